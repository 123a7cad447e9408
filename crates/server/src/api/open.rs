//! A file is opened: an event comes back, a tournament of another program is imported, a table of
//! players becomes lines for the box. What a file is, its bytes say and not its name.
//!
//! Files come from anywhere. Each is bounded in size, packed and unpacked; whatever is wrong with
//! it is said, and nothing of it is executed or half taken.

mod event;
mod tournament;

use axum::Json;
use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::extract::{Query, State as Shared};
use axum::http::StatusCode;
use ronde_formats::{self as formats, Content, Kind, NotOpened, NotRead};
use ronde_lists::sheet::{self, SheetError};
use ronde_report::lists::sheet_told;
use ronde_report::problems;
use ronde_words::{Lang, NewWords, fill};
use serde::Deserialize;
use serde_json::{Value, json};

use super::birth::Birth;
use super::new;
use super::paste::table::{self, Lines};
use crate::Server;
use crate::access::Visitor;
use crate::error::{Answer, ApiError, ErrorCode};

/// The largest table of players: a hundred times what an open needs.
const LARGEST_TABLE: usize = 16 << 20;
/// The largest file at all.
const LARGEST: usize = 32 << 20;

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

pub(crate) async fn open(
    Shared(server): Shared<Server>,
    visitor: Visitor,
    Query(named): Query<Named>,
    body: Result<Bytes, BytesRejection>,
) -> Answer<Json<Value>> {
    if !visitor.is_arbiter() {
        return Err(new::only_owner());
    }
    let words = NewWords::of(visitor.lang);
    let file = shown_name(&named.name);
    let bytes = body.map_err(|_| {
        let words = fill!(words.too_large, mb = (LARGEST >> 20));
        no(words).with_status(StatusCode::PAYLOAD_TOO_LARGE)
    })?;
    let (name, held) = (file.clone(), bytes.clone());
    let opened = tokio::task::spawn_blocking(move || formats::open(&held, &name)).await?;
    let opened = opened.map_err(|why| no(unopened(&file, &why, visitor.lang)))?;
    let answer = match opened.content {
        Content::Event(held) => event::put_back(&server, file, held.into(), visitor.lang).await?,
        Content::Tournament(read) => {
            let birth = Birth::new(&visitor, &named.key, named.at)?;
            let lang = visitor.lang;
            tournament::import(server, birth, (file, opened.kind, bytes), *read, lang).await?
        }
        Content::Table(held) => {
            let (lang, kind) = (visitor.lang, opened.kind);
            tokio::task::spawn_blocking(move || players(&file, &held, kind, lang)).await??
        }
    };
    Ok(Json(answer))
}

/// Why a file was not opened.
fn unopened(file: &str, why: &NotOpened, lang: Lang) -> String {
    let words = NewWords::of(lang);
    match why {
        NotOpened::Empty => fill!(words.empty_file, file = file),
        NotOpened::NotRead(NotRead::Other(Kind::Unknown)) => {
            fill!(words.unknown_kind, file = file)
        }
        NotOpened::NotRead(what) => {
            let (kind, mend) = problems::not_read(*what, lang);
            fill!(words.not_a_tournament, file = file, why = format!("{kind}; {mend}"))
        }
        NotOpened::Trf(_) | NotOpened::Json(_) | NotOpened::Foreign(_) | NotOpened::Archive(_) => {
            let why = problems::unopened(why, lang);
            fill!(words.not_a_tournament, file = file, why = why)
        }
    }
}

/// A file is not taken, in the reader's words.
pub(super) fn no(why: impl Into<String>) -> ApiError {
    ApiError::told(ErrorCode::Objection, why)
}

/// A name of a file without what a screen cannot show, and not longer than it may be.
fn shown_name(name: &str) -> String {
    let last = name.rsplit(['/', '\\']).next().unwrap_or_default();
    let plain: String = last.chars().filter(|it| !it.is_control()).take(120).collect();
    if plain.trim().is_empty() { "?".to_owned() } else { plain }
}

/// A table of players as lines for the box.
fn players(file: &str, bytes: &[u8], kind: Kind, lang: Lang) -> Answer<Value> {
    let words = NewWords::of(lang);
    if bytes.len() > LARGEST_TABLE {
        return Err(no(fill!(words.too_large, mb = (LARGEST_TABLE >> 20))));
    }
    let failed = |why: SheetError| {
        let why = sheet_told(&why, lang);
        no(fill!(words.not_a_table, file = file, why = why))
    };
    let lines = if kind == Kind::Workbook {
        let mut source = bytes;
        table::lines(&mut sheet::xlsx(&mut source).map_err(failed)?).map_err(failed)?
    } else {
        let text = sheet::text(bytes);
        let mut source = text.as_bytes();
        let lines = table::lines(&mut sheet::csv(&mut source).map_err(failed)?).map_err(failed)?;
        // Lines without heads are read as they are, separators and all.
        if lines.has_heads { lines } else { Lines { text: text.clone(), ..lines } }
    };
    let unused = lines.unused.join(", ");
    let told = fill!(words.columns_unused, columns = unused);
    let doubts: Vec<String> = Some(told).filter(|_| !unused.is_empty()).into_iter().collect();
    Ok(json!({ "kind": "players", "text": lines.text, "doubts": doubts }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_shown_without_what_no_screen_shows() {
        assert_eq!("x.trf", shown_name("C:\\a\\x\u{7}.trf"));
        assert_eq!("?", shown_name("../"));
    }
}
