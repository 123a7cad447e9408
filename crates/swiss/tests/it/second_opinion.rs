//! The fast way for large brackets and the dense matching give the same round, on fields of 20 to
//! 80 players under every kind of stress.
//!
//! `RONDE_SOAK_FROM` and `RONDE_SOAK_COUNT` choose the seeds; `RONDE_SOAK_PLAYERS` (such as
//! `80-300`) other sizes. Without them a sample runs.

use std::collections::BTreeMap;

use ronde_model::{
    Bye, Colour, Forfeit, Game, GameResult, PairingNumber, Participant, Parts, PlayedScore, Player,
    PointSystem, Prohibition, Round, RoundNumber, RoundSpan, Snapshot, Unpaired,
};
use ronde_swiss::dutch::{Edition, SolvedBy, second_opinion};
use ronde_swiss::{Board, Detail, System, pair};

/// What is unusual about a tournament, in per cent.
#[derive(Clone, Copy)]
struct Stress {
    name: &'static str,
    draws: u64,
    /// Of the decisive games.
    white_wins: u64,
    absent: u64,
    forfeits: u64,
    /// Size of the groups that are kept apart; none below 2.
    club: u32,
    points: PointSystem,
    baku: bool,
}

const NORMAL: Stress = Stress {
    name: "normal",
    draws: 30,
    white_wins: 54,
    absent: 3,
    forfeits: 1,
    club: 0,
    points: PointSystem::STANDARD,
    baku: false,
};

const STRESSES: [Stress; 9] = [
    NORMAL,
    Stress { name: "all draws", draws: 100, ..NORMAL },
    Stress { name: "no draws", draws: 0, ..NORMAL },
    Stress { name: "Black wins", draws: 20, white_wins: 30, ..NORMAL },
    Stress { name: "many byes", absent: 40, ..NORMAL },
    Stress { name: "many forfeits", forfeits: 20, ..NORMAL },
    Stress { name: "clubs", club: 12, ..NORMAL },
    Stress { name: "3-1-0", points: PointSystem::of(30, 10, 0), ..NORMAL },
    Stress { name: "Baku", baku: true, ..NORMAL },
];

#[test]
fn kinds_and_matching_agree() {
    let number = |name: &str| std::env::var(name).ok().and_then(|text| text.parse().ok());
    let from = number("RONDE_SOAK_FROM").unwrap_or(0);
    let count = number("RONDE_SOAK_COUNT").unwrap_or(2);
    let mut counters = BTreeMap::new();
    for seed in from..from + count {
        for stress in &STRESSES {
            for edition in [Edition::E2017, Edition::E2026] {
                play(stress, edition, seed, &mut counters);
            }
        }
    }
    for ((players, by), brackets) in &counters {
        eprintln!("brackets of {players} and more, by {by:?}: {brackets}");
    }
    let by_kinds =
        |((players, by), _): &(&(usize, SolvedBy), &u64)| *players >= 20 && *by == SolvedBy::Kinds;
    assert!(counters.iter().any(|entry| by_kinds(&entry)), "the kinds answer for large brackets");
}

type Counters = BTreeMap<(usize, SolvedBy), u64>;

fn play(stress: &Stress, edition: Edition, seed: u64, counters: &mut Counters) {
    let mut dice = Dice(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ 0xD1CE);
    let (fewest, most) = sizes();
    let players = fewest + u32::try_from(dice.below(u64::from(most - fewest + 1))).unwrap();
    let mut parts = tournament(stress, players, edition);
    for index in 0..9 {
        let round = RoundNumber::from_index(index).unwrap();
        absences(&mut parts, round, stress, &mut dice);
        let snapshot = Snapshot::new(parts.clone()).unwrap();
        let name = format!("{}, seed {seed}, {players} players, {edition}, {round}", stress.name);
        let Some(opinion) = second_opinion(&snapshot, round, edition, Colour::White) else {
            return;
        };
        assert_eq!(opinion.boards, opinion.usual_boards, "{name}");
        assert_eq!(opinion.bye, opinion.usual_bye, "{name}");
        for (size, by) in opinion.solved {
            let class = [100, 41, 20, 10, 6, 1].into_iter().find(|&least| size >= least).unwrap();
            *counters.entry((class, by)).or_default() += 1;
        }
        let paired =
            pair(&snapshot, round, System::Dutch(edition), Colour::White, Detail::Nothing).unwrap();
        let absent = parts.requests.iter().filter(|it| it.round == round);
        let absent = absent.filter_map(|it| Some((it.who.player()?, Unpaired::Bye(it.bye))));
        let bye = paired.bye.map(|number| (number, Unpaired::PairingBye));
        let games = paired.boards.iter().map(|&board| result(board, stress, &mut dice)).collect();
        parts.rounds.push(Round::new(games, absent.chain(bye).collect()).unwrap());
    }
}

fn sizes() -> (u32, u32) {
    let text = std::env::var("RONDE_SOAK_PLAYERS").unwrap_or_else(|_| "20-80".to_owned());
    let (fewest, most) = text.split_once('-').expect("two numbers");
    (fewest.parse().expect("a number"), most.parse().expect("a number"))
}

fn tournament(stress: &Stress, players: u32, edition: Edition) -> Parts {
    let number = |it: u32| PairingNumber::new(it).unwrap();
    let mut parts = Parts {
        players: (1..=players).map(|it| Player::new(number(it), format!("Player {it}"))).collect(),
        ..Parts::default()
    };
    parts.rules.declared_rounds = Some(9);
    parts.rules.points = stress.points;
    let suffix = if stress.baku { "_BAKU" } else { "" };
    parts.event.kind_code = format!("FIDE_DUTCH_{edition}{suffix}");
    if stress.club > 1 {
        let clubs = players / stress.club;
        parts.prohibitions = (0..clubs)
            .map(|club| Prohibition {
                rounds: RoundSpan::ALWAYS,
                members: (1..=players)
                    .filter(|it| it % clubs == club)
                    .map(|it| Participant::Player(number(it)))
                    .collect(),
            })
            .collect();
    }
    parts
}

fn absences(parts: &mut Parts, round: RoundNumber, stress: &Stress, dice: &mut Dice) {
    let byes = [Bye::Half, Bye::Half, Bye::Zero, Bye::Full];
    for player in &parts.players {
        if dice.below(100) < stress.absent {
            parts.requests.push(ronde_model::ByeRequest {
                round,
                bye: *dice.one_of(&byes),
                who: Participant::Player(player.number),
            });
        }
    }
}

fn result(board: Board, stress: &Stress, dice: &mut Dice) -> Game {
    let played = |score| GameResult::Played { score, rated: true };
    let result = if dice.below(100) < stress.forfeits {
        let forfeits = [Forfeit::WhiteWins, Forfeit::BlackWins, Forfeit::BothLose];
        GameResult::Forfeited(*dice.one_of(&forfeits))
    } else if dice.below(100) < stress.draws {
        played(PlayedScore::Draw)
    } else if dice.below(100) < stress.white_wins {
        played(PlayedScore::WhiteWins)
    } else {
        played(PlayedScore::BlackWins)
    };
    Game { white: board.white, black: board.black, result }
}

/// A source of chance that never changes.
struct Dice(u64);

impl Dice {
    fn one_of<'a, T>(&mut self, list: &'a [T]) -> &'a T {
        let index = self.below(list.len() as u64);
        &list[usize::try_from(index).unwrap()]
    }

    fn below(&mut self, limit: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ mixed >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        (mixed ^ mixed >> 31) % limit
    }
}
