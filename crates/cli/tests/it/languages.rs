//! A French arbiter gets French: what commands say to people comes from the catalogues, whichever
//! language the run has.

use std::collections::BTreeSet;
use std::process::Stdio;

use crate::{Ended, Place, repository};

/// Runs of every command that pairs, checks, explains, simulates, ranks, rates, reports or
/// converts, with what goes wrong when they are asked for something impossible.
const RUNS: [&str; 70] = [
    "inspect open.trf",
    "inspect broken.trf",
    "inspect broken.trf --strict",
    "inspect bare.trf",
    "pair open.trf",
    "pair open.trf --round 5 --reasons",
    "pair open.trf --round 3 --system dutch --edition 1992 --reasons",
    "pair open.trf --edition 2010 --initial-colour black",
    "pair open.trf --system original --edition 2026",
    "pair open.trf --system dubov --edition 2017",
    "pair open.trf --rounds 7",
    "pair open.trf --round 8",
    "pair bare.trf",
    "pair broken.trf",
    "pair robin.trf --reasons",
    "check open.trf",
    "check turned.trf bare.trf",
    "check turned.trf --hindsight",
    "check turned.trf --edition 2010",
    "check robin.trf",
    "check .",
    "explain open.trf --round 5",
    "explain open.trf --round 5 --board 99",
    "explain open.trf --player Nobody",
    "explain open.trf --player 99",
    "explain open.trf -o round.xyz",
    "explain robin.trf",
    "what-if open.trf",
    "what-if open.trf --result 5:1=0-1",
    "what-if open.trf --withdraw 99@3",
    "what-if open.trf --result 9:1=0-1",
    "generate --plain --players 8 --rounds 3 --seed 3 -o made.trf",
    "generate --players 1 --seed 3",
    "generate --plain --players 30 --rounds 5 --count 2 --into made --seed 4",
    "generate --system dubov --unrated 1/1 --plain --players 8 --rounds 3 --seed 3",
    "simulate open.trf --plays 20 --seed 1",
    "simulate --players 8",
    "simulate open.trf --compare dubov-2026 --plays 4 --seed 1",
    "simulate open.trf --fairness --plays 20 --seed 1",
    "simulate robin.trf --fairness --seed 1",
    "schedule round-robin -n 5",
    "schedule round-robin -n 5 --who 2",
    "schedule round-robin -n 6 --meet 2,5",
    "schedule round-robin",
    "schedule cup --third --names people.csv",
    "schedule cup -n 11 --all-places --lot --seed 4",
    "schedule berlin -n 8",
    "schedule molter --teams 5 --players 4 --rounds 3",
    "schedule scheveningen --boards 4 --svg",
    "schedule numbers --to 12",
    "schedule numbers --teams 5x4",
    "schedule draw people.csv --seed 4 --split",
    "schedule check robin.trf",
    "schedule check open.trf",
    "schedule next robin.trf",
    "standings open.trf --rules 1992",
    "standings open.trf --table cross",
    "standings open.trf --table medals",
    "standings open.trf --category women",
    "standings open.trf --prizes 100,50;women:30",
    "standings open.trf --prizes nonsense",
    "standings open.trf --why 99",
    "standings open.trf --tie-breaks GP",
    "rate open.trf --why 7",
    "rate open.trf --federation SUI",
    "norms open.trf",
    "norms open.trf --player 3",
    "report open.trf submission",
    "report open.trf certificates --text",
    "convert bare.trf out.xyz",
];

/// An open, the same with a wrong board, one that says little, one that is damaged, a round robin.
fn place() -> Place {
    let open = std::fs::read_to_string(repository().join("examples/open-9-rounds.trf")).unwrap();
    let place = Place::with("open.trf", &open);
    let turned = open.replace(" 12 w 1     8 b 1", " 12 b 1     8 b 1");
    place.put("turned.trf", turned.replace("  1 b 0 ", "  1 w 0 "));
    place.put("broken.trf", open.replace("   8 b 1     4 w", "   8 b ?     4 w"));
    let told = |line: &&str| !["042", "052", "142", "152", "192"].contains(&&line[..3]);
    let bare: Vec<&str> = open.lines().filter(told).collect();
    place.put("bare.trf", bare.join("\n") + "\n");
    let people = ["Ammann; SUI", "Bovet; SUI", "Corti; ITA", "Dreyer; GER", "Egger; SUI"];
    let more = ["Favre; FRA", "Gasser; AUT", "Huber; GER", "Isler; SUI", "Jost; LIE"];
    place.put("people.csv", [people, more].concat().join("\n"));
    let robin = place.run(&["schedule", "round-robin", "-n", "4", "-o", "robin.trf"]);
    assert_eq!(0, robin.code, "{robin:?}");
    place
}

