//! The way back: a paired round becomes games of the tournament as it is written.

use ronde_model::{
    Bye, Colour, Game, GameResult, LineUp, PairingNumber, Parts, Round, RoundNumber, Snapshot,
    Team, TeamBye, TeamNumber, Unpaired,
};

use super::{Play, columns, view};
use crate::book::Book;
use crate::pairing::{Board, RoundPairing};
use crate::recorded;

/// Byes asked for that round, by number: as the round itself has them where the tournament holds
/// it.
pub fn byes(snapshot: &Snapshot, round: RoundNumber) -> Vec<(PairingNumber, Bye)> {
    let held = snapshot.rounds.get(round.index());
    let mut byes: Vec<(PairingNumber, Bye)> = if let Some(held) = held {
        let asked = held.unpaired().iter().filter_map(|(number, why)| match why {
            Unpaired::Bye(bye) => Some((*number, *bye)),
            Unpaired::PairingBye | Unpaired::ForfeitWin | Unpaired::ForfeitLoss => None,
        });
        asked.collect()
    } else {
        let asked = snapshot.requests.iter().filter(|request| request.round == round);
        asked.filter_map(|request| Some((request.who.player()?, request.bye))).collect()
    };
    // A stable sort: the first request of a player counts.
    byes.sort_by_key(|(number, _)| *number);
    byes.dedup_by_key(|(number, _)| *number);
    byes
}

/// The tournament with the round added, its games still to be played. Rounds from there on are
/// dropped, with the floats recorded for them; the byes asked for the round are kept. Where the
/// book goes by recorded floats (dutch-1992:A4), those of the round are.
///
/// # Panics
/// If the pairing names somebody whom the tournament does not list.
#[must_use]
pub fn enter(snapshot: &Snapshot, pairing: &RoundPairing) -> Snapshot {
    let parts = match Book::of(pairing.system).play {
        Play::Games => of_games(snapshot, pairing),
        Play::TwoGames => of_two_games(snapshot, pairing),
        Play::Teams => of_teams(snapshot, pairing),
    };
    Snapshot::new(parts).expect("nobody new is named")
}

fn pending(white: PairingNumber, black: PairingNumber) -> Game {
    Game { white, black, result: GameResult::Pending }
}

/// Everybody without an opponent; `bye` is what the pairing-allocated bye is called.
fn unpaired(
    seen: &Snapshot,
    pairing: &RoundPairing,
    bye: Unpaired,
) -> Vec<(PairingNumber, Unpaired)> {
    let asked = byes(seen, pairing.round).into_iter();
    let asked = asked.map(|(number, bye)| (number, Unpaired::Bye(bye)));
    let given = seen.given_byes.iter().filter(|it| it.round == pairing.round).map(|it| it.who);
    asked.chain(given.chain(pairing.bye).map(|number| (number, bye))).collect()
}

fn of_games(snapshot: &Snapshot, pairing: &RoundPairing) -> Parts {
    let unpaired = unpaired(snapshot, pairing, Unpaired::PairingBye);
    let games = pairing.boards.iter().map(|board| pending(board.white, board.black));
    let round = Round::new(games.collect(), unpaired).expect("nobody is paired twice");
    let mut parts = (**snapshot).clone();
    parts.rounds.truncate(pairing.round.index());
    parts.rounds.push(round);
    parts.given_byes.retain(|it| it.round > pairing.round);
    parts.recorded_floats = recorded::records_with(snapshot, pairing);
    parts
}

fn of_two_games(snapshot: &Snapshot, pairing: &RoundPairing) -> Parts {
    let seen = view(snapshot, pairing.system);
    let points = &snapshot.rules.points;
    // C.04.5:1.4: a win and a draw, unless the event says otherwise.
    let second_bye = if points.pairing_bye == points.win() {
        Unpaired::Bye(Bye::Half)
    } else {
        Unpaired::PairingBye
    };
    let column = |bye: Unpaired, turn: fn(&Board) -> Game| {
        let games = pairing.boards.iter().map(turn).collect();
        Round::new(games, unpaired(&seen, pairing, bye)).expect("nobody is paired twice")
    };
    let first = column(Unpaired::PairingBye, |board| pending(board.white, board.black));
    let second = column(second_bye, |board| pending(board.black, board.white));
    let mut parts = (**snapshot).clone();
    parts.rounds.truncate(columns(pairing.round).0);
    parts.rounds.extend([first, second]);
    let last = parts.rounds.len();
    parts.given_byes.retain(|it| it.round.index() >= last);
    parts.recorded_floats.retain(|it| it.round.index() < last);
    parts
}

