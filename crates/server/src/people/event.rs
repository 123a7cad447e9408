//! The event itself: as JSON, its name, its tournaments.

use axum::Json;
use axum::extract::{Path, State as Shared};
use ronde_desk::event::{EventAct, EventRequest, EventState, Person, Reach};
use ronde_desk::stored::Setting;
use ronde_desk::{Act, Entry, Line, Role};
use ronde_office::people::{Pass, PassKind};
use ronde_office::{Kind, Opening, new_id};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::{known, may, not_for_viewers, request, submit};
use crate::Server;
use crate::access::{Visitor, now, text};
use crate::api::{Body, birth, key_fits};
use crate::error::{Answer, carried_through};
use crate::pages;

/// The event as its people see it.
#[derive(Serialize)]
pub(crate) struct Seen {
    pub(crate) event: String,
    pub(crate) name: String,
    /// Who asks, and as what.
    pub(crate) me: String,
    pub(crate) role: Role,
    pub(crate) away: Option<String>,
    pub(crate) home: String,
    pub(crate) tournaments: Vec<SeenTournament>,
    /// The rest is for arbiters.
    pub(crate) people: Vec<SeenPerson>,
    pub(crate) devices: Vec<SeenPass>,
    pub(crate) tokens: Vec<SeenPass>,
}

#[derive(Serialize)]
pub(crate) struct SeenTournament {
    pub(crate) t: String,
    pub(crate) name: String,
    pub(crate) shown: bool,
    pub(crate) players: usize,
    pub(crate) round: usize,
    pub(crate) rounds: Option<u16>,
    /// What is to be done next, in the reader's language, and where.
    pub(crate) next: String,
    pub(crate) button: String,
    pub(crate) href: String,
}

#[derive(Serialize)]
pub(crate) struct SeenPerson {
    pub(crate) person: String,
    pub(crate) name: String,
    pub(crate) role: Role,
    pub(crate) tournaments: Reach,
    pub(crate) active: bool,
    pub(crate) revoked: bool,
    /// Until when a code can still be used.
    pub(crate) invited_until: Option<i64>,
    pub(crate) until: Option<i64>,
    /// Whether the one who asks may revoke and change him.
    pub(crate) mine: bool,
}

#[derive(Serialize)]
pub(crate) struct SeenPass {
    pub(crate) id: String,
    pub(crate) person: String,
    pub(crate) name: String,
    pub(crate) made: i64,
    pub(crate) used: i64,
    pub(crate) expires: Option<i64>,
    pub(crate) mine: bool,
    /// Whether it is the one that asks.
    pub(crate) here: bool,
}

pub(crate) async fn shown(
    Shared(server): Shared<Server>,
    Path(event): Path<String>,
    visitor: Visitor,
) -> Answer<Json<Seen>> {
    Ok(Json(seen(&server, &visitor, &event).await?))
}

/// The event as this visitor sees it.
pub(crate) async fn seen(server: &Server, visitor: &Visitor, event: &str) -> Answer<Seen> {
    let state = known(server, visitor, event).await?;
    let mut seen = Seen {
        event: event.to_owned(),
        name: state.name.clone(),
        me: visitor.by.clone(),
        role: visitor.role,
        away: state.away.clone(),
        home: state.home.clone(),
        tournaments: tournaments(server, visitor, &state).await,
        people: Vec::new(),
        devices: Vec::new(),
        tokens: Vec::new(),
    };
    if !visitor.is_arbiter() {
        return Ok(seen);
    }
    for (id, person) in &state.people {
        let revoke = EventAct::Revoke { person: id.clone() };
        let mine = *id != visitor.by && may(server, visitor, &state, revoke).await.is_ok();
        seen.people.push(seen_person(id, person, mine));
    }
    let credentials = server.office.store().credentials();
    let mut passes = credentials.passes(Some(event)).await?;
    if visitor.role == Role::Owner {
        // His own open every event, and nobody else sees or ends them.
        passes.extend(credentials.passes(None).await?);
    }
    let (programs, devices): (Vec<Pass>, Vec<Pass>) = passes
        .into_iter()
        .filter(|pass| pass.kind != PassKind::Code && pass.is_open(now()))
        .partition(|pass| pass.kind == PassKind::Token);
    let shown = |pass: Pass| seen_pass(visitor, &seen.people, pass);
    let (devices, tokens) =
        (devices.into_iter().map(shown).collect(), programs.into_iter().map(shown).collect());
    Ok(Seen { devices, tokens, ..seen })
}

fn seen_person(id: &str, person: &Person, mine: bool) -> SeenPerson {
    let open = person.invitation.as_ref().filter(|open| open.expires >= now());
    SeenPerson {
        person: id.to_owned(),
        name: person.name.clone(),
        role: person.role,
        tournaments: person.tournaments.clone(),
        active: person.active(now()),
        revoked: person.revoked,
        invited_until: open.map(|open| open.expires),
        until: person.until,
        mine,
    }
}

