//! One search: an alternating tree grows from an unmatched vertex.
//!
//! The clock jumps from event to event. A search ends when the tree meets
//! another unmatched node, or when the price of an outer vertex reaches zero
//! and that vertex can stay alone in the root's place.

use super::Solver;
use super::blossom::{Edge, Node};
use super::tree::Label;
use crate::matching::Vertex;
use crate::weight::Weight;

/// What can happen next.
enum Event {
    /// An outer vertex costs nothing any more.
    Zero(Vertex),
    /// Edges from the tree to vertices outside become tight.
    Reach,
    /// An inner blossom costs nothing any more and falls apart.
    Expand(Node),
    /// An edge between outer nodes becomes tight.
    Bridge(Edge),
}

/// How a search ends.
enum End {
    /// The vertex stays alone at price zero.
    Alone(Vertex),
    /// The tree has met an unmatched vertex.
    Meet { outer: Vertex, exposed: Vertex },
    /// The limit was reached before anything was found.
    TooLate,
}

impl<W: Weight> Solver<W> {
    /// Makes an unmatched vertex with a price right.
    pub(super) fn search_from(&mut self, root: Vertex) {
        self.search_within(root, None);
    }

    /// The same, unless it takes longer than the limit; says how long it took.
    ///
    /// The time is what the search takes off twice the weight that the prices
    /// allow. After `None` the solver is of no use but to be put back.
    pub(super) fn search_within(&mut self, root: Vertex, limit: Option<W>) -> Option<W> {
        self.tree.clear(self.graph.vertices());
        self.note_exposed(root);
        self.make_outer(self.blossoms.top(root));
        match self.run(limit) {
            End::Alone(v) => self.exchange(v, None),
            End::Meet { outer, exposed } => {
                self.rebase(self.blossoms.top(exposed), exposed);
                self.mates[exposed] = Some(outer);
                self.exchange(outer, Some(exposed));
            }
            End::TooLate => return None,
        }
        self.bring_to_rest();
        Some(self.tree.now)
    }

    fn note_exposed(&mut self, root: Vertex) {
        let unmatched = self.mates.iter().enumerate().filter(|(_, mate)| mate.is_none());
        for (base, _) in unmatched.filter(|&(v, _)| v != root) {
            for &v in self.blossoms.members(self.blossoms.top(base)) {
                self.tree.exposed.insert(v);
            }
        }
    }

    fn run(&mut self, limit: Option<W>) -> End {
        loop {
            if let Some(end) = self.look_around() {
                return end;
            }
            let (time, event) = self.next_event();
            if limit.is_some_and(|limit| time > limit) {
                return End::TooLate;
            }
            debug_assert!(time >= self.tree.now, "time never runs back");
            self.tree.now = time;
            match event {
                Event::Zero(v) => return End::Alone(v),
                Event::Reach => {
                    if let Some(end) = self.grow() {
                        return end;
                    }
                }
                Event::Expand(blossom) => self.expand(blossom),
                Event::Bridge(edge) => self.contract(edge),
            }
        }
    }

    /// The earliest event; of several at once, the one that ends the search
    /// soonest or costs least.
    fn next_event(&mut self) -> (W, Event) {
        let (time, v) = self.tree.lowest.expect("the root is outer");
        let mut next = (time, Event::Zero(v));
        let mut consider = |time: Option<W>, event: Event| {
            if let Some(time) = time.filter(|time| *time < next.0) {
                next = (time, event);
            }
        };
        let tree = &mut self.tree;
        consider(tree.reach.find_next(&tree.outside, &self.prices), Event::Reach);
        for &node in tree.labelled.iter().filter(|&&node| self.blossoms.is_blossom(node)) {
            if tree.label(node) == Label::Inner {
                consider(Some(self.blossoms.half_price(node)), Event::Expand(node));
            }
        }
        if let Some(bridge) = tree.bridges.first() {
            consider(Some(bridge.twice_time.halved()), Event::Bridge(bridge.edge));
        }
        next
    }

    /// Looks at the edges of every outer vertex not looked at yet.
    fn look_around(&mut self) -> Option<End> {
        while let Some(outer) = self.tree.queue.pop() {
            if let Some(exposed) = self.tight_exposed(outer) {
                return Some(End::Meet { outer, exposed });
            }
            self.look_outside(outer);
            self.look_across(outer);
        }
        None
    }

    fn tight_exposed(&self, outer: Vertex) -> Option<Vertex> {
        let price = self.prices[outer] - self.tree.now;
        let mut edges = self.graph.neighbours_among(outer, self.tree.exposed.words());
        edges
            .find(|&(v, weight)| W::compare_sum(&price, &self.prices[v], &weight.doubled()).is_eq())
            .map(|(v, _)| v)
    }

    fn look_outside(&mut self, outer: Vertex) {
        let price = self.prices[outer];
        let reach = &mut self.tree.reach;
        for (v, weight) in self.graph.neighbours_among(outer, self.tree.open.words()) {
            reach.offer(v, outer, &price, weight);
        }
    }

    /// Finds the bridges from an outer vertex to other outer nodes.
    pub(super) fn look_across(&mut self, outer: Vertex) {
        let node = self.blossoms.top(outer);
        let price = self.prices[outer];
        let bridges = &mut self.tree.bridges;
        for (v, weight) in self.graph.neighbours_among(outer, self.tree.outer.words()) {
            if self.blossoms.top(v) != node {
                bridges.offer(node, (outer, v), price + self.prices[v] - weight.doubled());
            }
        }
    }

    /// Takes in the vertices just reached, each with its mate.
    fn grow(&mut self) -> Option<End> {
        let ties = std::mem::take(&mut self.tree.reach.ties);
        let end = self.grow_by(&ties);
        self.tree.reach.ties = ties;
        end
    }

    fn grow_by(&mut self, ties: &[Vertex]) -> Option<End> {
        if let Some(&exposed) = ties.iter().find(|&&v| self.tree.exposed.contains(v)) {
            return Some(End::Meet { outer: self.tree.reach.from(exposed), exposed });
        }
        for &v in ties {
            if self.tree.outside.contains(v) {
                self.take_in(v);
                if let Some(end) = self.look_around() {
                    return Some(end);
                }
            }
        }
        None
    }

    fn take_in(&mut self, v: Vertex) {
        let inner = self.blossoms.top(v);
        let mate = self.mates[self.blossoms.base(inner)].expect("an exposed node ends the search");
        self.make_inner(inner, (self.tree.reach.from(v), v));
        self.make_outer(self.blossoms.top(mate));
    }
}
