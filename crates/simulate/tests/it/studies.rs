//! Chances are those of the games, add up, and do not depend on threads.

use ronde_model::{
    Colour, Game, GameResult, PairingNumber, Parts, PlayedScore, Player, Round, RoundNumber, Rules,
    Score, Snapshot, Title,
};
use ronde_schedule::berger::RoundRobin;
use ronde_schedule::{Field, Kind, Recipe as Schedule, tournament};
use ronde_simulate::course::{Course, Way};
use ronde_simulate::odds::{WHOLE, odds};
use ronde_simulate::study::{Question, Study, StudyError, study};
use ronde_simulate::{Recipe, planned};
use ronde_standings::prizes::{Rules as Prizes, Sharing, purses};
use ronde_standings::{Overrides, Settings, Standings};
use ronde_swiss::System;

const SWISS: Way = Way::Swiss { system: System::Dutch2026, initial_colour: Colour::White };

fn number(it: u32) -> PairingNumber {
    PairingNumber::new(it).unwrap()
}

fn question(event: &Snapshot, way: Way, plays: u64) -> Question<'_> {
    Question {
        event,
        way,
        settings: Settings::of(event),
        prizes: None,
        norms: None,
        draw_percentage: None,
        plays,
        seed: 7,
        threads: 1,
    }
}

fn field(ratings: &[u16], rounds: u16) -> Snapshot {
    let players = (1..).zip(ratings).map(|(it, rating)| {
        let mut player = Player::new(number(it), format!("Player {it}"));
        player.rating = Some(*rating);
        player
    });
    Snapshot::new(Parts {
        rules: Rules { declared_rounds: Some(rounds), ..Rules::default() },
        players: players.collect(),
        ..Parts::default()
    })
    .unwrap()
}

fn asked(event: &Snapshot, way: Way, plays: u64) -> Study {
    study(&question(event, way, plays), &|_| true).unwrap()
}

/// Two players and one game: who is first is how the game ends.
#[test]
fn two_players_have_the_chances_of_their_game() {
    let event = field(&[2100, 1950], 1);
    let plays = 20_000;
    let found = asked(&event, SWISS, plays);
    let odds = odds(2100, 1950, None);
    let near = |count: u64, chance: u32| {
        let (expected, plays) = (u64::from(chance) * plays / u64::from(WHOLE), plays);
        // Four standard deviations: the square of the distance against 16 n p (1 − p).
        let distance = count.abs_diff(expected);
        assert!(
            distance * distance * plays < 16 * expected * (plays - expected),
            "{count} for {expected}"
        );
    };
    let [one, two] = &found.prospects[..] else { panic!("two players") };
    near(one.first, odds.white);
    near(one.first_shared, odds.draw);
    near(two.first, WHOLE - odds.white - odds.draw);
    assert_eq!(one.first_shared, two.first_shared);
    assert_eq!(plays, one.first + two.first + one.first_shared);
    assert_eq!(1, found.next.map_or(0, RoundNumber::get));
    assert_eq!(Some(&plays), one.opponents.get(&Some((number(2), Colour::White))));
}

/// Everything is played: nothing is left to chance.
#[test]
fn a_finished_round_robin_is_certain() {
    let recipe = Schedule { kind: Kind::RoundRobin(RoundRobin::single(4)), boards: None };
    let entrants =
        Field { players: field(&[2200, 2100, 2000, 1900], 3).players.clone(), teams: Vec::new() };
    let start = tournament(&recipe, &entrants, "Four").unwrap();
    let way = Way::Schedule(Box::new(recipe));
    let mut parts = start.clone().into_parts();
    for round in &mut parts.rounds {
        // The lower number wins.
        let games = round.games().iter().map(|game| {
            let score = if game.white < game.black {
                PlayedScore::WhiteWins
            } else {
                PlayedScore::BlackWins
            };
            Game { result: GameResult::Played { score, rated: true }, ..*game }
        });
        *round = Round::new(games.collect(), Vec::new()).unwrap();
    }
    let over = Snapshot::new(parts.clone()).unwrap();
    let found = asked(&over, way.clone(), 50);
    for (place, prospect) in found.prospects.iter().enumerate() {
        let rank = u32::try_from(place + 1).unwrap();
        assert_eq!(vec![(&rank, &50)], prospect.ranks.iter().collect::<Vec<_>>());
        let points = Score::from_points(3 - i32::try_from(place).unwrap());
        assert_eq!(vec![(&points, &50)], prospect.points.iter().collect::<Vec<_>>());
        assert_eq!(Some(points), prospect.quantile(500));
    }
    // With the game of the last two open, the first two are certain and the others are not.
    let last = |game: &Game| game.white.get().min(game.black.get()) == 3;
    for round in &mut parts.rounds {
        let games = round.games().iter().map(|game| {
            if last(game) { Game { result: GameResult::Pending, ..*game } } else { *game }
        });
        *round = Round::new(games.collect(), Vec::new()).unwrap();
    }
    let found = asked(&Snapshot::new(parts).unwrap(), way.clone(), 200);
    assert_eq!((200, 200), (found.prospects[0].first, found.prospects[1].ranks[&2]));
    assert!((1..200).contains(&found.prospects[2].among(3)), "{:?}", found.prospects[2].ranks);
    // Before the first game a schedule is played to its end.
    let found = asked(&start, way, 100);
    assert_eq!((None, 0), (found.next, found.cut_short));
    assert!(found.prospects.iter().all(|it| it.first + it.first_shared < 100));
}

fn open_event() -> Snapshot {
    let recipe = Recipe { players: Some(21), rounds: Some(5), ..Recipe::plain() };
    planned(&recipe, 3).unwrap()
}