fn seen_pass(visitor: &Visitor, people: &[SeenPerson], pass: Pass) -> SeenPass {
    let owners = pass.event.is_none() && visitor.role == Role::Owner;
    let mine = owners || people.iter().any(|it| it.person == pass.person && it.mine);
    let here = visitor.pass.as_ref().is_some_and(|it| it.id == pass.id);
    let Pass { id, person, name, made, used, expires, .. } = pass;
    SeenPass { id, person, name, made, used, expires, mine, here }
}

async fn tournaments(
    server: &Server,
    visitor: &Visitor,
    state: &EventState,
) -> Vec<SeenTournament> {
    let mut list = Vec::new();
    let at = now();
    let reached = |journal: &str| {
        visitor.role == Role::Owner || state.may(&visitor.by, journal, at).is_some()
    };
    for (journal, about) in state.tournaments.iter().filter(|(journal, _)| reached(journal)) {
        let Ok(held) = server.office.tournament(journal).await else { continue };
        let next = pages::next_step(journal, &held, visitor);
        let href = if next.href.is_empty() { format!("/t/{journal}") } else { next.href };
        list.push(SeenTournament {
            t: journal.clone(),
            name: held.settings.name.clone(),
            shown: about.shown,
            players: held.players.len(),
            round: usize::from(pages::shown_rounds(&held, visitor)),
            rounds: held.last_round(),
            next: next.sentence,
            button: next.button,
            href,
        });
    }
    list
}

#[derive(Deserialize)]
pub(crate) struct Named {
    name: String,
}

pub(crate) async fn rename(
    Shared(server): Shared<Server>,
    Path(event): Path<String>,
    visitor: Visitor,
    body: Body<Named>,
) -> Answer<Json<Value>> {
    let Json(Named { name }) = body?;
    if visitor.role == Role::Viewer {
        return Err(not_for_viewers());
    }
    let name = text::name(&name)?;
    submit(&server, &visitor, &event, EventAct::Rename { name }).await?;
    Ok(Json(json!({ "done": true })))
}

#[derive(Deserialize)]
pub(crate) struct NewTournament {
    name: String,
    #[serde(default)]
    rounds: Option<u16>,
    /// What makes a repeated request the same one.
    #[serde(default)]
    key: String,
}

/// One more tournament in the event.
pub(crate) async fn add_tournament(
    Shared(server): Shared<Server>,
    Path(event): Path<String>,
    visitor: Visitor,
    body: Body<NewTournament>,
) -> Answer<Json<Value>> {
    let Json(wanted) = body?;
    let added = async move { added(&server, &event, &visitor, wanted).await };
    let journal = carried_through(added).await?;
    Ok(Json(json!({ "t": journal })))
}

/// Everything is decided before anything is stored: what is refused leaves nothing behind.
async fn added(
    server: &Server,
    event: &str,
    visitor: &Visitor,
    wanted: NewTournament,
) -> Answer<String> {
    let state = known(server, visitor, event).await?;
    let name = text::name(&wanted.name)?;
    key_fits(&wanted.key)?;
    if let Some(journal) = before(server, event, &wanted.key).await? {
        return Ok(journal);
    }
    let journal = new_id();
    let add = EventAct::AddTournament { journal: journal.clone(), name: name.clone() };
    may(server, visitor, &state, add.clone()).await?;
    let mut set = vec![Setting::TieBreaks("BH/C1, BH, SB".to_owned())];
    set.extend(wanted.rounds.map(Setting::Rounds));
    let acts = vec![Act::Configure { set }];
    let lines = birth::lines(&journal, &visitor.stamp(), &new_id(), &name, acts)?;
    let opening = Opening {
        journal: &journal,
        kind: Kind::Tournament,
        parent: Some(event),
        lines: &lines,
        attachments: &[],
        holder: None,
    };
    server.office.store().create(opening).await?;
    let request = EventRequest { key: wanted.key, ..request(server, visitor, add).await? };
    let done = server.office.submit_event(event, request).await?;
    // Of two requests with one key at once, the other one's tournament is the one.
    Ok(added_by(&done.line).unwrap_or(journal))
}

/// The tournament that a request with this key has added before.
async fn before(server: &Server, event: &str, key: &str) -> Answer<Option<String>> {
    if key.is_empty() {
        return Ok(None);
    }
    let line = server.office.store().by_key(event, key).await?;
    Ok(line.as_ref().and_then(added_by))
}

fn added_by(line: &Line) -> Option<String> {
    match serde_json::from_str::<Entry<EventAct>>(&line.text).ok()?.what {
        EventAct::AddTournament { journal, .. } => Some(journal),
        _ => None,
    }
}

#[derive(Deserialize)]
pub(crate) struct Show {
    t: String,
    shown: bool,
}

pub(crate) async fn show_tournament(
    Shared(server): Shared<Server>,
    Path(event): Path<String>,
    visitor: Visitor,
    body: Body<Show>,
) -> Answer<Json<Value>> {
    let Json(Show { t, shown }) = body?;
    if visitor.role == Role::Viewer {
        return Err(not_for_viewers());
    }
    let act = if shown {
        EventAct::ShowTournament { journal: t }
    } else {
        EventAct::DropTournament { journal: t }
    };
    submit(&server, &visitor, &event, act).await?;
    Ok(Json(json!({ "done": true })))
}
