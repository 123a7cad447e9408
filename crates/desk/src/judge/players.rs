//! Players: entries, absences, byes, numbers.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use ronde_swiss::Book;

use super::{Caution, Judgement, Objection, facts};
use crate::state::{Registered, State};
use crate::stored::{ByeCode, Entrant, EntrantId, Estimate, PlayerChange};

/// No rating was ever above it.
const HIGHEST_RATING: u16 = 3500;
/// Characters that the source of an estimate may have.
const LONGEST_SOURCE: usize = 60;
/// No decision is worth more.
const MOST_TENTHS: i32 = 1000;

pub(super) fn check_in(state: &State, players: &[EntrantId]) -> Judgement {
    if players.is_empty() {
        return Err(Objection::NobodyNamed);
    }
    players.iter().try_for_each(|id| known(state, *id).map(|_| ()))?;
    Ok(Vec::new())
}

pub(super) fn withdraw(state: &State, player: EntrantId, after: u16) -> Judgement {
    leaves(state, player, after).map(|()| Vec::new())
}

pub(super) fn expel(state: &State, player: EntrantId, after: u16, reason: &str) -> Judgement {
    if reason.trim().is_empty() {
        return Err(Objection::NeedsReason);
    }
    leaves(state, player, after).map(|()| vec![Caution::Expels])
}

pub(super) fn adjust_points(
    state: &State,
    player: EntrantId,
    tenths: i32,
    round: Option<u16>,
    reason: &str,
) -> Judgement {
    if tenths.unsigned_abs() > MOST_TENTHS.unsigned_abs() {
        return Err(Objection::TooManyPoints { most: MOST_TENTHS });
    }
    known(state, player)?;
    if reason.trim().is_empty() {
        return Err(Objection::NeedsReason);
    }
    round.map_or(Ok(()), |round| exists(state, round))?;
    Ok(vec![Caution::PointsByDecision])
}

fn known(state: &State, player: EntrantId) -> Result<&Registered, Objection> {
    state.players.get(&player).map(Arc::as_ref).ok_or(Objection::UnknownPlayer { player })
}

fn exists(state: &State, round: u16) -> Result<(), Objection> {
    if state.round(round).is_some() { Ok(()) } else { Err(Objection::UnknownRound { round }) }
}

/// C.04.2:2.4: a late entry begins with a round that is still to be paired.
fn to_come(state: &State, round: u16) -> Result<(), Objection> {
    if round < state.next_round() {
        return Err(Objection::RoundPaired { round });
    }
    match state.last_round() {
        Some(rounds) if round > rounds => Err(Objection::BeyondLastRound { round, rounds }),
        _ => Ok(()),
    }
}

pub(super) fn register(state: &State, players: &[Entrant], from: u16) -> Judgement {
    if state.started() && state.settings.swiss().is_none() {
        return Err(Objection::LateInSchedule);
    }
    to_come(state, from)?;
    if players.is_empty() {
        return Err(Objection::NobodyNamed);
    }
    let taken: BTreeMap<&str, EntrantId> =
        state.players.iter().map(|(id, it)| (it.entrant.fide_id.as_str(), *id)).collect();
    let mut names: BTreeSet<&str> =
        state.players.values().map(|player| player.entrant.name.as_str()).collect();
    let mut ids: BTreeSet<&str> = BTreeSet::new();
    let mut cautions = Vec::new();
    for (place, entrant) in players.iter().enumerate() {
        if entrant.name.trim().is_empty() {
            return Err(Objection::NoName { place: place + 1 });
        }
        rating(entrant.rating)?;
        facts::entrant(entrant)?;
        estimate(entrant.estimate.as_ref())?;
        let player = taken.get(entrant.fide_id.as_str()).copied();
        let twice = player.is_some() || !ids.insert(&entrant.fide_id);
        if !entrant.fide_id.is_empty() && twice {
            return Err(Objection::SameFideId { fide_id: entrant.fide_id.clone(), player });
        }
        if !names.insert(&entrant.name) {
            cautions.push(Caution::SameName { name: entrant.name.clone() });
        }
    }
    Ok(cautions)
}

fn rating(rating: Option<u16>) -> Result<(), Objection> {
    match rating {
        Some(rating) if rating == 0 || rating > HIGHEST_RATING => Err(Objection::Rating { rating }),
        _ => Ok(()),
    }
}

/// An estimate stands where a rating would; its source is a line that every file can keep.
fn estimate(estimate: Option<&Estimate>) -> Result<(), Objection> {
    let Some(Estimate { rating: value, source }) = estimate else { return Ok(()) };
    let is_a_line = !source.contains(char::is_control) && source.trim() == source;
    if !is_a_line || source.chars().count() > LONGEST_SOURCE {
        return Err(Objection::SourceOfEstimate { longest: LONGEST_SOURCE });
    }
    rating(Some(*value))
}

fn fide_id(state: &State, own: Option<EntrantId>, fide_id: &str) -> Result<(), Objection> {
    let same = |(id, player): &(&EntrantId, &Arc<Registered>)| {
        Some(**id) != own && player.entrant.fide_id == fide_id
    };
    match state.players.iter().find(same) {
        Some((id, _)) if !fide_id.is_empty() => {
            Err(Objection::SameFideId { fide_id: fide_id.to_owned(), player: Some(*id) })
        }
        _ => Ok(()),
    }
}

