//! The page of a board, and the page of a round.

use std::sync::Arc;

use askama::Template;
use axum::extract::{Path, Query, State as Shared};
use axum::response::Response;
use ronde_desk::State;
use ronde_desk::moment::Told;
use ronde_desk::state::RoundState;
use ronde_desk::stored::Origin;
use ronde_model::{PairingNumber, Participant};
use ronde_report::explain::{self, Explained, Story};
use ronde_report::names;
use ronde_words::{Lang, WhyPageWords, fill};
use serde::Deserialize;

use super::told::{asked, to_come, told};
use super::walk;
use crate::Server;
use crate::access::Visitor;
use crate::pages::{Frame, Opened, PageError, Shown, name_of, shown, unpaired};
use crate::words::asks::first_colour_told;

/// What may be asked in the address.
#[derive(Default, Deserialize)]
pub(crate) struct Asked {
    /// Two who might have met, by their numbers.
    #[serde(default)]
    pub(super) one: String,
    #[serde(default)]
    pub(super) other: String,
    /// Somebody, by his number.
    #[serde(default)]
    pub(super) player: String,
    /// The step that is shown, from 1; `here` is where the group of the board is taken up.
    #[serde(default)]
    pub(super) step: String,
}

impl Asked {
    /// The two, where both are numbers.
    pub(super) fn two(&self) -> Option<(PairingNumber, PairingNumber)> {
        Some((read(&self.one)?, read(&self.other)?))
    }

    pub(super) fn player(&self) -> Option<PairingNumber> {
        read(&self.player)
    }
}

fn read(text: &str) -> Option<PairingNumber> {
    text.trim().parse().ok().and_then(PairingNumber::new)
}

#[derive(Template)]
#[template(path = "why.html")]
struct Page {
    frame: Frame,
    p: &'static WhyPageWords,
    id: String,
    round: u16,
    heading: String,
    /// White and Black, where it is about a board.
    pair: Option<(String, String)>,
    /// When it was paired.
    frozen: Option<i64>,
    /// What is to be known before one reads on.
    notes: Vec<String>,
    /// Of round 1, who has which colour.
    first_colour: String,
    story: Story,
    /// Boards before and after, and their pages.
    before: Option<(u32, String)>,
    after: Option<(u32, String)>,
    /// All boards, on the page of a round.
    boards: Vec<BoardLink>,
    /// Where the round is shown step by step; empty where there is nothing to walk through.
    walk: String,
    ask: Option<Ask>,
    /// The paper of the board, for arbiters; everybody else prints the page.
    paper: String,
}

struct BoardLink {
    table: u32,
    white: String,
    black: String,
}

/// The question why two do not meet, and its answer.
struct Ask {
    people: Vec<(u32, String)>,
    one: u32,
    other: u32,
    answer: Option<Story>,
    /// What was wrong with the question.
    wrong: &'static str,
}

/// Who asks, and for what.
pub(super) struct Reader<'a> {
    pub(super) server: &'a Server,
    pub(super) visitor: &'a Visitor,
    pub(super) state: &'a Arc<State>,
    pub(super) id: &'a str,
    pub(super) round: u16,
    pub(super) held: &'a RoundState,
}

impl Reader<'_> {
    pub(super) fn words(&self) -> &'static WhyPageWords {
        WhyPageWords::of(self.visitor.lang)
    }

    pub(super) fn lang(&self) -> Lang {
        self.visitor.lang
    }

    pub(super) async fn frame(&self) -> Frame {
        let frame = Frame::of(self.visitor, "why", self.id, self.state);
        frame.at_round(self.round).placed(self.server).await
    }

    /// The address of the page of a board.
    fn of_board(&self, table: u32) -> String {
        format!("/t/{}/round/{}/board/{table}/why", self.id, self.round)
    }

    /// The paper of a board, which counts boards and not tables.
    fn paper(&self, table: u32) -> String {
        let place = self.held.boards.iter().position(|it| it.table == table);
        let place = place.filter(|_| self.visitor.is_arbiter()).map(|place| place + 1);
        let (id, round) = (self.id, self.round);
        place.map_or_else(String::new, |board| {
            format!("/t/{id}/paper/why.html?round={round}&board={board}&print=yes")
        })
    }

    fn of_round(&self) -> String {
        format!("/t/{}/round/{}/why", self.id, self.round)
    }

    /// Who made the round, where it was not the engine alone.
    fn notes(&self, told: Option<&Told>) -> Vec<String> {
        let p = self.words();
        let mut notes = Vec::new();
        match &self.held.origin {
            Origin::File => notes.push(p.from_file.to_owned()),
            Origin::Hand => notes.push(p.by_hand.to_owned()),
            Origin::Engine(_) => {
                let departs = self.held.departure.as_ref().is_some_and(|it| !it.is_none());
                notes.extend(departs.then(|| p.by_hand.to_owned()));
            }
        }
        if told.is_none() {
            notes.push(p.by_schedule.to_owned());
        }
        notes
    }
}

