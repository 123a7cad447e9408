//! Acts that need an engine: a round paired, a round made by hand compared.
//!
//! These take time on large fields. They work on a state that nobody else waits for; the act says
//! which state that was, and is refused if something it rests on has changed meanwhile.

use std::collections::{BTreeMap, BTreeSet};

use ronde_model::{Colour, Histories, PairingNumber, RoundNumber, Snapshot, Unpaired};
use ronde_swiss::field::Field;
use ronde_swiss::legality::{Violation, violations};
use ronde_swiss::notes::{self, Note};
use ronde_swiss::{Board, Book, Detail, PairingError, RoundPairing, System, recorded};

use crate::entry::Hash;
use crate::judge::{Caution, NoPairing, Objection, ready};
use crate::state::{Numbers, State, prohibition};
use crate::stored::{
    Act, Adjourned, Arrangement, Departure, EntrantId, Origin, Pair, Pairing, UnpairedCode,
};

/// What makes a pairing act, and what is kept beside it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Made {
    /// The act.
    pub act: Act,
    /// The reasons, as they are stored; the act has their hash.
    pub reasons: Vec<u8>,
}

/// The version that is written into every pairing.
pub fn version() -> String {
    format!("Ronde {}", env!("CARGO_PKG_VERSION"))
}

/// Pairs the next round. Games without a result become adjourned ones if `adjourn` says so.
///
/// # Errors
/// Why it cannot be paired.
pub fn pair(state: &State, adjourn: bool) -> Result<Made, Objection> {
    let round = state.next_round();
    let adjourned = if adjourn { missing(state) } else { Vec::new() };
    ready(state, round, &adjourned)?;
    let mut held = state.clone();
    for game in &adjourned {
        let board = held.round_mut(game.round).and_then(|it| it.board_mut(game.board));
        let board = board.expect("it was found a moment ago");
        board.result = Some(crate::stored::ResultCode::Adjourned);
    }
    let (pairing, reasons) = made(&held, round)?;
    let pairing = Box::new(pairing);
    let act = Act::Pair { round, basis: state.head.seq, adjourned, pairing };
    Ok(Made { act, reasons })
}

fn missing(state: &State) -> Vec<Adjourned> {
    let rounds = state.rounds.iter().zip(1u16..);
    rounds
        .flat_map(|(held, round)| held.missing().map(move |board| Adjourned { round, board }))
        .collect()
}

fn made(state: &State, round: u16) -> Result<(Pairing, Vec<u8>), Objection> {
    match state.settings.system.swiss() {
        Ok(Some(system)) => by_swiss(state, round, system),
        Ok(None) => by_schedule(state, round),
        Err(unknown) => Err(Objection::UnknownSystem { code: unknown.0 }),
    }
}

fn by_swiss(state: &State, round: u16, system: System) -> Result<(Pairing, Vec<u8>), Objection> {
    let (snapshot, numbers) = state.numbered_snapshot(usize::from(round) - 1);
    let (paired, dropped) = swiss(state, &snapshot, &numbers, round, system)?;
    let floats = recorded::floats_of(&snapshot, &paired);
    let ids = |list: &[PairingNumber]| list.iter().filter_map(|it| numbers.id(*it)).collect();
    let mut arrangement = arrangement(&paired, &numbers);
    arrangement.unpaired.extend(byes(&snapshot, &numbers, paired.round));
    arrangement.unpaired.sort_unstable();
    arrangement.tables = tables(state, &arrangement.pairs);
    let reasons = crate::stored::reasons(&paired);
    let pairing = Pairing {
        system: state.settings.system.clone(),
        origin: Origin::Engine(version()),
        arrangement,
        numbers: numbers.ids().collect(),
        up: ids(&floats.up),
        down: ids(&floats.down),
        reasons: Some(Hash::of(&reasons)),
        dropped,
    };
    Ok((pairing, reasons))
}

