//! What the toy says, as data.

use super::pair;
use crate::book::{
    AbsoluteArticles, Articles, Book, Comparison, Criteria, FROM_THE_BEGINNING, Sides, Standing,
    StepRules,
};
use crate::bye_value::ByeValue;
use crate::contest::Play;
use crate::field::{ByeRule, HistoryRules, UnplayedFloats};
use ronde_model::{System, Title};

pub(crate) static BOOK: Book = Book {
    system: System::Toy,
    chapter: "toy",
    former_chapters: &[],
    play: Play::Games,
    standing: Standing::Historical,
    in_force: (2026, 1, 1),
    meant_from: FROM_THE_BEGINNING,
    absolute: AbsoluteArticles {
        rematch: "T1",
        bye: "T2",
        colours: "T1",
        completion: "T3",
        bye_score: "T2",
    },
    order: "T3",
    articles: Articles { bye_value: "toy:T2", ..Articles::of_basic_rules("toy:T4") },
    criteria: Criteria::None,
    colours: &[],
    sides: Sides::Halves,
    raises_players: false,
    history: HistoryRules {
        floats: UnplayedFloats::Never,
        bye: ByeRule::WinWithoutPlaying,
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
    pair,
    comparison: Comparison::Steps(StepRules::AS_TOLD),
};
