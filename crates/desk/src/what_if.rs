//! Several changes at once, against a tournament as it stands: which boards the rules would have
//! made, and who would stand where. Nothing is written anywhere.
//!
//! A round that is paired already is paired again from the changed past: the rounds between stay as
//! they were played, since nobody knows the results of games that were never played. Whoever is
//! taken out of a round that was paired leaves his opponent a win without play, as on the day
//! itself.

mod apply;
pub mod notation;

use std::collections::BTreeSet;
use std::sync::Arc;

use ronde_model::Snapshot;
use ronde_swiss::initial_colour::shown_by_round_1;
use serde::{Deserialize, Serialize};

use crate::engine;
use crate::fold::{Misfit, import};
use crate::judge::Objection;
use crate::preview::{self, Difference};
use crate::state::{Phase, RoundState, State};
use crate::stored::{
    Act, Arrangement, ByeCode, ColourCode, Departure, EntrantId, Imported, ResultCode, Setting,
    UnpairedCode,
};

/// One thing that is otherwise.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "change")]
#[expect(missing_docs, reason = "fields are named by what they are")]
pub enum Change {
    /// A game ended so; without a result it has none.
    Result {
        round: u16,
        board: u32,
        #[serde(default)]
        result: Option<ResultCode>,
    },
    /// Somebody has this bye in a round; without one he is there to be paired.
    Bye {
        player: EntrantId,
        round: u16,
        #[serde(default)]
        bye: Option<ByeCode>,
    },
    /// Somebody plays no more after this round (0: he never began).
    Withdraw { player: EntrantId, after: u16 },
    /// Somebody plays from this round on: a late entry, or one who is back.
    Enter { player: EntrantId, from: u16 },
    /// Something else is declared: system, number of rounds, points, tie-breaks.
    Set { setting: Setting },
}

impl Change {
    /// Whom it is about.
    pub const fn player(&self) -> Option<EntrantId> {
        match self {
            Change::Bye { player, .. }
            | Change::Withdraw { player, .. }
            | Change::Enter { player, .. } => Some(*player),
            Change::Result { .. } | Change::Set { .. } => None,
        }
    }
}

/// A change that cannot be made.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "fields are named by what they are")]
pub enum Fault {
    /// Nothing is to be otherwise.
    #[error("nothing")]
    Nothing,
    /// Nobody has this number.
    #[error("unknown-player {player}")]
    UnknownPlayer { player: EntrantId },
    /// The round is not paired, so it has no results.
    #[error("unknown-round {round} {paired}")]
    UnknownRound { round: u16, paired: u16 },
    /// The round has no such board.
    #[error("unknown-board {round} {board} {boards}")]
    UnknownBoard { round: u16, board: u32, boards: usize },
    /// No round has this number.
    #[error("beyond-last-round {round} {rounds}")]
    BeyondLastRound { round: u16, rounds: u16 },
    /// The code names no system.
    #[error("unknown-system {code}")]
    UnknownSystem { code: String },
    /// More rounds are paired than there would be.
    #[error("fewer-rounds {rounds} {paired}")]
    FewerRounds { rounds: u16, paired: u16 },
    /// The list cannot be read.
    #[error("unknown-tie-break {name}")]
    UnknownTieBreak { name: String },
    /// Nobody is paired or ranked by it.
    #[error("paper")]
    Paper,
}

/// A round that would be paired otherwise.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Repaired {
    /// Which.
    pub round: u16,
    /// Whether it is paired already; else it is the one that comes next.
    pub paired: bool,
    /// It is not what was paired: something was corrected since, or it was made by hand or by
    /// another program. `before` is what the rules prescribe today without the changes.
    pub otherwise: bool,
    /// Games without a result that count as adjourned here.
    pub open: usize,
    /// The round without the changes; none where there is none.
    pub before: Option<Arrangement>,
    /// The round with them.
    pub after: Option<Arrangement>,
    /// Why one of the two is missing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub why: Option<Objection>,
    /// Pairs of the one and not of the other: `only_engine` goes, `only_hand` comes.
    pub departure: Departure,
}

/// What would be different.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct WhatIf {
    /// Rounds that would be paired otherwise, in order; the next one last.
    pub rounds: Vec<Repaired>,
    /// Boards, standings and ratings.
    pub difference: Difference,
    /// The tournament with all of it.
    #[serde(skip)]
    pub after: State,
}

/// What these changes, taken together, would make of the tournament.
///
/// # Errors
/// The first change that cannot be made.
pub fn what_if(state: &State, changes: &[Change]) -> Result<WhatIf, Fault> {
    if changes.is_empty() {
        return Err(Fault::Nothing);
    }
    let before = settled(state);
    let mut after = before.clone();
    let mut first = u16::MAX;
    for change in changes {
        first = first.min(apply::apply(&mut after, change)?);
    }
    let touched: BTreeSet<EntrantId> = changes.iter().filter_map(Change::player).collect();
    let paired = before.next_round() - 1;
    let again = (first.max(1)..=paired).filter_map(|it| repaired(&before, &after, it, &touched));
    let mut rounds: Vec<Repaired> = again.collect();
    let next = next(&before, &after);
    let mut difference = preview::without_next(&before, &after);
    difference.next = next.as_ref().map(|it| it.departure.clone());
    rounds.extend(next);
    Ok(WhatIf { rounds, difference, after })
}

