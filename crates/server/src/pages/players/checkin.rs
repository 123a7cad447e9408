//! Who is there: a queue is one name, Enter, the next name.

use askama::Template;
use axum::extract::{Path, State as Shared};
use ronde_desk::State;
use ronde_desk::state::{Phase, Registered};
use ronde_desk::stored::ByeCode;
use ronde_words::{PlayerWords, fill};

use super::super::{Frame, Opened, PageError, Shown, name_of, next_step, rating_of, shown};
use super::{listed, without_title};
use crate::Server;
use crate::api::lists;
use crate::collation::Collation;

/// Rows of one part of the table.
const CHUNK: usize = 50;

#[derive(Template)]
#[template(path = "checkin.html")]
struct Page {
    frame: Frame,
    p: &'static PlayerWords,
    t: String,
    /// The round that is paired next.
    round: u16,
    heading: String,
    here: String,
    chunks: Vec<Vec<Row>>,
    /// What is to be known before the first mark.
    hint: String,
    pairs: String,
    can_pair: bool,
    /// Why the next round cannot be paired yet; empty where it can, or where none is to come.
    waits: String,
    has_lists: bool,
}

struct Row {
    id: u32,
    number: String,
    name: String,
    rating: String,
    federation: String,
    club: String,
    state: &'static str,
}

pub(crate) async fn page(
    Shared(server): Shared<Server>,
    Path(t): Path<String>,
    Opened { visitor, state }: Opened,
) -> Shown {
    let w = visitor.words();
    let frame = Frame::of(&visitor, "checkin", &t, &state);
    if !frame.enters {
        return Err(PageError::only_arbiters(&visitor));
    }
    let p = PlayerWords::of(visitor.lang);
    let round = state.next_round();
    let mut rows: Vec<Row> = listed(&state)
        .into_iter()
        .filter_map(|(id, number)| {
            let player = state.players.get(&id)?;
            player.until.is_none().then(|| row(&state, id.0, number, name_of(&state, id), player))
        })
        .collect();
    Collation::of(visitor.lang).sort(&mut rows, |row| without_title(&row.name));
    let here = rows.iter().filter(|row| row.state == "here").count();
    let hint = match round {
        1 => p.start_check_in.to_owned(),
        next => fill!(p.round_runs, n = (next - 1), next = next),
    };
    let can_pair = visitor.is_arbiter() && ready(&state);
    let waits = if visitor.is_arbiter() && !can_pair && is_to_come(&state) {
        next_step(&t, &state, &visitor).sentence
    } else {
        String::new()
    };
    let frame = frame.placed(&server).await;
    let has_lists = lists::open(&server).await.is_some();
    let page = Page {
        frame,
        p,
        round,
        heading: fill!(p.check_in_for, n = round),
        here: fill!(p.here_of, n = here, all = rows.len()),
        chunks: parts(rows),
        hint,
        pairs: fill!(w.pair_round, n = round),
        can_pair,
        waits,
        has_lists,
        t,
    };
    Ok(shown(&page))
}

/// Whether the next step is a pairing.
fn ready(state: &State) -> bool {
    let swiss = state.settings.swiss().is_some();
    let over = state.rounds.last().is_none_or(|held| match held.phase {
        Phase::Draft => false,
        // Open games are asked about; where none is open, the round is closed first.
        Phase::Published => swiss && held.missing().next().is_some(),
        Phase::Closed => true,
    });
    over && is_to_come(state) && state.manual.is_none()
}

/// Whether there is a next round at all.
fn is_to_come(state: &State) -> bool {
    let left = state.last_round().is_none_or(|rounds| state.next_round() <= rounds);
    left && !state.finished
}

fn row(state: &State, id: u32, number: String, name: String, player: &Registered) -> Row {
    let entrant = &player.entrant;
    let bye = player.byes.get(&state.next_round());
    let mark = match (player.present, bye) {
        (_, Some(ByeCode::Half | ByeCode::Full)) => "bye",
        // Said for an earlier round: the question is open anew.
        (Some(false), None) if player.absent_for.is_some_and(|it| it < state.next_round()) => "",
        (_, Some(ByeCode::Zero)) | (Some(false), None) => "absent",
        (Some(true), None) => "here",
        (None, None) => "",
    };
    Row {
        id,
        number,
        name,
        rating: rating_of(entrant),
        federation: entrant.federation.clone(),
        club: entrant.club.clone(),
        state: mark,
    }
}

fn parts(rows: Vec<Row>) -> Vec<Vec<Row>> {
    let mut parts: Vec<Vec<Row>> = Vec::new();
    for row in rows {
        match parts.last_mut() {
            Some(part) if part.len() < CHUNK => part.push(row),
            _ => parts.push(vec![row]),
        }
    }
    parts
}
