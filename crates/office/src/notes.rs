//! Small texts by name, beside the journals: what is for this hall and for now, and no act of
//! anybody.
//!
//! Nobody answers for a note afterwards, so it has no history: the last who writes one has it.
//! Every note is a row of its own, so that two who write different ones never undo each other.

use crate::store::Reply;

/// Where notes are kept.
pub trait Notes: Send + Sync {
    /// Those whose names begin so, by their names.
    fn notes<'a>(&'a self, prefix: &'a str) -> Reply<'a, Vec<(String, String)>>;

    /// Writes one; none takes it away.
    fn set_note<'a>(&'a self, name: &'a str, text: Option<&'a str>) -> Reply<'a, ()>;
}
