//! Brackets of every size, and cups played to the end.

use std::collections::BTreeMap;

use ronde_model::Score;
use ronde_schedule::check;
use ronde_schedule::cup::{Bracket, Cup, Places, Preliminary, Seeding};
use ronde_schedule::field::{Meeting, Points};
use ronde_schedule::{Error, Seat, Side};

use crate::{Lot, seat};

fn dispensations(cup: &Cup) -> Vec<usize> {
    let mut rounds = vec![0; cup.players];
    for (seat, number) in &cup.dispensed {
        rounds[seat.index()] = *number;
    }
    rounds
}

#[track_caller]
fn proved(cup: &Cup, bracket: &Bracket) {
    let weight: usize = dispensations(cup).iter().map(|rounds| 1 << rounds).sum();
    let mut rounds = 0;
    while 1 << rounds < weight {
        rounds += 1;
    }
    let faults = check::cup(bracket, &dispensations(cup), rounds);
    assert!(faults.is_empty(), "{cup:?}: {faults:?}");
}

#[test]
fn every_size_from_2_to_512() {
    for players in 2..=512 {
        for places in [Places::First, Places::Third, Places::All] {
            let cup = Cup { places, ..Cup::new(players) };
            let bracket = cup.bracket().unwrap();
            proved(&cup, &bracket);
            if places == Places::All {
                let places: Vec<usize> = bracket.ranking.iter().map(|(place, _)| *place).collect();
                assert_eq!((1..=players).collect::<Vec<_>>(), places, "{players}");
            }
        }
    }
}

/// Every size with dispensations by lot: it works, or a round would have no match at all.
#[test]
fn every_size_with_random_dispensations() {
    let mut lot = Lot(77);
    let (mut made, mut refused) = (0, 0);
    for players in 2..=512 {
        for _ in 0..4 {
            let number = lot.below(1 + players.min(12) / 2);
            let dispensed: BTreeMap<Seat, usize> =
                (0..number).map(|_| (seat(1 + lot.below(players)), 1 + lot.below(4))).collect();
            let seeding = match lot.below(2) {
                0 => Seeding::Strength,
                _ => Seeding::Lot { protected: lot.below(players.min(9)), seed: lot.0 },
            };
            let preliminary =
                if lot.below(2) == 0 { Preliminary::WhereNeeded } else { Preliminary::No };
            let cup = Cup {
                dispensed: dispensed.into_iter().collect(),
                seeding,
                preliminary,
                ..Cup::new(players)
            };
            match cup.bracket() {
                Ok(bracket) => {
                    made += 1;
                    proved(&cup, &bracket);
                }
                Err(Error::NobodyPlays { .. }) => {
                    refused += 1;
                    // Of the few who are left, those who must play are fewer than two somewhere.
                    assert!(players < 40, "{cup:?}");
                }
                Err(other) => panic!("{cup:?}: {other:?}"),
            }
        }
    }
    assert!(made > 1900 && refused < 100, "{made} made, {refused} refused");
}

#[test]
fn protected_players_meet_late() {
    for players in [8, 16, 23, 64] {
        for seed in 0..20 {
            let seeding = Seeding::Lot { protected: 4, seed };
            let bracket = Cup { seeding, ..Cup::new(players) }.bracket().unwrap();
            // The favourites always win: 1 to 4 reach the semi-finals, 1 and 2 the final.
            let progress = played(&bracket, 1, Ord::min);
            assert_eq!(
                vec![(1, seat(1)), (2, seat(2))],
                progress.iter().take(2).copied().collect::<Vec<_>>()
            );
            let mut semi: Vec<usize> = progress[2..4].iter().map(|(_, it)| it.get()).collect();
            semi.sort_unstable();
            assert_eq!(vec![3, 4], semi, "{players} players, seed {seed}");
        }
    }
    let draw =
        |seed| Cup { seeding: Seeding::Lot { protected: 0, seed }, ..Cup::new(16) }.bracket();
    assert_ne!(draw(1), draw(2));
}

/// Plays a cup to its end; the given one of two wins.
fn played(
    bracket: &Bracket,
    legs: usize,
    winner: impl Fn(Seat, Seat) -> Seat,
) -> Vec<(usize, Seat)> {
    let mut rounds: Vec<Vec<Meeting>> = Vec::new();
    loop {
        let progress = bracket.progress(legs, &rounds, &BTreeMap::new()).unwrap();
        let Some(next) = progress.next else { return progress.places };
        let meeting = |board: &ronde_schedule::Board| {
            let (white, black) = board.seats().unwrap();
            let white_wins = winner(white, black) == white;
            meeting(white, black, if white_wins { (10, 0) } else { (0, 10) })
        };
        rounds.push(next.boards.iter().map(meeting).collect());
    }
}

