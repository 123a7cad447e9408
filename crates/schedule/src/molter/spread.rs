//! Tables that spread the opponents: for each cell and pair of rounds the teams are split in two by
//! lot; the upper players of one part have White first, those of the other part Black. A board is
//! then the cheapest assignment of one part to the other, where a game costs what the two teams
//! have met already.
//!
//! With an odd number one part is larger by one, and the smaller has an empty chair: whoever is
//! assigned to it goes down (on the upper board) or comes up (on the lower one).

use super::Molter;
use super::assign::cheapest;
use super::plan::{Game, Plan, Player};
use crate::dice::Dice;

/// A price that is never paid.
const NEVER: i64 = 1 << 40;

struct Builder {
    size: Molter,
    plan: Plan,
    /// Games between two teams.
    met: Vec<i64>,
    /// Teams that a player has met, by player and team.
    known: Vec<bool>,
    /// Players who went down or came up.
    floated: Vec<bool>,
}

/// One attempt; `None` when it gets stuck.
pub(super) fn build(size: Molter, dice: &mut Dice) -> Option<Plan> {
    let (n, p) = (size.teams, size.players);
    let mut builder = Builder {
        size,
        plan: Plan::new(size),
        met: vec![0; n * n],
        known: vec![false; n * p * n],
        floated: vec![false; n * p],
    };
    for first in (0..size.rounds).step_by(2) {
        let splits: Vec<Vec<usize>> = (0..p / 2).map(|_| shuffled(n, dice)).collect();
        for round in first..size.rounds.min(first + 2) {
            for (cell, teams) in splits.iter().enumerate() {
                let parts = teams.split_at(n.div_ceil(2));
                builder.cell(round, cell, parts, round == first, dice)?;
            }
        }
    }
    (!builder.plan.has_a_plain_match()).then_some(builder.plan)
}

fn shuffled(n: usize, dice: &mut Dice) -> Vec<usize> {
    let mut teams: Vec<usize> = (0..n).collect();
    dice.shuffle(&mut teams);
    teams
}

impl Builder {
    /// One round of one cell; `white` is whether the first part has White above.
    fn cell(
        &mut self,
        round: usize,
        cell: usize,
        parts: (&[usize], &[usize]),
        white: bool,
        dice: &mut Dice,
    ) -> Option<()> {
        let (upper, lower) = (2 * cell, 2 * cell + 1);
        let above = self.board(upper, parts, None, dice)?;
        self.enter(round, upper, &above, white);
        let below = self.board(lower, parts, Some(&above), dice)?;
        self.enter(round, lower, &below, !white);
        if let (Some(down), Some(up)) = (left_over(&above), left_over(&below)) {
            let (down, up) =
                (Player { team: down, board: upper }, Player { team: up, board: lower });
            self.floated_now(down);
            self.floated_now(up);
            self.game(round, Game::new(down, up, white));
        }
        Some(())
    }

    /// Pairs of one board: a team of the first part and one of the second, or nobody.
    fn board(
        &self,
        board: usize,
        (first, second): (&[usize], &[usize]),
        above: Option<&Vec<(usize, Option<usize>)>>,
        dice: &mut Dice,
    ) -> Option<Vec<(usize, Option<usize>)>> {
        let chairs = first.len();
        let mut prices = Vec::with_capacity(chairs * chairs);
        for &team in first {
            for chair in 0..chairs {
                let taken = match second.get(chair) {
                    Some(&other) => self.price(board, team, other, above),
                    None => self.price_of_floating(board, team, above),
                };
                prices.push(taken * 64 + i64::try_from(dice.place(16)).unwrap_or(0));
            }
        }
        let (assigned, total) = cheapest(chairs, &prices);
        let pairs = first.iter().zip(&assigned);
        let pairs = pairs.map(|(&team, &chair)| (team, second.get(chair).copied())).collect();
        (total < NEVER).then_some(pairs)
    }

    fn price(
        &self,
        board: usize,
        one: usize,
        other: usize,
        above: Option<&Vec<(usize, Option<usize>)>>,
    ) -> i64 {
        let n = self.size.teams;
        let same_above = above.is_some_and(|pairs| pairs.contains(&(one, Some(other))));
        if same_above || self.knows(one, board, other) || self.knows(other, board, one) {
            return NEVER;
        }
        let met = self.met[one * n + other];
        met * met
    }

    /// Going down costs nothing but may happen once; coming up depends on who went down.
    fn price_of_floating(
        &self,
        board: usize,
        team: usize,
        above: Option<&Vec<(usize, Option<usize>)>>,
    ) -> i64 {
        if self.floated[team * self.size.players + board] {
            return NEVER;
        }
        let Some(down) = above.and_then(|pairs| left_over(pairs)) else { return 0 };
        let unable =
            down == team || self.knows(down, board - 1, team) || self.knows(team, board, down);
        if unable { NEVER } else { self.met[team * self.size.teams + down] }
    }

    fn knows(&self, team: usize, board: usize, other: usize) -> bool {
        self.known[(team * self.size.players + board) * self.size.teams + other]
    }

    fn floated_now(&mut self, player: Player) {
        self.floated[player.team * self.size.players + player.board] = true;
    }

    fn enter(&mut self, round: usize, board: usize, pairs: &[(usize, Option<usize>)], white: bool) {
        for &(team, other) in pairs {
            if let Some(other) = other {
                let player = |team| Player { team, board };
                self.game(round, Game::new(player(team), player(other), white));
            }
        }
    }

    fn game(&mut self, round: usize, game: Game) {
        let (n, p) = (self.size.teams, self.size.players);
        for (one, other) in [(game.white, game.black), (game.black, game.white)] {
            self.met[one.team * n + other.team] += 1;
            self.known[(one.team * p + one.board) * n + other.team] = true;
        }
        self.plan.rounds[round].push(game);
    }
}

fn left_over(pairs: &[(usize, Option<usize>)]) -> Option<usize> {
    pairs.iter().find(|(_, other)| other.is_none()).map(|(team, _)| *team)
}
