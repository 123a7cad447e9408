//! Chapters 1 to 3: what is known of each player, who may meet whom, who gets which colour.

use std::cmp::{Ordering, Reverse};

use ronde_model::{Colour, Histories, PairingNumber, RoundNumber, Snapshot};

use crate::literal::Edition;
use crate::literal::record::Record;

/// One player.
pub(super) struct Person {
    pub(super) number: PairingNumber,
    pub(super) name: String,
    /// R.
    pub(super) rating: i64,
    /// ARO as a fraction; 0/1 for whoever has met nobody.
    pub(super) average: (i64, i64),
    /// Of the games played, oldest first.
    pub(super) colours: Vec<Colour>,
    /// What 2.3 and 2.4 leave, if they leave one colour only.
    pub(super) must: Option<Colour>,
    /// The due colour; by the lot for whoever has not played.
    pub(super) due: Colour,
    /// Pairing score in tenths.
    pub(super) score: i32,
    /// 2.2.
    pub(super) may_take_bye: bool,
    /// 2.5.
    pub(super) may_rise: bool,
    odd: bool,
}

/// Everybody to be paired: score down, number up.
pub(super) struct People {
    pub(super) list: Vec<Person>,
    legal: Vec<Vec<bool>>,
    drawn: Colour,
    pub(super) first_round: bool,
}

impl People {
    pub(super) fn new(snapshot: &Snapshot, round: RoundNumber, drawn: Colour) -> People {
        let record = Record::new(snapshot, round, Edition::Dutch2026);
        let scores = record.pairing_scores(round);
        let mut present: Vec<usize> = record.present().collect();
        present.sort_by_key(|&index| (Reverse(scores[index]), snapshot.players[index].number));
        let odd = record.odd_numbers();
        let list: Vec<Person> = present
            .iter()
            .map(|&index| person(&record, index, scores[index].tenths(), odd[index], drawn))
            .collect();
        let legal = |one: usize, other: usize| {
            let number = list[other].number;
            let same_must = list[one].must.is_some() && list[one].must == list[other].must;
            one != other
                && !record.have_met(present[one], number)
                && !record.prohibited(list[one].number, number)
                && !same_must
        };
        let legal = (0..list.len())
            .map(|one| (0..list.len()).map(|other| legal(one, other)).collect())
            .collect();
        People { list, legal, drawn, first_round: round == RoundNumber::FIRST }
    }

    /// 2.1, 2.3, 2.4, and the organiser's forbidden pairs.
    pub(super) fn legal(&self, one: usize, other: usize) -> bool {
        self.legal[one][other]
    }

    /// Articles 3 and 5: White and Black of the pair with this number.
    pub(super) fn colours(&self, pair: usize, one: usize, other: usize) -> (usize, usize) {
        let (mine, theirs) = (&self.list[one], &self.list[other]);
        let white_if = |first: bool| if first { (one, other) } else { (other, one) };
        if self.first_round {
            // "All odd-numbered pairs have the same colours as the first pair."
            let colour = if pair % 2 == 1 { self.drawn } else { self.drawn.other() };
            return white_if((colour == Colour::White) == (one < other));
        }
        match (mine.must, theirs.must) {
            (Some(must), None) => return white_if(must == Colour::White),
            (None, Some(must)) => return white_if(must == Colour::Black),
            _ => {}
        }
        match (mine.colours.is_empty(), theirs.colours.is_empty()) {
            (true, true) => {
                // Nobody has played: an odd number has the colour drawn for number 1.
                let higher = if one < other { mine } else { theirs };
                let colour = if higher.odd { self.drawn } else { self.drawn.other() };
                return white_if((colour == Colour::White) == (one < other));
            }
            (true, false) => return white_if(theirs.due == Colour::Black),
            (false, true) => return white_if(mine.due == Colour::White),
            (false, false) => {}
        }
        if mine.due != theirs.due {
            return white_if(mine.due == Colour::White);
        }
        let fewer_whites = balance(&mine.colours).cmp(&balance(&theirs.colours));
        let alternate = first_difference(&mine.colours, &theirs.colours);
        let higher_average = compare_averages(theirs.average, mine.average);
        let lower_rating = mine.rating.cmp(&theirs.rating);
        let order = fewer_whites.then(alternate).then(higher_average).then(lower_rating);
        white_if(order.then(alphabetical(mine, theirs)) == Ordering::Less)
    }
}

