//! PostgreSQL, for any number of machines that work on the same events.
//!
//! A transaction that adds to a journal holds the row of that journal, so that additions to one
//! journal come one after another and those to others do not wait. Whoever listens hears of new
//! lines by `NOTIFY`, sent in the same transaction: nobody hears of what was not committed.
//!
//! The database must be one of Ronde's own (or a schema of its own that `search_path` names), with
//! the encoding UTF8. `sslmode=verify-full` in the URL asks for a certificate that the machine
//! trusts, or that `sslrootcert` names.

use std::str::FromStr;
use std::sync::OnceLock;
use std::time::Duration;

use ronde_desk::entry::{Hash, Head, Line};
use ronde_office::news::{Herald, News, Subscription};
use ronde_office::notes::Notes;
use ronde_office::people::Credentials;
use ronde_office::{
    Addition, Appended, Arrival, KeptState, Kind, Lease, Listing, Opening, Reply, Store, StoreError,
};
use sqlx::pool::PoolConnection;
use sqlx::postgres::{PgConnectOptions, PgListener, PgPool, PgPoolOptions};
use sqlx::{PgConnection, Postgres, Transaction};
use tokio::time::timeout;

use crate::alike::alike;
use crate::error::{Trouble, in_doubt, in_words};
use crate::migrations::{self, Found};
use crate::protocol;
use crate::tables::Tables;
use crate::watch::Watch;

/// Connections of one machine.
const CONNECTIONS: u32 = 8;
/// How long somebody waits for a connection.
const PATIENCE: Duration = Duration::from_secs(5);
/// How soon a lost listener tries again.
const AGAIN: Duration = Duration::from_millis(200);
/// After so long a silence a listener asks whether there is still anybody.
const SILENCE: Duration = Duration::from_secs(10);
/// The channel on which new lines are told; `tables` names it too.
const CHANNEL: &str = "ronde";

/// For each connection: nobody holds a journal for long, not even a machine that fell asleep in the
/// middle of an act; and what is committed is on the disk, whatever the server's own setting.
const SETTINGS: &str = "\
    SET lock_timeout = '10s'; \
    SET idle_in_transaction_session_timeout = '10s'; \
    SELECT set_config('synchronous_commit', 'on', false) \
        WHERE current_setting('synchronous_commit') = 'off'";

/// The same for whoever only reads.
const READING: &str = "\
    SET lock_timeout = '10s'; \
    SET idle_in_transaction_session_timeout = '10s'; \
    SET default_transaction_read_only = on";

/// Journals in a PostgreSQL database.
#[derive(Debug)]
pub struct PostgresStore {
    place: String,
    options: PgConnectOptions,
    pool: PgPool,
    herald: Herald,
    /// Begins with the first subscriber.
    listener: OnceLock<Watch>,
}

impl PostgresStore {
    /// Connects, and makes the tables if they are not there.
    ///
    /// # Errors
    /// The URL is none, the server cannot be reached or refuses us, or the database is of a later
    /// version.
    pub async fn open(url: &str) -> Result<PostgresStore, StoreError> {
        let store = PostgresStore::connect(url, SETTINGS).await?;
        let mut connection = store.reader().await?;
        if store.told(migrations::postgres(&mut connection).await)? == Found::Newer {
            return Err(StoreError::Newer { place: store.place });
        }
        drop(connection);
        Ok(store)
    }

    /// Connects in order to read: no table is made or changed.
    ///
    /// # Errors
    /// As [`PostgresStore::open`]; and that there are no tables, or those of an earlier version.
    pub async fn open_to_read(url: &str) -> Result<PostgresStore, StoreError> {
        let store = PostgresStore::connect(url, READING).await?;
        let mut connection = store.reader().await?;
        let found = store.told(migrations::found_postgres(&mut connection).await)?;
        drop(connection);
        match found {
            Found::Ours => Ok(store),
            Found::Newer => Err(StoreError::Newer { place: store.place }),
            Found::Older(0) => Err(StoreError::Nothing { place: store.place }),
            Found::Older(_) => Err(StoreError::Older { place: store.place }),
        }
    }

