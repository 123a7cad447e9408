//! What the Double-Swiss system (C.04.5) and the Swiss Team system (C.04.6) share: scoregroups from
//! the top, made even by a set of upfloaters, and brackets paired in the order of identifiers.
//!
//! Chapters 3.3 to 3.6 of the two books say the same in the same words. What differs is data, a
//! [`Chapter`] of each: its articles, its criteria, the rounds in which floats count, and its rules
//! of colours.
//!
//! | Article of both | About | Code |
//! |---|---|---|
//! | 3.4 | the bye, before anybody is paired | `bye` |
//! | C4 to C7, 3.5 | how many upfloaters, and which | `sets`, `glance` |
//! | C6 | the scoregroup below | `following` |
//! | 3.6 and the criteria of pairs | the first of the best identifiers | `identifier` |
//! | all criteria | rows, counted a second time off the pairs | `criteria` |
//!
//! # Why a matching answers
//!
//! *Sets.* Take every pairing of everybody unpaired in which nobody has met. A resident who is
//! paired below makes an upfloater. With the fewest upfloaters no two of them meet in any legal
//! pairing of the bracket: were two of them paired, both could stay below and be paired there, and
//! there would be two fewer. So C4, C5 and C7 are sums over the pairs of such a pairing, and a
//! pairing that is best by them has the upfloaters of a best set, with C1 and C3 fulfilled. C4 and
//! C5 fix how many come from each score; the order of 3.5.4 then asks for each player in turn, by
//! score and number, whether a best pairing raises them.
//!
//! *C6* is a sum too: how many of the next scoregroup are paired below it. How many upfloaters come
//! from there is fixed by C5, so whether that group is left odd is the same for all sets; C6 holds
//! where the sum is as small as that allows. If no set reaches it, C6 says nothing.
//!
//! *Identifiers.* The first half of an identifier is the set of top members, and of two sets of
//! equal size that one is first which has the smallest number that only one of them has. So each
//! number in turn becomes a top member if some best pairing makes it one; then each top member in
//! turn gets the first bottom member that some best pairing gives it.
//!
//! # Readings of C6, the same for both books
//!
//! - *The following scoregroup* is the one with the next lower score in the round's standings.
//!   Where all its members became upfloaters before, are upfloaters now, or one has the bye, it is
//!   empty, and the criterion asks for nothing. It does not pass on to the group after that: the
//!   article says "became or are", which covers those who left it earlier, and its note adds that
//!   only the group that it names is concerned. Against this it could be said that the next group
//!   to be paired is what follows in the procedure; but then nobody need ever have "become" an
//!   upfloater for a group to be empty. `c6_is_read_by_its_words` in `tests/it/matches.rs`
//!   has rounds that turn on it, with both sides.
//! - *Holds or fails.* C4 in the bracket of that group means as few upfloaters as its number
//!   allows, none or one. A graded reading (as few as possible, if not that few) would choose among
//!   sets that all fail; the article asks to comply. Read so, it would never matter that C4 is
//!   named, since the next bracket keeps its upfloaters few by itself.

mod book;
mod bye;
pub(crate) mod criteria;
mod explain;
mod following;
mod glance;
mod identifier;
mod sets;

pub(crate) use book::{ABSOLUTE, OfMatches, book};

use ronde_model::{Colour, PairingNumber, Score, Snapshot, System};

use crate::book::PairingTask;
use crate::early_bye::{self, Assigned};
use crate::field::Field;
use crate::kernel::rest::{Crowd, Spare};
use crate::pairing::{self, Detail, PairingError, RoundPairing};
use crate::steps::{Act, Step};
use crate::trace::{Accounts, Quantity};
use criteria::{CriterionRow, Shortfall};

/// What a book says of its own.
pub(crate) struct Chapter {
    /// Whose it is.
    pub(crate) system: System,
    /// Where it says it.
    pub(crate) articles: Articles,
    /// C4 and those after it, in order.
    pub(crate) criteria: &'static [CriterionRow],
    /// The last rounds in which nobody is spared for having floated.
    pub(crate) rounds_without_floats: u16,
    /// The colour of the one who is ranked higher in the pair, and the article that gave it.
    pub(crate) allocate: fn(&Round<'_>, Pair, Colour) -> (Colour, &'static str),
}

