//! A tournament from a few lines of text.

use ronde_model::{
    Bye, Forfeit, Game, GameResult, PairingNumber, Participant, Parts, PlayedScore, Player, Round,
    Snapshot, Unpaired,
};
use ronde_standings::{Edition, Form, Overrides, Settings, Standings};

pub(crate) fn number(number: u32) -> PairingNumber {
    PairingNumber::new(number).expect("numbers start with 1")
}

pub(crate) fn player(of: u32) -> Participant {
    Participant::Player(number(of))
}

/// A line is a round: `1-2 1` (also `=`, `0`, `+` and `-` for forfeits, `--` for a double one, `?`
/// without a result), `3 U`, `4 H`, `5 F`, `6 Z`; separated by commas. Who is not named is absent.
pub(crate) fn tournament(players: u32, text: &str) -> Parts {
    let rounds: Vec<Round> =
        text.lines().map(str::trim).filter(|it| !it.is_empty()).map(round).collect();
    let player = |of: u32| {
        let mut player = Player::new(number(of), format!("Player {of}"));
        player.rating = u16::try_from(2500 - 100 * of).ok();
        player
    };
    let mut parts = Parts { players: (1..=players).map(player).collect(), ..Parts::default() };
    parts.rules.declared_rounds = u16::try_from(rounds.len()).ok();
    parts.rounds = rounds;
    parts
}

fn round(line: &str) -> Round {
    let (mut games, mut alone) = (Vec::new(), Vec::new());
    for item in line.split(',').map(str::trim) {
        let (who, result) = item.split_once(' ').expect("who, and a result");
        match who.split_once('-') {
            Some((white, black)) => games.push(Game {
                white: number(white.parse().unwrap()),
                black: number(black.parse().unwrap()),
                result: game(result),
            }),
            None => alone.push((number(who.parse().unwrap()), unpaired(result))),
        }
    }
    Round::new(games, alone).expect("nobody twice")
}

fn game(text: &str) -> GameResult {
    let played = |score| GameResult::Played { score, rated: true };
    match text {
        "1" => played(PlayedScore::WhiteWins),
        "=" => played(PlayedScore::Draw),
        "0" => played(PlayedScore::BlackWins),
        "00" => played(PlayedScore::BothLose),
        "=0" => played(PlayedScore::HalfToWhite),
        "+" => GameResult::Forfeited(Forfeit::WhiteWins),
        "-" => GameResult::Forfeited(Forfeit::BlackWins),
        "--" => GameResult::Forfeited(Forfeit::BothLose),
        "?" => GameResult::Pending,
        _ => panic!("{text} is no result"),
    }
}

fn unpaired(text: &str) -> Unpaired {
    match text {
        "U" => Unpaired::PairingBye,
        "F" => Unpaired::Bye(Bye::Full),
        "H" => Unpaired::Bye(Bye::Half),
        "Z" => Unpaired::Bye(Bye::Zero),
        "+" => Unpaired::ForfeitWin,
        "-" => Unpaired::ForfeitLoss,
        _ => panic!("{text} is no bye"),
    }
}

/// Standings by a list of names.
pub(crate) fn standings(parts: Parts, edition: Edition, form: Form, list: &str) -> Standings {
    let snapshot = Snapshot::new(parts).expect("a consistent tournament");
    let asked = Overrides { edition: Some(edition), form: Some(form), ..asked(list) };
    let settings = Settings::settle(&snapshot, &asked).expect("a list that can be used");
    let rounds = snapshot.rounds.len();
    Standings::of(&snapshot, settings.after(rounds))
}

/// Another list, by its names.
pub(crate) fn asked(list: &str) -> Overrides {
    Overrides::with_list(list).expect("names of tie-breaks")
}

/// One value as a table shows it.
pub(crate) fn value(standings: &Standings, who: Participant, column: usize) -> String {
    let tie_break = standings.settings().tie_breaks()[column];
    let decimals = tie_break.decimals(standings.settings().edition());
    standings.row_of(who).expect("he plays").values[column].text(decimals)
}

/// Checks rows of a table: the number, then the values of the list, in the order of the numbers.
#[track_caller]
pub(crate) fn check(parts: &Parts, edition: Edition, form: Form, list: &str, table: &str) {
    let standings = standings(parts.clone(), edition, form, list);
    for line in table.lines().map(str::trim).filter(|line| !line.is_empty()) {
        let mut words = line.split_whitespace();
        let of: u32 = words.next().and_then(|word| word.parse().ok()).expect("a number");
        let expected: Vec<&str> = words.collect();
        let columns = 0..standings.settings().tie_breaks().len();
        let values: Vec<String> = columns.map(|at| value(&standings, player(of), at)).collect();
        assert_eq!(expected, values, "player {of}, {list}, rules of {edition}");
    }
}

/// The order of the numbers, and the ranks, as `1:3 2:1 2:4`.
pub(crate) fn ranking(standings: &Standings) -> String {
    let rows = standings.rows().iter();
    let words: Vec<String> = rows.map(|row| format!("{}:{}", row.rank, row.who.number())).collect();
    words.join(" ")
}
