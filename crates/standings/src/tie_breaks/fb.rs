//! FB (C.07:8.3): Buchholz as if every game of the final round were drawn. Every pairing counts,
//! also a forfeit that is known; byes keep their points. Before the final round it is BH.

use super::Ground;
use super::bh::Buchholz;
use crate::grammar::TieBreak;

pub(super) fn fore_buchholz(ground: Ground<'_>, mut tie_break: TieBreak) -> Buchholz<'_> {
    tie_break.modifiers.fore = true;
    Buchholz::new(ground, tie_break)
}
