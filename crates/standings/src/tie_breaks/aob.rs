//! AOB (C.07:8.2): the mean of the Buchholz (with `/F` the fore Buchholz) of the opponents met over
//! the board. The text knows no rounding, so there is none.

use super::bh::Buchholz;
use super::{Ground, Rule, round_term};
use crate::exact::Ratio;
use crate::grammar::{Code, TieBreak};
use crate::record::What;
use crate::value::Value;
use crate::working::{Source, Working};

pub(super) struct AverageBuchholz<'a> {
    ground: Ground<'a>,
    buchholz: Vec<i64>,
}

impl<'a> AverageBuchholz<'a> {
    pub(super) fn new(ground: Ground<'a>, tie_break: TieBreak) -> AverageBuchholz<'a> {
        let buchholz = Buchholz::new(ground, TieBreak { code: Code::Bh, ..tie_break }).of_all();
        AverageBuchholz { ground, buchholz }
    }
}

impl Rule for AverageBuchholz<'_> {
    fn work(&self, who: usize, working: &mut Working) {
        let record = self.ground.record;
        for (round, sheet) in record.row(who).iter().enumerate() {
            let What::Played { opponent, .. } = sheet.what else { continue };
            let amount = Ratio::tenths(self.buchholz[opponent]);
            working.terms.push(round_term(record, round, sheet, Source::OpponentValue, amount));
        }
        working.value = working.mean(Ratio::tenths(0)).map_or(Value::None, Value::Number);
    }
}
