//! What dutch-2010 says, as data.

use super::articles::{A4, A5, A7, B1_A, B1_B, B2, C13, D, F5, F8, F9};
use super::{articles, chart, criteria, pair};
use crate::articles::short;
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
        rematch: short(B1_A),
        bye: short(B1_B),
        colours: short(B2),
        completion: short(C13),
        bye_score: short(A5),
    },
    order: short(D),
    articles: Articles {
        initial_colour: A7,
        announced_absence: Some(F5),
        bye_value: A5,
        without_a_word: Some(F8),
        adjourned: F9,
        end_of_adjourned: None,
        no_pairing: None,
        floats: Some(short(A4)),
        averages: None,
    },
    criteria: Criteria::OfLoosening(&criteria::CRITERIA),
    colours: &articles::COLOURS,
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
