//! Writing: one canonical order of records, one form for each field.

mod accelerations;
mod arrangements;
mod header;
mod players;
mod points;
mod row;
mod teams;

use std::collections::BTreeMap;

use ronde_model::{Participant, Snapshot, Verbatim};

use super::read::ANCHOR;
use super::{Flavour, Loss, WriteOptions, Written, is_team_event, ranking};
use crate::problem::excerpt;
use row::Row;

/// The highest number that four columns hold.
const MOST_PLAYERS: u32 = 9999;
/// The highest number that three columns hold.
const MOST_TEAMS: u32 = 999;

/// At most so many losses are listed.
const MOST_LOSSES: usize = 1000;

/// Writes a snapshot in one of the formats, and says what the format could not hold.
pub fn write(snapshot: &Snapshot, flavour: Flavour, options: WriteOptions) -> Written {
    let mut sheet = Sheet::new(snapshot, flavour);
    header::write(&mut sheet);
    players::write(&mut sheet);
    teams::write(&mut sheet);
    arrangements::write(&mut sheet);
    teams::write_results(&mut sheet);
    for line in ranking::lines(snapshot, flavour) {
        sheet.comment(&line);
    }
    let Sheet { text, mut losses, unlisted: count, .. } = sheet;
    if count > 0 {
        losses.push(Loss::More { count });
    }
    let text = with_kept_lines(text, &snapshot.verbatim);
    let ending = options.line_ending.as_str();
    let text = if ending == "\n" { text } else { text.replace('\n', ending) };
    Written { text, losses }
}

/// The file while it is written.
struct Sheet<'s> {
    snapshot: &'s Snapshot,
    flavour: Flavour,
    teams: bool,
    text: String,
    losses: Vec<Loss>,
    unlisted: usize,
}

impl<'s> Sheet<'s> {
    fn new(snapshot: &'s Snapshot, flavour: Flavour) -> Sheet<'s> {
        let teams = is_team_event(snapshot);
        let cells = snapshot.players.len() * (92 + 10 * snapshot.rounds.len());
        let text = String::with_capacity(cells + 1024);
        Sheet { snapshot, flavour, teams, text, losses: Vec::new(), unlisted: 0 }
    }

    /// A header record; nothing where there is no value.
    fn header(&mut self, code: &str, what: &'static str, value: &str) {
        if value.is_empty() {
            return;
        }
        let clean = row::clean(value);
        if clean != value {
            self.altered(what, None, value);
        }
        self.text.push_str(code);
        self.text.push(' ');
        self.text.push_str(&clean);
        self.end_line();
    }

    /// A comment, which other programs pass over.
    fn comment(&mut self, line: &str) {
        self.text.push_str(&row::without_control(line));
        self.end_line();
    }

    /// Adds a finished row.
    fn row(&mut self, row: Row) {
        self.text.push_str(&row.text);
        self.end_line();
        row.losses.into_iter().for_each(|loss| self.lose(loss));
    }

    /// Ends a line; blanks at its end are not written.
    fn end_line(&mut self) {
        let end = self.text.trim_end_matches(' ').len();
        self.text.truncate(end);
        self.text.push('\n');
    }

    /// Says that the format has no place for something, where there is something.
    fn no_place(&mut self, what: &'static str, count: usize) {
        if count > 0 {
            self.lose(Loss::NoPlace { what, count });
        }
    }

    /// Lists a loss, unless there are so many that nobody would read it.
    fn lose(&mut self, loss: Loss) {
        if self.losses.len() < MOST_LOSSES {
            self.losses.push(loss);
        } else {
            self.unlisted += 1;
        }
    }

    fn altered(&mut self, what: &'static str, of: Option<u32>, text: &str) {
        self.lose(Loss::Altered { what, of, text: excerpt(text) });
    }

    /// Whether a participant is one that the records of this event can name.
    fn can_name(&self, who: Participant) -> bool {
        match who {
            Participant::Player(number) => !self.teams && number.get() <= MOST_PLAYERS,
            Participant::Team(number) => self.teams && number.get() <= MOST_TEAMS,
        }
    }
}

/// Puts kept lines before the records they stood before. Where such a record is no longer there,
/// the line comes after the last record of the same code, or at the end.
fn with_kept_lines(text: String, kept: &[Verbatim]) -> String {
    if kept.is_empty() {
        return text;
    }
    let mut firsts: BTreeMap<&str, usize> = BTreeMap::new();
    let mut ends: BTreeMap<&str, usize> = BTreeMap::new();
    for (index, line) in text.lines().enumerate() {
        firsts.entry(row::start(line, ANCHOR).trim_end()).or_insert(index);
        ends.insert(row::start(line, 3), index + 1);
    }
    let place = |line: &Verbatim| {
        let anchor = row::start(&line.before, ANCHOR).trim_end();
        let place = firsts.get(anchor).or_else(|| ends.get(row::start(anchor, 3)));
        place.copied().unwrap_or(usize::MAX)
    };
    let mut kept: Vec<(usize, &Verbatim)> = kept.iter().map(|line| (place(line), line)).collect();
    kept.sort_by_key(|(place, _)| *place);
    let mut kept = kept.into_iter().peekable();
    let mut whole = String::with_capacity(text.len() + 64 * kept.len());
    for (index, line) in text.lines().enumerate() {
        while let Some((_, line)) = kept.next_if(|(place, _)| *place <= index) {
            push_kept(&mut whole, line);
        }
        whole.push_str(line);
        whole.push('\n');
    }
    kept.for_each(|(_, line)| push_kept(&mut whole, line));
    whole
}

fn push_kept(whole: &mut String, line: &Verbatim) {
    let clean = row::without_control(&line.text);
    if !clean.trim().is_empty() {
        whole.push_str(clean.trim_end());
        whole.push('\n');
    }
}
