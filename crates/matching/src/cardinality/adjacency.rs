//! Graphs as rows of bits.

use crate::bits::{BitMatrix, ones};
use crate::matching::Vertex;

/// Who may be paired with whom.
///
/// Invariant: symmetric, and nobody is joined to themselves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Adjacency {
    vertices: usize,
    rows: BitMatrix,
}

impl Adjacency {
    /// Nobody joined to anybody.
    pub fn new(vertices: usize) -> Adjacency {
        Adjacency { vertices, rows: BitMatrix::empty(vertices) }
    }

    /// Asks `joined` once about every pair `u < v`.
    pub fn from_fn(vertices: usize, mut joined: impl FnMut(Vertex, Vertex) -> bool) -> Adjacency {
        let mut adjacency = Adjacency::new(vertices);
        for u in 0..vertices {
            for v in u + 1..vertices {
                if joined(u, v) {
                    adjacency.set(u, v, true);
                }
            }
        }
        adjacency
    }

    /// How many vertices there are; they are numbered from 0.
    pub fn vertices(&self) -> usize {
        self.vertices
    }

    /// Whether the two may be paired.
    pub fn joins(&self, u: Vertex, v: Vertex) -> bool {
        self.rows.contains(u, v)
    }

    /// Allows or forbids a pair.
    ///
    /// # Panics
    ///
    /// If `u == v`.
    pub fn set(&mut self, u: Vertex, v: Vertex, joined: bool) {
        assert_ne!(u, v, "nobody is paired with themselves");
        self.rows.set(u, v, joined);
        self.rows.set(v, u, joined);
    }

    /// All who may be paired with the vertex, ascending.
    pub fn neighbours(&self, v: Vertex) -> impl Iterator<Item = Vertex> + '_ {
        ones(self.row(v).iter().copied())
    }

    pub(super) fn row(&self, v: Vertex) -> &[u64] {
        self.rows.row(v)
    }
}
