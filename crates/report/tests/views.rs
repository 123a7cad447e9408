//! The views of the tournament that the project brings along.

use std::path::Path;

use ronde_formats::trf;
use ronde_model::{PairingNumber, Participant, Snapshot};
use ronde_report::{View, crosstable, csv, json, standings as views, text, why};
use ronde_standings::prizes::{Purse, Rules, Sharing, pay};
use ronde_standings::{Category, Overrides, Settings, Standings};
use ronde_words::Lang;

fn event(list: &str) -> (Snapshot, Standings) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/open-9-rounds.trf");
    let snapshot = trf::read(&std::fs::read(path).unwrap()).unwrap().snapshot;
    let list = Overrides::with_list(list).unwrap();
    let standings = Standings::of(&snapshot, Settings::settle(&snapshot, &list).unwrap());
    (snapshot, standings)
}

/// Every row has a cell for each column, and everybody has a row.
#[track_caller]
fn is_whole(view: &View, rows: usize) {
    assert_eq!(rows, view.rows.len(), "{}", view.title);
    for row in &view.rows {
        assert_eq!(view.columns.len(), row.len(), "{row:?}");
    }
}

#[test]
fn every_view_is_whole_and_every_form_has_its_rows() {
    let (snapshot, standings) = event("DE,BH/C1,SB,ARO");
    let players = snapshot.players.len();
    for view in [
        views::view(&snapshot, &standings),
        crosstable::view(&snapshot, &standings, Lang::En),
        crosstable::progress(&snapshot, &standings, Lang::En),
    ] {
        is_whole(&view, players);
        assert_eq!(players + 1, csv::table(&view).lines().count());
        assert_eq!(players + 2, text::table(&view).lines().count(), "title and headings");
    }
    let women = Category::read("women").unwrap();
    let selected = standings.of_category(&snapshot, &women).len();
    is_whole(&views::category_in(&snapshot, &standings, &women, Lang::En), selected);
}

#[test]
fn the_heading_says_which_round_it_is() {
    let (snapshot, standings) = event("");
    assert_eq!(
        "Lakeside Open: standings after round 5 of 9",
        views::heading(&snapshot, &standings)
    );
}

#[test]
fn the_progress_table_ends_with_the_points() {
    let (snapshot, standings) = event("");
    for row in &crosstable::progress(&snapshot, &standings, Lang::En).rows {
        assert_eq!(row[row.len() - 1], row[row.len() - 2], "{row:?}");
    }
}

#[test]
fn every_value_of_everybody_can_be_explained() {
    let (snapshot, standings) = event("DE,WIN,PS/C1,BH/C1,AOB,SB,KS,ARO,TPR,PTP");
    for row in standings.rows() {
        let words = why::text(&snapshot, &standings, row.who).unwrap();
        for article in ["C.07:6", "C.07:7.1", "C.07:8.1", "C.07:9.1", "C.07:10.3"] {
            assert!(words.contains(article), "{article}: {words}");
        }
    }
    let nobody = Participant::Player(PairingNumber::new(999).unwrap());
    assert_eq!(None, why::text(&snapshot, &standings, nobody));
}

#[test]
fn the_page_for_programs_is_json_with_everybody() {
    let (snapshot, standings) = event("BH,AOB");
    let who = standings.rows()[3].who;
    let page: serde_json::Value =
        serde_json::from_str(&json::page(&snapshot, &standings, Some(who), &[])).unwrap();
    assert_eq!(snapshot.players.len(), page["standings"].as_array().unwrap().len());
    assert_eq!(who.number(), page["why"]["number"]);
    assert_eq!("BH", page["why"]["tie_breaks"][0]["code"]);
    assert_eq!("first", page["standings"][0]["below_by"]);
}

#[test]
fn prizes_have_reasons() {
    let (snapshot, standings) = event("BH");
    let purses = vec![Purse {
        category: Category::Everybody,
        amounts: vec![50_000, 30_000, 20_000],
        sharing: Sharing::Hort,
    }];
    let rules = Rules { purses, one_each: true, unit: 100 };
    let payout = pay(&snapshot, &standings, &rules);
    let view = ronde_report::prizes::view(&snapshot, &rules, &payout, 100);
    is_whole(&view, payout.awards.len());
    assert!(view.rows.iter().all(|row| row[4].ends_with(".00") && !row[5].is_empty()));
}
