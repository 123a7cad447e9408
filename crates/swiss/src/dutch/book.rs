//! What C.04.3 says in its editions of 2017 and 2026, as data.

use super::edition::Edition;
use super::{chart, criteria, departure, pair};
use crate::book::{
    AbsoluteArticles, Articles, Book, Comparison, Criteria, FROM_THE_BEGINNING, Outline, Standing,
};
use crate::field::{ByeRule, HistoryRules, UnplayedFloats};
use ronde_model::System;

pub(crate) static BOOK_OF_2026: Book = OF_2026;

/// Two editions of one chapter: what is not said again of 2017 is the same in both.
const OF_2026: Book = Book {
    standing: Standing::Handbook,
    meant_from: Some((2026, 2, 1)),
    criteria: Criteria::OfCandidates(&criteria::OF_2026),
    // Reasons name the rule itself (`ColourRule`).
    colours: &[],
    // 1.4.3, and C.04.1:4.
    history: HistoryRules::OF_2026,
    excuses_topscorers: true,
    chart: Some(&chart::OF_2026),
    ..Outline {
        system: System::Dutch2026,
        chapter: "C.04.3",
        order: "C.04.3:4",
        articles: Articles {
            no_pairing: Some("C.04.3:1.9.3"),
            ..Articles::of_basic_rules("C.04.3:5.2.5")
        },
        pair: |task| pair(task, Edition::E2026),
        comparison: Comparison::Criteria(|field, mates| departure(Edition::E2026, field, mates)),
    }
    .book()
};

pub(crate) static BOOK_OF_2017: Book = Book {
    system: System::Dutch2017,
    in_force: (2018, 1, 1),
    meant_from: FROM_THE_BEGINNING,
    absolute: AbsoluteArticles {
        rematch: "C.1",
        bye: "C.2",
        colours: "C.3",
        completion: "C.4",
        bye_score: "C.5",
    },
    order: "C.04.3:D",
    articles: Articles::of_basic_rules("C.04.3:E.5"),
    criteria: Criteria::OfCandidates(&criteria::OF_2017),
    // A.4.b, and C.04.1:4 of that year.
    history: HistoryRules {
        floats: UnplayedFloats::Always,
        bye: ByeRule::ByeOrForfeitWin,
        ..HistoryRules::OF_2026
    },
    chart: Some(&chart::OF_2017),
    pair: |task| pair(task, Edition::E2017),
    comparison: Comparison::Criteria(|field, mates| departure(Edition::E2017, field, mates)),
    ..OF_2026
};
