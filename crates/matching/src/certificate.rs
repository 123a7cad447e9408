//! The dual solution: why no matching can be heavier.

use crate::matching::Vertex;

/// Prices that prove a matching heaviest.
///
/// All prices count double, so that no half ever arises: an edge may cost no
/// more than is paid for it, `price(u) + price(v) + (odd sets holding both) ≥
/// 2·weight`. Prices are never negative, so twice the weight of *any* matching
/// is at most all vertex prices plus, for each odd set of k vertices, (k−1)/2
/// times its price. A matching that reaches this bound is a heaviest one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Certificate<W> {
    /// The price of each vertex.
    pub vertices: Vec<W>,
    /// Sets of which no matching can pair all; nested or disjoint.
    pub odd_sets: Vec<OddSet<W>>,
}

/// An odd number of vertices, one of which always stays without a mate inside.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OddSet<W> {
    /// The vertices, ascending.
    pub members: Vec<Vertex>,
    /// The price paid once for each edge with both ends inside.
    pub price: W,
}
