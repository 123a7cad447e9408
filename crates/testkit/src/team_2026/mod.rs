//! The Swiss Team Pairing System (C.04.6) exactly as written, for small fields; its chapters 2 and
//! 3 are in [`mod@matches`].
//!
//! | Article | Where |
//! |---|---|
//! | 1.2, 1.4, 1.5, 1.6 | `facts` |
//! | 1.7 | `Colours::preference` |
//! | C1, C2 | `facts` |
//! | C8, C9 | `Colours::colours_hurt`, off the colours that 4.3 gives |
//! | 4.2, 4.3 | `Colours::colour_of_first` |
//!
//! Readings: as in the engine's documentation.

mod facts;

use ronde_model::{Colour, RoundNumber, Snapshot, TeamForm, TeamPreferences};

use crate::literal::LiteralError;
use crate::matches::{self, MatchRound, Reading, Rules};

/// Pairs one round of teams from the rounds before it.
///
/// # Errors
/// If no complete pairing exists, or the field is too large, or earlier rounds are missing.
pub fn pair(snapshot: &Snapshot, round: RoundNumber) -> Result<MatchRound, LiteralError> {
    pair_by(snapshot, round, Reading::Named)
}

/// The same by a reading of C6.
///
/// # Errors
/// Those of [`pair`].
pub fn pair_by(
    snapshot: &Snapshot,
    round: RoundNumber,
    reading: Reading,
) -> Result<MatchRound, LiteralError> {
    if snapshot.rounds.len() < round.index() {
        return Err(LiteralError::MissingRounds { rounds: snapshot.rounds.len() });
    }
    matches::pair(&facts::field(snapshot, round), reading)
}

/// What C.04.6 says for itself.
struct Colours {
    form: TeamForm,
    /// Colours of board 1 in matches that were played, by place.
    had: Vec<Vec<Colour>>,
    /// What 4.2 orders by: scores in the standings down, number up.
    ranks: Vec<(i32, i32, u32)>,
    /// Whether the number among those that have arrived is odd.
    odd: Vec<bool>,
    initial: Colour,
    /// Rounds after this one.
    to_come: u16,
}

#[derive(Clone, Copy, PartialEq, Eq)]
struct Wish {
    colour: Colour,
    is_strong: bool,
}

impl Rules for Colours {
    fn floats_count(&self) -> bool {
        self.to_come >= 2
    }

    fn colours_hurt(&self, higher: usize, lower: usize) -> Vec<usize> {
        let colour = self.colour_of_higher(higher, lower);
        let got = [(higher, colour), (lower, colour.other())];
        let denied = |strong_only: bool| {
            let denied = got.iter().filter(|&&(place, colour)| {
                let wish = self.preference(place);
                wish.is_some_and(|it| it.colour != colour && (it.is_strong || !strong_only))
            });
            denied.count()
        };
        vec![denied(false), denied(true)]
    }

    fn colour_of_higher(&self, higher: usize, lower: usize) -> Colour {
        if self.ranks[higher] < self.ranks[lower] {
            self.colour_of_first(higher, lower)
        } else {
            self.colour_of_first(lower, higher).other()
        }
    }
}

impl Colours {
    fn difference(&self, place: usize) -> i32 {
        self.had[place].iter().map(|it| if *it == Colour::White { 1 } else { -1 }).sum()
    }

    /// 1.7.1 and 1.7.2.
    fn preference(&self, place: usize) -> Option<Wish> {
        let had = &self.had[place];
        let difference = self.difference(place);
        let last_two =
            |colour: Colour| had.len() >= 2 && had.iter().rev().take(2).all(|&it| it == colour);
        let strong_white =
            difference < -1 || (matches!(difference, -1 | 0) && last_two(Colour::Black));
        let strong_black =
            difference > 1 || (matches!(difference, 0 | 1) && last_two(Colour::White));
        let strong = match (strong_white, strong_black) {
            (true, _) => Some(Colour::White),
            (_, true) => Some(Colour::Black),
            _ => None,
        };
        match self.form.preferences {
            TeamPreferences::None => None,
            TeamPreferences::TypeA => strong.map(|colour| Wish { colour, is_strong: false }),
            TeamPreferences::TypeB => match strong {
                Some(colour) => Some(Wish { colour, is_strong: true }),
                None => self.mild(place).map(|colour| Wish { colour, is_strong: false }),
            },
        }
    }

    fn mild(&self, place: usize) -> Option<Colour> {
        let last = self.had[place].last()?;
        match self.difference(place) {
            -1 => Some(Colour::White),
            1 => Some(Colour::Black),
            0 if self.to_come > 0 => Some(last.other()),
            _ => None,
        }
    }

    /// 4.3.
    fn colour_of_first(&self, first: usize, second: usize) -> Colour {
        let (one, other) = (&self.had[first], &self.had[second]);
        // 4.3.1
        if one.is_empty() && other.is_empty() {
            return if self.odd[first] { self.initial } else { self.initial.other() };
        }
        let (mine, theirs) = (self.preference(first), self.preference(second));
        // 4.3.2
        if let (Some(wish), None) = (mine, theirs) {
            return wish.colour;
        }
        if let (None, Some(wish)) = (mine, theirs) {
            return wish.colour.other();
        }
        if let (Some(mine), Some(theirs)) = (mine, theirs) {
            // 4.3.3
            if mine.colour != theirs.colour {
                return mine.colour;
            }
            // 4.3.4
            if mine.is_strong != theirs.is_strong {
                return if mine.is_strong { mine.colour } else { theirs.colour.other() };
            }
        }
        // 4.3.5
        let (own, others) = (self.difference(first), self.difference(second));
        if own != others {
            return if own < others { Colour::White } else { Colour::Black };
        }
        // 4.3.6
        let backwards = one.iter().rev().zip(other.iter().rev());
        if let Some((had, _)) = backwards.into_iter().find(|(one, other)| one != other) {
            return had.other();
        }
        // 4.3.7, 4.3.8, 4.3.9
        match (mine, one.last(), other.last()) {
            (Some(wish), ..) => wish.colour,
            (None, Some(had), _) => had.other(),
            (None, None, Some(had)) => *had,
            (None, None, None) => self.initial,
        }
    }
}
