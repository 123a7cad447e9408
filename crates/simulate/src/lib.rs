//! Seeded tournaments: a recipe and a seed go in, a whole tournament comes out, the same for ever.
//!
//! | To find | look in |
//! |---|---|
//! | the one function | [`generate()`] |
//! | what can be asked for | [`Recipe`], [`Rate`] |
//! | files of other generators as recipes | [`model_file`] |
//! | the rest of an event that has begun | [`play_out`] |
//! | how a game ends | [`odds`] |
//! | an event played again and again | [`course`], [`crew`] |
//! | chances of winning, of prizes and norms, next opponents | [`study`] |
//! | systems, rounds and accelerations compared | [`compare`], [`measures`] |
//! | colours, floats and opponents against chance | [`fairness`] |
//! | what somebody needs in the round that is played | [`needs`] |
//!
//! There is no hidden randomness here: the caller gives the seed, and says it to the user before
//! the work starts. Every question that chance decides is drawn from a sequence of its own, so a
//! recipe that asks for less than another changes nothing but what it asks for. Floating point
//! occurs in [`odds`] alone, through a library that answers alike on every platform.
#![deny(clippy::float_arithmetic, clippy::disallowed_types, clippy::too_many_lines)]

pub mod compare;
pub mod course;
pub mod crew;
mod dice;
pub mod fairness;
pub mod generate;
mod matches;
pub mod mean;
pub mod measures;
pub mod model_file;
mod model_snapshot;
mod names;
pub mod needs;
mod norm_hunt;
pub mod odds;
mod plan;
pub mod play;
pub mod rate;
pub mod recipe;
mod recipe_text;
mod roster;
mod setting;
pub mod study;

pub use generate::{GenerateError, Generated, Warning, generate, planned};
pub use model_file::{Dialect, ModelProblem, ModelProblemKind, ModelValue};
pub use play::{Chances, Played, play_out};
pub use rate::Rate;
pub use recipe::{Acceleration, Groups, Recipe};
