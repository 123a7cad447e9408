//! What the toy says, as data.

use super::pair;
use crate::book::{
    AbsoluteArticles, Articles, Book, Comparison, FROM_THE_BEGINNING, Sides, Standing, StepRules,
};
use crate::bye_value::ByeValue;
use crate::field::{ByeRule, HistoryRules, UnplayedFloats};
use ronde_model::{System, Title};

pub(crate) static BOOK: Book = Book {
    system: System::Toy,
    chapter: "toy",
    former_chapters: &[],
    standing: Standing::Historical,
    in_force: (2026, 1, 1),
    meant_from: FROM_THE_BEGINNING,
    absolute: AbsoluteArticles {
        rematch: "T1",
        bye: "T2",
        colours: "T1",
        completion: "T3",
        bye_score: "T2",
    },
    order: "T3",
    articles: Articles {
        initial_colour: "toy:T4",
        announced_absence: None,
        bye_value: "toy:T2",
        without_a_word: None,
        adjourned: "C.04.2:3.1",
        end_of_adjourned: None,
        no_pairing: None,
        floats: None,
        averages: None,
    },
    criteria: &[],
    sides: Sides::Halves,
    raises_players: false,
    history: HistoryRules {
        floats: UnplayedFloats::Never,
        bye: ByeRule::WinWithoutPlaying,
        recorded_floats: false,
    },
    excuses_topscorers: false,
    bye_value: ByeValue::Declared,
    patience: None,
    titles: &Title::ALL,
    needs_ratings: false,
    numbers_anew_until: None,
    pair,
    comparison: Comparison::Steps(StepRules::AS_TOLD),
};
