//! What can go wrong, and what to do about it.

use ronde_desk::entry::Head;

/// Why a store did not do what was asked.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum StoreError {
    /// Somebody was quicker.
    #[error("somebody else added to the journal, which now ends with act {}", .head.seq)]
    Moved {
        /// Where it ends now.
        head: Head,
    },
    /// A tournament went on while its event was to be handed on with its end written down.
    #[error("the tournament {journal} went on meanwhile: look where it ends, and try again")]
    WentOn {
        /// Its journal.
        journal: String,
    },
    /// It is with another machine.
    #[error("the event was handed to {to}: bring it back from there, or release it")]
    CheckedOut {
        /// Who has it.
        to: String,
    },
    /// It is with nobody, or with somebody else than the one who brings it back.
    #[error("the event is not with {holder}: it may have been released or brought back already")]
    NotCheckedOut {
        /// Who was named.
        holder: String,
    },
    /// There is none with that name.
    #[error("there is no journal {journal} here")]
    NoJournal {
        /// Which.
        journal: String,
    },
    /// There is one with that name, and it is another.
    #[error("there is a journal {journal} already, and it begins otherwise")]
    Exists {
        /// Which.
        journal: String,
    },
    /// Of several acts some were here before and others were not.
    #[error(
        "of these acts some were done before (acts {}) and others were not: nothing was added, ask \
         for each by itself", numbers(.acts)
    )]
    PartlyKnown {
        /// Those that were done before.
        acts: Vec<u64>,
    },
    /// What was handed in is not what can be stored: a mistake in the program.
    #[error("it cannot be stored: {why}")]
    Unfit {
        /// Why.
        why: String,
    },
    /// No room is left.
    #[error("{place}: the disk is full; make room and do it again, nothing was lost")]
    Full {
        /// File or database.
        place: String,
    },
    /// It may only be read.
    #[error("{place} may only be read: see who owns it, and whether its disk is write-protected")]
    ReadOnly {
        /// File or database.
        place: String,
    },
    /// Another program holds it for too long.
    #[error("{place} is held by another program: close that one, or try again in a moment")]
    Busy {
        /// File or database.
        place: String,
    },
    /// The bytes are not what was written.
    #[error("{place} is damaged ({what}): keep a copy of it and go back to the last backup")]
    Damaged {
        /// File or database.
        place: String,
        /// What was found.
        what: String,
    },
    /// A file of something else.
    #[error("{place} is not a file of Ronde: name another, or none to make a new one")]
    NotOurs {
        /// Which file.
        place: String,
    },
    /// Another file has its name now.
    #[error(
        "{place} was removed, or another file put in its place, while it was open: stop Ronde and \
         start it again, so that nothing is written into the old one"
    )]
    Replaced {
        /// Which file.
        place: String,
    },
    /// Made by an earlier version, and only to be read.
    #[error(
        "{place} was made by an earlier version of Ronde: `ronde serve` brings it up to date, and \
         until then nothing is read from it"
    )]
    Older {
        /// File or database.
        place: String,
    },
    /// Nothing is there, and nothing was to be made.
    #[error("there is nothing of Ronde in {place}: look at the name")]
    Nothing {
        /// File or database.
        place: String,
    },
    /// Made by a later version.
    #[error("{place} was made by a later version of Ronde: use that one")]
    Newer {
        /// File or database.
        place: String,
    },
    /// It cannot be reached.
    #[error("{place} cannot be reached ({why}); nothing was stored, try again when it is back")]
    Gone {
        /// File or database.
        place: String,
        /// Why.
        why: String,
    },
    /// It went away at the one moment when only it knows.
    #[error(
        "{place} went away before it said whether it has stored the act ({why}): ask again with \
         the \
         same key, or look whether the act is there"
    )]
    Doubtful {
        /// Which database.
        place: String,
        /// Why.
        why: String,
    },
    /// The database does not let us in.
    #[error("{place} refuses us ({why}): look at user, password, rights and certificate")]
    Refused {
        /// Which database.
        place: String,
        /// Why.
        why: String,
    },
    /// Something else.
    #[error("{place}: {why}")]
    Other {
        /// File or database.
        place: String,
        /// What was said.
        why: String,
    },
}

/// What whoever asked can do about it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Class {
    /// The same again, in a moment.
    TryAgain,
    /// Look again: it has changed, or is there already.
    Conflict,
    /// Make room.
    Full,
    /// Ask for something else: this is not possible as things are.
    Refused,
    /// There is no such thing.
    Missing,
    /// Only somebody who looks after the machine can.
    Broken,
}

fn numbers(acts: &[u64]) -> String {
    acts.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}

impl StoreError {
    /// What whoever asked can do about it.
    pub const fn class(&self) -> Class {
        match self {
            StoreError::Busy { .. }
            | StoreError::Gone { .. }
            | StoreError::Doubtful { .. }
            | StoreError::Refused { .. }
            | StoreError::ReadOnly { .. }
            | StoreError::Replaced { .. } => Class::TryAgain,
            StoreError::Moved { .. } | StoreError::Exists { .. } | StoreError::WentOn { .. } => {
                Class::Conflict
            }
            StoreError::Full { .. } => Class::Full,
            StoreError::CheckedOut { .. }
            | StoreError::NotCheckedOut { .. }
            | StoreError::PartlyKnown { .. }
            | StoreError::Unfit { .. } => Class::Refused,
            StoreError::NoJournal { .. } => Class::Missing,
            StoreError::Damaged { .. }
            | StoreError::NotOurs { .. }
            | StoreError::Newer { .. }
            | StoreError::Older { .. }
            | StoreError::Nothing { .. }
            | StoreError::Other { .. } => Class::Broken,
        }
    }

    /// Whether the same request may succeed in a moment, without anybody doing anything.
    pub const fn may_pass(&self) -> bool {
        matches!(self, StoreError::Busy { .. } | StoreError::Gone { .. })
    }

    /// There is no journal with that name.
    pub fn no_journal(journal: &str) -> StoreError {
        StoreError::NoJournal { journal: journal.to_owned() }
    }

    /// It cannot be stored, for that reason.
    pub fn unfit(why: impl Into<String>) -> StoreError {
        StoreError::Unfit { why: why.into() }
    }
}
