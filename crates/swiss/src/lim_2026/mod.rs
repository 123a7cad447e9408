//! The Lim system, C.04.4.3 in force from 1 February 2026: scoregroups from the extremes to the
//! median, paired by scrutiny and exchange. Its content is that of 1987 to 1999; the edition of
//! 2026 changed words only.
//!
//! The book is a procedure without criteria: every choice is the first in a stated order. A
//! largest matching answers one kind of question only, whether those who are left can all be
//! paired, and how many pairs a scoregroup can have.
//!
//! # Index
//!
//! Tests are in `lim_2026/tests.rs` unless another file is named; `tests/it/lim_2026.rs` compares
//! all of it with the articles followed word for word in the test kit.
//!
//! | Article | Code | Test |
//! |---|---|---|
//! | 1.1 | `bye` | `article_1_1_the_bye` |
//! | 2.1 | [`Field::bar`](crate::field::Field::bar), `players::Players::compatible` | `article_2_1_compatible` |
//! | 2.2 | `groups`, `draw::March` | `article_2_2_the_order_of_scoregroups` |
//! | 2.3 | `floaters::choose` | `article_2_3_who_must_leave` |
//! | 2.4, 2.5 | `scrutiny::Work::pair_halves` | `article_2_4_top_half_against_bottom_half` |
//! | 2.6 | `draw::March::crack` | `article_2_6_a_blocked_median` |
//! | 3.2.1 | `draw::March::outer_groups` | `article_3_2_4_the_lowest_number_down_and_the_highest_up` |
//! | 3.2.2, 3.2.3 | `floaters::Choice::claim` | `article_3_2_2_the_colour_in_surplus` |
//! | 3.2.4 | `floaters::Choice::by_number` | `article_3_2_4_the_lowest_number_down_and_the_highest_up` |
//! | 3.3, 3.4 | `floaters::Served` | `article_3_3_an_opponent_next_door` |
//! | 3.5 | `floaters` | `article_3_5_a_floater_goes_on` |
//! | 3.6, 3.7 | `scrutiny::Work::pair_those_who_came` | `articles_3_6_and_3_7_those_who_came_first` |
//! | 3.8 | `scrutiny::Work::find` | `article_3_8_the_opponent_of_a_floater` |
//! | 3.9 | `floaters::Choice::claim` | `article_3_9_types_of_floaters` |
//! | 3.10 | `floaters::Choice::claim`, `floaters::Pairs` | `article_3_10_not_twice_running` |
//! | 4.1 to 4.3 | `scrutiny::Work::pair_halves` | `article_4_2_the_first_player_tries_all`, `article_4_3_the_second_player_tries_all` |
//! | 4.4 | `floaters` | `article_4_4_whoever_finds_nobody_floats` |
//! | 5.1 | [`colours`](crate::colours) | `colours::tests::colour_preference_of_article_1_7` |
//! | 5.2, 5.7 | `scrutiny::Work::find`, `colours` | `article_5_2_colours_before_numbers` |
//! | 5.3 | `colours` | `article_5_3_what_must_be` |
//! | 5.4 | `colours` | `article_5_4_equal_colours_due` |
//! | 5.5, 5.6 | [`ColourHistory::preference`](crate::colours::ColourHistory::preference) | `colours::tests::colour_preference_of_article_1_7` |
//! | 6 | `Field::kinds_may_meet` | `article_6_the_last_round` |
//! | 7 | `bye`, `colours::by_lot` | `article_7_round_1` |
//! | 8 | `groups` | `article_8_round_2` |
//!
//! # Readings
//!
//! - *Highest numbered* is number 1, everywhere (4.2 says so of the scrutinised player).
//! - **Compatible** (2.1): a difference of two comes before two in a row. Only a history that
//!   breaks both rules at once, from rounds paired otherwise, asks which.
//! - **The bye** (1.1): *eligible* includes that the others can all be paired; if nobody of the
//!   lowest scoregroup is, the next one is looked at. In round 1 (7.1) it goes by rating or
//!   estimate, whoever has neither first, and among equals to the lowest rank.
//! - **The median** (2.2) has half of what the rounds played so far could give: rounds times the
//!   points for a win, halved. Virtual points make scoregroups (C.04.7:1.5) and do not move it. It
//!   is there even if nobody has its score; then only those meet in it who come from both sides.
//! - **How many leave** (2.3, 3.10, 4.4): a scoregroup keeps as many pairs as it can have. First
//!   those leave who can meet nobody in it, then one after another, each time the first by: type
//!   of 3.9 (d, c, b, a); not having floated in the round before (3.10); being due the colour that
//!   more of those who have not left are due (3.2.2); number (3.2.4). Whoever's leaving would cost
//!   a pair is passed over. With six players this gives the examples of 4.4.
//! - **An opponent next door** (3.3, 3.4, 3.9): with this floater one more of all floaters so far
//!   can have an opponent of their own in the next scoregroup. Next door are its residents, and in
//!   the median, for those who come from below, also those who came to it from above.
//! - **Floated in the round before** (3.10): met somebody of another score, up or down. Whoever
//!   did not play did not float. A narrower reading is possible: 2.3 calls a floater whoever is
//!   transferred, so that a resident who met one did not float.
//! - **Already floated** (3.9): came into this scoregroup in this round. That a floater without an
//!   opponent *is exchanged* (3.5) is foreseen when floaters are chosen (3.3).
//! - **Available** (3.8, 4): compatible, and those left of the group can then all be paired. That
//!   is what exchanging and starting again comes to: the first pairing in the order of 4.2 and
//!   4.3.
//! - **Those who came** (3.6 to 3.8) try the residents, from above from the top and from below
//!   from the bottom; another who came only if no resident is available.
//! - **The tables of six players** (4.2, 4.3) for any number: the first player tries the bottom
//!   half in order, then the top half from its bottom; then the halves are laid out afresh for
//!   those who are left. Below the median all of it is mirrored.
//! - **Two scrutinies** (5.2) are one walk: whoever's turn it is takes the first available player
//!   due the other colour, in either half, and only if there is none the first available. Earlier
//!   turns keep their colours. A player without a game suits everybody.
//! - **A blocked median** (2.6): the pair that was made last on the chosen side is cracked, and
//!   both come as floaters from that side; the sides are counted again each time. If both sent as
//!   many, the higher neighbour is meant. When the neighbour has no pair left, the group beyond it
//!   is meant, and when the side has none, the other one. In the end everybody is in the median,
//!   so a round is found whenever a complete one exists.
//! - **Colours** (5.4): one who must have a colour goes before one who need not; histories are
//!   compared without gaps (C.04.2:3.4), from the last game back. The side is that of the group in
//!   which the pair is made.
//! - **The last round** (6): players of the same score may meet whatever their colours; for others
//!   2.1 stands.
//! - **Alternating** (5.5, 5.6): who had one colour more is due the other, else the colour that
//!   the last game was not. Two without a game have colours by the parity of 7.2, in any round.
//! - **Maxi-tournament** is never defined: the organiser declares it, and none is assumed. Whoever
//!   has neither rating nor estimate counts as 0. 3.2.3 compares with the lowest numbered (upward:
//!   the highest numbered) of those who have not left, 3.8 and 5.7 with the first available.
//! - **The code** `FIDE_LIM` is provisional: ETT26 has none.

