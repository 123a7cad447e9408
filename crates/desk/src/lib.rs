//! The arbiter's desk: what is done becomes an act in a journal, and everything else follows from
//! the acts.
//!
//! Nothing here reads a clock, a file or a database: the time, the person and the bytes come from
//! outside, so that a journal folds to the same state for ever.
//!
//! | To find | look in |
//! |---|---|
//! | what can be done, as it is stored | [`stored`] |
//! | the chain of hashes | [`entry`] |
//! | the state, and the tournament that engines understand | [`state`] |
//! | from acts to the state; undo | [`fold`] |
//! | who may do what | [`role`] |
//! | when it may be done, and the warnings it carries | [`judge`] |
//! | one act from request to entry | [`decide`] |
//! | acts that need an engine: pairing, comparing | [`engine`] |
//! | rounds and numbers that follow from a schedule | [`scheduled`] |
//! | the event itself: people, roles, its tournaments, handing it over | [`event`] |
//! | what was known when a round was paired | [`moment`] |
//! | an event as one file | [`portable`] |
//! | whether a journal is what was written | [`verify`] |
//! | what an act would change | [`preview`] |
//! | what several changes at once would make of boards and standings | [`what_if`] |
//! | the colour of round 1, drawn once | [`lots`] |
//! | absences that nobody has decided about | [`absences`] |
//! | points, colours and opponents beside each pair | [`sheet`] |
//! | what an imported file leaves open | [`doubts`] |
//! | a file as the act that a journal begins with | [`opening`] |
#![deny(clippy::float_arithmetic, clippy::disallowed_types, clippy::too_many_lines)]

pub mod absences;
pub mod demo;
pub mod desk;
pub mod doubts;
pub mod engine;
pub mod entry;
pub mod event;
pub mod fold;
pub mod judge;
pub mod lots;
pub mod moment;
pub mod opening;
pub mod portable;
pub mod preview;
mod resting;
pub mod role;
pub mod scheduled;
pub mod sheet;
pub mod state;
pub mod stored;
pub mod thing;
pub mod verify;
pub mod what_if;

pub use desk::{Decided, Refusal, Request, came_of, decide, decide_accepting};
pub use entry::{Entry, Hash, Head, Line, Stamp};
pub use role::Role;
pub use state::State;
pub use stored::Act;
pub use thing::Thing;