/// A tournament that stands in a file, as the desk has it.
///
/// # Errors
/// A tournament that the desk cannot hold.
pub fn state_of(snapshot: &Snapshot) -> Result<State, Misfit> {
    let mut text = Vec::new();
    ronde_formats::json::write(snapshot, &mut text).expect("a vector takes whatever is written");
    let tournament = String::from_utf8(text).expect("JSON is written in UTF-8");
    let mut state = State::new("what-if");
    import::put(&mut state, &Imported { tournament, ..Imported::default() })?;
    Ok(state)
}

/// The tournament with its session closed, and with the colour that was drawn: a round 1 that is
/// paired again under changed rules begins with the same.
fn settled(state: &State) -> State {
    let mut settled = state.with_session().into_owned();
    settled.manual = None;
    if settled.settings.initial_colour.is_none() {
        let (snapshot, _) = settled.numbered_snapshot(settled.rounds.len());
        let system = settled.settings.swiss();
        let shown = system.and_then(|system| shown_by_round_1(&snapshot, system));
        settled.settings.initial_colour = shown.map(ColourCode::from);
    }
    settled
}

/// A round that is paired, paired again without and with the changes; none where they change
/// nothing.
fn repaired(
    before: &State,
    after: &State,
    round: u16,
    touched: &BTreeSet<EntrantId>,
) -> Option<Repaired> {
    // The starting list of then; where somebody is to be in it who was not, that of today.
    let list = &before.round(round)?.numbers;
    let list = touched.iter().all(|id| list.contains(id)).then_some(list.as_slice());
    let one = engine::again(&at(before, round, &BTreeSet::new(), list), round);
    let other = engine::again(&at(after, round, touched, list), round);
    let held = before.round(round)?.arrangement();
    let otherwise = one.as_ref().is_ok_and(|one| !engine::compared(one, &held).is_none());
    let found = compared(round, one, other)?;
    Some(Repaired { paired: true, otherwise, ..found })
}

/// The round that comes next. While a draft lies on the desk there is none.
fn next(before: &State, after: &State) -> Option<Repaired> {
    let draft = before.rounds.last().is_some_and(|held| held.phase == Phase::Draft);
    if draft || before.next_round() != after.next_round() {
        return None;
    }
    let made = |state: &State| {
        let Act::Pair { pairing, .. } = engine::pair(state, true)?.act else {
            return Err(Objection::UnknownRound { round: state.next_round() });
        };
        Ok(pairing.arrangement)
    };
    let found = compared(before.next_round(), made(before), made(after))?;
    let open = after.rounds.iter().map(|held| held.missing().count()).sum();
    Some(Repaired { open, ..found })
}

fn compared(
    round: u16,
    one: Result<Arrangement, Objection>,
    other: Result<Arrangement, Objection>,
) -> Option<Repaired> {
    let departure = match (&one, &other) {
        (Ok(one), Ok(other)) => {
            Some(engine::compared(one, other)).filter(|departure| !departure.is_none())?
        }
        (Err(_), Err(_)) => return None,
        _ => Departure::default(),
    };
    let why = one.as_ref().err().or(other.as_ref().err()).cloned();
    let (before, after) = (one.ok(), other.ok());
    let (paired, otherwise, open) = (false, false, 0);
    Some(Repaired { round, paired, otherwise, open, before, after, why, departure })
}

/// The state as it was before a round that is paired: those are there who are in the round. Of whom
/// the round says nothing was not there, unless a change brings him.
fn at(
    state: &State,
    round: u16,
    touched: &BTreeSet<EntrantId>,
    list: Option<&[EntrantId]>,
) -> State {
    let mut then = state.clone();
    let Some(held) = state.round(round) else { return then };
    if let Some(list) = list.filter(|list| !list.is_empty()) {
        then.order = list.to_vec();
    }
    let seated: BTreeSet<EntrantId> =
        held.boards.iter().flat_map(|board| [board.white, board.black]).collect();
    for (id, player) in &mut then.players {
        let told = if seated.contains(id) { Told::There } else { told(held, *id) };
        let brought = touched.contains(id);
        let player = Arc::make_mut(player);
        match told {
            Told::Bye(bye) => drop(player.byes.insert(round, bye)),
            Told::There => drop(player.byes.remove(&round)),
            Told::Nothing => {}
        }
        player.present = Some(brought || !matches!(told, Told::Nothing));
    }
    then
}

/// What a round says of somebody.
#[derive(Clone, Copy)]
enum Told {
    There,
    Bye(ByeCode),
    Nothing,
}

/// The same of those without an opponent.
fn told(held: &RoundState, id: EntrantId) -> Told {
    match held.unpaired.iter().find(|(who, _)| *who == id).map(|(_, code)| *code) {
        None => Told::Nothing,
        Some(UnpairedCode::Full) => Told::Bye(ByeCode::Full),
        Some(UnpairedCode::Half) => Told::Bye(ByeCode::Half),
        Some(UnpairedCode::Zero) => Told::Bye(ByeCode::Zero),
        Some(UnpairedCode::PairingBye | UnpairedCode::ForfeitWin | UnpairedCode::ForfeitLoss) => {
            Told::There
        }
    }
}