#[test]
fn counts_add_up_to_the_plays() {
    let event = open_event();
    let prizes = Prizes {
        purses: purses("all: 100, 50\nwomen: 30", Sharing::Hort).unwrap(),
        one_each: false,
        unit: 1,
    };
    let mut asked = question(&event, SWISS, 60);
    let list = Overrides::with_list("BH/C1,BH").unwrap();
    asked.settings = Settings::settle(asked.event, &list).unwrap();
    asked.prizes = Some(&prizes);
    let found = study(&asked, &|_| true).unwrap();
    let shared: u64 = found.prospects.iter().map(|it| it.first_shared).sum();
    let first: u64 = found.prospects.iter().map(|it| it.first).sum();
    assert!(first <= 60 && first + shared >= 60, "{first} and {shared}");
    for prospect in &found.prospects {
        assert_eq!(60, prospect.points.values().sum::<u64>());
        assert_eq!(60, prospect.opponents.values().sum::<u64>());
        assert_eq!(60, prospect.among(21));
        assert_eq!(prospect.first + prospect.first_shared, prospect.among(1));
    }
    let money: i128 = found.prospects.iter().map(|it| it.money).sum();
    let women = event.players.iter().any(|it| it.sex == Some(ronde_model::Sex::Female));
    let purse = if women { 18_000 } else { 15_000 };
    assert_eq!(60 * purse, money, "every play pays out the fund");
}

#[test]
fn threads_change_nothing_and_seeds_do() {
    let event = open_event();
    let with = |threads, seed| {
        let question = Question { threads, seed, ..question(&event, SWISS, 40) };
        study(&question, &|_| true).unwrap()
    };
    assert_eq!(with(1, 5), with(2, 5));
    assert_eq!(with(1, 5), with(3, 5));
    assert_ne!(with(1, 5).prospects, with(1, 6).prospects);
}

#[test]
fn why_there_is_no_study() {
    let mut parts = field(&[2000, 1900, 1800, 1700], 3).into_parts();
    parts.rules.declared_rounds = None;
    let event = Snapshot::new(parts).unwrap();
    let error = |event: &Snapshot| study(&question(event, SWISS, 5), &|_| true).unwrap_err();
    assert_eq!(StudyError::RoundsNotDeclared, error(&event));
    assert_eq!(StudyError::TooFewPlayers, error(&field(&[2000], 3)));
    let stopped = study(&question(&open_event(), SWISS, 500), &|done| done < 3);
    assert_eq!(Err(StudyError::Stopped), stopped);
    // Two players cannot meet twice: the second round does not exist, and that is counted.
    let found = asked(&field(&[2000, 1900], 2), SWISS, 5);
    assert_eq!(5, found.cut_short);
}

/// The bound that decides who is checked for a norm leaves nobody out.
#[test]
fn norms_are_those_of_the_whole_check() {
    let recipe = Recipe {
        players: Some(24),
        rounds: Some(9),
        lowest_rating: Some(2250),
        highest_rating: Some(2650),
        ..Recipe::plain()
    };
    let mut parts = planned(&recipe, 11).unwrap().into_parts();
    for (place, player) in parts.players.iter_mut().enumerate() {
        player.title = [Some(Title::Gm), Some(Title::Im), None][place % 3];
        player.federation = ["FRA", "GER", "ITA", "SUI"][place % 4].to_owned();
    }
    let event = Snapshot::new(parts).unwrap();
    let plays = 12;
    let mut asked = question(&event, SWISS, plays);
    asked.norms = Some(false);
    let found = study(&asked, &|_| true).unwrap();
    let mut expected = vec![[0_u64; 4]; 24];
    let course = Course::new(&event, SWISS, None);
    for play in 0..plays {
        let mut parts = (*event).clone();
        parts.rounds =
            course.play(ronde_simulate::study::seed_of(asked.seed, play)).snapshot.rounds.clone();
        let played = Snapshot::new(parts).unwrap();
        let kind = ronde_rating::norms::EventKind {
            exempt_from_federations: ronde_rating::event::is_large_international_swiss(&played),
            ..Default::default()
        };
        for candidate in ronde_rating::event::candidates(&played, kind) {
            let index = played.index_of(candidate.number).unwrap();
            expected[index][candidate.assessment.level as usize] +=
                u64::from(candidate.assessment.is_norm());
        }
    }
    let norms: Vec<[u64; 4]> = found.prospects.iter().map(|it| it.norms).collect();
    assert_eq!(expected, norms);
    assert!(norms.iter().flatten().sum::<u64>() > 0, "somebody makes one");
}

/// What is left out of the plays changes no pairing, under any system.
#[test]
fn a_play_is_paired_by_the_rules() {
    for system in System::ALL {
        let recipe = Recipe { players: Some(14), rounds: Some(5), system, ..Recipe::plain() };
        let event = planned(&recipe, 9).unwrap();
        let initial_colour = event.rules.initial_colour.unwrap();
        let play = Course::new(&event, Way::Swiss { system, initial_colour }, None).play(1);
        let mut parts = (*event).clone();
        parts.rounds = play.snapshot.rounds.clone();
        let played = Snapshot::new(parts).unwrap();
        for round in crate::rounds(&played) {
            let checked = ronde_swiss::check::check_round(&played, round, system, initial_colour);
            assert_eq!(ronde_swiss::check::Verdict::Agrees, checked.verdict, "{system}, {round}");
        }
        let whole = Standings::declared(&played);
        assert_eq!(14, whole.rows().len());
    }
}
