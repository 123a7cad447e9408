//! Cells from one-factors: works for every size.
//!
//! *N even.* Berger's rounds are N−1 one-factors of the teams. In a pair of rounds the upper board
//! of a cell uses factor A, then B; the lower one B, then A. A and B together are even circles, so
//! the teams can be coloured alternately: that is the colour of the upper player, and of the lower
//! one in the round after. A last single round takes the next two factors. If none but one is left
//! (R = N−1) and there are several cells, both boards use it, and the cells end with different
//! ones. With a single cell the last three rounds use three factors as A B C over B C A.
//!
//! *N odd.* The factor j pairs t with 2j−t (modulo N) and leaves j over. The upper board uses
//! factor j, the lower one −j, and j of the upper board goes down to meet −j of the lower. The two
//! of them are never paired by a factor other than 0, which is not used. In the second round of a
//! pair the boards change factors. The edges of both boards form a path from j to −j with an even
//! number of edges, so both ends have the same colour upstairs and opposite ones across the board.

use super::Molter;
use super::plan::{Game, Plan, Player};
use crate::berger;
use crate::dice::Dice;

/// A team for each number from 0: its opponent.
type Factor = Vec<usize>;

/// One attempt: names of teams and order of factors by lot for each cell.
pub(super) fn build(size: Molter, dice: &mut Dice) -> Option<Plan> {
    let mut plan = Plan::new(size);
    for cell in 0..size.players / 2 {
        let mut names: Vec<usize> = (0..size.teams).collect();
        dice.shuffle(&mut names);
        let choices = if size.teams.is_multiple_of(2) { size.teams - 1 } else { size.teams / 2 };
        let mut order: Vec<usize> = (0..choices).collect();
        dice.shuffle(&mut order);
        fill(size, &mut plan, cell, &names, &order, dice)?;
    }
    (!plan.has_a_plain_match()).then_some(plan)
}

/// Without any luck: the factors of each cell begin one further on. Only a single cell with all the
/// rounds there can be still tries colours by lot.
pub(super) fn sure(size: Molter) -> Plan {
    let mut dice = Dice::new(0, "molter, last resort");
    let names: Vec<usize> = (0..size.teams).collect();
    let choices = if size.teams.is_multiple_of(2) { size.teams - 1 } else { size.teams / 2 };
    loop {
        let mut plan = Plan::new(size);
        let filled = (0..size.players / 2).all(|cell| {
            let order: Vec<usize> = (0..choices).map(|turn| (turn + cell) % choices).collect();
            fill(size, &mut plan, cell, &names, &order, &mut dice).is_some()
        });
        if filled {
            return plan;
        }
    }
}

fn fill(
    size: Molter,
    plan: &mut Plan,
    cell: usize,
    names: &[usize],
    order: &[usize],
    dice: &mut Dice,
) -> Option<()> {
    let rounds = if size.teams % 2 == 1 {
        odd(size, order, dice)
    } else if size.players == 2 && size.rounds == size.teams - 1 {
        even_to_the_end(size, order, dice)?
    } else {
        even(size, order, dice)
    };
    for (round, games) in rounds.into_iter().enumerate() {
        let renamed =
            |player: Player| Player { team: names[player.team], board: 2 * cell + player.board };
        let games = games.into_iter();
        plan.rounds[round].extend(
            games.map(|game| Game { white: renamed(game.white), black: renamed(game.black) }),
        );
    }
    Some(())
}

fn factors(n: usize) -> Vec<Factor> {
    let factor = |pairs: Vec<(usize, usize)>| {
        let mut factor = vec![0; n];
        for (one, other) in pairs {
            (factor[one - 1], factor[other - 1]) = (other - 1, one - 1);
        }
        factor
    };
    berger::table(n).into_iter().map(factor).collect()
}

/// Colours that differ across every edge. Circles and paths start with a colour by lot.
fn coloured(n: usize, edges: &[&Factor], dice: &mut Dice) -> Vec<bool> {
    let mut colours: Vec<Option<bool>> = vec![None; n];
    for start in 0..n {
        if colours[start].is_some() {
            continue;
        }
        colours[start] = Some(dice.place(2) == 0);
        let mut open = vec![start];
        while let Some(team) = open.pop() {
            for next in edges.iter().map(|factor| factor[team]).filter(|next| *next != team) {
                if colours[next].is_none() {
                    colours[next] = colours[team].map(|white| !white);
                    open.push(next);
                }
            }
        }
    }
    colours.into_iter().map(|white| white == Some(true)).collect()
}

