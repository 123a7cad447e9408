//! TPR (C.07:10.2): the average of the opponents' ratings and the difference that belongs to the
//! fraction of the points, two decimals, a half up.
//!
//! In 1998 (seed-002:2.3.2) a difference of more than 350 points counts as 350.

use super::performance::{difference, games};
use super::{Ground, Rule, round_term};
use crate::exact::Ratio;
use crate::value::Value;
use crate::working::{Source, Step, Working};

pub(super) struct Performance<'a> {
    ground: Ground<'a>,
    valid: bool,
}

/// seed-002:2.3.2: no opponent counts as further away than this.
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
        if !self.valid {
            working.steps.push(Step::UnratedTookPart);
            return;
        }
        let record = self.ground.record;
        let mut half_points = 0;
        for game in games(&self.ground, who) {
            let sheet = &record.row(who)[game.round];
            let amount = Ratio::whole(self.as_counted(who, game.rating));
            working.terms.push(round_term(record, game.round, sheet, Source::Rating, amount));
            half_points += game.half_points;
        }
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
