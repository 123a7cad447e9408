//! GWON (ssb-course, Molter): games won by all players of a team. WIN and WON (C.07:7.1, 7.2) count
//! the matches that it won, which is another thing and does not exist in a Molter tournament.

use super::{Ground, Rule, round_term};
use crate::edition::Form;
use crate::exact::Ratio;
use crate::working::{Source, Working};

pub(super) struct GamesWon<'a>(pub(super) Ground<'a>);

impl Rule for GamesWon<'_> {
    fn work(&self, who: usize, working: &mut Working) {
        let Ground { record, edition, form, .. } = self.0;
        // C.07:15.2: a forfeit is a game where pairings were fixed beforehand; in 1998 it was none.
        let forfeits = edition.is_c07() && form == Form::Predetermined;
        for (round, sheet) in record.row(who).iter().enumerate() {
            let wins = record.games_won(who, round, forfeits);
            if wins > 0 {
                let amount = Ratio::whole(i64::from(wins));
                working.terms.push(round_term(record, round, sheet, Source::OwnRound, amount));
            }
        }
        working.value_is_sum(Ratio::whole(0));
    }
}
