//! C12 and C13: what the bracket below must still get when the one above is paired again.
//!
//! The book goes through all other pairings of the bracket above and tries each below. Here both
//! brackets stand in one graph: the players of the upper one, who may meet each other; whoever of
//! them does not, and who floats anyway (C1), may meet the players below. Places that may stay
//! without an opponent below are filled with vertices of nobody, so that "so many pairs at least"
//! becomes "nobody without a mate", which a matching answers. No two players whom the upper bracket
//! leaves over may meet, or it would have made a pair more of them.

use crate::field::Field;
use crate::kernel::fields::Fields;

use super::bracket::Bracket;

/// What the bracket below is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Wanted {
    /// P = M1: only so many moved-down players must find opponents.
    First { m1: usize },
    /// P1 pairs, M1 of them with moved-down players.
    All { m1: usize, p1: usize },
    /// C13: everything but the exempt player.
    Completion,
}

/// What is looked at beside a bracket's own players.
#[derive(Clone, Debug)]
pub(super) enum Below {
    /// Nothing.
    Nothing,
    /// The bracket below.
    Asks(Box<Asks>),
}

/// The bracket below in the graph.
#[derive(Clone, Debug)]
pub(super) struct Asks {
    wanted: Wanted,
    /// To be paired in the upper bracket.
    upper: Vec<usize>,
    /// C1 in the upper bracket: they come down whatever happens.
    floating: Vec<usize>,
    /// Players below.
    lower: Vec<usize>,
    /// Those of them who count as moved down (C13).
    joined: Vec<usize>,
    /// Whether the bracket below is the lowest.
    lowest: bool,
    /// The first vertex that is nobody.
    nobody: usize,
    /// How many of those may stand in for anybody, and how many only for players below.
    stand_ins: (usize, usize),
}

/// Where a vertex of the graph stands.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Side {
    Upper,
    Floating,
    Lower,
    /// For anybody.
    AnyStandIn,
    /// For players below only.
    LowerStandIn,
}

impl Below {
    /// The bracket `below` the bracket `above` with what is wanted of it; none if it is out of
    /// the question.
    pub(super) fn new(
        field: &Field,
        above: &Bracket,
        below: &Bracket,
        wanted: Wanted,
    ) -> Option<Below> {
        let upper = above.players();
        let floating = above.out.clone();
        let mut lower = [below.joined.as_slice(), &below.residents].concat();
        lower.sort_unstable();
        let coming = upper.len() + floating.len() - 2 * above.p1;
        let stand_ins = match wanted {
            Wanted::First { .. } if below.lowest => (0, 0),
            Wanted::First { m1 } => (coming.checked_sub(m1)?, 0),
            Wanted::All { .. } | Wanted::Completion if below.lowest => {
                ((upper.len() + floating.len() + lower.len()) % 2, 0)
            }
            Wanted::All { m1, p1 } => {
                let left = (coming + lower.len()).checked_sub(2 * p1)?;
                let any = left.min(coming.checked_sub(m1)?);
                (any, left - any)
            }
            Wanted::Completion => return None,
        };
        let joined = below.joined.clone();
        let (lowest, nobody) = (below.lowest, field.len());
        let asks = Asks { wanted, upper, floating, lower, joined, lowest, nobody, stand_ins };
        Some(Below::Asks(Box::new(asks)))
    }

    /// Vertices beside the upper bracket's own players.
    pub(super) fn places(&self) -> Vec<usize> {
        let Below::Asks(asks) = self else { return Vec::new() };
        let mut places = [asks.floating.as_slice(), &asks.lower].concat();
        places.sort_unstable();
        let (any, lower) = asks.stand_ins;
        places.extend(asks.nobody..asks.nobody + any + lower);
        places
    }

    /// C13 asks for completion before the number of pairs.
    pub(super) fn comes_first(&self) -> bool {
        matches!(self, Below::Asks(asks) if asks.wanted == Wanted::Completion)
    }

    /// Whether an edge that is not inside the upper bracket exists.
    pub(super) fn joins(&self, field: &Field, a: usize, b: usize) -> bool {
        match self {
            Below::Nothing => false,
            Below::Asks(asks) => asks.joins(field, a, b),
        }
    }