/// The games of one board of a cell: teams that a factor leaves over are left out.
fn games(factor: &Factor, board: usize, white: impl Fn(usize) -> bool) -> Vec<Game> {
    let pairs = factor.iter().enumerate().filter(|(one, other)| one < other);
    pairs
        .map(|(one, &other)| {
            let player = |team| Player { team, board };
            Game::new(player(one), player(other), white(one))
        })
        .collect()
}

/// Upper and lower board with these factors; the lower one has the opposite colours.
fn both(upper: &Factor, lower: &Factor, white: &[bool]) -> Vec<Game> {
    let mut round = games(upper, 0, |team| white[team]);
    round.extend(games(lower, 1, |team| !white[team]));
    round
}

fn reversed(colours: &[bool]) -> Vec<bool> {
    colours.iter().map(|white| !white).collect()
}

fn even(size: Molter, order: &[usize], dice: &mut Dice) -> Vec<Vec<Game>> {
    let (n, all) = (size.teams, factors(size.teams));
    let mut rounds = Vec::new();
    for pair in order.chunks(2) {
        let first = &all[pair[0]];
        let second = pair.get(1).map_or(first, |index| &all[*index]);
        let colours = coloured(n, &[first, second], dice);
        rounds.push(both(first, second, &colours));
        rounds.push(both(second, first, &reversed(&colours)));
    }
    rounds.truncate(size.rounds);
    rounds
}

/// One cell, all rounds: pairs, then three factors A B C over B C A. With `turn` a colouring of A
/// and C together and `free` one of B, the colours are turn, free, −turn above and −free, −turn,
/// turn below: a team is level after two of the three rounds, and in the third. `None` where that
/// makes three equal colours running.
fn even_to_the_end(size: Molter, order: &[usize], dice: &mut Dice) -> Option<Vec<Vec<Game>>> {
    let (n, all) = (size.teams, factors(size.teams));
    let (pairs, last) = order.split_at(n - 4);
    let (a, b, c) = (&all[last[0]], &all[last[1]], &all[last[2]]);
    let mut rounds = even(Molter { rounds: n - 4, ..size }, pairs, dice);
    let before = ends_with_white(n, rounds.last());
    let turn = coloured(n, &[a, c], dice);
    let mut free = coloured(n, &[b], dice);
    for team in 0..n {
        let fixed =
            |team: usize, colour: bool| before[team] == Some(colour) && turn[team] == colour;
        if fixed(team, free[team]) {
            let other = b[team];
            if fixed(other, !free[other]) {
                return None;
            }
            free[team] ^= true;
            free[other] ^= true;
        }
    }
    let board = |factor, board, colours: &[bool]| games(factor, board, |team| colours[team]);
    let (not_turn, not_free) = (reversed(&turn), reversed(&free));
    rounds.push([board(a, 0, &turn), board(b, 1, &not_free)].concat());
    rounds.push([board(b, 0, &free), board(c, 1, &not_turn)].concat());
    rounds.push([board(c, 0, &not_turn), board(a, 1, &turn)].concat());
    Some(rounds)
}

/// Whether the upper player of each team had White in the round.
fn ends_with_white(n: usize, round: Option<&Vec<Game>>) -> Vec<Option<bool>> {
    let mut ends = vec![None; n];
    for game in round.into_iter().flatten().filter(|game| game.white.board == 0) {
        ends[game.white.team] = Some(true);
        ends[game.black.team] = Some(false);
    }
    ends
}

fn odd(size: Molter, order: &[usize], dice: &mut Dice) -> Vec<Vec<Game>> {
    let n = size.teams;
    let factor = |j: usize| -> Factor { (0..n).map(|team| (2 * j + n - team) % n).collect() };
    let mut rounds = Vec::new();
    for &index in order {
        let j = if dice.place(2) == 0 { index + 1 } else { n - index - 1 };
        let (up, down) = (factor(j), factor(n - j));
        let colours = coloured(n, &[&up, &down], dice);
        let not_colours = reversed(&colours);
        for (upper, lower, from, colours) in
            [(&up, &down, j, &colours), (&down, &up, n - j, &not_colours)]
        {
            let mut round = both(upper, lower, colours);
            let above = Player { team: from, board: 0 };
            let below = Player { team: n - from, board: 1 };
            round.push(Game::new(above, below, colours[from]));
            rounds.push(round);
        }
    }
    rounds.truncate(size.rounds);
    rounds
}
