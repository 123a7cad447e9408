//! Blossoms: odd cycles of tight edges, nested like boxes.

use crate::matching::Vertex;
use crate::weight::Weight;

/// A vertex (below the number of vertices) or a blossom (from there on).
pub(super) type Node = usize;

/// An edge with a direction: which end belongs to the node spoken of first.
pub(super) type Edge = (Vertex, Vertex);

/// The nested blossoms of the present solution.
///
/// Invariant: the children of a blossom lie on a cycle of odd length; `links[i]`
/// is the tight edge from child `i` to child `i + 1`; child 0 holds the base;
/// children 1 and 2, 3 and 4 … are matched to each other by their link.
#[derive(Clone, Debug)]
pub(super) struct Blossoms<W> {
    vertices: usize,
    /// Each vertex as a list of one, so that vertices have members too.
    singles: Vec<Vertex>,
    bodies: Vec<Body<W>>,
    idle: Vec<Node>,
    base: Vec<Vertex>,
    parent: Vec<Option<Node>>,
    top: Vec<Node>,
}

/// What a blossom has and a vertex has not.
#[derive(Clone, Debug)]
struct Body<W> {
    ring: Ring,
    members: Vec<Vertex>,
    half_price: W,
}

/// The cycle of children.
#[derive(Clone, Debug, Default)]
pub(super) struct Ring {
    pub(super) children: Vec<Node>,
    pub(super) links: Vec<Edge>,
}

impl<W: Weight> Blossoms<W> {
    pub(super) fn new(vertices: usize) -> Blossoms<W> {
        Blossoms {
            vertices,
            singles: (0..vertices).collect(),
            bodies: Vec::new(),
            idle: Vec::new(),
            base: (0..vertices).collect(),
            parent: vec![None; vertices],
            top: (0..vertices).collect(),
        }
    }

    /// Back to no blossom at all.
    pub(super) fn reset(&mut self) {
        self.bodies.clear();
        self.idle.clear();
        self.base.truncate(self.vertices);
        self.parent.truncate(self.vertices);
        self.parent.fill(None);
        self.top.copy_from_slice(&self.singles);
    }

    #[inline]
    pub(super) fn is_blossom(&self, node: Node) -> bool {
        node >= self.vertices
    }

    /// The outermost blossom around a vertex, or the vertex itself.
    #[inline]
    pub(super) fn top(&self, v: Vertex) -> Node {
        self.top[v]
    }

    /// The one member that is not matched inside.
    #[inline]
    pub(super) fn base(&self, node: Node) -> Vertex {
        self.base[node]
    }

    #[inline]
    pub(super) fn members(&self, node: Node) -> &[Vertex] {
        if self.is_blossom(node) {
            &self.bodies[node - self.vertices].members
        } else {
            &self.singles[node..=node]
        }
    }

    /// Half of what the blossom pays for an edge inside.
    pub(super) fn half_price(&self, blossom: Node) -> W {
        self.bodies[blossom - self.vertices].half_price
    }

    pub(super) fn half_price_mut(&mut self, blossom: Node) -> &mut W {
        &mut self.bodies[blossom - self.vertices].half_price
    }

    /// Half of what all blossoms together pay for an edge between the two.
    pub(super) fn shared_half_price(&self, u: Vertex, v: Vertex) -> W {
        let around_v: Vec<Node> = self.around(v).collect();
        let shared = self.around(u).filter(|blossom| around_v.contains(blossom));
        shared.fold(W::ZERO, |sum, blossom| sum + self.half_price(blossom))
    }

    /// The blossoms that hold a vertex, from the innermost out.
    fn around(&self, v: Vertex) -> impl Iterator<Item = Node> + '_ {
        std::iter::successors(self.parent[v], |&node| self.parent[node])
    }

    /// All blossoms, nested ones too.
    pub(super) fn alive(&self) -> impl Iterator<Item = Node> + '_ {
        (self.vertices..self.base.len()).filter(|&node| !self.members(node).is_empty())
    }

    /// Turns a cycle of outermost nodes into a blossom with price zero.
    pub(super) fn contract(&mut self, ring: Ring) -> Node {
        let blossom = self.fresh();
        self.base[blossom] = self.base[ring.children[0]];
        let mut members = std::mem::take(&mut self.bodies[blossom - self.vertices].members);
        for &child in &ring.children {
            members.extend_from_slice(self.members(child));
            self.parent[child] = Some(blossom);
        }
        for &v in &members {
            self.top[v] = blossom;
        }
        self.bodies[blossom - self.vertices] = Body { ring, members, half_price: W::ZERO };
        blossom
    }

    fn fresh(&mut self) -> Node {
        self.idle.pop().unwrap_or_else(|| {
            let ring = Ring::default();
            self.bodies.push(Body { ring, members: Vec::new(), half_price: W::ZERO });
            self.base.push(0);
            self.parent.push(None);
            self.base.len() - 1
        })
    }

    /// Takes an outermost blossom apart; its children become outermost.
    pub(super) fn dissolve(&mut self, blossom: Node) -> Ring {
        let body = &mut self.bodies[blossom - self.vertices];
        body.members.clear();
        let ring = std::mem::take(&mut body.ring);
        for &child in &ring.children {
            self.parent[child] = None;
            self.crown(child);
        }
        self.idle.push(blossom);
        ring
    }

    fn crown(&mut self, node: Node) {
        if self.is_blossom(node) {
            for &v in &self.bodies[node - self.vertices].members {
                self.top[v] = node;
            }
        } else {
            self.top[node] = node;
        }
    }

    /// The child of `blossom` in which the vertex lies.
    pub(super) fn child_holding(&self, blossom: Node, v: Vertex) -> Node {
        let mut node = v;
        while let Some(parent) = self.parent[node].filter(|&parent| parent != blossom) {
            node = parent;
        }
        node
    }

    /// Turns the ring so that the child comes first and the vertex is the base.
    pub(super) fn set_base(&mut self, blossom: Node, child: Node, v: Vertex) {
        self.base[blossom] = v;
        let ring = &mut self.bodies[blossom - self.vertices].ring;
        let place = ring.children.iter().position(|&other| other == child);
        let place = place.expect("a child is on its ring");
        ring.children.rotate_left(place);
        ring.links.rotate_left(place);
    }

    /// The `i`-th couple of children that must be matched, and the edge for it.
    pub(super) fn couple(&self, blossom: Node, i: usize) -> Option<(Node, Node, Edge)> {
        let ring = &self.bodies[blossom - self.vertices].ring;
        let right = ring.children.get(2 * i + 2)?;
        Some((ring.children[2 * i + 1], *right, ring.links[2 * i + 1]))
    }
}
