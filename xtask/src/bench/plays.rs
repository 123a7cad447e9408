//! How many events `ronde simulate` plays in a given time.

use std::path::Path;
use std::process::Command;
use std::time::Instant;

use crate::process;

/// Events that are played, and those that the target speaks of.
const PLAYED: u32 = 5_000;
const ASKED: u32 = 100_000;

/// Minutes for [`ASKED`] events on two cores.
const TARGET: f64 = 1.0;

/// Times it on events of 100 players and 9 rounds, on two threads; a chapter of the document.
pub(super) fn chapter(ronde: &Path) -> Result<String, String> {
    let mut command = Command::new(ronde);
    command.args(["simulate", "--players", "100", "--rounds", "9", "--seed", "1"]);
    command.args(["--threads", "2", "--json", "--plays", &PLAYED.to_string()]);
    let started = Instant::now();
    let told = process::capture(&mut command)?;
    let seconds = started.elapsed().as_secs_f64();
    if !told.contains(&format!("\"plays\": {PLAYED}")) {
        return Err("ronde simulate did not play what it was asked for".to_owned());
    }
    let line = sentence(seconds);
    println!("{line}");
    Ok(format!("\n### Events played\n\n{line}\n"))
}

fn sentence(seconds: f64) -> String {
    let minutes = seconds / f64::from(PLAYED) * f64::from(ASKED) / 60.0;
    let verdict = if minutes <= TARGET { "met" } else { "MISSED" };
    format!(
        "`ronde simulate` on two threads, {PLAYED} events of 100 players and 9 rounds: \
         {seconds:.1} s; {ASKED} would take {minutes:.1} minutes (target {TARGET}: {verdict})"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_figure_stands_beside_the_target() {
        assert!(sentence(2.4).contains("0.8 minutes (target 1: met)"), "{}", sentence(2.4));
        assert!(sentence(3.3).contains("1.1 minutes (target 1: MISSED)"));
    }
}
