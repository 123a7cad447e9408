//! The plan of an event: what it costs, what it brings in, how many entries it needs, and what has
//! to be done by when (ssb-course, "Organisation des tournois").
//!
//! | The course's heading | code |
//! |---|---|
//! | Dépenses, Recettes | [`budget`] |
//! | its figures | [`figures`] |
//! | Locaux, Matériel, Délais, Information, média, Logement, Support, Arbitrage | [`checklist`] |
//! | a picture of the balance against the entries | [`picture`] |
//! | posts and days as somebody writes them | [`written`] |
//!
//! Money is whole centimes of one currency; nothing here is a float.
#![deny(clippy::float_arithmetic, clippy::disallowed_types, clippy::too_many_lines)]

pub mod budget;
pub mod checklist;
pub mod figures;
pub mod money;
pub mod picture;
pub mod written;

pub use budget::{Budget, Entry, Plan, Post};
pub use checklist::{Deadline, Task};
pub use money::{Money, NotMoney};
