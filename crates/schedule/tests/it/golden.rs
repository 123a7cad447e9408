//! What the seed documents print or fix, cell by cell.

use ronde_model::{Colour, Score};
use ronde_schedule::berger::{self, Order, RoundRobin};
use ronde_schedule::cup::{Cup, Preliminary};
use ronde_schedule::numbers::Remarkable;
use ronde_schedule::scheveningen::{Scheveningen, Way};
use ronde_schedule::schiller::Schiller;
use ronde_schedule::{Side, Stage, numbers, picture, rutsch, varma};

use crate::{all, seat, written};

/// C.05 annex 1; ssb-course prints the same for 6 and 8.
const BERGER: [(usize, &str); 5] = [
    (3, "2-3 | 1-2 | 3-1"),
    (4, "1-4 2-3 | 4-3 1-2 | 2-4 3-1"),
    (6, "1-6 2-5 3-4 | 6-4 5-3 1-2 | 2-6 3-1 4-5 | 6-5 1-4 2-3 | 3-6 4-2 5-1"),
    (
        8,
        "1-8 2-7 3-6 4-5 | 8-5 6-4 7-3 1-2 | 2-8 3-1 4-7 5-6 | 8-6 7-5 1-4 2-3 | \
         3-8 4-2 5-1 6-7 | 8-7 1-6 2-5 3-4 | 4-8 5-3 6-2 7-1",
    ),
    (
        10,
        "1-10 2-9 3-8 4-7 5-6 | 10-6 7-5 8-4 9-3 1-2 | 2-10 3-1 4-9 5-8 6-7 | \
         10-7 8-6 9-5 1-4 2-3 | 3-10 4-2 5-1 6-9 7-8 | 10-8 9-7 1-6 2-5 3-4 | \
         4-10 5-3 6-2 7-1 8-9 | 10-9 1-8 2-7 3-6 4-5 | 5-10 6-4 7-3 8-2 9-1",
    ),
];

#[test]
fn berger_is_as_printed() {
    for (players, expected) in BERGER {
        assert_eq!(expected, all(&RoundRobin::single(players).schedule().unwrap()), "{players}");
    }
}

#[test]
fn berger_player_by_player_for_six() {
    let rows = [
        "W6 W2 B3 W4 B5",
        "W5 B1 W6 W3 B4",
        "W4 B5 W1 B2 W6",
        "B3 B6 W5 B1 W2",
        "B2 W3 B4 B6 W1",
        "B1 W4 B2 W5 B3",
    ];
    let robin = RoundRobin::single(6);
    for (number, expected) in (1..).zip(rows) {
        let cell = |round| {
            let (opponent, colour) = robin.opponent(seat(number), round).unwrap().unwrap();
            format!("{}{opponent}", if colour == Colour::White { 'W' } else { 'B' })
        };
        assert_eq!(expected, (1..=5).map(cell).collect::<Vec<_>>().join(" "), "{number}");
    }
}

#[test]
fn rutsch_is_berger_in_another_order() {
    let order: Vec<usize> = (1..=5).map(|round| rutsch::as_berger_round(6, round)).collect();
    assert_eq!(vec![1, 4, 2, 5, 3], order);
    let schedule = RoundRobin { players: 6, cycles: 1, order: Order::Rutsch }.schedule().unwrap();
    for (round, berger) in schedule.rounds.iter().zip(order) {
        let pairs = |round: &ronde_schedule::Round| {
            let mut pairs: Vec<(Side, Side)> = round
                .boards
                .iter()
                .map(|it| (it.white.min(it.black), it.white.max(it.black)))
                .collect();
            pairs.sort_unstable();
            pairs
        };
        let table = RoundRobin::single(6).schedule().unwrap();
        assert_eq!(pairs(&table.rounds[berger - 1]), pairs(round));
    }
    // The pivot has Black, White, Black …
    let colours: Vec<Colour> = (1..=5).map(|round| rutsch::colour(6, 6, round)).collect();
    let (white, black) = (Colour::White, Colour::Black);
    assert_eq!(vec![black, white, black, white, black], colours);
}

/// Repetitions of colours come in twos, so not all N−1 others can have exactly one (see `rutsch`).
#[test]
fn rutsch_repeats_one_colour_for_all_but_two() {
    for n in (4..=40).step_by(2) {
        let repeats = |player: usize| {
            (1..n - 1)
                .filter(|round| {
                    rutsch::colour(n, player, *round) == rutsch::colour(n, player, round + 1)
                })
                .count()
        };
        assert_eq!((0, 0), (repeats(n), repeats(1)), "{n}");
        assert!((2..n).all(|player| repeats(player) == 1), "{n}");
    }
}

