//! Other engines beside ours, on the same files and in the same run.
//!
//! Both are Python programs from PyPI, in throw-away environments. Their processor time is measured
//! from outside, and what they need to start (the same command on four players) is taken off.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;

use super::field::Field;
use crate::setup::{self, Task};
use crate::{process, workspace};

const SIZES: [u32; 3] = [100, 400, 1_000];

/// At the largest size: pairing alone, and whole command against whole command.
const TARGETS: (f64, f64) = (1_000.0, 200.0);

/// Runs a command with its output in a file: exit code, processor seconds, seconds by the clock.
const MEASURE: &str = "\
import resource, subprocess, sys, time
with open(sys.argv[1], 'w') as out:
    start = time.perf_counter()
    code = subprocess.run(sys.argv[2:], stdout=out, stderr=subprocess.DEVNULL).returncode
    wall = time.perf_counter() - start
used = resource.getrusage(resource.RUSAGE_CHILDREN)
print(code, used.ru_utime + used.ru_stime, wall)
";

/// Another engine: its name and the command that pairs the next round of a file. To compare with
/// one more, add a row.
struct Peer {
    name: &'static str,
    package: &'static str,
    command: fn(python: &Path, field: &Field, pairs: &Path) -> Command,
}

const PEERS: [Peer; 2] = [
    Peer { name: "Gacrux", package: "gacrux", command: gacrux },
    Peer { name: "py4swiss", package: "py4swiss", command: py4swiss },
];

fn gacrux(python: &Path, field: &Field, pairs: &Path) -> Command {
    let mut command = measured(python, pairs);
    command.arg(python).args(["-W", "ignore", "-m", "gacrux.pairingchecker", "-i"]);
    command.arg(&field.trf26).args(["-p", "-dT", "-b", "utf-8", "-n"]);
    command.arg(field.rounds.to_string());
    command
}

fn py4swiss(python: &Path, field: &Field, pairs: &Path) -> Command {
    let mut command = measured(python, Path::new("/dev/null"));
    command.arg(python.with_file_name("py4swiss")).arg("-t").arg(&field.trfx);
    command.args(["-e", "dutch", "-p"]).arg(pairs);
    command
}

fn measured(python: &Path, output: &Path) -> Command {
    let mut command = Command::new(python);
    command.args(["-c", MEASURE]).arg(output);
    command
}

/// What one run took, in milliseconds.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Taken {
    processor: f64,
    wall: f64,
}

/// A row of the table, in milliseconds.
pub(super) struct Row {
    pub(super) engine: &'static str,
    pub(super) players: u32,
    /// Its processor time less what it needs to start.
    pub(super) theirs: f64,
    ours: f64,
    their_command: f64,
    our_command: f64,
    same: bool,
}

/// A row for each engine and size; an engine that cannot be had or refuses a file is said aloud.
pub(super) fn rows(ronde: &Path, folder: &Path) -> Result<Vec<Row>, String> {
    if let Some(missing) = setup::prepare(Task::Oracle).first() {
        println!("SKIPPED: {missing}");
        return Ok(Vec::new());
    }
    let tiny = Field::tiny(ronde, folder)?;
    let fields: Vec<Field> =
        SIZES.iter().map(|&it| Field::new(ronde, folder, it)).collect::<Result<_, _>>()?;
    let ours: Vec<(f64, f64)> =
        fields.iter().map(|field| our_times(ronde, field)).collect::<Result<_, _>>()?;
    let mut rows = Vec::new();
    for peer in &PEERS {
        match peer_rows(peer, folder, &tiny, &fields, &ours) {
            Ok(more) => rows.extend(more),
            Err(reason) => println!("SKIPPED: {}: {reason}", peer.name),
        }
    }
    Ok(rows)
}

/// Pairing alone, and the best of five whole commands.
fn our_times(ronde: &Path, field: &Field) -> Result<(f64, f64), String> {
    let mut bench = workspace::cargo();
    bench.args(["bench", "--quiet", "--package", "ronde-cli", "--bench", "scale"]);
    let told = process::capture(bench.env("RONDE_BENCH_FILE", &field.json))?;
    let alone = alone(&told).ok_or_else(|| format!("the bench told no time: {told}"))?;
    let mut whole = f64::INFINITY;
    for _ in 0..5 {
        let started = Instant::now();
        let mut pair = Command::new(ronde);
        pair.arg("pair").arg(&field.trf26).arg("-o").arg(our_pairs(field));
        process::capture(&mut pair)?;
        whole = whole.min(started.elapsed().as_secs_f64() * 1000.0);
    }
    Ok((alone, whole))
}

fn our_pairs(field: &Field) -> PathBuf {
    field.json.with_extension("ronde.txt")
}

