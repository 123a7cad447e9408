//! Tournaments whose pairings are known beforehand: tables, draws and cups, and what follows from
//! their results.
//!
//! ```
//! use ronde_schedule::{Recipe, Seat};
//!
//! let recipe: Recipe = "round-robin players=6".parse()?;
//! let schedule = recipe.schedule()?;
//! assert_eq!(schedule.rounds.len(), 5);
//! for (white, black) in schedule.rounds[0].boards.iter().filter_map(|board| board.seats()) {
//!     println!("{white} – {black}");
//! }
//! assert_eq!(schedule.rounds[0].boards[0].seats(), Seat::new(1).zip(Seat::new(6)));
//! # Ok::<(), ronde_schedule::Error>(())
//! ```
//!
//! A [`Recipe`] says what is wanted, [`Recipe::schedule`] makes the [`Schedule`]: rounds of boards
//! between seats. Where a later round depends on results (Berlin, cups), its sides are written as
//! what they will be ("winner of match 3", "second of group A") until [`next_rounds`] knows who.
//! [`tournament()`] makes a [`Snapshot`](ronde_model::Snapshot) of a schedule and its entrants,
//! with the code of ETT26 and the recipe in a comment, so that a file can be carried on.
//!
//! | Kind | text | code | test |
//! |---|---|---|---|
//! | Berger, FIDE's table and the seed's formulas | C.05 annex 1, ssb-course | [`berger`] | `golden`, `tables` |
//! | Rütsch, the pivot | ssb-course | [`rutsch`] | `golden`, `tables` |
//! | directed numbers (Varma), envelopes | C.05 annex 2, ssb-course | [`varma`], [`draw`] | `golden`, `draws` |
//! | Scheveningen | C.05 annex 4, ssb-course | [`scheveningen`] | `golden`, `tables` |
//! | Schiller | ssb-course | [`schiller`] | `golden`, `tables` |
//! | Berlin | ssb-course | [`berlin`] | `played` |
//! | Molter | ssb-course | [`molter`] | `molter` |
//! | cups | ssb-course | [`cup`] | `golden`, `cups` |
//! | remarkable numbers | ssb-course | [`numbers`], [`picture`] | `golden` |
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

pub use error::{Counted, Entered, Error};
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
