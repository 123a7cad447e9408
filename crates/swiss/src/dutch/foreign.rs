//! A round paired by somebody else: the first bracket in which it departs, and by which criterion.

use std::cmp::Ordering;

use super::drawn::{Drawn, Paired};
use super::edition::Edition;
use super::judge::Judge;
use crate::check::{Decider, Departure};
use crate::field::Field;

/// Compares a legal round of a field that can be paired, given as mates by place, with the
/// prescribed one. `None` if they have the same pairs.
pub(super) fn departure(
    edition: Edition,
    field: &Field,
    mates: &[Option<usize>],
) -> Option<Departure> {
    let judge = Judge::new(edition, field)?;
    let drawn: Drawn = judge.draw();
    drawn.brackets.iter().find_map(|paired| departs(&judge, paired, mates))
}

fn departs(judge: &Judge<'_>, paired: &Paired, mates: &[Option<usize>]) -> Option<Departure> {
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
    let decided_by = match given.first_difference(&prescribed) {
        None => Decider::Order,
        Some((criterion, Ordering::Less)) => Decider::EngineFault(criterion),
        Some((criterion, _)) => Decider::Criterion(criterion),
    };
    let qualities = Some((prescribed, given));
    Some(Departure { bracket: bracket.score(judge.field()), decided_by, qualities })
}
