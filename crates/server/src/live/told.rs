//! What is told of an act: which boards it changed, as they stand now, and which pages are no
//! longer what they were. Boards are read from the state, not from the act: an undo changes them
//! too.

use std::collections::BTreeMap;

use ronde_desk::state::Phase;
use ronde_desk::thing::Thing;
use ronde_desk::{Act, Entry, State};
use serde::Serialize;

/// Pages that show results.
const BY_RESULTS: &[&str] =
    &["overview", "standings", "working", "crosstable", "prizes", "norms", "journal", "public"];
/// Every page of the tournament.
const ALL: &[&str] = &["all"];

/// An act, for those who may hear of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Told {
    pub(super) seq: u64,
    /// For arbiters.
    pub(super) arbiters: News,
    /// For everybody, if it changes what everybody sees.
    pub(super) public: Option<News>,
}

/// A message, as pages read it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(super) struct News {
    pub(super) seq: u64,
    act: &'static str,
    #[serde(skip_serializing_if = "String::is_empty")]
    by: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    round: Option<u16>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    boards: Vec<Seen>,
    /// Pages that are no longer what they were.
    reload: &'static [&'static str],
}

/// A board as it stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
struct Seen {
    board: u32,
    result: Option<String>,
    confirmed: bool,
    /// Both players have spoken, and not alike.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    dispute: bool,
}

/// What is told of an act. Of an undo, `undone` is the act that counts no longer.
pub(super) fn told(entry: &Entry<Act>, undone: Option<&Act>, state: &State) -> Told {
    let act = undone.unwrap_or(&entry.what);
    let things = act.writes();
    let arbiters = News {
        by: entry.stamp.by.clone(),
        act: entry.what.name(),
        ..news(entry.seq, act, &things, state)
    };
    let public = is_public(act, &things, state).then(|| news(entry.seq, act, &things, state));
    Told { seq: entry.seq, arbiters, public }
}

fn news(seq: u64, act: &Act, things: &[Thing], state: &State) -> News {
    let (round, boards) = boards(things, state);
    // Points of a board that has a result change other pages than its own.
    let only_boards = things.iter().all(|it| matches!(it, Thing::Board(..))) && !boards.is_empty();
    let reload: &[&str] = if matches!(act, Act::CheckIn { .. }) {
        &["overview", "checkin", "players", "journal"]
    } else if matches!(act, Act::Remark { .. }) {
        &["journal"]
    } else if only_boards {
        BY_RESULTS
    } else {
        ALL
    };
    News { seq, act: "change", by: String::new(), round, boards, reload }
}

/// Boards among those things: their round, and how they stand now.
fn boards(things: &[Thing], state: &State) -> (Option<u16>, Vec<Seen>) {
    let named = things.iter().filter_map(|thing| match *thing {
        Thing::Board(round, board) => Some((round, board)),
        _ => None,
    });
    let named: Vec<(u16, u32)> = named.collect();
    let Some(&(round, _)) = named.first() else { return (None, Vec::new()) };
    let held = state.round(round);
    let seen = |&(at, board): &(u16, u32)| {
        let board = held.filter(|_| at == round)?.board(board)?;
        let result = board.result.and_then(|it| serde_json::to_value(it).ok());
        Some(Seen {
            board: board.table,
            result: result.and_then(|it| it.as_str().map(str::to_owned)),
            confirmed: board.confirmed,
            dispute: board.in_dispute(),
        })
    };
    (Some(round), named.iter().filter_map(seen).collect())
}

