//! PTP (C.07:10.3): the lowest rating whose expected score against these opponents is at least the
//! score that was made; the lowest opponent less 800 where nothing was scored.

use super::performance::{add_ratings, expected};
use super::{Ground, Rule};
use crate::exact::Ratio;
use crate::value::Value;
use crate::working::{Step, Working};

pub(super) struct Perfect<'a> {
    ground: Ground<'a>,
    valid: bool,
}

impl<'a> Perfect<'a> {
    pub(super) fn new(ground: Ground<'a>) -> Perfect<'a> {
        Perfect { ground, valid: ground.everybody_is_rated() }
    }
}

/// Beyond this difference the expected score is 1.00.
const CERTAIN: i64 = 736;
/// What is taken off the lowest opponent of whoever scored nothing.
const NOTHING: i64 = 800;

impl Rule for Perfect<'_> {
    fn work(&self, who: usize, working: &mut Working) {
        let added = add_ratings(&self.ground, self.valid, who, i64::from, working);
        let Some(half_points) = added else { return };
        let ratings = || working.terms.iter().map(|term| term.amount.numerator());
        let (Some(lowest), Some(highest)) = (ratings().min(), ratings().max()) else { return };
        let (value, step) = if half_points == 0 {
            (lowest - NOTHING, Step::NothingScored)
        } else {
            let needed = 50 * half_points;
            let sum = |rating: i64| -> i64 { ratings().map(|it| expected(rating - it)).sum() };
            let value = least(lowest - CERTAIN, highest + CERTAIN, |rating| sum(rating) >= needed);
            (value, Step::Expected { at: sum(value), below: sum(value - 1), needed })
        };
        working.steps.push(step);
        working.value = Value::Number(Ratio::whole(value));
    }
}

/// The least number between these two for which something holds that holds from there on.
fn least(mut low: i64, mut high: i64, holds: impl Fn(i64) -> bool) -> i64 {
    while low < high {
        let middle = (low + high).div_euclid(2);
        if holds(middle) {
            high = middle;
        } else {
            low = middle + 1;
        }
    }
    low
}
