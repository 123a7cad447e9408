//! C1, C12 and C13: the round from the top level to the last, and the ways back.

use ronde_model::Score;

use super::articles::{C12, C13};
use super::below::{Below, Fit, alone, completes, fit_of, movers_fit};
use super::budget::Budget;
use super::level::{self, Errand, Paired};
use super::preliminaries::{Cards, is_homogeneous};
use crate::pairing::PairingError;

/// A level and how it was paired.
pub(super) struct Done {
    pub(super) score: Score,
    pub(super) movers: Vec<usize>,
    pub(super) residents: Vec<usize>,
    /// C1: those who can meet nobody here and float on.
    pub(super) alone: Vec<usize>,
    pub(super) paired: Paired,
    /// The articles under which the pairing was undone and made again.
    pub(super) again: Vec<&'static str>,
}

/// A whole round.
pub(super) struct Drawn {
    /// From the top; the last one is the last.
    pub(super) levels: Vec<Done>,
    /// C13: scores of levels that were joined to the last, as it happened.
    pub(super) joined: Vec<Score>,
}

/// The round, or nothing if there is no complete pairing.
pub(super) fn round(cards: &Cards<'_>) -> Result<Option<Drawn>, PairingError> {
    let groups = cards.field.scoregroups();
    let mut groups: Vec<Vec<usize>> = groups.into_iter().map(Iterator::collect).collect();
    let Some(last) = groups.pop() else { return Ok(None) };
    let mut procedure = Procedure { cards, done: Vec::new(), joined: Vec::new() };
    for residents in groups {
        procedure.c12(&residents, false)?;
        let movers = procedure.leaving();
        procedure.pair_in_turn(movers, residents)?;
    }
    procedure.c12(&last, true)?;
    let Some(movers) = procedure.c13(&last)? else { return Ok(None) };
    if !procedure.pair_last(movers, last)? {
        return Ok(None);
    }
    Ok(Some(Drawn { levels: procedure.done, joined: procedure.joined }))
}

struct Procedure<'a> {
    cards: &'a Cards<'a>,
    done: Vec<Done>,
    joined: Vec<Score>,
}

impl Procedure<'_> {
    /// Who leaves the level that was paired last.
    fn leaving(&self) -> Vec<usize> {
        self.done.last().map(Done::leaving).unwrap_or_default()
    }

    fn score(&self, residents: &[usize]) -> Score {
        residents.first().map_or(Score::ZERO, |&place| self.cards.field.at(place).score)
    }

    /// C1 for a level that is not the last: whoever can meet nobody floats on. A floater among
    /// them has been through C12.
    fn pair_in_turn(
        &mut self,
        movers: Vec<usize>,
        residents: Vec<usize>,
    ) -> Result<(), PairingError> {
        let alone = alone(self.cards.field, &[movers.as_slice(), &residents].concat());
        let score = self.score(&residents);
        let mut done =
            Done { score, movers, residents, alone, paired: Paired::default(), again: Vec::new() };
        if let Some(paired) = done.pair(self.cards, Errand::Turn)? {
            done.paired = paired;
        }
        self.done.push(done);
        Ok(())
    }

    fn pair_last(
        &mut self,
        movers: Vec<usize>,
        residents: Vec<usize>,
    ) -> Result<bool, PairingError> {
        let (score, alone, again) = (self.score(&residents), Vec::new(), Vec::new());
        let mut done = Done { score, movers, residents, alone, paired: Paired::default(), again };
        let Some(paired) = done.pair(self.cards, Errand::Last)? else { return Ok(false) };
        done.paired = paired;
        self.done.push(done);
        Ok(true)
    }

    /// C12: the level above is paired again, with as many pairs, if its floaters do not fit here
    /// and others do. Otherwise it stays as it is.
    fn c12(&mut self, residents: &[usize], last: bool) -> Result<(), PairingError> {
        let cards = self.cards;
        let Some(above) = self.done.last_mut() else { return Ok(()) };
        let movers = above.leaving();
        if above.paired.pairs().next().is_none() || !is_stuck(cards, &movers, residents) {
            return Ok(());
        }
        let below = Below {
            fixed: above.alone.clone(),
            residents: residents.to_vec(),
            fit: fit_of(movers.len(), residents.len(), last),
        };
        if let Some(paired) = above.pair(cards, Errand::C12(&below, above.paired.lowered))? {
            if above.paired.left != paired.left {
                above.again.push(C12);
            }
            above.paired = paired;
        }
        Ok(())
    }

    /// C13: until the last level can be paired. Gives those who move into it.
    fn c13(&mut self, residents: &[usize]) -> Result<Option<Vec<usize>>, PairingError> {
        let cards = self.cards;
        // Those of levels that were joined to the last.
        let mut joined: Vec<usize> = Vec::new();
        loop {
            let mut movers = [self.leaving(), joined.clone()].concat();
            movers.sort_unstable();
            if completes(cards.field, &[movers.as_slice(), residents].concat()) {
                return Ok(Some(movers));
            }
            let Some(above) = self.done.last_mut() else { return Ok(None) };
            let below = Below {
                fixed: [above.alone.as_slice(), &joined].concat(),
                residents: residents.to_vec(),
                fit: Fit::Everybody,
            };
            if let Some(paired) = above.pair(cards, Errand::C13(&below))? {
                above.paired = paired;
                above.again.push(C13);
            } else {
                joined.extend_from_slice(&above.residents);
                self.joined.push(above.score);
                self.done.pop();
            }
        }
    }
}

/// dutch-1992:C1, C12: a floater can meet nobody, or the floaters cannot all be paired.
fn is_stuck(cards: &Cards<'_>, movers: &[usize], residents: &[usize]) -> bool {
    let everybody = [movers, residents].concat();
    alone(cards.field, &everybody).iter().any(|place| movers.contains(place))
        || !is_homogeneous(movers.len(), residents.len())
            && !movers_fit(cards.field, movers, residents)
}

impl Done {
    /// Those who go down.
    fn leaving(&self) -> Vec<usize> {
        let mut leaving = [self.alone.as_slice(), &self.paired.left].concat();
        leaving.sort_unstable();
        leaving
    }

    fn pair(&self, cards: &Cards<'_>, errand: Errand<'_>) -> Result<Option<Paired>, PairingError> {
        let stays = |place: &usize| !self.alone.contains(place);
        let movers: Vec<usize> = self.movers.iter().copied().filter(stays).collect();
        let residents: Vec<usize> = self.residents.iter().copied().filter(stays).collect();
        let mut budget = Budget::new(self.score, movers.len() + residents.len());
        level::pair(cards, &movers, &residents, errand, &mut budget)
    }
}
