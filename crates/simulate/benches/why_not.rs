//! How long the answer takes why two players do not meet.
//!
//! `cargo bench -p ronde-simulate --bench why_not`. Events of nine rounds like a real open, played
//! by the system itself; pairs by lot in rounds 5 and 9, of which only those count whose round had
//! to be paired again: an article that forbids a pair is found at once. Nothing fails on time.

use std::hint::black_box;
use std::time::Instant;

use ronde_model::{Colour, RoundNumber};
use ronde_simulate::{Rate, Recipe};
use ronde_swiss::{System, WhyNot, why_not};

const ROUNDS: u16 = 9;
const SEED: u64 = 1;

fn main() {
    println!("pairs by lot in rounds 5 and 9 of 9: ms\n");
    println!("| system | players | pairs | median | 19 of 20 | slowest | target for the median |");
    println!("|---|---|---|---|---|---|---|");
    for system in System::ALL {
        table_row(system, 100, 100, 50.0);
    }
    for system in [System::Dutch2017, System::Dutch2026] {
        table_row(system, 1_000, 40, 1000.0);
    }
    table_row(System::Dubov2026, 1_000, 10, 1000.0);
}

fn table_row(system: System, players: u32, wanted: usize, target: f64) {
    let recipe = Recipe {
        players: Some(players),
        rounds: Some(ROUNDS),
        system,
        half_byes: Rate::new(1, 50),
        forfeits: Rate::new(1, 100),
        ..Recipe::plain()
    };
    let event = match ronde_simulate::generate(&recipe, SEED) {
        Ok(made) => made.snapshot,
        Err(error) => return println!("| {system} | {players} | {error:?} | | | | missed |"),
    };
    let colour = event.rules.initial_colour.unwrap_or(Colour::White);
    let mut times = Vec::new();
    let mut lot = Lot(SEED);
    for round in [5, ROUNDS].into_iter().filter_map(RoundNumber::new) {
        let until = times.len() + wanted / 2;
        let mut tries = 0;
        while times.len() < until && tries < 20 * wanted {
            tries += 1;
            let mut player = || event.players[lot.below(event.players.len())].number;
            let (one, other) = (player(), player());
            let start = Instant::now();
            let answer = black_box(why_not(&event, round, system, colour, one, other));
            if matches!(answer, Ok(WhyNot::Worse(_))) {
                times.push(start.elapsed().as_secs_f64() * 1000.0);
            }
        }
    }
    times.sort_by(f64::total_cmp);
    let Some(slowest) = times.last() else {
        return println!("| {system} | {players} | 0 | | | | missed |");
    };
    let (median, most) = (times[times.len() / 2], times[times.len() * 19 / 20]);
    let met = if median < target { "met" } else { "missed" };
    println!(
        "| {system} | {players} | {} | {median:.2} | {most:.2} | {slowest:.2} | {target}: {met} |",
        times.len()
    );
}

/// A lot that falls the same every time.
struct Lot(u64);

impl Lot {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        usize::try_from(self.0 >> 33).unwrap_or(0) % limit
    }
}
