//! Places that a schedule gives by its own rules: in a cup by how far somebody came, in a Berlin
//! tournament by the group first, among the teams of a Molter tournament by points and Berlin.

use ronde_model::{Score, Snapshot};
use ronde_schedule::{Kind, Recipe, Seat, ranking, recipe_of};
use serde::Serialize;

/// The places of a tournament whose schedule ranks otherwise than by points and tie-breaks.
#[derive(Serialize)]
pub(super) struct Places {
    recipe: String,
    places: Vec<Line>,
}

#[derive(Serialize)]
struct Line {
    place: usize,
    number: usize,
    name: String,
    points: String,
}

impl Places {
    /// `None` where the standings say it all, or the rounds do not follow from each other. In a cup
    /// that is not over, those who are still in it have no place yet.
    pub(super) fn of(snapshot: &Snapshot) -> Option<Places> {
        let recipe = recipe_of(snapshot).ok()?;
        let place = |place: usize, index: usize, teams: bool, points: Score| Line {
            place,
            number: index + 1,
            name: name(snapshot, index, teams),
            points: points.to_string(),
        };
        let places: Vec<Line> = match recipe.kind {
            Kind::Cup(_) | Kind::Berlin(_) => seats(snapshot, &recipe)?
                .map(|(at, seat, points)| place(at, seat.index(), recipe.boards.is_some(), points))
                .collect(),
            Kind::Molter(_) => ranking::teams(snapshot)
                .iter()
                .map(|row| place(row.place, row.team, true, row.points))
                .collect(),
            _ => return None,
        };
        Some(Places { recipe: recipe.to_string(), places })
    }

    /// For people, below the table.
    pub(super) fn text(&self) -> String {
        let mut text = format!("\nPlaces by the schedule ({})\n", self.recipe);
        for Line { place, number, name, points } in &self.places {
            text += &format!("{place:>4}  {number:>3}  {name}, {points}\n");
        }
        if self.places.is_empty() {
            text += "nobody has a place yet\n";
        }
        text
    }

    /// The page of a program with one more field, `schedule`, at its end.
    pub(super) fn joined_to(&self, page: &str) -> String {
        let own = serde_json::to_string_pretty(self);
        let own = own.expect("strings and numbers can always be written").replace('\n', "\n  ");
        let body = page.strip_suffix("\n}\n").expect("a page is an object on several lines");
        format!("{body},\n  \"schedule\": {own}\n}}\n")
    }
}

fn seats(
    snapshot: &Snapshot,
    recipe: &Recipe,
) -> Option<impl Iterator<Item = (usize, Seat, Score)>> {
    let ranked = ranking::seats(snapshot, recipe).ok()?;
    Some(ranked.into_iter().map(|row| (row.place, row.seat, row.points)))
}

fn name(snapshot: &Snapshot, index: usize, teams: bool) -> String {
    if teams {
        snapshot.teams.get(index).map_or_else(String::new, |team| team.name.clone())
    } else {
        snapshot.players.get(index).map_or_else(String::new, |player| player.name.clone())
    }
}
