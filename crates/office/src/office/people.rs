//! Who somebody is in a tournament, as its event says.

use std::collections::BTreeMap;
use std::sync::{MutexGuard, PoisonError};

use ronde_desk::Role;
use ronde_desk::event::{EventRefusal, OWNER};

use super::{Answer, Office};
use crate::StoreError;

impl Office {
    /// The event of a tournament, by its journal; none for a tournament without one, and for an
    /// event itself. It is looked up once: a journal never changes its parent.
    ///
    /// # Errors
    /// There is no such journal, or the store cannot be read.
    pub async fn event_of(&self, journal: &str) -> Result<Option<String>, StoreError> {
        if let Some(parent) = self.parents().get(journal) {
            return Ok(parent.clone());
        }
        let parent = self.store.parent(journal).await?;
        self.parents().insert(journal.to_owned(), parent.clone());
        Ok(parent)
    }

    fn parents(&self) -> MutexGuard<'_, BTreeMap<String, Option<String>>> {
        self.shelves.parents.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// As what somebody may work on a tournament at that time, in milliseconds since 1970; nothing
    /// if he may not. The owner is the owner everywhere; of everybody else the event decides, and a
    /// tournament without an event knows nobody else.
    ///
    /// The event is in memory, so that this can be asked at every request; whether it has changed
    /// is asked each time, since whoever was sent away must be so on all machines.
    ///
    /// # Errors
    /// There is no such journal, the store cannot be read, or the event is damaged.
    pub async fn role_of(
        &self,
        journal: &str,
        person: &str,
        at: i64,
    ) -> Answer<Option<Role>, EventRefusal> {
        let parent = self.event_of(journal).await?;
        if person == OWNER {
            return Ok(Some(Role::Owner));
        }
        let Some(parent) = parent else { return Ok(None) };
        Ok(self.event(&parent).await?.may(person, journal, at))
    }
}
