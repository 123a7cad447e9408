//! What C.04.4.2 says, as data.

use super::{before_pairs, chart, colours, criteria, pair, seeding};
use crate::book::{
    AbsoluteArticles, Articles, Book, Comparison, Criteria, FROM_THE_BEGINNING, Sides, Standing,
    StepRules,
};
use crate::bye_value::ByeValue;
use crate::contest::Play;
use crate::field::{ByeRule, HistoryRules, UnplayedFloats};
use ronde_model::{System, Title};

pub(crate) static BOOK: Book = Book {
    system: System::Burstein2026,
    chapter: "C.04.4.2",
    former_chapters: &[],
    standing: Standing::Deprecated,
    in_force: (2026, 2, 1),
    meant_from: FROM_THE_BEGINNING,
    absolute: AbsoluteArticles { bye_score: "3.1", ..AbsoluteArticles::C1_TO_C5 },
    order: "C.04.4.2:4.3",
    articles: Articles {
        no_pairing: Some("C.04.4.2:1.9.3"),
        floats: Some("C.04.4.2:1.2.2"),
        ..Articles::of_basic_rules("C.04.4.2:5.2.1")
    },
    criteria: Criteria::OfFloaters(&criteria::CRITERIA),
    colours: &colours::COLOURS,
    sides: Sides::Ends,
    raises_players: false,
    // The seeding rounds are paired by C.04.3, which asks for floats (1.4.3).
    history: HistoryRules {
        floats: UnplayedFloats::IfItScored,
        bye: ByeRule::WinWithoutPlaying,
        recorded_floats: false,
    },
    excuses_topscorers: false,
    play: Play::Games,
    frees_equals: false,
    bye_value: ByeValue::Declared,
    patience: None,
    titles: &Title::ALL,
    needs_ratings: false,
    numbers_anew_until: None,
    chart: Some(&chart::CHART),
    pair,
    comparison: Comparison::Seeded {
        by: seeding::book,
        rules: StepRules { before_pairs, ..StepRules::AS_TOLD },
    },
};
