//! Papers: every one that can be printed, and the folder for a web space.
//!
//! | To find | look in |
//! |---|---|
//! | the page that lists them | `page` |
//! | one paper in one form | `paper` |
//! | size, language and type that somebody prints with | `chosen` |
//! | the tournament as papers read it | `source` |
//! | the folder, set and told | `folder` |

mod chosen;
mod folder;
mod page;
mod paper;
mod source;

use axum::Router;
use axum::routing::get;

use crate::Server;

/// The list, each paper, and the folder.
pub(crate) fn routes() -> Router<Server> {
    Router::new()
        .route("/t/{t}/papers", get(page::page))
        .route("/t/{t}/paper/{file}", get(paper::paper))
        .route("/api/t/{t}/site", get(folder::told).post(folder::set))
}
