//! The desk in a browser: pages, the JSON interface behind them, and news as they come.
//!
//! | To find | look in |
//! |---|---|
//! | who is asking, and what he may do | [`access`] |
//! | people of an event: invited, let in, sent away | `people` |
//! | acts, previews, pairings as JSON | `api` |
//! | news: server-sent events | `live` |
//! | pages, one file each, with its template | `pages` |
//! | public pages, results by players | `public` |
//! | papers to print | `papers` |
//! | odds and fairness | `odds` |
//! | the public side as a folder | [`site`] |
//! | screens of the hall | `screen` |
//! | every route with its handler and its description | `routes` |
//! | the interface described | `reference` |
//! | why two meet, and a round step by step | `why` |
//! | what would be if, and what somebody needs | [`what_if`] |
//! | the reader's language, words for acts and refusals | [`words`] |
//! | this machine seen from the hall | [`hall`] |
//! | connections: how many, how long | `door` |
//! | style sheet and scripts | `assets` |
//!
//! The server holds nothing that the journal does not: every page is made from the state that the
//! [`Office`] gives, and everything that is done goes through it. Which store that is, the server
//! does not know.

pub mod access;
mod api;
mod assets;
mod cache;
mod collation;
mod door;
mod error;
pub mod hall;
mod live;
mod odds;
mod pages;
mod papers;
mod people;
mod public;
mod reference;
mod routes;
mod screen;
mod script_words;
pub mod site;
mod systems;
pub mod theme;
pub mod what_if;
mod why;
pub mod words;

use std::sync::Arc;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware;
use ronde_office::Office;
use tokio::net::TcpListener;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;

pub use api::lists::RatingLists;
pub use cache::Tables;
use door::{Door, Peer};
pub use hall::Hall;
pub use live::Hub;
pub use odds::Studies;
pub use public::Reporters;
pub use routes::routes;
pub use screen::Screens;

/// What the pages and the interface need.
#[derive(Clone)]
pub struct Server {
    /// Where acts are handed in.
    pub office: Arc<Office>,
    /// Everybody who follows something.
    pub hub: Arc<Hub>,
    /// Where the people in the hall find this machine, once it is open to them.
    pub hall: Arc<Hall>,
    /// Where everything is kept, in words.
    pub kept_in: String,
    /// Whether a proxy stands before it. Nobody is then the owner by where he comes from: everybody
    /// comes from the proxy.
    pub behind_proxy: bool,
    /// What codes on paper are derived from.
    pub secret: [u8; 32],
    /// Who tried to come in how often, and the code of the owner.
    pub gate: Arc<access::gate::Gate>,
    /// Folders for web spaces, which follow their tournaments.
    pub sites: Arc<site::Sites>,
    /// Odds and fairness: studies at work, and what they found.
    pub odds: Arc<Studies>,
    /// Screens of the hall that are open.
    pub screens: Arc<Screens>,
    /// Rating lists that are open, and the import of one.
    pub lists: Arc<RatingLists>,
    /// Which telephone reported for which side of a board.
    pub reporters: Arc<Reporters>,
    /// What takes time, kept while it is asked for.
    pub tables: Arc<Tables>,
}

impl Server {
    /// A server for this machine alone.
    pub fn new(office: Arc<Office>, kept_in: String, secret: [u8; 32]) -> Server {
        let hub = Arc::new(Hub::new(office.clone()));
        let gate = Arc::default();
        // Copies lie in a folder of the data folder; a database server has neither.
        let data =
            office.backups().and_then(std::path::Path::parent).map(std::path::Path::to_owned);
        Server {
            office,
            hub,
            hall: Arc::default(),
            kept_in,
            behind_proxy: false,
            secret,
            gate,
            odds: Arc::default(),
            screens: Arc::default(),
            lists: Arc::default(),
            reporters: Arc::default(),
            tables: Arc::default(),
            sites: Arc::new(site::Sites::new(data.as_deref())),
        }
    }

    /// Everything that can be asked.
    pub fn router(self) -> Router {
        routes::router()
            .fallback(pages::missing)
            .layer(DefaultBodyLimit::max(routes::LARGEST_REQUEST))
            .layer(middleware::from_fn_with_state(
                (self.clone(), access::Bodies::default()),
                access::no_more_than_allowed,
            ))
            .layer(middleware::from_fn(access::data_not_forms))
            .layer(middleware::from_fn(access::same_site_only))
            .layer(CatchPanicLayer::custom(access::failed))
            .layer(middleware::from_fn(access::data_for_programs))
            .layer(middleware::from_fn(error::in_readers_language))
            .layer(middleware::from_fn(access::safe_headers))
            // News are small and must not wait; the layer leaves their kind alone.
            .layer(CompressionLayer::new())
            .with_state(self)
    }

    /// Answers at that door until the program ends.
    ///
    /// # Errors
    /// Those of the network.
    pub async fn serve(self, door: TcpListener) -> std::io::Result<()> {
        let door = Door::new(door, self.behind_proxy);
        tokio::spawn(site::keep::follow(self.clone()));
        self.serve_by(door).await
    }

    /// The same, by a door that may be shut.
    pub(crate) async fn serve_by(self, door: Door) -> std::io::Result<()> {
        let router = self.router().layer(middleware::map_request(door::address_of_peer));
        axum::serve(door, router.into_make_service_with_connect_info::<Peer>()).await
    }
}
