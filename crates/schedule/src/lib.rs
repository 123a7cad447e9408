//! Tournaments whose pairings are known beforehand: tables, draws and cups, and what follows from
//! their results.
//!
//! A [`Recipe`] says what is wanted, [`Recipe::schedule`] makes the [`Schedule`]: rounds of boards
//! between seats. Where a later round depends on results (Berlin, cups), its sides are written as
//! what they will be ("winner of match 3", "second of group A") until [`next_rounds`] knows who.
//! [`tournament()`] makes a [`Snapshot`](ronde_model::Snapshot) of a schedule and its entrants, with
//! the code of ETT26 and the recipe in a comment, so that a file can be carried on.
//!
//! | Kind | text | code | test |
//! |---|---|---|---|
//! | Berger, FIDE's table and the seed's formulas | C.05 annex 1, seed-002 | [`berger`] | `golden`, `tables` |
//! | Rütsch, the pivot | seed-002 | [`rutsch`] | `golden`, `tables` |
//! | directed numbers (Varma), envelopes | C.05 annex 2, seed-002 | [`varma`], [`draw`] | `golden`, `draws` |
//! | Scheveningen | C.05 annex 4, seed-002 | [`scheveningen`] | `golden`, `tables` |
//! | Schiller | seed-002 | [`schiller`] | `golden`, `tables` |
//! | Berlin | seed-002 | [`berlin`] | `played` |
//! | Molter | seed-002 | [`molter`] | `molter` |
//! | cups | seed-002 | [`cup`] | `golden`, `cups` |
//! | remarkable numbers | seed-002 | [`numbers`], [`picture`] | `golden` |
//! | proof of any of these | – | [`check`], which shares no code with them | all |
#![deny(clippy::float_arithmetic, clippy::disallowed_types, clippy::too_many_lines)]

pub mod berger;
pub mod berlin;
pub mod check;
pub mod cup;
mod dice;
pub mod draw;
mod error;
pub mod field;
mod follow;
pub mod molter;
pub mod numbers;
pub mod picture;
mod recipe;
pub mod rutsch;
pub mod scheveningen;
pub mod schiller;
pub mod table;
mod tournament;
pub mod varma;

pub use error::Error;
pub use field::Field;
pub use follow::{
    GroupOrders, Next, as_far_as_known, cup_places, due_round, level_matches, next_rounds,
    rounds_in_all,
};
pub use recipe::{Kind, Recipe};
pub use table::{Board, Labels, Round, Schedule, Seat, Side, Stage};
pub use tournament::{
    Difference, compare, decide, decision, decisions, games_of_round, is_decision, is_of_schedule,
    recipe_of, tournament, unpaired,
};
