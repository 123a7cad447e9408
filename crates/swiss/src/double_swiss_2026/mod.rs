//! The Double-Swiss system, C.04.5 as in force from 1 February 2026: every round is a match of two
//! games with reversed colours.
//!
//! A round is paired by `upfloating`, which this book shares with the Swiss Team system; its
//! criteria are in `criteria`, its colours in `colours`. Matches are read off two rounds of the
//! file by [`contest`](crate::contest), and written there again.
//!
//! # Index of C.04.5
//!
//! Tests are in `double_swiss_2026/tests.rs` unless another file is named.
//! `tests/it/matches.rs` compares every article with the enumerator of the testkit, which
//! follows them word for word, and `tests/it/double_swiss_2026_oracle.rs` with positions on which
//! an enumeration and another engine agree.
//!
//! | Article | About | Code | Test |
//! |---|---|---|---|
//! | 0 | matches, forfeited matches, byes for whole matches | [`contest`](crate::contest) | `article_0_what_a_match_is` |
//! | 1.2 | order by score and number | [`Field::of`](crate::field::Field::of) | `article_3_6_2_identifiers` |
//! | 1.4 | the bye: a win and a draw | [`contest::enter`](crate::contest::enter()) | `article_1_4_the_bye_is_a_win_and_a_draw` |
//! | 1.5 | floaters of the round before | `field::build`, `upfloating::Round` | `c7_until_the_last_round` |
//! | 1.6 | who had which colour in a match | [`contest`](crate::contest) | `article_1_6_the_colour_of_a_match` |
//! | C1 | no rematch, a forfeited match excepted | [`Field::bar`](crate::field::Field::bar) | `c1_no_rematch_but_after_a_forfeit` |
//! | C2 | no second bye, nor after a forfeit win or a full-point bye | [`ByeRule::NamedWins`](crate::field::ByeRule) | `c2_who_may_have_the_bye` |
//! | C3 | completion | `upfloating::Round::completes` | `c3_the_rest_can_be_paired` |
//! | C4 | fewest upfloaters | `upfloating::sets`, `glance` | `c4_and_c5_upfloaters` |
//! | C5 | their scores | `upfloating::sets` | `c4_and_c5_upfloaters` |
//! | C6 | the following scoregroup | `upfloating::following` | `tests/it/matches.rs`: `c6_is_read_by_its_words` |
//! | C7 | upfloaters who were floaters | `upfloating::criteria` | `c7_until_the_last_round` |
//! | C8 | opponents of upfloaters who were floaters | `upfloating::criteria` | `criteria_stand_in_the_order_of_the_book`, `tests/it/matches.rs` |
//! | 3.4 | who has the bye | `upfloating::bye` | `article_3_4_the_bye` |
//! | 3.5 | the set of upfloaters | `upfloating::sets`, `glance` | `article_3_5_4_sets_in_order` |
//! | 3.6 | the first best identifier | `upfloating::identifier` | `article_3_6_2_identifiers` |
//! | 4.3 | colour allocation | `colours::allocate` | `article_4_3_colours_in_order` |
//!
//! # Readings
//!
//! - 0: a game that is not written in a column that is there was not played, and neither came to
//!   it. While the second column is missing the match goes on, and no round is paired after it.
//! - 0, 1.6: where each of two forfeits one game, the match counts as played: they have met, and
//!   may be floaters. Nobody had a colour in it.
//! - 1.4: a report file has one value for the bye and two columns for a match; see
//!   [`contest`](crate::contest).
//! - 1.5: a floater has *played* somebody of another pairing score of that round; after a forfeited
//!   match or a bye nobody is one.
//! - C2: the bye, a match won by forfeit (the opponent forfeited both games), a full-point bye (in
//!   both columns).
//! - C6: as in `upfloating`, with the argument for both sides.
//! - 3.4.3: matches that were not forfeited.
//! - 4.3: the higher-ranked of a pair is the one who comes first in the order of 1.2, by the
//!   pairing score.
//! - 4.3.1: as if the number were that among those who have arrived (ruling of 27 August 2026 on
//!   C.04.2:2.4).
//! - C.04.7: a win, which the virtual points are worth, is a match won in both games: 2 points, and
//!   then 1. Participants score by matches, and 1.4 halves what a round can give.

mod book;
mod colours;
mod criteria;
#[cfg(test)]
mod tests;

pub(crate) use book::BOOK;
pub(crate) use criteria::CRITERIA;

use ronde_model::System;

use crate::upfloating::{Articles, Chapter};

/// What C.04.5 says of its own.
static CHAPTER: Chapter = Chapter {
    system: System::DoubleSwiss2026,
    articles: Articles {
        bye: "C.04.5:3.4",
        fewest: "C.04.5:C4",
        set: "C.04.5:3.5.5",
        set_order: "C.04.5:3.5.4",
        following: "C.04.5:C6",
        members: "C.04.5:3.6.1",
        identifiers: "C.04.5:3.6.3",
        bracket: "C.04.5:3.6.4",
    },
    criteria: &CRITERIA,
    // C7, C8: not in the last round.
    rounds_without_floats: 1,
    allocate: colours::allocate,
};
