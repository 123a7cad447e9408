//! What a player's line says about each round.

use ronde_model::held::Written;
use ronde_model::{Colour, RoundNumber};

use super::draft::{self, Draft, Named};
use crate::problem::{CellProblem, LineProblem, ProblemKind, Who, excerpt};
use crate::trf::columns::{Field, player};
use crate::trf::letters::{Mark, colour_of};
use crate::trf::line::Line;

/// One round of one line.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Cell {
    /// Number of the opponent; zero for none.
    pub(super) opponent: u16,
    pub(super) colour: Option<Colour>,
    pub(super) mark: Mark,
    /// Zeros for the opponent and no result: in a round to come an absence, as `Z` is.
    pub(super) zeros: bool,
}

impl Cell {
    pub(super) fn is_blank(self) -> bool {
        self.opponent == 0 && self.mark == Mark::Blank
    }

    /// What it says of the round.
    pub(super) fn written(self) -> Written {
        match self {
            _ if self.is_blank() => Written::Nothing,
            Cell { opponent: 0, .. } => Written::NoGame,
            _ => Written::Game,
        }
    }
}

/// The columns of this round of a player's line.
pub(super) fn whole(round: usize) -> Field {
    Field::new(player::OPPONENT.first, player::RESULT.last).nth(round, player::ROUND_STRIDE)
}

pub(super) fn opponent(round: usize) -> Field {
    player::OPPONENT.nth(round, player::ROUND_STRIDE)
}

pub(super) fn colour(round: usize) -> Field {
    player::COLOUR.nth(round, player::ROUND_STRIDE)
}

pub(super) fn result(round: usize) -> Field {
    player::RESULT.nth(round, player::ROUND_STRIDE)
}

/// Reads the rounds of a player's line, without blank ones at its end.
pub(super) fn read(draft: &mut Draft<'_>, line: &Line<'_>, named: Named<'_>) -> Vec<Cell> {
    let width = (line.columns() + 10).saturating_sub(player::OPPONENT.first) / player::ROUND_STRIDE;
    let most = usize::from(RoundNumber::MAX.get());
    if width > most && !line.from(whole(most).first).is_empty() {
        let kind = of(&named.who(), most - 1, CellProblem::BeyondFormat);
        draft.problems.add(line.number, whole(most), kind);
    }
    check_blanks(draft, line, width.min(most));
    let mut cells: Vec<Cell> = Vec::with_capacity(width.min(most));
    let columns = plain_rounds(line);
    for round in 0..width.min(most) {
        let usual = columns.get(round).and_then(usual);
        cells.push(usual.unwrap_or_else(|| Reader { draft, line, named, round }.cell()));
    }
    let used = cells.iter().rposition(|cell| !cell.is_blank() || cell.zeros);
    let used = used.map_or(0, |last| last + 1);
    cells.truncate(used);
    cells.shrink_to_fit();
    cells
}

fn check_blanks(draft: &mut Draft<'_>, line: &Line<'_>, rounds: usize) {
    if let Some(column) = stray_column(line, rounds) {
        let field = Field::new(column, column);
        let text = excerpt(line.at(field));
        let kind = LineProblem::NotBlank { code: "001".to_owned(), text };
        draft.problems.add(line.number, field, ProblemKind::Line(kind));
    }
}

/// The columns of a round with those before it that must be blank.
type Columns = [u8; player::ROUND_STRIDE];

/// The columns of each round that is there as a whole, where every byte is a column.
fn plain_rounds<'l>(line: &'l Line<'_>) -> &'l [Columns] {
    let bytes = line.plain().and_then(|bytes| bytes.get(player::ROUND_BLANK[0] - 1..));
    bytes.unwrap_or_default().as_chunks().0
}

/// What a round says if nothing about it needs a second look: so it is with most rounds of most
/// files.
fn usual(columns: &Columns) -> Option<Cell> {
    let &[_, _, a, b, c, d, _, colour, _, result] = columns;
    let (opponent, given) = usual_number([a, b, c, d])?;
    let mark = Mark::of(char::from(result))?;
    let (colour, letter) = (colour_of(char::from(colour)), colour);
    let plain = match (opponent, mark) {
        _ if colour.is_none() && !matches!(letter, b' ' | b'-') => false,
        (0, Mark::Played(..) | Mark::Adjourned) => false,
        (0, _) => colour.is_none(),
        (_, Mark::Bye(_) | Mark::PairingBye) => false,
        _ => true,
    };
    let zeros = opponent == 0 && mark == Mark::Blank && given;
    plain.then_some(Cell { opponent, colour, mark, zeros })
}

/// A number at the right of its columns, and whether there is one at all.
fn usual_number(columns: [u8; 4]) -> Option<(u16, bool)> {
    let (mut number, mut given) = (0, false);
    for byte in columns {
        match byte {
            b'0'..=b'9' => (number, given) = (number * 10 + u16::from(byte - b'0'), true),
            b' ' if !given => {}
            _ => return None,
        }
    }
    Some((number, given))
}

