//! Whether the rest of the round can be paired at all: brute force over sets of players.

use super::field::Field;
use super::set::Set;

/// Answers questions about complete pairings, and remembers the answers.
pub(crate) struct Completion<'a> {
    field: &'a Field,
    /// Those who may be the one left over.
    byes: Set,
    known: Vec<Option<bool>>,
}

impl<'a> Completion<'a> {
    pub(crate) fn new(field: &'a Field) -> Completion<'a> {
        let byes = field.filter(field.all(), |person| person.may_take_bye);
        Completion { field, byes, known: vec![None; 1 << field.people.len()] }
    }

    /// C5: over all complete pairings of the round, the lowest score of whoever takes the bye;
    /// from now on nobody else may. `None` if nobody need take it.
    pub(crate) fn fix_bye_score(&mut self) -> Option<i32> {
        let all = self.field.all();
        if all.len().is_multiple_of(2) {
            return None;
        }
        let field = self.field;
        let possible = self.byes.places().filter(|place| self.perfect(all.without(*place)));
        let score = possible.map(|place| field.score(place)).min()?;
        self.byes = self.field.filter(self.byes, |person| person.score == score);
        Some(score)
    }

    /// Whether these can all be paired with each other.
    fn perfect(&mut self, players: Set) -> bool {
        let Some(first) = players.first() else { return true };
        if !players.len().is_multiple_of(2) {
            return false;
        }
        if let Some(known) = self.known[players.index()] {
            return known;
        }
        let others = players.without(first);
        let opponents = others.common(self.field.opponents(first));
        let answer = opponents.places().any(|other| self.perfect(others.without(other)));
        self.known[players.index()] = Some(answer);
        answer
    }

    /// C4: whether the players who float down and all below them can be paired, one of them taking
    /// the bye if their number is odd. Those who float down never meet each other: a player moved
    /// down is paired with residents only.
    pub(crate) fn completes(&mut self, floaters: Set, below: Set) -> bool {
        let bye_is_due = !(floaters.len() + below.len()).is_multiple_of(2);
        self.pairs_off(floaters, below, bye_is_due)
    }

    /// Whether all of these can be paired, those moved down with residents only.
    pub(crate) fn pairs_all(&mut self, moved_down: Set, residents: Set) -> bool {
        self.pairs_off(moved_down, residents, false)
    }

    fn pairs_off(&mut self, moved_down: Set, residents: Set, bye_is_due: bool) -> bool {
        if let Some(first) = moved_down.first() {
            let others = moved_down.without(first);
            let opponents = residents.common(self.field.opponents(first));
            return opponents
                .places()
                .any(|other| self.pairs_off(others, residents.without(other), bye_is_due))
                || bye_is_due
                    && self.byes.contains(first)
                    && self.pairs_off(others, residents, false);
        }
        if bye_is_due {
            let possible = residents.common(self.byes);
            return possible.places().any(|place| self.perfect(residents.without(place)));
        }
        self.perfect(residents)
    }
}
