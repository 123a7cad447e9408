//! The executable `ronde` and its verdicts, as any caller gets them.

use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;

use super::gacrux::read_pairs;
use super::recipe::Batch;
use super::trf::Pair;
use crate::workspace::{list, text};
use crate::{process, workspace};

/// Our executable, built for speed.
pub(super) struct Ronde {
    executable: PathBuf,
}

/// What `ronde check` says about a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Judgement {
    /// How many rounds it compared.
    pub(super) rounds: usize,
    pub(super) differences: Vec<Difference>,
    /// Codes of errors that its reader found, each once, and the message if it could not be read.
    pub(super) errors: Vec<String>,
}

/// A round that is not as prescribed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Difference {
    round: u64,
    /// The verdict, with the article that is broken or the criterion that decides.
    why: String,
    prescribed: String,
    in_file: String,
}

/// Files for one process: a command line must not become too long.
const FILES: usize = 500;

impl Ronde {
    /// Builds it with the Cargo that runs this program.
    pub(super) fn build() -> Result<Ronde, String> {
        println!("building ronde");
        process::capture(workspace::cargo().args([
            "build",
            "--release",
            "--quiet",
            "--bin",
            "ronde",
        ]))?;
        let name = format!("release/ronde{}", std::env::consts::EXE_SUFFIX);
        Ok(Ronde { executable: workspace::target_dir()?.join(name) })
    }

    /// Writes a batch of tournaments into `folder`; their files.
    pub(super) fn generate(&self, batch: &Batch, folder: &Path) -> Result<Vec<PathBuf>, String> {
        let mut command = Command::new(&self.executable);
        command.args(["generate", "--seed", &batch.seed.to_string(), "--into"]).arg(folder);
        process::capture(command.args(["--count", &batch.count.to_string()]).args(&batch.words))?;
        let last = (batch.seed + batch.count - 1).to_string();
        let seeds = batch.seed..batch.seed + batch.count;
        // Names are as long as that of the last seed.
        Ok(seeds.map(|seed| folder.join(format!("{seed:0>0$}.trf", last.len()))).collect())
    }

    /// A judgement for each file, by the rules of 2026.
    pub(super) fn check(&self, files: &[PathBuf]) -> Result<Vec<Judgement>, String> {
        let parts = files.chunks(FILES).map(|part| self.check_part(part));
        Ok(parts.collect::<Result<Vec<_>, _>>()?.concat())
    }

    fn check_part(&self, files: &[PathBuf]) -> Result<Vec<Judgement>, String> {
        let mut command = Command::new(&self.executable);
        command.args(["check", "--edition", "2026", "--json"]).args(files);
        // Differences end it with an error, but the page is printed all the same.
        let output = command
            .output()
            .map_err(|error| format!("cannot start {}: {error}", self.executable.display()))?;
        let page: Value = serde_json::from_slice(&output.stdout).map_err(|error| {
            format!("ronde check: {error}: {}", String::from_utf8_lossy(&output.stderr))
        })?;
        let told = list(&page["files"]);
        let names = told.iter().map(|file| PathBuf::from(text(&file["file"])));
        if names.eq(files.iter().cloned()) {
            Ok(told.iter().map(judgement).collect())
        } else {
            Err(format!("ronde check: {} files went in, {} came out", files.len(), told.len()))
        }
    }

    /// The pairs of one round, White first, in board order. Empty if there is no pairing.
    pub(super) fn pair(&self, file: &Path, round: u32) -> Result<Vec<Pair>, String> {
        let mut command = Command::new(&self.executable);
        command.args(["pair", "--edition", "2026", "--round", &round.to_string()]).arg(file);
        match process::capture(&mut command) {
            Ok(told) => read_pairs(&told),
            Err(told) if told.contains("No valid pairing exists") => Ok(Vec::new()),
            Err(told) => Err(told),
        }
    }
}

impl Difference {
    /// Words for the reader, who is told whose pairing stands in the file.
    pub(super) fn told(&self, in_file: &str) -> String {
        let Difference { round, why, prescribed, .. } = self;
        let given = &self.in_file;
        format!("  round {round}: {why}\n    Ronde: {prescribed}\n    {in_file}: {given}\n")
    }
}

fn judgement(file: &Value) -> Judgement {
    let mut errors: Vec<String> =
        list(&file["errors"]).iter().map(|error| text(&error["code"])).collect();
    errors.sort();
    errors.dedup();
    errors.extend(file["message"].as_str().map(str::to_owned));
    let rows = list(&file["rounds"]);
    let differing = rows.iter().filter(|row| row["verdict"] != "agrees");
    Judgement { rounds: rows.len(), differences: differing.map(difference).collect(), errors }
}

fn difference(row: &Value) -> Difference {
    Difference {
        round: row["round"].as_u64().unwrap_or(0),
        why: why(row),
        prescribed: boards(&row["only_prescribed"]),
        in_file: boards(&row["only_in_file"]),
    }
}

fn why(row: &Value) -> String {
    let mut words = vec![text(&row["verdict"])];
    words.extend(list(&row["broken"]).iter().map(|broken| text(&broken["article"])));
    if let Some(departure) = row.get("departure") {
        let decided = departure.get("criterion").unwrap_or(&departure["decided_by"]);
        let bracket = text(&departure["bracket"]);
        words.push(format!("{} in the bracket of {bracket} points", text(decided)));
    }
    words.extend(row["message"].as_str().map(str::to_owned));
    words.join(", ")
}

fn boards(boards: &Value) -> String {
    let board = |board: &Value| match (&board[0], &board[1]) {
        (player, opponent) if opponent == 0 => format!("{player} bye"),
        (white, black) => format!("{white}-{black}"),
    };
    list(boards).iter().map(board).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn verdicts_of_a_page() {
        let file = serde_json::json!({
            "file": "T.trf",
            "errors": [{"code": "unknown-sex"}, {"code": "unknown-sex"}],
            "rounds": [
                {"round": 1, "verdict": "agrees"},
                {"round": 2, "verdict": "not-prescribed",
                 "departure": {"bracket": "1.5", "decided_by": "criterion", "criterion": "C6"},
                 "only_prescribed": [[3, 1], [2, 0]], "only_in_file": [[2, 1], [3, 0]]},
                {"round": 3, "verdict": "illegal", "broken": [{"article": "C.04.3:2.1.1"}]},
            ],
        });
        let judged = judgement(&file);
        assert_eq!((3, 2), (judged.rounds, judged.differences.len()));
        assert_eq!(vec!["unknown-sex"], judged.errors);
        let told = "  round 2: not-prescribed, C6 in the bracket of 1.5 points\n    \
                    Ronde: 3-1, 2 bye\n    Gacrux: 2-1, 3 bye\n";
        assert_eq!(told, judged.differences[0].told("Gacrux"));
        assert_eq!("illegal, C.04.3:2.1.1", judged.differences[1].why);
    }

    #[test]
    fn a_file_that_could_not_be_read() {
        let judged = judgement(&serde_json::json!({"file": "x", "exit_code": 3, "message": "no"}));
        assert_eq!((0, vec!["no".to_owned()]), (judged.rounds, judged.errors));
    }
}
