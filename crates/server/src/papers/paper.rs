//! One paper in one form: what is printed is a page with a style of its own, which the rest of this
//! server would refuse; it gets a policy of its own that allows exactly that.

use std::sync::Arc;

use axum::extract::{Path, Query, State as Shared};
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header};
use axum::response::{Html, IntoResponse, Response};
use ronde_desk::State;
use ronde_desk::stored::{Prizes, SharingCode};
use ronde_model::Snapshot;
use ronde_report::paper::catalogue::{self, Choice, Kind, Order};
use ronde_report::paper::{Paper, Size, Source, stamp};
use ronde_report::{csv, html, tables, text, xlsx};
use ronde_standings::Category;
use ronde_words::Lang;
use serde::Deserialize;

use super::chosen::{Chosen, clock, read_reading};
use super::source::known;
use crate::Server;
use crate::access::{Visitor, now, secret};
use crate::api::files::{CSV, MARK, SPREADSHEET, TEXT, Taken, plain, sent};
use crate::collation::Collation;
use crate::pages::{Opened, PageError, Shown};
use crate::public;

/// What may be asked for in the address.
#[derive(Default, Deserialize)]
pub(crate) struct Asked {
    round: Option<u16>,
    /// Which board of it, for the paper that has a page for each.
    board: Option<u32>,
    /// Whose card, by number.
    player: Option<u32>,
    #[serde(default)]
    size: String,
    #[serde(default, rename = "type")]
    reading: String,
    /// `yes` or `no`; as usual for the paper where it is neither.
    #[serde(default)]
    landscape: String,
    #[serde(default)]
    by: String,
    #[serde(default)]
    lang: String,
    /// Categories, joined by semicolons.
    #[serde(default)]
    categories: String,
    /// Prizes, as the page of prizes has them; those that are announced where none are said.
    purses: Option<String>,
    #[serde(default)]
    sharing: SharingCode,
    #[serde(default)]
    several: String,
    /// Whether slips have codes for telephones.
    #[serde(default)]
    codes: String,
    /// Whether the print dialogue opens by itself.
    #[serde(default)]
    print: String,
    /// The address for the QR code, if not that of this machine.
    #[serde(default)]
    link: String,
}

/// Forms that a paper has.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Form {
    Html,
    Text,
    Csv,
    Xlsx,
    Json,
}

impl Form {
    fn of_ending(ending: &str) -> Option<Form> {
        Some(match ending {
            "html" => Form::Html,
            "txt" => Form::Text,
            "csv" => Form::Csv,
            "xlsx" => Form::Xlsx,
            "json" => Form::Json,
            _ => return None,
        })
    }
}

pub(crate) async fn paper(
    Shared(server): Shared<Server>,
    Path((t, file)): Path<(String, String)>,
    Query(asked): Query<Asked>,
    headers: HeaderMap,
    Opened { visitor, state }: Opened,
) -> Shown {
    let named = file.rsplit_once('.');
    let found = named.and_then(|(key, end)| Some((Kind::of_key(key)?, Form::of_ending(end)?)));
    let Some((kind, form)) = found else {
        return Err(PageError::missing(&visitor));
    };
    if !(kind.is_public() || visitor.is_arbiter()) {
        return Err(PageError::only_arbiters(&visitor));
    }
    let wish = wish(&server, &visitor, &state, &t, kind, &asked, &headers).await;
    // What tells why goes by what was known when the round was paired.
    let frozen = match kind {
        Kind::Why => crate::why::frozen(&server, &state, asked.round).await,
        _ => None,
    };
    let made = server.tables.in_turn(move || made(&state, kind, form, &wish, frozen)).await;
    let (name, body) = made.map_err(|why| PageError::new(&visitor, StatusCode::NOT_FOUND, why))?;
    Ok(answered(form, &name, body, asked.print == "yes"))
}

/// Everything that was wished for, so that the paper can be made elsewhere.
struct Wish {
    arbiter: bool,
    lang: Lang,
    page: ronde_report::paper::Page,
    stamp: String,
    link: Option<String>,
    choice: Choice,
}

async fn wish(
    server: &Server,
    visitor: &Visitor,
    state: &Arc<State>,
    t: &str,
    kind: Kind,
    asked: &Asked,
    headers: &HeaderMap,
) -> Wish {
    let kept = Chosen::of(headers);
    let size = if asked.size.is_empty() { kept.size } else { size(&asked.size) };
    let reading = read_reading(&asked.reading).or(kept.reading);
    let chosen = Chosen { size, reading, lang: kept.lang };
    let mut page = chosen.page(kind);
    match asked.landscape.as_str() {
        "yes" => page.landscape = true,
        "no" => page.landscape = false,
        _ => {}
    }
    let said = if asked.lang.is_empty() { kept.lang } else { None };
    let (base, reachable) = public::address(server, headers);
    let codes = asked.codes == "yes" && visitor.is_arbiter();
    let choice = Choice {
        round: asked.round,
        board: asked.board,
        player: asked.player,
        order: order(&asked.by),
        categories: asked
            .categories
            .split(';')
            .filter_map(|it| Category::read(it.trim()))
            .collect(),
        prizes: offered(asked, state),
        codes: if codes { codes_of(server, state, asked.round, &base) } else { Vec::new() },
        ..Choice::default()
    };
    Wish {
        arbiter: visitor.is_arbiter(),
        lang: said.unwrap_or(visitor.lang),
        page,
        stamp: stamp(now(), clock(headers)),
        link: link(server, t, asked, &base, reachable).await,
        choice,
    }
}

