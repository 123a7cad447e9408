//! `cargo xtask test`: everything a change must pass, in the order of [`STEPS`].
//!
//! A failing step does not stop the others: whoever waits for the whole run wants the whole list.
//! The last line is `N passed, N failed`, followed by `, N skipped` when something could not be
//! tried. While the browser is at work, which waits half of its time, a second suite runs the steps
//! of [`BESIDE`]; what it said is shown when it has ended. Tests are counted by their runners'
//! closing lines; a step that fails without a failing test (format, clippy, a build that breaks)
//! counts as one failure.

use std::io::IsTerminal;
use std::process::Command;
use std::thread;
use std::time::Instant;

use crate::process::{self, Finished};
use crate::readers::{self, Trouble};
use crate::setup::{self, Task};
use crate::slowest::{self, TimedTest};
use crate::tally::{Runner, Tally, skipped_notes};
use crate::{browser, postgres, tidy, workspace};

/// Seconds that the fuzz step spends; `cargo xtask soak formats-fuzz` takes ten minutes.
const FUZZ_SECONDS: &str = "20";

struct Step {
    name: &'static str,
    about: &'static str,
    run: fn() -> Outcome,
}

/// To add a step, add a row.
const STEPS: &[Step] = &[
    Step { name: "tools", about: "installed tools that the tests need", run: tools },
    Step { name: "format", about: "cargo fmt --check", run: format },
    Step { name: "clippy", about: "clippy, all targets, warnings denied", run: clippy },
    Step { name: "tidy", about: "house rules", run: house_rules },
    Step { name: "tests", about: "all tests", run: tests },
    Step { name: "doctests", about: "examples in the documentation", run: doctests },
    Step { name: "docs", about: "cargo doc, broken links denied", run: docs },
    Step {
        name: "readers",
        about: "files for others, read back by others' programs",
        run: readers,
    },
    Step { name: "browser", about: "journeys through the app in a real browser", run: browser },
    Step { name: "fuzz", about: "20 seconds of random bytes for the readers", run: fuzz },
];

/// Steps that run while the browser does.
const BESIDE: [&str; 4] = ["doctests", "docs", "readers", "fuzz"];

/// What one step found.
#[derive(Debug, Default)]
struct Outcome {
    success: bool,
    tally: Tally,
    notes: Vec<String>,
    timed: Vec<TimedTest>,
}

/// Asks for the table of the slowest tests.
const SLOWEST: &str = "--slowest";

/// Runs the steps named in `words`, all of them if none is named.
pub(crate) fn run(words: &[String]) -> Result<(), String> {
    let (options, names): (Vec<String>, Vec<String>) =
        words.iter().cloned().partition(|word| word == SLOWEST);
    let mut steps = chosen(&names)?;
    let whole = names.is_empty();
    if whole {
        steps.retain(|step| !BESIDE.contains(&step.name));
    }
    let mut total = Tally::default();
    let mut notes = Vec::new();
    let mut failed = Vec::new();
    let mut timed = Vec::new();
    for step in steps {
        println!("\n=== {}: {}", step.name, step.about);
        let started = Instant::now();
        let outcome =
            if whole && step.name == "browser" { accompanied(step) } else { (step.run)() };
        let verdict = if outcome.success { "ok" } else { "FAILED" };
        println!("--- {} {verdict} in {:.1} s", step.name, started.elapsed().as_secs_f64());
        total += counted(&outcome);
        notes.extend(outcome.notes);
        timed.extend(outcome.timed);
        if !outcome.success {
            failed.push(step.name);
        }
    }
    notes.sort();
    notes.dedup();
    total.skipped += u32::try_from(notes.len()).unwrap_or(u32::MAX);
    if !options.is_empty() {
        println!("\n{}", slowest::table(timed));
    }
    close(total, &notes, &failed)
}

/// A step, and beside it a suite of those that need not wait for it.
fn accompanied(step: &Step) -> Outcome {
    let beside = thread::spawn(|| {
        let mut command = Command::new(std::env::current_exe().unwrap_or_default());
        process::run(command.arg("test").args(BESIDE), |_| false)
    });
    let mut outcome = (step.run)();
    let Ok(finished) = beside.join() else { return Outcome::default() };
    println!("\n=== beside it: {}", BESIDE.join(", "));
    finished.lines.iter().for_each(|line| println!("{line}"));
    outcome.success &= finished.success;
    let (mut tally, notes) =
        (Tally::read(Runner::Suite, &finished.lines), skipped_notes(&finished.lines));
    // Its notes are counted with those of all steps.
    tally.skipped = tally.skipped.saturating_sub(u32::try_from(notes.len()).unwrap_or(u32::MAX));
    outcome.tally += tally;
    outcome.notes.extend(notes);
    outcome
}

