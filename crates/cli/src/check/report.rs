//! What is said about one file.

use ronde_formats::{Problem, Severity};
use ronde_report::problems;
use ronde_swiss::check::Verdict;
use ronde_words::{CheckWords, Lang, ProblemWords, fill};

use super::hindsight;
use super::ranks::{Ranks, WrongRank, wrong_points};
use super::tally::Tally;
use super::tournament::Checked;
use super::verdict;
use crate::language;
use crate::load::Loaded;
use crate::outcome::Stop;
use crate::pair::concern;
use crate::pair::words::plain;
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
    let (w, lang) = (CheckWords::of(language::current()), language::current());
    let by = match ranks.tie_breaks[..] {
        [] => w.by_points.to_owned(),
        _ => fill!(w.by_points_and, list = ranks.tie_breaks.join(",")),
    };
    let line = |wrong: &WrongRank| {
        let who = plain(&ronde_report::names::numbered_in(&loaded.snapshot, wrong.who, lang));
        let right = match wrong.worst - wrong.best {
            0 => wrong.best.to_string(),
            _ => fill!(w.rank_range, best = wrong.best, worst = wrong.worst),
        };
        let line = fill!(w.rank, who = who, stated = wrong.stated, right = right, by = by);
        format!("  {line}\n")
    };
    let mut text: String = ranks.wrong.iter().take(LISTED).map(line).collect();
    if ranks.wrong.len() > LISTED {
        text += &format!("  {}\n", fill!(w.more_ranks, n = ranks.wrong.len() - LISTED));
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
    let note = ProblemWords::of(language::current()).note;
    let notes = notes(loaded, checked, language::current());
    text.extend(notes.iter().map(|line| format!("  {note}: {line}\n")));
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

/// How the file was read, where it matters.
pub(crate) fn notes(loaded: &Loaded, checked: &Checked, lang: Lang) -> Vec<String> {
    let mut notes = concern::read_as(loaded, lang);
    notes.extend(checked.assumed_rounds(lang));
    notes
}

fn heading(checked: &Checked) -> String {
    let (w, tally) = (CheckWords::of(language::current()), checked.tally(false));
    let rounds = fill!(w.rounds, n = tally.rounds);
    match (tally.differing_rounds(), tally.not_checked) {
        (0, 0) if tally.rounds == 0 => w.nothing_paired.to_owned(),
        (0, 0) => fill!(w.all_agree, n = tally.rounds),
        (0, not_checked) => fill!(w.some_not_checked, some = not_checked, rounds = rounds),
        (many, _) => fill!(w.some_differ, some = many, rounds = rounds),
    }
}

/// What the reader found wrong, one line each.
fn errors(loaded: &Loaded) -> String {
    let errors = loaded.problems.iter().filter(|it| it.severity() == Severity::Error);
    let mut text: String = errors.take(LISTED).map(line).collect();
    let all = loaded.count(Severity::Error);
    if all > LISTED {
        let w = CheckWords::of(language::current());
        text += &format!("  {}\n", fill!(w.more_errors, n = all - LISTED));
    }
    text
}

fn line(problem: &Problem) -> String {
    let w = CheckWords::of(language::current());
    let message = problems::told(problem, language::current()).message;
    let told = match problem.line {
        0 => fill!(w.error, what = message),
        line => fill!(w.error_in_line, line = line, what = message),
    };
    format!("  {told}\n")
}
