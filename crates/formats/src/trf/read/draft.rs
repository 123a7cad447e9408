//! What is known while reading.

use std::collections::{BTreeMap, BTreeSet};

use ronde_model::held::held_rounds;
use ronde_model::{PairingNumber, Participant, Parts, Player, PointSystem, Score, TeamNumber};

use super::cells::Cell;
use super::{header, own, player};
use crate::problem::{LineProblem, ProblemKind, RecordProblem, Who, excerpt};
use crate::trf::collector::Collector;
use crate::trf::columns::Field;
use crate::trf::floats;
use crate::trf::line::{Line, MOST_COLUMNS};
use crate::trf::{ESTIMATE, Flavour, is_team_event, ranking};

/// The line of a player, before it is compared with those of the opponents.
#[derive(Debug)]
pub(super) struct Row {
    pub(super) line: usize,
    pub(super) player: Player,
    pub(super) points: Option<Score>,
    pub(super) cells: Vec<Cell>,
}

/// A player as his line names him. Most lines have nothing wrong, so [`Who`] is made when it is
/// asked for.
#[derive(Clone, Copy, Debug)]
pub(super) struct Named<'n> {
    pub(super) number: PairingNumber,
    pub(super) name: &'n str,
}

impl Named<'_> {
    pub(super) fn who(self) -> Who {
        Who::new(self.number, self.name)
    }
}

impl Row {
    pub(super) fn who(&self) -> Who {
        Who::new(self.player.number, &self.player.name)
    }

    pub(super) fn cell(&self, round: usize) -> Cell {
        self.cells.get(round).copied().unwrap_or_default()
    }
}

/// What tells the formats apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Mark {
    /// Any known record.
    Any,
    /// A record of JaVaFo.
    Javafo,
    /// A record of bbpPairings.
    Bbp,
    /// A record of TRF26.
    Trf26,
    /// A record of TRF26 that bbpPairings rejects.
    Rejected,
    /// `0000 - 1` and the like.
    OldBye,
}

/// A record that was seen, for those that may be there once.
#[derive(Debug)]
struct Seen {
    line: usize,
    value: String,
}

/// Everything read so far.
#[derive(Debug, Default)]
pub(super) struct Draft<'a> {
    pub(super) problems: Collector,
    pub(super) parts: Parts,
    /// Lines of players, in the order of the file.
    pub(super) rows: Vec<Row>,
    /// For each number, one more than the index of its row; zero for nobody.
    index: Vec<u32>,
    seen: BTreeMap<String, Seen>,
    /// Teams, to be read when all players are known.
    pub(super) team_lines: Vec<Line<'a>>,
    /// Records that name participants, to be read when all of them are known.
    pub(super) later: Vec<Line<'a>>,
    /// Lines to be kept as they are, by line number.
    pub(super) verbatim: Vec<(usize, String)>,
    pub(super) marks: BTreeSet<Mark>,
    pub(super) points: PointDeclarations,
    /// Number of rounds that were held.
    pub(super) paired: usize,
}

/// What the three ways of declaring a point system have said so far.
#[derive(Debug, Default)]
pub(super) struct PointDeclarations {
    /// Symbols and values of 162.
    pub(super) standard: BTreeMap<char, Score>,
    /// Codes and values of `XXS`, shortcuts resolved, with the line.
    pub(super) javafo: BTreeMap<&'static str, Score>,
    /// Third letters and values of `BBW` ….
    pub(super) bbp: BTreeMap<char, Score>,
    pub(super) javafo_line: usize,
    pub(super) bbp_line: usize,
}

impl PointDeclarations {
    /// Whether any record declares what results are worth.
    pub(super) fn are_declared(&self) -> bool {
        !(self.standard.is_empty() && self.javafo.is_empty() && self.bbp.is_empty())
    }
}

impl<'a> Draft<'a> {
    /// Reads one line, or puts it aside until the others are known.
    pub(super) fn record(&mut self, line: Line<'a>) {
        if line.text().trim().is_empty() {
            return;
        }
        if line.is_cut() {
            let kind = ProblemKind::Line(LineProblem::TooLong { read: MOST_COLUMNS });
            self.problem_at(line.number, MOST_COLUMNS + 1, 1, kind);
        }
        if line.text().starts_with("001") {
            self.marks.insert(Mark::Any);
            return player::read(self, &line);
        }
        let code = line.code();
        if self.is_known(&code) {
            self.check_case(&line, &code);
        }
        match code.as_str() {
            "013" | "310" => self.team_lines.push(line),
            "240" | "250" | "260" | "299" | "300" | "320" | "330" | "802" | "XXA" | "XXP"
            | "XXZ" => {
                self.later.push(line);
            }
            "###" if ranking::read(line.text(), &mut self.parts) => {}
            "###" if own::is_known(line.text()) => self.later.push(line),
            "###" if line.text().starts_with(ESTIMATE) => self.later.push(line),
            "###" if floats::is_marked(line.text()) => self.later.push(line),
            "###" | "801" | "DAT" => self.keep(&line),
            _ if header::read(self, &line, &code) => {}
            _ if is_federation(&code) => self.later.push(line),
            _ => self.keep_unknown(&line, &code),
        }
    }

    /// Notes what the code says about the format of the file.
    fn is_known(&mut self, code: &str) -> bool {
        let mark = match code {
            "XXR" | "XXC" | "XXZ" | "XXS" | "XXA" | "XXP" => Mark::Javafo,
            "BBW" | "BBD" | "BBL" | "BBZ" | "BBF" | "BBU" => Mark::Bbp,
            "142" | "152" | "162" | "172" | "182" | "192" | "202" | "212" | "222" | "352"
            | "362" | "240" | "250" | "260" | "299" | "300" | "310" | "320" | "330" | "801"
            | "802" => Mark::Trf26,
            "012" | "013" | "022" | "032" | "042" | "052" | "062" | "072" | "082" | "092"
            | "102" | "112" | "122" | "132" => Mark::Any,
            _ => return false,
        };
        self.marks.extend([Mark::Any, mark]);
        true
    }