fn chosen(names: &[String]) -> Result<Vec<&'static Step>, String> {
    let known = |name: &String| STEPS.iter().any(|step| step.name == name);
    if let Some(stranger) = names.iter().find(|name| !known(name)) {
        let all: Vec<&str> = STEPS.iter().map(|step| step.name).collect();
        return Err(format!("no step is called {stranger}; there are {}", all.join(", ")));
    }
    Ok(STEPS
        .iter()
        .filter(|step| names.is_empty() || names.iter().any(|name| name == step.name))
        .collect())
}

/// The step's tests, and one failure more if it failed without a failing test.
fn counted(outcome: &Outcome) -> Tally {
    let mut tally = outcome.tally;
    if !outcome.success && tally.failed == 0 {
        tally.failed = 1;
    }
    tally
}

fn close(total: Tally, notes: &[String], failed: &[&str]) -> Result<(), String> {
    println!();
    for note in notes {
        println!("{note}");
    }
    if !failed.is_empty() {
        println!("failed steps: {}", failed.join(", "));
    }
    println!("{total}");
    // The line above must stay the last, so the error has no words of its own.
    if failed.is_empty() { Ok(()) } else { Err(String::new()) }
}

fn tools() -> Outcome {
    let missing = setup::prepare(Task::Test);
    let notes = missing.iter().map(|what| format!("SKIPPED: {what}")).collect();
    Outcome { success: true, notes, ..Outcome::default() }
}

fn format() -> Outcome {
    plain(workspace::cargo().args(["fmt", "--all", "--check"]))
}

fn clippy() -> Outcome {
    let mut command = workspace::cargo();
    command.args(["clippy", "--workspace", "--all-targets", "--quiet", "--", "-D", "warnings"]);
    plain(&mut command)
}

fn house_rules() -> Outcome {
    let success = tidy::run().map_err(|message| println!("{message}")).is_ok();
    Outcome { success, ..Outcome::default() }
}

fn readers() -> Outcome {
    match readers::dbase() {
        Ok(told) => {
            print!("dBASE: {told}");
            Outcome { success: true, ..Outcome::default() }
        }
        Err(Trouble::NotTried(why)) => {
            Outcome { success: true, notes: vec![format!("SKIPPED: {why}")], ..Outcome::default() }
        }
        Err(Trouble::Wrong(why)) => {
            println!("{why}");
            Outcome::default()
        }
    }
}

fn browser() -> Outcome {
    match browser::journeys() {
        Ok(mut command) => tested(Runner::Node, &mut command),
        Err(why) => {
            Outcome { success: true, notes: vec![format!("SKIPPED: {why}")], ..Outcome::default() }
        }
    }
}

/// All tests, beside a server of their own.
fn tests() -> Outcome {
    let servers = postgres::Servers::start();
    if let Err(reason) = &servers {
        println!("there is no PostgreSQL for the tests: {reason}");
    }
    let environment = servers.as_ref().map(postgres::Servers::environment).unwrap_or_default();
    all_tests(&environment)
}

