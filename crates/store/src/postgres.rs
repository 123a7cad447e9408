//! PostgreSQL, for any number of machines that work on the same events.
//!
//! A transaction that adds to a journal holds the row of that journal, so that additions to one
//! journal come one after another and those to others do not wait. Whoever listens hears of new
//! lines by `NOTIFY`, sent in the same transaction: nobody hears of what was not committed.
//!
//! The database must be one of Ronde's own (or a schema of its own that `search_path` names), with
//! the encoding UTF8. `sslmode=verify-full` in the URL asks for a certificate that the machine
//! trusts, or that `sslrootcert` names.

mod address;
mod passfile;
mod pooled;
mod session;
mod tls;

use std::future::poll_fn;
use std::sync::OnceLock;
use std::time::Duration;

use ronde_desk::entry::{Hash, Head, Line};
use ronde_office::news::{Herald, News, Subscription};
use ronde_office::notes::Notes;
use ronde_office::people::Credentials;
use ronde_office::{
    Addition, Appended, Arrival, KeptState, Kind, Lease, Listing, Lost, Opening, Reply, Store,
    StoreError,
};
use tokio::sync::mpsc;
use tokio::time::timeout;
use tokio_postgres::AsyncMessage;

use self::address::Address;
use self::pooled::Pooled;
use self::session::Session;
use crate::alike::alike;
use crate::connection::{Answer, Connection};
use crate::error::{Fault, Trouble, in_doubt, in_words};
use crate::migrations::{self, Found};
use crate::pool::{Lent, PATIENCE};
use crate::protocol;
use crate::watch::Watch;

/// How soon a lost listener tries again.
const AGAIN: Duration = Duration::from_millis(200);
/// After so long a silence a listener asks whether there is still anybody.
const SILENCE: Duration = Duration::from_secs(10);
/// Begins to hear of new lines; `session` names the channel too.
const LISTEN: &str = "LISTEN ronde";

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
    connections: Pooled,
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
        let mut found = store.found().await?;
        if matches!(found, Found::Older(_)) {
            let mut writing = store.begin().await?;
            let outcome = migrations::postgres(connection(&mut writing)).await;
            found = writing.end(outcome.map_err(Trouble::from)).await?;
        }
        match found {
            Found::Newer => Err(StoreError::Newer { place: store.place }),
            Found::Ours | Found::Older(_) => Ok(store),
        }
    }

    /// Connects in order to read: no table is made or changed.
    ///
    /// # Errors
    /// As [`PostgresStore::open`]; and that there are no tables, or those of an earlier version.
    pub async fn open_to_read(url: &str) -> Result<PostgresStore, StoreError> {
        let store = PostgresStore::connect(url, READING).await?;
        match store.found().await? {
            Found::Ours => Ok(store),
            Found::Newer => Err(StoreError::Newer { place: store.place }),
            Found::Older(0) => Err(StoreError::Nothing { place: store.place }),
            Found::Older(_) => Err(StoreError::Older { place: store.place }),
        }
    }

    async fn connect(url: &str, settings: &'static str) -> Result<PostgresStore, StoreError> {
        // The URL may hold a password, so that it is not told.
        let address = Address::of(url).map_err(|why| StoreError::Address { why })?;
        let place = address.place();
        let connections = Pooled::new(address, settings);
        let (herald, listener) = (Herald::new(), OnceLock::new());
        let store = PostgresStore { place, connections, herald, listener };
        let encoding = store.told(wrong_encoding(&mut *store.reader().await?).await)?;
        if let Some(encoding) = encoding {
            return Err(StoreError::Encoding { place: store.place, encoding });
        }
        Ok(store)
    }

    /// What the tables are like.
    async fn found(&self) -> Result<Found, StoreError> {
        self.told(migrations::found_postgres(&mut *self.reader().await?).await)
    }

    /// Closes all connections.
    pub async fn close(self) {
        drop(self.listener);
        self.connections.close().await;
    }

    pub(crate) async fn begin(&self) -> Result<Writing<'_>, StoreError> {
        let connection = self.told(self.connections.begun().await)?;
        Ok(Writing { place: &self.place, connection })
    }

    pub(crate) async fn reader(&self) -> Result<Lent<'_, Session>, StoreError> {
        self.told(self.connections.lent().await)
    }

    pub(crate) fn told<T>(&self, answer: Answer<T>) -> Result<T, StoreError> {
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
        let outcome = protocol::arrive(connection(&mut writing), arrival).await;
        writing.end_or_tell(outcome).await
    }

    async fn create_once(&self, opening: &Opening<'_>) -> Result<Head, Trouble> {
        let mut writing = self.begin().await?;
        let outcome = protocol::create(connection(&mut writing), opening).await;
        writing.end_or_tell(outcome).await
    }
}

