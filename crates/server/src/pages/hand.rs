//! A round made by hand: seats that can be exchanged, what each pair breaks, and how the whole
//! differs from what the rules make.

use askama::Template;
use axum::extract::{Path, State as Shared};
use axum::response::{IntoResponse, Redirect, Response};
use ronde_desk::judge::Objection;
use ronde_desk::stored::{Act, Arrangement, Departure, Pair};
use ronde_desk::{State, engine};
use ronde_report::refusals::Teller;
use ronde_words::{Lang, PageWords, RoundWords, fill};

use super::marks::{Side, side};
use super::round::why_words;
use super::{ForArbiters, Frame, Opened, name_of, shown};
use crate::Server;
use crate::cache::Sheet;

#[derive(Template)]
#[template(path = "hand.html")]
struct Page {
    frame: Frame,
    p: &'static RoundWords,
    id: String,
    round: u16,
    reason: String,
    boards: Vec<Board>,
    free: Vec<Free>,
    compared: Compared,
    /// The rules' round as an act.
    restore: String,
    keys: String,
    /// PageWords for the checks, which the script makes as seats change.
    checks: String,
}

struct Board {
    table: u32,
    white: Side,
    black: Side,
    engine: String,
}

struct Free {
    side: Side,
    code: String,
    why: &'static str,
}

/// How the round differs from the rules'.
struct Compared {
    same: bool,
    sentence: String,
    rules: Vec<String>,
    yours: Vec<String>,
}

pub(crate) async fn page(
    Shared(server): Shared<Server>,
    Path((id, round)): Path<(String, u16)>,
    ForArbiters(Opened { visitor, state }): ForArbiters,
) -> Response {
    let words = (visitor.words(), RoundWords::of(visitor.lang));
    let session = state.manual.as_ref().filter(|manual| manual.round == round);
    let Some((session, held)) = session.zip(state.round(round)) else {
        return Redirect::to(&format!("/t/{id}/round/{round}")).into_response();
    };
    let sheet = server.tables.sheet(&state, round).await;
    let engine = server.tables.again(&state, round).await;
    let engines = engine.as_ref().as_ref();
    // A published round stays what everybody sees until the session is closed.
    let hand = session.aside.clone().unwrap_or_else(|| held.arrangement());
    let (boards, free) = seats(&state, &sheet, &hand, engines.ok(), words);
    let page = Page {
        frame: Frame::of(&visitor, "hand", &id, &state).at_round(round).placed(&server).await,
        p: words.1,
        round,
        reason: session.reason.clone(),
        boards,
        free,
        compared: compared(&state, &hand, engines, words.1, visitor.lang),
        restore: engines.map_or_else(|_| String::new(), |it| arrange(round, it)),
        keys: super::page_keys(&[
            ("Space", words.1.key_mark),
            ("Enter", words.1.key_pair),
            ("X", words.1.key_swap),
        ]),
        checks: checks(words.1),
        id,
    };
    shown(&page)
}

fn arrange(round: u16, arrangement: &Arrangement) -> String {
    let act = Act::Arrange { round, arrangement: arrangement.clone() };
    serde_json::to_string(&act).unwrap_or_default()
}

fn seats(
    state: &State,
    sheet: &Sheet,
    hand: &Arrangement,
    engine: Option<&Arrangement>,
    words: (&'static PageWords, &'static RoundWords),
) -> (Vec<Board>, Vec<Free>) {
    let pairs = engine.map_or(&[][..], |it| &it.pairs);
    let at = |place: usize| pairs.get(place).map(|pair| format!("{}-{}", pair.0, pair.1));
    let tables = hand.tables.iter().copied().chain((1..).skip(hand.tables.len()));
    let boards = hand.pairs.iter().zip(tables).enumerate().map(|(place, (pair, table))| Board {
        table,
        white: side(state, sheet, pair.0, None, words),
        black: side(state, sheet, pair.1, None, words),
        engine: at(place).unwrap_or_default(),
    });
    let free = hand.unpaired.iter().map(|(id, why)| Free {
        side: side(state, sheet, *id, None, words),
        code: serde_json::to_value(why)
            .ok()
            .and_then(|it| it.as_str().map(str::to_owned))
            .unwrap_or_default(),
        why: why_words(*why, words.0),
    });
    (boards.collect(), free.collect())
}

fn compared(
    state: &State,
    hand: &Arrangement,
    engine: Result<&Arrangement, &Objection>,
    p: &'static RoundWords,
    lang: Lang,
) -> Compared {
    let told = |pair: &Pair| format!("{} – {}", name_of(state, pair.0), name_of(state, pair.1));
    let list = |pairs: &[Pair]| pairs.iter().map(told).collect::<Vec<_>>();
    match engine {
        Err(why) => Compared {
            same: false,
            sentence: {
                let why = Teller { lang, state: Some(state) }.objection(why);
                fill!(p.hand_none, why = why)
            },
            rules: Vec::new(),
            yours: Vec::new(),
        },
        Ok(engine) => {
            let departure: Departure = engine::compared(engine, hand);
            let n = departure.only_hand.len() + departure.colours.len();
            let mut yours = list(&departure.only_hand);
            yours.extend(list(&departure.colours));
            Compared {
                same: departure.is_none(),
                sentence: if departure.is_none() {
                    p.hand_same.to_owned()
                } else {
                    fill!(p.hand_differs, n = n)
                },
                rules: list(&departure.only_engine),
                yours,
            }
        }
    }
}

/// The words of the checks, as JSON that can stand in a page.
fn checks(p: &'static RoundWords) -> String {
    let words = serde_json::json!({
        "met": p.note_met, "float": p.note_float, "colours": p.note_colours,
        "absolute": p.note_absolute, "colour": p.note_colour,
    });
    crate::script_words::in_page(&words)
}
