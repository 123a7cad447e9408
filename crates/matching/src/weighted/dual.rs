//! Labels set prices in motion; the end of a search brings them to rest.

use super::Solver;
use super::blossom::{Edge, Node};
use super::tree::Label;
use crate::weight::Weight;

impl<W: Weight> Solver<W> {
    /// A node outside becomes outer: from now on its vertices pay less.
    pub(super) fn make_outer(&mut self, node: Node) {
        let now = self.tree.now;
        for &v in self.blossoms.members(node) {
            self.prices[v] = self.prices[v] + now;
            self.tree.enter_outer(v, self.prices[v]);
        }
        self.shift_half_price(node, -now);
        self.tree.add_outer(node);
    }

    /// A node outside becomes inner: from now on its vertices pay more.
    pub(super) fn make_inner(&mut self, node: Node, entry: Edge) {
        let now = self.tree.now;
        for &v in self.blossoms.members(node) {
            self.prices[v] = self.prices[v] - now;
            self.tree.outside.remove(v);
        }
        if !self.blossoms.is_blossom(node) {
            self.tree.open.remove(node);
        }
        self.shift_half_price(node, now);
        self.tree.add_inner(node, entry);
    }

    /// An inner node becomes part of an outer blossom: its vertices turn round.
    pub(super) fn turn_outer(&mut self, inner: Node) {
        let now = self.tree.now;
        for &v in self.blossoms.members(inner) {
            self.prices[v] = self.prices[v] + now.doubled();
            self.tree.enter_outer(v, self.prices[v]);
        }
    }

    /// Gives a labelled blossom the price it has at this moment.
    pub(super) fn rest_blossom(&mut self, node: Node) {
        let moved = self.moved(node);
        self.shift_half_price(node, moved);
    }

    /// Gives the vertices of a labelled node the prices they have at this moment.
    pub(super) fn rest_vertices(&mut self, node: Node) {
        let moved = self.moved(node);
        for &v in self.blossoms.members(node) {
            self.prices[v] = self.prices[v] - moved;
        }
    }

    /// How far half the blossom's price is from its value at time zero; the
    /// vertices' prices are as far off the other way.
    fn moved(&self, node: Node) -> W {
        match self.tree.label(node) {
            Label::Outer => self.tree.now,
            Label::Inner => -self.tree.now,
            Label::Outside => W::ZERO,
        }
    }

    fn shift_half_price(&mut self, node: Node, by: W) {
        if self.blossoms.is_blossom(node) {
            let half_price = self.blossoms.half_price_mut(node);
            *half_price = *half_price + by;
        }
    }

    /// The search is over: every price is at rest, and blossoms that came to
    /// cost nothing fall apart.
    pub(super) fn bring_to_rest(&mut self) {
        let labelled = std::mem::take(&mut self.tree.labelled);
        for &node in &labelled {
            self.rest_vertices(node);
            self.rest_blossom(node);
        }
        for &node in &labelled {
            self.dissolve_if_free(node);
        }
        self.tree.labelled = labelled;
    }

    fn dissolve_if_free(&mut self, node: Node) {
        if self.blossoms.is_blossom(node) && self.blossoms.half_price(node) == W::ZERO {
            for child in self.blossoms.dissolve(node).children {
                self.dissolve_if_free(child);
            }
        }
    }
}
