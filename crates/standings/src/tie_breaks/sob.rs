//! SOB (ssb-course:2.3.1.6): the sum of the opponents' Buchholz; an unplayed round counts one's
//! own.

use super::bh::Buchholz;
use super::{Ground, Rule, round_term};
use crate::exact::Ratio;
use crate::grammar::{Code, TieBreak};
use crate::record::What;
use crate::working::{Source, Working};

pub(super) struct SumOfBuchholz<'a> {
    ground: Ground<'a>,
    buchholz: Vec<i64>,
}

impl<'a> SumOfBuchholz<'a> {
    pub(super) fn new(ground: Ground<'a>, tie_break: TieBreak) -> SumOfBuchholz<'a> {
        let buchholz = Buchholz::new(ground, TieBreak { code: Code::Bh, ..tie_break }).of_all();
        SumOfBuchholz { ground, buchholz }
    }
}

impl Rule for SumOfBuchholz<'_> {
    fn work(&self, who: usize, working: &mut Working) {
        let record = self.ground.record;
        for (round, sheet) in record.row(who).iter().enumerate() {
            let (source, whose) = match sheet.what {
                What::Played { opponent, .. } | What::Unfinished { opponent, .. } => {
                    (Source::OpponentValue, opponent)
                }
                _ => (Source::OwnValue, who),
            };
            let amount = Ratio::tenths(self.buchholz[whose]);
            working.terms.push(round_term(record, round, sheet, source, amount));
        }
        working.value_is_sum(Ratio::tenths(0));
    }
}
