//! A connection to either database: statements with values go in, rows of values come out.
//!
//! What is asked is written once, in `tables`, `people` and `notes`, for whatever connection there
//! is; the two kinds are in `session` and in `postgres`.

use std::borrow::Cow;
use std::pin::Pin;

use ronde_desk::entry::Hash;
use ronde_desk::portable::Damage;

use crate::error::Fault;

pub(crate) type Answer<T> = Result<T, Fault>;
/// An answer that is waited for.
pub(crate) type Asked<'a, T> = Pin<Box<dyn Future<Output = Answer<T>> + Send + 'a>>;
/// The text of a statement.
pub(crate) type Sql = Cow<'static, str>;

/// Longer statements have as many values as there are lines to add: they are seldom the same twice,
/// and a connection does not keep them.
const LONGEST_KEPT: usize = 600;

/// Whether a connection keeps a statement once it has understood it.
pub(crate) fn is_kept(sql: &str) -> bool {
    sql.len() <= LONGEST_KEPT
}

/// A connection of either database.
pub(crate) trait Connection: Send {
    /// The rows that a statement answers with; `$1` stands for the first value.
    fn rows(&mut self, sql: Sql, values: Vec<Value>) -> Asked<'_, Vec<Row>>;
    /// How many rows a statement has changed.
    fn change(&mut self, sql: Sql, values: Vec<Value>) -> Asked<'_, u64>;
    /// Several statements without values.
    fn run(&mut self, sql: Sql) -> Asked<'_, ()>;
    /// What after a `SELECT` makes it hold the rows until the transaction ends.
    fn holding(&self) -> &'static str;
    /// The statement that tells those who listen on other machines.
    fn notice(&self) -> Option<&'static str>;
    /// Whether it may be lent out once more.
    fn is_sound(&self) -> bool;
}

impl dyn Connection + '_ {
    /// The first row of an answer.
    pub(crate) async fn one(
        &mut self,
        sql: impl Into<Sql>,
        values: Vec<Value>,
    ) -> Answer<Option<Row>> {
        Ok(self.rows(sql.into(), values).await?.into_iter().next())
    }

    /// The number that a statement answers with.
    pub(crate) async fn number(&mut self, sql: &'static str) -> Answer<i64> {
        let row = self.one(sql, Vec::new()).await?;
        row.ok_or_else(|| damage(Damage::Value))?.number(0)
    }
}

/// What a column holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Value {
    Null,
    Number(i64),
    /// As bytes: a text that was damaged must be told by the number of its act.
    Text(Vec<u8>),
    Bytes(Vec<u8>),
}

impl From<i64> for Value {
    fn from(number: i64) -> Value {
        Value::Number(number)
    }
}

impl From<&str> for Value {
    fn from(text: &str) -> Value {
        Value::Text(text.as_bytes().to_vec())
    }
}

impl From<&[u8]> for Value {
    fn from(bytes: &[u8]) -> Value {
        Value::Bytes(bytes.to_vec())
    }
}

impl From<Hash> for Value {
    fn from(hash: Hash) -> Value {
        Value::Bytes(hash.0.to_vec())
    }
}

impl<T: Into<Value>> From<Option<T>> for Value {
    fn from(value: Option<T>) -> Value {
        value.map_or(Value::Null, Into::into)
    }
}

/// The values of a statement, each of its own kind.
macro_rules! values {
    ($($value:expr),*) => { vec![$($crate::connection::Value::from($value)),*] };
}

pub(crate) use values;

/// A row of an answer. What is asked of it is taken out of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Row(pub(crate) Vec<Value>);

impl Row {
    fn take(&mut self, column: usize) -> Value {
        let place = self.0.get_mut(column);
        place.map_or(Value::Null, |value| std::mem::replace(value, Value::Null))
    }

    pub(crate) fn number(&mut self, column: usize) -> Answer<i64> {
        present(self.number_or_none(column)?)
    }

    pub(crate) fn number_or_none(&mut self, column: usize) -> Answer<Option<i64>> {
        match self.take(column) {
            Value::Null => Ok(None),
            Value::Number(number) => Ok(Some(number)),
            Value::Text(_) | Value::Bytes(_) => Err(damage(Damage::Value)),
        }
    }

    pub(crate) fn text(&mut self, column: usize) -> Answer<String> {
        present(self.text_or_none(column)?)
    }

    pub(crate) fn text_or_none(&mut self, column: usize) -> Answer<Option<String>> {
        match self.take(column) {
            Value::Null => Ok(None),
            Value::Text(bytes) => match String::from_utf8(bytes) {
                Ok(text) => Ok(Some(text)),
                Err(_) => Err(damage(Damage::Value)),
            },
            Value::Number(_) | Value::Bytes(_) => Err(damage(Damage::Value)),
        }
    }

    pub(crate) fn bytes(&mut self, column: usize) -> Answer<Vec<u8>> {
        present(self.bytes_or_none(column)?)
    }

    /// A text is its bytes.
    pub(crate) fn bytes_or_none(&mut self, column: usize) -> Answer<Option<Vec<u8>>> {
        match self.take(column) {
            Value::Null => Ok(None),
            Value::Text(bytes) | Value::Bytes(bytes) => Ok(Some(bytes)),
            Value::Number(_) => Err(damage(Damage::Value)),
        }
    }

    /// A text as well as it can be shown, left where it is.
    pub(crate) fn shown(&self, column: usize) -> String {
        match self.0.get(column) {
            Some(Value::Text(bytes) | Value::Bytes(bytes)) => {
                String::from_utf8_lossy(bytes).into_owned()
            }
            Some(Value::Number(number)) => number.to_string(),
            Some(Value::Null) | None => String::new(),
        }
    }
}

fn present<T>(value: Option<T>) -> Answer<T> {
    value.ok_or_else(|| damage(Damage::Value))
}

/// What is in the tables is not what was put there.
pub(crate) fn damage(what: Damage) -> Fault {
    Fault::Damaged(what)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_asked_of_a_row_is_what_is_there() {
        let mut row = Row(values![7, "Zürich", &b"\xff"[..], None::<&str>]);
        assert_eq!("Zürich", row.shown(1));
        assert_eq!(7, row.number(0).unwrap());
        assert_eq!("Zürich", row.text(1).unwrap());
        assert_eq!(vec![0xff], row.bytes(2).unwrap());
        assert_eq!(None, row.text_or_none(3).unwrap());
        assert!(matches!(row.text(3), Err(Fault::Damaged(_))));
        let mut row = Row(vec![Value::Text(vec![0xff]), Value::Number(1), Value::Number(1)]);
        assert!(matches!(row.text(0), Err(Fault::Damaged(_))), "no UTF-8");
        assert!(matches!(row.text(1), Err(Fault::Damaged(_))));
        assert!(matches!(row.bytes(2), Err(Fault::Damaged(_))));
    }
}
