//! Verifying: a good journal is good, and whatever was done to it afterwards is found and named.

use ronde_desk::event::{EventAct, EventRequest};
use ronde_desk::portable::{self, Content, Packing};
use ronde_desk::stored::{Arrangement, Origin, Pair};
use ronde_desk::verify::{self, Difference, Expected, Finding, Part, Trouble, Unplaced};
use ronde_desk::{Act, Entry, Hash, Head, Line, Stamp, engine};

use ronde_desk::fold::Misfit;

use crate::files::{EVENT, OPEN, owner, small, whole_story};

/// What is wrong with the chains, in words.
fn troubles(content: &Content, expected: &[Expected]) -> Vec<String> {
    let report = verify::open(content, expected).report(Vec::new());
    report.troubles().map(|(_, trouble)| trouble.to_string()).collect()
}

#[test]
fn the_whole_story_is_good() {
    let story = whole_story();
    let head = story.state.head;
    let content = story.event();
    let report = verify::verify(&content, &[head.into()]);
    let named: Vec<_> = report.troubles().collect();
    assert!(named.is_empty(), "{named:?}");
    assert!(report.is_good(), "{:#?}", report.rounds().collect::<Vec<_>>());
    let open = &report.tournaments[0];
    assert_eq!((OPEN, head, content.journals[OPEN].len()), (&*open.journal, head, open.acts));
    assert_eq!("Festival", report.event.as_ref().unwrap().name);
    let standing: Vec<u16> =
        open.rounds.iter().filter(|it| !it.taken_back).map(|it| it.round).collect();
    assert!((1..=9).all(|round| standing.contains(&round)), "{standing:?}");
    assert!(open.rounds.iter().any(|it| it.taken_back), "a round was thrown away");
    let by_hand = open.rounds.iter().find_map(|it| match &it.finding {
        Finding::ByHand { departure, confirmed: true } => Some((it.round, departure)),
        _ => None,
    });
    let (round, departure) = by_hand.expect("round 6 was changed by hand");
    assert_eq!(6, round);
    assert!(!departure.is_none());
}

/// Every bit of every byte of every act: the act is named, and no other.
#[test]
fn one_changed_bit_of_any_act_is_found_and_named() {
    let content = small().event();
    let mut tried = 0;
    for (journal, lines) in &content.journals {
        for (place, line) in lines.iter().enumerate() {
            for bit in 0..line.text.len() * 8 {
                let mut bytes = line.text.clone().into_bytes();
                bytes[bit / 8] ^= 1 << (bit % 8);
                // What is no text any more cannot be in a journal; files are tried below.
                let Ok(text) = String::from_utf8(bytes) else { continue };
                let changed = Line { text, ..line.clone() };
                let found = chain_with(journal, lines, place, changed);
                let words = format!("changed {}", place + 1);
                assert!(found.len() == 1 && found[0].starts_with(&words), "{bit}: {found:?}");
                tried += 1;
            }
        }
    }
    assert!(tried > 10_000, "{tried}");
}

fn chain_with(journal: &str, lines: &[Line], place: usize, changed: Line) -> Vec<String> {
    // The acts around it are enough, and thousands of trials stay quick.
    let mut lines = lines.to_vec();
    lines[place] = changed;
    let event = if journal == EVENT { EVENT } else { "" };
    let journals = [(journal.to_owned(), lines)].into();
    let content = Content { event: event.to_owned(), journals, ..Content::default() };
    let found = troubles(&content, &[]);
    let about_chain =
        |words: &String| !words.contains("attachment") && !words.contains("missing-journal");
    found.into_iter().filter(about_chain).collect()
}

