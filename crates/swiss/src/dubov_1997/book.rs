//! What dubov-1997 says, as data.

use super::articles::{AT_2_1, AT_2_2, AT_4, AT_5, AT_6_3, AT_7, AT_9};
use super::{articles, chart, of_pairs, pair};
use crate::articles::short;
use crate::book::{
    AbsoluteArticles, Articles, Book, Comparison, Criteria, Outline, Sides, Standing, StepRules,
};
use crate::bye_value::ByeValue;
use crate::field::{HistoryRules, UnplayedFloats};
use crate::initial_list::TITLES_OF_1992;
use ronde_model::System;

pub(crate) static BOOK: Book = Book {
    former_chapters: &["seed-003", "seed-000"],
    standing: Standing::Historical,
    in_force: (1998, 1, 1),
    absolute: AbsoluteArticles {
        rematch: short(AT_2_1),
        bye: short(AT_2_2),
        colours: "2.3, 2.4",
        completion: short(AT_7),
        bye_score: short(AT_4),
    },
    criteria: Criteria::OfSteps(&articles::REQUIREMENTS),
    colours: &articles::COLOURS,
    sides: Sides::Colours,
    raises_players: true,
    history: HistoryRules { floats: UnplayedFloats::IfItWon, ..HistoryRules::OF_2026 },
    bye_value: ByeValue::Win,
    titles: &TITLES_OF_1992,
    needs_ratings: true,
    chart: Some(&chart::CHART),
    ..Outline {
        system: System::Dubov1997,
        chapter: "dubov-1997",
        order: short(AT_6_3),
        articles: Articles {
            bye_value: AT_2_2,
            averages: Some(AT_9),
            ..Articles::of_basic_rules(AT_5)
        },
        pair,
        comparison: Comparison::Steps(StepRules {
            of_pairs,
            by_columns: true,
            ..StepRules::AS_TOLD
        }),
    }
    .book()
};
