use ronde_model::{Game, GameResult, PairingNumber, Parts, PlayedScore, Player, Round, Sex};

use super::*;
use crate::edition::{Edition, Form};

use crate::settings::{Overrides, Settings};
use PlayedScore::{Draw, WhiteWins};

fn number(of: u32) -> PairingNumber {
    PairingNumber::new(of).unwrap()
}

/// Eight players: 1 has 2 points; 2, 3 and 4 have 1½ (told apart by number); 5, 6, 7 have ½; 8 has
/// none. 3 and 6 are women, 7 and 8 are rated below 1500.
fn event() -> Snapshot {
    let game = |white, black, score| Game {
        white: number(white),
        black: number(black),
        result: GameResult::Played { score, rated: true },
    };

    let rounds = vec![
        Round::new(
            vec![
                game(1, 5, WhiteWins),
                game(2, 6, WhiteWins),
                game(3, 7, WhiteWins),
                game(4, 8, WhiteWins),
            ],
            vec![],
        ),
        Round::new(
            vec![game(1, 8, WhiteWins), game(2, 5, Draw), game(3, 6, Draw), game(4, 7, Draw)],
            vec![],
        ),
    ];
    let player = |of: u32| {
        let mut player = Player::new(number(of), format!("Player {of}"));
        player.sex = Some(if [3, 6].contains(&of) { Sex::Female } else { Sex::Male });
        player.rating = Some(if of >= 7 { 1400 } else { 2000 });
        player
    };
    let parts = Parts {
        players: (1..=8).map(player).collect(),
        rounds: rounds.into_iter().map(Result::unwrap).collect(),
        ..Parts::default()
    };
    Snapshot::new(parts).unwrap()
}

fn purse(category: &str, amounts: &[Money], sharing: Sharing) -> Purse {
    Purse { category: Category::read(category).unwrap(), amounts: amounts.to_vec(), sharing }
}

/// What everybody gets, 0 left out; checks that nothing is lost.
fn paid(purses: Vec<Purse>, one_each: bool, unit: Money) -> Vec<(u32, Money)> {
    let snapshot = event();
    let asked = Overrides {
        edition: Some(Edition::E2026),
        form: Some(Form::Swiss),
        ..Overrides::with_list("TPN").unwrap()
    };
    let standings = Standings::of(&snapshot, Settings::settle(&snapshot, &asked).unwrap());
    let fund: Money = purses.iter().flat_map(|purse| &purse.amounts).sum();
    let payout = pay(&snapshot, &standings, &Rules { purses, one_each, unit });
    let awarded: Money = payout.awards.iter().map(|award| award.amount).sum();
    let left: Money = payout.left.iter().map(|(_, _, amount)| amount).sum();
    assert_eq!(fund, awarded + left, "{payout:?}");
    let total = |of: u32| (of, payout.total_of(Participant::Player(number(of))));
    (1..=8).map(total).filter(|(_, amount)| *amount != 0).collect()
}

#[test]
fn places_shares_and_hort() {
    let main = |sharing| vec![purse("all", &[1000, 600, 400, 200], sharing)];
    assert_eq!(vec![(1, 1000), (2, 600), (3, 400), (4, 200)], paid(main(Sharing::ByRank), true, 1));
    // 2, 3 and 4 share 600 + 400 + 200.
    assert_eq!(vec![(1, 1000), (2, 400), (3, 400), (4, 400)], paid(main(Sharing::Shared), true, 1));
    // Half of 600, 400, 200, and a third of the other half, 600.
    assert_eq!(vec![(1, 1000), (2, 500), (3, 400), (4, 300)], paid(main(Sharing::Hort), true, 1));
}

#[test]
fn a_group_larger_than_the_prizes_shares_them() {
    let two = |sharing| vec![purse("all", &[1000, 500], sharing)];
    assert_eq!(vec![(1, 1000), (2, 167), (3, 167), (4, 166)], paid(two(Sharing::Shared), true, 1));
    // Half of 500 is 250 for 2; the other 250 by three.
    assert_eq!(vec![(1, 1000), (2, 334), (3, 83), (4, 83)], paid(two(Sharing::Hort), true, 1));
}

#[test]
fn rounding_loses_nothing() {
    let odd = |sharing| vec![purse("all", &[1000, 555], sharing)];
    // 55 tens by three: 19, 18, 18; the five that are left go to the first of them.
    assert_eq!(vec![(1, 1000), (2, 195), (3, 180), (4, 180)], paid(odd(Sharing::Shared), true, 10));
    // 277 + 93, 93, 92: 370, 90, 90 and five over.
    assert_eq!(vec![(1, 1000), (2, 375), (3, 90), (4, 90)], paid(odd(Sharing::Hort), true, 10));
}

#[test]
fn one_prize_each_or_several() {
    let purses = || {
        vec![
            purse("all", &[1000, 600, 400], Sharing::ByRank),
            purse("women", &[500, 100], Sharing::ByRank),
            purse("-1499", &[50, 20, 10], Sharing::ByRank),
        ]
    };
    // 3 takes the larger women's prize, so 4 moves up to the third prize of all.
    let expected = vec![(1, 1000), (2, 600), (3, 500), (4, 400), (6, 100), (7, 50), (8, 20)];
    assert_eq!(expected, paid(purses(), true, 1));
    let expected = vec![(1, 1000), (2, 600), (3, 900), (6, 100), (7, 50), (8, 20)];
    assert_eq!(expected, paid(purses(), false, 1));
}

#[test]
fn every_award_has_its_reason() {
    let snapshot = event();
    let standings = Standings::declared(&snapshot);
    let purses = vec![purse("all", &[1000, 600, 300], Sharing::Shared)];
    let payout = pay(&snapshot, &standings, &Rules { purses, one_each: true, unit: 1 });
    assert_eq!(Reason::Place, payout.awards[0].reason);
    assert_eq!(Reason::Share { pot: 900, among: 3 }, payout.awards[1].reason);
    assert_eq!((2, 4), payout.awards[1].places);
}

#[test]
fn amounts_are_read_exactly() {
    for (text, cents) in [
        ("500", Some(50_000)),
        ("12.50", Some(1250)),
        ("0.05", Some(5)),
        ("7.5", Some(750)),
        ("1.234", None),
        ("-5", None),
        ("", None),
        ("x", None),
    ] {
        assert_eq!(cents, amount(text), "{text}");
    }
}

#[test]
fn lists_are_read_line_by_line() {
    for (line, amounts) in [
        ("all: 1000, 600, 400", Some(vec![100_000, 60_000, 40_000])),
        ("women: 12.50", Some(vec![1250])),
        ("U16: 100; 50", Some(vec![10_000, 5_000])),
        ("1000, 600", None),
        ("nobody at all: 5", None),
        ("all: ten", None),
    ] {
        assert_eq!(amounts, super::purse(line, Sharing::ByRank).map(|it| it.amounts), "{line}");
    }
    let read = |text| purses(text, Sharing::Hort).map(|it| it.len());
    assert_eq!(Ok(2), read("all: 5\nwomen: 5"));
    assert_eq!(Err(3), read("all: 5\n\nwomen 5"));
}
