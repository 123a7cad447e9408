//! Standings of a category, out of those of everybody.

use ronde_model::{Participant, Snapshot};

use crate::category::Category;
use crate::table::{Row, Standings};

/// A line of the standings of a category.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Selected<'a> {
    /// The place inside the category; equal ones are shared as in the whole.
    pub place: u32,
    /// The line of the whole standings.
    pub row: &'a Row,
}

impl Standings {
    /// Those of a category, in their order. Tie-breaks are those of the whole tournament: they were
    /// made by all opponents, not only by those of the category.
    pub fn of_category<'a>(
        &'a self,
        snapshot: &Snapshot,
        category: &Category,
    ) -> Vec<Selected<'a>> {
        // Sexes, ages and ratings are of players; a team belongs to everybody.
        let belongs = |row: &&Row| match row.who {
            Participant::Player(number) => {
                snapshot.player(number).is_some_and(|player| category.holds(snapshot, player))
            }
            Participant::Team(_) => *category == Category::Everybody,
        };
        self.selected(belongs)
    }

    /// Those for whom this holds, in their order, ranked among each other.
    pub fn selected<'a>(&'a self, belongs: impl Fn(&&Row) -> bool) -> Vec<Selected<'a>> {
        let mut found: Vec<Selected<'a>> = Vec::new();
        let mut begin = 0;
        for row in self.rows().iter().filter(belongs) {
            if found.last().is_some_and(|above| begins_again(above.row, row)) {
                begin = found.len();
            }
            let line = u32::try_from(found.len() - begin + 1).unwrap_or(u32::MAX);
            let shared = found[begin..].last().filter(|above| above.row.rank == row.rank);
            let place = shared.map_or(line, |above| above.place);
            found.push(Selected { place, row });
        }
        found
    }
}

/// While the groups of a Berlin tournament are played, each has its own ranks; the finals go on
/// from one to the next.
fn begins_again(above: &Row, row: &Row) -> bool {
    let (Some(above), Some(group)) = (above.group, row.group) else { return false };
    above.number != group.number && !group.is_final
}
