//! What is to be played next, from what has been played.

use std::collections::BTreeMap;

use ronde_model::Snapshot;

use crate::berlin::{Berlin, together};
use crate::cup::Cup;
use crate::error::Error;
use crate::field::{Meeting, meetings};
use crate::ranking;
use crate::recipe::{Kind, Recipe};
use crate::table::{Round, Seat, Side, Stage};
use crate::tournament::{decisions, with_rounds};

/// The rounds that can be known now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Next {
    /// In order; empty when everything is paired.
    pub rounds: Vec<Round>,
    /// Whether no further round follows these, as far as results do not ask for one.
    pub last: bool,
}

impl Next {
    /// The tournament with these rounds added.
    pub fn added_to(&self, snapshot: &Snapshot, recipe: &Recipe) -> Snapshot {
        with_rounds(snapshot, recipe, &self.rounds)
    }
}

/// The rounds after those that the tournament holds. Who goes on from a level match of a cup without
/// playing is told by [`decide`](crate::decide).
///
/// # Errors
/// Results that are missing, rounds from which nothing follows, or more rounds than the tournament
/// declares.
pub fn next_rounds(snapshot: &Snapshot, recipe: &Recipe) -> Result<Next, Error> {
    let played = meetings(snapshot, recipe);
    let next = match &recipe.kind {
        Kind::Cup(cup) => of_cup(cup, &played, &decisions(snapshot)),
        Kind::Berlin(berlin) => of_berlin(*berlin, &played, recipe.boards.is_some()),
        _ => Ok(Next { rounds: after(recipe.schedule()?.rounds, played.len()), last: true }),
    }?;
    let needed = snapshot.rounds.len() + next.rounds.len();
    match snapshot.rules.declared_rounds {
        Some(declared) if !next.rounds.is_empty() && needed > usize::from(declared) => {
            Err(Error::TooFewRounds { declared, needed })
        }
        _ => Ok(next),
    }
}

/// All but the first so many.
fn after(mut rounds: Vec<Round>, played: usize) -> Vec<Round> {
    rounds.drain(..played.min(rounds.len()));
    rounds
}

fn of_cup(
    cup: &Cup,
    played: &[Vec<Meeting>],
    decisions: &BTreeMap<usize, Seat>,
) -> Result<Next, Error> {
    let bracket = cup.bracket()?;
    let progress = bracket.progress(cup.legs, played, decisions)?;
    let last = progress.next.as_ref().is_none_or(|round| round.stage == Stage::Cup { left: 2 });
    Ok(Next { rounds: progress.next.into_iter().collect(), last })
}

fn of_berlin(berlin: Berlin, played: &[Vec<Meeting>], teams: bool) -> Result<Next, Error> {
    let schedule = berlin.schedule()?;
    let first = berlin.first_rounds();
    if played.len() < first {
        let mut rounds = schedule.rounds;
        rounds.truncate(first);
        return Ok(Next { rounds: after(rounds, played.len()), last: false });
    }
    for (index, round) in played[..first].iter().enumerate() {
        let games = round.iter().filter(|meeting| meeting.points.is_none()).count();
        if games > 0 {
            return Err(Error::ResultsMissing { round: index + 1, games });
        }
    }
    let groups = seated(berlin, &played[..first], teams);
    let groups: Vec<Vec<Side>> =
        groups.into_iter().map(|group| group.into_iter().map(Side::Seat).collect()).collect();
    let rounds = after(together(&groups, Stage::Finals), played.len() - first);
    Ok(Next { rounds, last: true })
}

/// Who plays in each group of the second part.
pub(crate) fn seated(berlin: Berlin, first: &[Vec<Meeting>], teams: bool) -> Vec<Vec<Seat>> {
    let order = |group: &Vec<Seat>| -> Vec<Seat> {
        ranking::among(group, first, teams).iter().map(|row| row.seat).collect()
    };
    let orders: Vec<Vec<Seat>> = berlin.members().iter().map(order).collect();
    let seat = |side: &Side| match side {
        Side::Placed { group, place } => orders[group - 1].get(place - 1).copied(),
        side => side.seat(),
    };
    let groups = berlin.final_groups();
    groups.iter().map(|group| group.iter().filter_map(seat).collect()).collect()
}
