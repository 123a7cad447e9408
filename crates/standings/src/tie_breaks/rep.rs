//! REP (C.07:7.6): rounds that the participant elected to play: all but half-point byes, zero-point
//! byes (with every round after a withdrawal) and forfeit losses.

use super::{Ground, Rule, count_rounds};
use crate::working::Working;

pub(super) struct RoundsElected<'a>(pub(super) Ground<'a>);

impl Rule for RoundsElected<'_> {
    fn work(&self, who: usize, working: &mut Working) {
        count_rounds(&self.0, who, working, |sheet| !sheet.what.is_voluntary());
    }
}