/// With all soft prohibitions; then without the last, the last two, and so on, until there is a
/// pairing.
fn swiss(
    state: &State,
    snapshot: &Snapshot,
    numbers: &Numbers,
    round: u16,
    system: System,
) -> Result<(RoundPairing, Vec<u32>), Objection> {
    let number = RoundNumber::new(round).ok_or(Objection::UnknownRound { round })?;
    let colour = initial_colour(snapshot, system);
    let soft: Vec<(u32, _)> = (0..)
        .zip(&state.settings.prohibited)
        .filter(|(_, it)| it.soft)
        .filter_map(|(place, it)| Some((place, prohibition(it, numbers)?)))
        .collect();
    for kept in (0..=soft.len()).rev() {
        let mut parts = (**snapshot).clone();
        parts.prohibitions.extend(soft[..kept].iter().map(|(_, it)| it.clone()));
        let snapshot = Snapshot::new(parts).expect("prohibitions name only those with a number");
        match ronde_swiss::pair(&snapshot, number, system, colour, Detail::Outcome) {
            Ok(paired) => return Ok((paired, soft[kept..].iter().map(|(it, _)| *it).collect())),
            Err(PairingError::NoCompletePairing(_)) if kept > 0 => {}
            Err(PairingError::RatingMissing { players }) => {
                let players = players.iter().filter_map(|it| numbers.id(*it)).collect();
                return Err(Objection::RatingsMissing { players });
            }
            Err(error) => return Err(none(NoPairing::Swiss(error))),
        }
    }
    unreachable!("without soft prohibitions the engine answers")
}

/// The colour that was declared or drawn ([`crate::lots`]), or that round 1 shows; White where none
/// is known, as in journals of before the draw.
pub(crate) fn initial_colour(snapshot: &Snapshot, system: System) -> Colour {
    let shown = ronde_swiss::initial_colour::shown_by_round_1(snapshot, system);
    snapshot.rules.initial_colour.or(shown).unwrap_or(Colour::White)
}

fn arrangement(paired: &RoundPairing, numbers: &Numbers) -> Arrangement {
    let pair = |board: &Board| Some(Pair(numbers.id(board.white)?, numbers.id(board.black)?));
    let bye = paired.bye.and_then(|number| numbers.id(number));
    Arrangement {
        pairs: paired.boards.iter().filter_map(pair).collect(),
        tables: Vec::new(),
        unpaired: bye.map(|id| (id, UnpairedCode::PairingBye)).into_iter().collect(),
    }
}

/// Byes asked for, of those who take part.
fn byes(
    snapshot: &Snapshot,
    numbers: &Numbers,
    round: RoundNumber,
) -> Vec<(EntrantId, UnpairedCode)> {
    let asked = snapshot.requests.iter().filter(|request| request.round == round);
    let asked = asked.filter_map(|request| {
        let number = request.who.player()?;
        let there = snapshot.player(number)?.participation.covers(round);
        Some((numbers.id(number)?, UnpairedCode::from(Unpaired::Bye(request.bye))))
            .filter(|_| there)
    });
    asked.collect()
}

/// Boards are counted from 1, but whoever has a fixed table draws his board there; the others fill
/// the tables that are left, in order.
fn tables(state: &State, pairs: &[Pair]) -> Vec<u32> {
    let fixed = |pair: &Pair| {
        let table = |id| state.players.get(&id).and_then(|player| player.table);
        table(pair.0).or(table(pair.1))
    };
    let taken: BTreeSet<u32> = pairs.iter().filter_map(fixed).collect();
    if taken.is_empty() {
        return Vec::new();
    }
    let mut given = BTreeSet::new();
    let mut free = (1..).filter(|table| !taken.contains(table));
    let mut next = || free.next().expect("numbers do not end");
    pairs
        .iter()
        .map(|pair| match fixed(pair) {
            // Two with fixed tables who meet sit at the first one's.
            Some(table) if given.insert(table) => table,
            _ => next(),
        })
        .collect()
}

fn none(why: NoPairing) -> Objection {
    Objection::NoPairing { why: Box::new(why) }
}

