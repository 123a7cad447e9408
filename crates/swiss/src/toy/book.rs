//! What the toy says, as data.

use super::pair;
use crate::book::{AbsoluteArticles, Articles, Book, Comparison, Outline, Standing, StepRules};
use crate::field::{HistoryRules, UnplayedFloats};
use ronde_model::System;

pub(crate) static BOOK: Book = Book {
    standing: Standing::Historical,
    in_force: (2026, 1, 1),
    absolute: AbsoluteArticles {
        rematch: "T1",
        bye: "T2",
        colours: "T1",
        completion: "T3",
        bye_score: "T2",
    },
    history: HistoryRules { floats: UnplayedFloats::Never, ..HistoryRules::OF_2026 },
    ..Outline {
        system: System::Toy,
        chapter: "toy",
        order: "T3",
        articles: Articles { bye_value: "toy:T2", ..Articles::of_basic_rules("toy:T4") },
        pair,
        comparison: Comparison::Steps(StepRules::AS_TOLD),
    }
    .book()
};
