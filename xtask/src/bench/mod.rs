//! `cargo xtask bench`: every bench target of the workspace, with machine and commit, into
//! `docs/benchmarks.md`.
//!
//! Times are worth little without the machine, so a fixed integer workload is timed first: figures
//! of two machines can be compared by it.
//!
//! | Chapter | look in |
//! |---|---|
//! | other engines on the same files | [`peers`] |
//! | tournaments checked in a given time | [`throughput`] |
//! | events played in a given time | [`plays`] |
//! | instruction counts, the guard against slowdowns | [`instructions`] |
//! | the picture of time against players | [`picture`] |

mod field;
mod instructions;
mod peers;
mod picture;
mod plays;
mod throughput;

use std::fs;
use std::hint::black_box;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

use picture::Series;

use crate::{process, workspace};

const BEGIN: &str = "<!-- written by cargo xtask bench: begin -->";
const END: &str = "<!-- written by cargo xtask bench: end -->";

/// Runs everything and refreshes the marked section of the document, and its picture.
pub(crate) fn run(words: &[String]) -> Result<(), String> {
    let million = match words.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        [] => false,
        ["--million"] => true,
        _ => return Err("usage: cargo xtask bench [--million]".to_owned()),
    };
    let mut section = format!("{}\n", machine());
    println!("{section}");
    let mut points = Vec::new();
    for (package, target) in workspace::targets(&workspace::metadata()?, "bench") {
        let output = bench_target(&package, &target, million)?;
        if target == "scale" {
            points = picture::scale_points(&output);
        }
        section.push_str(&chapter(&package, &target, &output));
    }
    section.push_str(&whole_commands(points)?);
    let path = workspace::root().join("docs/benchmarks.md");
    let text = fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
    write(&path, &refreshed(&text, &section)?)?;
    println!("docs/benchmarks.md is refreshed");
    Ok(())
}

/// What one bench target of the workspace printed.
fn bench_target(package: &str, target: &str, million: bool) -> Result<String, String> {
    println!("=== {package}: {target}");
    let mut command = workspace::cargo();
    command.args(["bench", "--quiet", "--package", package, "--bench", target]);
    if million {
        command.env("RONDE_BENCH_MILLION", "1");
    }
    let finished = process::run(&mut command, |_| true);
    if !finished.success {
        return Err(format!("the bench {target} of {package} failed"));
    }
    Ok(printed(&finished.lines))
}

/// The chapters that need the program itself; draws the picture on the way.
fn whole_commands(points: Vec<(f64, f64)>) -> Result<String, String> {
    let (ronde, folder) = program()?;
    let rows = peers::rows(&ronde, &folder)?;
    if !points.is_empty() {
        let path = workspace::root().join("docs/speed.svg");
        write(&path, &picture::draw(&series(points, &rows)))?;
    }
    Ok([
        peers::chapter(&rows),
        throughput::chapter(&ronde, &folder)?,
        plays::chapter(&ronde)?,
        instructions::chapter(&ronde, &folder)?,
    ]
    .concat())
}

/// Our line and a line for each other engine.
fn series(points: Vec<(f64, f64)>, rows: &[peers::Row]) -> Vec<Series> {
    let mut list = vec![Series { name: "Ronde", colour: "#0b6e4f", points }];
    for (name, colour) in [("Gacrux", "#b3541e"), ("py4swiss", "#3f5ea8")] {
        let own = rows.iter().filter(|row| row.engine == name && row.theirs > 0.0);
        let points: Vec<_> = own.map(|row| (f64::from(row.players), row.theirs)).collect();
        if !points.is_empty() {
            list.push(Series { name, colour, points });
        }
    }
    list
}

/// The program, freshly built, and a folder for what the chapters leave behind.
fn program() -> Result<(PathBuf, PathBuf), String> {
    let build = ["build", "--quiet", "--release", "--package", "ronde-cli"];
    process::capture(workspace::cargo().args(build))?;
    let target = workspace::target_dir()?;
    let folder = target.join("bench");
    fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    Ok((target.join("release/ronde"), folder))
}

fn write(path: &Path, text: &str) -> Result<(), String> {
    fs::write(path, text).map_err(|error| format!("cannot write {}: {error}", path.display()))
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
        let lines = ["", "a  ", "", "b", ""].map(str::to_owned);
        assert_eq!("a\n\nb", printed(&lines));
    }
}