/// The page of a board.
pub(crate) async fn board(
    Shared(server): Shared<Server>,
    Path((id, round, table)): Path<(String, u16, u32)>,
    Query(query): Query<Asked>,
    Opened { visitor, state }: Opened,
) -> Shown {
    let held = unpaired::held(&server, &visitor, &state, &id, round).await?;
    let reader = Reader { server: &server, visitor: &visitor, state: &state, id: &id, round, held };
    let Some(board) = held.board(table) else {
        return Err(PageError::missing(&visitor));
    };
    let told = told(&server, &state, round).await;
    let told = told.map_err(|error| PageError::of(&visitor, error))?;
    let seats = told.as_ref().as_ref().and_then(|told| told.moment.board(board.pair()));
    if !query.step.is_empty() {
        return walk::page(&reader, &told, &query, seats, reader.of_board(table)).await;
    }
    let mut page = blank(&reader, told.as_ref().as_ref()).await;
    let p = page.p;
    page.heading = fill!(p.board_title, n = round, m = table);
    page.pair = Some((name_of(&state, board.white), name_of(&state, board.black)));
    match (told.as_ref(), seats) {
        (Some(told), Some(seats)) => {
            page.story = crate::cache::heavy(|| match &told.paired {
                Ok(pairing) => {
                    let snapshot = &told.moment.snapshot;
                    explain::held(&Explained { snapshot, pairing }, seats, visitor.lang)
                }
                Err(_) => no_pairing(told, visitor.lang),
            });
            page.walk = format!("{}?step=here", reader.of_board(table));
            page.paper = reader.paper(table);
        }
        (Some(_), None) => page.notes.push(p.added.to_owned()),
        (None, _) => {}
    }
    let mut tables: Vec<u32> = held.boards.iter().map(|it| it.table).collect();
    tables.sort_unstable();
    let place = tables.iter().position(|it| *it == table).unwrap_or(0);
    let at = |place: usize| tables.get(place).map(|it| (*it, reader.of_board(*it)));
    page.before = place.checked_sub(1).and_then(at);
    page.after = at(place + 1);
    let beside = seats.map(|seats| (seats.white, seats.black));
    page.ask = ask(&reader, &told, &query, beside).await;
    Ok(shown(&page))
}

/// The page of a round, or of somebody in it.
pub(crate) async fn round(
    Shared(server): Shared<Server>,
    Path((id, round)): Path<(String, u16)>,
    Query(query): Query<Asked>,
    Opened { visitor, state }: Opened,
) -> Shown {
    let held = unpaired::held(&server, &visitor, &state, &id, round).await?;
    let reader = Reader { server: &server, visitor: &visitor, state: &state, id: &id, round, held };
    let told = told(&server, &state, round).await;
    let told = told.map_err(|error| PageError::of(&visitor, error))?;
    if !query.step.is_empty() {
        return walk::page(&reader, &told, &query, None, reader.of_round()).await;
    }
    let mut page = blank(&reader, told.as_ref().as_ref()).await;
    page.heading = fill!(page.p.round_title, n = round);
    if let Some(told) = told.as_ref() {
        let player = query.player().filter(|number| told.knows(*number));
        page.story = crate::cache::heavy(|| story(told, player, visitor.lang));
        if player.is_some() {
            page.heading.clone_from(&page.story.title);
        } else {
            page.boards = links(&state, held);
        }
        page.walk = format!("{}?step=1", reader.of_round());
    }
    page.ask = ask(&reader, &told, &query, None).await;
    Ok(shown(&page))
}

/// The story of somebody, or of the whole round.
pub(super) fn story(told: &Told, player: Option<PairingNumber>, lang: Lang) -> Story {
    let Ok(pairing) = &told.paired else { return no_pairing(told, lang) };
    let explained = Explained { snapshot: &told.moment.snapshot, pairing };
    match player {
        Some(number) => explain::player(&explained, number, lang),
        None => explain::round(&explained, lang),
    }
}

