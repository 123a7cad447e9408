//! What a screen is told: what everybody may see, cut to its share, with the words of its
//! languages.

use std::collections::BTreeMap;
use std::sync::Arc;

use axum::http::HeaderMap;
use ronde_desk::event::EventState;
use ronde_desk::stored::EntrantId;
use ronde_desk::{Hash, State};
use ronde_model::Colour;
use ronde_office::StoreError;
use ronde_words::{Lang, screen_words};
use serde::Serialize;

use super::kept::{Announcement, Content, Kept, Part, Setup};
use super::moment::moment;
use crate::Server;
use crate::access::now;
use crate::pages::{fraction, result_text};
use crate::public::view::{Board, Person, Place, Stage, TeamLine, View, view};
use crate::script_words::texts;

/// Results that are shown as they come in: the newest, a few pages of them.
const NEWEST: usize = 60;

/// What is kept of screens now.
pub(crate) async fn kept(server: &Server) -> Result<Kept, StoreError> {
    Kept::read(&**server.office.store(), now()).await
}

/// Everything on which it depends what a screen shows.
pub(super) struct Basis {
    screen: u16,
    setup: Option<Setup>,
    event: Option<Arc<EventState>>,
    states: Vec<(String, Arc<State>)>,
    said: Vec<Announcement>,
    starts: Option<i64>,
    /// Of a screen that has not been told any.
    lang: Lang,
    /// The public page, if telephones in the hall reach it.
    address: Option<String>,
}

impl Basis {
    pub(super) async fn of(
        server: &Server,
        screen: u16,
        lang: Lang,
        headers: &HeaderMap,
    ) -> Result<Basis, StoreError> {
        let kept = kept(server).await?;
        let mut basis = Basis {
            screen,
            setup: None,
            event: None,
            states: Vec::new(),
            said: Vec::new(),
            starts: None,
            lang,
            address: None,
        };
        let Some(setup) = kept.screen(screen) else { return Ok(basis) };
        // An event that is not there any more leaves its screens waiting.
        let Ok(event) = server.office.event(&setup.event).await else { return Ok(basis) };
        for journal in journals(setup, &event) {
            if let Ok(state) = server.office.tournament(&journal).await {
                basis.states.push((journal, state));
            }
        }
        if setup.tournaments.is_empty() {
            basis.states.sort_by(|one, other| one.1.settings.name.cmp(&other.1.settings.name));
        }
        let (base, reached) = crate::public::address(server, headers);
        basis.address = reached.then(|| format!("{base}/p/{}", setup.event));
        basis.said = kept.said(&setup.event);
        basis.starts = kept.starts(&setup.event);
        basis.setup = Some(setup.clone());
        basis.event = Some(event);
        Ok(basis)
    }

    /// Tournaments that it shows.
    pub(super) fn journals(&self) -> Vec<String> {
        self.states.iter().map(|(journal, _)| journal.clone()).collect()
    }

    /// What tells one state of all this from another.
    pub(super) fn mark(&self) -> String {
        let heads: Vec<Hash> = self.states.iter().map(|(_, state)| state.head.hash).collect();
        let event = self.event.as_ref().map(|event| event.head.hash);
        let rest = (&self.setup, &self.said, self.starts, &self.address, self.lang.code());
        let version = crate::assets::version();
        Hash::of(format!("{heads:?} {event:?} {rest:?} {version}").as_bytes()).to_string()
    }

    /// The whole as JSON.
    pub(super) async fn told(&self, server: &Server) -> String {
        let mut tournaments = Vec::new();
        for (journal, state) in &self.states {
            let view = view(server, state).await;
            if let Some(setup) = &self.setup {
                tournaments.push(Tournament::of(journal, state, &view, setup));
            }
        }
        let address = self.address.as_deref();
        let told = Told {
            screen: self.screen,
            version: crate::assets::version(),
            event: self.event.as_ref().map(|event| &*event.name),
            setup: self.setup.as_ref(),
            qr: address.and_then(ronde_report::qr::svg),
            starts: self.starts,
            announcements: &self.said,
            tournaments,
            words: self.words(),
        };
        serde_json::to_string(&told).expect("names and numbers are JSON")
    }

    fn words(&self) -> BTreeMap<&'static str, serde_json::Value> {
        let chosen = self.setup.iter().flat_map(|setup| &setup.langs);
        let chosen: Vec<Lang> = chosen.filter_map(|code| Lang::of_code(code)).collect();
        let langs = if chosen.is_empty() { vec![self.lang] } else { chosen };
        langs
            .into_iter()
            .map(|lang| (lang.code(), texts(lang, screen_words(lang)).into()))
            .collect()
    }
}

/// Tournaments of a screen: those that were named, or all, as far as the event shows them.
fn journals(setup: &Setup, event: &EventState) -> Vec<String> {
    let is_shown = |journal: &String| event.tournaments.get(journal).is_some_and(|it| it.shown);
    let named = setup.tournaments.iter();
    let all = event.tournaments.keys().filter(|_| setup.tournaments.is_empty());
    named.chain(all).filter(|journal| is_shown(journal)).cloned().collect()
}

#[derive(Serialize)]
struct Told<'a> {
    screen: u16,
    version: &'a str,
    event: Option<&'a str>,
    setup: Option<&'a Setup>,
    qr: Option<String>,
    starts: Option<i64>,
    announcements: &'a [Announcement],
    tournaments: Vec<Tournament>,
    words: BTreeMap<&'static str, serde_json::Value>,
}

