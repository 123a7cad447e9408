//! What every book reads off the history: who met, what bars from the bye, which rule gives a
//! colour.

use std::cmp::Ordering;

use ronde_model::{
    Colour, Histories, PairingNumber, RoundEntry, RoundNumber, Score, Snapshot, Unpaired, scores,
};

use super::{Book, Checked, Refused, Seat, Verdict, Why};
use crate::literal::Edition;
use crate::literal::record::Record;

/// The history before a round, in the eyes of a book.
pub(crate) struct Facts<'a> {
    pub(crate) snapshot: &'a Snapshot,
    pub(crate) round: RoundNumber,
    book: Book,
    record: Record<'a>,
    histories: Histories,
    points: Vec<Score>,
    odd: Vec<bool>,
}

impl<'a> Facts<'a> {
    pub(crate) fn new(snapshot: &'a Snapshot, round: RoundNumber, book: Book) -> Facts<'a> {
        let edition = match book {
            Book::Dutch2017 => Edition::Dutch2017,
            _ => Edition::Dutch2026,
        };
        let record = Record::new(snapshot, round, edition);
        let histories = Histories::of_first(snapshot, round.index());
        let (points, odd) = (record.pairing_scores(round), record.odd_numbers());
        Facts { snapshot, round, book, record, histories, points, odd }
    }

    fn index(&self, number: PairingNumber) -> usize {
        self.snapshot.index_of(number).expect("only players are spoken of")
    }

    pub(crate) fn score(&self, number: PairingNumber) -> Score {
        self.points[self.index(number)]
    }

    /// Colours of the games played, unplayed rounds left out.
    fn played(&self, number: PairingNumber) -> Vec<Colour> {
        self.record.colours(self.index(number))
    }

    /// Last round, and more than half of what could be scored.
    fn is_topscorer(&self, number: PairingNumber) -> bool {
        let rules = &self.snapshot.rules;
        let most = (i32::from(self.round.get()) - 1) * rules.points.win().tenths();
        self.is_last_round() && 2 * self.score(number).tenths() > most
    }

    fn is_last_round(&self) -> bool {
        self.snapshot.rules.declared_rounds.is_some_and(|last| self.round.get() >= last)
    }

    /// The colour that must be given, where only one may.
    fn must(&self, number: PairingNumber) -> Option<Colour> {
        due(&self.played(number)).filter(|due| due.1 == 2).map(|due| due.0)
    }

    /// The colour due and how much: 0 mild, 1 strong, 2 absolute.
    pub(crate) fn due(&self, number: PairingNumber) -> Option<(Colour, u8)> {
        let played = self.played(number);
        match self.book {
            // dutch-1992:A7a does not hold for these in the last round.
            Book::Dutch1992 if self.is_topscorer(number) => {
                let last = *played.last()?;
                Some(match balance(&played) {
                    0 => (last.other(), 0),
                    1.. => (Colour::Black, 1),
                    _ => (Colour::White, 1),
                })
            }
            // C.04.4.1:1.6.4.
            Book::Dubov2026 => due(&played).or(Some((Colour::Black, 0))),
            _ => due(&played),
        }
    }

    pub(crate) fn have_met(&self, one: PairingNumber, other: PairingNumber) -> bool {
        self.record.have_met(self.index(one), other)
    }

    fn is_prohibited(&self, one: PairingNumber, other: PairingNumber) -> bool {
        self.record.prohibited(one, other)
    }

    fn must_have_the_same(&self, one: PairingNumber, other: PairingNumber) -> bool {
        let excuses = match self.book {
            Book::Original | Book::Dubov1997 | Book::Dubov2026 | Book::Burstein2026 => false,
            // C.04.4.3:6.
            Book::Lim2026 => self.is_last_round() && self.score(one) == self.score(other),
            _ => self.is_topscorer(one) || self.is_topscorer(other),
        };
        !excuses && self.must(one).is_some() && self.must(one) == self.must(other)
    }

    /// What can be judged by itself; nothing is said of the others.
    pub(crate) fn plainly(&self, refused: &Refused) -> Option<bool> {
        let player = refused.player;
        let with = |test: &dyn Fn(PairingNumber) -> bool| refused.opponent.is_some_and(test);
        Some(match &refused.why {
            Why::Met => with(&|it| self.have_met(player, it)),
            Why::Prohibited => with(&|it| self.is_prohibited(player, it)),
            Why::SameColour => with(&|it| self.must_have_the_same(player, it)),
            Why::ByeBarred(round) => self.bars_from_the_bye(player, *round),
            Why::ColourDenied(colour) => self.must(player) == Some(colour.other()),
            _ => return None,
        })
    }

    /// Whether what the player got in that round bars him from the bye.
    fn bars_from_the_bye(&self, number: PairingNumber, round: RoundNumber) -> bool {
        if round >= self.round {
            return false;
        }
        let entry = self.histories.entry(self.index(number), round);
        let points = &self.snapshot.rules.points;
        let got = scores::for_result(self.snapshot, number, round, entry);
        let won_by_forfeit = matches!(
            entry,
            RoundEntry::Forfeited { won: true, .. } | RoundEntry::Unpaired(Unpaired::ForfeitWin)
        );
        entry == RoundEntry::Unpaired(Unpaired::PairingBye)
            || entry.met().is_none()
                && !matches!(entry, RoundEntry::Unfinished { .. })
                && match self.book {
                    Book::Dutch2017 => won_by_forfeit,
                    Book::Dutch2010 => got > points.white_loss.min(points.black_loss),
                    Book::Dutch1992 => got >= points.win(),
                    _ => points.entry(entry) >= points.win(),
                }
    }

    /// Colours of a pair by the rules that the Dutch books, Dubov of 2026 and, but for one, the
    /// original Swiss have in common: `stronger` is the higher-ranked. `directs` says whether the
    /// stronger one decides in the end.
    pub(crate) fn colours(
        &self,
        stronger: PairingNumber,
        weaker: PairingNumber,
        directs: bool,
    ) -> (Colour, &'static str) {
        let [both, degree, history, rank, lot] = rules_of(self.book);
        let (mine, theirs) = (self.played(stronger), self.played(weaker));
        if mine.is_empty() && theirs.is_empty() {
            let initial = self.record.initial_colour();
            let is_odd = self.odd[self.index(stronger)];
            return (if is_odd { initial } else { initial.other() }, lot);
        }
        let (first, second) = match (self.due(stronger), self.due(weaker)) {
            (Some(first), Some(second)) => (first, second),
            (Some(first), None) => return (first.0, both),
            (None, Some(second)) => return (second.0.other(), both),
            (None, None) => unreachable!("one of them has played"),
        };
        if first.0 != second.0 {
            return (first.0, both);
        }
        let is_dutch = matches!(self.book, Book::Dutch2017 | Book::Dutch2026);
        let width = |it: &[Colour]| if is_dutch && first.1 == 2 { balance(it).abs() } else { 0 };
        // C.04.4.3:5.3 asks only whether a colour must be.
        let degree_of = |it: u8| if self.book == Book::Lim2026 { it / 2 } else { it };
        let (first_degree, second_degree) = (degree_of(first.1), degree_of(second.1));
        match (first_degree, width(&mine)).cmp(&(second_degree, width(&theirs))) {
            Ordering::Greater => return (first.0, degree),
            Ordering::Less => return (first.0.other(), degree),
            Ordering::Equal => {}
        }
        match last_difference(&mine, &theirs) {
            Some(had) => (had.other(), history),
            None if directs => (first.0, rank),
            None => (first.0.other(), rank),
        }
    }

    /// A seat whose higher-ranked player is this one.
    pub(crate) fn seat(
        &self,
        seat: &Seat,
        stronger: PairingNumber,
        directs: bool,
        checked: &mut Checked,
    ) -> Verdict {
        let weaker = if seat.white == stronger { seat.black } else { seat.white };
        let (colour, rule) = self.colours(stronger, weaker, directs);
        let has = if seat.white == stronger { Colour::White } else { Colour::Black };
        let is_true = colour == has && rule == seat.rule;
        checked.claim("colour", is_true, || format!("{seat:?}: {colour:?} by {rule}"))?;
        self.dues(seat, checked)
    }

    /// What both are said to be due.
    pub(crate) fn dues(&self, seat: &Seat, checked: &mut Checked) -> Verdict {
        let dues = (self.due(seat.white), self.due(seat.black));
        let is_true = dues == (seat.white_due, seat.black_due);
        checked.claim("colours due", is_true, || format!("{seat:?}: {dues:?}"))
    }

    /// The higher-ranked of a seat by score and number.
    pub(crate) fn higher(&self, seat: &Seat) -> PairingNumber {
        let key = |number: PairingNumber| (std::cmp::Reverse(self.score(number)), number);
        if key(seat.white) < key(seat.black) { seat.white } else { seat.black }
    }
}

/// Names of the rules: both are content, the stronger wish, the last difference, the rank, the lot.
fn rules_of(book: Book) -> [&'static str; 5] {
    match book {
        Book::Dutch2017 | Book::Dutch2026 => [
            "BothPreferences",
            "StrongerPreference",
            "LastDifferentRound",
            "HigherRanked",
            "InitialColour",
        ],
        Book::Dutch2010 => {
            ["dutch-2010:E1", "dutch-2010:E2", "dutch-2010:E3", "dutch-2010:E4", "dutch-2010:E5"]
        }
        Book::Dubov2026 => [
            "C.04.4.1:5.2.2",
            "C.04.4.1:5.2.3",
            "C.04.4.1:5.2.4",
            "C.04.4.1:5.2.5",
            "C.04.4.1:5.2.1",
        ],
        Book::Burstein2026 => [
            "C.04.4.2:5.2.2",
            "C.04.4.2:5.2.3",
            "C.04.4.2:5.2.4",
            "C.04.4.2:5.2.5",
            "C.04.4.2:5.2.1",
        ],
        Book::Lim2026 => [
            "C.04.4.3:5.2",
            "C.04.4.3:5.3",
            "C.04.4.3:5.4, histories",
            "C.04.4.3:5.4, rank",
            "C.04.4.3:7.2",
        ],
        Book::Original => {
            ["dutch-1992:E1", "dutch-1992:E2", "dutch-1992:E3", "original:O15", "original:O19"]
        }
        _ => ["dutch-1992:E1", "dutch-1992:E2", "dutch-1992:E3", "dutch-1992:E4", "dutch-1992:E"],
    }
}

/// Whites less Blacks.
fn balance(played: &[Colour]) -> i32 {
    played.iter().map(|colour| if *colour == Colour::White { 1 } else { -1 }).sum()
}

/// A difference of two, or twice the same running; a difference of one; the other than the last.
fn due(played: &[Colour]) -> Option<(Colour, u8)> {
    let last = *played.last()?;
    let twice = played.len() > 1 && played[played.len() - 2] == last;
    Some(match balance(played) {
        2.. => (Colour::Black, 2),
        ..=-2 => (Colour::White, 2),
        _ if twice => (last.other(), 2),
        1 => (Colour::Black, 1),
        -1 => (Colour::White, 1),
        0 => (last.other(), 0),
    })
}

/// What the first had in the last game, counted back, in which the two had different colours.
fn last_difference(mine: &[Colour], theirs: &[Colour]) -> Option<Colour> {
    let back = mine.iter().rev().zip(theirs.iter().rev());
    back.into_iter().find(|(one, other)| one != other).map(|(one, _)| *one)
}
