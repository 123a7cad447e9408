//! The public page: find me, my board, pairings, standings, my games. One page for all tournaments
//! of an event.

use std::sync::Arc;

use askama::Template;
use axum::extract::{Path, Query, State as Shared};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use ronde_desk::State;
use ronde_desk::event::EventState;
use ronde_desk::stored::EntrantId;
use ronde_model::Colour;
use ronde_office::Kind;
use ronde_report::graphics;
use ronde_words::{PhoneWords, fill};
use serde::Deserialize;

use super::Frame;
use super::view::{Person, Place, Stage, TeamLine, View, published, unpaired, view};
use crate::Server;
use crate::access::Visitor;
use crate::pages::{PageError, Shown};
use crate::pages::{fraction, name_of, own_points, points, result_code, result_text, shown};

/// Rows of a list; beyond that a name has to be typed.
const ROWS: usize = 600;

/// Which tournament, and whom somebody looks for.
#[derive(Default, Deserialize)]
pub(crate) struct Asked {
    #[serde(default)]
    t: Option<String>,
    #[serde(default)]
    q: Option<String>,
}

#[derive(Template)]
#[template(path = "public.html")]
struct Page {
    frame: Frame,
    event: String,
    /// Other tournaments of the event: name, address, whether it is this one.
    tournaments: Vec<(String, String, bool)>,
    query: String,
    /// The rest of every address of this tournament: `?t=…`.
    tail: String,
    heading: String,
    stands: String,
    begun: bool,
    boards: Vec<BoardRow>,
    names: Vec<NameRow>,
    ranks: Vec<RankRow>,
    /// `After round 3`; empty before the first is over.
    after: String,
    teams: Vec<TeamRow>,
    tie_breaks: Vec<String>,
    /// Where the averages of opponents are listed, if they are published.
    aros: String,
    /// How many there are, where not all are shown.
    more: String,
    me: Option<Me>,
}

struct BoardRow {
    table: u32,
    white: (u32, String, String),
    black: (u32, String, String),
    result: &'static str,
    code: String,
    names: String,
}

struct NameRow {
    id: u32,
    name: String,
    /// Where: board and colour, or why there is none.
    table: Option<u32>,
    colour: &'static str,
    colour_word: &'static str,
    opponent: String,
}

struct TeamRow {
    rank: u32,
    name: String,
    points: String,
    values: Vec<String>,
}

struct RankRow {
    rank: u32,
    id: u32,
    name: String,
    rating: String,
    federation: String,
    points: String,
    values: Vec<String>,
}

/// My card, and my games.
struct Me {
    id: u32,
    name: String,
    round: String,
    board: String,
    colour: &'static str,
    colour_word: &'static str,
    opponent: Option<(u32, String, String)>,
    result: String,
    starts: String,
    says: &'static str,
    rank: String,
    points: String,
    progress: String,
    colours: String,
    working: String,
    /// The door to what is needed, while a round is played; empty for none.
    needs: String,
    why: String,
    /// Why this opponent, or none: the page that tells it.
    opponent_why: String,
    number: String,
    games: Vec<Game>,
}

/// A round of mine.
struct Game {
    round: u16,
    colour: &'static str,
    colour_word: &'static str,
    opponent: Option<(u32, String)>,
    says: &'static str,
    result: &'static str,
    /// The average rating of the opponents after the round, where it is published.
    aro: String,
}

pub(crate) async fn public(
    Shared(server): Shared<Server>,
    Path(event): Path<String>,
    Query(asked): Query<Asked>,
    visitor: Visitor,
) -> Shown {
    Ok(shown(&made(&server, &visitor, &event, &asked, None).await?))
}

pub(crate) async fn me(
    Shared(server): Shared<Server>,
    Path((event, player)): Path<(String, u32)>,
    Query(asked): Query<Asked>,
    visitor: Visitor,
) -> Shown {
    Ok(shown(&made(&server, &visitor, &event, &asked, Some(EntrantId(player))).await?))
}