/// What is stored beside the text of an act.
#[test]
fn a_changed_hash_key_or_number_is_found_and_named() {
    let content = small().event();
    let lines = &content.journals[OPEN];
    for (place, line) in lines.iter().enumerate() {
        let act = place + 1;
        for bit in 0..256 {
            let mut hash = line.hash;
            hash.0[bit / 8] ^= 1 << (bit % 8);
            let found = chain_with(OPEN, lines, place, Line { hash, ..line.clone() });
            let words = format!("changed {act}");
            assert!(found.len() == 1 && found[0].starts_with(&words), "{found:?}");
        }
        let key = Line { key: "other".to_owned(), ..line.clone() };
        let found = chain_with(OPEN, lines, place, key);
        assert_eq!(vec![format!("key {act}")], found);
        for bit in 0..64 {
            let seq = line.seq ^ (1 << bit);
            let found = chain_with(OPEN, lines, place, Line { seq, ..line.clone() });
            let words = format!("gap {place} {seq}");
            assert!(found[0].starts_with(&words), "{found:?}");
        }
    }
}

/// How what is wrong with an act begins.
const OF_ACT: [&str; 7] =
    ["changed ", "torn ", "gap ", "foreign ", "unreadable ", "key ", "misfit "];

/// A few thousand bits of the whole file, wherever they fall.
#[test]
fn one_changed_bit_of_a_file_is_found() {
    let mut bytes = Vec::new();
    portable::write(&small().event(), "Ronde", Packing::Plain, &mut bytes).unwrap();
    let lines = bytes.split_inclusive(|byte| *byte == b'\n');
    let acts: Vec<bool> =
        lines.flat_map(|it| vec![it.starts_with(b"{\"journal\""); it.len()]).collect();
    let mut dice = 20_261_116_u64;
    for _ in 0..4000 {
        dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let bit = usize::try_from((dice >> 16) % (bytes.len() as u64 * 8)).unwrap();
        let mut damaged = bytes.clone();
        damaged[bit / 8] ^= 1 << (bit % 8);
        let Ok(reading) = portable::read(&damaged[..], portable::LIMIT) else { continue };
        assert!(!reading.faults.is_empty(), "bit {bit}");
        if acts[bit / 8] {
            let words = reading.faults.iter().map(ToString::to_string);
            let words: Vec<String> = words.chain(troubles(&reading.content, &[])).collect();
            let line = bytes[..bit / 8].split(|byte| *byte == b'\n').count();
            let named = |words: &String| {
                words.starts_with(&format!("{line}: "))
                    || OF_ACT.iter().any(|it| words.starts_with(it))
            };
            assert!(words.iter().any(named), "bit {bit} in line {line}: {words:?}");
        }
    }
}

#[test]
fn lines_exchanged_left_out_or_doubled() {
    let content = small().event();
    let lines = content.journals[OPEN].clone();
    let with = |lines: Vec<Line>| {
        let mut content = content.clone();
        content.journals.insert(OPEN.to_owned(), lines);
        troubles(&content, &[])
    };
    let mut exchanged = lines.clone();
    exchanged.swap(4, 5);
    assert!(with(exchanged)[0].starts_with("gap 4 6"));
    let mut short = lines.clone();
    short.remove(4);
    assert_eq!(vec!["gap 4 6"], with(short));
    let mut doubled = lines.clone();
    doubled.insert(4, lines[4].clone());
    assert!(with(doubled)[0].starts_with("gap 5 5"));
    let mut foreign = content.clone();
    foreign.journals.insert("blitz".to_owned(), lines);
    let found = troubles(&foreign, &[]);
    assert!(found.contains(&"foreign 1: open blitz".to_owned()), "{found:?}");
    assert!(found.contains(&"stray-journal blitz".to_owned()));
    foreign.journals.remove(OPEN);
    let found = troubles(&foreign, &[]);
    assert!(found.contains(&"missing-journal open Open".to_owned()));
}

