//! One search for an augmenting path, with the labels of Gabow (1976).
//!
//! A vertex is *outer* when an alternating path of even length leads from it to
//! a root. Its origin says how that path begins, which is all that is needed to
//! exchange the edges along it; odd cycles are never shrunk, only joined.

use super::adjacency::Adjacency;
use crate::bits::{Bits, common, ones};
use crate::matching::Vertex;

/// How the even path of an outer vertex begins.
#[derive(Clone, Copy, Debug)]
enum Origin {
    /// The vertex is unmatched: the path is empty.
    Root,
    /// To its mate, and on to this outer vertex.
    Via(Vertex),
    /// The vertex was inner until this edge between outer vertices closed an
    /// odd cycle: round the cycle the other way.
    Cycle(Vertex, Vertex),
}

/// The memory of a search.
#[derive(Clone, Debug)]
pub(super) struct Search {
    /// Vertices that may still be reached for the first time.
    fresh: Bits,
    pub(super) outer: Bits,
    origin: Vec<Origin>,
    /// Towards the base of the odd cycles around an outer vertex.
    towards_base: Vec<Vertex>,
    /// The root planted last, and vertices known to have it as their base.
    hub: Vertex,
    at_hub: Bits,
    queue: Vec<Vertex>,
    seen: Vec<Vertex>,
    marks: Vec<u64>,
    mark: u64,
}

/// The graph and the matching a search works on.
pub(super) struct Field<'a> {
    pub(super) adjacency: &'a Adjacency,
    pub(super) mates: &'a mut [Option<Vertex>],
    /// Vertices without a mate that a path may end at.
    pub(super) targets: &'a Bits,
}

impl Search {
    pub(super) fn new(vertices: usize) -> Search {
        Search {
            fresh: Bits::empty(vertices),
            outer: Bits::empty(vertices),
            origin: vec![Origin::Root; vertices],
            towards_base: (0..vertices).collect(),
            hub: 0,
            at_hub: Bits::empty(vertices),
            queue: Vec::new(),
            seen: Vec::new(),
            marks: vec![0; vertices],
            mark: 0,
        }
    }

    /// Forgets the last search; only `among` takes part in the next.
    pub(super) fn clear(&mut self, among: &Bits) {
        self.fresh.clone_from(among);
        self.outer.clear();
        self.at_hub.clear();
        self.queue.clear();
        for (v, base) in self.towards_base.iter_mut().enumerate() {
            *base = v;
        }
    }

    /// Lets a tree grow from an unmatched vertex.
    pub(super) fn plant(&mut self, root: Vertex) {
        self.fresh.remove(root);
        self.hub = root;
        self.make_outer(root, Origin::Root);
    }

    /// Grows all trees; matches one pair more if a target is met.
    pub(super) fn run(&mut self, field: &mut Field<'_>) -> bool {
        while let Some(v) = self.queue.pop() {
            let row = field.adjacency.row(v);
            let met = common(row, field.targets.words()).find(|&u| self.fresh.contains(u));
            if let Some(target) = met {
                field.mates[target] = Some(v);
                self.exchange(field.mates, v, target);
                return true;
            }
            self.look(row, field.mates, v);
        }
        false
    }

    fn look(&mut self, row: &[u64], mates: &[Option<Vertex>], v: Vertex) {
        let mut seen = std::mem::take(&mut self.seen);
        seen.clear();
        seen.extend(common(row, self.fresh.words()));
        for u in seen.drain(..) {
            self.reach(mates, v, u);
        }
        self.note_across(row, v, &mut seen);
        for u in seen.drain(..) {
            self.join(mates, v, u);
            if self.base(v) == self.hub {
                self.at_hub.insert(u);
            }
        }
        self.seen = seen;
    }

    /// Lists the outer neighbours, leaving out those that surely have the same
    /// base: in a dense graph nearly everybody ends up at the root.
    fn note_across(&mut self, row: &[u64], v: Vertex, seen: &mut Vec<Vertex>) {
        if self.base(v) == self.hub {
            let masks = self.outer.words().iter().zip(self.at_hub.words());
            seen.extend(ones(row.iter().zip(masks).map(|(row, (outer, at))| row & outer & !at)));
        } else {
            seen.extend(common(row, self.outer.words()));
        }
    }

    fn make_outer(&mut self, v: Vertex, origin: Origin) {
        self.outer.insert(v);
        self.origin[v] = origin;
        self.queue.push(v);
    }

    /// Takes in a matched vertex and its mate.
    fn reach(&mut self, mates: &[Option<Vertex>], from: Vertex, inner: Vertex) {
        if !self.fresh.contains(inner) {
            return;
        }
        let mate = mates[inner].expect("an unmatched vertex is a target or a root");
        self.fresh.remove(inner);
        self.fresh.remove(mate);
        self.make_outer(mate, Origin::Via(from));
    }

    /// The inner vertices of the odd cycle closed by an edge become outer.
    fn join(&mut self, mates: &[Option<Vertex>], u: Vertex, v: Vertex) {
        let (left, right) = (self.base(u), self.base(v));
        if left == right {
            return;
        }
        let meeting = self.meeting(mates, left, right);
        for start in [left, right] {
            let mut base = start;
            while base != meeting {
                let inner = mates[base].expect("only a root has no mate");
                let next = self.parent(base);
                self.make_outer(inner, Origin::Cycle(u, v));
                self.towards_base[base] = meeting;
                self.towards_base[inner] = meeting;
                base = next;
            }
        }
    }

    fn meeting(&mut self, mates: &[Option<Vertex>], left: Vertex, right: Vertex) -> Vertex {
        self.mark += 1;
        let mut here = Some(left);
        let mut there = Some(right);
        loop {
            if let Some(base) = here {
                if std::mem::replace(&mut self.marks[base], self.mark) == self.mark {
                    return base;
                }
                here = mates[base].map(|_| self.parent(base));
            }
            std::mem::swap(&mut here, &mut there);
        }
    }

    /// The base two steps nearer to the root.
    fn parent(&mut self, base: Vertex) -> Vertex {
        match self.origin[base] {
            Origin::Via(outer) => self.base(outer),
            Origin::Root | Origin::Cycle(..) => unreachable!("a base was outer from the start"),
        }
    }

    /// Finds the base, halving the way for the next time.
    fn base(&mut self, v: Vertex) -> Vertex {
        let mut v = v;
        while self.towards_base[v] != v {
            self.towards_base[v] = self.towards_base[self.towards_base[v]];
            v = self.towards_base[v];
        }
        v
    }

    /// Gives an outer vertex another mate, and so on down its even path.
    fn exchange(&self, mates: &mut [Option<Vertex>], outer: Vertex, mate: Vertex) {
        let (mut outer, mut mate) = (outer, mate);
        loop {
            let Some(left) = mates[outer].replace(mate) else { return };
            if mates[left] != Some(outer) {
                return;
            }
            match self.origin[outer] {
                Origin::Root => return,
                Origin::Via(next) => {
                    mates[left] = Some(next);
                    (outer, mate) = (next, left);
                }
                Origin::Cycle(u, v) => {
                    self.exchange(mates, u, v);
                    (outer, mate) = (v, u);
                }
            }
        }
    }

    /// Whether the search reached the vertex at odd distance only.
    pub(super) fn is_inner(&self, v: Vertex) -> bool {
        !self.fresh.contains(v) && !self.outer.contains(v)
    }
}
