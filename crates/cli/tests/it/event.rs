//! `ronde import`, `ronde export`, `ronde verify`.

use std::io::{Read, Write};

use flate2::read::GzDecoder;
use flate2::write::GzEncoder;
use ronde_desk::demo::Story;
use ronde_desk::event::{self, EventAct, EventRequest, EventState, OWNER};
use ronde_desk::portable::{self, Content, Packing};
use ronde_desk::{Act, Role, Stamp, State, decide, engine, fold};

use crate::{Place, SOUND, damaged, repository, silent, stopped};

#[test]
fn there_and_back_again() {
    let place = Place::with("open.trf", SOUND);
    let ended = place.run(&["import", "open.trf"]);
    assert_eq!((0, ""), (ended.code, ended.stderr.as_str()));
    let lines: Vec<&str> = ended.stdout.lines().collect();
    assert_eq!(
        [
            "open.ronde: 3 players, 1 round",
            "not certain: no tie-breaks are declared (records 202 and 212 of TRF26)",
        ],
        lines[..2]
    );
    let head = lines[2].strip_prefix("head: 2-").unwrap();
    assert_eq!((3, 64), (lines.len(), head.len()));

    let ended = place.run(&["verify", "open.ronde", "--head", &format!("2-{}", &head[..20])]);
    assert_eq!((0, ""), (ended.code, ended.stderr.as_str()), "{}", ended.stdout);
    let words = "  round 1: from the file open.trf, not paired here (ronde check compares it)\n";
    assert!(ended.stdout.contains(words), "{}", ended.stdout);
    assert!(
        ended.stdout.ends_with("\nopen.ronde is good: 4 acts, 0 rounds paired again\n"),
        "{}",
        ended.stdout
    );

    let ended = place.run(&["export", "open.ronde", "-o", "again.trf"]);
    assert_eq!(
        (0, "", format!("head: 2-{head}\n")),
        (ended.code, ended.stdout.as_str(), ended.stderr)
    );
    assert_eq!(SOUND, place.text("again.trf"));
    assert_eq!(["again.trf", "open.ronde", "open.trf"], place.files().as_slice());
}

/// The example and some cases: what comes out is what `convert` makes of the file itself.
#[test]
fn files_of_the_repository_survive() {
    let place = Place::new();
    for (file, format) in [
        ("examples/open-9-rounds.trf", "trf26"),
        ("cases/oracle/tiebreaks-disputes/round-robin-forfeit.trf", "trf26"),
        ("cases/oracle/dutch-2026/2026-011-00548.trf", "trf26"),
        ("cases/oracle/dutch-2026/2026-011-00548.trf", "trf16"),
        ("cases/oracle/dutch-2026/2026-011-00548.trf", "json"),
    ] {
        place.put("a.trf", std::fs::read(repository().join(file)).unwrap());
        assert_eq!(0, place.run(&["import", "a.trf", "-o", "a.ronde"]).code, "{file}");
        let verified = place.run(&["verify", "a.ronde"]);
        assert_eq!(0, verified.code, "{file}: {}", verified.stdout);
        let exported = place.run(&["export", "a.ronde", "--to", format, "-o", "b"]);
        assert_eq!(0, exported.code, "{file}: {}", exported.stderr);
        let converted = place.run(&["convert", "a.trf", "c", "--to", format]);
        assert_eq!(0, converted.code, "{file}: {}", converted.stderr);
        assert_eq!(without_boards(&place, "c"), without_boards(&place, "b"), "{file} as {format}");
    }
}

/// The desk puts the games of a report file in the order of their boards, and a report file has no
/// boards: what is left when it is written as one.
fn without_boards(place: &Place, file: &str) -> String {
    let ended = place.run(&["convert", file, "-", "--to", "trf26"]);
    assert_eq!(0, ended.code, "{file}: {}", ended.stderr);
    ended.stdout
}