#[test]
fn a_tail_that_was_cut_off_is_found_by_the_head() {
    let mut content = small().event();
    let lines = &content.journals[OPEN];
    let end = portable::head(lines);
    let earlier = Head { seq: 5, hash: lines[4].hash };
    let printed: Expected = end.short().to_uppercase().parse().unwrap();
    let count = lines.len();
    content.journals.get_mut(OPEN).unwrap().truncate(count - 2);
    assert_eq!(Vec::<String>::new(), troubles(&content, &[]), "a chain does not know its end");
    assert_eq!(Vec::<String>::new(), troubles(&content, &[earlier.into()]));
    for head in [end.into(), printed] {
        let found = troubles(&content, &[earlier.into(), head]);
        assert_eq!(1, found.len(), "{found:?}");
        assert!(found[0].starts_with(&format!("head-not-found {}-", end.seq)));
    }
    let other: Expected = format!("5-{}", Hash::NONE).parse().unwrap();
    assert_eq!(1, troubles(&content, &[other]).len());
}

#[test]
fn heads_as_people_write_them() {
    for (text, good) in [
        ("57-1a2b3c4d5e6f70819203", true),
        (" 57-1A2B3C4D5E6F70819203 ", true),
        ("57-1a2b3c4d5e6f7081920", false),
        ("57", false),
        ("0-1a2b3c4d5e6f70819203", false),
        ("x-1a2b3c4d5e6f70819203", false),
        ("57-1a2b3c4g", false),
        ("57-", false),
    ] {
        assert_eq!(good, text.parse::<Expected>().is_ok(), "{text}");
    }
    let head = Head { seq: 3, hash: Hash::of(b"x") };
    assert_eq!(Ok(head.into()), head.to_string().parse::<Expected>());
}

type Change<'a> = &'a dyn Fn(&mut Arrangement);
type Expectation = fn(&Difference) -> bool;

