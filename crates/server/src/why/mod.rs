//! Why: two meet, somebody floats or has the bye; why two others do not; and the round step by step.
//!
//! Everything is told from the moment at which the round was paired ([`ronde_desk::moment`]), so that what
//! is corrected later does not change it. Everybody may read it once the round is published, arbiters
//! before.
//!
//! | To find | look in |
//! |---|---|
//! | the round as it was paired, kept | `told` |
//! | pages | `page`, `walk` |
//! | the same for programs | `api` |

mod api;
mod page;
mod told;
mod walk;

use axum::Router;
use axum::routing::get;

use crate::Server;

pub(crate) use page::deadlock;
pub(crate) use told::frozen;

/// Pages, and the same for programs.
pub(crate) fn routes() -> Router<Server> {
    Router::new()
        .route("/t/{t}/round/{round}/why", get(page::round))
        .route("/t/{t}/round/{round}/board/{board}/why", get(page::board))
        .route("/api/t/{t}/round/{round}/why", get(api::why))
        .route("/api/t/{t}/round/{round}/why-not", get(api::why_not))
}
