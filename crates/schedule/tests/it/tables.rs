//! Properties of every size, by the checker that shares no code with the tables.

use ronde_model::Colour;
use ronde_schedule::berger::{self, Order, RoundRobin};
use ronde_schedule::scheveningen::{Scheveningen, Way};
use ronde_schedule::schiller::Schiller;
use ronde_schedule::{Side, check, varma};

use crate::seat;

const NOTHING: Vec<check::Fault> = Vec::new();

#[test]
fn round_robins_of_3_to_40() {
    for players in 3..=40 {
        for (order, cycles) in [
            (Order::Berger, 1),
            (Order::Berger, 2),
            (Order::Berger, 3),
            (Order::ReversedEnd, 2),
            (Order::Rutsch, 1),
            (Order::Rutsch, 2),
        ] {
            let schedule = RoundRobin { players, cycles, order }.schedule().unwrap();
            let faults = check::round_robin(&schedule, players, cycles);
            assert_eq!(NOTHING, faults, "{players} players, {order:?}, {cycles} cycles");
        }
        // What the exchange is for: no colour three times running where the cycles meet.
        let double = RoundRobin { players, cycles: 2, order: Order::ReversedEnd };
        assert_eq!(
            NOTHING,
            check::no_colour_more_than(&double.schedule().unwrap(), 2),
            "{players}"
        );
    }
}

#[test]
fn the_lower_half_has_one_white_more() {
    for players in (4..=40).step_by(2) {
        let table = berger::table(players);
        for number in 1..=players {
            let whites = table.iter().flatten().filter(|pair| pair.0 == number).count();
            let due = if number <= players / 2 { players / 2 } else { players / 2 - 1 };
            assert_eq!(due, whites, "{number} of {players}");
        }
    }
}

/// The formulas know every cell of the table: opponent, round and colour, in every order.
#[test]
fn formulas_agree_with_the_tables() {
    for players in 3..=40 {
        for (order, cycles) in
            [(Order::Berger, 1), (Order::Berger, 3), (Order::ReversedEnd, 2), (Order::Rutsch, 2)]
        {
            let robin = RoundRobin { players, cycles, order };
            let schedule = robin.schedule().unwrap();
            for (number, round) in (1..).zip(&schedule.rounds) {
                for board in &round.boards {
                    let (white, black) = board.seats().unwrap();
                    let told = |who| robin.opponent(who, number).unwrap();
                    assert_eq!(Some((black, Colour::White)), told(white), "{robin:?} {number}");
                    assert_eq!(Some((white, Colour::Black)), told(black), "{robin:?} {number}");
                    let meetings = robin.meetings(white, black).unwrap();
                    assert!(meetings.contains(&(number, Colour::White)), "{robin:?} {number}");
                    assert_eq!(cycles, meetings.len());
                }
                for side in &round.resting {
                    assert_eq!(None, robin.opponent(side.seat().unwrap(), number).unwrap());
                }
            }
        }
    }
}

#[test]
fn varma_groups_do_not_meet_in_the_last_three_rounds() {
    for players in varma::LEAST..=varma::MOST {
        let schedule = RoundRobin::single(players).schedule().unwrap();
        let groups = varma::groups(players).unwrap();
        let mut numbers: Vec<usize> = groups.concat();
        numbers.sort_unstable();
        assert_eq!((1..=players).collect::<Vec<_>>(), numbers, "every number once");
        let group = |side: Side| {
            let number = side.seat().unwrap().get();
            groups.iter().position(|group| group.contains(&number))
        };
        for round in schedule.rounds.iter().rev().take(3) {
            for board in &round.boards {
                assert_ne!(group(board.white), group(board.black), "{players}: {board:?}");
            }
        }
    }
}

#[test]
fn scheveningen_of_2_to_30_boards() {
    for boards in 2..=30 {
        for cycles in 1..=2 {
            for way in [Way::Sitting, Way::Balanced] {
                let schedule = Scheveningen { boards, cycles, way }.schedule().unwrap();
                let faults = check::between_teams(&schedule, boards, cycles);
                assert_eq!(NOTHING, faults, "{boards} boards, {way:?}, {cycles} cycles");
            }
        }
        let balanced = Scheveningen { boards, cycles: 1, way: Way::Balanced }.schedule().unwrap();
        assert_eq!(NOTHING, check::no_colour_more_than(&balanced, 2), "{boards} boards");
        for (number, round) in (1..).zip(&balanced.rounds) {
            let of_a = |side: Side| side.seat().unwrap().get() <= boards;
            let whites = round.boards.iter().filter(|board| of_a(board.white)).count();
            // With two boards the seed's way and FIDE's are the same: one colour a team.
            let apart = if boards % 4 == 2 && boards > 6 { 2 } else { 1 };
            let fair = boards == 2 || whites.abs_diff(boards - whites) <= apart;
            assert!(fair, "{boards} boards, round {number}: team A has White {whites} times");
        }
    }
}

#[test]
fn a_team_that_sits_has_one_colour_in_a_round() {
    let schedule = Scheveningen { boards: 7, cycles: 1, way: Way::Sitting }.schedule().unwrap();
    for (index, round) in schedule.rounds.iter().enumerate() {
        let white = round.boards.iter().all(|board| board.white.seat().unwrap() <= seat(7));
        let black = round.boards.iter().all(|board| board.black.seat().unwrap() <= seat(7));
        assert_eq!((index % 2 == 0, index % 2 == 1), (white, black));
    }
}

#[test]
fn schiller_of_every_size() {
    for groups in 2..=8 {
        for size in 1..=7 {
            let schiller = Schiller { groups, size, as_printed: false };
            let schedule = schiller.schedule().unwrap();
            let named = format!("{groups} groups of {size}");
            assert_eq!(NOTHING, check::between_teams(&schedule, size, 1), "{named}");
            assert_eq!(NOTHING, check::no_colour_more_than(&schedule, 2), "{named}");
            let general = ronde_schedule::Schedule { rounds: schiller.general(), ..schedule };
            assert_eq!(NOTHING, check::between_teams(&general, size, 1), "{named}, general");
        }
    }
}

/// As printed, D1 has White three times running, and some have two colours more of one.
#[test]
fn the_checker_sees_the_printed_fault_of_schiller() {
    let printed = Schiller { groups: 4, size: 3, as_printed: true }.schedule().unwrap();
    assert_eq!(3, check::no_colour_more_than(&printed, 2).len());
    assert!(!check::between_teams(&printed, 3, 1).is_empty());
}

/// A checker that finds nothing proves nothing unless it finds what is wrong.
#[test]
fn the_checker_finds_what_is_spoilt() {
    let sound = RoundRobin::single(8).schedule().unwrap();
    let mut spoilt = sound.clone();
    spoilt.rounds[2].boards[1] = spoilt.rounds[3].boards[1];
    assert!(!check::round_robin(&spoilt, 8, 1).is_empty(), "another game");
    let mut spoilt = sound.clone();
    spoilt.rounds.swap_remove(4);
    assert!(!check::round_robin(&spoilt, 8, 1).is_empty(), "a round less");
    let mut spoilt = sound.clone();
    for round in &mut spoilt.rounds {
        let board = round.boards.iter_mut().find(|board| board.black.seat() == Some(seat(1)));
        if let Some(board) = board {
            *board = board.reversed();
        }
    }
    assert!(!check::round_robin(&spoilt, 8, 1).is_empty(), "always White");
}
