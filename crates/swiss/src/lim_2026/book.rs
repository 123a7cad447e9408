//! What C.04.4.3 says, as data.

use super::articles::{AT_1_1, AT_2_1, AT_4_2, AT_5_1, AT_7_2};
use super::{articles, before_pairs, chart, pair};
use crate::articles::short;
use crate::book::{
    AbsoluteArticles, Articles, Book, Comparison, Criteria, FROM_THE_BEGINNING, Outline, Sides,
    StepRules,
};
use crate::field::{HistoryRules, UnplayedFloats};
use ronde_model::System;

pub(crate) static BOOK: Book = Book {
    // The content is that of 1999; the edition of 2026 changed words only.
    meant_from: FROM_THE_BEGINNING,
    absolute: AbsoluteArticles {
        rematch: short(AT_2_1),
        bye: short(AT_1_1),
        colours: short(AT_5_1),
        completion: short(AT_4_2),
        bye_score: short(AT_1_1),
    },
    criteria: Criteria::OfSteps(&articles::REQUIREMENTS),
    colours: &articles::COLOURS,
    sides: Sides::Halves,
    history: HistoryRules { floats: UnplayedFloats::Never, ..HistoryRules::OF_2026 },
    // C.04.4.3:6
    frees_equals: true,
    chart: Some(&chart::CHART),
    ..Outline {
        system: System::Lim2026,
        chapter: "C.04.4.3",
        order: AT_4_2,
        articles: Articles::of_basic_rules(AT_7_2),
        pair,
        comparison: Comparison::Steps(StepRules { before_pairs, ..StepRules::AS_TOLD }),
    }
    .book()
};
