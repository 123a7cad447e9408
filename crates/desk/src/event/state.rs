//! An event as its acts have made it.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::OWNER;
use super::act::{EventAct, Reach};
use crate::entry::{Entry, Hash, Head};
use crate::role::Role;

/// An act that cannot be put anywhere.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum EventMisfit {
    /// The first act creates the event, and no other does.
    #[error("creation")]
    Creation,
    /// The event has no such tournament.
    #[error("unknown-tournament {0}")]
    UnknownTournament(String),
    /// The event has it already.
    #[error("tournament-twice {0}")]
    TournamentTwice(String),
    /// Nobody was invited under this name.
    #[error("unknown-person {0}")]
    UnknownPerson(String),
    /// There is no code to be used.
    #[error("nothing-to-accept {0}")]
    NothingToAccept(String),
    /// The event is on another machine already, or is not away.
    #[error("elsewhere")]
    Elsewhere(Option<String>),
}

/// A tournament of the event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tournament {
    /// Its name when it was added; its own journal knows the name of today.
    pub name: String,
    /// Whether it is shown.
    pub shown: bool,
}

/// A code that was not used yet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Invitation {
    /// Hash of the code.
    pub code: Hash,
    /// Until when it can be used, in milliseconds since 1970.
    pub expires: i64,
}

/// Somebody who was invited.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Person {
    /// Name.
    pub name: String,
    /// As what.
    pub role: Role,
    /// For which tournaments.
    pub tournaments: Reach,
    /// The code that is still to be used.
    pub invitation: Option<Invitation>,
    /// The device on which it was.
    pub device: Option<String>,
    /// When the access ends, in milliseconds since 1970.
    pub until: Option<i64>,
    /// Whether everything was taken from him.
    pub revoked: bool,
}

impl Person {
    /// Whether he may do something at that time: he has accepted, and it was not taken from him.
    pub fn active(&self, at: i64) -> bool {
        !self.revoked && self.device.is_some() && self.until.is_none_or(|until| at <= until)
    }
}

/// An event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct EventState {
    /// Which journal.
    pub journal: String,
    /// The last act that is in it.
    pub head: Head,
    /// Name.
    pub name: String,
    /// The machine on which it lives; empty while it is only a file.
    pub home: String,
    /// The machine to which it was handed, while it is there.
    pub away: Option<String>,
    /// Tournaments, by their journals.
    pub tournaments: BTreeMap<String, Tournament>,
    /// Who was invited.
    pub people: BTreeMap<String, Person>,
}

impl EventState {
    /// An event of which nothing is known yet.
    pub fn new(journal: impl Into<String>) -> EventState {
        EventState {
            journal: journal.into(),
            head: Head::default(),
            name: String::new(),
            home: String::new(),
            away: None,
            tournaments: BTreeMap::new(),
            people: BTreeMap::new(),
        }
    }

    /// As what somebody may work on a tournament at that time; nothing if he may not.
    pub fn may(&self, person: &str, tournament: &str, at: i64) -> Option<Role> {
        if !self.tournaments.contains_key(tournament) {
            return None;
        }
        let (role, reach) = self.standing(person, at)?;
        reach.has(tournament).then_some(role)
    }

    /// Role and reach of somebody at that time.
    pub fn standing(&self, person: &str, at: i64) -> Option<(Role, &Reach)> {
        if person == OWNER {
            return Some((Role::Owner, &Reach::All));
        }
        let person = self.people.get(person).filter(|it| it.active(at))?;
        Some((person.role, &person.tournaments))
    }

    /// The machine on which acts are written.
    pub fn machine(&self) -> &str {
        self.away.as_deref().unwrap_or(&self.home)
    }

    /// Puts an act into the state. A refused one leaves it as it was.
    pub(super) fn put(&mut self, entry: &Entry<EventAct>) -> Result<(), EventMisfit> {
        let act = &entry.what;
        if matches!(act, EventAct::Create { .. }) != (entry.seq == 1) {
            return Err(EventMisfit::Creation);
        }
        match act {
            EventAct::Create { name, home } => {
                self.name.clone_from(name);
                self.home.clone_from(home);
            }
            EventAct::Settle { home } => self.home.clone_from(home),
            EventAct::Rename { name } => self.name.clone_from(name),
            EventAct::AddTournament { journal, name } => self.add(journal, name)?,
            EventAct::DropTournament { journal } => self.tournament(journal)?.shown = false,
            EventAct::ShowTournament { journal } => self.tournament(journal)?.shown = true,
            EventAct::Invite { .. } => self.invite(act),
            EventAct::Accept { person, device, .. } => self.accept(person, device)?,
            EventAct::ChangeRole { person, role, tournaments } => {
                let person = self.person(person)?;
                (person.role, person.tournaments) = (*role, tournaments.clone());
            }
            EventAct::Revoke { person } => {
                let person = self.person(person)?;
                (person.revoked, person.invitation) = (true, None);
            }
            EventAct::HandOver { to } => match &self.away {
                None => self.away = Some(to.clone()),
                away => return Err(EventMisfit::Elsewhere(away.clone())),
            },
            EventAct::Return { .. } | EventAct::TakeBack { .. } => {
                self.away.take().ok_or(EventMisfit::Elsewhere(None))?;
            }
        }
        Ok(())
    }

    fn add(&mut self, journal: &str, name: &str) -> Result<(), EventMisfit> {
        if self.tournaments.contains_key(journal) || journal == self.journal {
            return Err(EventMisfit::TournamentTwice(journal.to_owned()));
        }
        let tournament = Tournament { name: name.to_owned(), shown: true };
        self.tournaments.insert(journal.to_owned(), tournament);
        Ok(())
    }

    fn tournament(&mut self, journal: &str) -> Result<&mut Tournament, EventMisfit> {
        let found = self.tournaments.get_mut(journal);
        found.ok_or_else(|| EventMisfit::UnknownTournament(journal.to_owned()))
    }

    fn person(&mut self, person: &str) -> Result<&mut Person, EventMisfit> {
        let found = self.people.get_mut(person);
        found.ok_or_else(|| EventMisfit::UnknownPerson(person.to_owned()))
    }

    /// An invitation replaces what was there: a lost telephone is no reason to be another person.
    fn invite(&mut self, act: &EventAct) {
        let EventAct::Invite { person, name, role, tournaments, code, expires, until } = act else {
            unreachable!("only invitations come here")
        };
        let invited = Person {
            name: name.clone(),
            role: *role,
            tournaments: tournaments.clone(),
            invitation: Some(Invitation { code: *code, expires: *expires }),
            device: None,
            until: *until,
            revoked: false,
        };
        self.people.insert(person.clone(), invited);
    }

    fn accept(&mut self, id: &str, device: &str) -> Result<(), EventMisfit> {
        let person = self.person(id)?;
        let open = person.invitation.take();
        open.ok_or_else(|| EventMisfit::NothingToAccept(id.to_owned()))?;
        person.device = Some(device.to_owned());
        Ok(())
    }
}