/// The prizes that are said, or announced, where they can be read.
fn offered(asked: &Asked, state: &State) -> Option<ronde_standings::prizes::Rules> {
    let said = asked.purses.clone().map(|purses| Prizes {
        purses,
        sharing: asked.sharing,
        several: !asked.several.is_empty(),
    });
    let prizes = said.unwrap_or_else(|| state.settings.prizes.clone());
    prizes.rules().ok().filter(|rules| !rules.purses.is_empty())
}

fn size(name: &str) -> Size {
    if name == "letter" { Size::Letter } else { Size::A4 }
}

fn order(name: &str) -> Order {
    match name {
        "name" => Order::Name,
        "club" => Order::Club,
        "federation" => Order::Federation,
        _ => Order::Rank,
    }
}

/// The address of the live page, where telephones can reach it; or the one that was said.
async fn link(
    server: &Server,
    t: &str,
    asked: &Asked,
    base: &str,
    reachable: bool,
) -> Option<String> {
    let said = asked.link.trim();
    if said.starts_with("https://") || said.starts_with("http://") {
        return Some(said.to_owned());
    }
    let event = server.gate.event_of(&**server.office.store(), t).await.ok().flatten()?;
    reachable.then(|| format!("{base}/p/{event}"))
}

/// A code for each board of the round that is being played.
fn codes_of(
    server: &Server,
    state: &State,
    round: Option<u16>,
    base: &str,
) -> Vec<(u32, String, String)> {
    let last = u16::try_from(state.rounds.len()).unwrap_or(u16::MAX);
    let round = round.unwrap_or(last);
    let Some(held) = state.round(round).filter(|_| public::is_open(state, round)) else {
        return Vec::new();
    };
    let code = |board: &ronde_desk::state::BoardState| {
        let code = public::code(&server.secret, &state.journal, round, board, None).to_string();
        let address = format!("{base}/r/{code}");
        (board.table, code, address)
    };
    held.boards.iter().map(code).collect()
}

/// The paper in its form, and its name; or why there is none.
fn made(
    state: &State,
    kind: Kind,
    form: Form,
    wish: &Wish,
    frozen: Option<Snapshot>,
) -> Result<(String, Vec<u8>), String> {
    let mut known = known(state, kind, wish.choice.round, wish.arbiter);
    known.snapshot = frozen.unwrap_or(known.snapshot);
    let source = Source {
        snapshot: &known.snapshot,
        lang: wish.lang,
        stamp: &wish.stamp,
        link: wish.link.as_deref(),
        draft: known.draft,
        page: wish.page,
    };
    let choice = Choice { tables: known.tables, ..wish.choice.clone() };
    let names = Collation::of(wish.lang);
    let compare = |one: &str, other: &str| names.compare(one, other);
    let made = catalogue::make(kind, &source, &choice, &compare);
    let paper = made.map_err(|missing| missing.words(wish.lang))?;
    let name = format!("{}-{}", plain(&state.settings.name), kind.key());
    Ok((name, written(&paper, form, wish.lang)?))
}

fn written(paper: &Paper, form: Form, lang: Lang) -> Result<Vec<u8>, String> {
    Ok(match form {
        Form::Html => html::page(paper).into_bytes(),
        Form::Text => text::paper(paper).into_bytes(),
        Form::Csv => {
            let text = csv::paper(paper, None).unwrap_or_default();
            format!("{MARK}{text}").into_bytes()
        }
        Form::Xlsx => xlsx::paper(paper).map_err(|error| error.words(lang).to_owned())?,
        Form::Json => tables::paper(paper).into_bytes(),
    })
}

fn answered(form: Form, name: &str, bytes: Vec<u8>, print: bool) -> Response {
    let (ending, kind) = match form {
        Form::Html => return printed(&String::from_utf8_lossy(&bytes), print),
        Form::Text => ("txt", TEXT),
        Form::Csv => ("csv", CSV),
        Form::Xlsx => ("xlsx", SPREADSHEET),
        Form::Json => ("json", "application/json"),
    };
    sent(&format!("{name}.{ending}"), Taken { bytes, kind })
}

/// The page with its one style sheet allowed by a number that nobody can guess, and nothing else
/// but, where it is to be printed, the script that opens the dialogue.
fn printed(page: &str, print: bool) -> Response {
    let nonce = nonce();
    let page = page.replacen("<style>", &format!("<style nonce=\"{nonce}\">"), 1);
    let script = "<script type=\"module\" src=\"/assets/print.js\"></script>\n</head>";
    let page = if print { page.replacen("</head>", script, 1) } else { page };
    let scripts = if print { "'self'" } else { "'none'" };
    let policy = format!(
        "default-src 'none'; style-src 'nonce-{nonce}'; img-src data:; script-src {scripts}; \
         base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    );
    let mut response = Html(page).into_response();
    let headers = response.headers_mut();
    if let Ok(policy) = HeaderValue::from_str(&policy) {
        headers.insert(HeaderName::from_static("content-security-policy"), policy);
    }
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response
}

fn nonce() -> String {
    format!("{:032x}", u128::from_be_bytes(secret::drawn()))
}