/// Two by place; the first is ranked higher.
pub(crate) type Pair = (usize, usize);

/// Where a book says what its steps cite.
pub(crate) struct Articles {
    /// Who has the bye.
    pub(crate) bye: &'static str,
    /// How many upfloaters.
    pub(crate) fewest: &'static str,
    /// The set of upfloaters.
    pub(crate) set: &'static str,
    /// The order of sets.
    pub(crate) set_order: &'static str,
    /// The scoregroup below.
    pub(crate) following: &'static str,
    /// Top members and bottom members.
    pub(crate) members: &'static str,
    /// The order of identifiers.
    pub(crate) identifiers: &'static str,
    /// The pairing of a bracket.
    pub(crate) bracket: &'static str,
}

/// Everybody to be paired, by place in the field.
pub(crate) struct Round<'a> {
    pub(crate) field: &'a Field,
    pub(crate) chapter: &'static Chapter,
    /// Who is to be spared for having floated in the round before.
    floated: Vec<bool>,
}

/// A bracket and what became of it.
struct Bracket {
    residents: Vec<usize>,
    upfloaters: Vec<usize>,
    /// Top member and bottom member of each pair, in the order of the top members.
    pairs: Vec<(usize, usize)>,
}

impl Bracket {
    /// Its pairs, the higher-ranked of each first.
    fn ranked_pairs(&self) -> Vec<Pair> {
        self.pairs.iter().map(|&(one, other)| (one.min(other), one.max(other))).collect()
    }
}

/// A round but for its colours.
struct Drawn {
    bye: Option<Assigned>,
    brackets: Vec<Bracket>,
}

/// The criteria do not fit into the numbers that a solver takes.
struct TooWide;

impl<'a> Round<'a> {
    pub(crate) fn new(
        chapter: &'static Chapter,
        snapshot: &Snapshot,
        field: &'a Field,
    ) -> Round<'a> {
        let declared = snapshot.rules.declared_rounds.unwrap_or(u16::MAX);
        let left = declared.saturating_sub(field.round.get());
        let counts = left >= chapter.rounds_without_floats;
        let floated = field.entrants().iter().map(|it| counts && it.floats[0].is_some());
        Round { field, chapter, floated: floated.collect() }
    }

    fn score(&self, place: usize) -> Score {
        self.field.at(place).score
    }

    /// The number that orders: the TPN.
    fn tpn(&self, place: usize) -> u32 {
        self.field.at(place).seed
    }

    pub(crate) fn number(&self, place: usize) -> PairingNumber {
        self.field.at(place).number
    }

    fn numbers(&self, places: &[usize]) -> Vec<PairingNumber> {
        places.iter().map(|&place| self.number(place)).collect()
    }

    /// Whether the participant floated in the round before, in a round in which that counts.
    pub(crate) fn floated(&self, place: usize) -> bool {
        self.floated[place]
    }

    fn may_meet(&self, a: usize, b: usize) -> bool {
        !self.field.are_barred(a, b)
    }

    /// C3: whether these can all be paired with each other.
    fn completes(&self, places: &[usize]) -> bool {
        self.with_crowd(|crowd| crowd.completes(places, Spare::Nobody))
    }

    fn with_crowd<T>(&self, ask: impl FnOnce(Crowd<'_>) -> T) -> T {
        ask(Crowd {
            may_meet: &|a, b| self.may_meet(a, b),
            camp: &|_| 0,
            most_bars: self.field.most_bars(),
            bound: self.field.bound(),
        })
    }

    /// The colour of the higher-ranked of a pair, and the article that gave it.
    fn colour(&self, pair: Pair, initial: Colour) -> (Colour, &'static str) {
        (self.chapter.allocate)(self, pair, initial)
    }
}

