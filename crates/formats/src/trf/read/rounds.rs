//! Both sides of each game: what the lines of the two players say becomes one game.
//!
//! Where they contradict each other the least harmful is taken: a game both name is a game; one
//! that only one of them names is a game if the other's line is silent; anything else leaves the
//! player without an opponent, with the points that the line gives.

use std::ops::Range;

use ronde_model::{
    Bye, ByeRequest, Colour, Forfeit, Game, GameResult, GivenBye, Outcome, PairingNumber,
    Participant, Parts, PlayedScore, Round, RoundNumber, Unpaired,
};

use super::cells::{self, Cell, without_opponent};
use super::draft::{Draft, Row};
use crate::problem::{CellProblem, Taken, Who};
use crate::trf::columns::Field;
use crate::trf::letters::Mark;

/// Makes the rounds of the snapshot, and the byes announced in columns of rounds to come.
pub(super) fn reconcile(draft: &mut Draft<'_>) {
    let mut order: Vec<usize> = (0..draft.rows.len()).collect();
    order.sort_unstable_by_key(|row| draft.rows[*row].player.number);
    check_declared(draft, &order);
    let numbers: Vec<PairingNumber> = draft.rows.iter().map(|row| row.player.number).collect();
    for first in (0..draft.paired).step_by(TOGETHER) {
        let rounds = first..draft.paired.min(first + TOGETHER);
        for (round, cells) in rounds.clone().zip(columns(&draft.rows, rounds)) {
            let made = Table::new(draft, &order, &numbers, round, cells).round();
            draft.parts.rounds.push(made);
        }
    }
    withdraw(draft);
    announce(draft, &order);
}

/// So many rounds are taken out of the lines at once: lines lie far apart in memory, and a walk
/// through all of them for each round would wait for each.
const TOGETHER: usize = 16;

/// What all lines say of these rounds, a list for each round in the order of the lines.
fn columns(rows: &[Row], rounds: Range<usize>) -> Vec<Vec<Cell>> {
    let mut columns = vec![vec![Cell::default(); rows.len()]; rounds.len()];
    for (place, row) in rows.iter().enumerate() {
        let cells = row.cells.get(rounds.start..).unwrap_or_default();
        for (column, cell) in columns.iter_mut().zip(cells) {
            column[place] = *cell;
        }
    }
    columns
}

/// Rounds at the end of which only entries of single players are left, because their games were
/// none, are rounds to come.
fn withdraw(draft: &mut Draft<'_>) {
    let has_game = |round: &Round| !round.games().is_empty();
    if draft.parts.rounds.last().is_none_or(has_game) {
        return;
    }
    let players = draft.rows.iter().map(|row| row.player.clone()).collect();
    let rounds = std::mem::take(&mut draft.parts.rounds);
    let mut parts = Parts { players, rounds, ..Parts::default() };
    parts.players.sort_by_key(|player| player.number);
    std::mem::swap(&mut parts.requests, &mut draft.parts.requests);
    parts.announce();
    draft.parts.rounds = parts.rounds;
    draft.parts.requests = parts.requests;
    draft.parts.given_byes.extend(parts.given_byes);
}

/// Games are not thrown away: where there are more rounds than declared, the declaration gives way.
fn check_declared(draft: &mut Draft<'_>, order: &[usize]) {
    let Some(declared) = draft.parts.rules.declared_rounds else { return };
    let beyond = usize::from(declared);
    let is_beyond =
        |row: &&usize| draft.rows[**row].cells.iter().skip(beyond).any(|cell| !cell.is_blank());
    let first = order.iter().find(is_beyond);
    let Some(row) = first.map(|row| &draft.rows[*row]) else { return };
    let used = row.cells[beyond..].iter().position(|cell| !cell.is_blank()).unwrap_or(0);
    let round = beyond + used;
    let kind = cells::of(&row.who(), round, CellProblem::BeyondDeclared { declared });
    draft.problems.add(row.line, cells::whole(round), kind);
    let paired = u16::try_from(draft.paired).unwrap_or(RoundNumber::MAX.get());
    draft.parts.rules.declared_rounds = Some(declared.max(paired));
}

