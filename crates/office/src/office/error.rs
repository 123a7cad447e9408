//! Why an act was not done, and what to do about it.

use ronde_desk::Refusal;
use ronde_desk::entry::{Broken, Head};
use ronde_desk::event::{EventRefusal, EventUnfoldable};
use ronde_desk::fold::Unfoldable;

use crate::{Class, StoreError};

/// What is wrong with a journal, be it of a tournament or of an event.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum JournalDamage {
    /// The chain does not hold.
    #[error(transparent)]
    Broken(#[from] Broken),
    /// An act of a tournament fits nowhere.
    #[error(transparent)]
    Tournament(#[from] Unfoldable),
    /// An act of an event fits nowhere.
    #[error(transparent)]
    Event(#[from] EventUnfoldable),
    /// It does not end where it is written down that it ends.
    #[error("end {said} {found}")]
    End {
        /// What is written down.
        said: Head,
        /// Where it ends.
        found: Head,
    },
}

/// Why an act was not done, or a journal not opened. `R` is what the desk objects.
#[derive(Debug, thiserror::Error)]
pub enum OfficeError<R> {
    /// The desk says no. The journal is as it was.
    #[error("refused")]
    Refused(R),
    /// The store cannot do it.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// What is stored is not what was written.
    #[error("damaged {journal}: {why}")]
    Damaged {
        /// Which.
        journal: String,
        /// What is wrong.
        why: JournalDamage,
    },
}

impl OfficeError<Refusal> {
    /// What whoever asked can do about it.
    pub const fn class(&self) -> Class {
        match self {
            OfficeError::Refused(Refusal::Conflict { .. }) => Class::Conflict,
            OfficeError::Refused(_) => Class::Refused,
            OfficeError::Store(error) => error.class(),
            OfficeError::Damaged { .. } => Class::Broken,
        }
    }
}

impl OfficeError<EventRefusal> {
    /// What whoever asked can do about it.
    pub const fn class(&self) -> Class {
        match self {
            OfficeError::Refused(_) => Class::Refused,
            OfficeError::Store(error) => error.class(),
            OfficeError::Damaged { .. } => Class::Broken,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Lost;
    use ronde_desk::{Role, Thing};

    #[test]
    fn classes_of_errors() {
        let place = || "events.sqlite".to_owned();
        let why = String::new;
        let broken = Broken::Changed { seq: 3 };
        let conflict = Refusal::Conflict { thing: Thing::Board(1, 3), by: 9 };
        let role = Refusal::Role { role: Role::Viewer };
        for (error, class) in [
            (OfficeError::Refused(conflict), Class::Conflict),
            (OfficeError::Refused(role), Class::Refused),
            (OfficeError::Store(StoreError::Moved { head: Head::default() }), Class::Conflict),
            (OfficeError::Store(StoreError::Busy { place: place() }), Class::TryAgain),
            (
                OfficeError::Store(StoreError::Gone { place: place(), why: Lost::NoAnswer }),
                Class::TryAgain,
            ),
            (OfficeError::Store(StoreError::Full { place: place() }), Class::Full),
            (OfficeError::Store(StoreError::CheckedOut { to: "club".to_owned() }), Class::Refused),
            (OfficeError::Store(StoreError::NoJournal { journal: why() }), Class::Missing),
            (OfficeError::Store(StoreError::Newer { place: place() }), Class::Broken),
            (OfficeError::Damaged { journal: why(), why: broken.into() }, Class::Broken),
        ] {
            assert_eq!(class, error.class(), "{error:?}");
        }
        let error = OfficeError::Refused(EventRefusal::Reach);
        assert_eq!(Class::Refused, error.class());
    }
}
