//! The Burstein system, C.04.4.2 as in force from 1 February 2026: within a bracket, whoever has
//! met strong opponents meets somebody who has met weak ones.
//!
//! A round goes through `seeding` (1.6: the first rounds are paired by C.04.3), else through `bye`
//! (3.1), then for each bracket from the top through `bracket` and `glance` (3.2), and through
//! `colours` (5.2). `index` computes what ranks (1.7, 1.8), `people` knows what else article 1
//! defines, `criteria` article 2; the order of article 4 is found by `kernel::fold` or decision by
//! decision in `bracket`, and `explain` tells the steps.
//!
//! # Index of C.04.4.2
//!
//! Tests are in `burstein_2026/tests.rs` unless another file is named. `tests/it/burstein_2026.rs`
//! compares every article with the enumerator of the testkit, which follows them word for word, and
//! `tests/it/burstein_2026_oracle.rs` with positions of other engines.
//!
//! | Article | About | Code | Test |
//! |---|---|---|---|
//! | 1.1 | numbers | [`Field::new`](crate::field::Field::new) | `article_1_8_…` |
//! | 1.2 | scoregroups, brackets, residents, floaters | `bracket::Bracket` | `article_1_8_…`, `c6_…` |
//! | 1.3, 1.4 | the bye and its value | `bye`, [`PointSystem`](ronde_model::PointSystem) | `article_3_1_the_bye` |
//! | 1.5 | colour preferences; none before the first game | [`colours`](crate::colours), `people::People::preferred` | `colours::tests::colour_preference_of_article_1_7`, `c8_…` |
//! | 1.6 | seeding rounds | `seeding` | `article_1_6_…`, `seeding::tests::article_1_6_…` |
//! | 1.7.1 | Buchholz, Sonneborn-Berger | `index::indexes` | `article_1_7_the_index` |
//! | 1.7.2 | unplayed rounds, virtual points | `index::Records` | `article_1_7_the_index`, `article_1_7_2_…` |
//! | 1.8 | ranking inside a bracket | `index::ranked` | `article_1_8_…` |
//! | 1.9 | complete round-pairing | `draw`, `unpairable` | `article_1_9_no_complete_pairing` |
//! | C1 | no rematch | [`Field::bar`](crate::field::Field::bar) | `c1_no_rematch` |
//! | C2 | no second bye | `bye::assign` | `article_3_1_the_bye`, `c2_what_bars_the_bye` |
//! | C3 | same absolute preference, no exceptions | [`Field::bar`](crate::field::Field::bar) on a field without topscorers | `c3_knows_no_topscorers`, `c3_excuses_nobody_in_the_last_round` |
//! | C4 | completion | `bracket::leaves_the_best` | `c4_the_rest_is_complete` |
//! | C5 | most pairs | `criteria::CRITERIA` | `c5_most_pairs` |
//! | C6 | scores of the floaters | `criteria::CRITERIA` | `c6_the_lowest_scores_float` |
//! | C7 | the following bracket | `criteria::CRITERIA`, `bracket::leaves_the_best` | `c7_the_following_bracket` |
//! | C8 | preferences | `criteria::is_disturbed`, `glance` | `c8_…` |
//! | 3.1 | the bye first | `bye::assign` | `article_3_1_the_bye` |
//! | 3.2 | the first of the best pairings | `bracket::pair` | every `c…` test |
//! | 4.1, 4.2 | sequence numbers, dummies | `bracket::Bracket::ranked`, `kernel::fold` | `article_4_3_…` |
//! | 4.3 | order of pairings | `kernel::fold`, `bracket::first_of_best` | `article_4_3_…`, `kernel::fold::tests`, testkit `burstein_2026::tests` |
//! | 5.1 | initial colour | [`initial_colour`](crate::initial_colour) | `article_5_2_colours_in_order` |
//! | 5.2 | colour allocation | `colours::allocate` | `article_5_2_colours_in_order` |
//!
//! # Readings
//!
//! - 1.6: a seeding round is a round of C.04.3 of 2026 in everything: its bye, floats, colours and
//!   board order; its reasons cite C.04.3.
//! - 1.7.1: current scores are those of the standings, penalties included; what was scored against
//!   an opponent is what the result was worth. An adjourned game is a draw that was played
//!   (C.04.2:3.1).
//! - 1.7.2: every round without a game over the board is a game against oneself, forfeits too.
//! - 1.7.2, the exception: "up to the current round" takes the round being paired in. Only whoever
//!   has a zero-point bye in it, by request or because of leaving, has a series that ends there;
//!   its rounds before are draws (with White, where colours are worth different points) in the
//!   score that former opponents are given; in the player's own Index nothing changes. A series
//!   that ended with the last round played would give another order in 24 positions of the oracle
//!   and another pairing in 4, which agree with this reading; that draws are given where a series
//!   does reach the current round is witnessed by no position, only by the text.
//! - 1.7.2: rounds before a late arrival are rounds without a game, like those of somebody away.
//! - 1.6: the number of rounds that counts is the declared one. Where it is changed during the
//!   event, the rounds still to be paired follow the new number. A file that declares none is
//!   checked only if no round held depends on it.
//! - 1.7.2: virtual points (C.04.7) enter the scores that make brackets, never the Index.
//! - 1.7 refers to 2.1.5, 1.9.1 to 3.1 and 1.9.2 to 2.1, which do not fit; 3.1.5, 2.1 and 3.1 are
//!   meant.
//! - C2 is C.04.1:4 of 2026: also a full-point bye bars.
//! - 3.1: the score is the pairing score, and games played are games over the board.
//! - C7: the following bracket is the outgoing floaters with the next scoregroup that has anybody
//!   left; it complies best if it makes the most pairs (C5), then if the scores that it sends on
//!   are the lowest (C6), always so that the rest can be completed (C4). It looks one bracket
//!   ahead. Where nobody floats there is nothing to choose.
//! - C8: whoever has not played yet prefers nothing and is always content.
//! - 4.3: the printed list of six players has one line twice; the order itself gives 45 pairings.
//! - 5.2: *higher ranked* is by 1.8, so by the Index; boards stand by C.04.2:3.6, so by scores and
//!   numbers.
//! - 5.2.1: whether the number is odd goes by the numbers of those who have arrived (ruling of 27
//!   August 2026 on C.04.2:2.4).
//!
//! # Where other engines differ
//!
//! - *The old book.* bbpPairings pairs by an earlier edition, as its own README says.
//! - *The exception of 1.7.2.* py4swiss 0.3.1 gives draws only to whoever never had anything but
//!   zero-point byes, who has no opponents to benefit. (`article_1_7_2_…`.) Another engine of 2026
//!   gives them to every series that ends with the last round played, whatever the current round
//!   brings.

