//! What dutch-2010 says, as data.

use super::{chart, pair};
use crate::book::{
    AbsoluteArticles, Articles, Book, Comparison, Criteria, Sides, Standing, StepRules,
};
use crate::bye_value::ByeValue;
use crate::contest::Play;
use crate::field::{ByeRule, HistoryRules, UnplayedFloats};
use ronde_model::{System, Title};

pub(crate) static BOOK: Book = Book {
    system: System::Dutch2010,
    chapter: "dutch-2010",
    former_chapters: &["seed-004"],
    play: Play::Games,
    standing: Standing::Historical,
    in_force: (2011, 1, 1),
    meant_from: None,
    absolute: AbsoluteArticles {
        rematch: "B1.a",
        bye: "B1.b",
        colours: "B2",
        completion: "C13",
        bye_score: "A5",
    },
    order: "D",
    articles: Articles {
        initial_colour: "dutch-2010:A7",
        announced_absence: Some("dutch-2010:F5"),
        bye_value: "dutch-2010:A5",
        without_a_word: Some("dutch-2010:F8"),
        adjourned: "dutch-2010:F9",
        end_of_adjourned: None,
        no_pairing: None,
        floats: Some("A4"),
        averages: None,
    },
    criteria: Criteria::None,
    sides: Sides::Halves,
    raises_players: false,
    history: HistoryRules {
        floats: UnplayedFloats::IfItScored,
        bye: ByeRule::PointsWithoutPlaying,
        recorded_floats: false,
    },
    excuses_topscorers: true,
    frees_equals: false,
    bye_value: ByeValue::WinOrDraw,
    patience: Some(1),
    titles: &Title::ALL,
    needs_ratings: false,
    numbers_anew_until: None,
    chart: Some(&chart::CHART),
    pair,
    comparison: Comparison::Steps(StepRules::AS_TOLD),
};
