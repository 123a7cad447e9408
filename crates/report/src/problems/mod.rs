//! What people are told of the problems of a file: `formats` gives variants with their data, and
//! these are the words.
//!
//! | To find | look in |
//! |---|---|
//! | the file as a whole, the shape of a line, records about the event | `file` |
//! | records about the rules of the event | `rules` |
//! | the columns of a player | `player` |
//! | one player in one round | `cell` |
//! | byes, virtual points, forbidden pairs, teams | `record` |
//! | files of other programs | `foreign` |
//! | JSON, and what does not fit together | `json` |
//! | why a file is not opened at all | `unopened` |

mod cell;
mod file;
mod foreign;
mod json;
mod player;
mod record;
mod rules;
#[cfg(test)]
mod tests;
mod unopened;

use ronde_formats::problem::{Problem, ProblemKind, Who};
use ronde_words::{Lang, ProblemWords, fill};

pub use foreign::kind_name;
pub use json::{complaint, inconsistency, json_fault, json_misfit, json_spot};
pub use unopened::{not_read, not_trf, unopened};

/// What is said about a problem.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told {
    /// What is wrong, as a sentence without a full stop.
    pub message: String,
    /// What was taken instead, where something had to be.
    pub assumed: Option<String>,
    /// How to mend it.
    pub mend: String,
}

impl Told {
    fn new(message: impl Into<String>, mend: impl Into<String>) -> Told {
        Told { message: message.into(), assumed: None, mend: mend.into() }
    }

    fn assumed(self, assumed: impl Into<String>) -> Told {
        Told { assumed: Some(assumed.into()), ..self }
    }
}

/// Everything that is said about a problem.
pub fn told(problem: &Problem, lang: Lang) -> Told {
    match &problem.kind {
        ProblemKind::File(problem) => file::of_file(problem, lang),
        ProblemKind::Line(problem) => file::of_line(problem, lang),
        ProblemKind::Header(problem) => file::of_header(problem, lang),
        ProblemKind::Rules(problem) => rules::of(problem, lang),
        ProblemKind::Player { who, problem } => player::of(problem, &named(who, lang), lang),
        ProblemKind::Cell { who, round, problem } => {
            cell::of(problem, &named(who, lang), *round, lang)
        }
        ProblemKind::Record { code, problem } => record::of(problem, code, lang),
        ProblemKind::Foreign(problem) => foreign::of(problem, lang),
    }
}

/// A player by number and name, as far as they are known.
fn named(who: &Who, lang: Lang) -> String {
    let w = ProblemWords::of(lang);
    match (who.number, who.name.as_str()) {
        (0, "") => w.who_nobody.to_owned(),
        (0, name) => fill!(w.who_name, name = name),
        (number, "") => fill!(w.who_number, number = number),
        (number, name) => fill!(w.who_both, number = number, name = name),
    }
}
