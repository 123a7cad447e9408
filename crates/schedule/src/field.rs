//! Who plays: the entrants of a schedule, and the meetings of seats that a tournament holds.

use std::cmp::Ordering;
use std::collections::{BTreeMap, BTreeSet};

use ronde_model::{
    Colour, Forfeit, Game, GameResult, PairingNumber, Player, PointSystem, Score, Snapshot,
};

use crate::error::{Entered, Error};
use crate::recipe::Recipe;
use crate::table::{Seat, letters};

/// Entrants in the order of their numbers; with teams, team by team and board by board.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Field {
    /// Players; their numbers are given by their places here.
    pub players: Vec<Player>,
    /// Names of the teams, in order; empty where there are none.
    pub teams: Vec<String>,
}

impl Field {
    /// Entrants without names: `Player 1`, or `A1` where there are teams.
    pub fn numbered(recipe: &Recipe) -> Field {
        let (teams, size) = (recipe.teams(), recipe.team_size());
        let name = |index: usize| match size {
            Some(size) => format!("{}{}", letters(index / size), index % size + 1),
            None => format!("Player {}", index + 1),
        };
        let player = |index: usize| Player::new(number(index), name(index));
        Field {
            players: (0..recipe.players()).map(player).collect(),
            teams: (0..teams).map(|team| format!("Team {}", letters(team))).collect(),
        }
    }

    /// Looks whether these can be the entrants.
    ///
    /// # Errors
    /// A name that is empty or there twice, or another number of players or teams.
    pub fn checked(&self, recipe: &Recipe) -> Result<(), Error> {
        let (given, needed) = (self.teams.len(), recipe.teams());
        if given != needed {
            return Err(Error::WrongNumber { what: Entered::Teams, given, needed });
        }
        let (given, needed) = (self.players.len(), recipe.players());
        if given != needed {
            return Err(Error::WrongNumber { what: Entered::Players, given, needed });
        }
        distinct(self.players.iter().map(|player| player.name.as_str()))?;
        distinct(self.teams.iter().map(String::as_str))
    }
}

/// The pairing number at a place of a list.
pub(crate) fn number(index: usize) -> PairingNumber {
    let number = u32::try_from(index + 1).ok().and_then(PairingNumber::new);
    number.expect("a list of players is short")
}

fn distinct<'a>(names: impl Iterator<Item = &'a str>) -> Result<(), Error> {
    let mut seen = BTreeSet::new();
    for (index, name) in names.enumerate() {
        let name = name.trim();
        if name.is_empty() {
            return Err(Error::NoName(index + 1));
        }
        if !seen.insert(name.to_lowercase()) {
            return Err(Error::NameTwice(name.to_owned()));
        }
    }
    Ok(())
}

/// Two seats that met: a game, or a match of two teams.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Meeting {
    /// Has White (of teams: on the first board).
    pub white: Seat,
    /// Has Black.
    pub black: Seat,
    /// What each made; `None` while a result is missing.
    pub points: Option<Points>,
}

/// What a meeting gave.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Points {
    /// Points of White.
    pub white: Score,
    /// Points of Black.
    pub black: Score,
    /// Of teams: points times the weight of the board, White's minus Black's, in tenths.
    pub berlin: i32,
    /// Of teams: who won the best board that was won.
    pub boards: Ordering,
}

impl Points {
    pub(crate) fn reversed(self) -> Points {
        Points {
            white: self.black,
            black: self.white,
            berlin: -self.berlin,
            boards: self.boards.reverse(),
        }
    }
}

/// The meetings of every round, in the seats of the recipe: players, or teams where seats are
/// teams.
pub fn meetings(snapshot: &Snapshot, recipe: &Recipe) -> Vec<Vec<Meeting>> {
    let system = &snapshot.rules.points;
    let rounds = snapshot.rounds.iter().filter(|round| round.is_paired());
    rounds
        .map(|round| match recipe.boards {
            None => round.games().iter().map(|game| of_game(game, system)).collect(),
            Some(boards) => of_teams(snapshot, round.games(), boards),
        })
        .collect()
}

fn of_game(game: &Game, system: &PointSystem) -> Meeting {
    let seat = |number: PairingNumber| Seat::at(number.get() as usize - 1);
    let points = points(game.result, system).map(|(white, black)| Points {
        white,
        black,
        berlin: 0,
        boards: Ordering::Equal,
    });
    Meeting { white: seat(game.white), black: seat(game.black), points }
}

/// Points of White and Black; `None` while there is no result.
pub(crate) fn points(result: GameResult, system: &PointSystem) -> Option<(Score, Score)> {
    match result {
        GameResult::Played { score, .. } => Some((
            system.played(Colour::White, score.white()),
            system.played(Colour::Black, score.black()),
        )),
        GameResult::Forfeited(Forfeit::WhiteWins) => {
            Some((system.forfeit_win, system.forfeit_loss))
        }
        GameResult::Forfeited(Forfeit::BlackWins) => {
            Some((system.forfeit_loss, system.forfeit_win))
        }
        GameResult::Forfeited(Forfeit::BothLose) => {
            Some((system.forfeit_loss, system.forfeit_loss))
        }
        GameResult::Adjourned | GameResult::Pending => None,
    }
}

/// Team and board of each player, from 0.
pub(crate) fn memberships(snapshot: &Snapshot) -> BTreeMap<PairingNumber, (usize, usize)> {
    let teams = snapshot.teams.iter().enumerate();
    let members = teams.flat_map(|(team, it)| {
        it.members.iter().enumerate().map(move |(board, number)| (*number, (team, board)))
    });
    members.collect()
}

/// Board, team with White, points of White and Black.
type BoardResult = (usize, usize, Option<(Score, Score)>);

/// Games of a round, put together into matches. A match begins with its first board.
fn of_teams(snapshot: &Snapshot, games: &[Game], boards: usize) -> Vec<Meeting> {
    let member = memberships(snapshot);
    let mut matches: BTreeMap<(usize, usize), Vec<BoardResult>> = BTreeMap::new();
    for game in games {
        let (Some(&white), Some(&black)) = (member.get(&game.white), member.get(&game.black))
        else {
            continue;
        };
        let key = (white.0.min(black.0), white.0.max(black.0));
        let result = points(game.result, &snapshot.rules.points);
        matches.entry(key).or_default().push((white.1.min(black.1), white.0, result));
    }
    let mut meetings = Vec::new();
    for ((low, high), mut games) in matches {
        games.sort_unstable();
        let first = games.first().map_or(low, |game| game.1);
        let second = if first == low { high } else { low };
        let points = of_match(first, &games, boards);
        meetings.push(Meeting { white: Seat::at(first), black: Seat::at(second), points });
    }
    meetings
}

fn of_match(first: usize, games: &[BoardResult], boards: usize) -> Option<Points> {
    let zero = Score::ZERO;
    let mut sum = Points { white: zero, black: zero, berlin: 0, boards: Ordering::Equal };
    for &(board, white, result) in games {
        let (one, other) = result?;
        let (one, other) = if white == first { (one, other) } else { (other, one) };
        sum.white += one;
        sum.black += other;
        let weight = i32::try_from(boards.saturating_sub(board)).unwrap_or(0);
        sum.berlin += weight * (one - other).tenths();
        sum.boards = sum.boards.then(one.cmp(&other));
    }
    Some(sum)
}
