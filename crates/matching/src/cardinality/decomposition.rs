//! The Gallai–Edmonds decomposition.

use crate::matching::Vertex;

/// What a vertex is in every maximum matching.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Part {
    /// Some maximum matching leaves it over (the set D).
    Avoidable,
    /// Always matched, and to an avoidable one; too many of those depend on
    /// these few (the set A).
    Barrier,
    /// Always matched, among themselves (the set C).
    Settled,
}

/// For every vertex present, which part it belongs to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Decomposition {
    parts: Vec<Option<Part>>,
}

impl Decomposition {
    pub(super) fn new(parts: Vec<Option<Part>>) -> Decomposition {
        Decomposition { parts }
    }

    /// The part of a vertex; `None` for one that has left.
    pub fn part(&self, v: Vertex) -> Option<Part> {
        self.parts[v]
    }

    /// Who can be left over, ascending.
    pub fn avoidable(&self) -> impl Iterator<Item = Vertex> + '_ {
        self.all(Part::Avoidable)
    }

    /// The Tutte–Berge witness, ascending: without these, so many odd islands
    /// remain that no matching can do better. Checked by
    /// [`verify_barrier`](crate::verify_barrier).
    pub fn barrier(&self) -> impl Iterator<Item = Vertex> + '_ {
        self.all(Part::Barrier)
    }

    fn all(&self, part: Part) -> impl Iterator<Item = Vertex> + '_ {
        let parts = self.parts.iter().enumerate();
        parts.filter(move |(_, own)| **own == Some(part)).map(|(v, _)| v)
    }
}
