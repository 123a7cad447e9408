//! Why a round cannot be paired, in words.

use std::fmt::Write;

use ronde_model::{PairingNumber, RoundNumber};
use ronde_report::explain::words::unpaired;
use ronde_swiss::Book;
use ronde_swiss::field::Bar;
use ronde_swiss::{Board, PairingError, Unpairable};

use super::choice::Caller;
use super::scene::Scene;
use super::words::{Absolute, count};
use crate::language;
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
    let round = scene.round;
    match error {
        PairingError::NoCompletePairing(heart) => Stop::negative(unpairable(scene, heart)),
        PairingError::RoundsNotDeclared => Stop::bad_input(format!(
            "{name} does not declare the number of rounds, and which round is the last decides \
             pairings. {}",
            match caller {
                Caller::Commands => {
                    "Say it with --rounds, or write it into the file (record 142 of TRF26, XXR)."
                }
                Caller::DropIn => "Write it into the file (record 142 of TRF26, XXR).",
            }
        )),
        PairingError::ResultsMissing { games } => {
            let verb = if games.len() == 1 { "has" } else { "have" };
            let games_are = count(games.len(), "game");
            Stop::bad_input(format!(
                "round {round} cannot be paired yet: {games_are} of earlier rounds {verb} no \
                 result \
                 in {name}. Enter the results and pair again."
            ))
            .showing(without_result(scene, games))
        }
        PairingError::NoRoundLeft { declared } => Stop::bad_input(format!(
            "{name} declares {declared} rounds, so there is no round {round}. {}",
            match caller {
                Caller::Commands => {
                    "To pair a round again that the file holds, say which with --round."
                }
                Caller::DropIn => {
                    "If there are to be more, correct the number in the file (record 142 of \
                     TRF26, XXR)."
                }
            }
        )),
        PairingError::RoundsMissing { first } => Stop::bad_input(format!(
            "round {round} cannot be paired, because round {first} is not paired yet in {name}."
        )),
        PairingError::NobodyToPair => Stop::bad_input(format!(
            "nobody is there to be paired in round {round}: everybody is absent or has a bye."
        )),
        PairingError::RatingMissing { players } => Stop::bad_input(format!(
            "round {round} was not paired: {} pairs by ratings, and there is none for {}. Estimate \
             each and pair again (C.04.4.1:1.1, dutch-1992:A1): `ronde convert {name} out.trf \
             --estimate {}=1800`, or with its source \"INGO 130\" for 1800.",
            scene.system,
            scene.all_named(players),
            players.first().map_or(0, |it| it.get())
        )),
        PairingError::BudgetSpent { bracket, players, steps } => {
            let bracket =
                format!("the bracket of {bracket} points ({})", count(*players, "player"));
            too_large(caller, scene, &bracket, *steps)
        }
        PairingError::TooManyRounds => {
            let why = unpaired(error, language::current());
            Stop::bad_input(format!("round {round} cannot be paired: {why}."))
        }
    }
}

fn too_large(caller: Caller, scene: &Scene<'_>, bracket: &str, steps: u64) -> Stop {
    let (round, system) = (scene.round, scene.system);
    let why = match steps {
        0 => format!("is too large to be decided exactly by {system}"),
        steps => format!(
            "is too large for the procedure of the book ({system}), whose answer was not reached \
             in \
             {steps} steps"
        ),
    };
    let other = match caller {
        Caller::Commands => "the round by another edition with --edition",
        Caller::DropIn => "name another edition in the file (record 192)",
    };
    Stop::too_large(format!(
        "round {round} was not paired: {bracket} {why}. Ronde gives no approximate answer. Pair \
         the \
         bracket by hand, or {other}."
    ))
}

fn without_result(scene: &Scene<'_>, games: &[(RoundNumber, Board)]) -> String {
    let mut text = String::new();
    for (round, board) in games.iter().take(LISTED) {
        let (white, black) = (scene.named(board.white), scene.named(board.black));
        writeln!(text, "  round {round}: {white} – {black}").ok();
    }
    if games.len() > LISTED {
        writeln!(text, "  and {} more", games.len() - LISTED).ok();
    }
    text
}

/// The words that callers look for, then the players at the heart of it and what keeps them apart.
fn unpairable(scene: &Scene<'_>, heart: &Unpairable) -> String {
    let article = Book::of(scene.system).articles.no_pairing;
    let article = article.map_or_else(String::new, |article| format!(" ({article})"));
    let mut text = format!(
        "No valid pairing exists for round {}{article}. The chief arbiter decides what to do.\n",
        scene.round
    );
    let lacks = if scene.field().len().is_multiple_of(2) {
        "no opponent"
    } else {
        "neither an opponent nor the bye"
    };
    text += &match heart.players.len() {
        1 => format!("This player finds {lacks}:\n"),
        players => format!("Whatever is done, one of these {players} players finds {lacks}:\n"),
    };
    for (player, others) in heart.players.iter().zip(&heart.opponents) {
        writeln!(text, "  {}", scene.named(*player)).ok();
        writeln!(text, "      may still meet: {}", scene.all_named(others)).ok();
        text += &bars_of(scene, *player);
    }
    text.trim_end().to_owned()
}

/// What keeps a player from everybody else, and from the bye. A reason that holds for many is said
/// once.
fn bars_of(scene: &Scene<'_>, player: PairingNumber) -> String {
    let mut text = String::new();
    let met = scene.barred(player, Bar::Met).into_iter().map(|other| {
        let round =
            scene.met_in(player, other).map_or(String::new(), |it| format!(" (round {it})"));
        scene.named(other) + &round
    });
    let met: Vec<String> = met.collect();
    if !met.is_empty() {
        writeln!(text, "      has met ({}): {}", scene.rule(Absolute::Rematch), met.join("; "))
            .ok();
    }
    let forbidden = scene.barred(player, Bar::Prohibited);
    if !forbidden.is_empty() {
        writeln!(text, "      forbidden (TRF26:260): {}", scene.all_named(&forbidden)).ok();
    }
    let same = scene.barred(player, Bar::SameAbsolutePreference);
    if let (Some(colour), false) = (scene.must_have(player), same.is_empty()) {
        let rule = scene.rule(Absolute::Colours);
        writeln!(text, "      must have {colour}, as must ({rule}): {}", scene.all_named(&same))
            .ok();
    }
    if let Some(by) = scene.entrant(player).and_then(|entrant| entrant.bye_barred)
        && !scene.field().len().is_multiple_of(2)
    {
        let rule = Book::of(scene.system).bye_rule();
        writeln!(text, "      may not have the bye ({rule}): because of round {by}").ok();
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::outcome::Outcome;
    use ronde_model::{Score, Snapshot};

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