/// Byes in columns of rounds that are not paired yet.
fn announce(draft: &mut Draft<'_>, order: &[usize]) {
    let most = draft.rows.iter().map(|row| row.cells.len()).max().unwrap_or(0);
    for index in draft.paired..most {
        let Some(round) = RoundNumber::from_index(index) else { break };
        // Zeros in every line are a column that was made ready, and say nothing of anybody.
        let made_ready = draft.rows.iter().all(|row| row.cell(index).zeros);
        for row in order.iter().map(|row| &draft.rows[*row]) {
            let (number, cell) = (row.player.number, row.cell(index));
            let who = Participant::Player(number);
            match cell.mark {
                Mark::Blank if cell.zeros && !made_ready => {
                    draft.parts.requests.push(ByeRequest { round, bye: Bye::Zero, who });
                }
                Mark::Bye(bye) => draft.parts.requests.push(ByeRequest { round, bye, who }),
                Mark::ForfeitLoss => {
                    draft.parts.requests.push(ByeRequest { round, bye: Bye::Zero, who });
                }
                Mark::PairingBye | Mark::ForfeitWin => {
                    draft.parts.given_byes.push(GivenBye { round, who: number });
                    let kind = cells::of(&row.who(), index, CellProblem::ByeGivenBeforehand);
                    draft.problems.add(row.line, cells::result(index), kind);
                }
                Mark::Blank | Mark::Played(..) | Mark::Adjourned => {}
            }
        }
    }
}

/// One round while it is put together.
struct Table<'t, 'd> {
    draft: &'t mut Draft<'d>,
    order: &'t [usize],
    /// Numbers of the players, by row.
    numbers: &'t [PairingNumber],
    round: usize,
    /// What each row says.
    cells: Vec<Cell>,
    /// For each row, the row of the opponent it names.
    claims: Vec<Option<usize>>,
    /// For each row that has a game, the row of the other side; itself where it has none.
    seated: Vec<Option<usize>>,
    games: Vec<Game>,
    unpaired: Vec<(PairingNumber, Unpaired)>,
    pairing_bye: Option<usize>,
}

impl<'t, 'd> Table<'t, 'd> {
    fn new(
        draft: &'t mut Draft<'d>,
        order: &'t [usize],
        numbers: &'t [PairingNumber],
        round: usize,
        cells: Vec<Cell>,
    ) -> Table<'t, 'd> {
        let rows = draft.rows.len();
        Table {
            draft,
            order,
            numbers,
            round,
            cells,
            claims: vec![None; rows],
            seated: vec![None; rows],
            games: Vec::with_capacity(rows / 2),
            unpaired: Vec::new(),
            pairing_bye: None,
        }
    }

    fn round(mut self) -> Round {
        for &row in self.order {
            self.claim(row);
        }
        for &row in self.order {
            self.seat(row);
        }
        match Round::new(self.games, self.unpaired) {
            Ok(round) => round,
            Err(number) => unreachable!("the reader seated player {number} twice"),
        }
    }

    /// Whom this line names, if it is somebody else who exists.
    fn claim(&mut self, row: usize) {
        let cell = self.cell(row);
        if cell.opponent == 0 {
            return;
        }
        let opponent = u32::from(cell.opponent);
        let field = cells::opponent(self.round);
        match self.draft.row_of(opponent) {
            Some(found) if found == row => self.report(row, field, CellProblem::PlaysHimself),
            Some(found) => self.claims[row] = Some(found),
            None => self.report(row, field, CellProblem::NoSuchOpponent { opponent }),
        }
    }

    /// Gives the player a game or another entry, unless an opponent already has.
    fn seat(&mut self, row: usize) {
        if self.seated[row].is_some() {
            return;
        }
        let Some(other) = self.claims[row] else {
            return self.seat_alone(row);
        };
        let silent = self.cell(other).is_blank() && self.seated[other].is_none();
        if self.claims[other] == Some(row) {
            self.seat_pair(row, other);
        } else if silent && !self.is_bye(row) {
            let opponent = self.who(other);
            self.report(row, cells::opponent(self.round), CellProblem::OneSided { opponent });
            self.seat_one_sided(row, other);
        } else {
            if !self.is_bye(row) {
                self.report_disagreement(row, other);
            }
            self.seat_alone(row);
        }
    }

    /// A bye with an opponent is a bye, unless the opponent names this player too.
    fn is_bye(&self, row: usize) -> bool {
        matches!(self.cell(row).mark, Mark::Bye(_) | Mark::PairingBye)
    }

    fn report_disagreement(&mut self, row: usize, other: usize) {
        let opponent = self.who(other);
        // A silent line may have been seated by somebody else who named it first.
        let taken = self.seated[other].filter(|partner| *partner != other);
        let instead = self.claims[other].or(taken).map(|player| self.number(player).get());
        let problem = CellProblem::OpponentsDisagree { opponent, instead };
        self.report(row, cells::opponent(self.round), problem);
    }

