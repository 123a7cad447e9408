//! The witness: Gacrux from PyPI, used through its command line only.
//!
//! What we know of it, from runs of version 1.11.65:
//!
//! - Files are TRF16 or TRF26 with CR, LF or CRLF, and `-b utf-8` is needed for names beyond ASCII.
//!   The number of rounds must be declared (142 or XXR), the initial colour is taken from 152 (XXC
//!   is ignored) or from round 1, byes from 240 or XXZ, forbidden pairs from 260 (XXP is ignored),
//!   accelerations from 250 (the suffix `_BAKU` of 192 is ignored). The points column must add up.
//!   It pairs individuals by the Dutch rules of 2026, also when record 192 names others.
//! - Abnormal points (299) count for the score, but not for the floats of earlier rounds, and it
//!   needs 152 when the bye of round 1 went to somebody above the first paired player. Neither
//!   happens in what `ronde generate` writes.
//! - `gacrux.pairingchecker -i FILE -p -n R -dT` pairs round R from the rounds before it: the
//!   number of pairs, then `white black` in board order, a bye as `number 0`. A round that cannot
//!   be paired gives `0`.
//! - `gacrux.pairingchecker -i FILE -c -dT` checks every round: the last line is `Check: True` or
//!   `Check: False`, and boards that differ stand side by side below their `Round #n`.
//! - `gacrux.tournamentgenerator -g COUNT -p PLAYERS -n ROUNDS -x seed=N -o DIR/T%d.trf` writes
//!   `T0000.trf` and so on; the same seed gives the same files. `-S` has the shares of zero-point
//!   byes, half-point byes and forfeits, `-a` is Baku acceleration, written as 250, and `-G` the
//!   point system. A round that cannot be paired ends it with `GacruxNoLegalPairing`, and nothing
//!   is written. The initial colour is always White, and the sex always `u`.
//! - Mistakes are told as `### Error N` on standard output, and the exit code is 0 all the same.

use std::path::{Path, PathBuf};
use std::process::Command;

use super::progress::{Progress, shared};
use super::recipe::Order;
use super::trf::Pair;
use crate::{process, setup};

/// Gacrux, installed in an environment of its own.
pub(super) struct Gacrux {
    python: PathBuf,
}

/// What it says about a whole tournament.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Verdict {
    Agrees,
    /// In these rounds.
    Differs(Vec<u32>),
    /// It could not read or pair the file.
    Refuses(String),
}

/// What became of an order to its generator.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Made {
    File(PathBuf),
    /// It ended before the last round because nobody could be paired as the rules want.
    NoPairing,
    Failed(String),
}

/// A line of our own after what it says about each job.
const END: &str = "=== end of job";

/// Does many jobs in one process, since a start costs more than a small tournament. A job is a
/// command line, its words set apart by tabs, run as it is.
const MANY: &str = "\
import contextlib, io, runpy, sys
for job in sys.argv[1:]:
    sys.argv = job.split('\\t')
    told = io.StringIO()
    with contextlib.redirect_stdout(told), contextlib.redirect_stderr(told):
        try:
            runpy.run_module('gacrux.' + sys.argv[0], run_name='__main__')
        except SystemExit:
            pass
        except Exception as error:
            print('### Error', repr(error))
    print(told.getvalue())
    print('=== end of job', flush=True)
";

/// Jobs for one process: a command line must not become too long.
const JOBS: usize = 500;

impl Gacrux {
    /// Installs it from PyPI below `folder`, unless it is already there.
    pub(super) fn install(folder: &Path) -> Result<Gacrux, String> {
        let python = setup::python_package(&folder.join("gacrux"), "gacrux")?;
        Ok(Gacrux { python })
    }

    pub(super) fn version(&self) -> Result<String, String> {
        let mut command = Command::new(&self.python);
        let told = process::capture(command.args(["-m", "gacrux.pairingchecker", "-V"]))?;
        Ok(told.trim().replace("pairingchecker ver.", "Gacrux"))
    }

    /// A verdict for each file.
    pub(super) fn check(&self, files: &[PathBuf]) -> Result<Vec<Verdict>, String> {
        let job = |file: &PathBuf| checker(file, "-c");
        let told = self.work("Gacrux checks", &files.iter().map(job).collect::<Vec<_>>())?;
        Ok(told.iter().map(|told| read_verdict(told)).collect())
    }

    /// The pairs of one round, White first, in board order. Empty if there is no pairing.
    pub(super) fn pair(&self, file: &Path, round: u32) -> Result<Vec<Pair>, String> {
        let job = format!("{}\t-n\t{round}", checker(file, "-p"));
        let told = self.process(&[job], || ())?;
        read_pairs(&told.concat())
    }

    /// One tournament for each order, if it can be played to its end.
    pub(super) fn generate(&self, orders: &[Order], folder: &Path) -> Result<Vec<Made>, String> {
        let stem = |order: &Order| folder.join(format!("gacrux-{}", order.seed));
        let job = |order: &Order| {
            let words = order.words.join("\t");
            format!("tournamentgenerator\t{words}\t-o\t{}-%d.trf", stem(order).display())
        };
        let told = self.work("Gacrux generates", &orders.iter().map(job).collect::<Vec<_>>())?;
        let made = orders.iter().zip(told).map(|(order, told)| {
            let file = PathBuf::from(format!("{}-0000.trf", stem(order).display()));
            outcome(file, told)
        });
        Ok(made.collect())
    }

