//! The interface for programs, described: an OpenAPI 3.1 document made in code, and a page that people
//! read. What is described is what the router has; the tests compare the two.
//!
//! | To find | look in |
//! |---|---|
//! | every call | `calls`, `odds`, `people`, `files`, `screens` |
//! | every act, with an example | `acts` |
//! | settings and changes of players | `values` |
//! | the shapes of what is sent and answered | `shapes` |
//! | the document | `document` |

mod acts;
mod calls;
mod document;
mod files;
mod odds;
mod people;
mod screens;
mod shapes;
#[cfg(test)]
mod tests;
mod values;

use askama::Template;
use axum::Router;
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;

use crate::Server;
use crate::access::Visitor;
use crate::pages::{Frame, shown};
use crate::words::reference::ReferenceWords;

use acts::Described;
use calls::Call;

/// The page and the document.
pub(crate) fn routes() -> Router<Server> {
    Router::new().route("/api", get(page)).route("/api/openapi.json", get(openapi))
}

async fn openapi() -> Response {
    let text = document::document().to_string();
    ([(header::CONTENT_TYPE, "application/vnd.oai.openapi+json;version=3.1")], text).into_response()
}

#[derive(Template)]
#[template(path = "reference.html")]
struct Page {
    frame: Frame,
    p: &'static ReferenceWords,
    parts: Vec<(&'static str, Vec<Shown>)>,
    acts: Vec<&'static Described>,
    settings: Vec<(&'static str, String)>,
    errors: &'static [(&'static str, u16, &'static str)],
}

struct Shown {
    call: &'static Call,
    curl: String,
    answer: String,
}

async fn page(visitor: Visitor, headers: HeaderMap) -> Response {
    let host = headers.get(header::HOST).and_then(|value| value.to_str().ok());
    let base = format!("http://{}", host.unwrap_or("localhost:8080"));
    let p = ReferenceWords::of(visitor.lang);
    let shown_call =
        |call: &'static Call| Shown { call, curl: call.curl(&base), answer: pretty(call.answer.1) };
    let part = |(name, calls): &(&'static str, &'static [Call])| {
        (p.part(name), calls.iter().map(shown_call).collect())
    };
    let page = Page {
        frame: Frame::new(&visitor, "reference", p.title.to_owned()),
        p,
        parts: calls::PARTS.iter().map(part).collect(),
        acts: acts::ACTS.iter().collect(),
        settings: values::SETTINGS.iter().map(|(what, text)| (*what, (*text).to_owned())).collect(),
        errors: calls::ERRORS,
    };
    shown(&page)
}

impl Page {
    /// A sentence in which names stand between backticks, as the document writes them.
    #[expect(clippy::unused_self, reason = "templates call methods")]
    fn marked(&self, text: &str) -> String {
        let plain = text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;");
        let parts = plain.split('`').enumerate();
        let mark = |(place, part): (usize, &str)| match place % 2 {
            0 => part.to_owned(),
            _ => format!("<code>{part}</code>"),
        };
        parts.map(mark).collect()
    }
}

/// An example over several lines, where it is JSON.
fn pretty(text: &str) -> String {
    let value: Result<serde_json::Value, _> = serde_json::from_str(text);
    value.ok().and_then(|it| serde_json::to_string_pretty(&it).ok()).unwrap_or(text.to_owned())
}
