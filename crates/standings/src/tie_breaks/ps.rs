//! PS (C.07:7.5): the sum of the scores after each round. Cuts take the first rounds, played or
//! not. The cumulative of 1998 (ssb-course:2.1.1) is the same.

use super::{Ground, Rule, round_term};
use crate::exact::Ratio;
use crate::grammar::{Basis, TieBreak};
use crate::working::{Cut, Source, Working};

pub(super) struct Progressive<'a> {
    ground: Ground<'a>,
    basis: Basis,
    cut: usize,
}

impl<'a> Progressive<'a> {
    pub(super) fn new(ground: Ground<'a>, tie_break: TieBreak) -> Progressive<'a> {
        let basis = ground.basis(tie_break);
        Progressive { ground, basis, cut: tie_break.modifiers.low.into() }
    }
}

impl Rule for Progressive<'_> {
    fn work(&self, who: usize, working: &mut Working) {
        let record = self.ground.record;
        let mut running: i64 = 0;
        for (round, sheet) in record.row(who).iter().enumerate() {
            running += i64::from(sheet.points(self.basis).tenths());
            let extra = i64::from(record.extra(who, round, self.basis).tenths());
            let amount = Ratio::tenths(running + extra);
            let mut term = round_term(record, round, sheet, Source::Running, amount);
            term.cut = (round < self.cut).then_some(Cut::Lowest);
            working.terms.push(term);
        }
        working.value_is_sum(Ratio::tenths(0));
    }
}
