//! What the original Swiss says, as data. Where it is silent, it has what the comments of
//! dutch-1992 report no change of.

use super::articles::{O3, O4, O7, O11, O14, O17, O18, O19};
use super::{articles, before_pairs, chart, of_pairs, pair};
use crate::articles::short;
use crate::book::{
    AbsoluteArticles, Articles, Book, Comparison, Criteria, FROM_THE_BEGINNING, Sides, Standing,
    StepRules,
};
use crate::bye_value::ByeValue;
use crate::contest::Play;
use crate::dutch_1992::articles::F5;
use crate::field::{ByeRule, HistoryRules, UnplayedFloats};
use crate::initial_list::TITLES_OF_1992;
use ronde_model::System;

pub(crate) static BOOK: Book = Book {
    system: System::Original,
    chapter: "original",
    former_chapters: &[],
    play: Play::Games,
    standing: Standing::Historical,
    in_force: (1980, 1, 1),
    meant_from: FROM_THE_BEGINNING,
    absolute: AbsoluteArticles {
        rematch: short(O3),
        bye: short(O7),
        colours: short(O4),
        completion: short(O11),
        bye_score: short(O7),
    },
    order: short(O14),
    articles: Articles {
        initial_colour: O19,
        announced_absence: Some(F5),
        bye_value: O7,
        without_a_word: Some(O18),
        adjourned: O17,
        end_of_adjourned: None,
        no_pairing: None,
        floats: None,
        averages: None,
    },
    criteria: Criteria::OfSteps(&articles::REQUIREMENTS),
    colours: &articles::COLOURS,
    sides: Sides::Ends,
    raises_players: false,
    history: HistoryRules {
        floats: UnplayedFloats::Never,
        bye: ByeRule::WinWithoutPlaying,
        recorded_floats: false,
    },
    // New in dutch-1992 (comments on B2 and the note).
    excuses_topscorers: false,
    frees_equals: false,
    bye_value: ByeValue::Win,
    // « attendre encore deux rondes »
    patience: Some(3),
    titles: &TITLES_OF_1992,
    needs_ratings: false,
    numbers_anew_until: None,
    chart: Some(&chart::CHART),
    pair,
    comparison: Comparison::Steps(StepRules { before_pairs, of_pairs, ..StepRules::AS_TOLD }),
};
