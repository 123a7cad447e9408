//! First prices, and a first matching that leaves little to search for.

use super::Solver;
use crate::matching::Vertex;
use crate::weight::Weight;

impl<W: Weight> Solver<W> {
    /// Prices that pay for everything, then lowered vertex by vertex; whoever
    /// meets an unmatched neighbour on the way down takes it.
    pub(super) fn start(&mut self) {
        for v in 0..self.graph.vertices() {
            let dearest = self.graph.neighbours(v).map(|(_, weight)| weight).max();
            self.prices[v] = dearest.map_or(W::ZERO, |weight| weight.max(W::ZERO));
        }
        for v in 0..self.graph.vertices() {
            if self.mates[v].is_none() {
                self.settle_greedily(v);
            }
        }
    }

    /// Only for vertices outside all blossoms.
    fn settle_greedily(&mut self, v: Vertex) {
        let price = self.least_price(v);
        self.prices[v] = price;
        let free_and_tight = |&(u, weight): &(Vertex, W)| {
            self.mates[u].is_none() && price + self.prices[u] == weight.doubled()
        };
        let partner = self.graph.neighbours(v).find(free_and_tight);
        if let Some((u, _)) = partner {
            self.marry(u, v);
        }
    }

    /// The lowest price at which all edges of the vertex are still paid.
    pub(super) fn least_price(&self, v: Vertex) -> W {
        let mut least = W::ZERO;
        for (u, weight) in self.graph.neighbours(v) {
            least = least.max(weight.doubled() - self.prices[u]);
        }
        least
    }
}
