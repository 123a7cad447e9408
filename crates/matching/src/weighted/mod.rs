//! The heaviest matching, by Edmonds' primal–dual method.
//!
//! Every vertex has a price, every blossom has one too, and what is paid for an
//! edge always covers twice its weight (see [`Certificate`]). Only edges paid
//! exactly ("tight") are ever matched. The one thing still wrong with a
//! half-done solution is an unmatched vertex with a price above zero; a search
//! from that vertex either matches it or brings a price down to zero, in
//! O(n²), and never spoils another vertex. That is also why changes are cheap:
//! a change makes one or two vertices wrong again, no more.
//!
//! | file | what it holds |
//! |---|---|
//! | `blossom` | the nested odd cycles |
//! | `dual` | turning prices that move with the search into prices at rest |
//! | `start` | first prices and a greedy first matching |
//! | `search` | one search: the events, in order of time |
//! | `tree` | what a search knows while it runs |
//! | `bridge` | the cheapest edges that would close an odd cycle |
//! | `contract`, `expand` | a blossom comes into being, or falls apart |
//! | `augment` | exchanging matched and unmatched edges along a path |
//! | `edit` | changing edges of a solved graph |
//! | `decide` | taking pairs out of play if that costs nothing |

mod augment;
mod blossom;
mod bridge;
mod contract;
mod decide;
mod dual;
mod edit;
mod expand;
mod search;
mod start;
mod tree;

use crate::certificate::{Certificate, OddSet};
use crate::graph::Graph;
use crate::matching::{Matching, Vertex};
use crate::weight::{Counted, Weight};
use blossom::Blossoms;
use tree::Tree;

/// A matching and the proof that none is heavier.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solution<W> {
    /// The pairs.
    pub matching: Matching,
    /// The prices that prove it.
    pub certificate: Certificate<W>,
    /// What the pairs weigh together.
    pub total: W,
}

/// A matching of greatest weight; vertices stay alone rather than lose weight.
pub fn heaviest<W: Weight>(graph: &Graph<W>) -> Solution<W> {
    let mut solver = Solver::new(graph.clone());
    solver.solve();
    solver.solution()
}

/// Of the matchings with the most pairs, one of greatest weight.
///
/// The certificate speaks of the [counted](Graph::counted) graph.
pub fn heaviest_of_most_pairs<W: Weight>(graph: &Graph<W>) -> Solution<Counted<W>> {
    let mut solver = Solver::new(graph.counted());
    solver.solve();
    solver.solution()
}

/// A perfect matching of least weight, or `None` if nobody can avoid a leftover.
///
/// The certificate speaks of the [negated](Graph::negated) and then
/// [counted](Graph::counted) graph, and so does the total.
pub fn lightest_perfect<W: Weight>(graph: &Graph<W>) -> Option<Solution<Counted<W>>> {
    let solution = heaviest_of_most_pairs(&graph.negated());
    solution.matching.is_perfect().then_some(solution)
}

/// A heaviest matching that can be kept up to date.
///
/// Change edges as you like, then [`solve`](Solver::solve): each vertex whose
/// edges changed costs at most two searches of O(n²), and changes that leave
/// the proof standing cost nothing. For "most pairs first" solve a
/// [counted](Graph::counted) graph. A clone is a way to try
/// something and come back; [`take_out_if_heaviest`](Solver::take_out_if_heaviest)
/// is a quicker one.
///
/// Invariant, also while changes wait for `solve`: no price is negative, every
/// edge is paid, and every matched or blossom edge is tight.
#[derive(Clone, Debug)]
pub struct Solver<W> {
    graph: Graph<W>,
    mates: Vec<Option<Vertex>>,
    prices: Vec<W>,
    blossoms: Blossoms<W>,
    tree: Tree<W>,
}

impl<W: Weight> Solver<W> {
    /// Takes the graph and a first, greedy matching; call
    /// [`solve`](Solver::solve) next.
    pub fn new(graph: Graph<W>) -> Solver<W> {
        let vertices = graph.vertices();
        let mut solver = Solver {
            graph,
            mates: vec![None; vertices],
            prices: vec![W::ZERO; vertices],
            blossoms: Blossoms::new(vertices),
            tree: Tree::new(vertices),
        };
        solver.start();
        solver
    }

    /// Forgets everything and takes another graph, in the memory it has.
    ///
    /// Asks `edge` once about every pair `u < v`, as [`Graph::from_fn`] does.
    pub fn reload(&mut self, vertices: usize, edge: impl FnMut(Vertex, Vertex) -> Option<W>) {
        if self.graph.vertices() == vertices {
            self.blossoms.reset();
        } else {
            self.mates.resize(vertices, None);
            self.prices.resize(vertices, W::ZERO);
            self.blossoms = Blossoms::new(vertices);
            self.tree = Tree::new(vertices);
        }
        self.graph.refill(vertices, edge);
        self.mates.fill(None);
        self.start();
    }

    /// Makes the matching heaviest again.
    pub fn solve(&mut self) {
        for v in 0..self.graph.vertices() {
            if self.mates[v].is_none() && self.prices[v] > W::ZERO {
                self.search_from(v);
            }
        }
    }

    /// The graph as it is after all changes.
    pub fn graph(&self) -> &Graph<W> {
        &self.graph
    }

    /// The mate of a vertex in the matching.
    pub fn mate(&self, v: Vertex) -> Option<Vertex> {
        self.mates[v]
    }

    /// What the matching weighs.
    pub fn total(&self) -> W {
        let weight = |(u, v)| self.graph.weight(u, v).expect("a matched pair is an edge");
        self.pairs().map(weight).fold(W::ZERO, |sum, weight| sum + weight)
    }

    fn pairs(&self) -> impl Iterator<Item = (Vertex, Vertex)> + '_ {
        let mates = self.mates.iter().enumerate();
        mates.filter_map(|(u, mate)| mate.filter(|&v| u < v).map(|v| (u, v)))
    }

    /// The matching.
    pub fn matching(&self) -> Matching {
        Matching::from_pairs(self.graph.vertices(), self.pairs())
            .expect("mates are mutual and distinct")
    }

    /// The proof that the matching is heaviest.
    ///
    /// Proves nothing while changes wait for [`solve`](Solver::solve).
    pub fn certificate(&self) -> Certificate<W> {
        let priced = |&blossom: &usize| self.blossoms.half_price(blossom) > W::ZERO;
        let odd_sets = self.blossoms.alive().filter(priced).map(|blossom| {
            let mut members = self.blossoms.members(blossom).to_vec();
            members.sort_unstable();
            OddSet { members, price: self.blossoms.half_price(blossom).doubled() }
        });
        Certificate { vertices: self.prices.clone(), odd_sets: odd_sets.collect() }
    }

    /// Matching, proof and weight together.
    pub fn solution(&self) -> Solution<W> {
        Solution { matching: self.matching(), certificate: self.certificate(), total: self.total() }
    }

    fn marry(&mut self, u: Vertex, v: Vertex) {
        self.mates[u] = Some(v);
        self.mates[v] = Some(u);
    }
}
