//! What people come in with: the statements. Both databases get the same text.

use ronde_desk::entry::Hash;
use ronde_desk::portable::Damage;
use ronde_office::people::{Credentials, Pass, PassKind};
use ronde_office::{Reply, StoreError, Unfit};

#[cfg(feature = "postgres")]
use crate::PostgresStore;
use crate::SqliteStore;
use crate::connection::{Answer, Connection, Row, damage, values};
use crate::error::Trouble;

/// What ended so long ago is forgotten: thirty days.
const FORGOTTEN: i64 = 30 * 24 * 3_600_000;
/// Longest text of a row; names are cut before they come here.
const LONGEST: usize = 1_000;

const COLUMNS: &str = "SELECT id, kind, event, person, name, made, used, expires FROM pass";

fn kind_of(word: &str) -> Answer<PassKind> {
    PassKind::of(word).ok_or_else(|| damage(Damage::Pass(word.to_owned())))
}

fn pass_of(mut row: Row) -> Answer<Pass> {
    Ok(Pass {
        id: row.text(0)?,
        kind: kind_of(&row.text(1)?)?,
        event: row.text_or_none(2)?,
        person: row.text(3)?,
        name: row.text(4)?,
        made: row.number(5)?,
        used: row.number(6)?,
        expires: row.number_or_none(7)?,
    })
}

impl dyn Connection + '_ {
    async fn add(&mut self, hash: Hash, pass: &Pass) -> Answer<()> {
        let old = "DELETE FROM pass WHERE expires < $1";
        self.change(old.into(), values![pass.made - FORGOTTEN]).await?;
        let sql = "INSERT INTO pass \
                   (hash, id, kind, event, person, name, made, used, expires) \
                   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)";
        let mut values = values![hash, &*pass.id, pass.kind.word(), pass.event.as_deref()];
        values.extend(values![&*pass.person, &*pass.name]);
        values.extend(values![pass.made, pass.used, pass.expires]);
        self.change(sql.into(), values).await.map(drop)
    }

    async fn find(&mut self, hash: Hash) -> Answer<Option<Pass>> {
        let row = self.one(format!("{COLUMNS} WHERE hash = $1"), values![hash]).await?;
        row.map(pass_of).transpose()
    }

    async fn of_event(&mut self, event: Option<&str>) -> Answer<Vec<Pass>> {
        let sql = format!(
            "{COLUMNS} WHERE event = $1 OR (event IS NULL AND $1 IS NULL) ORDER BY made, id"
        );
        self.rows(sql.into(), values![event]).await?.into_iter().map(pass_of).collect()
    }

    async fn touched(&mut self, id: &str, at: i64) -> Answer<()> {
        let sql = "UPDATE pass SET used = $2 WHERE id = $1 AND used < $2";
        self.change(sql.into(), values![id, at]).await.map(drop)
    }

    async fn ended(&mut self, id: &str) -> Answer<u64> {
        self.change("DELETE FROM pass WHERE id = $1".into(), values![id]).await
    }

    async fn ended_all(&mut self, event: &str, person: &str) -> Answer<u64> {
        let sql = "DELETE FROM password WHERE event = $1 AND person = $2";
        self.change(sql.into(), values![event, person]).await?;
        let sql = "DELETE FROM pass WHERE event = $1 AND person = $2";
        self.change(sql.into(), values![event, person]).await
    }

    async fn put_password(&mut self, event: &str, person: &str, hash: Option<&str>) -> Answer<()> {
        let Some(hash) = hash else {
            let sql = "DELETE FROM password WHERE event = $1 AND person = $2";
            return self.change(sql.into(), values![event, person]).await.map(drop);
        };
        let sql = "INSERT INTO password (event, person, hash) VALUES ($1, $2, $3) \
                   ON CONFLICT (event, person) DO UPDATE SET hash = excluded.hash";
        self.change(sql.into(), values![event, person, hash]).await.map(drop)
    }

    async fn password_of(&mut self, event: &str, person: &str) -> Answer<Option<String>> {
        let sql = "SELECT hash FROM password WHERE event = $1 AND person = $2";
        let row = self.one(sql, values![event, person]).await?;
        row.map(|mut row| row.text(0)).transpose()
    }

    async fn secret_of(&mut self, name: &str, fresh: [u8; 32]) -> Answer<Vec<u8>> {
        let sql = "INSERT INTO secret (name, bytes) VALUES ($1, $2) \
                   ON CONFLICT (name) DO NOTHING";
        self.change(sql.into(), values![name, &fresh[..]]).await?;
        let row = self.one("SELECT bytes FROM secret WHERE name = $1", values![name]).await?;
        row.ok_or_else(|| damage(Damage::Secret(name.to_owned())))?.bytes(0)
    }
}

/// A text that is longer, or has a zero byte, is a mistake of the program.
fn fits(texts: &[&str]) -> Result<(), Trouble> {
    match texts.iter().find(|text| text.len() > LONGEST || text.contains('\0')) {
        None => Ok(()),
        Some(text) => Err(StoreError::unfit(Unfit::TextOfPass(text.len())).into()),
    }
}

async fn add(tables: &mut dyn Connection, hash: Hash, pass: &Pass) -> Result<(), Trouble> {
    fits(&[&pass.id, &pass.person, &pass.name])?;
    Ok(tables.add(hash, pass).await?)
}

async fn secret(
    tables: &mut dyn Connection,
    name: &str,
    fresh: [u8; 32],
) -> Result<[u8; 32], Trouble> {
    fits(&[name])?;
    let bytes = tables.secret_of(name, fresh).await?;
    let short = |_| Trouble::Database(damage(Damage::Secret(name.to_owned())));
    bytes.try_into().map_err(short)
}

async fn set_password(
    tables: &mut dyn Connection,
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
#[cfg(feature = "postgres")]
credentials!(PostgresStore, crate::postgres::connection);
