//! Who is where at the end, by the plainest rules that decide a schedule's tournament. The tie-breaks
//! of C.07 are the business of another room.
//!
//! - Among seats ([`among`]): points (of teams: two for a match won, one for a drawn one, then the
//!   points of the boards), what they made against each other, Sonneborn-Berger, wins. Equal in
//!   all: they share the place, and the lower number is named first.
//! - Molter teams ([`teams`], seed-002): points of all players, Berlin, wins, direct encounter, points
//!   on the first board, the second …

use std::cmp::Reverse;
use std::collections::BTreeMap;

use ronde_model::{Histories, PairingNumber, Score, Snapshot, scores};

use crate::error::Error;
use crate::field::{Meeting, meetings, memberships, points};
use crate::follow;
use crate::numbers::berlin_weight;
use crate::recipe::{Kind, Recipe};
use crate::table::Seat;
use crate::tournament::decisions;

/// Somebody's place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ranked {
    /// Place, from 1; equal ones are shared.
    pub place: usize,
    /// Who.
    pub seat: Seat,
    /// Points.
    pub points: Score,
}

/// The final ranking of the seats of a tournament, or its ranking so far.
///
/// # Errors
/// A cup or a Berlin tournament whose rounds do not follow from each other.
pub fn seats(snapshot: &Snapshot, recipe: &Recipe) -> Result<Vec<Ranked>, Error> {
    let (played, teams) = (meetings(snapshot, recipe), recipe.boards.is_some());
    let everybody: Vec<Seat> = (0..recipe.seats()).map(Seat::at).collect();
    match &recipe.kind {
        Kind::Cup(cup) => {
            let progress = cup.bracket()?.progress(cup.legs, &played, &decisions(snapshot))?;
            let all = among(&everybody, &played, teams);
            let made = |seat: Seat| all.iter().find(|row| row.seat == seat).map(|row| row.points);
            let rows = progress.places.into_iter().map(|(place, seat)| Ranked {
                place,
                seat,
                points: made(seat).unwrap_or_default(),
            });
            Ok(rows.collect())
        }
        Kind::Berlin(berlin) if played.len() > berlin.first_rounds() => {
            let (first, second) = played.split_at(berlin.first_rounds());
            let mut rows = Vec::new();
            for group in follow::seated(*berlin, first, teams) {
                let above = rows.len();
                let ranked = among(&group, second, teams).into_iter();
                rows.extend(ranked.map(|row| Ranked { place: row.place + above, ..row }));
            }
            Ok(rows)
        }
        _ => Ok(among(&everybody, &played, teams)),
    }
}

/// What decides, best first when sorted.
type Key = (Reverse<Score>, Reverse<Score>, Reverse<Score>, Reverse<i64>, Reverse<usize>);

/// A meeting as one side sees it: who, against whom, points, points of the other.
type Seen = (Seat, Seat, Score, Score);

/// The ranking of these seats by the meetings among them, which are games or matches of teams.
pub fn among(group: &[Seat], rounds: &[Vec<Meeting>], teams: bool) -> Vec<Ranked> {
    let results: Vec<Seen> = rounds
        .iter()
        .flatten()
        .filter(|one| group.contains(&one.white) && group.contains(&one.black))
        .filter_map(|one| one.points.map(|it| (one.white, one.black, it.white, it.black)))
        .flat_map(|(white, black, one, other)| {
            [(white, black, one, other), (black, white, other, one)]
        })
        .collect();
    // A single game is worth its points; a match of teams two, one or nothing.
    let worth = |one: Score, other: Score| match (teams, one.cmp(&other)) {
        (false, _) => one,
        (true, std::cmp::Ordering::Greater) => Score::from_points(2),
        (true, std::cmp::Ordering::Equal) => Score::from_points(1),
        (true, std::cmp::Ordering::Less) => Score::ZERO,
    };
    let sum = |seat: Seat, value: &dyn Fn(&Seen) -> Score| -> Score {
        results.iter().filter(|result| result.0 == seat).map(value).sum()
    };
    let points: BTreeMap<Seat, Score> =
        group.iter().map(|seat| (*seat, sum(*seat, &|result| worth(result.2, result.3)))).collect();
    let key = |seat: Seat| -> Key {
        let own = points[&seat];
        let boards = sum(seat, &|result| result.2);
        let direct = sum(seat, &|result| {
            if points[&result.1] == own { worth(result.2, result.3) } else { Score::ZERO }
        });
        let mine = results.iter().filter(|result| result.0 == seat);
        let berger = mine.clone().map(|result| {
            i64::from(points[&result.1].tenths()) * i64::from(worth(result.2, result.3).tenths())
        });
        let wins = mine.filter(|result| result.2 > result.3).count();
        (Reverse(own), Reverse(boards), Reverse(direct), Reverse(berger.sum()), Reverse(wins))
    };
    placed(group.iter().map(|seat| (key(*seat), *seat, points[seat])).collect())
}