/// Why the rules make no such round.
pub(super) fn no_pairing(told: &Told, lang: Lang) -> Story {
    let moment = &told.moment;
    match told.deadlock() {
        Some(deadlock) => {
            explain::deadlock(&moment.snapshot, moment.round, moment.system, &deadlock, lang)
        }
        None => {
            Story { short: vec![WhyPageWords::of(lang).no_answer.to_owned()], ..Story::default() }
        }
    }
}

async fn blank(reader: &Reader<'_>, told: Option<&Told>) -> Page {
    let empty = empty(reader.frame().await, reader.words(), reader.id, reader.round);
    Page {
        frozen: told.and_then(|told| told.moment.made).map(|(_, at)| at),
        notes: reader.notes(told),
        first_colour: match reader.round {
            1 if reader.held.origin != Origin::File => {
                first_colour_told(reader.state, reader.lang())
            }
            _ => String::new(),
        },
        ..empty
    }
}

/// A page of a round that says nothing yet.
fn empty(frame: Frame, p: &'static WhyPageWords, id: &str, round: u16) -> Page {
    Page {
        frame,
        p,
        id: id.to_owned(),
        round,
        heading: String::new(),
        pair: None,
        frozen: None,
        notes: Vec::new(),
        first_colour: String::new(),
        story: Story::default(),
        before: None,
        after: None,
        boards: Vec::new(),
        walk: String::new(),
        ask: None,
        paper: String::new(),
    }
}

fn links(state: &State, held: &RoundState) -> Vec<BoardLink> {
    let mut boards: Vec<BoardLink> = held
        .boards
        .iter()
        .map(|it| BoardLink {
            table: it.table,
            white: name_of(state, it.white),
            black: name_of(state, it.black),
        })
        .collect();
    boards.sort_by_key(|board| board.table);
    boards
}

/// Everybody who was there to be asked for, and the answer if somebody has asked.
async fn ask(
    reader: &Reader<'_>,
    told: &Arc<Option<Told>>,
    query: &Asked,
    beside: Option<(PairingNumber, PairingNumber)>,
) -> Option<Ask> {
    let visitor = reader.visitor;
    let held = told.as_ref().as_ref()?;
    held.paired.as_ref().ok()?;
    let snapshot = &held.moment.snapshot;
    let name = |number| names::participant_in(snapshot, Participant::Player(number), visitor.lang);
    let mut people: Vec<(u32, String)> =
        snapshot.players.iter().map(|it| (it.number.get(), name(it.number))).collect();
    let letters = crate::collation::Collation::of(visitor.lang);
    people.sort_by(|one, other| letters.compare(&one.1, &other.1));
    let chosen = query.two();
    let (one, other) = chosen.map_or_else(
        || (beside.map_or(0, |it| it.0.get()), 0),
        |(one, other)| (one.get(), other.get()),
    );
    let p = WhyPageWords::of(visitor.lang);
    let (mut answer, mut wrong) = (None, "");
    match chosen {
        Some((one, other)) if one == other => wrong = p.two_needed,
        Some(two) if held.knows(two.0) && held.knows(two.1) => {
            answer = answered(reader.server, reader.state, told, visitor, two).await;
        }
        Some(_) => wrong = p.two_needed,
        None => {}
    }
    Some(Ask { people, one, other, answer, wrong })
}

/// Why two do not meet, in words.
pub(super) async fn answered(
    server: &Server,
    state: &State,
    told: &Arc<Option<Told>>,
    visitor: &Visitor,
    two: (PairingNumber, PairingNumber),
) -> Option<Story> {
    let found = asked(server, state, told, visitor, two).await?;
    let held = told.as_ref().as_ref()?;
    let moment = &held.moment;
    Some(match found.as_ref() {
        Ok(answer) => explain::why_not(
            &moment.snapshot,
            moment.round,
            moment.system,
            two,
            answer,
            visitor.lang,
        ),
        Err(_) => no_pairing(held, visitor.lang),
    })
}

/// The page that says why the round to come cannot be paired; none where it can, or where something
/// else is missing.
pub(crate) async fn deadlock(
    server: &Server,
    visitor: &Visitor,
    state: &Arc<State>,
    id: &str,
) -> Option<Response> {
    let told = to_come(server, state).await;
    let told = told.as_ref().as_ref()?;
    told.deadlock()?;
    let round = told.moment.round.get();
    let p = WhyPageWords::of(visitor.lang);
    let story = crate::cache::heavy(|| no_pairing(told, visitor.lang));
    let frame = Frame::of(visitor, "why", id, state).placed(server).await;
    let page = Page {
        heading: fill!(p.deadlock_title, n = round),
        notes: vec![p.deadlock.to_owned()],
        story,
        ..empty(frame, p, id, round)
    };
    Some(shown(&page))
}
