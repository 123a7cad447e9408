//! The tournament that a report is about: of any file, and of any event.

use std::fs::File;
use std::io::Read as _;
use std::path::Path;

use ronde_desk::fold;
use ronde_desk::portable::{self, Purpose};
use ronde_model::Snapshot;
use ronde_report::journals;
use ronde_standings::prizes::Rules;
use ronde_words::{Lang, ReportCommandWords, fill};

use super::Kind;
use crate::export::choose;
use crate::journal::{self, Source};
use crate::language;
use crate::load::{self, Input};
use crate::outcome::Stop;

/// How an SQLite file begins, and one that is packed.
const EVENTS: [&[u8]; 2] = [b"SQLite format 3\0", b"\x1f\x8b"];

/// A tournament, and what is known of where it came from.
pub(crate) struct Opened {
    pub(crate) snapshot: Snapshot,
    /// The table of each game, by round; nothing where a file says nothing of it.
    pub(crate) tables: Vec<Vec<u32>>,
    /// What the organiser offers, where an event says so.
    pub(crate) prizes: Option<Rules>,
    /// What its file is called in messages.
    pub(crate) name: String,
}

/// The tournament of the file.
pub(crate) fn tournament(
    input: &Input,
    asked: Option<&str>,
    kind: Kind,
    lang: Lang,
) -> Result<Opened, Stop> {
    if !is_event(&input.file) {
        let loaded = load::load_scored(input, lang)?;
        let (snapshot, name) = (loaded.snapshot, loaded.name);
        return Ok(Opened { snapshot, tables: Vec::new(), prizes: None, name });
    }
    let source = Source::new(&input.file.to_string_lossy());
    let name = source.name();
    let found = source.read(input.max_size.unwrap_or(portable::LIMIT))?;
    let chosen = choose::tournament(&found, asked, &name)?;
    let damaged = |why: String| {
        let w = ReportCommandWords::of(language::current());
        Stop::bad_input(fill!(w.damaged, name = name, why = why))
    };
    if let Some(fault) = chosen.found.faults.first() {
        return Err(damaged(journals::fault(fault, language::current())));
    }
    let state = fold::fold(chosen.journal, chosen.lines)
        .map_err(|error| damaged(journals::unfoldable(&error, language::current())))?;
    // What goes to a federation has the corrections that came too late for the pairings.
    let snapshot = match kind {
        Kind::Paper(_) | Kind::Site => {
            portable::with_clubs(&state, portable::exported(&state, Purpose::Tournament))
        }
        Kind::Pgn => portable::exported(&state, Purpose::Tournament),
        _ => portable::exported(&state, Purpose::Rating),
    };
    let prizes = state.settings.prizes.rules().ok().filter(|rules| !rules.purses.is_empty());
    Ok(Opened { snapshot, tables: portable::tables(&state), prizes, name })
}

/// Whether it is a whole event: by its name, or by its first bytes.
pub(crate) fn is_event(path: &Path) -> bool {
    if load::is_standard(path) {
        return false;
    }
    let text = path.to_string_lossy();
    if text.starts_with("postgres://") || text.starts_with("postgresql://") {
        return true;
    }
    let mut start = [0; 16];
    let read = File::open(path).and_then(|mut file| file.read(&mut start)).unwrap_or(0);
    journal::is_event(path) || EVENTS.iter().any(|begin| start[..read].starts_with(begin))
}
