//! Fixed tournaments: the same seed gives the same files for ever, so figures can be compared.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;

use crate::process;

/// Rounds of the event; the last of them is left to be paired.
const ROUNDS: u32 = 9;
const SEED: &str = "1";

/// One tournament that waits for its last round, in the forms that the engines read.
pub(super) struct Field {
    pub(super) players: u32,
    pub(super) rounds: u32,
    pub(super) json: PathBuf,
    pub(super) trf26: PathBuf,
    pub(super) trfx: PathBuf,
}

impl Field {
    /// Nine rounds, eight of them played.
    pub(super) fn new(ronde: &Path, folder: &Path, players: u32) -> Result<Field, String> {
        write(ronde, folder, players, ROUNDS)
    }

    /// So small that an engine does little more than start: three rounds, two of them played.
    pub(super) fn tiny(ronde: &Path, folder: &Path) -> Result<Field, String> {
        write(ronde, folder, 4, 3)
    }
}

fn write(ronde: &Path, folder: &Path, players: u32, rounds: u32) -> Result<Field, String> {
    let path = |ending: &str| folder.join(format!("{players}{ending}"));
    let (whole, json) = (path("-whole.json"), path(".json"));
    let sizes = [players.to_string(), rounds.to_string()];
    let mut generate = Command::new(ronde);
    generate.args(["generate", "--plain", "--seed", SEED]);
    generate.args(["--players", &sizes[0], "--rounds", &sizes[1], "--output"]).arg(&whole);
    process::capture(&mut generate)?;
    let text = read(&whole)?;
    fs::write(&json, cut(&text)?).map_err(|error| format!("{}: {error}", json.display()))?;
    let field = Field { players, rounds, json, trf26: path(".trf"), trfx: path(".trfx") };
    for (kind, target) in [("trf26", &field.trf26), ("trfx", &field.trfx)] {
        let mut convert = Command::new(ronde);
        convert.args(["convert", "--to", kind]).arg(&field.json).arg(target);
        process::capture(&mut convert)?;
    }
    Ok(field)
}

fn read(path: &Path) -> Result<String, String> {
    fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))
}

/// The tournament without its last round, and without the dates of the rounds: they have nothing
/// to do with pairing, and py4swiss does not read our record 132.
fn cut(text: &str) -> Result<String, String> {
    let mut event: Value = serde_json::from_str(text).map_err(|error| error.to_string())?;
    let rounds = event["rounds"].as_array_mut().ok_or("the tournament has no rounds")?;
    rounds.pop();
    if let Some(fields) = event["event"].as_object_mut() {
        fields.remove("round_dates");
    }
    Ok(event.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_round_and_the_dates_are_cut() {
        let text = r#"{"event":{"name":"x","round_dates":["a"]},"rounds":[1,2,3]}"#;
        assert_eq!(r#"{"event":{"name":"x"},"rounds":[1,2]}"#, cut(text).unwrap());
        assert!(cut("{}").unwrap_err().contains("no rounds"));
    }
}
