//! The Swiss on ratings as it stood in the 1990s: dutch-1992, with its clarifications (BAF 77, 78,
//! 80) and its comments, which are read as law. The same rules stand in ssb-course.
//!
//! The book is a procedure: levels from the top; in each, permutations (D1) and exchanges (D2) in a
//! fixed order until one satisfies what is asked, and a list of what to give up, one by one, when
//! none does. Nothing here enumerates: whether a step leads anywhere is asked of a matching, and
//! the first candidate in the book's order is found by [`kernel::first`](crate::kernel::first). The
//! enumerator of the test kit follows the text word for word and must agree.
//!
//! # Index: rule, code, test
//!
//! Tests without a path are in `dutch_1992::tests` and, for the clarifications, in its
//! `clarifications`; `literal` is
//! `it::dutch_1992::engine_and_literal_enumerator_agree`.
//!
//! | Rule | About | Code | Test |
//! |---|---|---|---|
//! | A1 | ratings; INGO and BCR as Elo | another room: `rating::conversion` | `rating::conversion::tests::dutch_1992_a1` |
//! | A2 | order; initial list | [`Field`] (rank), [`initial_list`](crate::initial_list) | `initial_list::tests::a2_…`, `f4_round_1` |
//! | A3 | levels, homogeneous or not | `procedure::round`, `preliminaries::is_homogeneous` | `a3_half_from_above_is_homogeneous` |
//! | A4 | floats | `field::build::Builder::float` | `a4_forfeits_and_floats` |
//! | A4, BAF 78 | forfeits, adjourned games | `UnplayedFloats::IfItWon`, [`recorded`](crate::recorded), `account::Account::derived_floats` | `a4_…`, `f9_adjourned_games_are_draws`, `baf_78_…`, `field_tests::baf_78_…` |
//! | A5 | the exempt: a point, a downfloat | `group::Exit::Bye`, [`bye_value`](crate::bye_value) | `f4_round_1`, `b1b_…`, `bye_value::tests::…` |
//! | A6 | S1, S2, p | `level::pair`, `group` | `d1_d2_order` |
//! | A7 | colour preferences | `preliminaries::preference` | `a7_preferences`, `a7_last_round` |
//! | A8 | x | `preliminaries::x` | `a8_x` |
//! | A9 | permutations and exchanges | `group::Group::solve` | `d1_d2_order` |
//! | B1a | no second meeting | `Field::bar` | `baf_77_example_1`, `f2_…` |
//! | B1b | no second point without play | `field::build::Builder::bye_barred` | `b1b_who_may_be_exempt` |
//! | B2 | colour limits | `Field::bar` | `b2_same_absolute_preference` |
//! | B3 | smallest difference of points | the order of levels, `level` | `c14_…`, `literal` |
//! | B4 | colours; BAF 77 degrees | `criteria::Sieve`, `floaters::Floaters` | `baf_77_…`, testkit `dutch_1992::tests::baf_77_with_and_without` |
//! | B5, B6 | no float twice | `criteria::left_too_often`, `raised_too_often` | `b5_b6_downfloats`, `b5_b6_upfloats` |
//! | B, note | last round above 50 % | `preliminaries::preference`, `criteria` | `a7_last_round`, `b_note_floats_in_the_last_round` |
//! | C1 | nobody to meet | `procedure::Procedure::pair_in_turn`, `c12`, `c13` | `c1_…` |
//! | C2, C3 | x, p | `level` | `steps_of_example_1` |
//! | C4 to C8 | S1 against S2, permutations, exchanges | `group::Group::first` | `d1_d2_order`, `baf_77_…` |
//! | C9 | B6, B5 of downfloaters given up | `level::loosening` | `b5_b6_downfloats` |
//! | C10 | the last floater's opponent; B6, B5 of upfloaters | `heterogeneous::Heterogeneous::with_last` | `c10_…`, `b5_b6_upfloats` |
//! | C11 | x raised | `group::Group::fewest_disturbed`, `level` | `c11_x_is_raised` |
//! | C12 | another floater | `procedure::Procedure::c12` | `c12_another_floater` |
//! | C13 | the last level | `procedure::Procedure::c13` | `c13_…` |
//! | C14 | p lowered | `level`, `heterogeneous` | `c14_p_is_lowered` |
//! | D1, D2 | orders | `kernel::first` | `d1_d2_order`, `exchanges_of_baf_80`, testkit `dutch_1992::moves`, `dutch_1992::tests::exchanges_reach_every_pairing` |
//! | E1 to E4 | colours given | `colours::allocate` | `e_colours` |
//! | F1 | board order | `pairing::sort_boards` | `baf_77_example_2` |
//! | F2, F3 | unplayed games and colours | [`colours`](crate::colours), `Field` | `f3_histories`, `f2_a_forfeited_game_may_be_paired_again` |
//! | F4 | round 1 | no code of its own | `f4_round_1` |
//! | F5 | withdrawn and announced absences | [`field::available`](crate::field::available) | `f5_absent_players_are_not_paired`, `f5_withdrawn_and_announced_absences` |
//! | F6, F7 | a published pairing stands; corrections concern later rounds | conduct: `pair` reads results, it never changes a round; `check` and `legality` show B1 and B2 broken | `check` |
//! | F8 | absent without a word | [`absent`](crate::absent) | `absent::tests::f8_absent_once` |
//! | F9 | adjourned games are draws | `PointSystem::unknown` | `f9_adjourned_games_are_draws` |
//! | F10 | final ranking | another room: standings | `standings::golden_1998::only_the_first_place_is_broken` |
//!
//! # Readings
//!
//! Misprints: in the first example of BAF 77 b = 1 and n = 4, and player 5 is blocked downwards;
//! BAF 78 means round 5; the players of BAF 80 are 4 6 8 9 10 20 21 23; the tables of D2 are those
//! of ssb-course.
//!
//! - A4, BAF 78: floats are final when the round is paired, and are recorded then. Where the
//!   snapshot carries them they are taken from there, else derived from the scores, and a step says
//!   so for each of the last two rounds.
//! - A7a, "the last two rounds": the last two games played; F3 is applied to A7 as to E3 (F2).
//! - A7a, B note: in the last round, whoever has more than half of the points has a strong or a
//!   weak preference by A7b and A7c. B2 is lifted from a pair of which one player is such: the
//!   other then gets the colour he must have by E2. B5 and B6 are lifted from him, and from his
//!   opponent in a pair.
//! - A8: x is never below zero. Players without a game are due nothing and disturb nothing.
//! - B4, BAF 77, "si possible", "le nombre et les différences": of all with the fewest disturbed
//!   pairs, those with the fewest of two players without a weak preference. It is given up pair by
//!   pair, after B5 and B6 and before x is raised. Either player's weak preference counts, of
//!   whichever colour.
//! - BAF 77 for floaters, whose pairs are made before the others: the look-ahead as printed. A
//!   disturbed pair without a weak player is kept only while x exceeds the weak players left of the
//!   majority's colour (of both, if there is none): then it cannot be avoided. Pairs that it would
//!   refuse are allowed one by one. The remainder may have what its own weak players cannot take,
//!   and as many as the floaters left.
//! - B5, B6 downwards are judged when a player is left over, upwards for the lower score of a pair.
//!   Whoever floats by C1 or with p = 0 is not judged.
//! - C1: a floater without an opponent for whom C12 finds nothing floats on.
//! - C6 names B1 and B2; what is asked at that moment of B4 to B6 is meant too.
//! - C6, comments: while x is that of A8 (less what C14 took from it with p), a floater's pair is
//!   disturbed only inside the majority, of whom x counts how many are too many; when C11 has
//!   raised x, in any colour.
//! - C9 to C11: B5 and B6 downwards return with C10, everything with C11 (our reading). C10's
//!   second sentence holds for homogeneous levels with players from above too.
//! - C10 changes the last floater's opponent; before C14 lowers p or C12 and C13 give up ("un
//!   appariement peut être fait", "aucun appariement n'est possible"), the other permutations of
//!   S2 are tried in D1's order, from the first x and with everything asked again.
//! - C11: p is the number of pairs of the whole level. A remainder computes x anew (C2), and may
//!   also use what C11 added and the floaters left.
//! - C12 comes first, when a floater can meet nobody in the level or the floaters cannot all be
//!   paired in it, not after C11 as its number might say: x does not help there.
//! - C12: by B1 and B2, with as many pairs as before. A level with half its players from above
//!   wants all the pairs it has room for; a last level wants to be paired completely. Once.
//! - C13: the last level must be paired completely by B1 and B2. p of the level above is lowered as
//!   far as need be; at zero all of its players move down, which is what "joined" means.
//! - C14: x is lowered with p while it is positive, from that of A8 ("la valeur première") and not
//!   from what C11 made of it. In a heterogeneous level the p of the remainder is lowered first,
//!   and only where more pairs are not possible with any opponents of the floaters; p of the
//!   floaters if they cannot all be paired: the weakest then stand in S2. With p = 0 the floaters
//!   go down (comments); in the last level they join the others.
//! - A7a: where a difference of one and the last two games disagree, as after `bbbww`, these
//!   decide, for B2 forbids a third; a difference beyond one comes before them.
//! - D2, exchanges of equal difference: the weakest players of S1, then the strongest of S2.
//! - B note: the whole board is excused if one of its two players has more than half, here and in
//!   [`legality`](crate::legality).
//! - D2: the first player is exchanged also where p was lowered: somebody is left over.

