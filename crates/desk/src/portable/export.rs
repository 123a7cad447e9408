//! A tournament as it is given to other programs.

use ronde_model::system::without_acceleration;
use ronde_model::{Event, Snapshot};
use ronde_standings::Standings;

use crate::state::{RoundState, State, national_record};
use crate::stored::{Origin, SystemCode};

/// What a tournament is exported for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// As it stands.
    Tournament,
    /// With corrections that came too late for the pairings and count for the rating (C.04.2:4.3).
    Rating,
}

/// The tournament, published rounds only. What a file of another program said and nobody has
/// changed since is given back as it was said: a system that was only assumed is not declared in
/// its name.
pub fn exported(state: &State, purpose: Purpose) -> Snapshot {
    let snapshot = match purpose {
        Purpose::Tournament => state.snapshot(),
        Purpose::Rating => state.rating_snapshot(),
    };
    // Ranks are those of the tournament, whatever is corrected for the rating.
    let standings = match purpose {
        Purpose::Tournament => Standings::declared(&snapshot),
        Purpose::Rating => Standings::declared(&state.snapshot()),
    };
    let mut parts = snapshot.into_parts();
    standings.put_ranks(&mut parts);
    let source = state.imported.as_ref();
    let said =
        source.and_then(|it| ronde_formats::json::read(it.tournament.as_bytes(), u64::MAX).ok());
    if let Some(reading) = said {
        parts.event = as_said(parts.event, reading.snapshot, state);
    }
    Snapshot::new(parts).expect("ranks and the words about an event contradict nothing")
}

/// The same with everybody's club, where a federation's own record has its place for it: papers
/// list clubs, and the desk keeps them with the player.
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
        let known = parts.national.iter().position(|it| it.number == number);
        let place = known.unwrap_or_else(|| {
            let host = &state.settings.federation;
            parts.national.push(national_record(number, &player.entrant, host));
            parts.national.len() - 1
        });
        let origin = &mut parts.national[place].origin;
        if origin.trim().is_empty() {
            club.clone_into(origin);
        }
    }
    Snapshot::new(parts).expect("a club contradicts nothing")
}

/// The table of each game, by round.
pub fn tables(state: &State) -> Vec<Vec<u32>> {
    let round = |held: &std::sync::Arc<RoundState>| held.boards.iter().map(|it| it.table).collect();
    state.rounds.iter().map(round).collect()
}

fn as_said(now: Event, file: Snapshot, state: &State) -> Event {
    let same_system = same_system(&file, state);
    let ours = state.rounds.iter().any(|round| round.origin != Origin::File);
    let said = file.into_parts().event;
    Event {
        kind: if same_system { said.kind } else { now.kind },
        kind_code: if same_system { said.kind_code } else { now.kind_code },
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