/// Sorts, and gives equal ones the same place.
fn placed<K: Ord>(mut rows: Vec<(K, Seat, Score)>) -> Vec<Ranked> {
    rows.sort_by(|one, other| one.0.cmp(&other.0).then(one.1.cmp(&other.1)));
    let mut ranked: Vec<Ranked> = Vec::with_capacity(rows.len());
    for (index, (key, seat, points)) in rows.iter().enumerate() {
        let same = index > 0 && rows[index - 1].0 == *key;
        let place = if same { ranked[index - 1].place } else { index + 1 };
        ranked.push(Ranked { place, seat: *seat, points: *points });
    }
    ranked
}

/// Players by points alone; equal ones share the place.
pub fn players(snapshot: &Snapshot) -> Vec<Ranked> {
    let totals = scores::totals(snapshot, &Histories::of(snapshot));
    let rows = totals.into_iter().enumerate();
    placed(rows.map(|(index, points)| (Reverse(points), Seat::at(index), points)).collect())
}

/// A team's row in the ranking of Molter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TeamRanked {
    /// Place, from 1; equal ones are shared.
    pub place: usize,
    /// The team, from 0.
    pub team: usize,
    /// Points of all its players.
    pub points: Score,
    /// Points times the weight of the board: the first of eight counts eightfold.
    pub berlin: Score,
    /// Games won.
    pub wins: usize,
    /// Points against the teams that are level so far.
    pub direct: Score,
    /// Points on each board, the first one first.
    pub boards: Vec<Score>,
}

/// Ranks teams by the games of their players (seed-002).
pub fn teams(snapshot: &Snapshot) -> Vec<TeamRanked> {
    let games = team_games(snapshot);
    let mut rows: Vec<TeamRanked> = (0..snapshot.teams.len())
        .map(|team| row(team, snapshot.teams[team].members.len(), &games))
        .collect();
    let level = |row: &TeamRanked| (row.points, row.berlin, row.wins);
    for index in 0..rows.len() {
        let own = level(&rows[index]);
        let tied: Vec<usize> =
            rows.iter().filter(|row| level(row) == own).map(|row| row.team).collect();
        let mine = games.iter().filter(|game| game.team == rows[index].team);
        rows[index].direct =
            mine.filter(|game| tied.contains(&game.opponent)).map(|game| game.points).sum();
    }
    let key = |row: &TeamRanked| {
        let boards: Vec<Reverse<Score>> = row.boards.iter().copied().map(Reverse).collect();
        (Reverse(row.points), Reverse(row.berlin), Reverse(row.wins), Reverse(row.direct), boards)
    };
    rows.sort_by_key(|row| (key(row), row.team));
    let keys: Vec<_> = rows.iter().map(key).collect();
    for index in 0..rows.len() {
        let same = index > 0 && keys[index - 1] == keys[index];
        rows[index].place = if same { rows[index - 1].place } else { index + 1 };
    }
    rows
}

/// A game as one of the two teams sees it.
struct TeamGame {
    team: usize,
    board: usize,
    opponent: usize,
    points: Score,
    won: bool,
}

fn team_games(snapshot: &Snapshot) -> Vec<TeamGame> {
    let member = memberships(snapshot);
    let mut games = Vec::new();
    for game in snapshot.rounds.iter().flat_map(ronde_model::Round::games) {
        let place = |number: PairingNumber| member.get(&number).copied();
        let result = points(game.result, &snapshot.rules.points);
        let (Some(white), Some(black), Some((one, other))) =
            (place(game.white), place(game.black), result)
        else {
            continue;
        };
        for ((team, board), (opponent, _), points, theirs) in
            [(white, black, one, other), (black, white, other, one)]
        {
            games.push(TeamGame { team, board, opponent, points, won: points > theirs });
        }
    }
    games
}

fn row(team: usize, size: usize, games: &[TeamGame]) -> TeamRanked {
    let mine = || games.iter().filter(|game| game.team == team);
    let mut boards = vec![Score::ZERO; size];
    for game in mine() {
        boards[game.board] += game.points;
    }
    let weighted = mine().map(|game| {
        let weight = i32::try_from(berlin_weight(size, game.board + 1)).unwrap_or(0);
        Score::from_tenths(weight * game.points.tenths())
    });
    TeamRanked {
        place: 0,
        team,
        points: mine().map(|game| game.points).sum(),
        berlin: weighted.sum(),
        wins: mine().filter(|game| game.won).count(),
        direct: Score::ZERO,
        boards,
    }
}
