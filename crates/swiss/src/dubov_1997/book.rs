//! What dubov-1997 says, as data.

use super::{of_pairs, pair};
use crate::book::{
    AbsoluteArticles, Articles, Book, Comparison, FROM_THE_BEGINNING, Sides, Standing, StepRules,
};
use crate::bye_value::ByeValue;
use crate::field::{ByeRule, HistoryRules, UnplayedFloats};
use crate::initial_list::TITLES_OF_1992;
use ronde_model::System;

pub(crate) static BOOK: Book = Book {
    system: System::Dubov1997,
    chapter: "dubov-1997",
    former_chapters: &["seed-003", "seed-000"],
    standing: Standing::Historical,
    in_force: (1998, 1, 1),
    meant_from: FROM_THE_BEGINNING,
    absolute: AbsoluteArticles {
        rematch: "2.1",
        bye: "2.2",
        colours: "2.3, 2.4",
        completion: "7",
        bye_score: "4",
    },
    order: "6.3",
    articles: Articles {
        initial_colour: "dubov-1997:5",
        announced_absence: None,
        bye_value: "dubov-1997:2.2",
        without_a_word: None,
        adjourned: "C.04.2:3.1",
        end_of_adjourned: None,
        no_pairing: None,
        floats: None,
        averages: Some("dubov-1997:9"),
    },
    criteria: &[],
    sides: Sides::Colours,
    raises_players: true,
    history: HistoryRules {
        floats: UnplayedFloats::IfItWon,
        bye: ByeRule::WinWithoutPlaying,
        recorded_floats: false,
    },
    excuses_topscorers: false,
    bye_value: ByeValue::Win,
    patience: None,
    titles: &TITLES_OF_1992,
    needs_ratings: true,
    numbers_anew_until: None,
    pair,
    comparison: Comparison::Steps(StepRules { of_pairs, by_columns: true, ..StepRules::AS_TOLD }),
};
