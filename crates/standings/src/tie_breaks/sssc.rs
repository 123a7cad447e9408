//! SSSC (C.07:13.4): the secondary score and a share of the Buchholz of the primary one (`/F`: of
//! the fore Buchholz). The divisor is the highest possible primary score divided by the highest
//! secondary score of one match, without decimals, or `/Kx`.

use super::bh::Buchholz;
use super::{Ground, Rule, plain_term};
use crate::exact::Ratio;
use crate::grammar::{Basis, Code, TieBreak};
use crate::value::Value;
use crate::working::{Source, Step, Working};

pub(super) struct Combination<'a> {
    ground: Ground<'a>,
    secondary: Basis,
    strength: Vec<i64>,
    divisor: i64,
}

impl<'a> Combination<'a> {
    pub(super) fn new(ground: Ground<'a>, tie_break: TieBreak) -> Combination<'a> {
        let primary = ground.basis(tie_break);
        let record = ground.record;
        let secondary = primary.other();
        let rounds = i64::try_from(record.rounds).unwrap_or(i64::MAX);
        let most = rounds * i64::from(record.worth(primary).win.tenths());
        let of_one_match = i64::from(record.worth(secondary).win.tenths()).max(1);
        let divisor = tie_break.modifiers.divisor.map_or(most / of_one_match, i64::from).max(1);
        let strength = Buchholz::new(ground, TieBreak { code: Code::Bh, ..tie_break }).of_all();
        Combination { ground, secondary, strength, divisor }
    }
}

impl Rule for Combination<'_> {
    fn work(&self, who: usize, working: &mut Working) {
        let score = i64::from(self.ground.record.score(who, self.secondary).tenths());
        let strength = self.strength[who];
        working.terms.push(plain_term(Source::OtherPoints, Ratio::tenths(score)));
        working.terms.push(plain_term(Source::OwnValue, Ratio::tenths(strength)));
        working.steps.push(Step::StrengthDivisor(self.divisor));
        let value = Ratio::new(score * self.divisor + strength, 10 * self.divisor);
        working.value = value.map_or(Value::None, Value::Number);
    }
}
