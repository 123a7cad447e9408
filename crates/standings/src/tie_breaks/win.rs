//! WIN (C.07:7.1): rounds in which the points of a win were obtained, with or without playing. In
//! 1998 (ssb-course:2.1.5) an unplayed game is a draw, so only games count.

use ronde_model::{Outcome, Score};

use super::{Ground, Rule, count_rounds};
use crate::grammar::{Basis, TieBreak};
use crate::record::What;
use crate::working::Working;

pub(super) struct Wins<'a> {
    ground: Ground<'a>,
    basis: Basis,
    win: Score,
}

impl<'a> Wins<'a> {
    pub(super) fn new(ground: Ground<'a>, tie_break: TieBreak) -> Wins<'a> {
        let basis = ground.basis(tie_break);
        Wins { ground, basis, win: ground.record.worth(basis).win }
    }
}

impl Rule for Wins<'_> {
    fn work(&self, who: usize, working: &mut Working) {
        count_rounds(&self.ground, who, working, |sheet| match sheet.what {
            What::Played { outcome: Outcome::Win, .. } => true,
            What::Played { .. } | What::Unfinished { .. } => false,
            _ => self.ground.edition.is_c07() && sheet.points(self.basis) >= self.win,
        });
    }
}
