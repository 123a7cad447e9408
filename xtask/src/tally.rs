//! Counts what passed and failed, by the test runners' own closing lines.

use std::fmt;

/// Which runner printed the lines. Each is read by its own closing line only: nextest repeats the
/// inner `test result:` line of every test it shows, which must not be counted twice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Runner {
    /// `Summary [0.1s] 12 tests run: 11 passed (1 slow), 1 failed, 0 skipped`
    Nextest,
    /// `test result: ok. 3 passed; 0 failed; 1 ignored; …`, once for each test binary
    Cargo,
    /// `# pass 7`, `# fail 0`, `# skipped 0`, each on its own line
    Node,
    /// The last line of a suite like this one: `7 passed, 0 failed`
    Suite,
}

/// How many passed, failed and were skipped.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Tally {
    pub(crate) passed: u32,
    pub(crate) failed: u32,
    pub(crate) skipped: u32,
}

impl Tally {
    /// Reads the closing lines of one runner among all that it printed.
    pub(crate) fn read(runner: Runner, lines: &[String]) -> Tally {
        let mut tally = Tally::default();
        // Only the last line of a suite is its own; what it ran may have said anything before.
        let lines =
            if runner == Runner::Suite { &lines[lines.len().saturating_sub(1)..] } else { lines };
        for counts in lines.iter().filter_map(|line| closing(runner, line)) {
            for part in counts.split([',', ';']) {
                tally.add_part(part);
            }
        }
        if runner == Runner::Node {
            tally.add_node(lines);
        }
        tally
    }

    /// How many tests ran.
    pub(crate) fn ran(self) -> u32 {
        self.passed + self.failed
    }

    /// Adds what Node.js says at the end.
    fn add_node(&mut self, lines: &[String]) {
        for line in lines {
            let Some((word, number)) = line.strip_prefix("# ").and_then(|it| it.split_once(' '))
            else {
                continue;
            };
            let Ok(number) = number.trim().parse::<u32>() else { continue };
            match word {
                "pass" => self.passed += number,
                "fail" | "cancelled" => self.failed += number,
                "skipped" | "todo" => self.skipped += number,
                _ => {}
            }
        }
    }

    /// Adds one part of a closing line, such as `11 passed (1 slow)` or `2 timed out`.
    fn add_part(&mut self, part: &str) {
        let Some((number, word)) = part.trim().split_once(' ') else { return };
        let Ok(number) = number.parse::<u32>() else { return };
        let word = word.split(" (").next().unwrap_or(word);
        match word {
            "passed" => self.passed += number,
            "failed" | "timed out" | "exec failed" => self.failed += number,
            "skipped" | "ignored" => self.skipped += number,
            _ => {}
        }
    }
}

impl std::ops::AddAssign for Tally {
    fn add_assign(&mut self, other: Tally) {
        self.passed += other.passed;
        self.failed += other.failed;
        self.skipped += other.skipped;
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{} passed, {} failed", self.passed, self.failed)?;
        if self.skipped > 0 {
            write!(formatter, ", {} skipped", self.skipped)?;
        }
        Ok(())
    }
}

/// The counts of a closing line of `runner`, if this is one.
fn closing(runner: Runner, line: &str) -> Option<&str> {
    let line = line.trim();
    match runner {
        Runner::Nextest => {
            let rest = line.strip_prefix("Summary [")?;
            rest.split_once("run:").map(|(_, counts)| counts)
        }
        Runner::Cargo => {
            let rest = line.strip_prefix("test result: ")?;
            rest.split_once(". ").map(|(_, counts)| counts)
        }
        Runner::Node => None,
        Runner::Suite => Some(line).filter(|line| line.contains(" passed, ")),
    }
}

