//! Reading: first every line on its own, then what needs the others, then both sides of each game.

mod arrangements;
mod cells;
mod draft;
mod estimate;
mod finish;
mod header;
mod national;
mod own;
mod player;
mod point_system;
mod points;
mod rounds;
mod rules;
mod team_results;
mod teams;
mod values;

use ronde_model::Snapshot;

use super::line::{Line, characters};
use super::source::{NotTrf, Source, first_line};
use super::{Encoding, TrfReading};
use crate::problem::{FileProblem, LineProblem, ProblemKind};
use draft::Draft;
pub(super) use finish::ANCHOR;

/// Reads all that can be read. An arbiter wants the whole list of problems at once, so reading
/// never stops at the first.
///
/// # Errors
/// When the bytes are no tournament report file at all: nothing, too much, not text, or text
/// without a single known record.
pub fn read(bytes: &[u8]) -> Result<TrfReading, NotTrf> {
    let source = Source::new(bytes)?;
    let mut draft = Draft::default();
    let bad = read_lines(&source, &mut draft);
    if draft.marks.is_empty() {
        return Err(NotTrf::NoRecord { first_line: first_line(&source) });
    }
    teams::read(&mut draft);
    arrangements::read(&mut draft);
    rounds::reconcile(&mut draft);
    finish::anchor(&mut draft, &source);
    let flavour = draft.flavour();
    let (snapshot, problems) = finish::build(draft);
    let (problems, unlisted) = problems.finish();
    let encoding = if bad { Encoding::Windows1252 } else { source.encoding };
    let line_ending = source.line_ending;
    Ok(TrfReading { snapshot, flavour, problems, unlisted, line_ending, encoding })
}

/// Reads each line on its own; says whether some were not UTF-8.
fn read_lines<'a>(source: &'a Source<'_>, draft: &mut Draft<'a>) -> bool {
    let mut bad = None;
    let may_have_tabs = source.has_tabs();
    for (index, bytes) in source.lines().enumerate() {
        let (text, not_utf8) = characters(bytes);
        if not_utf8 {
            let column = std::str::from_utf8(bytes).map_or_else(|error| error.valid_up_to(), |_| 0);
            let place = (index + 1, String::from_utf8_lossy(&bytes[..column]).chars().count() + 1);
            bad.get_or_insert((place, 0)).1 += 1;
        }
        if may_have_tabs && text.contains('\t') && !text.trim().is_empty() {
            let column = text.chars().take_while(|character| *character != '\t').count() + 1;
            draft.problem_at(index + 1, column, 1, ProblemKind::Line(LineProblem::Tabs));
        }
        let line = if may_have_tabs { Line::new } else { Line::without_tabs };
        draft.record(line(index + 1, text));
    }
    if let Some(((line, column), lines)) = bad {
        draft.problem_at(line, column, 1, ProblemKind::File(FileProblem::NotUtf8 { lines }));
    }
    bad.is_some()
}

/// The snapshot of parts that the reader has made consistent.
///
/// A snapshot that does not fit together here would be a mistake of the reader, never of the file.
fn snapshot(parts: ronde_model::Parts) -> Snapshot {
    match Snapshot::new(parts) {
        Ok(snapshot) => snapshot,
        Err(found) => unreachable!("the reader let through {found:?}"),
    }
}
