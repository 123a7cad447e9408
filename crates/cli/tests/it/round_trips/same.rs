//! What makes two states the same tournament.

use ronde_desk::State;
use ronde_desk::state::{Numbers, RoundState};
use ronde_desk::stored::EntrantId;

/// Fails with the first thing in which they differ.
#[track_caller]
pub(super) fn same(one: &State, other: &State, why: &str) {
    let (one, other) = (seen(one), seen(other));
    for (first, second) in one.iter().zip(&other) {
        assert_eq!(first, second, "{why}");
    }
    assert_eq!(one.len(), other.len(), "{why}: {one:#?}{other:#?}");
}

/// A tournament by the numbers of its players, so that it does not matter which journal holds it.
fn seen(state: &State) -> Vec<String> {
    let numbers = state.numbering(state.next_round());
    let s = &state.settings;
    let mut lines = vec![
        format!("{} at {}, {:?} rounds", s.name, s.city, state.last_round()),
        match state.recipe() {
            Some(recipe) => recipe.to_string(),
            None => format!("{} {}", s.system, s.acceleration),
        },
        format!("{} {:?}", s.tie_breaks, s.points),
    ];
    lines.extend(numbers.ids().map(|id| player(state, &numbers, id)));
    lines.extend(state.rounds.iter().map(|held| round(held, &numbers)));
    let mut decisions: Vec<String> = state
        .decisions
        .iter()
        .map(|(number, winner)| format!("match {number}: {}", number_of(&numbers, *winner)))
        .collect();
    decisions.sort_unstable();
    lines.extend(decisions);
    let level = state.level_matches();
    lines.extend(level.iter().map(|it| format!("match {} is level", it.number)));
    lines
}

fn number_of(numbers: &Numbers, id: EntrantId) -> u32 {
    numbers.number(id).map_or(0, ronde_model::PairingNumber::get)
}

fn player(state: &State, numbers: &Numbers, id: EntrantId) -> String {
    let it = &state.players[&id];
    let e = &it.entrant;
    let rest = (e.sex, e.title, e.rating, &e.federation, &e.fide_id, &e.birth, &e.team);
    format!("{} {} {rest:?} until {:?}", number_of(numbers, id), e.name, it.until)
}

fn round(held: &RoundState, numbers: &Numbers) -> String {
    let number = |id| number_of(numbers, id);
    let board = |it: &ronde_desk::state::BoardState| {
        format!("{}-{} {:?}", number(it.white), number(it.black), it.result)
    };
    let boards: Vec<String> = held.boards.iter().map(board).collect();
    let mut idle: Vec<String> =
        held.unpaired.iter().map(|(id, why)| format!("{} {why:?}", number(*id))).collect();
    idle.sort_unstable();
    format!("{:?}: {} · {}", held.phase, boards.join(", "), idle.join(", "))
}