/// A run in a language that the environment names.
fn run_in(place: &Place, lang: &str, line: &str) -> Ended {
    let words: Vec<&str> = line.split(' ').collect();
    let mut command = place.command(&words);
    command.env("RONDE_LANG", lang).stdin(Stdio::null());
    let output = command.output().unwrap();
    Ended {
        code: output.status.code().unwrap_or(-1),
        stdout: String::from_utf8(output.stdout).unwrap(),
        stderr: String::from_utf8(output.stderr).unwrap(),
    }
}

/// What every command says before a refusal and after a file: that is told elsewhere.
const OF_ALL: [&str; 2] = ["error", "problems"];

/// The words of a text: at least three letters.
fn words(text: &str) -> impl Iterator<Item = &str> {
    let parts = text.split(|it: char| !it.is_alphabetic());
    parts.filter(|word| word.chars().count() > 2)
}

/// What is nobody's language: the words of the files, of the command line, and of its options.
fn data(place: &Place, line: &str) -> BTreeSet<String> {
    let names = place.files();
    let files = names.iter().filter(|it| !it.starts_with("made"));
    let texts = files.map(|name| format!("{name} {}\n", place.text(name)));
    let all = texts.collect::<String>() + " " + line;
    words(&all).chain(OF_ALL).map(str::to_owned).collect()
}

/// The toy language is English with accents: a word without any does not come from a catalogue.
#[cfg(debug_assertions)]
#[test]
fn no_word_stands_outside_the_catalogues() {
    let place = place();
    let mut found = Vec::new();
    for line in RUNS {
        let ended = run_in(&place, "qps", line);
        let known = data(&place, line);
        let plain = |word: &&str| word.contains(['a', 'e', 'i', 'o', 'u']) && word.is_ascii();
        let text = format!("{}\n{}", ended.stdout, ended.stderr);
        let own: BTreeSet<&str> =
            words(&text).filter(plain).filter(|it| !known.contains(*it)).collect();
        if !own.is_empty() {
            found.push(format!("{line}: {own:?}\n{text}"));
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

/// Exit codes and numbers are the same in each language; sentences are not.
#[test]
fn every_command_speaks_four_languages() {
    let place = place();
    let mut found = Vec::new();
    for line in RUNS {
        let english = run_in(&place, "en", line);
        let known = data(&place, line);
        for lang in ["fr", "de", "it"] {
            let told = run_in(&place, lang, line);
            assert_eq!(english.code, told.code, "{lang} {line}: {}{}", told.stdout, told.stderr);
            let same = |line: &&str| {
                english.stdout.lines().chain(english.stderr.lines()).any(|it| it == *line)
            };
            let both = told.stdout.lines().chain(told.stderr.lines());
            let left = both
                .filter(same)
                .filter(|text| words(text).filter(|word| !known.contains(*word)).count() > 2);
            found.extend(left.map(|text| format!("{lang} {line}: {text}")));
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

/// What an option should look like is told in the language too, be the rest whose it may.
#[test]
fn options_that_cannot_be_read_are_told_in_the_language() {
    let place = place();
    for (line, french) in [
        ("pair open.trf --round 1000", "écrivez le numéro d'une ronde"),
        ("what-if open.trf --bye nonsense", "écrivez NUMÉRO@RONDE=BYE"),
        ("generate --unrated often", "ce n'est pas une fréquence"),
        ("generate --points often", "écrivez les points pour gain, nulle et perte"),
        ("schedule round-robin -n 6 --meet often", "écrivez deux numéros"),
        ("standings open.trf --category often", "écrivez women, men"),
        ("convert open.trf out.trf --estimate often", "Écrivez le numéro d'un joueur"),
        ("rate open.trf --k often", "Écrivez un K pour tous"),
    ] {
        let told = run_in(&place, "fr", line);
        assert_eq!(3, told.code, "{line}: {told:?}");
        assert!(told.stderr.contains(french), "{line}: {}", told.stderr);
    }
}

/// Programs get the same on every machine, unless the arguments name a language.
#[test]
fn programs_get_english_unless_they_ask() {
    let place = place();
    for line in
        ["check turned.trf bare.trf --json", "inspect bare.trf --json", "rate open.trf --csv"]
    {
        assert_eq!(run_in(&place, "en", line), run_in(&place, "de", line), "{line}");
    }
}
