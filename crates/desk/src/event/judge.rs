//! Who may do what to an event, and when.
//!
//! | Act | by |
//! |---|---|
//! | create, settle, hand over, return, take back | the owner |
//! | name and tournaments | the owner; a chief arbiter of the whole event |
//! | invite, change, revoke | whoever stands above the role concerned: the owner, then the chief arbiter; deputies for helpers |
//! | accept | the one who is invited, on one device, in time |
//! | revoke oneself | everybody |

use std::collections::BTreeMap;

use super::act::{EventAct, Reach};
use super::state::{EventMisfit, EventState, Person};
use super::{EventRequest, OWNER};
use crate::entry::Head;
use crate::role::Role;

/// Longest name of a machine; the lock of a store takes no longer one.
pub const LONGEST_MACHINE: usize = 200;

/// Why an act was not done. The journal is as it was.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EventRefusal {
    /// He may do nothing here, or something else than he says.
    NoAccess {
        /// Who.
        person: String,
    },
    /// Not with this role.
    Role {
        /// As what it was tried.
        role: Role,
        /// Who may.
        for_whom: EventAuthority,
    },
    /// The event is written on another machine.
    Locked {
        /// Where.
        to: String,
    },
    /// A text that must be there is empty.
    Missing {
        /// Which.
        what: EventPart,
    },
    /// Some tournaments are beyond the reach of the one who invites.
    Reach,
    /// The name is the owner's.
    Owner,
    /// The first and the last board are the wrong way round, or zero.
    Boards,
    /// The code is over before it begins.
    ExpiresBefore,
    /// The code was used.
    AlreadyAccepted,
    /// The code is another one.
    WrongCode,
    /// The code came too late.
    Expired,
    /// Everything was taken from him.
    Revoked {
        /// Who.
        person: String,
    },
    /// The event would be handed to where it is.
    SameMachine {
        /// Where.
        to: String,
    },
    /// No name for a machine.
    Machine {
        /// What was said.
        name: String,
    },
    /// It lives there already, or is away from there.
    HasHome {
        /// Where.
        home: String,
    },
    /// Heads that do not belong to the tournaments of this event.
    Heads,
    /// The key of the request is that of another one.
    KeyTaken {
        /// The act that came of the other.
        by: u64,
    },
    /// It fits nowhere.
    Misfit(EventMisfit),
}

/// Who may do something to an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EventAuthority {
    /// The owner alone.
    Owner,
    /// The owner and the chief arbiter.
    Chiefs,
    /// The owner and the chief arbiter of the whole event.
    ChiefsOfAll,
    /// The owner, the chief arbiter and deputies.
    Arbiters,
    /// Those who answer for all tournaments of that person.
    AnswersForAll,
}

/// A text that must be there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "named by what they are")]
pub enum EventPart {
    EventName,
    TournamentName,
    TournamentJournal,
    Tournament,
    PersonId,
    PersonName,
    Device,
    ThisMachine,
    Home,
    TakingMachine,
    Reason,
}

/// Judges an act.
pub(super) fn judge(state: &EventState, request: &EventRequest) -> Result<(), EventRefusal> {
    if let EventAct::Accept { .. } = request.act {
        here(state, request)?;
        return accept(state, request);
    }
    let (role, reach) = identified(state, request)?;
    // A machine that is lost cannot give the event back, so this one act is done where it is
    // locked.
    if !matches!(request.act, EventAct::TakeBack { .. }) {
        here(state, request)?;
    }
    match &request.act {
        EventAct::Create { name, home } => {
            owner(role)?;
            given(EventPart::EventName, name)?;
            if home.is_empty() { Ok(()) } else { machine(home) }
        }
        EventAct::Settle { home } => settle(state, role, home),
        EventAct::Rename { name } => {
            manages(role, reach)?;
            given(EventPart::EventName, name)
        }
        EventAct::AddTournament { journal, name } => {
            manages(role, reach)?;
            given(EventPart::TournamentJournal, journal)?;
            given(EventPart::TournamentName, name)
        }
        EventAct::DropTournament { .. } | EventAct::ShowTournament { .. } => manages(role, reach),
        EventAct::Invite { .. } => invite(state, request, role, reach),
        EventAct::ChangeRole { person, role: next, tournaments } => {
            changes(role, reach, found(state, person)?)?;
            grants(role, *next)?;
            within(state, reach, tournaments)
        }
        EventAct::Revoke { person } if *person == request.stamp.by => {
            found(state, person).map(drop)
        }
        EventAct::Revoke { person } => changes(role, reach, found(state, person)?),
        EventAct::HandOver { to } => hand_over(state, role, to),
        EventAct::Return { heads } => {
            owner(role)?;
            of_the_tournaments(state, heads)
        }
        EventAct::TakeBack { heads, reason } => take_back(state, request, role, heads, reason),
        EventAct::Accept { .. } => unreachable!("it was judged before"),
    }
}

