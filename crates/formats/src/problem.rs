//! What can be wrong with a file: what, where, how badly.
//!
//! Each kind of mistake is a variant with its data, a severity and a code; `report::problems` has
//! the words. The kinds are grouped as a tournament report file is:
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

use ronde_model::{PairingNumber, RoundNumber};

pub use cell::{CellProblem, Taken};
pub use file::{FileProblem, LineProblem, OldForm};
pub use foreign::{
    Aside, BadRow, Coded, Damage, ForeignProblem, Gap, Portion, Setting, Surplus, Unread,
};
pub use header::{Counted, DateOf, HeaderProblem};
pub use player::PlayerProblem;
pub use record::{Column, Range, RecordProblem};
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

    /// Whether nobody knows what results are worth because of it: no record declares a point
    /// system, and the points that are stated follow none, or several. What is computed from points
    /// rests on a guess then.
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
        self.kind.code()
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

    const fn code(&self) -> &'static str {
        match self {
            ProblemKind::File(problem) => problem.code(),
            ProblemKind::Line(problem) => problem.code(),
            ProblemKind::Header(problem) => problem.code(),
            ProblemKind::Rules(problem) => problem.code(),
            ProblemKind::Player { problem, .. } => problem.code(),
            ProblemKind::Cell { problem, .. } => problem.code(),
            ProblemKind::Record { problem, .. } => problem.code(),
            ProblemKind::Foreign(problem) => problem.code(),
        }
    }
}

/// A player as a message names one. Zero when the number itself could not be read.
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
