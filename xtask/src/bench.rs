//! `cargo xtask bench`: every bench target of the workspace, with machine and commit, into
//! `docs/benchmarks.md`.
//!
//! Times are worth little without the machine, so a fixed integer workload is timed first: figures
//! of two machines can be compared by it. Instruction counts (by valgrind) hardly depend on the
//! machine or on what else it does, and show a slowdown that times would hide in noise.

use std::fs;
use std::hint::black_box;
use std::process::Command;
use std::time::{Duration, Instant};

use crate::setup::{self, Task};
use crate::{process, workspace};

const BEGIN: &str = "<!-- written by cargo xtask bench: begin -->";
const END: &str = "<!-- written by cargo xtask bench: end -->";

/// Commands of `ronde` whose instructions are counted. To count one more, add a row.
const COUNTED: &[&[&str]] = &[&["--version"], &["inspect", "examples/open-9-rounds.trf"]];

/// Runs everything and refreshes the marked section of the document.
pub(crate) fn run() -> Result<(), String> {
    let mut section = format!("{}\n", machine());
    println!("{section}");
    for (package, target) in workspace::targets(&workspace::metadata()?, "bench") {
        println!("=== {package}: {target}");
        let mut command = workspace::cargo();
        command.args(["bench", "--quiet", "--package", &package, "--bench", &target]);
        let finished = process::run(&mut command, |_| true);
        if !finished.success {
            return Err(format!("the bench {target} of {package} failed"));
        }
        let output = printed(&finished.lines);
        section.push_str(&chapter(&package, &target, &output));
    }
    section.push_str(&instruction_counts()?);
    let path = workspace::root().join("docs/benchmarks.md");
    let text = fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
    fs::write(&path, refreshed(&text, &section)?)
        .map_err(|error| format!("cannot write {}: {error}", path.display()))?;
    println!("docs/benchmarks.md is refreshed");
    Ok(())
}

/// The machine, the commit and the calibration, as lines of Markdown.
fn machine() -> String {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let processor = fs::read_to_string("/proc/cpuinfo")
        .ok()
        .and_then(|text| model_name(&text))
        .unwrap_or_else(|| std::env::consts::ARCH.to_owned());
    let milliseconds = calibration().as_secs_f64() * 1000.0;
    format!(
        "- machine: {cores} cores, {processor}\n- commit: {}\n- calibration: {milliseconds:.1} ms",
        commit()
    )
}

/// The processor's name as Linux tells it.
fn model_name(cpuinfo: &str) -> Option<String> {
    let line = cpuinfo.lines().find(|line| line.starts_with("model name"))?;
    line.split_once(':').map(|(_, name)| name.trim().to_owned())
}

fn commit() -> String {
    let git = |words: &[&str]| {
        process::capture(Command::new("git").args(words).current_dir(workspace::root()))
    };
    let Ok(hash) = git(&["rev-parse", "--short", "HEAD"]) else { return "unknown".to_owned() };
    let changed = git(&["status", "--porcelain", "--untracked-files=no", "--", ":!docs"])
        .is_ok_and(|list| !list.is_empty());
    format!("{}{}", hash.trim(), if changed { " and changes" } else { "" })
}

/// The best of five times for a fixed chain of integer operations.
fn calibration() -> Duration {
    let once = || {
        let started = Instant::now();
        let mut state = black_box(1_u64);
        for _ in 0..50_000_000 {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            state ^= state >> 29;
        }
        black_box(state);
        started.elapsed()
    };
    (0..5).map(|_| once()).min().unwrap_or_default()
}

/// What a bench printed, without blank lines around it and blanks at the ends of lines.
fn printed(lines: &[String]) -> String {
    let lines: Vec<&str> = lines.iter().map(|line| line.trim_end()).collect();
    lines.join("\n").trim_matches('\n').to_owned()
}

fn chapter(package: &str, target: &str, output: &str) -> String {
    format!("\n### {package}: {target}\n\n```text\n{output}\n```\n")
}

/// A table of counted commands, or the reason why there is none.
fn instruction_counts() -> Result<String, String> {
    if let Some(missing) = setup::prepare(Task::Bench).first() {
        println!("SKIPPED: {missing}");
        return Ok(format!("\nInstructions were not counted: {missing}.\n"));
    }
    let build = ["build", "--quiet", "--release", "--package", "ronde-cli"];
    process::capture(workspace::cargo().args(build))?;
    let program = workspace::target_dir()?.join("release/ronde");
    let mut table =
        "\n### Instructions of whole commands\n\n| Command | Instructions |\n|---|---|\n"
            .to_owned();
    for arguments in COUNTED {
        let mut command = Command::new("valgrind");
        command.args(["--tool=callgrind", "--callgrind-out-file=/dev/null"]);
        command.arg(&program).args(*arguments).current_dir(workspace::root());
        let finished = process::run(&mut command, |_| false);
        let count = collected(&finished.lines).filter(|_| finished.success);
        let name = arguments.join(" ");
        let count = count.ok_or_else(|| format!("ronde {name} failed under valgrind"))?;
        println!("ronde {name}: {count} instructions");
        table.push_str(&["| `ronde ", &name, "` | ", &count.to_string(), " |\n"].concat());
    }
    Ok(table)
}

/// The count in callgrind's closing line, `==123== Collected : 4567`.
fn collected(lines: &[String]) -> Option<u64> {
    let line = lines.iter().find(|line| line.contains("Collected :"))?;
    line.split_whitespace().last()?.parse().ok()
}

/// The document with its marked section replaced.
fn refreshed(text: &str, section: &str) -> Result<String, String> {
    let missing = || format!("docs/benchmarks.md must hold the lines {BEGIN} and {END}");
    let (before, rest) = text.split_once(BEGIN).ok_or_else(missing)?;
    let (_, after) = rest.split_once(END).ok_or_else(missing)?;
    Ok(format!("{before}{BEGIN}\n\n{}\n\n{END}{after}", section.trim()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_marked_section_is_replaced_and_nothing_else() {
        let text = format!("# Title\n\n{BEGIN}\nold\n{END}\n\nend\n");
        let new = refreshed(&text, "new\n").unwrap();
        assert_eq!(format!("# Title\n\n{BEGIN}\n\nnew\n\n{END}\n\nend\n"), new);
        assert_eq!(new, refreshed(&new, "new").unwrap());
        assert!(refreshed("# Title\n", "new").unwrap_err().contains("must hold"));
    }

    #[test]
    fn the_document_has_its_marks() {
        let path = workspace::root().join("docs/benchmarks.md");
        let text = fs::read_to_string(path).unwrap();
        assert!(refreshed(&text, "new").is_ok());
    }

    #[test]
    fn lines_of_other_programs() {
        let info = "processor\t: 0\nmodel name\t: Some Processor @ 2 GHz\n";
        assert_eq!(Some("Some Processor @ 2 GHz".to_owned()), model_name(info));
        assert_eq!(None, model_name("processor : 0"));
        let lines = ["==12== Events    : Ir", "==12== Collected : 4567"].map(str::to_owned);
        assert_eq!(Some(4567), collected(&lines));
        assert_eq!(None, collected(&[]));
        let lines = ["", "a  ", "", "b", ""].map(str::to_owned);
        assert_eq!("a\n\nb", printed(&lines));
    }
}