/// Somebody wrote the journal anew from a changed round on: the chain holds, and the engine says
/// what is wrong with the round.
#[test]
fn a_round_that_the_engine_makes_otherwise_is_told() {
    let growing = small();
    let exchange = |arrangement: &mut Arrangement| {
        let (one, two) = (arrangement.pairs[0], arrangement.pairs[1]);
        arrangement.pairs[0] = Pair(one.0, two.1);
        arrangement.pairs[1] = Pair(two.0, one.1);
    };
    let reverse = |arrangement: &mut Arrangement| {
        let pair = &mut arrangement.pairs[2];
        *pair = Pair(pair.1, pair.0);
    };
    let swap = |arrangement: &mut Arrangement| arrangement.pairs.swap(0, 1);
    let rows: [(Change<'_>, Expectation); 3] = [
        (&exchange, |it| it.pairs.only_engine.len() == 2 && it.pairs.only_hand.len() == 2),
        (&reverse, |it| it.pairs.colours.len() == 1 && it.pairs.only_hand.is_empty()),
        (&swap, |it| it.pairs.is_none() && it.also.contains(&Part::Tables)),
    ];
    for (change, expected) in rows {
        let content = rewritten(&growing.lines, change);
        let report = verify::verify(&content, &[]);
        assert!(!report.is_good());
        let differing = report.rounds().find(|round| round.finding.is_difference()).unwrap();
        assert_eq!(1, differing.round);
        let Finding::Differs { engine, difference } = &differing.finding else {
            panic!("{differing:?}")
        };
        assert_eq!("Ronde 0.0.1", engine, "the version that paired then is named");
        assert!(expected(difference), "{difference:?}");
    }
}

/// The journal with its first round changed, and every hash made right again.
fn rewritten(lines: &[Line], change: &dyn Fn(&mut Arrangement)) -> Content {
    let mut head = Head::default();
    let mut again = Vec::new();
    for line in lines {
        let mut entry: Entry<Act> = serde_json::from_str(&line.text).unwrap();
        entry.previous = head.hash;
        if let Act::Pair { round: 1, pairing, .. } = &mut entry.what {
            change(&mut pairing.arrangement);
            pairing.origin = Origin::Engine("Ronde 0.0.1".to_owned());
            pairing.reasons = None;
        }
        if let Act::Pair { pairing, .. } = &mut entry.what {
            pairing.reasons = None;
        }
        let line = entry.line();
        head = Head { seq: line.seq, hash: line.hash };
        again.push(line);
    }
    Content { journals: [(OPEN.to_owned(), again)].into(), ..Content::default() }
}

#[test]
fn a_round_made_by_hand_is_told_with_its_departure() {
    let mut growing = small();
    growing.play();
    let round = growing.state.next_round();
    let mut arrangement = engine::again(&growing.state, round).unwrap();
    let engines = arrangement.pairs.clone();
    arrangement.pairs[0] = Pair(engines[0].1, engines[0].0);
    growing.act(Act::OpenManual { round, case: None, reason: "colours were drawn".to_owned() });
    growing.act(Act::Arrange { round, arrangement });
    let departure = engine::departure(&growing.state, round);
    growing.act(Act::CloseManual { round, departure: departure.clone() });
    let undone = growing.state.head.seq;
    growing.act(Act::Undo { of: undone });
    growing.act(Act::CloseManual { round, departure });
    let report = verify::verify(&growing.event(), &[]);
    assert!(report.is_good(), "{report:#?}");
    let third: Vec<_> = report.rounds().filter(|it| it.round == 3).collect();
    assert_eq!(2, third.len(), "closed, opened again by the undo, and closed");
    assert!(third[0].taken_back && !third[1].taken_back);
    let Finding::ByHand { departure, confirmed: true } = &third[1].finding else {
        panic!("{third:?}")
    };
    assert_eq!(1, departure.colours.len());
    assert_eq!(1, report.tournaments[0].undone);
}

/// An act that fits nowhere is told by its number; what came before it is still looked at.
#[test]
fn an_act_that_fits_nowhere_is_named() {
    let mut growing = small();
    let head = growing.state.head;
    let stamp = Stamp { at: 5, by: "x".to_owned(), role: ronde_desk::Role::Owner };
    let entry = Entry {
        version: 1,
        journal: OPEN.to_owned(),
        seq: head.seq + 1,
        previous: head.hash,
        stamp,
        key: String::new(),
        accepted: Vec::new(),
        what: Act::ConfirmResult { round: 2, board: 77 },
    };
    growing.lines.push(entry.line());
    let report = verify::verify(&growing.event(), &[]);
    let named: Vec<_> = report.troubles().map(|(_, trouble)| trouble.clone()).collect();
    let why = Unplaced::Tournament(Misfit::UnknownBoard(2, 77));
    assert_eq!(vec![Trouble::Unfoldable { seq: head.seq + 1, why }], named);
    assert_eq!(
        2,
        report.rounds().filter(|it| matches!(it.finding, Finding::Agrees { .. })).count()
    );
}

#[test]
fn attachments_with_other_bytes_and_empty_journals() {
    let mut content = small().event();
    let hash = *content.attachments.keys().next().unwrap();
    content.attachments.insert(hash, b"other".to_vec());
    content.journals.insert("blitz".to_owned(), Vec::new());
    let found = troubles(&content, &[]);
    assert!(found.contains(&format!("changed-attachment {hash}")));
    assert!(found.contains(&"empty".to_owned()), "{found:?}");
}

/// The event says where its tournament ended when it came home: a tournament that ends before that
/// was cut back, although its own chain holds.
#[test]
fn a_tournament_that_was_cut_back_before_the_event_came_home_is_found() {
    let mut content = small().event();
    let mut state = ronde_desk::event::fold(EVENT, &content.journals[EVENT]).unwrap();
    let head = portable::head(&content.journals[OPEN]);
    let heads = [(OPEN.to_owned(), head)].into();
    let goes = EventAct::HandOver { to: "tower".to_owned() };
    for act in [goes, EventAct::Return { heads }] {
        let request = EventRequest::new(owner(9_000), act, state.machine());
        let decided = ronde_desk::event::decide(&state, request).unwrap();
        content.journals.get_mut(EVENT).unwrap().push(decided.line);
        state = decided.state;
    }
    assert_eq!(Vec::<String>::new(), troubles(&content, &[]));
    content.journals.get_mut(OPEN).unwrap().pop();
    let told = troubles(&content, &[]);
    let words = format!(": open {}-", head.seq);
    assert!(told.len() == 1 && told[0].contains(&words), "{told:?}");
}
