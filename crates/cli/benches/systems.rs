//! How long a round takes under each system and edition.
//!
//! `cargo bench -p ronde-cli --bench systems`. 300 players and nine rounds, like a real open,
//! played by the system itself; some systems also with 1,000 and 10,000. Best of three; every round
//! is checked to be complete and legal before its time is printed. Nothing fails on time.

use std::collections::BTreeSet;
use std::hint::black_box;

use ronde_model::{Colour, PairingNumber, RoundNumber, Snapshot};
use ronde_simulate::{Rate, Recipe};
use ronde_swiss::legality::violations;
use ronde_swiss::{Detail, RoundPairing, System, pair};
use ronde_testkit::measure::best;

const ROUNDS: u16 = 9;
const SHOWN: [usize; 3] = [2, 5, 9];
const SEED: u64 = 1;

fn main() {
    println!("rounds 2, 5 and 9 of 9, and the slowest, pairing alone: ms (target: under 1000)\n");
    println!("| system | players | rounds 2, 5, 9 | slowest | target |");
    println!("|---|---|---|---|---|");
    for system in System::ALL.into_iter().chain(System::OF_MATCHES) {
        table_row(system, 300);
    }
    table_row(System::Dubov2026, 1_000);
    table_row(System::Burstein2026, 1_000);
    table_row(System::Burstein2026, 10_000);
    table_row(System::Lim2026, 1_000);
    table_row(System::Lim2026, 10_000);
    table_row(System::DoubleSwiss2026, 1_000);
    table_row(System::DoubleSwiss2026, 10_000);
    table_row(System::Team2026, 400);
}

fn table_row(system: System, players: u32) {
    let recipe = Recipe {
        players: Some(players),
        rounds: Some(ROUNDS),
        system,
        half_byes: Rate::new(1, 50),
        forfeits: Rate::new(1, 100),
        ..Recipe::plain()
    };
    let made = match ronde_simulate::generate(&recipe, SEED) {
        Ok(made) => made,
        Err(error) => return println!("| {system} | {players} | {error:?} | | missed |"),
    };
    let event = &made.snapshot;
    let event = &*ronde_swiss::contest::view(event, system);
    let rounds = (0..event.rounds.len()).filter_map(RoundNumber::from_index);
    let times: Vec<f64> = rounds.map(|round| time(event, round, system)).collect();
    let shown: Vec<String> = SHOWN
        .iter()
        .map(|round| times.get(round - 1).map_or("–".to_owned(), |time| format!("{time:.2}")))
        .collect();
    let slowest = times.iter().copied().fold(0.0, f64::max);
    let met = if slowest < 1000.0 && made.is_whole() { "met" } else { "missed" };
    println!("| {system} | {players} | {} | {slowest:.2} | {met} |", shown.join(", "));
}

/// The best of three times, in milliseconds.
fn time(event: &Snapshot, round: RoundNumber, system: System) -> f64 {
    check(event, round, system, &paired(event, round, system));
    best(3, || drop(black_box(paired(event, round, system)))).as_secs_f64() * 1000.0
}

fn paired(event: &Snapshot, round: RoundNumber, system: System) -> RoundPairing {
    let colour = event.rules.initial_colour.unwrap_or(Colour::White);
    pair(event, round, system, colour, Detail::Nothing).expect("the round was paired before")
}

/// Everybody sits once, nobody where he may not, and the event's own round is the same.
fn check(event: &Snapshot, round: RoundNumber, system: System, paired: &RoundPairing) {
    let byes: Vec<PairingNumber> = paired.bye.into_iter().collect();
    let broken = violations(event, round, system, &paired.boards, &byes);
    assert!(broken.is_empty(), "{system}, round {round} is legal: {broken:?}");
    let seats = || paired.boards.iter().flat_map(|board| [board.white, board.black]);
    let seated: BTreeSet<PairingNumber> = seats().collect();
    assert_eq!(seats().count(), seated.len(), "{system}, round {round}: nobody sits twice");
    let games = event.rounds[round.index()].games();
    let held: BTreeSet<_> = games.iter().map(|game| (game.white, game.black)).collect();
    let made: BTreeSet<_> = paired.boards.iter().map(|board| (board.white, board.black)).collect();
    assert_eq!(held, made, "{system}, round {round} is the one that was played");
}
