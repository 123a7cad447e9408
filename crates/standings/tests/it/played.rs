//! Every kind from schedule to final ranking, by way of a file each time.

use std::collections::BTreeSet;

use ronde_formats::trf::{self, Flavour, WriteOptions};
use ronde_model::{Game, GameResult, Parts, PlayedScore, Round, Snapshot};
use ronde_schedule::berger::{Order, RoundRobin};
use ronde_schedule::berlin::{Berlin, Finals};
use ronde_schedule::cup::{Cup, Places, Preliminary, Seeding};
use ronde_schedule::molter::Molter;
use ronde_schedule::scheveningen::{Scheveningen, Way};
use ronde_schedule::schiller::Schiller;
use ronde_schedule::{Difference, Field, Kind, Recipe, Seat, decide, recipe_of, tournament};
use ronde_standings::{Standings, compare, next_rounds};

use crate::literal_places;

fn seat(number: usize) -> Seat {
    Seat::new(number).unwrap()
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
        *round = Round::new(games.collect(), round.unpaired().to_vec()).unwrap();
    }
    Snapshot::new(parts).unwrap()
}

/// Ranks and numbers, the first first.
fn ranks(snapshot: &Snapshot) -> Vec<(u32, u32)> {
    let standings = Standings::declared(snapshot);
    standings.rows().iter().map(|row| (row.rank, row.who.number())).collect()
}

fn every_kind() -> Vec<Recipe> {
    let robin = |players, cycles, order| Kind::RoundRobin(RoundRobin { players, cycles, order });
    let berlin = |players, groups, finals| Kind::Berlin(Berlin { players, groups, finals });
    let team = |kind, boards| Recipe { kind, boards: Some(boards) };
    let lot = Seeding::Lot { protected: 2, seed: 5 };
    let long = Cup {
        dispensed: vec![(seat(1), 2), (seat(2), 2), (seat(3), 1)],
        preliminary: Preliminary::WhereNeeded,
        ..Cup::new(58)
    };
    let mut all: Vec<Recipe> = [
        robin(6, 1, Order::Berger),
        robin(7, 1, Order::Berger),
        robin(5, 3, Order::Berger),
        robin(6, 2, Order::ReversedEnd),
        robin(8, 1, Order::Rutsch),
        Kind::Scheveningen(Scheveningen { boards: 4, cycles: 1, way: Way::Balanced }),
        Kind::Scheveningen(Scheveningen { boards: 3, cycles: 2, way: Way::Sitting }),
        Kind::Schiller(Schiller { groups: 4, size: 3, as_printed: false }),
        Kind::Schiller(Schiller { groups: 4, size: 3, as_printed: true }),
        Kind::Schiller(Schiller { groups: 3, size: 4, as_printed: false }),
        berlin(8, 2, Finals::Halves),
        berlin(9, 2, Finals::Placement),
        berlin(16, 4, Finals::Halves),
        berlin(17, 4, Finals::Placement),
        Kind::Molter(Molter { teams: 7, players: 4, rounds: 3, seed: 1 }),
        Kind::Molter(Molter { teams: 6, players: 2, rounds: 5, seed: 1 }),
        Kind::Cup(Cup::new(13)),
        Kind::Cup(Cup { places: Places::Third, legs: 2, seeding: lot, ..Cup::new(8) }),
        Kind::Cup(Cup { places: Places::All, ..Cup::new(11) }),
        Kind::Cup(long),
    ]
    .into_iter()
    .map(Recipe::from)
    .collect();
    all.push(team(robin(5, 1, Order::Berger), 4));
    all.push(team(berlin(8, 2, Finals::Halves), 3));
    all.push(team(Kind::Cup(Cup { places: Places::Third, ..Cup::new(6) }), 4));
    all
}

/// Written as TRF26 and read again, as a file on a desk would be.
fn by_file(snapshot: &Snapshot) -> Snapshot {
    let written = trf::write(snapshot, Flavour::Trf26, WriteOptions::default());
    assert_eq!(Vec::<trf::Loss>::new(), written.losses);
    let reading = trf::read(written.text.as_bytes()).unwrap();
    assert!(reading.is_clean(), "{:?}\n{}", reading.problems, written.text);
    reading.snapshot
}

