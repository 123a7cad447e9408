//! What arbiters do with screens: what each shows, what is announced, when the round starts.

use axum::Json;
use axum::extract::{Path, State as Shared};
use ronde_words::{ScreensWords, fill};
use serde::Deserialize;
use serde_json::{Value, json};

use super::MOST;
use super::kept::{self, Announcement, Content, How, Kept, Part, Setup};
use super::told::kept;
use crate::Server;
use crate::access::{Visitor, now, secret, text};
use crate::api::Body;
use crate::error::{Answer, ApiError, ErrorCode};

/// Announcements that an event has at once.
const MOST_SAID: usize = 20;
/// The longest, in letters: more than that nobody reads from a wall.
const LONGEST_SAID: usize = 400;
const HOUR: i64 = 3_600_000;

/// Whoever is no arbiter of the event is told the same whether or not there is such an event.
async fn arbiter(server: &Server, visitor: &Visitor, event: &str) -> Answer<()> {
    if !visitor.is_arbiter() {
        return Err(ApiError::role(|w| w.arbiters_screens));
    }
    server.office.event(event).await?;
    Ok(())
}

fn objection(why: impl Into<String>) -> ApiError {
    ApiError::told(ErrorCode::Objection, why)
}

/// What is kept of all screens.
async fn all_kept(server: &Server) -> Answer<Kept> {
    kept(server).await.map_err(ApiError::away)
}

/// The change is made: every screen looks, and the answer is the number.
fn done(server: &Server, said: Value) -> Json<Value> {
    server.screens.change();
    Json(said)
}

/// Screens of the event, and those that wait for somebody to say what they show.
pub(crate) async fn list(
    Shared(server): Shared<Server>,
    Path(event): Path<String>,
    visitor: Visitor,
) -> Answer<Json<Value>> {
    arbiter(&server, &visitor, &event).await?;
    let kept = all_kept(&server).await?;
    let heard = server.screens.heard();
    let row = |number: u16, setup: Option<&Setup>| {
        let heard = heard.get(&number);
        json!({ "screen": number, "setup": setup, "heard": heard })
    };
    let mut screens: Vec<_> =
        kept.of_event(&event).map(|(it, setup)| row(*it, Some(setup))).collect();
    let waiting = heard.keys().filter(|number| kept.screen(**number).is_none());
    screens.extend(waiting.map(|number| row(*number, None)));
    let (said, starts) = (kept.said(&event), kept.starts(&event));
    Ok(Json(json!({ "screens": screens, "announcements": said, "starts": starts })))
}

/// What a screen shall show.
#[derive(Deserialize)]
pub(crate) struct Wanted {
    screen: u16,
    shows: Vec<Content>,
    #[serde(default)]
    tournaments: Vec<String>,
    #[serde(default)]
    part: Option<Part>,
    #[serde(default)]
    inches: Option<u16>,
    #[serde(default)]
    metres: Option<u16>,
    #[serde(default)]
    langs: Vec<String>,
    #[serde(default)]
    seconds: Option<u16>,
    #[serde(default)]
    zone: String,
}

impl Wanted {
    fn setup(self, event: String, visitor: &Visitor) -> Setup {
        let Wanted { shows: wanted, mut langs, .. } = self;
        let mut shows: Vec<Content> = Vec::new();
        for content in wanted {
            if !shows.contains(&content) {
                shows.push(content);
            }
        }
        if langs.is_empty() {
            langs.push(visitor.lang.code().to_owned());
        }
        Setup {
            event,
            shows,
            tournaments: self.tournaments,
            part: self.part.unwrap_or(Part::WHOLE),
            // What hangs in most halls, and how long most of them are.
            inches: self.inches.unwrap_or(55),
            metres: self.metres.unwrap_or(10),
            langs,
            seconds: self.seconds.unwrap_or(10),
            zone: self.zone,
        }
    }
}

pub(crate) async fn set(
    Shared(server): Shared<Server>,
    Path(event): Path<String>,
    visitor: Visitor,
    body: Body<Wanted>,
) -> Answer<Json<Value>> {
    arbiter(&server, &visitor, &event).await?;
    let Json(wanted) = body?;
    let screen = wanted.screen;
    mine(&server, &visitor, &event, screen).await?;
    let setup = wanted.setup(event, &visitor);
    setup.check()?;
    text::check(&setup)?;
    kept::set_screen(&**server.office.store(), screen, Some(&setup)).await?;
    Ok(done(&server, json!({ "screen": screen, "to": format!("/screen/{screen}") })))
}

