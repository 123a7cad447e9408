//! What dutch-2010 says, as data.

use super::articles::{A4, A5, A7, B1_A, B1_B, B2, C13, D, F5, F8, F9};
use super::{articles, chart, criteria, pair};
use crate::articles::short;
use crate::book::{
    AbsoluteArticles, Articles, Book, Comparison, Criteria, Outline, Standing, StepRules,
};
use crate::bye_value::ByeValue;
use crate::field::{ByeRule, HistoryRules};
use ronde_model::System;

pub(crate) static BOOK: Book = Book {
    former_chapters: &["seed-004"],
    standing: Standing::Historical,
    in_force: (2011, 1, 1),
    meant_from: None,
    absolute: AbsoluteArticles {
        rematch: short(B1_A),
        bye: short(B1_B),
        colours: short(B2),
        completion: short(C13),
        bye_score: short(A5),
    },
    criteria: Criteria::OfLoosening(&criteria::CRITERIA),
    colours: &articles::COLOURS,
    history: HistoryRules { bye: ByeRule::PointsWithoutPlaying, ..HistoryRules::OF_2026 },
    excuses_topscorers: true,
    bye_value: ByeValue::WinOrDraw,
    patience: Some(1),
    chart: Some(&chart::CHART),
    ..Outline {
        system: System::Dutch2010,
        chapter: "dutch-2010",
        order: short(D),
        articles: Articles {
            announced_absence: Some(F5),
            bye_value: A5,
            without_a_word: Some(F8),
            adjourned: F9,
            floats: Some(short(A4)),
            ..Articles::of_basic_rules(A7)
        },
        pair,
        comparison: Comparison::Steps(StepRules::AS_TOLD),
    }
    .book()
};
