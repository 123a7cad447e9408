//! Real files of other programs, where they are (`samples` beside the folder that `RONDE_CORPORA`
//! names): every round is compared with the pairing that the edition of its date prescribes. The
//! report is printed without names: the people are real.

use std::path::PathBuf;

use crate::Place;

#[test]
fn rounds_of_other_programs_are_compared() {
    for (folder, count) in [("tunx", 14), ("papi", 2)] {
        let place = std::env::var_os("RONDE_CORPORA").map(PathBuf::from);
        let place = place.map(|corpora| corpora.join("../samples").join(folder));
        let Some(found) = place.and_then(|place| std::fs::read_dir(place).ok()) else {
            eprintln!(
                "SKIPPED: {count} samples ({folder}): there is no folder samples beside \
                 RONDE_CORPORA"
            );
            continue;
        };
        let mut files: Vec<PathBuf> = found.filter_map(|entry| Some(entry.ok()?.path())).collect();
        files.sort();
        assert_eq!(count, files.len());
        for (index, file) in files.iter().enumerate() {
            let place = Place::new();
            let ended = place.run(&["check", "--json", &file.display().to_string()]);
            // An event without players has no round to check; a fault of the program is code 2.
            assert_ne!(2, ended.code, "{folder} {}", index + 1);
            eprintln!("{folder} {}: {}", index + 1, report(&ended.stdout));
        }
    }
}

/// What was found, without anybody's name.
fn report(json: &str) -> String {
    let page: serde_json::Value = serde_json::from_str(json).unwrap();
    let rounds = page["files"][0]["rounds"].as_array().cloned().unwrap_or_default();
    let verdict = |round: &serde_json::Value| format!("{} {}", round["round"], round["verdict"]);
    rounds.iter().map(verdict).collect::<Vec<String>>().join(", ")
}
