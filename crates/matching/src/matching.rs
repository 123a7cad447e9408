//! A set of disjoint pairs.

/// A vertex is its place in the caller's list, counted from 0.
pub type Vertex = usize;

/// Disjoint pairs of vertices.
///
/// Invariant: `mate(mate(v)) == v`, and nobody is their own mate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Matching {
    mates: Vec<Option<Vertex>>,
}

impl Matching {
    /// `None` if a vertex is out of range or appears twice.
    pub fn from_pairs(
        vertices: usize,
        pairs: impl IntoIterator<Item = (Vertex, Vertex)>,
    ) -> Option<Matching> {
        let mut mates = vec![None; vertices];
        for (u, v) in pairs {
            if u == v || mates.get(u)?.is_some() || mates.get(v)?.is_some() {
                return None;
            }
            mates[u] = Some(v);
            mates[v] = Some(u);
        }
        Some(Matching { mates })
    }

    /// How many vertices there are, paired or not.
    pub fn vertices(&self) -> usize {
        self.mates.len()
    }

    /// The other vertex of the pair, if there is a pair.
    pub fn mate(&self, v: Vertex) -> Option<Vertex> {
        self.mates[v]
    }

    /// Every pair once, with `u < v`, in ascending order.
    pub fn pairs(&self) -> impl Iterator<Item = (Vertex, Vertex)> + '_ {
        self.mates
            .iter()
            .enumerate()
            .filter_map(|(u, mate)| mate.filter(|&v| u < v).map(|v| (u, v)))
    }

    /// The vertices without a mate, ascending.
    pub fn unmatched(&self) -> impl Iterator<Item = Vertex> + '_ {
        self.mates.iter().enumerate().filter(|(_, mate)| mate.is_none()).map(|(v, _)| v)
    }

    /// Whether nobody is left over.
    pub fn is_perfect(&self) -> bool {
        self.mates.iter().all(Option::is_some)
    }
}
