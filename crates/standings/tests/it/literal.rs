//! Buchholz, Sonneborn-Berger and direct encounter against the word-for-word implementation, on
//! random tournaments of every kind.
//!
//! `RONDE_SOAK_FROM` and `RONDE_SOAK_COUNT` choose the seeds; without them a sample runs.

use ronde_model::{PairingNumber, Participant, Snapshot};
use ronde_standings::{Edition, Form, Overrides, Ratio, Settings, Standings, Value};
use ronde_testkit::literal_standings::{Year, buchholz, direct_encounter, score, sonneborn_berger};
use ronde_testkit::random::{Kind, case};

use crate::notation::asked;

#[test]
fn standings_and_literal_agree() {
    let number = |name: &str| std::env::var(name).ok().and_then(|text| text.parse().ok());
    let from: u64 = number("RONDE_SOAK_FROM").unwrap_or(0);
    let count: u64 = number("RONDE_SOAK_COUNT").unwrap_or(60);
    let (mut tournaments, mut decided) = (0, 0);
    for seed in from..from + count {
        for kind in Kind::ALL {
            let snapshot = case(kind, seed).snapshot;
            for (edition, year) in [(Edition::E2024, Year::Y2024), (Edition::E2026, Year::Y2026)] {
                decided += compare(&snapshot, edition, year, &format!("{kind:?}, seed {seed}"));
            }
            tournaments += 1;
        }
    }
    eprintln!("seeds {from} to {}: {tournaments} tournaments, {decided} ties broken", from + count);
    assert!(decided * 20 > tournaments, "the direct encounter decides now and then");
}

/// Panics with what is needed to try again; says how many groups the direct encounter split.
fn compare(snapshot: &Snapshot, edition: Edition, year: Year, name: &str) -> usize {
    let asked = Overrides {
        edition: Some(edition),
        form: Some(Form::Swiss),
        rounds: Some(snapshot.rounds.len()),
        ..asked("DE,BH,BH/C1,BH/C2,SB,SB/C1,SB/C2")
    };
    let standings = Standings::of(snapshot, Settings::settle(snapshot, &asked).unwrap());
    for row in standings.rows() {
        let who = row.who.player().expect("players are ranked");
        assert_eq!(score(snapshot, who), row.score, "{name}: points of {who}");
        for cuts in 0..3 {
            let bh = Ratio::tenths(buchholz(snapshot, who, year, cuts));
            let sb = Ratio::hundredths(sonneborn_berger(snapshot, who, year, cuts));
            let told = format!("{name}, {edition}: {who} with {cuts} cuts");
            assert_eq!(Value::Number(bh), row.values[1 + cuts], "{told}: BH");
            assert_eq!(Value::Number(sb), row.values[4 + cuts], "{told}: SB");
        }
    }
    encounters(snapshot, &standings, name)
}

fn encounters(snapshot: &Snapshot, standings: &Standings, name: &str) -> usize {
    let mut rows: Vec<_> = standings.rows().iter().collect();
    rows.sort_by_key(|row| (row.score, row.who));
    let mut split = 0;
    for tied in rows.chunk_by(|left, right| left.score == right.score) {
        let numbers: Vec<PairingNumber> = tied.iter().filter_map(|row| row.who.player()).collect();
        let groups = direct_encounter(snapshot, &numbers);
        let mut place = u32::from(groups.len() > 1);
        split += usize::from(groups.len() > 1);
        for group in &groups {
            for who in group {
                let row = standings.row_of(Participant::Player(*who)).expect("he is ranked");
                assert_eq!(Value::Place(place), row.values[0], "{name}: DE of {who} in {groups:?}");
            }
            place += u32::try_from(group.len()).unwrap();
        }
    }
    split
}
