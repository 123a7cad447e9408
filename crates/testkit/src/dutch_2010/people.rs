//! Chapter A: who is there, and what is known of each.

use std::cmp::Reverse;

use ronde_model::scores;
use ronde_model::{
    Colour, Histories, PairingNumber, RoundEntry, RoundNumber, Score, Snapshot, Unpaired,
};

use crate::literal::Edition;
use crate::literal::record::Record;

/// A7: how much a colour is preferred.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Degree {
    Weak,
    Strong,
    Absolute,
}

#[derive(Clone, Debug)]
pub(super) struct Person {
    pub(super) number: PairingNumber,
    /// In tenths.
    pub(super) score: i32,
    /// F2, F3: colours of the games that were played, without gaps.
    pub(super) played: Vec<Colour>,
    pub(super) preference: Option<(Colour, Degree)>,
    /// A4: floats of the last round and of the one before it.
    pub(super) down: [bool; 2],
    pub(super) up: [bool; 2],
    /// B1b.
    pub(super) may_be_exempt: bool,
    /// A10.
    pub(super) topscorer: bool,
    /// E5: whether the number is odd among those who have arrived.
    pub(super) odd: bool,
}

pub(super) struct People {
    /// In the order of A2.
    pub(super) all: Vec<Person>,
    /// Whether the two have met or are kept apart by the organiser.
    met: Vec<Vec<bool>>,
    /// A7.d and A7.e depend on it.
    pub(super) odd_round: bool,
    pub(super) drawn: Colour,
}

impl People {
    pub(super) fn new(snapshot: &Snapshot, round: RoundNumber) -> People {
        let record = Record::new(snapshot, round, Edition::Dutch2026);
        let mut all: Vec<(usize, Person)> =
            record.present().map(|index| (index, person(&record, index))).collect();
        all.sort_by_key(|(_, person)| (Reverse(person.score), person.number));
        let met = all.iter().map(|(index, one)| {
            let apart = |(_, other): &(usize, Person)| {
                record.have_met(*index, other.number) || record.prohibited(one.number, other.number)
            };
            all.iter().map(apart).collect()
        });
        let met = met.collect();
        let all = all.into_iter().map(|(_, person)| person).collect();
        let odd_round = !round.get().is_multiple_of(2);
        People { all, met, odd_round, drawn: record.initial_colour() }
    }

    /// B1a, and B2 where no topscorer is concerned.
    pub(super) fn may_meet(&self, one: usize, other: usize) -> bool {
        let excused = self.all[one].topscorer || self.all[other].topscorer;
        one != other && !self.met[one][other] && (excused || !self.breaks_b2(one, other))
    }

    /// B2: the same absolute preference.
    pub(super) fn breaks_b2(&self, one: usize, other: usize) -> bool {
        self.share(one, other) == Some((Degree::Absolute, Degree::Absolute))
    }

    /// The degrees of both where they prefer the same colour.
    pub(super) fn share(&self, one: usize, other: usize) -> Option<(Degree, Degree)> {
        let (first, second) = (self.all[one].preference?, self.all[other].preference?);
        (first.0 == second.0).then_some((first.1, second.1))
    }

    pub(super) fn score(&self, place: usize) -> i32 {
        self.all[place].score
    }

    /// Players of one score after another, from the top (A3).
    pub(super) fn groups(&self) -> Vec<Vec<usize>> {
        let mut groups: Vec<Vec<usize>> = Vec::new();
        for place in 0..self.all.len() {
            match groups.last_mut() {
                Some(group) if self.score(group[0]) == self.score(place) => group.push(place),
                _ => groups.push(vec![place]),
            }
        }
        groups
    }

