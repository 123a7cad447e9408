//! Who did what, and undo.

use askama::Template;
use axum::extract::{Path, Query, State as Shared};
use ronde_desk::{Act, Entry, fold};
use ronde_words::{ActWords, StandingWords, fill};
use serde::Deserialize;

use super::overview::{Done, done};
use super::{ForArbiters, Frame, Opened, PageError, People, Shown, people, shown};
use crate::Server;
use crate::api::entries;
use crate::words::accepted::accepted;
use crate::words::acts;
use ronde_report::refusals::Teller;

/// Acts that are shown at once, the last first.
const SHOWN: usize = 200;

#[derive(Template)]
#[template(path = "journal.html")]
struct Page {
    frame: Frame,
    p: &'static StandingWords,
    head: String,
    kinds: Vec<Kind>,
    kind: String,
    find: String,
    acts: Vec<Line>,
    /// The page before this one begins before this act; 0 if there is none.
    older: u64,
    newest: bool,
}

struct Line {
    done: Done,
    role: &'static str,
    /// Warnings that were accepted, by their names.
    accepted: String,
}

struct Kind {
    code: &'static str,
    words: &'static str,
}

/// What is to be shown.
#[derive(Deserialize)]
pub(crate) struct Asked {
    #[serde(default)]
    before: Option<u64>,
    #[serde(default)]
    kind: String,
    #[serde(default)]
    find: String,
}

pub(crate) async fn page(
    Shared(server): Shared<Server>,
    Path(id): Path<String>,
    ForArbiters(Opened { visitor, state }): ForArbiters,
    Query(asked): Query<Asked>,
) -> Shown {
    let words = visitor.words();
    let entries = entries(&server, &id).await;
    let entries = entries.map_err(|error| PageError::of(&visitor, error))?;
    let teller = Teller { lang: visitor.lang, state: Some(&state) };
    let people = people(&server, &id, visitor.lang).await;
    let (acts, older) = crate::cache::heavy(|| lines(&entries, &asked, teller, &people));
    let p = StandingWords::of(visitor.lang);
    let page = Page {
        frame: Frame::of(&visitor, "journal", &id, &state).placed(&server).await,
        p,
        head: fill!(words.head, head = state.head),
        kinds: kinds(p),
        acts,
        older,
        newest: asked.before.is_none(),
        kind: asked.kind,
        find: asked.find,
    };
    Ok(shown(&page))
}

fn kinds(p: &'static StandingWords) -> Vec<Kind> {
    vec![
        Kind { code: "", words: p.all_kinds },
        Kind { code: "results", words: p.kind_results },
        Kind { code: "rounds", words: p.kind_rounds },
        Kind { code: "players", words: p.kind_players },
        Kind { code: "settings", words: p.kind_settings },
    ]
}

/// The acts that are asked for, and the number before which the older ones are.
fn lines(
    entries: &[Entry<Act>],
    asked: &Asked,
    teller: Teller<'_>,
    people: &People,
) -> (Vec<Line>, u64) {
    let cancelled = fold::cancelled(entries);
    let w = ActWords::of(teller.lang);
    let wanted = asked.find.trim().to_lowercase();
    let told = |entry: &Entry<Act>| {
        let undone = entry.what.undoes();
        let place = undone.and_then(|of| entries.binary_search_by_key(&of, |it| it.seq).ok());
        place.map_or_else(
            || acts::act(teller, &entry.what),
            |place| fill!(w.undo_what, what = acts::act(teller, &entries[place].what)),
        )
    };
    let mut found = Vec::new();
    let earlier = |entry: &&Entry<Act>| asked.before.is_none_or(|before| entry.seq < before);
    for entry in entries.iter().rev().filter(earlier) {
        if !asked.kind.is_empty() && asked.kind != kind(&entry.what) {
            continue;
        }
        let what = told(entry);
        let done = done(entry, cancelled.contains(&entry.seq), what, people);
        let told = [&done.what, &done.by, &entry.stamp.by];
        if !told.iter().any(|text| text.to_lowercase().contains(&wanted)) {
            continue;
        }
        if found.len() == SHOWN {
            let older = found.last().map_or(0, |it: &Line| it.done.seq);
            return (found, older);
        }
        let accepted = accepted(&entry.accepted, teller.lang);
        let role = people.role(&entry.stamp.by, entry.stamp.role);
        found.push(Line { done, role, accepted });
    }
    (found, 0)
}

/// Which chapter an act belongs to.
const fn kind(act: &Act) -> &'static str {
    match act {
        Act::EnterResult { .. }
        | Act::ClearResult { .. }
        | Act::ConfirmResult { .. }
        | Act::ReportResult { .. }
        | Act::CorrectResult { .. }
        | Act::CorrectColours { .. } => "results",
        Act::Pair { .. }
        | Act::Unpair { .. }
        | Act::OpenManual { .. }
        | Act::Arrange { .. }
        | Act::CloseManual { .. }
        | Act::AddPair { .. }
        | Act::Publish { .. }
        | Act::CloseRound { .. }
        | Act::ReopenRound { .. }
        | Act::Decide { .. }
        | Act::Finish
        | Act::Resume { .. } => "rounds",
        Act::Register { .. }
        | Act::Amend { .. }
        | Act::CheckIn { .. }
        | Act::Withdraw { .. }
        | Act::Reinstate { .. }
        | Act::Expel { .. }
        | Act::Number { .. }
        | Act::RequestBye { .. }
        | Act::CancelBye { .. }
        | Act::AdjustPoints { .. } => "players",
        Act::Create { .. }
        | Act::Import(_)
        | Act::Configure { .. }
        | Act::DrawColour { .. }
        | Act::LeaveFideMode { .. } => "settings",
        Act::Remark { .. } | Act::Undo { .. } => "",
    }
}
