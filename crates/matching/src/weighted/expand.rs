//! An inner blossom that costs nothing falls apart in the middle of a search.

use super::Solver;
use super::blossom::{Edge, Node, Ring};
use crate::weight::Weight;

impl<W: Weight> Solver<W> {
    /// Puts the children between entry and base into the tree; the others are
    /// outside again.
    pub(super) fn expand(&mut self, blossom: Node) {
        let entry = self.tree.entry(blossom);
        let entered = self.blossoms.child_holding(blossom, entry.1);
        self.rest_vertices(blossom);
        for &v in self.blossoms.members(blossom) {
            self.tree.outside.insert(v);
        }
        self.tree.drop_labels(&[blossom]);
        let ring = self.blossoms.dissolve(blossom);
        self.thread(&ring, entered, entry);
    }

    /// Labels the path of even length from the entered child round to child 0:
    /// inner, outer, inner, and so on. Each outer child is the mate of the
    /// inner one before it.
    fn thread(&mut self, ring: &Ring, entered: Node, entry: Edge) {
        let place = ring.children.iter().position(|&child| child == entered);
        let mut place = place.expect("the entered child is on the ring");
        let backwards = place.is_multiple_of(2);
        let mut entry = entry;
        self.make_inner(ring.children[place], entry);
        while place != 0 {
            let outer = ring.beside(place, backwards);
            place = ring.beside(outer, backwards);
            entry = ring.link(outer, backwards);
            self.make_outer(ring.children[outer]);
            self.make_inner(ring.children[place], entry);
        }
    }
}

impl Ring {
    /// The next place in the given direction.
    fn beside(&self, place: usize, backwards: bool) -> usize {
        let length = self.children.len();
        if backwards { (place + length - 1) % length } else { (place + 1) % length }
    }

    /// The edge from a place to the next one, near end first.
    fn link(&self, place: usize, backwards: bool) -> Edge {
        if backwards {
            let (far, near) = self.links[self.beside(place, true)];
            (near, far)
        } else {
            self.links[place]
        }
    }
}
