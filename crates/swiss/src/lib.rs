//! Swiss pairings: a snapshot goes in, a round and its reasons come out.
//!
//! | To find | look in |
//! |---|---|
//! | the one function | [`pair`] |
//! | which rules a file asks for | [`system`] |
//! | the Dutch system, article by article | [`dutch`] |
//! | colours, floats, byes and who may meet whom | [`field`], [`colours`] |
//! | virtual points | [`acceleration`] |
//! | whether a round is legal, without asking an engine | [`legality`] |
//! | how a round differs from the prescribed one | [`check`] |
//! | why | [`reasons`] |
#![deny(clippy::float_arithmetic, clippy::disallowed_types, clippy::too_many_lines)]

pub mod acceleration;
pub mod check;
pub mod colours;
pub mod dutch;
pub mod field;
#[cfg(test)]
mod field_tests;
pub mod initial_colour;
mod kernel;
pub mod legality;
pub mod pairing;
pub mod reasons;
pub mod system;
mod unpairable;

pub use pairing::{Board, Detail, PairingError, RoundPairing, Unpairable, pair};
pub use reasons::Reasons;
pub use system::System;
