//! What people and programs read: view tables first, then words and layout.
//!
//! | To find | look in |
//! |---|---|
//! | a table before it has a form | [`View`] |
//! | standings, crosstable, progress, medals, prizes as views | [`standings`], [`crosstable`], [`prizes`] |
//! | why somebody has the rank that he has | [`why`] |
//! | forms: text, CSV, JSON | [`text`], [`csv`], [`json`] |
//!
//! A view has all words and no layout; a form has all layout and no words. So each table exists
//! once, whatever it is printed on.
#![deny(clippy::too_many_lines)]

pub mod crosstable;
pub mod csv;
pub mod json;
pub mod names;
pub mod prizes;
pub mod standings;
pub mod text;
mod view;
pub mod why;

pub use view::{Align, Column, View};
