//! Problems of files that another program wrote for itself, and of which not everything is known.

use super::{Severity, Words};

/// What a file of another program leaves open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ForeignProblem {
    /// Bytes, lines or columns whose meaning is not known.
    NotUnderstood {
        /// Where they stand, in words.
        what: String,
        /// How many bytes.
        bytes: usize,
    },
    /// The file says something for which there is no place here.
    NotTaken {
        /// What it is, in the plural.
        what: &'static str,
        /// How many there are.
        count: usize,
    },
    /// The file does not say something that the rules turn on.
    NotSaid {
        /// What it is.
        what: String,
        /// What is taken instead.
        assumed: &'static str,
        /// How to make it certain.
        mend: &'static str,
    },
    /// A setting in the words of the other program, which mean nothing here.
    OwnWords {
        /// What is set.
        what: &'static str,
        /// In its words.
        text: String,
        /// What to do about it.
        mend: &'static str,
    },
    /// The file ends too early, or a part of it is missing.
    Cut {
        /// What is not complete.
        what: String,
        /// How many were read.
        found: usize,
        /// How many there should be.
        expected: usize,
    },
    /// Something in the file contradicts its own form.
    Damaged {
        /// What, and where.
        what: String,
        /// What was done about it.
        assumed: &'static str,
    },
    /// A code that is not known.
    UnknownCode {
        /// Of what and whose.
        what: String,
        /// The code.
        code: String,
        /// What is taken instead.
        assumed: &'static str,
    },
    /// A line or row that cannot be used.
    Row {
        /// Why.
        why: String,
        /// What was done about it.
        assumed: &'static str,
    },
    /// The file is something else than the end of its name says.
    OtherName {
        /// The end of its name.
        extension: String,
        /// What it is.
        kind: &'static str,
    },
    /// There is more of something than can be.
    TooMany {
        /// Of what.
        what: &'static str,
        /// The most that is read.
        most: usize,
    },
    /// More rounds were played than are declared.
    BeyondDeclared {
        /// Rounds declared.
        declared: u16,
        /// Rounds there are.
        rounds: usize,
    },
}

impl ForeignProblem {
    /// Whether the pairing of the next round rests on what was assumed.
    pub fn concerns_pairing(&self) -> bool {
        self.severity() == Severity::Error
    }

    pub(super) fn severity(&self) -> Severity {
        match self {
            ForeignProblem::NotUnderstood { .. }
            | ForeignProblem::NotTaken { .. }
            | ForeignProblem::OtherName { .. } => Severity::Note,
            ForeignProblem::NotSaid { .. } | ForeignProblem::OwnWords { .. } => Severity::Warning,
            _ => Severity::Error,
        }
    }

    pub(super) fn words(&self) -> Words {
        self.words_of_gaps().unwrap_or_else(|| self.words_of_damage())
    }

    fn words_of_gaps(&self) -> Option<Words> {
        Some(match self {
            ForeignProblem::NotUnderstood { what, bytes } => Words::new(
                "not-understood",
                format!("{what} {} not understood ({})", is_are(*bytes), bytes_words(*bytes)),
            )
            .assumed("they say nothing that matters here")
            .mend("compare the lists with those of the program that wrote the file"),
            ForeignProblem::NotTaken { what, count } => {
                Words::new("not-taken", format!("{what} ({count}) have no place here"))
                    .assumed("nobody needs them to go on")
                    .mend("keep the file: it stays as it is")
            }
            ForeignProblem::NotSaid { what, assumed, mend } => {
                Words::new("not-said", format!("the file does not say {what}"))
                    .assumed(*assumed)
                    .mend(*mend)
            }
            ForeignProblem::OwnWords { what, text, mend } => Words::new(
                "own-words",
                format!("{what} is set to '{text}', which Ronde does not know"),
            )
            .assumed("nothing is set")
            .mend(*mend),
            ForeignProblem::OtherName { extension, kind } => Words::new(
                "other-name",
                format!("the name ends in .{extension}, but the file is {kind}"),
            )
            .assumed("it is what its bytes say")
            .mend("rename it, so that nobody is misled"),
            _ => return None,
        })
    }

    fn words_of_damage(&self) -> Words {
        const AGAIN: &str = "save or copy the file again from the program it came from";
        match self {
            ForeignProblem::Cut { what, found, expected } => Words::new(
                "cut-off",
                format!("{what} are not complete: {found} of {expected} could be read"),
            )
            .assumed("the rest does not exist")
            .mend(AGAIN),
            ForeignProblem::Damaged { what, assumed } => {
                Words::new("damaged", what.clone()).assumed(*assumed).mend(AGAIN)
            }
            ForeignProblem::UnknownCode { what, code, assumed } => Words::new(
                "unknown-code",
                format!("{what} has the code {code}, which is not known"),
            )
            .assumed(*assumed)
            .mend("look it up in the program that wrote the file, and enter it here"),
            ForeignProblem::Row { why, assumed } => Words::new("unusable-row", why.clone())
                .assumed(*assumed)
                .mend("correct the line, or enter by hand what it says"),
            ForeignProblem::TooMany { what, most } => {
                Words::new("too-many", format!("there are more than {most} {what}"))
                    .assumed("the rest does not exist")
                    .mend("see whether the file is what it says it is")
            }
            ForeignProblem::BeyondDeclared { declared, rounds } => Words::new(
                "rounds-beyond-declared",
                format!("{declared} rounds are declared, but there are games of {rounds}"),
            )
            .assumed("as many rounds as the file has")
            .mend("correct the number of rounds"),
            _ => Words::new("not-understood", "something is not understood").mend(AGAIN),
        }
    }
}

const fn is_are(bytes: usize) -> &'static str {
    if bytes == 1 { "is" } else { "are" }
}

fn bytes_words(bytes: usize) -> String {
    if bytes == 1 { "1 byte".to_owned() } else { format!("{bytes} bytes") }
}