/// The first column of the rounds that is not blank although it must be.
pub(super) fn stray_column(line: &Line<'_>, rounds: usize) -> Option<usize> {
    let blank = |round: &&Columns| [0, 1, 6, 8].iter().all(|place| round[*place] == b' ');
    let clean = plain_rounds(line).iter().take_while(blank).count();
    let mut columns = (clean..rounds)
        .flat_map(|round| player::ROUND_BLANK.map(|column| column + round * player::ROUND_STRIDE));
    columns.find(|column| !matches!(line.column(*column), None | Some(' ')))
}

/// The problem of a round of a player.
pub(super) fn of(who: &Who, round: usize, problem: CellProblem) -> ProblemKind {
    let round = RoundNumber::from_index(round).unwrap_or(RoundNumber::MAX);
    ProblemKind::Cell { who: who.clone(), round, problem }
}

/// Reads one round.
struct Reader<'r, 'd, 'l> {
    draft: &'r mut Draft<'d>,
    line: &'r Line<'l>,
    named: Named<'r>,
    round: usize,
}

impl Reader<'_, '_, '_> {
    fn cell(mut self) -> Cell {
        if self.line.at(whole(self.round)).bytes().all(|byte| byte == b' ') {
            return Cell::default();
        }
        let (opponent, unreadable) = self.opponent();
        let colour = self.colour();
        let mark = self.mark();
        let zeros = opponent == 0 && mark == Mark::Blank && self.has_opponent();
        let cell = Cell { opponent, colour, mark, zeros };
        if unreadable {
            Cell { colour: None, ..without_opponent(cell) }
        } else {
            self.checked(cell)
        }
    }

    /// The opponent's number, zero for none, and whether there is something else.
    fn opponent(&mut self) -> (u16, bool) {
        let field = opponent(self.round);
        let text = self.line.get(field);
        if text.is_empty() || text.bytes().all(|byte| byte == b'0') {
            return (0, false);
        }
        let number = text.bytes().all(|byte| byte.is_ascii_digit()).then(|| text.parse().ok());
        let Some(number) = number.flatten() else {
            self.report(field, CellProblem::UnreadableOpponent { text: excerpt(text) });
            return (0, true);
        };
        (number, false)
    }

    fn has_opponent(&self) -> bool {
        !self.line.get(opponent(self.round)).is_empty()
    }

    fn colour(&mut self) -> Option<Colour> {
        let field = colour(self.round);
        let letter = self.line.column(field.first).unwrap_or(' ');
        let colour = colour_of(letter);
        if colour.is_none() && !matches!(letter, ' ' | '-') {
            self.report(field, CellProblem::UnknownColour { text: excerpt(&letter.to_string()) });
        }
        colour
    }

    fn mark(&mut self) -> Mark {
        let field = result(self.round);
        let letter = self.line.column(field.first).unwrap_or(' ');
        let mark = Mark::of(letter);
        if mark.is_none() {
            self.report(field, CellProblem::UnknownResult { text: excerpt(&letter.to_string()) });
        }
        mark.unwrap_or_default()
    }

    /// Looks whether opponent, colour and result can stand together.
    fn checked(&mut self, cell: Cell) -> Cell {
        match (cell.opponent, cell.mark) {
            (0, Mark::Played(..) | Mark::Adjourned) => {
                self.draft.marks.insert(draft::Mark::OldBye);
                let letter = cell.mark.letter();
                self.report(result(self.round), CellProblem::ResultWithoutOpponent { letter });
                return without_opponent(cell);
            }
            (0, _) if cell.colour.is_some() => {
                self.report(colour(self.round), CellProblem::ColourWithoutOpponent);
                return Cell { colour: None, ..cell };
            }
            (1.., Mark::Bye(_) | Mark::PairingBye) => {
                let (letter, opponent) = (cell.mark.letter(), u32::from(cell.opponent));
                self.report(result(self.round), CellProblem::ByeWithOpponent { letter, opponent });
            }
            _ => {}
        }
        cell
    }

    fn report(&mut self, field: Field, problem: CellProblem) {
        let kind = of(&self.named.who(), self.round, problem);
        self.draft.problems.add_text(self.line, field, kind);
    }
}

/// The same worth without an opponent: old files write `0000 - 1` for a bye.
pub(super) fn without_opponent(cell: Cell) -> Cell {
    use ronde_model::{Bye, Outcome};
    let mark = match cell.mark {
        Mark::Played(Outcome::Win, _) => Mark::Bye(Bye::Full),
        Mark::Played(Outcome::Draw, _) | Mark::Adjourned => Mark::Bye(Bye::Half),
        Mark::Played(Outcome::Loss, _) => Mark::Bye(Bye::Zero),
        other => other,
    };
    Cell { opponent: 0, colour: None, mark, zeros: false }
}
