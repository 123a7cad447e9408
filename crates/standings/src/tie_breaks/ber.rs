//! BER (ssb-course, Berlin): the points on the first of n boards times n, on the second times n −
//! 1, and so on.

use super::tbr::by_board;
use super::{Ground, Rule, plain_term};
use crate::exact::Ratio;
use crate::working::{Source, Working};

pub(super) struct Berlin<'a>(pub(super) Ground<'a>);

impl Rule for Berlin<'_> {
    fn work(&self, who: usize, working: &mut Working) {
        let points = by_board(self.0.record, who);
        let weights = (1..=i64::try_from(points.len()).unwrap_or(i64::MAX)).rev();
        for ((board, points), weight) in (1_u32..).zip(points).zip(weights) {
            let amount = Ratio::tenths(weight * i64::from(points.tenths()));
            working.terms.push(plain_term(Source::Board { board, points }, amount));
        }
        working.value_is_sum(Ratio::tenths(0));
    }
}
