//! Files of other programs become journals, and come out again as they went in.

use std::fs;
use std::path::{Path, PathBuf};

use ronde_desk::portable::{Purpose, exported, with_clubs};
use ronde_desk::stored::{EntrantId, Imported, PlayerChange, ResultCode, Setting, Strength};
use ronde_desk::{Act, Hash, State, engine};
use ronde_formats::json;
use ronde_formats::trf::{self, Flavour, LineEnding, WriteOptions};
use ronde_model::Snapshot;

use crate::files::{Growing, small};
use crate::hall::Hall;

/// Every report file of the repository.
fn files() -> Vec<PathBuf> {
    let root = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."));
    let mut folders = vec![root.join("cases"), root.join("examples")];
    let mut files = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|it| it == "trf") {
                files.push(path);
            }
        }
    }
    files.sort();
    files
}

fn written(snapshot: &Snapshot) -> String {
    trf::write(snapshot, Flavour::Trf26, WriteOptions { line_ending: LineEnding::Lf }).text
}

fn imported(bytes: &[u8]) -> (Growing, Snapshot) {
    let snapshot = trf::read(bytes).unwrap().snapshot;
    let mut tournament = Vec::new();
    json::write(&snapshot, &mut tournament).unwrap();
    let act = Act::Import(Box::new(Imported {
        file: "a.trf".to_owned(),
        hash: Hash::of(bytes),
        doubts: Vec::new(),
        tournament: String::from_utf8(tournament).unwrap(),
        ..Imported::default()
    }));
    let mut growing = Growing::new();
    growing.act(Act::Create { name: "A".to_owned() });
    growing.act(act);
    (growing, snapshot)
}

#[test]
fn every_file_of_the_repository_comes_out_as_it_went_in() {
    let files = files();
    assert!(files.len() > 100, "{}", files.len());
    // At the desk a bye that was given beforehand is a full-point bye, and is written as one.
    let given = |path: &PathBuf| path.ends_with("prechosen-bye.trf");
    for path in files.into_iter().filter(|path| !given(path)) {
        let (growing, mut file) = imported(&fs::read(&path).unwrap());
        // A tournament without a name has the one that its journal was created with.
        if file.event.name.is_empty() {
            let mut parts = file.into_parts();
            parts.event.name = "A".to_owned();
            file = Snapshot::new(parts).unwrap();
        }
        // Ranks that contradict points and tie-breaks are put right.
        let mut parts = file.clone().into_parts();
        ronde_standings::Standings::declared(&file).put_ranks(&mut parts);
        parts.requests.sort_unstable();
        let file = Snapshot::new(parts).unwrap();
        let again = exported(&growing.state, Purpose::Tournament);
        assert_eq!(written(&file), written(&again), "{}", path.display());
        assert_eq!(file, again, "{}", path.display());
    }
}

/// What is done after the import is in the export, and then it is ours.
#[test]
fn what_was_assumed_is_declared_once_somebody_declares_it() {
    let text = "\
012 Four
XXR 3
001    1      Keller, Anna                      2312                             1.0    1     3 w 1
001    2      Rossi, Paolo                      2050                             1.0    2     4 b 1
001    3      Weber, Urs                        1900                             0.0    3     1 b 0
001    4      Meier, Eva                        1800                             0.0    4     2 w 0
";
    let (mut growing, _) = imported(text.as_bytes());
    let out = |state: &State| written(&exported(state, Purpose::Tournament));
    assert!(!out(&growing.state).contains("\n192 "), "{}", out(&growing.state));
    growing.act(engine::pair(&growing.state, false).unwrap().act);
    assert!(!out(&growing.state).contains("    2 w  "), "a draft is nobody's business");
    growing.act(Act::Publish { round: 2 });
    growing.act(Act::EnterResult { round: 2, board: 1, result: ResultCode::Draw });
    let after = out(&growing.state);
    assert!(after.contains("\n112 ") || after.contains("Ronde "), "paired by us: {after}");
    let name = Setting::Name("Four friends".to_owned());
    growing.act(Act::Configure { set: vec![name] });
    assert!(out(&growing.state).starts_with("012 Four friends\n"));
}

