//! Words for people, in every language that a file of the folder `lang` speaks; knows no chess.
//!
//! | To find | look in |
//! |---|---|
//! | the words themselves | `lang/en.ftl` and its fellows, which translators edit |
//! | the languages, and what is particular to each | [`Lang`], [`LangWords`] |
//! | the words of one part | the struct of the part, such as `RoundWords`, one field for each message |
//! | how variables are put in | [`fill!`], [`Message`] |
//! | what the build refuses | `build/catalogue.rs`, `build/check.rs` |
//!
//! The build script reads the files, refuses what does not fit together, and writes the structs. A
//! message without variables is a `&'static str`; one with variables is a [`Message`] whose type
//! knows their names, so that a call with others does not compile:
//!
//! ```
//! use ronde_words::{Lang, NeedWords, fill};
//!
//! let words = NeedWords::of(Lang::En);
//! assert_eq!("1st to 3rd", fill!(words.range, a = "1st", b = "3rd"));
//! ```
//!
//! ```compile_fail
//! use ronde_words::{Lang, NeedWords, fill};
//!
//! fill!(NeedWords::of(Lang::En).range, a = "1st");
//! ```

mod date;
mod lang;
mod message;
mod names;
mod plural;

pub use date::{day, rank};
pub use generated::*;
pub use message::{ByKey, Message, Pattern};
pub use names::names;

/// What the build script made of the files in `lang`.
mod generated {
    use crate::message::{ByKey, Choice, Message, Part, Pattern};

    include!(concat!(env!("OUT_DIR"), "/catalogue.rs"));
}
