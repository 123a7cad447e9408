//! The first of the best ways to pair some players, in an order of the book.
//!
//! A way is judged by a list of counts, and among the best ways the players choose in turn, each
//! from a list of his own. Writing out all ways is what the book asks for and grows without bound;
//! a heaviest matching gives the best counts at once, and each choice is then one question: is
//! there a heaviest matching with this pair too?

use ronde_matching::{Graph, Lex, Solver};

/// What a pair is worth: everybody who must be paired, then what is counted, most important first.
pub(super) type Worth = Lex<4, i64>;

/// A player whose turn it is, and whom he would take, the first first.
pub(super) struct Turn {
    pub(super) player: usize,
    pub(super) options: Vec<usize>,
}

/// Pairs, and those whose turn ended without one.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Way {
    pub(super) pairs: Vec<(usize, usize)>,
    pub(super) left: Vec<usize>,
}

/// The first of the best ways to pair these players.
pub(super) fn first_of_the_best(
    players: &[usize],
    worth: impl Fn(usize, usize) -> Option<Worth>,
    turns: &[Turn],
) -> Way {
    let graph = Graph::from_fn(players.len(), |u, v| worth(players[u], players[v]));
    let mut solver = Solver::new(graph);
    solver.solve();
    let vertex = |place: usize| players.binary_search(&place).expect("players are in order");
    let mut taken = vec![false; players.len()];
    let mut way = Way::default();
    for turn in turns {
        let mine = vertex(turn.player);
        if taken[mine] {
            continue;
        }
        let free = turn.options.iter().filter(|&&option| !taken[vertex(option)]);
        let choice =
            free.copied().find(|&option| solver.take_out_if_heaviest(mine, vertex(option)));
        taken[mine] = true;
        match choice {
            Some(option) => {
                taken[vertex(option)] = true;
                way.pairs.push((turn.player, option));
            }
            None => way.left.push(turn.player),
        }
    }
    way
}
