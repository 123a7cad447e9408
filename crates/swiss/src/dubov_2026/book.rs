//! What C.04.4.1 says, as data.

use super::{before_pairs, chart, colours, criteria, pair};
use crate::book::{
    AbsoluteArticles, Articles, Book, Comparison, Criteria, Sides, Standing, StepRules,
};
use crate::bye_value::ByeValue;
use crate::contest::Play;
use crate::field::{ByeRule, HistoryRules, UnplayedFloats};
use ronde_model::{System, Title};

pub(crate) static BOOK: Book = Book {
    system: System::Dubov2026,
    chapter: "C.04.4.1",
    former_chapters: &[],
    play: Play::Games,
    standing: Standing::Deprecated,
    in_force: (2026, 2, 1),
    // The year in which Dubov was rewritten.
    meant_from: Some((2018, 1, 1)),
    absolute: AbsoluteArticles::C1_TO_C5,
    order: "C.04.4.1:4",
    articles: Articles::of_basic_rules("C.04.4.1:5.2.1"),
    criteria: Criteria::OfUpfloaters(&criteria::CRITERIA),
    colours: &colours::COLOURS,
    sides: Sides::Subgroups,
    raises_players: true,
    history: HistoryRules {
        floats: UnplayedFloats::IfItScored,
        bye: ByeRule::WinWithoutPlaying,
        recorded_floats: false,
    },
    excuses_topscorers: false,
    frees_equals: false,
    bye_value: ByeValue::Declared,
    patience: None,
    titles: &Title::ALL,
    needs_ratings: true,
    // C.04.4.1:1.2.2
    numbers_anew_until: Some(4),
    chart: Some(&chart::CHART),
    pair,
    comparison: Comparison::Steps(StepRules { before_pairs, ..StepRules::AS_TOLD }),
};
