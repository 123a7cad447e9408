//! Explanation sheets of small rounds whose reasons are known.

use ronde_model::{Game, GameResult, Parts, PlayedScore, Player, Round};

use super::*;
use crate::paper::Page;

fn number(number: u32) -> PairingNumber {
    PairingNumber::new(number).unwrap()
}

/// Seven players after one round that White won everywhere; number 7 had the bye.
fn event(code: &str) -> Snapshot {
    let mut players: Vec<Player> =
        (1..=7).map(|it| Player::new(number(it), format!("Player <{it}>"))).collect();
    for (player, rating) in players.iter_mut().zip((2000..).step_by(10)) {
        player.rating = Some(2400 - (rating - 2000));
    }
    let won = GameResult::Played { score: PlayedScore::WhiteWins, rated: true };
    let game = |white, black| Game { white: number(white), black: number(black), result: won };
    let games = vec![game(1, 4), game(5, 2), game(3, 6)];
    let bye = vec![(number(7), ronde_model::Unpaired::PairingBye)];
    let mut parts =
        Parts { players, rounds: vec![Round::new(games, bye).unwrap()], ..Parts::default() };
    parts.rules.declared_rounds = Some(5);
    code.clone_into(&mut parts.event.kind_code);
    Snapshot::new(parts).unwrap()
}

fn sheet(code: &str, lang: Lang) -> (Paper, RoundPairing) {
    let snapshot = event(code);
    let round = RoundNumber::new(2).unwrap();
    let pairing = pairing(&snapshot, round, Detail::Alternatives).unwrap();
    let page = Page::default();
    let source = Source { snapshot: &snapshot, lang, stamp: "", link: None, draft: false, page };
    (paper(&source, &pairing), pairing)
}

/// Whatever the system, every pair of the round has its curve and the bye its sentence.
#[test]
fn every_pair_is_drawn_once_under_every_book() {
    for system in System::ALL {
        let (paper, pairing) = sheet(system.code(), Lang::En);
        let blocks = &paper.sheets[0].blocks;
        let curves: usize = blocks
            .iter()
            .map(|block| match block {
                Block::Drawn { markup, .. } => markup.matches("bracket-pair").count(),
                _ => 0,
            })
            .sum();
        assert_eq!(pairing.boards.len(), curves, "{system:?}");
        let bye = pairing.bye.unwrap().to_string();
        let told = format!("{blocks:?}");
        assert!(
            told.contains(&format!("Bye: {bye} ")) || told.contains(&format!("bye goes to {bye} ")),
            "{system:?}"
        );
        assert!(!told.contains("Player <1></text>"), "names are escaped");
    }
}

#[test]
fn criteria_and_articles_are_those_of_the_edition() {
    for (code, lang, words) in [
        ("FIDE_DUTCH_2026", Lang::En, "Rules: Dutch system, 2026, C.04.3."),
        ("FIDE_DUTCH_2017", Lang::De, "Regeln: holländisches System, 2017, C.04.3."),
        ("FIDE_DUBOV", Lang::Fr, "Règles: système Dubov, 2026, C.04.4.1."),
        ("CUSTOM_DUTCH_1992", Lang::It, "Regole: sistema olandese, 1992."),
    ] {
        let (paper, _) = sheet(code, lang);
        let Block::Words(preface) = &paper.sheets[0].blocks[0] else { panic!() };
        assert!(preface.starts_with(words), "{preface}");
    }
    for (code, article) in [("FIDE_DUTCH_2026", "5.2.1"), ("FIDE_DUTCH_2017", "E.1")] {
        let (paper, _) = sheet(code, Lang::En);
        let tables = paper.tables();
        let found =
            tables.iter().any(|(_, view)| view.rows.iter().flatten().any(|it| it == article));
        assert!(found, "{code}: {article}");
    }
}

#[test]
fn a_round_changed_by_hand_is_said_to_be() {
    let mut parts = event("FIDE_DUTCH_2026").into_parts();
    let pending = |white, black| Game {
        white: number(white),
        black: number(black),
        result: GameResult::Pending,
    };
    let games = vec![pending(2, 1), pending(4, 3), pending(6, 5)];
    parts
        .rounds
        .push(Round::new(games, vec![(number(7), ronde_model::Unpaired::PairingBye)]).unwrap());
    let snapshot = Snapshot::new(parts).unwrap();
    let round = RoundNumber::new(2).unwrap();
    let pairing = pairing(&snapshot, round, Detail::Outcome).unwrap();
    let Block::Words(preface) = &paper(&source(&snapshot), &pairing).sheets[0].blocks[0] else {
        panic!()
    };
    assert!(preface.contains("changed by hand"), "{preface}");
}

/// A first round of 160 players is one bracket of eighty pairs: several pictures, each on a page.
#[test]
fn a_large_bracket_goes_on_in_further_pictures() {
    let players = (1..=160).map(|it| Player::new(number(it), format!("Player {it}"))).collect();
    let mut parts = Parts { players, ..Parts::default() };
    parts.rules.declared_rounds = Some(9);
    let snapshot = Snapshot::new(parts).unwrap();
    let pairing = pairing(&snapshot, RoundNumber::FIRST, Detail::Outcome).unwrap();
    let paper = paper(&source(&snapshot), &pairing);
    let Block::Drawn { markup, .. } = &paper.sheets[0].blocks[2] else { panic!() };
    assert_eq!((3, 80), (markup.matches("<svg").count(), markup.matches("bracket-pair").count()));
}

fn source(snapshot: &Snapshot) -> Source<'_> {
    let (lang, page) = (Lang::En, Page::default());
    Source { snapshot, lang, stamp: "", link: None, draft: false, page }
}
