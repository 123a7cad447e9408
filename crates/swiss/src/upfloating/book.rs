//! What the books of matches say alike, as data.

use super::{Chapter, before_pairs, of_pairs, pair};
use crate::book::{
    AbsoluteArticles, Articles, Book, Comparison, Criteria, Outline, Sides, StepRules,
};
use crate::check::Decider;
use crate::field::{ByeRule, HistoryRules, UnplayedFloats};

/// The absolute rules, as both chapters number them.
pub(crate) const ABSOLUTE: AbsoluteArticles = AbsoluteArticles {
    rematch: "C1",
    bye: "C2",
    // Colours keep nobody apart: there is no criterion about them.
    colours: "4.3",
    completion: "C3",
    bye_score: "3.4",
};

/// A system by whose chapter everything here is done.
pub(crate) trait OfMatches {
    /// What it says of its own.
    const CHAPTER: &'static Chapter;
}

/// The book of such a system; `cited_by` is its chapter.
pub(crate) const fn book<S: OfMatches>(
    cited_by: &'static str,
    order: &'static str,
    articles: Articles,
) -> Book {
    Book {
        absolute: ABSOLUTE,
        criteria: Criteria::OfMatches(S::CHAPTER.criteria),
        sides: Sides::Members,
        raises_players: true,
        // 1.5: a bye is no float; C2.
        history: HistoryRules {
            floats: UnplayedFloats::Never,
            bye: ByeRule::NamedWins,
            ..HistoryRules::OF_2026
        },
        ..outline::<S>(cited_by, order, articles).book()
    }
}

const fn outline<S: OfMatches>(
    chapter: &'static str,
    order: &'static str,
    articles: Articles,
) -> Outline {
    Outline {
        system: S::CHAPTER.system,
        chapter,
        order,
        articles,
        pair: |task| pair(S::CHAPTER, task),
        comparison: Comparison::Steps(StepRules {
            before_pairs: |accounts, steps, told| before_pairs(S::CHAPTER, accounts, steps, &told),
            of_pairs: |accounts, steps| of_pairs(S::CHAPTER, accounts, steps),
            by_columns: true,
            unlike_columns: Decider::Order,
        }),
    }
}
