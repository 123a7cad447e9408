//! The Dubov system, C.04.4.1 as in force from 1 February 2026: within a scoregroup, who has met
//! weak opponents meets a strong one.
//!
//! A round goes through `bye` (3.1), then for each scoregroup from the top through `upfloaters`
//! (3.2.1, 3.2.2), `subgroups` (3.2.3, 3.2.4) and `transposition` (3.2.5, 3.2.6), and through
//! `colours` (5.2). `people` knows what article 1 defines, `criteria` article 2, `order` what is
//! common to article 4, and `explain` tells the steps.
//!
//! # Index of C.04.4.1
//!
//! Tests are in `dubov_2026/tests.rs` unless another file is named. `tests/it/dubov_2026.rs`
//! compares every article with the enumerator of the testkit, which follows them word for word, and
//! with positions on which two other engines agree.
//!
//! | Article | About | Code | Test |
//! |---|---|---|---|
//! | 1.1 | every player has a rating | [`without_rating`] | `article_1_1_a_rating_is_needed` |
//! | 1.2.1 | order by score and number | [`Field::new`](crate::field::Field::new) | `article_4_2_upfloaters_in_order` |
//! | 1.2.2 | numbers anew when ratings change before round 4 is paired | the arbiter's act, of which `ronde pair` reminds and which `ronde convert --initial-list 2026` does, opponents in the rounds included; the engine takes the numbers as they are | `article_1_2_1_numbers_are_taken_as_they_are`, cli `systems::dubov_numbers_are_given_anew` |
//! | 1.3 | scoregroups, brackets, residents, upfloaters; no downfloaters | `upfloaters::Scoregroup` | `article_3_2_1_fewest_upfloaters` |
//! | 1.4, 1.5 | the bye and its value | `bye`, [`PointSystem`](ronde_model::PointSystem) | `article_3_1_the_bye` |
//! | 1.6.1 to 1.6.3 | absolute, strong, mild preferences | [`colours`](crate::colours) | `colours::tests::colour_preference_of_article_1_7` |
//! | 1.6.4 | no games: mildly Black | `people::People::due` | `article_1_6_4_new_players_seek_black` |
//! | 1.7 | average rating of opponents | [`Past::rounded_average`](crate::past::Past::rounded_average) | `article_1_7_averages`, `article_1_7_ratings_are_read_anew` |
//! | 1.8 | MaxT, maximum upfloaters | `people::max_t`, `people::People::maximum_upfloats` | `article_1_8_max_t` |
//! | 1.9 | complete round-pairing | `draw`, `unpairable` | `article_1_9_no_complete_pairing` |
//! | C1 | no rematch | [`Field::bar`](crate::field::Field::bar) | `c1_no_rematch` |
//! | C2 | no second bye | `bye::assign` | `article_3_1_the_bye` |
//! | C3 | same absolute preference, no exceptions | [`Field::bar`](crate::field::Field::bar) on a field without topscorers | `c3_holds_in_the_last_round_too`, `c3_keeps_topscorers_apart` |
//! | C4 | completion | `people::People::complete` | `c4_upfloaters_leave_the_rest_complete` |
//! | C5 | fewest upfloaters | `criteria::CRITERIA` | `article_3_2_1_fewest_upfloaters` |
//! | C6 | their scores | `criteria::CRITERIA` | `c6_scores_come_before_colours` |
//! | C7 | preferences | `criteria::is_disturbed` | `c7_comes_before_the_order` |
//! | C8 | maximum upfloaters | `criteria::Burden` | `c8_to_c10_spare_upfloaters` |
//! | C9 | how often they were upfloated | `criteria::Burden` | `c8_to_c10_spare_upfloaters` |
//! | C10 | upfloaters of the round before | `criteria::Burden` | `c8_to_c10_spare_upfloaters` |
//! | 3.1 | the bye first | `bye::assign` | `article_3_1_the_bye` |
//! | 3.2.1 | number of upfloaters | `upfloaters::Scoregroup::left_over` | `article_3_2_1_fewest_upfloaters` |
//! | 3.2.2 | the first best set | `upfloaters::Scoregroup::upfloaters`, `glance` | `c6_…`, `c7_…`, `c8_to_c10_…` |
//! | 3.2.3 | G1 and G2 | `subgroups::initial` | `article_3_2_3_subgroups` |
//! | 3.2.4 | re-composition | `subgroups::Subgroups::recompose` | `article_3_2_4_re_composition`, `article_3_2_4_players_who_must_meet` |
//! | 3.2.5 | S1 | `transposition::first` | `article_3_2_6_the_first_legal_transposition` |
//! | 3.2.6 | T2 | `transposition::first` | `article_3_2_6_the_first_legal_transposition` |
//! | 4.1 | sets by the smallest differing number | `kernel::first_set` | `kernel::first_set::tests::sets_are_ordered_…` |
//! | 4.2 | order of upfloaters | places of the field | `article_4_2_upfloaters_in_order` |
//! | 4.3 | order of shifters | `subgroups::shifters`, `order::from_the_middle` | `order::tests::shifters_are_numbered_…`, `article_3_2_4_…` |
//! | 4.4 | transpositions | `transposition` | `article_3_2_6_…` |
//! | 5.1 | initial colour | [`initial_colour`](crate::initial_colour) | `article_5_2_colours_in_order` |
//! | 5.2 | colour allocation | `colours::allocate` | `article_5_2_colours_in_order` |
//!
//! # Readings
//!
//! - 1.1: without a rating there is no average; the round is refused
//!   ([`PairingError::RatingMissing`]) and names the players who need one.
//! - 1.8, C8 to C10: a player was *upfloated* in a round in which he was paired with somebody of a
//!   higher pairing score of that round (virtual points included), whether or not they then played.
//!   A bye is none.
//! - C2 is C.04.1:4 of 2026: also a full-point bye bars. 3.1.1 still speaks of the bye and of
//!   forfeit wins only; the criterion decides.
//! - 3.1: the score is the pairing score, and games played are games over the board.
//! - C6: scores in ascending order, so first the lowest score is made as high as possible.
//! - C7 of a bracket with new players counts them as 1.6.4 has them.
//! - C9: how often the maximum upfloaters of the set were upfloated, added up.
//! - 3.2.3 speaks of the first half "according to their TPN": by number alone, whatever the scores
//!   of new players under acceleration.
//! - 3.2.4, second step: the possible shifters are those who belonged to the larger subgroup when
//!   it was formed (4.3.1: seekers of *its* colour), so who came into it by the first step is
//!   neither shifted back nor numbered. Where everybody is new and seeks Black, the halves of 3.2.3
//!   take the place of the seekers.
//! - 4.3.2 asks White seekers for ARO; who has none counts with zero (1.7).
//! - 4.4.1 refers to 2.2.4, which does not exist; 3.2.4 is meant.
//! - 5.2.1: whether the number is odd goes by the numbers of those who have arrived (ruling of 27
//!   August 2026 on C.04.2:2.4).
//! - Virtual points (C.04.7) enter scores, never averages.
//!
//! # Where other engines differ
//!
//! Engines for this system contradict each other in many rounds. What decides, by the text:
//!
//! - *Scores read from the top.* Two upfloaters of 4.5 and 4.5 points against 5.0 and 4.0: C6 reads
//!   in ascending order, so the first pair is better. Without C4 both ways to read lead to the same
//!   set; with it they do not. (`tests/it/dubov_2026_oracle.rs`, the position of round 11.)
//! - *Numbering who was shifted.* An engine that numbers the larger subgroup as it stands after the
//!   first step of 3.2.4 moves its middle. 4.3.1 makes the seekers of a colour the pool.
//!   (`article_3_2_4_players_who_must_meet`.)
//! - *Odd numbers of absent players.* 5.2.1 under the ruling on C.04.2:2.4: who never was in a
//!   pairing holds no number. (`tests/it/dubov_2026_oracle.rs`, the position of round 2.)
//! - *Halves in round 1 only.* 3.2.3 asks for a bracket in which all have yet to play; that happens
//!   in later rounds too, among late entries. (`article_3_2_3_subgroups`.)

