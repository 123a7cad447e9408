//! TBR (C.07:12.2): points on the first board, then on the second, and so on.

use ronde_model::Score;

use super::{Ground, Rule, plain_term};
use crate::exact::Ratio;
use crate::record::Record;
use crate::value::Value;
use crate::working::{Source, Working};

pub(super) struct TopBoards<'a>(pub(super) Ground<'a>);

impl Rule for TopBoards<'_> {
    fn work(&self, who: usize, working: &mut Working) {
        let points = by_board(self.0.record, who);
        for (board, points) in (1_u32..).zip(points.iter().copied()) {
            let amount = Ratio::tenths(points.tenths().into());
            working.terms.push(plain_term(Source::Board { board, points }, amount));
        }
        working.value = Value::Boards(points);
    }
}

/// Points of a team on each board, over all rounds.
pub(super) fn by_board(record: &Record, who: usize) -> Vec<Score> {
    let mut points = vec![Score::ZERO; record.boards];
    for round in 0..record.rounds {
        for (sum, made) in points.iter_mut().zip(record.on_boards(who, round)) {
            *sum += *made;
        }
    }
    points
}
