//! Rows of cards, article by article.

use ronde_model::{
    Bye, Date, Forfeit, Game, GameResult, Parts, PlayedScore, Round, Snapshot, Unpaired,
};

use ronde_standings::{Edition, Overrides, Settings, Standings};

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

fn standings(snapshot: &Snapshot, edition: Edition, list: &str) -> Standings {
    let asked = Overrides { edition: Some(edition), ..Overrides::with_list(list).unwrap() };
    Standings::of(snapshot, Settings::settle(snapshot, &asked).unwrap())
}

fn of_1998(snapshot: &Snapshot) -> Standings {
    standings(snapshot, Edition::E1998, "")
}

fn rows(paper: &Paper) -> Vec<String> {
    let Block::Drawn { view, .. } = &paper.sheets[0].blocks[0] else { panic!() };
    view.rows.iter().map(|row| row[2..].join("|")).collect()
}

#[test]
fn a_card_is_filled_as_far_as_it_was_played() {
    let snapshot = event();
    let source = source(&snapshot, Lang::Fr);
    let paper = paper(&source, &of_1998(&snapshot), &Whose::All);
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
    assert_eq!(expected.as_slice(), rows(&paper));
}

#[test]
fn the_fields_are_those_of_the_seed() {
    let snapshot = event();
    let source = source(&snapshot, Lang::Fr);
    let paper = paper(&source, &of_1998(&snapshot), &Whose::Empty(3));
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
        "<th>R</th><th>Coul</th><th>Adversaire</th><th>r</th><th>Total</th><th>Score \
         ajusté</th><th>Total final</th><th>Dép</th>",
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
        let paper = paper(&source, &of_1998(&snapshot), &whose);
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
    let book = Book::of(&source, &of_1998(&snapshot));
    let last = book.lines(number(2)).pop().unwrap();
    let found = (last.round, last.obligatory, last.result.as_str(), last.total.as_str());
    assert_eq!((3, false, "", ""), found);
}

/// The example of the rules of 1998 (ssb-course:1): a bye each, and one forfeit.
fn golden() -> Snapshot {
    let names = ["A", "B", "C", "D", "E"];
    let players = (1..).zip(names).map(|(at, name)| {
        let mut player = Player::new(number(at), name);
        player.rating = u16::try_from(2300 - 100 * at).ok();
        player
    });
    let drawn = GameResult::Played { score: PlayedScore::Draw, rated: true };
    let lost = GameResult::Played { score: PlayedScore::BlackWins, rated: true };
    let absent = GameResult::Forfeited(Forfeit::WhiteWins);
    let round = |one: Game, other: Game, bye: u32| {
        Round::new(vec![one, other], vec![(number(bye), Unpaired::PairingBye)]).unwrap()
    };
    let rounds = vec![
        round(game(2, 5, drawn), won(3, 4), 1),
        round(game(1, 2, drawn), game(5, 3, lost), 4),
        round(game(3, 1, lost), won(4, 5), 2),
        round(game(1, 4, absent), game(2, 3, drawn), 5),
        round(game(4, 2, lost), game(5, 1, lost), 3),
    ];
    let mut parts = Parts { players: players.collect(), rounds, ..Parts::default() };
    parts.rules.declared_rounds = Some(5);
    Snapshot::new(parts).unwrap()
}

/// The last line of each card: total, adjusted score, final total, first tie-break.
#[test]
fn adjusted_scores_and_tie_breaks_are_those_of_the_rules_in_use() {
    let snapshot = golden();
    let source = source(&snapshot, Lang::Fr);
    for (edition, list, expected) in [
        // ssb-course:1: an unplayed game is a draw.
        (
            Edition::E1998,
            "BH,SB",
            ["4½|3½|4½|14.0", "3½|3|3½|12.5", "3½|3|3½|12.5", "2|2|2|11.0", "1½|1|1½|12.5"],
        ),
        // dutch-1992:F10 has the same notion of what was not played.
        (
            Edition::E1992,
            "PS",
            ["4½|3½|4½|13.0", "3½|3|3½|9.5", "3½|3|3½|11.0", "2|2|2|7.0", "1½|1|1½|4.5"],
        ),
        // C.07:16.3: nobody asked for a bye, so everything counts what it gave.
        (
            Edition::E2024,
            "WIN",
            ["4½|4½|4½|4", "3½|3½|3½|2", "3½|3½|3½|3", "2|2|2|2", "1½|1½|1½|1"],
        ),
        (Edition::E2026, "", ["4½|4½|4½|", "3½|3½|3½|", "3½|3½|3½|", "2|2|2|", "1½|1½|1½|"]),
    ] {
        let paper = paper(&source, &standings(&snapshot, edition, list), &Whose::All);
        let Block::Drawn { view, .. } = &paper.sheets[0].blocks[0] else { panic!() };
        let last = view.rows.iter().filter(|row| row[2] == "5").map(|row| row[6..10].join("|"));
        assert_eq!(expected.as_slice(), last.collect::<Vec<_>>(), "{edition}");
    }
}

#[test]
fn every_tie_break_stands_at_the_foot_of_the_card_in_every_language() {
    let snapshot = golden();
    for (lang, foot) in Lang::ALL.into_iter().zip([
        "Tie-breaks: BH 14, SB 9",
        "Départages: BH 14, SB 9",
        "Feinwertungen: BH 14, SB 9",
        "Spareggi: BH 14, SB 9",
    ]) {
        let source = source(&snapshot, lang);
        let standings = standings(&snapshot, Edition::E1998, "BH,SB");
        let paper = paper(&source, &standings, &Whose::Only(vec![number(1)]));
        let Block::Drawn { markup, view } = &paper.sheets[0].blocks[0] else { panic!() };
        assert!(markup.contains(&format!("<small>{foot}</small>")), "{markup}");
        assert_eq!("SB", view.columns.last().unwrap().key);
        assert_eq!("9.00", view.rows.last().unwrap().last().unwrap());
    }
}