/// Whites less Blacks.
pub(super) fn balance(colours: &[Colour]) -> i64 {
    colours.iter().map(|colour| if *colour == Colour::White { 1 } else { -1 }).sum()
}

/// Less if the first is to have White: going back, he had Black where the other had White.
pub(super) fn first_difference(mine: &[Colour], theirs: &[Colour]) -> Ordering {
    let both = mine.iter().rev().zip(theirs.iter().rev());
    match both.into_iter().find(|(mine, theirs)| mine != theirs) {
        Some((Colour::Black, _)) => Ordering::Less,
        Some((Colour::White, _)) => Ordering::Greater,
        None => Ordering::Equal,
    }
}

/// Fractions, compared without dividing.
pub(super) fn compare_averages(one: (i64, i64), other: (i64, i64)) -> Ordering {
    (one.0 * other.1).cmp(&(other.0 * one.1))
}

/// By the letters of the name, whatever their case; equal names by number.
pub(super) fn alphabetical(one: &Person, other: &Person) -> Ordering {
    let (name, their_name) = (one.name.to_lowercase(), other.name.to_lowercase());
    name.cmp(&their_name).then(one.number.cmp(&other.number))
}

fn person(record: &Record, index: usize, score: i32, odd: bool, drawn: Colour) -> Person {
    let snapshot = record.snapshot;
    let player = &snapshot.players[index];
    let colours = record.colours(index);
    let lot = if odd { drawn } else { drawn.other() };
    let must = must(&colours);
    let due = must.or_else(|| due(&colours)).unwrap_or(lot);
    Person {
        number: player.number,
        name: player.name.clone(),
        rating: player.strength().map_or(0, i64::from),
        average: average(snapshot, record.round, index),
        colours,
        must,
        due,
        score,
        may_take_bye: record.may_take_bye(index),
        may_rise: may_rise(record, index),
        odd,
    }
}

/// 2.3: with two Whites too many, only Black. 2.4: after two Whites running, only Black.
fn must(colours: &[Colour]) -> Option<Colour> {
    match (balance(colours), colours) {
        (2.., _) => Some(Colour::Black),
        (..=-2, _) => Some(Colour::White),
        (_, [.., last_but_one, last]) if last == last_but_one => Some(last.other()),
        _ => None,
    }
}

/// Article 1.
fn due(colours: &[Colour]) -> Option<Colour> {
    match balance(colours) {
        1.. => Some(Colour::Black),
        ..=-1 => Some(Colour::White),
        0 => colours.last().map(|last| last.other()),
    }
}

/// Article 1: sum and number of the ratings met over the board.
fn average(snapshot: &Snapshot, round: RoundNumber, index: usize) -> (i64, i64) {
    let histories = Histories::of_first(snapshot, round.index());
    let met = histories.row(index).iter().filter_map(|entry| entry.met());
    let ratings =
        met.filter_map(|(opponent, _)| snapshot.player(opponent)?.strength()).map(i64::from);
    let (sum, count) = ratings.fold((0, 0), |(sum, count), rating| (sum + rating, count + 1));
    (sum, count.max(1))
}

/// 2.5: not two times running, not more than three (four) times; the last round lifts both.
fn may_rise(record: &Record, index: usize) -> bool {
    let declared = record.snapshot.rules.declared_rounds.unwrap_or(0);
    if record.round.get() == declared {
        return true;
    }
    let rises: Vec<RoundNumber> = (0..record.rounds_before())
        .filter_map(RoundNumber::from_index)
        .filter(|&then| was_raised(record, index, then))
        .collect();
    let most = if declared < 10 { 3 } else { 4 };
    let in_the_last = rises.iter().any(|then| then.index() + 1 == record.round.index());
    !in_the_last && rises.len() < most
}

/// Whether the player was paired with somebody of a higher score then.
fn was_raised(record: &Record, index: usize, then: RoundNumber) -> bool {
    let snapshot = record.snapshot;
    let entry = Histories::of_first(snapshot, record.round.index()).entry(index, then);
    let scores = record.pairing_scores(then);
    let opponent = entry.paired_with().and_then(|number| snapshot.index_of(number));
    opponent.is_some_and(|opponent| scores[opponent] > scores[index])
}
