//! What is read off a tournament before a round is paired: the Index, colours due, who may meet
//! whom.

use std::cmp::Reverse;

use ronde_model::{Colour, PairingNumber, RoundNumber, Snapshot};

use super::index::index;
use crate::literal::Edition;
use crate::literal::record::Record;

/// 1.5.1 to 1.5.3, weakest first: what 5.2.3 compares.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Strength {
    Mild,
    Strong,
    Absolute,
}

/// One player of the round.
#[derive(Clone, Debug)]
pub(super) struct Person {
    pub(super) number: PairingNumber,
    /// Points and virtual points, in tenths.
    pub(super) score: i32,
    /// 1.7: Buchholz and Sonneborn-Berger.
    pub(super) index: (i64, i64),
    /// Colours of the games played, unplayed rounds left out.
    pub(super) played: Vec<Colour>,
    /// 1.5; none without a game.
    pub(super) due: Option<(Colour, Strength)>,
    pub(super) may_take_bye: bool,
    odd: bool,
}

/// Everybody to be paired, in the order of 1.8, and who may meet whom.
pub(super) struct Facts {
    pub(super) people: Vec<Person>,
    legal: Vec<Vec<bool>>,
    initial: Colour,
}

impl Facts {
    pub(super) fn new(snapshot: &Snapshot, round: RoundNumber) -> Facts {
        let record = Record::new(snapshot, round, Edition::Dutch2026);
        let people = people(&record);
        let legal = (0..people.len())
            .map(|one| (0..people.len()).map(|other| legal(&record, &people, one, other)).collect())
            .collect();
        Facts { people, legal, initial: record.initial_colour() }
    }

    /// C1 and C3.
    pub(super) fn legal(&self, one: usize, other: usize) -> bool {
        self.legal[one][other]
    }

    /// C8: how many of the two do not get the colour they prefer.
    pub(super) fn without_preference(&self, one: usize, other: usize) -> usize {
        let (higher, lower) = (one.min(other), one.max(other));
        let colour = self.colour_of_higher(higher, lower);
        let misses = |place: usize, got: Colour| {
            self.people[place].due.is_some_and(|(preferred, _)| preferred != got)
        };
        usize::from(misses(higher, colour)) + usize::from(misses(lower, colour.other()))
    }

    /// The first rule of 5.2 that decides.
    pub(super) fn colour_of_higher(&self, higher: usize, lower: usize) -> Colour {
        let (high, low) = (&self.people[higher], &self.people[lower]);
        let ((mine, my_strength), (theirs, their_strength)) = match (high.due, low.due) {
            // 5.2.1: when both have yet to play a game.
            (None, None) => return if high.odd { self.initial } else { self.initial.other() },
            // 5.2.2: grant both preferences; who has none is content.
            (Some((mine, _)), None) => return mine,
            (None, Some((theirs, _))) => return theirs.other(),
            (Some(mine), Some(theirs)) => (mine, theirs),
        };
        if mine != theirs {
            return mine;
        }
        // 5.2.3: grant the stronger one.
        if my_strength > their_strength {
            return mine;
        }
        if my_strength < their_strength {
            return theirs.other();
        }
        // 5.2.4: alternate from the most recent time in which one had White and the other Black.
        let backwards = high.played.iter().rev().zip(low.played.iter().rev());
        if let Some((had, _)) = backwards.into_iter().find(|(one, other)| one != other) {
            return had.other();
        }
        // 5.2.5: grant the preference of the higher ranked.
        mine
    }
}

fn people(record: &Record) -> Vec<Person> {
    let scores = record.pairing_scores(record.round);
    let odd = record.odd_numbers();
    let person = |place: usize| {
        let played = record.colours(place);
        Person {
            number: record.snapshot.players[place].number,
            score: scores[place].tenths(),
            index: index(record.snapshot, record.round, place),
            due: preference(&played),
            may_take_bye: record.may_take_bye(place),
            odd: odd[place],
            played,
        }
    };
    let mut people: Vec<Person> = record.present().map(person).collect();
    // 1.8: Buchholz, Sonneborn-Berger, number.
    people.sort_by_key(|it| (Reverse(it.index.0), Reverse(it.index.1), it.number));
    people
}

/// 1.5: difference of two or more, or twice the same colour running; difference of one; none.
pub(super) fn preference(played: &[Colour]) -> Option<(Colour, Strength)> {
    let last = *played.last()?;
    let whites = played.iter().filter(|&&colour| colour == Colour::White).count();
    let blacks = played.len() - whites;
    let twice = played.len() > 1 && played[played.len() - 2] == last;
    Some(if whites > blacks + 1 {
        (Colour::Black, Strength::Absolute)
    } else if blacks > whites + 1 {
        (Colour::White, Strength::Absolute)
    } else if twice {
        (last.other(), Strength::Absolute)
    } else if whites > blacks {
        (Colour::Black, Strength::Strong)
    } else if blacks > whites {
        (Colour::White, Strength::Strong)
    } else {
        (last.other(), Strength::Mild)
    })
}

/// C1 with the organiser's prohibitions, and C3, which knows no exception.
fn legal(record: &Record, people: &[Person], one: usize, other: usize) -> bool {
    let (a, b) = (&people[one], &people[other]);
    let met =
        record.snapshot.index_of(a.number).is_none_or(|index| record.have_met(index, b.number));
    let absolute =
        |person: &Person| person.due.filter(|it| it.1 == Strength::Absolute).map(|it| it.0);
    let c3 = absolute(a).is_some() && absolute(a) == absolute(b);
    one != other && !met && !record.prohibited(a.number, b.number) && !c3
}
