//! Tables of older versions become those of today when a store is opened. A migration that was ever
//! released is not changed; a new one is a file more.

#[cfg(feature = "postgres")]
use crate::connection::values;
use crate::connection::{Answer, Connection};

/// The migrations of one database, the first for an empty one.
pub(crate) struct Migrations(&'static [&'static str]);

pub(crate) const SQLITE: Migrations = Migrations(&[
    include_str!("../migrations/sqlite/0001_journals.sql"),
    include_str!("../migrations/sqlite/0002_kept_state_hash.sql"),
    include_str!("../migrations/sqlite/0003_people.sql"),
    include_str!("../migrations/sqlite/0004_machine.sql"),
    include_str!("../migrations/sqlite/0005_notes.sql"),
]);

#[cfg(feature = "postgres")]
pub(crate) const POSTGRES: Migrations = Migrations(&[
    include_str!("../migrations/postgres/0001_journals.sql"),
    include_str!("../migrations/postgres/0002_kept_state_hash.sql"),
    include_str!("../migrations/postgres/0003_people.sql"),
    include_str!("../migrations/postgres/0004_machine.sql"),
    include_str!("../migrations/postgres/0005_notes.sql"),
]);

/// Marks our files among all SQLite files: `Rond`.
pub(crate) const APPLICATION: i64 = 0x526f_6e64;

/// Any number, as long as every version of this program takes the same.
#[cfg(feature = "postgres")]
const LOCK: i64 = 0x526f_6e64;

/// What the tables are like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Found {
    /// As this version makes them.
    Ours,
    /// To be changed by the migrations after that many.
    Older(usize),
    /// Of a later version.
    Newer,
}

impl Migrations {
    fn judge(&self, version: i64) -> Found {
        match usize::try_from(version) {
            Ok(version) if version == self.0.len() => Found::Ours,
            Ok(version) if version > self.0.len() => Found::Newer,
            Ok(version) => Found::Older(version),
            Err(_) => Found::Newer,
        }
    }

    fn newest(&self) -> i64 {
        i64::try_from(self.0.len()).unwrap_or(i64::MAX)
    }
}

/// What a SQLite file is like; nothing is changed.
pub(crate) async fn found_sqlite(connection: &mut dyn Connection) -> Answer<Found> {
    Ok(SQLITE.judge(user_version(connection).await?))
}

/// What a PostgreSQL database is like; nothing is changed.
#[cfg(feature = "postgres")]
pub(crate) async fn found_postgres(connection: &mut dyn Connection) -> Answer<Found> {
    Ok(POSTGRES.judge(schema_version(connection).await?))
}

/// Brings a SQLite file up to date. The answer is what it was like.
pub(crate) async fn sqlite(connection: &mut dyn Connection) -> Answer<Found> {
    match SQLITE.judge(user_version(connection).await?) {
        Found::Older(_) => {}
        found => return Ok(found),
    }
    connection.run("BEGIN IMMEDIATE".into()).await?;
    // Another program may have been quicker.
    let found = SQLITE.judge(user_version(connection).await?);
    if let Found::Older(done) = found {
        for sql in &SQLITE.0[done..] {
            connection.run((*sql).into()).await?;
        }
        let marks = format!(
            "PRAGMA application_id = {APPLICATION}; PRAGMA user_version = {}",
            SQLITE.newest()
        );
        connection.run(marks.into()).await?;
    }
    connection.run("COMMIT".into()).await?;
    Ok(found)
}

async fn user_version(connection: &mut dyn Connection) -> Answer<i64> {
    connection.number("PRAGMA user_version").await
}

/// Brings a PostgreSQL database up to date, in a transaction of its caller. The answer is what it
/// was like.
#[cfg(feature = "postgres")]
pub(crate) async fn postgres(connection: &mut dyn Connection) -> Answer<Found> {
    connection.rows("SELECT pg_advisory_xact_lock($1)".into(), values![LOCK]).await?;
    // Another machine may have been quicker.
    let found = POSTGRES.judge(schema_version(connection).await?);
    if let Found::Older(done) = found {
        let table = "CREATE TABLE IF NOT EXISTS ronde_schema (version BIGINT PRIMARY KEY)";
        connection.run(table.into()).await?;
        for sql in &POSTGRES.0[done..] {
            connection.run((*sql).into()).await?;
        }
        let mark = "INSERT INTO ronde_schema (version) VALUES ($1)";
        connection.change(mark.into(), values![POSTGRES.newest()]).await?;
    }
    Ok(found)
}

#[cfg(feature = "postgres")]
async fn schema_version(connection: &mut dyn Connection) -> Answer<i64> {
    if connection.number("SELECT to_regclass('ronde_schema') IS NOT NULL").await? == 0 {
        return Ok(0);
    }
    connection.number("SELECT coalesce(max(version), 0) FROM ronde_schema").await
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions() {
        let two = Migrations(&["", ""]);
        assert_eq!(Found::Older(0), two.judge(0));
        assert_eq!(Found::Older(1), two.judge(1));
        assert_eq!(Found::Ours, two.judge(2));
        assert_eq!(Found::Newer, two.judge(3));
    }

    #[test]
    #[cfg(feature = "postgres")]
    fn both_have_the_same_history() {
        assert_eq!(SQLITE.0.len(), POSTGRES.0.len());
    }
}
