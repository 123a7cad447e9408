//! Whole tables, draws and tournaments, from the schedule to the final ranking.

mod bad_input;
mod cups;
mod draws;
mod golden;
mod molter;
mod tables;

use ronde_model::{Game, GameResult, Parts, PlayedScore, Round as Played, Snapshot};
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

/// Gives every game without a result one, by the numbers of its players.
fn play(snapshot: &Snapshot, mut result: impl FnMut(u32, u32) -> PlayedScore) -> Snapshot {
    let mut parts: Parts = (**snapshot).clone();
    for round in &mut parts.rounds {
        let games = round.games().iter().map(|game| match game.result {
            GameResult::Pending => {
                let score = result(game.white.get(), game.black.get());
                Game { result: GameResult::Played { score, rated: true }, ..*game }
            }
            _ => *game,
        });
        *round = Played::new(games.collect(), round.unpaired().to_vec()).unwrap();
    }
    Snapshot::new(parts).unwrap()
}