fn peer_rows(
    peer: &Peer,
    folder: &Path,
    tiny: &Field,
    fields: &[Field],
    ours: &[(f64, f64)],
) -> Result<Vec<Row>, String> {
    let python = setup::python_package(&folder.join("peers").join(peer.package), peer.package)?;
    let mut start = f64::INFINITY;
    for _ in 0..3 {
        start = start.min(run(peer, &python, tiny)?.0.processor);
    }
    let mut rows = Vec::new();
    for (field, &(alone, whole)) in fields.iter().zip(ours) {
        let (taken, pairs) = run(peer, &python, field)?;
        let expected = fs::read_to_string(our_pairs(field)).map_err(|error| error.to_string())?;
        let row = Row {
            engine: peer.name,
            players: field.players,
            theirs: (taken.processor - start).max(0.0),
            ours: alone,
            their_command: taken.wall,
            our_command: whole,
            same: pairs.trim() == expected.trim(),
        };
        println!("{}", line(&row).trim_end());
        rows.push(row);
    }
    Ok(rows)
}

/// One run: what it took and the pairs that it gave.
fn run(peer: &Peer, python: &Path, field: &Field) -> Result<(Taken, String), String> {
    let pairs = field.json.with_extension(format!("{}.txt", peer.package));
    let told = process::capture(&mut (peer.command)(python, field, &pairs))?;
    let taken = taken(&told).ok_or_else(|| format!("it failed on {} players", field.players))?;
    let text = fs::read_to_string(&pairs).map_err(|error| error.to_string())?;
    Ok((taken, text))
}

/// Reads `exit-code processor-seconds seconds`; nothing unless the exit code is zero.
fn taken(told: &str) -> Option<Taken> {
    let mut words = told.split_whitespace();
    (words.next()? == "0").then_some(())?;
    let mut next = || Some(words.next()?.parse::<f64>().ok()? * 1000.0);
    Some(Taken { processor: next()?, wall: next()? })
}

/// Reads `pairing alone: 1.234 ms`.
fn alone(told: &str) -> Option<f64> {
    let line = told.lines().find_map(|line| line.strip_prefix("pairing alone: "))?;
    line.strip_suffix(" ms")?.parse().ok()
}

/// The chapter of the document: a table, and the targets beside what was reached.
pub(super) fn chapter(rows: &[Row]) -> String {
    if rows.is_empty() {
        return "\n### Beside other engines\n\nNone could be installed.\n".to_owned();
    }
    let table: String = rows.iter().map(line).collect();
    let largest = SIZES[SIZES.len() - 1];
    let verdicts: String = rows.iter().filter(|row| row.players == largest).map(verdict).collect();
    format!(
        "\n### Beside other engines\n\nRound 9 of 9, games only, the same tournament for all; \
         milliseconds. Theirs is processor time less start-up, one run; ours is the best of \
         five.\n\n\
         | engine | players | pairing: theirs | ours | ratio | command: theirs | ours | ratio \
         | same pairs |\n|---|---|---|---|---|---|---|---|---|\n{table}\n{verdicts}"
    )
}

fn line(row: &Row) -> String {
    format!(
        "| {} | {} | {:.0} | {:.2} | {:.0} × | {:.0} | {:.1} | {:.0} × | {} |\n",
        row.engine,
        row.players,
        row.theirs,
        row.ours,
        row.theirs / row.ours,
        row.their_command,
        row.our_command,
        row.their_command / row.our_command,
        if row.same { "yes" } else { "NO" },
    )
}

fn verdict(row: &Row) -> String {
    let met = |ratio: f64, target: f64| if ratio >= target { "met" } else { "MISSED" };
    format!(
        "- {} at {} players: pairing alone {} (target {} ×), whole command {} (target {} ×)\n",
        row.engine,
        row.players,
        met(row.theirs / row.ours, TARGETS.0),
        TARGETS.0,
        met(row.their_command / row.our_command, TARGETS.1),
        TARGETS.1,
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn measurements_are_read() {
        assert_eq!(Some(Taken { processor: 500.0, wall: 1250.0 }), taken("0 0.5 1.25\n"));
        assert_eq!(None, taken("1 0.5 1.25\n"), "it failed");
        assert_eq!(None, taken("0 0.5"));
        assert_eq!(Some(1.25), alone("x\npairing alone: 1.25 ms\n"));
        assert_eq!(None, alone("pairing alone: none"));
    }

    #[test]
    fn ratios_stand_beside_their_targets() {
        let row = Row {
            engine: "Other",
            players: 1_000,
            theirs: 2_000.0,
            ours: 1.0,
            their_command: 1_000.0,
            our_command: 10.0,
            same: true,
        };
        assert_eq!(
            "| Other | 1000 | 2000 | 1.00 | 2000 × | 1000 | 10.0 | 100 × | yes |\n",
            line(&row)
        );
        let text = chapter(&[row]);
        assert!(text.contains("pairing alone met (target 1000 ×)"), "{text}");
        assert!(text.contains("whole command MISSED (target 200 ×)"), "{text}");
        assert!(chapter(&[]).contains("None could be installed"));
    }
}
