//! What the desk asks an arbiter before it goes on, and what it tells beside a round.

use ronde_desk::State;
use ronde_desk::lots::{Source, first_colour};
use ronde_desk::stored::ColourCode;
use ronde_words::{AskWords, Lang, PageWords, fill};

/// The colour of the first player, who said so and where it is written; nothing where no Swiss
/// system pairs.
pub(crate) fn first_colour_told(state: &State, lang: Lang) -> String {
    let Some((colour, source, article)) = first_colour(state) else { return String::new() };
    let w = AskWords::of(lang);
    let colour = colour_word(colour, lang);
    match source {
        Source::Drawn { seed } => {
            fill!(w.colour_drawn, colour = colour, seed = seed, article = article)
        }
        Source::Declared => fill!(w.colour_declared, colour = colour, article = article),
        Source::Nobody if state.started() => {
            fill!(w.colour_of_nobody, colour = colour, article = article)
        }
        Source::Nobody => fill!(w.colour_to_come, article = article),
    }
}

pub(super) fn colour_word(colour: ColourCode, lang: Lang) -> &'static str {
    let w = PageWords::of(lang);
    match colour {
        ColourCode::White => w.white,
        ColourCode::Black => w.black,
    }
}
