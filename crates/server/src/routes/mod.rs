//! Every route: one row each, with its handler and its description. The router, the OpenAPI
//! document and the page `/api` are made of these rows, so that none of them can have what the
//! others lack.
//!
//! | To find | look in |
//! |---|---|
//! | calls of a tournament | `tournament` |
//! | calls of an event's people | `people` |
//! | calls about files, lists, odds, screens | `files`, `odds`, `screens` |
//! | pages, and files that are taken away | `pages` |

mod files;
mod odds;
mod pages;
mod people;
mod screens;
#[cfg(test)]
mod tests;
mod tournament;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::routing::{MethodFilter, MethodRouter};

use crate::Server;
use crate::error::ErrorCode;

/// The most that an act is long: a list of ten thousand players.
const LARGEST_ACT: usize = 8 * 1024 * 1024;
/// The most that may be sent at once: a list of players, or a file of another program.
pub(crate) const LARGEST_REQUEST: usize = 32 * 1024 * 1024;
/// The most that is sent about people: a name, a code, a password.
const LARGEST_OF_PEOPLE: usize = 64 * 1024;

/// A handler, for the method that its row names.
type Handler = fn(MethodFilter) -> MethodRouter<Server>;

/// A function as the handler of a row.
macro_rules! handler {
    ($function:path) => {
        |method| axum::routing::on(method, $function)
    };
}
use handler;

/// A call's method.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Method {
    Get,
    Post,
}

impl Method {
    /// As programs write it.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Method::Get => "GET",
            Method::Post => "POST",
        }
    }

    const fn filter(self) -> MethodFilter {
        match self {
            Method::Get => MethodFilter::GET,
            Method::Post => MethodFilter::POST,
        }
    }
}

/// To whom a call is open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Who {
    Anybody,
    Arbiters,
    Owner,
    OwnerHere,
    Chiefs,
    ChiefsOfAll,
    PeopleOfEvent,
    Actors,
    CodeHolder,
}

impl Who {
    /// In words, for the reference.
    pub(crate) const fn words(self) -> &'static str {
        match self {
            Who::Anybody => "anybody",
            Who::Arbiters => "arbiters",
            Who::Owner => "the owner",
            Who::OwnerHere => "the owner, on this machine",
            Who::Chiefs => "the owner, the chief arbiter",
            Who::ChiefsOfAll => "the owner, the chief arbiter of all tournaments",
            Who::PeopleOfEvent => "people of the event",
            Who::Actors => "whoever the act is open to",
            Who::CodeHolder => "who holds the code",
        }
    }
}

/// The name of a shape, and an example.
pub(crate) type Example = (&'static str, &'static str);

/// A call of the interface for programs.
pub(crate) struct Call {
    pub(crate) method: Method,
    /// As the router writes it.
    pub(crate) path: &'static str,
    handler: Handler,
    pub(crate) who: Who,
    /// In one line.
    pub(crate) what: &'static str,
    /// What else is to be known.
    pub(crate) more: &'static str,
    /// What may stand behind the question mark.
    pub(crate) query: &'static [&'static str],
    pub(crate) body: Option<Example>,
    pub(crate) answer: Example,
    /// Errors beside `unreadable`, `role` and `away`.
    pub(crate) errors: &'static [ErrorCode],
    /// The longest body, in bytes, where it is not that of the chapter.
    largest: Option<usize>,
}

/// A call that reads.
const fn get(
    path: &'static str,
    handler: Handler,
    who: Who,
    what: &'static str,
    answer: Example,
) -> Call {
    let (method, more, query, body) = (Method::Get, "", &[], None);
    Call { method, path, handler, who, what, more, query, body, answer, errors: &[], largest: None }
}

/// A call that does something.
const fn post(
    path: &'static str,
    handler: Handler,
    who: Who,
    what: &'static str,
    answer: Example,
) -> Call {
    Call { method: Method::Post, ..get(path, handler, who, what, answer) }
}

impl Call {
    const fn more(self, more: &'static str) -> Call {
        Call { more, ..self }
    }

    const fn query(self, query: &'static [&'static str]) -> Call {
        Call { query, ..self }
    }

    const fn takes(self, body: Example) -> Call {
        Call { body: Some(body), ..self }
    }

    const fn errors(self, errors: &'static [ErrorCode]) -> Call {
        Call { errors, ..self }
    }

    const fn at_most(self, bytes: usize) -> Call {
        Call { largest: Some(bytes), ..self }
    }
}

/// A page, or a file that a page offers: read by people, and described by itself.
struct Page {
    path: &'static str,
    handler: Handler,
}

const fn page(path: &'static str, handler: Handler) -> Page {
    Page { path, handler }
}

/// A chapter of the interface.
pub(crate) struct Chapter {
    pub(crate) name: &'static str,
    pub(crate) calls: &'static [Call],
    /// The longest body of its calls, in bytes.
    largest: usize,
}

const fn chapter(name: &'static str, calls: &'static [Call]) -> Chapter {
    Chapter { name, calls, largest: LARGEST_REQUEST }
}

/// All calls, in the order in which they are needed.
pub(crate) const CHAPTERS: &[Chapter] = &[
    chapter("Begin", tournament::BEGIN),
    chapter("Run a tournament", tournament::RUN),
    chapter("Why", tournament::WHY),
    chapter("Results by players", tournament::PLAYERS),
    chapter("Odds and fairness", odds::ODDS),
    Chapter { largest: LARGEST_OF_PEOPLE, ..chapter("People", people::PEOPLE) },
    chapter("Files and lists", files::FILES),
    chapter("Screens", screens::SCREENS),
    chapter("This machine", tournament::MACHINE),
];

/// All calls, without their chapters.
pub(crate) fn calls() -> impl Iterator<Item = &'static Call> {
    CHAPTERS.iter().flat_map(|chapter| chapter.calls)
}

/// Everything that can be asked.
pub(crate) fn router() -> Router<Server> {
    let mut router = Router::new();
    for page in pages::PAGES {
        router = router.route(page.path, (page.handler)(MethodFilter::GET));
    }
    for Chapter { calls, largest, .. } in CHAPTERS {
        for call in *calls {
            let limit = DefaultBodyLimit::max(call.largest.unwrap_or(*largest));
            router = router.route(call.path, (call.handler)(call.method.filter()).layer(limit));
        }
    }
    router
}

/// Method and path of every route, as the router writes them.
pub fn routes() -> Vec<(&'static str, &'static str)> {
    let pages = pages::PAGES.iter().map(|page| (Method::Get.name(), page.path));
    pages.chain(calls().map(|call| (call.method.name(), call.path))).collect()
}