/// The output of tests that pass is asked for too, since that is where a test says that it was
/// skipped; nextest's is not shown again.
fn all_tests(environment: &[(&'static str, String)]) -> Outcome {
    let mut command = workspace::cargo();
    command.envs(environment.iter().map(|(name, value)| (*name, value)));
    if nextest_is_installed() {
        command.args(["nextest", "run", "--workspace", "--no-fail-fast", "--cargo-quiet"]);
        command.args(["--status-level", "pass", "--success-output", "final"]);
        // Half of the tests wait for a disk, a server or another process.
        let cores = thread::available_parallelism().map_or(2, usize::from);
        command.args(["--test-threads", &(2 * cores).to_string()]);
        return tested(Runner::Nextest, &mut command);
    }
    println!("cargo-nextest is not installed; cargo test does the same, more slowly");
    // Not all targets: `cargo test` would run the benches too.
    command.args(["test", "--workspace", "--tests", "--examples", "--no-fail-fast", "--quiet"]);
    command.args(["--", "--show-output"]);
    tested(Runner::Cargo, &mut command)
}

fn nextest_is_installed() -> bool {
    process::capture(workspace::cargo().args(["nextest", "--version"])).is_ok()
}

/// Documentation tests. A workspace may have none, so finding none is no failure here.
fn doctests() -> Outcome {
    let mut command = workspace::cargo();
    command.args(["test", "--workspace", "--doc", "--no-fail-fast", "--quiet"]);
    let finished = run_shown(&mut command);
    let tally = Tally::read(Runner::Cargo, &finished.lines);
    Outcome { success: finished.success, tally, ..Outcome::default() }
}

fn docs() -> Outcome {
    let mut command = workspace::cargo();
    command.args(["doc", "--workspace", "--no-deps", "--quiet"]).env("RUSTDOCFLAGS", "-D warnings");
    plain(&mut command)
}

fn fuzz() -> Outcome {
    let mut command = workspace::cargo();
    // Of the whole workspace, so that nothing is built again with other features.
    command.args(["test", "--workspace", "--test", "fuzz", "--quiet"]);
    tested(Runner::Cargo, command.env("RONDE_FUZZ_SECONDS", FUZZ_SECONDS))
}

/// A step that is right when its command ends well.
fn plain(command: &mut Command) -> Outcome {
    Outcome { success: run_shown(command).success, ..Outcome::default() }
}

/// A step that must run at least one test.
fn tested(runner: Runner, command: &mut Command) -> Outcome {
    let finished =
        if runner == Runner::Nextest { run_nextest(command) } else { run_shown(command) };
    judged(runner, &finished)
}

fn judged(runner: Runner, finished: &Finished) -> Outcome {
    let tally = Tally::read(runner, &finished.lines);
    if tally.ran() == 0 {
        println!("no test ran: this step would miss every mistake");
    }
    Outcome {
        success: finished.success && tally.ran() > 0 && tally.failed == 0,
        tally,
        notes: skipped_notes(&finished.lines),
        timed: slowest::timed_tests(runner, &finished.lines),
    }
}

fn run_shown(command: &mut Command) -> Finished {
    process::run(with_colours(command), |_| true)
}

/// What passed is counted and timed, not shown. After its summary nextest repeats the output of
/// each test that passed; of that part only what failed is worth a line.
fn run_nextest(command: &mut Command) -> Finished {
    let mut after_summary = false;
    process::run(with_colours(command), |line| {
        let line = line.trim_start();
        let shown = !after_summary && !slowest::is_passed_line(line)
            || ["FAIL", "error", "TIMEOUT", "SIG"].iter().any(|word| line.starts_with(word));
        after_summary |= line.starts_with("Summary [");
        shown
    })
}

fn with_colours(command: &mut Command) -> &mut Command {
    if std::io::stdout().is_terminal() {
        command.env("CARGO_TERM_COLOR", "always");
    }
    command
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_are_chosen_by_name_and_strangers_are_refused() {
        assert_eq!(STEPS.len(), chosen(&[]).unwrap().len());
        let two = chosen(&["tidy".to_owned(), "format".to_owned()]).unwrap();
        assert_eq!(vec!["format", "tidy"], two.iter().map(|step| step.name).collect::<Vec<_>>());
        let refused = chosen(&["tydi".to_owned()]).err().unwrap();
        assert!(refused.contains("tydi") && refused.contains("clippy"), "{refused}");
    }

    #[test]
    fn no_test_at_all_is_a_failure() {
        check(true, "test result: ok. 2 passed; 0 failed", (true, 2, 0));
        check(true, "test result: ok. 0 passed; 0 failed", (false, 0, 1));
        check(true, "", (false, 0, 1));
        // A build that breaks has no closing line and counts once.
        check(false, "error: could not compile", (false, 0, 1));
        // A failing test is not counted again as a failing step.
        check(false, "test result: FAILED. 4 passed; 3 failed", (false, 4, 3));
        // A process killed after its line is still a failure.
        check(false, "test result: ok. 2 passed; 0 failed", (false, 2, 1));
    }

    #[track_caller]
    fn check(success: bool, line: &str, expected: (bool, u32, u32)) {
        let outcome = judged(Runner::Cargo, &Finished { success, lines: vec![line.to_owned()] });
        let tally = counted(&outcome);
        assert_eq!(expected, (outcome.success, tally.passed, tally.failed), "{line:?}");
    }
}