fn by_schedule(state: &State, round: u16) -> Result<(Pairing, Vec<u8>), Objection> {
    let recipe = state.settings.system.recipe();
    let recipe = recipe.ok().flatten().ok_or_else(|| none(NoPairing::NoSchedule))?;
    let (snapshot, numbers) = state.numbered_snapshot(usize::from(round) - 1);
    let (players, needed) = (snapshot.players.len(), recipe.players());
    let numbered = snapshot.players.iter().zip(1..).all(|(it, place)| it.number.get() == place);
    if !numbered {
        return Err(none(NoPairing::Gaps));
    }
    if players != needed {
        return Err(Objection::SchedulePlayers { needed, here: players });
    }
    let next = ronde_standings::next_rounds(&snapshot, &recipe);
    let next = next.map_err(|error| none(NoPairing::Schedule(error)))?;
    let after = next.added_to(&snapshot, &recipe);
    let Some(held) = after.rounds.get(usize::from(round) - 1) else {
        return Err(Objection::BeyondLastRound { round, rounds: round - 1 });
    };
    let id = |number| numbers.id(number);
    let pairs = held.games().iter().filter_map(|game| Some(Pair(id(game.white)?, id(game.black)?)));
    let unpaired = held.unpaired().iter();
    let unpaired = unpaired.filter_map(|(who, why)| Some((id(*who)?, UnpairedCode::from(*why))));
    let arrangement =
        Arrangement { pairs: pairs.collect(), tables: Vec::new(), unpaired: unpaired.collect() };
    let pairing = Pairing {
        system: state.settings.system.clone(),
        origin: Origin::Engine(version()),
        arrangement,
        numbers: numbers.ids().collect(),
        up: Vec::new(),
        down: Vec::new(),
        reasons: None,
        dropped: Vec::new(),
    };
    Ok((pairing, Vec::new()))
}

/// The round again, as the engine makes it from what was known then: what `verify` asks, and what a
/// round made by hand is compared with.
///
/// # Errors
/// Why the engine has none.
pub fn again(state: &State, round: u16) -> Result<Arrangement, Objection> {
    let mut before = state.clone();
    before.rounds.truncate(usize::from(round.saturating_sub(1)));
    before.manual = None;
    made(&before, round).map(|(pairing, _)| pairing.arrangement)
}

/// How the round in the session differs from the engine's.
pub fn departure(state: &State, round: u16) -> Departure {
    let Some(hand) = state.worked_on(round) else { return Departure::default() };
    match again(state, round) {
        Ok(engine) => compared(&engine, &hand),
        Err(why) => Departure { no_engine: why.code(), ..Departure::default() },
    }
}

/// Pairs of one and not of the other.
pub fn compared(engine: &Arrangement, hand: &Arrangement) -> Departure {
    let reversed = |pair: &Pair| Pair(pair.1, pair.0);
    let engine_pairs: BTreeSet<Pair> = engine.pairs.iter().copied().collect();
    let hand_pairs: BTreeSet<Pair> = hand.pairs.iter().copied().collect();
    let known =
        |set: &BTreeSet<Pair>, pair: &Pair| set.contains(pair) || set.contains(&reversed(pair));
    let colours = hand
        .pairs
        .iter()
        .filter(|pair| !engine_pairs.contains(*pair) && engine_pairs.contains(&reversed(pair)));
    Departure {
        only_engine: engine
            .pairs
            .iter()
            .filter(|pair| !known(&hand_pairs, pair))
            .copied()
            .collect(),
        only_hand: hand.pairs.iter().filter(|pair| !known(&engine_pairs, pair)).copied().collect(),
        colours: colours.copied().collect(),
        unpaired: unpaired_otherwise(engine, hand),
        no_engine: String::new(),
    }
}

fn unpaired_otherwise(engine: &Arrangement, hand: &Arrangement) -> Vec<EntrantId> {
    let one: BTreeSet<_> = engine.unpaired.iter().copied().collect();
    let other: BTreeSet<_> = hand.unpaired.iter().copied().collect();
    let ids: BTreeSet<EntrantId> = one.symmetric_difference(&other).map(|(id, _)| *id).collect();
    // Whoever is at a board for one of the two is named with that board already.
    let seated = |id: &EntrantId| engine.pairs.iter().chain(&hand.pairs).any(|pair| pair.has(*id));
    ids.into_iter().filter(|id| !seated(id)).collect()
}

/// Pairs in which both would get the colour that the other is due.
pub fn both_colours_wrong(state: &State, round: u16, arrangement: &Arrangement) -> Option<Caution> {
    let system = state.settings.swiss()?;
    let number = RoundNumber::new(round)?;
    let (snapshot, numbers) = state.numbered_snapshot(usize::from(round) - 1);
    let field = Field::new(&snapshot, number, Book::of(system).history);
    let due: BTreeMap<PairingNumber, Colour> =
        field.entrants().iter().filter_map(|it| Some((it.number, it.preference?.colour))).collect();
    let wants = |id, colour| numbers.number(id).and_then(|it| due.get(&it)) == Some(&colour);
    let wrong = |pair: &&Pair| wants(pair.0, Colour::Black) && wants(pair.1, Colour::White);
    let boards: Vec<Pair> = arrangement.pairs.iter().filter(wrong).copied().collect();
    (!boards.is_empty()).then_some(Caution::BothColoursWrong { boards })
}

