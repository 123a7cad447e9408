//! What stands in a generated tournament, and that it stays there.

use std::fmt::Write;

use ronde_model::{Histories, Participant, Participation, Snapshot, Unpaired, scores};
use ronde_simulate::{Acceleration, Recipe};
use ronde_standings::{ListSource, Standings};
use ronde_swiss::System;
use ronde_swiss::dutch::Edition;
use ronde_swiss::system::{Chosen, declared};

use crate::made;

/// The tournament in words that do not depend on how the model is written down, with places by
/// points and number: those of the file follow its tie-breaks, which are no matter of the seed.
fn digest(snapshot: &Snapshot) -> u64 {
    let totals = scores::totals(snapshot, &Histories::of(snapshot));
    let ahead = |place: usize| {
        let key = |other: usize| (-totals[other].tenths(), other);
        (0..totals.len()).filter(|&other| key(other) < key(place)).count()
    };
    let mut text = String::new();
    for (place, player) in snapshot.players.iter().enumerate() {
        let (number, name, id) = (player.number, &player.name, &player.fide_id);
        let rank = Some(ahead(place) + 1);
        let _ = writeln!(text, "{number} {name} {:?} {id} {rank:?}", player.rating);
    }
    for round in &snapshot.rounds {
        for game in round.games() {
            let _ = writeln!(text, "{} {} {:?}", game.white, game.black, game.result);
        }
        for (number, why) in round.unpaired() {
            let _ = writeln!(text, "{number} {why:?}");
        }
    }
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    })
}

#[test]
fn a_seed_means_the_same_for_ever() {
    let small = Recipe { players: Some(21), rounds: Some(7), ..Recipe::default() };
    let plain = Recipe { players: Some(40), rounds: Some(9), ..Recipe::plain() };
    let old = Recipe { system: System::Dutch2017, ..small.clone() };
    let cases = [(&small, 1), (&small, 2), (&plain, 3), (&old, 4)];
    let found =
        cases.map(|(recipe, seed)| format!("{:016x}", digest(&made(recipe, seed).snapshot)));
    let expected = ["201d1ef187c35c4a", "551d95e816f010d2", "eeec47b8f5822b94", "0c1b2ab490d1e92c"];
    assert_eq!(expected, found.each_ref().map(String::as_str));
}

#[test]
fn the_same_twice_and_others_for_other_seeds() {
    let recipe = Recipe { players: Some(20), rounds: Some(4), ..Recipe::default() };
    assert_eq!(made(&recipe, 5), made(&recipe, 5));
    assert_ne!(made(&recipe, 5).snapshot.rounds, made(&recipe, 6).snapshot.rounds);
}

#[test]
fn the_comment_and_the_seed_give_the_tournament_again() {
    for seed in 0..20 {
        let recipe = Recipe { players: Some(16), ..Recipe::default() };
        let first = made(&recipe, seed);
        let (named, written) = Recipe::of(&first.snapshot).expect("the comment is there");
        assert_eq!(seed, named);
        assert_eq!(first.recipe, written);
        assert_eq!(first, made(&written, named), "seed {seed}");
        assert_eq!(format!("Random tournament {seed}"), first.snapshot.event.name);
    }
}

#[test]
fn the_starting_list_is_in_initial_order() {
    // C.04.2:2.2: rating, then title, then the alphabet.
    let recipe = Recipe {
        players: Some(300),
        rounds: Some(1),
        lowest_rating: Some(2200),
        highest_rating: Some(2300),
        ..Recipe::default()
    };
    let snapshot = made(&recipe, 11).snapshot;
    let key = |place: usize| {
        let player = &snapshot.players[place];
        let title = player.title.map_or(u8::MAX, |title| title as u8);
        (std::cmp::Reverse(player.rating), title)
    };
    assert!((1..300).all(|place| key(place - 1) <= key(place)));
    assert!(snapshot.players.iter().any(|player| player.title.is_some()));
    let mut ids: Vec<&str> = snapshot.players.iter().map(|it| it.fide_id.as_str()).collect();
    assert!(ids.iter().all(|id| id.starts_with("99") && id.len() == 8));
    ids.sort_unstable();
    ids.dedup();
    assert_eq!(300, ids.len(), "nobody has another's number");
}

#[test]
fn the_code_and_the_dates_tell_the_edition() {
    for (edition, code) in
        [(Edition::E2026, "FIDE_DUTCH_2026"), (Edition::E2017, "FIDE_DUTCH_2017")]
    {
        for (acceleration, suffix) in [(Acceleration::None, ""), (Acceleration::Baku, "_BAKU")] {
            for seed in 0..10 {
                let recipe = Recipe {
                    players: Some(8),
                    rounds: Some(3),
                    system: edition.system(),
                    acceleration: Some(acceleration),
                    ..Recipe::plain()
                };
                let mut parts = made(&recipe, seed).snapshot.into_parts();
                assert_eq!(format!("{code}{suffix}"), parts.event.kind_code);
                (parts.event.kind, parts.event.kind_code) = Default::default();
                let uncoded = Snapshot::new(parts).unwrap();
                let (system, chosen) = declared(&uncoded).unwrap();
                assert_eq!(edition.system(), system);
                assert!(matches!(chosen, Chosen::ByDate(_)));
            }
        }
    }
}

#[test]
fn everybody_is_accounted_for_in_every_round() {
    for seed in 0..20 {
        let snapshot = made(&Recipe { players: Some(25), ..Recipe::default() }, seed).snapshot;
        for (index, round) in snapshot.rounds.iter().enumerate() {
            assert_eq!(25, round.present().count(), "seed {seed}, round {}", index + 1);
            let byes = round.unpaired().iter().filter(|it| it.1 == Unpaired::PairingBye).count();
            assert!(byes <= 1, "C.04.1:3");
        }
        assert!(snapshot.requests.is_empty(), "rounds that were played say it themselves");
    }
}

#[test]
fn ranks_follow_points_then_the_declared_tie_breaks() {
    let snapshot = made(&Recipe { players: Some(30), ..Recipe::default() }, 3).snapshot;
    let standings = Standings::declared(&snapshot);
    assert_eq!(ListSource::Declared, standings.settings().list_from());
    assert_eq!(None, standings.settings().cut_short());
    let rank = |who: Participant| {
        let number = who.player().expect("players are ranked");
        snapshot.index_of(number).and_then(|place| snapshot.players[place].rank)
    };
    let ranks: Vec<_> = standings.rows().iter().map(|row| rank(row.who)).collect();
    assert!(ranks.is_sorted(), "{ranks:?}");
    assert_eq!(Some(Some(1)), ranks.first().copied());
    let points: Vec<_> = standings.rows().iter().map(|row| -row.score.tenths()).collect();
    assert!(points.is_sorted(), "points come first");
}

#[test]
fn nobody_is_late_or_leaves_in_a_plain_tournament() {
    let snapshot = made(&Recipe { players: Some(9), ..Recipe::plain() }, 3).snapshot;
    assert!(snapshot.players.iter().all(|player| player.participation == Participation::WHOLE));
}
