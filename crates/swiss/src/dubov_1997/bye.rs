//! Chapter 4: the bye, before anybody is paired.

use super::articles::{AT_4, AT_5};
use super::table::{Role, Table};
use crate::steps::{Act, Refusal};

impl Table<'_> {
    /// Gives the bye in the lowest group; where nobody there may have it, in the next higher one
    /// (dubov-1997:9). Says whether somebody could have it.
    pub(super) fn give_the_bye(&mut self) -> bool {
        let mut passed_over = Vec::new();
        for group in self.field.scoregroups().into_iter().rev() {
            for place in self.for_the_bye(group.collect()) {
                let Some(why) = self.bar_to_the_bye(place) else {
                    self.bye = Some(place);
                    self.roles[place] = Role::Done;
                    let article = if self.first_round { AT_5 } else { AT_4 };
                    let player = self.number(place);
                    self.note(article, |_| Act::Byes { player, passed_over });
                    return true;
                };
                passed_over.push((self.number(place), why));
            }
        }
        false
    }

    /// dubov-1997:2.2, and 9: without him the others must be pairable.
    fn bar_to_the_bye(&mut self, place: usize) -> Option<Refusal> {
        if let Some(round) = self.field.at(place).bye_barred {
            return Some(Refusal::ByeBarred(round));
        }
        self.roles[place] = Role::Done;
        let others_can = self.all_can_be_paired();
        self.roles[place] = Role::Below;
        (!others_can).then_some(Refusal::Rest)
    }
}
