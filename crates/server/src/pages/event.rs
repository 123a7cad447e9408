//! An event: its tournaments side by side, its people, their devices, and the event as a whole.

use askama::Template;
use axum::extract::{Path, State as Shared};
use ronde_desk::Role;
use ronde_desk::event::Reach;
use ronde_words::{PeopleWords, PlanPageWords, SafetyWords, fill};
use serde_json::json;

use super::{Frame, PageError, Shown, shown};
use crate::Server;
use crate::access::Visitor;
use crate::error::ApiError;
use crate::people::event::{Seen, SeenPass, SeenPerson, SeenTournament, seen};
use crate::words::people::role_of;

#[derive(Template)]
#[template(path = "event.html")]
#[expect(clippy::struct_excessive_bools, reason = "each shows one part of the page")]
struct EventPage {
    frame: Frame,
    p: &'static PeopleWords,
    id: String,
    name: String,
    you: String,
    /// Whether the reader invites people; who, is for the desk to say.
    invites: bool,
    /// Whether he answers for the whole event.
    manages: bool,
    owner: bool,
    /// Whether he came in by a session, and can set a password.
    session: bool,
    away: String,
    machine: String,
    tournaments: Vec<Card>,
    people: Vec<PersonRow>,
    devices: Vec<DeviceRow>,
    tokens: Vec<DeviceRow>,
    /// What is said after a password was set.
    password_set: String,
    safety: &'static SafetyWords,
    /// Whether the reader has a password, which is asked for before another is set.
    has_password: bool,
    /// Where the event comes home to, if it was handed to this machine; else empty.
    comes_home: String,
    /// Whether he may take the whole event away.
    takes_away: bool,
    /// Where an event of this size is planned.
    plan: String,
    plan_words: &'static PlanPageWords,
}

struct Card {
    it: SeenTournament,
    /// The request that hides or shows it, as JSON.
    show: String,
    stands: String,
}

struct PersonRow {
    /// The request that revokes him, as JSON.
    revoke: String,
    name: String,
    role: String,
    /// The request that invites him once more.
    again: String,
    state: &'static str,
    until: Option<i64>,
    mine: bool,
    revoked: bool,
}

struct DeviceRow {
    /// The request that ends it, as JSON.
    revoke: String,
    person: String,
    device: String,
    used: i64,
    mine: bool,
    here: bool,
}

pub(crate) async fn page(
    Shared(server): Shared<Server>,
    Path(event): Path<String>,
    visitor: Visitor,
) -> Shown {
    let p = PeopleWords::of(visitor.lang);
    if visitor.role == Role::Viewer {
        return Err(super::join::only_people(&visitor));
    }
    let missing =
        |error: ApiError| PageError::new(&visitor, error.status(), visitor.words().missing_page);
    let found = seen(&server, &visitor, &event).await.map_err(missing)?;
    let machine = server.gate.machine(&**server.office.store()).await.unwrap_or_default();
    let credentials = server.office.store().credentials();
    let password = credentials.password(&event, &visitor.by).await.ok().flatten();
    let takes_away = crate::people::may_take_away(&server, &visitor, &event).await.is_ok();
    let guest = visitor.role == Role::Owner && found.away.as_deref() == Some(&*machine);
    let safety = SafetyWords::of(visitor.lang);
    let comes_home =
        if guest { fill!(safety.give_back_says, home = found.home) } else { String::new() };
    let page = made(&visitor, p, found, &machine);
    Ok(shown(&EventPage { has_password: password.is_some(), comes_home, takes_away, ..page }))
}

/// The plan of an event with so many players, and as many rounds as its longest tournament.
fn plan_of(tournaments: &[SeenTournament]) -> String {
    let players: usize = tournaments.iter().map(|it| it.players).sum();
    let rounds = tournaments.iter().filter_map(|it| it.rounds).max();
    let rounds = rounds.map_or_else(String::new, |rounds| format!("&rounds={rounds}"));
    format!("/plan?players={players}{rounds}")
}

fn made(visitor: &Visitor, p: &'static PeopleWords, found: Seen, machine: &str) -> EventPage {
    let name_of = |id: &str| {
        let person = found.people.iter().find(|person| person.person == id);
        person.map_or_else(|| id.to_owned(), |person| person.name.clone())
    };
    let device = |pass: &SeenPass| DeviceRow {
        revoke: json!({ "id": pass.id }).to_string(),
        person: name_of(&pass.person),
        device: if pass.name == name_of(&pass.person) { String::new() } else { pass.name.clone() },
        used: pass.used,
        mine: pass.mine,
        here: pass.here,
    };
    let me = name_of(&visitor.by);
    let role = role_of(p, visitor.role);
    // Programs stand among the programs.
    let is_human = |person: &&SeenPerson| !found.tokens.iter().any(|it| it.person == person.person);
    EventPage {
        frame: Frame::new(visitor, "event", found.name.clone()),
        p,
        plan: plan_of(&found.tournaments),
        plan_words: PlanPageWords::of(visitor.lang),
        id: found.event.clone(),
        you: fill!(p.you_are, name = me, role = role),
        invites: visitor.is_arbiter(),
        manages: matches!(visitor.role, Role::Owner | Role::Chief),
        owner: visitor.role == Role::Owner,
        session: visitor.pass.as_ref().is_some_and(|pass| pass.event.is_some()),
        away: found
            .away
            .as_ref()
            .filter(|to| *to != machine)
            .map_or_else(String::new, |to| fill!(p.is_away, name = to)),
        machine: fill!(p.this_machine, name = machine),
        devices: found.devices.iter().map(device).collect(),
        tokens: found.tokens.iter().map(device).collect(),
        people: found.people.iter().filter(is_human).map(|it| row(p, it)).collect(),
        password_set: fill!(p.password_set, name = visitor.by),
        safety: SafetyWords::of(visitor.lang),
        has_password: false,
        comes_home: String::new(),
        takes_away: false,
        name: found.name,
        tournaments: found.tournaments.into_iter().map(|it| card(p, it)).collect(),
    }
}

fn card(p: &PeopleWords, it: SeenTournament) -> Card {
    let stands = match it.rounds {
        Some(rounds) if it.round > 0 => {
            fill!(p.standing, players = it.players, round = it.round, rounds = rounds)
        }
        _ => fill!(p.entered, players = it.players),
    };
    let show = json!({ "t": it.t, "shown": !it.shown }).to_string();
    Card { it, show, stands }
}

fn row(p: &'static PeopleWords, it: &SeenPerson) -> PersonRow {
    let mut role = role_of(p, it.role);
    if let Reach::Some(some) = &it.tournaments {
        role = format!("{role} · {}", fill!(p.some_tournaments, n = some.len()));
    }
    let state = match (it.revoked, it.active, it.invited_until) {
        (true, ..) => p.revoked,
        (_, true, _) => p.active,
        (.., Some(_)) => p.invited,
        _ if it.until.is_some_and(|until| until < crate::access::now()) => p.access_over,
        _ => p.code_over,
    };
    PersonRow {
        revoke: json!({ "person": it.person }).to_string(),
        name: it.name.clone(),
        role,
        again: again(it),
        state,
        until: it.invited_until,
        mine: it.mine,
        revoked: it.revoked,
    }
}

/// The request that invites the same person once more, as JSON.
fn again(it: &SeenPerson) -> String {
    let tournaments = match &it.tournaments {
        Reach::All => None,
        Reach::Some(some) => Some(some),
    };
    json!({
        "person": it.person, "name": it.name, "role": it.role, "tournaments": tournaments,
    })
    .to_string()
}