mod book;
mod bracket;
mod bye;
mod chart;
mod colours;
mod criteria;
mod explain;
mod glance;
mod index;
mod people;
#[cfg(feature = "testing")]
mod second_opinion;
mod seeding;
#[cfg(test)]
mod tests;

pub use chart::Burstein2026ChartText;
pub use criteria::{BursteinCriterion, BursteinCriterionRow};

#[cfg(feature = "testing")]
pub use second_opinion::{BursteinSecondOpinion, burstein_second_opinion};

pub(crate) use book::BOOK;

use ronde_model::Colour;

use crate::book::{Book, PairingTask};
use crate::early_bye::{self, Assigned};
use crate::kernel::fold::Folded;
use crate::pairing::{self, Board, Detail, PairingError, RoundPairing};
use crate::steps::{Act, Step};
use crate::trace::{Accounts, Quantity};
use bracket::Bracket;
use people::People;

/// Pairs a round by C.04.4.2: the seeding rounds by the book that it names.
fn pair(task: &PairingTask<'_>) -> Result<RoundPairing, PairingError> {
    let &PairingTask { snapshot, field, initial_colour, detail } = task;
    let book = Book::of_round(BOOK.system, snapshot, field.round);
    if book.system != BOOK.system {
        let paired = (book.pair)(task)?;
        return Ok(RoundPairing { system: BOOK.system, ..paired });
    }
    let people = People::new(snapshot, field);
    let drawn = draw(&people, bracket::pair)?;
    let steps = match detail {
        Detail::Nothing => Vec::new(),
        _ => explain::steps(&people, &drawn, task),
    };
    let boards = boards(&people, &drawn, initial_colour);
    let bye = drawn.bye.map(|bye| bye.receiver);
    Ok(RoundPairing::of_steps(field, BOOK.system, (boards, bye), steps))
}

