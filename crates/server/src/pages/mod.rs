//! Pages, one file each. Every page of a tournament carries the number of the last act it shows, so
//! that news and acts know what the reader has seen.

pub(crate) mod event;
pub(crate) mod join;
pub(crate) mod journal;
pub(crate) mod new;
pub(crate) mod overview;
pub(crate) mod players;
pub(crate) mod results;
pub(crate) mod round;
pub(crate) mod standings;
pub(crate) mod start;

use askama::Template;
use axum::http::StatusCode;
use axum::response::{Html, IntoResponse, Response};
use ronde_desk::state::{BoardState, Phase, RoundState};
use ronde_desk::stored::{EntrantId, ResultCode};
use ronde_desk::{Refusal, State};
use ronde_model::Score;
use ronde_store::journal::office::OfficeError;

use crate::Server;
use crate::access::Visitor;
use crate::words::{Lang, Words, fill};

/// What every page needs.
pub(crate) struct Frame {
    pub(crate) w: &'static Words,
    pub(crate) lang: &'static str,
    /// For the switch.
    pub(crate) languages: [&'static str; 4],
    pub(crate) title: String,
    /// The tournament, where the page is about one.
    pub(crate) about: Option<About>,
    pub(crate) page: &'static str,
    pub(crate) arbiter: bool,
    /// What the scripts say, as JSON.
    pub(crate) script_words: String,
}

/// The tournament that a page is about.
pub(crate) struct About {
    pub(crate) id: String,
    pub(crate) name: String,
    pub(crate) seq: u64,
    pub(crate) round: u16,
    pub(crate) rounds: Option<u16>,
    pub(crate) fide_mode: bool,
}

impl Frame {
    fn new(visitor: &Visitor, page: &'static str, title: String) -> Frame {
        let (w, lang) = (visitor.lang.words(), visitor.lang.code());
        let languages = Lang::ALL.map(Lang::code);
        let script_words = crate::script_words::json(visitor.lang);
        let arbiter = visitor.is_arbiter();
        Frame { w, lang, languages, title, about: None, page, arbiter, script_words }
    }

    fn of(visitor: &Visitor, page: &'static str, id: &str, state: &State) -> Frame {
        let name = state.settings.name.clone();
        let about = About {
            id: id.to_owned(),
            name: name.clone(),
            seq: state.head.seq,
            round: shown_rounds(state, visitor),
            rounds: state.settings.rounds,
            fide_mode: state.fide_mode,
        };
        Frame { about: Some(about), ..Frame::new(visitor, page, name) }
    }
}

/// The last round that this reader may see.
fn shown_rounds(state: &State, visitor: &Visitor) -> u16 {
    let seen =
        |round: &&std::sync::Arc<RoundState>| visitor.is_arbiter() || round.phase > Phase::Draft;
    u16::try_from(state.rounds.iter().filter(seen).count()).unwrap_or(u16::MAX)
}

/// A page, or the fault that kept it from being made.
fn shown(page: &impl Template) -> Response {
    match page.render() {
        Ok(text) => Html(text).into_response(),
        Err(error) => (StatusCode::INTERNAL_SERVER_ERROR, error.to_string()).into_response(),
    }
}

/// A page that says one thing.
#[derive(Template)]
#[template(path = "message.html")]
struct Message {
    frame: Frame,
    message: String,
}

fn message(visitor: &Visitor, status: StatusCode, message: String) -> Response {
    let frame = Frame::new(visitor, "message", "Ronde".to_owned());
    (status, shown(&Message { frame, message })).into_response()
}

pub(crate) async fn missing(visitor: Visitor) -> Response {
    let words = visitor.lang.words();
    message(&visitor, StatusCode::NOT_FOUND, words.missing_page.to_owned())
}

fn trouble(visitor: &Visitor, error: &OfficeError<Refusal>) -> Response {
    let words = visitor.lang.words();
    match error {
        OfficeError::Store(ronde_store::journal::StoreError::NoJournal { .. }) => {
            message(visitor, StatusCode::NOT_FOUND, words.missing_page.to_owned())
        }
        _ => message(visitor, StatusCode::SERVICE_UNAVAILABLE, error.to_string()),
    }
}

/// The state of the tournament, or the page that says why there is none.
async fn state_of(
    server: &Server,
    visitor: &Visitor,
    id: &str,
) -> Result<std::sync::Arc<State>, Response> {
    server.office.tournament(id).await.map_err(|error| trouble(visitor, &error))
}

/// A board as the pages show it.
pub(crate) struct Board {
    pub(crate) table: u32,
    pub(crate) white: String,
    pub(crate) white_points: String,
    pub(crate) black: String,
    pub(crate) black_points: String,
    /// The result as people write it, and as it is stored.
    pub(crate) result: &'static str,
    pub(crate) code: String,
    pub(crate) confirmed: bool,
}

/// Boards of a round in the order of their tables, as one walks through the hall, with the points
/// before it.
fn boards(state: &State, held: &RoundState, round: u16) -> Vec<Board> {
    let points = points_before(state, round);
    let of = |id| points.get(&id).cloned().unwrap_or_default();
    let board = |it: &BoardState| Board {
        table: it.table,
        white: name_of(state, it.white),
        white_points: of(it.white),
        black: name_of(state, it.black),
        black_points: of(it.black),
        result: result_text(it.result),
        code: result_code(it.result),
        confirmed: it.confirmed,
    };
    let mut boards: Vec<Board> = held.boards.iter().map(board).collect();
    boards.sort_by_key(|board| board.table);
    boards
}

/// The round, if this reader may see it; else the words that say why not.
fn visible<'a>(state: &'a State, visitor: &Visitor, round: u16) -> Result<&'a RoundState, String> {
    let words = visitor.lang.words();
    let why = match state.round(round) {
        Some(held) if round <= shown_rounds(state, visitor) => return Ok(held),
        Some(_) => words.not_published,
        None => words.not_paired,
    };
    Err(fill(why, &[("n", &round)]))
}

