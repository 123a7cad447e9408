//! The Dutch system, C.04.3: the editions of 2026 and of 2017.

mod aftermath;
mod bracket;
mod colours;
mod criteria_2017;
mod criteria_2026;
mod drawn;
mod edition;
mod explain;
mod foreign;
mod judge;
mod pair_costs;
mod procedure_2017;
mod procedure_2026;
mod quality;
#[cfg(test)]
mod tests;

pub use colours::ColourRule;
pub use edition::Edition;
pub use quality::{Criterion, Quality, Quality2017, Quality2026};

pub(crate) use foreign::compare;

use ronde_model::{Colour, RoundNumber, Snapshot};

use crate::field::Field;
use crate::pairing::{Board, Detail, PairingError, RoundPairing, sort_boards};
use crate::reasons::Reasons;
use crate::system::System;
use crate::unpairable::unpairable;
use drawn::Drawn;
use judge::Judge;

/// Pairs a round by C.04.3.
pub(crate) fn pair(
    snapshot: &Snapshot,
    round: RoundNumber,
    edition: Edition,
    initial_colour: Colour,
    detail: Detail,
) -> Result<RoundPairing, PairingError> {
    let field = Field::new(snapshot, round, edition.history_rules());
    if field.is_empty() {
        return Err(PairingError::NobodyToPair);
    }
    let judge = Judge::new(edition, &field)
        .ok_or_else(|| PairingError::NoCompletePairing(unpairable(&field)))?;
    let drawn = judge.draw();
    let reasons = match detail {
        Detail::Nothing => Reasons::default(),
        _ => explain::explain(&judge, &drawn, initial_colour, detail),
    };
    Ok(RoundPairing {
        round,
        system: System::Dutch(edition),
        boards: boards(&field, &drawn, initial_colour),
        bye: drawn.bye.map(|place| field.at(place).number),
        reasons,
    })
}

fn boards(field: &Field, drawn: &Drawn, initial_colour: Colour) -> Vec<Board> {
    let pairs = drawn.brackets.iter().flat_map(|paired| &paired.answer.pairs);
    let mut pairs: Vec<(usize, usize, Board)> =
        pairs.map(|&(a, b)| (a, b, board(field, a, b, initial_colour))).collect();
    sort_boards(field, &mut pairs);
    pairs.into_iter().map(|(_, _, board)| board).collect()
}

fn board(field: &Field, higher: usize, lower: usize, initial_colour: Colour) -> Board {
    let (first, second) = (field.at(higher).number, field.at(lower).number);
    match colours::allocate(field, higher, lower, initial_colour).0 {
        Colour::White => Board { white: first, black: second },
        Colour::Black => Board { white: second, black: first },
    }
}
