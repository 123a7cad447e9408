//! What follows from a schedule: how many rounds there are, which matches of a cup wait.

use ronde_model::PairingNumber;
use ronde_schedule::{Recipe, Seat};

use super::{Numbers, State};
use crate::stored::EntrantId;

/// A match of a cup that ended level.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LevelMatch {
    /// Its number in the bracket.
    pub number: u32,
    /// Both sides: one player each, or all of a team, from the first board.
    pub sides: [Vec<EntrantId>; 2],
}

impl LevelMatch {
    /// Whether somebody plays in it.
    pub fn has(&self, who: EntrantId) -> bool {
        self.sides.iter().any(|side| side.contains(&who))
    }
}

impl State {
    /// The schedule that makes the rounds, where one does.
    pub fn recipe(&self) -> Option<Recipe> {
        self.settings.system.recipe().ok().flatten()
    }

    /// The number of the last round, as far as it is known: as announced, or as the schedule has
    /// it. In a cup it grows while matches end level and are played on.
    pub fn last_round(&self) -> Option<u16> {
        let Some(recipe) = self.recipe() else { return self.settings.rounds };
        let snapshot = self.snapshot_of(self.rounds.len());
        let rounds = ronde_schedule::rounds_in_all(&snapshot, &recipe).ok()?;
        u16::try_from(rounds.max(self.rounds.len())).ok()
    }

    /// Matches of a cup that ended level and wait to be played on or decided.
    pub fn level_matches(&self) -> Vec<LevelMatch> {
        let Some(recipe) = self.recipe() else { return Vec::new() };
        let (snapshot, numbers) = self.numbered_snapshot(self.rounds.len());
        let level = ronde_schedule::level_matches(&snapshot, &recipe);
        let found = level.iter().filter_map(|tie| {
            let sides = tie.seats.map(|seat| people(&recipe, &numbers, seat));
            Some(LevelMatch { number: u32::try_from(tie.number).ok()?, sides })
        });
        found.collect()
    }
}

/// Who sits there: one player, or a team.
fn people(recipe: &Recipe, numbers: &Numbers, seat: Seat) -> Vec<EntrantId> {
    let size = recipe.boards.unwrap_or(1);
    let first = seat.index() * size;
    let number = |place: usize| PairingNumber::new(u32::try_from(first + place + 1).ok()?);
    (0..size).filter_map(|place| numbers.id(number(place)?)).collect()
}
