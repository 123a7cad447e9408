//! What is to be played next, from what has been played.

use std::collections::BTreeMap;

use ronde_model::Snapshot;

use crate::berlin::{Berlin, together};
use crate::cup::{Cup, Tie};
use crate::error::{Entered, Error};
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

/// Who is where in each group of a Berlin tournament after its first part, the best first. Ranking
/// is the business of another room, so the caller brings it.
pub type GroupOrders<'a> = &'a dyn Fn(&Snapshot) -> Vec<Vec<Seat>>;

/// The rounds after those that the tournament holds. Who goes on from a level match of a cup
/// without playing is told by [`decide`](crate::decide).
///
/// # Errors
/// Results that are missing, rounds from which nothing follows, or more rounds than the tournament
/// declares.
pub fn next_rounds(
    snapshot: &Snapshot,
    recipe: &Recipe,
    orders: GroupOrders<'_>,
) -> Result<Next, Error> {
    filled(snapshot, recipe)?;
    let played = meetings(snapshot, recipe);
    let next = match &recipe.kind {
        Kind::Cup(cup) => of_cup(cup, &played, &decisions(snapshot)),
        Kind::Berlin(berlin) => of_berlin(*berlin, &played, || orders(snapshot)),
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

/// The round at this place of the tournament, as the schedule had it when it was due; `None` where
/// it has none.
///
/// # Errors
/// An earlier round from which nothing follows.
pub fn due_round(
    snapshot: &Snapshot,
    recipe: &Recipe,
    place: usize,
    orders: GroupOrders<'_>,
) -> Result<Option<Round>, Error> {
    filled(snapshot, recipe)?;
    if let Kind::Cup(cup) = &recipe.kind {
        let played = meetings(snapshot, recipe);
        let bracket = cup.bracket()?;
        let progress = bracket.progress_before(place, cup.legs, &played, &decisions(snapshot))?;
        return Ok(progress.next);
    }
    let mut before = (**snapshot).clone();
    before.rounds.truncate(place);
    let before = Snapshot::new(before).expect("fewer rounds name nobody new");
    Ok(next_rounds(&before, recipe, orders)?.rounds.into_iter().next())
}

/// A schedule names its entrants by the numbers 1, 2, 3 …: they must be there.
fn filled(snapshot: &Snapshot, recipe: &Recipe) -> Result<(), Error> {
    let needed = recipe.players();
    let there = |place: usize| snapshot.player(crate::field::number(place)).is_some();
    let given = (0..needed).filter(|place| there(*place)).count();
    if given == needed {
        return Ok(());
    }
    Err(Error::WrongNumber { what: Entered::Players, given, needed })
}

/// The tournament with every round whose players are known by now, and whether more rounds follow
/// from results.
///
/// # Errors
/// A tournament without a schedule, or players who do not fill it.
pub fn as_far_as_known(
    snapshot: &Snapshot,
    orders: GroupOrders<'_>,
) -> Result<(Snapshot, bool), Error> {
    let recipe = crate::tournament::recipe_of(snapshot)?;
    filled(snapshot, &recipe)?;
    let known = match next_rounds(snapshot, &recipe, orders) {
        Ok(next) => next.added_to(snapshot, &recipe),
        // Results are missing that decide what follows.
        Err(_) => snapshot.clone(),
    };
    let more = rounds_in_all(&known, &recipe).is_ok_and(|all| all > known.rounds.len());
    Ok((known, more))
}

/// How many rounds the tournament has, as far as results say it by now: in a cup every level match
/// that is played on takes one more.
///
/// # Errors
/// A schedule that cannot be, or rounds of a cup from which nothing follows.
pub fn rounds_in_all(snapshot: &Snapshot, recipe: &Recipe) -> Result<usize, Error> {
    let Kind::Cup(cup) = &recipe.kind else { return recipe.fixed_rounds() };
    let played = meetings(snapshot, recipe);
    let open = |round: &Vec<Meeting>| round.iter().any(|meeting| meeting.points.is_none());
    let over = played.iter().position(open).unwrap_or(played.len());
    let bracket = cup.bracket()?;
    let progress = bracket.progress_before(over, cup.legs, &played, &decisions(snapshot))?;
    Ok((over + progress.left).max(played.len()))
}

/// Matches of a cup that ended level and wait: they are played on, or somebody is named who goes on
/// ([`decide`](crate::decide)). None while a result is missing, and none in any other tournament.
pub fn level_matches(snapshot: &Snapshot, recipe: &Recipe) -> Vec<Tie> {
    let Kind::Cup(cup) = &recipe.kind else { return Vec::new() };
    let played = meetings(snapshot, recipe);
    let progress =
        cup.bracket().and_then(|bracket| bracket.progress(cup.legs, &played, &decisions(snapshot)));
    let ties = progress.map(|progress| progress.ties).unwrap_or_default();
    ties.into_iter().filter(|tie| tie.is_level(cup.legs)).collect()
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

/// Places of a cup that are decided after so many rounds, equal ones shared; a round in play
/// decides nothing yet. `None` where there is no cup, or the rounds are not those of the cup.
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
