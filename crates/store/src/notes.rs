//! Notes beside the journals. Both databases get the same text.

use ronde_office::notes::Notes;
use ronde_office::{Reply, StoreError, Unfit};
use sqlx::postgres::PgRow;
use sqlx::sqlite::SqliteRow;
use sqlx::{PgConnection, Row, SqliteConnection};

use crate::error::Trouble;
use crate::{PostgresStore, SqliteStore};

/// Longest name, and longest text.
const LONGEST_NAME: usize = 200;
const LONGEST_TEXT: usize = 16 * 1024;

type Answer<T> = Result<T, sqlx::Error>;

/// What the table can be asked, by a connection of either database.
trait Tables: Send {
    fn found(&mut self, prefix: &str)
    -> impl Future<Output = Answer<Vec<(String, String)>>> + Send;
    fn put(&mut self, name: &str, text: Option<&str>) -> impl Future<Output = Answer<()>> + Send;
}

/// Writes [`Tables`] for one database.
macro_rules! tables {
    ($connection:ty, $row:ty) => {
        impl Tables for $connection {
            async fn found(&mut self, prefix: &str) -> Answer<Vec<(String, String)>> {
                // Not LIKE, to which some letters are signs.
                let sql = "SELECT name, text FROM note WHERE substr(name, 1, length($1)) = $1";
                let rows = sqlx::query(sql).bind(prefix).fetch_all(self).await?;
                let note = |row: $row| Ok((row.try_get(0)?, row.try_get(1)?));
                let mut notes = rows.into_iter().map(note).collect::<Answer<Vec<_>>>()?;
                // Databases have orders of their own.
                notes.sort_unstable();
                Ok(notes)
            }

            async fn put(&mut self, name: &str, text: Option<&str>) -> Answer<()> {
                let Some(text) = text else {
                    let query = sqlx::query("DELETE FROM note WHERE name = $1").bind(name);
                    return query.execute(self).await.map(drop);
                };
                let sql = "INSERT INTO note (name, text) VALUES ($1, $2) \
                           ON CONFLICT (name) DO UPDATE SET text = excluded.text";
                sqlx::query(sql).bind(name).bind(text).execute(self).await.map(drop)
            }
        }
    };
}

tables!(SqliteConnection, SqliteRow);
tables!(PgConnection, PgRow);

/// What is longer, or has a zero byte, is a mistake of the program.
fn fits(text: &str, longest: usize) -> Result<(), Trouble> {
    if text.len() <= longest && !text.contains('\0') {
        return Ok(());
    }
    Err(StoreError::unfit(Unfit::Note(text.len())).into())
}

async fn put<T: Tables>(tables: &mut T, name: &str, text: Option<&str>) -> Result<(), Trouble> {
    fits(name, LONGEST_NAME)?;
    fits(text.unwrap_or_default(), LONGEST_TEXT)?;
    Ok(tables.put(name, text).await?)
}

/// Writes [`Notes`] for one store; `$tables` finds the connection in a transaction.
macro_rules! notes {
    ($store:ty, $tables:expr) => {
        impl Notes for $store {
            fn notes<'a>(&'a self, prefix: &'a str) -> Reply<'a, Vec<(String, String)>> {
                Box::pin(async move { self.told(self.reader().await?.found(prefix).await) })
            }

            fn set_note<'a>(&'a self, name: &'a str, text: Option<&'a str>) -> Reply<'a, ()> {
                Box::pin(async move {
                    let mut writing = self.begin().await?;
                    let outcome = put($tables(&mut writing), name, text).await;
                    writing.end(outcome).await
                })
            }
        }
    };
}

notes!(SqliteStore, crate::sqlite::connection);
notes!(PostgresStore, crate::postgres::connection);
