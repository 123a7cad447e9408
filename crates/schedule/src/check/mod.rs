//! Proof of a schedule, without asking the code that made it.
//!
//! Every function reads boards and seats, counts, and lists what is wrong; an empty list is the
//! proof. Nothing here uses a construction, a formula or a table of the other modules.

mod cup;
mod molter;

pub use cup::cup;
pub use molter::molter;

use std::fmt;

use crate::table::{Schedule, Seat};

/// Something that a schedule must not have.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// A board whose sides are not known.
    Unknown {
        /// Round, from 1.
        round: usize,
    },
    /// A seat at two boards of a round, or at a board and resting.
    Twice {
        /// Round, from 1.
        round: usize,
        /// Who.
        seat: Seat,
    },
    /// A seat that neither plays nor rests in a round.
    Missing {
        /// Round, from 1.
        round: usize,
        /// Who.
        seat: Seat,
    },
    /// Two seats that meet another number of times than they should.
    Meetings {
        /// Who.
        pair: (Seat, Seat),
        /// How often they meet.
        times: usize,
        /// How often they should.
        due: usize,
    },
    /// More Whites than Blacks, or the reverse, than is allowed.
    Balance {
        /// Who.
        seat: Seat,
        /// Whites.
        whites: usize,
        /// Blacks.
        blacks: usize,
    },
    /// Another number of rounds.
    Rounds {
        /// Rounds there are.
        found: usize,
        /// Rounds there should be.
        due: usize,
    },
    /// A rule of one kind of tournament, in words.
    Rule(String),
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::Unknown { round } => write!(f, "round {round} has a board without names"),
            Fault::Twice { round, seat } => write!(f, "{seat} is in round {round} twice"),
            Fault::Missing { round, seat } => write!(f, "{seat} is missing in round {round}"),
            Fault::Meetings { pair, times, due } => {
                write!(f, "{} and {} meet {times} times, not {due}", pair.0, pair.1)
            }
            Fault::Balance { seat, whites, blacks } => {
                write!(f, "{seat} has White {whites} times and Black {blacks} times")
            }
            Fault::Rounds { found, due } => write!(f, "{found} rounds, not {due}"),
            Fault::Rule(words) => f.write_str(words),
        }
    }
}

/// What a schedule says about each seat in each round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Cell {
    Nothing,
    Rests,
    White(usize),
    Black(usize),
}

/// One row of cells for each seat, and what was wrong while reading.
pub(crate) struct Sheet {
    pub(crate) rows: Vec<Vec<Cell>>,
    pub(crate) faults: Vec<Fault>,
}

impl Sheet {
    pub(crate) fn of(schedule: &Schedule) -> Sheet {
        let empty = vec![Cell::Nothing; schedule.rounds.len()];
        let mut sheet = Sheet { rows: vec![empty; schedule.seats], faults: Vec::new() };
        for (round, it) in schedule.rounds.iter().enumerate() {
            for board in &it.boards {
                let (Some(white), Some(black)) = (board.white.seat(), board.black.seat()) else {
                    sheet.faults.push(Fault::Unknown { round: round + 1 });
                    continue;
                };
                sheet.put(round, white, Cell::White(black.index()));
                sheet.put(round, black, Cell::Black(white.index()));
            }
            for seat in it.resting.iter().filter_map(|side| side.seat()) {
                sheet.put(round, seat, Cell::Rests);
            }
        }
        sheet
    }

    fn put(&mut self, round: usize, seat: Seat, cell: Cell) {
        let place = self.rows.get_mut(seat.index()).and_then(|row| row.get_mut(round));
        match place {
            Some(place) if *place == Cell::Nothing => *place = cell,
            _ => self.faults.push(Fault::Twice { round: round + 1, seat }),
        }
    }

    /// Everybody plays or rests in every round.
    pub(crate) fn complete(mut self) -> Sheet {
        for (index, row) in self.rows.iter().enumerate() {
            for (round, cell) in row.iter().enumerate() {
                if *cell == Cell::Nothing {
                    let seat = seat(index);
                    self.faults.push(Fault::Missing { round: round + 1, seat });
                }
            }
        }
        self
    }

