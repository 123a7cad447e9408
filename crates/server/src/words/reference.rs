//! Words of the reference for programs. What each call does is written in English alone, as in the
//! document that programs read.

use ronde_words::ReferenceWords;

/// A chapter of the calls, by the name that the document gives it.
pub(crate) fn part_name(w: &ReferenceWords, name: &'static str) -> &'static str {
    match name {
        "Begin" => w.begin,
        "Run a tournament" => w.run,
        "Results by players" => w.by_players,
        "Odds and fairness" => w.odds,
        "People" => w.people,
        "Files and lists" => w.files,
        "Screens" => w.screens,
        "This machine" => w.machine,
        "Why" => w.why,
        other => other,
    }
}
