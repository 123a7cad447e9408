//! The statements. Both databases get the same text; only how a row is locked differs.

use ronde_desk::entry::{Hash, Head, Line};
use ronde_desk::portable::Damage;
use ronde_office::{Attachment, JournalInfo, KeptState, Kind, Lease, Listing, Opening, Unreadable};
use sqlx::postgres::PgRow;
use sqlx::sqlite::SqliteRow;
use sqlx::{AssertSqlSafe, PgConnection, Row, SqliteConnection};

/// Lines that are written by one statement.
const BATCH: usize = 500;

/// A journal whose row nobody else changes until this transaction ends.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Locked {
    pub(crate) head: Head,
    pub(crate) parent: Option<String>,
}

/// What the tables can be asked, by a connection of either database.
pub(crate) trait Tables: Send {
    /// The journal's row, held until the end of the transaction.
    fn lock(&mut self, journal: &str) -> impl Future<Output = Answer<Option<Locked>>> + Send;
    /// The same for a journal and all whose parent it is; how many there are.
    fn lock_family(&mut self, journal: &str) -> impl Future<Output = Answer<usize>> + Send;
    fn lease_of(
        &mut self,
        journal: &str,
        parent: Option<&str>,
    ) -> impl Future<Output = Answer<Option<Lease>>> + Send;
    /// A lease of one of those whose parent it is, by somebody else.
    fn lease_below(
        &mut self,
        journal: &str,
        holder: &str,
    ) -> impl Future<Output = Answer<Option<Lease>>> + Send;
    fn set_lease(
        &mut self,
        journal: &str,
        lease: &Lease,
    ) -> impl Future<Output = Answer<()>> + Send;
    fn end_lease(&mut self, journal: &str) -> impl Future<Output = Answer<()>> + Send;
    fn add_journal(
        &mut self,
        opening: &Opening<'_>,
        head: Head,
    ) -> impl Future<Output = Answer<()>> + Send;
    fn add_lines(
        &mut self,
        journal: &str,
        lines: &[Line],
    ) -> impl Future<Output = Answer<()>> + Send;
    fn set_head(&mut self, journal: &str, head: Head) -> impl Future<Output = Answer<()>> + Send;
    fn attach(&mut self, attachment: &Attachment) -> impl Future<Output = Answer<()>> + Send;
    /// Tells those who listen on other machines, once the transaction is through.
    fn notify(&mut self, journal: &str, seq: u64) -> impl Future<Output = Answer<()>> + Send;

    fn read(
        &mut self,
        journal: &str,
        after: u64,
        limit: u32,
    ) -> impl Future<Output = Answer<Vec<Line>>> + Send;
    fn head(&mut self, journal: &str) -> impl Future<Output = Answer<Option<Head>>> + Send;
    fn by_key(
        &mut self,
        journal: &str,
        key: &str,
    ) -> impl Future<Output = Answer<Option<Line>>> + Send;
    fn listing(&mut self) -> impl Future<Output = Answer<Listing>> + Send;
    /// The word for what a journal is about.
    fn kind(&mut self, journal: &str) -> impl Future<Output = Answer<Option<Kind>>> + Send;
    /// The name of the machine, which the first who brings one gives.
    fn machine(
        &mut self,
        name: Option<&str>,
    ) -> impl Future<Output = Answer<Option<String>>> + Send;
    /// The parent of a journal; nothing at all where there is no such journal.
    fn parent(
        &mut self,
        journal: &str,
    ) -> impl Future<Output = Answer<Option<Option<String>>>> + Send;
    fn attachment(&mut self, hash: Hash) -> impl Future<Output = Answer<Option<Vec<u8>>>> + Send;
    fn keep_state(
        &mut self,
        journal: &str,
        seq: u64,
        version: u32,
        bytes: &[u8],
    ) -> impl Future<Output = Answer<()>> + Send;
    fn kept_state(
        &mut self,
        journal: &str,
        version: u32,
    ) -> impl Future<Output = Answer<Option<KeptState>>> + Send;
}

type Answer<T> = Result<T, sqlx::Error>;

/// Numbers of lines are counted from 1 and stay far below what `i64` holds.
pub(crate) fn stored(seq: u64) -> i64 {
    i64::try_from(seq).unwrap_or(i64::MAX)
}

fn loaded(seq: i64) -> Answer<u64> {
    u64::try_from(seq).map_err(|_| damage(Damage::Number(seq)))
}

fn damage(what: Damage) -> sqlx::Error {
    sqlx::Error::Decode(what.into())
}