/// A bracket and what became of it.
struct Paired {
    bracket: Bracket,
    /// Each pair with the higher-ranked first.
    folded: Folded,
}

/// A round but for its colours.
struct Drawn {
    bye: Option<Assigned>,
    brackets: Vec<Paired>,
}

/// 1.9 and 3: the bye, then the brackets in descending order.
fn draw(
    people: &People<'_>,
    pair: fn(&People<'_>, &Bracket) -> Folded,
) -> Result<Drawn, PairingError> {
    let assign = || bye::assign(people);
    let (bye, mut left) =
        early_bye::before_pairs(people.field, assign, |left| people.complete(left))?;
    let mut brackets = Vec::new();
    let mut incoming = Vec::new();
    while let Some(bracket) = Bracket::of_highest(people, incoming, &left) {
        let folded = pair(people, &bracket);
        left = bracket.lower();
        let mut floaters = folded.left.clone();
        floaters.sort_unstable();
        incoming = floaters;
        brackets.push(Paired { bracket, folded });
    }
    Ok(Drawn { bye, brackets })
}

fn boards(people: &People<'_>, drawn: &Drawn, initial_colour: Colour) -> Vec<Board> {
    let pairs = drawn.brackets.iter().flat_map(|paired| paired.folded.pairs.iter());
    // Boards stand in the order of scores and numbers (C.04.2:3.6), colours go by the Index.
    let pairs = pairs.map(|&(one, other)| (one.min(other), one.max(other)));
    pairing::boards(people.field, pairs, |first, second| {
        let (higher, lower) = people.by_rank(first, second);
        let colour = colours::allocate(people, (higher, lower), initial_colour).0;
        if higher == first { colour } else { colour.other() }
    })
}

/// C5 to C8 of the group, which the steps tell in part; of what they tell, the bye.
fn before_pairs(accounts: &Accounts<'_>, steps: &[Step], mut told: Vec<Quantity>) -> Vec<Quantity> {
    told.retain(|it| it.1 == "bye");
    let Some(Act::Takes { moved, residents, .. }) = taken(steps) else { return told };
    let people = People::new(accounts.snapshot, accounts.field);
    let places = |numbers: &[_]| numbers.iter().filter_map(|&it| accounts.place(it)).collect();
    let (incoming, residents): (Vec<usize>, Vec<usize>) = (places(moved), places(residents));
    // Up to the group that differs the two accounts agree, and the bye comes before all groups.
    let bye = if people.field.len() % 2 == 1 { bye::assign(&people) } else { None };
    let score = residents.first().map(|&place| people.field.at(place).score);
    let is_left = |place: &usize| {
        Some(people.field.at(*place).score) <= score
            && bye.as_ref().is_none_or(|bye| bye.receiver != *place)
    };
    let left: Vec<usize> = (0..people.field.len()).filter(is_left).collect();
    let Some(bracket) = Bracket::of_highest(&people, incoming, &left) else { return told };
    let floats = crate::trace::floaters(steps).into_iter();
    let folded = Folded {
        pairs: accounts.pairs(steps),
        left: floats.filter_map(|number| accounts.place(number)).collect(),
    };
    let shortfall = bracket::shortfall(&people, &bracket, &folded);
    let mut all = shortfall.map_or_else(Vec::new, |it| it.quantities());
    all.extend(told);
    all
}

fn taken(steps: &[Step]) -> Option<&Act> {
    steps.iter().map(|step| &step.act).find(|act| matches!(act, Act::Takes { .. }))
}
