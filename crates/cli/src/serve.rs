//! `ronde serve`: the desk in a browser.

use std::io;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::sync::Arc;

use ronde_office::{Office, StoreError};
use ronde_report::stores::store_error;
use ronde_server::Server;
use ronde_server::hall::{Hall, in_letters, in_the_network};
use ronde_words::{CliServeWords, fill};
use tokio::net::TcpListener;

use crate::journal::Source;
use crate::outcome::{Outcome, Stop};
use crate::{language, place};

/// The port that is tried first; the next ones are tried when it is taken.
const PORT: u16 = 8080;
/// How many ports are tried.
const PORTS: u16 = 20;
/// Open files: one for each telephone, and some.
const FILES: u64 = 65_536;

/// The arguments of `ronde serve`.
#[derive(Debug, Default, clap::Args)]
pub(crate) struct Args {
    #[arg(long, value_name = "FOLDER")]
    data: Option<PathBuf>,
    #[arg(long, value_name = "URL", conflicts_with = "data")]
    database: Option<String>,
    #[arg(long, value_name = "ADDRESS")]
    listen: Option<SocketAddr>,
    #[arg(long)]
    behind_proxy: bool,
    #[arg(long)]
    no_browser: bool,
}

fn words() -> &'static CliServeWords {
    CliServeWords::of(language::current())
}

/// Serves until it is stopped.
pub(crate) fn run(args: &Args) -> Result<Outcome, Stop> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    let runtime =
        runtime.map_err(|error| Stop::internal(fill!(words().no_threads, why = error)))?;
    runtime.block_on(serve(args))
}

async fn serve(args: &Args) -> Result<Outcome, Stop> {
    // What the system allows is enough for a club; more is for big halls.
    let _ = rlimit::increase_nofile_limit(FILES);
    let Place { url, kept_in, folder } = kept(args)?;
    let store = ronde_store::open(&url).await;
    let store = store.map_err(|error| not_open(&error))?;
    let door = door(args.listen).await?;
    let address = door.local_addr().map_err(|error| Stop::internal(error.to_string()))?;
    let office = match &folder {
        Some(folder) => Office::new(store).with_backups(folder.join("backups")),
        None => Office::new(store),
    };
    let secret = secret(&office).await?;
    let hall = Hall::new(address.port(), in_the_hall(address));
    greet(args, address, &kept_in, &hall);
    let server = Server {
        hall: Arc::new(hall),
        behind_proxy: args.behind_proxy,
        ..Server::new(Arc::new(office), kept_in, secret)
    };
    if server.behind_proxy {
        tokio::spawn(tell_codes(server.gate.owner_codes()));
    }
    tokio::select! {
        ended = server.serve(door) => {
            ended.map_err(|error| Stop::internal(fill!(words().network, why = error)))?;
        }
        _ = tokio::signal::ctrl_c() => println!("{}", words().closed),
    }
    Ok(Outcome::Done)
}

/// Behind a proxy nobody is the owner by where they come from: this is how the owner comes in. A
/// code that was used is none any more, and the next one is told.
async fn tell_codes(mut codes: tokio::sync::watch::Receiver<String>) {
    loop {
        let code = codes.borrow_and_update().clone();
        println!("{}", fill!(words().owner_comes_in, code = code));
        if codes.changed().await.is_err() {
            return;
        }
    }
}

/// Says where Ronde is, and opens the browser if there is one.
fn greet(args: &Args, address: SocketAddr, kept_in: &str, hall: &Hall) {
    let here = format!("http://{}", shown(address));
    println!("{}", fill!(words().open_at, address = here));
    if let Some(hall) = hall.address() {
        println!("{}", fill!(words().in_the_hall, address = hall));
        print!("{}", in_letters(&hall).map(|code| code + "\n").unwrap_or_default());
    }
    println!("{}", fill!(words().kept_in, place = kept_in));
    println!("{}", words().what_it_can_do);
    if !args.no_browser && has_browser() && open::that_detached(&here).is_err() {
        println!("{}", words().open_that);
    }
}

/// Whether there is a screen to show one on.
fn has_browser() -> bool {
    let unix_screen = ["DISPLAY", "WAYLAND_DISPLAY"];
    let has_screen = || unix_screen.iter().any(|name| std::env::var_os(name).is_some());
    cfg!(any(windows, target_os = "macos")) || has_screen()
}

/// Addresses at which the hall reaches that door.
fn in_the_hall(door: SocketAddr) -> Vec<String> {
    let address = |ip| format!("http://{}", SocketAddr::new(ip, door.port()));
    if door.ip().is_loopback() {
        Vec::new()
    } else if door.ip().is_unspecified() {
        in_the_network().into_iter().map(address).collect()
    } else {
        vec![address(door.ip())]
    }
}

/// What codes on paper are derived from: drawn once, and kept with everything else, so that slips
/// stay good when Ronde is started again, and are the same for all who serve one database.
async fn secret(office: &Office) -> Result<[u8; 32], Stop> {
    let mut drawn = [0; 32];
    getrandom::fill(&mut drawn)
        .map_err(|error| Stop::internal(fill!(words().no_random, why = error)))?;
    let kept = office.store().credentials().secret("codes", drawn).await;
    kept.map_err(|error| not_open(&error))
}

fn not_open(error: &StoreError) -> Stop {
    Stop::file_access(format!("{}.", store_error(error, language::current())))
}

/// The address that somebody at this machine types.
fn shown(address: SocketAddr) -> String {
    if address.ip().is_unspecified() || address.ip().is_loopback() {
        format!("localhost:{}", address.port())
    } else {
        address.to_string()
    }
}

/// Where everything is kept.
struct Place {
    url: String,
    /// In words.
    kept_in: String,
    /// None for a database server.
    folder: Option<PathBuf>,
}

fn kept(args: &Args) -> Result<Place, Stop> {
    if let Some(url) = &args.database {
        let kept_in = Source::new(url).name();
        return Ok(Place { url: url.clone(), kept_in, folder: None });
    }
    let folder = place::folder(args.data.as_deref())?;
    place::make(&folder)?;
    let kept_in = folder.display().to_string();
    Ok(Place { url: place::database(&folder), kept_in, folder: Some(folder) })
}

/// The address that was asked for, or the first free port of this machine.
async fn door(listen: Option<SocketAddr>) -> Result<TcpListener, Stop> {
    let taken = |address: SocketAddr, error: io::Error| {
        Stop::file_access(fill!(words().address_taken, address = address, why = error))
    };
    if let Some(address) = listen {
        return TcpListener::bind(address).await.map_err(|error| taken(address, error));
    }
    let mut port = PORT;
    loop {
        let address = SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), port);
        match TcpListener::bind(address).await {
            Ok(door) => return Ok(door),
            Err(error) if error.kind() == io::ErrorKind::AddrInUse && port < PORT + PORTS => {
                port += 1;
            }
            Err(error) => return Err(taken(address, error)),
        }
    }
}
