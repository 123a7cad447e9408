//! What can be wrong with a file: where, how badly, what was assumed, how to mend it.

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
}

/// Every way in which a file can be wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ProblemKind {
    /// The file holds nothing.
    Empty,
}

impl ProblemKind {
    /// How bad it is.
    pub fn severity(&self) -> Severity {
        match self {
            ProblemKind::Empty => Severity::Error,
        }
    }
}
