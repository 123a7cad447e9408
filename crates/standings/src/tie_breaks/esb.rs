//! EMMSB, EMGSB, EGMSB, EGGSB (C.07:13.2): Sonneborn-Berger of teams. The first letter is the
//! opponent's total, the second the own points against him: match or game points.

use super::Ground;
use super::sb::SonnebornBerger;
use crate::grammar::{Basis, Code, TieBreak};

pub(super) fn extended(ground: Ground<'_>, tie_break: TieBreak) -> SonnebornBerger<'_> {
    let (theirs, own) = match tie_break.code {
        Code::Emgsb => (Basis::Match, Basis::Game),
        Code::Egmsb => (Basis::Game, Basis::Match),
        Code::Eggsb => (Basis::Game, Basis::Game),
        _ => (Basis::Match, Basis::Match),
    };
    SonnebornBerger::of(ground, theirs, own, tie_break.modifiers)
}
