//! The Dutch system in its form of 2010 (dutch-2010).
//!
//! The book is a procedure: brackets from the top, S1 against S2, permutations, exchanges, and
//! requirements that give way one after another. Two facts make it quick. The loosening of C10 is
//! a minimisation (`criteria` says why), and the order in which D1, D2 and D3 try pairings is the
//! order that `kernel::first` follows. So a bracket is one question to the kernel, and going back
//! (C12, C13) is one question about two brackets (`below`). The enumerator of the test kit goes
//! through everything step by step, as the book does, and decides what is right.
//!
//! | chapter | file |
//! |---|---|
//! | A: definitions | `definitions`; `field` and `colours` of the crate |
//! | B: criteria, and C10 that loosens them | `criteria` |
//! | C2 to C9, D: one bracket | `bracket` |
//! | C1, C12, C13, C14: from bracket to bracket | `procedure`, `below` |
//! | E: colours | `colours` |
//! | the steps as data | `explain` |
//!
//! # Index of dutch-2010
//!
//! Tests are in `dutch_2010/tests.rs` and `order_tests.rs`; `it::` stands for
//! `tests/it/dutch_2010.rs`, where the enumerator is compared with the engine on fields of every
//! kind.
//!
//! | Rule | About | Code | Test |
//! |---|---|---|---|
//! | A1 | ratings are checked or estimated | conduct: the list is entered, never estimated here | – |
//! | A2 | order of the players; titles | [`Field`] (score, number), [`initial_list`](crate::initial_list) | `a2_titles_in_the_order_of_2010`, `initial_list::tests`, `f1_order_of_boards` |
//! | A3 | brackets, heterogeneous and homogeneous | `bracket::Bracket::set_up` | `a3_half_from_above_makes_a_bracket_homogeneous` |
//! | A4 | floats | `field::build::Builder::float` | `it::floats_and_the_exempt_of_a4_a5_and_b1b`, `b5_and_b6_for_…` |
//! | A5 | the exempt player; value of the exemption | `bye`; [`bye_value`](crate::bye_value) | `it::f4_the_first_round`, `it::floats_and_the_exempt_of_a4_a5_and_b1b`, `bye_value::tests` |
//! | A6 | S1, S2, P0, M0 | `bracket::Bracket::set_up` | `a3_…`, `b1_nobody_meets_twice_or_is_exempt_twice` |
//! | A7.a to c | preferences | [`ColourHistory::preference`](crate::colours::ColourHistory::preference) | `a7_preferences_after_f3` |
//! | A7.d | odd rounds | `definitions::Definitions::breaks_a7d` | `a7d_strong_counts_as_absolute_in_odd_rounds` |
//! | A7.e | even rounds | `definitions::Definitions::breaks_z` | `a7e_weak_ones_serve_the_strong_in_even_rounds` |
//! | A7.f | no game, no preference | `colours::allocate`, `definitions::Definitions::clash` | `a7f_no_preference_gives_way`, `e_colours_in_order` |
//! | A8 | X1, Z1 | `definitions::Census::x1_z1` | `a8_x1_and_z1`, `a8_is_the_least_of_all_pairings` |
//! | A9 | permutations and exchanges | D1, D2 | `d1_…`, `d2_…` |
//! | A10 | topscorers; going back | `field::build::Builder::is_above_half`; `procedure::Procedure::c12` | `b2_and_the_topscorers_of_a10`, `c12_…` |
//! | A11 | quality, X and P | `criteria::Offences` | `offences_are_ordered_as_c10_gives_in` |
//! | B1.a | no second meeting | [`Field::may_meet`] | `b1_nobody_meets_twice_or_is_exempt_twice` |
//! | B1.b | no second exemption; a downfloat | `field::build::Builder::bye_barred` | `b1_…`, `it::floats_and_the_exempt_of_a4_a5_and_b1b` |
//! | B2 | same absolute preference; topscorers | [`Field::may_meet`], `definitions::Definitions::breaks_b2` | `b2_and_the_topscorers_of_a10` |
//! | B3 | differences of points | the order of the brackets; D4 | `c13_the_lowest_bracket`, `d4_the_factor_b3` |
//! | B4 | colours | `criteria::Requirements::of_pair` | `b4_as_many_colours_as_possible` |
//! | B5, B6 | floats | `criteria::Requirements` | `b5_and_b6_for_downfloaters`, `b5_and_b6_for_upfloaters` |
//! | C1 | incompatible players | `procedure::Procedure::c1` | `c1_incompatible_players` |
//! | C2 | P0, P1, M0, M1, X1, Z1 | `bracket::Bracket::set_up`, `definitions::Definitions::x1_z1` | `a3_…`, `a8_…` |
//! | C3 | the requirements | `bracket::Bracket::requirements` | `offences_are_ordered_as_c10_gives_in` |
//! | C4 to C6 | S1 against S2 | `bracket::Search` | `b1_…` |
//! | C7, C8 | permutations, exchanges, sets | `kernel::first`, `bracket::Sets` | `c7_c8_c9_permutations_exchanges_and_the_way_back` |
//! | C9 | back to the heterogeneous part | `bracket::Search::criteria`: the rest counts with it | `c7_c8_c9_…` |
//! | C10 | loosening | `criteria::Requirements::add` | `offences_are_ordered_as_c10_gives_in`, `a7d_…`, `b2_…`, `b4_…`, `b5_…` |
//! | C11 | deleted in the book | – | – |
//! | C12 | another set of downfloaters | `procedure::Procedure::c12`, `below` | `c12_another_set_of_the_same_size` |
//! | C13 | the lowest bracket | `procedure::Procedure::pair_lowest` | `c13_the_lowest_bracket` |
//! | C14 | fewer pairs | `procedure::Procedure::c14` | `c14_fewer_pairs`, `c7_c8_c9_…` |
//! | D1 | permutations | `kernel::first` | `d1_permutations_in_order` |
//! | D2 | exchanges by DIFFERENZ | `kernel::first` | `d2_exchanges_in_order` |
//! | D3 | sets of downfloaters | `bracket::Sets` | `d3_sets_of_downfloaters_in_order` |
//! | D4 | the factor B3 | `criteria::Requirements::of_pair` | `d4_the_factor_b3` |
//! | E1 to E5 | colours | `colours::allocate` | `e_colours_in_order`, `it::f4_the_first_round` |
//! | F1 | order of boards | `pairing::sort_boards` | `f1_order_of_boards` |
//! | F2 | games not played | `field::build` | `it::f2_and_f3_games_that_were_not_played` |
//! | F3 | gaps in colour histories | [`ColourHistory`](crate::colours::ColourHistory) | `a7_preferences_after_f3`, `it::f3_gaps_in_the_middle`, `it::f2_and_f3_…` |
//! | F4 | round 1 | – | `it::f4_the_first_round` |
//! | F5 | withdrawn and absent | [`available`](crate::field::available) | `it::f5_withdrawn_and_absent` |
//! | F6 | a published round stands | [`legality`](crate::legality) says whether B1 and B2 hold | `it::f6_a_published_round_is_only_judged` |
//! | F7 | corrections concern later rounds | a snapshot holds results, all else is computed anew | `it::f7_a_corrected_result_counts_from_then_on` |
//! | F8 | absent without a word | [`absent`](crate::absent) names them; the arbiter ends their participation (F5) | `absent::tests`, `it::f5_withdrawn_and_absent` |
//! | F9 | adjourned games are draws | [`PointSystem::unknown`](ronde_model::PointSystem) | `it::f9_adjourned_games_are_draws` |
//!
//! # Readings
//!
//! - A3: "50 %" is at least half of those to be paired in the bracket.
//! - A7.d and "only for the fewest pairs" (C10): two strong preferences for one colour, or a strong
//!   and an absolute one, are refused as far as possible; those that cannot be are counted, before
//!   X.
//! - A8: X and Z count the pairs of the whole bracket, its heterogeneous part and its rest. X1 and
//!   Z1 are never more than the least that can be had, so they change no pairing.
//! - B1.b: who scored more than a loss gives without playing is a downfloater of that round and is
//!   never exempt; being exempt counts as floating down for B5 and B6.
//! - B2's note: one topscorer of the two is enough. B2 gives way last (C10.g), before anybody
//!   floats.
//! - B5, B6 for upfloaters hold in heterogeneous brackets, for the lower-placed of every pair with
//!   different scores; in a bracket treated as homogeneous they do not (C3.g, C3.h).
//! - C1: in the lowest bracket the exemption is as good as an opponent, so C1 says no more there
//!   than C12 and C13 do. Elsewhere C12 is tried first for moved-down players, with P as C3.a would
//!   set it on the bracket as it came; if that finds nothing they float down like all others.
//! - C4, C6: S2 and the rest hold everybody else, also moved-down players that are not in S1.
//! - C12: P is M1 while the moved-down players cannot be paired, and M1 and P1 together after that.
//!   The pairings of the bracket above are taken in its own order, with its M1 and P1. It never
//!   goes back further, and not again after C13 has gone back.
//! - C12 does not lead back to C2: P is what the other set was chosen for, so M1, and whether the
//!   bracket is heterogeneous (A3), stay as they were, also where another set has other
//!   incompatible players (C1), so that more or fewer moved-down players are to be paired. Only P0
//!   is taken anew of those who are there now, unless C14 has already lowered P1. One could also
//!   set up A3, M0 and M1 anew and take off what C14 has granted; the text says nothing of it.
//! - C13: the last but one bracket is paired with fewer and fewer pairs. P is zero when nothing of
//!   the rest is left to give up (P1 = M1), or P1 = 0; then the brackets are joined. A joined
//!   bracket has the upper one's players, and who came down to it, as S1.
//! - C14.b2: "C2.b" is the computation of X1 and Z1; M1 stays 0 and the bracket homogeneous.
//! - D2: numbers are those inside the bracket, or inside the rest.
//! - D4: the factor counts in the lowest bracket once C13 has joined it, after B2 and before A7.d
//!   and the colours. The text speaks of a homogeneous bracket or of the rest of a heterogeneous
//!   one; here it counts over all pairs and the exempt player, S1 of a heterogeneous bracket
//!   included. The rest alone would push S1 onto the lowest opponents, against B3 and A11, which
//!   put the nearness of scores right after the number of pairs. "One point" is one point in every
//!   point system.
//! - E2: two absolute preferences are equally strong. E5 serves later rounds too, where neither
//!   player has a preference. Even and odd are counted among those who have arrived by then, so
//!   that a number whose player has not come yet does not give two neighbours the same colour.
//! - F8: a file does not say whether somebody who lost by forfeit had given notice, so the engine
//!   itself withdraws nobody.