/// Whether it changes what everybody sees: a draft does not, nor who has come, nor what somebody
/// has asked for.
fn is_public(act: &Act, things: &[Thing], state: &State) -> bool {
    let shown = |round| state.round(round).is_some_and(|held| held.phase > Phase::Draft);
    match act {
        Act::CheckIn { .. }
        | Act::RequestBye { .. }
        | Act::CancelBye { .. }
        | Act::Remark { .. }
        | Act::DrawColour { .. }
        | Act::Pair { .. }
        | Act::OpenManual { .. }
        | Act::Arrange { .. } => false,
        // It may have been taken back: then something is gone.
        Act::Publish { .. } => true,
        Act::ReportResult { round, board, .. } => {
            let board = state.round(*round).and_then(|held| held.board(*board));
            board.is_some_and(|board| board.result.is_some())
        }
        Act::Create { .. }
        | Act::Import(_)
        | Act::Configure { .. }
        | Act::LeaveFideMode { .. }
        | Act::Register { .. }
        | Act::Amend { .. }
        | Act::Withdraw { .. }
        | Act::Reinstate { .. }
        | Act::Expel { .. }
        | Act::Number { .. }
        | Act::AdjustPoints { .. }
        | Act::Unpair { .. }
        | Act::CloseManual { .. }
        | Act::AddPair { .. }
        | Act::CloseRound { .. }
        | Act::ReopenRound { .. }
        | Act::Decide { .. }
        | Act::Finish
        | Act::Resume { .. }
        | Act::Undo { .. }
        | Act::EnterResult { .. }
        | Act::ClearResult { .. }
        | Act::ConfirmResult { .. }
        | Act::CorrectResult { .. }
        | Act::CorrectColours { .. } => things.iter().all(|thing| match *thing {
            Thing::Round(round) | Thing::Boards(round) | Thing::Board(round, _) => shown(round),
            _ => true,
        }),
    }
}

/// Many messages as one: of each board the last, and each page once.
pub(super) fn merged(news: &[&News]) -> String {
    let mut last: BTreeMap<(Option<u16>, u32), u64> = BTreeMap::new();
    for it in news {
        for seen in &it.boards {
            last.insert((it.round, seen.board), it.seq);
        }
    }
    let mut kept: Vec<News> = news.iter().copied().cloned().collect();
    let mut told: Vec<&str> = Vec::new();
    for it in kept.iter_mut().rev() {
        it.boards.retain(|seen| last.get(&(it.round, seen.board)) == Some(&it.seq));
        if it.reload.iter().all(|page| told.contains(page)) {
            it.reload = &[];
        } else {
            told.extend(it.reload);
        }
    }
    let end = kept.len().saturating_sub(1);
    let mut at = 0;
    kept.retain(|it| {
        at += 1;
        at > end || !it.boards.is_empty() || !it.reload.is_empty()
    });
    serde_json::to_string(&kept).expect("news are texts and numbers")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(seq: u64, board: u32, result: &str, reload: &'static [&'static str]) -> News {
        let result = Some(result.to_owned());
        let seen = Seen { board, result, confirmed: false, dispute: false };
        News { seq, act: "change", by: String::new(), round: Some(5), boards: vec![seen], reload }
    }

    #[test]
    fn of_many_messages_each_board_stands_once_and_as_it_is_now() {
        let news =
            [of(7, 1, "1-0", BY_RESULTS), of(8, 2, "1-0", BY_RESULTS), of(9, 1, "0-1", BY_RESULTS)];
        let text = merged(&news.iter().collect::<Vec<_>>());
        let read: serde_json::Value = serde_json::from_str(&text).unwrap();
        let seqs: Vec<u64> =
            read.as_array().unwrap().iter().map(|it| it["seq"].as_u64().unwrap()).collect();
        assert_eq!(vec![8, 9], seqs, "{text}");
        assert_eq!("0-1", read[1]["boards"][0]["result"]);
        assert_eq!(serde_json::json!([]), read[0]["reload"], "pages are named once");
        assert_eq!(serde_json::json!(BY_RESULTS), read[1]["reload"]);
    }

    #[test]
    fn the_last_number_is_told_even_if_nothing_else_is() {
        let mut last = of(9, 1, "1-0", &[]);
        last.boards.clear();
        let first = of(8, 1, "1-0", BY_RESULTS);
        let text = merged(&[&first, &last]);
        assert!(text.contains(r#""seq":9"#), "{text}");
    }
}
