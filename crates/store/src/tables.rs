//! The statements. Both databases get the same text; only how a row is locked differs.

use ronde_desk::entry::{Hash, Head, Line};
use ronde_desk::portable::Damage;
use ronde_office::{Attachment, JournalInfo, KeptState, Kind, Lease, Listing, Opening, Unreadable};

use crate::connection::{Answer, Connection, Row, Value, damage, values};

/// Lines that are written by one statement.
const BATCH: usize = 500;

/// A journal whose row nobody else changes until this transaction ends.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Locked {
    pub(crate) head: Head,
    pub(crate) parent: Option<String>,
}

/// Numbers of lines are counted from 1 and stay far below what `i64` holds.
pub(crate) fn stored(seq: u64) -> i64 {
    i64::try_from(seq).unwrap_or(i64::MAX)
}

fn loaded(seq: i64) -> Answer<u64> {
    u64::try_from(seq).map_err(|_| damage(Damage::Number(seq)))
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

/// The text is taken as bytes: one that was damaged must be told by its number.
fn line_of(mut row: Row) -> Answer<Line> {
    let seq = loaded(row.number(0)?)?;
    let text = String::from_utf8(row.bytes(2)?);
    let text = text.map_err(|_| damage(Damage::Text(seq)))?;
    let key = String::from_utf8(row.bytes_or_none(1)?.unwrap_or_default());
    let key = key.map_err(|_| damage(Damage::Key(seq)))?;
    Ok(Line { seq, key, text, hash: hash_of(&row.bytes(3)?)? })
}

fn lease_of_row(mut row: Row) -> Answer<Lease> {
    Ok(Lease { holder: row.text(0)?, until: row.number_or_none(1)? })
}

fn kind_of(word: &str) -> Answer<Kind> {
    Kind::of(word).ok_or_else(|| damage(Damage::Kind(word.to_owned())))
}

fn info_of(row: &mut Row) -> Answer<JournalInfo> {
    let kind = kind_of(&row.text(1)?)?;
    let hash = row.bytes(4)?;
    let head = head_of(row.number(3)?, &hash)?;
    let until = row.number_or_none(6)?;
    let lease = row.text_or_none(5)?.map(|holder| Lease { holder, until });
    Ok(JournalInfo { id: row.text(0)?, kind, parent: row.text_or_none(2)?, head, lease })
}

/// Within a transaction.
impl dyn Connection + '_ {
    /// The journal's row, held until the end of the transaction.
    pub(crate) async fn lock(&mut self, journal: &str) -> Answer<Option<Locked>> {
        let hold = self.holding();
        let sql = format!("SELECT seq, hash, parent FROM journal WHERE id = $1{hold}");
        let Some(mut row) = self.one(sql, values![journal]).await? else { return Ok(None) };
        let hash = row.bytes(1)?;
        let head = head_of(row.number(0)?, &hash)?;
        Ok(Some(Locked { head, parent: row.text_or_none(2)? }))
    }

    /// The same for a journal and all whose parent it is; how many there are.
    pub(crate) async fn lock_family(&mut self, journal: &str) -> Answer<usize> {
        let hold = self.holding();
        let sql = format!("SELECT id FROM journal WHERE id = $1 OR parent = $1 ORDER BY id{hold}");
        Ok(self.rows(sql.into(), values![journal]).await?.len())
    }

    pub(crate) async fn lease_of(
        &mut self,
        journal: &str,
        parent: Option<&str>,
    ) -> Answer<Option<Lease>> {
        let sql = "SELECT holder, until FROM lease WHERE journal = $1 OR journal = $2";
        self.one(sql, values![journal, parent]).await?.map(lease_of_row).transpose()
    }

    /// A lease of one of those whose parent it is, by somebody else.
    pub(crate) async fn lease_below(
        &mut self,
        journal: &str,
        holder: &str,
    ) -> Answer<Option<Lease>> {
        let sql = "SELECT lease.holder, lease.until FROM lease \
                   JOIN journal ON journal.id = lease.journal \
                   WHERE journal.parent = $1 AND lease.holder <> $2 LIMIT 1";
        self.one(sql, values![journal, holder]).await?.map(lease_of_row).transpose()
    }

    pub(crate) async fn set_lease(&mut self, journal: &str, lease: &Lease) -> Answer<()> {
        let sql = "INSERT INTO lease (journal, holder, until) VALUES ($1, $2, $3) \
                   ON CONFLICT (journal) DO UPDATE SET until = excluded.until";
        let values = values![journal, &*lease.holder, lease.until];
        self.change(sql.into(), values).await.map(drop)
    }

    pub(crate) async fn end_lease(&mut self, journal: &str) -> Answer<()> {
        let sql = "DELETE FROM lease WHERE journal = $1";
        self.change(sql.into(), values![journal]).await.map(drop)
    }

    pub(crate) async fn add_journal(&mut self, opening: &Opening<'_>, head: Head) -> Answer<()> {
        let sql = "INSERT INTO journal (id, kind, parent, seq, hash) VALUES ($1, $2, $3, $4, $5)";
        let (id, kind) = (opening.journal, opening.kind.word());
        let values = values![id, kind, opening.parent, stored(head.seq), head.hash];
        self.change(sql.into(), values).await.map(drop)
    }

    pub(crate) async fn add_lines(&mut self, journal: &str, lines: &[Line]) -> Answer<()> {
        for lines in lines.chunks(BATCH) {
            let sql = "INSERT INTO line (journal, seq, key, text, hash) VALUES ";
            let sql = format!("{sql}{}", rows(lines.len()));
            let mut all: Vec<Value> = Vec::with_capacity(lines.len() * 5);
            for line in lines {
                let key = Some(&*line.key).filter(|key| !key.is_empty());
                all.extend(values![journal, stored(line.seq), key, &*line.text, line.hash]);
            }
            self.change(sql.into(), all).await?;
        }
        Ok(())
    }

    pub(crate) async fn set_head(&mut self, journal: &str, head: Head) -> Answer<()> {
        let sql = "UPDATE journal SET seq = $2, hash = $3 WHERE id = $1";
        self.change(sql.into(), values![journal, stored(head.seq), head.hash]).await.map(drop)
    }

    pub(crate) async fn attach(&mut self, attachment: &Attachment) -> Answer<()> {
        let sql = "INSERT INTO attachment (hash, bytes) VALUES ($1, $2) \
                   ON CONFLICT (hash) DO NOTHING";
        let values = values![attachment.hash, &*attachment.bytes];
        self.change(sql.into(), values).await.map(drop)
    }

    /// Tells those who listen on other machines, once the transaction is through.
    pub(crate) async fn notify(&mut self, journal: &str, seq: u64) -> Answer<()> {
        let Some(sql) = self.notice() else { return Ok(()) };
        self.change(sql.into(), values![&*format!("{journal} {seq}")]).await.map(drop)
    }

    pub(crate) async fn keep_state(
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
        let (version, hash) = (i64::from(version), Hash::of(bytes));
        let values = values![journal, version, stored(seq), bytes, hash];
        self.change(sql.into(), values).await.map(drop)
    }

    /// The name of the machine, which the first who brings one gives.
    pub(crate) async fn machine(&mut self, name: Option<&str>) -> Answer<Option<String>> {
        if let Some(name) = name {
            let sql = "INSERT INTO machine (place, name) VALUES (1, $1) \
                       ON CONFLICT (place) DO NOTHING";
            self.change(sql.into(), values![name]).await?;
        }
        let row = self.one("SELECT name FROM machine WHERE place = 1", Vec::new()).await?;
        row.map(|mut row| row.text(0)).transpose()
    }
}