fn hash_of(bytes: &[u8]) -> Answer<Hash> {
    bytes.try_into().map(Hash).map_err(|_| damage(Damage::Hash))
}

fn head_of(seq: i64, hash: &[u8]) -> Answer<Head> {
    Ok(Head { seq: loaded(seq)?, hash: hash_of(hash)? })
}

/// `(…), (…)` for so many lines of five values each.
fn rows(count: usize) -> String {
    let row = |at: usize| {
        let values: Vec<String> = (1..=5).map(|value| format!("${}", at * 5 + value)).collect();
        format!("({})", values.join(", "))
    };
    (0..count).map(row).collect::<Vec<_>>().join(", ")
}

/// Writes [`Tables`] for one database. `$lock` is what makes a read hold the row.
macro_rules! tables {
    ($connection:ty, $row:ty, $line:ident, $lease:ident, $lock:literal, $notify:expr) => {
        /// The text is taken as bytes: one that was damaged must be told by its number.
        fn $line(row: $row) -> Answer<Line> {
            let seq = loaded(row.try_get(0)?)?;
            let text: Vec<u8> = row.try_get_unchecked(2)?;
            let text = String::from_utf8(text);
            let text = text.map_err(|_| damage(Damage::Text(seq)))?;
            let key: Option<Vec<u8>> = row.try_get_unchecked(1)?;
            let key = String::from_utf8(key.unwrap_or_default());
            let key = key.map_err(|_| damage(Damage::Key(seq)))?;
            let hash: Vec<u8> = row.try_get(3)?;
            Ok(Line { seq, key, text, hash: hash_of(&hash)? })
        }

        fn $lease(row: $row) -> Answer<Lease> {
            Ok(Lease { holder: row.try_get(0)?, until: row.try_get(1)? })
        }

        impl Tables for $connection {
            async fn lock(&mut self, journal: &str) -> Answer<Option<Locked>> {
                let sql = concat!("SELECT seq, hash, parent FROM journal WHERE id = $1", $lock);
                let row = sqlx::query(sql).bind(journal).fetch_optional(self).await?;
                row.map(|row: $row| {
                    let hash: Vec<u8> = row.try_get(1)?;
                    let head = head_of(row.try_get(0)?, &hash)?;
                    Ok(Locked { head, parent: row.try_get(2)? })
                })
                .transpose()
            }

            async fn lock_family(&mut self, journal: &str) -> Answer<usize> {
                let sql = concat!(
                    "SELECT id FROM journal WHERE id = $1 OR parent = $1 ORDER BY id",
                    $lock
                );
                Ok(sqlx::query(sql).bind(journal).fetch_all(self).await?.len())
            }

            async fn lease_of(
                &mut self,
                journal: &str,
                parent: Option<&str>,
            ) -> Answer<Option<Lease>> {
                let sql = "SELECT holder, until FROM lease WHERE journal = $1 OR journal = $2";
                let query = sqlx::query(sql).bind(journal).bind(parent);
                query.fetch_optional(self).await?.map($lease).transpose()
            }

            async fn lease_below(&mut self, journal: &str, holder: &str) -> Answer<Option<Lease>> {
                let sql = "SELECT lease.holder, lease.until FROM lease \
                           JOIN journal ON journal.id = lease.journal \
                           WHERE journal.parent = $1 AND lease.holder <> $2 LIMIT 1";
                let query = sqlx::query(sql).bind(journal).bind(holder);
                query.fetch_optional(self).await?.map($lease).transpose()
            }

            async fn set_lease(&mut self, journal: &str, lease: &Lease) -> Answer<()> {
                let sql = "INSERT INTO lease (journal, holder, until) VALUES ($1, $2, $3) \
                           ON CONFLICT (journal) DO UPDATE SET until = excluded.until";
                let query = sqlx::query(sql).bind(journal).bind(&*lease.holder).bind(lease.until);
                query.execute(self).await.map(drop)
            }

            async fn end_lease(&mut self, journal: &str) -> Answer<()> {
                let query = sqlx::query("DELETE FROM lease WHERE journal = $1").bind(journal);
                query.execute(self).await.map(drop)
            }

            async fn add_journal(&mut self, opening: &Opening<'_>, head: Head) -> Answer<()> {
                let sql = "INSERT INTO journal (id, kind, parent, seq, hash) \
                           VALUES ($1, $2, $3, $4, $5)";
                let query = sqlx::query(sql).bind(opening.journal).bind(opening.kind.word());
                let query = query.bind(opening.parent).bind(stored(head.seq));
                query.bind(&head.hash.0[..]).execute(self).await.map(drop)
            }

            async fn add_lines(&mut self, journal: &str, lines: &[Line]) -> Answer<()> {
                for lines in lines.chunks(BATCH) {
                    let sql = "INSERT INTO line (journal, seq, key, text, hash) VALUES ";
                    let sql = AssertSqlSafe(format!("{sql}{}", rows(lines.len())));
                    let mut query = sqlx::query(sql).persistent(lines.len() == 1);
                    for line in lines {
                        let key = Some(&*line.key).filter(|key| !key.is_empty());
                        query = query.bind(journal).bind(stored(line.seq)).bind(key);
                        query = query.bind(&*line.text).bind(&line.hash.0[..]);
                    }
                    query.execute(&mut *self).await?;
                }
                Ok(())
            }

            async fn set_head(&mut self, journal: &str, head: Head) -> Answer<()> {
                let query = sqlx::query("UPDATE journal SET seq = $2, hash = $3 WHERE id = $1");
                let query = query.bind(journal).bind(stored(head.seq)).bind(&head.hash.0[..]);
                query.execute(self).await.map(drop)
            }

            async fn attach(&mut self, attachment: &Attachment) -> Answer<()> {
                let sql = "INSERT INTO attachment (hash, bytes) VALUES ($1, $2) \
                           ON CONFLICT (hash) DO NOTHING";
                let query = sqlx::query(sql).bind(&attachment.hash.0[..]);
                query.bind(&*attachment.bytes).execute(self).await.map(drop)
            }

            async fn notify(&mut self, journal: &str, seq: u64) -> Answer<()> {
                let statement: Option<&'static str> = $notify;
                let Some(sql) = statement else { return Ok(()) };
                let query = sqlx::query(sql).bind(format!("{journal} {seq}"));
                query.execute(self).await.map(drop)
            }

            async fn read(&mut self, journal: &str, after: u64, limit: u32) -> Answer<Vec<Line>> {
                let sql = "SELECT seq, key, text, hash FROM line \
                           WHERE journal = $1 AND seq > $2 ORDER BY seq LIMIT $3";
                let query = sqlx::query(sql).bind(journal).bind(stored(after));
                let rows = query.bind(i64::from(limit)).fetch_all(self).await?;
                rows.into_iter().map($line).collect()
            }

            async fn head(&mut self, journal: &str) -> Answer<Option<Head>> {
                let query = sqlx::query("SELECT seq, hash FROM journal WHERE id = $1");
                let row = query.bind(journal).fetch_optional(self).await?;
                row.map(|row: $row| head_of(row.try_get(0)?, &row.try_get::<Vec<u8>, _>(1)?))
                    .transpose()
            }

            async fn by_key(&mut self, journal: &str, key: &str) -> Answer<Option<Line>> {
                let sql = "SELECT seq, key, text, hash FROM line WHERE journal = $1 AND key = $2";
                let query = sqlx::query(sql).bind(journal).bind(key);
                query.fetch_optional(self).await?.map($line).transpose()
            }

            async fn kind(&mut self, journal: &str) -> Answer<Option<Kind>> {
                let query = sqlx::query("SELECT kind FROM journal WHERE id = $1").bind(journal);
                let row = query.fetch_optional(self).await?;
                let word = row.map(|row: $row| row.try_get::<String, _>(0)).transpose()?;
                let unknown = |word: &str| damage(Damage::Kind(word.to_owned()));
                word.map(|word| Kind::of(&word).ok_or_else(|| unknown(&word))).transpose()
            }

            async fn machine(&mut self, name: Option<&str>) -> Answer<Option<String>> {
                if let Some(name) = name {
                    let sql = "INSERT INTO machine (place, name) VALUES (1, $1) \
                               ON CONFLICT (place) DO NOTHING";
                    sqlx::query(sql).bind(name).execute(&mut *self).await?;
                }
                let query = sqlx::query("SELECT name FROM machine WHERE place = 1");
                let row = query.fetch_optional(self).await?;
                row.map(|row: $row| row.try_get(0)).transpose()
            }

            async fn parent(&mut self, journal: &str) -> Answer<Option<Option<String>>> {
                let query = sqlx::query("SELECT parent FROM journal WHERE id = $1").bind(journal);
                let row = query.fetch_optional(self).await?;
                row.map(|row: $row| row.try_get(0)).transpose()
            }

            async fn listing(&mut self) -> Answer<Listing> {
                let sql = "SELECT journal.id, journal.kind, journal.parent, journal.seq, \
                           journal.hash, lease.holder, lease.until \
                           FROM journal LEFT JOIN lease ON lease.journal = journal.id";
                let info = |row: &$row| -> Answer<JournalInfo> {
                    let word: String = row.try_get(1)?;
                    let kind = Kind::of(&word);
                    let kind = kind.ok_or_else(|| damage(Damage::Kind(word.to_owned())))?;
                    let hash: Vec<u8> = row.try_get(4)?;
                    let head = head_of(row.try_get(3)?, &hash)?;
                    let until = row.try_get(6)?;
                    let lease = row.try_get::<Option<String>, _>(5)?;
                    let lease = lease.map(|holder| Lease { holder, until });
                    let (id, parent) = (row.try_get(0)?, row.try_get(2)?);
                    Ok(JournalInfo { id, kind, parent, head, lease })
                };
                let rows = sqlx::query(sql).fetch_all(self).await?;
                let mut list = Listing::default();
                for row in &rows {
                    match info(row) {
                        Ok(journal) => list.journals.push(journal),
                        Err(error) => {
                            let name: Vec<u8> = row.try_get_unchecked(0)?;
                            let journal = String::from_utf8_lossy(&name).into_owned();
                            list.unreadable
                                .push(Unreadable { journal, why: crate::error::damage(&error) });
                        }
                    }
                }
                // Not by the database, whose order depends on its language.
                list.journals.sort_by(|one, other| one.id.cmp(&other.id));
                Ok(list)
            }

            async fn attachment(&mut self, hash: Hash) -> Answer<Option<Vec<u8>>> {
                let query = sqlx::query("SELECT bytes FROM attachment WHERE hash = $1");
                let row = query.bind(&hash.0[..]).fetch_optional(self).await?;
                let bytes = row.map(|row: $row| row.try_get::<Vec<u8>, _>(0)).transpose()?;
                match bytes {
                    Some(bytes) if Hash::of(&bytes) != hash => {
                        Err(damage(Damage::Attachment(hash)))
                    }
                    bytes => Ok(bytes),
                }
            }

            async fn keep_state(
                &mut self,
                journal: &str,
                seq: u64,
                version: u32,
                bytes: &[u8],
            ) -> Answer<()> {
                let sql = "INSERT INTO kept_state (journal, version, seq, bytes, hash) \
                           VALUES ($1, $2, $3, $4, $5) ON CONFLICT (journal) DO UPDATE \
                           SET version = excluded.version, seq = excluded.seq, \
                               bytes = excluded.bytes, hash = excluded.hash \
                           WHERE excluded.version > kept_state.version \
                              OR (excluded.version = kept_state.version \
                                  AND excluded.seq > kept_state.seq)";
                let query = sqlx::query(sql).bind(journal).bind(i64::from(version));
                let query = query.bind(stored(seq)).bind(bytes);
                query.bind(&Hash::of(bytes).0[..]).execute(self).await.map(drop)
            }

            /// Joined with the line that it was made after: a state of a line that is not there is
            /// none, and neither is one whose bytes have changed.
            async fn kept_state(
                &mut self,
                journal: &str,
                version: u32,
            ) -> Answer<Option<KeptState>> {
                let sql = "SELECT line.seq, line.hash, kept_state.bytes, kept_state.hash \
                           FROM kept_state \
                           JOIN line ON line.journal = kept_state.journal \
                                    AND line.seq = kept_state.seq \
                           WHERE kept_state.journal = $1 AND kept_state.version = $2";
                let query = sqlx::query(sql).bind(journal).bind(i64::from(version));
                let row = query.fetch_optional(self).await?;
                let Some(row) = row else { return Ok(None) };
                let (bytes, said): (Vec<u8>, Option<Vec<u8>>) = (row.try_get(2)?, row.try_get(3)?);
                if said.as_deref() != Some(&Hash::of(&bytes).0[..]) {
                    return Ok(None);
                }
                let hash: Vec<u8> = row.try_get(1)?;
                Ok(Some(KeptState { head: head_of(row.try_get(0)?, &hash)?, bytes }))
            }
        }
    };
}

// `BEGIN IMMEDIATE` has locked the whole file already.
tables!(SqliteConnection, SqliteRow, sqlite_line, sqlite_lease, "", None);
tables!(
    PgConnection,
    PgRow,
    postgres_line,
    postgres_lease,
    " FOR UPDATE",
    Some("SELECT pg_notify('ronde', $1)")
);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn placeholders_count_on() {
        assert_eq!("($1, $2, $3, $4, $5)", rows(1));
        assert_eq!("($1, $2, $3, $4, $5), ($6, $7, $8, $9, $10)", rows(2));
    }
}