/// What a test says when the data it needs is absent: a line that starts with `SKIPPED:`.
pub(crate) fn skipped_notes(lines: &[String]) -> Vec<String> {
    let mut notes: Vec<String> = lines
        .iter()
        .map(|line| line.trim())
        .filter(|line| line.starts_with("SKIPPED:"))
        .map(str::to_owned)
        .collect();
    // The same test may run in two steps; what it misses is missing once.
    notes.sort();
    notes.dedup();
    notes
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn node_closing_lines() {
        let lines =
            ["# tests 9", "# pass 6", "# fail 2", "# cancelled 1", "# skipped 0", "# todo 0"];
        let lines: Vec<String> = lines.iter().map(|&line| line.to_owned()).collect();
        let expected = Tally { passed: 6, failed: 3, skipped: 0 };
        assert_eq!(expected, Tally::read(Runner::Node, &lines));
    }

    #[test]
    fn nextest_closing_lines() {
        use Runner::Nextest;
        check(
            Nextest,
            "     Summary [   0.134s] 3 tests run: 2 passed, 1 failed, 0 skipped",
            (2, 1, 0),
        );
        check(
            Nextest,
            "Summary [ 1.2s] 45 tests run: 45 passed (2 slow, 1 leaky), 3 skipped",
            (45, 0, 3),
        );
        check(
            Nextest,
            "Summary [ 9s] 4/9 tests run: 1 passed, 1 failed, 2 timed out, 0 skipped",
            (1, 3, 0),
        );
        check(Nextest, "Summary [ 9s] 2 tests run: 0 passed, 2 exec failed, 1 skipped", (0, 2, 1));
        // Another runner's closing line, and prose that only looks like one.
        check(Nextest, "test result: ok. 1 passed; 0 failed; 0 ignored", (0, 0, 0));
        check(Nextest, "the Summary [x] 3 tests run: 3 passed", (0, 0, 0));
    }

    #[test]
    fn cargo_closing_lines() {
        use Runner::Cargo;
        let ok = "test result: ok. 3 passed; 0 failed; 1 ignored; 0 measured; 5 filtered out; \
            finished in 0.00s";
        check(Cargo, ok, (3, 0, 1));
        check(Cargo, "test result: FAILED. 2 passed; 1 failed; 0 ignored; 0 measured", (2, 1, 0));
        check(Cargo, "Summary [ 1.2s] 45 tests run: 45 passed, 3 skipped", (0, 0, 0));
        check(Cargo, "test round::result: ok. 3 passed", (0, 0, 0));
    }

    #[test]
    fn closing_line_of_a_suite() {
        check(Runner::Suite, "7 passed, 1 failed, 2 skipped", (7, 1, 2));
        check(Runner::Suite, "failed steps: docs", (0, 0, 0));
        let lines = ["3 passed, 0 failed".to_owned(), "4 passed, 0 failed".to_owned()];
        assert_eq!(4, Tally::read(Runner::Suite, &lines).passed);
    }

    #[track_caller]
    fn check(runner: Runner, line: &str, expected: (u32, u32, u32)) {
        let tally = Tally::read(runner, &[line.to_owned()]);
        assert_eq!(expected, (tally.passed, tally.failed, tally.skipped), "{line:?}");
    }

    #[test]
    fn several_binaries_add_up() {
        let lines = [
            "test result: ok. 3 passed; 0 failed; 0 ignored".to_owned(),
            "noise".to_owned(),
            "test result: FAILED. 1 passed; 2 failed; 0 ignored".to_owned(),
        ];
        let tally = Tally::read(Runner::Cargo, &lines);
        assert_eq!((4, 2, 6), (tally.passed, tally.failed, tally.ran()));
    }

    #[test]
    fn the_last_line_has_one_form() {
        let tally = Tally { passed: 12, failed: 0, skipped: 0 };
        assert_eq!("12 passed, 0 failed", tally.to_string());
        let tally = Tally { passed: 12, failed: 1, skipped: 2 };
        assert_eq!("12 passed, 1 failed, 2 skipped", tally.to_string());
    }

    #[test]
    fn notes_of_skipped_tests_are_collected_once() {
        let lines = [
            "SKIPPED: corpora: RONDE_CORPORA is not set",
            "fine",
            "    SKIPPED: corpora: RONDE_CORPORA is not set",
            "it SKIPPED: nothing",
        ]
        .map(str::to_owned);
        assert_eq!(vec!["SKIPPED: corpora: RONDE_CORPORA is not set"], skipped_notes(&lines));
    }
}
