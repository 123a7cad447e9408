//! What cannot be is refused, with what can.

use ronde_model::{PairingNumber, Player};
use ronde_schedule::berger::{Order, RoundRobin};
use ronde_schedule::berlin::{Berlin, Finals};
use ronde_schedule::cup::{Cup, Preliminary};
use ronde_schedule::draw::{Drawer, Split, draw};
use ronde_schedule::molter::Molter;
use ronde_schedule::scheveningen::{Scheveningen, Way};
use ronde_schedule::schiller::Schiller;
use ronde_schedule::{Error, Field, Kind, Recipe, numbers, tournament};

use crate::seat;

#[track_caller]
fn check<T: std::fmt::Debug>(result: Result<T, Error>, told: &str) {
    let message = result.unwrap_err().to_string();
    assert!(message.contains(told), "{message}");
}

#[test]
fn sizes() {
    let robin = |players, cycles, order| RoundRobin { players, cycles, order }.schedule();
    check(robin(1, 1, Order::Berger), "2 to 999 are");
    check(robin(8, 0, Order::Berger), "cycles");
    check(robin(8, 3, Order::ReversedEnd), "take 2 cycles");
    let molter = |teams, players, rounds| Molter { teams, players, rounds, seed: 1 }.schedule();
    check(molter(2, 4, 1), "3 to 25");
    check(molter(26, 4, 1), "3 to 25");
    check(molter(7, 5, 3), "take 4 or 6");
    check(molter(7, 14, 3), "2 to 12");
    check(molter(7, 6, 7), "1 to 6 are possible");
    check(molter(7, 6, 0), "1 to 6 are possible");
    check(molter(20, 6, 14), "1 to 13 are possible");
    let match_of = |boards| Scheveningen { boards, cycles: 1, way: Way::Balanced }.schedule();
    check(match_of(1), "2 to 60");
    check(Schiller { groups: 3, size: 3, as_printed: true }.schedule(), "4 groups of 3");
    check(Schiller { groups: 1, size: 3, as_printed: false }.schedule(), "2 to 26");
    let berlin = |players, groups| Berlin { players, groups, finals: Finals::Halves }.schedule();
    check(berlin(8, 3), "2 or 4");
    check(berlin(7, 4), "8 to 400");
    check(numbers::remarkable(1), "2 to 10000");
}

#[test]
fn cups() {
    check(Cup::new(1).bracket(), "2 to 1024");
    check(Cup { legs: 0, ..Cup::new(8) }.bracket(), "1 to 8");
    check(Cup { dispensed: vec![(seat(9), 1)], ..Cup::new(8) }.bracket(), "1 to 8");
    check(Cup { dispensed: vec![(seat(1), 10)], ..Cup::new(8) }.bracket(), "9 is the most");
    let lazy = vec![(seat(1), 1), (seat(2), 1), (seat(3), 1)];
    check(Cup { dispensed: lazy, ..Cup::new(4) }.bracket(), "nobody plays in round 1");
    let preliminary = Preliminary::Yes;
    check(Cup { preliminary, ..Cup::new(8) }.bracket(), "just above a power of two");
}

#[test]
fn questions() {
    let robin = RoundRobin::single(8);
    check(robin.opponent(seat(9), 1), "numbers are 1 to 8");
    check(robin.opponent(seat(1), 8), "1 to 7");
    check(robin.meetings(seat(3), seat(3)), "does not meet himself");
}

#[test]
fn entrants() {
    let recipe = Recipe::from(Kind::RoundRobin(RoundRobin::single(3)));
    let field = |names: &[&str]| Field {
        players: names
            .iter()
            .map(|name| Player::new(PairingNumber::new(1).unwrap(), *name))
            .collect(),
        teams: Vec::new(),
    };
    check(tournament(&recipe, &field(&["A", "B"]), "T"), "2 players, the schedule is for 3");
    check(tournament(&recipe, &field(&["A", "B", "a "]), "T"), "a is in the list twice");
    check(tournament(&recipe, &field(&["A", " ", "C"]), "T"), "entry 2");
    let drawer = |name: &str| Drawer { name: name.to_owned(), group: String::new() };
    let list: Vec<Drawer> = (0..8).map(|number| drawer(&format!("P{number}"))).collect();
    check(draw(&list, 1, Split::Refuse), "9 to 24");
    let mut list: Vec<Drawer> = (0..9).map(|number| drawer(&format!("P{number}"))).collect();
    list.push(drawer("P3"));
    check(draw(&list, 1, Split::Refuse), "P3 is in the list twice");
}
