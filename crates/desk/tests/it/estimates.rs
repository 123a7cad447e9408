//! Estimates of ratings (C.04.2:2.1, dutch-1992:A1).

use ronde_desk::judge::{Caution, Objection};
use ronde_desk::stored::{Entrant, EntrantId, Estimate, Imported, PlayerChange};
use ronde_desk::{Act, Hash, State, engine};
use ronde_formats::json;
use ronde_formats::trf::{self, Flavour, WriteOptions};
use ronde_model::Snapshot;

use crate::files::Growing;
use crate::hall::{Hall, player};

fn estimate(rating: u16, source: &str) -> Estimate {
    Estimate { rating, source: source.to_owned() }
}

fn amend(player: u32, value: Option<Estimate>) -> Act {
    Act::Amend { player: EntrantId(player), set: vec![PlayerChange::Estimate(value)] }
}

fn newcomers() -> Act {
    let unrated = |name: &str| Entrant { name: name.to_owned(), ..Entrant::default() };
    let players = vec![unrated("Neu, Nina"), unrated("Nuovo, Nino")];
    Act::Register { first: EntrantId(0), players, from: 1 }
}

/// Players 9 and 10 have no rating.
fn dubov_1997() -> Hall {
    let mut hall = Hall::under("CUSTOM_DUBOV_1997", 5);
    hall.does(newcomers());
    hall
}

#[test]
fn dubov_1997_names_who_has_no_rating_and_pairs_once_they_are_estimated() {
    let mut hall = dubov_1997();
    let missing = |hall: &Hall| engine::pair(&hall.state, false).map(|_| ()).unwrap_err();
    let players = vec![EntrantId(9), EntrantId(10)];
    assert_eq!(Objection::RatingsMissing { players }, missing(&hall));
    hall.does(amend(9, Some(estimate(1880, "INGO 120"))));
    assert_eq!(Objection::RatingsMissing { players: vec![EntrantId(10)] }, missing(&hall));
    hall.does(amend(10, Some(estimate(2120, "club list"))));
    hall.played();
    hall.played();
    assert_eq!(3, hall.state.next_round());
}

#[test]
fn an_estimate_places_a_player_among_the_rated() {
    let mut hall = Hall::new(5);
    hall.does(newcomers());
    let number = |hall: &Hall, id| hall.state.numbering(1).number(EntrantId(id)).unwrap().get();
    assert_eq!((9, 10), (number(&hall, 9), number(&hall, 10)));
    // Ratings go down from 2200 by 50: three are above 2070.
    hall.does(amend(10, Some(estimate(2070, ""))));
    assert_eq!((10, 4), (number(&hall, 9), number(&hall, 10)));
    hall.does(amend(10, None));
    assert_eq!((9, 10), (number(&hall, 9), number(&hall, 10)));
}

#[test]
fn an_estimate_moves_numbers_like_a_rating() {
    let mut hall = Hall::new(5);
    hall.does(newcomers());
    let act = amend(9, Some(estimate(2500, "national team")));
    assert_eq!(Vec::<Caution>::new(), hall.cautions(act.clone()));
    hall.played();
    assert_eq!(vec![Caution::NumbersChange], hall.cautions(act.clone()));
    for _ in 2..=4 {
        hall.played();
    }
    assert_eq!(vec![Caution::NumbersStay], hall.cautions(act));
}

#[test]
fn estimates_that_cannot_be_are_refused() {
    let hall = Hall::new(5);
    for (rating, source, objection) in [
        (0, "", Objection::Rating { rating: 0 }),
        (9999, "", Objection::Rating { rating: 9999 }),
        (1800, "two\nlines", Objection::SourceOfEstimate { longest: 60 }),
        (1800, " blanks ", Objection::SourceOfEstimate { longest: 60 }),
        (1800, &"x".repeat(61), Objection::SourceOfEstimate { longest: 60 }),
    ] {
        let value = estimate(rating, source);
        assert_eq!(objection, hall.objection(amend(1, Some(value.clone()))), "{source:?}");
        let entrant = Entrant { rating: None, estimate: Some(value), ..player(20, 0) };
        let act = Act::Register { first: EntrantId(0), players: vec![entrant], from: 1 };
        assert_eq!(objection, hall.objection(act), "{source:?}");
    }
}

fn import(snapshot: &Snapshot) -> State {
    let mut tournament = Vec::new();
    json::write(snapshot, &mut tournament).unwrap();
    let imported = Imported {
        file: "a.trf".to_owned(),
        hash: Hash::of(&tournament),
        tournament: String::from_utf8(tournament).unwrap(),
        ..Imported::default()
    };
    let mut growing = Growing::new();
    growing.act(Act::Create { name: "A".to_owned() });
    growing.act(Act::Import(Box::new(imported)));
    growing.state
}

/// Desk, TRF in every flavour, and back; JSON likewise (the import is JSON).
#[test]
fn an_estimate_comes_back_from_every_file() {
    let mut hall = dubov_1997();
    hall.does(amend(9, Some(estimate(1880, "INGO 120"))));
    hall.does(amend(10, Some(estimate(2120, ""))));
    hall.played();
    let here = hall.state.snapshot();
    for flavour in [Flavour::Trf26, Flavour::TrfX, Flavour::Bbp, Flavour::Trf16, Flavour::Trf06] {
        let text = trf::write(&here, flavour, WriteOptions::default()).text;
        assert!(text.contains("\n### ronde estimate 9 1880 INGO 120\n"), "{text}");
        let row = text.lines().find(|line| line.contains("Neu, Nina")).unwrap();
        assert_eq!("    ", &row[48..52], "the column of ratings stays empty: {row}");
        let there = import(&trf::read(text.as_bytes()).unwrap().snapshot);
        let known = |state: &State, name: &str| {
            let mut players = state.players.values();
            players.find(|it| it.entrant.name == name).unwrap().entrant.clone()
        };
        for name in ["Neu, Nina", "Nuovo, Nino", "Player, 3"] {
            let (one, other) = (known(&hall.state, name), known(&there, name));
            assert_eq!((one.rating, &one.estimate), (other.rating, &other.estimate), "{name}");
        }
        let estimates = |snapshot: &Snapshot| -> Vec<_> {
            snapshot.players.iter().map(|it| (it.number, it.estimate.clone())).collect()
        };
        assert_eq!(estimates(&here), estimates(&there.snapshot()), "{flavour:?}");
    }
}

#[test]
fn a_journal_without_estimates_is_read_as_before() {
    let entrant: Entrant = serde_json::from_str(r#"{"name":"A, B","rating":2100}"#).unwrap();
    assert_eq!((Some(2100), None), (entrant.strength(), entrant.estimated()));
    assert_eq!(r#"{"name":"A, B","rating":2100}"#, serde_json::to_string(&entrant).unwrap());
}
