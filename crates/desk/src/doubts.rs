//! What a file does not say, and what had to be assumed: it is written into the journal.

use ronde_formats::{Problem, Severity};
use ronde_model::{Colour, GameResult, Round, Snapshot, federation};
use ronde_swiss::System;
use ronde_swiss::system::{self, Chosen};

/// Problems of a file that are written down one by one; the rest are counted. The file itself is
/// kept, so nothing is lost.
const LISTED: usize = 100;
/// Players of one kind that are named.
const SHOWN: usize = 10;

/// Everything that is not certain, in the order in which it matters. `problems` are those that the
/// reader listed; `serious` is how many errors and warnings there were, listed or not.
pub fn of(snapshot: &Snapshot, problems: &[Problem], serious: usize) -> Vec<String> {
    let mut doubts: Vec<String> = [
        rounds(snapshot),
        system(snapshot),
        colour(snapshot),
        players(snapshot),
        federations(snapshot),
        tie_breaks(snapshot),
    ]
    .into_iter()
    .flatten()
    .collect();
    doubts.extend(results(snapshot));
    doubts.extend(of_reading(problems, serious));
    doubts
}

fn rounds(snapshot: &Snapshot) -> Option<String> {
    let undeclared = snapshot.rules.declared_rounds.is_none();
    // Those of a schedule follow from it.
    let undeclared = undeclared && ronde_schedule::recipe_of(snapshot).is_err();
    undeclared.then(|| "the number of rounds is not declared (record 142 of TRF26)".to_owned())
}

/// Which rules, where the file does not name them.
fn system(snapshot: &Snapshot) -> Option<String> {
    if ronde_schedule::recipe_of(snapshot).is_ok() {
        return None;
    }
    match system::declared(snapshot) {
        Ok((_, Chosen::ByCode(_))) => None,
        Ok((system, Chosen::ByDate(date))) => Some(format!(
            "the pairing system is not declared (record 192 of TRF26); by the date {date} it is \
             taken to be the {}",
            system_name(system)
        )),
        Ok((system, Chosen::ByDefault)) => Some(format!(
            "the pairing system is not declared (record 192 of TRF26), and there is no date; it is \
             taken to be the {}, which is in force",
            system_name(system)
        )),
        Err(not) => Some(not.to_string()),
    }
}

fn colour(snapshot: &Snapshot) -> Option<String> {
    if snapshot.rules.initial_colour.is_some() || ronde_schedule::recipe_of(snapshot).is_ok() {
        return None;
    }
    let declared = system::declared(snapshot).ok();
    let shown = declared
        .and_then(|(system, _)| ronde_swiss::initial_colour::shown_by_round_1(snapshot, system));
    Some(match shown {
        Some(colour) => format!(
            "the colour drawn for the first player is not given (record 152 of TRF26); round 1 shows \
             {}",
            if colour == Colour::White { "White" } else { "Black" }
        ),
        None => "the colour drawn for the first player is not given (record 152 of TRF26), and \
                 round 1 does not show it"
            .to_owned(),
    })
}

/// A file is taken as it is, also where somebody's federation is none of FIDE's.
fn federations(snapshot: &Snapshot) -> Option<String> {
    let players = snapshot.players.iter();
    let unknown = players.filter(|player| {
        let text = player.federation.trim();
        !text.is_empty() && federation::code(text).is_none()
    });
    let told: Vec<String> = unknown
        .map(|player| format!("{} ({})", player.federation.trim(), player.name.trim()))
        .collect();
    let shown = told.iter().take(SHOWN).map(String::as_str).collect::<Vec<_>>().join(", ");
    let more = if told.len() > SHOWN { ", and others" } else { "" };
    (!told.is_empty()).then(|| {
        format!(
            "{} with a federation that FIDE does not have: {shown}{more}",
            count(told.len(), "player")
        )
    })
}

fn players(snapshot: &Snapshot) -> Option<String> {
    let unnamed = snapshot.players.iter().filter(|player| player.name.trim().is_empty()).count();
    (unnamed > 0).then(|| format!("{} without a name", count(unnamed, "player")))
}

fn tie_breaks(snapshot: &Snapshot) -> Option<String> {
    let none = ronde_standings::declared::text(&snapshot.event).is_none();
    none.then(|| "no tie-breaks are declared (records 202 and 212 of TRF26)".to_owned())
}

/// Games without a result, and rounds without games. Of a schedule every round is there from the
/// beginning, so those that are still to be played are no doubt.
fn results(snapshot: &Snapshot) -> Vec<String> {
    let begun = |round: &Round| round.games().iter().any(|it| it.result != GameResult::Pending);
    let last = match ronde_schedule::recipe_of(snapshot) {
        Ok(_) => snapshot.rounds.iter().rposition(begun).map_or(0, |index| index + 1),
        Err(_) => snapshot.held_rounds(),
    };
    let mut doubts = Vec::new();
    for (round, number) in snapshot.rounds.iter().take(last).zip(1..) {
        let pending = |game: &&ronde_model::Game| game.result == GameResult::Pending;
        let missing = round.games().iter().filter(pending).count();
        if !round.is_paired() {
            doubts.push(format!("round {number} has no games"));
        }
        if missing > 0 {
            doubts.push(format!("{} of round {number} without a result", count(missing, "game")));
        }
    }
    doubts
}

/// What the reader had to mend or to assume.
fn of_reading(problems: &[Problem], serious: usize) -> Vec<String> {
    let grave = |problem: &&Problem| problem.severity() != Severity::Note;
    let mut doubts: Vec<String> =
        problems.iter().filter(grave).take(LISTED).map(in_words).collect();
    if serious > doubts.len() {
        doubts.push(format!("{} more in the file", count(serious - doubts.len(), "problem")));
    }
    doubts
}

fn in_words(problem: &Problem) -> String {
    let place = match problem.line {
        0 => String::new(),
        line => format!("line {line}: "),
    };
    match problem.assumed() {
        Some(assumed) => format!("{place}{} ({assumed})", problem.message()),
        None => format!("{place}{}", problem.message()),
    }
}

/// `1 player`, `2 players`.
fn count(number: usize, one: &str) -> String {
    if number == 1 { format!("1 {one}") } else { format!("{number} {one}s") }
}

/// `Dutch system, edition of 2026`.
pub fn system_name(system: System) -> String {
    let name = system.family().words();
    system.year().map_or(name.to_owned(), |year| format!("{name}, edition of {year}"))
}