/// National number and rating, league and director go from the desk into report file and JSON, come
/// back, and can be amended.
#[test]
fn what_a_federation_knows_survives_files_and_is_amended() {
    let mut growing = small();
    let set = vec![Setting::Director("Kesselring, René".to_owned())];
    growing.act(Act::Configure { set });
    let set = vec![
        PlayerChange::Federation("SUI".to_owned()),
        PlayerChange::NationalId("12345".to_owned()),
        PlayerChange::NationalRating(Some(1790)),
        PlayerChange::League("Suisse romande".to_owned()),
    ];
    growing.act(Act::Amend { player: EntrantId(1), set });
    let snapshot = exported(&growing.state, Purpose::Tournament);
    let known = |snapshot: &Snapshot| {
        let record = &snapshot.national[0];
        let number = record.number;
        let league = snapshot.player(number).unwrap().league.clone();
        let director = snapshot.event.director.clone();
        (record.federation.clone(), record.id.clone(), record.rating, league, director)
    };
    let expected = (
        "SUI".to_owned(),
        "12345".to_owned(),
        Some(1790),
        "Suisse romande".to_owned(),
        "Kesselring, René".to_owned(),
    );
    assert_eq!((1, &expected), (snapshot.national.len(), &known(&snapshot)));
    let (mut again, read) = imported(written(&snapshot).as_bytes());
    assert_eq!(expected, known(&read));
    assert_eq!(expected, known(&exported(&again.state, Purpose::Tournament)));
    let id = EntrantId(snapshot.national[0].number.get());
    assert_eq!(Some(1790), again.state.players[&id].entrant.national_rating);
    let set = vec![PlayerChange::NationalRating(None)];
    again.act(Act::Amend { player: id, set });
    let after = exported(&again.state, Purpose::Tournament);
    assert_eq!((1, None), (after.national.len(), after.national[0].rating));
}

/// The rating of a list belongs to that list's federation; a club needs no second record.
#[test]
fn a_national_rating_is_of_the_list_it_comes_from() {
    let mut growing = small();
    let listed = Strength { source: "SUI".to_owned(), rating: 1985, list: String::new() };
    let fide = Strength { source: "FIDE".to_owned(), rating: 2001, list: String::new() };
    let set = vec![
        PlayerChange::Federation("FRA".to_owned()),
        PlayerChange::Ratings(vec![fide, listed]),
        PlayerChange::Club("Nice".to_owned()),
    ];
    growing.act(Act::Amend { player: EntrantId(2), set });
    let snapshot = exported(&growing.state, Purpose::Tournament);
    let snapshot = with_clubs(&growing.state, snapshot);
    let [record] = snapshot.national.as_slice() else { panic!("{:?}", snapshot.national) };
    assert_eq!(("SUI", Some(1985), "Nice"), (&*record.federation, record.rating, &*record.origin));
}

/// dutch-1992:A4, BAF 78: floats are final when a round is paired. They go through a report file,
/// so that the rounds after an adjourned game are checked and paired on as they were.
#[test]
fn recorded_floats_go_through_a_report_file_and_back() {
    let system = ronde_swiss::System::Dutch1992;
    let mut hall = Hall::with_an_adjourned_game();
    hall.does(Act::EnterResult { round: 1, board: 1, result: ResultCode::BlackWins });
    hall.all_white(2);
    hall.does(Act::CloseRound { round: 2 });
    hall.played();
    let snapshot = exported(&hall.state, Purpose::Tournament);
    assert_eq!(3, snapshot.recorded_floats.len());
    let text = written(&snapshot);
    let (growing, read) = imported(text.as_bytes());
    assert_eq!(snapshot.recorded_floats, read.recorded_floats);
    assert_eq!(text, written(&exported(&growing.state, Purpose::Tournament)), "and out again");
    let round = ronde_model::RoundNumber::new(3).unwrap();
    let check = |snapshot: &Snapshot| {
        ronde_swiss::check::check_round(snapshot, round, system, ronde_model::Colour::White).verdict
    };
    assert_eq!(ronde_swiss::check::Verdict::Agrees, check(&read));
    assert_eq!(engine::again(&hall.state, 4).unwrap(), engine::again(&growing.state, 4).unwrap());
}
