//! Small tournaments of matches, written for tests.
//!
//! A round is a line of words: `1-4:10` is a match of 1, who has White first, and 4, in which the
//! first game was won and the second lost by 1 (`=` a draw, `+` and `-` won and lost by forfeit,
//! `x` forfeited by both); `5:U`, `5:F`, `5:H`, `5:Z` are byes. A team has as many members as a
//! match of it has letters, and its letters are boards.

use ronde_model::{
    Bye, ByeRequest, Colour, Forfeit, Game, GameResult, PairingNumber, Participant, Parts,
    PlayedScore, Player, Round, RoundNumber, Score, Snapshot, System, Team, TeamBye, TeamNumber,
    Unpaired,
};

use crate::{Detail, PairingError, RoundPairing, pair};

pub(crate) fn player(number: u32) -> PairingNumber {
    PairingNumber::new(number).unwrap()
}

pub(crate) fn round(number: usize) -> RoundNumber {
    RoundNumber::from_index(number - 1).unwrap()
}

/// What a letter is to the first-named, who has this colour.
fn result(letter: char, colour: Colour) -> GameResult {
    let white = colour == Colour::White;
    let played = |score| GameResult::Played { score, rated: true };
    match (letter, white) {
        ('1', true) | ('0', false) => played(PlayedScore::WhiteWins),
        ('0', true) | ('1', false) => played(PlayedScore::BlackWins),
        ('=', _) => played(PlayedScore::Draw),
        ('+', true) | ('-', false) => GameResult::Forfeited(Forfeit::WhiteWins),
        ('-', true) | ('+', false) => GameResult::Forfeited(Forfeit::BlackWins),
        ('x', _) => GameResult::Forfeited(Forfeit::BothLose),
        _ => panic!("{letter} is no result"),
    }
}

fn game(first: u32, second: u32, colour: Colour, letter: char) -> Game {
    let result = result(letter, colour);
    match colour {
        Colour::White => Game { white: player(first), black: player(second), result },
        Colour::Black => Game { white: player(second), black: player(first), result },
    }
}

/// A word, taken apart.
enum Word {
    Match(u32, u32, Vec<char>),
    Bye(u32, char),
}

fn words(line: &str) -> Vec<Word> {
    let word = |word: &str| {
        let (who, what) = word.split_once(':').unwrap();
        match who.split_once('-') {
            Some((one, other)) => {
                Word::Match(one.parse().unwrap(), other.parse().unwrap(), what.chars().collect())
            }
            None => Word::Bye(who.parse().unwrap(), what.chars().next().unwrap()),
        }
    };
    line.split_whitespace().map(word).collect()
}

fn bye(letter: char) -> Bye {
    match letter {
        'F' => Bye::Full,
        'H' => Bye::Half,
        _ => Bye::Zero,
    }
}

/// A Double-Swiss of so many players and declared matches.
pub(crate) fn two_games(players: u32, matches: u16, lines: &[&str]) -> Snapshot {
    let mut parts = Parts {
        players: (1..=players).map(|it| Player::new(player(it), format!("P{it}"))).collect(),
        ..Parts::default()
    };
    parts.rules.declared_rounds = Some(2 * matches);
    parts.event.kind_code = "FIDE_DOUBLESWISS".to_owned();
    for line in lines {
        for (column, colour) in [Colour::White, Colour::Black].into_iter().enumerate() {
            let (mut games, mut unpaired) = (Vec::new(), Vec::new());
            for word in words(line) {
                match word {
                    Word::Match(one, other, letters) => {
                        games.push(game(one, other, colour, letters[column]));
                    }
                    Word::Bye(who, 'U') if column == 0 => {
                        unpaired.push((player(who), Unpaired::PairingBye));
                    }
                    Word::Bye(who, 'U') => unpaired.push((player(who), Unpaired::Bye(Bye::Half))),
                    Word::Bye(who, letter) => {
                        unpaired.push((player(who), Unpaired::Bye(bye(letter))));
                    }
                }
            }
            parts.rounds.push(Round::new(games, unpaired).unwrap());
        }
    }
    Snapshot::new(parts).unwrap()
}

