//! What the databases say, as one of [`StoreError`].

use ronde_desk::portable::Damage;
use ronde_office::{Doubt, StoreError};

/// What a step of a transaction may end with: an error of ours, or one of the database.
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
pub(crate) fn in_words(place: &str, error: &sqlx::Error) -> StoreError {
    let place = place.to_owned();
    let why = error.as_database_error().map_or_else(|| error.to_string(), ToString::to_string);
    match meaning(error) {
        Some(Meaning::Full) => StoreError::Full { place },
        Some(Meaning::ReadOnly) => StoreError::ReadOnly { place },
        Some(Meaning::Busy) => StoreError::Busy { place },
        Some(Meaning::Damaged) => StoreError::Damaged { place, what: damage(error) },
        Some(Meaning::NotOurs) => StoreError::NotOurs { place },
        Some(Meaning::Gone) => StoreError::Gone { place, why },
        Some(Meaning::Refused) => StoreError::Refused { place, why },
        None => StoreError::Other { place, why },
    }
}

/// The same for an error of the very last step, after which only the database knows, unless it says
/// itself that nothing was stored.
pub(crate) fn in_doubt(place: &str, error: &sqlx::Error) -> StoreError {
    if is_certain(error) {
        return in_words(place, error);
    }
    let why = error.as_database_error().map_or_else(|| error.to_string(), ToString::to_string);
    StoreError::Doubtful { place: place.to_owned(), why: Doubt::Said(why) }
}

/// What is wrong with what a database holds: what we have found, or what it says itself.
pub(crate) fn damage(error: &sqlx::Error) -> Damage {
    let source = match error {
        sqlx::Error::Decode(source) | sqlx::Error::ColumnDecode { source, .. } => source,
        other => return Damage::Said(other.to_string()),
    };
    let ours = source.downcast_ref::<Damage>().cloned();
    ours.unwrap_or_else(|| Damage::Said(source.to_string()))
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
