//! BC (C.07:12.1): for each board its number times the points made there; the lower the better, and
//! only among teams with equal game points (see `ranking`).

use super::tbr::by_board;
use super::{Ground, Rule, plain_term};
use crate::exact::Ratio;
use crate::working::{Source, Working};

pub(super) struct BoardCount<'a>(pub(super) Ground<'a>);

impl Rule for BoardCount<'_> {
    fn work(&self, who: usize, working: &mut Working) {
        for (board, points) in (1_u32..).zip(by_board(self.0.record, who)) {
            let amount = Ratio::tenths(i64::from(board) * i64::from(points.tenths()));
            working.terms.push(plain_term(Source::Board { board, points }, amount));
        }
        working.value_is_sum(Ratio::tenths(0));
    }
}
