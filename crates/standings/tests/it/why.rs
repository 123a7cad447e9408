//! The working of a value, as data.

use ronde_model::Score;
use ronde_standings::working::{Cap, Cut, Source, Step, Unplayed};
use ronde_standings::{Account, Decider, Edition, Explained, Form};

use crate::notation::{player, standings, tournament};

fn explained(text: &str, players: u32, list: &str, of: u32) -> Vec<Explained> {
    let table = standings(tournament(players, text), Edition::E2026, Form::Swiss, list);
    table.why(player(of)).unwrap()
}

/// 1 took a half-point bye in the last round: the dummy has 1½, more than player 3, and is cut all
/// the same.
#[test]
fn buchholz_with_a_bye_says_what_was_cut_and_why() {
    let text = "1-2 1, 3-4 1\n1-3 1, 2-4 =\n1 H, 2-3 1";
    let why = explained(text, 4, "BH/C1", 1);
    let Account::Sum(working) = &why[0].account else { panic!("a sum") };
    assert_eq!("C.07:8.1", why[0].article);
    assert_eq!(3, working.terms.len());
    let bye = working.terms[2];
    assert_eq!((Some(Unplayed::HalfBye), Some(Cut::Voluntary)), (bye.unplayed, bye.cut));
    let cap = Some(Cap::AllDraws(Score::from_tenths(15)));
    assert_eq!(Source::Dummy { own: Score::from_tenths(25), cap }, bye.source);
    let first = working.terms[0];
    assert_eq!((Some(player(2)), None), (first.against, first.cut));
    assert_eq!(vec!["2.5"], vec![why[0].value.text(1)]);
    assert!(matches!(working.steps[..], [Step::Sum(_)]));
}

#[test]
fn a_forfeit_names_the_scheduled_opponent() {
    let why = explained("1-2 +, 3-4 1\n3-1 0, 4-2 1", 4, "BH", 1);
    let Account::Sum(working) = &why[0].account else { panic!("a sum") };
    let forfeit = working.terms[0];
    assert_eq!((Some(player(2)), Some(Unplayed::ForfeitWin)), (forfeit.against, forfeit.unplayed));
    let cap = Some(Cap::ScheduledOpponent(Score::ZERO));
    assert_eq!(Source::Dummy { own: Score::from_points(2), cap }, forfeit.source);
}

#[test]
fn the_direct_encounter_shows_its_tables_and_who_stays_tied() {
    let text = "1-2 1, 3-4 1\n1-3 1, 2-4 1\n4-1 1, 2-3 1";
    let table = standings(tournament(4, text), Edition::E2026, Form::Swiss, "DE,TPN");
    let why = table.why(player(3)).unwrap();
    assert_eq!(vec![player(3), player(4)], why[0].tied);
    let Account::Encounters(tables) = &why[0].account else { panic!("mini-tables") };
    assert_eq!(1, tables.len());
    assert_eq!(vec![1, 1], tables[0].groups);
    assert_eq!(vec![player(3)], why[0].still_tied);
    let deciders: Vec<Decider> = table.rows().iter().map(|row| row.below_by).collect();
    let expected = [Decider::First, Decider::TieBreak(0), Decider::Points, Decider::TieBreak(0)];
    assert_eq!(expected.to_vec(), deciders);
}

#[test]
fn a_performance_shows_its_steps() {
    let why = explained("1-2 1, 3-4 1\n3-1 =, 2-4 =", 4, "TPR", 1);
    let Account::Sum(working) = &why[0].account else { panic!("a sum") };
    // Opponents 2300 and 2200; 1½ of 2 is .75.
    assert!(working.steps.contains(&Step::Rounded(2250)));
    assert!(working.steps.contains(&Step::Fraction { half_points: 3, games: 2, hundredths: 75 }));
    assert!(working.steps.contains(&Step::Difference(193)));
    assert_eq!("2443", why[0].value.text(0));
}
