//! STD (C.07:7.7): standard points, whatever the point system: 1 for each round in which the
//! participant scored more than the opponent, or without playing more than a draw gives; ½ for as
//! much.
//!
//! Reading: a round that was not played goes by the points of a draw alone, so a double forfeit is
//! nothing for both and not half a point for equal scores.

use std::cmp::Ordering;

use ronde_model::{Outcome, Score};

use super::{Ground, Rule, round_term};
use crate::exact::Ratio;
use crate::grammar::{Basis, TieBreak};
use crate::record::{Sheet, What};
use crate::working::{Source, Working};

pub(super) struct StandardPoints<'a> {
    ground: Ground<'a>,
    basis: Basis,
    draw: Score,
}

impl<'a> StandardPoints<'a> {
    pub(super) fn new(ground: Ground<'a>, tie_break: TieBreak) -> StandardPoints<'a> {
        let basis = ground.basis(tie_break);
        StandardPoints { ground, basis, draw: ground.record.worth(basis).draw }
    }

    fn compared(&self, round: usize, sheet: &Sheet) -> Ordering {
        let own = sheet.points(self.basis);
        match sheet.what {
            What::Played { opponent, .. } => {
                let theirs = self.ground.record.row(opponent)[round];
                own.cmp(&theirs.points(self.basis)).then_with(|| equal_points(sheet, &theirs))
            }
            What::Unfinished { .. } => Ordering::Less,
            _ => own.cmp(&self.draw),
        }
    }
}

/// Colours may be worth different points; equal points with unequal ends are no draw.
fn equal_points(own: &Sheet, theirs: &Sheet) -> Ordering {
    match (own.what, theirs.what) {
        (What::Played { outcome: Outcome::Win, .. }, _) => Ordering::Greater,
        (_, What::Played { outcome: Outcome::Win, .. }) => Ordering::Less,
        _ => Ordering::Equal,
    }
}

impl Rule for StandardPoints<'_> {
    fn work(&self, who: usize, working: &mut Working) {
        let record = self.ground.record;
        for (round, sheet) in record.row(who).iter().enumerate() {
            let tenths = match self.compared(round, sheet) {
                Ordering::Greater => 10,
                Ordering::Equal => 5,
                Ordering::Less => continue,
            };
            let amount = Ratio::tenths(tenths);
            working.terms.push(round_term(record, round, sheet, Source::OwnRound, amount));
        }
        working.value_is_sum(Ratio::tenths(0));
    }
}
