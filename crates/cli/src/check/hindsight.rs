//! What may have been otherwise when a round was paired, in words.

use ronde_model::{Bye, GameResult, PairingNumber, PlayedScore};
use ronde_swiss::hindsight::Circumstance;

use crate::pair::scene::Scene;
use crate::pair::words::count;

/// Circumstances that are listed; the rest are counted.
const LISTED: usize = 4;

/// One line each, indented; a line that says so where nothing that was tried explains the round.
pub(super) fn words(scene: &Scene<'_>, found: &[Circumstance]) -> String {
    if found.is_empty() {
        return "    neither other numbers, nor one other result or bye, nor two players kept apart \
                explain it\n"
            .to_owned();
    }
    let mut text = "    it would be the prescribed one, if\n".to_owned();
    for circumstance in found.iter().take(LISTED) {
        text += &format!("      - {}\n", told(scene, circumstance));
    }
    if found.len() > LISTED {
        let more = count(found.len() - LISTED, "other supposition");
        text += &format!("      - ({more} would do, too)\n");
    }
    text
}

/// One circumstance, as the rest of a sentence that begins with *if*.
pub(crate) fn told(scene: &Scene<'_>, circumstance: &Circumstance) -> String {
    match circumstance {
        Circumstance::System(system) => format!("it was paired by {system}"),
        Circumstance::Numbers { moved, colours_by_list } => {
            let one = |(today, then): &(PairingNumber, PairingNumber)| {
                format!("{} had number {then}", scene.named(*today))
            };
            let list: Vec<String> = moved.iter().map(one).collect();
            let colours = if *colours_by_list { ", and colours went by the list" } else { "" };
            format!("{} (as round 1 shows){colours}", list.join(", "))
        }
        Circumstance::Bye { round, player, then } => {
            format!("{} had {} in round {round}", scene.named(*player), bye(*then))
        }
        Circumstance::Result { round, board, then } => format!(
            "{} – {} in round {round} was {}",
            scene.named(board.white),
            scene.named(board.black),
            result(*then)
        ),
        Circumstance::KeptApart(one, other) => {
            format!("{} and {} were kept apart", scene.named(*one), scene.named(*other))
        }
    }
}

fn result(then: GameResult) -> &'static str {
    match then {
        GameResult::Played { score: PlayedScore::WhiteWins, .. } => "1–0",
        GameResult::Played { score: PlayedScore::BlackWins, .. } => "0–1",
        GameResult::Played { score: PlayedScore::Draw, .. } => "½–½",
        _ => "another",
    }
}

fn bye(then: Bye) -> &'static str {
    match then {
        Bye::Zero => "no point",
        Bye::Half => "a half-point bye",
        Bye::Full => "a full-point bye",
    }
}
