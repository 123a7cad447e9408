//! C6: the scoregroup below must be left so that it can be paired, with as few upfloaters as its
//! number allows.

use ronde_matching::{Adjacency, Completion};
use ronde_model::Score;

use super::Round;

/// How many are tried as the one upfloater of an odd group before all are.
const GUESSES: usize = 8;

impl Round<'_> {
    /// The score of the group that follows that of the residents in the standings of the round,
    /// whether anybody of it is still to be paired or not.
    pub(super) fn following(&self, residents: Score) -> Option<Score> {
        let mut entrants = self.field.entrants().iter();
        entrants.find(|entrant| entrant.score < residents).map(|entrant| entrant.score)
    }

    /// Whether C6 holds where these are left below; they can be completed (C3).
    pub(super) fn leaves_following(&self, following: Option<Score>, rest: &[usize]) -> bool {
        let of_group = |place: &&usize| Some(self.score(**place)) == following;
        let group: Vec<usize> = rest.iter().filter(of_group).copied().collect();
        if group.is_empty() {
            return true;
        }
        let below: Vec<usize> = rest.iter().filter(|it| !of_group(it)).copied().collect();
        if group.len().is_multiple_of(2) {
            return self.completes(&group) && self.completes(&below);
        }
        let plainly = below.iter().take(GUESSES).any(|&guest| self.takes(&group, &below, guest));
        plainly || self.takes_somebody(&group, &below)
    }

    fn takes(&self, group: &[usize], below: &[usize], guest: usize) -> bool {
        let others: Vec<usize> = below.iter().copied().filter(|&it| it != guest).collect();
        self.completes(&[group, &[guest]].concat()) && self.completes(&others)
    }

    /// Whether anybody who can be spared below makes the group even: one more vertex stands for
    /// all of them, joined to whoever may meet one.
    fn takes_somebody(&self, group: &[usize], below: &[usize]) -> bool {
        let spareable = self.with_crowd(|crowd| crowd.spareable(below));
        let meets = |place: usize| spareable.iter().any(|&guest| self.may_meet(place, guest));
        let joined = |u: usize, v: usize| match group.get(v) {
            Some(&other) => self.may_meet(group[u], other),
            None => meets(group[u]),
        };
        let graph = Adjacency::from_fn(group.len() + 1, joined);
        !spareable.is_empty() && Completion::new(graph).left_over() == 0
    }
}