mod articles;
mod below;
mod book;
mod bracket;
mod chart;
mod colours;
mod criteria;
mod definitions;
mod explain;
#[cfg(test)]
mod order_tests;
mod procedure;
#[cfg(test)]
mod tests;

pub use chart::Dutch2010ChartText;
pub use criteria::{Dutch2010Criterion, Dutch2010CriterionRow};

pub(crate) use book::BOOK;

use ronde_model::Colour;

use crate::book::PairingTask;
use crate::field::Field;
use crate::kernel::rest::{Crowd, Spare};
use crate::pairing::{self, Board, Detail, PairingError, RoundPairing};
use crate::reasons::Reasons;
use crate::unpairable::unpairable;
use definitions::Definitions;
use procedure::Drawn;

/// Pairs a round by dutch-2010.
fn pair(task: &PairingTask<'_>) -> Result<RoundPairing, PairingError> {
    let &PairingTask { field, initial_colour, detail, .. } = task;
    let none = || PairingError::NoCompletePairing(unpairable(field));
    if !can_be_completed(field) {
        return Err(none());
    }
    let book = Definitions::new(field);
    let drawn = procedure::draw(book)?.ok_or_else(none)?;
    let reasons = match detail {
        Detail::Nothing => Reasons::default(),
        _ => explain::explain(book, &drawn, initial_colour, detail),
    };
    Ok(RoundPairing {
        round: field.round,
        system: BOOK.system,
        boards: boards(field, &drawn, initial_colour),
        bye: bye(&drawn).map(|place| field.at(place).number),
        reasons,
    })
}

/// Whether everybody finds an opponent, or the one exemption, under B1 and B2.
fn can_be_completed(field: &Field) -> bool {
    let crowd = Crowd {
        may_meet: &|a, b| field.may_meet(a, b),
        camp: &|place| field.camp(place),
        most_bars: field.most_bars(),
        bound: field.bound(),
    };
    let places: Vec<usize> = (0..field.len()).collect();
    let may_be_exempt = |place: usize| field.at(place).bye_barred.is_none();
    if field.len().is_multiple_of(2) {
        crowd.completes(&places, Spare::Nobody)
    } else {
        crowd.completes(&places, Spare::One(&may_be_exempt))
    }
}

/// A5: whoever the lowest bracket leaves over.
fn bye(drawn: &Drawn) -> Option<usize> {
    drawn.brackets.last().and_then(|lowest| lowest.paired.left.first().copied())
}

fn boards(field: &Field, drawn: &Drawn, initial_colour: Colour) -> Vec<Board> {
    let pairs = drawn.brackets.iter().flat_map(|bracket| bracket.paired.pairs.iter().copied());
    let colour = |higher, lower| colours::allocate(field, higher, lower, initial_colour).0;
    pairing::boards(field, pairs, colour)
}
