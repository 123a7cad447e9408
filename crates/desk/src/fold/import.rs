//! A tournament that another program wrote becomes a state.

use std::collections::BTreeMap;
use std::sync::Arc;

use ronde_model::system::without_acceleration;
use ronde_model::{
    Game, NationalRecord, PairingNumber, Participant, Participation, Player, Round, Snapshot, Title,
};

use super::Misfit;
use crate::state::{
    BoardState, Phase, Read, Registered, Remark, RoundState, Settings, Source, State,
};
use crate::stored::{
    Arrangement, ColourCode, Entrant, EntrantId, Imported, Lot, Origin, Pair, Pairing, Points,
    PrimaryCode, ResultCode, SystemCode, TitleCode, UnpairedCode,
};

/// No list is longer, and numbers can still be added.
const HIGHEST_NUMBER: u32 = 10_000_000;

/// Puts everything the file says into the state. What no field of the state can hold stays in the
/// source, and goes into every snapshot from there.
pub(crate) fn put(state: &mut State, imported: &Imported) -> Result<(), Misfit> {
    let bytes = imported.tournament.as_bytes();
    let reading = ronde_formats::json::read(bytes, u64::MAX);
    let snapshot = reading.map_err(|fault| Misfit::Import(Box::new(fault)))?.snapshot;
    state.settings = settings(&snapshot, &state.settings.name);
    if let Some(system) = &imported.system {
        state.settings.system = system.clone();
    }
    let teams = teams(&snapshot);
    let national = snapshot.national.iter().map(|record| (record.number, record)).collect();
    for player in &snapshot.players {
        let id = EntrantId(player.number.get());
        if id.0 > HIGHEST_NUMBER {
            return Err(Misfit::NumberTooHigh(id));
        }
        state.players.insert(id, Arc::new(registered(player, &teams, &national)));
        state.order.push(id);
    }
    for request in &snapshot.requests {
        let number = request.who.player().map(|number| EntrantId(number.get()));
        let player = number.and_then(|id| state.players.get_mut(&id));
        player.map(|it| Arc::make_mut(it).byes.insert(request.round.get(), request.bye.into()));
    }
    // The desk has no bye of the pairing before the pairing: worth a win, it is one asked for.
    for given in &snapshot.given_byes {
        if let Some(player) = state.players.get_mut(&EntrantId(given.who.get())) {
            let bye = ronde_model::Bye::Full.into();
            Arc::make_mut(player).byes.insert(given.round.get(), bye);
        }
    }
    let system = &state.settings.system;
    let held = imported.rounds.map_or(snapshot.rounds.len(), usize::from);
    let rounds = snapshot.rounds.iter().take(held);
    state.rounds = rounds.map(|it| Arc::new(round(it, system))).collect();
    let rounds = u16::try_from(state.rounds.len()).unwrap_or(u16::MAX);
    open_rounds(state, imported.rounds.is_some());
    state.decisions = decisions(&snapshot, state);
    for text in &imported.breaks {
        let text = format!("Imported {text}");
        state.remarks.push(Remark { seq: 2, round: None, text });
    }
    state.imported = Some(Arc::new(Source {
        file: imported.file.clone(),
        hash: imported.hash,
        doubts: imported.doubts.clone(),
        rounds,
        tournament: imported.tournament.clone(),
        read: Read::default(),
    }));
    Ok(())
}

/// Rounds whose games have not all ended are to be played. Journals of before hold the last one
/// open and no other.
fn open_rounds(state: &mut State, all: bool) {
    let last = state.rounds.len();
    for (held, number) in state.rounds.iter_mut().zip(1..) {
        if (all || number == last) && held.missing().next().is_some() {
            Arc::make_mut(held).phase = Phase::Published;
        }
    }
}

/// Who goes on from level matches of a cup; of a team its first board stands for it.
fn decisions(snapshot: &Snapshot, state: &State) -> Vec<(u32, EntrantId)> {
    let boards = state.recipe().and_then(|recipe| recipe.boards).unwrap_or(1);
    let decided = ronde_schedule::decisions(snapshot).into_iter().filter_map(|(number, seat)| {
        let first = u32::try_from(seat.index() * boards + 1).ok().map(EntrantId)?;
        let known = state.players.contains_key(&first);
        Some((u32::try_from(number).ok()?, first)).filter(|_| known)
    });
    decided.collect()
}

