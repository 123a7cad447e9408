//! Invented tournaments of any size, for the benches of this room.

use ronde_model::{
    Game, GameResult, PairingNumber, Parts, PlayedScore, Player, Round, Snapshot, Unpaired,
};

/// Later rounds are won by nobody: a report file has four columns for points.
const COUNTED: u32 = 60;

/// A circle: everybody meets somebody else in each round, and the odd one out has the bye.
pub(crate) fn tournament(players: u32, rounds: u32) -> Snapshot {
    let list = (0..players).map(player);
    let rounds = (0..rounds).map(|round| circle(players, round));
    let parts = Parts { players: list.collect(), rounds: rounds.collect(), ..Parts::default() };
    Snapshot::new(parts).expect("parts that fit together")
}

fn number(index: u32) -> PairingNumber {
    PairingNumber::new(index + 1).expect("not zero")
}

fn player(index: u32) -> Player {
    let name = format!("Surname{index:05}, Given{}", index % 97);
    let mut player = Player::new(number(index), name);
    player.rating = Some(u16::try_from(2800_u32.saturating_sub(index / 8)).unwrap_or(0).max(1000));
    player.federation.push_str("NED");
    player.fide_id = (1_000_000 + index).to_string();
    player.rank = Some(index + 1);
    player
}

fn circle(players: u32, round: u32) -> Round {
    let games = (0..players / 2).map(|board| Game {
        white: number((board + round) % players),
        black: number((players - 1 - board + round) % players),
        result: GameResult::Played { score: score(board, round), rated: true },
    });
    let mut games: Vec<Game> = games.collect();
    games.sort_by_key(|game| game.white.min(game.black));
    let alone = (!players.is_multiple_of(2)).then_some((players / 2 + round) % players);
    let unpaired = alone.into_iter().map(|alone| (number(alone), Unpaired::PairingBye));
    Round::new(games, unpaired.collect()).expect("everybody once")
}

fn score(board: u32, round: u32) -> PlayedScore {
    match PlayedScore::ALL[((board + round) % 3) as usize] {
        score if round < COUNTED => score,
        _ => PlayedScore::BothLose,
    }
}
