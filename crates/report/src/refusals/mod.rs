//! What people are told of the desk's refusals: it gives codes and data, and these are the words.
//!
//! | To find | look in |
//! |---|---|
//! | warnings that must be accepted | `cautions` |
//! | why an act cannot be done | `objections` |
//! | why something cannot be done to an event | `events` |

mod cautions;
mod events;
mod objections;

use ronde_desk::State;
use ronde_desk::stored::EntrantId;

use ronde_words::{CautionWords, Lang, ObjectionWords, fill};

pub use events::{event_misfit, event_refusal};
pub use objections::{no_pairing, role_name};

/// Who is who, and in which language: what a sentence about a tournament needs.
#[derive(Clone, Copy, Debug)]
pub struct Teller<'a> {
    /// The reader's language.
    pub lang: Lang,
    /// Where the names are; without, players are told by their numbers.
    pub state: Option<&'a State>,
}

impl Teller<'_> {
    /// Somebody's name.
    pub fn who(self, id: EntrantId) -> String {
        let player = self.state.and_then(|state| state.players.get(&id));
        let unknown = CautionWords::of(self.lang).player;
        player.map_or_else(|| fill!(unknown, id = id), |player| player.entrant.name.clone())
    }

    fn people(self, ids: &[EntrantId]) -> String {
        ids.iter().map(|id| self.who(*id)).collect::<Vec<_>>().join("; ")
    }

    fn boards(self, boards: &[(u16, u32)]) -> String {
        let text = CautionWords::of(self.lang).board_of_round;
        let one = |(round, board): &(u16, u32)| fill!(text, round = round, board = board);
        boards.iter().map(one).collect::<Vec<_>>().join(", ")
    }
}

/// Values side by side.
fn listed<T: ToString>(items: &[T]) -> String {
    items.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}

/// Why a round made by hand was compared with none: a code of today's journals, or the sentence
/// that earlier ones hold.
pub fn no_engine(stored: &str, lang: Lang) -> &str {
    let w = ObjectionWords::of(lang);
    match stored {
        "no_pairing" => w.no_pairing_code,
        "ratings_missing" => w.ratings_missing_code,
        "unreadable" => w.unreadable_code,
        sentence => sentence,
    }
}
