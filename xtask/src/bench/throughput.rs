//! How many tournaments `ronde check` looks through in a given time.

use std::path::Path;
use std::process::Command;
use std::time::Instant;

use crate::process;

/// Tournaments that are checked, and those that the target speaks of.
const CHECKED: u32 = 2_000;
const ASKED: u32 = 50_000;

/// Minutes for [`ASKED`] tournaments.
const TARGET: f64 = 1.0;

/// Times it on tournaments of 40 players and 9 rounds; a chapter of the document.
pub(super) fn chapter(ronde: &Path, folder: &Path) -> Result<String, String> {
    let folder = folder.join("check");
    let mut generate = Command::new(ronde);
    generate.args(["generate", "--plain", "--players", "40", "--rounds", "9", "--seed", "1"]);
    generate.args(["--count", &CHECKED.to_string(), "--into"]).arg(&folder);
    process::capture(&mut generate)?;
    let started = Instant::now();
    let told = process::capture(Command::new(ronde).arg("check").arg(&folder))?;
    let seconds = started.elapsed().as_secs_f64();
    let summary = told.lines().last().unwrap_or_default();
    if !summary.starts_with(&format!("{CHECKED} files")) {
        return Err(format!("{} must hold {CHECKED} files, but: {summary}", folder.display()));
    }
    let line = sentence(seconds);
    println!("{line}");
    Ok(format!("\n### Tournaments checked\n\n{line}\n"))
}

fn sentence(seconds: f64) -> String {
    let minutes = seconds / f64::from(CHECKED) * f64::from(ASKED) / 60.0;
    let verdict = if minutes <= TARGET { "met" } else { "MISSED" };
    format!(
        "`ronde check` on {CHECKED} tournaments of 40 players and 9 rounds: {seconds:.1} s; \
         {ASKED} would take {minutes:.1} minutes (target {TARGET}: {verdict})"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_figure_stands_beside_the_target() {
        assert!(sentence(2.0).contains("0.8 minutes (target 1: met)"), "{}", sentence(2.0));
        assert!(sentence(6.0).contains("2.5 minutes (target 1: MISSED)"));
    }
}
