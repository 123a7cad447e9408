//! What the Lim system knows of each player before a round: points, number, colours, floats.

use std::cmp::Ordering;

use ronde_model::{Colour, PairingNumber, RoundNumber, Score, Snapshot};

use crate::literal::Edition;
use crate::literal::record::Record;

/// One player of the round.
pub(super) struct Person {
    pub(super) number: PairingNumber,
    /// Points that count for the pairing.
    pub(super) points: Score,
    /// Colours of the games played, gaps left out.
    pub(super) colours: Vec<Colour>,
    /// How the points of the opponent of the round before compared with the player's own; nothing
    /// for whoever did not play.
    pub(super) opposite: Option<Ordering>,
    /// C.04.1:4.
    pub(super) may_take_bye: bool,
    /// 7.2: whether the number among those who have arrived is odd.
    pub(super) odd: bool,
    /// Rating or estimate; nobody knows an unrated player's.
    pub(super) rating: Option<u16>,
}

impl Person {
    /// 3.10: met somebody with other points in the round before.
    pub(super) fn floated(&self) -> bool {
        self.opposite.is_some_and(|it| it != Ordering::Equal)
    }

    fn surplus(&self) -> i32 {
        self.colours.iter().map(|colour| if *colour == Colour::White { 1 } else { -1 }).sum()
    }

    /// 5.1: the colour that must be given, by the difference first and then by two in a row.
    pub(super) fn must(&self) -> Option<Colour> {
        if self.surplus() >= 2 {
            return Some(Colour::Black);
        }
        if self.surplus() <= -2 {
            return Some(Colour::White);
        }
        match self.colours.as_slice() {
            [.., one, other] if one == other => Some(one.other()),
            _ => None,
        }
    }

    /// 5.5, 5.6: equalise after an odd number of games, alternate after an even one; what must be
    /// goes before either.
    pub(super) fn due(&self) -> Option<Colour> {
        let last = *self.colours.last()?;
        if let Some(must) = self.must() {
            return Some(must);
        }
        Some(match self.surplus() {
            1.. => Colour::Black,
            0 => last.other(),
            _ => Colour::White,
        })
    }
}

/// Everybody of the round, the highest ranked first, and who may not meet.
pub(super) struct People {
    pub(super) all: Vec<Person>,
    barred: Vec<Vec<bool>>,
    pub(super) initial_colour: Colour,
    pub(super) first_round: bool,
    last_round: bool,
    pub(super) maxi: bool,
    /// 2.2: twice the points of the median scoregroup, in tenths.
    twice_the_median: i32,
}

impl People {
    pub(super) fn new(snapshot: &Snapshot, round: RoundNumber) -> People {
        let record = Record::new(snapshot, round, Edition::Dutch2026);
        let points = record.pairing_scores(round);
        let mut present: Vec<usize> = record.present().collect();
        present.sort_by_key(|index| (-points[*index].tenths(), snapshot.players[*index].number));
        let odd = record.odd_numbers();
        let person = |&index: &usize| Person {
            number: snapshot.players[index].number,
            points: points[index],
            colours: record.colours(index),
            opposite: opposite(&record, round, index),
            may_take_bye: record.may_take_bye(index),
            odd: odd[index],
            rating: snapshot.players[index].strength(),
        };
        let all: Vec<Person> = present.iter().map(person).collect();
        let number = |index: usize| snapshot.players[index].number;
        let bars = |one: usize, other: usize| {
            record.have_met(one, number(other)) || record.prohibited(number(one), number(other))
        };
        let row = |one: &usize| present.iter().map(|other| bars(*one, *other)).collect();
        let rounds_played = i32::from(round.get()) - 1;
        People {
            all,
            barred: present.iter().map(row).collect(),
            initial_colour: record.initial_colour(),
            first_round: rounds_played == 0,
            last_round: snapshot.rules.declared_rounds == Some(round.get()),
            maxi: snapshot.rules.maxi_tournament,
            twice_the_median: rounds_played * snapshot.rules.points.win().tenths(),
        }
    }

    /// 2.1: they have not met, and not both must have the same colour. 6: in the last round that
    /// does not keep two of the same score apart.
    pub(super) fn compatible(&self, one: usize, other: usize) -> bool {
        let (a, b) = (&self.all[one], &self.all[other]);
        let clash = a.must().is_some() && a.must() == b.must();
        let freed = self.last_round && a.points == b.points;
        one != other && !self.barred[one][other] && (freed || !clash)
    }

    /// Whether they have met, or the organiser keeps them apart.
    pub(super) fn are_barred(&self, one: usize, other: usize) -> bool {
        self.barred[one][other]
    }

    /// 5.2: whether both can have what they are due.
    pub(super) fn colours_suit(&self, one: usize, other: usize) -> bool {
        let (mine, theirs) = (self.all[one].due(), self.all[other].due());
        mine.is_none() || theirs.is_none() || mine != theirs
    }

    /// 3.2.3, 3.8, 5.7: a Maxi-tournament lets colours choose within 100 points only.
    pub(super) fn colours_may_choose(&self, one: usize, other: usize) -> bool {
        let rating = |place: usize| self.all[place].rating.unwrap_or(0);
        !self.maxi || rating(one).abs_diff(rating(other)) <= 100
    }

    /// 2.2: above, in or below the median scoregroup.
    pub(super) fn beside_the_median(&self, points: Score) -> Ordering {
        (2 * points.tenths()).cmp(&self.twice_the_median)
    }

    pub(super) fn median(&self) -> Score {
        Score::from_tenths(self.twice_the_median / 2)
    }

    /// Whether these can all be paired with each other: by trying.
    pub(super) fn can_all_be_paired(&self, these: &[usize]) -> bool {
        let Some((one, others)) = these.split_first() else { return true };
        others.iter().any(|other| {
            self.compatible(*one, *other) && self.can_all_be_paired(&without(others, &[*other]))
        })
    }

    /// The most pairs that can be made of these: by trying.
    pub(super) fn most_pairs(&self, these: &[usize]) -> usize {
        let Some((one, others)) = these.split_first() else { return 0 };
        let mut most = self.most_pairs(others);
        for other in others.iter().filter(|other| self.compatible(*one, **other)) {
            if most == these.len() / 2 {
                break;
            }
            most = most.max(1 + self.most_pairs(&without(others, &[*other])));
        }
        most
    }

    /// How many of these can have opponents of their own next door: by trying.
    pub(super) fn most_served(&self, these: &[usize], next_door: &[usize]) -> usize {
        let Some((one, others)) = these.split_first() else { return 0 };
        let served = next_door.iter().filter(|it| self.compatible(*one, **it));
        let served =
            served.map(|it| 1 + self.most_served(others, &without(next_door, &[*it]))).max();
        served.unwrap_or(0).max(self.most_served(others, next_door))
    }
}

/// A list without some of it.
pub(super) fn without(list: &[usize], these: &[usize]) -> Vec<usize> {
    list.iter().copied().filter(|it| !these.contains(it)).collect()
}

/// 3.10: how the points of the opponent of the round before compared with the player's own; nothing
/// for whoever did not play.
fn opposite(record: &Record<'_>, round: RoundNumber, index: usize) -> Option<Ordering> {
    let last = round.index().checked_sub(1).and_then(RoundNumber::from_index)?;
    let then = record.pairing_scores(last);
    let opponent = record.opponent_in(index, last)?;
    Some(then[opponent].cmp(&then[index]))
}
