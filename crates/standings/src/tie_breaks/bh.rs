//! BH (C.07:8.1): the sum of the opponents' scores, as they count under C.07:16 (or ssb-course:1).

use super::{Ground, Rule, cuts};
use crate::exact::Ratio;
use crate::grammar::{Modifiers, TieBreak};
use crate::record::unplayed::Opponents;
use crate::working::Working;

pub(super) struct Buchholz<'a> {
    opponents: Opponents<'a>,
    modifiers: Modifiers,
}

impl<'a> Buchholz<'a> {
    pub(super) fn new(ground: Ground<'a>, tie_break: TieBreak) -> Buchholz<'a> {
        let modifiers = tie_break.modifiers;
        let opponents = Opponents::new(&ground, ground.basis(tie_break), modifiers);
        Buchholz { opponents, modifiers }
    }

    /// The value of everybody, in tenths.
    pub(super) fn of_all(&self) -> Vec<i64> {
        let record = self.opponents.record();
        let mut working = Working::default();
        let mut value = |who: usize| {
            working.clear();
            self.work(who, &mut working);
            working.value.number().map_or(0, Ratio::numerator)
        };
        (0..record.len()).map(&mut value).collect()
    }
}

impl Rule for Buchholz<'_> {
    fn work(&self, who: usize, working: &mut Working) {
        let record = self.opponents.record();
        for contribution in self.opponents.of(who) {
            let amount = Ratio::tenths(contribution.score.tenths().into());
            working.terms.push(contribution.term(record, None, amount));
        }
        cuts::apply(&mut working.terms, self.modifiers);
        working.value_is_sum(Ratio::tenths(0));
    }
}
