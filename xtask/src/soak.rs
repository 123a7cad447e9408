//! `cargo xtask soak`: long hunts for rare mistakes, each a row of [`JOBS`].
//!
//! A job is a command that reads two numbers from its environment: `RONDE_SOAK_FROM`, the first
//! seed, and `RONDE_SOAK_COUNT`, how many seeds to try from there. It exits with an error when one
//! of them fails. How far a job has come is kept in `soak/NAME.json` below Cargo's target folder,
//! so a hunt of hours may be stopped at any time and goes on where it stopped. A failing range is
//! halved until one seed is left, and stays the next one to be tried.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::{process, workspace};

struct Job {
    name: &'static str,
    /// What is hunted, and in which unit progress is told.
    about: &'static str,
    unit: &'static str,
    /// The tests that do it: package, test target, and a part of their names (empty for all).
    tests: (&'static str, &'static str, &'static str),
    env: &'static [(&'static str, &'static str)],
    /// Seeds in one call: few enough that a call ends within about a minute.
    batch: u64,
    /// How long a hunt lasts unless `--minutes` says otherwise.
    minutes: u64,
}

impl Job {
    /// The words after `cargo`.
    fn cargo(&self) -> Vec<&'static str> {
        let (package, target, name) = self.tests;
        let mut words =
            vec!["test", "--quiet", "--release", "--package", package, "--test", target];
        words.extend(Some(name).filter(|name| !name.is_empty()));
        words
    }
}

/// To add a hunt, add a row.
const JOBS: &[Job] = &[
    Job {
        name: "formats-fuzz",
        about: "readers never panic, and what is written is read again the same",
        unit: "minutes of random files",
        tests: ("ronde-formats", "fuzz", ""),
        env: &[("RONDE_FUZZ_SECONDS", "60")],
        batch: 1,
        minutes: 10,
    },
    Job {
        name: "dutch-literal",
        about: "the Dutch engine pairs small fields as the articles do word for word",
        unit: "seeds of 36 fields each",
        tests: ("ronde-swiss", "it", "literal"),
        env: &[],
        batch: 2_000,
        minutes: 10,
    },
    Job {
        name: "dutch-2010",
        about: "Dutch 2010 pairs small fields as dutch-2010 does step by step",
        unit: "seeds of 18 fields each",
        tests: ("ronde-swiss", "it", "dutch_2010_and"),
        env: &[],
        batch: 1_000,
        minutes: 10,
    },
    Job {
        name: "lim-literal",
        about: "Lim 2026 pairs small fields as the articles do word for word",
        unit: "seeds of 18 fields each",
        tests: ("ronde-swiss", "it", "lim_2026_engine_and"),
        env: &[],
        batch: 2_000,
        minutes: 10,
    },
    Job {
        name: "double-swiss",
        about: "Double-Swiss pairs small fields as C.04.5 does word for word",
        unit: "seeds of 9 fields each",
        tests: ("ronde-swiss", "it", "double_swiss_2026_engine"),
        env: &[],
        batch: 2_000,
        minutes: 10,
    },
    Job {
        name: "swiss-team",
        about: "Swiss Team pairs small fields of teams as C.04.6 does word for word",
        unit: "seeds of 9 fields each",
        tests: ("ronde-swiss", "it", "team_2026_engine"),
        env: &[],
        batch: 2_000,
        minutes: 10,
    },
    Job {
        name: "why-not-books",
        about: "the round with a forced pair is that of the book, and what is said to decide does",
        unit: "seeds of every pair of 144 fields each",
        tests: ("ronde-swiss", "it", "why_not_agrees_with_every_book"),
        env: &[],
        batch: 100,
        minutes: 5,
    },
    Job {
        name: "why-not-dense",
        about: "the round with a forced pair is that of the dense matching, for every pair",
        unit: "rounds of 40 players, every pair of each",
        tests: ("ronde-swiss", "it", "why_not_agrees_with_the_dense"),
        env: &[],
        batch: 40,
        minutes: 5,
    },
    Job {
        name: "facts",
        about: "facts of a deadlock are irreducible and its repairs complete",
        unit: "seeds of 144 fields each",
        tests: ("ronde-swiss", "it", "facts_are_irreducible"),
        env: &[],
        batch: 200,
        minutes: 2,
    },
    Job {
        name: "standings-literal",
        about: "Buchholz, Sonneborn-Berger and direct encounter are what the articles say",
        unit: "seeds of 18 tournaments each",
        tests: ("ronde-standings", "it", "literal"),
        env: &[],
        batch: 2_000,
        minutes: 10,
    },
    Job {
        name: "dutch-second-opinion",
        about: "the fast way for large brackets gives what the dense matching gives",
        unit: "seeds of 162 rounds of 20 to 80 players each",
        tests: ("ronde-swiss", "it", "kinds_and"),
        env: &[],
        batch: 100,
        minutes: 10,
    },
    Job {
        name: "dutch-second-opinion-large",
        about: "the same with 80 to 300 players",
        unit: "seeds of 162 rounds of 80 to 300 players each",
        tests: ("ronde-swiss", "it", "kinds_and"),
        env: &[("RONDE_SOAK_PLAYERS", "80-300")],
        batch: 5,
        minutes: 5,
    },
    Job {
        name: "dutch-certificates",
        about: "prices prove the brackets of large rounds, checked by code of its own",
        unit: "seeds of 162 rounds of 10,000 players each",
        tests: ("ronde-swiss", "it", "prices"),
        env: &[("RONDE_SOAK_PLAYERS", "10000")],
        batch: 2,
        minutes: 5,
    },
    Job {
        name: "dubov-1997",
        about: "Dubov of 1997 pairs small fields as the text does step by step",
        unit: "seeds of 18 fields each",
        tests: ("ronde-swiss", "it", "engine_and_text_agree_on_dubov_1997"),
        env: &[],
        batch: 4_000,
        minutes: 10,
    },
    Job {
        name: "original",
        about: "the original Swiss pairs small fields as its articles do when everything is tried",
        unit: "seeds of 18 fields each",
        tests: ("ronde-swiss", "it", "original_engine"),
        env: &[],
        batch: 5_000,
        minutes: 5,
    },
    Job {
        name: "molter",
        about: "a Molter table of every size is proved by the checker and takes less than 10 s",
        unit: "seeds of 1,398 tables each",
        tests: ("ronde-schedule", "it", "every_size_is_proved"),
        env: &[],
        batch: 5,
        minutes: 5,
    },
    Job {
        name: "dutch-1992",
        about: "the engine of Dutch 1992 pairs small fields as dutch-1992 does word for word",
        unit: "seeds of 18 fields each",
        tests: ("ronde-swiss", "it", "dutch_1992::engine"),
        env: &[],
        batch: 2_000,
        minutes: 5,
    },
    Job {
        name: "dubov-2026",
        about: "Dubov of 2026 pairs small fields as the articles do word for word",
        unit: "seeds of 18 fields each",
        tests: ("ronde-swiss", "it", "dubov_2026_engine"),
        env: &[],
        batch: 4_000,
        minutes: 10,
    },
    Job {
        name: "burstein-literal",
        about: "Burstein of 2026 pairs small fields as the articles do word for word",
        unit: "seeds of 18 fields each",
        tests: ("ronde-swiss", "it", "burstein_2026_engine"),
        env: &[],
        batch: 1_000,
        minutes: 10,
    },
    Job {
        name: "reasons",
        about: "every reason of every system is true, by a checker that shares nothing with them",
        unit: "seeds of 144 rounds each",
        tests: ("ronde-swiss", "it", "every_reason_is_true"),
        env: &[],
        batch: 40,
        minutes: 10,
    },
    Job {
        name: "journal-kills",
        about: "a program that is killed while it writes a journal loses nothing acknowledged",
        unit: "kills",
        tests: ("ronde-store", "journal", "nothing_that_was_acknowledged"),
        env: &[],
        batch: 1_000,
        minutes: 1,
    },
];

