//! The whole schedule: every round whose players are known, and the draw of numbers before the
//! first.

use askama::Template;
use axum::extract::{Path, State as Shared};
use axum::response::Response;
use ronde_desk::State;
use ronde_desk::judge::Objection;
use ronde_desk::stored::{Act, Affinity, DrawWay, NumberDraw, SystemCode};
use ronde_model::{Game, GameResult, PairingNumber, Round, Snapshot};
use ronde_report::refusals::Teller;
use ronde_words::{Lang, ScheduleWords, fill};

use super::{Frame, Opened, result_text, shown};
use crate::Server;
use crate::access::Visitor;

#[derive(Template)]
#[template(path = "schedule.html")]
struct Page {
    frame: Frame,
    p: &'static ScheduleWords,
    id: String,
    /// Why there is nothing to see yet.
    missing: String,
    rounds: Vec<Shown>,
    /// Whether more rounds follow from results.
    more: bool,
    /// Numbers and names, while they can still be drawn.
    numbers: Vec<(u32, String, String, String)>,
    /// Ways to draw numbers that are possible now.
    ways: Vec<(&'static str, &'static str, &'static str)>,
}

struct Shown {
    number: u16,
    /// Whether it is paired: it has a page of its own.
    paired: bool,
    boards: Vec<Board>,
    resting: String,
}

struct Board {
    place: usize,
    white: (u32, String),
    black: (u32, String),
    result: &'static str,
}

pub(crate) async fn page(
    Shared(server): Shared<Server>,
    Path(id): Path<String>,
    Opened { visitor, state }: Opened,
) -> Response {
    let p = ScheduleWords::of(visitor.lang);
    let frame = Frame::of(&visitor, "schedule", &id, &state).placed(&server).await;
    let snapshot = state.snapshot();
    let known = crate::cache::heavy(|| ronde_standings::as_far_as_known(&snapshot));
    let missing = if known.is_err() { not_yet(&state, p, visitor.lang) } else { String::new() };
    let (rounds, more) = match &known {
        Ok((known, more)) => (rounds(known, snapshot.rounds.len(), p), *more),
        Err(_) => (Vec::new(), false),
    };
    let ways = ways(&state, &visitor, p);
    let numbers = if ways.is_empty() { Vec::new() } else { numbers(&state) };
    shown(&Page { frame, p, id, missing, rounds, more, numbers, ways })
}

fn not_yet(state: &State, p: &'static ScheduleWords, lang: Lang) -> String {
    match (&state.settings.system, state.recipe()) {
        (SystemCode::Schedule(_), Some(recipe)) => {
            let (needed, here) = (recipe.players(), state.numbers(1).len());
            fill!(p.not_yet, needed = needed, here = here)
        }
        _ => Teller { lang, state: None }.objection(&Objection::NoDraw),
    }
}

fn rounds(known: &Snapshot, paired: usize, p: &'static ScheduleWords) -> Vec<Shown> {
    let round = |(round, number): (&Round, u16)| {
        let resting = round.unpaired().iter().map(|(who, _)| {
            let (number, name) = side(known, *who);
            format!("{number} {name}")
        });
        let resting: Vec<String> = resting.collect();
        Shown {
            number,
            paired: usize::from(number) <= paired,
            boards: (1..).zip(round.games()).map(|it| board(known, it)).collect(),
            resting: if resting.is_empty() {
                String::new()
            } else {
                fill!(p.rests, who = resting.join(", "))
            },
        }
    };
    known.rounds.iter().zip(1u16..).map(round).collect()
}

fn board(known: &Snapshot, (place, game): (usize, &Game)) -> Board {
    let result = match game.result {
        GameResult::Pending => "",
        result => result_text(ronde_desk::stored::ResultCode::of(result)),
    };
    Board { place, white: side(known, game.white), black: side(known, game.black), result }
}

fn side(known: &Snapshot, number: PairingNumber) -> (u32, String) {
    let name = known.player(number).map(|player| player.name.clone());
    (number.get(), name.unwrap_or_default())
}

/// What the desk would let this reader do: it is asked itself.
fn ways(
    state: &State,
    visitor: &Visitor,
    p: &'static ScheduleWords,
) -> Vec<(&'static str, &'static str, &'static str)> {
    let number = |way| {
        let draw = NumberDraw { way, seed: Some(0), apart: Affinity::default(), split: true };
        let order = ronde_desk::scheduled::drawn(state, &draw).ok()?;
        let act = Act::Number { order, reason: String::new(), draw: Some(draw) };
        visitor.role.may(&act).then(|| ronde_desk::judge::judge(state, &act).ok())?
    };
    let all = [
        (DrawWay::Lots, ("lots", p.by_lots, p.by_lots_hint)),
        (DrawWay::Varma, ("varma", p.directed, p.directed_hint)),
    ];
    all.into_iter().filter(|(way, _)| number(*way).is_some()).map(|(_, words)| words).collect()
}

fn numbers(state: &State) -> Vec<(u32, String, String, String)> {
    let row = |(id, number): (ronde_desk::stored::EntrantId, u32)| {
        let entrant = &state.players.get(&id)?.entrant;
        Some((number, entrant.name.clone(), entrant.federation.clone(), entrant.club.clone()))
    };
    state.numbers(1).into_iter().zip(1..).filter_map(row).collect()
}