async fn made(
    server: &Server,
    visitor: &Visitor,
    id: &str,
    asked: &Asked,
    player: Option<EntrantId>,
) -> Result<Page, PageError> {
    let p = PhoneWords::of(visitor.lang);
    let missing = || PageError::on_phone(visitor, StatusCode::NOT_FOUND, p.missing_event);
    let Ok(event) = server.office.event(id).await else {
        return Err(parent(server, id).await.map_or_else(missing, PageError::instead));
    };
    let mut list = tournaments(server, &event).await;
    list.sort_by(|one, other| one.1.cmp(&other.1));
    let chosen = match &asked.t {
        Some(wanted) => list.iter().find(|(journal, _)| journal == wanted),
        None => list.first(),
    };
    let Some((journal, _)) = chosen else { return Err(missing()) };
    let state = server.office.tournament(journal).await.map_err(|_| missing())?;
    let view = view(server, &state).await;
    if player.is_some_and(|id| !view.people.contains_key(&id)) {
        return Err(PageError::on_phone(visitor, StatusCode::NOT_FOUND, p.missing_player));
    }
    let several = list.len() > 1;
    let tail = if several { format!("?t={journal}") } else { String::new() };
    let address = |other: &str| format!("/p/{id}?t={other}");
    let tournaments = if several { list.as_slice() } else { &[] };
    let tournaments = tournaments
        .iter()
        .map(|(other, name)| (name.clone(), address(other), other == journal))
        .collect();
    let about = About { id, event: &event, journal, state: &state, view: &view, tail };
    Ok(page(visitor, p, about, tournaments, asked.q.as_deref().unwrap_or_default(), player))
}

/// Somebody may have the address of a tournament: its event has the page.
async fn parent(server: &Server, id: &str) -> Option<Response> {
    let journals = server.office.store().journals().await.ok()?;
    let found = journals.into_iter().find(|it| it.id == id && it.kind == Kind::Tournament)?;
    let event = found.parent?;
    Some(Redirect::temporary(&format!("/p/{event}?t={id}")).into_response())
}

async fn tournaments(server: &Server, event: &EventState) -> Vec<(String, String)> {
    let mut list = Vec::new();
    for (journal, it) in event.tournaments.iter().filter(|(_, it)| it.shown) {
        let state = server.office.tournament(journal).await;
        let name = state.map_or_else(|_| it.name.clone(), |state| state.settings.name.clone());
        list.push((journal.clone(), name));
    }
    list
}

/// What a page is about.
struct About<'a> {
    id: &'a str,
    event: &'a EventState,
    journal: &'a str,
    state: &'a Arc<State>,
    view: &'a Arc<View>,
    tail: String,
}

fn page(
    visitor: &Visitor,
    p: &'static PhoneWords,
    about: About<'_>,
    tournaments: Vec<(String, String, bool)>,
    query: &str,
    player: Option<EntrantId>,
) -> Page {
    let About { id, event, journal, state, view, tail } = about;
    let w = visitor.words();
    let wanted = query.trim().to_lowercase();
    let wants = |id: &EntrantId| {
        let person = view.people.get(id);
        wanted.is_empty() || person.is_some_and(|it| it.name.to_lowercase().contains(&wanted))
    };
    let names = view.by_name.iter().filter(|id| wants(id)).take(ROWS);
    let ranks = view.ranking.iter().filter(|id| wants(id)).take(ROWS);
    let all = view.people.len();
    let more = (all > ROWS && wanted.is_empty()).then(|| fill!(p.first_shown, n = ROWS, all = all));
    let me = player.and_then(|id| Some((id, view.people.get(&id)?)));
    let me = me.map(|(id, person)| my_card(visitor, state, view, journal, id, person));
    let base = match player {
        Some(player) => format!("/p/{id}/me/{player}"),
        None => format!("/p/{id}"),
    };
    let frame = Frame::new(visitor, "public", event.name.clone());
    let frame = if tail.is_empty() { frame } else { frame.with_query(&tail[1..]) };
    let frame = Frame {
        languages: frame.languages.map(|(code, query)| (code, format!("{base}{query}"))),
        home: format!("/p/{id}{tail}"),
        tournament: journal.to_owned(),
        seq: view.seq,
        round: view.round,
        event: id.to_owned(),
        ..frame
    };
    Page {
        frame,
        event: id.to_owned(),
        tournaments,
        query: query.to_owned(),
        tail,
        heading: heading(p, view),
        stands: stands(p, view),
        begun: view.round > 0,
        boards: view.boards.iter().take(ROWS).map(|it| board_row(view, it)).collect(),
        names: names.filter_map(|id| name_row(p, w, view, *id)).collect(),
        ranks: ranks.filter_map(|id| rank_row(view, *id)).collect(),
        after: match view.after {
            0 => String::new(),
            after => fill!(w.after_round, n = after),
        },
        teams: view.teams.iter().map(team_row).collect(),
        tie_breaks: view.tie_breaks.clone(),
        aros: if view.aros { format!("/t/{journal}/paper/aros.html") } else { String::new() },
        more: more.unwrap_or_default(),
        me,
    }
}