mod book;
mod bye;
mod chart;
mod colours;
mod criteria;
mod explain;
mod glance;
mod order;
mod people;
mod subgroups;
#[cfg(test)]
mod tests;
mod transposition;
mod upfloaters;

pub use chart::Dubov2026ChartText;
pub use criteria::{DubovCriterion, DubovCriterionRow};

pub(crate) use book::BOOK;

use ronde_model::Colour;

use crate::book::PairingTask;
use crate::early_bye::{self, Assigned};
use crate::pairing::{self, Board, Detail, PairingError, RoundPairing};
use crate::past::without_rating;
use crate::steps::{Act, Step};
use crate::trace::{Accounts, Quantity};
use criteria::{Shortfall, TooWide};
use people::People;
use subgroups::{Recomposed, Subgroups};
use transposition::Rows;
use upfloaters::{Scoregroup, without};

/// Pairs a round by C.04.4.1.
fn pair(task: &PairingTask<'_>) -> Result<RoundPairing, PairingError> {
    let &PairingTask { snapshot, field, initial_colour, detail } = task;
    let players = without_rating(snapshot, field);
    if !players.is_empty() {
        return Err(PairingError::RatingMissing { players });
    }
    let people = People::new(snapshot, field);
    let drawn = draw(&people, detail)?;
    let steps = match detail {
        Detail::Nothing => Vec::new(),
        _ => explain::steps(&people, &drawn, initial_colour, detail),
    };
    let boards = boards(&people, &drawn, initial_colour);
    let bye = drawn.bye.map(|bye| bye.receiver);
    Ok(RoundPairing::of_steps(field, BOOK.system, (boards, bye), steps))
}

