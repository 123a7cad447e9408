//! Whole tables, draws and tournaments, from the schedule to the final ranking.

mod bad_input;
mod cups;
mod draws;
mod golden;
mod molter;
mod tables;

use ronde_schedule::{Round, Schedule, Seat, Side};

fn seat(number: usize) -> Seat {
    Seat::new(number).unwrap()
}

/// A round as `1-6 2-5 3-4`, by the labels of the schedule.
fn written(schedule: &Schedule, round: &Round) -> String {
    let name = |side: Side| schedule.label(side.seat().unwrap());
    let games: Vec<String> = round
        .boards
        .iter()
        .map(|board| format!("{}-{}", name(board.white), name(board.black)))
        .collect();
    games.join(" ")
}

/// All rounds, separated by bars.
fn all(schedule: &Schedule) -> String {
    let rounds: Vec<String> =
        schedule.rounds.iter().map(|round| written(schedule, round)).collect();
    rounds.join(" | ")
}

/// A small generator of numbers for tests.
struct Lot(u64);

impl Lot {
    fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 % limit as u64).unwrap()
    }
}
