//! RTNG (C.07:10.6): the rating, the higher the better (`/R`: the lower).

use super::{Ground, Rule, plain_term};
use crate::exact::Ratio;
use crate::working::{Source, Step, Working};

pub(super) struct OwnRating<'a> {
    ground: Ground<'a>,
    valid: bool,
}

impl<'a> OwnRating<'a> {
    pub(super) fn new(ground: Ground<'a>) -> OwnRating<'a> {
        OwnRating { ground, valid: ground.everybody_is_rated() }
    }
}

impl Rule for OwnRating<'_> {
    fn work(&self, who: usize, working: &mut Working) {
        match self.ground.rating(who) {
            Some(rating) if self.valid => {
                working.terms.push(plain_term(Source::StartingList, Ratio::whole(rating.into())));
                working.value_is_sum(Ratio::whole(0));
            }
            _ => working.steps.push(Step::UnratedTookPart),
        }
    }
}
