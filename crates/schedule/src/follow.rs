//! What is to be played next, from what has been played.

use std::collections::BTreeMap;

use ronde_model::Snapshot;

use crate::berlin::{Berlin, together};
use crate::cup::Cup;
use crate::error::Error;
use crate::field::{Meeting, meetings};
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

/// Who is where in each group of a Berlin tournament after its first part, the best first. Ranking is
/// the business of another room, so the caller brings it.
pub type GroupOrders<'a> = &'a dyn Fn(&Snapshot) -> Vec<Vec<Seat>>;

/// The rounds after those that the tournament holds. Who goes on from a level match of a cup without
/// playing is told by [`decide`](crate::decide).
///
/// # Errors
/// Results that are missing, or rounds from which nothing follows.
pub fn next_rounds(
    snapshot: &Snapshot,
    recipe: &Recipe,
    orders: GroupOrders<'_>,
) -> Result<Next, Error> {
    let played = meetings(snapshot, recipe);
    match &recipe.kind {
        Kind::Cup(cup) => of_cup(cup, &played, &decisions(snapshot)),
        Kind::Berlin(berlin) => of_berlin(*berlin, &played, || orders(snapshot)),
        _ => Ok(Next { rounds: after(recipe.schedule()?.rounds, played.len()), last: true }),
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

fn of_berlin(
    berlin: Berlin,
    played: &[Vec<Meeting>],
    orders: impl FnOnce() -> Vec<Vec<Seat>>,
) -> Result<Next, Error> {
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
    let groups = berlin.finalists(&orders());
    let groups: Vec<Vec<Side>> =
        groups.into_iter().map(|group| group.into_iter().map(Side::Seat).collect()).collect();
    let rounds = after(together(&groups, Stage::Finals), played.len() - first);
    Ok(Next { rounds, last: true })
}

/// Places of a cup that are decided after so many rounds, equal ones shared; a round in play decides
/// nothing yet. `None` where there is no cup, or the rounds are not those of the cup.
pub fn cup_places(
    snapshot: &Snapshot,
    recipe: &Recipe,
    rounds: usize,
) -> Option<Vec<(usize, Seat)>> {
    let Kind::Cup(cup) = &recipe.kind else { return None };
    let played = meetings(snapshot, recipe);
    let is_over = |round: &&Vec<Meeting>| round.iter().all(|meeting| meeting.points.is_some());
    let over = played.iter().take(rounds).take_while(is_over).count();
    let bracket = cup.bracket().ok()?;
    let progress = bracket.progress(cup.legs, &played[..over], &decisions(snapshot)).ok()?;
    Some(progress.places)
}
