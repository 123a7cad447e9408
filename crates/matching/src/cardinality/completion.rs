//! A maximum matching that follows changes.

use super::adjacency::Adjacency;
use super::decomposition::{Decomposition, Part};
use super::search::{Field, Search};
use crate::bits::{Bits, common};
use crate::matching::{Matching, Vertex};

/// As many pairs as possible.
pub fn most_pairs(adjacency: &Adjacency) -> Matching {
    Completion::new(adjacency.clone()).matching()
}

/// Answers "can the rest still be paired?" again and again.
///
/// Invariant: the matching is maximum among the vertices present. Each change
/// costs at most one search, or a few for a new edge.
#[derive(Clone, Debug)]
pub struct Completion {
    adjacency: Adjacency,
    present: Bits,
    mates: Vec<Option<Vertex>>,
    /// The vertices present that have no mate.
    alone: Bits,
    search: Search,
}

impl Completion {
    /// Pairs as many as possible, greedily first and then by searches.
    pub fn new(adjacency: Adjacency) -> Completion {
        let vertices = adjacency.vertices();
        let mut completion = Completion {
            adjacency,
            present: Bits::full(vertices),
            mates: vec![None; vertices],
            alone: Bits::full(vertices),
            search: Search::new(vertices),
        };
        for v in 0..vertices {
            completion.pair_directly(v);
        }
        completion.search_from_all();
        completion
    }

    /// How many of the vertices present stay without a mate, whatever is done.
    pub fn left_over(&self) -> usize {
        self.alone.iter().count()
    }

    /// Whether everybody present has a mate, but for one if they are odd.
    pub fn is_complete(&self) -> bool {
        self.left_over() <= 1
    }

    /// How many would stay without a mate if these left too; changes nothing.
    pub fn left_over_without(&mut self, leaving: &[Vertex]) -> usize {
        let before = (self.present.clone(), self.alone.clone(), self.mates.clone());
        for &v in leaving {
            self.remove(v);
        }
        let answer = self.left_over();
        (self.present, self.alone, self.mates) = before;
        answer
    }

    /// A vertex leaves; nothing happens if it has left already.
    pub fn remove(&mut self, v: Vertex) {
        self.present.remove(v);
        self.alone.remove(v);
        if let Some(mate) = self.mates[v].take() {
            self.mates[mate] = None;
            self.alone.insert(mate);
            self.search_from(mate);
        }
    }

    /// Several leave at once: those whom they leave without a mate are paired anew when all have
    /// gone, so that nobody is sought for who leaves too.
    pub fn remove_all(&mut self, leaving: &[Vertex]) {
        for &v in leaving {
            self.present.remove(v);
            if let Some(mate) = self.mates[v].take() {
                self.mates[mate] = None;
                self.alone.insert(mate);
            }
        }
        for &v in leaving {
            self.alone.remove(v);
        }
        self.search_from_all();
    }

    /// A vertex comes back; nothing happens if it is there.
    pub fn restore(&mut self, v: Vertex) {
        if !self.present.contains(v) {
            self.present.insert(v);
            self.alone.insert(v);
            self.search_from(v);
        }
    }

    /// Allows or forbids a pair.
    ///
    /// # Panics
    ///
    /// If `u == v`.
    pub fn set(&mut self, u: Vertex, v: Vertex, joined: bool) {
        self.adjacency.set(u, v, joined);
        if joined {
            self.search_from_all();
        } else if self.mates[u] == Some(v) {
            for end in [u, v] {
                self.mates[end] = None;
                self.alone.insert(end);
            }
            if !self.search_from(u) {
                self.search_from(v);
            }
        }
    }

    /// Who may be paired with whom, those who have left included.
    pub fn adjacency(&self) -> &Adjacency {
        &self.adjacency
    }

    /// A maximum matching of those present.
    pub fn matching(&self) -> Matching {
        let mates = self.mates.iter().enumerate();
        let pairs = mates.filter_map(|(u, mate)| mate.filter(|&v| u < v).map(|v| (u, v)));
        Matching::from_pairs(self.adjacency.vertices(), pairs)
            .expect("mates are mutual and distinct")
    }

    /// Who can be left over, and the witness that so many must be.
    pub fn decomposition(&mut self) -> Decomposition {
        self.search.clear(&self.present);
        for root in self.alone.iter() {
            self.search.plant(root);
        }
        let targets = Bits::empty(self.adjacency.vertices());
        let mates = &mut self.mates;
        self.search.run(&mut Field { adjacency: &self.adjacency, mates, targets: &targets });
        Decomposition::new((0..self.adjacency.vertices()).map(|v| self.part(v)).collect())
    }

    fn part(&self, v: Vertex) -> Option<Part> {
        self.present.contains(v).then(|| {
            if self.search.outer.contains(v) {
                Part::Avoidable
            } else if self.search.is_inner(v) {
                Part::Barrier
            } else {
                Part::Settled
            }
        })
    }

    fn pair_directly(&mut self, v: Vertex) -> bool {
        if !self.alone.contains(v) {
            return false;
        }
        let partner = common(self.adjacency.row(v), self.alone.words()).next();
        if let Some(u) = partner {
            self.mates[u] = Some(v);
            self.mates[v] = Some(u);
            self.alone.remove(u);
            self.alone.remove(v);
        }
        partner.is_some()
    }

    /// Searches from everybody alone. A tree that found nothing never will, so
    /// its vertices take no part in later searches.
    fn search_from_all(&mut self) {
        let mut among = self.present.clone();
        for root in self.alone.clone().iter().collect::<Vec<_>>() {
            if self.alone.contains(root) && !self.search_among(root, &among) {
                for v in self.present.iter() {
                    if self.search.outer.contains(v) || self.search.is_inner(v) {
                        among.remove(v);
                    }
                }
            }
        }
    }

    /// Only searches if somebody else is alone too.
    fn search_from(&mut self, root: Vertex) -> bool {
        self.alone.iter().nth(1).is_some()
            && (self.pair_directly(root) || self.search_among(root, &self.present.clone()))
    }

    fn search_among(&mut self, root: Vertex, among: &Bits) -> bool {
        self.search.clear(among);
        self.search.plant(root);
        let mates = &mut self.mates;
        let field = &mut Field { adjacency: &self.adjacency, mates, targets: &self.alone };
        let found = self.search.run(field);
        if found {
            self.recount();
        }
        found
    }

    fn recount(&mut self) {
        for v in self.alone.clone().iter() {
            if self.mates[v].is_some() {
                self.alone.remove(v);
            }
        }
    }
}
