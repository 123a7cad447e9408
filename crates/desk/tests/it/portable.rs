//! An event as one file: what is written is read the same, and whatever is wrong has its line.

use std::io::{self, Read, Write};

use flate2::Compression;
use flate2::write::GzEncoder;
use ronde_desk::Hash;
use ronde_desk::portable::{self, Content, Packing, What};
use ronde_desk::verify::{self, Trouble};

use crate::files::{EVENT, OPEN, small, whole_story};

fn file(content: &Content, packing: Packing) -> Vec<u8> {
    let mut bytes = Vec::new();
    portable::write(content, "Ronde 0", packing, &mut bytes).unwrap();
    bytes
}

/// A small event, with an attachment that is no text.
fn sample() -> Content {
    let mut content = small().event();
    content.attach(vec![0xff, 0xfe, 0, b'\n', b'"']);
    content
}

fn plain() -> String {
    String::from_utf8(file(&sample(), Packing::Plain)).unwrap()
}

fn faults(bytes: &[u8]) -> Vec<String> {
    match portable::read(bytes, portable::LIMIT) {
        Ok(reading) => reading.faults.iter().map(ToString::to_string).collect(),
        Err(fault) => vec![fault.to_string()],
    }
}

#[test]
fn what_is_written_is_read_the_same() {
    for content in [sample(), whole_story().event()] {
        let packed = file(&content, Packing::Gzip);
        let plain = file(&content, Packing::Plain);
        assert!(packed.len() < plain.len() / 2);
        assert_eq!(packed, file(&content, Packing::Gzip), "the same event, the same bytes");
        for bytes in [packed, plain] {
            let reading = portable::read(&bytes[..], portable::LIMIT).unwrap();
            assert_eq!(Vec::<portable::Fault>::new(), reading.faults);
            assert_eq!(content, reading.content);
        }
    }
}

/// What `docs/journal.md` tells everybody to check with jq and sha256sum.
#[test]
fn anybody_can_check_it() {
    let text = plain();
    let lines: Vec<&str> = text.lines().collect();
    let parsed: Vec<serde_json::Value> =
        lines.iter().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(1, parsed[0]["ronde_event"]);
    let mut previous = Hash::NONE.to_string();
    for act in parsed.iter().filter(|line| line["journal"] == OPEN) {
        let exact = act["line"].as_str().unwrap();
        assert_eq!(act["hash"], Hash::of(exact.as_bytes()).to_string());
        let inside: serde_json::Value = serde_json::from_str(exact).unwrap();
        assert_eq!(inside["previous"], previous);
        previous = act["hash"].as_str().unwrap().to_owned();
    }
    let head = parsed[0]["heads"][OPEN].as_str().unwrap();
    assert!(head.ends_with(&format!("-{previous}")), "{head}");
    let (before, last) = text.trim_end().rsplit_once('\n').unwrap();
    let end: serde_json::Value = serde_json::from_str(last).unwrap();
    assert_eq!(end["end"]["lines"], lines.len() - 1);
    assert_eq!(end["end"]["sha256"], Hash::of(format!("{before}\n").as_bytes()).to_string());
}

