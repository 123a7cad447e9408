//! Berlin (ssb-course): the field in two halves or four quarters, each all-play-all; then the upper
//! halves of all groups play all-play-all again, and the lower halves; or those of equal place do.
//!
//! Readings: groups are filled in serpentine order (1 A, 2 B, 3 B, 4 A …), so that they are equally
//! strong. In a group of odd size the upper half is the larger one. "Refaire une ronde complète":
//! the second part starts from nothing, and two of the same group meet again.

use crate::berger;
use crate::error::{Counted, Error, within};
use crate::table::{Board, Labels, Round, Schedule, Seat, Side, Stage};

/// What the second part is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Finals {
    /// The upper halves among themselves, the lower halves among themselves.
    Halves,
    /// Those who came to the same place: a match with two groups, all-play-all with four.
    Placement,
}

/// What is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Berlin {
    /// Players or teams.
    pub players: usize,
    /// Two or four.
    pub groups: usize,
    /// The second part.
    pub finals: Finals,
}

impl Berlin {
    /// Looks at the numbers.
    ///
    /// # Errors
    /// A number outside its range.
    pub fn checked(self) -> Result<Berlin, Error> {
        if self.groups != 4 {
            within(Counted::BerlinGroups, self.groups, 2, 2)?;
        }
        within(Counted::BerlinPlayers, self.players, 2 * self.groups, 400)?;
        Ok(self)
    }

    /// The seats of each group, strongest first: serpentine.
    pub fn members(self) -> Vec<Vec<Seat>> {
        let mut groups = vec![Vec::new(); self.groups];
        for index in 0..self.players {
            let (row, column) = (index / self.groups, index % self.groups);
            let group = if row % 2 == 0 { column } else { self.groups - 1 - column };
            groups[group].push(Seat::at(index));
        }
        groups
    }

    /// The groups of the second part, best first.
    pub fn final_groups(self) -> Vec<Vec<Side>> {
        let sizes: Vec<usize> = self.members().iter().map(Vec::len).collect();
        let most = sizes.iter().copied().max().unwrap_or(0);
        let rank = |place: usize| {
            let there = sizes.iter().enumerate().filter(move |(_, size)| place <= **size);
            there.map(move |(group, _)| Side::Placed { group: group + 1, place })
        };
        if self.finals == Finals::Placement {
            return (1..=most).map(|place| rank(place).collect()).collect();
        }
        let is_upper = |side: &Side| match side {
            Side::Placed { group, place } => *place <= sizes[group - 1].div_ceil(2),
            _ => false,
        };
        let (upper, lower) = (1..=most).flat_map(rank).partition(is_upper);
        vec![upper, lower]
    }

    /// Who plays in each group of the second part, from the order of each group after the first.
    pub fn finalists(self, orders: &[Vec<Seat>]) -> Vec<Vec<Seat>> {
        let seat = |side: &Side| match side {
            Side::Placed { group, place } => orders.get(group - 1)?.get(place - 1).copied(),
            side => side.seat(),
        };
        let groups = self.final_groups();
        groups.iter().map(|group| group.iter().filter_map(seat).collect()).collect()
    }

    /// Number of rounds of the first part.
    pub fn first_rounds(self) -> usize {
        self.members().iter().map(|group| rounds_of(group.len())).max().unwrap_or(0)
    }

    /// The whole schedule; who plays in the second part is written as places of groups.
    ///
    /// # Errors
    /// A number outside its range.
    pub fn schedule(self) -> Result<Schedule, Error> {
        self.checked()?;
        let groups = self.members();
        let sides = groups.iter().map(|group| group.iter().copied().map(Side::Seat).collect());
        let mut rounds = together(&sides.collect::<Vec<_>>(), Stage::Groups);
        rounds.extend(together(&self.final_groups(), Stage::Finals));
        Ok(Schedule { seats: self.players, labels: Labels::Numbers, rounds })
    }
}

fn rounds_of(size: usize) -> usize {
    if size < 2 { 0 } else { size + size % 2 - 1 }
}

/// Several groups play all-play-all at the same time; a smaller one is done earlier and rests.
pub(crate) fn together(groups: &[Vec<Side>], stage: Stage) -> Vec<Round> {
    let rounds = groups.iter().map(|group| rounds_of(group.len())).max().unwrap_or(0);
    let tables: Vec<Vec<Vec<(usize, usize)>>> =
        groups
            .iter()
            .map(|group| {
                if group.len() < 2 { Vec::new() } else { berger::table(rounds_of(group.len()) + 1) }
            })
            .collect();
    let round = |number: usize| {
        let mut round = Round { stage, boards: Vec::new(), resting: Vec::new() };
        for (group, table) in groups.iter().zip(&tables) {
            match table.get(number) {
                Some(pairs) => seat(group, pairs, &mut round),
                None => round.resting.extend(group),
            }
        }
        round
    };
    (0..rounds).map(round).collect()
}

fn seat(group: &[Side], pairs: &[(usize, usize)], round: &mut Round) {
    for &(white, black) in pairs {
        match (group.get(white - 1), group.get(black - 1)) {
            (Some(&white), Some(&black)) => round.boards.push(Board { white, black }),
            (Some(&rests), None) | (None, Some(&rests)) => round.resting.push(rests),
            (None, None) => {}
        }
    }
}
