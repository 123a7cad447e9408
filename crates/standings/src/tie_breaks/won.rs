//! WON (C.07:7.2): games won over the board.

use ronde_model::Outcome;

use super::{Ground, Rule, count_rounds};
use crate::record::What;
use crate::working::Working;

pub(super) struct Won<'a>(pub(super) Ground<'a>);

impl Rule for Won<'_> {
    fn work(&self, who: usize, working: &mut Working) {
        count_rounds(&self.0, who, working, |sheet| match sheet.what {
            What::Played { outcome, .. } => outcome == Outcome::Win,
            What::Forfeited { won, .. } => won && self.0.counts_as_game(sheet),
            _ => false,
        });
    }
}
