//! Real events of other programs, where their files are: `samples` beside the folder that
//! `RONDE_CORPORA` names. Every round is compared with the pairing that the edition of its date
//! prescribes, and the reason of every difference is printed; no name of anybody is.

use std::path::PathBuf;

use ronde_formats::{Content, Opened, open};
use ronde_model::{Colour, RoundNumber, Snapshot};
use ronde_swiss::check::{RoundCheck, Verdict, check_round};
use ronde_swiss::hindsight::circumstances;
use ronde_swiss::initial_colour::shown_by_round_1;
use ronde_swiss::system::declared;

/// Files, and how many rounds of Swiss events among them are the prescribed ones at least.
const FOLDERS: [(&str, usize, usize); 2] = [("tunx", 14, 54), ("papi", 2, 5)];

#[test]
fn rounds_of_other_programs_against_the_rules() {
    for (folder, count, expected) in FOLDERS {
        let corpora = std::env::var_os("RONDE_CORPORA").map(PathBuf::from);
        let place = corpora.map(|corpora| corpora.join("../samples").join(folder));
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
        let mut agreed = 0;
        for (index, file) in files.iter().enumerate() {
            let bytes = std::fs::read(file).unwrap();
            let Ok(Opened { content: Content::Tournament(read), .. }) = open(&bytes, "") else {
                panic!("{folder} {} is a tournament", index + 1);
            };
            agreed += compare(&format!("{folder} {}", index + 1), &read.snapshot);
        }
        assert!(agreed >= expected, "{folder}: {agreed} rounds are the prescribed ones");
    }
}

/// Prints the comparison; how many rounds agree.
fn compare(name: &str, snapshot: &Snapshot) -> usize {
    let Ok((system, by)) = declared(snapshot) else {
        eprintln!("{name}: {}, no Swiss system", snapshot.event.kind);
        return 0;
    };
    let shown = shown_by_round_1(snapshot, system);
    let colour = snapshot.rules.initial_colour.or(shown).unwrap_or(Colour::White);
    let rounds = (0..snapshot.rounds.len()).filter_map(RoundNumber::from_index);
    let verdicts: Vec<String> =
        rounds.map(|round| reason(&check_round(snapshot, round, system, colour))).collect();
    let agreed = verdicts.iter().filter(|verdict| verdict.is_empty()).count();
    eprintln!("{name}: {agreed} of {} rounds agree, {system} ({by:?})", verdicts.len());
    for (index, verdict) in verdicts.iter().enumerate().filter(|(_, it)| !it.is_empty()) {
        let round = RoundNumber::from_index(index).unwrap();
        let supposed = circumstances(snapshot, round, system, colour);
        eprintln!("  round {}: {verdict}; would follow from {supposed:?}", index + 1);
    }
    agreed
}

/// Why a round is not the prescribed one; empty where it is.
fn reason(check: &RoundCheck) -> String {
    let why = match &check.verdict {
        Verdict::Agrees => return String::new(),
        Verdict::Illegal(broken) => {
            let articles: Vec<&str> = broken.iter().map(|it| it.article()).collect();
            format!("illegal: {}", articles.join(", "))
        }
        Verdict::NotPrescribed(departure) => {
            format!("bracket of {}: {:?}", departure.bracket, departure.decided_by)
        }
        Verdict::ColoursDiffer(boards) => format!("colours of {} boards differ", boards.len()),
        Verdict::CannotBePaired(error) => format!("cannot be paired: {error:?}"),
    };
    let prescribed = check.prescribed.as_ref().map_or(&[][..], |round| &round.boards);
    let other: Vec<String> = check
        .given
        .iter()
        .filter(|board| !prescribed.contains(board))
        .map(|board| format!("{}-{}", board.white, board.black))
        .collect();
    format!("{why}; {} boards are others: {}", other.len(), other.join(" "))
}
