//! TPR (C.07:10.2): the average of the opponents' ratings and the difference that belongs to the
//! fraction of the points, two decimals, a half up.
//!
//! In 1998 (ssb-course:2.3.2) a difference of more than 350 points counts as 350.

use super::performance::{add_ratings, difference};
use super::{Ground, Rule};
use crate::exact::Ratio;
use crate::value::Value;
use crate::working::{Step, Working};

pub(super) struct Performance<'a> {
    ground: Ground<'a>,
    valid: bool,
}

/// ssb-course:2.3.2: no opponent counts as further away than this.
const FARTHEST_1998: i64 = 350;

impl<'a> Performance<'a> {
    pub(super) fn new(ground: Ground<'a>) -> Performance<'a> {
        Performance { ground, valid: ground.everybody_is_rated() }
    }

    fn as_counted(&self, who: usize, rating: u16) -> i64 {
        match self.ground.rating(who) {
            Some(own) if !self.ground.edition.is_c07() => {
                let own = i64::from(own);
                i64::from(rating).clamp(own - FARTHEST_1998, own + FARTHEST_1998)
            }
            _ => i64::from(rating),
        }
    }
}

impl Rule for Performance<'_> {
    fn work(&self, who: usize, working: &mut Working) {
        let counted = |rating| self.as_counted(who, rating);
        let added = add_ratings(&self.ground, self.valid, who, counted, working);
        let Some(half_points) = added else { return };
        let games = i64::try_from(working.terms.len()).unwrap_or(i64::MAX);
        let Some(mean) = working.mean(Ratio::whole(0)) else { return };
        let average = mean.rounded_half_up();
        let fraction = Ratio::new(50 * half_points, games).map_or(0, Ratio::rounded_half_up);
        let dp = difference(fraction);
        working.steps.extend([
            Step::Rounded(average),
            Step::Fraction { half_points, games, hundredths: fraction },
            Step::Difference(dp),
        ]);
        working.value = Value::Number(Ratio::whole(average + dp));
    }
}
