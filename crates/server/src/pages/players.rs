//! The list of players: found, added, and the rating lists of this machine.

pub(crate) mod card;
pub(crate) mod checkin;

use askama::Template;
use axum::extract::{Path, Query, State as Shared};
use axum::response::Response;
use ronde_desk::State;
use ronde_desk::state::{Numbers, Registered};
use ronde_desk::stored::EntrantId;
use ronde_words::{PlayerWords, fill};
use serde::Deserialize;

use super::{Frame, Opened, name_of, rating_of, shown};
use crate::Server;
use crate::access::Visitor;
use crate::api::lists;
use crate::collation::Collation;

/// Rows of one part of a long table: parts that are out of sight are not drawn.
const CHUNK: usize = 100;

#[derive(Template)]
#[template(path = "players.html")]
struct Players {
    frame: Frame,
    p: &'static PlayerWords,
    t: String,
    count: usize,
    chunks: Vec<Vec<Row>>,
    by_name: bool,
    /// The rounds from which somebody who is added now may play.
    from: Vec<u16>,
    late: bool,
    /// Rating lists of this machine, in words.
    lists: Vec<String>,
    hint: String,
    /// Whether lists can be kept here.
    keeps_lists: bool,
    titles: [&'static str; 8],
}

struct Row {
    id: u32,
    number: String,
    name: String,
    rating: String,
    federation: String,
    club: String,
    fide_id: String,
    state: String,
    /// What the filter looks at.
    kind: &'static str,
}

#[derive(Deserialize)]
pub(crate) struct Wish {
    #[serde(default)]
    sort: String,
}

/// Titles in the order of the list (C.04.2:2.2.2).
pub(super) const TITLES: [&str; 8] = ["GM", "IM", "WGM", "FM", "WIM", "CM", "WFM", "WCM"];

pub(crate) async fn page(
    Shared(server): Shared<Server>,
    Path(id): Path<String>,
    Query(wish): Query<Wish>,
    Opened { visitor, state }: Opened,
) -> Response {
    let p = PlayerWords::of(visitor.lang);
    let mut rows: Vec<Row> = listed(&state)
        .into_iter()
        .map(|(who, number)| row(&state, who, number, p, &visitor))
        .collect();
    let by_name = wish.sort == "name";
    if by_name {
        Collation::of(visitor.lang).sort(&mut rows, |row| without_title(&row.name));
    }
    let opened = if visitor.is_arbiter() { lists::open(&server).await } else { None };
    let lists: Vec<String> =
        opened.iter().flat_map(|it| lists::names(it)).map(|list| in_words(p, &list)).collect();
    let hint = if lists.is_empty() {
        p.no_list.to_owned()
    } else {
        fill!(p.search_hint, lists = lists.join("; "))
    };
    let count = rows.len();
    let page = Players {
        frame: Frame::of(&visitor, "players", &id, &state).placed(&server).await,
        p,
        t: id,
        count,
        chunks: chunks(rows),
        by_name,
        from: rounds_to_come(&state),
        late: state.started(),
        lists,
        hint,
        keeps_lists: visitor.role == ronde_desk::Role::Owner && lists::folder(&server).is_some(),
        titles: TITLES,
    };
    shown(&page)
}

fn in_words(p: &PlayerWords, (source, dated, players): &(String, String, u64)) -> String {
    fill!(p.list_line, source = source, dated = dated, players = players)
}

/// Everybody, with the numbers of the starting list; who has none comes last.
fn listed(state: &State) -> Vec<(EntrantId, String)> {
    let numbers: Numbers = state.numbering(state.next_round());
    let with = numbers
        .ids()
        .map(|id| (id, numbers.number(id).map(|it| it.to_string()).unwrap_or_default()));
    let without = state.players.keys().filter(|id| numbers.number(**id).is_none());
    with.chain(without.map(|id| (*id, String::new()))).collect()
}

fn row(state: &State, id: EntrantId, number: String, p: &PlayerWords, visitor: &Visitor) -> Row {
    let (words, kind) = match state.players.get(&id) {
        Some(player) => standing(state, player, p, visitor),
        None => (String::new(), ""),
    };
    let entrant = state.players.get(&id).map(|player| &player.entrant);
    let text = |of: fn(&ronde_desk::stored::Entrant) -> &String| {
        entrant.map(of).cloned().unwrap_or_default()
    };
    Row {
        id: id.0,
        number,
        name: name_of(state, id),
        rating: entrant.map(rating_of).unwrap_or_default(),
        federation: text(|it| &it.federation),
        club: text(|it| &it.club),
        fide_id: text(|it| &it.fide_id),
        state: words,
        kind,
    }
}

/// Whether somebody plays, in words, and what the filter calls it.
fn standing(
    state: &State,
    player: &Registered,
    p: &PlayerWords,
    visitor: &Visitor,
) -> (String, &'static str) {
    let w = visitor.words();
    let after = |last: u16| fill!(p.after_round, n = last);
    let mut parts: Vec<String> = Vec::new();
    let mut kind = "playing";
    match (&player.expelled, player.until) {
        (Some(_), Some(last)) => parts.push(format!("{} {}", p.expelled, after(last))),
        (None, Some(0)) => parts.push(w.withdrawn.to_owned()),
        (None, Some(last)) => parts.push(format!("{} {}", w.withdrawn, after(last))),
        _ => {}
    }
    // Who has come, and what somebody asked for, is between him and the arbiters.
    let told = visitor.role != ronde_desk::Role::Viewer;
    let absent = player.present == Some(false) || (state.check_in && player.present.is_none());
    if parts.is_empty() && absent && told {
        parts.push(w.absent.to_owned());
    }
    if !parts.is_empty() {
        kind = "out";
    } else if player.from > 1 {
        kind = "late";
    } else if told && !player.byes.is_empty() {
        kind = "byes";
    }
    if player.from > 1 {
        parts.push(fill!(p.from_round, n = player.from));
    }
    if !told {
        return (parts.join(" · "), kind);
    }
    parts.extend(
        player
            .byes
            .iter()
            .filter(|(round, _)| **round >= state.next_round())
            .map(|(round, bye)| format!("{} {}: {}", w.round, round, bye_sign(*bye))),
    );
    parts.extend(player.table.map(|table| fill!(p.table, n = table)));
    (parts.join(" · "), kind)
}

/// How a bye that was asked for is shown.
pub(super) const fn bye_sign(bye: ronde_desk::stored::ByeCode) -> &'static str {
    match bye {
        ronde_desk::stored::ByeCode::Full => "1",
        ronde_desk::stored::ByeCode::Half => "½",
        ronde_desk::stored::ByeCode::Zero => "0",
    }
}

/// Rounds that are still to be paired; of an event whose rounds are not declared, the next alone.
pub(super) fn rounds_to_come(state: &State) -> Vec<u16> {
    let next = state.next_round();
    let declared = state.last_round();
    let last = declared.unwrap_or(next).max(next);
    if declared.is_some_and(|rounds| next > rounds) {
        return Vec::new();
    }
    (next..=last).collect()
}

fn without_title(name: &str) -> &str {
    match name.split_once(' ') {
        Some((title, rest)) if TITLES.contains(&title) => rest,
        _ => name,
    }
}

fn chunks(rows: Vec<Row>) -> Vec<Vec<Row>> {
    let mut chunks = Vec::new();
    let mut rows = rows.into_iter();
    loop {
        let chunk: Vec<Row> = rows.by_ref().take(CHUNK).collect();
        if chunk.is_empty() {
            return chunks;
        }
        chunks.push(chunk);
    }
}