fn team_row(team: &TeamLine) -> TeamRow {
    TeamRow {
        rank: team.rank,
        name: team.name.clone(),
        points: team.points.clone(),
        values: team.values.iter().map(|value| fraction(value)).collect(),
    }
}

fn heading(p: &PhoneWords, view: &View) -> String {
    match (view.round, view.rounds) {
        (0, _) => view.name.clone(),
        (round, Some(all)) => fill!(p.round_of, n = round, all = all),
        (round, None) => fill!(p.round_n, n = round),
    }
}

/// One sentence on how far the tournament is.
fn stands(p: &PhoneWords, view: &View) -> String {
    match view.stage {
        Stage::NotBegun if view.people.is_empty() => p.no_players.to_owned(),
        Stage::NotBegun => fill!(p.not_begun, n = view.people.len()),
        Stage::Playing { done, all } => fill!(p.playing, done = done, all = all),
        Stage::Between => fill!(p.between, n = view.round),
        Stage::Over => p.over.to_owned(),
    }
}

fn of(view: &View, id: EntrantId) -> (u32, String, String) {
    let person = view.people.get(&id);
    let name = person.map_or_else(|| id.to_string(), |it| it.name.clone());
    (id.0, name, person.map(|it| it.before.clone()).unwrap_or_default())
}

fn board_row(view: &View, board: &super::view::Board) -> BoardRow {
    let (white, black) = (of(view, board.white), of(view, board.black));
    BoardRow {
        table: board.table,
        names: format!("{} {}", white.1, black.1),
        white,
        black,
        result: result_text(board.result),
        code: result_code(board.result),
    }
}

fn name_row(
    p: &'static PhoneWords,
    w: &'static ronde_words::PageWords,
    view: &View,
    id: EntrantId,
) -> Option<NameRow> {
    let person = view.people.get(&id)?;
    let row = |table, (colour, colour_word), opponent| NameRow {
        id: id.0,
        name: person.name.clone(),
        table,
        colour,
        colour_word,
        opponent,
    };
    Some(match person.place {
        Place::At { table, colour, opponent, .. } => {
            row(Some(table), colour_of(colour, w), of(view, opponent).1)
        }
        place => row(None, ("", ""), without(p, place).to_owned()),
    })
}

fn rank_row(view: &View, id: EntrantId) -> Option<RankRow> {
    let person = view.people.get(&id)?;
    Some(RankRow {
        rank: if view.round > 0 { person.rank } else { person.number },
        id: id.0,
        name: person.name.clone(),
        rating: person.rating.clone(),
        federation: person.federation.clone(),
        points: person.points.clone(),
        values: person.values.clone(),
    })
}

/// The class of a colour's sign, and its word.
const fn colour_of(
    colour: Colour,
    w: &'static ronde_words::PageWords,
) -> (&'static str, &'static str) {
    match colour {
        Colour::White => ("white", w.white),
        Colour::Black => ("black", w.black),
    }
}

