//! The interface for programs, described: an OpenAPI 3.1 document made in code, and a page that
//! people read. Both are made of the rows of `routes`, of which the router is made.
//!
//! | To find | look in |
//! |---|---|
//! | every call | `routes` |
//! | every act, with an example | `acts` |
//! | settings and changes of players | `values` |
//! | the shapes of what is sent and answered | `shapes` |
//! | the document | `document` |

mod acts;
mod document;
mod shapes;
#[cfg(test)]
mod tests;
mod values;

use askama::Template;
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};

use crate::access::Visitor;
use crate::error::ErrorCode;
use crate::pages::{Frame, shown};
use crate::routes::{CHAPTERS, Call, Chapter, Method, Who};
use crate::words::reference::part_name;

use acts::Described;
use ronde_words::ReferenceWords;

pub(crate) async fn openapi() -> Response {
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
    errors: &'static [ErrorCode],
}

struct Shown {
    call: &'static Call,
    curl: String,
    answer: String,
}

pub(crate) async fn page(visitor: Visitor, headers: HeaderMap) -> Response {
    let host = headers.get(header::HOST).and_then(|value| value.to_str().ok());
    let base = format!("http://{}", host.unwrap_or("localhost:8080"));
    let p = ReferenceWords::of(visitor.lang);
    let shown_call = |call: &'static Call| Shown {
        call,
        curl: curl(call, &base),
        answer: pretty(call.answer.1),
    };
    let part = |chapter: &Chapter| {
        (part_name(p, chapter.name), chapter.calls.iter().map(shown_call).collect())
    };
    let page = Page {
        frame: Frame::new(&visitor, "reference", p.title.to_owned()),
        p,
        parts: CHAPTERS.iter().map(part).collect(),
        acts: acts::ACTS.iter().collect(),
        settings: values::SETTINGS.iter().map(|(what, text)| (*what, (*text).to_owned())).collect(),
        errors: ErrorCode::ALL,
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

const TOKEN: &str = " -H \"Authorization: Bearer $TOKEN\"";

/// The call as it is typed.
fn curl(call: &Call, base: &str) -> String {
    let path = call.path.replace("{t}", "$T").replace("{round}", "5").replace("{e}", "$E");
    let path = path.replace("{code}", "K7QM-3XPA-9TWD-H2VE");
    let path =
        path.replace("/search", "/search?q=keller").replace("{k}", "2").replace("{number}", "4");
    let token = if matches!(call.who, Who::Anybody | Who::CodeHolder) { "" } else { TOKEN };
    let stream = if call.path.ends_with("/live") { " -N" } else { "" };
    match (call.body, call.method) {
        (None, Method::Get) => format!("curl{stream}{token} \"{base}{path}\""),
        (None, Method::Post) => format!("curl{token} -X POST \"{base}{path}\""),
        (Some(("Bytes", file)), _) => format!(
            "curl{token} -H 'Content-Type: application/octet-stream' \\\n  --data-binary {file} \
             \"{base}{path}\""
        ),
        (Some((_, body)), _) => format!(
            "curl{token} -H 'Content-Type: application/json' \\\n  -d '{body}' \"{base}{path}\""
        ),
    }
}

/// An example over several lines, where it is JSON.
fn pretty(text: &str) -> String {
    let value: Result<serde_json::Value, _> = serde_json::from_str(text);
    value.ok().and_then(|it| serde_json::to_string_pretty(&it).ok()).unwrap_or(text.to_owned())
}
