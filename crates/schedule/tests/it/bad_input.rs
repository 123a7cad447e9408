//! What cannot be is refused, with what can.

use ronde_model::{PairingNumber, Player};
use ronde_schedule::berger::{Order, RoundRobin};
use ronde_schedule::berlin::{Berlin, Finals};
use ronde_schedule::cup::{Cup, Preliminary};
use ronde_schedule::draw::{Drawer, Split, draw};
use ronde_schedule::molter::Molter;
use ronde_schedule::scheveningen::{Scheveningen, Way};
use ronde_schedule::schiller::Schiller;
use ronde_schedule::{Counted, Entered, Error, Field, Kind, Recipe, numbers, tournament};

use crate::seat;

#[track_caller]
fn check<T>(result: Result<T, Error>, told: Error) {
    assert_eq!(Err(told), result.map(drop));
}

fn range(what: Counted, given: usize, (least, most): (usize, usize)) -> Error {
    Error::OutOfRange { what, given, least, most }
}

#[test]
fn sizes() {
    let robin = |players, cycles, order| RoundRobin { players, cycles, order }.schedule();
    check(robin(1, 1, Order::Berger), range(Counted::RobinPlayers, 1, (2, 999)));
    check(robin(8, 0, Order::Berger), range(Counted::RobinCycles, 0, (1, 142)));
    check(robin(8, 3, Order::ReversedEnd), Error::NotDouble { cycles: 3 });
    let molter = |teams, players, rounds| Molter { teams, players, rounds, seed: 1 }.schedule();
    let rounds = |rounds, teams, most| Error::MolterRounds { rounds, teams, most };
    check(molter(2, 4, 1), range(Counted::MolterTeams, 2, (3, 25)));
    check(molter(26, 4, 1), range(Counted::MolterTeams, 26, (3, 25)));
    check(molter(7, 5, 3), Error::OddTeam { players: 5 });
    check(molter(7, 14, 3), range(Counted::MolterPlayers, 14, (2, 12)));
    check(molter(7, 6, 7), rounds(7, 7, 6));
    check(molter(7, 6, 0), rounds(0, 7, 6));
    check(molter(20, 6, 14), rounds(14, 20, 13));
    let match_of = |boards| Scheveningen { boards, cycles: 1, way: Way::Balanced }.schedule();
    check(match_of(1), range(Counted::ScheveningenBoards, 1, (2, 60)));
    let schiller = |groups, as_printed| Schiller { groups, size: 3, as_printed }.schedule();
    check(schiller(3, true), Error::NotPrinted { groups: 3, size: 3 });
    check(schiller(1, false), range(Counted::SchillerGroups, 1, (2, 26)));
    let berlin = |players, groups| Berlin { players, groups, finals: Finals::Halves }.schedule();
    check(berlin(8, 3), range(Counted::BerlinGroups, 3, (2, 2)));
    check(berlin(7, 4), range(Counted::BerlinPlayers, 7, (8, 400)));
    check(numbers::remarkable(1), range(Counted::Players, 1, (2, 10000)));
}

#[test]
fn cups() {
    check(Cup::new(1).bracket(), range(Counted::CupPlayers, 1, (2, 1024)));
    check(Cup { legs: 0, ..Cup::new(8) }.bracket(), range(Counted::MatchGames, 0, (1, 8)));
    let dispensed =
        |who, rounds| Cup { dispensed: vec![(seat(who), rounds)], ..Cup::new(8) }.bracket();
    check(dispensed(9, 1), Error::NoSuchSeat { seat: 9, seats: 8 });
    let too_long = Error::DispensedTooLong { seat: seat(1), rounds: 10, most: 9 };
    check(dispensed(1, 10), too_long);
    let lazy = vec![(seat(1), 1), (seat(2), 1), (seat(3), 1)];
    check(Cup { dispensed: lazy, ..Cup::new(4) }.bracket(), Error::NobodyPlays { round: 1 });
    let preliminary = Preliminary::Yes;
    let needless = Error::NoPreliminary { places: 8, below: 8, undispensed: 8 };
    check(Cup { preliminary, ..Cup::new(8) }.bracket(), needless);
}

#[test]
fn questions() {
    let robin = RoundRobin::single(8);
    check(robin.opponent(seat(9), 1), Error::NoSuchSeat { seat: 9, seats: 8 });
    check(robin.opponent(seat(1), 8), range(Counted::Round, 8, (1, 7)));
    check(robin.meetings(seat(3), seat(3)), Error::OneSeat(seat(3)));
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
    let made = |names: &[&str]| tournament(&recipe, &field(names), "T");
    let twice = |name: &str| Error::NameTwice(name.to_owned());
    let two = Error::WrongNumber { what: Entered::Players, given: 2, needed: 3 };
    check(made(&["A", "B"]), two);
    check(made(&["A", "B", "a "]), twice("a"));
    check(made(&["A", " ", "C"]), Error::NoName(2));
    let drawer = |name: &str| Drawer { name: name.to_owned(), group: String::new() };
    let list: Vec<Drawer> = (0..8).map(|number| drawer(&format!("P{number}"))).collect();
    check(draw(&list, 1, Split::Refuse), range(Counted::VarmaPlayers, 8, (9, 24)));
    let mut list: Vec<Drawer> = (0..9).map(|number| drawer(&format!("P{number}"))).collect();
    list.push(drawer("P3"));
    check(draw(&list, 1, Split::Refuse), twice("P3"));
}