#[test]
fn damaged_files_and_their_words() {
    let text = plain();
    let count = text.lines().count();
    let line = |number: usize| text.lines().nth(number - 1).unwrap().to_owned() + "\n";
    let without = |number: usize| {
        let lines = text.split_inclusive('\n').enumerate();
        lines.filter(|(place, _)| place + 1 != number).map(|(_, line)| line).collect::<String>()
    };
    let (act, attachment) = (4, count - 1);
    assert!(line(act).starts_with("{\"journal\":\"open\",\"seq\":1,"), "{}", line(act));
    assert!(line(attachment).starts_with("{\"attachment\":"), "{}", line(attachment));
    let replaced = |from: &str, to: &str| {
        assert!(text.contains(from), "{from}");
        text.replacen(from, to, 1)
    };
    let sum = format!("{count}: sum");
    for (damaged, words) in [
        (String::new(), vec!["not-ours"]),
        ("012 Open de Neuchâtel\n".to_owned(), vec!["1: not-ours"]),
        ("{\"ronde\": 1}\n".to_owned(), vec!["1: not-ours"]),
        (replaced("\"ronde_event\":1", "\"ronde_event\":2"), vec!["1: newer 2"]),
        (replaced("\"event\":\"event\"", "\"event\":\"evert\""), vec!["1: header: EventNotNamed"]),
        (
            replaced("\"event\":\"event\"", "\"evert\":\"event\""),
            vec!["1: header: Unreadable(UnknownField { field: \"evert\""],
        ),
        (
            replaced("\"heads\":{\"event\":\"2-", "\"heads\":{\"event\":\"x-"),
            vec!["1: header: NoHead(\"x-"],
        ),
        (
            replaced("\"heads\":{\"event\":\"2-", "\"heads\":{\"event\":\"3-"),
            vec![&*sum, "head event 3-"],
        ),
        (
            replaced("{\"journal\":\"open\",\"seq\":1,", "{\"journal\":\"oper\",\"seq\":1,"),
            vec!["4: unknown-journal oper", &*sum],
        ),
        (
            replaced("{\"journal\":\"open\",\"seq\":1,", "{\"journal\":\"open\",\"seq\":1;"),
            vec!["4: line: Unreadable(NotJson)", &*sum],
        ),
        (
            without(act),
            vec![&*format!("{}: count {} {}", count - 1, count - 1, count - 2), ": sum"],
        ),
        (without(attachment), vec![&*format!("{}: count {}", count - 1, count - 1), ": sum"]),
        (without(count), vec![&*format!("{count}: cut-off")]),
        (text[..text.len() - 1].to_owned(), vec![&*format!("{count}: cut-off")]),
        (text.clone() + "\n", vec![&*format!("{}: after-the-end", count + 1)]),
        (text.clone() + &line(act), vec!["after-the-end"]),
        (
            without(count) + &line(attachment) + &line(count),
            vec![&*format!("{count}: attachment-twice "), ": count ", ": sum"],
        ),
    ] {
        let found = faults(damaged.as_bytes());
        for words in &words {
            assert!(found.iter().any(|fault| fault.contains(words)), "{words}: {found:#?}");
        }
    }
}

/// A changed byte of an attachment is found by its hash, in text and in base64.
#[test]
fn a_changed_attachment_is_named() {
    let content = sample();
    let text = plain();
    for (hash, bytes) in &content.attachments {
        let start = text.find(&format!("{{\"attachment\":\"{hash}\"")).unwrap();
        let line = text[..start].lines().count() + 1;
        let end = start + text[start..].find("\"}\n").unwrap();
        let mut damaged = text.clone().into_bytes();
        // The last letter before the quotation mark, or before the padding of base64.
        let place =
            (start..end).rev().find(|place| damaged[*place].is_ascii_alphanumeric()).unwrap();
        damaged[place] = if damaged[place] == b'A' { b'B' } else { b'A' };
        let found = faults(&damaged);
        let words = format!("{line}: attachment {hash}");
        assert!(found.iter().any(|fault| fault.starts_with(&words)), "{bytes:?}: {found:?}");
    }
}

#[test]
fn a_missing_attachment_is_found_even_if_the_file_was_written_without_it() {
    let mut content = sample();
    let reasons = whole_hash(&content);
    content.attachments.remove(&reasons);
    let bytes = file(&content, Packing::Gzip);
    let reading = portable::read(&bytes[..], portable::LIMIT).unwrap();
    assert_eq!(0, reading.faults.len());
    let report = verify::open(&reading.content, &[]).report(Vec::new());
    let missing = report.troubles().find_map(|(_, trouble)| match trouble {
        Trouble::MissingAttachment { seq, hash, .. } => Some((*seq, *hash)),
        _ => None,
    });
    assert_eq!(Some((4, reasons)), missing);
}

/// The hash of the reasons of round 1.
fn whole_hash(content: &Content) -> Hash {
    let text = &content.journals[OPEN][3].text;
    let act: serde_json::Value = serde_json::from_str(text).unwrap();
    act["what"]["pairing"]["reasons"].as_str().unwrap().parse().unwrap()
}

#[test]
fn every_truncation_is_found() {
    let content = sample();
    for packing in [Packing::Gzip, Packing::Plain] {
        let bytes = file(&content, packing);
        let step = (bytes.len() / 400).max(1);
        for length in (0..bytes.len()).step_by(step).chain([bytes.len() - 1]) {
            assert!(!faults(&bytes[..length]).is_empty(), "{packing:?}, {length} bytes");
        }
    }
}