fn of_teams(snapshot: &Snapshot, pairing: &RoundPairing) -> Parts {
    let seats = Seats::new(snapshot, pairing.round);
    let mut games = Vec::new();
    let mut alone = Vec::new();
    for board in &pairing.boards {
        seats.play(*board, &mut games, &mut alone);
    }
    let round = Round::new(games, alone).expect("nobody sits at two boards");
    let mut parts = (**snapshot).clone();
    parts.rounds.truncate(pairing.round.index());
    parts.rounds.push(round);
    for byes in &mut parts.team_byes {
        byes.teams.truncate(pairing.round.index());
    }
    parts.match_forfeits.retain(|it| it.round < pairing.round);
    if let Some(team) = pairing.bye.and_then(|bye| TeamNumber::new(bye.get())) {
        give_bye(&mut parts, pairing.round, team, seats.boards);
    }
    parts
}

/// TRF26:320, with what a drawn match gives (C.04.6:1.4) where no value is written yet.
fn give_bye(parts: &mut Parts, round: RoundNumber, team: TeamNumber, boards: usize) {
    if parts.team_byes.is_empty() {
        let points = &parts.rules.points;
        let draw = points.white_draw.max(points.black_draw).tenths();
        let boards = i32::try_from(boards).unwrap_or(i32::MAX);
        parts.team_byes.push(TeamBye {
            match_points: parts.rules.team_points.unwrap_or_default().draw,
            game_points: ronde_model::Score::from_tenths(draw.saturating_mul(boards)),
            teams: Vec::new(),
        });
    }
    if let Some(byes) = parts.team_byes.last_mut() {
        byes.teams.resize(round.index(), None);
        byes.teams.push(Some(team));
    }
}

/// Who sits where.
struct Seats<'a> {
    snapshot: &'a Snapshot,
    round: RoundNumber,
    boards: usize,
}

impl<'a> Seats<'a> {
    fn new(snapshot: &'a Snapshot, round: RoundNumber) -> Seats<'a> {
        let boards = match snapshot.rules.board_colours.len() {
            0 => snapshot.teams.iter().map(|team| team.members.len()).min().unwrap_or(0),
            declared => declared,
        };
        Seats { snapshot, round, boards }
    }

    /// The line-up that is written for the round, else the first members.
    fn line_up(&self, number: PairingNumber) -> Vec<Option<PairingNumber>> {
        let mut teams = self.snapshot.teams.iter();
        let is_it = |team: &&Team| team.number.get() == number.get();
        let team = teams.find(is_it).expect("a team of the list");
        let written = self.snapshot.line_ups.iter().rev();
        let mut written =
            written.filter(|it: &&LineUp| it.team == team.number && it.round == self.round);
        match written.next() {
            Some(line_up) => line_up.boards.clone(),
            None => team.members.iter().take(self.boards).copied().map(Some).collect(),
        }
    }

    /// The first team has White on board 1. Colours alternate down the boards, unless a pattern
    /// is declared. Whoever finds nobody across the board wins by forfeit.
    fn play(
        &self,
        board: Board,
        games: &mut Vec<Game>,
        alone: &mut Vec<(PairingNumber, Unpaired)>,
    ) {
        let (first, second) = (self.line_up(board.white), self.line_up(board.black));
        for place in 0..first.len().max(second.len()).max(self.boards) {
            let seat = |line: &[Option<PairingNumber>]| line.get(place).copied().flatten();
            match (seat(&first), seat(&second)) {
                (Some(one), Some(other)) if self.has_white(place) => {
                    games.push(pending(one, other));
                }
                (Some(one), Some(other)) => games.push(pending(other, one)),
                (Some(only), None) | (None, Some(only)) => {
                    alone.push((only, Unpaired::ForfeitWin));
                }
                (None, None) => {}
            }
        }
    }

    /// Whether the team with White on board 1 has White on this one too.
    fn has_white(&self, board: usize) -> bool {
        let pattern = &self.snapshot.rules.board_colours;
        let colour = |board: usize| {
            let alternating = [Colour::White, Colour::Black][board % 2];
            pattern.get(board).copied().unwrap_or(alternating)
        };
        colour(board) == colour(0)
    }
}
