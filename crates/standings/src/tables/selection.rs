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
        let mut found: Vec<Selected<'a>> = Vec::new();
        for (line, row) in (1..).zip(self.rows().iter().filter(belongs)) {
            let shared = found.last().filter(|above| above.row.rank == row.rank);
            let place = shared.map_or(line, |above| above.place);
            found.push(Selected { place, row });
        }
        found
    }
}
