//! Who leaves a level towards the centre, designated before the level is paired (O10, O11).

use std::collections::BTreeSet;

use ronde_matching::{Adjacency, Completion, Counted, Graph, Lex, Solver};

use super::articles::{O6, O10, O12};
use super::levels::{Level, Side};
use super::standings::Standings;
use crate::steps::Refusal;

/// What is to be kept small, most important first: floaters, those of them who came (O12), those of
/// them who floated in the round before (O6).
type Cost = Counted<Lex<3>>;

/// Designates the floaters of a level. `rest` holds everybody who is unpaired elsewhere; all of
/// them can be paired together with the level. The floaters are added to it.
pub(super) fn designate(
    standings: &Standings,
    level: &Level,
    rest: &mut Completion,
    elsewhere: &[usize],
) -> Vec<usize> {
    if level.side == Side::Median {
        return Vec::new();
    }
    let choice = Choice::new(standings, level);
    let joined = |a: usize, b: usize| standings.may_meet(choice.all[a], choice.all[b]);
    let mut within = Completion::new(Adjacency::from_fn(choice.all.len(), joined));
    let quick = match within.left_over() {
        0 => rest_takes(rest, &[]).then(Vec::new),
        1 => choice.one(&mut within, rest),
        several => {
            let floaters = choice.several(several);
            rest_takes(rest, &floaters).then_some(floaters)
        }
    };
    quick.unwrap_or_else(|| {
        let floaters = choice.with_an_eye_on(elsewhere);
        let all_paired = rest_takes(rest, &floaters);
        debug_assert!(all_paired, "the field can be paired");
        floaters
    })
}

/// In larger fields a refusal says what the player's own floating would add; what the whole choice
/// would have more of is not computed for each.
const MOST_WEIGHED: usize = 300;

/// Why each of these players of the level is not designated, though nearer to the centre than one
/// who is.
pub(super) fn refusals(
    standings: &Standings,
    level: &Level,
    elsewhere: &[usize],
    spared: &[usize],
) -> Vec<Refusal> {
    let choice = Choice::new(standings, level);
    if choice.all.len() + elsewhere.len() > MOST_WEIGHED {
        return spared.iter().map(|&rank| choice.burden_of(rank)).collect();
    }
    let mut solver = choice.solver(choice.all.len() + elsewhere.len(), |a, b| {
        let all = choice.all.len();
        let rank = |v: usize| if v < all { choice.all[v] } else { elsewhere[v - all] };
        standings.may_meet(rank(a), rank(b))
    });
    solver.solve();
    spared.iter().map(|&rank| choice.against(&solver, rank)).collect()
}

/// Adds the floaters to the rest; takes them away again if not all of it can be paired then.
fn rest_takes(rest: &mut Completion, floaters: &[usize]) -> bool {
    for &rank in floaters {
        rest.restore(rank);
    }
    let complete = rest.left_over() == 0;
    for &rank in floaters.iter().filter(|_| !complete) {
        rest.remove(rank);
    }
    complete
}

/// A level as a choice of floaters: its players from the centre outwards.
struct Choice<'a> {
    standings: &'a Standings<'a>,
    all: Vec<usize>,
    came: BTreeSet<usize>,
}

