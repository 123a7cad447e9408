//! The cards of the players before a round: rank, colours, floats, who met whom.

use std::cmp::Reverse;

use ronde_model::{
    Colour, Histories, PairingNumber, RoundEntry, RoundNumber, Snapshot, Unpaired, scores,
};

use super::colours::{Degree, Wish, wish};
use crate::literal::Edition;
use crate::literal::record::Record;

/// One player's card.
#[derive(Clone, Debug)]
pub struct Card {
    /// Pairing number.
    pub number: PairingNumber,
    /// Points for the pairing, in tenths.
    pub score: i32,
    /// Colours of the games played (F2, F3).
    pub played: Vec<Colour>,
    /// The colour due (A7).
    pub wish: Option<Wish>,
    /// The colour that B2 demands.
    pub must: Option<Colour>,
    /// Floated up one round ago, two rounds ago.
    pub up: [bool; 2],
    /// Floated down one round ago, two rounds ago.
    pub down: [bool; 2],
    /// B1b.
    pub may_be_exempt: bool,
    /// The last round, with more than half of the points.
    pub above_half: bool,
    /// Whether the number counts as odd for the lot of round 1.
    pub odd: bool,
}

/// All cards in the order of A2, and who may meet.
pub struct Sheet {
    /// The cards.
    pub cards: Vec<Card>,
    /// B1a, B2 and what the organiser forbids.
    pub meet: Vec<Vec<bool>>,
    /// The colour drawn for number 1.
    pub initial: Colour,
}

impl Sheet {
    /// The cards before that round.
    pub fn new(snapshot: &Snapshot, round: RoundNumber) -> Sheet {
        let record = Record::new(snapshot, round, Edition::Dutch2026);
        let cards = cards(&record);
        let meet = |one: usize, other: usize| {
            let (a, b): (&Card, &Card) = (&cards[one], &cards[other]);
            let met = snapshot.index_of(a.number).is_some_and(|it| record.have_met(it, b.number));
            let b2 = a.must.is_some() && a.must == b.must && !a.above_half && !b.above_half;
            one != other && !met && !record.prohibited(a.number, b.number) && !b2
        };
        let row = |one: usize| (0..cards.len()).map(|other| meet(one, other)).collect();
        let meet = (0..cards.len()).map(row).collect();
        Sheet { meet, initial: record.initial_colour(), cards }
    }

    /// A3: places with equal scores, from the top.
    pub fn levels(&self) -> Vec<Vec<usize>> {
        let mut levels: Vec<Vec<usize>> = Vec::new();
        for place in 0..self.cards.len() {
            match levels.last_mut() {
                Some(level) if self.cards[level[0]].score == self.cards[place].score => {
                    level.push(place);
                }
                _ => levels.push(vec![place]),
            }
        }
        levels
    }
}

fn cards(record: &Record) -> Vec<Card> {
    let snapshot = record.snapshot;
    let points = record.pairing_scores(record.round);
    let odd = record.odd_numbers();
    let [one_ago, two_ago] = [floats(record, 1), floats(record, 2)];
    let is_last = snapshot.rules.declared_rounds == Some(record.round.get());
    let most = snapshot.rules.points.win().tenths() * (i32::from(record.round.get()) - 1);
    let card = |index: usize| {
        let played = record.colours(index);
        let above_half = is_last && 2 * points[index].tenths() > most;
        let forced = wish(&played, true).filter(|due| due.degree == Degree::Absolute);
        Card {
            number: snapshot.players[index].number,
            score: points[index].tenths(),
            wish: wish(&played, !above_half),
            must: forced.map(|due| due.colour),
            up: [one_ago[index].0, two_ago[index].0],
            down: [one_ago[index].1, two_ago[index].1],
            may_be_exempt: may_be_exempt(record, index),
            above_half,
            odd: odd[index],
            played,
        }
    };
    let mut cards: Vec<Card> = record.present().map(card).collect();
    cards.sort_by_key(|card| (Reverse(card.score), card.number));
    cards
}

/// A4, A5 and BAF-78: up and down of every player, so many rounds before the one that is paired.
fn floats(record: &Record, ago: usize) -> Vec<(bool, bool)> {
    let snapshot = record.snapshot;
    let Some(then) = record.round.index().checked_sub(ago).and_then(RoundNumber::from_index) else {
        return vec![(false, false); snapshot.players.len()];
    };
    let histories = Histories::of_first(snapshot, record.round.index());
    let points = record.pairing_scores(then);
    let float = |index: usize| {
        let entry = histories.entry(index, then);
        match entry.met().and_then(|(opponent, _)| snapshot.index_of(opponent)) {
            Some(other) => (points[index] < points[other], points[index] > points[other]),
            None => (false, won_unplayed(snapshot, index, then, entry)),
        }
    };
    (0..snapshot.players.len()).map(float).collect()
}

/// A point without a game: the exempt, and the winner by forfeit.
fn won_unplayed(snapshot: &Snapshot, index: usize, then: RoundNumber, entry: RoundEntry) -> bool {
    let number = snapshot.players[index].number;
    let win = snapshot.rules.points.win();
    entry == RoundEntry::Unpaired(Unpaired::PairingBye)
        || entry.met().is_none() && scores::for_result(snapshot, number, then, entry) >= win
}

/// B1b.
fn may_be_exempt(record: &Record, index: usize) -> bool {
    let histories = Histories::of_first(record.snapshot, record.round.index());
    let mut rounds = (0..record.round.index()).filter_map(RoundNumber::from_index);
    !rounds.any(|then| won_unplayed(record.snapshot, index, then, histories.entry(index, then)))
}
