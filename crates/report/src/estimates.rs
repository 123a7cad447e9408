//! Ratings as tables show them. What the arbiter estimated (C.04.2:2.1, dutch-1992:A1) has a sign
//! before it, and the table says what the sign means. A star would be taken for a game without a
//! result.

use ronde_model::Player;
use ronde_words::{EstimateWords, Lang};

use crate::view::View;

/// What stands before an estimate.
pub const SIGN: char = '~';

/// The rating; `~1850` where it is an estimate, empty where there is neither.
pub fn shown(player: &Player) -> String {
    of(player.rating, player.estimate.as_ref().map(|estimate| estimate.rating))
}

/// The same for whoever knows a player otherwise.
pub fn of(rating: Option<u16>, estimate: Option<u16>) -> String {
    match (rating, estimate) {
        (Some(rating), _) => rating.to_string(),
        (None, Some(estimate)) => format!("{SIGN}{estimate}"),
        (None, None) => String::new(),
    }
}

/// What the sign means.
pub fn note(lang: Lang) -> &'static str {
    EstimateWords::of(lang).note
}

/// The table with the meaning of the sign below it, where it has one.
#[must_use]
pub(crate) fn noted(mut view: View, lang: Lang) -> View {
    let is_estimate = |cell: &String| {
        let digits = cell.strip_prefix(SIGN);
        digits.is_some_and(|it| !it.is_empty() && it.bytes().all(|byte| byte.is_ascii_digit()))
    };
    let note = note(lang);
    let is_said = view.notes.iter().any(|said| said == note);
    if !is_said && view.rows.iter().flatten().any(is_estimate) {
        view.notes.push(note.to_owned());
    }
    view
}

#[cfg(test)]
mod tests {
    use ronde_model::{Estimate, PairingNumber};

    use super::*;
    use crate::view::Column;

    #[test]
    fn an_estimate_has_its_sign_and_a_rating_goes_before_it() {
        let mut player = Player::new(PairingNumber::new(1).unwrap(), "Muster, Eva");
        assert_eq!("", shown(&player));
        player.estimate = Some(Estimate { rating: 1880, source: "INGO 120".to_owned() });
        assert_eq!("~1880", shown(&player));
        player.rating = Some(1912);
        assert_eq!("1912", shown(&player));
    }

    #[test]
    fn a_table_says_once_what_the_sign_means() {
        let view = |cell: &str| View {
            columns: vec![Column::numbers("rating", "Elo")],
            rows: vec![vec![cell.to_owned()]],
            ..View::default()
        };
        for (cell, notes) in [("~1850", 1), ("1850", 0), ("~", 0), ("~ 5", 0), ("", 0)] {
            let once = noted(view(cell), Lang::En);
            assert_eq!(notes, once.notes.len(), "{cell}");
            assert_eq!(once, noted(once.clone(), Lang::En), "{cell}");
        }
    }
}