    /// How often each pair meets.
    fn meetings(mut self, due: impl Fn(usize, usize) -> usize) -> Sheet {
        for one in 0..self.rows.len() {
            for other in one + 1..self.rows.len() {
                let opponent = |cell: &Cell| match cell {
                    Cell::White(it) | Cell::Black(it) => Some(*it),
                    _ => None,
                };
                let meets = |cell: &&Cell| opponent(cell) == Some(other);
                let times = self.rows[one].iter().filter(meets).count();
                let due = due(one, other);
                if times != due {
                    self.faults.push(Fault::Meetings {
                        pair: (seat(one), seat(other)),
                        times,
                        due,
                    });
                }
            }
        }
        self
    }

    /// Whites and Blacks differ by this much at most.
    fn balanced(mut self, most: usize) -> Sheet {
        for (index, row) in self.rows.iter().enumerate() {
            let whites = row.iter().filter(|cell| matches!(cell, Cell::White(_))).count();
            let blacks = row.iter().filter(|cell| matches!(cell, Cell::Black(_))).count();
            if whites.abs_diff(blacks) > most {
                self.faults.push(Fault::Balance { seat: seat(index), whites, blacks });
            }
        }
        self
    }

    /// No colour more than so many times running, rests left out.
    fn running(mut self, most: usize) -> Sheet {
        for (index, row) in self.rows.iter().enumerate() {
            let colours: Vec<bool> = row
                .iter()
                .filter_map(|cell| match cell {
                    Cell::White(_) => Some(true),
                    Cell::Black(_) => Some(false),
                    _ => None,
                })
                .collect();
            let longest = colours.chunk_by(|one, other| one == other).map(<[bool]>::len).max();
            if longest.is_some_and(|longest| longest > most) {
                let words = format!("{} has a colour {longest:?} times running", seat(index));
                self.faults.push(Fault::Rule(words));
            }
        }
        self
    }

    fn rounds(mut self, due: usize) -> Sheet {
        let found = self.rows.first().map_or(0, Vec::len);
        if found != due {
            self.faults.push(Fault::Rounds { found, due });
        }
        self
    }
}

pub(crate) fn seat(index: usize) -> Seat {
    Seat::new(index + 1).expect("an index is no largest number")
}

/// All play all `cycles` times: everybody in every round, every pair equally often, as many rounds
/// as that takes; colours level, or one apart in an odd number of games; none three times running
/// in a single cycle, and four times where two cycles meet.
pub fn round_robin(schedule: &Schedule, players: usize, cycles: usize) -> Vec<Fault> {
    let even = players.is_multiple_of(2);
    let rounds = if even { players - 1 } else { players };
    let games = (players - 1) * cycles;
    let running = if cycles == 1 { 2 } else { 3 };
    Sheet::of(schedule)
        .complete()
        .rounds(rounds * cycles)
        .meetings(|_, _| cycles)
        .balanced(games % 2)
        .running(running)
        .faults
}

/// Teams of `size`: everybody meets everybody of the other teams `cycles` times and nobody of his
/// own; Whites and Blacks differ by one at most.
pub fn between_teams(schedule: &Schedule, size: usize, cycles: usize) -> Vec<Fault> {
    let teams = schedule.seats / size;
    // Teams of which one rests need a block of rounds more.
    let blocks = if teams.is_multiple_of(2) { teams - 1 } else { teams };
    Sheet::of(schedule)
        .complete()
        .rounds(blocks * size * cycles)
        .meetings(|one, other| if one / size == other / size { 0 } else { cycles })
        .balanced(((teams - 1) * size * cycles) % 2)
        .faults
}

/// No colour comes more than so many times running.
pub fn no_colour_more_than(schedule: &Schedule, times: usize) -> Vec<Fault> {
    Sheet::of(schedule).running(times).faults
}
