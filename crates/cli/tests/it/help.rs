//! Commands to try, help, version, completions and manual pages.

use crate::{Place, repository, silent};

#[test]
fn examples_say_what_can_be_done() {
    let ended = Place::new().run(&["examples"]);
    assert_eq!((0, ""), (ended.code, ended.stderr.as_str()));
    let version = env!("CARGO_PKG_VERSION");
    let expected = format!(
        "\
Ronde {version}: chess tournaments, paired exactly and explained

The desk in a browser:
  ronde                                            or ronde serve: run a tournament

Try it with the example, then put a file of yours (TRF or JSON) in its place:
  ronde inspect examples/open-9-rounds.trf         what it holds, what is wrong
  ronde pair examples/open-9-rounds.trf            the next round
  ronde pair --reasons examples/open-9-rounds.trf  the next round, and why
  ronde explain examples/open-9-rounds.trf         the next round in plain words
  ronde check examples/open-9-rounds.trf           were the rounds paired right?
  ronde standings examples/open-9-rounds.trf       ranks, with every tie-break
  ronde rate examples/open-9-rounds.trf            what it does to the ratings
  ronde norms examples/open-9-rounds.trf           norms made and within reach

Write files; the one that you read stays as it is:
  ronde pair open.trf -o next.trf                  with the next round added
  ronde convert open.trf open.json                 the same in another format
  ronde generate --players 20 --rounds 7 -o a.trf  a tournament to practise on
  ronde report open.trf dbase -o open.dbf          what a federation is sent

Before the event, and while it lasts:
  ronde simulate open.trf                          who will win, who meets whom next
  ronde plan --players 80 --rounds 7 --fee 40      what it costs and brings in
  ronde simulate --players 80 --rounds 7,9         what the number of rounds does
  ronde schedule round-robin --players 6           every other tournament
  ronde players import players_list.zip            FIDE's list, to be searched
  ronde players search jensen magn                 who is it?

Find out more:
  ronde help                                       every command
  ronde help pair                                  one command and all its options

From a copy of the source, `cargo run --release --` stands for `ronde`.
"
    );
    assert_eq!(expected, ended.stdout);
    assert!(repository().join("examples/open-9-rounds.trf").is_file(), "the example it names");
}

/// What they suggest for the example, word for word; `check` is 0 only if every round
/// of it is the prescribed one.
#[test]
fn what_it_suggests_works_on_the_example() {
    let place = Place::new();
    std::fs::create_dir(place.path("examples")).unwrap();
    let example = repository().join("examples/open-9-rounds.trf");
    place.put("examples/open-9-rounds.trf", std::fs::read(example).unwrap());
    let screen = place.run(&["examples"]).stdout;
    let suggested = screen.lines().filter(|line| line.contains(" examples/open-9-rounds.trf "));
    let commands: Vec<&str> = suggested.filter_map(|line| line.trim().split("  ").next()).collect();
    assert_eq!(8, commands.len(), "{screen}");
    for command in commands {
        let words: Vec<&str> = command.split(' ').skip(1).collect();
        let ended = place.run(&words);
        assert_eq!(0, ended.code, "{command}: {}{}", ended.stdout, ended.stderr);
    }
}

#[test]
fn help_lists_commands_and_exit_codes() {
    let place = Place::new();
    for args in [&["help"][..], &["--help"], &["-h"], &["help", "inspect"], &["convert", "--help"]]
    {
        let ended = place.run(args);
        assert_eq!((0, ""), (ended.code, ended.stderr.as_str()), "{args:?}");
        let codes = "
Exit codes:
  0  done
  1  no valid pairing exists, or a check found differences
  2  an internal error
  3  bad input: the file or the command line
  4  too large: a file, or a bracket for the procedure of an old book
  5  a file could not be read or written
";
        assert!(ended.stdout.ends_with(codes), "{args:?}: {}", ended.stdout);
    }
    let all = place.run(&["help"]).stdout;
    for command in
        ["inspect", "convert", "pair", "check", "explain", "generate", "completions", "man", "help"]
    {
        assert!(all.contains(&format!("\n  {command} ")), "{command}: {all}");
    }
}

/// Help in a language, and what clap itself would say in English nowhere.
#[test]
fn help_speaks_the_language_of_the_run() {
    let place = Place::new();
    let theirs = ["Usage:", "Options:", "Arguments:", "[default:", "ossible values:", "Print help"];
    for (lang, parts) in [
        ("fr", ["Utilisation: ronde pair [OPTIONS] <FICHIER>", "Codes de sortie:"]),
        ("de", ["Aufruf: ronde pair [OPTIONEN] <DATEI>", "Rückgabecodes:"]),
        ("it", ["Uso: ronde pair [OPZIONI] <FILE>", "Codici di uscita:"]),
    ] {
        let by_option = place.run(&["pair", "--help", "--lang", lang]);
        let by_variable = in_language(&place, lang, &["pair", "--help"]);
        assert_eq!(by_option.stdout, by_variable.stdout);
        for part in parts {
            assert!(by_option.stdout.contains(part), "{part}: {}", by_option.stdout);
        }
        for command in [&["--help"][..], &["report", "--help"], &["report", "-h"], &["help"]] {
            let page = in_language(&place, lang, command).stdout;
            for words in theirs.iter().filter(|it| lang != "fr" || !it.starts_with(['O', 'A'])) {
                assert!(!page.contains(words), "{lang} {command:?}: {words}\n{page}");
            }
        }
        let manual = in_language(&place, lang, &["man"]).stdout;
        assert!(!manual.contains("Print help") && !manual.contains(".SH SUBCOMMANDS"), "{manual}");
    }
}

