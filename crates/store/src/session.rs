//! A connection to an SQLite file. SQLite answers only when it is done, so each question is asked
//! on a thread where others do not wait, and the connection travels there and back.

use std::path::{Path, PathBuf};

use ronde_office::Lost;
use rusqlite::types::{ToSqlOutput, ValueRef};
use rusqlite::{OpenFlags, Statement, ToSql};
use tokio::runtime::Handle;
use tokio::task::spawn_blocking;

use crate::connection::{Answer, Asked, Connection, Row, Sql, Value, is_kept};
use crate::error::Fault;
use crate::file::PATIENCE;

/// Statements that a connection keeps.
const KEPT: usize = 100;

/// How a file is opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Mode {
    /// Made if it is not there.
    Make,
    /// Written, if it is there.
    Write,
    Read,
    /// Read without a look at whoever else may have it.
    AsItIs,
}

/// Which file, and what is set when it is opened.
#[derive(Clone, Debug)]
pub(crate) struct Access {
    pub(crate) path: PathBuf,
    pub(crate) mode: Mode,
    pub(crate) settings: &'static str,
}

impl Access {
    pub(crate) async fn open(&self) -> Answer<Session> {
        let access = self.clone();
        let opened = spawn_blocking(move || access.opened()).await.map_err(interrupted)?;
        Ok(Session { inner: Some(opened?) })
    }

    fn opened(&self) -> Result<rusqlite::Connection, rusqlite::Error> {
        let flags = OpenFlags::SQLITE_OPEN_NO_MUTEX | OpenFlags::SQLITE_OPEN_PRIVATE_CACHE;
        let write = OpenFlags::SQLITE_OPEN_READ_WRITE;
        let read = OpenFlags::SQLITE_OPEN_READ_ONLY;
        let connection = match self.mode {
            Mode::Make => rusqlite::Connection::open_with_flags(
                &self.path,
                flags | write | OpenFlags::SQLITE_OPEN_CREATE,
            ),
            Mode::Write => rusqlite::Connection::open_with_flags(&self.path, flags | write),
            Mode::Read => rusqlite::Connection::open_with_flags(&self.path, flags | read),
            Mode::AsItIs => rusqlite::Connection::open_with_flags(
                as_it_is(&self.path),
                flags | read | OpenFlags::SQLITE_OPEN_URI,
            ),
        }?;
        connection.busy_timeout(PATIENCE)?;
        connection.set_prepared_statement_cache_capacity(KEPT);
        connection.execute_batch(self.settings)?;
        Ok(connection)
    }
}

/// The URI of a file that nobody changes.
fn as_it_is(path: &Path) -> String {
    let text = path.to_string_lossy();
    let text = if cfg!(windows) { text.replace('\\', "/") } else { text.into_owned() };
    let drive = cfg!(windows) && text.as_bytes().get(1) == Some(&b':');
    let start = match (drive, text.starts_with('/')) {
        (true, _) => "file:///",
        (false, true) => "file://",
        (false, false) => "file:",
    };
    let text = text.replace('%', "%25").replace('?', "%3f").replace('#', "%23");
    format!("{start}{text}?immutable=1")
}

/// A connection that is somewhere else while it is asked something. Given up in the middle of a
/// question it does not come back: it is closed there, and SQLite forgets what was not committed.
#[derive(Debug)]
pub(crate) struct Session {
    inner: Option<rusqlite::Connection>,
}

impl Session {
    async fn with<T: Send + 'static>(
        &mut self,
        work: impl FnOnce(&rusqlite::Connection) -> rusqlite::Result<T> + Send + 'static,
    ) -> Answer<T> {
        let gone = || Fault::Lost(Lost::GivenUp);
        let inner = self.inner.take().ok_or_else(gone)?;
        let done = spawn_blocking(move || {
            let answer = work(&inner);
            (inner, answer)
        });
        let (inner, answer) = done.await.map_err(interrupted)?;
        self.inner = Some(inner);
        Ok(answer?)
    }

    /// Closes it and waits until it is closed.
    pub(crate) async fn close(mut self) -> Answer<()> {
        let Some(inner) = self.inner.take() else { return Ok(()) };
        let closed = spawn_blocking(move || inner.close().map_err(|(_, error)| error));
        Ok(closed.await.map_err(interrupted)??)
    }
}

impl Drop for Session {
    fn drop(&mut self) {
        // Whoever closes a file last brings it into order, which takes its time.
        let Some(inner) = self.inner.take() else { return };
        if let Ok(runtime) = Handle::try_current() {
            runtime.spawn_blocking(move || drop(inner));
        }
    }
}

