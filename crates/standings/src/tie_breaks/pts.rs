//! PTS (TRF26:212): the score itself.

use super::{Ground, Rule, round_term};
use crate::exact::Ratio;
use crate::grammar::{Basis, TieBreak};
use crate::working::{Source, Working};

pub(super) struct Points<'a> {
    ground: Ground<'a>,
    basis: Basis,
}

impl<'a> Points<'a> {
    pub(super) fn new(ground: Ground<'a>, tie_break: TieBreak) -> Points<'a> {
        Points { ground, basis: ground.basis(tie_break) }
    }
}

impl Rule for Points<'_> {
    fn work(&self, who: usize, working: &mut Working) {
        let record = self.ground.record;
        for (round, sheet) in record.row(who).iter().enumerate() {
            let amount = Ratio::tenths(sheet.points(self.basis).tenths().into());
            working.terms.push(round_term(record, round, sheet, Source::OwnRound, amount));
        }
        // The score has bonus and penalties too, which belong to no game.
        let extra = record.extra(who, record.rounds, self.basis);
        if extra.tenths() != 0 {
            let amount = Ratio::tenths(extra.tenths().into());
            working.terms.push(super::plain_term(Source::OtherPoints, amount));
        }
        working.value_is_sum(Ratio::tenths(0));
    }
}
