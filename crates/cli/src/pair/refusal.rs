//! Why a round cannot be paired, in words.

use std::fmt::Write;

use ronde_model::{PairingNumber, RoundNumber, Score};
use ronde_report::explain::words::unpaired;
use ronde_report::systems;
use ronde_swiss::field::Bar;
use ronde_swiss::{Board, PairingError, Unpairable};
use ronde_words::{PairWords, fill};

use super::choice::Caller;
use super::scene::Scene;
use super::words::Absolute;
use crate::outcome::Stop;

/// Games without a result that are listed; the rest are counted.
const LISTED: usize = 20;

/// What stops the pairing of a round of the file `name`, and what to do.
pub(crate) fn stop(scene: &Scene<'_>, name: &str, error: &PairingError) -> Stop {
    stop_for(Caller::Commands, scene, name, error)
}

/// The same, with advice that the caller's command line can follow.
pub(crate) fn stop_for(
    caller: Caller,
    scene: &Scene<'_>,
    name: &str,
    error: &PairingError,
) -> Stop {
    let (w, round) = (PairWords::of(scene.lang()), scene.round);
    match error {
        PairingError::NoCompletePairing(heart) => Stop::negative(unpairable(scene, heart)),
        PairingError::RoundsNotDeclared => Stop::bad_input(match caller {
            Caller::Commands => fill!(w.not_declared, name = name),
            Caller::DropIn => fill!(w.not_declared_in_file, name = name),
        }),
        PairingError::ResultsMissing { games } => {
            let missing = fill!(w.results_missing, round = round, n = games.len(), name = name);
            Stop::bad_input(missing).showing(without_result(scene, games))
        }
        PairingError::NoRoundLeft { declared: all } => Stop::bad_input(match caller {
            Caller::Commands => fill!(w.no_round_left, name = name, declared = all, round = round),
            Caller::DropIn => {
                fill!(w.no_round_left_in_file, name = name, declared = all, round = round)
            }
        }),
        PairingError::RoundsMissing { first } => {
            Stop::bad_input(fill!(w.rounds_missing, round = round, first = first, name = name))
        }
        PairingError::NobodyToPair => Stop::bad_input(fill!(w.nobody, round = round)),
        PairingError::RatingMissing { players } => rating_missing(scene, name, players),
        PairingError::BudgetSpent { bracket, players, steps } => {
            too_large(caller, scene, (*bracket, *players), *steps)
        }
        PairingError::TooManyRounds => {
            let why = unpaired(error, scene.lang());
            Stop::bad_input(fill!(w.cannot, round = round, why = why))
        }
    }
}

fn rating_missing(scene: &Scene<'_>, name: &str, players: &[PairingNumber]) -> Stop {
    let w = PairWords::of(scene.lang());
    Stop::bad_input(fill!(
        w.rating_missing,
        round = scene.round,
        system = systems::in_head(scene.system, scene.lang()),
        who = scene.all_named(players),
        name = name,
        number = players.first().map_or(0, |it| it.get())
    ))
}

fn too_large(caller: Caller, scene: &Scene<'_>, bracket: (Score, usize), steps: u64) -> Stop {
    let w = PairWords::of(scene.lang());
    let ((points, n), system) = (bracket, systems::in_head(scene.system, scene.lang()));
    let why = match steps {
        0 => fill!(w.too_large_exactly, points = points, n = n, system = system),
        steps => {
            fill!(w.too_large_in_steps, points = points, n = n, system = system, steps = steps)
        }
    };
    let instead = match caller {
        Caller::Commands => w.by_hand_or_option,
        Caller::DropIn => w.by_hand_or_record,
    };
    Stop::too_large(fill!(w.too_large, round = scene.round, why = why, instead = instead))
}

