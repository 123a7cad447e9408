//! SB (C.07:9.1): for each round the opponent's score times the points scored in that round.

use super::{Ground, Rule, cuts};
use crate::exact::Ratio;
use crate::grammar::{Basis, Modifiers, TieBreak};
use crate::record::unplayed::Opponents;
use crate::working::Working;

pub(super) struct SonnebornBerger<'a> {
    opponents: Opponents<'a>,
    /// The points of the participant that are multiplied.
    own: Basis,
    modifiers: Modifiers,
}

impl<'a> SonnebornBerger<'a> {
    pub(super) fn new(ground: Ground<'a>, tie_break: TieBreak) -> SonnebornBerger<'a> {
        let basis = ground.basis(tie_break);
        SonnebornBerger::of(ground, basis, basis, tie_break.modifiers)
    }

    /// Opponents' points of one kind times own points of another (C.07:13.2).
    pub(super) fn of(
        ground: Ground<'a>,
        theirs: Basis,
        own: Basis,
        modifiers: Modifiers,
    ) -> SonnebornBerger<'a> {
        SonnebornBerger { opponents: Opponents::new(&ground, theirs, modifiers), own, modifiers }
    }
}

impl Rule for SonnebornBerger<'_> {
    fn work(&self, who: usize, working: &mut Working) {
        let record = self.opponents.record();
        for contribution in self.opponents.of(who) {
            let points = contribution.points[self.own.index()];
            let product = i64::from(contribution.score.tenths()) * i64::from(points.tenths());
            let amount = Ratio::hundredths(product);
            working.terms.push(contribution.term(record, Some(points), amount));
        }
        cuts::apply(&mut working.terms, self.modifiers);
        working.value_is_sum(Ratio::hundredths(0));
    }
}
