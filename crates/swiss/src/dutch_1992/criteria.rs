//! Chapter B: what is asked of a pair and of those left over, and how far it is loosened.

use super::preliminaries::Cards;
use crate::field::{Entrant, Float};
use crate::steps::Refusal;

/// How far B5 and B6 are asked for in one direction (dutch-1992:C9, C10).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Floats {
    /// Both.
    B5AndB6,
    /// B6 is dropped.
    B5,
    /// Both are dropped.
    Neither,
}

impl Floats {
    /// In the order in which they are given up.
    pub(super) const ALL: [Floats; 3] = [Floats::B5AndB6, Floats::B5, Floats::Neither];

    /// How many rounds back floats still count.
    fn memory(self) -> u8 {
        match self {
            Floats::B5AndB6 => 2,
            Floats::B5 => 1,
            Floats::Neither => 0,
        }
    }

    /// How many rounds ago the player floated so, if that forbids it now.
    fn forbids(self, entrant: &Entrant, float: Float) -> Option<u8> {
        (1..=self.memory()).find(|&ago| entrant.floated(float, usize::from(ago) - 1))
    }
}

/// What is asked besides B1 and B2 (dutch-1992:B4 to B6).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Demands {
    /// B4: disturbed pairs allowed.
    pub(super) x: usize,
    /// B4 with BAF-77: disturbed pairs without a weak player allowed; for floaters, pairs that the
    /// look-ahead of BAF-77 would refuse.
    pub(super) forced: usize,
    /// B5 and B6 for those who meet a higher score.
    pub(super) up: Floats,
    /// B5 and B6 for those left over.
    pub(super) down: Floats,
}

impl Demands {
    /// Everything asked with this x.
    pub(super) fn strictest(x: usize) -> Demands {
        Demands { x, forced: 0, up: Floats::B5AndB6, down: Floats::B5AndB6 }
    }

    /// B4 alone, without degrees.
    pub(super) fn loosest(x: usize) -> Demands {
        Demands { x, forced: x, up: Floats::Neither, down: Floats::Neither }
    }
}

/// dutch-1992:B5, B6: how many rounds ago the lower-ranked of two unequal scores floated up, if
/// that forbids the pair. The note: not where one of them has more than half in the last round.
pub(super) fn raised_too_often(cards: &Cards<'_>, a: usize, b: usize, up: Floats) -> Option<u8> {
    let (one, other) = (cards.field.at(a), cards.field.at(b));
    if one.score == other.score || one.topscorer || other.topscorer {
        return None;
    }
    up.forbids(if one.score < other.score { one } else { other }, Float::Up)
}

/// dutch-1992:B5, B6: how many rounds ago the player floated down, if that forbids leaving him
/// over.
pub(super) fn left_too_often(cards: &Cards<'_>, place: usize, down: Floats) -> Option<u8> {
    let entrant = cards.field.at(place);
    down.forbids(entrant, Float::Down).filter(|_| !entrant.topscorer)
}

/// The demands on a homogeneous level or a remainder that are decided pair by pair and player by
/// player; how many pairs are disturbed, and how many of these are without a weak player, is
/// counted by [`Group`](super::group::Group).
///
/// BAF-77 looks ahead: it refuses a disturbed pair of two weak players, and an undisturbed pair
/// that uses one, while x is not below the weak players left, for they would force a pair of two
/// strong players later. With the fewest such pairs asked of the whole group, that is implied.
pub(super) struct Sieve<'a> {
    pub(super) cards: &'a Cards<'a>,
    pub(super) demands: Demands,
}

impl Sieve<'_> {
    /// What is left of x and of what BAF-77 allows after this pair too, or why it is refused.
    pub(super) fn spend(
        &self,
        a: usize,
        b: usize,
        (x, forced): (usize, usize),
    ) -> Result<(usize, usize), Refusal> {
        if let Some(bar) = self.cards.field.bar(a, b) {
            return Err(Refusal::Barred(bar));
        }
        let is_disturbed = usize::from(self.cards.is_disturbed(a, b));
        let is_forced = usize::from(self.cards.is_forced(a, b));
        let x = x.checked_sub(is_disturbed).ok_or(Refusal::Colours)?;
        let forced = forced.checked_sub(is_forced).ok_or(Refusal::ColourDegree)?;
        match raised_too_often(self.cards, a, b, self.demands.up) {
            Some(ago) => Err(Refusal::Float(Float::Up, ago)),
            None => Ok((x, forced)),
        }
    }

    /// Whether the pair is allowed by itself.
    pub(super) fn admits(&self, a: usize, b: usize) -> bool {
        self.cards.field.may_meet(a, b)
            && !(self.demands.x == 0 && self.cards.is_disturbed(a, b))
            && !self.degrees_refuse(a, b)
            && raised_too_often(self.cards, a, b, self.demands.up).is_none()
    }

    fn degrees_refuse(&self, a: usize, b: usize) -> bool {
        self.demands.forced == 0 && self.cards.is_forced(a, b)
    }

    /// Why the player may not be left over, if so.
    pub(super) fn keeps(&self, place: usize) -> Option<Refusal> {
        let ago = left_too_often(self.cards, place, self.demands.down);
        ago.map(|ago| Refusal::Float(Float::Down, ago))
    }
}