    /// What it says about each job, with all cores at work.
    fn work(&self, what: &'static str, jobs: &[String]) -> Result<Vec<String>, String> {
        let progress = Progress::new(what, jobs.len());
        shared(jobs, |share| {
            let parts = share.chunks(JOBS).map(|part| self.process(part, || progress.step()));
            Ok(parts.collect::<Result<Vec<_>, _>>()?.concat())
        })
    }

    /// What it says about each job, in one process.
    fn process(&self, jobs: &[String], step: impl Fn()) -> Result<Vec<String>, String> {
        let mut command = Command::new(&self.python);
        command.args(["-W", "ignore", "-c", MANY]).args(jobs);
        let finished = process::run(&mut command, |line| {
            if line == END {
                step();
            }
            false
        });
        let mut told: Vec<String> =
            finished.lines.split(|line| line == END).map(|lines| lines.join("\n")).collect();
        let rest = told.pop().unwrap_or_default();
        if finished.success && told.len() == jobs.len() {
            return Ok(told);
        }
        Err(format!("Gacrux did {} of {} jobs, then: {rest}", told.len(), jobs.len()))
    }
}

fn checker(file: &Path, what: &str) -> String {
    format!("pairingchecker\t-i\t{}\t-b\tutf-8\t-dT\t{what}", file.display())
}

fn outcome(file: PathBuf, told: String) -> Made {
    if file.exists() {
        Made::File(file)
    } else if told.contains("GacruxNoLegalPairing") {
        Made::NoPairing
    } else {
        Made::Failed(told)
    }
}

/// Reads a list of pairs as pairing engines print it.
pub(super) fn read_pairs(told: &str) -> Result<Vec<Pair>, String> {
    let mut lines = told.trim().lines();
    let refused = || format!("no pairs: {}", told.trim());
    let count: usize =
        lines.next().and_then(|line| line.trim().parse().ok()).ok_or_else(refused)?;
    let pairs: Vec<Pair> = lines
        .filter_map(|line| {
            let (white, black) = line.trim().split_once(' ')?;
            Some((white.parse().ok()?, black.parse().ok()?))
        })
        .collect();
    if pairs.len() == count { Ok(pairs) } else { Err(refused()) }
}

fn read_verdict(told: &str) -> Verdict {
    match told.trim().lines().last() {
        Some("Check: True") => Verdict::Agrees,
        Some("Check: False") => Verdict::Differs(differing_rounds(told)),
        _ => Verdict::Refuses(told.trim().to_owned()),
    }
}

/// Rounds below whose heading boards stand side by side.
fn differing_rounds(told: &str) -> Vec<u32> {
    let mut rounds = Vec::new();
    let mut current = 0;
    for line in told.lines() {
        if let Some((_, rest)) = line.split_once("Round #") {
            current = rest.split(' ').next().and_then(|word| word.parse().ok()).unwrap_or(0);
        } else if line.trim_start().starts_with("Checker pairing") {
            rounds.push(current);
        }
    }
    rounds
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_of_pairs() {
        assert_eq!(Ok(vec![(1, 6), (4, 2), (5, 0)]), read_pairs("3\n1 6\n4 2\n5 0\n\n"));
        assert_eq!(Ok(vec![]), read_pairs("0\n\n"));
        assert!(read_pairs("3\n1 6\n").unwrap_err().starts_with("no pairs"));
        let error = "### Error 504\nNumber of rounds = 7, can't pair round 8\n";
        assert!(read_pairs(error).unwrap_err().contains("can't pair round 8"));
    }

    #[test]
    fn verdicts() {
        let round =
            |number: u32| format!("================= Round #{number} =================\n\n");
        assert_eq!(Verdict::Agrees, read_verdict(&format!("{}Check: True\n", round(1))));
        let boards = "  Checker pairing         Tournament analysis   \n\
        \x20     1  - 6                  1  - 4            \n";
        let told = format!(
            "{}{}{boards}{}{}{boards}\nCheck: False\n\n",
            round(1),
            round(2),
            round(3),
            round(10)
        );
        assert_eq!(Verdict::Differs(vec![2, 10]), read_verdict(&told));
        let junk = "### Error 401\nError in trf, no 001 records\n";
        assert_eq!(Verdict::Refuses(junk.trim().to_owned()), read_verdict(junk));
    }

    #[test]
    fn a_generator_that_writes_nothing() {
        let nowhere = || PathBuf::from("no-such-folder/T0000.trf");
        let told = "### Error GacruxNoLegalPairing('the round-pairing cannot be completed')";
        assert_eq!(Made::NoPairing, outcome(nowhere(), told.to_owned()));
        assert_eq!(Made::Failed("x".to_owned()), outcome(nowhere(), "x".to_owned()));
    }
}