fn meeting(white: Seat, black: Seat, tenths: (i32, i32)) -> Meeting {
    let points = Points {
        white: Score::from_tenths(tenths.0),
        black: Score::from_tenths(tenths.1),
        berlin: 0,
        boards: std::cmp::Ordering::Equal,
    };
    Meeting { white, black, points: Some(points) }
}

#[test]
fn everybody_has_a_path_to_the_title() {
    for (players, dispensed) in [
        (2, vec![]),
        (11, vec![(seat(3), 2)]),
        (58, vec![(seat(1), 2), (seat(2), 2), (seat(3), 1)]),
    ] {
        let bracket = Cup { dispensed, ..Cup::new(players) }.bracket().unwrap();
        for hero in 1..=players {
            let places = played(&bracket, 1, |one, other| {
                if one.get() == hero || other.get() == hero { seat(hero) } else { one.max(other) }
            });
            assert_eq!((1, seat(hero)), places[0], "{players} players");
            assert_eq!(players, places.len(), "everybody has a place");
        }
    }
}

#[test]
fn all_places_are_played_for() {
    for players in [2, 3, 5, 8, 13, 16] {
        let bracket = Cup { places: Places::All, ..Cup::new(players) }.bracket().unwrap();
        let places = played(&bracket, 1, Ord::min);
        let order: Vec<usize> = places.iter().map(|(_, seat)| seat.get()).collect();
        let numbers: Vec<usize> = places.iter().map(|(place, _)| *place).collect();
        assert_eq!((1..=players).collect::<Vec<_>>(), numbers);
        assert_eq!((1, 2), (order[0], order[1]), "{players}: {order:?}");
    }
    // Eight with placement matches: twelve games in three rounds, everybody plays in each.
    let eight = Cup { places: Places::All, ..Cup::new(8) }.bracket().unwrap();
    assert!((0..3).all(|stage| eight.of_stage(stage).count() == 4));
}

#[test]
fn third_place_has_a_match() {
    let bracket = Cup { places: Places::Third, ..Cup::new(8) }.bracket().unwrap();
    let third = bracket.matches.iter().find(|one| one.places == (3, 4)).unwrap();
    assert_eq!([Side::Loser(5), Side::Loser(6)], third.sides);
    let places = played(&bracket, 1, Ord::min);
    assert_eq!((3, seat(3)), places[2]);
    assert_eq!(8, places.len());
}

/// Two legs with changed colours; a level match is played off until somebody wins.
#[test]
fn two_legs_and_play_offs() {
    let bracket = Cup { legs: 2, ..Cup::new(2) }.bracket().unwrap();
    let none = BTreeMap::new();
    let mut rounds = Vec::new();
    let mut white = Vec::new();
    for result in [(10, 0), (10, 0), (5, 5), (5, 5)] {
        let next = bracket.progress(2, &rounds, &none).unwrap().next.unwrap();
        let (one, other) = next.boards[0].seats().unwrap();
        white.push(one.get());
        rounds.push(vec![meeting(one, other, result)]);
    }
    assert_eq!(vec![1, 2, 1, 2], white, "colours change from game to game");
    let level = bracket.progress(2, &rounds, &none).unwrap();
    assert_eq!((None, 4), (level.ties[0].winner, level.ties[0].games));
    assert!(level.next.is_some(), "another game");
    let decided = BTreeMap::from([(1, seat(2))]);
    let over = bracket.progress(2, &rounds, &decided).unwrap();
    assert_eq!((Some(seat(2)), None), (over.ties[0].winner, over.next));
    let wrong = BTreeMap::from([(1, seat(3))]);
    let wrong = Cup { legs: 2, ..Cup::new(2) }.bracket().unwrap().progress(2, &rounds, &wrong);
    assert_eq!(Err(Error::NotInMatch { number: 1, seat: seat(3) }), wrong);
}

#[test]
fn a_round_that_was_not_due_is_refused() {
    let bracket = Cup::new(4).bracket().unwrap();
    let none = BTreeMap::new();
    let wrong = vec![vec![meeting(seat(1), seat(2), (10, 0)), meeting(seat(3), seat(4), (10, 0))]];
    assert_eq!(Err(Error::Differs { round: 1 }), bracket.progress(1, &wrong, &none));
    let open = Meeting { points: None, ..meeting(seat(1), seat(4), (0, 0)) };
    let missing = vec![vec![open, meeting(seat(3), seat(2), (10, 0))]];
    let expected = Err(Error::ResultsMissing { round: 1, games: 1 });
    assert_eq!(expected, bracket.progress(1, &missing, &none));
}
