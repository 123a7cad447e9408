//! Ratings: what a tournament does to them, and which norms it gives.
//!
//! What a player of 1850 gains by a win against 1900 and a draw against 2000, with K 20 (B.02:8.3):
//!
//! ```
//! use ronde_rating::fide::{DifferenceRule, GameScore, RatedGame, change};
//!
//! let games = [
//!     RatedGame { opponent: 1900, score: GameScore::Win },
//!     RatedGame { opponent: 2000, score: GameScore::Draw },
//! ];
//! let change = change::change(1850, 20, DifferenceRule::Below2650Capped, &games);
//! assert_eq!(change.after(), 1865);
//! ```
//!
//! | Rule | code |
//! |---|---|
//! | B.02:8.1, the two tables | [`fide::tables`] |
//! | B.02:8.2, first ratings | [`fide::initial`] |
//! | B.02:8.3, changes, K, the 400-point rule | [`fide::change`], [`fide::k`] |
//! | performances, in all their definitions | [`performance`] |
//! | ssb-course, "Application pratique FSE": the Swiss federation's rating | [`federation`] |
//! | dutch-1992:A1, INGO and BCR | [`conversion`] |
//! | B.01, title norms | [`norms`] |
//! | all of this for a whole tournament | [`event`] |
//!
//! Everything FIDE's is whole numbers. Only the Swiss federation's curve needs floats; they come
//! from `libm`, so that every machine gives the same answer.
#![deny(clippy::disallowed_types, clippy::too_many_lines)]

pub mod conversion;
pub mod event;
pub mod federation;
pub mod fide;
pub mod norms;
pub mod performance;
pub mod rounding;
