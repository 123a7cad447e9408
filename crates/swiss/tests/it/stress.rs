//! Tournaments under stress, played round by round with the engine's own pairings.

use ronde_model::{
    Bye, Colour, Forfeit, Game, GameResult, PairingNumber, Participant, Parts, PlayedScore, Player,
    PointSystem, Round, RoundNumber, Snapshot, Unpaired,
};
use ronde_swiss::dutch::Edition;
use ronde_swiss::{Board, Detail, pair};
use ronde_testkit::{Dice, clubs};

/// What is unusual about a tournament, in per cent.
#[derive(Clone, Copy)]
pub(crate) struct Stress {
    pub(crate) name: &'static str,
    pub(crate) draws: u64,
    /// Of the decisive games.
    pub(crate) white_wins: u64,
    pub(crate) absent: u64,
    pub(crate) forfeits: u64,
    /// Size of the groups that are kept apart; none below 2.
    pub(crate) club: u32,
    pub(crate) points: PointSystem,
    pub(crate) baku: bool,
}

pub(crate) const NORMAL: Stress = Stress {
    name: "normal",
    draws: 30,
    white_wins: 54,
    absent: 3,
    forfeits: 1,
    club: 0,
    points: PointSystem::STANDARD,
    baku: false,
};

pub(crate) const STRESSES: [Stress; 9] = [
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

/// Plays nine rounds, or as many as can be paired, and shows each before it is paired.
pub(crate) fn play(
    stress: &Stress,
    players: u32,
    edition: Edition,
    seed: u64,
    mut look: impl FnMut(&Snapshot, RoundNumber),
) {
    let mut dice = Dice(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ 0xD1CE);
    let mut parts = tournament(stress, players, edition);
    for index in 0..9 {
        let round = RoundNumber::from_index(index).unwrap();
        absences(&mut parts, round, stress, &mut dice);
        let snapshot = Snapshot::new(parts.clone()).unwrap();
        let system = edition.system();
        let Ok(paired) = pair(&snapshot, round, system, Colour::White, Detail::Nothing) else {
            return;
        };
        look(&snapshot, round);
        let absent = parts.requests.iter().filter(|it| it.round == round);
        let absent = absent.filter_map(|it| Some((it.who.player()?, Unpaired::Bye(it.bye))));
        let bye = paired.bye.map(|number| (number, Unpaired::PairingBye));
        let games = paired.boards.iter().map(|&board| result(board, stress, &mut dice)).collect();
        parts.rounds.push(Round::new(games, absent.chain(bye).collect()).unwrap());
    }
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
    parts.prohibitions = clubs(players, stress.club);
    parts
}

pub(crate) fn absences(parts: &mut Parts, round: RoundNumber, stress: &Stress, dice: &mut Dice) {
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

pub(crate) fn result(board: Board, stress: &Stress, dice: &mut Dice) -> Game {
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
