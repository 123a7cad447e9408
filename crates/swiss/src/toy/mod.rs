//! A system that exists in tests alone, to prove what adding one takes (see CONTRIBUTING.md): the
//! upper half of the whole list meets the lower.
//!
//! | Article | About | Code | Test |
//! |---|---|---|---|
//! | T1 | nobody meets the same opponent twice, or one whom the colours forbid | `halves` | `tests/it/toy.rs` |
//! | T2 | of an odd number the last who may has the bye | `pair` | `tests/it/toy.rs` |
//! | T3 | the first of the upper half meets the first possible of the lower, and so on | `halves` | `tests/it/toy.rs` |
//! | T4 | the higher-ranked has the colour due to them, else the initial colour | `seats` | `tests/it/toy.rs` |

mod book;

pub(crate) use book::BOOK;

use ronde_model::Colour;

use crate::book::PairingTask;
use crate::field::Field;
use crate::pairing::{Board, PairingError, RoundPairing, sort_boards};
use crate::reasons::Reasons;
use crate::steps::{Act, Step};
use crate::unpairable::unpairable;

/// Pairs a round by T1 to T4.
fn pair(task: &PairingTask<'_>) -> Result<RoundPairing, PairingError> {
    let &PairingTask { field, initial_colour, .. } = task;
    let places: Vec<usize> = (0..field.len()).collect();
    let (bye, pairs) =
        draw(field, &places).ok_or_else(|| PairingError::NoCompletePairing(unpairable(field)))?;
    let mut boards: Vec<(usize, usize, Board)> = pairs
        .iter()
        .map(|&(a, b)| (a.min(b), a.max(b), seats(field, a, b, initial_colour)))
        .collect();
    let steps = steps(field, bye, &boards);
    sort_boards(field, &mut boards);
    Ok(RoundPairing {
        round: field.round,
        system: BOOK.system,
        boards: boards.into_iter().map(|(_, _, board)| board).collect(),
        bye: bye.map(|place| field.at(place).number),
        reasons: Reasons { steps, ..Reasons::default() },
    })
}

type Draw = (Option<usize>, Vec<(usize, usize)>);

fn draw(field: &Field, places: &[usize]) -> Option<Draw> {
    if places.len().is_multiple_of(2) {
        return Some((None, halves(field, places)?));
    }
    let last_first = places.iter().rev().filter(|&&place| field.at(place).bye_barred.is_none());
    last_first.copied().find_map(|bye| {
        let others: Vec<usize> = places.iter().copied().filter(|&it| it != bye).collect();
        Some((Some(bye), halves(field, &others)?))
    })
}

fn halves(field: &Field, places: &[usize]) -> Option<Vec<(usize, usize)>> {
    let (upper, lower) = places.split_at(places.len() / 2);
    let Some((&first, rest)) = upper.split_first() else { return Some(Vec::new()) };
    lower.iter().filter(|&&mate| field.may_meet(first, mate)).find_map(|&mate| {
        let others: Vec<usize> =
            rest.iter().chain(lower.iter().filter(|&&it| it != mate)).copied().collect();
        let mut pairs = halves(field, &others)?;
        pairs.insert(0, (first, mate));
        Some(pairs)
    })
}

fn seats(field: &Field, higher: usize, lower: usize, initial: Colour) -> Board {
    let by_number =
        if field.at(higher).arrival.is_multiple_of(2) { initial.other() } else { initial };
    let due = field.at(higher).preference.map(|due| due.colour);
    let other = field.at(lower).preference.map(|due| due.colour.other());
    let (first, second) = (field.at(higher).number, field.at(lower).number);
    match due.or(other).unwrap_or(by_number) {
        Colour::White => Board { white: first, black: second },
        Colour::Black => Board { white: second, black: first },
    }
}

fn steps(field: &Field, bye: Option<usize>, boards: &[(usize, usize, Board)]) -> Vec<Step> {
    let number = |place: usize| field.at(place).number;
    let due = |place: usize| field.at(place).preference;
    let residents = field.entrants().iter().map(|entrant| entrant.number).collect();
    let whole_field = Act::Takes { score: field.at(0).score, moved: Vec::new(), residents };
    let byes = bye.map(|place| Step {
        article: "toy:T2",
        act: Act::Byes { player: number(place), passed_over: Vec::new() },
    });
    let left = boards.iter().map(|(higher, _, _)| number(*higher)).collect();
    let right = boards.iter().map(|(_, lower, _)| number(*lower)).collect();
    let pairs = boards.iter().map(|(higher, lower, board)| {
        let (white, black) = (board.white, board.black);
        let is_white = number(*higher) == white;
        let (white_due, black_due) =
            if is_white { (due(*higher), due(*lower)) } else { (due(*lower), due(*higher)) };
        let act = Act::Pairs { white, black, colours: "toy:T4", white_due, black_due };
        Step { article: "toy:T3", act }
    });
    let first = Step { article: "toy:T3", act: whole_field };
    let laid = Step { article: "toy:T3", act: Act::LaysOut { left, right } };
    byes.into_iter().chain([first, laid]).chain(pairs).collect()
}
