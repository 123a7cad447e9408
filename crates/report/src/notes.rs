//! What an arbiter is told of the book before a round is paired ([`ronde_swiss::notes`]), in words.

use ronde_model::PairingNumber;
use ronde_swiss::bye_value::ByeValue;
use ronde_swiss::notes::{NUMBERS_ANEW_UNTIL, Note};
use ronde_swiss::{System, books};

use crate::articles::short;
use crate::lang::{Lang, fill};

crate::words! {
    /// One sentence for each note.
    pub(crate) NoteWords;
    bye_value: "the bye is worth {bye} points; by the book ({article}) it is {allowed}", "l'exemption vaut {bye} point; d'après le livre ({article}), c'est {allowed}", "das Freilos zählt {bye} Punkte; nach dem Buch ({article}) ist es {allowed}", "il riposo vale {bye} punti; secondo il libro ({article}) è {allowed}";
    a_win: "a win", "un gain", "ein Sieg", "una vittoria";
    a_win_or_a_draw: "a win or a draw", "un gain ou une nulle", "ein Sieg oder ein Remis", "una vittoria o una patta";
    stayed_away: "{who} stayed away without a word and is paired all the same; by the book ({article}) this is a withdrawal", "{who}: absence sans préavis, appariement maintenu; d'après le livre ({article}), c'est un abandon", "{who} blieb ohne Meldung weg und wird trotzdem gepaart; nach dem Buch ({article}) ist das ein Rückzug", "{who}: assenza senza avviso, abbinamento mantenuto; secondo il libro ({article}) è un ritiro";
    numbers: "the numbers do not follow the ratings: {below} is rated above {above}. Where a rating has changed, numbers must be given anew until round {last} is paired (C.04.4.1:1.2.2)", "les numéros ne suivent pas les Elo: {below} a un Elo supérieur à {above}. Quand un Elo a changé, les numéros sont redonnés tant que la ronde {last} n'est pas appariée (C.04.4.1:1.2.2)", "die Nummern folgen nicht den Elo-Zahlen: {below} hat mehr Elo als {above}. Hat sich eine Elo-Zahl geändert, werden die Nummern neu vergeben, bis Runde {last} ausgelost ist (C.04.4.1:1.2.2)", "i numeri non seguono gli Elo: {below} ha un Elo superiore a {above}. Se un Elo è cambiato, i numeri si assegnano di nuovo finché il turno {last} non è abbinato (C.04.4.1:1.2.2)";
}

/// A note as a sentence without a full stop; `named` says how somebody is called.
pub fn sentence(
    note: &Note,
    system: System,
    named: &dyn Fn(PairingNumber) -> String,
    lang: Lang,
) -> String {
    let w = NoteWords::of(lang);
    match note {
        Note::ByeValue { worth, book } => {
            let allowed = match book {
                ByeValue::Win => w.a_win,
                ByeValue::WinOrDraw | ByeValue::Declared => w.a_win_or_a_draw,
            };
            let article = short(books::bye_value(system));
            fill(w.bye_value, &[("bye", worth), ("article", &article), ("allowed", &allowed)])
        }
        Note::StayedAway { who } => {
            let article = books::without_a_word(system).map_or("", short);
            fill(w.stayed_away, &[("who", &named(*who)), ("article", &article)])
        }
        Note::NumbersNotByRating { above, below } => {
            let (above, below) = (named(*above), named(*below));
            fill(w.numbers, &[("above", &above), ("below", &below), ("last", &NUMBERS_ANEW_UNTIL)])
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
