//! A fresh database for each test, on the server that was started for the tests.

use std::sync::atomic::{AtomicU32, Ordering};

use sqlx::{AssertSqlSafe, Connection, PgConnection};

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
    let mut admin = PgConnection::connect(server).await.expect("the server for the tests");
    // A process that had the same number may have left one.
    let sql = format!("DROP DATABASE IF EXISTS {name}");
    sqlx::query(AssertSqlSafe(sql)).execute(&mut admin).await.expect("no such database");
    let sql = format!("CREATE DATABASE {name} ENCODING 'UTF8' TEMPLATE template0");
    sqlx::query(AssertSqlSafe(sql)).execute(&mut admin).await.expect("a new database");
    let (base, _) = server.rsplit_once('/').expect("a URL with a database");
    format!("{base}/{name}")
}
