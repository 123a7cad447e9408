//! `cargo xtask test --slowest`: the tests that take longest, as a table, so that time is saved
//! where it is spent.
//!
//! nextest and Node.js say how long each test took. `cargo test` does not, so without nextest the
//! table has the journeys in the browser alone.

use std::fmt::Write as _;

use crate::tally::Runner;

/// How many rows the table has.
const ROWS: usize = 30;

/// A test and how long it took.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct TimedTest {
    milliseconds: u64,
    name: String,
}

/// Every test of which `runner` said how long it took.
pub(crate) fn timed_tests(runner: Runner, lines: &[String]) -> Vec<TimedTest> {
    match runner {
        Runner::Nextest => lines.iter().filter_map(|line| of_nextest(line)).collect(),
        Runner::Node => of_node(lines),
        Runner::Cargo | Runner::Suite => Vec::new(),
    }
}

/// Whether nextest tells with this line that a test has passed: worth counting, not showing.
pub(crate) fn is_passed_line(line: &str) -> bool {
    line.trim_start().starts_with("PASS [")
}

/// `PASS [   0.123s] ronde-swiss::it literal::fields`, with a counter after the time in newer
/// versions.
fn of_nextest(line: &str) -> Option<TimedTest> {
    let line = line.trim_start();
    let told = ["PASS [", "FAIL ["].iter().find_map(|word| line.strip_prefix(word))?;
    let (seconds, name) = told.split_once("s]")?;
    let name = name.trim_start();
    let counted = name.strip_prefix('(').and_then(|rest| rest.split_once(") "));
    let name = counted.map_or(name, |(_, name)| name);
    Some(TimedTest { milliseconds: milliseconds(seconds, 3)?, name: name.trim().to_owned() })
}

/// A line `ok 3 - name` or `not ok 3 - name`, and some lines below it `duration_ms: 4711.5`.
fn of_node(lines: &[String]) -> Vec<TimedTest> {
    let mut tests = Vec::new();
    let mut last = None;
    for line in lines.iter().map(|line| line.trim()) {
        let told = line.strip_prefix("not ").unwrap_or(line).strip_prefix("ok ");
        if let Some((_, name)) = told.and_then(|rest| rest.split_once(" - ")) {
            last = Some(name.to_owned());
        } else if let Some(time) = line.strip_prefix("duration_ms: ") {
            let test = last.take().zip(milliseconds(time, 0));
            tests.extend(test.map(|(name, milliseconds)| TimedTest { milliseconds, name }));
        }
    }
    tests
}

/// A decimal number whose point is moved to the right by so many digits, the rest cut off.
fn milliseconds(text: &str, places: usize) -> Option<u64> {
    let (whole, fraction) = text.trim().split_once('.').unwrap_or((text.trim(), ""));
    let digits: String = fraction.chars().chain("000".chars()).take(places).collect();
    format!("{whole}{digits}").parse().ok()
}

/// The table, slowest first, with the share of all time that each row and those above it take.
pub(crate) fn table(mut tests: Vec<TimedTest>) -> String {
    tests.sort_by_key(|test| std::cmp::Reverse(test.milliseconds));
    let all: u64 = tests.iter().map(|test| test.milliseconds).sum();
    let mut text = format!("{} tests, {} together; slowest first:\n", tests.len(), seconds(all));
    let mut sum = 0;
    for test in tests.iter().take(ROWS) {
        sum += test.milliseconds;
        let share = sum * 100 / all.max(1);
        let time = seconds(test.milliseconds);
        // Writing to a text cannot fail.
        let _ = writeln!(text, "{time:>9} {share:>3} %  {}", test.name);
    }
    text
}

fn seconds(milliseconds: u64) -> String {
    format!("{}.{} s", milliseconds / 1000, milliseconds % 1000 / 100)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(runner: Runner, text: &str, expected: &[(u64, &str)]) {
        let lines: Vec<String> = text.lines().map(str::to_owned).collect();
        let found = timed_tests(runner, &lines);
        let found: Vec<(u64, &str)> =
            found.iter().map(|test| (test.milliseconds, test.name.as_str())).collect();
        assert_eq!(expected, found);
    }

    #[test]
    fn times_of_nextest() {
        check(
            Runner::Nextest,
            "        PASS [   0.123s] ronde-swiss::it literal::fields\n        FAIL [  12.000s] \
             (7/90) ronde-cli::it pair\n     Summary [  13.0s] 2 tests run: 1 passed",
            &[(123, "ronde-swiss::it literal::fields"), (12_000, "ronde-cli::it pair")],
        );
    }

    #[test]
    fn times_of_journeys() {
        check(
            Runner::Node,
            "# Subtest: undo\nok 1 - undo\n  ---\n  duration_ms: 4711.532\n  ...\n\
             not ok 2 - idle\n  ---\n  duration_ms: 9\n",
            &[(4711, "undo"), (9, "idle")],
        );
    }

    #[test]
    fn the_slowest_stand_first() {
        let test = |milliseconds, name: &str| TimedTest { milliseconds, name: name.to_owned() };
        let shown = table(vec![test(1000, "quick"), test(3000, "slow")]);
        let expected = "2 tests, 4.0 s together; slowest first:\n    3.0 s  75 %  slow\n    1.0 s \
                        100 %  quick\n";
        assert_eq!(expected, shown);
    }
}
