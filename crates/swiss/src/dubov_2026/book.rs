//! What C.04.4.1 says, as data.

use super::{before_pairs, pair};
use crate::book::{AbsoluteArticles, Articles, Book, Comparison, Sides, Standing, StepRules};
use crate::bye_value::ByeValue;
use crate::field::{ByeRule, HistoryRules, UnplayedFloats};
use ronde_model::{System, Title};

pub(crate) static BOOK: Book = Book {
    system: System::Dubov2026,
    chapter: "C.04.4.1",
    former_chapters: &[],
    standing: Standing::Deprecated,
    in_force: (2026, 2, 1),
    // The year in which Dubov was rewritten.
    meant_from: Some((2018, 1, 1)),
    absolute: AbsoluteArticles {
        rematch: "C1",
        bye: "C2",
        colours: "C3",
        completion: "C4",
        bye_score: "C5",
    },
    order: "C.04.4.1:4",
    articles: Articles {
        initial_colour: "C.04.4.1:5.2.1",
        announced_absence: None,
        bye_value: "C.04.1:3",
        without_a_word: None,
        adjourned: "C.04.2:3.1",
        end_of_adjourned: None,
        no_pairing: None,
        floats: None,
        averages: None,
    },
    criteria: &[],
    sides: Sides::Subgroups,
    raises_players: true,
    history: HistoryRules {
        floats: UnplayedFloats::IfItScored,
        bye: ByeRule::WinWithoutPlaying,
        recorded_floats: false,
    },
    excuses_topscorers: false,
    bye_value: ByeValue::Declared,
    patience: None,
    titles: &Title::ALL,
    needs_ratings: true,
    // C.04.4.1:1.2.2
    numbers_anew_until: Some(4),
    pair,
    comparison: Comparison::Steps(StepRules { before_pairs, ..StepRules::AS_TOLD }),
};