    /// An entry without an opponent.
    fn seat_alone(&mut self, row: usize) {
        self.seated[row] = Some(row);
        let why = match without_opponent(self.cell(row)).mark {
            Mark::Bye(bye) => Unpaired::Bye(bye),
            Mark::PairingBye => {
                self.check_pairing_bye(row);
                Unpaired::PairingBye
            }
            Mark::ForfeitWin => {
                // In a match the opponents of a whole team may be missing.
                if self.cell(row).opponent == 0 && self.draft.parts.teams.is_empty() {
                    self.report(row, cells::result(self.round), CellProblem::ByeAsForfeit);
                }
                Unpaired::ForfeitWin
            }
            Mark::ForfeitLoss => Unpaired::ForfeitLoss,
            Mark::Blank | Mark::Played(..) | Mark::Adjourned => return,
        };
        self.unpaired.push((self.number(row), why));
    }

    fn check_pairing_bye(&mut self, row: usize) {
        match self.pairing_bye {
            None => self.pairing_bye = Some(row),
            Some(first) => {
                let first = self.who(first);
                let problem = CellProblem::SecondPairingBye { first };
                self.report(row, cells::result(self.round), problem);
            }
        }
    }

    /// A game of which only one line speaks.
    fn seat_one_sided(&mut self, row: usize, other: usize) {
        let cell = self.cell(row);
        let colour = cell.colour.unwrap_or_else(|| self.colour_missing(row, other, cell.mark));
        let white_mark = if colour == Colour::White { cell.mark } else { mirrored(cell.mark) };
        let black_mark = mirrored(white_mark);
        let result = agreed(white_mark, black_mark).unwrap_or(GameResult::Pending);
        self.add_game(row, other, colour, result);
    }

    /// A game of which both lines speak; `row` has the lower number.
    fn seat_pair(&mut self, row: usize, other: usize) {
        if let Some((colour, result)) = self.said_by_both(row, other) {
            return self.add_game(row, other, colour, result);
        }
        let (own, theirs) = (self.mark_at_board(row), self.mark_at_board(other));
        let colour = self.colour(row, other, own);
        let (own, theirs) = self.marks(row, other, own, theirs);
        let (white, black) = if colour == Colour::White { (own, theirs) } else { (theirs, own) };
        let result = agreed(white, black).unwrap_or_else(|| {
            let (result, taken) = doubtful(white, black);
            let (own, theirs) = (own.letter(), theirs.letter());
            let opponent = self.who(other);
            let problem = CellProblem::ResultsDisagree { opponent, own, other: theirs, taken };
            self.report(row, cells::result(self.round), problem);
            result
        });
        self.add_game(row, other, colour, result);
    }

    /// The colour of `row` and the result, where the two lines say the same of everything.
    fn said_by_both(&self, row: usize, other: usize) -> Option<(Colour, GameResult)> {
        let (own, theirs) = (self.cell(row), self.cell(other));
        let colour = own.colour.filter(|colour| theirs.colour == Some(colour.other()))?;
        let (white, black) = if colour == Colour::White { (own, theirs) } else { (theirs, own) };
        Some((colour, agreed(white.mark, black.mark)?))
    }

    /// The mark of a line that has an opponent: a bye there says nothing.
    fn mark_at_board(&self, row: usize) -> Mark {
        match self.cell(row).mark {
            Mark::Bye(_) | Mark::PairingBye => Mark::Blank,
            mark => mark,
        }
    }

    /// The colour of `row`.
    fn colour(&mut self, row: usize, other: usize, mark: Mark) -> Colour {
        let field = cells::colour(self.round);
        match (self.cell(row).colour, self.cell(other).colour) {
            (Some(own), Some(theirs)) => {
                if own == theirs {
                    let opponent = self.who(other);
                    self.report(row, field, CellProblem::SameColour { opponent });
                }
                own
            }
            (Some(own), None) => {
                let opponent = self.who(row);
                self.report(other, field, CellProblem::ColourOneSided { opponent });
                own
            }
            (None, Some(theirs)) => {
                let opponent = self.who(other);
                self.report(row, field, CellProblem::ColourOneSided { opponent });
                theirs.other()
            }
            (None, None) => self.colour_missing(row, other, mark),
        }
    }

    fn colour_missing(&mut self, row: usize, other: usize, mark: Mark) -> Colour {
        let forfeited = matches!(mark, Mark::ForfeitWin | Mark::ForfeitLoss);
        let problem = CellProblem::ColourMissing { opponent: self.who(other), forfeited };
        self.report(row, cells::colour(self.round), problem);
        if self.number(row) < self.number(other) { Colour::White } else { Colour::Black }
    }

