//! Estimates of ratings, in a comment of ours (see `trf`).

use ronde_model::Estimate;

use super::draft::Draft;
use crate::trf::ESTIMATE;
use crate::trf::line::Line;

/// `### ronde estimate 7 1880 INGO 120`: player, rating, source. A line that says nothing, of
/// somebody who is not there or was estimated before, is set aside as a comment like any other.
pub(super) fn read(draft: &mut Draft<'_>, line: &Line<'_>) {
    let found = line.text().strip_prefix(ESTIMATE).and_then(parse);
    let row = found.as_ref().and_then(|(number, _)| draft.row_of(*number));
    match (found, row.map(|row| &mut draft.rows[row].player.estimate)) {
        (Some((_, estimate)), Some(place @ None)) => *place = Some(estimate),
        _ => draft.set_aside(line),
    }
}

fn parse(text: &str) -> Option<(u32, Estimate)> {
    let (number, rest) = text.trim_start().split_once(' ')?;
    let (rating, source) = rest.trim_start().split_once(' ').unwrap_or((rest.trim(), ""));
    let estimate = Estimate { rating: rating.parse().ok()?, source: source.trim().to_owned() };
    Some((number.parse().ok()?, estimate))
}
