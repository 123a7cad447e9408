//! Lists that other programs import: players as Swiss-Manager and chess-results users know them,
//! and results.
//!
//! A list is rows of cells, the first one the heads; CSV and workbooks are made of them elsewhere.
//! The heads of players are those of Swiss-Manager's import from Excel.

use std::collections::BTreeMap;

use ronde_model::{
    Bye, DateText, Forfeit, Game, GameResult, NationalRecord, PairingNumber, PlayedScore, Player,
    Sex, Snapshot, Unpaired,
};

/// Heads of the list of players.
pub const PLAYER_HEADS: [&str; 11] = [
    "No", "ID_No", "Name", "Title", "Sex", "Fed", "ClubName", "Birthday", "Rtg_Nat", "Fide_No",
    "Rtg_Int",
];

/// Heads of the list of results.
pub const RESULT_HEADS: [&str; 7] =
    ["Round", "Board", "WhiteNo", "White", "Result", "Black", "BlackNo"];

/// The players with their heads.
pub fn players(snapshot: &Snapshot) -> Vec<Vec<String>> {
    let heads = PLAYER_HEADS.map(str::to_owned).to_vec();
    let national = snapshot.national.iter().rev().map(|record| (record.number, record));
    let national: BTreeMap<PairingNumber, &NationalRecord> = national.collect();
    let row = |player: &Player| player_row(player, national.get(&player.number).copied());
    let rows = snapshot.players.iter().map(row);
    [heads].into_iter().chain(rows).collect()
}

fn player_row(player: &Player, national: Option<&NationalRecord>) -> Vec<String> {
    let number = |value: Option<u16>| value.unwrap_or(0).to_string();
    let text =
        |get: fn(&NationalRecord) -> &String| national.map_or(String::new(), |it| get(it).clone());
    vec![
        player.number.to_string(),
        text(|record| &record.id),
        player.name.clone(),
        player.title.map_or(String::new(), |title| title.code().to_owned()),
        if player.sex == Some(Sex::Female) { "w".to_owned() } else { String::new() },
        player.federation.clone(),
        text(|record| &record.origin),
        player.birth.as_ref().map_or(String::new(), birthday),
        number(national.and_then(|record| record.rating)),
        if player.fide_id.is_empty() { "0".to_owned() } else { player.fide_id.clone() },
        number(player.rating),
    ]
}

/// `2001/05/17`, or a year alone with zeros, as Swiss-Manager reads it.
fn birthday(birth: &DateText) -> String {
    birth.date().map_or_else(|| birth.to_string(), |date| date.to_string())
}

/// Every board of every round, with byes after the games.
pub fn results(snapshot: &Snapshot) -> Vec<Vec<String>> {
    let heads = RESULT_HEADS.map(str::to_owned).to_vec();
    let rows = snapshot.rounds.iter().enumerate().flat_map(|(index, round)| {
        let round_number = (index + 1).to_string();
        let games = round.games().iter().enumerate();
        let games = games.map(|(board, game)| game_row(snapshot, &round_number, board + 1, *game));
        let alone = round.unpaired().iter().map(|&(who, why)| {
            let name = snapshot.player(who).map_or("", |player| &player.name);
            let cells = [&round_number, "", &who.to_string(), name, unpaired(why), "", ""];
            cells.map(str::to_owned).to_vec()
        });
        games.chain(alone).collect::<Vec<_>>()
    });
    [heads].into_iter().chain(rows).collect()
}

fn game_row(snapshot: &Snapshot, round: &str, board: usize, game: Game) -> Vec<String> {
    let name = |number| snapshot.player(number).map_or(String::new(), |player| player.name.clone());
    vec![
        round.to_owned(),
        board.to_string(),
        game.white.to_string(),
        name(game.white),
        result(game.result).to_owned(),
        name(game.black),
        game.black.to_string(),
    ]
}

const fn result(result: GameResult) -> &'static str {
    match result {
        GameResult::Played { score, .. } => match score {
            PlayedScore::WhiteWins => "1-0",
            PlayedScore::Draw => "1/2-1/2",
            PlayedScore::BlackWins => "0-1",
            PlayedScore::HalfToWhite => "1/2-0",
            PlayedScore::HalfToBlack => "0-1/2",
            PlayedScore::BothLose => "0-0",
        },
        GameResult::Forfeited(Forfeit::WhiteWins) => "+--",
        GameResult::Forfeited(Forfeit::BlackWins) => "--+",
        GameResult::Forfeited(Forfeit::BothLose) => "---",
        GameResult::Adjourned => "adjourned",
        GameResult::Pending => "*",
    }
}

const fn unpaired(why: Unpaired) -> &'static str {
    match why {
        Unpaired::PairingBye => "bye",
        Unpaired::Bye(Bye::Full) => "1 (bye asked for)",
        Unpaired::Bye(Bye::Half) => "1/2 (bye asked for)",
        Unpaired::Bye(Bye::Zero) => "0 (absent)",
        Unpaired::ForfeitWin => "+",
        Unpaired::ForfeitLoss => "-",
    }
}
