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
        "{place} went away before it said whether it has stored the act ({why}): ask again with the \
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

    pub(super) fn no_journal(journal: &str) -> StoreError {
        StoreError::NoJournal { journal: journal.to_owned() }
    }

    pub(super) fn unfit(why: impl Into<String>) -> StoreError {
        StoreError::Unfit { why: why.into() }
    }
}

/// What a step of a transaction may end with: words for people, or something to put into words.
#[derive(Debug)]
pub(crate) enum Trouble {
    Told(StoreError),
    Database(sqlx::Error),
}

impl From<StoreError> for Trouble {
    fn from(error: StoreError) -> Trouble {
        Trouble::Told(error)
    }
}

impl From<sqlx::Error> for Trouble {
    fn from(error: sqlx::Error) -> Trouble {
        Trouble::Database(error)
    }
}

/// Which kind of error a code of the database means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Meaning {
    Full,
    ReadOnly,
    Busy,
    Damaged,
    NotOurs,
    Gone,
    Refused,
}

/// The database's own words, as one of ours.
pub(super) fn in_words(place: &str, error: &sqlx::Error) -> StoreError {
    let place = place.to_owned();
    let why = error.as_database_error().map_or_else(|| error.to_string(), ToString::to_string);
    match meaning(error) {
        Some(Meaning::Full) => StoreError::Full { place },
        Some(Meaning::ReadOnly) => StoreError::ReadOnly { place },
        Some(Meaning::Busy) => StoreError::Busy { place },
        Some(Meaning::Damaged) => StoreError::Damaged { place, what: why },
        Some(Meaning::NotOurs) => StoreError::NotOurs { place },
        Some(Meaning::Gone) => StoreError::Gone { place, why },
        Some(Meaning::Refused) => StoreError::Refused { place, why },
        None => StoreError::Other { place, why },
    }
}

/// The same for an error of the very last step, after which only the database knows, unless it says
/// itself that nothing was stored.
pub(super) fn in_doubt(place: &str, error: &sqlx::Error) -> StoreError {
    if is_certain(error) {
        return in_words(place, error);
    }
    let why = error.as_database_error().map_or_else(|| error.to_string(), ToString::to_string);
    StoreError::Doubtful { place: place.to_owned(), why }
}

/// Whether the database says that a transaction was not committed.
fn is_certain(error: &sqlx::Error) -> bool {
    /// `SQLITE_IOERR_WRITE`: what was to be written did not get into the file.
    const NOT_WRITTEN: u32 = 778;
    let sqlx::Error::Database(error) = error else { return false };
    let Some(code) = error.code() else { return false };
    match code.parse::<u32>() {
        Ok(number) if error.try_downcast_ref::<sqlx::sqlite::SqliteError>().is_some() => {
            let meaning = of_sqlite(number);
            matches!(meaning, Some(Meaning::Busy | Meaning::ReadOnly))
                || number & 0xff == 13
                || number == NOT_WRITTEN
        }
        // A constraint, or a conflict with another transaction.
        _ => {
            matches!(of_postgres(&code), Some(Meaning::Busy | Meaning::ReadOnly))
                || code.starts_with("23")
                || code.starts_with("40")
        }
    }
}

fn meaning(error: &sqlx::Error) -> Option<Meaning> {
    match error {
        sqlx::Error::Database(error) => {
            let code = error.code()?;
            if let Ok(number) = code.parse::<u32>()
                && error.try_downcast_ref::<sqlx::sqlite::SqliteError>().is_some()
            {
                return of_sqlite(number);
            }
            of_postgres(&code)
        }
        sqlx::Error::Tls(_) | sqlx::Error::Configuration(_) => Some(Meaning::Refused),
        // So a certificate is told that nobody here trusts.
        sqlx::Error::Io(error) if error.kind() == std::io::ErrorKind::InvalidData => {
            Some(Meaning::Refused)
        }
        sqlx::Error::Io(_)
        | sqlx::Error::Protocol(_)
        | sqlx::Error::PoolTimedOut
        | sqlx::Error::PoolClosed
        | sqlx::Error::BeginFailed
        | sqlx::Error::WorkerCrashed => Some(Meaning::Gone),
        sqlx::Error::ColumnDecode { .. } | sqlx::Error::Decode(_) => Some(Meaning::Damaged),
        _ => None,
    }
}

