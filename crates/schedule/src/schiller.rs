//! Schiller (ssb-course): groups of equal size; everybody meets everybody of the other groups.
//!
//! Readings of the seed's table for four groups of three:
//! - round 5, table 1 is printed "A1 D3 –": A1–D3;
//! - at table 2 of rounds 4 to 6 the colours are faulty: D1 would have White three times running,
//!   D2 and D3 Black. They are turned (D2–A2, A2–D1, D3–A2) unless the table is wanted as printed.
//!
//! For other sizes the groups play all against all by Berger's table, and each match of two groups
//! is a Scheveningen match in which the group with White in Berger's table begins with it.

use crate::berger;
use crate::error::{Counted, Error, within};
use crate::scheveningen;
use crate::table::{Labels, Round, Schedule};

/// What is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Schiller {
    /// Number of groups.
    pub groups: usize,
    /// Players of a group.
    pub size: usize,
    /// The seed's table with its faulty colours.
    pub as_printed: bool,
}

const PRINTED: [&str; 9] = [
    "A1-B1 A2-B2 A3-B3 C1-D1 C2-D2 C3-D3",
    "B3-A1 B1-A2 B2-A3 D3-C1 D1-C2 D2-C3",
    "A1-B2 A2-B3 A3-B1 C1-D2 C2-D3 C3-D1",
    "D1-A1 A2-D2 D3-A3 B1-C1 B2-C2 B3-C3",
    "A1-D3 D1-A2 A3-D2 C1-B3 C2-B1 C3-B2",
    "D2-A1 A2-D3 D1-A3 B2-C1 B3-C2 B1-C3",
    "C1-A1 C2-A2 C3-A3 B2-D2 B1-D1 B3-D3",
    "A1-C3 A2-C1 A3-C2 D2-B1 D1-B3 D3-B2",
    "C2-A1 C3-A2 C1-A3 B3-D2 B2-D1 B1-D3",
];

/// Rounds whose second table is turned, from 0.
const TURNED: [usize; 3] = [3, 4, 5];

impl Schiller {
    /// The whole schedule.
    ///
    /// # Errors
    /// A number outside its range, or a printed table for another size.
    pub fn schedule(self) -> Result<Schedule, Error> {
        within(Counted::SchillerGroups, self.groups, 2, 26)?;
        within(Counted::GroupPlayers, self.size, 1, 40)?;
        let classical = (self.groups, self.size) == (4, 3);
        if self.as_printed && !classical {
            return Err(Error::NotPrinted { groups: self.groups, size: self.size });
        }
        let rounds = if classical { printed(self.as_printed) } else { self.general() };
        let labels = Labels::Teams { size: self.size };
        Ok(Schedule { seats: self.groups * self.size, labels, rounds })
    }

    /// Groups by Berger, players of two groups by Scheveningen.
    pub fn general(self) -> Vec<Round> {
        let even = self.groups + self.groups % 2;
        let mut rounds = Vec::new();
        for matches in berger::table(even) {
            for games in scheveningen::sitting_pairs(self.size) {
                rounds.push(self.round(&matches, &games));
            }
        }
        rounds
    }

    fn round(self, matches: &[(usize, usize)], games: &[(usize, usize, bool)]) -> Round {
        let seat = |group: usize, player: usize| (group - 1) * self.size + player + 1;
        let there = |pair: &&(usize, usize)| pair.0.max(pair.1) <= self.groups;
        let mut pairs = Vec::new();
        for &(first, second) in matches.iter().filter(there) {
            for &(a, b, white) in games {
                let (a, b) = (seat(first, a), seat(second, b));
                pairs.push(if white { (a, b) } else { (b, a) });
            }
        }
        let mut round = Round::of(&pairs, None);
        let resting = matches.iter().filter(|pair| !there(pair)).map(|pair| pair.0.min(pair.1));
        let seats = resting.flat_map(|group| (0..self.size).map(move |player| seat(group, player)));
        round.resting = seats.map(|seat| crate::Side::Seat(crate::Seat::at(seat - 1))).collect();
        round
    }
}

fn printed(as_printed: bool) -> Vec<Round> {
    let mut rounds: Vec<Round> = PRINTED.iter().map(|text| read(text)).collect();
    if !as_printed {
        for round in TURNED {
            let board = &mut rounds[round].boards[1];
            *board = board.reversed();
        }
    }
    rounds
}

fn read(text: &str) -> Round {
    let seat = |label: &str| {
        let bytes = label.as_bytes();
        usize::from(bytes[0] - b'A') * 3 + usize::from(bytes[1] - b'0')
    };
    let pair = |game: &str| game.split_once('-').map(|(white, black)| (seat(white), seat(black)));
    let pairs: Vec<(usize, usize)> = text.split(' ').filter_map(pair).collect();
    Round::of(&pairs, None)
}
