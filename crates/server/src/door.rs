//! The door: connections as they come in, and how long they stay.
//!
//! One address has so many connections and no more, so that nobody takes all of them; one on which
//! nothing moves ends; and when the door is shut, those who came in by it are out.

use std::collections::BTreeMap;
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::pin::Pin;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::task::{Context, Poll};
use std::time::Duration;

use axum::extract::connect_info::Connected;
use axum::extract::{ConnectInfo, Request};
use axum::serve::{IncomingStream, Listener};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::time::{Instant, Sleep};

/// Connections of one address. A telephone needs two or three; a club may share one address.
const OF_ONE: u32 = 512;
/// A line on which nothing moves for so long ends. Pages that follow hear something every two
/// seconds.
const SILENCE: Duration = Duration::from_secs(90);
/// After a failure of the network, before the next try.
const PAUSE: Duration = Duration::from_millis(200);

/// Who has how many connections.
type Counts = Arc<Mutex<BTreeMap<IpAddr, u32>>>;

/// Where connections come in.
pub(crate) struct Door {
    listener: TcpListener,
    shut: Arc<AtomicBool>,
    /// None where everybody comes from a proxy.
    counts: Option<Counts>,
}

impl Door {
    /// One that stays open.
    pub(crate) fn new(listener: TcpListener, behind_proxy: bool) -> Door {
        Door { listener, shut: Arc::default(), counts: (!behind_proxy).then(Counts::default) }
    }

    /// What shuts it, once it is true.
    pub(crate) fn shut_by(self, shut: Arc<AtomicBool>) -> Door {
        Door { shut, ..self }
    }
}

impl Listener for Door {
    type Io = Line;
    type Addr = SocketAddr;

    async fn accept(&mut self) -> (Line, SocketAddr) {
        loop {
            let Ok((stream, from)) = self.listener.accept().await else {
                // Too many open files, or somebody who has gone already: it passes.
                tokio::time::sleep(PAUSE).await;
                continue;
            };
            if let Some(place) = Place::take(self.counts.as_ref(), from.ip()) {
                let silence = Box::pin(tokio::time::sleep(SILENCE));
                let shut = self.shut.clone();
                return (Line { stream, silence, shut, _place: place }, from);
            }
        }
    }

    fn local_addr(&self) -> io::Result<SocketAddr> {
        self.listener.local_addr()
    }
}

/// A connection among those of its address.
struct Place(Option<(Counts, IpAddr)>);

impl Place {
    /// None if that address has all that it may have. This machine itself is the arbiter's.
    fn take(counts: Option<&Counts>, from: IpAddr) -> Option<Place> {
        let from = from.to_canonical();
        let Some(counts) = counts.filter(|_| !from.is_loopback()) else { return Some(Place(None)) };
        let mut held = counts.lock().unwrap_or_else(PoisonError::into_inner);
        let count = held.entry(from).or_default();
        if *count >= OF_ONE {
            return None;
        }
        *count += 1;
        drop(held);
        Some(Place(Some((counts.clone(), from))))
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let Some((counts, from)) = self.0.take() else { return };
        let mut counts = counts.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = counts.get_mut(&from) {
            *count -= 1;
            if *count == 0 {
                counts.remove(&from);
            }
        }
    }
}

/// A connection.
pub(crate) struct Line {
    stream: TcpStream,
    silence: Pin<Box<Sleep>>,
    shut: Arc<AtomicBool>,
    _place: Place,
}

impl Line {
    fn is_open(&self) -> io::Result<()> {
        if self.shut.load(Ordering::Relaxed) {
            return Err(io::Error::new(io::ErrorKind::ConnectionAborted, "the hall was closed"));
        }
        Ok(())
    }

    /// Something moved, or nothing has for too long.
    fn watched<T>(
        &mut self,
        context: &mut Context<'_>,
        moved: Poll<io::Result<T>>,
    ) -> Poll<io::Result<T>> {
        if moved.is_ready() {
            self.silence.as_mut().reset(Instant::now() + SILENCE);
            return moved;
        }
        match self.silence.as_mut().poll(context) {
            Poll::Ready(()) => Poll::Ready(Err(io::ErrorKind::TimedOut.into())),
            Poll::Pending => Poll::Pending,
        }
    }
}

impl AsyncRead for Line {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        self.is_open()?;
        let read = Pin::new(&mut self.stream).poll_read(context, buffer);
        self.watched(context, read)
    }
}

impl AsyncWrite for Line {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        self.is_open()?;
        let written = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.watched(context, written)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        self.is_open()?;
        let written = Pin::new(&mut self.stream).poll_write_vectored(context, bytes);
        self.watched(context, written)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}

/// Where a connection comes from.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Peer(SocketAddr);

impl Connected<IncomingStream<'_, Door>> for Peer {
    fn connect_info(stream: IncomingStream<'_, Door>) -> Peer {
        Peer(*stream.remote_addr())
    }
}

/// The address as everything else asks for it.
pub(crate) async fn address_of_peer(mut request: Request) -> Request {
    if let Some(ConnectInfo(Peer(from))) = request.extensions().get::<ConnectInfo<Peer>>().copied()
    {
        request.extensions_mut().insert(ConnectInfo(from));
    }
    request
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_has_so_many_connections_and_gives_them_back() {
        let counts = Counts::default();
        let hall: IpAddr = "192.168.1.20".parse().unwrap();
        let mut held: Vec<Place> =
            (0..OF_ONE).map(|_| Place::take(Some(&counts), hall).unwrap()).collect();
        for (from, may) in [
            ("192.168.1.20", false),
            ("::ffff:192.168.1.20", false),
            ("192.168.1.21", true),
            ("127.0.0.1", true),
        ] {
            assert_eq!(may, Place::take(Some(&counts), from.parse().unwrap()).is_some(), "{from}");
        }
        held.pop();
        assert!(Place::take(Some(&counts), hall).is_some(), "one has gone");
        held.clear();
        assert!(counts.lock().unwrap().is_empty(), "nothing is kept of those who have gone");
    }
}
