//! Walks through small rounds whose steps are known.

use std::collections::BTreeSet;

use ronde_model::{
    Colour, Game, GameResult, Parts, PlayedScore, Player, Round, RoundNumber, System, Unpaired,
};
use ronde_swiss::Detail;

use super::*;

fn number(number: u32) -> PairingNumber {
    PairingNumber::new(number).unwrap()
}

/// `1-9 1-0  12-4 ½`: games of a round; `-+` is a forfeit that Black wins.
fn round(text: &str) -> Round {
    let words: Vec<&str> = text.split_whitespace().collect();
    let game = |words: &[&str]| {
        let (white, black) = words[0].split_once('-').unwrap();
        let played = |score| GameResult::Played { score, rated: true };
        let result = match words[1] {
            "1-0" => played(PlayedScore::WhiteWins),
            "0-1" => played(PlayedScore::BlackWins),
            "½" => played(PlayedScore::Draw),
            _ => GameResult::Forfeited(ronde_model::Forfeit::BlackWins),
        };
        let of = |text: &str| number(text.parse().unwrap());
        Game { white: of(white), black: of(black), result }
    };
    Round::new(words.chunks(2).map(game).collect(), Vec::new()).unwrap()
}

fn tournament(players: u32, rounds: Vec<Round>) -> Snapshot {
    let player = |it: u32| Player {
        rating: Some(2400 - 20 * u16::try_from(it).unwrap()),
        ..Player::new(number(it), format!("Player-{it}, Given"))
    };
    let mut parts =
        Parts { players: (1..=players).map(player).collect(), rounds, ..Parts::default() };
    parts.rules.declared_rounds = Some(9);
    Snapshot::new(parts).unwrap()
}

/// Seven players after one round; number 7 had the bye.
fn seven() -> Snapshot {
    let mut parts = tournament(7, vec![round("1-4 1-0 5-2 1-0 3-6 1-0")]).into_parts();
    let games = parts.rounds[0].games().to_vec();
    parts.rounds = vec![Round::new(games, vec![(number(7), Unpaired::PairingBye)]).unwrap()];
    Snapshot::new(parts).unwrap()
}

fn paired(snapshot: &Snapshot, system: System) -> RoundPairing {
    let next = RoundNumber::from_index(snapshot.rounds.len()).unwrap();
    ronde_swiss::pair(snapshot, next, system, Colour::White, Detail::Alternatives).unwrap()
}

/// BAF-77, example 1 of dutch-1992.
fn baf_77() -> Snapshot {
    tournament(
        14,
        vec![
            round("1-9 1-0 12-4 ½ 5-13 1-0 3-11 0-1 14-6 1-0 7-2 1-0 8-10 ½"),
            round("11-1 1-0 4-5 ½ 14-7 ½ 9-3 1-0 13-6 1-0 12-8 ½ 2-10 ½"),
            round("1-13 1-0 9-4 0-1 5-14 ½ 11-2 -+ 6-7 1-0 10-12 ½ 8-3 ½"),
        ],
    )
}

#[test]
fn every_step_of_every_book_has_words_an_article_and_a_node() {
    for snapshot in [seven(), baf_77()] {
        for system in System::ALL {
            let pairing = paired(&snapshot, system);
            for lang in Lang::ALL {
                let walk = Walk::of(&snapshot, &pairing, lang);
                assert!(walk.len() > pairing.boards.len(), "{system}");
                for at in 0..walk.len() {
                    let frame = walk.frame(at).unwrap();
                    let place =
                        format!("{system} {}: {}: {}", lang.code(), frame.article, frame.said);
                    assert!(frame.node.is_some(), "no node: {place}");
                    assert!(!frame.article.is_empty(), "{place}");
                    assert!(frame.said.ends_with(['.', ':', '?']), "{place}");
                    assert!(!frame.said.contains(['{', '}']), "a gap: {place}");
                }
            }
        }
    }
}

#[test]
fn every_board_is_joined_by_a_line_before_its_group_ends() {
    for snapshot in [seven(), baf_77()] {
        for system in System::ALL {
            let pairing = paired(&snapshot, system);
            let walk = Walk::of(&snapshot, &pairing, Lang::En);
            let mut seen = BTreeSet::new();
            for frame in (0..walk.len()).filter_map(|at| walk.frame(at)) {
                let seat = |(side, row): (usize, usize)| {
                    if side == 0 { frame.left[row].number } else { frame.right[row].number }
                };
                let pairs = frame.lines.iter().filter(|line| line.kind == Kind::Pair);
                seen.extend(pairs.map(|line| {
                    let (one, other) = (seat(line.from), seat(line.to));
                    (one.min(other), one.max(other))
                }));
                assert_eq!(frame.lines.len(), frame.svg().matches("<path").count());
            }
            for board in &pairing.boards {
                let pair = (board.white.min(board.black), board.white.max(board.black));
                assert!(seen.contains(&pair), "{system}: {board:?}");
                let start = walk.start_of(*board);
                assert!(walk.groups().iter().any(|group| group.first == start), "{system}");
            }
        }
    }
}

#[test]
fn the_example_of_1994_shows_s1_and_s2_x_p_and_the_exchange() {
    let snapshot = baf_77();
    let pairing = paired(&snapshot, System::Dutch1992);
    let walk = Walk::of(&snapshot, &pairing, Lang::En);
    let frames: Vec<Frame> = (0..walk.len()).filter_map(|at| walk.frame(at)).collect();
    let side = |seats: &[Seat]| seats.iter().map(|it| it.number.get()).collect::<Vec<_>>();
    let laid = frames.iter().find(|it| it.node == Some("C4")).unwrap();
    assert_eq!((vec![1, 4], vec![5, 11, 14]), (side(&laid.left), side(&laid.right)));
    let value = |name: &str| {
        let found = laid.quantities.iter().find(|it| it.0 == name);
        found.map(|it| it.1.as_str())
    };
    assert_eq!((Some("1"), Some("2")), (value("x"), value("p")));
    let exchanged = frames.iter().find(|it| it.node == Some("C8")).unwrap();
    assert_eq!((vec![1, 5], vec![4, 11, 14]), (side(&exchanged.left), side(&exchanged.right)));
    assert!(exchanged.left[1].crossed && exchanged.right[0].crossed);
    let done = frames.iter().rfind(|it| it.group == laid.group).unwrap();
    assert_eq!(2, done.lines.iter().filter(|line| line.kind == Kind::Pair).count());
    assert!(done.right.iter().any(|seat| seat.number == number(14) && seat.leaves));
}

#[test]
fn the_chart_is_lit_where_the_step_stands() {
    let snapshot = baf_77();
    let pairing = paired(&snapshot, System::Dutch1992);
    let walk = Walk::of(&snapshot, &pairing, Lang::Fr);
    let frame = walk.frame(2).unwrap();
    let picture = chart::svg(walk.chart().unwrap(), Lang::Fr, frame.node, frame.before);
    let lit = format!(r#"<g class="chart-node lit" data-node="{}">"#, frame.node.unwrap());
    assert_eq!(1, picture.matches(&lit).count(), "{picture}");
    assert_eq!(1, picture.matches("chart-node lit").count());
    for node in walk.chart().unwrap().nodes {
        assert!(picture.contains(&format!(r#"data-node="{}""#, node.id)));
    }
    assert_eq!(walk.chart().unwrap().arrows.len(), picture.matches("chart-arrow").count());
}
