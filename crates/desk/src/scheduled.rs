//! A tournament that is played by a schedule: which rounds of a file are held, how its numbers are
//! drawn.

use std::collections::BTreeSet;

use ronde_schedule::draw::{self, Drawer, Split};
use ronde_schedule::{Error, Kind, Recipe, varma};

use crate::engine;
use crate::judge::Objection;
use crate::state::{RoundState, State};
use crate::stored::{Affinity, DrawWay, EntrantId, NumberDraw, Pair};

/// How many rounds of a file are held: those that have begun, and the one after, which is to be
/// played. What comes later is made again when its turn comes, as everywhere at the desk, so that
/// nothing that is decided meanwhile finds it made already. A round that the schedule would not
/// make again is held: the file is all that knows of it.
pub(crate) fn held_of_file(state: &State) -> u16 {
    let all = state.rounds.len();
    let begun = |held: &RoundState| held.boards.iter().any(|board| board.result.is_some());
    let played = state.rounds.iter().rposition(|held| begun(held)).map_or(0, |place| place + 1);
    let first = (played + 1).min(all);
    let follows = (first + 1..=all).all(|round| follows(state, round));
    let held = if state.recipe().is_some() && follows { first } else { all };
    u16::try_from(held).unwrap_or(u16::MAX)
}

/// Whether the schedule makes that round as the file has it.
fn follows(state: &State, round: usize) -> bool {
    let Some(number) = u16::try_from(round).ok() else { return false };
    let Some(held) = state.round(number) else { return false };
    let pairs = |list: &[Pair]| list.iter().copied().collect::<BTreeSet<Pair>>();
    let made = engine::again(state, number);
    made.is_ok_and(|made| pairs(&made.pairs) == pairs(&held.arrangement().pairs))
}

/// The numbers of a round robin as they are drawn, from number 1. Whoever has the seed and the list
/// can draw them again.
///
/// # Errors
/// What stands in the way of the draw.
pub fn drawn(state: &State, draw: &NumberDraw) -> Result<Vec<EntrantId>, Objection> {
    let recipe = state.recipe().ok_or(Objection::NoDraw)?;
    if !matches!(recipe.kind, Kind::RoundRobin(_)) {
        return Err(Objection::NoDraw);
    }
    let seats = seats(state, &recipe)?;
    let seed = draw.seed.ok_or(Objection::NoDraw)?;
    let numbers = match draw.way {
        DrawWay::Lots => draw::lots(seats.len(), seed),
        DrawWay::Varma if recipe.boards.is_some() => return Err(Objection::NoDraw),
        DrawWay::Varma => directed(state, &seats, draw, seed)?,
    };
    let mut places: Vec<(usize, &Vec<EntrantId>)> = numbers.into_iter().zip(&seats).collect();
    places.sort_unstable_by_key(|(number, _)| *number);
    Ok(places.into_iter().flat_map(|(_, people)| people.iter().copied()).collect())
}

/// Those who draw, in the order in which they were entered: players, or teams with their players.
fn seats(state: &State, recipe: &Recipe) -> Result<Vec<Vec<EntrantId>>, Objection> {
    let entered = State { order: Vec::new(), ..state.clone() };
    let people = entered.numbers(1);
    let (needed, here) = (recipe.players(), people.len());
    if needed != here {
        return Err(Objection::SchedulePlayers { needed, here });
    }
    Ok(people.chunks(recipe.boards.unwrap_or(1)).map(<[EntrantId]>::to_vec).collect())
}

fn directed(
    state: &State,
    seats: &[Vec<EntrantId>],
    draw: &NumberDraw,
    seed: u64,
) -> Result<Vec<usize>, Objection> {
    let drawer = |people: &Vec<EntrantId>| {
        let entrant = &state.players.get(people.first()?)?.entrant;
        let group = match draw.apart {
            Affinity::Federation => &entrant.federation,
            Affinity::Club => &entrant.club,
        };
        Some(Drawer { name: entrant.name.clone(), group: group.trim().to_owned() })
    };
    let drawers: Vec<Drawer> = seats.iter().filter_map(drawer).collect();
    let split = if draw.split { Split::Allow } else { Split::Refuse };
    match draw::draw(&drawers, seed, split) {
        Ok(drawn) => Ok(drawn.numbers()),
        Err(Error::NoName(_) | Error::NameTwice(_)) => Err(Objection::DrawNames),
        Err(Error::ContingentTooLarge { .. } | Error::ContingentsDoNotFit { .. }) => {
            Err(Objection::DrawTooLarge)
        }
        Err(_) => Err(Objection::DrawTable { least: varma::LEAST, most: varma::MOST }),
    }
}