/// The lower number wins, so the ranking is known beforehand; three draws are mixed in where no
/// place depends on them.
fn the_lower_number_wins(white: u32, black: u32) -> PlayedScore {
    if white < black { PlayedScore::WhiteWins } else { PlayedScore::BlackWins }
}

/// Plays everything to the end, a file after every step.
fn to_the_end(recipe: &Recipe) -> Snapshot {
    let mut snapshot = by_file(&tournament(recipe, &Field::numbered(recipe), "Test").unwrap());
    for _ in 0..30 {
        assert_eq!(*recipe, recipe_of(&snapshot).unwrap());
        snapshot = by_file(&play(&snapshot, the_lower_number_wins));
        let next = next_rounds(&snapshot, recipe).unwrap();
        if next.rounds.is_empty() {
            return snapshot;
        }
        snapshot = by_file(&next.added_to(&snapshot, recipe));
    }
    panic!("{recipe} does not end");
}

/// Whoever wins the match for the fifth place is fifth, behind the one who lost that for the third,
/// whatever points they have. The lower number wins every game, so the places are the numbers.
#[test]
fn every_place_of_a_cup_is_the_one_that_was_played_for() {
    let cup = Cup { places: Places::All, ..Cup::new(8) };
    let table = ranks(&to_the_end(&Recipe::from(Kind::Cup(cup))));
    assert_eq!((1..=8).map(|it| (it, it)).collect::<Vec<_>>(), table);
}

#[test]
fn every_kind_is_played_to_the_end() {
    for recipe in every_kind() {
        let snapshot = to_the_end(&recipe);
        let differences = compare(&snapshot, &recipe).unwrap();
        assert!(differences.iter().all(Option::is_none), "{recipe}: {differences:?}");
        assert_eq!(differences.len(), snapshot.rounds.len());
        let ranked = ranks(&snapshot);
        let everybody: BTreeSet<u32> = ranked.iter().map(|(_, number)| *number).collect();
        assert_eq!(ranked.len(), everybody.len(), "{recipe}: everybody has one place");
        // Where everybody meets everybody, or loses once, the strongest is first.
        assert_eq!((1, 1), ranked[0], "{recipe}: {ranked:?}");
        assert!(ranked.windows(2).all(|two| two[0].0 <= two[1].0), "{recipe}");
    }
}

#[test]
fn a_round_robin_ends_in_the_order_of_strength() {
    for recipe in every_kind().iter().filter(|it| matches!(it.kind, Kind::RoundRobin(_))) {
        let last = u32::try_from(recipe.seats()).unwrap();
        let expected: Vec<(u32, u32)> = (1..=last).map(|it| (it, it)).collect();
        assert_eq!(expected, ranks(&to_the_end(recipe)), "{recipe}");
    }
}

/// A Berlin tournament of eight: 1, 4, 5, 8 and 2, 3, 6, 7; then 1, 4, 2, 3 above.
#[test]
fn the_halves_of_berlin() {
    let recipe =
        Recipe::from(Kind::Berlin(Berlin { players: 8, groups: 2, finals: Finals::Halves }));
    let snapshot = to_the_end(&recipe);
    assert_eq!(6, snapshot.rounds.len());
    let expected: Vec<(u32, u32)> = (1..=8).map(|it| (it, it)).collect();
    assert_eq!(expected, ranks(&snapshot));
}

#[test]
fn codes_of_the_report_file() {
    let robin = |cycles, order| Kind::RoundRobin(RoundRobin { players: 6, cycles, order });
    for (kind, boards, code) in [
        (robin(1, Order::Berger), None, "FIDE_ROUNDROBIN"),
        (robin(2, Order::Berger), None, "BERGER_DOUBLEROUNDROBIN"),
        (robin(3, Order::Berger), None, "BERGER_ROUNDROBIN_G3"),
        (robin(2, Order::ReversedEnd), None, "FIDE_DOUBLEROUNDROBIN"),
        (robin(2, Order::ReversedEnd), Some(4), "FIDE_TEAM_DOUBLEROUNDROBIN"),
        (robin(3, Order::Berger), Some(4), "BERGER_TEAM_ROUNDROBIN_G3"),
        (
            Kind::Scheveningen(Scheveningen { boards: 3, cycles: 2, way: Way::Balanced }),
            None,
            "FIDE_SCHEVENINGEN_G2",
        ),
        (
            Kind::Schiller(Schiller { groups: 3, size: 4, as_printed: false }),
            None,
            "FIDE_SCHILLER_3x4",
        ),
        (Kind::Cup(Cup::new(8)), None, "CUSTOM_KNOCKOUT"),
        (Kind::Cup(Cup::new(8)), Some(4), "CUSTOM_TEAM_KNOCKOUT"),
    ] {
        let recipe = Recipe { kind, boards };
        assert_eq!(code, recipe.code());
        let snapshot = tournament(&recipe, &Field::numbered(&recipe), "Test").unwrap();
        assert_eq!(code, snapshot.event.kind_code);
        // Without its comment the table follows from the code, where the code says enough.
        let mut parts = (*snapshot).clone();
        parts.verbatim.clear();
        let known = recipe_of(&Snapshot::new(parts).unwrap()).ok();
        assert_eq!((!code.starts_with("CUSTOM")).then_some(recipe), known, "{code}");
    }
}