/// C5 to C10 of the group, which the steps tell in part; of what they tell, the bye and exchanges.
/// C6 gives the score of each upfloater in tenths, the lowest first.
fn before_pairs(accounts: &Accounts<'_>, steps: &[Step], mut told: Vec<Quantity>) -> Vec<Quantity> {
    told.retain(|it| ["bye", "exchanges"].contains(&it.1));
    let taken = steps.iter().any(|step| matches!(step.act, Act::Takes { .. }));
    let Some(score) = accounts.score(steps).filter(|_| taken) else { return told };
    let pairs = accounts.pairs(steps).into_iter().map(|(a, b)| (a.min(b), a.max(b)));
    let people = People::new(accounts.snapshot, accounts.field);
    let shortfall = Shortfall::of(&people, score, &pairs.collect::<Vec<_>>());
    let mut all = shortfall.quantities();
    all.extend(told);
    all
}

/// A bracket and what became of it.
struct Bracket {
    residents: Vec<usize>,
    upfloaters: Vec<usize>,
    initial: Subgroups,
    recomposed: Recomposed,
    rows: Rows,
}

impl Bracket {
    /// Its pairs, the higher-ranked of each first.
    fn ranked_pairs(&self) -> Vec<(usize, usize)> {
        let rows = self.rows.s1.iter().zip(&self.rows.t2);
        rows.map(|(&one, &other)| (one.min(other), one.max(other))).collect()
    }
}

/// A round but for its colours.
struct Drawn {
    bye: Option<Assigned>,
    brackets: Vec<Bracket>,
}

/// 1.9 and 3: the bye, then the scoregroups in descending order.
fn draw(people: &People<'_>, detail: Detail) -> Result<Drawn, PairingError> {
    let assign = || bye::assign(people);
    let (bye, mut left) =
        early_bye::before_pairs(people.field, assign, |left| people.complete(left))?;
    let mut brackets = Vec::new();
    while let Some(&top) = left.first() {
        let score = people.field.at(top).score;
        let residents = left.partition_point(|&place| people.field.at(place).score == score);
        let lower = left.split_off(residents);
        let bracket = pair_bracket(people, left, &lower, detail)?;
        left = without(&lower, &bracket.upfloaters);
        brackets.push(bracket);
    }
    Ok(Drawn { bye, brackets })
}

/// 3.2.
fn pair_bracket(
    people: &People<'_>,
    residents: Vec<usize>,
    lower: &[usize],
    detail: Detail,
) -> Result<Bracket, PairingError> {
    let too_wide = |TooWide| PairingError::BudgetSpent {
        bracket: people.field.at(residents[0]).score,
        players: residents.len() + lower.len(),
        steps: 0,
    };
    let group = Scoregroup { people, residents: &residents, lower };
    let upfloaters = group.upfloaters().map_err(too_wide)?;
    let initial = subgroups::initial(people, &[residents.as_slice(), &upfloaters].concat());
    let recomposed = initial.recompose(people).map_err(too_wide)?;
    let rows = transposition::first(people, &recomposed.groups, detail == Detail::Alternatives);
    Ok(Bracket { residents, upfloaters, initial, recomposed, rows })
}

fn boards(people: &People<'_>, drawn: &Drawn, initial_colour: Colour) -> Vec<Board> {
    let pairs = drawn.brackets.iter().flat_map(Bracket::ranked_pairs);
    pairing::boards(people.field, pairs, |higher, lower| {
        colours::allocate(people, (higher, lower), initial_colour).0
    })
}
