//! `-l`: the players of a round as the pairing sees them, with the columns of both programs in a
//! layout of ours.

use std::fmt::Write;

use ronde_model::system::{AccelerationCode, without_acceleration};
use ronde_model::{Colour, PairingNumber, Score, Snapshot};
use ronde_swiss::RoundPairing;
use ronde_swiss::colours::Strength;
use ronde_swiss::field::{Entrant, Float};
use ronde_swiss::system::{self, Chosen};

use crate::pair::scene::Scene;
use crate::pair::words;

/// What the columns mean, at the end of the file.
pub(super) const LEGEND: &str = "\
Pts   points for the pairing, virtual ones included
Pref  colour due: W last two games Black, W1 the same and one Black too many, WW two too many,
      WWW three too many (all absolute); (W) strong, (w) mild; the same with B; A any
-1R   float of the last round, -2R of the round before: D down, U up
Cur   opponent and colour in this round, and its float; bye
";

/// The tournament as if its code declared Baku acceleration (`-b`).
pub(super) fn accelerated(snapshot: Snapshot, baku: bool) -> Snapshot {
    if !baku {
        return snapshot;
    }
    let code = match system::declared(&snapshot) {
        Ok((_, Chosen::ByCode(code))) => code,
        Ok(_) => "FIDE_DUTCH".to_owned(),
        // Unless the Dutch system was named, the refusal of this one comes when it is asked for.
        Err(not) => not.code,
    };
    let mut parts = snapshot.into_parts();
    parts.event.kind_code =
        format!("{}{}", without_acceleration(&code), AccelerationCode::Baku.ending());
    Snapshot::new(parts).expect("nobody new is named")
}

/// The table, with a blank line between scores.
pub(super) fn page(scene: &Scene<'_>, pairing: Option<&RoundPairing>) -> String {
    let entrants = scene.field().entrants();
    let history = entrants.iter().map(|entrant| entrant.colours.games()).max().unwrap_or(0);
    let history = usize::from(history).max("history".len());
    let mut text =
        format!("{:>5} {:>6}  {:<history$}  Pref  -1R  -2R  Cur\n", "ID", "Pts", "history");
    let mut last: Option<Score> = None;
    for entrant in entrants {
        if last.is_some_and(|last| last != entrant.score) {
            text.push('\n');
        }
        last = Some(entrant.score);
        let line = row(scene, pairing, entrant, history);
        writeln!(text, "{}", line.trim_end()).ok();
    }
    text + "\n"
}

fn row(
    scene: &Scene<'_>,
    pairing: Option<&RoundPairing>,
    entrant: &Entrant,
    history: usize,
) -> String {
    let floats = entrant.floats.map(|float| float.map_or("", float_letter));
    format!(
        "{:>5} {:>6}  {:<history$}  {:<4}  {:<3}  {:<3}  {}",
        entrant.number.get(),
        entrant.score.to_string(),
        words::letters(&entrant.colours),
        preference(entrant),
        floats[0],
        floats[1],
        pairing.map_or(String::new(), |pairing| current(scene, pairing, entrant)),
    )
}

fn float_letter(float: Float) -> &'static str {
    match float {
        Float::Down => "D",
        Float::Up => "U",
    }
}

/// How urgently which colour is due.
fn preference(entrant: &Entrant) -> String {
    let Some(due) = entrant.preference else { return "A".to_owned() };
    let letter = if due.colour == Colour::White { "W" } else { "B" };
    match (due.strength, entrant.colours.difference().unsigned_abs()) {
        (Strength::Mild, _) => format!("({})", letter.to_ascii_lowercase()),
        (Strength::Strong, _) => format!("({letter})"),
        (Strength::Absolute, 0) => letter.to_owned(),
        (Strength::Absolute, 1) => format!("{letter}1"),
        (Strength::Absolute, 2) => letter.repeat(2),
        (Strength::Absolute, _) => letter.repeat(3),
    }
}

/// Opponent and colour, and the float that the round gives.
fn current(scene: &Scene<'_>, pairing: &RoundPairing, entrant: &Entrant) -> String {
    if pairing.bye == Some(entrant.number) {
        return "bye D".to_owned();
    }
    let (opponent, letter) = match opponent(pairing, entrant.number) {
        Some((opponent, Colour::White)) => (opponent, 'W'),
        Some((opponent, Colour::Black)) => (opponent, 'B'),
        None => return String::new(),
    };
    let float = match entrant.score.cmp(&scene.score(opponent)) {
        std::cmp::Ordering::Greater => " D",
        std::cmp::Ordering::Less => " U",
        std::cmp::Ordering::Equal => "",
    };
    format!("{opponent}{letter}{float}")
}

fn opponent(pairing: &RoundPairing, number: PairingNumber) -> Option<(PairingNumber, Colour)> {
    pairing.boards.iter().find_map(|board| match number {
        white if white == board.white => Some((board.black, Colour::White)),
        black if black == board.black => Some((board.white, Colour::Black)),
        _ => None,
    })
}