fn without_result(scene: &Scene<'_>, games: &[(RoundNumber, Board)]) -> String {
    let (w, mut text) = (PairWords::of(scene.lang()), String::new());
    for (round, board) in games.iter().take(LISTED) {
        let (white, black) = (scene.named(board.white), scene.named(board.black));
        let line = fill!(w.game_of_round, round = round, white = white, black = black);
        writeln!(text, "  {line}").ok();
    }
    if games.len() > LISTED {
        writeln!(text, "  {}", fill!(w.and_more, n = games.len() - LISTED)).ok();
    }
    text
}

/// The words that callers look for, then the players at the heart of it and what keeps them apart.
fn unpairable(scene: &Scene<'_>, heart: &Unpairable) -> String {
    let w = PairWords::of(scene.lang());
    let none = match scene.book().articles.no_pairing {
        Some(article) => fill!(w.none_by, round = scene.round, article = article),
        None => fill!(w.none, round = scene.round),
    };
    let is_even = scene.field().len().is_multiple_of(2);
    let lacks = match (heart.players.len(), is_even) {
        (1, true) => w.one_without_opponent.to_owned(),
        (1, false) => w.one_without_anything.to_owned(),
        (players, true) => fill!(w.some_without_opponent, n = players),
        (players, false) => fill!(w.some_without_anything, n = players),
    };
    let mut text = format!("{none}\n{lacks}\n");
    for (player, others) in heart.players.iter().zip(&heart.opponents) {
        writeln!(text, "  {}", scene.named(*player)).ok();
        writeln!(text, "      {}", fill!(w.may_meet, who = scene.all_named(others))).ok();
        for line in bars_of(scene, *player) {
            writeln!(text, "      {line}").ok();
        }
    }
    text.trim_end().to_owned()
}

/// What keeps a player from everybody else, and from the bye. A reason that holds for many is said
/// once.
fn bars_of(scene: &Scene<'_>, player: PairingNumber) -> Vec<String> {
    let (w, mut lines) = (PairWords::of(scene.lang()), Vec::new());
    let met = has_met(scene, player);
    if !met.is_empty() {
        let article = scene.rule(Absolute::Rematch);
        lines.push(fill!(w.has_met, article = article, who = met.join("; ")));
    }
    let forbidden = scene.barred(player, Bar::Prohibited);
    if !forbidden.is_empty() {
        lines.push(fill!(w.forbidden, who = scene.all_named(&forbidden)));
    }
    let same = scene.barred(player, Bar::SameAbsolutePreference);
    if let (Some(colour), false) = (scene.must_have(player), same.is_empty()) {
        let (article, who) = (scene.rule(Absolute::Colours), scene.all_named(&same));
        lines.push(fill!(w.must_have, colour = colour, article = article, who = who));
    }
    if let Some(by) = scene.entrant(player).and_then(|entrant| entrant.bye_barred)
        && !scene.field().len().is_multiple_of(2)
    {
        let article = scene.book().bye_rule();
        lines.push(fill!(w.bye_barred, article = article, round = by));
    }
    lines
}

/// Everybody whom a player has met, with the round.
fn has_met(scene: &Scene<'_>, player: PairingNumber) -> Vec<String> {
    let w = PairWords::of(scene.lang());
    let named = |other| match scene.met_in(player, other) {
        Some(round) => fill!(w.met_in, who = scene.named(other), round = round),
        None => scene.named(other),
    };
    scene.barred(player, Bar::Met).into_iter().map(named).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::outcome::Outcome;
    use ronde_model::Snapshot;

    /// A budget that is spent is named with its bracket, and ends with 4.
    #[test]
    fn a_bracket_that_is_too_large() {
        let snapshot = Snapshot::default();
        let scene = Scene::new(&snapshot, RoundNumber::FIRST, ronde_swiss::System::Dutch1992);
        let bracket = Score::from_tenths(35);
        let error = PairingError::BudgetSpent { bracket, players: 64, steps: 1_000_000 };
        let stop = stop(&scene, "a.trf", &error);
        assert_eq!(Outcome::TooLarge, stop.outcome());
        let words = stop.words();
        for part in ["3.5 points (64 players)", "Dutch 1992", "1000000 steps", "--edition"] {
            assert!(words.contains(part), "{part}: {words}");
        }
    }
}
