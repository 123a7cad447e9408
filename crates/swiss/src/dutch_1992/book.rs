//! What dutch-1992 says, as data.

use super::articles::{A4, A5, A7, B1A, B1B, B2, C13, F5, F8, F9};
use super::{articles, chart, pair};
use crate::articles::short;
use crate::book::{
    AbsoluteArticles, Articles, Book, Comparison, Criteria, Outline, Standing, StepRules,
};
use crate::bye_value::ByeValue;
use crate::field::{HistoryRules, UnplayedFloats};
use crate::initial_list::TITLES_OF_1992;
use ronde_model::System;

pub(crate) static BOOK: Book = Book {
    former_chapters: &["seed-001"],
    standing: Standing::Historical,
    in_force: (1993, 1, 1),
    meant_from: None,
    absolute: AbsoluteArticles {
        rematch: short(B1A),
        bye: short(B1B),
        colours: short(B2),
        completion: short(C13),
        bye_score: short(A5),
    },
    criteria: Criteria::OfSteps(&articles::REQUIREMENTS),
    colours: &articles::COLOURS,
    history: HistoryRules {
        floats: UnplayedFloats::IfItWon,
        recorded_floats: true,
        ..HistoryRules::OF_2026
    },
    excuses_topscorers: true,
    bye_value: ByeValue::Win,
    patience: Some(1),
    titles: &TITLES_OF_1992,
    chart: Some(&chart::CHART),
    ..Outline {
        system: System::Dutch1992,
        chapter: "dutch-1992",
        order: "D1, D2",
        articles: Articles {
            announced_absence: Some(F5),
            bye_value: A5,
            without_a_word: Some(F8),
            adjourned: F9,
            end_of_adjourned: Some("dutch-1992, BAF 78"),
            floats: Some(short(A4)),
            ..Articles::of_basic_rules(A7)
        },
        pair,
        comparison: Comparison::Steps(StepRules::AS_TOLD),
    }
    .book()
};
