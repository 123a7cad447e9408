//! TPN (C.07:7.8): the pairing number, the lower the better (`/R`: the higher).

use super::{Ground, Rule, plain_term};
use crate::exact::Ratio;
use crate::working::{Source, Working};

pub(super) struct Number<'a>(pub(super) Ground<'a>);

impl Rule for Number<'_> {
    fn work(&self, who: usize, working: &mut Working) {
        let number = Ratio::whole(self.0.record.participants[who].number().into());
        working.terms.push(plain_term(Source::StartingList, number));
        working.value_is_sum(Ratio::whole(0));
    }
}