/// The journal is honest about what the file does not say, and keeps the file.
#[test]
fn doubts_are_written_down() {
    let bare = "\
012 Bare
001    1      Keller, Anna                      2312                             0.0    1     2 w
001    2      Rossi, Paolo                      2O50                             0.0    2     1 b
";
    let place = Place::with("bare.trf", bare);
    let ended = place.run(&["import", "bare.trf"]);
    assert_eq!(0, ended.code, "{}", ended.stderr);
    for words in [
        "not certain: the number of rounds is not declared (record 142 of TRF26)\n",
        "not certain: the pairing system is not declared (record 192 of TRF26), and there is no \
         date; it is taken to be the Dutch system, edition of 2026, which is in force\n",
        "not certain: the colour drawn for the first player is not given (record 152 of TRF26); \
         round 1 shows White\n",
        "not certain: 1 game of round 1 without a result\n",
        "not certain: line 3: '2O50' is no rating for player 2 (Rossi, Paolo) (the player is \
         unrated)\n",
    ] {
        assert!(ended.stdout.contains(words), "{words}{}", ended.stdout);
    }
    let file = std::fs::File::open(place.path("bare.ronde")).unwrap();
    let reading = portable::read(file, portable::LIMIT).unwrap();
    let kept: Vec<&Vec<u8>> = reading.content.attachments.values().collect();
    assert_eq!(vec![bare.as_bytes()], kept, "the bytes as they were");
    let acts = reading.content.journals.values().find(|lines| lines[1].text.contains("\"doubts\""));
    assert!(acts.unwrap()[1].text.contains("the number of rounds is not declared"));
    // What was only assumed is not declared in the file's name.
    assert_eq!(0, place.run(&["export", "bare.ronde", "-o", "out.trf"]).code);
    assert!(!place.text("out.trf").contains("\n192 "), "{}", place.text("out.trf"));
}

#[test]
fn json_becomes_an_event_too() {
    let place = Place::with("open.trf", SOUND);
    assert_eq!(silent(), place.run(&["convert", "open.trf", "open.json"]));
    assert_eq!(0, place.run(&["import", "open.json", "-o", "e.ronde"]).code);
    assert_eq!(0, place.run(&["verify", "e.ronde"]).code);
    assert_eq!(0, place.run(&["export", "e.ronde", "-o", "again.json"]).code);
    assert_eq!(place.text("open.json"), place.text("again.json"));
    assert_eq!(0, place.run(&["export", "e.ronde", "-o", "cross.csv"]).code);
    assert!(place.text("cross.csv").contains("Keller, Anna"), "{}", place.text("cross.csv"));
    let ended = place.run(&["export", "e.ronde", "-o", "h.trf", "--with-head"]);
    assert!(place.text("h.trf").contains("### Journal "), "{}", place.text("h.trf"));
    let head = ended.stderr.trim().strip_prefix("head: ").unwrap();
    assert!(place.text("h.trf").contains(head));
}

#[test]
fn what_cannot_become_an_event() {
    let place = Place::with("open.trf", SOUND);
    place.put("open.ronde", "what was there");
    assert_eq!(
        stopped(
            3,
            "error: open.ronde is there already. Name another file with -o, or the same to \
             replace it.\n"
        ),
        place.run(&["import", "open.trf"])
    );
    assert_eq!("what was there", place.text("open.ronde"));
    assert_eq!(
        stopped(
            3,
            "error: open.ronde is an event already: `ronde verify` and `ronde export` read it, \
             and with --into or \
             --data it is put into a store.\n"
        ),
        place.run(&["import", "open.ronde"])
    );
    assert_eq!(3, place.feed(&["import", "-", "-o", "x.ronde"], SOUND.as_bytes()).code);
    assert_eq!(5, place.run(&["import", "absent.trf"]).code);
    place.put("letter.txt", "Dear arbiter,\n");
    assert_eq!(3, place.run(&["import", "letter.txt"]).code);
    // A file with mistakes is taken, and the mistakes are written down.
    place.put("damaged.trf", damaged());
    let ended = place.run(&["import", "damaged.trf"]);
    assert_eq!(0, ended.code);
    assert!(
        ended.stdout.contains("not certain: line 13: no record has the code 'ZZ9'"),
        "{}",
        ended.stdout
    );
}

/// The story of the whole open, as a file.
fn story() -> (Content, String) {
    let mut content = Content { event: "event".to_owned(), ..Content::default() };
    let mut told = Story::whole(1_790_000_000_000);
    let mut state = State::new("open");
    let mut lines = Vec::new();
    while let Some(request) = told.next(&state) {
        if let Act::Pair { adjourned, .. } = &request.act {
            content.attach(engine::pair(&state, !adjourned.is_empty()).unwrap().reasons);
        }
        let entries = || Ok::<_, ronde_desk::Refusal>(fold::entries("open", &lines).unwrap().0);
        let decided = decide(&state, request, entries).unwrap();
        lines.push(decided.line);
        state = decided.state;
    }
    content.journals.insert("open".to_owned(), lines);
    let mut event = EventState::new("event");
    let mut lines = Vec::new();
    for act in [
        EventAct::Create { name: "Festival".to_owned(), home: "laptop".to_owned() },
        EventAct::AddTournament { journal: "open".to_owned(), name: "Open".to_owned() },
    ] {
        let stamp = Stamp { at: 1, by: OWNER.to_owned(), role: Role::Owner };
        let decided = event::decide(&event, EventRequest::new(stamp, act, "laptop")).unwrap();
        lines.push(decided.line);
        event = decided.state;
    }
    content.journals.insert("event".to_owned(), lines);
    (content, state.head.to_string())
}

