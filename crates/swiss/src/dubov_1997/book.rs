//! What dubov-1997 says, as data.

use super::{chart, of_pairs, pair};
use crate::book::{
    AbsoluteArticles, Articles, Book, Comparison, Criteria, FROM_THE_BEGINNING, Sides, Standing,
    StepRules,
};
use crate::bye_value::ByeValue;
use crate::contest::Play;
use crate::field::{ByeRule, HistoryRules, UnplayedFloats};
use crate::initial_list::TITLES_OF_1992;
use ronde_model::System;

pub(crate) static BOOK: Book = Book {
    system: System::Dubov1997,
    chapter: "dubov-1997",
    former_chapters: &["seed-003", "seed-000"],
    play: Play::Games,
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
        bye_value: "dubov-1997:2.2",
        averages: Some("dubov-1997:9"),
        ..Articles::of_basic_rules("dubov-1997:5")
    },
    criteria: Criteria::None,
    sides: Sides::Colours,
    raises_players: true,
    history: HistoryRules {
        floats: UnplayedFloats::IfItWon,
        bye: ByeRule::WinWithoutPlaying,
        recorded_floats: false,
    },
    excuses_topscorers: false,
    frees_equals: false,
    bye_value: ByeValue::Win,
    patience: None,
    titles: &TITLES_OF_1992,
    needs_ratings: true,
    numbers_anew_until: None,
    chart: Some(&chart::CHART),
    pair,
    comparison: Comparison::Steps(StepRules { of_pairs, by_columns: true, ..StepRules::AS_TOLD }),
};