/// Points with a half sign.
fn points(score: Score) -> String {
    let tenths = score.tenths();
    match (tenths / 10, tenths % 10) {
        (0, 5) => "½".to_owned(),
        (whole, 5) => format!("{whole}½"),
        (whole, 0) => whole.to_string(),
        (whole, rest) => format!("{whole}.{}", rest.abs()),
    }
}

/// A result as people write it.
const fn result_text(result: Option<ResultCode>) -> &'static str {
    match result {
        None => "–",
        Some(ResultCode::WhiteWins) => "1 – 0",
        Some(ResultCode::Draw) => "½ – ½",
        Some(ResultCode::BlackWins) => "0 – 1",
        Some(ResultCode::HalfToWhite) => "½ – 0",
        Some(ResultCode::HalfToBlack) => "0 – ½",
        Some(ResultCode::BothLose) => "0 – 0",
        Some(ResultCode::WhiteWinsUnrated) => "1 – 0 *",
        Some(ResultCode::DrawUnrated) => "½ – ½ *",
        Some(ResultCode::BlackWinsUnrated) => "0 – 1 *",
        Some(ResultCode::WhiteWinsByForfeit) => "+ – −",
        Some(ResultCode::BlackWinsByForfeit) => "− – +",
        Some(ResultCode::BothForfeit) => "− – −",
        Some(ResultCode::Adjourned) => "…",
    }
}

/// A result as it is stored.
fn result_code(result: Option<ResultCode>) -> String {
    let value = result.and_then(|it| serde_json::to_value(it).ok());
    value.as_ref().and_then(|it| it.as_str()).unwrap_or_default().to_owned()
}

/// Somebody's name with his title.
fn name_of(state: &State, id: EntrantId) -> String {
    let Some(player) = state.players.get(&id) else { return id.to_string() };
    match player.entrant.title {
        Some(title) => {
            let title = ronde_model::Title::from(title);
            format!("{} {}", title.code(), player.entrant.name)
        }
        None => player.entrant.name.clone(),
    }
}

/// Points of everybody before a round, to be shown beside the boards.
fn points_before(state: &State, round: u16) -> std::collections::BTreeMap<EntrantId, String> {
    let rounds = usize::from(round.saturating_sub(1));
    let (snapshot, numbers) = state.numbered_snapshot(rounds.min(state.rounds.len()));
    let totals = ronde_desk::engine::standing(&snapshot);
    let each = snapshot.players.iter().zip(totals);
    each.filter_map(|(player, total)| Some((numbers.id(player.number)?, points(total)))).collect()
}

/// The sentence of the next-step bar, the words on its button and where that leads.
pub(crate) struct Next {
    pub(crate) sentence: String,
    pub(crate) button: String,
    /// A page, or nothing where the button does an act.
    pub(crate) href: String,
    /// The act, as JSON.
    pub(crate) act: String,
    /// Whether the button asks the engine for a pairing.
    pub(crate) pairs: bool,
}

/// One clear next step, always.
pub(crate) fn next_step(id: &str, state: &State, words: &Words) -> Next {
    let round = state.next_round() - 1;
    let link = |sentence: String, button: &str, href: String| Next {
        sentence,
        button: button.to_owned(),
        href,
        act: String::new(),
        pairs: false,
    };
    let does = |sentence: String, button: String, act: String| Next {
        sentence,
        button,
        href: String::new(),
        act,
        pairs: false,
    };
    if state.finished {
        let href = format!("/t/{id}/standings");
        return link(words.is_over.to_owned(), words.see_standings, href);
    }
    if let Some(manual) = &state.manual {
        let sentence = fill(words.by_hand, &[("n", &manual.round)]);
        return link(sentence, words.round, format!("/t/{id}/round/{}", manual.round));
    }
    let Some(held) = state.rounds.last() else { return first_step(id, state, words) };
    match held.phase {
        Phase::Draft => does(
            fill(words.is_draft, &[("n", &round)]),
            fill(words.publish_round, &[("n", &round)]),
            format!(r#"{{"act":"publish","round":{round}}}"#),
        ),
        Phase::Published if held.missing().next().is_some() => link(
            fill(words.is_played, &[("n", &round), ("missing", &held.missing().count())]),
            words.enter_results,
            format!("/t/{id}/round/{round}/results"),
        ),
        Phase::Published => does(
            fill(words.all_in, &[("n", &round)]),
            fill(words.close_round, &[("n", &round)]),
            format!(r#"{{"act":"close_round","round":{round}}}"#),
        ),
        Phase::Closed if state.settings.rounds == Some(round) => does(
            fill(words.is_closed, &[("n", &round)]),
            words.finish.to_owned(),
            r#"{"act":"finish"}"#.to_owned(),
        ),
        Phase::Closed => Next {
            pairs: true,
            ..does(
                fill(words.is_closed, &[("n", &round)]),
                fill(words.pair_round, &[("n", &(round + 1))]),
                String::new(),
            )
        },
    }
}

fn first_step(id: &str, state: &State, words: &Words) -> Next {
    let count = state.players.len();
    if count == 0 {
        return Next {
            sentence: words.nobody_yet.to_owned(),
            button: words.add_players.to_owned(),
            href: format!("/t/{id}/players"),
            act: String::new(),
            pairs: false,
        };
    }
    Next {
        sentence: fill(words.not_begun, &[("n", &count)]),
        button: fill(words.pair_round, &[("n", &1)]),
        href: String::new(),
        act: String::new(),
        pairs: true,
    }
}
