//! Where a player stands among the replays of his event.

use ronde_model::{Colour, Forfeit, Game, GameResult, Round, Snapshot};
use ronde_simulate::course::{Course, Way};
use ronde_simulate::fairness::{Aspect, Fairness, Inquiry, fairness};
use ronde_simulate::study::StudyError;
use ronde_simulate::{Recipe, planned};
use ronde_swiss::System;

const SWISS: Way = Way::Swiss { system: System::Dutch2026, initial_colour: Colour::White };

fn field(players: u32, rounds: u16) -> Snapshot {
    planned(&Recipe { players: Some(players), rounds: Some(rounds), ..Recipe::plain() }, 5).unwrap()
}

fn asked(event: &Snapshot, plays: u64, threads: usize) -> Result<Fairness, StudyError> {
    let inquiry = Inquiry { event, way: SWISS, draw_percentage: None, plays, seed: 1, threads };
    fairness(&inquiry, &|_| true)
}

/// Events that chance made are what chance makes: where their players stand is even from 0 to 1000.
#[test]
fn simulated_events_are_not_unusual() {
    let start = field(20, 5);
    let course = Course::new(&start, SWISS, None);
    let mut tenths = [0_u32; 10];
    let (mut beyond, mut expected, mut sums) = (0, 0, [0_u64; 5]);
    let events = 12;
    for event in 0..events {
        let found = asked(&course.play(1000 + event).snapshot, 150, 2).unwrap();
        for player in &found.players {
            for aspect in Aspect::ALL {
                let percentile = player.of(aspect).unwrap().percentile();
                sums[aspect as usize] += percentile;
                if aspect == Aspect::Opposition {
                    tenths[usize::try_from(percentile / 100).unwrap().min(9)] += 1;
                }
            }
        }
        for verdict in found.verdicts() {
            beyond += verdict.beyond.len() as u64;
            expected += verdict.expected;
        }
    }
    let players = 20 * events;
    // 24 are to be expected in each tenth; 27.9 is beyond one in a thousand at nine degrees.
    let distance: u32 = tenths.iter().map(|it| it.abs_diff(24).pow(2)).sum();
    assert!(distance * 10 / 24 < 279, "{tenths:?}");
    for (aspect, sum) in Aspect::ALL.into_iter().zip(sums) {
        assert!((450..550).contains(&(sum / players)), "{aspect:?}: {}", sum / players);
    }
    assert!((beyond * 1000).abs_diff(expected) < expected / 2 + 10_000, "{beyond} for {expected}");
}

/// White in every round is unusual, however many players are looked at.
#[test]
fn a_player_with_white_in_every_round_is_found() {
    let start = field(16, 7);
    let mut parts = Course::new(&start, SWISS, None).play(4).snapshot.into_parts();
    let first = parts.players[0].number;
    for round in &mut parts.rounds {
        let turned = |game: &Game| {
            if game.black == first {
                Game { white: game.black, black: game.white, ..*game }
            } else {
                *game
            }
        };
        let games = round.games().iter().map(turned).collect();
        *round = Round::new(games, round.unpaired().to_vec()).unwrap();
    }
    let found = asked(&Snapshot::new(parts).unwrap(), 500, 2).unwrap();
    let colours = found.verdicts().into_iter().find(|it| it.aspect == Aspect::Colours).unwrap();
    assert_eq!(16, colours.players);
    assert!(colours.beyond.contains(&first));
    let run = found.players[0].of(Aspect::Run).unwrap();
    assert_eq!((7, 1000), (run.value, run.percentile()));
    assert!(run.is_beyond(50));
}

#[test]
fn threads_change_nothing_and_an_event_that_has_not_begun_has_nothing_to_show() {
    let start = field(12, 5);
    assert_eq!(Err(StudyError::NothingPlayed), asked(&start, 10, 1));
    let mut parts = Course::new(&start, SWISS, None).play(4).snapshot.into_parts();
    parts.rounds.truncate(3);
    let running = Snapshot::new(parts).unwrap();
    let found = asked(&running, 40, 1).unwrap();
    assert_eq!(found, asked(&running, 40, 3).unwrap());
    assert_eq!(3, found.rounds);
    let replays: u64 = found.players[0].of(Aspect::Down).unwrap().spread.values().sum();
    assert_eq!(40, replays);
}

/// Who stayed away does so in every replay, so nobody looks unusual for having waited.
#[test]
fn absences_are_those_of_the_event() {
    let start = field(12, 4);
    let mut parts = Course::new(&start, SWISS, None).play(4).snapshot.into_parts();
    let gone = parts.rounds[1].games()[0].black;
    let games = parts.rounds[1].games().iter().map(|game| {
        if game.black == gone {
            Game { result: GameResult::Forfeited(Forfeit::WhiteWins), ..*game }
        } else {
            *game
        }
    });
    parts.rounds[1] = Round::new(games.collect(), Vec::new()).unwrap();
    let event = Snapshot::new(parts).unwrap();
    let course = Course::from_the_start(&event, SWISS, None).with_absences_of(&event);
    for seed in 0..5 {
        let played = course.play(seed).snapshot;
        let away = played
            .rounds
            .iter()
            .flat_map(Round::games)
            .filter(|game| matches!(game.result, GameResult::Forfeited(_)));
        let away: Vec<&Game> = away.collect();
        assert_eq!(1, away.len(), "one game, in round 2");
        let lost = if away[0].result == GameResult::Forfeited(Forfeit::WhiteWins) {
            away[0].black
        } else {
            away[0].white
        };
        assert_eq!(gone, lost);
    }
}