mod articles;
mod book;
mod bye;
mod chart;
mod colours;
mod counted;
mod draw;
mod explain;
mod floaters;
mod groups;
mod players;
mod rest;
mod scrutiny;
#[cfg(test)]
mod tests;

pub use chart::Lim2026ChartText;

pub(crate) use book::BOOK;

use ronde_model::Colour;

use crate::book::PairingTask;
use crate::pairing::{Board, Detail, PairingError, RoundPairing, sort_boards};
use crate::unpairable::unpairable;
use counted::before_pairs;
use draw::Drawn;
use players::Players;

/// Pairs a round.
fn pair(task: &PairingTask<'_>) -> Result<RoundPairing, PairingError> {
    let &PairingTask { snapshot, field, initial_colour, detail } = task;
    let players = Players::new(snapshot, field, detail == Detail::Alternatives);
    let drawn =
        draw::draw(&players).ok_or_else(|| PairingError::NoCompletePairing(unpairable(field)))?;
    let steps = match detail {
        Detail::Nothing => Vec::new(),
        Detail::Outcome | Detail::Alternatives => {
            explain::explain(&players, &drawn, initial_colour)
        }
    };
    let boards = boards(&players, &drawn, initial_colour);
    Ok(RoundPairing::of_steps(field, BOOK.system, (boards, drawn.bye), steps))
}

/// C.04.4.3:5 and C.04.2:3.6.
fn boards(players: &Players<'_>, drawn: &Drawn, initial: Colour) -> Vec<Board> {
    let pairs = drawn.groups.iter().flat_map(|it| {
        it.paired
            .pairs
            .iter()
            .map(|pair| (pair.one.min(pair.other), pair.one.max(pair.other), it.group.side))
    });
    let mut boards: Vec<(usize, usize, Board)> = pairs
        .map(|(higher, lower, side)| {
            let (one, other) = (players.at(higher), players.at(lower));
            let board = match colours::allocate(one, other, side, initial).0 {
                Colour::White => Board { white: one.number, black: other.number },
                Colour::Black => Board { white: other.number, black: one.number },
            };
            (higher, lower, board)
        })
        .collect();
    sort_boards(players.field, &mut boards);
    boards.into_iter().map(|(_, _, board)| board).collect()
}