#[test]
fn the_double_round_robin_exchanges_two_rounds_of_its_first_cycle() {
    let double = RoundRobin { players: 4, cycles: 2, order: Order::ReversedEnd };
    let expected = "1-4 2-3 | 2-4 3-1 | 4-3 1-2 | 4-1 3-2 | 3-4 2-1 | 4-2 1-3";
    assert_eq!(expected, all(&double.schedule().unwrap()));
    let plain = RoundRobin { players: 4, cycles: 2, order: Order::Berger };
    let expected = "1-4 2-3 | 4-3 1-2 | 2-4 3-1 | 4-1 3-2 | 3-4 2-1 | 4-2 1-3";
    assert_eq!(expected, all(&plain.schedule().unwrap()));
}

#[test]
fn varma_rows() {
    for (players, expected) in [
        (10, ["3 4 8", "5 7 9", "1 6", "2 10"]),
        (12, ["4 5 9 10", "1 2 6 7", "3 11", "8 12"]),
        (14, ["4 5 6 11 12", "1 2 8 9", "7 10 13", "3 14"]),
        (13, ["4 5 6 11 12", "1 2 8 9", "7 10 13", "3"]),
        (16, ["5 6 7 12 13 14", "1 2 3 9 10", "8 11 15", "4 16"]),
        (20, ["6 7 8 9 15 16 17 18", "1 2 3 11 12 13 14", "5 10 19", "4 20"]),
        (24, ["6 7 8 9 10 11 19 20 21 22", "1 2 3 4 13 14 15 16 17", "12 18 23", "5 24"]),
    ] {
        let groups = varma::groups(players).unwrap();
        let text =
            groups.map(|group| group.iter().map(usize::to_string).collect::<Vec<_>>().join(" "));
        assert_eq!(expected.map(str::to_owned), text, "{players}");
    }
}

/// The misprints fail the property that the corrected rows have.
#[test]
fn varma_rows_as_printed_would_meet_late() {
    let meet = |n: usize, one, other| berger::round_of(n, one, other);
    assert_eq!((11, 11, 12), (meet(14, 2, 10), meet(14, 3, 9), meet(14, 3, 10)));
    assert_eq!(11, meet(12, 6, 12));
}

#[test]
fn scheveningen_of_the_seed() {
    let expected = "A1-B1 A2-B2 A3-B3 | B3-A1 B1-A2 B2-A3 | A1-B2 A2-B3 A3-B1";
    let match_of_3 = Scheveningen { boards: 3, cycles: 1, way: Way::Sitting };
    assert_eq!(expected, all(&match_of_3.schedule().unwrap()));
}

