//! The colour drawn before round 1 (C.04.3:5.2.5), as round 1 shows it.

use ronde_model::{Colour, RoundNumber, Snapshot, System};

use crate::book::Book;
use crate::contest;
use crate::field::Field;

/// Reads the initial colour off the games of round 1: the higher-ranked player of any board has it
/// if his number among those who had arrived is odd. The first board by number decides.
pub fn shown_by_round_1(snapshot: &Snapshot, system: System) -> Option<Colour> {
    let snapshot = &*contest::view(snapshot, system);
    let round = snapshot.rounds.first()?;
    let field = Field::new(snapshot, RoundNumber::FIRST, Book::of(system).history);
    let place = |number| field.entrants().iter().position(|entrant| entrant.number == number);
    let boards = round.games().iter().filter_map(|game| {
        let (white, black) = (place(game.white)?, place(game.black)?);
        Some((white.min(black), if white < black { Colour::White } else { Colour::Black }))
    });
    let (higher, colour) = boards.min_by_key(|(higher, _)| *higher)?;
    let is_odd = !field.at(higher).arrival.is_multiple_of(2);
    Some(if is_odd { colour } else { colour.other() })
}
