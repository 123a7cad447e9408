//! Values that another program computed: Gacrux 1.11.65, one witness, for the rules of 2026.
//!
//! A sample lies in `cases/oracle/tiebreaks-2026`; the whole collection is compared where
//! `RONDE_CORPORA` names it. A value that differs must be explained by a row of [`KNOWN`], which
//! asserts both sides.

use std::collections::BTreeMap;
use std::fs::File;
use std::io::Read;
use std::path::{Path, PathBuf};

use flate2::read::GzDecoder;
use ronde_formats::trf;
use ronde_model::{PairingNumber, Participant, Snapshot};
use ronde_standings::{Edition, Form, Overrides, Settings, Standings, Value};

use crate::notation::asked;

/// A value on which the witness and the articles differ.
struct Known {
    file: &'static str,
    number: u32,
    tie_break: &'static str,
    witness: &'static str,
    ours: &'static str,
}

const fn known(
    number: u32,
    tie_break: &'static str,
    witness: &'static str,
    ours: &'static str,
) -> Known {
    Known { file: "2026-011-00000", number, tie_break, witness, ours }
}

/// C.07:16.2 and 16.3: a zero-point bye that is followed by forfeit losses only is a draw for the
/// opponents (category 5). The witness has the same once it is asked for SB alone; in this list
/// FB comes before, and leaves behind that the forfeit of the last round was a game.
const KNOWN: &[Known] = &[
    known(8, "SB", "18.00", "18.25"),
    known(14, "SB", "14.00", "14.50"),
    known(14, "SB/C1", "12.00", "13.25"),
    known(22, "SB", "10.00", "10.50"),
    known(37, "SB", "7.00", "7.50"),
    known(37, "SB/C1", "6.25", "6.75"),
    known(41, "SB", "8.25", "8.50"),
];

fn sample() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../cases/oracle/tiebreaks-2026")
}

#[test]
fn the_sample_has_the_same_values() {
    let (mut files, mut values, mut explained) = (0, 0, 0);
    for entry in std::fs::read_dir(sample()).expect("the folder is part of the project") {
        let path = entry.expect("it can be listed").path();
        if path.extension().is_some_and(|extension| extension == "tsv") {
            let bytes = std::fs::read(path.with_extension("trf")).expect("its tournament");
            let table = std::fs::read_to_string(&path).expect("a table");
            let stem = path.file_stem().unwrap().to_string_lossy().into_owned();
            let counted = compare(&stem, &bytes, &table);
            (files, values, explained) = (files + 1, values + counted.0, explained + counted.1);
        }
    }
    assert!(files >= 20 && values > 10_000, "{files} files, {values} values");
    assert_eq!(KNOWN.len(), explained, "every known difference is seen");
}

#[test]
fn the_whole_collection_has_the_same_values() {
    let Some(folder) = std::env::var_os("RONDE_CORPORA") else {
        eprintln!("SKIPPED: 1 corpus (tiebreaks-2026.tar.gz): RONDE_CORPORA names no directory");
        return;
    };
    let tables = unpacked(&Path::new(&folder).join("tiebreaks-2026.tar.gz"), "tsv");
    let tournaments = unpacked(&Path::new(&folder).join("dutch-2026.tar.gz"), "trf");
    let (mut values, mut explained) = (0, 0);
    for (stem, table) in &tables {
        let counted = compare(stem, &tournaments[stem], &String::from_utf8_lossy(table));
        (values, explained) = (values + counted.0, explained + counted.1);
    }
    eprintln!("{} tournaments, {values} values, {explained} known differences", tables.len());
    assert!(tables.len() >= 300 && explained == KNOWN.len());
}

fn unpacked(path: &Path, extension: &str) -> BTreeMap<String, Vec<u8>> {
    let file = File::open(path).expect("the archive is there");
    let mut archive = tar::Archive::new(GzDecoder::new(file));
    let mut found = BTreeMap::new();
    for entry in archive.entries().expect("a readable archive") {
        let mut entry = entry.expect("a readable entry");
        let name = entry.path().expect("a name").into_owned();
        if name.extension().is_some_and(|it| it == extension) {
            let mut bytes = Vec::new();
            entry.read_to_end(&mut bytes).expect("a readable file");
            found.insert(name.file_stem().unwrap().to_string_lossy().into_owned(), bytes);
        }
    }
    found
}

/// Values compared, and those that a known difference explains.
fn compare(stem: &str, tournament: &[u8], table: &str) -> (usize, usize) {
    let snapshot = trf::read(tournament).expect("a tournament").snapshot;
    let mut lines = table.lines();
    let head: Vec<&str> = lines.next().expect("a heading").split('\t').skip(2).collect();
    let standings = ranked(&snapshot, &head.join(","));
    let (mut values, mut explained) = (0, 0);
    for line in lines.filter(|line| line.contains('\t')) {
        let cells: Vec<&str> = line.split('\t').collect();
        let number = cells[0].parse().ok().and_then(PairingNumber::new).expect("a number");
        let row = standings.row_of(Participant::Player(number)).expect("a player");
        for (at, witness) in cells[2..].iter().enumerate() {
            values += 1;
            let ours = as_printed(&row.values[at], witness);
            if ours != *witness {
                let row = KNOWN.iter().find(|known| {
                    (known.file, known.number, known.tie_break) == (stem, number.get(), head[at])
                });
                let row = row.unwrap_or_else(|| {
                    panic!("{stem}: {} of {number} is {ours}, the witness has {witness}", head[at])
                });
                assert_eq!((row.witness, row.ours), (*witness, ours.as_str()), "{stem} {number}");
                explained += 1;
            }
        }
    }
    (values, explained)
}

fn ranked(snapshot: &Snapshot, list: &str) -> Standings {
    let asked = Overrides { edition: Some(Edition::E2026), form: Some(Form::Swiss), ..asked(list) };
    Standings::of(snapshot, Settings::settle(snapshot, &asked).unwrap())
}

/// With as many decimals as the witness prints; it has `-0` for no value.
fn as_printed(value: &Value, witness: &str) -> String {
    let decimals = witness.split_once('.').map_or(0, |(_, decimals)| decimals.len());
    match value {
        Value::None => "-0".to_owned(),
        value => value.text(u32::try_from(decimals).unwrap_or(0)),
    }
}
