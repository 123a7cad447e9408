//! The Lim system.

mod book;
mod bye;
mod chart;
mod colours;
mod counted;
mod draw;
mod explain;
mod floaters;
mod groups;
mod players;
mod rest;
mod scrutiny;
#[cfg(test)]
mod tests;

pub use chart::Lim2026ChartText;

pub(crate) use book::BOOK;

use ronde_model::Colour;

use crate::book::PairingTask;
use crate::pairing::{Board, Detail, PairingError, RoundPairing, sort_boards};
use crate::reasons::Reasons;
use crate::unpairable::unpairable;
use counted::before_pairs;
use draw::Drawn;
use players::Players;

/// Pairs a round.
fn pair(task: &PairingTask<'_>) -> Result<RoundPairing, PairingError> {
    let &PairingTask { snapshot, field, initial_colour, detail } = task;
    let players = Players::new(snapshot, field, detail == Detail::Alternatives);
    let drawn =
        draw::draw(&players).ok_or_else(|| PairingError::NoCompletePairing(unpairable(field)))?;
    let steps = match detail {
        Detail::Nothing => Vec::new(),
        Detail::Outcome | Detail::Alternatives => {
            explain::explain(&players, &drawn, initial_colour)
        }
    };
    Ok(RoundPairing {
        round: field.round,
        system: BOOK.system,
        boards: boards(&players, &drawn, initial_colour),
        bye: drawn.bye.map(|place| players.at(place).number),
        reasons: Reasons { steps, ..Reasons::default() },
    })
}

/// C.04.4.3:5 and C.04.2:3.6.
fn boards(players: &Players<'_>, drawn: &Drawn, initial: Colour) -> Vec<Board> {
    let pairs = drawn.groups.iter().flat_map(|it| {
        it.paired
            .pairs
            .iter()
            .map(|pair| (pair.one.min(pair.other), pair.one.max(pair.other), it.group.side))
    });
    let mut boards: Vec<(usize, usize, Board)> = pairs
        .map(|(higher, lower, side)| {
            let (one, other) = (players.at(higher), players.at(lower));
            let board = match colours::allocate(one, other, side, initial).0 {
                Colour::White => Board { white: one.number, black: other.number },
                Colour::Black => Board { white: other.number, black: one.number },
            };
            (higher, lower, board)
        })
        .collect();
    sort_boards(players.field, &mut boards);
    boards.into_iter().map(|(_, _, board)| board).collect()
}
