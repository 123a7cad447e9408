//! BPG (C.07:7.3): games played with Black.

use ronde_model::Colour;

use super::{Ground, Rule, count_rounds};
use crate::record::What;
use crate::working::Working;

pub(super) struct WithBlack<'a>(pub(super) Ground<'a>);

impl Rule for WithBlack<'_> {
    fn work(&self, who: usize, working: &mut Working) {
        count_rounds(&self.0, who, working, |sheet| {
            let black = match sheet.what {
                What::Played { colour, .. } => colour == Colour::Black,
                What::Forfeited { colour, .. } => colour == Some(Colour::Black),
                _ => false,
            };
            black && self.0.counts_as_game(sheet)
        });
    }
}