/// A changed bit of a packed file is found, or it was one that says nothing (the name of the system
/// and the time that gzip writes).
#[test]
fn every_changed_bit_of_a_packed_file_is_found() {
    let content = sample();
    let bytes = file(&content, Packing::Gzip);
    let step = (bytes.len() * 8 / 3000).max(1);
    let mut harmless = 0;
    for bit in (0..bytes.len() * 8).step_by(step).chain(0..80) {
        let mut damaged = bytes.clone();
        damaged[bit / 8] ^= 1 << (bit % 8);
        if faults(&damaged).is_empty() {
            let reading = portable::read(&damaged[..], portable::LIMIT).unwrap();
            assert_eq!(content, reading.content, "bit {bit}");
            harmless += 1;
        }
    }
    assert!(harmless <= 80 + 10, "{harmless} of the bits after the header too");
}

/// A kilobyte that unpacks to as much as one likes is stopped at the limit.
#[test]
fn a_bomb_does_not_go_off() {
    let mut gzip = GzEncoder::new(Vec::new(), Compression::best());
    let header = plain().lines().next().unwrap().to_owned() + "\n";
    gzip.write_all(header.as_bytes()).unwrap();
    io::copy(&mut io::repeat(b' ').take(64 << 20), &mut gzip).unwrap();
    let bomb = gzip.finish().unwrap();
    assert!(bomb.len() < 1 << 17, "{}", bomb.len());
    let reading = portable::read(&bomb[..], 1 << 20).unwrap();
    let faults: Vec<_> = reading.faults.iter().map(|fault| (fault.line, &fault.what)).collect();
    assert_eq!(vec![(2, &What::TooLarge { limit: 1 << 20 })], faults);
    // The limit is on the text, also where nothing is packed.
    let text = plain();
    let exact = portable::read(text.as_bytes(), text.len() as u64).unwrap();
    assert_eq!(0, exact.faults.len());
    let less = portable::read(text.as_bytes(), text.len() as u64 - 1).unwrap();
    assert!(matches!(less.faults[0].what, What::TooLarge { .. }), "{:?}", less.faults);
    assert!(matches!(portable::read(text.as_bytes(), 5).unwrap_err().what, What::TooLarge { .. }));
}

/// A source that fails in the middle.
struct Failing<'a>(&'a [u8]);

impl Read for Failing<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        if self.0.is_empty() {
            return Err(io::Error::other("the stick was pulled out"));
        }
        self.0.read(buffer)
    }
}

#[test]
fn a_source_that_fails_is_told() {
    let text = plain();
    let reading = portable::read(Failing(&text.as_bytes()[..2000]), portable::LIMIT).unwrap();
    let last = reading.faults.last().unwrap().to_string();
    assert!(last.ends_with("unreadable: the stick was pulled out"), "{last}");
    let nothing = portable::read(Failing(b""), portable::LIMIT).unwrap_err();
    assert_eq!("unreadable: the stick was pulled out", nothing.to_string());
}

#[test]
fn the_event_comes_first() {
    let text = plain();
    let second = text.lines().nth(1).unwrap();
    assert!(second.starts_with(&format!("{{\"journal\":\"{EVENT}\",\"seq\":1,")), "{second}");
}

#[test]
fn no_more_than_a_thousand_faults_are_told() {
    let first = r#"{"ronde_event":1,"event":"","written_by":"","heads":{}}"#;
    let text = format!("{first}\n{}", "nonsense\n".repeat(5_000));
    let reading = portable::read(text.as_bytes(), u64::MAX).unwrap();
    assert_eq!(portable::MOST_FAULTS + 1, reading.faults.len());
    // The lines that were not told, and the end that is missing.
    let last = reading.faults.last().unwrap();
    assert_eq!(What::More { count: 4_001 }, last.what);
}

#[test]
fn what_could_not_be_read_to_its_end_is_told_after_any_number_of_faults() {
    let first = r#"{"ronde_event":1,"event":"","written_by":"","heads":{}}"#;
    let text = format!("{first}\n{}", "nonsense\n".repeat(5_000));
    let reading = portable::read(text.as_bytes(), 30_000).unwrap();
    let fatal: Vec<&What> =
        reading.faults.iter().filter(|it| it.is_fatal()).map(|it| &it.what).collect();
    assert_eq!(vec![&What::TooLarge { limit: 30_000 }], fatal);
}
