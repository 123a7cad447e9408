//! What C.04.4.2 says, as data.

use super::{before_pairs, chart, colours, criteria, pair, seeding};
use crate::book::{
    AbsoluteArticles, Articles, Book, Comparison, Criteria, Outline, Sides, StepRules,
};
use crate::field::HistoryRules;
use ronde_model::System;

pub(crate) static BOOK: Book = Book {
    absolute: AbsoluteArticles { bye_score: "3.1", ..AbsoluteArticles::C1_TO_C5 },
    criteria: Criteria::OfFloaters(&criteria::CRITERIA),
    colours: &colours::COLOURS,
    sides: Sides::Ends,
    // The seeding rounds are paired by C.04.3, which asks for floats (1.4.3).
    history: HistoryRules::OF_2026,
    chart: Some(&chart::CHART),
    ..Outline {
        system: System::Burstein2026,
        chapter: "C.04.4.2",
        order: "C.04.4.2:4.3",
        articles: Articles {
            no_pairing: Some("C.04.4.2:1.9.3"),
            floats: Some("C.04.4.2:1.2.2"),
            ..Articles::of_basic_rules("C.04.4.2:5.2.1")
        },
        pair,
        comparison: Comparison::Seeded {
            by: seeding::book,
            rules: StepRules { before_pairs, ..StepRules::AS_TOLD },
        },
    }
    .book()
};
