//! A round paired by somebody else: the first bracket in which it departs, and by which criterion.

use std::cmp::Ordering;

use ronde_model::Score;

use super::drawn::{Drawn, Paired};
use super::edition::Edition;
use super::judge::Judge;
use super::quality::{Criterion, Quality};
use crate::field::Field;

/// Where a foreign pairing departs from the prescribed one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Foreign {
    /// Score of the bracket's residents.
    pub(crate) score: Score,
    /// The first criterion that differs, and how the foreign pairing compares in it; `None` when
    /// only the order of C.04.3:4 decides.
    pub(crate) criterion: Option<(Criterion, Ordering)>,
    /// How good the prescribed pairing of the bracket is.
    pub(crate) prescribed: Quality,
    /// How good the foreign one is.
    pub(crate) given: Quality,
}

/// Compares a legal round of a field that can be paired, given as mates by place, with the
/// prescribed one. `None` if they have the same pairs.
pub(crate) fn compare(edition: Edition, field: &Field, mates: &[Option<usize>]) -> Option<Foreign> {
    let judge = Judge::new(edition, field)?;
    let drawn: Drawn = judge.draw();
    drawn.brackets.iter().find_map(|paired| departs(&judge, paired, mates))
}

fn departs(judge: &Judge<'_>, paired: &Paired, mates: &[Option<usize>]) -> Option<Foreign> {
    let bracket = &paired.bracket;
    let players = bracket.players();
    let inside = |place: usize| mates[place].filter(|&mate| bracket.contains(mate));
    let mut pairs: Vec<(usize, usize)> = players
        .iter()
        .filter_map(|&place| inside(place).map(|mate| (place, mate)))
        .filter(|(place, mate)| place < mate)
        .collect();
    let mut ours = paired.answer.pairs.clone();
    ours.sort_unstable();
    pairs.sort_unstable();
    if ours == pairs {
        return None;
    }
    let left: Vec<usize> =
        players.iter().copied().filter(|&place| inside(place).is_none()).collect();
    let prescribed = judge.quality(bracket, paired.kind, &ours, &paired.answer.left);
    let given = judge.quality(bracket, paired.kind, &pairs, &left);
    Some(Foreign {
        score: bracket.score(judge.field()),
        criterion: given.first_difference(&prescribed),
        prescribed,
        given,
    })
}