/// Why somebody has no opponent.
const fn without(p: &'static PhoneWords, place: Place) -> &'static str {
    match place {
        Place::Bye => p.has_bye,
        Place::HalfBye => p.has_half_bye,
        Place::Absent => p.is_absent,
        Place::Gone => p.gone,
        Place::Nowhere | Place::At { .. } => p.next_soon,
    }
}

fn my_card(
    visitor: &Visitor,
    state: &State,
    view: &View,
    journal: &str,
    id: EntrantId,
    person: &Person,
) -> Me {
    let (w, p) = (visitor.words(), PhoneWords::of(visitor.lang));
    let mut me = Me {
        id: id.0,
        name: person.name.clone(),
        round: heading(p, view),
        board: String::new(),
        colour: "",
        colour_word: "",
        opponent: None,
        result: String::new(),
        starts: String::new(),
        says: "",
        rank: String::new(),
        points: String::new(),
        progress: String::new(),
        colours: String::new(),
        working: format!("/t/{journal}/standings/{}", person.number),
        needs: match view.stage {
            Stage::Playing { .. } => format!("/t/{journal}/needs/{}", person.number),
            _ => String::new(),
        },
        why: fill!(p.why_rank, n = person.rank),
        opponent_why: String::new(),
        number: fill!(p.number_n, n = person.number),
        games: games(state, w, p, id, person),
    };
    match person.place {
        Place::At { table, colour, opponent, result } => {
            me.opponent_why = format!("/t/{journal}/round/{}/board/{table}/why", view.round);
            me.board = fill!(p.board_n, n = table);
            (me.colour, me.colour_word) = colour_of(colour, w);
            let rating = view.people.get(&opponent).map(|it| it.rating.clone());
            let rating = rating.unwrap_or_default();
            me.opponent = Some((opponent.0, name_of(state, opponent), rating));
            result.map_or("", |_| result_text(result)).clone_into(&mut me.result);
            if result.is_none() && !view.when.is_empty() {
                me.starts = fill!(p.starts, when = view.when);
            }
        }
        place => {
            me.says = without(p, place);
            if place == Place::Bye {
                let number = person.number;
                me.opponent_why = format!("/t/{journal}/round/{}/why?player={number}", view.round);
            }
        }
    }
    if view.round > 0 {
        me.rank = fill!(p.rank_n, n = person.rank);
        me.points = fill!(p.points_n, n = person.points);
        (me.progress, me.colours) = pictures(visitor, view, person);
    }
    me
}

/// The curve of the points, and the strip of the colours.
fn pictures(visitor: &Visitor, view: &View, person: &Person) -> (String, String) {
    let (w, p) = (visitor.words(), PhoneWords::of(visitor.lang));
    let after: Vec<String> = person.steps.iter().map(|step| points(step.score)).collect();
    let title = fill!(p.progress_title, list = after.join(", "));
    let rounds = view.rounds.unwrap_or(view.round);
    let progress = graphics::progress(&title, rounds, view.win, &person.steps);
    let colour = |mark: &graphics::Mark| mark.colour.map_or(p.no_game, |it| colour_of(it, w).1);
    let played: Vec<&str> = person.marks.iter().map(colour).collect();
    let title = fill!(p.colours_title, list = played.join(", "));
    (progress, graphics::colours(&title, &person.marks, None))
}

fn games(
    state: &State,
    w: &'static ronde_words::PageWords,
    p: &'static PhoneWords,
    id: EntrantId,
    person: &Person,
) -> Vec<Game> {
    let aro = |round: u16| {
        let after = person.aros.get(usize::from(round) - 1);
        after.cloned().unwrap_or_default()
    };
    let game = |(round, held): (u16, &ronde_desk::state::RoundState)| {
        if let Some(board) = held.board_of(id) {
            let colour = if board.white == id { Colour::White } else { Colour::Black };
            let opponent = if board.white == id { board.black } else { board.white };
            let (colour, colour_word) = colour_of(colour, w);
            let result = own_points(board.result, board.white == id);
            let opponent = Some((opponent.0, name_of(state, opponent)));
            let (says, aro) = ("", aro(round));
            return Some(Game { round, colour, colour_word, opponent, says, result, aro });
        }
        let (_, why) = held.unpaired.iter().find(|(who, _)| *who == id)?;
        let says = without(p, unpaired(*why));
        let (colour, colour_word, aro) = ("", "", aro(round));
        Some(Game { round, colour, colour_word, opponent: None, says, result: "", aro })
    };
    published(state).rev().filter_map(game).collect()
}

#[cfg(test)]
mod tests {
    use ronde_desk::stored::ResultCode;

    use super::*;

    #[test]
    fn a_result_is_seen_from_the_own_side() {
        for (result, white, black) in [
            (ResultCode::WhiteWins, "1", "0"),
            (ResultCode::Draw, "½", "½"),
            (ResultCode::HalfToBlack, "0", "½"),
            (ResultCode::BlackWinsByForfeit, "−", "+"),
            (ResultCode::BothForfeit, "−", "−"),
            (ResultCode::Adjourned, "…", "…"),
        ] {
            assert_eq!(
                (white, black),
                (own_points(Some(result), true), own_points(Some(result), false))
            );
        }
    }
}
