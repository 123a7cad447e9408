//! What an arbiter should know of the book before the round is paired: where the file asks for what
//! the book does not provide for. The notes and their words are everybody's
//! ([`ronde_swiss::notes`], [`ronde_report::notes`]); how to mend it here is added.

use ronde_model::RoundNumber;
use ronde_report::notes::sentence;
use ronde_swiss::notes::{self, Note};
use ronde_swiss::{Book, system};
use ronde_words::{PairWords, ProblemWords, fill};

use super::Ready;
use crate::language;

/// Notes for standard error, each a line.
pub(super) fn notes(ready: &Ready) -> String {
    let system = ready.choice.system;
    let found = notes::notes(&ready.snapshot, ready.round, system);
    if found.is_empty() {
        return String::new();
    }
    let scene = ready.scene();
    let (lang, word) = (language::current(), ProblemWords::of(language::current()).note);
    let line = |note: &Note| {
        let text = sentence(note, system, &|number| scene.named(number), lang);
        format!("{word}: {}\n", with_remedy(note, text, ready))
    };
    found.iter().map(line).collect()
}

fn with_remedy(note: &Note, text: String, ready: &Ready) -> String {
    let w = PairWords::of(language::current());
    if !matches!(note, Note::NumbersNotByRating { .. }) {
        return text;
    }
    // Later than round 1 the file itself must say that it is Dubov's.
    let is_declared = system::declared(&ready.snapshot)
        .is_ok_and(|(it, _)| Book::of(it).numbers_anew_until.is_some());
    if ready.round == RoundNumber::FIRST || is_declared {
        fill!(w.note_renumber, note = text)
    } else {
        fill!(w.note_renumber_coded, note = text)
    }
}
