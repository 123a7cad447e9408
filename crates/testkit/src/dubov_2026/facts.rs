//! What is read off a tournament before a round is paired: colours due, average ratings of
//! opponents, upfloats, who may meet whom.

use std::cmp::Reverse;

use ronde_model::{Colour, Histories, PairingNumber, RoundEntry, RoundNumber, Score, Snapshot};

use crate::literal::Edition;
use crate::literal::record::Record;

/// 1.6.1 to 1.6.3, weakest first: what 5.2.3 compares.
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
    /// Colours of the games played, unplayed rounds left out.
    pub(super) played: Vec<Colour>,
    pub(super) due: Colour,
    pub(super) strength: Strength,
    /// 1.7.
    pub(super) aro: i64,
    /// How often the player was upfloated.
    pub(super) upfloats: usize,
    /// Whether it happened in the round before.
    pub(super) upfloated_last: bool,
    pub(super) may_take_bye: bool,
    odd: bool,
}

/// Everybody to be paired, by score down and number up, and who may meet whom.
pub(super) struct Facts {
    pub(super) people: Vec<Person>,
    legal: Vec<Vec<bool>>,
    initial: Colour,
    /// 1.8: so many upfloats make a maximum upfloater.
    pub(super) max_t: usize,
    pub(super) last_round: bool,
}

impl Facts {
    pub(super) fn new(snapshot: &Snapshot, round: RoundNumber) -> Facts {
        let record = Record::new(snapshot, round, Edition::Dutch2026);
        let people = people(&record);
        let legal = (0..people.len())
            .map(|one| (0..people.len()).map(|other| legal(&record, &people, one, other)).collect())
            .collect();
        let declared = snapshot.rules.declared_rounds.unwrap_or(0);
        Facts {
            people,
            legal,
            initial: record.initial_colour(),
            max_t: 2 + usize::from(declared) / 5,
            last_round: round.get() >= declared,
        }
    }

    /// C1 and C3.
    pub(super) fn legal(&self, one: usize, other: usize) -> bool {
        self.legal[one][other]
    }

    /// How many of the two do not get the colour they prefer.
    pub(super) fn without_preference(&self, one: usize, other: usize) -> usize {
        let (higher, lower) = (one.min(other), one.max(other));
        let colour = self.colour_of_higher(higher, lower);
        usize::from(self.people[higher].due != colour)
            + usize::from(self.people[lower].due != colour.other())
    }

    /// The first rule of 5.2 that decides.
    pub(super) fn colour_of_higher(&self, higher: usize, lower: usize) -> Colour {
        let (high, low) = (&self.people[higher], &self.people[lower]);
        // 5.2.1: when both have yet to play a game.
        if high.played.is_empty() && low.played.is_empty() {
            return if high.odd { self.initial } else { self.initial.other() };
        }
        // 5.2.2: grant both preferences.
        if high.due != low.due {
            return high.due;
        }
        // 5.2.3: grant the stronger one.
        if high.strength > low.strength {
            return high.due;
        }
        if high.strength < low.strength {
            return low.due.other();
        }
        // 5.2.4: alternate from the most recent time in which one had White and the other Black.
        let backwards = high.played.iter().rev().zip(low.played.iter().rev());
        if let Some((had, _)) = backwards.into_iter().find(|(one, other)| one != other) {
            return had.other();
        }
        // 5.2.5: grant the preference of the higher ranked.
        high.due
    }
}

fn people(record: &Record) -> Vec<Person> {
    let scores = record.pairing_scores(record.round);
    let histories = Histories::of_first(record.snapshot, record.round.index());
    let upfloats = upfloats(record, &histories);
    let odd = record.odd_numbers();
    let person = |index: usize| {
        let played = record.colours(index);
        let (due, strength) = preference(&played);
        Person {
            number: record.snapshot.players[index].number,
            score: scores[index].tenths(),
            due,
            strength,
            aro: average(record.snapshot, &histories, index),
            upfloats: upfloats[index].len(),
            upfloated_last: upfloats[index].iter().any(|&then| then + 1 == record.round.index()),
            may_take_bye: record.may_take_bye(index),
            odd: odd[index],
            played,
        }
    };
    let mut people: Vec<Person> = record.present().map(person).collect();
    people.sort_by_key(|person| (Reverse(person.score), person.number));
    people
}

