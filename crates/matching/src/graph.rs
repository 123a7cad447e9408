//! Dense graphs with weights on the edges.

use crate::bits::{BitMatrix, common, ones};
use crate::matching::{Matching, Vertex};
use crate::weight::{Counted, Weight};

/// An undirected graph without loops; an absent edge has no weight.
///
/// Invariant: the weight of `(u, v)` is the weight of `(v, u)`, and every
/// weight is moderate. The whole square is kept, so that a search reads the
/// edges of a vertex in one sweep of memory.
#[derive(Clone, Debug)]
pub struct Graph<W> {
    vertices: usize,
    weights: Vec<W>,
    present: BitMatrix,
}

impl<W: Weight> Graph<W> {
    /// A graph without edges.
    pub fn new(vertices: usize) -> Graph<W> {
        Graph {
            vertices,
            weights: vec![W::ZERO; vertices * vertices],
            present: BitMatrix::empty(vertices),
        }
    }

    /// Asks `edge` once about every pair `u < v`.
    ///
    /// # Panics
    ///
    /// If a weight is not [moderate](Weight::is_moderate).
    pub fn from_fn(vertices: usize, edge: impl FnMut(Vertex, Vertex) -> Option<W>) -> Graph<W> {
        let mut graph = Graph::new(vertices);
        graph.fill(edge);
        graph
    }

    /// Becomes the graph `from_fn` would give, in the memory it has.
    pub(crate) fn refill(
        &mut self,
        vertices: usize,
        edge: impl FnMut(Vertex, Vertex) -> Option<W>,
    ) {
        if self.vertices == vertices {
            self.present.clear();
        } else {
            *self = Graph::new(vertices);
        }
        self.fill(edge);
    }

    fn fill(&mut self, mut edge: impl FnMut(Vertex, Vertex) -> Option<W>) {
        for u in 0..self.vertices {
            for v in u + 1..self.vertices {
                if let Some(weight) = edge(u, v) {
                    self.set(u, v, Some(weight));
                }
            }
        }
    }

    /// How many vertices there are; they are numbered from 0.
    pub fn vertices(&self) -> usize {
        self.vertices
    }

    /// The weight of the edge, if there is one. A vertex has no edge to itself.
    #[inline]
    pub fn weight(&self, u: Vertex, v: Vertex) -> Option<W> {
        self.present.contains(u, v).then(|| self.weights[u * self.vertices + v])
    }

    /// Changes, adds or (with `None`) removes an edge.
    ///
    /// # Panics
    ///
    /// If `u == v`, or if the weight is not [moderate](Weight::is_moderate).
    pub fn set(&mut self, u: Vertex, v: Vertex, weight: Option<W>) {
        assert_ne!(u, v, "a vertex has no edge to itself");
        self.present.set(u, v, weight.is_some());
        self.present.set(v, u, weight.is_some());
        if let Some(weight) = weight {
            assert!(weight.is_moderate(), "{weight:?} is too large to be summed exactly");
            self.weights[u * self.vertices + v] = weight;
            self.weights[v * self.vertices + u] = weight;
        }
    }

    /// Takes away all edges at a vertex and says where they led.
    pub(crate) fn cut(&mut self, v: Vertex) -> Vec<Vertex> {
        let neighbours: Vec<Vertex> = self.neighbours(v).map(|(u, _)| u).collect();
        self.show(v, &neighbours, false);
        neighbours
    }

    /// Puts back the edges a cut took away, with the weights they had.
    pub(crate) fn mend(&mut self, v: Vertex, neighbours: &[Vertex]) {
        self.show(v, neighbours, true);
    }

    fn show(&mut self, v: Vertex, neighbours: &[Vertex], present: bool) {
        for &u in neighbours {
            self.present.set(u, v, present);
            self.present.set(v, u, present);
        }
    }

    /// Every edge once, with `u < v`, in ascending order.
    pub fn edges(&self) -> impl Iterator<Item = (Vertex, Vertex, W)> + '_ {
        (0..self.vertices).flat_map(move |u| {
            self.neighbours(u).filter(move |(v, _)| u < *v).map(move |(v, weight)| (u, v, weight))
        })
    }

    /// The edges at one vertex, ascending.
    pub fn neighbours(&self, u: Vertex) -> impl Iterator<Item = (Vertex, W)> + '_ {
        let row = self.weights(u);
        ones(self.present.row(u).iter().copied()).map(move |v| (v, row[v]))
    }

    /// The edges from `u` into a set of vertices, ascending.
    #[inline]
    pub(crate) fn neighbours_among<'a>(
        &'a self,
        u: Vertex,
        among: &'a [u64],
    ) -> impl Iterator<Item = (Vertex, &'a W)> + 'a {
        let row = self.weights(u);
        common(self.present.row(u), among).map(move |v| (v, &row[v]))
    }

    #[inline]
    fn weights(&self, u: Vertex) -> &[W] {
        &self.weights[u * self.vertices..][..self.vertices]
    }

    /// The same edges, each worth one pair before it is worth its weight.
    pub fn counted(&self) -> Graph<Counted<W>> {
        self.map(|weight| Counted { pairs: 1, weight })
    }

    /// The same edges with the sign of every weight turned.
    #[must_use]
    pub fn negated(&self) -> Graph<W> {
        self.map(|weight| -weight)
    }

    fn map<X: Weight>(&self, change: impl Fn(W) -> X) -> Graph<X> {
        Graph::from_fn(self.vertices, |u, v| self.weight(u, v).map(&change))
    }

    /// What a matching weighs; `None` if it uses an edge that is not there.
    pub fn weigh(&self, matching: &Matching) -> Option<W> {
        matching.pairs().try_fold(W::ZERO, |sum, (u, v)| Some(sum + self.weight(u, v)?))
    }
}
