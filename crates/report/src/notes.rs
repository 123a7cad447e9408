//! What an arbiter is told of the book before a round is paired ([`ronde_swiss::notes`]), in words.

use ronde_model::PairingNumber;
use ronde_swiss::bye_value::ByeValue;
use ronde_swiss::notes::Note;
use ronde_swiss::{Book, System};
use ronde_words::{Lang, RoundNoteWords, fill};

use crate::articles::short;

/// A note as a sentence without a full stop; `named` says how somebody is called.
pub fn sentence(
    note: &Note,
    system: System,
    named: &dyn Fn(PairingNumber) -> String,
    lang: Lang,
) -> String {
    let (w, book) = (RoundNoteWords::of(lang), Book::of(system));
    match note {
        Note::ByeValue { worth, book: value } => {
            let allowed = match value {
                ByeValue::Win => w.a_win,
                ByeValue::WinOrDraw | ByeValue::Declared => w.a_win_or_a_draw,
            };
            let article = short(book.articles.bye_value);
            fill!(w.bye_value, bye = worth, article = article, allowed = allowed)
        }
        Note::StayedAway { who } => {
            let article = book.articles.without_a_word.map_or("", short);
            fill!(w.stayed_away, who = named(*who), article = article)
        }
        Note::NumbersNotByRating { above, below } => {
            let (above, below) = (named(*above), named(*below));
            let last = book.numbers_anew_until.unwrap_or_default();
            fill!(w.numbers, above = above, below = below, last = last)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_note_has_its_words_in_every_language() {
        let who = PairingNumber::new(3).unwrap();
        let worth = ronde_model::Score::from_tenths(5);
        let named = |number: PairingNumber| format!("{number} Egli, Ursula");
        for lang in Lang::ALL {
            for (note, article) in [
                (Note::ByeValue { worth, book: ByeValue::Win }, "(A5)"),
                (Note::StayedAway { who }, "(F8)"),
                (Note::NumbersNotByRating { above: who, below: who }, "1.2.2"),
            ] {
                let text = sentence(&note, System::Dutch1992, &named, lang);
                assert!(text.contains(article) && !text.contains('{'), "{text}");
            }
        }
    }
}
