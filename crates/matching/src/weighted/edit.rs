//! Changing edges of a solved graph, so that little has to be solved again.

use super::Solver;
use crate::matching::Vertex;
use crate::weight::Weight;

impl<W: Weight> Solver<W> {
    /// Changes, adds or (with `None`) removes an edge.
    ///
    /// Free if the edge is neither matched nor inside a blossom and stays paid:
    /// the proof still stands. Otherwise one end is set free, and the next
    /// [`solve`](Solver::solve) searches from it and from its late mate.
    ///
    /// # Panics
    ///
    /// If `u == v`, or if the weight is not [moderate](Weight::is_moderate).
    pub fn set_edge(&mut self, u: Vertex, v: Vertex, weight: Option<W>) {
        if self.graph.weight(u, v) == weight {
            return;
        }
        let (freed, other) = if self.stands_alone(v) { (v, u) } else { (u, v) };
        let needed = weight.map_or(W::ZERO, |weight| weight.doubled() - self.prices[other]);
        let is_used = self.mates[u] == Some(v) || self.blossoms.top(u) == self.blossoms.top(v);
        self.graph.set(u, v, weight);
        if is_used || needed > self.prices[freed] {
            self.set_free(freed);
            self.pay(freed, other);
        }
    }

    /// Takes an edge away; see [`set_edge`](Solver::set_edge).
    pub fn remove_edge(&mut self, u: Vertex, v: Vertex) {
        self.set_edge(u, v, None);
    }

    /// Gives a vertex new edges all at once; cheaper than one by one when most
    /// of them change. Never asks about `v` itself.
    pub fn set_edges_at(&mut self, v: Vertex, mut edge: impl FnMut(Vertex) -> Option<W>) {
        self.set_free(v);
        for u in (0..self.graph.vertices()).filter(|&u| u != v) {
            self.graph.set(u, v, edge(u));
        }
        self.prices[v] = self.least_price(v);
    }

    /// Takes a vertex out of play: it keeps its number and loses its edges.
    pub fn isolate(&mut self, v: Vertex) {
        self.cut_out(v);
    }

    /// Takes a pair out of play, as decided: neither can be matched again.
    pub fn take_out(&mut self, u: Vertex, v: Vertex) {
        self.isolate(u);
        self.isolate(v);
    }

    /// Says where the edges led.
    pub(super) fn cut_out(&mut self, v: Vertex) -> Vec<Vertex> {
        self.set_free(v);
        self.prices[v] = W::ZERO;
        self.graph.cut(v)
    }

    fn stands_alone(&self, v: Vertex) -> bool {
        self.mates[v].is_none() && self.blossoms.top(v) == v
    }

    /// Leaves the vertex without mate and outside all blossoms.
    ///
    /// The vertex is first made the base of its blossoms. Then no matched edge
    /// leaves any of them, so their prices can be handed to their members: what
    /// is paid inside stays the same and outside only rises.
    fn set_free(&mut self, v: Vertex) {
        let node = self.blossoms.top(v);
        if let Some(mate) = self.mates[self.blossoms.base(node)] {
            self.mates[mate] = None;
        }
        self.rebase(node, v);
        self.mates[v] = None;
        while self.blossoms.top(v) != v {
            let blossom = self.blossoms.top(v);
            let half_price = self.blossoms.half_price(blossom);
            for &member in self.blossoms.members(blossom) {
                self.prices[member] = self.prices[member] + half_price;
            }
            self.blossoms.dissolve(blossom);
        }
    }

    /// Raises the price of a free vertex until the edge to `other` is paid.
    fn pay(&mut self, freed: Vertex, other: Vertex) {
        if let Some(weight) = self.graph.weight(freed, other) {
            let needed = weight.doubled() - self.prices[other];
            self.prices[freed] = self.prices[freed].max(needed);
        }
    }
}
