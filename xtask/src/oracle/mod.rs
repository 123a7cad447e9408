//! `cargo xtask oracle`: another engine in a throw-away environment, as a witness and not as the
//! law.
//!
//! Fresh tournaments go both ways: those of `ronde generate` to the witness, those of its generator
//! to `ronde check`. A difference must be explained by a row of [`known`], and a row explains only
//! what it proves: it writes the file in another way with the same meaning, and the witness must
//! then agree. Anything else fails the command, with the file, the round, both pairings and the
//! criterion that decides. Files of differences are kept below the target folder.
//!
//! | Part | What it does |
//! |---|---|
//! | [`recipe`] | which tournaments are asked for, by lot from the seed |
//! | [`ours`] | the executable `ronde` and its verdicts |
//! | [`gacrux`] | the witness and its verdicts, with what we know of its command line |
//! | [`known`] | the differences that are explained, and how |
//! | [`trf`] | the few changes to a report file that questions and proofs need |
//! | [`outward`], [`inward`] | our tournaments to the witness, and its tournaments to us |

mod gacrux;
mod inward;
mod known;
mod ours;
mod outward;
mod progress;
mod recipe;
mod trf;

use std::fs;
use std::hash::{BuildHasher, RandomState};
use std::path::{Path, PathBuf};

use crate::setup::{self, Task};
use crate::workspace;
use gacrux::Gacrux;
use known::Sightings;
use ours::Ronde;

const USAGE: &str = "usage: cargo xtask oracle [--count N] [--seed S]";

/// How many tournaments go each way when nothing is said.
const COUNT: u64 = 1000;

/// Both ways with fresh tournaments; an error if something stays unexplained.
pub(crate) fn run(words: &[String]) -> Result<(), String> {
    let request = Request::read(words)?;
    println!("seed {}, {} tournaments each way", request.seed, request.count);
    let missing = setup::prepare(Task::Oracle);
    if !missing.is_empty() {
        return Err(format!("SKIPPED: {}", missing.join("\nSKIPPED: ")));
    }
    let bench = Bench::set_up()?;
    println!("{}", bench.gacrux.version()?);
    let mut sightings = Sightings::default();
    let outward = outward::run(&bench, request, &mut sightings)?;
    let inward = inward::run(&bench, request)?;
    print!("{}", sightings.table());
    verdict(&bench.folder, &[outward, inward].concat())
}

fn verdict(folder: &Path, unexplained: &[String]) -> Result<(), String> {
    if unexplained.is_empty() {
        println!("every difference is explained");
        return Ok(());
    }
    let list = unexplained.join("\n");
    let kept = folder.join("differences");
    let count = unexplained.len();
    Err(format!("{list}\n{count} not explained; the files are kept in {}", kept.display()))
}

/// What the command line asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Request {
    count: u64,
    seed: u64,
}

impl Request {
    fn read(words: &[String]) -> Result<Request, String> {
        // Nine digits: enough for chance, short enough to be typed again.
        let fresh = RandomState::new().hash_one(0) % 1_000_000_000;
        let mut request = Request { count: COUNT, seed: fresh };
        let mut words = words.iter();
        while let Some(word) = words.next() {
            let number = words.next().and_then(|number| number.parse().ok()).ok_or(USAGE)?;
            match word.as_str() {
                "--count" => request.count = number,
                "--seed" => request.seed = number,
                _ => return Err(USAGE.to_owned()),
            }
        }
        // Seeds are counted on from the first.
        let last = request.count.checked_mul(100).and_then(|far| far.checked_add(request.seed));
        last.map(|_| request).ok_or_else(|| format!("the seed or the count is too large\n{USAGE}"))
    }
}

/// Both engines, and a folder for what they write.
struct Bench {
    ronde: Ronde,
    gacrux: Gacrux,
    folder: PathBuf,
}

impl Bench {
    fn set_up() -> Result<Bench, String> {
        let folder = workspace::target_dir()?.join("oracle");
        // What an earlier run left would be taken for this run's.
        for name in ["ours", "theirs", "differences"] {
            let _ = fs::remove_dir_all(folder.join(name));
        }
        let bench = Bench { ronde: Ronde::build()?, gacrux: Gacrux::install(&folder)?, folder };
        bench.subfolder("differences")?;
        Ok(bench)
    }

    /// A folder below that of the bench, made if it is not there.
    fn subfolder(&self, name: &str) -> Result<PathBuf, String> {
        let path = self.folder.join(name);
        fs::create_dir_all(&path)
            .map_err(|error| format!("cannot create {}: {error}", path.display()))?;
        Ok(path)
    }

    /// Keeps `text` beside the other files of differences, under the name of `file` with an ending.
    fn keep(&self, file: &Path, ending: &str, text: &str) -> Result<PathBuf, String> {
        let stem = file.file_stem().unwrap_or_default().to_string_lossy();
        let path = self.folder.join("differences").join(format!("{stem}{ending}.trf"));
        fs::write(&path, text)
            .map_err(|error| format!("cannot write {}: {error}", path.display()))?;
        Ok(path)
    }
}

fn read(file: &Path) -> Result<String, String> {
    fs::read_to_string(file).map_err(|error| format!("cannot read {}: {error}", file.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_command_line() {
        let read = |words: &str| {
            Request::read(&words.split_whitespace().map(str::to_owned).collect::<Vec<_>>())
        };
        assert_eq!(Ok(Request { count: 50, seed: 7 }), read("--seed 7 --count 50"));
        assert_eq!(Ok(COUNT), read("").map(|request| request.count));
        assert_ne!(read(""), read(""), "a fresh seed each time");
        assert!(read("--seed 18446744073709551615").unwrap_err().starts_with("the seed"));
        for wrong in ["--count", "--count many", "--fast 3", "50"] {
            assert_eq!(Err(USAGE.to_owned()), read(wrong), "{wrong}");
        }
    }
}
