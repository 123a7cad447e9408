//! ARO (C.07:10.1): the mean rating of the opponents met over the board, a half up. Cuts take the
//! lowest ratings.
//!
//! In 1998 (ssb-course:2.3.1) the sum is divided by the number of rounds, with oneself as opponent
//! where one did not play; `/P` is the mean over the games played. Nothing is rounded there.

use super::performance::{add_ratings, finish_rounded};
use super::{Ground, Rule, cuts, round_term};
use crate::exact::Ratio;
use crate::grammar::{Modifiers, TieBreak};
use crate::value::Value;
use crate::working::{Source, Working};

pub(super) struct AverageRating<'a> {
    ground: Ground<'a>,
    modifiers: Modifiers,
    valid: bool,
}

impl<'a> AverageRating<'a> {
    pub(super) fn new(ground: Ground<'a>, tie_break: TieBreak) -> AverageRating<'a> {
        let valid = ground.everybody_is_rated();
        AverageRating { ground, modifiers: tie_break.modifiers, valid }
    }

    /// ssb-course:2.3.1: one's own rating in the unplayed rounds.
    fn add_oneself(&self, who: usize, working: &mut Working) {
        let Some(own) = self.ground.rating(who) else { return };
        let record = self.ground.record;
        for (round, sheet) in record.row(who).iter().enumerate() {
            if sheet.what.unplayed().is_some() {
                let amount = Ratio::whole(own.into());
                working.terms.push(round_term(record, round, sheet, Source::OwnValue, amount));
            }
        }
        working.terms.sort_by_key(|term| term.round);
    }
}

impl Rule for AverageRating<'_> {
    fn work(&self, who: usize, working: &mut Working) {
        if add_ratings(&self.ground, self.valid, who, i64::from, working).is_none() {
            return;
        }
        let of_1998 = !self.ground.edition.is_c07();
        if of_1998 && !self.modifiers.as_played {
            self.add_oneself(who, working);
        }
        cuts::apply(&mut working.terms, self.modifiers);
        if of_1998 {
            working.value = working.mean(Ratio::whole(0)).map_or(Value::None, Value::Number);
        } else {
            finish_rounded(working);
        }
    }
}
