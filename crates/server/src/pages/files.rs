//! Files: what can be taken away, whether the journal is whole, where the copies lie.

use std::path::Path as FilePath;

use askama::Template;
use axum::extract::{Path, State as Shared};
use axum::response::Response;
use ronde_desk::State;
use ronde_desk::portable::{self, Purpose};
use ronde_model::PairingNumber;
use ronde_report::doubts;
use ronde_report::submission::{self, Form, Place, Weight};
use ronde_words::{FileWords, fill};

use super::start::milliseconds;
use super::{ForArbiters, Frame, Opened, shown};
use crate::Server;
use crate::api::earlier;

/// Findings that are listed; more are counted.
const LISTED: usize = 40;

#[derive(Template)]
#[template(path = "files.html")]
struct Page {
    frame: Frame,
    p: &'static FileWords,
    t: String,
    head: String,
    findings: Vec<Finding>,
    more: String,
    backups: Vec<Copy>,
    restore: String,
    /// Where it came from, and what is not certain in that file.
    imported: String,
    doubts: Vec<String>,
    /// Tournaments whose games may count for a first rating: journal and name.
    earlier: Vec<(String, String)>,
}

struct Finding {
    refused: bool,
    /// Where it is mended.
    href: String,
    place: String,
    words: String,
    /// The record of the file that it is about.
    record: &'static str,
}

struct Copy {
    name: String,
    at: i64,
    size: String,
}

pub(crate) async fn page(
    Shared(server): Shared<Server>,
    Path(t): Path<String>,
    ForArbiters(Opened { visitor, state }): ForArbiters,
) -> Response {
    let w = visitor.words();
    let p = FileWords::of(visitor.lang);
    let held = state.clone();
    let found = tokio::task::spawn_blocking(move || {
        submission::findings(&portable::exported(&held, Purpose::Rating), Form::Trf26)
    });
    let mut found = found.await.unwrap_or_default();
    found.sort_by_key(|it| it.weight != Weight::Refused);
    let more = found.len().saturating_sub(LISTED);
    let finding = |it: submission::Finding| {
        let record = if let Place::Record(record) = it.place { record } else { "" };
        let place = it.place.words(visitor.lang);
        Finding {
            refused: it.weight == Weight::Refused,
            href: door(&t, &state, &it.place),
            place: if record.is_empty() { place } else { w.settings.to_owned() },
            words: it.flaw.words(visitor.lang),
            record,
        }
    };
    let findings = found.into_iter().take(LISTED).map(finding).collect();
    let earlier = earlier::offered(&server, &visitor, &t).await;
    let earlier = earlier.into_iter().map(|it| (it.id, it.state.settings.name.clone())).collect();
    let folder = server.office.backups().map(|folder| folder.join(&t));
    let place = folder.as_deref().map(|it| it.display().to_string()).unwrap_or_default();
    let imported = state.imported.as_ref().filter(|source| !source.doubts.is_empty());
    let page = Page {
        frame: Frame::of(&visitor, "files", &t, &state).placed(&server).await,
        p,
        t,
        head: fill!(w.head, head = state.head),
        findings,
        more: if more == 0 { String::new() } else { fill!(p.more_findings, n = more) },
        backups: folder.as_deref().map(copies).unwrap_or_default(),
        restore: fill!(p.restore_hint, folder = place),
        imported: imported.map(|it| fill!(p.imported, file = it.file)).unwrap_or_default(),
        doubts: imported.map(|it| doubts::of_source(it, visitor.lang)).unwrap_or_default(),
        earlier,
    };
    shown(&page)
}

/// The page on which something that is wrong is mended.
fn door(t: &str, state: &State, place: &Place) -> String {
    match place {
        Place::Record("142") => format!("/t/{t}/settings#rounds"),
        Place::Record("092" | "192") => format!("/t/{t}/settings#system"),
        Place::Record("202") => format!("/t/{t}/settings#tie_breaks"),
        Place::Record(_) => format!("/t/{t}/settings#papers"),
        Place::Player(who) => {
            let digits: String = who.chars().take_while(char::is_ascii_digit).collect();
            let number = digits.parse().ok().and_then(PairingNumber::new);
            let id = number.and_then(|it| state.numbering(state.next_round()).id(it));
            id.map(|id| format!("/t/{t}/players/{id}")).unwrap_or_default()
        }
        Place::Round(round) => format!("/t/{t}/round/{round}/results"),
        Place::Rounds => format!("/t/{t}"),
    }
}

/// The copies of this tournament, the newest first.
fn copies(folder: &FilePath) -> Vec<Copy> {
    let entries = std::fs::read_dir(folder).into_iter().flatten().flatten();
    let mut copies: Vec<Copy> = entries
        .filter_map(|it| {
            let about = it.metadata().ok().filter(std::fs::Metadata::is_file)?;
            let at = about.modified().ok().and_then(milliseconds)?;
            let name = it.file_name().to_string_lossy().into_owned();
            let size = format!("{} kB", about.len().div_ceil(1024));
            let ours = it.path().extension().is_some_and(|end| end == "ronde");
            ours.then_some(Copy { name, at, size })
        })
        .collect();
    copies.sort_by_key(|copy| std::cmp::Reverse(copy.at));
    copies
}
