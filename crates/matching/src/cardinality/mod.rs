//! How many can be paired, and who may be left over; no weights.
//!
//! | file | what it holds |
//! |---|---|
//! | `adjacency` | graphs as rows of bits |
//! | `search` | one search for an augmenting path, with Gabow's labels |
//! | `completion` | a maximum matching that follows changes |
//! | `decomposition` | the Gallai–Edmonds sets |
//! | `barrier` | the check of a Tutte–Berge witness, sharing nothing with the search |

mod adjacency;
mod barrier;
mod completion;
mod decomposition;
mod search;

pub use adjacency::Adjacency;
pub use barrier::{BarrierFault, verify_barrier};
pub use completion::{Completion, most_pairs};
pub use decomposition::{Decomposition, Part};