    /// Both marks, one made from the other where only one is given.
    fn marks(&mut self, row: usize, other: usize, own: Mark, theirs: Mark) -> (Mark, Mark) {
        let field = cells::result(self.round);
        match (own, theirs) {
            (Mark::Blank, Mark::Blank) => (own, theirs),
            (Mark::Blank, _) => {
                let opponent = self.who(other);
                self.report(row, field, CellProblem::ResultOneSided { opponent });
                (mirrored(theirs), theirs)
            }
            (_, Mark::Blank) => {
                let opponent = self.who(row);
                self.report(other, field, CellProblem::ResultOneSided { opponent });
                (own, mirrored(own))
            }
            _ => (own, theirs),
        }
    }

    fn add_game(&mut self, row: usize, other: usize, colour: Colour, result: GameResult) {
        self.seated[row] = Some(other);
        self.seated[other] = Some(row);
        let (own, theirs) = (self.number(row), self.number(other));
        let (white, black) = if colour == Colour::White { (own, theirs) } else { (theirs, own) };
        self.games.push(Game { white, black, result });
    }

    fn cell(&self, row: usize) -> Cell {
        self.cells[row]
    }

    fn number(&self, row: usize) -> PairingNumber {
        self.numbers[row]
    }

    fn who(&self, row: usize) -> Who {
        self.draft.rows[row].who()
    }

    fn report(&mut self, row: usize, field: Field, problem: CellProblem) {
        let kind = cells::of(&self.who(row), self.round, problem);
        self.draft.problems.add(self.draft.rows[row].line, field, kind);
    }
}

/// What the opponent of this mark has.
fn mirrored(mark: Mark) -> Mark {
    match mark {
        Mark::Played(Outcome::Win, rated) => Mark::Played(Outcome::Loss, rated),
        Mark::Played(Outcome::Loss, rated) => Mark::Played(Outcome::Win, rated),
        Mark::ForfeitWin => Mark::ForfeitLoss,
        Mark::ForfeitLoss => Mark::ForfeitWin,
        other => other,
    }
}

/// The result both sides agree on.
fn agreed(white: Mark, black: Mark) -> Option<GameResult> {
    match (white, black) {
        (Mark::Played(own, rated), Mark::Played(theirs, also)) if rated == also => {
            let score = PlayedScore::from_outcomes(own, theirs)?;
            Some(GameResult::Played { score, rated })
        }
        (Mark::ForfeitWin, Mark::ForfeitLoss) => Some(GameResult::Forfeited(Forfeit::WhiteWins)),
        (Mark::ForfeitLoss, Mark::ForfeitWin) => Some(GameResult::Forfeited(Forfeit::BlackWins)),
        (Mark::ForfeitLoss, Mark::ForfeitLoss) => Some(GameResult::Forfeited(Forfeit::BothLose)),
        (Mark::Adjourned, Mark::Adjourned) => Some(GameResult::Adjourned),
        (Mark::Blank, Mark::Blank) => Some(GameResult::Pending),
        _ => None,
    }
}

/// What is taken where the two sides do not agree, and the words for it.
fn doubtful(white: Mark, black: Mark) -> (GameResult, Taken) {
    use Outcome::{Loss, Win};
    let forfeited = |forfeit| (GameResult::Forfeited(forfeit), Taken::Forfeited);
    match (white, black) {
        (Mark::Played(own, _), Mark::Played(theirs, _)) => {
            match PlayedScore::from_outcomes(own, theirs) {
                Some(score) => (GameResult::Played { score, rated: false }, Taken::NotRated),
                None => NOTHING,
            }
        }
        (Mark::ForfeitWin, Mark::Played(Loss, _)) | (Mark::Played(Win, _), Mark::ForfeitLoss) => {
            forfeited(Forfeit::WhiteWins)
        }
        (Mark::Played(Loss, _), Mark::ForfeitWin) | (Mark::ForfeitLoss, Mark::Played(Win, _)) => {
            forfeited(Forfeit::BlackWins)
        }
        (Mark::Adjourned, known) | (known, Mark::Adjourned) => {
            let known_is_white = black == Mark::Adjourned;
            let other = mirrored(known);
            let (white, black) = if known_is_white { (known, other) } else { (other, known) };
            let result = agreed(white, black).unwrap_or(GameResult::Adjourned);
            (result, Taken::Ended)
        }
        _ => NOTHING,
    }
}

const NOTHING: (GameResult, Taken) = (GameResult::Pending, Taken::NoResult);
