//! Journals in a database: the stores of [`ronde_office`], on SQLite or on PostgreSQL.
//!
//! | To find | look in |
//! |---|---|
//! | one SQLite file, with its writer and its readers | [`SqliteStore`] |
//! | PostgreSQL, for any number of machines | [`PostgresStore`] |
//! | the order of checks when something is added, for both | `protocol` |
//! | what both do in the same words | `alike` |
//! | a connection to either, and how many there are | `connection`, `pool` |
//! | SQLite on threads where nobody waits for it | `session` |
//! | the statements, for both | `tables`, `people`, `notes` |
//! | what the databases say, as errors of a store | `error` |
//! | the file of an SQLite store: ours, old, exchanged | `file` |
//! | tables of older versions | `migrations` |
#![deny(clippy::float_arithmetic, clippy::disallowed_types, clippy::too_many_lines)]

mod alike;
mod connection;
mod error;
mod file;
mod migrations;
mod notes;
mod people;
mod pool;
#[cfg(feature = "postgres")]
mod postgres;
mod protocol;
mod session;
mod sqlite;
mod tables;
mod watch;

use std::path::Path;
use std::sync::Arc;

use ronde_office::{Store, StoreError};

#[cfg(feature = "postgres")]
pub use postgres::PostgresStore;
pub use sqlite::SqliteStore;

/// Opens the store at a URL: `postgres://…`, or `sqlite:FILE`, or simply a file.
///
/// # Errors
/// It cannot be reached, is damaged, or belongs to something else.
pub async fn open(url: &str) -> Result<Arc<dyn Store>, StoreError> {
    if is_postgres(url) {
        return postgres_open(url).await;
    }
    Ok(Arc::new(SqliteStore::open(file_of(url)).await?))
}

/// Opens the store at a URL in order to read: nothing is made, and nothing of an older version is
/// changed.
///
/// # Errors
/// It is not there, cannot be reached, is damaged, of another version, or belongs to something
/// else.
pub async fn open_to_read(url: &str) -> Result<Arc<dyn Store>, StoreError> {
    if is_postgres(url) {
        return postgres_open_to_read(url).await;
    }
    Ok(Arc::new(SqliteStore::open_to_read(file_of(url)).await?))
}

#[cfg(feature = "postgres")]
async fn postgres_open(url: &str) -> Result<Arc<dyn Store>, StoreError> {
    Ok(Arc::new(PostgresStore::open(url).await?))
}

#[cfg(feature = "postgres")]
async fn postgres_open_to_read(url: &str) -> Result<Arc<dyn Store>, StoreError> {
    Ok(Arc::new(PostgresStore::open_to_read(url).await?))
}

/// The URL may hold a password, so that it is not told.
#[cfg(not(feature = "postgres"))]
async fn postgres_open(_: &str) -> Result<Arc<dyn Store>, StoreError> {
    Err(StoreError::Address { why: ronde_office::AddressFault::NoPostgres })
}

#[cfg(not(feature = "postgres"))]
use postgres_open as postgres_open_to_read;

fn is_postgres(url: &str) -> bool {
    url.starts_with("postgres://") || url.starts_with("postgresql://")
}

fn file_of(url: &str) -> &Path {
    let file = url.strip_prefix("sqlite:").unwrap_or(url);
    Path::new(file.strip_prefix("//").unwrap_or(file))
}
