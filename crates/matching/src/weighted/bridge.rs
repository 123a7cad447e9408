//! The cheapest edges between outer nodes: each would close an odd cycle.
//!
//! Every outer node knows its own cheapest bridge. A blossom also keeps, for
//! each outer vertex, its cheapest edge to it, so that when blossoms merge the
//! lists merge in O(n) and no edge is looked at twice.

use super::blossom::{Edge, Node};
use crate::bits::Bits;
use crate::matching::Vertex;
use crate::weight::Weight;

/// An edge between two outer nodes.
#[derive(Clone, Copy, Debug)]
pub(super) struct Bridge<W> {
    /// Twice the time at which the edge becomes tight.
    pub(super) twice_time: W,
    pub(super) edge: Edge,
}

/// See the module.
#[derive(Clone, Debug)]
pub(super) struct Bridges<W> {
    vertices: usize,
    best: Vec<Option<Bridge<W>>>,
    overall: Option<Bridge<W>>,
    row_of: Vec<Option<usize>>,
    rows: Vec<Row<W>>,
    idle_rows: Vec<usize>,
}

/// A blossom's cheapest edge to each outer vertex.
#[derive(Clone, Debug)]
struct Row<W> {
    present: Bits,
    twice_time: Vec<W>,
    from: Vec<Vertex>,
}

impl<W: Weight> Bridges<W> {
    pub(super) fn new(vertices: usize, nodes: usize) -> Bridges<W> {
        Bridges {
            vertices,
            best: vec![None; nodes],
            overall: None,
            row_of: vec![None; nodes],
            rows: Vec::new(),
            idle_rows: Vec::new(),
        }
    }

    pub(super) fn clear(&mut self) {
        self.overall = None;
        self.idle_rows.clear();
        self.idle_rows.extend(0..self.rows.len());
    }

    /// The bridge that becomes tight first.
    pub(super) fn first(&self) -> Option<Bridge<W>> {
        self.overall
    }

    /// A node becomes outer and knows no bridge yet.
    pub(super) fn add(&mut self, node: Node) {
        self.best[node] = None;
        self.row_of[node] = (node >= self.vertices).then(|| self.fresh_row());
    }

    fn fresh_row(&mut self) -> usize {
        let row = self.idle_rows.pop().unwrap_or_else(|| {
            self.rows.push(Row::new(self.vertices));
            self.rows.len() - 1
        });
        self.rows[row].present.clear();
        row
    }

    /// An edge from a vertex of the node to a vertex of another outer node.
    #[inline]
    pub(super) fn offer(&mut self, node: Node, edge: Edge, twice_time: W) {
        if let Some(row) = self.row_of[node] {
            self.rows[row].offer(edge, &twice_time);
        }
        if self.best[node].is_none_or(|best| twice_time < best.twice_time) {
            let bridge = Bridge { twice_time, edge };
            self.best[node] = Some(bridge);
            if self.overall.is_none_or(|overall| twice_time < overall.twice_time) {
                self.overall = Some(bridge);
            }
        }
    }

    /// Gives a new blossom the list of a child that is a blossom.
    pub(super) fn inherit(&mut self, blossom: Node, child: Node, inside: &Bits) {
        let slot = self.row_of[child].take().expect("an outer blossom has a list");
        let row = std::mem::replace(&mut self.rows[slot], Row::nothing());
        for v in row.present.iter().filter(|&v| !inside.contains(v)) {
            self.offer(blossom, (row.from[v], v), row.twice_time[v]);
        }
        self.rows[slot] = row;
        self.idle_rows.push(slot);
    }

    /// Chooses the first bridge again, after nodes have merged.
    pub(super) fn choose(&mut self, outer: impl Iterator<Item = Node>) {
        let best = &self.best;
        self.overall = outer.filter_map(|node| best[node]).min_by_key(|bridge| bridge.twice_time);
    }
}

impl<W: Weight> Row<W> {
    fn new(vertices: usize) -> Row<W> {
        Row {
            present: Bits::empty(vertices),
            twice_time: vec![W::ZERO; vertices],
            from: vec![0; vertices],
        }
    }

    /// Holds the place of a row that is being read.
    fn nothing() -> Row<W> {
        Row { present: Bits::default(), twice_time: Vec::new(), from: Vec::new() }
    }

    #[inline]
    fn offer(&mut self, (from, to): Edge, twice_time: &W) {
        if !self.present.contains(to) || *twice_time < self.twice_time[to] {
            self.present.insert(to);
            self.twice_time[to] = *twice_time;
            self.from[to] = from;
        }
    }
}
