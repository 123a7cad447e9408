//! Words of explanations: every act of a procedure, every refusal and exclusion, every criterion and
//! what it would cost, in four languages.
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
pub(crate) mod changes;
pub mod colours;
pub mod effects;
pub mod refusals;
pub(crate) mod story;
mod unpaired;

use ronde_swiss::System;

use crate::lang::Lang;
use story::StoryWords;
pub use unpaired::unpaired;

/// An article as a reader finds it: with its book where that is FIDE's, alone where the book of the
/// system is named above (`C8`, not the name of a document of ours).
pub fn cited(article: &str) -> &str {
    let ours = article.starts_with("seed-") || article.starts_with("original:");
    if ours { crate::articles::short(article) } else { article }
}

/// The book that the articles are those of, after *by* or *of*.
pub fn book(system: System, lang: Lang) -> String {
    let w = StoryWords::of(lang);
    match system {
        System::Original => w.book_original.to_owned(),
        System::Dutch1992 => w.book_1992.to_owned(),
        System::Dutch2010 => w.book_2010.to_owned(),
        System::Dubov1997 => w.book_dubov_1997.to_owned(),
        System::Dubov2026 => w.book_dubov_2026.to_owned(),
        System::Dutch(ronde_swiss::dutch::Edition::E2017) => w.book_2017.to_owned(),
        _ => w.book_2026.to_owned(),
    }
}
