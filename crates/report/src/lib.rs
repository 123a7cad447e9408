//! What people and programs read: view tables first, then words and layout.
//!
//! | To find | look in |
//! |---|---|
//! | a table before it has a form | [`View`] |
//! | standings, crosstable, progress, medals, prizes as views | [`standings`], [`crosstable`], [`prizes`] |
//! | changes of ratings, norms and their certificates | [`rating`], [`norms`], [`certificate`] |
//! | what a federation would refuse, a player's match card | [`submission`], [`paper::match_card`] |
//! | budget and check-list of an event | [`plan`] |
//! | why somebody has the rank that he has | [`why`] |
//! | a round step by step, flow charts of the books | [`walk`] |
//! | why a round came out as it did, why not otherwise | [`explain`] |
//! | what somebody needs in the round that is played; what would be if | [`needs`], [`what_if`] |
//! | names of criteria, rules of colours, articles | [`articles`] |
//! | what the book has against a round before it is paired | [`notes`] |
//! | what each tie-break counts | [`tie_breaks`] |
//! | small graphics between words | [`graphics`] |
//! | papers for walls and tables, before they have a form | [`paper`] |
//! | simulated events: chances, comparisons, fairness | [`study`] |
//! | forms: print, text, CSV, JSON, spreadsheets | [`html`], [`text`], [`csv`], [`json`], [`tables`], [`xlsx`] |
//! | what is wrong with a file, what an imported one leaves open, what a format cannot hold | [`problems`], [`doubts`], [`losses`] |
//! | what is wrong with a journal or a rating list; why a store does not do it | [`journals`], [`lists`], [`stores`] |
//! | what stands in the way of random tournaments and studies | [`random`] |
//! | why the desk does not do it, why there is no such schedule | [`refusals`], [`no_schedule()`] |
//! | QR codes | [`qr`] |
//!
//! A view has all words and no layout; a form has all layout and no words. So each table exists
//! once, whatever it is printed on.
#![deny(clippy::too_many_lines)]

pub mod articles;
pub mod certificate;
pub mod crosstable;
pub mod csv;
pub mod doubts;
pub mod estimates;
pub mod explain;
pub mod figures;
pub mod graphics;
pub mod html;
pub mod journals;
pub mod json;
pub mod lists;
pub mod losses;
pub mod names;
pub mod needs;
mod no_schedule;
pub mod norms;
pub mod notes;
pub mod paper;
pub mod plan;
pub mod prizes;
pub mod problems;
pub mod qr;
pub mod random;
pub mod ranking_notes;
pub mod rating;
pub mod refusals;
pub mod standings;
pub mod stores;
pub mod study;
pub mod submission;
pub mod systems;
pub mod tables;
pub mod text;
pub mod tie_breaks;
mod view;
pub mod walk;
pub mod what_if;
pub mod why;
pub mod xlsx;

pub use no_schedule::no_schedule;
pub use view::{Align, Column, View};
