//! What the original Swiss says, as data. Where it is silent, it has what the comments of
//! dutch-1992 report no change of.

use super::articles::{O3, O4, O7, O11, O14, O17, O18, O19};
use super::{articles, before_pairs, chart, of_pairs, pair};
use crate::articles::short;
use crate::book::{
    AbsoluteArticles, Articles, Book, Comparison, Criteria, Outline, Sides, Standing, StepRules,
};
use crate::bye_value::ByeValue;
use crate::dutch_1992::articles::F5;
use crate::field::{HistoryRules, UnplayedFloats};
use crate::initial_list::TITLES_OF_1992;
use ronde_model::System;

pub(crate) static BOOK: Book = Book {
    standing: Standing::Historical,
    in_force: (1980, 1, 1),
    absolute: AbsoluteArticles {
        rematch: short(O3),
        bye: short(O7),
        colours: short(O4),
        completion: short(O11),
        bye_score: short(O7),
    },
    criteria: Criteria::OfSteps(&articles::REQUIREMENTS),
    colours: &articles::COLOURS,
    sides: Sides::Ends,
    history: HistoryRules { floats: UnplayedFloats::Never, ..HistoryRules::OF_2026 },
    // New in dutch-1992 (comments on B2 and the note).
    excuses_topscorers: false,
    bye_value: ByeValue::Win,
    // « attendre encore deux rondes »
    patience: Some(3),
    titles: &TITLES_OF_1992,
    chart: Some(&chart::CHART),
    ..Outline {
        system: System::Original,
        chapter: "original",
        order: short(O14),
        articles: Articles {
            announced_absence: Some(F5),
            bye_value: O7,
            without_a_word: Some(O18),
            adjourned: O17,
            ..Articles::of_basic_rules(O19)
        },
        pair,
        comparison: Comparison::Steps(StepRules { before_pairs, of_pairs, ..StepRules::AS_TOLD }),
    }
    .book()
};
