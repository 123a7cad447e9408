//! What people come in with: the statements. Both databases get the same text.

use ronde_desk::entry::Hash;
use ronde_desk::portable::Damage;
use ronde_office::people::{Credentials, Pass, PassKind};
use ronde_office::{Reply, StoreError, Unfit};
use sqlx::postgres::PgRow;
use sqlx::sqlite::SqliteRow;
use sqlx::{PgConnection, Row, SqliteConnection};

use crate::error::Trouble;
use crate::{PostgresStore, SqliteStore};

/// What ended so long ago is forgotten: thirty days.
const FORGOTTEN: i64 = 30 * 24 * 3_600_000;
/// Longest text of a row; names are cut before they come here.
const LONGEST: usize = 1_000;

const COLUMNS: &str = "SELECT id, kind, event, person, name, made, used, expires FROM pass";

type Answer<T> = Result<T, sqlx::Error>;

/// What the tables can be asked, by a connection of either database.
trait Tables: Send {
    fn add(&mut self, hash: Hash, pass: &Pass) -> impl Future<Output = Answer<()>> + Send;
    fn find(&mut self, hash: Hash) -> impl Future<Output = Answer<Option<Pass>>> + Send;
    fn of_event(&mut self, event: Option<&str>) -> impl Future<Output = Answer<Vec<Pass>>> + Send;
    fn touched(&mut self, id: &str, at: i64) -> impl Future<Output = Answer<()>> + Send;
    fn ended(&mut self, id: &str) -> impl Future<Output = Answer<u64>> + Send;
    fn ended_all(&mut self, event: &str, person: &str) -> impl Future<Output = Answer<u64>> + Send;
    fn put_password(
        &mut self,
        event: &str,
        person: &str,
        hash: Option<&str>,
    ) -> impl Future<Output = Answer<()>> + Send;
    fn password_of(
        &mut self,
        event: &str,
        person: &str,
    ) -> impl Future<Output = Answer<Option<String>>> + Send;
    fn secret_of(
        &mut self,
        name: &str,
        fresh: [u8; 32],
    ) -> impl Future<Output = Answer<Vec<u8>>> + Send;
}

fn damage(what: Damage) -> sqlx::Error {
    sqlx::Error::Decode(what.into())
}

fn kind_of(word: &str) -> Answer<PassKind> {
    PassKind::of(word).ok_or_else(|| damage(Damage::Pass(word.to_owned())))
}

/// Writes [`Tables`] for one database.
macro_rules! tables {
    ($connection:ty, $row:ty, $pass:ident) => {
        fn $pass(row: $row) -> Answer<Pass> {
            let word: String = row.try_get(1)?;
            Ok(Pass {
                id: row.try_get(0)?,
                kind: kind_of(&word)?,
                event: row.try_get(2)?,
                person: row.try_get(3)?,
                name: row.try_get(4)?,
                made: row.try_get(5)?,
                used: row.try_get(6)?,
                expires: row.try_get(7)?,
            })
        }

        impl Tables for $connection {
            async fn add(&mut self, hash: Hash, pass: &Pass) -> Answer<()> {
                let old = sqlx::query("DELETE FROM pass WHERE expires < $1");
                old.bind(pass.made - FORGOTTEN).execute(&mut *self).await?;
                let sql = "INSERT INTO pass \
                           (hash, id, kind, event, person, name, made, used, expires) \
                           VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)";
                let query = sqlx::query(sql).bind(&hash.0[..]).bind(&*pass.id);
                let query = query.bind(pass.kind.word()).bind(pass.event.as_deref());
                let query = query.bind(&*pass.person).bind(&*pass.name);
                let query = query.bind(pass.made).bind(pass.used).bind(pass.expires);
                query.execute(self).await.map(drop)
            }

            async fn find(&mut self, hash: Hash) -> Answer<Option<Pass>> {
                let sql = sqlx::AssertSqlSafe(format!("{COLUMNS} WHERE hash = $1"));
                let row = sqlx::query(sql).bind(&hash.0[..]).fetch_optional(self).await?;
                row.map($pass).transpose()
            }

            async fn of_event(&mut self, event: Option<&str>) -> Answer<Vec<Pass>> {
                let sql = format!(
                    "{COLUMNS} WHERE event = $1 OR (event IS NULL AND $1 IS NULL) \
                     ORDER BY made, id"
                );
                let query = sqlx::query(sqlx::AssertSqlSafe(sql)).bind(event);
                query.fetch_all(self).await?.into_iter().map($pass).collect()
            }

            async fn touched(&mut self, id: &str, at: i64) -> Answer<()> {
                let query = sqlx::query("UPDATE pass SET used = $2 WHERE id = $1 AND used < $2");
                query.bind(id).bind(at).execute(self).await.map(drop)
            }

            async fn ended(&mut self, id: &str) -> Answer<u64> {
                let query = sqlx::query("DELETE FROM pass WHERE id = $1").bind(id);
                Ok(query.execute(self).await?.rows_affected())
            }

            async fn ended_all(&mut self, event: &str, person: &str) -> Answer<u64> {
                let sql = "DELETE FROM password WHERE event = $1 AND person = $2";
                sqlx::query(sql).bind(event).bind(person).execute(&mut *self).await?;
                let sql = "DELETE FROM pass WHERE event = $1 AND person = $2";
                let query = sqlx::query(sql).bind(event).bind(person);
                Ok(query.execute(self).await?.rows_affected())
            }

            async fn put_password(
                &mut self,
                event: &str,
                person: &str,
                hash: Option<&str>,
            ) -> Answer<()> {
                let Some(hash) = hash else {
                    let sql = "DELETE FROM password WHERE event = $1 AND person = $2";
                    let query = sqlx::query(sql).bind(event).bind(person);
                    return query.execute(self).await.map(drop);
                };
                let sql = "INSERT INTO password (event, person, hash) VALUES ($1, $2, $3) \
                           ON CONFLICT (event, person) DO UPDATE SET hash = excluded.hash";
                let query = sqlx::query(sql).bind(event).bind(person).bind(hash);
                query.execute(self).await.map(drop)
            }

            async fn password_of(&mut self, event: &str, person: &str) -> Answer<Option<String>> {
                let sql = "SELECT hash FROM password WHERE event = $1 AND person = $2";
                let query = sqlx::query(sql).bind(event).bind(person);
                let row = query.fetch_optional(self).await?;
                row.map(|row: $row| row.try_get(0)).transpose()
            }

            async fn secret_of(&mut self, name: &str, fresh: [u8; 32]) -> Answer<Vec<u8>> {
                let sql = "INSERT INTO secret (name, bytes) VALUES ($1, $2) \
                           ON CONFLICT (name) DO NOTHING";
                sqlx::query(sql).bind(name).bind(&fresh[..]).execute(&mut *self).await?;
                let query = sqlx::query("SELECT bytes FROM secret WHERE name = $1").bind(name);
                let row: $row = query.fetch_one(self).await?;
                row.try_get(0)
            }
        }
    };
}

