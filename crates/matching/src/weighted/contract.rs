//! An odd cycle of tight edges becomes a blossom.

use super::Solver;
use super::blossom::{Edge, Node, Ring};
use super::tree::Label;
use crate::bits::Bits;
use crate::matching::Vertex;
use crate::weight::Weight;

impl<W: Weight> Solver<W> {
    /// Shrinks the cycle that a tight edge between two outer nodes closes.
    pub(super) fn contract(&mut self, bridge: Edge) {
        let ring = self.odd_cycle(bridge);
        let children = ring.children.clone();
        let (outer, inner): (Vec<Node>, Vec<Node>) =
            children.iter().partition(|&&child| self.tree.label(child) == Label::Outer);
        for &child in &children {
            self.rest_blossom(child);
        }
        for &child in &inner {
            self.turn_outer(child);
        }
        self.tree.drop_labels(&children);
        let blossom = self.blossoms.contract(ring);
        *self.blossoms.half_price_mut(blossom) = -self.tree.now;
        self.tree.add_outer(blossom);
        self.merge_bridges(blossom, &outer);
    }

    /// The cycle, beginning at the node where the two paths to the root meet.
    fn odd_cycle(&mut self, bridge: Edge) -> Ring {
        let meeting = self.meeting(bridge);
        let mut ring = Ring { children: vec![meeting], links: Vec::new() };
        for (node, (own, parents)) in self.climb(bridge.0, meeting).into_iter().rev() {
            ring.links.push((parents, own));
            ring.children.push(node);
        }
        ring.links.push(bridge);
        for (node, link) in self.climb(bridge.1, meeting) {
            ring.children.push(node);
            ring.links.push(link);
        }
        ring
    }

    fn meeting(&mut self, (left, right): Edge) -> Node {
        self.tree.new_mark();
        let mut here = Some(self.blossoms.top(left));
        let mut there = Some(self.blossoms.top(right));
        loop {
            if let Some(node) = here {
                if self.tree.mark(node) {
                    return node;
                }
                here = self.outer_parent(node);
            }
            std::mem::swap(&mut here, &mut there);
        }
    }

    fn outer_parent(&self, outer: Node) -> Option<Node> {
        let mate = self.mates[self.blossoms.base(outer)]?;
        let (parent, _) = self.tree.entry(self.blossoms.top(mate));
        Some(self.blossoms.top(parent))
    }

    /// The nodes on the way up, each with the edge to its parent.
    fn climb(&self, from: Vertex, to: Node) -> Vec<(Node, Edge)> {
        let mut steps = Vec::new();
        let mut node = self.blossoms.top(from);
        while node != to {
            let base = self.blossoms.base(node);
            let mate = self.mates[base].expect("only the root has no mate");
            let inner = self.blossoms.top(mate);
            let (parent, entered) = self.tree.entry(inner);
            steps.push((node, (base, mate)));
            steps.push((inner, (entered, parent)));
            node = self.blossoms.top(parent);
        }
        steps
    }

    /// Collects the bridges of the children that were outer already; the others
    /// wait in the queue.
    fn merge_bridges(&mut self, blossom: Node, outer_children: &[Node]) {
        let mut inside = Bits::empty(self.graph.vertices());
        for &v in self.blossoms.members(blossom) {
            inside.insert(v);
        }
        for &child in outer_children {
            if self.blossoms.is_blossom(child) {
                self.tree.bridges.inherit(blossom, child, &inside);
            } else {
                self.look_across(child);
            }
        }
        let tree = &mut self.tree;
        let (labelled, bridges) = (&tree.labelled, &mut tree.bridges);
        let outer = labelled.iter().copied().filter(|&node| tree.label[node] == Label::Outer);
        bridges.choose(outer);
    }
}
