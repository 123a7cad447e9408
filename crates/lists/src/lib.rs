//! Rating lists, searched while a name is being typed.
//!
//! | To find | look in |
//! |---|---|
//! | a list into its own SQLite file, beside the old one, renamed when whole | [`import`] |
//! | search and one player with all ratings | [`lists`] |
//! | lists of federations: columns of CSV and xlsx by their heads | [`national`] |
//! | rows of entries matched with the lists, nothing guessed | [`entering`] |
//! | how names are compared: case, accents, spellings | [`fold`] |
//! | the words of a list and who has them | `index` |
//! | one mistake forgiven | [`vocabulary`] |
//!
//! Every source of ratings has a file of its own (`fide.sqlite`, `national-SUI.sqlite`). It is
//! never changed once it is there: a new list is a new file with the old name, so that nobody who
//! searches waits for an import, and an import that fails leaves everything as it was.
#![deny(clippy::float_arithmetic, clippy::disallowed_types, clippy::too_many_lines)]

pub mod entering;
pub mod fold;
pub mod import;
mod index;
pub mod lists;
pub mod national;
mod schema;
pub mod sheet;
mod source;
pub mod vocabulary;
mod writer;

pub use ronde_formats::fide_list::{Listing, Tempo};
pub use source::{BadSource, Entry, ListInfo, Source};
