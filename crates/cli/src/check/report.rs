//! What is said about one file.

use ronde_formats::{Problem, Severity};
use ronde_report::problems;
use ronde_swiss::check::Verdict;
use ronde_words::Lang;

use super::hindsight;
use super::ranks::{Ranks, WrongRank, wrong_points};
use super::tally::Tally;
use super::tournament::Checked;
use super::verdict;
use crate::load::Loaded;
use crate::outcome::Stop;
use crate::pair::concern;
use crate::pair::words::{count, plain};
use crate::schedule::Compared;
use crate::wire::{self, check::Entry};

/// Errors of a file that are listed; the rest are counted.
const LISTED: usize = 5;

/// What is said about one file, in one form or the other.
#[expect(clippy::large_enum_variant, reason = "there is one at a time")]
pub(super) enum Page {
    /// For people.
    Text(String),
    /// For programs.
    Json(Entry),
}

/// The page of one file, and what it adds to the counts.
pub(super) struct Report {
    /// What is said about it.
    pub(super) page: Page,
    /// Counts.
    pub(super) tally: Tally,
}

/// A file that was compared.
pub(super) fn of(loaded: &Loaded, checked: &Checked, json: bool) -> Report {
    let errors = loaded.count(Severity::Error);
    let page = if json {
        Page::Json(wire::check::file(loaded, checked))
    } else {
        Page::Text(page(loaded, checked))
    };
    let tally = Tally { points: wrong_points(loaded), ..checked.tally(errors > 0) };
    Report { page, tally }
}

/// A file that is played by a schedule.
pub(super) fn of_schedule(
    loaded: &Loaded,
    compared: &Compared,
    ranks: &Ranks,
    json: bool,
) -> Report {
    let with_errors = usize::from(loaded.count(Severity::Error) > 0);
    let tally = Tally {
        files: 1,
        with_errors,
        rounds: compared.rounds.len(),
        not_prescribed: compared.pairs(),
        colours: compared.colours(),
        points: wrong_points(loaded),
        ranks: ranks.wrong.len(),
        ..Tally::default()
    };
    let page = if json {
        Page::Json(wire::check::scheduled(loaded, compared, ranks))
    } else {
        Page::Text(compared.page.clone() + &errors(loaded) + &wrong_ranks(loaded, ranks))
    };
    Report { page, tally }
}

/// Ranks that are not right, one line each.
fn wrong_ranks(loaded: &Loaded, ranks: &Ranks) -> String {
    let by = match ranks.tie_breaks[..] {
        [] => "by points".to_owned(),
        _ => format!("by points and {}", ranks.tie_breaks.join(",")),
    };
    let line = |wrong: &WrongRank| {
        let who = ronde_report::names::numbered(&loaded.snapshot, wrong.who);
        let right = match wrong.worst - wrong.best {
            0 => wrong.best.to_string(),
            _ => format!("{} to {}", wrong.best, wrong.worst),
        };
        format!("  rank of {}: {} in the file, {right} {by}\n", plain(&who), wrong.stated)
    };
    let mut text: String = ranks.wrong.iter().take(LISTED).map(line).collect();
    if ranks.wrong.len() > LISTED {
        let more = count(ranks.wrong.len() - LISTED, "rank");
        text += &format!("  {more} more: `ronde standings` shows them all\n");
    }
    text
}

/// A file that could not be compared.
pub(super) fn unreadable(name: &str, stop: &Stop, json: bool) -> Report {
    let page = if json {
        Page::Json(wire::check::unreadable(name, stop))
    } else {
        Page::Text(stop.text())
    };
    Report { page, tally: Tally::unreadable(stop.outcome()) }
}

fn page(loaded: &Loaded, checked: &Checked) -> String {
    let mut text = format!("{}: {}, {}\n", loaded.name, heading(checked), checked.choice.words());
    text += &errors(loaded);
    let notes = concern::notes(loaded, Lang::En) + &checked.assumed_rounds();
    text.extend(notes.lines().map(|line| format!("  {line}\n")));
    for check in &checked.rounds {
        if check.verdict != Verdict::Agrees {
            let scene = checked.scene(check.round);
            text += &verdict::words(&scene, &loaded.name, check);
            let supposed = checked.hindsight.get(&check.round);
            text += &supposed.map_or(String::new(), |found| hindsight::words(&scene, found));
        }
    }
    text += &wrong_ranks(loaded, &checked.ranks);
    text
}

fn heading(checked: &Checked) -> String {
    let tally = checked.tally(false);
    let rounds = count(tally.rounds, "round");
    match (tally.differing_rounds(), tally.not_checked) {
        (0, 0) if tally.rounds == 0 => "nothing is paired yet".to_owned(),
        (0, 0) if tally.rounds == 1 => "1 round agrees".to_owned(),
        (0, 0) => format!("all {rounds} agree"),
        (0, not_checked) => format!("{not_checked} of {rounds} cannot be checked"),
        (1, _) => format!("1 of {rounds} differs"),
        (many, _) => format!("{many} of {rounds} differ"),
    }
}

/// What the reader found wrong, one line each.
fn errors(loaded: &Loaded) -> String {
    let errors = loaded.problems.iter().filter(|it| it.severity() == Severity::Error);
    let mut text: String = errors.take(LISTED).map(line).collect();
    let all = loaded.count(Severity::Error);
    if all > LISTED {
        text += &format!("  {} more: `ronde inspect` shows them\n", count(all - LISTED, "error"));
    }
    text
}

fn line(problem: &Problem) -> String {
    let message = problems::told(problem, Lang::En).message;
    match problem.line {
        0 => format!("  error: {message}\n"),
        line => format!("  error in line {line}: {message}\n"),
    }
}
