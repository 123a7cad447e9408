//! Exchanging matched and unmatched edges, along a path and inside blossoms.

use super::Solver;
use super::blossom::Node;
use crate::matching::Vertex;
use crate::weight::Weight;

impl<W: Weight> Solver<W> {
    /// Gives the outer vertex another mate (or none), and so on down the path
    /// to the root, which is left with a mate unless the path has length zero.
    pub(super) fn exchange(&mut self, outer: Vertex, mate: Option<Vertex>) {
        let (mut outer, mut mate) = (outer, mate);
        loop {
            let node = self.blossoms.top(outer);
            let left = self.mates[self.blossoms.base(node)];
            self.rebase(node, outer);
            self.mates[outer] = mate;
            let Some(left) = left else { return };
            let inner = self.blossoms.top(left);
            let (next, entered) = self.tree.entry(inner);
            self.rebase(inner, entered);
            self.mates[entered] = Some(next);
            (outer, mate) = (next, Some(entered));
        }
    }

    /// Matches the members so that `v` is the one without a mate inside.
    pub(super) fn rebase(&mut self, node: Node, v: Vertex) {
        if self.blossoms.base(node) == v {
            return;
        }
        let child = self.blossoms.child_holding(node, v);
        self.rebase(child, v);
        self.blossoms.set_base(node, child, v);
        let mut i = 0;
        while let Some((left, right, (p, q))) = self.blossoms.couple(node, i) {
            if self.mates[p] != Some(q) {
                self.rebase(left, p);
                self.rebase(right, q);
                self.marry(p, q);
            }
            i += 1;
        }
    }
}
