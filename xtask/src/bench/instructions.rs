//! Instructions of whole commands, counted by valgrind, beside the counts that are kept in
//! `docs/instructions.json`.
//!
//! They hardly depend on the machine or on what else it does, and show a slowdown that times would
//! hide in noise. A change that is meant to cost more writes the new counts into that file.

use std::fs;
use std::path::Path;
use std::process::Command;

use serde_json::Value;

use super::field::Field;
use crate::setup::{self, Task};
use crate::{process, workspace};

/// Above this share of the kept count the bench speaks up, in per cent.
const LIMIT: u64 = 110;

/// Fields whose last round is paired.
const SIZES: [u32; 2] = [100, 1_000];

/// Other commands that are counted. To count one more, add a row.
const COUNTED: &[&[&str]] = &[&["--version"], &["inspect", "examples/open-9-rounds.trf"]];

/// A table of counted commands, or the reason why there is none.
pub(super) fn chapter(ronde: &Path, folder: &Path) -> Result<String, String> {
    if let Some(missing) = setup::prepare(Task::Bench).first() {
        println!("SKIPPED: {missing}");
        return Ok(format!("\nInstructions were not counted: {missing}.\n"));
    }
    let kept = kept()?;
    let mut table = "\n### Instructions of whole commands\n\n\
         | Command | Instructions | of those kept |\n|---|---|---|\n"
        .to_owned();
    for (name, mut command) in commands(ronde, folder)? {
        let finished = process::run(&mut command, |_| false);
        let count = collected(&finished.lines).filter(|_| finished.success);
        let count = count.ok_or_else(|| format!("ronde {name} failed under valgrind"))?;
        let row =
            format!("| `ronde {name}` | {count} | {} |", compared(count, kept[&name].as_u64()));
        println!("{row}");
        table.push_str(&row);
        table.push('\n');
    }
    Ok(table)
}

/// The commands, each with the name that stands in the table and in the file of counts.
fn commands(ronde: &Path, folder: &Path) -> Result<Vec<(String, Command)>, String> {
    let counted = || {
        let mut command = Command::new("valgrind");
        command.args(["--tool=callgrind", "--callgrind-out-file=/dev/null"]).arg(ronde);
        command.current_dir(workspace::root());
        command
    };
    let mut list = Vec::new();
    for arguments in COUNTED {
        let mut command = counted();
        command.args(*arguments);
        list.push((arguments.join(" "), command));
    }
    for players in SIZES {
        let field = Field::new(ronde, folder, players)?;
        let mut command = counted();
        command.arg("pair").arg(&field.trf26).arg("-o").arg(folder.join("pairs.txt"));
        list.push((format!("pair ({players} players)"), command));
    }
    Ok(list)
}

fn kept() -> Result<Value, String> {
    let path = workspace::root().join("docs/instructions.json");
    let text = fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
    serde_json::from_str(&text).map_err(|error| format!("{}: {error}", path.display()))
}

/// The share of the kept count, and loud words when it is too large.
fn compared(count: u64, kept: Option<u64>) -> String {
    let Some(kept) = kept.filter(|&it| it > 0) else {
        return "none is kept".to_owned();
    };
    let share = count.saturating_mul(1000) / kept;
    let loud = if share > LIMIT * 10 { ": MORE THAN 10 % ABOVE" } else { "" };
    format!("{}.{} %{loud}", share / 10, share % 10)
}

/// The count in callgrind's closing line, `==123== Collected : 4567`.
fn collected(lines: &[String]) -> Option<u64> {
    let line = lines.iter().find(|line| line.contains("Collected :"))?;
    line.split_whitespace().last()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_line_of_callgrind_is_read() {
        let lines = ["==12== Events    : Ir", "==12== Collected : 4567"].map(str::to_owned);
        assert_eq!(Some(4567), collected(&lines));
        assert_eq!(None, collected(&[]));
    }

    #[test]
    fn more_than_a_tenth_above_is_said_loudly() {
        assert_eq!("none is kept", compared(5, None));
        assert_eq!("99.5 %", compared(995, Some(1000)));
        assert_eq!("110.0 %", compared(1100, Some(1000)));
        assert_eq!("110.1 %: MORE THAN 10 % ABOVE", compared(1101, Some(1000)));
    }

    #[test]
    fn a_count_is_kept_for_every_command() {
        let kept = kept().unwrap();
        let pairs = SIZES.map(|players| format!("pair ({players} players)"));
        let others = COUNTED.iter().map(|it| it.join(" "));
        for name in others.chain(pairs) {
            assert!(kept[&name].as_u64().is_some_and(|it| it > 100_000), "{name}");
        }
    }
}
