//! The players of the round in ranking order, and which of them may meet.

use std::cmp::Reverse;

use ronde_model::{Colour, PairingNumber, Score};

use super::colours::{self, Preference, Side, Strength, Wrongs};
use super::record::{Floats, Record};
use super::set::Set;

/// One player, with all that the criteria look at.
#[derive(Clone, Debug)]
pub(crate) struct Person {
    pub(crate) number: PairingNumber,
    /// Pairing score, in tenths.
    pub(crate) score: i32,
    pub(crate) played: Vec<Colour>,
    pub(crate) preference: Option<Preference>,
    pub(crate) topscorer: bool,
    pub(crate) may_take_bye: bool,
    /// Rounds without a game that was played.
    pub(crate) unplayed: usize,
    /// Floats of the round before this one.
    pub(crate) previous: Floats,
    /// Floats of the round before that.
    pub(crate) before: Floats,
    pub(crate) odd: bool,
}

/// A pair at its board.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Board {
    pub(crate) white: usize,
    pub(crate) black: usize,
    pub(crate) wrongs: Wrongs,
}

/// Everybody who is to be paired, by score down and number up (C.04.3:1.2).
pub(crate) struct Field {
    pub(crate) people: Vec<Person>,
    /// For every player, whom C1 and C3 let him meet.
    legal: Vec<Set>,
    boards: Vec<Vec<Board>>,
    /// Scoregroups from the top (C.04.3:1.3.1).
    pub(crate) groups: Vec<Set>,
}

impl Field {
    pub(crate) fn new(record: &Record) -> Field {
        let people = people(record);
        let legal = (0..people.len())
            .map(|one| {
                (0..people.len()).filter(|other| may_meet(record, &people, one, *other)).collect()
            })
            .collect();
        let initial = record.initial_colour();
        let boards = (0..people.len())
            .map(|one| (0..people.len()).map(|other| board(&people, one, other, initial)).collect())
            .collect();
        let groups = groups(&people);
        Field { people, legal, boards, groups }
    }

    pub(crate) fn all(&self) -> Set {
        Set::first_places(self.people.len())
    }

    pub(crate) fn legal(&self, one: usize, other: usize) -> bool {
        self.legal[one].contains(other)
    }

    /// All whom this player may meet.
    pub(crate) fn opponents(&self, place: usize) -> Set {
        self.legal[place]
    }

    pub(crate) fn board(&self, one: usize, other: usize) -> Board {
        self.boards[one][other]
    }

    pub(crate) fn score(&self, place: usize) -> i32 {
        self.people[place].score
    }

    /// Scores of these players, highest first.
    pub(crate) fn scores(&self, players: Set) -> Vec<i32> {
        players.places().map(|place| self.people[place].score).collect()
    }

    /// Those of whom this is true.
    pub(crate) fn filter(&self, players: Set, wanted: impl Fn(&Person) -> bool) -> Set {
        players.places().filter(|place| wanted(&self.people[*place])).collect()
    }

    pub(crate) fn count(&self, players: Set, wanted: impl Fn(&Person) -> bool) -> usize {
        self.filter(players, wanted).len()
    }

    pub(crate) fn number(&self, place: usize) -> PairingNumber {
        self.people[place].number
    }
}

fn people(record: &Record) -> Vec<Person> {
    let scores = record.pairing_scores(record.round);
    let (previous, before) = (record.floats(1), record.floats(2));
    let odd = record.odd_numbers();
    let person = |index: usize| {
        let played = record.colours(index);
        Person {
            number: record.snapshot.players[index].number,
            score: scores[index].tenths(),
            preference: colours::preference(&played),
            topscorer: is_topscorer(record, scores[index]),
            may_take_bye: record.may_take_bye(index),
            unplayed: record.rounds_before() - played.len(),
            previous: previous[index],
            before: before[index],
            odd: odd[index],
            played,
        }
    };
    let mut people: Vec<Person> = record.present().map(person).collect();
    people.sort_by_key(|person| (Reverse(person.score), person.number));
    people
}

/// C.04.3:1.8: in the last round, more than half of what could be scored so far.
fn is_topscorer(record: &Record, score: Score) -> bool {
    let rules = &record.snapshot.rules;
    let is_last = rules.declared_rounds.is_some_and(|declared| record.round.get() >= declared);
    let played = i32::from(record.round.get()) - 1;
    is_last && 2 * score.tenths() > played * rules.points.win().tenths()
}

/// C1 with the arbiter's prohibitions, and C3.
fn may_meet(record: &Record, people: &[Person], one: usize, other: usize) -> bool {
    let (a, b) = (&people[one], &people[other]);
    let met =
        record.snapshot.index_of(a.number).is_none_or(|index| record.have_met(index, b.number));
    one != other && !met && !record.prohibited(a.number, b.number) && !c3_forbids(a, b)
}

fn c3_forbids(a: &Person, b: &Person) -> bool {
    let absolute = |person: &Person| {
        person.preference.filter(|preference| preference.strength == Strength::Absolute)
    };
    let same = absolute(a).is_some() && absolute(a) == absolute(b);
    same && !a.topscorer && !b.topscorer
}

fn board(people: &[Person], one: usize, other: usize, initial: Colour) -> Board {
    let (higher, lower) = (one.min(other), one.max(other));
    let side = |place: usize| Side { played: &people[place].played, odd: people[place].odd };
    let colour = colours::colour_of_higher(side(higher), side(lower), initial);
    let wrongs = colours::wrongs(&people[higher].played, colour)
        + colours::wrongs(&people[lower].played, colour.other());
    match colour {
        Colour::White => Board { white: higher, black: lower, wrongs },
        Colour::Black => Board { white: lower, black: higher, wrongs },
    }
}

fn groups(people: &[Person]) -> Vec<Set> {
    let mut groups: Vec<(i32, Set)> = Vec::new();
    for (place, person) in people.iter().enumerate() {
        match groups.last_mut() {
            Some((score, group)) if *score == person.score => *group = group.with(place),
            _ => groups.push((person.score, Set::EMPTY.with(place))),
        }
    }
    groups.into_iter().map(|(_, group)| group).collect()
}
