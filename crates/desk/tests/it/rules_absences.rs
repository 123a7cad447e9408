//! Absences: those of before that nobody has decided about, and what the old books say of them.

use ronde_desk::absences::{carried, without_a_word};
use ronde_desk::judge::Caution;
use ronde_desk::stored::{ByeCode, EntrantId, Points, ResultCode, Setting, SystemCode};
use ronde_desk::{Act, engine};

use crate::hall::{Hall, set};

const SEVEN: EntrantId = EntrantId(7);

fn check_in(present: bool) -> Act {
    Act::CheckIn { players: vec![SEVEN], present }
}

/// What pairing the next round asks.
fn asked(hall: &Hall) -> Vec<Caution> {
    hall.cautions(engine::pair(&hall.state, false).unwrap().act)
}

#[test]
fn an_absence_is_asked_about_anew_for_each_round() {
    // C.04.2:3.3.
    let mut hall = Hall::new(5);
    hall.played();
    hall.does(check_in(false));
    assert_eq!(Vec::<Caution>::new(), asked(&hall), "it was said for this round");
    hall.played();
    for round in [3, 4] {
        assert_eq!(vec![(SEVEN, round - 1)], carried(&hall.state));
        let players = vec![SEVEN];
        assert_eq!(vec![Caution::AbsencesCarried { round, players }], asked(&hall));
        hall.does(check_in(false));
        assert_eq!(Vec::<Caution>::new(), asked(&hall), "absent again");
        hall.played();
    }
    hall.does(check_in(true));
    assert_eq!((0, Vec::new()), (carried(&hall.state).len(), asked(&hall)), "back");
    hall.played();
    assert_eq!(0, carried(&hall.state).len(), "no round is to come");
}

#[test]
fn a_bye_or_a_withdrawal_settles_a_carried_absence() {
    let absent_before = || {
        let mut hall = Hall::new(5);
        hall.does(check_in(false));
        hall.played();
        assert_eq!(1, carried(&hall.state).len());
        hall
    };
    let mut hall = absent_before();
    hall.does(Act::RequestBye { player: SEVEN, round: 2, bye: ByeCode::Zero });
    assert_eq!(0, carried(&hall.state).len());
    let mut hall = absent_before();
    hall.does(Act::Withdraw { player: SEVEN, after: 1 });
    assert_eq!(0, carried(&hall.state).len());
}

/// Somebody does not come to round 1, and the round is closed.
fn stayed_away(system: &str) -> Hall {
    let mut hall = Hall::under(system, 5);
    hall.paired();
    forfeit(&mut hall, 1);
    hall
}

fn forfeit(hall: &mut Hall, round: u16) {
    let held = hall.state.round(round).unwrap();
    let board = held.board_of(SEVEN).unwrap();
    let (board, white) = (board.table, board.white == SEVEN);
    let lost = [ResultCode::WhiteWinsByForfeit, ResultCode::BlackWinsByForfeit];
    let result = lost[usize::from(white)];
    hall.does(Act::EnterResult { round, board, result });
    hall.all_white(round);
    hall.does(Act::CloseRound { round });
}

#[test]
fn whoever_stays_away_without_a_word_is_asked_about_by_the_book() {
    // dutch-1992:F8, dutch-2010:F8.
    for (system, article) in
        [("CUSTOM_DUTCH_1992", "dutch-1992:F8"), ("CUSTOM_DUTCH_2010", "dutch-2010:F8")]
    {
        let mut hall = stayed_away(system);
        let (article, players) = (article.to_owned(), vec![SEVEN]);
        let asks = Caution::AbsentWithoutAWord { article, players };
        assert_eq!(vec![asks], asked(&hall), "{system}");
        hall.does(Act::Withdraw { player: SEVEN, after: 1 });
        assert_eq!(Vec::<Caution>::new(), asked(&hall), "{system}");
        let made = engine::again(&hall.state, 2).unwrap();
        assert!(made.people().all(|id| id != SEVEN), "F5: who leaves is paired no more");
    }
    // C.04.2 leaves it to the arbiter; dubov-1997 says nothing of it.
    for system in ["FIDE_DUTCH_2026", "CUSTOM_DUBOV_1997"] {
        assert_eq!(Vec::<Caution>::new(), asked(&stayed_away(system)), "{system}");
    }
}