impl Connection for Session {
    fn rows(&mut self, sql: Sql, values: Vec<Value>) -> Asked<'_, Vec<Row>> {
        Box::pin(self.with(move |connection| {
            if is_kept(&sql) {
                rows(&mut *connection.prepare_cached(&sql)?, &values)
            } else {
                rows(&mut connection.prepare(&sql)?, &values)
            }
        }))
    }

    fn change(&mut self, sql: Sql, values: Vec<Value>) -> Asked<'_, u64> {
        Box::pin(self.with(move |connection| {
            if is_kept(&sql) {
                change(&mut *connection.prepare_cached(&sql)?, &values)
            } else {
                change(&mut connection.prepare(&sql)?, &values)
            }
        }))
    }

    fn run(&mut self, sql: Sql) -> Asked<'_, ()> {
        Box::pin(self.with(move |connection| connection.execute_batch(&sql)))
    }

    /// `BEGIN IMMEDIATE` has locked the whole file already.
    fn holding(&self) -> &'static str {
        ""
    }

    fn notice(&self) -> Option<&'static str> {
        None
    }

    fn is_sound(&self) -> bool {
        self.inner.is_some()
    }
}

#[expect(clippy::needless_pass_by_value, reason = "so it is handed to `map_err`")]
fn interrupted(error: tokio::task::JoinError) -> Fault {
    Fault::Lost(Lost::Said(error.to_string()))
}

/// SQLite numbers `$2` by where it stands in the statement; its name says which value it is.
fn bind(statement: &mut Statement<'_>, values: &[Value]) -> rusqlite::Result<()> {
    for place in 1..=statement.parameter_count() {
        let name = statement.parameter_name(place).and_then(|name| name.strip_prefix('$'));
        let number = name.and_then(|name| name.parse::<usize>().ok()).unwrap_or(place);
        let value = number.checked_sub(1).and_then(|at| values.get(at));
        let value = value.ok_or(rusqlite::Error::InvalidParameterCount(values.len(), number))?;
        statement.raw_bind_parameter(place, value)?;
    }
    Ok(())
}

fn rows(statement: &mut Statement<'_>, values: &[Value]) -> rusqlite::Result<Vec<Row>> {
    bind(statement, values)?;
    let columns = statement.column_count();
    let mut found = statement.raw_query();
    let mut rows = Vec::new();
    while let Some(row) = found.next()? {
        let cells = (0..columns).map(|column| Ok(cell(row.get_ref(column)?)));
        rows.push(Row(cells.collect::<rusqlite::Result<_>>()?));
    }
    Ok(rows)
}

fn change(statement: &mut Statement<'_>, values: &[Value]) -> rusqlite::Result<u64> {
    bind(statement, values)?;
    statement.raw_execute().map(|count| count as u64)
}

fn cell(value: ValueRef<'_>) -> Value {
    match value {
        ValueRef::Null => Value::Null,
        ValueRef::Integer(number) => Value::Number(number),
        // No table of ours has a column for it; whoever asks for the value is told.
        ValueRef::Real(number) => Value::Text(number.to_string().into_bytes()),
        ValueRef::Text(bytes) => Value::Text(bytes.to_vec()),
        ValueRef::Blob(bytes) => Value::Bytes(bytes.to_vec()),
    }
}

impl ToSql for Value {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(ToSqlOutput::Borrowed(match self {
            Value::Null => ValueRef::Null,
            Value::Number(number) => ValueRef::Integer(*number),
            Value::Text(bytes) => ValueRef::Text(bytes),
            Value::Bytes(bytes) => ValueRef::Blob(bytes),
        }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::connection::values;

    #[test]
    #[cfg(unix)]
    fn names_of_files_as_uris() {
        let uri = |path| as_it_is(Path::new(path));
        assert_eq!("file:///a b/c%3f%23%25.sqlite?immutable=1", uri("/a b/c?#%.sqlite"));
        assert_eq!("file:events.sqlite?immutable=1", uri("events.sqlite"));
    }

    #[tokio::test]
    async fn values_go_where_their_numbers_say() {
        let access = Access { path: ":memory:".into(), mode: Mode::Make, settings: "" };
        let mut session = access.open().await.unwrap();
        let answer = session.rows("SELECT $2, $1, $3, $2".into(), values![1, "two", None::<i64>]);
        let mut rows = answer.await.unwrap();
        assert_eq!(values!["two", 1, None::<i64>, "two"], rows.remove(0).0);
        let few = session.rows("SELECT $2".into(), values![1]).await;
        assert!(matches!(few, Err(Fault::Odd(_))), "{few:?}");
    }

    /// A question that nobody waits for takes its connection along.
    #[tokio::test]
    async fn a_connection_that_was_given_up_is_not_used_again() {
        let access = Access { path: ":memory:".into(), mode: Mode::Make, settings: "" };
        let mut session = access.open().await.unwrap();
        let waiting = session.run("SELECT 1".into());
        let soon = tokio::time::timeout(std::time::Duration::ZERO, waiting).await;
        assert_eq!(soon.is_ok(), session.is_sound());
        if !session.is_sound() {
            assert!(matches!(session.run("SELECT 1".into()).await, Err(Fault::Lost(_))));
        }
    }
}