/// Who it is must be what the event says of him. Before the first act there is the owner alone.
fn identified<'a>(
    state: &'a EventState,
    request: &EventRequest,
) -> Result<(Role, &'a Reach), EventRefusal> {
    let stamp = &request.stamp;
    match state.standing(&stamp.by, stamp.at) {
        Some((role, reach)) if role == stamp.role => Ok((role, reach)),
        _ => Err(EventRefusal::NoAccess { person: stamp.by.clone() }),
    }
}

/// One machine at a time writes; an event that is only a file is written wherever it is.
fn here(state: &EventState, request: &EventRequest) -> Result<(), EventRefusal> {
    let writes = state.machine();
    if writes.is_empty() || request.machine == writes {
        return Ok(());
    }
    Err(EventRefusal::Locked { to: writes.to_owned() })
}

fn given(what: EventPart, text: &str) -> Result<(), EventRefusal> {
    if text.trim().is_empty() { Err(EventRefusal::Missing { what }) } else { Ok(()) }
}

fn owner(role: Role) -> Result<(), EventRefusal> {
    match role {
        Role::Owner => Ok(()),
        _ => Err(EventRefusal::Role { role, for_whom: EventAuthority::Owner }),
    }
}

/// The event as a whole is for those who answer for all of it.
fn manages(role: Role, reach: &Reach) -> Result<(), EventRefusal> {
    if matches!((role, reach), (Role::Owner | Role::Chief, Reach::All)) {
        return Ok(());
    }
    let for_whom = EventAuthority::ChiefsOfAll;
    Err(EventRefusal::Role { role, for_whom })
}

fn found<'a>(state: &'a EventState, person: &str) -> Result<&'a Person, EventRefusal> {
    let found = state.people.get(person);
    found.ok_or_else(|| EventRefusal::Misfit(EventMisfit::UnknownPerson(person.to_owned())))
}

/// Whether somebody may change what another is: he stands above him, in all that the other does.
fn changes(role: Role, reach: &Reach, person: &Person) -> Result<(), EventRefusal> {
    above(role, person.role)?;
    if reach.covers(&person.tournaments) {
        return Ok(());
    }
    let for_whom = EventAuthority::AnswersForAll;
    Err(EventRefusal::Role { role, for_whom })
}

/// Whether somebody stands above that role.
fn above(role: Role, other: Role) -> Result<(), EventRefusal> {
    let may = match role {
        Role::Owner => true,
        Role::Chief => !matches!(other, Role::Owner | Role::Chief),
        Role::Deputy => matches!(other, Role::Helper { .. }),
        _ => false,
    };
    let for_whom = match other {
        Role::Owner | Role::Chief => EventAuthority::Owner,
        Role::Helper { .. } => EventAuthority::Arbiters,
        _ => EventAuthority::Chiefs,
    };
    if may { Ok(()) } else { Err(EventRefusal::Role { role, for_whom }) }
}

/// Whether somebody may give that role to another.
fn grants(role: Role, next: Role) -> Result<(), EventRefusal> {
    match next {
        Role::Owner => Err(EventRefusal::Owner),
        Role::Helper { first, last } if first == 0 || last < first => Err(EventRefusal::Boards),
        _ => above(role, next),
    }
}

