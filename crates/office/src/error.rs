//! What can go wrong, and what to do about it.

use ronde_desk::entry::Head;
use ronde_desk::portable::{Damage, Fault};

/// Why a store did not do what was asked. `report::stores` has the words; as a text it is a code.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StoreError {
    /// Somebody was quicker.
    #[error("moved {}", .head.seq)]
    Moved {
        /// Where it ends now.
        head: Head,
    },
    /// A tournament went on while its event was to be handed on with its end written down.
    #[error("went-on {journal}")]
    WentOn {
        /// Its journal.
        journal: String,
    },
    /// It is with another machine.
    #[error("checked-out {to}")]
    CheckedOut {
        /// Who has it.
        to: String,
    },
    /// It is with nobody, or with somebody else than the one who brings it back.
    #[error("not-checked-out {holder}")]
    NotCheckedOut {
        /// Who was named.
        holder: String,
    },
    /// There is none with that name.
    #[error("no-journal {journal}")]
    NoJournal {
        /// Which.
        journal: String,
    },
    /// There is one with that name, and it is another.
    #[error("exists {journal}")]
    Exists {
        /// Which.
        journal: String,
    },
    /// Of several acts some were here before and others were not.
    #[error("partly-known {acts:?}")]
    PartlyKnown {
        /// Those that were done before.
        acts: Vec<u64>,
    },
    /// What was handed in is not what can be stored: a mistake in the program.
    #[error("unfit: {why:?}")]
    Unfit {
        /// Why.
        why: Unfit,
    },
    /// No room is left.
    #[error("full {place}")]
    Full {
        /// File or database.
        place: String,
    },
    /// It may only be read.
    #[error("read-only {place}")]
    ReadOnly {
        /// File or database.
        place: String,
    },
    /// Another program holds it for too long.
    #[error("busy {place}")]
    Busy {
        /// File or database.
        place: String,
    },
    /// The bytes are not what was written.
    #[error("damaged {place}: {what}")]
    Damaged {
        /// File or database.
        place: String,
        /// What was found.
        what: Damage,
    },
    /// An event cannot be taken out whole.
    #[error("event-damaged {event}: {what:?}")]
    EventDamaged {
        /// Which.
        event: String,
        /// What was found.
        what: EventDamage,
    },
    /// A tournament of the event was begun again and again while the event was read.
    #[error("event-busy {event}")]
    EventBusy {
        /// Which.
        event: String,
    },
    /// Others added to the journal again and again.
    #[error("journal-busy {journal}")]
    JournalBusy {
        /// Which.
        journal: String,
    },
    /// A file of something else.
    #[error("not-ours {place}")]
    NotOurs {
        /// Which file.
        place: String,
    },
    /// Another file has its name now.
    #[error("replaced {place}")]
    Replaced {
        /// Which file.
        place: String,
    },
    /// Made by an earlier version, and only to be read.
    #[error("older {place}")]
    Older {
        /// File or database.
        place: String,
    },
    /// Nothing is there, and nothing was to be made.
    #[error("nothing {place}")]
    Nothing {
        /// File or database.
        place: String,
    },
    /// Made by a later version.
    #[error("newer {place}")]
    Newer {
        /// File or database.
        place: String,
    },
    /// It cannot be reached.
    #[error("gone {place}: {why:?}")]
    Gone {
        /// File or database.
        place: String,
        /// Why.
        why: Lost,
    },
    /// It went away at the one moment when only it knows.
    #[error("doubtful {place}: {why:?}")]
    Doubtful {
        /// Which database.
        place: String,
        /// Why.
        why: Doubt,
    },
    /// It was in doubt whether the act was stored, and then something else went wrong.
    #[error("unsure: {error}")]
    Unsure {
        /// What.
        error: Box<StoreError>,
    },
    /// The address of the database is none.
    #[error("address: {why:?}")]
    Address {
        /// What.
        why: AddressFault,
    },
    /// The database keeps texts in another encoding.
    #[error("encoding {place}: {encoding}")]
    Encoding {
        /// Which database.
        place: String,
        /// Its encoding.
        encoding: String,
    },
    /// The database does not let us in.
    #[error("refused {place}: {why}")]
    Refused {
        /// Which database.
        place: String,
        /// Why.
        why: String,
    },
    /// Something else.
    #[error("other {place}: {why}")]
    Other {
        /// File or database.
        place: String,
        /// What was said.
        why: String,
    },
}