/// Whom the old books take for withdrawn: absent without a word (dutch-1992:F8, dutch-2010:F8).
pub fn absentees(state: &State) -> Vec<EntrantId> {
    let Some(system) = state.settings.swiss() else { return Vec::new() };
    let (snapshot, numbers) = state.numbered_snapshot(state.rounds.len());
    let last = u16::try_from(state.rounds.len()).ok().and_then(RoundNumber::new);
    let Some(last) = last else { return Vec::new() };
    let absent = ronde_swiss::absent::to_withdraw(&snapshot, last, system);
    absent.into_iter().filter_map(|number| numbers.id(number)).collect()
}

/// Where it is written that a game without a result is a draw for the pairing.
pub fn article_of_open_games(state: &State) -> &'static str {
    state.settings.swiss().map_or("C.04.2:3.1", |system| Book::of(system).articles.adjourned)
}

/// What is to be told of the book before that round is paired, by the numbers of then.
pub fn notes(state: &State, round: u16) -> Vec<(Note, Numbers)> {
    let (Some(system), Some(number)) = (state.settings.swiss(), RoundNumber::new(round)) else {
        return Vec::new();
    };
    if !Book::of(system).has_notes() {
        return Vec::new();
    }
    let (snapshot, numbers) = state.numbered_snapshot(usize::from(round) - 1);
    let found = notes::notes(&snapshot, number, system).into_iter();
    found.map(|note| (note, numbers.clone())).collect()
}

/// Articles that the rounds of an imported tournament break, as `round 3: C.04.1:2`.
pub fn broken_by_import(state: &State) -> Vec<String> {
    let mut found = Vec::new();
    for (held, round) in state.rounds.iter().zip(1u16..) {
        for caution in broken(state, round, &held.arrangement()) {
            if let Caution::BreaksRule { article, players } = caution {
                let players: Vec<String> = players.iter().map(ToString::to_string).collect();
                found.push(format!("round {round}: {article} (players {})", players.join(", ")));
            }
        }
    }
    found
}

/// What a round made by hand breaks.
pub fn broken(state: &State, round: u16, arrangement: &Arrangement) -> Vec<Caution> {
    let Ok(Some(system)) = state.settings.system.swiss() else { return Vec::new() };
    let Some(number) = RoundNumber::new(round) else { return Vec::new() };
    let (snapshot, numbers) = state.numbered_snapshot(usize::from(round) - 1);
    let board = |pair: &Pair| {
        Some(Board { white: numbers.number(pair.0)?, black: numbers.number(pair.1)? })
    };
    let boards: Vec<Board> = arrangement.pairs.iter().filter_map(board).collect();
    let bye = |(id, why): &(EntrantId, UnpairedCode)| {
        (*why == UnpairedCode::PairingBye).then(|| numbers.number(*id)).flatten()
    };
    let byes: Vec<PairingNumber> = arrangement.unpaired.iter().filter_map(bye).collect();
    let found = violations(&snapshot, number, system, &boards, &byes);
    found.iter().map(|violation| caution(violation, &numbers)).collect()
}

fn caution(violation: &Violation, numbers: &Numbers) -> Caution {
    let players = violation.players().into_iter().filter_map(|it| numbers.id(it)).collect();
    Caution::BreaksRule { article: violation.article().to_owned(), players }
}

/// Everybody who is to be in the round, with an opponent or a bye.
pub fn expected(state: &State, round: u16) -> Vec<EntrantId> {
    let (snapshot, numbers) = state.numbered_snapshot(usize::from(round.max(1)) - 1);
    let Some(number) = RoundNumber::new(round) else { return Vec::new() };
    let there = snapshot.players.iter().filter(|player| player.participation.covers(number));
    let requests = snapshot.requests.iter().filter(|request| request.round == number);
    let asked: BTreeSet<PairingNumber> =
        requests.filter_map(|request| request.who.player()).collect();
    let there = there.filter(|player| !asked.contains(&player.number));
    there.filter_map(|player| numbers.id(player.number)).collect()
}

/// Points of everybody in a tournament, in the order of its list.
pub fn standing(snapshot: &Snapshot) -> Vec<ronde_model::Score> {
    ronde_model::scores::totals(snapshot, &Histories::of(snapshot))
}
