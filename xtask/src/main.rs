//! The chores of the workspace: one word after `cargo xtask` runs each of them.
//!
//! | Word | What it does | look in |
//! |---|---|---|
//! | `test` | everything a change must pass, ending in one line of figures | [`suite`] |
//! | `tidy` | the house rules that a program can check | [`tidy`] |
//! | `bench` | every bench target, with machine and commit, into the documentation | [`mod@bench`] |
//! | `soak` | long hunts that continue where they stopped | [`soak`] |
//! | `oracle` | another engine in a throw-away environment, as a witness | [`oracle`] |
//!
//! Newcomers wait for this program to build, so it has one dependency.

mod bench;
mod browser;
mod oracle;
mod postgres;
mod process;
mod readers;
mod setup;
mod slowest;
mod soak;
mod suite;
mod tally;
mod tidy;
mod workspace;

use std::process::ExitCode;

const USAGE: &str = "\
usage: cargo xtask WORD

  test [--slowest] [STEP…]       everything a change must pass; named steps only, if any are named;
                                 --slowest adds a table of the tests that take longest
  tidy                           the house rules that a program can check
  bench [--million]              every bench target; refreshes docs/benchmarks.md
  soak [--minutes N] [NAME]      long hunts; each continues where it stopped
  oracle [--count N] [--seed S]  fresh tournaments to another engine and back, as a witness
";

fn main() -> ExitCode {
    let mut words = std::env::args().skip(1);
    let word = words.next();
    let rest: Vec<String> = words.collect();
    let outcome = match word.as_deref() {
        Some("test") => suite::run(&rest),
        Some("tidy") => tidy::run(),
        Some("bench") => bench::run(&rest),
        Some("soak") => soak::run(&rest),
        Some("oracle") => oracle::run(&rest),
        Some("help" | "-h" | "--help") => {
            print!("{USAGE}");
            Ok(())
        }
        _ => Err(USAGE.to_owned()),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) if message.is_empty() => ExitCode::FAILURE,
        Err(message) => {
            eprintln!("{message}");
            ExitCode::FAILURE
        }
    }
}
