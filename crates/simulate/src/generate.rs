//! A whole tournament from a recipe and a seed.
//!
//! Where chance leads into a round that cannot be paired, the tournament is drawn again from a seed
//! derived from the first, up to [`ATTEMPTS`] times; if none comes to its end, the longest of them
//! is given, with its declared number of rounds and a [`Warning::EndedEarly`]. Either way every
//! round in the file is the prescribed one.

use ronde_model::{Participant, RoundNumber, Snapshot};
use ronde_standings::Standings;
use ronde_swiss::{PairingError, System};

use crate::dice::{Dice, derived};
use crate::plan::{Plan, baku_is_possible};
use crate::play::{Played, play_out};
use crate::recipe::{Acceleration, Recipe};
use crate::setting;

/// How often a tournament that cannot be paired to its end is drawn again.
pub const ATTEMPTS: u64 = 10;

/// A random tournament.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Generated {
    /// The tournament. Its name holds the seed, a `###` comment holds the recipe.
    pub snapshot: Snapshot,
    /// The seed it grew from.
    pub seed: u64,
    /// The recipe with everything that was drawn. With the same seed it gives the same tournament.
    pub recipe: Recipe,
    /// What the user should know.
    pub warnings: Vec<Warning>,
}

impl Generated {
    /// Whether all declared rounds are there.
    pub fn is_whole(&self) -> bool {
        !self.warnings.iter().any(|warning| matches!(warning, Warning::EndedEarly { .. }))
    }
}

/// What the user should know of a random tournament.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Warning {
    /// A round could not be paired, and the tournament ends before it.
    EndedEarly {
        /// That round.
        round: RoundNumber,
        /// Why.
        why: PairingError,
    },
    /// So many tournaments before this one ran into a round that could not be paired.
    DrawnAgain {
        /// How many.
        times: u64,
    },
    /// C.04.7:1.1: Baku is meant for a win worth two draws and a loss worth nothing.
    BakuWithOtherPoints,
}

/// A recipe that cannot be followed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GenerateError {
    /// A tournament has two players at least.
    TooFewPlayers,
    /// The recipe gives another number of ratings than of players.
    RatingsAndPlayers {
        /// Players asked for.
        players: u32,
        /// Ratings given.
        ratings: usize,
    },
    /// The lowest rating is above the highest.
    RatingsReversed {
        /// The lowest.
        lowest: u16,
        /// The highest.
        highest: u16,
    },
    /// No rounds, or too many.
    NumberOfRounds {
        /// The most there can be.
        most: u16,
    },
    /// More than a hundred in a hundred games are to be drawn.
    DrawPercentage,
    /// The system pairs by ratings, and some players are to have none.
    RatingsNeeded(System),
    /// Not even round 1 can be paired, whatever is drawn.
    NoFirstRound(PairingError),
}

/// Makes a tournament. The same recipe and seed give the same one for ever.
///
/// # Errors
/// If the recipe cannot be followed.
pub fn generate(recipe: &Recipe, seed: u64) -> Result<Generated, GenerateError> {
    let plan = Plan::new(recipe, seed)?;
    let mut best: Option<Played> = None;
    let mut times = 0;
    for attempt in 0..ATTEMPTS {
        times = attempt;
        let played = attempt_with(&plan, derived(seed, attempt), seed);
        let whole = played.ended_before.is_none();
        if best
            .as_ref()
            .is_none_or(|best| played.snapshot.rounds.len() > best.snapshot.rounds.len())
        {
            best = Some(played);
        }
        if whole {
            break;
        }
    }
    let best = best.expect("there was an attempt");
    match best.ended_before {
        Some((RoundNumber::FIRST, why)) => Err(GenerateError::NoFirstRound(why)),
        _ => Ok(finish(&plan, best, times, seed)),
    }
}

/// A tournament before its first round: players, rules and what was announced.
///
/// # Errors
/// If the recipe cannot be followed.
pub fn planned(recipe: &Recipe, seed: u64) -> Result<Snapshot, GenerateError> {
    let parts = setting::tournament(&Plan::new(recipe, seed)?, seed, seed);
    Ok(Snapshot::new(parts).expect("arrangements name only players of the list"))
}

fn attempt_with(plan: &Plan, seed: u64, named: u64) -> Played {
    let parts = setting::tournament(plan, seed, named);
    let start = Snapshot::new(parts).expect("arrangements name only players of the list");
    play_out(&start, plan.system, plan.initial_colour, &plan.chances, seed)
}

fn finish(plan: &Plan, played: Played, times: u64, seed: u64) -> Generated {
    let mut warnings = Vec::new();
    if plan.acceleration == Acceleration::Baku && !baku_is_possible(&plan.points) {
        warnings.push(Warning::BakuWithOtherPoints);
    }
    if times > 0 {
        warnings.push(Warning::DrawnAgain { times });
    }
    if let Some((round, why)) = played.ended_before {
        warnings.push(Warning::EndedEarly { round, why });
    }
    let snapshot = with_ranks(played.snapshot, seed);
    Generated { snapshot, seed, recipe: Recipe::from(plan), warnings }
}

/// Lists that organisers are known to announce. Every edition of C.07 has them.
const TIE_BREAKS: [&str; 8] = [
    "DE,BH/C1,BH,SB",
    "BH/C1,BH,DE,WIN",
    "BH/M1,BH,SB,BPG",
    "DE,WIN,BH/C1,ARO",
    "PS,PS/C1,BH,DE",
    "ARO,TPR,DE,BWG",
    "SB/C1,FB,REP,WON",
    "DE/P,AOB,KS,APRO",
];

/// Declares a list of tie-breaks, drawn from the seed, and places everybody by it; whom it leaves
/// tied by number, as if lots had been drawn.
fn with_ranks(snapshot: Snapshot, seed: u64) -> Snapshot {
    let list = Dice::new(seed, "tie-breaks").pick(&TIE_BREAKS);
    let mut parts = snapshot.into_parts();
    // Teams are ranked by what is usual for them.
    let list = if parts.teams.is_empty() { list } else { "" };
    list.clone_into(&mut parts.event.tie_breaks);
    let snapshot = Snapshot::new(parts).expect("only the list is new");
    let standings = Standings::declared(&snapshot);
    let order: Vec<_> = standings.rows().iter().filter_map(|row| row.who.player()).collect();
    let places: Vec<_> = order.iter().filter_map(|number| snapshot.index_of(*number)).collect();
    let teams: Vec<_> = standings.rows().iter().map(|row| row.who).collect();
    let mut parts = snapshot.into_parts();
    for (rank, who) in (1..).zip(teams) {
        let mut teams = parts.teams.iter_mut();
        if let Some(team) = teams.find(|it| Participant::Team(it.number) == who) {
            team.rank = Some(rank);
        }
    }
    for (rank, index) in (1..).zip(places) {
        parts.players[index].rank = Some(rank);
    }
    Snapshot::new(parts).expect("only ranks have changed")
}