/// What is wrong with the address of a database, or with what it asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AddressFault {
    /// A text in it is not well encoded.
    Text,
    /// `sslmode` has a value that is not known.
    SslMode(String),
    /// Of `sslcert` and `sslkey` one is missing.
    HalfIdentity,
    /// `PGPORT` is no number.
    Port,
    /// A certificate or key cannot be read.
    File {
        /// Which.
        path: String,
        /// What the system says.
        why: String,
    },
    /// What the library says that reads it.
    Said(String),
    /// This program was built without PostgreSQL.
    NoPostgres,
}

/// Why it is in doubt whether an act was stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Doubt {
    /// The file was exchanged or removed while it was written.
    Exchanged,
    /// The way to the database.
    Lost(Lost),
}

/// Why a database cannot be reached any more.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Lost {
    /// All connections were in use for too long.
    NoneFree,
    /// The connections were closed.
    Closed,
    /// The server did not answer in time.
    NoAnswer,
    /// A connection was given up in the middle of a question.
    GivenUp,
    /// What the database or the network says.
    Said(String),
}

/// What is wrong with an event that is to be taken out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EventDamage {
    /// Something in it.
    Fault(Box<Fault>),
    /// One of its tournaments cannot be read, and why, as far as that is known.
    Tournament(String, Option<Damage>),
}

/// Why something cannot be stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unfit {
    /// There is no such act whose state could be kept.
    NoActToKeep(u64),
    /// An attachment has another hash than it says.
    AttachmentHash,
    /// An act does not follow the one before.
    NotNext {
        /// Its number.
        act: u64,
        /// The number of the one before.
        after: u64,
    },
    /// An act has another hash than it says.
    ActHash(u64),
    /// There is a zero byte in an act.
    ZeroByte(u64),
    /// Two acts have one key.
    KeyTwice,
    /// There is no act in it.
    Nothing,
    /// A journal cannot have this name.
    JournalName {
        /// The name.
        name: String,
        /// Letters that it may have at most.
        most: usize,
    },
    /// A machine cannot have this name.
    MachineName {
        /// The name.
        name: String,
        /// Bytes that it may have at most.
        most: usize,
    },
    /// A request cannot have this key.
    Key {
        /// The key.
        key: String,
        /// Bytes that it may have at most.
        most: usize,
    },
    /// A note is too long.
    Note(usize),
    /// A text beside a pass is too long.
    TextOfPass(usize),
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

impl StoreError {
    /// What whoever asked can do about it.
    pub const fn class(&self) -> Class {
        match self {
            StoreError::Busy { .. }
            | StoreError::EventBusy { .. }
            | StoreError::JournalBusy { .. }
            | StoreError::Unsure { .. }
            | StoreError::Address { .. }
            | StoreError::Encoding { .. }
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
            | StoreError::EventDamaged { .. }
            | StoreError::NotOurs { .. }
            | StoreError::Newer { .. }
            | StoreError::Older { .. }
            | StoreError::Nothing { .. }
            | StoreError::Other { .. } => Class::Broken,
        }
    }

    /// Whether the same request may succeed in a moment, without anybody doing anything.
    pub const fn may_pass(&self) -> bool {
        matches!(
            self,
            StoreError::Busy { .. }
                | StoreError::EventBusy { .. }
                | StoreError::JournalBusy { .. }
                | StoreError::Gone { .. }
        )
    }

    /// There is no journal with that name.
    pub fn no_journal(journal: &str) -> StoreError {
        StoreError::NoJournal { journal: journal.to_owned() }
    }

    /// It cannot be stored, for that reason.
    pub const fn unfit(why: Unfit) -> StoreError {
        StoreError::Unfit { why }
    }
}
