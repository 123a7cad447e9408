//! What can be wrong with a file: where, how badly, what was assumed, how to mend it.
//!
//! Each kind of mistake is a variant with its data; the words are made from it on demand. The kinds
//! are grouped as a tournament report file is:
//!
//! | Group | about |
//! |---|---|
//! | [`FileProblem`] | the file as a whole |
//! | [`LineProblem`] | the shape of one line |
//! | [`HeaderProblem`], [`RulesProblem`] | the records about the event, and about its rules |
//! | [`PlayerProblem`] | the static columns of a player |
//! | [`CellProblem`] | one player in one round |
//! | [`RecordProblem`] | byes, virtual points, forbidden pairs, teams and their matches |
//! | [`ForeignProblem`] | what a file of another program leaves open |

mod cell;
mod file;
mod foreign;
mod header;
mod player;
mod record;
mod rules;

use std::fmt;

use ronde_model::{PairingNumber, RoundNumber};

pub use cell::CellProblem;
pub use file::{FileProblem, LineProblem, OldForm};
pub use foreign::ForeignProblem;
pub use header::HeaderProblem;
pub use player::PlayerProblem;
pub use record::RecordProblem;
pub use rules::RulesProblem;

/// How bad a problem is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Severity {
    /// Worth knowing; nothing is in doubt.
    Note,
    /// Understood, but not as the format says it.
    Warning,
    /// Something is lost or had to be assumed.
    Error,
}

/// Something wrong in a file, and the spot to open in an editor.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// Line, from 1; zero when it concerns the file as a whole.
    pub line: usize,
    /// Column in characters, from 1; zero when it concerns the line as a whole.
    pub column: usize,
    /// Number of characters concerned; at least 1 where there is a column.
    pub width: usize,
    /// What is wrong.
    pub kind: ProblemKind,
}

impl Problem {
    /// How bad it is.
    pub fn severity(&self) -> Severity {
        self.kind.severity()
    }

    /// Whether nobody knows what results are worth because of it: no record declares a point system,
    /// and the points that are stated follow none, or several. What is computed from points rests on
    /// a guess then.
    pub fn leaves_points_unknown(&self) -> bool {
        matches!(
            &self.kind,
            ProblemKind::Rules(RulesProblem::PointsAmbiguous { .. })
                | ProblemKind::Player {
                    problem: PlayerProblem::PointsDiffer { system_known: false, .. },
                    ..
                }
        )
    }

    /// Whether it tells how the file was read where whoever pairs or checks should know: the point
    /// system that was taken, a bye that was given beforehand or has the letter of a forfeit.
    pub fn tells_how_it_was_read(&self) -> bool {
        matches!(
            &self.kind,
            ProblemKind::Rules(RulesProblem::PointsTaken { .. })
                | ProblemKind::Cell {
                    problem: CellProblem::ByeGivenBeforehand | CellProblem::ByeAsForfeit,
                    ..
                }
        )
    }

    /// A short name for programs, such as `points-differ`. It never changes its meaning.
    pub fn code(&self) -> &'static str {
        self.kind.words().code
    }

    /// What is wrong, as a sentence without a full stop.
    pub fn message(&self) -> String {
        self.kind.words().message
    }

    /// What was taken instead, where something had to be.
    pub fn assumed(&self) -> Option<String> {
        self.kind.words().assumed
    }

    /// How to mend it.
    pub fn mend(&self) -> String {
        self.kind.words().mend
    }
}

/// Every way in which a file can be wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ProblemKind {
    /// About the file as a whole.
    File(FileProblem),
    /// About the shape of a line.
    Line(LineProblem),
    /// About a record of the event.
    Header(HeaderProblem),
    /// About a record of the event's rules.
    Rules(RulesProblem),
    /// About the static columns of a player.
    Player {
        /// Whose line.
        who: Who,
        /// What is wrong with it.
        problem: PlayerProblem,
    },
    /// About one round of one player.
    Cell {
        /// Whose line.
        who: Who,
        /// Which round.
        round: RoundNumber,
        /// What is wrong with it.
        problem: CellProblem,
    },
    /// About a record of byes, virtual points, teams and the like.
    Record {
        /// Code of the record.
        code: String,
        /// What is wrong with it.
        problem: RecordProblem,
    },
    /// About a file that another program wrote for itself.
    Foreign(ForeignProblem),
}

impl ProblemKind {
    /// How bad it is.
    pub fn severity(&self) -> Severity {
        match self {
            ProblemKind::File(problem) => problem.severity(),
            ProblemKind::Line(problem) => problem.severity(),
            ProblemKind::Header(problem) => problem.severity(),
            ProblemKind::Rules(problem) => problem.severity(),
            ProblemKind::Player { problem, .. } => problem.severity(),
            ProblemKind::Cell { problem, .. } => problem.severity(),
            ProblemKind::Record { problem, .. } => problem.severity(),
            ProblemKind::Foreign(problem) => problem.severity(),
        }
    }

    fn words(&self) -> Words {
        match self {
            ProblemKind::File(problem) => problem.words(),
            ProblemKind::Line(problem) => problem.words(),
            ProblemKind::Header(problem) => problem.words(),
            ProblemKind::Rules(problem) => problem.words(),
            ProblemKind::Player { who, problem } => problem.words(who),
            ProblemKind::Cell { who, round, problem } => problem.words(who, *round),
            ProblemKind::Record { code, problem } => problem.words(code),
            ProblemKind::Foreign(problem) => problem.words(),
        }
    }
}

/// A player as a message names him. Zero when the number itself could not be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Who {
    /// Pairing number.
    pub number: u32,
    /// Name; may be empty.
    pub name: String,
}

impl Who {
    /// A player by number and name.
    pub fn new(number: PairingNumber, name: &str) -> Who {
        Who { number: number.get(), name: excerpt(name) }
    }
}

impl fmt::Display for Who {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.number, self.name.as_str()) {
            (0, "") => f.write_str("this player"),
            (0, name) => write!(f, "player {name}"),
            (number, "") => write!(f, "player {number}"),
            (number, name) => write!(f, "player {number} ({name})"),
        }
    }
}

/// What is said about a problem.
struct Words {
    code: &'static str,
    message: String,
    assumed: Option<String>,
    mend: String,
}

impl Words {
    fn new(code: &'static str, message: impl Into<String>) -> Words {
        Words { code, message: message.into(), assumed: None, mend: String::new() }
    }

    fn assumed(self, assumed: impl Into<String>) -> Words {
        Words { assumed: Some(assumed.into()), ..self }
    }

    fn mend(self, mend: impl Into<String>) -> Words {
        Words { mend: mend.into(), ..self }
    }
}

/// At most so many characters of a file are repeated in a message.
const LONGEST_EXCERPT: usize = 40;

/// The text, cut where it is too long for a message; characters that cannot be printed become `·`.
pub(crate) fn excerpt(text: &str) -> String {
    let clean = |character: char| if character.is_control() { '·' } else { character };
    let mut short: String = text.chars().take(LONGEST_EXCERPT).map(clean).collect();
    if text.chars().nth(LONGEST_EXCERPT).is_some() {
        short.push('…');
    }
    short
}
