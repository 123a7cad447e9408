//! What no record of the format has a place for, in comments of ours that others skip (see `trf`).

use super::draft::Draft;
use crate::trf::line::Line;
use crate::trf::{DIRECTOR, LEAGUE};

/// Whether a comment is one of these.
pub(super) fn is_known(text: &str) -> bool {
    [DIRECTOR, LEAGUE].iter().any(|mark| text.starts_with(mark))
}

/// Takes the line, or keeps it as the comment that it is to everybody else: where it says nothing,
/// says it of somebody who is not there, or says it again.
pub(super) fn read(draft: &mut Draft<'_>, line: &Line<'_>) {
    let taken = match line.text().strip_prefix(LEAGUE) {
        Some(text) => league(draft, text),
        None => director(draft, line.text().strip_prefix(DIRECTOR).unwrap_or_default()),
    };
    if taken.is_none() {
        draft.keep(line);
    }
}

fn director(draft: &mut Draft<'_>, text: &str) -> Option<()> {
    fill(&mut draft.parts.event.director, text)
}

/// `### ronde league 7 Suisse romande`.
fn league(draft: &mut Draft<'_>, text: &str) -> Option<()> {
    let (number, league) = text.trim_start().split_once(' ')?;
    let row = draft.row_of(number.parse().ok()?)?;
    fill(&mut draft.rows[row].player.league, league)
}

fn fill(place: &mut String, text: &str) -> Option<()> {
    let text = text.trim();
    (place.is_empty() && !text.is_empty()).then(|| text.clone_into(place))
}
