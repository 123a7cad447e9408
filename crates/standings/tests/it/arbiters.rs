//! FIDE's own examples of unplayed rounds, by the rules of 2024 and of 2026: the exercise of the
//! Technical Commission and the Arbiters' Manual. What they state is the score of a player, his
//! unplayed rounds and his Buchholz; opponents with such scores are made up around him.

use ronde_model::Parts;
use ronde_standings::{Edition, Form};

use crate::notation::{player, standings, tournament, value};

/// A round of the player in question, who has number 1.
enum Round {
    /// Points made, in halves, and the opponent's final score, in halves.
    Game(u32, u32),
    /// The score, in halves, of an opponent who did not come.
    ForfeitWin(u32),
    /// The score, in halves, of the opponent to whom he did not come.
    ForfeitLoss(u32),
    /// A half-point or a zero-point bye.
    Bye(char),
}

/// The tournament in which number 1 has these rounds.
fn story(rounds: &[Round]) -> Parts {
    let mut lines: Vec<Vec<String>> = vec![Vec::new(); rounds.len()];
    let mut next = 1;
    for (at, round) in rounds.iter().enumerate() {
        let (item, given, score) = match round {
            Round::Bye(letter) => {
                lines[at].push(format!("1 {letter}"));
                continue;
            }
            Round::Game(own, score) => (["0", "=", "1"][*own as usize], 2 - own, *score),
            Round::ForfeitWin(score) => ("+", 0, *score),
            Round::ForfeitLoss(score) => ("-", 2, *score),
        };
        next += 1;
        lines[at].push(format!("1-{next} {item}"));
        elsewhere(&mut lines, at, next, score - given);
    }
    let text: Vec<String> = lines.iter().map(|items| items.join(", ")).collect();
    tournament(next, &text.join("\n"))
}

/// Byes in the other rounds, worth so many half points in all: the late ones full, so that the
/// empty ones are followed by a round that was not left out on purpose.
fn elsewhere(lines: &mut [Vec<String>], meeting: usize, who: u32, mut halves: u32) {
    for at in (0..lines.len()).rev().filter(|at| *at != meeting) {
        let worth = halves.min(2);
        halves -= worth;
        lines[at].push(format!("{who} {}", ['Z', 'H', 'F'][worth as usize]));
    }
    assert_eq!(0, halves, "player {who} cannot have so many points");
}

#[track_caller]
fn check(name: &str, rounds: &[Round], points: &str, list: &str, old: &[&str], new: &[&str]) {
    for (edition, expected) in [(Edition::E2024, old), (Edition::E2026, new)] {
        let table = standings(story(rounds), edition, Form::Swiss, list);
        assert_eq!(points, table.row_of(player(1)).unwrap().score.to_string(), "{name}");
        let columns = 0..table.settings().tie_breaks().len();
        let values: Vec<String> = columns.map(|at| value(&table, player(1), at)).collect();
        assert_eq!(expected, values, "{name}, rules of {edition}");
    }
}

use Round::{Bye, ForfeitLoss, ForfeitWin, Game};

#[test]
fn exercise_of_the_technical_commission() {
    // 3.5 points with a half-point bye in round 2: the dummy has at most 5 × ½.
    let four = [Game(2, 5), Bye('H'), Game(2, 6), Game(1, 7), Game(1, 5)];
    check("number 4", &four, "3.5", "BH,BH/C1", &["15.0", "11.5"], &["14.0", "11.5"]);
    // 2.5 points, a forfeit win against somebody with 1.5.
    let eleven = [ForfeitWin(3), Game(2, 6), Game(0, 6), Game(1, 5), Game(0, 5)];
    check("number 11", &eleven, "2.5", "BH", &["13.5"], &["12.5"]);
    // All games played: 13.0 under both.
    let two = [Game(2, 4), Game(2, 5), Game(1, 6), Game(2, 7), Game(1, 4)];
    check("number 2", &two, "4.0", "BH", &["13.0"], &["13.0"]);
}

#[test]
fn examples_of_the_arbiters_manual() {
    // 7.0 after nine games, then gone: the dummy has at most 10 × ½, and is cut first.
    let gone = [
        Game(2, 9),
        Game(2, 10),
        Game(1, 12),
        Game(2, 10),
        Game(1, 13),
        Game(2, 10),
        Game(1, 13),
        Game(1, 13),
        Game(2, 10),
        Bye('Z'),
    ];
    let old = ["57.0", "50.0", "37.25"];
    let new = ["55.0", "50.0", "37.25"];
    check("withdrawal", &gone, "7.0", "BH,BH/C1,SB", &old, &new);
    let forfeit = [
        Game(2, 9),
        Game(2, 10),
        ForfeitWin(11),
        Game(1, 11),
        Game(2, 11),
        Game(1, 12),
        Game(2, 12),
        Game(1, 11),
        Game(1, 12),
    ];
    check("7.0 of 9, forfeit win", &forfeit, "7.0", "BH", &["51.0"], &["49.5"]);
    let loss = [
        Game(2, 12),
        Game(2, 13),
        Game(1, 13),
        ForfeitLoss(14),
        Game(2, 12),
        Game(1, 13),
        Game(2, 13),
        Game(2, 13),
        Game(1, 14),
        Bye('Z'),
    ];
    check("forfeit loss and withdrawal", &loss, "6.5", "BH", &["64.5"], &["63.0"]);
    let winner = [
        Game(2, 14),
        Game(2, 14),
        Game(2, 14),
        Game(2, 14),
        ForfeitWin(9),
        Game(2, 14),
        Game(2, 14),
        Game(2, 15),
        Game(1, 15),
        Game(2, 15),
    ];
    check("9.5 of 10, forfeit win", &winner, "9.5", "BH", &["74.0"], &["69.0"]);
}
