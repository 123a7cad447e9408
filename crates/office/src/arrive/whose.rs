//! On which machine an event is written, and whether that is this one.

use std::time::{SystemTime, UNIX_EPOCH};

use ronde_desk::event::{self, EventAct, EventRequest, EventState, OWNER};
use ronde_desk::{Line, Role, Stamp};

use super::NotTaken;
use crate::{Lease, Store, StoreError};

/// What is known of the machines.
#[derive(Clone, Copy)]
pub(super) struct Whose<'a> {
    /// The event as it comes; none for a tournament without one.
    pub(super) event: Option<&'a EventState>,
    /// The name of this machine that its store has kept.
    pub(super) own: Option<&'a str>,
    /// The name that somebody said.
    pub(super) said: Option<&'a str>,
}

impl Whose<'_> {
    /// The machine that writes; none if the event was never handed to anybody.
    fn writes(&self) -> Option<&str> {
        self.event.map(EventState::machine).filter(|name| !name.is_empty())
    }

    /// The machine on which the event is written, if it is not this one. `lease` is who has it as
    /// this store knows.
    pub(super) fn locked(
        &self,
        lease: Option<&Lease>,
        is_here: bool,
    ) -> Result<Option<String>, NotTaken> {
        let Some(writes) = self.writes() else { return Ok(None) };
        let elsewhere = || Ok(Some(writes.to_owned()));
        let is_away = self.event.is_some_and(|event| event.away.is_some());
        match (self.said, self.own) {
            (Some(name), _) | (None, Some(name)) if name == writes => Ok(None),
            (Some(_), _) => elsewhere(),
            (None, Some(_)) if is_here || is_away => elsewhere(),
            (None, None) if is_away => Err(NotTaken::WhoseMachine { to: writes.to_owned() }),
            // A copy that waits for a machine which has it still.
            (None, None) if lease.is_some_and(|lease| lease.holder == writes) => elsewhere(),
            // A backup that is put back where the event lives, or in its place.
            (None, _) => Ok(None),
        }
    }

    /// Whether the lock here waits for the machine that writes, so that it is opened when this is
    /// it.
    pub(super) fn waits_for_it(&self, lease: Option<&Lease>) -> bool {
        lease.is_some_and(|lease| Some(&*lease.holder) == self.writes())
    }

    /// An event that lived on a machine of another name, and takes its place here, is at home here
    /// from now on: this is the act that says so.
    pub(super) fn settles(&self) -> Result<Option<Line>, NotTaken> {
        let (Some(event), Some(own), None) = (self.event, self.own, self.said) else {
            return Ok(None);
        };
        if event.home.is_empty() || event.away.is_some() || event.home == own {
            return Ok(None);
        }
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        let at = i64::try_from(since.as_millis()).unwrap_or(i64::MAX);
        let stamp = Stamp { at, by: OWNER.to_owned(), role: Role::Owner };
        let act = EventAct::Settle { home: own.to_owned() };
        let decided = event::decide(event, EventRequest::new(stamp, act, &*event.home));
        match decided {
            Ok(decided) => Ok(Some(decided.line)),
            Err(_) => Err(super::damaged(super::Flaw::NoHome)),
        }
    }

    /// Keeps the name under which the event is written here.
    pub(super) async fn keep(&self, store: &dyn Store) -> Result<(), StoreError> {
        match (self.own, self.writes()) {
            (None, Some(writes)) => store.machine(Some(writes)).await.map(drop),
            _ => Ok(()),
        }
    }
}
