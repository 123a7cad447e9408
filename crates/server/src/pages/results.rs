//! Results by keyboard; and corrections, once the round is over.

use std::collections::BTreeMap;

use askama::Template;
use axum::extract::{Path, Query, State as Shared};
use ronde_desk::stored::ResultCode;
use ronde_desk::{Act, Entry, Role, Stamp, Thing};
use ronde_words::{HelpWords, Lang, RoundWords, fill};
use serde::Deserialize;

use super::Shown;
use super::round::{Made, made, phase};
use super::{Board, Frame, Opened, boards, people, result_code, result_text, shown, unpaired};
use crate::Server;

#[derive(Template)]
#[template(path = "results.html")]
struct Page {
    frame: Frame,
    p: &'static RoundWords,
    round: u16,
    stands: &'static str,
    made: Option<Made>,
    done: usize,
    boards: Vec<Board>,
    id: String,
    missing: usize,
    /// Whether this reader may close the round from here.
    closes: bool,
    /// Names of those who enter results, as JSON.
    people: String,
    /// Whether C.04.2:4.3 says what may still be corrected.
    over: bool,
    /// The board whose correction was asked for; 0 for none.
    chosen: u32,
    correct_hint: String,
    correct_title: String,
    results: Vec<(String, &'static str)>,
    /// The boards that a helper may enter.
    own: Option<(u32, u32)>,
    own_words: String,
    keys: String,
}

#[derive(Deserialize)]
pub(crate) struct Asked {
    #[serde(default)]
    board: u32,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "templates lend what they pass")]
impl Page {
    /// Whether this reader may not enter that board.
    fn locked(&self, table: &u32) -> bool {
        self.own.is_some_and(|(first, last)| !(first..=last).contains(table))
    }
}

pub(crate) async fn page(
    Shared(server): Shared<Server>,
    Path((id, round)): Path<(String, u16)>,
    Opened { visitor, state }: Opened,
    Query(asked): Query<Asked>,
) -> Shown {
    let held = unpaired::held(&server, &visitor, &state, &id, round).await?;
    let p = RoundWords::of(visitor.lang);
    let own = match visitor.role {
        Role::Helper { first, last } => Some((first, last)),
        _ => None,
    };
    let own_words = own
        .map_or_else(String::new, |(first, last)| fill!(p.own_boards, first = first, last = last));
    let frame = Frame::of(&visitor, "results", &id, &state).at_round(round).placed(&server).await;
    // A game of a file that has no result may get one at any time.
    let over = state.is_over(round) && held.missing().next().is_none();
    let boards = boards(&state, held, round);
    let seq = state.last_change(Thing::Round(round));
    let made = if frame.enters { made(&server, &id, seq, visitor.lang).await } else { None };
    let (boards, people) = if frame.enters {
        entered(&server, &id, boards, visitor.lang).await
    } else {
        (boards, "{}".to_owned())
    };
    let page = Page {
        p,
        round,
        stands: phase(held, visitor.words()).1,
        made,
        done: held.boards.len() - held.missing().count(),
        boards,
        people,
        missing: held.missing().count(),
        closes: !state.is_over(round) && visitor.role.may(&Act::CloseRound { round }),
        id: id.clone(),
        over,
        chosen: asked.board,
        correct_hint: fill!(p.correct_hint, n = round),
        correct_title: fill!(p.correct_title, n = round),
        results: CORRECTIONS
            .iter()
            .map(|it| (result_code(Some(*it)), result_text(Some(*it))))
            .collect(),
        own,
        own_words,
        keys: keys(visitor.lang),
        frame,
    };
    Ok(shown(&page))
}

/// With who entered each: the acts since the first of them are read once.
async fn entered(
    server: &Server,
    id: &str,
    mut boards: Vec<Board>,
    lang: Lang,
) -> (Vec<Board>, String) {
    let people = people(server, id, lang).await;
    let Some(first) = boards.iter().map(|it| it.changed).filter(|seq| *seq > 0).min() else {
        return (boards, people.known(&BTreeMap::new()));
    };
    let lines = server.office.store().read(id, first - 1, ACTS).await.unwrap_or_default();
    let stamps: BTreeMap<u64, Stamp> = lines
        .iter()
        .filter_map(|line| serde_json::from_str::<Entry<Act>>(&line.text).ok())
        .map(|entry| (entry.seq, entry.stamp))
        .collect();
    for board in &mut boards {
        if board.code.is_empty() {
            continue;
        }
        if let Some(stamp) = stamps.get(&board.changed) {
            board.by = people.name(&stamp.by, stamp.role);
        }
    }
    let known = people.known(&stamps);
    (boards, known)
}

/// Acts that are looked through for who entered a result.
const ACTS: u32 = 2000;

fn keys(lang: Lang) -> String {
    let (p, h) = (RoundWords::of(lang), HelpWords::of(lang));
    super::page_keys(&[
        ("1 2 3", h.key_results),
        ("+ −", h.key_forfeit),
        ("F", h.key_other),
        ("Enter", p.key_menu),
        ("Del", p.key_clear),
        ("S", p.key_slips),
        ("M", p.key_missing),
        ("V", p.key_second),
        ("C", p.key_waiting),
    ])
}

/// What a game can be corrected to.
const CORRECTIONS: [ResultCode; 12] = [
    ResultCode::WhiteWins,
    ResultCode::Draw,
    ResultCode::BlackWins,
    ResultCode::WhiteWinsByForfeit,
    ResultCode::BlackWinsByForfeit,
    ResultCode::BothForfeit,
    ResultCode::HalfToWhite,
    ResultCode::HalfToBlack,
    ResultCode::BothLose,
    ResultCode::WhiteWinsUnrated,
    ResultCode::DrawUnrated,
    ResultCode::BlackWinsUnrated,
];