/// C.04.2:2.3: wrong data may be corrected at any time; the numbers follow until round 4 is paired.
pub(super) fn amend(state: &State, player: EntrantId, set: &[PlayerChange]) -> Judgement {
    let name = &known(state, player)?.entrant.name;
    for change in set {
        match change {
            PlayerChange::Name(name) if name.trim().is_empty() => {
                return Err(Objection::NoName { place: 1 });
            }
            PlayerChange::Rating(value) => rating(*value)?,
            PlayerChange::Estimate(value) => estimate(value.as_ref())?,
            PlayerChange::FideId(value) => fide_id(state, Some(player), value)?,
            PlayerChange::Birth(text) => facts::born(name, text)?,
            PlayerChange::Federation(text) => facts::federated(name, text)?,
            // Teams sit together, so another team would be another table for everybody.
            PlayerChange::Team(_) if state.started() && state.settings.swiss().is_none() => {
                return Err(Objection::AfterTheStart { what: "team" });
            }
            _ => {}
        }
    }
    let given = state.order.contains(&player) || state.settings.swiss().is_none();
    let moves = state.started() && !given && set.iter().any(PlayerChange::reorders);
    Ok(match (moves, state.list_closed()) {
        (false, _) => Vec::new(),
        (true, false) => vec![Caution::NumbersChange],
        (true, true) => vec![Caution::NumbersStay],
    })
}

/// C.04.2:3.2: who leaves is not paired any more; the rounds he is in stay as they are.
fn leaves(state: &State, player: EntrantId, after: u16) -> Result<(), Objection> {
    if known(state, player)?.until.is_some() {
        return Err(Objection::Withdrawn { player });
    }
    if after > state.last_round().unwrap_or(999).min(999) {
        return Err(Objection::BeyondEnd { after });
    }
    // A bye keeps him in the round too: whoever has points from a round has not left before it.
    let later = (after + 1..state.next_round())
        .find(|round| state.round(*round).is_some_and(|it| it.has(player)));
    match later {
        Some(round) => Err(Objection::InRound { player, round }),
        None => Ok(()),
    }
}

pub(super) fn reinstate(state: &State, player: EntrantId, from: u16) -> Judgement {
    let registered = known(state, player)?;
    if registered.until.is_none() {
        return Err(Objection::NotWithdrawn { player });
    }
    to_come(state, from)?;
    let expelled = registered.expelled.is_some();
    Ok(if expelled { vec![Caution::ReinstatesExpelled] } else { Vec::new() })
}

/// Numbers by hand or by lot belong before the start.
pub(super) fn number(state: &State, order: &[EntrantId]) -> Judgement {
    if state.imported.is_some() {
        return Err(Objection::NumbersOfFile);
    }
    if state.started() && (state.fide_mode || state.settings.swiss().is_none()) {
        return Err(Objection::AfterTheStart { what: "numbers" });
    }
    let mut seen = BTreeSet::new();
    for id in order {
        known(state, *id)?;
        if !seen.insert(*id) {
            return Err(Objection::TwiceInList { player: *id });
        }
    }
    let swiss = state.settings.swiss().is_some();
    Ok(if swiss { vec![Caution::NumbersByHand] } else { Vec::new() })
}

pub(super) fn request_bye(state: &State, player: EntrantId, round: u16, bye: ByeCode) -> Judgement {
    let registered = known(state, player)?;
    if state.settings.swiss().is_none() {
        return Err(Objection::NoByesInSchedule);
    }
    to_come(state, round)?;
    if registered.until.is_some_and(|last| last < round) {
        return Err(Objection::Withdrawn { player });
    }
    let rules = state.settings.bye_rules;
    let mut cautions = Vec::new();
    let others = registered.byes.iter().filter(|(at, it)| **at != round && **it == ByeCode::Half);
    let others = u16::try_from(others.count()).unwrap_or(u16::MAX);
    if bye == ByeCode::Half && others >= rules.half_byes {
        cautions.push(Caution::SecondHalfBye { allowed: rules.half_byes });
    }
    let last = state.settings.rounds;
    if bye != ByeCode::Zero
        && last.is_some_and(|last| round.saturating_add(rules.none_in_last) > last)
    {
        cautions.push(Caution::ByeInLastRounds);
    }
    if bye == ByeCode::Full {
        cautions.push(Caution::FullByeDeprecated);
    }
    if bye != ByeCode::Zero
        && let Some(system) = state.settings.swiss()
        && let Some(article) = Book::of(system).articles.announced_absence
    {
        let (article, players) = (article.to_owned(), vec![player]);
        cautions.push(Caution::AbsenceWithPoints { article, players });
    }
    Ok(cautions)
}

pub(super) fn cancel_bye(state: &State, player: EntrantId, round: u16) -> Judgement {
    let registered = known(state, player)?;
    if !registered.byes.contains_key(&round) {
        return Err(Objection::NoBye { player, round });
    }
    to_come(state, round)?;
    Ok(Vec::new())
}