fn within(state: &EventState, mine: &Reach, other: &Reach) -> Result<(), EventRefusal> {
    if !mine.covers(other) {
        return Err(EventRefusal::Reach);
    }
    let Reach::Some(journals) = other else { return Ok(()) };
    if journals.is_empty() {
        return Err(EventRefusal::Missing { what: EventPart::Tournament });
    }
    match journals.iter().find(|journal| !state.tournaments.contains_key(*journal)) {
        None => Ok(()),
        Some(unknown) => Err(EventRefusal::Misfit(EventMisfit::UnknownTournament(unknown.clone()))),
    }
}

fn invite(
    state: &EventState,
    request: &EventRequest,
    role: Role,
    reach: &Reach,
) -> Result<(), EventRefusal> {
    let EventAct::Invite { person, name, role: next, tournaments, expires, until, .. } =
        &request.act
    else {
        unreachable!("only invitations come here")
    };
    if person == OWNER {
        return Err(EventRefusal::Owner);
    }
    given(EventPart::PersonId, person)?;
    given(EventPart::PersonName, name)?;
    grants(role, *next)?;
    // Whoever is there already is replaced, so it must be somebody who could be changed.
    state.people.get(person).map_or(Ok(()), |known| changes(role, reach, known))?;
    within(state, reach, tournaments)?;
    let at = request.stamp.at;
    if *expires <= at || until.is_some_and(|until| until <= at) {
        return Err(EventRefusal::ExpiresBefore);
    }
    Ok(())
}

fn accept(state: &EventState, request: &EventRequest) -> Result<(), EventRefusal> {
    let EventAct::Accept { person: id, device, code } = &request.act else {
        unreachable!("only codes come here")
    };
    let person = found(state, id)?;
    if request.stamp.by != *id || request.stamp.role != person.role {
        return Err(EventRefusal::NoAccess { person: request.stamp.by.clone() });
    }
    given(EventPart::Device, device)?;
    if person.revoked {
        return Err(EventRefusal::Revoked { person: id.clone() });
    }
    let Some(open) = &person.invitation else { return Err(EventRefusal::AlreadyAccepted) };
    if open.code != *code {
        return Err(EventRefusal::WrongCode);
    }
    if request.stamp.at > open.expires {
        return Err(EventRefusal::Expired);
    }
    Ok(())
}

fn settle(state: &EventState, role: Role, home: &str) -> Result<(), EventRefusal> {
    owner(role)?;
    given(EventPart::ThisMachine, home)?;
    machine(home)?;
    // A store that takes the place of another may have another name. Whoever has it lent moves it
    // not.
    if state.away.is_none() && state.home != home {
        Ok(())
    } else {
        Err(EventRefusal::HasHome { home: state.home.clone() })
    }
}

/// The lock of a store has the same name, and people type it: no blanks around it, nothing
/// invisible.
fn machine(name: &str) -> Result<(), EventRefusal> {
    let plain = name.trim() == name && !name.chars().any(char::is_control);
    if plain && (1..=LONGEST_MACHINE).contains(&name.len()) {
        return Ok(());
    }
    Err(EventRefusal::Machine { name: name.to_owned() })
}

fn hand_over(state: &EventState, role: Role, to: &str) -> Result<(), EventRefusal> {
    owner(role)?;
    // Otherwise nobody could say where it comes back to.
    given(EventPart::Home, &state.home)?;
    given(EventPart::TakingMachine, to)?;
    machine(to)?;
    if to == state.machine() {
        return Err(EventRefusal::SameMachine { to: to.to_owned() });
    }
    Ok(())
}

fn take_back(
    state: &EventState,
    request: &EventRequest,
    role: Role,
    heads: &BTreeMap<String, Head>,
    reason: &str,
) -> Result<(), EventRefusal> {
    owner(role)?;
    if request.machine != state.home {
        return Err(EventRefusal::Locked { to: state.machine().to_owned() });
    }
    given(EventPart::Reason, reason)?;
    of_the_tournaments(state, heads)
}

/// Every tournament has its end, and nothing else has one.
fn of_the_tournaments(
    state: &EventState,
    heads: &BTreeMap<String, Head>,
) -> Result<(), EventRefusal> {
    if heads.keys().eq(state.tournaments.keys()) { Ok(()) } else { Err(EventRefusal::Heads) }
}