/// 1.6: difference of two or more, or twice the same colour running; difference of one; none; and
/// whoever has not played is due Black, mildly (1.6.4).
fn preference(played: &[Colour]) -> (Colour, Strength) {
    let Some(&last) = played.last() else { return (Colour::Black, Strength::Mild) };
    let whites = played.iter().filter(|&&colour| colour == Colour::White).count();
    let blacks = played.len() - whites;
    let twice = played.len() > 1 && played[played.len() - 2] == last;
    if whites > blacks + 1 {
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
    }
}

/// 1.7: over the opponents met over the board, to the nearest integer, the higher at a half.
fn average(snapshot: &Snapshot, histories: &Histories, index: usize) -> i64 {
    let met = histories.row(index).iter().filter_map(|entry| entry.met());
    let met = met.filter_map(|(opponent, _)| snapshot.player(opponent));
    let ratings: Vec<i64> = met.map(|player| player.strength().map_or(0, i64::from)).collect();
    let count = i64::try_from(ratings.len()).unwrap_or(i64::MAX);
    if count == 0 {
        return 0;
    }
    let sum: i64 = ratings.iter().sum();
    if 2 * (sum % count) >= count { sum / count + 1 } else { sum / count }
}

/// For every player, the rounds (from 0) in which he was paired with a higher score.
fn upfloats(record: &Record, histories: &Histories) -> Vec<Vec<usize>> {
    let mut rounds = vec![Vec::new(); record.snapshot.players.len()];
    for then in 0..record.round.index() {
        let scores: Vec<Score> =
            RoundNumber::from_index(then).map_or(Vec::new(), |then| record.pairing_scores(then));
        for (index, list) in rounds.iter_mut().enumerate() {
            let opponent = match histories.row(index)[then] {
                RoundEntry::Played { opponent, .. }
                | RoundEntry::Unfinished { opponent, .. }
                | RoundEntry::Forfeited { opponent, .. } => opponent,
                RoundEntry::Unpaired(_) | RoundEntry::Absent => continue,
            };
            let opponent = record.snapshot.index_of(opponent);
            if opponent.is_some_and(|opponent| scores[opponent] > scores[index]) {
                list.push(then);
            }
        }
    }
    rounds
}

/// C1 with the organiser's prohibitions, and C3, which knows no exception.
fn legal(record: &Record, people: &[Person], one: usize, other: usize) -> bool {
    let (a, b) = (&people[one], &people[other]);
    let met =
        record.snapshot.index_of(a.number).is_none_or(|index| record.have_met(index, b.number));
    let absolute = a.strength == Strength::Absolute && b.strength == Strength::Absolute;
    let c3 = absolute && a.due == b.due;
    one != other && !met && !record.prohibited(a.number, b.number) && !c3
}

#[cfg(test)]
mod tests {
    use super::*;
    use Colour::{Black, White};
    use Strength::{Absolute, Mild, Strong};

    #[test]
    fn preference_of_article_1_6() {
        for (played, expected) in [
            ("", (Black, Mild)), // 1.6.4
            ("wb", (White, Mild)),
            ("b", (White, Strong)),
            ("wbw", (Black, Strong)),
            ("wwb", (Black, Strong)),
            ("wbww", (Black, Absolute)),
            ("wwwbb", (White, Absolute)),
            ("wwwb", (Black, Absolute)),
        ] {
            let colours: Vec<Colour> =
                played.chars().map(|it| if it == 'w' { White } else { Black }).collect();
            assert_eq!(expected, preference(&colours), "after {played:?}");
        }
    }
}
