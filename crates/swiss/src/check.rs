//! How a round in a file compares with the one that the rules prescribe.

use ronde_model::{Colour, PairingNumber, RoundNumber, Score, Snapshot, System, Unpaired};

use crate::book::{Book, Measure};
use crate::contest;
use crate::dutch::{Criterion, Quality};
use crate::field::Field;
use crate::legality::{Violation, violations};
use crate::pairing::{Board, Detail, PairingError, RoundPairing, pair};

/// What is to be said about a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It is the prescribed one.
    Agrees,
    /// It breaks absolute rules.
    Illegal(Vec<Violation>),
    /// It is legal, but another pairing is prescribed.
    NotPrescribed(Box<Departure>),
    /// The pairs are the prescribed ones, with other colours at these boards.
    ColoursDiffer(Vec<Board>),
    /// The engine finds no pairing for it.
    CannotBePaired(PairingError),
}

/// Where a legal round departs from the prescribed one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Departure {
    /// Score of the first bracket that differs.
    pub bracket: Score,
    /// What decides against the given pairing of that bracket.
    pub decided_by: Decider,
    /// How good the prescribed pairing of the bracket is and how good the given one, where the
    /// system judges by criteria.
    pub qualities: Option<(Quality, Quality)>,
}

/// What decides between two pairings of a bracket.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decider {
    /// The given one is worse, first in this criterion.
    Criterion(Criterion),
    /// Both are as good; the prescribed one comes first in the order of C.04.3:4, or of the book.
    Order,
    /// The book is a procedure, and it ends with the prescribed one.
    Procedure,
    /// The book is a procedure, and this is the first quantity or requirement in which its steps
    /// differ; a value is absent where they do not speak of it. Only where both rounds have steps,
    /// as in [`why_not`](mod@crate::why_not).
    Step {
        /// Where the book asks for it.
        article: &'static str,
        /// A quantity of the book by its name there (`x`, `P1`, `C7`; `C6` of Dubov is the score in
        /// tenths of the first upfloater that differs, `floater score` and `next bracket` are those
        /// of C6 and C7 of Burstein, `preferences` its C8), the article of a requirement that was
        /// given up (then 1), or one of: `bye` (the number of who has it), and how many `floaters`,
        /// `upfloaters`, `transfers`, `exchanges`, times it `goes back`, groups it `joins`, pairs
        /// it `cracks`, `floaters again` (who floated before), pairs of the `same colour` due or in
        /// the `same column`; of matches the `upfloater score` in tenths, whether the `following
        /// group` is left so that it needs more upfloaters, and how many `floaters raised`,
        /// `floaters met`,
        /// `preferences denied` and `strong denied`.
        name: &'static str,
        /// In the prescribed round.
        prescribed: Option<i64>,
        /// In the given one.
        given: Option<i64>,
    },
    /// The given one is *better* in this criterion. That cannot be, and is a fault of this program.
    EngineFault(Criterion),
}

/// The comparison of one round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoundCheck {
    /// Which round.
    pub round: RoundNumber,
    /// What is to be said about it.
    pub verdict: Verdict,
    /// Boards in the file.
    pub given: Vec<Board>,
    /// Byes in the file.
    pub given_byes: Vec<PairingNumber>,
    /// The prescribed round, where there is one.
    pub prescribed: Option<RoundPairing>,
}

/// Pairs a round of the file again and compares.
pub fn check_round(
    snapshot: &Snapshot,
    round: RoundNumber,
    system: System,
    initial_colour: Colour,
) -> RoundCheck {
    let snapshot = &*contest::view(snapshot, system);
    let (given, given_byes) = given(snapshot, round);
    let prescribed = pair(snapshot, round, system, initial_colour, Detail::Nothing);
    let broken = violations(snapshot, round, system, &given, &given_byes);
    let (verdict, prescribed) = match prescribed {
        Ok(prescribed) if is_same(&prescribed, &given, &given_byes) => {
            (Verdict::Agrees, Some(prescribed))
        }
        prescribed if !broken.is_empty() => (Verdict::Illegal(broken), prescribed.ok()),
        Err(error) => (Verdict::CannotBePaired(error), None),
        Ok(prescribed) => (depart(snapshot, round, system, &given, &prescribed), Some(prescribed)),
    };
    RoundCheck { round, verdict, given, given_byes, prescribed }
}

fn given(snapshot: &Snapshot, round: RoundNumber) -> (Vec<Board>, Vec<PairingNumber>) {
    let Some(round) = snapshot.rounds.get(round.index()) else { return Default::default() };
    let boards = round.games().iter().map(|game| Board { white: game.white, black: game.black });
    // Some programs write the bye as a win by forfeit against nobody; only the letter differs.
    let is_bye = |why: Unpaired| matches!(why, Unpaired::PairingBye | Unpaired::ForfeitWin);
    let byes = round.unpaired().iter().filter(|(_, why)| is_bye(*why));
    (boards.collect(), byes.map(|(number, _)| *number).collect())
}

fn is_same(prescribed: &RoundPairing, given: &[Board], byes: &[PairingNumber]) -> bool {
    let sorted = |boards: &[Board]| {
        let mut boards = boards.to_vec();
        boards.sort_unstable();
        boards
    };
    sorted(&prescribed.boards) == sorted(given) && prescribed.bye.as_slice() == byes
}

fn depart(
    snapshot: &Snapshot,
    round: RoundNumber,
    system: System,
    given: &[Board],
    prescribed: &RoundPairing,
) -> Verdict {
    let field = Field::of(snapshot, round, system);
    let given_mates = mates(&field, given);
    let departure = match Book::of_round(system, snapshot, round).comparison.measure() {
        Measure::Criteria(departure) => departure(&field, &given_mates),
        Measure::Steps(_) => by_procedure(&field, &given_mates, &mates(&field, &prescribed.boards)),
    };
    if let Some(departure) = departure {
        return Verdict::NotPrescribed(Box::new(departure));
    }
    let differs = |board: &&Board| !prescribed.boards.contains(board);
    Verdict::ColoursDiffer(given.iter().filter(differs).copied().collect())
}

/// The first player, from the top, with another opponent than the prescribed one shows where.
pub(crate) fn by_procedure(
    field: &Field,
    given: &[Option<usize>],
    prescribed: &[Option<usize>],
) -> Option<Departure> {
    let first = (0..field.len()).find(|&place| given[place] != prescribed[place])?;
    Some(Departure {
        bracket: field.at(first).score,
        decided_by: Decider::Procedure,
        qualities: None,
    })
}

pub(crate) fn mates(field: &Field, boards: &[Board]) -> Vec<Option<usize>> {
    let mut places: Vec<(PairingNumber, usize)> =
        (0..field.len()).map(|place| (field.at(place).number, place)).collect();
    places.sort_unstable();
    let place = |number: PairingNumber| {
        let found = places.binary_search_by_key(&number, |entry| entry.0).ok();
        found.map(|index| places[index].1)
    };
    let mut mates = vec![None; field.len()];
    for board in boards {
        if let (Some(white), Some(black)) = (place(board.white), place(board.black)) {
            mates[white] = Some(black);
            mates[black] = Some(white);
        }
    }
    mates
}
