//! What C.04.5 says, as data.

use super::{CHAPTER, colours, criteria};
use crate::book::{
    AbsoluteArticles, Articles, Book, Comparison, Criteria, FROM_THE_BEGINNING, Sides, Standing,
    StepRules,
};
use crate::bye_value::ByeValue;
use crate::check::Decider;
use crate::contest::Play;
use crate::field::{ByeRule, HistoryRules, UnplayedFloats};
use crate::upfloating;
use ronde_model::{System, Title};

pub(crate) static BOOK: Book = Book {
    system: System::DoubleSwiss2026,
    chapter: "C.04.5",
    former_chapters: &[],
    play: Play::TwoGames,
    standing: Standing::Deprecated,
    in_force: (2026, 2, 1),
    meant_from: FROM_THE_BEGINNING,
    absolute: AbsoluteArticles {
        rematch: "C1",
        bye: "C2",
        // Colours keep nobody apart: there is no criterion about them.
        colours: "4.3",
        completion: "C3",
        bye_score: "3.4",
    },
    order: "C.04.5:3.6",
    articles: Articles {
        bye_value: "C.04.5:1.4",
        no_pairing: Some("C.04.5:3.3.3"),
        ..Articles::of_basic_rules("C.04.5:4.1")
    },
    criteria: Criteria::OfMatches(&criteria::CRITERIA),
    colours: &colours::COLOURS,
    sides: Sides::Members,
    raises_players: true,
    // 1.5: a bye is no float; C2.
    history: HistoryRules {
        floats: UnplayedFloats::Never,
        bye: ByeRule::NamedWins,
        recorded_floats: false,
    },
    excuses_topscorers: false,
    frees_equals: false,
    bye_value: ByeValue::Declared,
    patience: None,
    titles: &Title::ALL,
    needs_ratings: false,
    numbers_anew_until: None,
    chart: None,
    pair: |task| upfloating::pair(&CHAPTER, task),
    comparison: Comparison::Steps(StepRules {
        before_pairs: |accounts, steps, told| {
            upfloating::before_pairs(&CHAPTER, accounts, steps, &told)
        },
        of_pairs: |accounts, steps| upfloating::of_pairs(&CHAPTER, accounts, steps),
        by_columns: true,
        unlike_columns: Decider::Order,
    }),
};
