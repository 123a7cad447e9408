//! BBE (C.07:12.3): points without the bottom board, then without the two bottom boards, and so on.

use ronde_model::Score;

use super::tbr::by_board;
use super::{Ground, Rule, plain_term};
use crate::exact::Ratio;
use crate::value::Value;
use crate::working::{Source, Working};

pub(super) struct BottomBoards<'a>(pub(super) Ground<'a>);

impl Rule for BottomBoards<'_> {
    fn work(&self, who: usize, working: &mut Working) {
        let points = by_board(self.0.record, who);
        for (board, points) in (1_u32..).zip(points.iter().copied()) {
            let amount = Ratio::tenths(points.tenths().into());
            working.terms.push(plain_term(Source::Board { board, points }, amount));
        }
        working.value = Value::Boards(without_bottom(&points));
    }
}

/// The sums of all boards but the last, but the last two, and so on.
pub(super) fn without_bottom(points: &[Score]) -> Vec<Score> {
    (1..points.len()).rev().map(|boards| points[..boards].iter().copied().sum()).collect()
}
