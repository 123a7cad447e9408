//! What the pages of an event, of joining and of logging in say.

use ronde_desk::Role;
use ronde_words::{PeopleWords, fill};

/// A role in words.
pub(crate) fn role_of(w: &PeopleWords, role: Role) -> String {
    match role {
        Role::Owner => w.owner.to_owned(),
        Role::Chief => w.chief.to_owned(),
        Role::Deputy => w.deputy.to_owned(),
        Role::Helper { first, last } => {
            fill!(w.helper_boards, first = first, last = last)
        }
        Role::Player { .. } => w.player.to_owned(),
        Role::Viewer => w.viewer.to_owned(),
    }
}