impl<'a> Choice<'a> {
    fn new(standings: &'a Standings<'a>, level: &Level) -> Choice<'a> {
        let mut all = level.everybody();
        if level.side == Side::High {
            all.reverse();
        }
        let came =
            if level.came_first() { level.came.iter().copied().collect() } else { BTreeSet::new() };
        Choice { standings, all, came }
    }

    fn burden(&self, index: usize) -> (i64, i64) {
        let rank = self.all[index];
        (i64::from(self.came.contains(&rank)), i64::from(self.standings.floated(rank)))
    }

    /// One floater: whoever can be spared and taken elsewhere, the first by O10.
    fn one(&self, within: &mut Completion, rest: &mut Completion) -> Option<Vec<usize>> {
        let mut spare: Vec<usize> = within.decomposition().avoidable().collect();
        spare.sort_by_key(|&index| (self.burden(index), index));
        let floater = spare.into_iter().find(|&index| rest_takes(rest, &[self.all[index]]))?;
        Some(vec![self.all[floater]])
    }

    /// As many floaters as the level itself needs, without asking who can take them.
    fn several(&self, floaters: usize) -> Vec<usize> {
        let all = self.all.len();
        self.cheapest(all + floaters, |a, b| if b < all { self.may_meet(a, b) } else { a < all })
    }

    /// As few as possible so that everybody of the field can be paired.
    fn with_an_eye_on(&self, elsewhere: &[usize]) -> Vec<usize> {
        let all = self.all.len();
        let rank = |v: usize| if v < all { self.all[v] } else { elsewhere[v - all] };
        self.cheapest(all + elsewhere.len(), |a, b| self.standings.may_meet(rank(a), rank(b)))
    }

    fn may_meet(&self, a: usize, b: usize) -> bool {
        self.standings.may_meet(self.all[a], self.all[b])
    }

    fn burden_of(&self, rank: usize) -> Refusal {
        match self.standings.at(rank).floats[0] {
            _ if self.came.contains(&rank) => Refusal::Criterion(O12),
            Some(float) => Refusal::Float(float, 1),
            None => Refusal::Criterion(O10),
        }
    }

    /// What the best choice with this floater has more of than the best of all.
    fn against(&self, best: &Solver<Cost>, rank: usize) -> Refusal {
        let Some(v) = self.all.iter().position(|&it| it == rank) else { return Refusal::Later };
        let mut forced = best.clone();
        for other in (0..self.all.len()).filter(|&other| other != v) {
            forced.remove_edge(v, other);
        }
        forced.solve();
        let (with, without) = (forced.total(), best.total());
        let differs = |at: usize| with.weight.0[at] != without.weight.0[at];
        match (0..3).find(|&at| differs(at)) {
            // He could go on only together with others whom he then meets: more than need be.
            _ if with.pairs < without.pairs => Refusal::Criterion(O10),
            Some(0) => Refusal::Criterion(O10),
            Some(1) => Refusal::Criterion(O12),
            Some(_) => match self.standings.at(rank).floats[0] {
                Some(float) => Refusal::Float(float, 1),
                None => Refusal::Criterion(O6),
            },
            None => Refusal::Later,
        }
    }

    /// The first of the cheapest sets of floaters: those of the level whose mate in a perfect
    /// matching lies beyond it.
    fn cheapest(&self, vertices: usize, joined: impl Fn(usize, usize) -> bool) -> Vec<usize> {
        let all = self.all.len();
        let mut solver = self.solver(vertices, joined);
        solver.solve();
        self.first_of(solver, all, vertices)
    }

    fn solver(&self, vertices: usize, joined: impl Fn(usize, usize) -> bool) -> Solver<Cost> {
        let all = self.all.len();
        let weight = |a: usize, b: usize| {
            if a < all && b >= all {
                let (came, again) = self.burden(a);
                Lex([-1, -came, -again])
            } else {
                Lex([0, 0, 0])
            }
        };
        let graph = Graph::from_fn(vertices, |a, b| joined(a, b).then(|| weight(a, b)));
        Solver::new(graph.counted())
    }

    fn first_of(&self, mut solver: Solver<Cost>, all: usize, vertices: usize) -> Vec<usize> {
        let least = solver.total();
        let floats =
            |solver: &Solver<Cost>, v: usize| solver.mate(v).is_some_and(|mate| mate >= all);
        let needed = (0..all).filter(|&v| floats(&solver, v)).count();
        let mut chosen = Vec::new();
        for v in 0..all {
            if chosen.len() == needed {
                break;
            }
            let mut forced = solver.clone();
            for other in (0..all).filter(|&other| other != v) {
                forced.remove_edge(v, other);
            }
            forced.solve();
            if forced.total() == least {
                solver = forced;
                chosen.push(self.all[v]);
            } else {
                for beyond in all..vertices {
                    solver.remove_edge(v, beyond);
                }
                solver.solve();
            }
        }
        chosen
    }
}
