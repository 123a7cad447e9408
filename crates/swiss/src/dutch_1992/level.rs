//! C2 to C11 and C14 for one level: S1, S2, x, p, and the demands that are given up in turn.

use super::below::{Below, pairs_among};
use super::budget::Budget;
use super::criteria::{Demands, Floats};
use super::floaters::fit;
use super::group::{Exit, Found, Group};
use super::heterogeneous::Heterogeneous;
use super::preliminaries::{Cards, Palette, is_homogeneous};
use crate::pairing::PairingError;

/// How often C14 lowered p: of the floaters, and of the homogeneous level or the remainder.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Lowered {
    pub(super) floaters: usize,
    pub(super) others: usize,
}

/// Why a level is paired.
#[derive(Clone, Copy)]
pub(super) enum Errand<'a> {
    /// In its turn.
    Turn,
    /// In its turn, as the last one.
    Last,
    /// C12: again with as many pairs, so that those left over fit below.
    C12(&'a Below, Lowered),
    /// C13: again with as few pairs as need be, but one at least.
    C13(&'a Below),
}

impl Errand<'_> {
    pub(super) fn is_last(self) -> bool {
        matches!(self, Errand::Last)
    }

    pub(super) fn below(self) -> Option<Below> {
        match self {
            Errand::Turn | Errand::Last => None,
            Errand::C12(below, _) | Errand::C13(below) => Some(below.clone()),
        }
    }

    /// Whether p may be lowered so often.
    pub(super) fn allows(self, lowered: Lowered) -> bool {
        match self {
            Errand::Turn | Errand::C13(_) => true,
            Errand::Last => lowered.others == 0,
            Errand::C12(_, as_before) => lowered == as_before,
        }
    }
}

/// A level that is paired.
#[derive(Clone, Debug, Default)]
pub(super) struct Paired {
    /// S1 and S2 of the floaters, as they were laid out; empty in a homogeneous level.
    pub(super) floaters: (Vec<usize>, Vec<usize>),
    /// Their pairs.
    pub(super) floated: Vec<(usize, usize)>,
    /// What was asked of these.
    pub(super) asked_of_floaters: Option<Demands>,
    /// The homogeneous level or the remainder.
    pub(super) players: Vec<usize>,
    pub(super) found: Found,
    /// What was asked of it, and x by A8.
    pub(super) asked: Option<Demands>,
    pub(super) x: usize,
    /// Everybody who leaves the level.
    pub(super) left: Vec<usize>,
    pub(super) lowered: Lowered,
    /// Where those left over had to fit, if C12 or C13 asked for it.
    pub(super) below: Option<Below>,
    /// Whether one of those left over is exempt.
    pub(super) is_last: bool,
}

impl Paired {
    /// The homogeneous level or the remainder as it was paired.
    pub(super) fn group<'a>(&'a self, cards: &'a Cards<'a>) -> Group<'a> {
        let exit = match &self.below {
            Some(below) => Exit::Below(below),
            None if self.is_last => Exit::Bye,
            None => Exit::Down,
        };
        let palette = Palette::of(cards, &self.players);
        Group { cards, players: &self.players, palette, exit }
    }

    /// All pairs of the level.
    pub(super) fn pairs(&self) -> impl Iterator<Item = (usize, usize)> {
        self.floated.iter().chain(&self.found.pairs).copied()
    }
}

pub(super) type Answer = Result<Option<Paired>, PairingError>;

/// Pairs a level.
pub(super) fn pair(
    cards: &Cards<'_>,
    movers: &[usize],
    residents: &[usize],
    errand: Errand<'_>,
    budget: &mut Budget,
) -> Answer {
    let everybody = [movers, residents].concat();
    let homogeneous = Homogeneous { cards, errand };
    if is_homogeneous(movers.len(), residents.len()) {
        return homogeneous.pair(&everybody, &[], 0, budget);
    }
    for lowered in 0..movers.len() {
        let (s1, s2) = everybody.split_at(movers.len() - lowered);
        if !fit(s1, s2, &|a, b| cards.field.may_meet(a, b)) {
            continue;
        }
        let mut level = Heterogeneous::new(cards, s1, s2, lowered, errand);
        if let Some(paired) = level.pair(budget)? {
            return Ok(Some(paired));
        }
    }
    // C14 with p = 0, as the comments have it: the floaters go down, which in the last level
    // nobody can.
    if errand.is_last() {
        homogeneous.pair(&everybody, &[], movers.len(), budget)
    } else {
        homogeneous.pair(residents, movers, movers.len(), budget)
    }
}

