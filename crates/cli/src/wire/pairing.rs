//! `ronde pair --json`.

use ronde_model::{PairingNumber, Score};
use ronde_swiss::field::Float;
use ronde_swiss::pairing::standing_points;
use ronde_swiss::{Board, RoundPairing};
use serde::Serialize;

use super::reasons::Reasons;
use super::{Due, InitialColour, System, VERSION, bye, float, points, printed};
use crate::pair::scene::Scene;
use crate::pair::{Ready, rounds, words};

#[derive(Serialize)]
struct Page {
    ronde_pairing: u32,
    round: u16,
    declared_rounds: Option<u16>,
    system: System,
    initial_colour: InitialColour,
    boards: Vec<BoardRow>,
    bye: Option<Seat>,
    byes_asked_for: Vec<ByeRow>,
    alternatives: bool,
    reasons: Reasons,
}

#[derive(Serialize)]
struct BoardRow {
    board: usize,
    white: Seat,
    black: Seat,
}

/// A player at a board, or with the bye.
#[derive(Serialize)]
struct Seat {
    number: u32,
    name: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    title: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    rating: Option<u16>,
    #[serde(skip_serializing_if = "Option::is_none")]
    estimate: Option<u16>,
    /// Points of the table.
    points: String,
    /// Points for the pairing: virtual ones are in it.
    score: String,
    /// Colours of the games played, such as `WBW`.
    colours: String,
    colour_due: Option<Due>,
    /// The float that this round gives.
    float: Option<&'static str>,
    /// Floats of the last round and of the one before.
    floats_before: [Option<&'static str>; 2],
}

#[derive(Serialize)]
struct ByeRow {
    number: u32,
    name: String,
    bye: &'static str,
}

/// The page as indented JSON.
pub(crate) fn page(ready: &Ready, pairing: &RoundPairing, alternatives: bool) -> String {
    let scene = ready.scene();
    let points = standing_points(&ready.snapshot, ready.round.index());
    let seating = Seating { scene: &scene, points: &points };
    let boards = (1..).zip(&pairing.boards).map(|(number, board)| seating.board(number, *board));
    let asked = rounds::byes(&ready.snapshot, ready.round).into_iter();
    let asked = asked.map(|(number, kind)| ByeRow {
        number: number.get(),
        name: seating.name(number),
        bye: bye(kind),
    });
    printed(&Page {
        ronde_pairing: VERSION,
        round: pairing.round.get(),
        declared_rounds: ready.snapshot.rules.declared_rounds,
        system: System::from(&ready.choice),
        initial_colour: InitialColour::from(ready.initial),
        boards: boards.collect(),
        bye: pairing.bye.map(|number| seating.seat(number, Some(Float::Down))),
        byes_asked_for: asked.collect(),
        alternatives,
        reasons: Reasons::of(&scene, &pairing.reasons),
    })
}

/// What is known of the players.
struct Seating<'a> {
    scene: &'a Scene<'a>,
    /// Points of the table, in the order of the list.
    points: &'a [Score],
}

impl Seating<'_> {
    fn board(&self, number: usize, board: Board) -> BoardRow {
        let (white, black) = (self.scene.score(board.white), self.scene.score(board.black));
        let float = |own: Score, other: Score| match own.cmp(&other) {
            std::cmp::Ordering::Greater => Some(Float::Down),
            std::cmp::Ordering::Less => Some(Float::Up),
            std::cmp::Ordering::Equal => None,
        };
        BoardRow {
            board: number,
            white: self.seat(board.white, float(white, black)),
            black: self.seat(board.black, float(black, white)),
        }
    }

    fn name(&self, number: PairingNumber) -> String {
        self.scene.snapshot.player(number).map_or(String::new(), |player| player.name.clone())
    }

    fn seat(&self, number: PairingNumber, given: Option<Float>) -> Seat {
        let player = self.scene.snapshot.player(number);
        let index = self.scene.snapshot.index_of(number);
        let entrant = self.scene.entrant(number);
        Seat {
            number: number.get(),
            name: self.name(number),
            title: player.and_then(|player| player.title).map(ronde_model::Title::code),
            rating: player.and_then(|player| player.rating),
            estimate: player.and_then(|player| Some(player.estimate.as_ref()?.rating)),
            points: points(index.map_or(Score::ZERO, |index| self.points[index])),
            score: points(self.scene.score(number)),
            colours: entrant.map(|entrant| words::letters(&entrant.colours)).unwrap_or_default(),
            colour_due: entrant.and_then(|entrant| entrant.preference).map(Due::from),
            float: given.map(float),
            floats_before: entrant.map_or([None, None], |it| it.floats.map(|ago| ago.map(float))),
        }
    }
}
