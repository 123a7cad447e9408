//! BWG (C.07:7.4): games won with Black.

use ronde_model::{Colour, Outcome};

use super::{Ground, Rule, count_rounds};
use crate::record::What;
use crate::working::Working;

pub(super) struct WonWithBlack<'a>(pub(super) Ground<'a>);

impl Rule for WonWithBlack<'_> {
    fn work(&self, who: usize, working: &mut Working) {
        count_rounds(&self.0, who, working, |sheet| {
            let black_won = match sheet.what {
                What::Played { colour, outcome, .. } => {
                    colour == Colour::Black && outcome == Outcome::Win
                }
                What::Forfeited { colour, won, .. } => won && colour == Some(Colour::Black),
                _ => false,
            };
            black_won && self.0.counts_as_game(sheet)
        });
    }
}
