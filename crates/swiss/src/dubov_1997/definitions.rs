//! Chapters 1 and 2: ratings, averages, due colours, and what limits a player.

use std::cmp::Ordering;

use ronde_model::{Colour, Snapshot};

use crate::field::{Entrant, Field};
use crate::past::{Past, pasts};

/// What the book asks of one player. Lists are ordered by whole numbers only: averages and names
/// are replaced by their place among all others.
#[derive(Clone, Debug)]
pub(super) struct Card {
    /// R (dubov-1997:1).
    pub(super) rating: i64,
    /// Sum of the ratings met over the board, and how many they are.
    pub(super) met: (i64, i64),
    /// Place of the ARO (dubov-1997:1) among all, the lowest first; equal averages share it.
    pub(super) average: usize,
    /// Place in the alphabet: the name in small letters by code points, then the number.
    pub(super) name: usize,
    /// The due colour (dubov-1997:1); the lot's for whoever has not played.
    pub(super) due: Colour,
    /// The only colour that 2.3 and 2.4 leave, if they leave one only.
    pub(super) must: Option<Colour>,
    /// dubov-1997:2.5: whether the player may be transferred to a higher group.
    pub(super) may_rise: bool,
}

/// The cards of the field, in ranking order.
pub(super) fn cards(snapshot: &Snapshot, field: &Field, drawn: Colour) -> Vec<Card> {
    let pasts = pasts(snapshot, field.round);
    let mut cards: Vec<Card> = field
        .entrants()
        .iter()
        .map(|entrant| card(snapshot, field, entrant, &pasts[entrant.index], drawn))
        .collect();
    rank_averages(&mut cards);
    rank_names(&mut cards, snapshot, field);
    cards
}

fn card(snapshot: &Snapshot, field: &Field, entrant: &Entrant, past: &Past, drawn: Colour) -> Card {
    Card {
        rating: past.rating,
        met: (past.met_sum, past.met_count),
        average: 0,
        name: 0,
        due: entrant.preference.map_or_else(|| lot(entrant, drawn), |due| due.colour),
        must: entrant.absolute(),
        may_rise: field.last_round || may_rise(snapshot, field, past),
    }
}

/// dubov-1997:5: what the draw gives to a number.
pub(super) fn lot(entrant: &Entrant, drawn: Colour) -> Colour {
    if entrant.arrival.is_multiple_of(2) { drawn.other() } else { drawn }
}

/// dubov-1997:2.5: not two times running, and not more than three times in fewer than ten rounds,
/// four times in ten or more.
fn may_rise(snapshot: &Snapshot, field: &Field, past: &Past) -> bool {
    let most = if snapshot.rules.declared_rounds.is_some_and(|rounds| rounds < 10) { 3 } else { 4 };
    let running = past.raised.last().is_some_and(|last| last.get() + 1 == field.round.get());
    !running && past.raised.len() < most
}

/// Averages as exact ratios, compared by cross-multiplication; nobody met counts as zero.
fn compare_averages(one: (i64, i64), other: (i64, i64)) -> Ordering {
    let (one_count, other_count) = (one.1.max(1), other.1.max(1));
    (one.0 * other_count).cmp(&(other.0 * one_count))
}

fn rank_averages(cards: &mut [Card]) {
    let mut order: Vec<usize> = (0..cards.len()).collect();
    order.sort_by(|&one, &other| compare_averages(cards[one].met, cards[other].met));
    let mut rank = 0;
    for (index, &place) in order.iter().enumerate() {
        let before = index.checked_sub(1).map(|index| cards[order[index]].met);
        let is_new = before.is_some_and(|it| compare_averages(it, cards[place].met).is_lt());
        rank += usize::from(is_new);
        cards[place].average = rank;
    }
}

fn rank_names(cards: &mut [Card], snapshot: &Snapshot, field: &Field) {
    let mut order: Vec<(String, u32, usize)> = (0..cards.len())
        .map(|place| {
            let player = &snapshot.players[field.at(place).index];
            (player.name.to_lowercase(), player.number.get(), place)
        })
        .collect();
    order.sort_unstable();
    for (rank, (_, _, place)) in order.into_iter().enumerate() {
        cards[place].name = rank;
    }
}

/// The ARO as dubov-1997:9 has it published, in tenths; halves of a tenth go up.
pub(super) fn published_tenths(met: (i64, i64)) -> Option<i64> {
    let (sum, count) = met;
    (count > 0).then(|| (20 * sum + count).div_euclid(2 * count))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// dubov-1997:1 and 6.2: averages are compared exactly, and printed with one decimal.
    #[test]
    fn averages() {
        check((11_592, 5), (6_955, 3), Ordering::Greater); // 2318.4 and 2318.33
        check((6_955, 3), (9_273, 4), Ordering::Greater); // 2318.333 and 2318.25
        check((4_600, 2), (6_900, 3), Ordering::Equal);
        check((0, 0), (1, 1), Ordering::Less); // without a game
        for (met, tenths) in [
            ((11_592, 5), Some(23_184)),
            ((7_001, 3), Some(23_337)),
            ((9_273, 4), Some(23_183)), // 2318.25 goes up
            ((0, 0), None),
        ] {
            assert_eq!(tenths, published_tenths(met), "{met:?}");
        }
    }

    #[track_caller]
    fn check(one: (i64, i64), other: (i64, i64), expected: Ordering) {
        assert_eq!(expected, compare_averages(one, other), "{one:?} {other:?}");
    }
}
