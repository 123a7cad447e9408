//! Tables made by hand, with their values worked out on paper.

use ronde_model::{
    Game, GameResult, PairingNumber, Parts, PlayedScore, Player, Round, Rules, Snapshot,
};
use ronde_standings::Standings;

use super::*;

const RATINGS: [u16; 4] = [2000, 1900, 1800, 1300];

fn tournament(rounds: &[&[(u32, u32, PlayedScore)]]) -> Snapshot {
    let number = |it| PairingNumber::new(it).unwrap();
    let players = (1..=4).zip(RATINGS).map(|(it, rating)| {
        let mut player = Player::new(number(it), format!("Player {it}"));
        player.rating = Some(rating);
        player
    });
    let game = |&(white, black, score): &(u32, u32, PlayedScore)| Game {
        white: number(white),
        black: number(black),
        result: GameResult::Played { score, rated: true },
    };
    let rounds = rounds.iter().map(|it| it.iter().map(game).collect());
    Snapshot::new(Parts {
        rules: Rules { declared_rounds: Some(3), ..Rules::default() },
        players: players.collect(),
        rounds: rounds.map(|games| Round::new(games, Vec::new()).unwrap()).collect(),
        ..Parts::default()
    })
    .unwrap()
}

#[track_caller]
fn check(rounds: &[&[(u32, u32, PlayedScore)]], expected: &[(Measure, Option<i64>)]) {
    let played = tournament(rounds);
    let standings = Standings::declared(&played);
    let found = measure(&played, &standings, &RATINGS);
    for (measure, value) in expected {
        assert_eq!(*value, found[*measure as usize], "{measure:?}");
    }
}

use PlayedScore::{BlackWins, Draw, WhiteWins};

/// 1½, 1½, 1 and 0 points: ranks 1, 1, 3 and 4.
#[test]
fn two_rounds() {
    let rounds: &[&[_]] =
        &[&[(1, 3, WhiteWins), (4, 2, BlackWins)], &[(2, 1, Draw), (3, 4, WhiteWins)]];
    check(
        rounds,
        &[
            // Of six pairs five agree, and one shares its rank.
            (Measure::RankByStrength, Some(833_333)),
            (Measure::StrongestFirst, Some(500_000)),
            (Measure::TopAmongTop, Some(1_000_000)),
            (Measure::LeadersByPoints, Some(2)),
            // 1 met 1850 on average, 2 met 1650: 100 each from their middle.
            (Measure::OpponentsApart, Some(10_000)),
            // 2043, 1843, 1650 and 1050.
            (Measure::PointsByPerformance, Some(1_000_000)),
            (Measure::ColoursApart, Some(0)),
            (Measure::SameColourThrice, Some(0)),
            (Measure::Floats, Some(0)),
            (Measure::RepeatedFloats, Some(0)),
            // 200, 600, 100 and 500 points.
            (Measure::Mismatches, Some(500_000)),
            (Measure::RatingGap, Some(35_000)),
        ],
    );
}

/// The same two have White in every round, and the same float twice.
#[test]
fn colours_and_floats() {
    let rounds: &[&[_]] = &[
        &[(1, 3, WhiteWins), (2, 4, WhiteWins)],
        &[(1, 4, WhiteWins), (2, 3, WhiteWins)],
        &[(1, 3, BlackWins), (2, 4, Draw)],
    ];
    check(
        rounds,
        &[
            (Measure::ColoursApart, Some(4)),
            (Measure::SameColourThrice, Some(4)),
            // Rounds 2 and 3: four games of six.
            (Measure::Floats, Some(666_666)),
            (Measure::RepeatedFloats, Some(4)),
            // 2, 2½, 1 and ½ points: only the pair of 1 and 2 contradicts.
            (Measure::RankByStrength, Some(666_666)),
            (Measure::StrongestFirst, Some(0)),
            // 1758, 1740, 1841 and 1660: 3 did better than his points say.
            (Measure::PointsByPerformance, Some(500_000)),
        ],
    );
}

/// Nothing played: nothing to count, and no division by it.
#[test]
fn nothing_played() {
    check(
        &[],
        &[
            (Measure::RankByStrength, Some(0)),
            (Measure::OpponentsApart, None),
            (Measure::PointsByPerformance, None),
            (Measure::Floats, None),
            (Measure::RatingGap, None),
            (Measure::LeadersByPoints, Some(4)),
        ],
    );
}