/// Pairs a round by the chapter.
fn pair(chapter: &'static Chapter, task: &PairingTask<'_>) -> Result<RoundPairing, PairingError> {
    let &PairingTask { snapshot, field, initial_colour, detail } = task;
    let round = Round::new(chapter, snapshot, field);
    let drawn = draw(&round)?;
    let steps = match detail {
        Detail::Nothing => Vec::new(),
        _ => explain::steps(&round, &drawn, initial_colour, detail),
    };
    let pairs = drawn.brackets.iter().flat_map(Bracket::ranked_pairs);
    let boards = pairing::boards(field, pairs, |higher, lower| {
        round.colour((higher, lower), initial_colour).0
    });
    let bye = drawn.bye.map(|bye| bye.receiver);
    Ok(RoundPairing::of_steps(field, chapter.system, (boards, bye), steps))
}

/// 3.3: the bye, then bracket after bracket from the top.
fn draw(round: &Round<'_>) -> Result<Drawn, PairingError> {
    let assign = || bye::assign(round);
    let (bye, mut left) =
        early_bye::before_pairs(round.field, assign, |left| round.completes(left))?;
    let mut brackets = Vec::new();
    while let Some(&top) = left.first() {
        let score = round.score(top);
        let residents = left.partition_point(|&place| round.score(place) == score);
        let lower = left.split_off(residents);
        let bracket = pair_bracket(round, left, &lower)?;
        left = without(&lower, &bracket.upfloaters);
        brackets.push(bracket);
    }
    Ok(Drawn { bye, brackets })
}

/// 3.5 and 3.6.
fn pair_bracket(
    round: &Round<'_>,
    residents: Vec<usize>,
    lower: &[usize],
) -> Result<Bracket, PairingError> {
    let too_wide = |TooWide| PairingError::BudgetSpent {
        bracket: round.score(residents[0]),
        players: residents.len() + lower.len(),
        steps: 0,
    };
    let group = sets::Scoregroup { round, residents: &residents, lower };
    let upfloaters = group.upfloaters().map_err(too_wide)?;
    let members = [residents.as_slice(), &upfloaters].concat();
    let pairs = identifier::first(round, &members).map_err(too_wide)?;
    Ok(Bracket { residents, upfloaters, pairs })
}

/// Those of the list that are not in the set.
fn without(list: &[usize], set: &[usize]) -> Vec<usize> {
    list.iter().copied().filter(|place| !set.contains(place)).collect()
}

/// The bye, then the criteria of the set of upfloaters in their order; C6 is what the steps tell.
fn before_pairs(
    chapter: &'static Chapter,
    accounts: &Accounts<'_>,
    steps: &[Step],
    told: &[Quantity],
) -> Vec<Quantity> {
    let mut all: Vec<Quantity> = told.iter().filter(|it| it.1 == "bye").copied().collect();
    all.extend(quantities(chapter, accounts, steps, false));
    all
}

/// The criteria of the pairs of a bracket, for those who have the same members; where the sets of
/// upfloaters differ and are as good, their order decides (3.5.4).
fn of_pairs(chapter: &'static Chapter, accounts: &Accounts<'_>, steps: &[Step]) -> Vec<Quantity> {
    quantities(chapter, accounts, steps, true)
}

fn quantities(
    chapter: &'static Chapter,
    accounts: &Accounts<'_>,
    steps: &[Step],
    of_pairs: bool,
) -> Vec<Quantity> {
    let taken = steps.iter().any(|step| matches!(step.act, Act::Takes { .. }));
    let Some(score) = accounts.score(steps).filter(|_| taken) else { return Vec::new() };
    let pairs = accounts.pairs(steps).into_iter().map(|(a, b)| (a.min(b), a.max(b)));
    let round = Round::new(chapter, accounts.snapshot, accounts.field);
    let fails = steps.iter().any(|step| step.article == chapter.articles.following);
    let shortfall = Shortfall::of(&round, score, &pairs.collect::<Vec<_>>(), fails);
    shortfall.quantities(chapter, of_pairs)
}
