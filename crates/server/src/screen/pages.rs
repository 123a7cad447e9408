//! Pages: which screen this device is, the screen itself, and the desk from which they are steered.

use askama::Template;
use axum::extract::{Path, State as Shared};
use axum::http::HeaderMap;
use axum::response::Response;
use ronde_office::Kind;
use ronde_words::{Lang, ScreenWords, ScreensWords, fill};

use super::kept::{Announcement, Content, How, Kept, Setup};
use super::{Heard, MOST, told};
use crate::Server;
use crate::access::{Visitor, now};
use crate::pages::{Frame, PageError, Shown, shown};
use crate::script_words::in_page;
use crate::words::screens::content_name;

/// Events that are listed.
const EVENTS: usize = 30;
/// A screen that was heard of so lately is on; in milliseconds.
const LATELY: i64 = 10_000;

#[derive(Template)]
#[template(path = "screen-numbers.html")]
struct Numbers {
    frame: Frame,
    p: &'static ScreensWords,
    /// Number, what it shows, and whether it is on already.
    screens: Vec<(u16, String, bool)>,
    free: u16,
    /// Where arbiters choose what is shown.
    events: Vec<(String, String)>,
}

/// Which screen this device is: for a television, whose remote control types little.
pub(crate) async fn numbers(Shared(server): Shared<Server>, visitor: Visitor) -> Response {
    let p = ScreensWords::of(visitor.lang);
    let kept = told::kept(&server).await.unwrap_or_default();
    let heard = server.screens.heard();
    let on = |number: &u16| heard.get(number).is_some_and(is_on);
    let mut screens = Vec::new();
    for (number, setup) in kept.screens() {
        let event = server.office.event(&setup.event).await;
        let name = event.map(|event| event.name.clone()).unwrap_or_default();
        screens.push((*number, format!("{name} · {}", shows(p, setup)), on(number)));
    }
    let events = if visitor.is_arbiter() { events(&server).await } else { Vec::new() };
    let frame = Frame::new(&visitor, "screen-numbers", p.title.to_owned());
    shown(&Numbers { frame, p, screens, free: kept.free(), events })
}

async fn events(server: &Server) -> Vec<(String, String)> {
    let mut journals = server.office.store().journals().await.unwrap_or_default();
    journals.retain(|journal| journal.kind == Kind::Event);
    let mut events = Vec::new();
    // Names of journals are in the order in which they were given.
    for journal in journals.into_iter().rev().take(EVENTS) {
        if let Ok(event) = server.office.event(&journal.id).await {
            events.push((journal.id, event.name.clone()));
        }
    }
    events
}

fn is_on(heard: &Heard) -> bool {
    heard.lines > 0 && now() - heard.at < LATELY
}

/// What a screen shows, in a few words.
fn shows(p: &ScreensWords, setup: &Setup) -> String {
    let named: Vec<&str> = setup.shows.iter().map(|it| content_name(p, *it)).collect();
    let what = named.join(", ");
    match (setup.part.at, setup.part.of) {
        (_, 1) => what,
        (at, of) => format!("{what} · {}", fill!(p.part_of, n = at, all = of)),
    }
}

#[derive(Template)]
#[template(path = "screen.html")]
struct Screen {
    lang: &'static str,
    number: u16,
    version: &'static str,
    title: String,
    says: String,
    /// Where the same is read without a script.
    public: String,
    public_says: &'static str,
}

/// The screen itself. Everything on it comes by its line; without a script it says where to look.
pub(crate) async fn screen(
    Shared(server): Shared<Server>,
    Path(number): Path<String>,
    visitor: Visitor,
) -> Shown {
    let number = number.parse::<u16>().ok().filter(|it| (1..=MOST).contains(it));
    let Some(number) = number else { return Err(PageError::missing(&visitor)) };
    let kept = told::kept(&server).await.unwrap_or_default();
    let setup = kept.screen(number);
    let lang = setup.and_then(|it| Lang::of_code(it.langs.first()?)).unwrap_or(visitor.lang);
    let (w, p) = (ScreenWords::of(lang), ScreensWords::of(lang));
    Ok(shown(&Screen {
        lang: lang.code(),
        number,
        version: crate::assets::version(),
        title: fill!(w.screen_n, n = number),
        says: setup.map_or_else(|| w.waiting.to_owned(), |setup| shows(p, setup)),
        public: setup.map_or_else(|| "/p".to_owned(), |setup| format!("/p/{}", setup.event)),
        public_says: w.public_page,
    }))
}

