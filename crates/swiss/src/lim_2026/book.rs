//! What C.04.4.3 says, as data.

use super::{before_pairs, chart, pair};
use crate::book::{
    AbsoluteArticles, Articles, Book, Comparison, Criteria, FROM_THE_BEGINNING, Sides, Standing,
    StepRules,
};
use crate::bye_value::ByeValue;
use crate::contest::Play;
use crate::field::{ByeRule, HistoryRules, UnplayedFloats};
use ronde_model::{System, Title};

pub(crate) static BOOK: Book = Book {
    system: System::Lim2026,
    chapter: "C.04.4.3",
    former_chapters: &[],
    standing: Standing::Deprecated,
    in_force: (2026, 2, 1),
    // The content is that of 1999; the edition of 2026 changed words only.
    meant_from: FROM_THE_BEGINNING,
    absolute: AbsoluteArticles {
        rematch: "2.1",
        bye: "1.1",
        colours: "5.1",
        completion: "4.2",
        bye_score: "1.1",
    },
    order: "C.04.4.3:4.2",
    articles: Articles::of_basic_rules("C.04.4.3:7.2"),
    criteria: Criteria::None,
    sides: Sides::Halves,
    raises_players: false,
    history: HistoryRules {
        floats: UnplayedFloats::Never,
        bye: ByeRule::WinWithoutPlaying,
        recorded_floats: false,
    },
    excuses_topscorers: false,
    // C.04.4.3:6
    play: Play::Games,
    frees_equals: true,
    bye_value: ByeValue::Declared,
    patience: None,
    titles: &Title::ALL,
    needs_ratings: false,
    numbers_anew_until: None,
    chart: Some(&chart::CHART),
    pair,
    comparison: Comparison::Steps(StepRules { before_pairs, ..StepRules::AS_TOLD }),
};
