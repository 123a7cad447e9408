//! Words of explanations: every act of a procedure, every refusal and exclusion, every criterion
//! and what it would cost.
//!
//! | Of | look in |
//! |---|---|
//! | acts of a procedure | [`acts`] |
//! | why something was refused | [`refusals`] |
//! | what goes wrong where a criterion gets worse | [`effects`] |
//! | rules of colours | [`colours`] |
//! | why there is no round at all | [`unpaired()`] |
//! | what is said around them | `story`, `changes` |

pub mod acts;
pub mod colours;
pub mod effects;
pub mod refusals;
mod unpaired;

use ronde_swiss::{Book, books};

pub use unpaired::unpaired;

/// An article as a reader finds it: with its book where that is FIDE's, alone where the book of the
/// system is named above (`C8`, not the name of a document of ours).
pub fn cited(article: &str) -> &str {
    if books::of_article(article).is_some_and(Book::is_historical) {
        crate::articles::short(article)
    } else {
        article
    }
}

pub use crate::systems::book;
