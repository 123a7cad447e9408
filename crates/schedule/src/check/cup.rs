//! A bracket, walked from every seat to the final.

use super::{Fault, seat};
use crate::cup::Bracket;
use crate::table::Side;

/// Everybody enters once, in the round that his dispensation says or later (a further bye); every
/// winner goes on to exactly one match until one is left; losers go on to one match at most; no
/// match lacks a side; no round lacks a match; the final is in the last round. `dispensed` has a
/// number of rounds for each seat, counted from the round after the preliminary one.
pub fn cup(bracket: &Bracket, dispensed: &[usize], rounds: usize) -> Vec<Fault> {
    let mut faults = Vec::new();
    let mut say = |holds: bool, words: String| {
        if !holds {
            faults.push(Fault::Rule(words));
        }
    };
    say(bracket.rounds() == rounds, format!("{} rounds, not {rounds}", bracket.rounds()));
    for stage in 0..rounds {
        let some = bracket.matches.iter().any(|one| one.stage == stage);
        say(some, format!("round {} has no match", stage + 1));
    }
    let uses = |side: Side| -> Vec<usize> {
        let matches = bracket.matches.iter();
        matches.filter(|one| one.sides.contains(&side)).map(|one| one.stage).collect()
    };
    for (index, &from) in dispensed.iter().enumerate() {
        let entered = uses(Side::Seat(seat(index)));
        let earliest = from + usize::from(bracket.preliminary && from > 0);
        let fine = entered.len() == 1 && entered[0] >= earliest;
        say(fine, format!("{} enters in rounds {entered:?}, not {earliest}", seat(index)));
    }
    let (mut titles, mut main) = (0, 0);
    for (number, one) in (1..).zip(&bracket.matches) {
        say(one.sides[0] != one.sides[1], format!("match {number} has one side"));
        let (up, down) = (uses(Side::Winner(number)), uses(Side::Loser(number)));
        let later = up.iter().chain(&down).all(|stage| *stage > one.stage);
        say(later, format!("match {number} is followed by an earlier one"));
        say(up.len() <= 1 && down.len() <= 1, format!("match {number} leads to several"));
        if one.places.0 == 1 {
            main += 1;
            titles += usize::from(up.is_empty());
            let last = up.is_empty() == (one.stage + 1 == rounds);
            say(last, format!("match {number} ends outside the last round"));
        }
    }
    say(titles == 1, format!("{titles} finals"));
    say(main + 1 == dispensed.len(), format!("{main} matches for {} entrants", dispensed.len()));
    let placed = bracket.ranking.len();
    say(placed == dispensed.len(), format!("{placed} places for {}", dispensed.len()));
    faults
}
