//! What a search knows while it runs.
//!
//! A search has a clock. As it advances, outer vertices pay less and inner ones
//! pay more, all at the same speed. Rather than touch every price at every
//! tick, a labelled vertex keeps its price *as it would be at time zero*; two
//! such prices can be compared and summed without knowing the time.

use super::blossom::{Edge, Node};
use super::bridge::Bridges;
use crate::bits::Bits;
use crate::matching::Vertex;
use crate::weight::Weight;
use std::cmp::Ordering;

/// Where an outermost node stands in the tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Label {
    /// Not reached.
    Outside,
    /// At even distance from the root: its price falls.
    Outer,
    /// At odd distance: its price rises.
    Inner,
}

/// The alternating tree of one search, and the memory for the next.
#[derive(Clone, Debug)]
pub(super) struct Tree<W> {
    pub(super) now: W,
    pub(super) label: Vec<Label>,
    entry: Vec<Edge>,
    /// The outermost nodes that have a label.
    pub(super) labelled: Vec<Node>,
    /// Vertices in outer nodes.
    pub(super) outer: Bits,
    /// Vertices in nodes without a label.
    pub(super) outside: Bits,
    /// Vertices whose nearest outer vertex is kept: those outside, and those of
    /// inner blossoms, which may fall apart and be outside again.
    pub(super) open: Bits,
    /// Vertices in outermost nodes without a mate, except the root.
    pub(super) exposed: Bits,
    pub(super) reach: Reach<W>,
    pub(super) bridges: Bridges<W>,
    /// Outer vertices whose edges have not been looked at.
    pub(super) queue: Vec<Vertex>,
    /// The outer vertex whose price first falls to zero, and when.
    pub(super) lowest: Option<(W, Vertex)>,
    marks: Vec<u64>,
    mark: u64,
}

impl<W: Weight> Tree<W> {
    pub(super) fn new(vertices: usize) -> Tree<W> {
        let nodes = vertices + vertices / 2;
        Tree {
            now: W::ZERO,
            label: vec![Label::Outside; nodes],
            entry: vec![(0, 0); nodes],
            labelled: Vec::new(),
            outer: Bits::empty(vertices),
            outside: Bits::full(vertices),
            open: Bits::full(vertices),
            exposed: Bits::empty(vertices),
            reach: Reach::new(vertices),
            bridges: Bridges::new(vertices, nodes),
            queue: Vec::new(),
            lowest: None,
            marks: vec![0; nodes],
            mark: 0,
        }
    }

    /// Forgets the last search.
    pub(super) fn clear(&mut self, vertices: usize) {
        self.now = W::ZERO;
        for node in self.labelled.drain(..) {
            self.label[node] = Label::Outside;
        }
        self.outer.clear();
        self.outside.fill(vertices);
        self.open.fill(vertices);
        self.exposed.clear();
        self.reach.ties.clear();
        self.reach.touched.clear();
        self.bridges.clear();
        self.queue.clear();
        self.lowest = None;
    }

    #[inline]
    pub(super) fn label(&self, node: Node) -> Label {
        self.label[node]
    }

    /// The edge by which an inner node was reached, outer end first.
    #[inline]
    pub(super) fn entry(&self, inner: Node) -> Edge {
        self.entry[inner]
    }

    pub(super) fn add_inner(&mut self, node: Node, entry: Edge) {
        self.label[node] = Label::Inner;
        self.entry[node] = entry;
        self.labelled.push(node);
    }

    pub(super) fn add_outer(&mut self, node: Node) {
        self.label[node] = Label::Outer;
        self.labelled.push(node);
        self.bridges.add(node);
    }

    /// Takes nodes that are no longer outermost off the list.
    pub(super) fn drop_labels(&mut self, gone: &[Node]) {
        for &node in gone {
            self.label[node] = Label::Outside;
        }
        let label = &self.label;
        self.labelled.retain(|&node| label[node] != Label::Outside);
    }

    /// Books a vertex as outer; `price` is its price at time zero.
    pub(super) fn enter_outer(&mut self, v: Vertex, price: W) {
        self.outer.insert(v);
        self.outside.remove(v);
        self.open.remove(v);
        self.queue.push(v);
        if self.lowest.is_none_or(|(lowest, _)| price < lowest) {
            self.lowest = Some((price, v));
        }
    }

    /// Starts a walk on which each node is marked once.
    pub(super) fn new_mark(&mut self) {
        self.mark += 1;
    }

    /// Whether the node was marked already on this walk; it is now.
    pub(super) fn mark(&mut self, node: Node) -> bool {
        std::mem::replace(&mut self.marks[node], self.mark) == self.mark
    }
}

/// For each open vertex, the outer vertex that will reach it first.
#[derive(Clone, Debug)]
pub(super) struct Reach<W> {
    pub(super) touched: Bits,
    /// The outer vertex's price at time zero less twice the edge's weight.
    key: Vec<W>,
    from: Vec<Vertex>,
    /// The vertices that are reached next, all at the same time.
    pub(super) ties: Vec<Vertex>,
}

impl<W: Weight> Reach<W> {
    fn new(vertices: usize) -> Reach<W> {
        Reach {
            touched: Bits::empty(vertices),
            key: vec![W::ZERO; vertices],
            from: vec![0; vertices],
            ties: Vec::new(),
        }
    }

    pub(super) fn from(&self, v: Vertex) -> Vertex {
        self.from[v]
    }

    /// Remembers the edge if the vertex is reached sooner by it.
    #[inline]
    pub(super) fn offer(&mut self, v: Vertex, from: Vertex, price: &W, weight: &W) {
        if !self.touched.contains(v) {
            self.touched.insert(v);
        } else if !W::undercuts(price, weight, &self.key[v]) {
            return;
        }
        self.key[v] = *price - weight.doubled();
        self.from[v] = from;
    }

    /// When the next vertices outside are reached; fills `ties` with them.
    pub(super) fn find_next(&mut self, outside: &Bits, prices: &[W]) -> Option<W> {
        self.ties.clear();
        let mut next: Option<W> = None;
        for v in crate::bits::common(self.touched.words(), outside.words()) {
            let order =
                next.map_or(Ordering::Less, |time| W::compare_sum(&self.key[v], &prices[v], &time));
            if order.is_lt() {
                next = Some(self.key[v] + prices[v]);
                self.ties.clear();
            }
            if order.is_le() {
                self.ties.push(v);
            }
        }
        next
    }
}