/// A Swiss of so many teams and declared rounds, by that code.
pub(crate) fn teams(code: &str, teams: u32, rounds: u16, lines: &[&str]) -> Snapshot {
    let letters = lines.iter().flat_map(|line| words(line)).find_map(|word| match word {
        Word::Match(_, _, letters) => u32::try_from(letters.len()).ok(),
        Word::Bye(..) => None,
    });
    let boards = letters.unwrap_or(1);
    let member = |team: u32, board: u32| (team - 1) * boards + board + 1;
    let mut parts = Parts {
        players: (1..=teams * boards).map(|it| Player::new(player(it), "")).collect(),
        teams: (1..=teams)
            .map(|it| team(it, (0..boards).map(|board| player(member(it, board))).collect()))
            .collect(),
        ..Parts::default()
    };
    parts.event.kind_code = code.to_owned();
    parts.rules.declared_rounds = Some(rounds);
    parts.rules.board_colours = (0..boards).map(colour_of_board).collect();
    let draw = Score::from_tenths(5 * i32::try_from(boards).unwrap());
    let mut byes =
        TeamBye { match_points: Score::from_points(1), game_points: draw, teams: Vec::new() };
    for (index, line) in lines.iter().enumerate() {
        let mut games = Vec::new();
        byes.teams.push(None);
        for word in words(line) {
            match word {
                Word::Match(one, other, letters) => {
                    games.extend((0..boards).zip(letters).map(|(board, letter)| {
                        let (first, second) = (member(one, board), member(other, board));
                        game(first, second, colour_of_board(board), letter)
                    }));
                }
                Word::Bye(who, 'U') => byes.teams[index] = TeamNumber::new(who),
                Word::Bye(who, letter) => parts.requests.push(ByeRequest {
                    round: round(index + 1),
                    bye: bye(letter),
                    who: Participant::Team(TeamNumber::new(who).unwrap()),
                }),
            }
        }
        parts.rounds.push(Round::new(games, Vec::new()).unwrap());
    }
    parts.team_byes.push(byes);
    Snapshot::new(parts).unwrap()
}

fn colour_of_board(board: u32) -> Colour {
    if board.is_multiple_of(2) { Colour::White } else { Colour::Black }
}

fn team(number: u32, members: Vec<PairingNumber>) -> Team {
    Team::new(TeamNumber::new(number).unwrap(), format!("Team {number}"), members)
}

/// The next round by the engine, White drawn first.
pub(crate) fn next(snapshot: &Snapshot, system: System) -> Result<RoundPairing, PairingError> {
    let held = super::view(snapshot, system).rounds.len();
    pair(snapshot, round(held + 1), system, Colour::White, Detail::Alternatives)
}

/// The pairs of the next round in words, smaller number first, by that number, and the bye:
/// `1-3 2-5 4`.
pub(crate) fn pairs(snapshot: &Snapshot, system: System) -> String {
    let paired = next(snapshot, system).unwrap();
    let mut pairs: Vec<(u32, u32)> = paired
        .boards
        .iter()
        .map(|board| (board.white.get(), board.black.get()))
        .map(|(white, black)| (white.min(black), white.max(black)))
        .collect();
    pairs.sort_unstable();
    let bye = paired.bye.map(|it| it.to_string());
    let pairs = pairs.iter().map(|(one, other)| format!("{one}-{other}"));
    pairs.chain(bye).collect::<Vec<_>>().join(" ")
}

/// White and the article that gave it, for the pair of these two.
pub(crate) fn white(snapshot: &Snapshot, system: System, one: u32, other: u32) -> (u32, String) {
    let paired = next(snapshot, system).unwrap();
    let found = paired.reasons.steps.iter().find_map(|step| match step.act {
        crate::steps::Act::Pairs { white, black, colours, .. } => {
            let two = [white.get(), black.get()];
            (two.contains(&one) && two.contains(&other))
                .then(|| (white.get(), colours.rsplit(':').next().unwrap().to_owned()))
        }
        _ => None,
    });
    found.unwrap_or_else(|| panic!("{one} and {other} do not meet"))
}
