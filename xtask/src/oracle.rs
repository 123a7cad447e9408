//! `cargo xtask oracle`: another engine in a throw-away environment, as a witness and not as the law.
//!
//! Gacrux is used through its command line only. What this module knows of it, from runs of
//! version 1.11.65:
//!
//! - Files are TRF16 or TRF26 with CR, LF or CRLF. The number of rounds must be declared (142 or
//!   XXR), the initial colour is taken from 152 (XXC is ignored) or from round 1, byes from 240 or
//!   XXZ, forbidden pairs from 260 (XXP is ignored), accelerations from 250. The points column must
//!   add up. It pairs individuals by the Dutch rules of 2026, also when record 192 names others.
//! - `gacrux.pairingchecker -i FILE -p -n R -dT` pairs round R from the rounds before it: the
//!   number of pairs, then `white black` in board order, a bye as `number 0`. A round that cannot
//!   be paired gives `0`.
//! - `gacrux.pairingchecker -i FILE -c -dT` checks every round: the last line is `Check: True` or
//!   `Check: False`, and boards that differ stand side by side below their `Round #n`.
//! - `gacrux.tournamentgenerator -g COUNT -p PLAYERS -n ROUNDS -x seed=N -o DIR/T%d.trf` writes
//!   `T0000.trf` and so on; the same seed gives the same files.
//! - Mistakes are told as `### Error N` on standard output, and the exit code is 0 all the same.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::setup::{self, Task};
use crate::{process, workspace};

/// Installs the witness and lets it vouch for itself: it must agree with what it generates.
pub(crate) fn run() -> Result<(), String> {
    let missing = setup::prepare(Task::Oracle);
    if !missing.is_empty() {
        return Err(format!("SKIPPED: {}", missing.join("\nSKIPPED: ")));
    }
    let folder = workspace::target_dir()?.join("oracle");
    let gacrux = Gacrux::install(&folder)?;
    println!("{}", gacrux.version()?);
    let order = Order { count: 3, players: 20, rounds: 7, seed: 1 };
    let files = gacrux.generate(order, &folder.join("generated"))?;
    let boards = gacrux.pair(&files[0], order.rounds)?.len();
    println!(
        "generated {} tournaments; the last round of the first has {boards} pairs",
        files.len()
    );
    for (file, verdict) in files.iter().zip(gacrux.check(&files)?) {
        if verdict != Verdict::Agrees {
            return Err(format!("{}: {verdict:?}", file.display()));
        }
    }
    println!("it agrees with its own tournaments");
    Ok(())
}

/// Gacrux, installed in an environment of its own.
struct Gacrux {
    python: PathBuf,
}

/// Random tournaments to be generated.
#[derive(Clone, Copy)]
struct Order {
    count: u32,
    players: u32,
    rounds: u32,
    seed: u64,
}

/// What a checker says about a whole tournament.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Verdict {
    Agrees,
    /// Its report from the first differing round on.
    Differs(String),
    /// It could not read or pair the file.
    Refuses(String),
}

/// Checks many files in one process, since a start costs more than a small tournament. The
/// command line of the checker is run as it is, once for each file.
const MANY: &str = "\
import contextlib, io, runpy, sys
for file in sys.argv[1:]:
    sys.argv = ['pairingchecker', '-i', file, '-c', '-dT']
    told = io.StringIO()
    with contextlib.redirect_stdout(told):
        try:
            runpy.run_module('gacrux.pairingchecker', run_name='__main__')
        except SystemExit:
            pass
        except Exception as error:
            print('### Error', repr(error))
    print(told.getvalue())
    print('=== end of file')
";

impl Gacrux {
    /// Installs it from PyPI below `folder`, unless it is already there.
    fn install(folder: &Path) -> Result<Gacrux, String> {
        let python = setup::python_package(&folder.join("gacrux"), "gacrux")?;
        Ok(Gacrux { python })
    }

    fn version(&self) -> Result<String, String> {
        let told = process::capture(self.module("pairingchecker").arg("-V"))?;
        Ok(told.trim().replace("pairingchecker ver.", "gacrux"))
    }

    /// Writes random tournaments into `folder`, which is emptied first.
    fn generate(&self, order: Order, folder: &Path) -> Result<Vec<PathBuf>, String> {
        // What an earlier run left would be taken for this run's.
        let _ = fs::remove_dir_all(folder);
        fs::create_dir_all(folder)
            .map_err(|error| format!("cannot create {}: {error}", folder.display()))?;
        let mut command = self.module("tournamentgenerator");
        command.args(["-g", &order.count.to_string(), "-p", &order.players.to_string()]);
        command.args(["-n", &order.rounds.to_string(), "-x", &format!("seed={}", order.seed)]);
        process::capture(command.arg("-o").arg(folder.join("T%d.trf")))?;
        let files: Vec<PathBuf> =
            (0..order.count).map(|number| folder.join(format!("T{number:04}.trf"))).collect();
        match files.iter().find(|file| !file.exists()) {
            None => Ok(files),
            Some(file) => Err(format!("the generator did not write {}", file.display())),
        }
    }

    /// The pairs of one round, White first, in board order; a bye has opponent 0. Empty if there
    /// is no pairing.
    fn pair(&self, file: &Path, round: u32) -> Result<Vec<(u32, u32)>, String> {
        let mut command = self.module("pairingchecker");
        command.arg("-i").arg(file).args(["-p", "-n", &round.to_string(), "-dT"]);
        read_pairs(&process::capture(&mut command)?)
    }

    /// A verdict for each file.
    fn check(&self, files: &[PathBuf]) -> Result<Vec<Verdict>, String> {
        let told = process::capture(Command::new(&self.python).args(["-c", MANY]).args(files))?;
        let verdicts: Vec<Verdict> =
            told.split_terminator("=== end of file\n").map(read_verdict).collect();
        if verdicts.len() == files.len() {
            Ok(verdicts)
        } else {
            Err(format!("{} files went in, {} verdicts came out", files.len(), verdicts.len()))
        }
    }

    fn module(&self, name: &str) -> Command {
        let mut command = Command::new(&self.python);
        command.args(["-m", &format!("gacrux.{name}")]);
        command
    }
}

fn read_pairs(told: &str) -> Result<Vec<(u32, u32)>, String> {
    let mut lines = told.lines();
    let refused = || format!("no pairs: {}", told.trim());
    let count: usize =
        lines.next().and_then(|line| line.trim().parse().ok()).ok_or_else(refused)?;
    let pairs: Vec<(u32, u32)> = lines
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
        Some("Check: False") => {
            let header = "  Checker pairing";
            let start =
                told.find(header).map_or(0, |at| told[..at].rfind("=== Round #").unwrap_or(at));
            Verdict::Differs(told[start..].trim().to_owned())
        }
        _ => Verdict::Refuses(told.trim().to_owned()),
    }
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
        let boards = "  Checker pairing         Tournament analysis   \n      1  - 6                  1  - 4            \n";
        let told = format!("{}{}{boards}\nCheck: False\n\n", round(1), round(2));
        let Verdict::Differs(report) = read_verdict(&told) else { panic!("{told}") };
        assert!(report.starts_with("=== Round #2") && report.contains("1  - 6"), "{report}");
        let junk = "### Error 401\nError in trf, no 001 records\n";
        assert_eq!(Verdict::Refuses(junk.trim().to_owned()), read_verdict(junk));
    }
}