/// C.05 annex 4.
#[test]
fn scheveningen_of_fide() {
    for (boards, expected) in [
        (2, "A1B1 A2B2 | B2A1 B1A2"),
        (3, "A1B1 A2B2 B3A3 | B2A1 A2B3 B1A3 | A1B3 B1A2 A3B2"),
        (
            4,
            "A1B1 A2B2 B3A3 B4A4 | B2A1 B1A2 A3B4 A4B3 | A1B3 A2B4 B1A3 B2A4 | \
             B4A1 B3A2 A3B2 A4B1",
        ),
        (
            5,
            "A1B1 A2B2 A3B3 B4A4 B5A5 | B2A1 B3A2 B4A3 A4B5 A5B1 | A1B3 A2B4 B5A3 B1A4 A5B2 | \
             B4A1 B5A2 A3B1 A4B2 B3A5 | A1B5 B1A2 B2A3 A4B3 A5B4",
        ),
        (
            6,
            "B1A1 B5A2 A3B4 A4B2 A5B3 B6A6 | B2A1 A2B1 B3A3 B4A4 A5B6 A6B5 | \
             A1B3 A2B2 B1A3 B6A4 B5A5 A6B4 | A1B4 B6A2 A3B5 A4B1 B2A5 B3A6 | \
             B5A1 B4A2 A3B6 B3A4 A5B1 A6B2 | A1B6 A2B3 B2A3 A4B5 B4A5 B1A6",
        ),
        (
            7,
            "A1B1 A2B2 A3B3 A4B4 B5A5 B6A6 B7A7 | B2A1 B3A2 B4A3 A4B5 A5B6 A6B7 B1A7 | \
             A1B3 A2B4 A3B5 B6A4 B7A5 B1A6 A7B2 | B4A1 B5A2 A3B6 A4B7 A5B1 B2A6 B3A7 | \
             A1B5 A2B6 B7A3 B1A4 B2A5 A6B3 A7B4 | B6A1 A2B7 A3B1 A4B2 B3A5 B4A6 B5A7 | \
             A1B7 B1A2 B2A3 B3A4 A5B4 A6B5 A7B6",
        ),
        (
            8,
            "A1B1 A2B2 A3B3 A4B4 B5A5 B6A6 B7A7 B8A8 | B2A1 B3A2 B4A3 B1A4 A5B6 A6B7 A7B8 A8B5 | \
             A1B3 A2B4 A3B1 A4B2 B7A5 B8A6 B5A7 B6A8 | B4A1 B1A2 B2A3 B3A4 A5B8 A6B5 A7B6 A8B7 | \
             A1B5 A2B6 A3B7 A4B8 B1A5 B2A6 B3A7 B4A8 | B6A1 B7A2 B8A3 B5A4 A5B2 A6B3 A7B4 A8B1 | \
             A1B7 A2B8 A3B5 A4B6 B3A5 B4A6 B1A7 B2A8 | B8A1 B5A2 B6A3 B7A4 A5B4 A6B1 A7B2 A8B3",
        ),
    ] {
        let schedule = Scheveningen { boards, cycles: 1, way: Way::Balanced }.schedule().unwrap();
        assert_eq!(expected, all(&schedule).replace('-', ""), "{boards}");
    }
}

#[test]
fn schiller_of_the_seed() {
    let printed = "A1-B1 A2-B2 A3-B3 C1-D1 C2-D2 C3-D3 | B3-A1 B1-A2 B2-A3 D3-C1 D1-C2 D2-C3 | \
        A1-B2 A2-B3 A3-B1 C1-D2 C2-D3 C3-D1 | D1-A1 A2-D2 D3-A3 B1-C1 B2-C2 B3-C3 | \
        A1-D3 D1-A2 A3-D2 C1-B3 C2-B1 C3-B2 | D2-A1 A2-D3 D1-A3 B2-C1 B3-C2 B1-C3 | \
        C1-A1 C2-A2 C3-A3 B2-D2 B1-D1 B3-D3 | A1-C3 A2-C1 A3-C2 D2-B1 D1-B3 D3-B2 | \
        C2-A1 C3-A2 C1-A3 B3-D2 B2-D1 B1-D3";
    let schiller = |as_printed| Schiller { groups: 4, size: 3, as_printed }.schedule().unwrap();
    assert_eq!(printed, all(&schiller(true)));
    let mended =
        printed.replace("A2-D2", "D2-A2").replace("D1-A2", "A2-D1").replace("A2-D3", "D3-A2");
    assert_eq!(mended, all(&schiller(false)));
    let whites = |as_printed| {
        let schedule = schiller(as_printed);
        let mut whites = [0; 12];
        for board in schedule.rounds.iter().flat_map(|round| &round.boards) {
            whites[board.white.seat().unwrap().index()] += 1;
        }
        whites
    };
    assert_eq!([4, 5, 4, 5, 5, 5, 5, 5, 5, 5, 3, 3], whites(true));
    assert_eq!([4, 4, 4, 5, 5, 5, 5, 5, 5, 4, 4, 4], whites(false));
}

/// Entrants, rounds, byes, players in round 1, players in round 2.
#[test]
fn cups_of_the_seed() {
    for (players, rounds, byes, first, second) in [
        (32, 5, 0, 32, 16),
        (54, 6, 10, 44, 32),
        (55, 6, 9, 46, 32),
        (62, 6, 2, 60, 32),
        (33, 6, 31, 2, 32),
    ] {
        let bracket = Cup::new(players).bracket().unwrap();
        let found = (
            bracket.rounds(),
            bracket.resting[0].len(),
            2 * bracket.of_stage(0).count(),
            2 * bracket.of_stage(1).count(),
        );
        assert_eq!((rounds, byes, first, second), found, "{players}");
    }
}