    fn check_case(&mut self, line: &Line<'_>, code: &str) {
        if !line.text().starts_with(code) {
            let kind = LineProblem::LowerCaseCode { code: code.to_owned() };
            self.problem_at(line.number, 1, 3, ProblemKind::Line(kind));
        }
    }

    /// Keeps a line as it is.
    pub(super) fn keep(&mut self, line: &Line<'_>) {
        self.verbatim.push((line.number, line.text().to_owned()));
    }

    /// Keeps a line that says nothing as it is: as a comment, so that a rewrite does not make
    /// another line of the same code give way to it.
    pub(super) fn set_aside(&mut self, line: &Line<'_>) {
        self.verbatim.push((line.number, format!("### {}", line.text())));
    }

    /// Keeps a line nobody here knows.
    pub(super) fn keep_unknown(&mut self, line: &Line<'_>, code: &str) {
        let kind = LineProblem::UnknownRecord { code: excerpt(code) };
        self.problem_at(line.number, 1, 3, ProblemKind::Line(kind));
        self.keep(line);
    }

    /// Whether this is the first record of its code; says so where it is not.
    pub(super) fn first(&mut self, line: &Line<'_>, code: &str, value: &str) -> bool {
        if let Some(seen) = self.seen.get(code) {
            let (first, same) = (seen.line, seen.value == value);
            let kind = LineProblem::Repeated { code: code.to_owned(), first, same };
            self.problem_at(line.number, 1, 3, ProblemKind::Line(kind));
            if !same {
                self.set_aside(line);
            }
            return false;
        }
        let seen = Seen { line: line.number, value: value.to_owned() };
        self.seen.insert(code.to_owned(), seen);
        true
    }

    /// Line of the first record of this code.
    pub(super) fn line_of(&self, code: &str) -> usize {
        self.seen.get(code).map_or(0, |seen| seen.line)
    }

    pub(super) fn problem_at(
        &mut self,
        line: usize,
        column: usize,
        width: usize,
        kind: ProblemKind,
    ) {
        self.problems.add(line, Field::new(column, column + width - 1), kind);
    }

    /// A problem of a record beside the games, in the text of this field.
    pub(super) fn record_problem(&mut self, line: &Line<'_>, field: Field, problem: RecordProblem) {
        let kind = ProblemKind::Record { code: line.code(), problem };
        self.problems.add_text(line, field, kind);
    }

    /// Adds a player's line.
    pub(super) fn add_row(&mut self, row: Row) {
        let number = row.player.number.get() as usize;
        if self.index.len() <= number {
            self.index.resize(number + 1, 0);
        }
        self.rows.push(row);
        self.index[number] = u32::try_from(self.rows.len()).unwrap_or(0);
    }

    /// How many rounds were held, as the lines of the players have them.
    pub(super) fn held_rounds(&self) -> usize {
        let rounds = self.rows.iter().map(|row| row.cells.len()).max().unwrap_or(0);
        let written = |row: usize, round: usize| self.rows[row].cell(round).written();
        held_rounds(rounds, self.rows.len(), |_, _| true, written)
    }

    /// Index of the row of the player with this number.
    pub(super) fn row_of(&self, number: u32) -> Option<usize> {
        let place = *self.index.get(number as usize)?;
        (place as usize).checked_sub(1)
    }

    /// The player with this number, if there is one.
    pub(super) fn player(&self, number: u32) -> Option<PairingNumber> {
        self.row_of(number).and(PairingNumber::new(number))
    }

    /// The team with this number, if there is one.
    pub(super) fn team(&self, number: u32) -> Option<TeamNumber> {
        let team = TeamNumber::new(number)?;
        self.parts.teams.iter().any(|known| known.number == team).then_some(team)
    }

    /// Whether records about participants mean teams.
    pub(super) fn is_team_event(&self) -> bool {
        is_team_event(&self.parts)
    }

    /// Whether the participant is in the file.
    pub(super) fn exists(&self, who: Participant) -> bool {
        match who {
            Participant::Player(number) => self.row_of(number.get()).is_some(),
            Participant::Team(number) => self.team(number.get()).is_some(),
        }
    }

    /// The format that holds everything this file has said.
    pub(super) fn flavour(&self) -> Flavour {
        let has = |mark: Mark| self.marks.contains(&mark);
        match () {
            () if has(Mark::Rejected) => Flavour::Trf26,
            () if has(Mark::Bbp) => Flavour::Bbp,
            () if has(Mark::Trf26) => Flavour::Trf26,
            () if has(Mark::Javafo) => Flavour::TrfX,
            () if has(Mark::OldBye) || self.problems.has_old() => Flavour::Trf06,
            () => Flavour::Trf16,
        }
    }

    /// The point system in force, by the most official record that declares one.
    pub(super) fn point_system(&self) -> PointSystem {
        super::points::system(&self.points)
    }
}

/// Three letters: the code of a federation, as far as anybody can tell.
fn is_federation(code: &str) -> bool {
    code.len() == 3 && code.bytes().all(|byte| byte.is_ascii_uppercase())
}

/// The participant a number means; whether there is such a one is another question.
pub(super) fn participant(number: u32, teams: bool) -> Option<Participant> {
    if teams {
        TeamNumber::new(number).map(Participant::Team)
    } else {
        PairingNumber::new(number).map(Participant::Player)
    }
}
