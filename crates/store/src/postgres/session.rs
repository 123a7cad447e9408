//! A connection to a PostgreSQL server.

use std::collections::BTreeMap;
use std::error::Error;
use std::io;
use std::time::Instant;

use ronde_office::Lost;
use tokio_postgres::types::private::BytesMut;
use tokio_postgres::types::{FromSql, IsNull, ToSql, Type, to_sql_checked};
use tokio_postgres::{Client, Statement};

use super::address::Address;
use ronde_desk::portable::Damage;

use crate::connection::{Answer, Asked, Connection, Row, Sql, Value, is_kept};
use crate::error::Fault;

/// A connection, with the statements that its server has understood already.
pub(crate) struct Session {
    client: Client,
    statements: BTreeMap<Sql, Statement>,
    /// Begun, and neither committed nor rolled back.
    in_transaction: bool,
    made: Instant,
}

impl std::fmt::Debug for Session {
    fn fmt(&self, to: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        to.debug_struct("Session").finish_non_exhaustive()
    }
}

impl Session {
    /// Connects; `settings` are made before anything else.
    pub(crate) async fn connect(address: &Address, settings: &'static str) -> Answer<Session> {
        let connected = address.config.connect(address.tls.clone()).await;
        let (client, connection) = connected.map_err(|error| refusal(&error))?;
        // It ends when the client is dropped or the server goes; whoever asks is told.
        tokio::spawn(async move { drop(connection.await) });
        client.batch_execute(settings).await?;
        let (statements, made) = (BTreeMap::new(), Instant::now());
        Ok(Session { client, statements, in_transaction: false, made })
    }

    pub(crate) fn made(&self) -> Instant {
        self.made
    }

    pub(crate) async fn begin(&mut self) -> Answer<()> {
        self.in_transaction = true;
        Ok(self.client.batch_execute("BEGIN").await?)
    }

    /// Ends a transaction by `COMMIT` or `ROLLBACK`.
    pub(crate) async fn end(&mut self, word: &'static str) -> Answer<()> {
        self.client.batch_execute(word).await?;
        self.in_transaction = false;
        Ok(())
    }

    /// Whether anybody answers.
    pub(crate) async fn ping(&self) -> Answer<()> {
        Ok(self.client.batch_execute("").await?)
    }

    async fn statement(&mut self, sql: &Sql) -> Answer<Statement> {
        if let Some(known) = self.statements.get(sql) {
            return Ok(known.clone());
        }
        let statement = self.client.prepare(sql).await?;
        if is_kept(sql) {
            self.statements.insert(sql.clone(), statement.clone());
        }
        Ok(statement)
    }
}

impl Connection for Session {
    fn rows(&mut self, sql: Sql, values: Vec<Value>) -> Asked<'_, Vec<Row>> {
        Box::pin(async move {
            let statement = self.statement(&sql).await?;
            let rows = self.client.query(&statement, &references(&values)).await?;
            let cells = |row: &tokio_postgres::Row| {
                let cells = (0..row.len()).map(|column| row.try_get(column));
                cells.collect::<Result<_, _>>().map(Row)
            };
            rows.iter().map(cells).collect::<Result<_, _>>().map_err(|error| unread(&error))
        })
    }

    fn change(&mut self, sql: Sql, values: Vec<Value>) -> Asked<'_, u64> {
        Box::pin(async move {
            let statement = self.statement(&sql).await?;
            Ok(self.client.execute(&statement, &references(&values)).await?)
        })
    }

    fn run(&mut self, sql: Sql) -> Asked<'_, ()> {
        Box::pin(async move { Ok(self.client.batch_execute(&sql).await?) })
    }

    fn holding(&self) -> &'static str {
        " FOR UPDATE"
    }

    fn notice(&self) -> Option<&'static str> {
        Some("SELECT pg_notify('ronde', $1)")
    }

    /// One that was given up in the middle of a transaction is closed, and its server rolls back.
    fn is_sound(&self) -> bool {
        !self.in_transaction && !self.client.is_closed()
    }
}

fn references(values: &[Value]) -> Vec<&(dyn ToSql + Sync)> {
    values.iter().map(|value| -> &(dyn ToSql + Sync) { value }).collect()
}

type AnyError = Box<dyn Error + Sync + Send>;

impl ToSql for Value {
    fn to_sql(&self, kind: &Type, out: &mut BytesMut) -> Result<IsNull, AnyError> {
        match self {
            Value::Null => Ok(IsNull::Yes),
            Value::Number(number) => number.to_sql_checked(kind, out),
            Value::Text(bytes) => std::str::from_utf8(bytes)?.to_sql_checked(kind, out),
            Value::Bytes(bytes) => bytes.to_sql_checked(kind, out),
        }
    }

    /// Each value is looked at when it is written.
    fn accepts(_: &Type) -> bool {
        true
    }

    to_sql_checked!();
}

impl<'a> FromSql<'a> for Value {
    fn from_sql(kind: &Type, raw: &'a [u8]) -> Result<Value, AnyError> {
        match *kind {
            Type::INT8 => i64::from_sql(kind, raw).map(Value::Number),
            Type::BOOL => bool::from_sql(kind, raw).map(|is| Value::Number(i64::from(is))),
            Type::BYTEA => Ok(Value::Bytes(raw.to_vec())),
            Type::VOID => Ok(Value::Null),
            _ => Ok(Value::Text(raw.to_vec())),
        }
    }

    fn from_sql_null(_: &Type) -> Result<Value, AnyError> {
        Ok(Value::Null)
    }

    fn accepts(_: &Type) -> bool {
        true
    }
}

impl From<tokio_postgres::Error> for Fault {
    fn from(error: tokio_postgres::Error) -> Fault {
        told(&error).unwrap_or_else(|| Fault::Lost(Lost::Said(words(&error))))
    }
}

/// Why there is no connection: whatever is neither the server's answer nor the network's fault is
/// about trust, passwords or the URL.
fn refusal(error: &tokio_postgres::Error) -> Fault {
    told(error).unwrap_or_else(|| Fault::Refused(words(error)))
}

fn unread(error: &tokio_postgres::Error) -> Fault {
    Fault::Damaged(Damage::Said(words(error)))
}

/// What the server said itself, or the network.
fn told(error: &tokio_postgres::Error) -> Option<Fault> {
    if let Some(said) = error.as_db_error() {
        let code = said.code().code().to_owned();
        return Some(Fault::Postgres { code, why: said.message().to_owned() });
    }
    if error.is_closed() {
        return Some(Fault::Lost(Lost::Said(words(error))));
    }
    let trouble = error.source()?.downcast_ref::<io::Error>()?;
    Some(match trouble.kind() {
        io::ErrorKind::ConnectionRefused => Fault::Away(words(error)),
        // So a certificate is told that nobody here trusts.
        io::ErrorKind::InvalidData => Fault::Refused(words(error)),
        _ => Fault::Lost(Lost::Said(words(error))),
    })
}

fn words(error: &tokio_postgres::Error) -> String {
    match error.source() {
        Some(cause) => format!("{error}: {cause}"),
        None => error.to_string(),
    }
}
