//! The connections of one machine to its server.

use std::time::{Duration, Instant};

use ronde_office::Lost;
use tokio::time::{sleep, timeout};

use super::address::Address;
use super::session::Session;
use crate::connection::Answer;
use crate::error::Fault;
use crate::pool::{Idle, Lent, PATIENCE, Pool};

/// Connections of one machine.
const CONNECTIONS: u32 = 8;
/// A server that is just being started is asked again so soon.
const AGAIN: Duration = Duration::from_millis(50);
/// After so long a rest a connection is asked whether anybody is still there.
const REST: Duration = Duration::from_secs(1);
/// Nobody keeps a connection that was not used for so long.
const LONGEST_REST: Duration = Duration::from_mins(10);
/// Nor one that is so old: what it has gathered at the server is given back.
const LONGEST_LIFE: Duration = Duration::from_mins(30);

/// Where they lead to, and what each is told first.
#[derive(Debug)]
pub(crate) struct Pooled {
    address: Address,
    settings: &'static str,
    pool: Pool<Session>,
}

impl Pooled {
    pub(crate) fn new(address: Address, settings: &'static str) -> Pooled {
        Pooled { address, settings, pool: Pool::new(CONNECTIONS) }
    }

    pub(crate) fn address(&self) -> &Address {
        &self.address
    }

    /// A connection that was good a moment ago.
    pub(crate) async fn lent(&self) -> Answer<Lent<'_, Session>> {
        let place = self.pool.place().await?;
        while let Some(idle) = self.pool.idle() {
            if is_alive(&idle).await {
                return Ok(self.pool.lend(place, idle.connection));
            }
        }
        Ok(self.pool.lend(place, self.fresh().await?))
    }

    /// A connection in a new transaction. Until it has begun nothing is lost: what a server that
    /// was restarted left behind is passed over.
    pub(crate) async fn begun(&self) -> Answer<Lent<'_, Session>> {
        let mut place = self.pool.place().await?;
        while let Some(idle) = self.pool.idle() {
            if is_old(&idle) {
                continue;
            }
            let mut lent = self.pool.lend(place, idle.connection);
            if let Ok(Ok(())) = timeout(PATIENCE, lent.own().begin()).await {
                return Ok(lent);
            }
            drop(lent);
            place = self.pool.place().await?;
        }
        let mut lent = self.pool.lend(place, self.fresh().await?);
        lent.own().begin().await?;
        Ok(lent)
    }

    /// A new one; a server that is being started is waited for.
    async fn fresh(&self) -> Answer<Session> {
        let started = Instant::now();
        loop {
            let left = PATIENCE.saturating_sub(started.elapsed());
            let late = || Fault::Lost(Lost::NoAnswer);
            let connecting = Session::connect(&self.address, self.settings);
            let answer = timeout(left, connecting).await.unwrap_or_else(|_| Err(late()));
            match answer {
                Err(fault) if is_passing(&fault) && left > AGAIN => sleep(AGAIN).await,
                answer => return answer,
            }
        }
    }

    pub(crate) async fn close(&self) {
        drop(self.pool.close().await);
    }
}

fn is_old(idle: &Idle<Session>) -> bool {
    idle.since.elapsed() > LONGEST_REST || idle.connection.made().elapsed() > LONGEST_LIFE
}

async fn is_alive(idle: &Idle<Session>) -> bool {
    use crate::connection::Connection;
    if is_old(idle) || !idle.connection.is_sound() {
        return false;
    }
    let rested = idle.since.elapsed() > REST;
    !rested || matches!(timeout(PATIENCE, idle.connection.ping()).await, Ok(Ok(())))
}

/// Nobody listens yet, there is no place left, or the server is not ready.
fn is_passing(fault: &Fault) -> bool {
    match fault {
        Fault::Away(_) => true,
        Fault::Postgres { code, .. } => code == "53300" || code == "57P03",
        Fault::Sqlite { .. }
        | Fault::Lost(_)
        | Fault::Refused(_)
        | Fault::Damaged(_)
        | Fault::Odd(_) => false,
    }
}