    async fn connect(url: &str, settings: &'static str) -> Result<PostgresStore, StoreError> {
        // The URL may hold a password, so that it is not told.
        let options = PgConnectOptions::from_str(url);
        let options = options.map_err(|error| StoreError::Address { why: error.to_string() })?;
        let options = options.application_name("ronde");
        let place = place(&options);
        let pool = PgPoolOptions::new().max_connections(CONNECTIONS).acquire_timeout(PATIENCE);
        let pool = pool.after_connect(move |connection, _| {
            Box::pin(async move { sqlx::raw_sql(settings).execute(connection).await.map(drop) })
        });
        let pool = pool.connect_lazy_with(options.clone());
        let failed = |error: sqlx::Error| in_words(&place, &error);
        let mut connection = pool.acquire().await.map_err(failed)?;
        if let Some(encoding) = wrong_encoding(&mut connection).await.map_err(failed)? {
            return Err(StoreError::Encoding { place, encoding });
        }
        drop(connection);
        let (herald, listener) = (Herald::new(), OnceLock::new());
        Ok(PostgresStore { place, options, pool, herald, listener })
    }

    /// Closes all connections.
    pub async fn close(self) {
        drop(self.listener);
        self.pool.close().await;
    }

    pub(crate) async fn begin(&self) -> Result<Writing<'_>, StoreError> {
        let transaction = self.pool.begin().await;
        let transaction = transaction.map_err(|error| in_words(&self.place, &error))?;
        Ok(Writing { place: &self.place, transaction })
    }

    pub(crate) async fn reader(&self) -> Result<PoolConnection<Postgres>, StoreError> {
        self.pool.acquire().await.map_err(|error| in_words(&self.place, &error))
    }

    pub(crate) fn told<T>(&self, answer: Result<T, sqlx::Error>) -> Result<T, StoreError> {
        answer.map_err(|error| in_words(&self.place, &error))
    }

    fn in_words(&self, trouble: Trouble) -> StoreError {
        match trouble {
            Trouble::Told(error) => error,
            Trouble::Database(error) => in_words(&self.place, &error),
        }
    }

    async fn arrive_once(&self, arrival: &Arrival<'_>) -> Result<(), Trouble> {
        let mut writing = self.begin().await?;
        match protocol::arrive(&mut *writing.transaction, arrival).await {
            // Told apart by the caller.
            Err(Trouble::Database(error)) => Err(error.into()),
            outcome => Ok(writing.end(outcome).await?),
        }
    }

    async fn create_once(&self, opening: &Opening<'_>) -> Result<Head, Trouble> {
        let mut writing = self.begin().await?;
        let outcome = protocol::create(&mut *writing.transaction, opening).await;
        match outcome {
            // Told apart by the caller.
            Err(Trouble::Database(error)) => Err(error.into()),
            outcome => Ok(writing.end(outcome).await?),
        }
    }
}

/// What is told to people: never the password.
fn place(options: &PgConnectOptions) -> String {
    let database = options.get_database().unwrap_or(options.get_username());
    format!("the database {database} on {}", options.get_host())
}

async fn wrong_encoding(connection: &mut PgConnection) -> Result<Option<String>, sqlx::Error> {
    let encoding: String = sqlx::query_scalar("SHOW server_encoding").fetch_one(connection).await?;
    Ok(Some(encoding).filter(|encoding| encoding != "UTF8"))
}

/// A transaction; given up in the middle, it is rolled back.
pub(crate) struct Writing<'a> {
    place: &'a str,
    transaction: Transaction<'static, Postgres>,
}

impl Writing<'_> {
    pub(crate) async fn end<T>(self, outcome: Result<T, Trouble>) -> Result<T, StoreError> {
        match outcome {
            Ok(answer) => {
                let committed = self.transaction.commit().await;
                committed.map_err(|error| in_doubt(self.place, &error))?;
                Ok(answer)
            }
            Err(Trouble::Told(error)) => {
                // If it fails, the connection is dead and the server rolls back by itself.
                let _ = self.transaction.rollback().await;
                Err(error)
            }
            Err(Trouble::Database(error)) => Err(in_words(self.place, &error)),
        }
    }
}

