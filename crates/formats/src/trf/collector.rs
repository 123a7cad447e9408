//! Collects problems, and stays small whatever the file throws at it.

use crate::problem::{FileProblem, OldForm, Problem, ProblemKind, Severity};

use super::Unlisted;
use super::columns::Field;
use super::line::Line;

/// At most so many problems of each severity are listed, a thousand in all.
const LISTED_ERRORS: usize = 500;
const LISTED_WARNINGS: usize = 300;
const LISTED_NOTES: usize = 200;

#[derive(Debug, Default)]
pub(super) struct Collector {
    problems: Vec<Problem>,
    listed: Unlisted,
    unlisted: Unlisted,
    old: [Option<(usize, Field, usize)>; 2],
}

impl Collector {
    /// A problem in these columns of a line.
    pub(super) fn add(&mut self, line: usize, field: Field, kind: ProblemKind) {
        self.push(line, field.first, field.width(), kind);
    }

    /// A problem of a line as a whole.
    pub(super) fn add_line(&mut self, line: usize, kind: ProblemKind) {
        self.push(line, 0, 0, kind);
    }

    /// A problem with the text of a field: the columns are those of the text inside the field.
    pub(super) fn add_text(&mut self, line: &Line<'_>, field: Field, kind: ProblemKind) {
        let text = line.at(field);
        let width = text.trim().chars().count();
        if width == 0 {
            return self.add(line.number, field, kind);
        }
        let before = text.chars().take_while(|character| character.is_whitespace()).count();
        self.push(line.number, field.first + before, width, kind);
    }

    /// An older way of writing; only the first place is reported, with the number of all.
    pub(super) fn old(&mut self, line: usize, field: Field, form: OldForm) {
        let (_, _, places) = self.old[form as usize].get_or_insert((line, field, 0));
        *places += 1;
    }

    /// Whether an older way of writing was met.
    pub(super) fn has_old(&self) -> bool {
        self.old.iter().any(Option::is_some)
    }

    fn push(&mut self, line: usize, column: usize, width: usize, kind: ProblemKind) {
        let severity = kind.severity();
        let most = match severity {
            Severity::Error => LISTED_ERRORS,
            Severity::Warning => LISTED_WARNINGS,
            Severity::Note => LISTED_NOTES,
        };
        if self.listed.of(severity) < most {
            self.listed.count(severity);
            self.problems.push(Problem { line, column, width, kind });
        } else {
            self.unlisted.count(severity);
        }
    }

    /// All of them in the order of the file, and how many were too many.
    pub(super) fn finish(mut self) -> (Vec<Problem>, Unlisted) {
        for form in [OldForm::Title, OldForm::Date] {
            if let Some((line, field, places)) = self.old[form as usize] {
                let kind = ProblemKind::File(FileProblem::Old { form, places });
                self.add(line, field, kind);
            }
        }
        self.problems.sort_by_key(|problem| (problem.line, problem.column));
        (self.problems, self.unlisted)
    }
}
