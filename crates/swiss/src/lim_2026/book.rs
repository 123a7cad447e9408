//! What C.04.4.3 says, as data.

use super::articles::{AT_1_1, AT_2_1, AT_2_6, AT_4_2, AT_5_1, AT_7_2};
use super::{articles, before_pairs, chart, pair};
use crate::articles::short;
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
        rematch: short(AT_2_1),
        bye: short(AT_1_1),
        colours: short(AT_5_1),
        completion: short(AT_2_6),
        bye_score: short(AT_1_1),
    },
    order: AT_4_2,
    articles: Articles::of_basic_rules(AT_7_2),
    criteria: Criteria::OfSteps(&articles::REQUIREMENTS),
    colours: &articles::COLOURS,
    sides: Sides::Ends,
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
