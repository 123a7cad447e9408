//! Rows of cards, article by article.

use ronde_model::{
    Bye, Date, Forfeit, Game, GameResult, Parts, PlayedScore, Round, Snapshot, Unpaired,
};

use super::*;

fn number(number: u32) -> PairingNumber {
    PairingNumber::new(number).unwrap()
}

fn game(white: u32, black: u32, result: GameResult) -> Game {
    Game { white: number(white), black: number(black), result }
}

fn won(white: u32, black: u32) -> Game {
    let score = PlayedScore::WhiteWins;
    game(white, black, GameResult::Played { score, rated: true })
}

/// Five players under the book of the seed: in round 2 number 5 does not come.
fn event() -> Snapshot {
    let names = ["Adam, A", "Brun, B", "Carl, C", "Dorn, D", "Egli, E"];
    let players: Vec<Player> =
        (1..).zip(names).map(|(at, name)| Player::new(number(at), name)).collect();
    let bye = |who, why| vec![(number(who), why)];
    let not_come = GameResult::Forfeited(Forfeit::WhiteWins);
    let rounds = vec![
        Round::new(vec![won(1, 3), won(2, 4)], bye(5, Unpaired::PairingBye)).unwrap(),
        Round::new(vec![won(1, 2), game(3, 5, not_come)], bye(4, Unpaired::Bye(Bye::Half)))
            .unwrap(),
    ];
    let mut parts = Parts { players, rounds, ..Parts::default() };
    parts.event.name = "Léman".to_owned();
    parts.event.kind_code = "CUSTOM_DUTCH_1992".to_owned();
    parts.event.start = Date::new(1995, 7, 1).map(DateText::Date);
    parts.rules.declared_rounds = Some(9);
    Snapshot::new(parts).unwrap()
}

fn source(snapshot: &Snapshot, lang: Lang) -> Source<'_> {
    let page = Page::default();
    Source { snapshot, lang, stamp: "", link: None, draft: false, page }
}

fn settings(snapshot: &Snapshot) -> Settings {
    let edition = Some(ronde_standings::Edition::E1998);
    Settings::settle(snapshot, &ronde_standings::Overrides { edition, ..Default::default() })
        .unwrap()
}

#[test]
fn a_card_is_filled_as_far_as_it_was_played() {
    let snapshot = event();
    let source = source(&snapshot, Lang::Fr);
    let paper = paper(&source, &settings(&snapshot), &Whose::All);
    let Block::Drawn { view, .. } = &paper.sheets[0].blocks[0] else { panic!() };
    let rows: Vec<String> = view.rows.iter().map(|row| row[2..].join("|")).collect();
    let rows: Vec<&str> = rows.iter().map(String::as_str).collect();
    // Round, colour, opponent, result, total, adjusted, final, tie-break, float, place.
    let expected = [
        "1|B|3 Carl, C|1|1|1|1|||1",
        "2|B|2 Brun, B|1|2|2|2|||1",
        // A7a: White twice running, so Black is obligatory.
        "3|N!||||||||1",
        "1|B|4 Dorn, D|1|1|1|1|||2",
        "2|N|1 Adam, A|0|1|1|1|||2",
        "1|N|1 Adam, A|0|0|0|0|||2",
        // A4: a win by forfeit is a downfloat; colour and opponent are struck out (F2).
        "2||5 Egli, E|+|1|½|1||↓|2",
        "1|N|2 Brun, B|0|0|0|0|||5",
        "2||bye (demi-point)|½|½|½|½|||5",
        // A5: the exempt floats down; A4: who lost by forfeit floats nowhere.
        "1||exempt|1|1|½|1||↓|2",
        "2||3 Carl, C|−|1|1|1|||2",
    ];
    assert_eq!(expected.as_slice(), rows);
}

#[test]
fn the_fields_are_those_of_the_seed() {
    let snapshot = event();
    let source = source(&snapshot, Lang::Fr);
    let paper = paper(&source, &settings(&snapshot), &Whose::Empty(3));
    let Block::Drawn { markup, .. } = &paper.sheets[0].blocks[0] else { panic!() };
    for field in [
        "Open de:",
        ">du ",
        ">au ",
        "N° app",
        "Nom et Prénom du joueur",
        "Élo:",
        "Élo FIDE:",
        "Titre:",
        "Code FFE:",
        "Code FIDE:",
        "Fédé:",
        "Club:",
        "Ligue:",
        "D.Nais",
        "Place:",
        "<th>R</th><th>Coul</th><th>Adversaire</th><th>r</th><th>Total</th><th>Score ajusté</th><th>Total final</th><th>Dép</th>",
    ] {
        assert_eq!(3, markup.matches(field).count(), "{field}");
    }
    assert_eq!(2, markup.matches("pcard-page").count(), "two on a page");
    assert_eq!(27, markup.matches("<tr><td>").count(), "nine rounds each");
    assert!(markup.contains("01/07/1995"));
}

#[test]
fn more_rounds_have_more_rows() {
    for (declared, rows, pages) in [(5, 9, 1), (11, 11, 1), (13, 13, 1), (14, 14, 2)] {
        let mut parts = event().into_parts();
        parts.rules.declared_rounds = Some(declared);
        let snapshot = Snapshot::new(parts).unwrap();
        let source = source(&snapshot, Lang::En);
        let whose = Whose::Only(vec![number(1), number(2)]);
        let paper = paper(&source, &settings(&snapshot), &whose);
        let Block::Drawn { markup, .. } = &paper.sheets[0].blocks[0] else { panic!() };
        assert_eq!(
            (pages, 2 * rows),
            (markup.matches("pcard-page").count(), markup.matches("<tr><td>").count())
        );
    }
}

#[test]
fn a_game_that_is_being_played_makes_no_colour_obligatory() {
    let mut parts = event().into_parts();
    parts.rounds.push(Round::new(vec![game(2, 3, GameResult::Pending)], Vec::new()).unwrap());
    let snapshot = Snapshot::new(parts).unwrap();
    let source = source(&snapshot, Lang::En);
    let book = Book::of(&source, &settings(&snapshot));
    let last = book.lines(number(2)).pop().unwrap();
    let found = (last.round, last.obligatory, last.result.as_str(), last.total.as_str());
    assert_eq!((3, false, "", ""), found);
}
