//! Fixing decisions one by one: is this pair in some heaviest matching?

use super::Solver;
use crate::matching::Vertex;
use crate::weight::Weight;

impl<W: Weight> Solver<W> {
    /// How much more is paid for an edge than twice its weight; `None` if there
    /// is no edge.
    ///
    /// When solved, an edge with an excess above zero is in *no* heaviest
    /// matching: every matching with it falls short by half the excess or more.
    pub fn excess(&self, u: Vertex, v: Vertex) -> Option<W> {
        let weight = self.graph.weight(u, v)?;
        let by_blossoms = self.blossoms.shared_half_price(u, v).doubled();
        Some(self.prices[u] + self.prices[v] + by_blossoms - weight.doubled())
    }

    /// Whether a price alone proves that every heaviest matching matches `v`.
    pub fn is_needed(&self, v: Vertex) -> bool {
        self.prices[v] > W::ZERO
    }

    /// Takes the pair out of play if some heaviest matching contains it, and
    /// solves the rest; otherwise changes nothing. Ask only when solved.
    ///
    /// A "no" is usually cheap: the search is given up as soon as it would cost
    /// weight.
    pub fn take_out_if_heaviest(&mut self, u: Vertex, v: Vertex) -> bool {
        if self.excess(u, v) != Some(W::ZERO) {
            return false;
        }
        // Inside a blossom two members leave together, and the blossom's price
        // is not lost twice: that much may be spent.
        let allowance = self.blossoms.shared_half_price(u, v);
        self.take_out_within(&[u, v], allowance)
    }

    /// Takes a vertex out of play if some heaviest matching leaves it alone,
    /// and solves the rest; otherwise changes nothing. Ask only when solved.
    pub fn isolate_if_heaviest(&mut self, v: Vertex) -> bool {
        !self.is_needed(v) && self.take_out_within(&[v], W::ZERO)
    }

    fn take_out_within(&mut self, leaving: &[Vertex], allowance: W) -> bool {
        let before = (self.mates.clone(), self.prices.clone(), self.blossoms.clone());
        let cuts: Vec<Vec<Vertex>> = leaving.iter().map(|&v| self.cut_out(v)).collect();
        let possible = self.solve_within(allowance);
        if !possible {
            (self.mates, self.prices, self.blossoms) = before;
            for (&v, neighbours) in leaving.iter().zip(&cuts) {
                self.graph.mend(v, neighbours);
            }
        }
        possible
    }

    /// Solves unless the searches together take longer than allowed.
    fn solve_within(&mut self, allowance: W) -> bool {
        let mut left = allowance;
        for v in 0..self.graph.vertices() {
            if self.mates[v].is_none() && self.prices[v] > W::ZERO {
                let Some(time) = self.search_within(v, Some(left)) else { return false };
                left = left - time;
            }
        }
        true
    }
}