#[test]
fn differences_are_found() {
    let recipe = Recipe::from(Kind::RoundRobin(RoundRobin::single(6)));
    let snapshot = tournament(&recipe, &Field::numbered(&recipe), "Test").unwrap();
    let mut parts = (*snapshot).clone();
    parts.rounds.swap(1, 2);
    let swapped = compare(&Snapshot::new(parts).unwrap(), &recipe).unwrap();
    assert!(matches!(swapped[1], Some(Difference::Pairs { .. })) && swapped[0].is_none());
    let mut parts = (*snapshot).clone();
    let mut games = parts.rounds[0].games().to_vec();
    (games[0].white, games[0].black) = (games[0].black, games[0].white);
    parts.rounds[0] = ronde_model::Round::new(games, Vec::new()).unwrap();
    let turned = compare(&Snapshot::new(parts).unwrap(), &recipe).unwrap();
    assert_eq!(Some(Difference::Colours(vec![(seat(6), seat(1))])), turned[0]);
}

/// A level match of a cup: play off, or decide; the decision is in the file.
#[test]
fn a_level_match_is_decided() {
    let recipe = Recipe::from(Kind::Cup(Cup::new(4)));
    let snapshot = tournament(&recipe, &Field::numbered(&recipe), "Test").unwrap();
    let drawn = by_file(&play(&snapshot, |_, _| PlayedScore::Draw));
    let play_off = next_rounds(&drawn, &recipe).unwrap();
    assert_eq!(2, play_off.rounds[0].boards.len(), "both matches go on");
    let decided = by_file(&decide(&decide(&drawn, 1, seat(4)), 2, seat(2)));
    let next = next_rounds(&decided, &recipe).unwrap();
    let board = next.rounds[0].boards[0].seats().unwrap();
    assert_eq!([2, 4], [board.0.min(board.1).get(), board.0.max(board.1).get()]);
}

/// A drawn match of teams: the Berlin count decides.
#[test]
fn a_drawn_match_of_teams() {
    let recipe = Recipe { kind: Kind::Cup(Cup::new(2)), boards: Some(4) };
    let snapshot = tournament(&recipe, &Field::numbered(&recipe), "Test").unwrap();
    // Team 2 wins on boards 1 and 4, team 1 on boards 2 and 3: 4 + 1 against 3 + 2, level; the
    // first board decides.
    let played = play(&snapshot, |white, black| {
        let second = white.max(black);
        let second_wins = second == 5 || second == 8;
        match (second_wins, white == second) {
            (true, true) | (false, false) => PlayedScore::WhiteWins,
            _ => PlayedScore::BlackWins,
        }
    });
    assert_eq!(vec![(1, 2), (2, 1)], ranks(&played));
}

#[test]
fn recipes_are_read_as_they_are_written() {
    for recipe in every_kind() {
        assert_eq!(Ok(recipe.clone()), recipe.to_string().parse(), "{recipe}");
    }
    for text in ["", "cup", "cup players=x", "swiss players=8", "cup 8"] {
        assert!(text.parse::<Recipe>().is_err(), "{text}");
    }
    assert!("cup players=1 legs=1 places=first preliminary=no".parse::<Recipe>().is_err());
}

