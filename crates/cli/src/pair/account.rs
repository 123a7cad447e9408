//! The reasons of a round in plain words, bracket by bracket.

use std::fmt::Write;

use ronde_model::PairingNumber;
use ronde_report::articles;
use ronde_report::explain::words::refusals::{exclusion, needed, passed_over};
use ronde_swiss::RoundPairing;
use ronde_swiss::dutch::Edition;
use ronde_swiss::reasons::{
    BracketKind, BracketReasons, ByeReasons, ColourReasons, Excluded, PairReasons,
};
use ronde_words::{Lang, PairWords, ProcedureWords, StoryWords, fill};

use super::procedure;
use super::scene::Scene;
use super::words;

/// The whole account.
pub(crate) fn account(scene: &Scene<'_>, pairing: &RoundPairing) -> String {
    if !pairing.reasons.steps.is_empty() {
        return procedure::account(scene, pairing);
    }
    let mut text = String::new();
    let last = pairing.reasons.brackets.len();
    for (number, bracket) in (1..).zip(&pairing.reasons.brackets) {
        text += &heading(number, bracket, scene.lang());
        text += &members(scene, bracket);
        text += &halves(scene, bracket);
        text += &criteria(bracket, number == last, scene.lang());
        for pair in &bracket.pairs {
            text += &pair_account(scene, pair);
        }
        text += &downfloats(scene, bracket);
        text.push('\n');
    }
    match &pairing.reasons.bye {
        Some(bye) => text += &bye_account(scene, bye),
        None if pairing.bye.is_none() => {
            writeln!(text, "{}", StoryWords::of(scene.lang()).s_no_bye).ok();
        }
        None => {}
    }
    text
}

fn heading(number: usize, bracket: &BracketReasons, lang: Lang) -> String {
    let w = StoryWords::of(lang);
    let line = fill!(PairWords::of(lang).bracket, n = number, points = bracket.score);
    match bracket.kind {
        BracketKind::Ordinary | BracketKind::Last => format!("{line}\n"),
        BracketKind::Penultimate => format!("{line}, {}\n", w.penultimate),
        BracketKind::CollapsedLast => format!("{line}, {}\n", w.collapsed),
    }
}

fn members(scene: &Scene<'_>, bracket: &BracketReasons) -> String {
    let (w, mut text) = (PairWords::of(scene.lang()), String::new());
    if !bracket.moved_down.is_empty() {
        let who = scene.all_scored(&bracket.moved_down);
        writeln!(text, "  {}", fill!(w.moved_down, who = who)).ok();
    }
    let who = scene.all_named(&bracket.residents);
    writeln!(text, "  {}", fill!(w.residents, who = who)).ok();
    if !bracket.limbo.is_empty() {
        let who = scene.all_scored(&bracket.limbo);
        writeln!(text, "  {}", fill!(w.limbo, who = who)).ok();
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
        text += &exchange(scene, bracket, (upper, lower));
    }
    text
}

fn exchange(scene: &Scene<'_>, bracket: &BracketReasons, (upper, lower): (&str, &str)) -> String {
    let (w, mut text) = (PairWords::of(scene.lang()), String::new());
    let down = scene.all_named(&bracket.exchanged_down);
    let up = scene.all_named(&bracket.exchanged_up);
    let article = match scene.edition() {
        Edition::E2026 => "4.3",
        Edition::E2017 => "D.2",
    };
    let line =
        fill!(w.exchange, article = article, down = down, lower = lower, up = up, upper = upper);
    writeln!(text, "  {line}").ok();
    if let Some(why) = bracket.without_exchange {
        let without = StoryWords::of(scene.lang()).without_exchange;
        writeln!(text, "      {}", fill!(without, why = exclusion(scene, None, why))).ok();
    }
    text
}

/// What the bracket's pairing fails in; criteria that it meets in full are not listed.
fn criteria(bracket: &BracketReasons, is_last: bool, lang: Lang) -> String {
    let w = PairWords::of(lang);
    let values = articles::values(&bracket.quality, lang).into_iter();
    // There is nothing to look ahead to.
    let values = values.filter(|(which, _)| !(is_last && words::looks_ahead(*which)));
    let failed: Vec<String> = values
        .filter_map(|(which, value)| {
            let name = format!("{} {}", words::criterion(which), articles::meaning(which, lang));
            Some(format!("{name}: {}", value?))
        })
        .collect();
    if failed.is_empty() {
        return format!("  {}\n", w.criteria_met);
    }
    format!("  {}\n", fill!(w.criteria, list = failed.join("; ")))
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
        let not = ProcedureWords::of(scene.lang()).not_pair;
        let line = fill!(not, who = higher, other = instead, why = why);
        writeln!(text, "      {line}").ok();
    }
    text + &colours(scene, pair, pair.colour)
}

fn colours(scene: &Scene<'_>, pair: &PairReasons, colour: ColourReasons) -> String {
    let (w, lang) = (ProcedureWords::of(scene.lang()), scene.lang());
    let (article, rule) = articles::colour_rule(scene.edition(), colour.rule, lang);
    let higher = articles::due(colour.higher_due, lang);
    let lower = articles::due(colour.lower_due, lang);
    // The due of the higher player stands first, whoever has White.
    let due = fill!(
        w.colours_due,
        white = pair.higher,
        first = higher,
        black = pair.lower,
        second = lower
    );
    let line = fill!(w.colours_by, article = article, rule = rule, due = due);
    format!("      {line}\n")
}

fn downfloats(scene: &Scene<'_>, bracket: &BracketReasons) -> String {
    let (w, mut text) = (PairWords::of(scene.lang()), String::new());
    let players: Vec<PairingNumber> =
        bracket.downfloats.iter().map(|downfloat| downfloat.player).collect();
    let Some(why) = needed(scene, bracket.floaters_needed) else { return text };
    let who = scene.all_named(&players);
    let line = match bracket.kind {
        BracketKind::Last | BracketKind::CollapsedLast => {
            fill!(w.left_over, who = who, why = why)
        }
        BracketKind::Ordinary | BracketKind::Penultimate => {
            fill!(w.floats_down, who = who, why = why)
        }
    };
    writeln!(text, "  {line}").ok();
    for downfloat in &bracket.downfloats {
        for excluded in &downfloat.excluded {
            let why = exclusion(scene, None, excluded.by);
            let (who, instead) = (scene.named(downfloat.player), scene.named(excluded.player));
            let line = fill!(w.not_instead, other = instead, who = who, why = why);
            writeln!(text, "      {line}").ok();
        }
    }
    text
}

fn bye_account(scene: &Scene<'_>, bye: &ByeReasons) -> String {
    let w = PairWords::of(scene.lang());
    let who = scene.named(bye.player);
    let line = fill!(w.bye, who = who, points = bye.score, n = bye.unplayed);
    let mut text = format!("{line}\n");
    let not = ProcedureWords::of(scene.lang()).not_one;
    for (player, why) in &bye.passed_over {
        let why = passed_over(scene, *why);
        writeln!(text, "  {}", fill!(not, who = scene.named(*player), why = why)).ok();
    }
    text
}
