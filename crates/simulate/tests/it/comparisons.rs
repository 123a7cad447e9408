//! Variants have the same luck, and are measured alike.

use ronde_model::{Colour, GameResult, Snapshot};
use ronde_simulate::compare::{Comparison, Measured, Variant, compare};
use ronde_simulate::course::{Course, Way};
use ronde_simulate::measures::Measure;
use ronde_simulate::{Acceleration, Recipe, planned};
use ronde_standings::{Ratio, Settings};
use ronde_swiss::System;

const DUTCH: System = System::Dutch2026;

fn field() -> Snapshot {
    planned(&Recipe { players: Some(24), rounds: Some(5), ..Recipe::plain() }, 8).unwrap()
}

fn compared(field: &Snapshot, variants: &[Variant], threads: usize) -> Vec<Measured> {
    let asked = Comparison {
        field,
        variants,
        initial_colour: Colour::White,
        settings: Settings::of(field),
        draw_percentage: None,
        plays: 40,
        seed: 2,
        threads,
    };
    compare(&asked, &|_| true).unwrap()
}

fn variant(system: System, rounds: u16, acceleration: Acceleration) -> Variant {
    Variant { system, rounds, acceleration }
}

#[test]
fn the_same_variant_twice_differs_in_nothing() {
    let field = field();
    let one = variant(DUTCH, 5, Acceleration::None);
    let found = compared(&field, &[one, one], 2);
    for measure in Measure::ALL {
        assert_eq!(found[0].mean(measure), found[1].mean(measure), "{measure:?}");
        let difference = found[1].difference(measure);
        assert_eq!(Some(Ratio::whole(0)), difference.mean(measure.scale()), "{measure:?}");
        assert_eq!(Some(Ratio::whole(0)), difference.error(measure.scale()), "{measure:?}");
    }
    assert_eq!(found, compared(&field, &[one, one], 1), "threads change nothing");
}

/// More rounds rank better; Dubov's aim is met best by Dubov; acceleration spares the weak.
#[test]
fn variants_do_what_they_are_known_for() {
    let field = planned(
        &Recipe {
            players: Some(40),
            rounds: Some(5),
            lowest_rating: Some(1400),
            highest_rating: Some(2500),
            ..Recipe::plain()
        },
        8,
    )
    .unwrap();
    let variants = [
        variant(DUTCH, 5, Acceleration::None),
        variant(DUTCH, 9, Acceleration::None),
        variant(System::Dubov2026, 5, Acceleration::None),
        variant(DUTCH, 5, Acceleration::Baku),
    ];
    let found = compared(&field, &variants, 2);
    let sign = |place: usize, measure: Measure| {
        let mean = found[place].difference(measure).mean(measure.scale()).unwrap();
        mean.numerator().signum()
    };
    assert_eq!(1, sign(1, Measure::RankByStrength), "nine rounds rank better than five");
    assert_eq!(-1, sign(2, Measure::OpponentsApart), "Dubov brings averages together");
    assert_eq!(-1, sign(3, Measure::Mismatches), "acceleration has fewer unequal games");
    assert!(found.iter().all(|it| it.cut_short == 0));
}

/// Two players who meet under two systems end the game alike, colours the same.
#[test]
fn luck_belongs_to_the_meeting() {
    let field = field();
    let games = |system| {
        let way = Way::Swiss { system, initial_colour: Colour::White };
        let play = Course::from_the_start(&field, way, None).play(3);
        let games = play.snapshot.rounds.iter().flat_map(|round| round.games().to_vec());
        games.collect::<Vec<_>>()
    };
    let (dutch, dubov) = (games(DUTCH), games(System::Dubov2026));
    let mut both = 0;
    for game in &dutch {
        let other = dubov.iter().find(|it| it.white == game.white && it.black == game.black);
        if let Some(other) = other {
            assert_eq!(game.result, other.result);
            assert!(matches!(game.result, GameResult::Played { .. }));
            both += 1;
        }
    }
    assert!(both > 3, "only {both} games in common");
}