#[derive(Template)]
#[template(path = "screens.html")]
struct Chooser {
    frame: Frame,
    p: &'static ScreensWords,
    id: String,
    screens: Vec<Row>,
    /// Numbers of screens that are on and wait.
    waiting: Vec<u16>,
    /// The next free number.
    free: u16,
    tournaments: Vec<Choice>,
    contents: Vec<(&'static str, &'static str, bool)>,
    langs: Vec<(&'static str, &'static str, bool)>,
    said: Vec<Announcement>,
    starts: Option<i64>,
    address: String,
    reached: bool,
}

/// A screen of the event.
struct Row {
    number: u16,
    what: String,
    how: String,
    on: bool,
    heard: Option<i64>,
    /// Two devices have this number.
    twice: bool,
    /// For the form, as JSON.
    setup: String,
}

/// A tournament that can be chosen, with how much there is to show.
struct Choice {
    id: String,
    name: String,
    boards: usize,
    players: usize,
}

pub(crate) async fn chooser(
    Shared(server): Shared<Server>,
    Path(id): Path<String>,
    visitor: Visitor,
    headers: HeaderMap,
) -> Shown {
    if !visitor.is_arbiter() {
        return Err(PageError::only_arbiters(&visitor));
    }
    let Ok(event) = server.office.event(&id).await else {
        return Err(PageError::missing(&visitor));
    };
    let p = ScreensWords::of(visitor.lang);
    let kept = told::kept(&server).await.unwrap_or_default();
    let heard = server.screens.heard();
    let (base, reached) = crate::public::address(&server, &headers);
    let mut tournaments = Vec::new();
    for journal in event.tournaments.iter().filter(|(_, it)| it.shown).map(|(id, _)| id) {
        let Ok(state) = server.office.tournament(journal).await else { continue };
        let view = crate::public::view::view(&server, &state).await;
        // Before the first round, as many as there will be.
        let boards = if view.round > 0 { view.boards.len() } else { view.people.len() / 2 };
        let (name, players) = (view.name.clone(), view.people.len());
        tournaments.push(Choice { id: journal.clone(), name, boards, players });
    }
    let waiting = heard.iter().filter(|(it, heard)| is_on(heard) && kept.screen(**it).is_none());
    let default = |it: &Content| matches!(it, Content::Boards);
    Ok(shown(&Chooser {
        frame: Frame::new(&visitor, "screens", format!("{} · {}", p.title, event.name)),
        p,
        screens: rows(p, &kept, &heard, &id),
        waiting: waiting.map(|(number, _)| *number).collect(),
        free: kept.free(),
        tournaments,
        contents: Content::ALL
            .iter()
            .map(|it| (it.code(), content_name(p, *it), default(it)))
            .collect(),
        langs: Lang::ALL.map(|it| (it.code(), it.own_name(), it == visitor.lang)).to_vec(),
        said: kept.said(&id),
        starts: kept.starts(&id),
        address: format!("{base}/screen"),
        reached,
        id,
    }))
}

fn rows(
    p: &ScreensWords,
    kept: &Kept,
    heard: &std::collections::BTreeMap<u16, Heard>,
    event: &str,
) -> Vec<Row> {
    let row = |(number, setup): &(u16, Setup)| {
        let heard = heard.get(number);
        Row {
            number: *number,
            what: shows(p, setup),
            how: fill!(
                p.size_says,
                inches = setup.inches,
                metres = setup.metres,
                langs = setup.langs.join(" + ").to_uppercase()
            ),
            on: heard.is_some_and(is_on),
            heard: heard.map(|it| it.at),
            twice: heard.is_some_and(|it| is_on(it) && it.lines > 1),
            setup: in_page(setup),
        }
    };
    kept.of_event(event).map(row).collect()
}

impl Chooser {
    /// How an announcement is shown, in words.
    fn how(&self, said: &Announcement) -> &'static str {
        match said.how {
            How::Band => self.p.band,
            How::Whole => self.p.whole,
            How::Turn => self.p.turn,
        }
    }
}
