//! The best pairing by a list of criteria, and of those the first in the book's order.
//!
//! A system states who may meet, what each pair is worth under each criterion, and which players
//! came from above; everything else happens here. No word of any particular system belongs in this
//! folder.
//!
//! | file | what it holds |
//! |---|---|
//! | `fields` | criteria as numbers: the one place where they are packed |
//! | `first` | the first of the best: sets of moved-down players, exchanges, transpositions |
//! | `fold` | the first complete pairing of a folded list: the first gets the last possible |
//! | `first_set` | the first of the sets that best matchings select |
//! | `rest` | whether those left over can still be paired, and who may be left without an opponent |
//! | `typed` | large brackets by kinds of players instead of players |

pub(crate) mod fields;
pub(crate) mod first;
pub(crate) mod first_set;
pub(crate) mod fold;
pub(crate) mod rest;
pub(crate) mod typed;
