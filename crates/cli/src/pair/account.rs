//! The reasons of a round in plain English, bracket by bracket.

use std::fmt::Write;

use ronde_model::PairingNumber;
use ronde_report::explain::words::refusals::{exclusion, needed, passed_over};
use ronde_swiss::RoundPairing;
use ronde_swiss::dutch::Edition;
use ronde_swiss::reasons::{
    BracketKind, BracketReasons, ByeReasons, ColourReasons, Excluded, PairReasons,
};

use super::procedure;
use super::scene::Scene;
use super::words::{self, count};

/// The whole account.
pub(crate) fn account(scene: &Scene<'_>, pairing: &RoundPairing) -> String {
    if !pairing.reasons.steps.is_empty() {
        return procedure::account(scene, pairing);
    }
    let mut text = String::new();
    let last = pairing.reasons.brackets.len();
    for (number, bracket) in (1..).zip(&pairing.reasons.brackets) {
        writeln!(text, "Bracket {number}: {} points{}", bracket.score, kind(bracket.kind)).ok();
        text += &members(scene, bracket);
        text += &halves(scene, bracket);
        text += &criteria(bracket, number == last);
        for pair in &bracket.pairs {
            text += &pair_account(scene, pair);
        }
        text += &downfloats(scene, bracket);
        text.push('\n');
    }
    match &pairing.reasons.bye {
        Some(bye) => text += &bye_account(scene, bye),
        None if pairing.bye.is_none() => text += "No bye: the number of players is even.\n",
        None => {}
    }
    text
}

fn kind(kind: BracketKind) -> &'static str {
    match kind {
        BracketKind::Ordinary | BracketKind::Last => "",
        BracketKind::Penultimate => ", paired again so that the rest can be paired (A.9)",
        BracketKind::CollapsedLast => ", everybody below in one bracket (A.9)",
    }
}

fn members(scene: &Scene<'_>, bracket: &BracketReasons) -> String {
    let mut text = String::new();
    if !bracket.moved_down.is_empty() {
        writeln!(text, "  Moved down: {}", scene.all_scored(&bracket.moved_down)).ok();
    }
    writeln!(text, "  Residents: {}", scene.all_named(&bracket.residents)).ok();
    if !bracket.limbo.is_empty() {
        writeln!(text, "  Limbo: {}", scene.all_scored(&bracket.limbo)).ok();
    }
    text
}

fn halves(scene: &Scene<'_>, bracket: &BracketReasons) -> String {
    let mut text = String::new();
    if bracket.upper_half.is_empty() {
        return text;
    }
    let (upper, lower) = if bracket.moved_down.is_empty() { ("S1", "S2") } else { ("S1R", "S2R") };
    writeln!(text, "  {upper}: {}", scene.all_named(&bracket.upper_half)).ok();
    writeln!(text, "  {lower}: {}", scene.all_named(&bracket.lower_half)).ok();
    if !bracket.exchanged_down.is_empty() {
        let down = scene.all_named(&bracket.exchanged_down);
        let up = scene.all_named(&bracket.exchanged_up);
        let article = match scene.edition() {
            Edition::E2026 => "4.3",
            Edition::E2017 => "D.2",
        };
        writeln!(text, "  Exchange ({article}): {down} to {lower}, {up} to {upper}").ok();
        if let Some(why) = bracket.without_exchange {
            writeln!(text, "      without it: {}", exclusion(scene, None, why)).ok();
        }
    }
    text
}

/// What the bracket's pairing fails in; criteria that it meets in full are not listed.
fn criteria(bracket: &BracketReasons, is_last: bool) -> String {
    let values = words::criteria(&bracket.quality).into_iter();
    // There is nothing to look ahead to.
    let values = values.filter(|(which, _)| !(is_last && words::looks_ahead(*which)));
    let failed: Vec<String> = values
        .filter_map(|(which, value)| {
            let name = format!("{} {}", words::criterion(which), words::meaning(which));
            Some(format!("{name}: {}", value?))
        })
        .collect();
    if failed.is_empty() {
        return "  Criteria: all met in full\n".to_owned();
    }
    format!("  Criteria: {}; all others met in full\n", failed.join("; "))
}

fn pair_account(scene: &Scene<'_>, pair: &PairReasons) -> String {
    let (white, black) = match pair.colour.higher {
        ronde_model::Colour::White => (pair.higher, pair.lower),
        ronde_model::Colour::Black => (pair.lower, pair.higher),
    };
    let mut text = format!("  {} – {}\n", scene.named(white), scene.named(black));
    for excluded in &pair.excluded {
        let Excluded { player, by } = *excluded;
        let why = exclusion(scene, Some((pair.higher, player)), by);
        let (higher, instead) = (scene.named(pair.higher), scene.named(player));
        writeln!(text, "      not {higher} with {instead}: {why}").ok();
    }
    text + &colours(scene, pair, pair.colour)
}

fn colours(scene: &Scene<'_>, pair: &PairReasons, colour: ColourReasons) -> String {
    let (article, rule) = words::colour_rule(scene.edition(), colour.rule);
    let (higher, lower) = (words::due(colour.higher_due), words::due(colour.lower_due));
    let (first, second) = (pair.higher, pair.lower);
    format!("      colours ({article}): {rule}; due: {first} {higher}, {second} {lower}\n")
}

fn downfloats(scene: &Scene<'_>, bracket: &BracketReasons) -> String {
    let mut text = String::new();
    let players: Vec<PairingNumber> =
        bracket.downfloats.iter().map(|downfloat| downfloat.player).collect();
    let Some(why) = needed(scene, bracket.floaters_needed) else { return text };
    let verb = match bracket.kind {
        BracketKind::Last | BracketKind::CollapsedLast => "Left over",
        _ => "Floats down",
    };
    writeln!(text, "  {verb}: {} ({why})", scene.all_named(&players)).ok();
    for downfloat in &bracket.downfloats {
        for excluded in &downfloat.excluded {
            let why = exclusion(scene, None, excluded.by);
            let (who, instead) = (scene.named(downfloat.player), scene.named(excluded.player));
            writeln!(text, "      not {instead} instead of {who}: {why}").ok();
        }
    }
    text
}

fn bye_account(scene: &Scene<'_>, bye: &ByeReasons) -> String {
    let unplayed = count(bye.unplayed.into(), "unplayed game");
    let mut text =
        format!("Bye: {}, with {} points and {unplayed}\n", scene.named(bye.player), bye.score);
    for (player, why) in &bye.passed_over {
        let why = passed_over(scene, *why);
        writeln!(text, "  not {}: {why}", scene.named(*player)).ok();
    }
    text
}