/// SQLite's result codes; the low byte is the kind, the rest says more.
fn of_sqlite(code: u32) -> Option<Meaning> {
    /// A write that failed for another reason than a full disk: a limit on the length of files.
    /// `SQLITE_IOERR_WRITE`, `SQLITE_IOERR_TRUNCATE` and `SQLITE_IOERR_SHMSIZE`.
    const WRITE_FAILED: [u32; 3] = [778, 1_546, 4_874];
    match code & 0xff {
        _ if WRITE_FAILED.contains(&code) => Some(Meaning::Full),
        5 | 6 | 15 => Some(Meaning::Busy),
        3 | 8 => Some(Meaning::ReadOnly),
        11 => Some(Meaning::Damaged),
        13 => Some(Meaning::Full),
        14 | 10 => Some(Meaning::Gone),
        26 => Some(Meaning::NotOurs),
        _ => None,
    }
}

/// PostgreSQL's five characters, of which the first two are the class.
fn of_postgres(code: &str) -> Option<Meaning> {
    match code {
        "53100" => Some(Meaning::Full),
        "25006" => Some(Meaning::ReadOnly),
        // A deadlock or a lock that took too long.
        "40001" | "40P01" | "55P03" => Some(Meaning::Busy),
        "XX001" | "XX002" => Some(Meaning::Damaged),
        "42501" | "3D000" => Some(Meaning::Refused),
        _ => match code.get(..2)? {
            "08" | "53" | "57" | "58" | "25" => Some(Meaning::Gone),
            "28" => Some(Meaning::Refused),
            _ => None,
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_of_sqlite() {
        check_sqlite(5, Some(Meaning::Busy)); // SQLITE_BUSY
        check_sqlite(517, Some(Meaning::Busy)); // SQLITE_BUSY_SNAPSHOT
        check_sqlite(8, Some(Meaning::ReadOnly));
        check_sqlite(1032, Some(Meaning::ReadOnly)); // SQLITE_READONLY_DBMOVED
        check_sqlite(11, Some(Meaning::Damaged));
        check_sqlite(13, Some(Meaning::Full));
        check_sqlite(778, Some(Meaning::Full)); // SQLITE_IOERR_WRITE
        check_sqlite(266, Some(Meaning::Gone)); // SQLITE_IOERR_READ
        check_sqlite(14, Some(Meaning::Gone)); // SQLITE_CANTOPEN
        check_sqlite(26, Some(Meaning::NotOurs));
        check_sqlite(1, None);
    }

    #[track_caller]
    fn check_sqlite(code: u32, expected: Option<Meaning>) {
        assert_eq!(expected, of_sqlite(code), "{code}");
    }

    #[test]
    fn codes_of_postgres() {
        check_postgres("53100", Some(Meaning::Full)); // disk_full
        check_postgres("53300", Some(Meaning::Gone)); // too_many_connections
        check_postgres("25006", Some(Meaning::ReadOnly)); // a standby
        check_postgres("25P03", Some(Meaning::Gone)); // idle in transaction for too long
        check_postgres("57P01", Some(Meaning::Gone)); // admin_shutdown
        check_postgres("57P03", Some(Meaning::Gone)); // cannot_connect_now
        check_postgres("55P03", Some(Meaning::Busy)); // lock_not_available
        check_postgres("28P01", Some(Meaning::Refused)); // invalid_password
        check_postgres("3D000", Some(Meaning::Refused)); // no such database
        check_postgres("XX001", Some(Meaning::Damaged));
        check_postgres("42601", None);
    }

    #[track_caller]
    fn check_postgres(code: &str, expected: Option<Meaning>) {
        assert_eq!(expected, of_postgres(code), "{code}");
    }

    #[test]
    fn whatever_does_not_say_that_nothing_was_stored_leaves_a_doubt() {
        let lost = || sqlx::Error::Io(std::io::ErrorKind::ConnectionReset.into());
        assert!(matches!(in_words("here", &lost()), StoreError::Gone { .. }));
        assert!(matches!(in_doubt("here", &lost()), StoreError::Doubtful { .. }));
        // A record of TLS that was garbled on its way.
        let garbled = sqlx::Error::Io(std::io::ErrorKind::InvalidData.into());
        assert!(matches!(in_words("here", &garbled), StoreError::Refused { .. }));
        assert!(matches!(in_doubt("here", &garbled), StoreError::Doubtful { .. }));
        assert!(matches!(in_doubt("here", &sqlx::Error::RowNotFound), StoreError::Doubtful { .. }));
    }
}
