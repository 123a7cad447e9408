//! Open to the hall: this machine answers on its addresses in the network as well, until the
//! arbiter closes it again. Whoever comes in by one of them looks; nobody is the owner from there.

use std::io;
use std::net::{IpAddr, SocketAddr};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use axum::Json;
use axum::extract::State as Shared;
use axum::http::header;
use axum::response::IntoResponse;
use qrcode::render::unicode::Dense1x2;
use qrcode::{EcLevel, QrCode};
use ronde_desk::Role;
use ronde_report::qr;
use serde::Deserialize;
use serde_json::{Value, json};
use tokio::net::TcpListener;
use tokio::task::JoinHandle;

use crate::Server;
use crate::access::Visitor;
use crate::api::Body;
use crate::door::Door;
use crate::error::{Answer, ApiError, ErrorCode};

/// Ports that are tried, from the first.
const PORTS: u16 = 20;
/// The port that is tried first when nobody has said one.
const PORT: u16 = 8080;

/// Where this machine can be reached from the hall.
#[derive(Default)]
pub struct Hall {
    doors: Mutex<Doors>,
}

#[derive(Default)]
struct Doors {
    /// The port of the machine's own door.
    port: Option<u16>,
    /// Addresses that were given at the start, and stay.
    fixed: Vec<String>,
    open: Vec<Open>,
}

/// A door to the hall.
struct Open {
    address: String,
    work: JoinHandle<()>,
    /// True ends the lines of all who came in by it.
    shut: Arc<AtomicBool>,
}

impl Hall {
    /// A machine whose own door has that port, and that can be reached at these addresses for good.
    pub fn new(port: u16, fixed: Vec<String>) -> Hall {
        let doors = Doors { port: Some(port), fixed, open: Vec::new() };
        Hall { doors: Mutex::new(doors) }
    }

    fn doors(&self) -> MutexGuard<'_, Doors> {
        self.doors.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The address for people in the hall, if it is open to them.
    pub fn address(&self) -> Option<String> {
        let doors = self.doors();
        doors.fixed.first().or(doors.open.first().map(|door| &door.address)).cloned()
    }

    /// Whether it is open for as long as the program runs.
    pub fn is_fixed(&self) -> bool {
        !self.doors().fixed.is_empty()
    }

    /// Answers on every address of this machine in the network.
    ///
    /// # Errors
    /// There is none, or none can be used.
    pub async fn open(&self, server: &Server) -> Result<String, NotOpen> {
        if let Some(address) = self.address() {
            return Ok(address);
        }
        let port = self.doors().port.unwrap_or(PORT);
        let mut opened = Vec::new();
        let mut why = NotOpen::NoNetwork;
        for ip in in_the_network() {
            match listen(ip, port).await {
                Ok((address, door)) => {
                    let router = server.clone();
                    let shut = Arc::<AtomicBool>::default();
                    let door = Door::new(door, router.behind_proxy).shut_by(shut.clone());
                    let work = tokio::spawn(async move {
                        // It ends when it is closed, and has nothing to say then.
                        let _ = router.serve_by(door).await;
                    });
                    opened.push(Open { address: format!("http://{address}"), work, shut });
                }
                Err(error) => why = error,
            }
        }
        let address = opened.first().map(|door| door.address.clone());
        self.doors().open.extend(opened);
        address.ok_or(why)
    }

    /// Answers this machine alone again. Pages that are open in the hall lose their line.
    pub fn close(&self) {
        for door in self.doors().open.drain(..) {
            door.shut.store(true, Ordering::Relaxed);
            door.work.abort();
        }
    }
}

/// Why this machine is not open to the hall.
#[derive(Debug)]
pub enum NotOpen {
    /// It is in no network.
    NoNetwork,
    /// No port is free.
    NoPort,
    /// What the system says.
    System(io::Error),
}

async fn listen(ip: IpAddr, port: u16) -> Result<(SocketAddr, TcpListener), NotOpen> {
    let mut last = NotOpen::NoPort;
    for port in port..port.saturating_add(PORTS) {
        match TcpListener::bind(SocketAddr::new(ip, port)).await {
            Ok(door) => return Ok((door.local_addr().map_err(NotOpen::System)?, door)),
            Err(error) => last = NotOpen::System(error),
        }
    }
    Err(last)
}

/// Addresses of this machine that others can reach: those of the home or club network first.
pub fn in_the_network() -> Vec<IpAddr> {
    let mut all: Vec<IpAddr> = if_addrs::get_if_addrs()
        .unwrap_or_default()
        .into_iter()
        .filter(|it| !it.is_loopback() && !it.is_link_local())
        .map(|it| it.ip())
        .filter(IpAddr::is_ipv4)
        .collect();
    all.sort_by_key(|ip| (!matches!(ip, IpAddr::V4(ip) if ip.is_private()), *ip));
    all
}

/// A QR code for a terminal.
pub fn in_letters(text: &str) -> Option<String> {
    let code = QrCode::with_error_correction_level(text, EcLevel::L).ok()?;
    let mut letters = code.render::<Dense1x2>();
    // Terminals are mostly dark, cameras want dark on light.
    Some(letters.dark_color(Dense1x2::Light).light_color(Dense1x2::Dark).build())
}

/// What the owner wants.
#[derive(Deserialize)]
pub(crate) struct Wanted {
    open: bool,
}

pub(crate) async fn set(
    Shared(server): Shared<Server>,
    visitor: Visitor,
    body: Body<Wanted>,
) -> Answer<Json<Value>> {
    if visitor.role != Role::Owner {
        return Err(ApiError::role(|w| w.owner_opens));
    }
    let Json(wanted) = body?;
    if !wanted.open {
        server.hall.close();
        return Ok(Json(json!({ "address": server.hall.address() })));
    }
    let opened = server.hall.open(&server).await;
    let address = opened.map_err(|why| {
        ApiError::filled(ErrorCode::Network, move |w| match &why {
            NotOpen::NoNetwork => w.no_network.to_owned(),
            NotOpen::NoPort => w.no_port.to_owned(),
            NotOpen::System(error) => format!("{error}."),
        })
    })?;
    Ok(Json(json!({ "address": address })))
}

/// The hall's address as a QR code.
pub(crate) async fn code(Shared(server): Shared<Server>) -> Answer<impl IntoResponse> {
    let svg = server.hall.address().as_deref().and_then(qr::svg);
    let svg = svg.ok_or_else(|| ApiError::missing(|w| w.not_in_hall))?;
    Ok(([(header::CONTENT_TYPE, "image/svg+xml")], svg))
}