/// Reading.
impl dyn Connection + '_ {
    pub(crate) async fn read(
        &mut self,
        journal: &str,
        after: u64,
        limit: u32,
    ) -> Answer<Vec<Line>> {
        let sql = "SELECT seq, key, text, hash FROM line \
                   WHERE journal = $1 AND seq > $2 ORDER BY seq LIMIT $3";
        let values = values![journal, stored(after), i64::from(limit)];
        self.rows(sql.into(), values).await?.into_iter().map(line_of).collect()
    }

    pub(crate) async fn head(&mut self, journal: &str) -> Answer<Option<Head>> {
        let row = self.one("SELECT seq, hash FROM journal WHERE id = $1", values![journal]).await?;
        row.map(|mut row| head_of(row.number(0)?, &row.bytes(1)?)).transpose()
    }

    pub(crate) async fn by_key(&mut self, journal: &str, key: &str) -> Answer<Option<Line>> {
        let sql = "SELECT seq, key, text, hash FROM line WHERE journal = $1 AND key = $2";
        self.one(sql, values![journal, key]).await?.map(line_of).transpose()
    }

    /// The word for what a journal is about.
    pub(crate) async fn kind(&mut self, journal: &str) -> Answer<Option<Kind>> {
        let row = self.one("SELECT kind FROM journal WHERE id = $1", values![journal]).await?;
        row.map(|mut row| kind_of(&row.text(0)?)).transpose()
    }

    /// The parent of a journal; nothing at all where there is no such journal.
    pub(crate) async fn parent(&mut self, journal: &str) -> Answer<Option<Option<String>>> {
        let row = self.one("SELECT parent FROM journal WHERE id = $1", values![journal]).await?;
        row.map(|mut row| row.text_or_none(0)).transpose()
    }

    pub(crate) async fn listing(&mut self) -> Answer<Listing> {
        let sql = "SELECT journal.id, journal.kind, journal.parent, journal.seq, \
                   journal.hash, lease.holder, lease.until \
                   FROM journal LEFT JOIN lease ON lease.journal = journal.id";
        let mut list = Listing::default();
        for mut row in self.rows(sql.into(), Vec::new()).await? {
            let journal = row.shown(0);
            match info_of(&mut row) {
                Ok(info) => list.journals.push(info),
                Err(fault) => {
                    list.unreadable.push(Unreadable { journal, why: crate::error::damage(&fault) });
                }
            }
        }
        // Not by the database, whose order depends on its language.
        list.journals.sort_by(|one, other| one.id.cmp(&other.id));
        Ok(list)
    }

    pub(crate) async fn attachment(&mut self, hash: Hash) -> Answer<Option<Vec<u8>>> {
        let row = self.one("SELECT bytes FROM attachment WHERE hash = $1", values![hash]).await?;
        let bytes = row.map(|mut row| row.bytes(0)).transpose()?;
        match bytes {
            Some(bytes) if Hash::of(&bytes) != hash => Err(damage(Damage::Attachment(hash))),
            bytes => Ok(bytes),
        }
    }

    /// Joined with the line that it was made after: a state of a line that is not there is none,
    /// and neither is one whose bytes have changed.
    pub(crate) async fn kept_state(
        &mut self,
        journal: &str,
        version: u32,
    ) -> Answer<Option<KeptState>> {
        let sql = "SELECT line.seq, line.hash, kept_state.bytes, kept_state.hash \
                   FROM kept_state \
                   JOIN line ON line.journal = kept_state.journal \
                            AND line.seq = kept_state.seq \
                   WHERE kept_state.journal = $1 AND kept_state.version = $2";
        let row = self.one(sql, values![journal, i64::from(version)]).await?;
        let Some(mut row) = row else { return Ok(None) };
        let (bytes, said) = (row.bytes(2)?, row.bytes_or_none(3)?);
        if said.as_deref() != Some(&Hash::of(&bytes).0[..]) {
            return Ok(None);
        }
        let hash = row.bytes(1)?;
        Ok(Some(KeptState { head: head_of(row.number(0)?, &hash)?, bytes }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn placeholders_count_on() {
        assert_eq!("($1, $2, $3, $4, $5)", rows(1));
        assert_eq!("($1, $2, $3, $4, $5), ($6, $7, $8, $9, $10)", rows(2));
    }
}