fn packed(content: &Content) -> Vec<u8> {
    let mut bytes = Vec::new();
    portable::write(content, "Ronde", Packing::Gzip, &mut bytes).unwrap();
    bytes
}

#[test]
fn every_round_is_paired_again() {
    let (content, head) = story();
    let place = Place::with("open.ronde", packed(&content));
    let ended = place.run(&["verify", "open.ronde", "--head", &head]);
    assert_eq!((0, ""), (ended.code, ended.stderr.as_str()), "{}", ended.stdout);
    let version = engine::version();
    for round in 1..=9 {
        let words = format!("  round {round}: agrees (act ");
        let lines: Vec<&str> =
            ended.stdout.lines().filter(|line| line.starts_with(&words)).collect();
        assert!(
            !lines.is_empty() && lines.iter().all(|line| line.contains(&version)),
            "{}",
            ended.stdout
        );
    }
    assert!(ended.stdout.contains("  round 6: made by hand, "), "{}", ended.stdout);
    assert!(ended.stdout.contains(", taken back later, "), "{}", ended.stdout);
    let last = ended.stdout.lines().last().unwrap();
    assert!(
        last.starts_with("open.ronde is good: ") && last.ends_with("paired again, 1 made by hand"),
        "{last}"
    );

    let json = place.run(&["verify", "open.ronde", "--json"]);
    let page: serde_json::Value = serde_json::from_str(&json.stdout).unwrap();
    assert_eq!(
        (1, true),
        (page["ronde_verify"].as_u64().unwrap(), page["good"].as_bool().unwrap())
    );
    assert_eq!("agrees", page["events"][0]["journals"][1]["rounds"][0]["finding"]);

    // A tail that was cut off is found by the head, and only by it.
    let mut short = content.clone();
    short.journals.get_mut("open").unwrap().pop();
    place.put("short.ronde", packed(&short));
    assert_eq!(0, place.run(&["verify", "short.ronde"]).code);
    let ended = place.run(&["verify", "short.ronde", "--head", &head]);
    assert_eq!(1, ended.code);
    let seq = head.split('-').next().unwrap();
    let words = format!("  WRONG: no journal has act {seq} with the hash ");
    assert!(ended.stdout.contains(&words), "{}", ended.stdout);
    assert!(
        ended.stdout.contains("\nshort.ronde is NOT good: 1 thing wrong; "),
        "{}",
        ended.stdout
    );
}

/// What was changed is named, in the unpacked text and in the packed file.
#[test]
fn damage_is_found_and_nothing_is_exported() {
    let (content, _) = story();
    let bytes = packed(&content);
    let mut text = String::new();
    GzDecoder::new(&bytes[..]).read_to_string(&mut text).unwrap();
    let act = text.find("\\\"act\\\":\\\"enter_result\\\"").unwrap();
    let result = act + text[act..].find("1-0").unwrap();
    let mut changed = text.clone();
    changed.replace_range(result..result + 3, "0-1");
    let mut gzip = GzEncoder::new(Vec::new(), flate2::Compression::fast());
    gzip.write_all(changed.as_bytes()).unwrap();
    let place = Place::with("changed.ronde", gzip.finish().unwrap());
    place.put("plain.ronde", &changed);
    let line = changed[..result].lines().count();
    let journal = text.lines().nth(line - 1).unwrap();
    let act: serde_json::Value = serde_json::from_str(journal).unwrap();
    let words = format!("  WRONG: act {} was changed: its text has another hash", act["seq"]);
    for name in ["changed.ronde", "plain.ronde"] {
        let ended = place.run(&["verify", name]);
        assert_eq!(1, ended.code, "{}", ended.stdout);
        assert!(ended.stdout.contains(&words), "{words}: {}", ended.stdout);
        let refused = place.run(&["export", name, "-o", "out.trf"]);
        assert_eq!(3, refused.code);
        assert!(
            refused
                .stderr
                .starts_with(&format!("error: {name} is damaged, and nothing was written: ")),
            "{}",
            refused.stderr
        );
    }
    place.put("cut.ronde", &bytes[..bytes.len() - 20]);
    let ended = place.run(&["verify", "cut.ronde"]);
    assert_eq!(1, ended.code);
    assert!(ended.stdout.contains(": the file was cut off"), "{}", ended.stdout);
    assert!(!place.path("out.trf").exists());
}