/// Random results, and the ranking by the plain words of the seed, which shares no code with ours.
#[test]
fn molter_and_cups_are_ranked_as_the_seed_says() {
    let mut seed = 1u64;
    for recipe in every_kind() {
        if !matches!(recipe.kind, Kind::Molter(_) | Kind::Cup(_)) {
            continue;
        }
        for _ in 0..20 {
            let snapshot = at_random(&recipe, &mut seed);
            let expected = match recipe.kind {
                Kind::Molter(_) => literal_places::molter(&snapshot),
                _ => literal_places::cup(&snapshot, &recipe),
            };
            let table = Standings::declared(&snapshot);
            let mut ours: Vec<(u32, u32)> =
                table.rows().iter().map(|row| (row.rank, row.who.number())).collect();
            ours.sort_unstable();
            assert_eq!(expected, ours, "{recipe}, seed {seed}");
        }
    }
}

/// Plays to the end with dice; level matches of a cup are decided for the first one.
fn at_random(recipe: &Recipe, seed: &mut u64) -> Snapshot {
    let mut snapshot = tournament(recipe, &Field::numbered(recipe), "Test").unwrap();
    for _ in 0..60 {
        let dice = |_: u32, _: u32| {
            *seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040);
            [PlayedScore::WhiteWins, PlayedScore::BlackWins, PlayedScore::Draw]
                [usize::try_from((*seed >> 33) % 3).unwrap()]
        };
        snapshot = play(&snapshot, dice);
        let next = next_rounds(&snapshot, recipe).unwrap();
        if next.rounds.is_empty() {
            return snapshot;
        }
        snapshot = next.added_to(&snapshot, recipe);
    }
    panic!("{recipe} does not end");
}

/// ssb-course, Molter: the points of all players come first, then Berlin: C has 6; A and B have 3
/// each, and Berlin (the first of four boards counts fourfold) puts A with 8 before B with 7½.
#[test]
fn teams_of_molter_are_ranked_by_points_then_berlin() {
    let recipe = Recipe::from(Kind::Molter(Molter { teams: 3, players: 4, rounds: 2, seed: 1 }));
    let snapshot = tournament(&recipe, &Field::numbered(&recipe), "Test").unwrap();
    let games: Vec<Game> = snapshot.rounds.iter().flat_map(Round::games).copied().collect();
    let scores = [PlayedScore::WhiteWins, PlayedScore::Draw, PlayedScore::BlackWins];
    // Results that give exactly these points, found by adding up halves.
    let wanted = ([6, 6, 12], [16, 15]);
    let mut results = vec![0; games.len()];
    while sums(&games, &results) != wanted {
        let next = results.iter().position(|it| *it < 2).expect("some results give these points");
        results[..next].fill(0);
        results[next] += 1;
    }
    let mut left = results.into_iter();
    let played = play(&snapshot, |_, _| scores[left.next().unwrap()]);
    let table = Standings::declared(&played);
    let row = |number: usize| {
        let row = &table.rows()[number];
        (row.rank, row.who.number(), row.score.to_string(), row.values[0].text(1))
    };
    let said = |points: &str, berlin: &str| (points.to_owned(), berlin.to_owned());
    let (rank, number, points, _) = row(0);
    assert_eq!((1, 3, "6.0"), (rank, number, points.as_str()));
    let rest: Vec<_> =
        [row(1), row(2)].into_iter().map(|it| (it.0, it.1, said(&it.2, &it.3))).collect();
    assert_eq!(vec![(2, 1, said("3.0", "8.0")), (3, 2, said("3.0", "7.5"))], rest);
    let codes: Vec<String> =
        table.settings().tie_breaks().iter().map(ToString::to_string).collect();
    assert_eq!(["BER", "GWON", "DE", "TBR"].as_slice(), codes);
}

/// Half points of three teams of four, and what Berlin makes of the first two.
fn sums(games: &[Game], results: &[usize]) -> ([u32; 3], [u32; 2]) {
    let (mut points, mut berlin) = ([0; 3], [0; 3]);
    for (game, result) in games.iter().zip(results) {
        let made = [(game.white, 2 - *result), (game.black, *result)];
        for (number, halves) in made {
            let place = number.get() as usize - 1;
            let halves = u32::try_from(halves).unwrap();
            points[place / 4] += halves;
            berlin[place / 4] += halves * u32::try_from(4 - place % 4).unwrap();
        }
    }
    (points, [berlin[0], berlin[1]])
}