pub(crate) fn settings(snapshot: &Snapshot, name: &str) -> Settings {
    let (event, rules) = (&snapshot.event, &snapshot.rules);
    let system = match ronde_swiss::system::declared(snapshot) {
        Ok((system, _)) => SystemCode::from(system),
        Err(unknown) => match ronde_schedule::recipe_of(snapshot) {
            Ok(recipe) => SystemCode::Schedule(recipe.to_string()),
            Err(_) => SystemCode::Swiss(unknown.code),
        },
    };
    let code = event.kind_code.to_uppercase();
    let acceleration = code.strip_prefix(without_acceleration(&code)).unwrap_or_default();
    let text = crate::state::date_text;
    Settings {
        name: if event.name.is_empty() { name.to_owned() } else { event.name.clone() },
        city: event.city.clone(),
        federation: event.federation.clone(),
        start: text(event.start.as_ref()),
        end: text(event.end.as_ref()),
        director: event.director.clone(),
        chief_arbiter: event.chief_arbiter.clone(),
        deputies: event.deputies.clone(),
        time_control: event.time_control.clone(),
        time_control_code: event.time_control_code.clone(),
        round_dates: event.round_dates.iter().map(|day| text(day.as_ref())).collect(),
        system,
        rounds: rules.declared_rounds,
        points: Points::from(rules.points),
        tie_breaks: ronde_standings::declared::text(event).unwrap_or_default().to_owned(),
        tie_break_rules: rules.ranking.edition,
        primary_points: rules.ranking.primary.map(PrimaryCode::from),
        unrated_as: rules.ranking.unrated,
        lots: rules.ranking.lots.iter().filter_map(|it| lot(snapshot, *it)).collect(),
        acceleration: acceleration.trim_start_matches('_').to_owned(),
        initial_colour: rules.initial_colour.map(ColourCode::from),
        ..Settings::default()
    }
}

fn lot(snapshot: &Snapshot, who: Participant) -> Option<Lot> {
    match who {
        Participant::Player(number) => Some(Lot::Player(EntrantId(number.get()))),
        Participant::Team(number) => {
            let team = snapshot.teams.iter().find(|team| team.number == number)?;
            Some(Lot::Team(team.name.clone()))
        }
    }
}

/// The team of each player.
fn teams(snapshot: &Snapshot) -> BTreeMap<PairingNumber, &str> {
    let members = snapshot
        .teams
        .iter()
        .flat_map(|team| team.members.iter().map(move |member| (*member, team.name.as_str())));
    members.collect()
}

fn registered(
    player: &Player,
    teams: &BTreeMap<PairingNumber, &str>,
    national: &BTreeMap<PairingNumber, &NationalRecord>,
) -> Registered {
    let national = national.get(&player.number);
    let entrant = Entrant {
        name: player.name.clone(),
        sex: player.sex.map(|sex| if sex == ronde_model::Sex::Male { 'm' } else { 'w' }),
        title: player.title.map(|title: Title| TitleCode::from(title)),
        rating: player.rating,
        estimate: player.estimate.as_ref().map(Into::into),
        federation: player.federation.clone(),
        fide_id: player.fide_id.clone(),
        league: player.league.clone(),
        national_id: national.map(|record| record.id.clone()).unwrap_or_default(),
        national_rating: national.and_then(|record| record.rating),
        birth: crate::state::date_text(player.birth.as_ref()),
        team: teams.get(&player.number).copied().unwrap_or_default().to_owned(),
        ..Entrant::default()
    };
    let Participation { from, until } = player.participation;
    Registered {
        until: until.map(ronde_model::RoundNumber::get),
        number_in_file: Some(player.number.get()),
        ..Registered::new(entrant, from.get())
    }
}

fn round(held: &Round, system: &SystemCode) -> RoundState {
    let id = |number: ronde_model::PairingNumber| EntrantId(number.get());
    let pair = |game: &Game| Pair(id(game.white), id(game.black));
    let unpaired = held.unpaired().iter().map(|(who, why)| (id(*who), UnpairedCode::from(*why)));
    let arrangement = Arrangement {
        pairs: held.games().iter().map(pair).collect(),
        tables: Vec::new(),
        unpaired: unpaired.collect(),
    };
    let mut round = RoundState::new(Pairing {
        system: system.clone(),
        origin: Origin::File,
        arrangement,
        numbers: Vec::new(),
        up: Vec::new(),
        down: Vec::new(),
        reasons: None,
        dropped: Vec::new(),
    });
    for (board, game) in round.boards.iter_mut().zip(held.games()) {
        *board = BoardState { result: ResultCode::of(game.result), ..board.clone() };
    }
    round.phase = Phase::Closed;
    round
}
