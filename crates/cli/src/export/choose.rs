//! Which tournament of which event is meant.

use std::collections::BTreeMap;

use ronde_desk::event::{self, EventState};
use ronde_desk::{Line, fold};
use ronde_words::fill;

use super::words;
use crate::journal::Found;
use crate::outcome::Stop;
use crate::pair::words::plain;

/// A tournament of an event.
pub(crate) struct Choice<'a> {
    /// The event.
    pub(crate) found: &'a Found,
    /// The tournament's journal.
    pub(crate) journal: &'a str,
    /// Its lines.
    pub(crate) lines: &'a [Line],
    name: String,
}

/// The one that is asked for, by its place, its name or its journal; the only one if none is.
pub(crate) fn tournament<'a>(
    found: &'a [Found],
    asked: Option<&str>,
    name: &str,
) -> Result<Choice<'a>, Stop> {
    let mut all: Vec<Choice<'a>> = found.iter().flat_map(tournaments).collect();
    let w = words();
    let Some(asked) = asked else {
        return match all.len() {
            0 => Err(Stop::bad_input(fill!(w.no_tournament, name = name))),
            1 => Ok(all.remove(0)),
            many => {
                let list = list(&all);
                let which = fill!(w.which_tournament, n = many, name = name, list = list);
                Err(Stop::bad_input(which))
            }
        };
    };
    let by_place = asked.parse::<usize>().ok().and_then(|place| place.checked_sub(1));
    let by_name = |choice: &Choice<'_>| choice.name == asked || choice.journal == asked;
    let named: Vec<usize> = (0..all.len()).filter(|place| by_name(&all[*place])).collect();
    let place = match named[..] {
        [place] => Some(place),
        [] => by_place.filter(|place| *place < all.len()),
        _ => None,
    };
    if let Some(place) = place {
        return Ok(all.remove(place));
    }
    let (asked, list) = (plain(asked), list(&all));
    let none = fill!(w.unknown_tournament, asked = asked, name = name, list = list);
    Err(Stop::bad_input(none))
}

/// The event that is asked for, by the name of one of its tournaments; the only one if none is.
pub(crate) fn event<'a>(
    found: &'a [Found],
    asked: Option<&str>,
    name: &str,
) -> Result<&'a Found, Stop> {
    match (found, asked) {
        ([only], None) => Ok(only),
        (_, None) => {
            let which = fill!(words().which_event_of, n = found.len(), name = name);
            Err(Stop::bad_input(which))
        }
        (_, Some(_)) => tournament(found, asked, name).map(|choice| choice.found),
    }
}

fn list(all: &[Choice<'_>]) -> String {
    let each =
        all.iter().zip(1..).map(|(choice, place)| format!("{place} {}", plain(&choice.name)));
    each.collect::<Vec<_>>().join(", ")
}

/// Those that the event shows; if it says nothing, all.
fn tournaments(found: &Found) -> Vec<Choice<'_>> {
    let content = &found.content;
    let own = content.journals.get(&content.event);
    let state = own.and_then(|lines| event::fold(&content.event, lines).ok());
    let shown = |journal: &str| {
        let known = state.as_ref().and_then(|state: &EventState| state.tournaments.get(journal));
        known.is_none_or(|tournament| tournament.shown)
    };
    let journals: &BTreeMap<String, Vec<Line>> = &content.journals;
    let there = journals.iter().filter(|(journal, _)| **journal != content.event);
    there
        .filter(|(journal, _)| shown(journal))
        .map(|(journal, lines)| Choice { found, journal, lines, name: title(journal, lines) })
        .collect()
}

/// The name of a tournament as its journal has it; the journal's own where that cannot be read.
fn title(journal: &str, lines: &[Line]) -> String {
    let state = fold::fold(journal, lines);
    state.map_or_else(|_| journal.to_owned(), |state| state.settings.name)
}
