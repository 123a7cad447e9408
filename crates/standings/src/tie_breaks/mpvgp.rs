//! MPvGP (C.07:13.1): game points where match points rank first, and the other way round.

use super::Ground;
use super::pts::Points;
use crate::grammar::{Code, TieBreak};

pub(super) fn other_points(ground: Ground<'_>) -> Points<'_> {
    let other = TieBreak { basis: Some(ground.primary.other()), ..TieBreak::plain(Code::Pts) };
    Points::new(ground, other)
}
