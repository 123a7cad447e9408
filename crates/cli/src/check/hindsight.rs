//! What may have been otherwise when a round was paired, in words.

use ronde_model::{Bye, GameResult, PairingNumber, PlayedScore};
use ronde_report::systems;
use ronde_swiss::hindsight::Circumstance;
use ronde_words::{CheckWords, fill};

use crate::pair::scene::Scene;

/// Circumstances that are listed; the rest are counted.
const LISTED: usize = 4;

/// One line each, indented; a line that says so where nothing that was tried explains the round.
pub(super) fn words(scene: &Scene<'_>, found: &[Circumstance]) -> String {
    let w = CheckWords::of(scene.lang());
    if found.is_empty() {
        return format!("    {}\n", w.nothing_explains);
    }
    let mut text = format!("    {}\n", w.would_be);
    for circumstance in found.iter().take(LISTED) {
        text += &format!("      - {}\n", told(scene, circumstance));
    }
    if found.len() > LISTED {
        text += &format!("      - {}\n", fill!(w.would_do_too, n = found.len() - LISTED));
    }
    text
}

/// One circumstance, as the rest of a sentence that begins with *if*.
pub(crate) fn told(scene: &Scene<'_>, circumstance: &Circumstance) -> String {
    let w = CheckWords::of(scene.lang());
    match circumstance {
        Circumstance::System(system) => {
            fill!(w.if_system, system = systems::in_head(*system, scene.lang()))
        }
        Circumstance::Numbers { moved, colours_by_list } => {
            let one = |(today, then): &(PairingNumber, PairingNumber)| {
                fill!(w.if_number, who = scene.named(*today), n = then)
            };
            let list = moved.iter().map(one).collect::<Vec<String>>().join(", ");
            if *colours_by_list {
                fill!(w.if_numbers_by_list, list = list)
            } else {
                fill!(w.if_numbers, list = list)
            }
        }
        Circumstance::Bye { round, player, then } => {
            let who = scene.named(*player);
            match then {
                Bye::Zero => fill!(w.if_no_point, who = who, n = round),
                Bye::Half => fill!(w.if_half_bye, who = who, n = round),
                Bye::Full => fill!(w.if_full_bye, who = who, n = round),
            }
        }
        Circumstance::Result { round, board, then } => {
            let (white, black) = (scene.named(board.white), scene.named(board.black));
            let result = result(*then, w);
            fill!(w.if_result, white = white, black = black, n = round, result = result)
        }
        Circumstance::KeptApart(one, other) => {
            fill!(w.if_kept_apart, a = scene.named(*one), b = scene.named(*other))
        }
    }
}

fn result(then: GameResult, w: &CheckWords) -> &'static str {
    match then {
        GameResult::Played { score: PlayedScore::WhiteWins, .. } => "1–0",
        GameResult::Played { score: PlayedScore::BlackWins, .. } => "0–1",
        GameResult::Played { score: PlayedScore::Draw, .. } => "½–½",
        _ => w.another_result,
    }
}
