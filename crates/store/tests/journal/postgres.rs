//! A fresh database for each test, on the server that was started for the tests.

use std::sync::atomic::{AtomicU32, Ordering};

use tokio_postgres::{Client, Error, NoTls};

/// URL of a new, empty database; none, and a line that says so, where there is no server.
pub(crate) async fn database(what: &str) -> Option<String> {
    let Ok(server) = std::env::var("RONDE_TEST_POSTGRES") else {
        eprintln!("SKIPPED: PostgreSQL, {what}: RONDE_TEST_POSTGRES names no server");
        return None;
    };
    Some(fresh(&server).await)
}

/// A new database on that server.
pub(crate) async fn fresh(server: &str) -> String {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let count = COUNT.fetch_add(1, Ordering::Relaxed);
    let name = format!("ronde_{}_{count}", std::process::id());
    let admin = connect(server).await;
    // A process that had the same number may have left one.
    let sql = format!("DROP DATABASE IF EXISTS {name}");
    admin.batch_execute(&sql).await.expect("no such database");
    let sql = format!("CREATE DATABASE {name} ENCODING 'UTF8' TEMPLATE template0");
    admin.batch_execute(&sql).await.expect("a new database");
    let (base, _) = server.rsplit_once('/').expect("a URL with a database");
    format!("{base}/{name}")
}

/// A connection to a database, past every store.
pub(crate) async fn connect(url: &str) -> Client {
    let (client, connection) = tokio_postgres::connect(url, NoTls).await.expect("the server");
    tokio::spawn(connection);
    client
}

/// Changes a database behind the back of its store.
pub(crate) async fn run(url: &str, sql: &str) -> Result<(), Error> {
    connect(url).await.batch_execute(sql).await
}

/// What the server says against it.
pub(crate) fn said(error: &Error) -> String {
    error.as_db_error().map_or_else(|| error.to_string(), |said| said.message().to_owned())
}
