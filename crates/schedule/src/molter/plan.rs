//! A table while it is made, and what is measured on it.

use super::Molter;

/// A player, by team and board from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Player {
    pub(super) team: usize,
    pub(super) board: usize,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Game {
    pub(super) white: Player,
    pub(super) black: Player,
}

impl Game {
    pub(super) fn new(one: Player, other: Player, one_is_white: bool) -> Game {
        if one_is_white {
            Game { white: one, black: other }
        } else {
            Game { white: other, black: one }
        }
    }

    fn top(self) -> Player {
        let key = |player: &Player| (player.board, player.team);
        if key(&self.white) <= key(&self.black) { self.white } else { self.black }
    }
}

#[derive(Clone, Debug)]
pub(super) struct Plan {
    size: Molter,
    pub(super) rounds: Vec<Vec<Game>>,
}

/// What a table leaves to be desired, most important first; less is better.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Quality {
    /// After each round, teams not met that could have been (a team has P boards), over all teams.
    pub not_met: usize,
    /// How unevenly a team's games are spread over the other teams: the sum of squares of the
    /// number of games between two teams, over what is the least possible.
    pub uneven: usize,
    /// Descents and ascents of a team that do not cancel.
    pub floats: usize,
    /// Teams that are a colour short in a round.
    pub colours: usize,
}

impl Plan {
    pub(super) fn new(size: Molter) -> Plan {
        Plan { size, rounds: vec![Vec::new(); size.rounds] }
    }

    /// The rounds with their games by board, then by team.
    pub(super) fn in_order(mut self) -> Vec<Vec<Game>> {
        for games in &mut self.rounds {
            games.sort_by_key(|game| (game.top().board, game.top().team));
        }
        self.rounds
    }

    pub(super) fn quality(&self) -> Quality {
        let (n, p) = (self.size.teams, self.size.players);
        let mut met = vec![0_usize; n * n];
        let mut floats = vec![0_isize; n];
        let mut quality = Quality::default();
        for (round, games) in self.rounds.iter().enumerate() {
            let mut whites = vec![0_usize; n];
            for game in games {
                let (one, other) = (game.white, game.black);
                met[one.team * n + other.team] += 1;
                met[other.team * n + one.team] += 1;
                whites[one.team] += 1;
                floats[one.team] += other.board.cast_signed() - one.board.cast_signed();
                floats[other.team] += one.board.cast_signed() - other.board.cast_signed();
            }
            let possible = (n - 1).min(p * (round + 1));
            quality.not_met +=
                met.chunks(n).map(|row| possible - known(row).min(possible)).sum::<usize>();
            quality.colours += whites.iter().map(|white| white.abs_diff(p / 2)).sum::<usize>();
        }
        quality.floats = floats.iter().map(|difference| difference.unsigned_abs()).sum();
        let squares: usize = met.iter().map(|games| games * games).sum();
        quality.uneven = squares - n * least_squares(p * self.size.rounds, n - 1);
        quality
    }

    /// Whether some team's boards are all against one team in a round (hard rule 2).
    pub(super) fn has_a_plain_match(&self) -> bool {
        let n = self.size.teams;
        self.rounds.iter().any(|games| {
            let mut met = vec![0_usize; n * n];
            for game in games {
                met[game.white.team * n + game.black.team] += 1;
                met[game.black.team * n + game.white.team] += 1;
            }
            met.contains(&self.size.players)
        })
    }
}

fn known(row: &[usize]) -> usize {
    row.iter().filter(|games| **games > 0).count()
}

/// The sum of squares when games are shared out as evenly as can be.
fn least_squares(games: usize, teams: usize) -> usize {
    let (each, more) = (games / teams, games % teams);
    (teams - more) * each * each + more * (each + 1) * (each + 1)
}
