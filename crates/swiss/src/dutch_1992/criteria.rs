//! Chapter B: what is asked of a pair and of those left over, and how far it is loosened.

use super::preliminaries::{Cards, Palette};
use crate::field::{Entrant, Float};
use crate::steps::Refusal;

/// How far B5 and B6 are asked for in one direction (seed-001:C9, C10).
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

/// What is asked besides B1 and B2 (seed-001:B4 to B6).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Demands {
    /// B4: disturbed pairs allowed.
    pub(super) x: usize,
    /// B4 with its clarification: degrees of preference.
    pub(super) degrees: bool,
    /// B5 and B6 for those who meet a higher score.
    pub(super) up: Floats,
    /// B5 and B6 for those left over.
    pub(super) down: Floats,
}

impl Demands {
    /// B4 alone, without degrees.
    pub(super) fn loosest(x: usize) -> Demands {
        Demands { x, degrees: false, up: Floats::Neither, down: Floats::Neither }
    }
}

/// Seed-001:B5, B6: how many rounds ago the lower-ranked of two unequal scores floated up, if that
/// forbids the pair. The note: not where one of them has more than half in the last round.
pub(super) fn raised_too_often(cards: &Cards<'_>, a: usize, b: usize, up: Floats) -> Option<u8> {
    let (one, other) = (cards.field.at(a), cards.field.at(b));
    if one.score == other.score || one.topscorer || other.topscorer {
        return None;
    }
    up.forbids(if one.score < other.score { one } else { other }, Float::Up)
}

/// Seed-001:B5, B6: how many rounds ago the player floated down, if that forbids leaving him over.
pub(super) fn left_too_often(cards: &Cards<'_>, place: usize, down: Floats) -> Option<u8> {
    let entrant = cards.field.at(place);
    down.forbids(entrant, Float::Down).filter(|_| !entrant.topscorer)
}

/// The demands on a homogeneous level or a remainder, each decided pair by pair and player by
/// player.
///
/// The clarification of B4 looks at the pairs already made: a disturbed pair without a weak player
/// is kept only while x exceeds the weak players left; one of two weak players, and an undisturbed
/// pair that uses one, only while it is below them. With d disturbed pairs, l weak players left
/// over and everything else as asked, the difference (weak left − x left) starts at w − x, is
/// raised by a disturbed pair without weak players and lowered by the other two kinds, and may
/// never cross zero. So, where w ≥ x: no disturbed pair without a weak player, and at most w − x
/// of the other two kinds; these are w − l − d, and d ≥ x here (no smaller x was enough), so the
/// second half always holds. Where w < x: none of the other two kinds, and at most x − w disturbed
/// pairs without a weak player; these are d − w + l with d = x, so it says that no weak player is
/// left over.
pub(super) struct Sieve<'a> {
    pub(super) cards: &'a Cards<'a>,
    pub(super) palette: Palette,
    pub(super) demands: Demands,
}

impl Sieve<'_> {
    /// Why the pair is refused by itself, if it is.
    pub(super) fn refuses(&self, a: usize, b: usize) -> Option<Refusal> {
        if let Some(bar) = self.cards.field.bar(a, b) {
            Some(Refusal::Barred(bar))
        } else if self.cards.is_disturbed(a, b) && self.demands.x == 0 {
            Some(Refusal::Colours)
        } else if self.degrees_refuse(a, b) {
            Some(Refusal::ColourDegree)
        } else {
            let ago = raised_too_often(self.cards, a, b, self.demands.up);
            ago.map(|ago| Refusal::Float(Float::Up, ago))
        }
    }

    /// The same without the words, for the searches.
    pub(super) fn admits(&self, a: usize, b: usize) -> bool {
        self.cards.field.may_meet(a, b)
            && !(self.demands.x == 0 && self.cards.is_disturbed(a, b))
            && !self.degrees_refuse(a, b)
            && raised_too_often(self.cards, a, b, self.demands.up).is_none()
    }

    fn has_degrees(&self) -> bool {
        self.demands.degrees && self.palette.majority.is_some()
    }

    fn degrees_refuse(&self, a: usize, b: usize) -> bool {
        if !self.has_degrees() {
            return false;
        }
        let weak = self.palette.weak_in(self.cards, a, b);
        let enough = self.palette.weak >= self.demands.x;
        match (self.cards.is_disturbed(a, b), weak) {
            (true, 0) => enough,
            (true, 1) | (false, 0) => false,
            (true | false, _) => !enough,
        }
    }

    /// Why the player may not be left over, if so.
    pub(super) fn keeps(&self, place: usize) -> Option<Refusal> {
        let is_needed = self.has_degrees()
            && self.palette.weak < self.demands.x
            && self.palette.is_weak(self.cards, place);
        if is_needed {
            return Some(Refusal::ColourDegree);
        }
        let ago = left_too_often(self.cards, place, self.demands.down);
        ago.map(|ago| Refusal::Float(Float::Down, ago))
    }
}