mod account;
pub(crate) mod articles;
mod below;
mod book;
mod budget;
mod chart;
mod colours;
mod criteria;
mod floaters;
mod group;
mod heterogeneous;
mod level;
mod preliminaries;
mod procedure;
#[cfg(test)]
mod tests;

pub use chart::Dutch1992ChartText;

pub(crate) use articles::COLOURS;
pub(crate) use book::BOOK;

use ronde_model::Colour;

use crate::book::PairingTask;
use crate::pairing::{self, Board, Detail, PairingError, RoundPairing};
use crate::unpairable::unpairable;
use preliminaries::Cards;
use procedure::Drawn;

/// Pairs a round by dutch-1992.
fn pair(task: &PairingTask<'_>) -> Result<RoundPairing, PairingError> {
    let &PairingTask { snapshot, field, initial_colour, detail } = task;
    let cards = Cards::new(field);
    let drawn = procedure::round(&cards)?
        .ok_or_else(|| PairingError::NoCompletePairing(unpairable(field)))?;
    let steps = match detail {
        Detail::Nothing => Vec::new(),
        _ => account::steps(snapshot, &cards, &drawn, initial_colour, detail),
    };
    let paired = (boards(&cards, &drawn, initial_colour), bye(&drawn));
    Ok(RoundPairing::of_steps(field, BOOK.system, paired, steps))
}

/// A5: whoever is left over by the last level.
fn bye(drawn: &Drawn) -> Option<usize> {
    drawn.levels.last()?.paired.left.first().copied()
}

/// dutch-1992:F1.
fn boards(cards: &Cards<'_>, drawn: &Drawn, initial_colour: Colour) -> Vec<Board> {
    let pairs = drawn.levels.iter().flat_map(|level| level.paired.pairs());
    let pairs = pairs.map(|(a, b)| (a.min(b), a.max(b)));
    pairing::boards(cards.field, pairs, |stronger, weaker| {
        colours::allocate(cards, stronger, weaker, initial_colour).0
    })
}
