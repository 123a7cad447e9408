//! Notes beside the journals. Both databases get the same text.

use ronde_office::notes::Notes;
use ronde_office::{Reply, StoreError, Unfit};

#[cfg(feature = "postgres")]
use crate::PostgresStore;
use crate::SqliteStore;
use crate::connection::{Answer, Connection, values};
use crate::error::Trouble;

/// Longest name, and longest text.
const LONGEST_NAME: usize = 200;
const LONGEST_TEXT: usize = 16 * 1024;

impl dyn Connection + '_ {
    async fn found(&mut self, prefix: &str) -> Answer<Vec<(String, String)>> {
        // Not LIKE, to which some letters are signs.
        let sql = "SELECT name, text FROM note WHERE substr(name, 1, length($1)) = $1";
        let rows = self.rows(sql.into(), values![prefix]).await?;
        let notes = rows.into_iter().map(|mut row| Ok((row.text(0)?, row.text(1)?)));
        let mut notes = notes.collect::<Answer<Vec<_>>>()?;
        // Databases have orders of their own.
        notes.sort_unstable();
        Ok(notes)
    }

    async fn put(&mut self, name: &str, text: Option<&str>) -> Answer<()> {
        let Some(text) = text else {
            let sql = "DELETE FROM note WHERE name = $1";
            return self.change(sql.into(), values![name]).await.map(drop);
        };
        let sql = "INSERT INTO note (name, text) VALUES ($1, $2) \
                   ON CONFLICT (name) DO UPDATE SET text = excluded.text";
        self.change(sql.into(), values![name, text]).await.map(drop)
    }
}

/// What is longer, or has a zero byte, is a mistake of the program.
fn fits(text: &str, longest: usize) -> Result<(), Trouble> {
    if text.len() <= longest && !text.contains('\0') {
        return Ok(());
    }
    Err(StoreError::unfit(Unfit::Note(text.len())).into())
}

async fn put(tables: &mut dyn Connection, name: &str, text: Option<&str>) -> Result<(), Trouble> {
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
#[cfg(feature = "postgres")]
notes!(PostgresStore, crate::postgres::connection);