    /// A8: X1 and Z1 of these players when so many pairs are made of them.
    pub(super) fn x1_z1(&self, players: &[usize], pairs: usize) -> (usize, usize) {
        let count = |wanted: &dyn Fn(Option<(Colour, Degree)>) -> bool| {
            players.iter().filter(|place| wanted(self.all[**place].preference)).count()
        };
        // In even rounds the weak ones are counted apart: theirs are the odd numbers of unplayed
        // games.
        let apart = |degree: Degree| !self.odd_round && degree == Degree::Weak;
        let of = |colour: Colour, weak: bool| {
            count(&|it| it.is_some_and(|(own, degree)| own == colour && apart(degree) == weak))
        };
        let (white, black) = (of(Colour::White, false), of(Colour::Black, false));
        let (w, b) = (of(Colour::White, true), of(Colour::Black, true));
        let a = count(&|it| it.is_none());
        let x1 = if black + b > white + w {
            pairs.saturating_sub(white + w + a)
        } else {
            pairs.saturating_sub(black + b + a)
        };
        let z1 = if black > white {
            pairs.saturating_sub(white + b + w + a)
        } else {
            pairs.saturating_sub(black + b + w + a)
        };
        (x1, if self.odd_round { 0 } else { z1 })
    }
}

fn person(record: &Record, index: usize) -> Person {
    let snapshot = record.snapshot;
    let scores = record.pairing_scores(record.round);
    let played = record.colours(index);
    let floats = [floats(record, index, 1), floats(record, index, 2)];
    Person {
        number: snapshot.players[index].number,
        score: scores[index].tenths(),
        preference: preference(&played),
        down: floats.map(|float| float.0),
        up: floats.map(|float| float.1),
        may_be_exempt: may_be_exempt(record, index),
        topscorer: topscorer(record, scores[index]),
        odd: record.odd_numbers()[index],
        played,
    }
}

/// A7.a, b, c; F3 has closed the gaps.
pub(super) fn preference(played: &[Colour]) -> Option<(Colour, Degree)> {
    let last = *played.last()?;
    let whites = played.iter().filter(|colour| **colour == Colour::White).count();
    let blacks = played.len() - whites;
    let twice = played.len() >= 2 && played[played.len() - 2] == last;
    Some(if whites >= blacks + 2 {
        (Colour::Black, Degree::Absolute)
    } else if blacks >= whites + 2 {
        (Colour::White, Degree::Absolute)
    } else if twice {
        (last.other(), Degree::Absolute)
    } else if whites > blacks {
        (Colour::Black, Degree::Strong)
    } else if blacks > whites {
        (Colour::White, Degree::Strong)
    } else {
        (last.other(), Degree::Weak)
    })
}

/// A4 and B1b: (down, up) so many rounds ago.
fn floats(record: &Record, index: usize, ago: usize) -> (bool, bool) {
    let Some(then) = record.rounds_before().checked_sub(ago).and_then(RoundNumber::from_index)
    else {
        return (false, false);
    };
    let entry = Histories::of(record.snapshot).entry(index, then);
    let scores = record.pairing_scores(then);
    match entry.met().and_then(|(opponent, _)| record.snapshot.index_of(opponent)) {
        Some(opponent) => (scores[index] > scores[opponent], scores[index] < scores[opponent]),
        None => (scored_without_playing(record, index, then, entry), false),
    }
}

fn may_be_exempt(record: &Record, index: usize) -> bool {
    let histories = Histories::of(record.snapshot);
    let mut rounds = (0..record.rounds_before()).filter_map(RoundNumber::from_index);
    !rounds.any(|round| {
        let entry = histories.entry(index, round);
        entry.met().is_none() && scored_without_playing(record, index, round, entry)
    })
}

/// B1b: by exemption, or more than a loss is worth.
fn scored_without_playing(
    record: &Record,
    index: usize,
    round: RoundNumber,
    entry: RoundEntry,
) -> bool {
    let snapshot = record.snapshot;
    let points = &snapshot.rules.points;
    let got = scores::for_result(snapshot, snapshot.players[index].number, round, entry);
    entry == RoundEntry::Unpaired(Unpaired::PairingBye)
        || got > points.white_loss.min(points.black_loss)
}

/// A10: in the last round, more than half of what could be scored.
fn topscorer(record: &Record, score: Score) -> bool {
    let rules = &record.snapshot.rules;
    let before = i32::from(record.round.get()) - 1;
    rules.declared_rounds == Some(record.round.get())
        && 2 * score.tenths() > before * rules.points.win().tenths()
}
