//! The colour of the first player in round 1 (C.04.3:5.2.5; dutch-1992:A7, dutch-2010:A7): declared
//! by the arbiter, or drawn. The draw is an act of its own with its seed, so that it is made once,
//! stays when the round is taken back, and can be done again by whoever doubts it.

use ronde_swiss::Book;

use crate::entry::Hash;
use crate::judge::ready;
use crate::state::State;
use crate::stored::ColourCode;

/// What a seed gives in this journal: White if the first byte of the SHA-256 of
/// `first colour`, the journal and the seed, a line each, is even.
pub fn colour(journal: &str, seed: u32) -> ColourCode {
    let hash = Hash::of(format!("first colour\n{journal}\n{seed}").as_bytes()).to_string();
    let first = hash.get(..2).and_then(|digits| u8::from_str_radix(digits, 16).ok());
    if first.is_some_and(|byte| byte % 2 == 1) { ColourCode::Black } else { ColourCode::White }
}

/// Who said which colour the first player has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// The arbiter, or the file.
    Declared,
    /// The lot, with this seed.
    Drawn {
        /// From which it follows.
        seed: u32,
    },
    /// Nobody: journals of before have no draw, and White was taken.
    Nobody,
}

/// The colour of the first player, who said so, and the article; none where no Swiss system pairs.
pub fn first_colour(state: &State) -> Option<(ColourCode, Source, &'static str)> {
    let article = Book::of(state.settings.swiss()?).articles.initial_colour;
    Some(match (state.settings.initial_colour, state.drawn) {
        (Some(colour), _) => (colour, Source::Declared, article),
        (None, Some(drawn)) => (drawn.colour, Source::Drawn { seed: drawn.seed }, article),
        (None, None) => (ColourCode::White, Source::Nobody, article),
    })
}

/// Whether the colour is to be drawn before the next round is paired: round 1 of a Swiss system,
/// and nobody has said it.
pub fn is_due(state: &State) -> bool {
    let open = state.settings.initial_colour.is_none() && state.drawn.is_none();
    open && state.settings.swiss().is_some() && ready(state, 1, &[]).is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seeds_give_both_colours_about_equally() {
        let black = (0..1000).filter(|seed| colour("t", *seed) == ColourCode::Black).count();
        assert!((430..570).contains(&black), "{black}");
        let journals = (0..1000).filter(|it| colour(&it.to_string(), 7) == ColourCode::Black);
        assert!((430..570).contains(&journals.count()));
    }
}
