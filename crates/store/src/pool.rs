//! Connections that are lent out: so many at once, and whoever comes later waits for a moment.

use std::ops::{Deref, DerefMut};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use ronde_office::Lost;
use tokio::sync::{Semaphore, SemaphorePermit};
use tokio::time::timeout;

use crate::connection::{Answer, Connection};
use crate::error::Fault;

/// How long somebody waits for a connection.
pub(crate) const PATIENCE: Duration = Duration::from_secs(5);

/// The connections that nobody has at this moment, and how many more there may be.
#[derive(Debug)]
pub(crate) struct Pool<C> {
    idle: Mutex<Vec<Idle<C>>>,
    places: Semaphore,
    size: u32,
}

/// A connection, and since when nobody has it.
#[derive(Debug)]
pub(crate) struct Idle<C> {
    pub(crate) connection: C,
    pub(crate) since: Instant,
}

impl<C: Connection + 'static> Pool<C> {
    pub(crate) fn new(size: u32) -> Pool<C> {
        Pool { idle: Mutex::default(), places: Semaphore::new(size as usize), size }
    }

    /// The right to one connection.
    pub(crate) async fn place(&self) -> Answer<SemaphorePermit<'_>> {
        let late = || Fault::Lost(Lost::NoneFree);
        let closed = |_| Fault::Lost(Lost::Closed);
        timeout(PATIENCE, self.places.acquire()).await.map_err(|_| late())?.map_err(closed)
    }

    /// One that nobody has, the last that came back.
    pub(crate) fn idle(&self) -> Option<Idle<C>> {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner).pop()
    }

    pub(crate) fn lend<'a>(&'a self, place: SemaphorePermit<'a>, connection: C) -> Lent<'a, C> {
        Lent { pool: self, connection: Some(connection), _place: place }
    }

    /// Waits until nobody has one any more, lends out no other, and gives all of them away.
    pub(crate) async fn close(&self) -> Vec<C> {
        let all = self.places.acquire_many(self.size).await;
        self.places.close();
        drop(all);
        let mut idle = self.idle.lock().unwrap_or_else(PoisonError::into_inner);
        std::mem::take(&mut *idle).into_iter().map(|idle| idle.connection).collect()
    }
}

/// A connection that goes back when it is dropped, if it can be used again.
#[derive(Debug)]
pub(crate) struct Lent<'a, C: Connection + 'static> {
    pool: &'a Pool<C>,
    /// Always there until it goes back.
    connection: Option<C>,
    _place: SemaphorePermit<'a>,
}

impl<C: Connection + 'static> Lent<'_, C> {
    /// The connection itself, for what only its kind can do.
    pub(crate) fn own(&mut self) -> &mut C {
        self.connection.as_mut().expect("a connection is there as long as it is lent")
    }
}

impl<C: Connection + 'static> Deref for Lent<'_, C> {
    type Target = dyn Connection;

    fn deref(&self) -> &(dyn Connection + 'static) {
        self.connection.as_ref().expect("a connection is there as long as it is lent")
    }
}

impl<C: Connection + 'static> DerefMut for Lent<'_, C> {
    fn deref_mut(&mut self) -> &mut (dyn Connection + 'static) {
        self.own()
    }
}

impl<C: Connection + 'static> Drop for Lent<'_, C> {
    fn drop(&mut self) {
        let Some(connection) = self.connection.take().filter(Connection::is_sound) else { return };
        let idle = Idle { connection, since: Instant::now() };
        self.pool.idle.lock().unwrap_or_else(PoisonError::into_inner).push(idle);
    }
}