/// dutch-1992:C9 and C10, for given x and BAF-77: what is asked in turn.
fn loosening(x: usize, forced: usize) -> impl Iterator<Item = Demands> {
    let ups = Floats::ALL.into_iter();
    ups.flat_map(move |up| Floats::ALL.map(|down| Demands { x, forced, up, down }))
}

struct Homogeneous<'a> {
    cards: &'a Cards<'a>,
    errand: Errand<'a>,
}

impl Homogeneous<'_> {
    /// `down` leave the level in any case.
    fn pair(
        &self,
        players: &[usize],
        down: &[usize],
        floaters: usize,
        budget: &mut Budget,
    ) -> Answer {
        let below = self.errand.below().map(|below| below.with(down));
        let exit = match &below {
            Some(below) => Exit::Below(below),
            None if self.errand.is_last() => Exit::Bye,
            None => Exit::Down,
        };
        let palette = Palette::of(self.cards, players);
        let cards = self.cards;
        let group = Group { cards, players, palette, exit };
        let most = players.len() / 2;
        let Some((found, asked)) = self.candidate(&group, floaters, budget)? else {
            return Ok(None);
        };
        let mut left = [down, &found.left].concat();
        left.sort_unstable();
        Ok(Some(Paired {
            players: players.to_vec(),
            x: palette.x,
            left,
            lowered: Lowered { floaters, others: most - found.pairs.len() },
            asked: Some(asked),
            found,
            is_last: self.errand.is_last(),
            below,
            ..Paired::default()
        }))
    }

    /// C14 is settled first: how many pairs there can be. Then C11: how many must be disturbed;
    /// then BAF-77: how many of these without a weak player.
    fn candidate(
        &self,
        group: &Group<'_>,
        floaters: usize,
        budget: &mut Budget,
    ) -> Result<Option<(Found, Demands)>, PairingError> {
        let most = group.players.len() / 2;
        if group.players.is_empty() {
            // Nobody is here, and C13 wants a pair.
            let is_enough = !matches!(self.errand, Errand::C13(_));
            return Ok(is_enough.then(|| (Found::default(), Demands::strictest(0))));
        }
        if matches!(self.errand, Errand::Turn | Errand::Last) {
            let demands = Demands::strictest(group.palette.x);
            if let Some(found) = group.first(most, demands, budget)? {
                return Ok(Some((found, demands)));
            }
        }
        let Some(p) = self.pairs_possible(group, floaters, budget)? else { return Ok(None) };
        let fewest = group.fewest_disturbed(p, Demands::loosest(0), budget)?;
        let Some((x, forced)) = fewest else { return Ok(None) };
        for demands in loosening(x, forced) {
            if let Some(found) = group.first(p, demands, budget)? {
                return Ok(Some((found, demands)));
            }
        }
        Ok(None)
    }

    fn pairs_possible(
        &self,
        group: &Group<'_>,
        floaters: usize,
        budget: &mut Budget,
    ) -> Result<Option<usize>, PairingError> {
        let most = group.players.len() / 2;
        Ok(match self.errand {
            Errand::Turn => Some(pairs_among(self.cards.field, group.players)),
            Errand::Last => Some(most),
            Errand::C12(_, before) => {
                most.checked_sub(before.others).filter(|_| before.floaters == floaters)
            }
            Errand::C13(_) => {
                group.most_pairs(&[], Floats::Neither, budget)?.filter(|&pairs| pairs > 0)
            }
        })
    }
}
