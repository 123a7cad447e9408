//! What an arbiter should know of the book before the round is paired: where the file asks for what
//! the book does not provide for. The notes and their words are everybody's
//! ([`ronde_swiss::notes`], [`ronde_report::notes`]); how to mend it here is added.

use ronde_model::RoundNumber;
use ronde_report::notes::sentence;
use ronde_swiss::notes::{self, Note};
use ronde_swiss::{Book, system};
use ronde_words::Lang;

use super::Ready;

/// Notes for standard error, each a line.
pub(super) fn notes(ready: &Ready) -> String {
    let system = ready.choice.system;
    let found = notes::notes(&ready.snapshot, ready.round, system);
    if found.is_empty() {
        return String::new();
    }
    let scene = ready.scene();
    let line = |note: &Note| {
        let text = sentence(note, system, &|number| scene.named(number), Lang::En);
        format!("note: {text}{}\n", remedy(note, ready))
    };
    found.iter().map(line).collect()
}

fn remedy(note: &Note, ready: &Ready) -> &'static str {
    if !matches!(note, Note::NumbersNotByRating { .. }) {
        return "";
    }
    // Later than round 1 the file itself must say that it is Dubov's.
    let is_declared = system::declared(&ready.snapshot)
        .is_ok_and(|(it, _)| Book::of(it).numbers_anew_until.is_some());
    if ready.round == RoundNumber::FIRST || is_declared {
        ": `ronde convert --initial-list 2026` does it, in the rounds that are there too"
    } else {
        ": `ronde convert --initial-list 2026` does it once the file has the code FIDE_DUBOV \
         (record \
         192)"
    }
}