#[derive(Serialize)]
struct Tournament {
    t: String,
    name: String,
    round: u16,
    rounds: Option<u16>,
    stage: &'static str,
    done: usize,
    all: usize,
    players: usize,
    /// When each round begins, where that is known.
    dates: Vec<Option<String>>,
    tie_break: Option<String>,
    boards: Vec<Pair>,
    names: Vec<Seat>,
    results: Vec<Pair>,
    standings: Vec<Standing>,
}

/// Family name in capitals, and the rest.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
struct Name(String, String);

#[derive(Serialize)]
struct Pair {
    board: u32,
    white: Name,
    white_points: String,
    black: Name,
    black_points: String,
    result: Option<String>,
}

#[derive(Serialize)]
struct Seat {
    name: Name,
    board: Option<u32>,
    colour: &'static str,
    /// Why there is no board.
    why: &'static str,
}

/// A row of the standings.
#[derive(Serialize)]
struct Standing {
    rank: u32,
    name: Name,
    points: String,
    value: String,
}

impl Tournament {
    fn of(journal: &str, state: &State, view: &View, setup: &Setup) -> Tournament {
        let shows = |content| setup.shows.contains(&content);
        let (phase, done) = match view.stage {
            Stage::NotBegun => ("before", 0),
            Stage::Playing { done, .. } => ("playing", done),
            Stage::Between => ("between", view.boards.len()),
            Stage::Over => ("over", view.boards.len()),
        };
        let mut it = Tournament {
            t: journal.to_owned(),
            name: view.name.clone(),
            round: view.round,
            rounds: view.rounds,
            stage: phase,
            done,
            all: view.boards.len(),
            players: view.people.len(),
            dates: state.settings.round_dates.iter().map(|text| moment(text)).collect(),
            tie_break: view.tie_breaks.first().cloned(),
            boards: Vec::new(),
            names: Vec::new(),
            results: Vec::new(),
            standings: Vec::new(),
        };
        let pair = |board: &Board| pair(state, view, board);
        if shows(Content::Boards) {
            it.boards = setup.part.share(&view.boards).iter().map(pair).collect();
        }
        if shows(Content::Results) {
            it.results = newest(state, view).into_iter().map(pair).collect();
        }
        if shows(Content::Names) {
            it.names = names(state, view, setup.part);
        }
        if shows(Content::Standings) {
            it.standings = standings(state, view, setup.part);
        }
        it
    }
}

/// The family name is what is looked for, so it stands in capitals and whole.
fn name_of(state: &State, id: EntrantId) -> Name {
    let name = state.players.get(&id).map_or("", |player| &player.entrant.name);
    let (family, given) = name.split_once(',').unwrap_or((name, ""));
    Name(family.trim().to_uppercase(), given.trim().to_owned())
}

fn pair(state: &State, view: &View, board: &Board) -> Pair {
    let before = |id| view.people.get(&id).map(|it| it.before.clone()).unwrap_or_default();
    Pair {
        board: board.table,
        white: name_of(state, board.white),
        white_points: before(board.white),
        black: name_of(state, board.black),
        black_points: before(board.black),
        result: board.result.map(|_| result_text(board.result).replace(' ', "")),
    }
}

/// Boards with a result, the newest first.
fn newest<'a>(state: &State, view: &'a View) -> Vec<&'a Board> {
    let held = state.round(view.round);
    let changed =
        |board: &Board| held.and_then(|held| held.board(board.table)).map_or(0, |it| it.changed);
    let mut boards: Vec<&Board> = view.boards.iter().filter(|it| it.result.is_some()).collect();
    boards.sort_by_key(|board| std::cmp::Reverse((changed(board), board.table)));
    boards.truncate(NEWEST);
    boards
}

fn names(state: &State, view: &View, part: Part) -> Vec<Seat> {
    let here = |id: &&EntrantId| {
        view.people.get(id).is_some_and(|it| !matches!(it.place, Place::Gone | Place::Nowhere))
    };
    let here: Vec<EntrantId> = view.by_name.iter().filter(here).copied().collect();
    let seat = |id: &EntrantId| {
        let (board, colour, why) = place(view.people.get(id)?);
        Some(Seat { name: name_of(state, *id), board, colour, why })
    };
    part.share(&here).iter().filter_map(seat).collect()
}

/// The board and the colour, or why there is none.
const fn place(person: &Person) -> (Option<u32>, &'static str, &'static str) {
    match person.place {
        Place::At { table, colour: Colour::White, .. } => (Some(table), "white", ""),
        Place::At { table, colour: Colour::Black, .. } => (Some(table), "black", ""),
        Place::Bye => (None, "", "bye"),
        Place::HalfBye => (None, "", "half_bye"),
        Place::Absent | Place::Gone | Place::Nowhere => (None, "", "absent"),
    }
}

/// Teams in a team event, else players.
fn standings(state: &State, view: &View, part: Part) -> Vec<Standing> {
    if !view.teams.is_empty() && view.after > 0 {
        return part.share(&view.teams).iter().map(team).collect();
    }
    let rank = |id: &EntrantId| {
        let person = view.people.get(id)?;
        let rating = || person.rating.clone();
        let value = || person.values.first().map(|it| fraction(it)).unwrap_or_default();
        let begun = view.round > 0;
        Some(Standing {
            rank: if begun { person.rank } else { person.number },
            name: name_of(state, *id),
            points: if begun { person.points.clone() } else { String::new() },
            // Before the first round this is the starting list.
            value: if begun { value() } else { rating() },
        })
    };
    part.share(&view.ranking).iter().filter_map(rank).collect()
}

fn team(team: &TeamLine) -> Standing {
    Standing {
        rank: team.rank,
        name: Name(team.name.clone(), String::new()),
        points: team.points.clone(),
        value: team.values.first().map(|it| fraction(it)).unwrap_or_default(),
    }
}