#[test]
fn bad_sources_and_their_exit_codes() {
    let place = Place::with("open.trf", SOUND);
    let (content, _) = story();
    place.put("open.ronde", packed(&content));
    place.put("empty.ronde", "");
    place.put("newer.ronde", "{\"ronde_event\":2}\n");
    for (args, code, words) in [
        (&["verify", "absent.ronde"][..], 5, "there is no file absent.ronde."),
        (&["verify", "sqlite:absent.sqlite"], 5, "there is no file absent.sqlite."),
        (&["verify", "sqlite:open.trf"], 3, "open.trf is no SQLite file of Ronde."),
        (&["verify", "open.trf"], 3, "open.trf is no event of Ronde."),
        (&["verify", "empty.ronde"], 3, "empty.ronde is no event of Ronde."),
        (&["verify", "newer.ronde"], 3, "newer.ronde: line 1: this file has version 2 of its form"),
        (
            &["verify", "open.ronde", "--max-size", "10KB"],
            4,
            "open.ronde has more than 10 KB of text",
        ),
        (&["verify", "open.ronde", "--head", "57"], 3, "write it as it was printed"),
        (&["export", "open.ronde", "-o", "-"], 3, "standard output has no name"),
        (&["export", "open.ronde", "-o", "x.doc"], 3, "the name x.doc does not tell"),
        (
            &["export", "open.ronde", "-o", "x.trf", "--tournament", "2"],
            3,
            "2 is no tournament in open.ronde, or more than one. There are: 1 Open de la Ronde.",
        ),
        (&["export", "open.ronde", "-o", "nowhere/x.trf"], 5, "there is no such directory"),
    ] {
        let ended = place.run(args);
        assert_eq!(code, ended.code, "{args:?}: {}", ended.stderr);
        assert!(ended.stderr.contains(words), "{args:?}: {}", ended.stderr);
    }
}

/// A file packed anew is the same event, and a pipe is as good as a file.
#[test]
fn an_event_is_copied_and_piped() {
    let (content, _) = story();
    let bytes = packed(&content);
    let place = Place::with("open.ronde", &bytes);
    assert_eq!(0, place.run(&["export", "open.ronde", "-o", "copy.ronde"]).code);
    let copy = std::fs::File::open(place.path("copy.ronde")).unwrap();
    assert_eq!(content, portable::read(copy, portable::LIMIT).unwrap().content);
    let mut command = place.command(&["verify", "-"]);
    command.stdin(std::process::Stdio::piped()).stdout(std::process::Stdio::piped());
    let mut child = command.spawn().unwrap();
    child.stdin.take().unwrap().write_all(&bytes).unwrap();
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success());
    assert!(String::from_utf8(output.stdout).unwrap().contains("standard input is good: "));
    let by_name =
        place.run(&["export", "open.ronde", "-o", "x.trf", "--tournament", "Open de la Ronde"]);
    assert_eq!(0, by_name.code, "{}", by_name.stderr);
}

/// The same event in an SQLite file: verified there, and carried away as a file.
#[test]
fn a_database_is_verified_and_becomes_a_file() {
    let (content, head) = story();
    let place = Place::new();
    let url = format!("sqlite:{}", place.path("club.sqlite").display());
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(stored(&content, &url));
    drop(runtime);
    for source in ["club.sqlite", "sqlite:club.sqlite"] {
        let ended = place.run(&["verify", source, "--head", &head]);
        assert_eq!((0, ""), (ended.code, ended.stderr.as_str()), "{}", ended.stdout);
        assert!(ended.stdout.contains("\nclub.sqlite is good: "), "{}", ended.stdout);
    }
    let ended = place.run(&["export", "club.sqlite", "-o", "club.ronde"]);
    assert_eq!(0, ended.code, "{}", ended.stderr);
    let file = std::fs::File::open(place.path("club.ronde")).unwrap();
    assert_eq!(content, portable::read(file, portable::LIMIT).unwrap().content);
}

async fn stored(content: &Content, url: &str) {
    use ronde_office::{Attachment, Kind, Opening};
    use ronde_store::open;
    let store = open(url).await.unwrap();
    let attachments: Vec<Attachment> =
        content.attachments.values().cloned().map(Attachment::of).collect();
    for (journal, kind, parent) in
        [("event", Kind::Event, None), ("open", Kind::Tournament, Some("event"))]
    {
        let opening = Opening {
            journal,
            kind,
            parent,
            lines: &content.journals[journal],
            attachments: if parent.is_some() { &attachments } else { &[] },
            holder: None,
        };
        store.create(opening).await.unwrap();
    }
}