    /// Adds what is wanted as criteria.
    pub(super) fn add(&self, fields: &mut Fields<'_>) {
        let Below::Asks(asks) = self else { return };
        if asks.covers_all() {
            fields.add(|_, _| 1);
        } else if !asks.lowest {
            let covered = |place: usize| i64::from(asks.is_upper(place));
            fields.add(|a, b| covered(a) + covered(b));
        }
        if asks.least_downfloaters().is_some() {
            fields.add(|a, b| i64::from(asks.is_from_above(a, b)));
        }
    }

    /// Whether this matching gives what is wanted.
    pub(super) fn is_had(&self, mate: &dyn Fn(usize) -> Option<usize>) -> bool {
        let Below::Asks(asks) = self else { return true };
        let all = || [asks.upper.as_slice(), &self.places()].concat().into_iter();
        let covered = if asks.covers_all() {
            all().all(|place| mate(place).is_some())
        } else {
            asks.lowest || all().all(|place| !asks.is_upper(place) || mate(place).is_some())
        };
        let counts = |place: &usize| {
            mate(*place).is_some_and(|other| *place < other && asks.is_from_above(*place, other))
        };
        covered
            && asks.least_downfloaters().is_none_or(|least| all().filter(counts).count() >= least)
    }
}

impl Asks {
    fn side(&self, place: usize) -> Side {
        if place >= self.nobody + self.stand_ins.0 {
            Side::LowerStandIn
        } else if place >= self.nobody {
            Side::AnyStandIn
        } else if self.upper.binary_search(&place).is_ok() {
            Side::Upper
        } else if self.floating.binary_search(&place).is_ok() {
            Side::Floating
        } else {
            Side::Lower
        }
    }

    fn is_upper(&self, place: usize) -> bool {
        matches!(self.side(place), Side::Upper | Side::Floating)
    }

    fn is_joined(&self, place: usize) -> bool {
        self.joined.binary_search(&place).is_ok()
    }

    /// Whether nobody at all may be without a mate.
    fn covers_all(&self) -> bool {
        !matches!(self.wanted, Wanted::First { .. })
    }

    /// In the lowest bracket: how many pairs with players from above are needed. No set of
    /// downfloaters allows more than that, so the most that can be had are counted.
    fn least_downfloaters(&self) -> Option<usize> {
        match self.wanted {
            Wanted::First { m1 } | Wanted::All { m1, .. } if self.lowest && m1 > 0 => Some(m1),
            _ => None,
        }
    }

    /// Whether the pair is one of the lower bracket with a player from above.
    fn is_from_above(&self, a: usize, b: usize) -> bool {
        let sides = (self.side(a), self.side(b));
        let above = |place: usize, side: Side| {
            side == Side::Upper || side == Side::Floating || self.is_joined(place)
        };
        let is_below = sides.0 == Side::Lower || sides.1 == Side::Lower;
        let is_nobody = a >= self.nobody || b >= self.nobody;
        is_below && !is_nobody && (above(a, sides.0) || above(b, sides.1))
    }

    fn joins(&self, field: &Field, a: usize, b: usize) -> bool {
        use Side::{AnyStandIn, Floating, Lower, LowerStandIn, Upper};
        let may_be_left = |place: usize| !self.lowest || field.at(place).bye_barred.is_none();
        match (self.side(a), self.side(b)) {
            (Upper | Floating, Lower) | (Lower, Upper | Floating) => field.may_meet(a, b),
            (Lower, Lower) => {
                (self.covers_all() || self.is_joined(a) || self.is_joined(b))
                    && field.may_meet(a, b)
            }
            (Upper | Floating, AnyStandIn) => may_be_left(a),
            (AnyStandIn, Upper | Floating) => may_be_left(b),
            (Lower, AnyStandIn | LowerStandIn) => self.covers_all() && may_be_left(a),
            (AnyStandIn | LowerStandIn, Lower) => self.covers_all() && may_be_left(b),
            (AnyStandIn | LowerStandIn, AnyStandIn | LowerStandIn) => self.covers_all(),
            (Upper | Floating, Upper | Floating | LowerStandIn)
            | (LowerStandIn, Upper | Floating) => false,
        }
    }
}