#[test]
fn the_original_swiss_waits_for_three_rounds() {
    // original:O18.
    let mut hall = stayed_away("CUSTOM_ORIGINAL");
    for round in [2, 3] {
        assert_eq!(None, without_a_word(&hall.state), "after round {}", round - 1);
        hall.paired();
        forfeit(&mut hall, round);
    }
    assert_eq!(Some((vec![SEVEN], "original:O18")), without_a_word(&hall.state));
}

#[test]
fn an_announced_absence_is_worth_nothing_by_the_old_books() {
    // dutch-1992:F5, dutch-2010:F5.
    let with_points = Act::RequestBye { player: SEVEN, round: 1, bye: ByeCode::Half };
    let none = Act::RequestBye { player: SEVEN, round: 1, bye: ByeCode::Zero };
    for (system, article) in [
        ("CUSTOM_DUTCH_1992", Some("dutch-1992:F5")),
        ("CUSTOM_ORIGINAL", Some("dutch-1992:F5")),
        ("CUSTOM_DUTCH_2010", Some("dutch-2010:F5")),
        ("CUSTOM_DUBOV_1997", None),
        ("FIDE_DUTCH_2026", None),
    ] {
        let hall = Hall::under(system, 5);
        let asks = article.map(|article| Caution::AbsenceWithPoints {
            article: article.to_owned(),
            players: vec![SEVEN],
        });
        let asks: Vec<Caution> = asks.into_iter().collect();
        assert_eq!(asks, hall.cautions(with_points.clone()), "{system}");
        assert_eq!(Vec::<Caution>::new(), hall.cautions(none.clone()), "{system}");
    }
    let mut hall = Hall::new(5);
    hall.does(with_points);
    hall.does(Act::LeaveFideMode { reason: "history".to_owned() });
    let system = set(Setting::System(SystemCode::Swiss("CUSTOM_DUTCH_1992".to_owned())));
    let asks = hall.cautions(system);
    assert!(matches!(&asks[..], [Caution::AbsenceWithPoints { .. }]), "asked before: {asks:?}");
}

#[test]
fn the_bye_is_worth_what_the_book_says_or_is_asked_about() {
    // dutch-1992:A5, dutch-2010:A5, dubov-1997:2.2.
    for (system, half, nothing) in [
        ("CUSTOM_DUTCH_1992", Some("dutch-1992:A5"), Some("dutch-1992:A5")),
        ("CUSTOM_ORIGINAL", Some("original:O7"), Some("original:O7")),
        ("CUSTOM_DUBOV_1997", Some("dubov-1997:2.2"), Some("dubov-1997:2.2")),
        ("CUSTOM_DUTCH_2010", None, Some("dutch-2010:A5")),
        ("FIDE_DUTCH_2026", None, None),
    ] {
        let hall = Hall::under(system, 5);
        for (pairing_bye, article) in [(10, None), (5, half), (0, nothing)] {
            let points = Points { pairing_bye, ..Points::default() };
            let asks = article.map(|article| Caution::ByeNotByTheBook {
                article: article.to_owned(),
                tenths: pairing_bye,
            });
            let asks: Vec<Caution> = asks.into_iter().collect();
            assert_eq!(asks, hall.cautions(set(Setting::Points(points))), "{system} {pairing_bye}");
        }
    }
}

#[test]
fn an_adjourned_game_is_not_forfeited() {
    // dutch-1992, BAF 78.
    let adjourned = |mut hall: Hall| {
        hall.paired();
        let made = engine::pair(&hall.state, true).unwrap();
        hall.does(made.act);
        hall
    };
    let (old, now) = (adjourned(Hall::under("CUSTOM_DUTCH_1992", 5)), adjourned(Hall::new(5)));
    let asks = Caution::AdjournedIsNoForfeit { article: "dutch-1992, BAF 78".to_owned() };
    for result in
        [ResultCode::WhiteWinsByForfeit, ResultCode::BlackWinsByForfeit, ResultCode::BothForfeit]
    {
        let act = Act::EnterResult { round: 1, board: 1, result };
        assert!(old.cautions(act.clone()).contains(&asks), "{result:?}");
        assert!(!now.cautions(act).contains(&asks), "{result:?}");
    }
}
