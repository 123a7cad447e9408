//! The Swiss Team Pairing System, C.04.6 as in force from 1 February 2026.
//!
//! A round is paired by `upfloating`, which this book shares with the Double-Swiss system; its
//! criteria are in `criteria`, its colours in `colours`. Matches are read off the games of the
//! members by [`contest`](crate::contest); a team is there a participant under its own number.
//!
//! # Index of C.04.6
//!
//! Tests are in `team_2026/tests.rs` unless another file is named. `tests/it/matches.rs` compares
//! every article with the enumerator of the testkit, which follows them word for word, and
//! `tests/it/team_2026_oracle.rs` with tournaments that another engine paired.
//!
//! | Article | About | Code | Test |
//! |---|---|---|---|
//! | 0 | C.04.1:6 and 7 never apply | [`Field::of`](crate::field::Field::of), [`legality`](crate::legality) | `article_0_colours_keep_nobody_apart` |
//! | 1.1 | numbers are given by the event | [`contest`](crate::contest) | `article_1_1_numbers_order` |
//! | 1.2 | primary and secondary score | [`TeamForm`], [`contest`](crate::contest) | `article_1_2_the_score_that_pairs` |
//! | 1.3 | scoregroups, brackets, residents, upfloaters | `upfloating::sets` | `c4_fewest_upfloaters` |
//! | 1.4 | the bye: a drawn match | [`contest::enter`](crate::contest::enter()) | `article_1_4_the_bye_is_a_drawn_match` |
//! | 1.5 | floaters of the round before | `field::build`, `upfloating::Round` | `article_1_5_a_bye_is_no_float` |
//! | 1.6.1 | the colour of a match | [`contest`](crate::contest) | `article_1_6_1_the_colour_of_a_match` |
//! | 1.6.2 | colour difference | [`ColourHistory::difference`](crate::colours::ColourHistory::difference) | `article_1_7_preferences` |
//! | 1.7 | preferences of Type A and Type B, or none | `colours::preference` | `article_1_7_preferences` |
//! | C1 | no rematch, a forfeited match excepted | [`Field::bar`](crate::field::Field::bar) | `c1_no_rematch_but_after_a_forfeit` |
//! | C2 | no second bye, nor after a forfeit win or a full-point bye | [`ByeRule::NamedWins`](crate::field::ByeRule) | `c2_who_may_have_the_bye` |
//! | C3 | completion | `upfloating::Round::completes` | `c3_the_rest_can_be_paired` |
//! | C4 | fewest upfloaters | `upfloating::sets`, `glance` | `c4_fewest_upfloaters` |
//! | C5 | their scores | `upfloating::sets` | `c5_scores_in_ascending_order` |
//! | C6 | the following scoregroup | `upfloating::following` | `c6_the_following_scoregroup`, `tests/it/matches.rs`: `c6_is_read_by_its_words` |
//! | C7 | upfloaters who were floaters | `upfloating::criteria` | `c7_spares_floaters_until_the_last_two_rounds` |
//! | C8 | colour preferences | `upfloating::criteria` | `c8_comes_before_the_order` |
//! | C9 | strong preferences | `upfloating::criteria` | `c9_strong_preferences_of_type_b` |
//! | C10 | opponents of upfloaters who were floaters | `upfloating::criteria` | `criteria_stand_in_the_order_of_the_book`, `tests/it/matches.rs` |
//! | 3.3.3 | no pairing: the chief arbiter decides | `unpairable` | `article_3_3_3_no_pairing` |
//! | 3.4 | who has the bye | `upfloating::bye` | `article_3_4_the_bye` |
//! | 3.5 | the set of upfloaters | `upfloating::sets`, `glance` | `article_3_5_4_sets_in_order` |
//! | 3.6 | the first best identifier | `upfloating::identifier` | `article_3_6_2_identifiers` |
//! | 4.1 | initial colour | [`initial_colour`](crate::initial_colour) | `article_4_3_colours_in_order` |
//! | 4.2, 4.3 | colour allocation | `colours::allocate` | `article_4_3_colours_in_order` |
//!
//! # Readings
//!
//! - C6: as in `upfloating`, with the argument for both sides.
//! - 1.5, C7, C10: a floater *played* a match against a team of another pairing score of that
//!   round; after a forfeited match or a bye nobody is one.
//! - 1.6.1: a match was played if one board of it was. A match of which no board was played may be
//!   repeated (C.04.2:3.5), whoever scored on it; who has more points of it has won it by forfeit.
//! - 1.7: Type A knows one degree of preference. It is told as mild.
//! - 1.7.2: a strong preference comes before the mild one whose words would fit too.
//! - C8 counts teams: of two that prefer the same colour exactly one does not get it, of others
//!   nobody (4.3.2, 4.3.3). C9 likewise, where both prefer it strongly; 4.3.4 gives it to the one
//!   that alone does.
//! - 3.4.3: matches that were not forfeited.
//! - 3.6.1: the top member of a pair has the smaller number, whatever the scores.
//! - 4.2: scores without virtual points; C.04.7:1.5 lists what virtual points are for, and this is
//!   not on the list. Scoregroups, 3.4.2 and floats go by the pairing score.
//! - 4.3.1: whether a number is odd goes by the numbers of those that have arrived (ruling of 27
//!   August 2026 on C.04.2:2.4, which C.04.6:0 takes over).
//! - C.04.7: virtual points are not for events in which game points pair. A code that asks for both
//!   is not supported, and records (TRF26:250) of such an event are not counted.

mod book;
pub(crate) mod colours;
mod criteria;
#[cfg(test)]
mod tests;

pub(crate) use book::BOOK;
pub(crate) use criteria::CRITERIA;

use ronde_model::System;
#[cfg(doc)]
use ronde_model::TeamForm;

use crate::upfloating::{Articles, Chapter};

/// What C.04.6 says of its own.
static CHAPTER: Chapter = Chapter {
    system: System::Team2026,
    articles: Articles {
        bye: "C.04.6:3.4",
        fewest: "C.04.6:C4",
        set: "C.04.6:3.5.5",
        set_order: "C.04.6:3.5.4",
        following: "C.04.6:C6",
        members: "C.04.6:3.6.1",
        identifiers: "C.04.6:3.6.3",
        bracket: "C.04.6:3.6.4",
    },
    criteria: &CRITERIA,
    // C7, C10: with the exception of the last two rounds.
    rounds_without_floats: 2,
    allocate: colours::allocate,
};
