//! Maximum matchings on general graphs with totally ordered weights; knows no chess.
//!
//! # A guided tour
//!
//! * [`Weight`] says what a weight must be: an exact, ordered group. Integers
//!   are weights, and so are lists of integers compared from the front
//!   ([`Lex`]), which is how a list of criteria becomes one weight without a
//!   big number. [`Counted`] puts the number of pairs in front of any weight.
//! * [`Graph`] is a dense graph with such weights; an absent edge is `None`.
//! * [`heaviest`], [`heaviest_of_most_pairs`] and [`lightest_perfect`] answer
//!   one question about one graph. [`Solver`] stays alive between questions:
//!   after edges change at a vertex, solving again costs one or two searches
//!   (O(n²)) instead of the whole O(n³).
//! * A [`Certificate`] is the dual solution, and [`verify`] checks it against
//!   the graph without asking the solver: whatever is computed cleverly is
//!   checked stupidly.
//! * [`Completion`] asks only *how many* can be paired. It follows removals one
//!   by one, names who can be left over ([`Decomposition`]), and
//!   [`verify_barrier`] checks the Tutte–Berge witness of its answer.
//!
//! The same input always gives the same matching: nothing here is random, and
//! every tie is broken by the vertices' numbers and the order of the calls.
//!
//! ```
//! use ronde_matching::{Graph, Lex, heaviest, verify};
//!
//! // A path of three edges whose middle is best by the second criterion only.
//! let graph = Graph::from_fn(4, |u, v| match (u, v) {
//!     (0, 1) | (2, 3) => Some(Lex([1, 0])),
//!     (1, 2) => Some(Lex([1, 9])),
//!     _ => None,
//! });
//! let solution = heaviest(&graph);
//! assert_eq!(solution.matching.pairs().collect::<Vec<_>>(), [(0, 1), (2, 3)]);
//! assert_eq!(verify(&graph, &solution.matching, &solution.certificate), Ok(()));
//! ```
#![deny(clippy::float_arithmetic, clippy::disallowed_types, clippy::too_many_lines)]

mod bits;
mod cardinality;
mod certificate;
mod graph;
mod matching;
mod verify;
mod weight;
mod weighted;

pub use cardinality::{
    Adjacency, BarrierFault, Completion, Decomposition, Part, most_pairs, verify_barrier,
};
pub use certificate::{Certificate, OddSet};
pub use graph::Graph;
pub use matching::{Matching, Vertex};
pub use verify::{Fault, verify};
pub use weight::{Counted, Lex, Weight};
pub use weighted::{Solution, Solver, heaviest, heaviest_of_most_pairs, lightest_perfect};
