//! What the databases say, as one of [`StoreError`].

use ronde_desk::portable::Damage;
use ronde_office::{Doubt, Lost, StoreError};

/// What a database, or the way to it, answers instead.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Fault {
    /// SQLite's own code, with all that it says.
    Sqlite { code: u32, why: String },
    /// PostgreSQL's own code.
    #[cfg_attr(not(feature = "postgres"), allow(dead_code, reason = "there is no server"))]
    Postgres { code: String, why: String },
    /// Nobody listens there at this moment.
    #[cfg_attr(not(feature = "postgres"), allow(dead_code, reason = "there is no server"))]
    Away(String),
    /// The connection broke, or there was none in time.
    Lost(Lost),
    /// It does not want us, or we do not trust it.
    #[cfg_attr(not(feature = "postgres"), allow(dead_code, reason = "there is no server"))]
    Refused(String),
    /// What is in the tables is not what was put there.
    Damaged(Damage),
    /// A mistake of this program.
    Odd(String),
}

impl Fault {
    /// The database's own words.
    pub(crate) fn why(&self) -> String {
        match self {
            // Some of its messages are the same for different codes.
            Fault::Sqlite { code, why } => format!("(code: {code}) {why}"),
            Fault::Postgres { why, .. }
            | Fault::Away(why)
            | Fault::Lost(Lost::Said(why))
            | Fault::Refused(why)
            | Fault::Odd(why) => why.clone(),
            Fault::Lost(why) => format!("{why:?}"),
            Fault::Damaged(what) => what.to_string(),
        }
    }

    /// Why it cannot be reached.
    fn lost(&self) -> Lost {
        match self {
            Fault::Lost(why) => why.clone(),
            Fault::Sqlite { .. }
            | Fault::Postgres { .. }
            | Fault::Away(_)
            | Fault::Refused(_)
            | Fault::Damaged(_)
            | Fault::Odd(_) => Lost::Said(self.why()),
        }
    }
}

impl From<rusqlite::Error> for Fault {
    fn from(error: rusqlite::Error) -> Fault {
        match &error {
            rusqlite::Error::SqliteFailure(failure, why) => {
                let why = why.clone().unwrap_or_else(|| failure.to_string());
                Fault::Sqlite { code: failure.extended_code.unsigned_abs(), why }
            }
            rusqlite::Error::SqlInputError { error: failure, msg, .. } => {
                Fault::Sqlite { code: failure.extended_code.unsigned_abs(), why: msg.clone() }
            }
            other => Fault::Odd(other.to_string()),
        }
    }
}

/// What a step of a transaction may end with: an error of ours, or one of the database.
#[derive(Debug)]
pub(crate) enum Trouble {
    Told(StoreError),
    Database(Fault),
}

impl From<StoreError> for Trouble {
    fn from(error: StoreError) -> Trouble {
        Trouble::Told(error)
    }
}

impl From<Fault> for Trouble {
    fn from(fault: Fault) -> Trouble {
        Trouble::Database(fault)
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
pub(crate) fn in_words(place: &str, fault: &Fault) -> StoreError {
    let (place, why) = (place.to_owned(), fault.why());
    match meaning(fault) {
        Some(Meaning::Full) => StoreError::Full { place },
        Some(Meaning::ReadOnly) => StoreError::ReadOnly { place },
        Some(Meaning::Busy) => StoreError::Busy { place },
        Some(Meaning::Damaged) => StoreError::Damaged { place, what: damage(fault) },
        Some(Meaning::NotOurs) => StoreError::NotOurs { place },
        Some(Meaning::Gone) => StoreError::Gone { place, why: fault.lost() },
        Some(Meaning::Refused) => StoreError::Refused { place, why },
        None => StoreError::Other { place, why },
    }
}

/// The same for an error of the very last step, after which only the database knows, unless it says
/// itself that nothing was stored.
pub(crate) fn in_doubt(place: &str, fault: &Fault) -> StoreError {
    if is_certain(fault) {
        return in_words(place, fault);
    }
    StoreError::Doubtful { place: place.to_owned(), why: Doubt::Lost(fault.lost()) }
}

/// What is wrong with what a database holds: what we have found, or what it says itself.
pub(crate) fn damage(fault: &Fault) -> Damage {
    match fault {
        Fault::Damaged(what) => what.clone(),
        other => Damage::Said(other.why()),
    }
}

/// Whether the database says that a transaction was not committed.
fn is_certain(fault: &Fault) -> bool {
    /// `SQLITE_IOERR_WRITE`: what was to be written did not get into the file.
    const NOT_WRITTEN: u32 = 778;
    match fault {
        Fault::Sqlite { code, .. } => {
            matches!(of_sqlite(*code), Some(Meaning::Busy | Meaning::ReadOnly))
                || code & 0xff == 13
                || *code == NOT_WRITTEN
        }
        // A constraint, or a conflict with another transaction.
        Fault::Postgres { code, .. } => {
            matches!(of_postgres(code), Some(Meaning::Busy | Meaning::ReadOnly))
                || code.starts_with("23")
                || code.starts_with("40")
        }
        Fault::Away(_) | Fault::Lost(_) | Fault::Refused(_) | Fault::Damaged(_) | Fault::Odd(_) => {
            false
        }
    }
}

fn meaning(fault: &Fault) -> Option<Meaning> {
    match fault {
        Fault::Sqlite { code, .. } => of_sqlite(*code),
        Fault::Postgres { code, .. } => of_postgres(code),
        Fault::Away(_) | Fault::Lost(_) => Some(Meaning::Gone),
        Fault::Refused(_) => Some(Meaning::Refused),
        Fault::Damaged(_) => Some(Meaning::Damaged),
        Fault::Odd(_) => None,
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
        let lost = Fault::Lost(Lost::Said("reset".to_owned()));
        assert!(matches!(in_words("here", &lost), StoreError::Gone { .. }));
        assert!(matches!(in_doubt("here", &lost), StoreError::Doubtful { .. }));
        // A record of TLS that was garbled on its way.
        let garbled = Fault::Refused("a bad record".to_owned());
        assert!(matches!(in_words("here", &garbled), StoreError::Refused { .. }));
        assert!(matches!(in_doubt("here", &garbled), StoreError::Doubtful { .. }));
        let odd = Fault::Odd("no row".to_owned());
        assert!(matches!(in_doubt("here", &odd), StoreError::Doubtful { .. }));
        let taken = Fault::Postgres { code: "23505".to_owned(), why: String::new() };
        assert!(matches!(in_doubt("here", &taken), StoreError::Other { .. }));
    }

    #[test]
    fn the_codes_of_sqlite_are_told_in_full() {
        let failure = rusqlite::ffi::Error::new(778);
        let fault = Fault::from(rusqlite::Error::SqliteFailure(failure, Some("disk".to_owned())));
        assert_eq!(Fault::Sqlite { code: 778, why: "disk".to_owned() }, fault);
        assert!(matches!(in_doubt("here", &fault), StoreError::Full { .. }));
        assert_eq!("(code: 778) disk", fault.why());
    }
}
