//! Swiss pairings: a snapshot goes in, a round and its reasons come out.
//!
//! Reading a report file and pairing its next round by the rules that it asks for:
//!
//! ```
//! use ronde_model::{Colour, RoundNumber};
//! use ronde_swiss::{Detail, pair, system};
//!
//! let file = std::fs::read("../../examples/open-9-rounds.trf")?;
//! let tournament = ronde_formats::trf::read(&file)?.snapshot;
//! let (system, _) = system::declared(&tournament)?;
//! let next = RoundNumber::from_index(tournament.rounds.len()).expect("there are rounds left");
//! let round = pair(&tournament, next, system, Colour::White, Detail::Nothing)?;
//!
//! let name = |number| &tournament.player(number).expect("a player of the list").name;
//! for board in &round.boards {
//!     println!("{} – {}", name(board.white), name(board.black));
//! }
//! assert_eq!(name(round.boards[0].white), "Okonjo, Adaeze");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! | To find | look in |
//! |---|---|
//! | the one function | [`pair`] |
//! | which rules a file asks for | [`system`] |
//! | the Dutch system of 2017 and 2026, article by article | [`dutch`] |
//! | the Dutch system of the 1990s and of 2010 | `dutch_1992`, `dutch_2010` |
//! | Dubov of 1997 and 2026 | `dubov_1997`, `dubov_2026` |
//! | Burstein of 2026 | `burstein_2026` |
//! | Lim of 2026 | `lim_2026` |
//! | the original Swiss | `original` |
//! | Double-Swiss and Swiss Team of 2026, and what both share | `double_swiss_2026`, `team_2026`, `upfloating` |
//! | tournaments whose rounds are matches | [`contest`] |
//! | ratings met, upfloats: what Dubov needs of the past | [`past`] |
//! | floats that are written down when a round is paired | [`recorded`] |
//! | the steps of a procedure | [`steps`] |
//! | candidates told one by one, in the order of the old books | `candidates` |
//! | colours, floats, byes and who may meet whom | [`field`], [`colours`] |
//! | virtual points | [`acceleration`] |
//! | numbers before round 1, value of the bye, who stays away: where the books differ | [`initial_list`], [`bye_value`], [`absent`] |
//! | what each book says, as data | [`Book`], `book.rs` in each folder; [`books`] lists them |
//! | its flow chart: boxes, arrows, which step stands where | [`chart`], `chart.rs` in each folder |
//! | what is to be told before a round is paired | [`mod@notes`] |
//! | whether a round is legal, without asking an engine | [`legality`] |
//! | how a round differs from the prescribed one | [`check`] |
//! | what would have made a round the prescribed one | [`hindsight`] |
//! | why | [`reasons`] |
//! | why two do not meet | [`mod@why_not`] |
//! | why a round cannot be paired, and what can be done | [`facts`] |
#![deny(clippy::float_arithmetic, clippy::disallowed_types, clippy::too_many_lines)]

pub mod absent;
pub mod acceleration;
pub mod articles;
pub mod book;
pub mod books;
mod burstein_2026;
pub mod bye_value;
mod candidates;
pub mod chart;
pub mod check;
pub mod colours;
pub mod contest;
mod crowd;
mod double_swiss_2026;
mod dubov_1997;
mod dubov_2026;
pub mod dutch;
mod dutch_1992;
mod dutch_2010;
mod early_bye;
pub mod facts;
pub mod field;
#[cfg(test)]
mod field_tests;
pub mod hindsight;
pub mod initial_colour;
pub mod initial_list;
mod kernel;
pub mod legality;
mod lim_2026;
pub mod notes;
mod original;
pub mod pairing;
pub mod past;
pub mod reasons;
pub mod recorded;
pub mod steps;
pub mod system;
mod team_2026;
#[cfg(feature = "toy")]
mod toy;
mod trace;
mod unpairable;
mod upfloating;
pub mod why_not;

pub use book::Book;
#[cfg(feature = "testing")]
pub use burstein_2026::{BursteinSecondOpinion, burstein_second_opinion};
pub use pairing::{Board, Detail, PairingError, RoundPairing, Unpairable, pair};
pub use reasons::Reasons;
pub use ronde_model::{Family, System};
pub use why_not::{WhyNot, why_not};