/// For what else is kept in the same database.
pub(crate) fn connection<'a>(writing: &'a mut Writing<'_>) -> &'a mut PgConnection {
    &mut writing.transaction
}

/// Listens for ever. Whenever it begins to listen, something may have been missed before.
async fn listen(options: PgConnectOptions, herald: Herald) {
    loop {
        // Each time a connection of its own: what is left of a dead one stands in nobody's way.
        let pool = PgPoolOptions::new().max_connections(1).acquire_timeout(PATIENCE);
        let pool = pool.max_lifetime(None).idle_timeout(None);
        // It ends with an error only, and begins again then.
        let _ = hear(&pool.connect_lazy_with(options.clone()), &herald).await;
        tokio::time::sleep(AGAIN).await;
    }
}

async fn hear(pool: &PgPool, herald: &Herald) -> Result<(), sqlx::Error> {
    let mut listener = PgListener::connect_with(pool).await?;
    listener.eager_reconnect(false);
    listener.listen(CHANNEL).await?;
    herald.tell(News::LookAgain);
    loop {
        match timeout(SILENCE, listener.try_recv()).await {
            Ok(Ok(Some(notification))) => {
                herald.tell(news(notification.payload()).unwrap_or(News::LookAgain));
            }
            Ok(Ok(None)) => return Ok(()),
            Ok(Err(error)) => return Err(error),
            Err(_silent) => {
                let alive = sqlx::query("SELECT 1").execute(&mut listener);
                timeout(PATIENCE, alive).await.map_err(|_| sqlx::Error::PoolTimedOut)??;
            }
        }
    }
}

/// `JOURNAL SEQ`, as `protocol` sends it.
fn news(payload: &str) -> Option<News> {
    let (journal, seq) = payload.rsplit_once(' ')?;
    Some(News::Grown { journal: journal.to_owned(), seq: seq.parse().ok()? })
}

/// Whether somebody else made the same row in the meantime.
fn is_taken(trouble: &Trouble) -> bool {
    match trouble {
        Trouble::Database(sqlx::Error::Database(error)) => error.is_unique_violation(),
        _ => false,
    }
}

impl Store for PostgresStore {
    fn create<'a>(&'a self, opening: Opening<'a>) -> Reply<'a, Head> {
        Box::pin(async move {
            let mut outcome = self.create_once(&opening).await;
            if outcome.as_ref().is_err_and(is_taken) {
                outcome = self.create_once(&opening).await;
            }
            outcome.map_err(|trouble| self.in_words(trouble))
        })
    }

    fn arrive<'a>(&'a self, arrival: Arrival<'a>) -> Reply<'a, ()> {
        Box::pin(async move {
            let mut outcome = self.arrive_once(&arrival).await;
            if outcome.as_ref().is_err_and(is_taken) {
                outcome = self.arrive_once(&arrival).await;
            }
            outcome.map_err(|trouble| self.in_words(trouble))
        })
    }

    fn append<'a>(&'a self, addition: Addition<'a>) -> Reply<'a, Appended> {
        Box::pin(async move {
            let mut writing = self.begin().await?;
            let outcome = protocol::append(&mut *writing.transaction, &addition).await;
            writing.end(outcome).await
        })
    }

    alike!();

    fn subscribe(&self) -> Subscription {
        let subscription = self.herald.subscribe();
        self.listener.get_or_init(|| {
            // Nothing of it need be put away: it is stopped where it stands.
            Watch::start(|_| listen(self.options.clone(), self.herald.clone()))
        });
        subscription
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn payloads() {
        let grown = News::Grown { journal: "0197-ab".to_owned(), seq: 12 };
        assert_eq!(Some(grown), news("0197-ab 12"));
        assert_eq!(None, news("0197-ab"));
        assert_eq!(None, news("0197-ab x"));
    }

    #[test]
    fn a_password_is_told_to_nobody() {
        let options = PgConnectOptions::from_str("postgres://anna:geheim@db.example/chess");
        assert_eq!("the database chess on db.example", place(&options.unwrap()));
    }
}
