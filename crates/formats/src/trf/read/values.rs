//! Numbers and lists in columns.

use ronde_model::{Participant, RoundNumber, RoundSpan, Score};

use super::draft::{Draft, participant};
use crate::problem::{Column, Range, RecordProblem, excerpt};
use crate::trf::columns::Field;
use crate::trf::line::Line;

/// A whole number of digits only.
pub(super) fn number(text: &str) -> Option<u32> {
    let digits =
        !text.is_empty() && text.len() <= 9 && text.bytes().all(|byte| byte.is_ascii_digit());
    digits.then(|| text.parse().ok()).flatten()
}

/// Reads the fields of one record and remembers whether all of them could be read.
pub(super) struct Fields<'d, 'l, 'a> {
    pub(super) draft: &'d mut Draft<'a>,
    pub(super) line: &'l Line<'l>,
    pub(super) good: bool,
}

impl<'d, 'l, 'a> Fields<'d, 'l, 'a> {
    pub(super) fn new(draft: &'d mut Draft<'a>, line: &'l Line<'l>) -> Fields<'d, 'l, 'a> {
        Fields { draft, line, good: true }
    }

    /// Says that a field cannot be read, unless the record is known to be useless already: a
    /// shifted line would give a dozen problems.
    pub(super) fn unreadable(&mut self, field: Field, what: Column) {
        if !std::mem::replace(&mut self.good, false) {
            return;
        }
        let text = excerpt(self.line.get(field));
        self.draft.record_problem(self.line, field, RecordProblem::Unreadable { what, text });
    }

    /// A number that must be there.
    pub(super) fn number(&mut self, field: Field, what: Column) -> u32 {
        let found = number(self.line.get(field));
        if found.is_none() {
            self.unreadable(field, what);
        }
        found.unwrap_or(0)
    }

    /// A number that may be missing.
    pub(super) fn optional_number(&mut self, field: Field, what: Column) -> Option<u32> {
        if self.line.get(field).is_empty() { None } else { Some(self.number(field, what)) }
    }

    /// A round that must be there.
    pub(super) fn round(&mut self, field: Field) -> RoundNumber {
        let found = number(self.line.get(field));
        let round = found.and_then(|number| RoundNumber::new(u16::try_from(number).ok()?));
        if round.is_none() {
            self.unreadable(field, Column::Round);
        }
        round.unwrap_or(RoundNumber::FIRST)
    }

    /// Points that may be missing.
    pub(super) fn points(&mut self, field: Field, what: Column) -> Option<Score> {
        let text = self.line.get(field);
        if text.is_empty() {
            return None;
        }
        let points = text.parse().ok();
        if points.is_none() {
            self.unreadable(field, what);
        }
        points
    }

    /// Rounds from one to another, turned round where they are reversed.
    pub(super) fn span(&mut self, first: Field, last: Field) -> RoundSpan {
        let (from, to) = (self.round(first), self.round(last));
        if from > to {
            self.reversed(
                Field::new(first.first, last.last),
                Range::Rounds,
                from.get().into(),
                to.get().into(),
            );
        }
        RoundSpan { first: from.min(to), last: from.max(to) }
    }

    pub(super) fn reversed(&mut self, field: Field, what: Range, first: u32, last: u32) {
        let problem = RecordProblem::RangeReversed { what, first, last };
        self.draft.record_problem(self.line, field, problem);
    }

    /// Every number of a list, with its field; blanks between them are passed over.
    pub(super) fn list(&mut self, first: Field, stride: usize, what: Column) -> Vec<(Field, u32)> {
        let mut found = Vec::new();
        for field in entries(self.line, first, stride) {
            if !self.line.get(field).is_empty() {
                let number = self.number(field, what);
                found.push((field, number));
            }
        }
        found
    }

    /// The participants of a list that exist; says so of those who do not.
    pub(super) fn participants(&mut self, list: &[(Field, u32)], teams: bool) -> Vec<Participant> {
        let mut found = Vec::with_capacity(list.len());
        for &(field, number) in list {
            match participant(number, teams) {
                None => self.unreadable(field, Column::Participant),
                Some(who) if self.draft.exists(who) => found.push(who),
                Some(who) => self.no_such(field, who),
            }
        }
        found
    }

    /// Says that somebody does not exist.
    pub(super) fn no_such(&mut self, field: Field, who: Participant) {
        self.draft.record_problem(self.line, field, RecordProblem::NoSuch { who });
    }

    /// Looks whether everything outside the fields is blank. `list` is the first field of a list
    /// that goes on to the end of the line, and its stride.
    pub(super) fn aligned(&mut self, fields: &[Field], list: Option<(Field, usize)>) {
        let inside = |column: usize| {
            let in_field = fields.iter().any(|field| (field.first..=field.last).contains(&column));
            let in_list = list.is_some_and(|(first, stride)| {
                column >= first.first && (column - first.first) % stride < first.width()
            });
            in_field || in_list
        };
        let columns = 4..=self.line.columns();
        let outside = |column: &usize| !inside(*column);
        let stray = columns.filter(outside).find(|column| self.line.column(*column) != Some(' '));
        if let Some(column) = stray {
            self.good = false;
            let field = Field::new(column, column);
            let text = excerpt(self.line.at(field));
            self.draft.record_problem(self.line, field, RecordProblem::Misaligned { text });
        }
    }

    /// Sets the line aside when some of it could not be read. The answer is whether it could.
    pub(super) fn settle(self) -> bool {
        if !self.good {
            self.draft.set_aside(self.line);
        }
        self.good
    }
}

/// The fields of a list that the line is long enough for.
pub(super) fn entries(line: &Line<'_>, first: Field, stride: usize) -> impl Iterator<Item = Field> {
    let columns = line.columns();
    (0..).map(move |index| first.nth(index, stride)).take_while(move |field| field.first <= columns)
}
