//! Chapter 9: "the referee should proceed wisely". A step after which not everybody could be paired
//! legally is not taken; the next in the book's order is.

use ronde_matching::{Adjacency, Completion};

use super::table::{Role, Table};

impl Table<'_> {
    /// Whether everybody who has no opponent yet can still get one.
    pub(super) fn all_can_be_paired(&self) -> bool {
        self.all_can_be_paired_as(&self.roles)
    }

    /// The same, if the players stood so.
    pub(super) fn all_can_be_paired_as(&self, roles: &[Role]) -> bool {
        let done = roles.iter().filter(|&&role| role == Role::Done).count();
        let joined = |one: usize, other: usize| {
            may_come_together(roles[one], roles[other]) && self.legal.joins(one, other)
        };
        Completion::new(Adjacency::from_fn(roles.len(), joined)).left_over() == done
    }

    /// Whether the two may still come together, by the rules and by where they stand.
    pub(super) fn joins(&self, one: usize, other: usize) -> bool {
        may_come_together(self.roles[one], self.roles[other]) && self.legal.joins(one, other)
    }
}

/// Floaters look for members of a group, never for each other; who was transferred up stays there.
fn may_come_together(one: Role, other: Role) -> bool {
    use Role::{Below, Done, Floater, Leaving, Member, Raised};
    match (one, other) {
        (Done, _) | (_, Done) => false,
        (Leaving, it) | (it, Leaving) => it == Below,
        (Floater, it) | (it, Floater) => matches!(it, Member | Below),
        (Raised, it) | (it, Raised) => matches!(it, Member | Raised),
        (Member | Below, Member | Below) => true,
    }
}
