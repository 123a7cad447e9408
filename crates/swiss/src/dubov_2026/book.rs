//! What C.04.4.1 says, as data.

use super::{before_pairs, chart, colours, criteria, pair};
use crate::book::{Articles, Book, Comparison, Criteria, Outline, Sides, StepRules};
use ronde_model::System;

pub(crate) static BOOK: Book = Book {
    // The year in which Dubov was rewritten.
    meant_from: Some((2018, 1, 1)),
    criteria: Criteria::OfUpfloaters(&criteria::CRITERIA),
    colours: &colours::COLOURS,
    sides: Sides::Subgroups,
    raises_players: true,
    needs_ratings: true,
    // C.04.4.1:1.2.2
    numbers_anew_until: Some(4),
    chart: Some(&chart::CHART),
    ..Outline {
        system: System::Dubov2026,
        chapter: "C.04.4.1",
        order: "C.04.4.1:4",
        articles: Articles::of_basic_rules("C.04.4.1:5.2.1"),
        pair,
        comparison: Comparison::Steps(StepRules { before_pairs, ..StepRules::AS_TOLD }),
    }
    .book()
};