tables!(SqliteConnection, SqliteRow, sqlite_pass);
tables!(PgConnection, PgRow, postgres_pass);

/// A text that is longer, or has a zero byte, is a mistake of the program.
fn fits(texts: &[&str]) -> Result<(), Trouble> {
    match texts.iter().find(|text| text.len() > LONGEST || text.contains('\0')) {
        None => Ok(()),
        Some(text) => Err(StoreError::unfit(Unfit::TextOfPass(text.len())).into()),
    }
}

async fn add<T: Tables>(tables: &mut T, hash: Hash, pass: &Pass) -> Result<(), Trouble> {
    fits(&[&pass.id, &pass.person, &pass.name])?;
    Ok(tables.add(hash, pass).await?)
}

async fn secret<T: Tables>(
    tables: &mut T,
    name: &str,
    fresh: [u8; 32],
) -> Result<[u8; 32], Trouble> {
    fits(&[name])?;
    let bytes = tables.secret_of(name, fresh).await?;
    let short = |_| Trouble::Database(damage(Damage::Secret(name.to_owned())));
    bytes.try_into().map_err(short)
}

async fn set_password<T: Tables>(
    tables: &mut T,
    event: &str,
    person: &str,
    hash: Option<&str>,
) -> Result<(), Trouble> {
    fits(&[person, hash.unwrap_or_default()])?;
    Ok(tables.put_password(event, person, hash).await?)
}

/// Writes [`Credentials`] for one store; `$tables` finds the connection in a transaction.
macro_rules! credentials {
    ($store:ty, $tables:expr) => {
        impl Credentials for $store {
            fn add_pass<'a>(&'a self, hash: Hash, pass: &'a Pass) -> Reply<'a, ()> {
                Box::pin(async move {
                    let mut writing = self.begin().await?;
                    let outcome = add($tables(&mut writing), hash, pass).await;
                    writing.end(outcome).await
                })
            }

            fn pass(&self, hash: Hash) -> Reply<'_, Option<Pass>> {
                Box::pin(async move { self.told(self.reader().await?.find(hash).await) })
            }

            fn passes<'a>(&'a self, event: Option<&'a str>) -> Reply<'a, Vec<Pass>> {
                Box::pin(async move { self.told(self.reader().await?.of_event(event).await) })
            }

            fn touch<'a>(&'a self, id: &'a str, at: i64) -> Reply<'a, ()> {
                Box::pin(async move {
                    let mut writing = self.begin().await?;
                    let outcome = $tables(&mut writing).touched(id, at).await;
                    writing.end(outcome.map_err(Trouble::from)).await
                })
            }

            fn end_pass<'a>(&'a self, id: &'a str) -> Reply<'a, bool> {
                Box::pin(async move {
                    let mut writing = self.begin().await?;
                    let outcome = $tables(&mut writing).ended(id).await;
                    Ok(writing.end(outcome.map_err(Trouble::from)).await? > 0)
                })
            }

            fn end_person<'a>(&'a self, event: &'a str, person: &'a str) -> Reply<'a, u64> {
                Box::pin(async move {
                    let mut writing = self.begin().await?;
                    let outcome = $tables(&mut writing).ended_all(event, person).await;
                    writing.end(outcome.map_err(Trouble::from)).await
                })
            }

            fn set_password<'a>(
                &'a self,
                event: &'a str,
                person: &'a str,
                hash: Option<&'a str>,
            ) -> Reply<'a, ()> {
                Box::pin(async move {
                    let mut writing = self.begin().await?;
                    let outcome = set_password($tables(&mut writing), event, person, hash).await;
                    writing.end(outcome).await
                })
            }

            fn password<'a>(
                &'a self,
                event: &'a str,
                person: &'a str,
            ) -> Reply<'a, Option<String>> {
                Box::pin(
                    async move { self.told(self.reader().await?.password_of(event, person).await) },
                )
            }

            fn secret<'a>(&'a self, name: &'a str, fresh: [u8; 32]) -> Reply<'a, [u8; 32]> {
                Box::pin(async move {
                    let mut writing = self.begin().await?;
                    let outcome = secret($tables(&mut writing), name, fresh).await;
                    writing.end(outcome).await
                })
            }
        }
    };
}

credentials!(SqliteStore, crate::sqlite::connection);
credentials!(PostgresStore, crate::postgres::connection);
