//! `ronde serve`: the desk in a browser.

use std::io;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::sync::Arc;

use ronde_server::Server;
use ronde_store::journal::{self, Office};
use tokio::net::TcpListener;

use crate::journal::Source;
use crate::outcome::{Outcome, Stop};
use crate::place;

/// The port that is tried first; the next ones are tried when it is taken.
const PORT: u16 = 8080;
/// How many ports are tried.
const PORTS: u16 = 20;

/// Open the desk in a browser
///
/// Only this machine reaches it until --listen names an address of the hall. Everything is kept in
/// one file in your data folder; a federation names a PostgreSQL database instead.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// Folder in which everything is kept
    #[arg(long, value_name = "FOLDER")]
    data: Option<PathBuf>,
    /// Database to use instead, postgres://…
    #[arg(long, value_name = "URL", conflicts_with = "data")]
    database: Option<String>,
    /// Address to answer at, such as 0.0.0.0:8080; this machine alone when left out
    #[arg(long, value_name = "ADDRESS")]
    listen: Option<SocketAddr>,
}

/// Serves until it is stopped.
pub(crate) fn run(args: &Args) -> Result<Outcome, Stop> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    let runtime = runtime.map_err(|error| Stop::internal(format!("no threads: {error}")))?;
    runtime.block_on(serve(args))
}

async fn serve(args: &Args) -> Result<Outcome, Stop> {
    let (url, kept_in, backups) = kept(args)?;
    let store = journal::open(&url).await;
    let store = store.map_err(|error| Stop::file_access(format!("{error}.")))?;
    let door = door(args.listen).await?;
    let address = door.local_addr().map_err(|error| Stop::internal(error.to_string()))?;
    let hall = (!address.ip().is_loopback()).then(|| format!("http://{address}"));
    println!("Ronde is open at http://{}", shown(address));
    println!("Everything is kept in {kept_in}. Stop with Ctrl+C.");
    let office = match &backups {
        Some(folder) => Office::new(store).with_backups(folder.clone()),
        None => Office::new(store),
    };
    let server = Server { office: Arc::new(office), hall, kept_in };
    let ended = server.serve(door).await;
    ended.map_err(|error| Stop::internal(format!("the network failed: {error}.")))?;
    Ok(Outcome::Done)
}

/// The address that somebody at this machine types.
fn shown(address: SocketAddr) -> String {
    if address.ip().is_unspecified() || address.ip().is_loopback() {
        format!("localhost:{}", address.port())
    } else {
        address.to_string()
    }
}

/// The database, its name in words, and the folder of the backups. A database server has its own.
fn kept(args: &Args) -> Result<(String, String, Option<PathBuf>), Stop> {
    if let Some(url) = &args.database {
        return Ok((url.clone(), Source::new(url).name(), None));
    }
    let folder = place::folder(args.data.as_deref())?;
    place::make(&folder)?;
    let backups = folder.join("backups");
    Ok((place::database(&folder), folder.display().to_string(), Some(backups)))
}

/// The address that was asked for, or the first free port of this machine.
async fn door(listen: Option<SocketAddr>) -> Result<TcpListener, Stop> {
    let taken = |address: SocketAddr, error: io::Error| {
        Stop::file_access(format!("{address} cannot be used: {error}; name another with --listen."))
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
