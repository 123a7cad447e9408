//! A file is opened: an event comes back, a tournament of another program is imported, a table of
//! players becomes lines for the box. What a file is, its bytes say and not its name.
//!
//! Files come from anywhere. Each is bounded in size, packed and unpacked; whatever is wrong with it
//! is said, and nothing of it is executed or half taken.

mod event;
mod tournament;

use axum::Json;
use axum::Router;
use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::extract::{Query, State as Shared};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::routing::post;
use ronde_store::sheet::{self, SheetError};
use serde::Deserialize;
use serde_json::json;

use super::birth::Birth;
use super::paste::table;
use super::{answer, fault, new};
use crate::Server;
use crate::access::Visitor;
use crate::words::new::NewWords;
use crate::words::{Lang, fill};

/// The largest table of players: a hundred times what an open needs.
const LARGEST_TABLE: usize = 16 << 20;
/// The largest file at all.
const LARGEST: usize = 32 << 20;

pub(crate) fn routes() -> Router<Server> {
    Router::new().route("/api/open", post(open))
}

#[derive(Deserialize)]
pub(crate) struct Named {
    /// What the file is called; it is only ever shown.
    #[serde(default)]
    name: String,
    #[serde(default)]
    key: String,
    #[serde(default)]
    at: i64,
}

/// What a file is, by its bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Event,
    Json,
    Trf,
    Workbook,
    Table,
    Unknown,
}

/// Why a file was not taken, in the reader's words.
pub(super) struct No(String);

async fn open(
    Shared(server): Shared<Server>,
    visitor: Visitor,
    Query(named): Query<Named>,
    body: Result<Bytes, BytesRejection>,
) -> Response {
    if !visitor.is_arbiter() {
        return new::only_owner();
    }
    let words = NewWords::of(visitor.lang);
    let file = shown_name(&named.name);
    let Ok(bytes) = body else {
        let mb = LARGEST >> 20;
        return no(StatusCode::PAYLOAD_TOO_LARGE, fill(words.too_large, &[("mb", &mb)]));
    };
    if bytes.trim_ascii().is_empty() {
        return no(StatusCode::UNPROCESSABLE_ENTITY, fill(words.empty_file, &[("file", &file)]));
    }
    match kind(&bytes) {
        Kind::Event => event::put_back(&server, file, bytes, visitor.lang).await,
        Kind::Json | Kind::Trf => {
            let birth = match Birth::new(&visitor, &named.key, named.at) {
                Ok(birth) => birth,
                Err(response) => return response,
            };
            tournament::import(server, birth, file, bytes, visitor.lang).await
        }
        Kind::Workbook | Kind::Table => {
            let lang = visitor.lang;
            let read = tokio::task::spawn_blocking(move || players(&file, &bytes, lang)).await;
            match read {
                Ok(Ok(response)) => response,
                Ok(Err(No(why))) => no(StatusCode::UNPROCESSABLE_ENTITY, why),
                Err(_) => fault(),
            }
        }
        Kind::Unknown => {
            let why = fill(words.unknown_kind, &[("file", &file)]);
            no(StatusCode::UNPROCESSABLE_ENTITY, why)
        }
    }
}

fn no(status: StatusCode, why: impl AsRef<str>) -> Response {
    answer(status, "objection", why.as_ref())
}

/// A name of a file without what a screen cannot show, and not longer than it may be.
fn shown_name(name: &str) -> String {
    let last = name.rsplit(['/', '\\']).next().unwrap_or_default();
    let plain: String = last.chars().filter(|it| !it.is_control()).take(120).collect();
    if plain.trim().is_empty() { "?".to_owned() } else { plain }
}

fn kind(bytes: &[u8]) -> Kind {
    const GZIP: &[u8] = b"\x1f\x8b";
    const ZIP: &[u8] = b"PK\x03\x04";
    let text = bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(bytes).trim_ascii_start();
    let wide = bytes.starts_with(b"\xFF\xFE") || bytes.starts_with(b"\xFE\xFF");
    if bytes.starts_with(GZIP) || text.starts_with(b"{\"ronde_event\"") {
        Kind::Event
    } else if bytes.starts_with(ZIP) {
        Kind::Workbook
    } else if text.starts_with(b"{") {
        Kind::Json
    } else if !wide && bytes.contains(&0) {
        Kind::Unknown
    } else if text.split(|byte| matches!(byte, b'\n' | b'\r')).any(is_record) {
        Kind::Trf
    } else {
        Kind::Table
    }
}

/// The records with which every tournament report has its name and its players.
fn is_record(line: &[u8]) -> bool {
    line.starts_with(b"001 ") || line.starts_with(b"012 ")
}

/// A table of players as lines for the box.
fn players(file: &str, bytes: &[u8], lang: Lang) -> Result<Response, No> {
    let words = NewWords::of(lang);
    if bytes.len() > LARGEST_TABLE {
        return Err(No(fill(words.too_large, &[("mb", &(LARGEST_TABLE >> 20))])));
    }
    let failed = |why: SheetError| No(fill(words.not_a_table, &[("file", &file), ("why", &why)]));
    let read = if kind(bytes) == Kind::Workbook {
        let mut source = bytes;
        table::lines(&mut sheet::xlsx(&mut source).map_err(failed)?).map_err(failed)?
    } else {
        let text = sheet::text(bytes);
        let mut source = text.as_bytes();
        let read = table::lines(&mut sheet::csv(&mut source).map_err(failed)?).map_err(failed)?;
        // Lines without heads are read as they are, separators and all.
        read.map_err(|_| text.clone())
    };
    Ok(match read {
        Ok(lines) => {
            let doubt = |(line, why): &(u64, String)| {
                fill(words.row_doubt, &[("line", line), ("why", why)])
            };
            let doubts: Vec<String> = lines.doubts.iter().map(doubt).collect();
            Json(json!({ "kind": "players", "text": lines.text, "doubts": doubts }))
        }
        Err(text) => Json(json!({ "kind": "players", "text": text, "doubts": [] })),
    }
    .into_response())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_what_its_bytes_say() {
        for (bytes, expected) in [
            (&b"\x1f\x8b\x08"[..], Kind::Event),
            (b"{\"ronde_event\":1}", Kind::Event),
            (b"\xEF\xBB\xBF{\"ronde\":1}", Kind::Json),
            (b"PK\x03\x04", Kind::Workbook),
            (b"012 Open\r001    1", Kind::Trf),
            (b"Name;Elo\n", Kind::Table),
            (b"\xFF\xFEN\0a\0", Kind::Table),
            (b"MZ\0\0", Kind::Unknown),
        ] {
            assert_eq!(expected, kind(bytes), "{bytes:?}");
        }
        assert_eq!("x.trf", shown_name("C:\\a\\x\u{7}.trf"));
        assert_eq!("?", shown_name("../"));
    }
}
