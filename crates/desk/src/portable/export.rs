//! A tournament as it is given to other programs.

use ronde_model::{Event, NationalRecord, Snapshot};
use ronde_swiss::system::without_acceleration;

use crate::state::{RoundState, State};
use crate::stored::{Origin, SystemCode};

/// What a tournament is exported for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// As it stands.
    Tournament,
    /// With corrections that came too late for the pairings and count for the rating (C.04.2:4.3).
    Rating,
}

/// The tournament, published rounds only. What a file of another program said and nobody has changed
/// since is given back as it was said: a system that was only assumed is not declared in its name.
pub fn exported(state: &State, purpose: Purpose) -> Snapshot {
    let snapshot = match purpose {
        Purpose::Tournament => state.snapshot(),
        Purpose::Rating => state.rating_snapshot(),
    };
    let Some(source) = &state.imported else { return snapshot };
    let Ok(reading) = ronde_formats::json::read(source.tournament.as_bytes(), u64::MAX) else {
        return snapshot;
    };
    let mut parts = snapshot.into_parts();
    parts.event = as_said(parts.event, reading.snapshot, state);
    Snapshot::new(parts).expect("the words about an event contradict nothing")
}

/// The same with everybody's club, where a federation's own record has its place for it: papers list
/// clubs, and the desk keeps them with the player.
///
/// # Panics
/// Never: a club contradicts nothing.
#[must_use]
pub fn with_clubs(state: &State, snapshot: Snapshot) -> Snapshot {
    let next = u16::try_from(snapshot.rounds.len()).unwrap_or(u16::MAX).saturating_add(1);
    let numbers = state.numbering(next.min(state.last_round().unwrap_or(u16::MAX)));
    let mut parts = snapshot.into_parts();
    for (id, player) in &state.players {
        let club = player.entrant.club.trim();
        let Some(number) = numbers.number(*id).filter(|_| !club.is_empty()) else { continue };
        if parts.national.iter().any(|it| it.number == number && !it.origin.trim().is_empty()) {
            continue;
        }
        parts.national.push(NationalRecord {
            federation: player.entrant.federation.clone(),
            number,
            sex: None,
            title: String::new(),
            name: player.entrant.name.clone(),
            rating: None,
            origin: club.to_owned(),
            id: player.entrant.national_id.clone(),
            birth: None,
            rest: String::new(),
        });
    }
    Snapshot::new(parts).expect("a club contradicts nothing")
}

/// The table of each game, by round.
pub fn tables(state: &State) -> Vec<Vec<u32>> {
    let round = |held: &std::sync::Arc<RoundState>| held.boards.iter().map(|it| it.table).collect();
    state.rounds.iter().map(round).collect()
}

fn as_said(now: Event, file: Snapshot, state: &State) -> Event {
    let (same_system, same_list) = (same_system(&file, state), same_list(&file.event, state));
    let ours = state.rounds.iter().any(|round| round.origin != Origin::File);
    let said = file.into_parts().event;
    Event {
        kind: if same_system { said.kind } else { now.kind },
        kind_code: if same_system { said.kind_code } else { now.kind_code },
        tie_breaks: if same_list { said.tie_breaks } else { now.tie_breaks },
        pairing_controller: if ours { now.pairing_controller } else { said.pairing_controller },
        ..now
    }
}

/// Whether the tournament still has the system, and the acceleration, that the file was taken for.
fn same_system(file: &Snapshot, state: &State) -> bool {
    let code = file.event.kind_code.trim().to_uppercase();
    let acceleration = code.strip_prefix(without_acceleration(&code)).unwrap_or_default();
    let system =
        ronde_swiss::system::declared(file).ok().map(|(system, _)| SystemCode::from(system));
    let settings = &state.settings;
    acceleration.trim_start_matches('_') == settings.acceleration
        && system.is_none_or(|system| system == settings.system)
}

/// Whether the tie-breaks are still those of the file: of record 202, or else of 212.
fn same_list(file: &Event, state: &State) -> bool {
    let list = if file.tie_breaks.is_empty() { &file.standings_order } else { &file.tie_breaks };
    *list == state.settings.tie_breaks
}