/// Runs the job that is named, or all of them in turn.
pub(crate) fn run(arguments: &[String]) -> Result<(), String> {
    let request = Request::read(arguments)?;
    let folder = workspace::target_dir()?.join("soak");
    let wanted = |job: &&Job| request.name.as_ref().is_none_or(|name| name == job.name);
    for job in JOBS.iter().filter(wanted) {
        let minutes = request.minutes.unwrap_or(job.minutes);
        hunt(job, &folder.join(format!("{}.json", job.name)), minutes)?;
    }
    Ok(())
}

#[derive(Debug, Default, PartialEq, Eq)]
struct Request {
    name: Option<String>,
    minutes: Option<u64>,
}

impl Request {
    fn read(arguments: &[String]) -> Result<Request, String> {
        let mut request = Request::default();
        let mut words = arguments.iter();
        while let Some(word) = words.next() {
            if word == "--minutes" {
                let minutes = words.next().and_then(|number| number.parse().ok());
                request.minutes = Some(minutes.ok_or("--minutes needs a whole number after it")?);
            } else if JOBS.iter().any(|job| job.name == word) {
                request.name = Some(word.clone());
            } else {
                let names: Vec<&str> = JOBS.iter().map(|job| job.name).collect();
                return Err(format!("no hunt is called {word}; there are {}", names.join(", ")));
            }
        }
        Ok(request)
    }
}

