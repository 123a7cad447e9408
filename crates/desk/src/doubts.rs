//! What a file does not say, and what had to be assumed: it is written into the journal. Here it is
//! data; `report::doubts` has the words.

use ronde_formats::{Problem, Severity};
use ronde_model::{Colour, Date, GameResult, Round, Snapshot, federation};
use ronde_swiss::System;
use ronde_swiss::system::{self, Chosen};

/// Problems of a file that are written down one by one; the rest are counted. The file itself is
/// kept, so nothing is lost.
const LISTED: usize = 100;

/// Something that is not certain.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Doubt {
    /// The number of rounds is not declared.
    Rounds,
    /// The system is not declared; the date says which is meant.
    SystemByDate {
        /// The day of the event.
        date: Date,
        /// What it is taken to be.
        system: System,
    },
    /// The system is not declared, and there is no date.
    SystemByDefault {
        /// What it is taken to be.
        system: System,
    },
    /// A system is declared that is not built.
    SystemUnknown {
        /// Its code.
        code: String,
    },
    /// The colour drawn for the first player is not given.
    Colour {
        /// What round 1 shows, if it does.
        shown: Option<Colour>,
    },
    /// Players without a name.
    Names {
        /// How many.
        players: usize,
    },
    /// Players whose federation FIDE does not have.
    Federations {
        /// The federation and the name of each.
        players: Vec<(String, String)>,
    },
    /// No tie-breaks are declared.
    TieBreaks,
    /// A round without games.
    NoGames {
        /// Which one.
        round: usize,
    },
    /// Games without a result.
    NoResult {
        /// Of which round.
        round: usize,
        /// How many.
        games: usize,
    },
    /// What the reader had to mend or to assume.
    Read(Problem),
    /// Problems that are not listed.
    More {
        /// How many.
        problems: usize,
    },
}

/// Everything that is not certain, in the order in which it matters. `problems` are those that the
/// reader listed; `serious` is how many errors and warnings there were, listed or not.
pub fn of(snapshot: &Snapshot, problems: &[Problem], serious: usize) -> Vec<Doubt> {
    let mut doubts = of_snapshot(snapshot);
    doubts.extend(of_reading(problems, serious));
    doubts
}

/// What the tournament itself leaves open, however it was read.
pub fn of_snapshot(snapshot: &Snapshot) -> Vec<Doubt> {
    let single = [
        rounds(snapshot),
        system(snapshot),
        colour(snapshot),
        names(snapshot),
        federations(snapshot),
        tie_breaks(snapshot),
    ];
    single.into_iter().flatten().chain(results(snapshot)).collect()
}

fn rounds(snapshot: &Snapshot) -> Option<Doubt> {
    let undeclared = snapshot.rules.declared_rounds.is_none();
    // Those of a schedule follow from it.
    let undeclared = undeclared && ronde_schedule::recipe_of(snapshot).is_err();
    undeclared.then_some(Doubt::Rounds)
}

/// Which rules, where the file does not name them.
fn system(snapshot: &Snapshot) -> Option<Doubt> {
    if ronde_schedule::recipe_of(snapshot).is_ok() {
        return None;
    }
    match system::declared(snapshot) {
        Ok((_, Chosen::ByCode(_))) => None,
        Ok((system, Chosen::ByDate(date))) => Some(Doubt::SystemByDate { date, system }),
        Ok((system, Chosen::ByDefault)) => Some(Doubt::SystemByDefault { system }),
        Err(not) => Some(Doubt::SystemUnknown { code: not.code }),
    }
}

fn colour(snapshot: &Snapshot) -> Option<Doubt> {
    if snapshot.rules.initial_colour.is_some() || ronde_schedule::recipe_of(snapshot).is_ok() {
        return None;
    }
    let declared = system::declared(snapshot).ok();
    let shown = declared
        .and_then(|(system, _)| ronde_swiss::initial_colour::shown_by_round_1(snapshot, system));
    Some(Doubt::Colour { shown })
}

/// A file is taken as it is, also where somebody's federation is none of FIDE's.
fn federations(snapshot: &Snapshot) -> Option<Doubt> {
    let players = snapshot.players.iter();
    let unknown = players.filter(|player| {
        let text = player.federation.trim();
        !text.is_empty() && federation::code(text).is_none()
    });
    let trimmed = |text: &str| text.trim().to_owned();
    let players: Vec<(String, String)> =
        unknown.map(|player| (trimmed(&player.federation), trimmed(&player.name))).collect();
    (!players.is_empty()).then_some(Doubt::Federations { players })
}

fn names(snapshot: &Snapshot) -> Option<Doubt> {
    let unnamed = snapshot.players.iter().filter(|player| player.name.trim().is_empty()).count();
    (unnamed > 0).then_some(Doubt::Names { players: unnamed })
}

fn tie_breaks(snapshot: &Snapshot) -> Option<Doubt> {
    ronde_standings::declared::text(&snapshot.event).is_none().then_some(Doubt::TieBreaks)
}

/// Games without a result, and rounds without games. Of a schedule every round is there from the
/// beginning, so those that are still to be played are no doubt.
fn results(snapshot: &Snapshot) -> Vec<Doubt> {
    let begun = |round: &Round| round.games().iter().any(|it| it.result != GameResult::Pending);
    let last = match ronde_schedule::recipe_of(snapshot) {
        Ok(_) => snapshot.rounds.iter().rposition(begun).map_or(0, |index| index + 1),
        Err(_) => snapshot.held_rounds(),
    };
    let mut doubts = Vec::new();
    for (held, round) in snapshot.rounds.iter().take(last).zip(1..) {
        let pending = |game: &&ronde_model::Game| game.result == GameResult::Pending;
        let games = held.games().iter().filter(pending).count();
        if !held.is_paired() {
            doubts.push(Doubt::NoGames { round });
        }
        if games > 0 {
            doubts.push(Doubt::NoResult { round, games });
        }
    }
    doubts
}

/// What the reader had to mend or to assume.
fn of_reading(problems: &[Problem], serious: usize) -> Vec<Doubt> {
    let grave = |problem: &&Problem| problem.severity() != Severity::Note;
    let listed = problems.iter().filter(grave).take(LISTED).cloned();
    let mut doubts: Vec<Doubt> = listed.map(Doubt::Read).collect();
    if serious > doubts.len() {
        doubts.push(Doubt::More { problems: serious - doubts.len() });
    }
    doubts
}