async fn wrong_encoding(connection: &mut dyn Connection) -> Answer<Option<String>> {
    let row = connection.one("SHOW server_encoding", Vec::new()).await?;
    let encoding = row.map(|mut row| row.text(0)).transpose()?;
    Ok(encoding.filter(|encoding| encoding != "UTF8"))
}

/// A transaction; given up in the middle, its connection is closed and the server rolls back.
pub(crate) struct Writing<'a> {
    place: &'a str,
    connection: Lent<'a, Session>,
}

impl Writing<'_> {
    pub(crate) async fn end<T>(self, outcome: Result<T, Trouble>) -> Result<T, StoreError> {
        let place = self.place;
        self.end_or_tell(outcome).await.map_err(|trouble| match trouble {
            Trouble::Told(error) => error,
            Trouble::Database(fault) => in_words(place, &fault),
        })
    }

    /// The same, but what the database said against a step is left to the caller.
    async fn end_or_tell<T>(mut self, outcome: Result<T, Trouble>) -> Result<T, Trouble> {
        if outcome.is_ok() {
            let committed = self.connection.own().end("COMMIT").await;
            committed.map_err(|fault| in_doubt(self.place, &fault))?;
        } else {
            // If it fails, the connection is dead and the server rolls back by itself.
            let _ = self.connection.own().end("ROLLBACK").await;
        }
        outcome
    }
}

/// For what else is kept in the same database.
pub(crate) fn connection<'a>(writing: &'a mut Writing<'_>) -> &'a mut dyn Connection {
    &mut *writing.connection
}

/// Listens for ever. Whenever it begins to listen, something may have been missed before.
async fn listen(address: Address, herald: Herald) {
    loop {
        // It ends with an error only, and begins again then.
        let _ = hear(&address, &herald).await;
        tokio::time::sleep(AGAIN).await;
    }
}

/// Each time a connection of its own: what is left of a dead one stands in nobody's way.
async fn hear(address: &Address, herald: &Herald) -> Answer<()> {
    let (client, mut connection) = address.config.connect(address.tls.clone()).await?;
    let (sender, mut heard) = mpsc::unbounded_channel();
    // It ends when the client is dropped or the server goes, and the channel with it.
    tokio::spawn(async move {
        while let Some(Ok(message)) = poll_fn(|context| connection.poll_message(context)).await {
            if let AsyncMessage::Notification(notification) = message {
                let _ = sender.send(notification.payload().to_owned());
            }
        }
    });
    client.batch_execute(LISTEN).await?;
    herald.tell(News::LookAgain);
    loop {
        match timeout(SILENCE, heard.recv()).await {
            Ok(Some(payload)) => herald.tell(news(&payload).unwrap_or(News::LookAgain)),
            Ok(None) => return Ok(()),
            Err(_silent) => {
                let alive = timeout(PATIENCE, client.batch_execute("SELECT 1")).await;
                alive.map_err(|_| Fault::Lost(Lost::NoAnswer))??;
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
        Trouble::Database(Fault::Postgres { code, .. }) => code == "23505",
        Trouble::Database(_) | Trouble::Told(_) => false,
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
            let outcome = protocol::append(connection(&mut writing), &addition).await;
            writing.end(outcome).await
        })
    }

    alike!();

    fn subscribe(&self) -> Subscription {
        let subscription = self.herald.subscribe();
        self.listener.get_or_init(|| {
            // Nothing of it need be put away: it is stopped where it stands.
            Watch::start(|_| listen(self.connections.address().clone(), self.herald.clone()))
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
}