/// Case D, both readings: games of each round.
#[test]
fn dispensed_players_of_the_seed() {
    let dispensed = vec![(seat(1), 2), (seat(2), 2), (seat(3), 1)];
    let games = |cup: &Cup| {
        let bracket = cup.bracket().unwrap();
        (0..bracket.rounds()).map(|stage| bracket.of_stage(stage).count()).collect::<Vec<_>>()
    };
    let besides = Cup { dispensed: dispensed.clone(), ..Cup::new(58) };
    assert_eq!(65, besides.weight());
    assert_eq!(vec![1, 27, 14, 8, 4, 2, 1], games(&besides));
    assert_eq!(Stage::Preliminary, besides.bracket().unwrap().stage(0));
    assert_eq!(57, games(&besides).iter().sum::<usize>());
    let among = Cup { dispensed, ..Cup::new(55) };
    assert_eq!(62, among.weight());
    assert_eq!(vec![25, 14, 8, 4, 2, 1], games(&among));
    assert_eq!(54, games(&among).iter().sum::<usize>());
    let without = Cup { preliminary: Preliminary::No, ..besides };
    assert_eq!(57, games(&without).iter().sum::<usize>());
    assert_ne!(Stage::Preliminary, without.bracket().unwrap().stage(0));
}

/// A 2500 … H 2400: first against last, and A and B can meet in the final only.
#[test]
fn the_seeded_eight() {
    let bracket = Cup::new(8).bracket().unwrap();
    let name = |side: Side| match side {
        Side::Seat(seat) => char::from(b"ABCDEFGH"[seat.index()]).to_string(),
        Side::Winner(number) => format!("w{number}"),
        _ => unreachable!("nobody plays on"),
    };
    let matches: Vec<String> =
        bracket.matches.iter().map(|one| one.sides.map(name).join("-")).collect();
    assert_eq!(vec!["A-H", "B-G", "C-F", "D-E", "w1-w4", "w2-w3", "w5-w6"], matches);
}

#[test]
fn remarkable_numbers() {
    for (players, least, most, single, double) in [
        (32, 5, Some(16), 31, 62),
        (10, 4, Some(5), 9, 18),
        (9, 4, Some(4), 9, 18),
        (2, 1, Some(1), 1, 2),
        // Half of the players is less than enough rounds.
        (3, 2, None, 3, 6),
        (5, 3, None, 5, 10),
    ] {
        let found = numbers::remarkable(players).unwrap();
        let found = (found.least, found.most, found.single, found.double);
        assert_eq!((least, most, single, double), found, "{players}");
    }
    for players in 2..=500 {
        let Remarkable { least, most, single, .. } = numbers::remarkable(players).unwrap();
        let in_order = most.is_none_or(|most| least <= most && most <= single);
        assert!(in_order && most.is_none() == [3, 5].contains(&players), "{players}");
    }
    assert_eq!(68, numbers::boards(17, 8));
    let weights: Vec<usize> = (1..=8).map(|board| numbers::berlin_weight(8, board)).collect();
    assert_eq!(vec![8, 7, 6, 5, 4, 3, 2, 1], weights);
    // Wins on boards 1 and 3, a draw on board 8: 14½.
    let tenths = 10 * numbers::berlin_weight(8, 1)
        + 10 * numbers::berlin_weight(8, 3)
        + 5 * numbers::berlin_weight(8, 8);
    assert_eq!("14.5", Score::from_tenths(i32::try_from(tenths).unwrap()).to_string());
}

#[test]
fn pictures_are_whole() {
    let words = picture::FigureWords {
        title: "T & T",
        heading: "heading",
        rounds: "rounds",
        players: "players",
        curves: ["a", "b", "c", "d"],
    };
    let figure = picture::remarkable(words, 20, 64);
    assert!(figure.contains("T &amp; T"));
    assert_eq!(4, figure.matches("<polyline").count());
    assert!(figure.starts_with("<svg ") && figure.ends_with("</svg>\n"));
    let bracket = Cup::new(11).bracket().unwrap();
    let drawn = picture::bracket(&bracket, "A & B", &|side| format!("{side:?}"));
    assert_eq!(10 + 1, drawn.matches("<rect").count(), "ten matches on a sheet");
    assert!(drawn.contains("A &amp; B"));
}

#[test]
fn rounds_are_written_as_people_do() {
    let schedule = RoundRobin::single(4).schedule().unwrap();
    assert_eq!("1-4 2-3", written(&schedule, &schedule.rounds[0]));
}