/// Whether that number is free, or shows this event.
async fn mine(server: &Server, visitor: &Visitor, event: &str, screen: u16) -> Answer<()> {
    let p = ScreensWords::of(visitor.lang);
    if !(1..=MOST).contains(&screen) {
        return Err(objection(p.numbers));
    }
    let kept = all_kept(server).await?;
    match kept.screen(screen) {
        Some(setup) if setup.event != event => {
            // Of an event that has gone, nobody is left to free it.
            if server.office.event(&setup.event).await.is_err() {
                return Ok(());
            }
            Err(objection(fill!(p.of_another, n = screen, free = kept.free())))
        }
        _ => Ok(()),
    }
}

#[derive(Deserialize)]
pub(crate) struct Freed {
    screen: u16,
}

/// Frees a screen: it waits again.
pub(crate) async fn free(
    Shared(server): Shared<Server>,
    Path(event): Path<String>,
    visitor: Visitor,
    body: Body<Freed>,
) -> Answer<Json<Value>> {
    arbiter(&server, &visitor, &event).await?;
    let Json(Freed { screen }) = body?;
    mine(&server, &visitor, &event, screen).await?;
    kept::set_screen(&**server.office.store(), screen, None).await?;
    Ok(done(&server, json!({ "done": true })))
}

#[derive(Deserialize)]
pub(crate) struct Said {
    text: String,
    how: How,
    /// How many hours; none until it is taken away.
    #[serde(default)]
    minutes: Option<u16>,
}

/// Announces something on all screens of the event.
pub(crate) async fn announce(
    Shared(server): Shared<Server>,
    Path(event): Path<String>,
    visitor: Visitor,
    body: Body<Said>,
) -> Answer<Json<Value>> {
    arbiter(&server, &visitor, &event).await?;
    let Json(said) = body?;
    let p = ScreensWords::of(visitor.lang);
    let kept = all_kept(&server).await?;
    if kept.said(&event).len() >= MOST_SAID {
        return Err(objection(fill!(p.too_many_said, n = MOST_SAID)));
    }
    let words = said.text.trim();
    if words.is_empty() || words.chars().count() > LONGEST_SAID {
        return Err(objection(fill!(p.said_length, n = LONGEST_SAID)));
    }
    // The time first, so that they stand in the order in which they were made.
    let id = format!("{:015}-{}", now(), secret::id());
    let until = said.minutes.map(|minutes| now() + i64::from(minutes) * HOUR / 60);
    let said = Announcement { id: id.clone(), text: words.to_owned(), how: said.how, until };
    text::check(&said)?;
    kept::set_said(&**server.office.store(), &event, &id, Some(&said)).await?;
    Ok(done(&server, json!({ "id": id })))
}

#[derive(Deserialize)]
pub(crate) struct Ended {
    id: String,
}

/// Takes an announcement away.
pub(crate) async fn end(
    Shared(server): Shared<Server>,
    Path(event): Path<String>,
    visitor: Visitor,
    body: Body<Ended>,
) -> Answer<Json<Value>> {
    arbiter(&server, &visitor, &event).await?;
    let Json(Ended { id }) = body?;
    if id.is_empty() || id.contains('/') || id.len() > 60 {
        return Err(ApiError::objection(|w| w.no_such_announcement));
    }
    kept::set_said(&**server.office.store(), &event, &id, None).await?;
    Ok(done(&server, json!({ "done": true })))
}

#[derive(Deserialize)]
pub(crate) struct Starts {
    /// Milliseconds since 1970; none takes the count-down away.
    at: Option<i64>,
}

/// Says when the next round starts.
pub(crate) async fn count_down(
    Shared(server): Shared<Server>,
    Path(event): Path<String>,
    visitor: Visitor,
    body: Body<Starts>,
) -> Answer<Json<Value>> {
    arbiter(&server, &visitor, &event).await?;
    let Json(Starts { at }) = body?;
    if at.is_some_and(|at| at < now() - HOUR || at > now() + 30 * 24 * HOUR) {
        return Err(objection(ScreensWords::of(visitor.lang).start_when));
    }
    kept::set_starts(&**server.office.store(), &event, at).await?;
    Ok(done(&server, json!({ "done": true })))
}
