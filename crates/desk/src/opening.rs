//! A file of another program becomes the act that a journal begins with.

use std::collections::BTreeMap;

use ronde_formats::Kind;
use ronde_model::{Game, PairingNumber, Round, RoundNumber, Score, Snapshot};
use ronde_schedule::Recipe;
use ronde_swiss::System;
use ronde_swiss::field::Field;

use crate::entry::Hash;
use crate::stored::Imported;

/// The act's content. `doubts` is what the file does not say ([`crate::doubts`]).
///
/// # Panics
/// Never: what is written is JSON, and memory takes it.
pub fn imported(
    (file, original): (&str, &[u8]),
    kind: Kind,
    snapshot: &Snapshot,
    doubts: Vec<String>,
) -> Imported {
    let ordered = if kind == Kind::Trf { in_board_order(snapshot) } else { snapshot.clone() };
    let mut tournament = Vec::new();
    ronde_formats::json::write(&ordered, &mut tournament).expect("memory takes what is written");
    Imported {
        file: file.to_owned(),
        hash: Hash::of(original),
        doubts,
        tournament: String::from_utf8(tournament).expect("JSON is UTF-8"),
        ..Imported::default()
    }
}

/// A report file says who met whom and not at which board. Boards follow from the points before the
/// round (C.04.2:3.6), or from the table of a schedule. A round that neither explains stays as it
/// is.
fn in_board_order(snapshot: &Snapshot) -> Snapshot {
    let mut parts = (**snapshot).clone();
    let recipe = ronde_schedule::recipe_of(snapshot).ok();
    let system = ronde_swiss::system::declared(snapshot).ok().map(|(system, _)| system);
    for (round, number) in parts.rounds.iter_mut().zip(1u16..) {
        let found = match (&recipe, system, RoundNumber::new(number)) {
            (Some(recipe), ..) => by_table(snapshot, recipe, number),
            (None, Some(system), Some(number)) => by_points(snapshot, system, number, round),
            _ => None,
        };
        let Some(places) = found else { continue };
        let place = |game: &Game| places.get(&pair(game)).copied();
        let mut games: Vec<Game> = round.games().to_vec();
        if games.iter().all(|game| place(game).is_some()) {
            games.sort_by_key(place);
            *round = Round::new(games, round.unpaired().to_vec()).expect("nobody was added");
        }
    }
    Snapshot::new(parts).expect("the same games in another order")
}

type Pair = (PairingNumber, PairingNumber);

/// Two who meet, whoever has White.
fn pair(game: &Game) -> Pair {
    (game.white.min(game.black), game.white.max(game.black))
}

/// The board of each pair, as the schedule has it.
fn by_table(snapshot: &Snapshot, recipe: &Recipe, round: u16) -> Option<BTreeMap<Pair, usize>> {
    let due = ronde_standings::due_round(snapshot, recipe, usize::from(round) - 1).ok()??;
    let held = ronde_schedule::games_of_round(recipe, &due);
    Some(held.games().iter().map(pair).zip(0..).collect())
}

/// C.04.2:3.6: the score of the higher-ranked, the sum of both, the number of the higher-ranked.
fn by_points(
    snapshot: &Snapshot,
    system: System,
    number: RoundNumber,
    round: &Round,
) -> Option<BTreeMap<Pair, usize>> {
    let field = Field::of(snapshot, number, system);
    let listed = field.entrants().iter().map(|it| (it.number, (it.score, it.seed)));
    let listed: BTreeMap<PairingNumber, _> = listed.collect();
    let mut keyed = Vec::new();
    for game in round.games() {
        let (one, other) = (*listed.get(&game.white)?, *listed.get(&game.black)?);
        let rank = |it: (Score, _)| (-it.0.tenths(), it.1);
        let (first, second) = if rank(one) <= rank(other) { (one, other) } else { (other, one) };
        keyed.push((-first.0.tenths(), -(first.0 + second.0).tenths(), first.1, pair(game)));
    }
    keyed.sort_unstable();
    Some(keyed.into_iter().map(|(.., pair)| pair).zip(0..).collect())
}
