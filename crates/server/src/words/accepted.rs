//! Warnings that somebody accepted, as the journal names them: a few words each, because the
//! sentence that was read then had values that the journal does not keep.

use ronde_words::{Lang, accepted_words};

/// What was accepted, side by side. A code of a later program stays as it is.
pub(crate) fn accepted(codes: &[String], lang: Lang) -> String {
    let words = accepted_words(lang);
    let told = |code: &String| {
        words.get(code).map_or_else(|| code.replace('_', " "), |words| words.text().to_owned())
    };
    codes.iter().map(told).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_accepted_is_said_in_the_reader_s_language() {
        let codes =
            ["adjourns".to_owned(), "counts_from_round".to_owned(), "of_tomorrow".to_owned()];
        let told = "Hängepartie (C.04.2:3.1), zählt erst ab einer späteren Runde (C.04.2:4.3), of \
            tomorrow";
        assert_eq!(told, accepted(&codes, Lang::De));
    }
}
