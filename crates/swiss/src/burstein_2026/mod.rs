//! The Burstein system, C.04.4.2 as in force from 1 February 2026: within a bracket, who has met
//! strong opponents meets somebody who has met weak ones.

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
mod seeding;
#[cfg(test)]
mod tests;

pub use chart::Burstein2026ChartText;
pub use criteria::{BursteinCriterion, BursteinCriterionRow};

pub(crate) use book::BOOK;

use ronde_model::Colour;

use crate::book::PairingTask;
use crate::kernel::fold::Folded;
use crate::pairing::{self, Board, Detail, PairingError, RoundPairing};
use crate::reasons::Reasons;
use crate::steps::{Act, Step};
use crate::trace::{Accounts, Quantity};
use crate::unpairable::unpairable;
use bracket::Bracket;
use bye::Assigned;
use people::People;

/// Pairs a round by C.04.4.2: the seeding rounds by the book that it names.
fn pair(task: &PairingTask<'_>) -> Result<RoundPairing, PairingError> {
    let &PairingTask { snapshot, field, initial_colour, detail } = task;
    if let Some(book) = seeding::book(snapshot, field.round) {
        let paired = (book.pair)(task)?;
        return Ok(RoundPairing { system: BOOK.system, ..paired });
    }
    let people = People::new(snapshot, field);
    let drawn = draw(&people, bracket::pair)?;
    let steps = match detail {
        Detail::Nothing => Vec::new(),
        _ => explain::steps(&people, &drawn, initial_colour, detail),
    };
    Ok(RoundPairing {
        round: field.round,
        system: BOOK.system,
        boards: boards(&people, &drawn, initial_colour),
        bye: drawn.bye.map(|bye| people.number(bye.receiver)),
        reasons: Reasons { steps, ..Reasons::default() },
    })
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
    let none = || PairingError::NoCompletePairing(unpairable(people.field));
    let mut left: Vec<usize> = (0..people.field.len()).collect();
    let mut bye = None;
    if left.len() % 2 == 1 {
        let assigned = bye::assign(people).ok_or_else(none)?;
        left.retain(|&place| place != assigned.receiver);
        bye = Some(assigned);
    } else if !people.complete(&left) {
        return Err(none());
    }
    let mut brackets = Vec::new();
    let mut incoming = Vec::new();
    while let Some(bracket) = Bracket::of_highest(people, incoming, &left) {
        let folded = pair(people, &bracket);
        left = bracket.lower();
        incoming = folded.left.clone();
        incoming.sort_unstable();
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
        let colour = colours::allocate(people, higher, lower, initial_colour).0;
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