fn hunt(job: &Job, state: &Path, minutes: u64) -> Result<(), String> {
    let started = Instant::now();
    let mut next = read_state(state)?;
    println!("=== {}: {}; {minutes} minutes from {next}", job.name, job.about);
    while started.elapsed() < Duration::from_secs(60 * minutes) {
        if !attempt(job, next, job.batch) {
            let seed = narrow(next, job.batch, |from, count| !attempt(job, from, count));
            return Err(failure(job, seed));
        }
        next += job.batch;
        write_state(state, next)?;
        println!("{}: {next} {} in all, none failed", job.name, job.unit);
    }
    Ok(())
}

/// Whether `count` seeds from `from` on pass.
fn attempt(job: &Job, from: u64, count: u64) -> bool {
    let mut command = workspace::cargo();
    command.args(job.cargo()).envs(job.env.iter().copied());
    command.env("RONDE_SOAK_FROM", from.to_string()).env("RONDE_SOAK_COUNT", count.to_string());
    process::run(&mut command, |_| true).success
}

/// The first failing seed of a range that fails, found by halving it.
fn narrow(mut from: u64, mut count: u64, mut fails: impl FnMut(u64, u64) -> bool) -> u64 {
    while count > 1 {
        let half = count / 2;
        if fails(from, half) {
            count = half;
        } else {
            from += half;
            count -= half;
        }
    }
    from
}

fn failure(job: &Job, seed: u64) -> String {
    let env: Vec<String> = job.env.iter().map(|(name, value)| format!("{name}={value}")).collect();
    format!(
        "{}: seed {seed} fails; to see it again:\n  \
         RONDE_SOAK_FROM={seed} RONDE_SOAK_COUNT=1 {} cargo {}",
        job.name,
        env.join(" "),
        job.cargo().join(" ")
    )
}

/// The next seed; 0 if the job has never run.
fn read_state(path: &Path) -> Result<u64, String> {
    let Ok(text) = fs::read_to_string(path) else { return Ok(0) };
    serde_json::from_str::<Value>(&text)
        .ok()
        .and_then(|state| state["next"].as_u64())
        .ok_or_else(|| format!("{} is damaged; delete it to start again", path.display()))
}

/// Written beside and renamed: stopping at any moment leaves the old or the new state.
fn write_state(path: &Path, next: u64) -> Result<(), String> {
    let beside: PathBuf = path.with_extension("new");
    let folder = path.parent().unwrap_or(Path::new("."));
    fs::create_dir_all(folder)
        .and_then(|()| fs::write(&beside, json!({ "next": next }).to_string()))
        .and_then(|()| fs::rename(&beside, path))
        .map_err(|error| format!("cannot write {}: {error}", path.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arguments() {
        check("", Ok((None, None)));
        check("formats-fuzz", Ok((Some("formats-fuzz"), None)));
        check("--minutes 3 formats-fuzz", Ok((Some("formats-fuzz"), Some(3))));
        check("--minutes", Err("--minutes needs"));
        check("--minutes soon", Err("--minutes needs"));
        check("nonsense", Err("no hunt is called nonsense"));
    }

    #[track_caller]
    fn check(line: &str, expected: Result<(Option<&str>, Option<u64>), &str>) {
        let words: Vec<String> = line.split_whitespace().map(str::to_owned).collect();
        match (Request::read(&words), expected) {
            (Ok(request), Ok((name, minutes))) => {
                assert_eq!(Request { name: name.map(str::to_owned), minutes }, request, "{line}");
            }
            (Err(message), Err(start)) => assert!(message.starts_with(start), "{message}"),
            (read, _) => panic!("{line}: {read:?}"),
        }
    }

    #[test]
    fn a_failing_range_is_narrowed_to_its_first_seed() {
        for bad in 100..117 {
            let fails = |from, count| (from..from + count).contains(&bad);
            assert_eq!(bad, narrow(100, 17, fails));
        }
        // Two bad seeds: the first is told.
        let fails =
            |from: u64, count: u64| [3, 9].iter().any(|bad| (from..from + count).contains(bad));
        assert_eq!(3, narrow(0, 16, fails));
    }

    #[test]
    fn the_state_survives_and_damage_is_told() {
        let folder = std::env::temp_dir().join(format!("ronde-soak-{}", std::process::id()));
        let path = folder.join("job.json");
        assert_eq!(Ok(0), read_state(&path));
        write_state(&path, 1_234).unwrap();
        assert_eq!(Ok(1_234), read_state(&path));
        fs::write(&path, "{").unwrap();
        assert!(read_state(&path).unwrap_err().contains("delete it"));
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn a_failure_tells_how_to_repeat_it() {
        let told = failure(&JOBS[0], 42);
        assert!(
            told.contains("RONDE_SOAK_FROM=42 RONDE_SOAK_COUNT=1 RONDE_FUZZ_SECONDS=60 cargo test")
        );
    }
}