/// The same mistake in each language: the sentence, the tip, the line of usage, where to go on.
#[test]
fn mistakes_are_told_in_the_language_of_the_run() {
    let place = Place::new();
    for (lang, expected) in [
        (
            "en",
            "error: unexpected argument '--rond' found\n\n  tip: a similar argument exists: \
             '--round'\n\nUsage: ronde pair <FILE|--from <FORMAT>|--max-size <SIZE>|",
        ),
        ("fr", "erreur: argument inattendu '--rond'\n\n  conseil: un argument semblable existe: "),
        ("de", "Fehler: unerwartetes Argument '--rond'\n\n  Tipp: ein ähnliches Argument: "),
        ("it", "errore: argomento inatteso '--rond'\n\n  consiglio: esiste un argomento simile: "),
    ] {
        let ended = in_language(&place, lang, &["pair", "--rond", "3"]);
        assert_eq!(3, ended.code);
        assert!(ended.stderr.starts_with(expected.split("\n\nUsage").next().unwrap()), "{ended:?}");
        assert!(ended.stderr.contains("'--help'") && ended.stderr.contains(" ronde pair "));
    }
    for (args, expected) in [
        (&["pair"][..], "Fehler: diese nötigen Argumente fehlen:\n  <DATEI>\n"),
        (&["pear"], "Fehler: unbekannter Befehl 'pear'\n\n  Tipp: ähnliche Befehle: 'pl"),
        (&["convert", "a", "b", "--to", "x"], "Fehler: ungültiger Wert 'x' für '--to <FORMAT>'\n"),
        (&["convert", "a", "b", "--to"], "Fehler: '--to <FORMAT>' braucht einen Wert"),
        (&["pair", "x.trf", "--json", "--json"], "Fehler: das Argument '--json' darf nur einmal"),
        (
            &["plan", "--players", "x", "--rounds", "5"],
            "Fehler: ungültiger Wert 'x' für '--players ",
        ),
        (
            &["plan", "--players", "5", "--rounds", "0"],
            "Fehler: ungültiger Wert '0' für '--rounds ",
        ),
        (&["pair", "missing.trf"], "Fehler: die Datei missing.trf gibt es nicht."),
    ] {
        let ended = in_language(&place, "de", args);
        assert!(ended.stderr.starts_with(expected), "{args:?}: {}", ended.stderr);
    }
    let out = in_language(&place, "de", &["plan", "--players", "5", "--rounds", "0"]).stderr;
    assert!(out.contains(": 0 liegt nicht in 1..=999\n"), "{out}");
}

/// What other programs call speaks English, whatever the machine does.
#[test]
fn command_lines_of_other_engines_stay_english() {
    let ended = in_language(&Place::new(), "de", &["missing.trf", "-p"]);
    assert!(ended.stderr.starts_with("error: there is no file missing.trf."), "{}", ended.stderr);
}

fn in_language(place: &Place, lang: &str, args: &[&str]) -> crate::Ended {
    let output = place.command(args).env("RONDE_LANG", lang).output().unwrap();
    crate::Ended {
        code: output.status.code().unwrap_or(-1),
        stdout: String::from_utf8(output.stdout).unwrap(),
        stderr: String::from_utf8(output.stderr).unwrap(),
    }
}

#[test]
fn the_version_is_that_of_the_package() {
    for args in [["--version"], ["-V"]] {
        let ended = Place::new().run(&args);
        assert_eq!(format!("ronde {}\n", env!("CARGO_PKG_VERSION")), ended.stdout);
        assert_eq!(0, ended.code);
    }
}

#[test]
fn every_shell_completes() {
    for (shell, sign) in [
        ("bash", "complete -F _ronde"),
        ("zsh", "#compdef ronde"),
        ("fish", "complete -c ronde"),
        ("elvish", "edit:completion:arg-completer[ronde]"),
        ("powershell", "Register-ArgumentCompleter -Native -CommandName 'ronde'"),
    ] {
        let ended = Place::new().run(&["completions", shell]);
        assert_eq!((0, ""), (ended.code, ended.stderr.as_str()), "{shell}");
        assert!(ended.stdout.contains(sign), "{shell}: {}", ended.stdout);
        assert!(ended.stdout.contains("max-size"), "{shell} knows the options");
    }
    assert_eq!(3, Place::new().run(&["completions", "tcsh"]).code);
}

#[test]
fn the_manual_is_made_from_the_same_definitions() {
    let place = Place::new();
    let page = place.run(&["man"]);
    assert_eq!(0, page.code);
    assert!(page.stdout.contains(".TH ronde 1"), "{}", page.stdout);
    assert_eq!(silent(), place.run(&["man", "pages/deep"]));
    for name in ["ronde.1", "ronde-inspect.1", "ronde-convert.1", "ronde-man.1"] {
        assert!(place.path("pages/deep").join(name).is_file(), "{name}");
    }
    place.put("file", "");
    assert_eq!(5, place.run(&["man", "file"]).code);
}
