//! Random tournaments are what they say, and pair again to themselves.

mod agreement;
mod comparisons;
mod contents;
mod fairness;
mod files;
mod needs;
mod play_out;
mod shape;
mod studies;

use ronde_model::{RoundNumber, Snapshot};
use ronde_simulate::{Generated, Recipe, generate};

/// A tournament of this recipe, which must be one that can be followed.
#[track_caller]
fn made(recipe: &Recipe, seed: u64) -> Generated {
    match generate(recipe, seed) {
        Ok(generated) => generated,
        Err(error) => panic!("seed {seed}, {recipe}: {error:?}"),
    }
}

/// The rounds of a tournament, by number.
fn rounds(snapshot: &Snapshot) -> impl Iterator<Item = RoundNumber> {
    (0..snapshot.rounds.len()).filter_map(RoundNumber::from_index)
}
