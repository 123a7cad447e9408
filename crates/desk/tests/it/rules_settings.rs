//! What may be declared, and when.

use ronde_desk::judge::{Caution, Level, Objection};
use ronde_desk::stored::{
    ColourCode, EntrantId, Points, Prizes, Prohibited, Setting, SharingCode, SystemCode,
};
use ronde_desk::{Act, Refusal, Request};
use ronde_schedule::berger::RoundRobin;
use ronde_schedule::{Kind, Recipe};

use crate::hall::{Hall, owner, player, set};

#[test]
fn settings_of_a_tournament_that_has_not_begun() {
    let hall = Hall::new(5);
    let swiss = |code: &str| set(Setting::System(SystemCode::Swiss(code.to_owned())));
    // C.04.2:1: only FIDE's systems in FIDE mode; those without an accepted program are deprecated.
    assert_eq!(Objection::FideMode { what: "system" }, hall.objection(swiss("CUSTOM_DUTCH_1992")));
    assert_eq!(vec![Caution::SystemDeprecated], hall.cautions(swiss("FIDE_DUBOV")));
    assert_eq!(vec![Caution::SystemDeprecated], hall.cautions(swiss("FIDE_LIM")));
    let code = "FIDE_DOUBLESWISS".to_owned();
    assert_eq!(Objection::UnknownSystem { code: code.clone() }, hall.objection(swiss(&code)));
    let points = |change: fn(&mut Points)| {
        let mut points = Points::default();
        change(&mut points);
        set(Setting::Points(points))
    };
    // C.04.1:3 and the checklist's Q70 to Q88.
    let draws = |points: &mut Points| (points.white_draw, points.black_draw) = (6, 6);
    assert_eq!(Objection::TwoDrawsBeatAWin, hall.objection(points(draws)));
    assert_eq!(Objection::ByeAboveWin, hall.objection(points(|it| it.pairing_bye = 11)));
    assert_eq!(Objection::ByeValue, hall.objection(points(|it| it.pairing_bye = 7)));
    assert!(hall.tries(points(|it| it.pairing_bye = 5)).is_ok());
    assert_eq!(Objection::NoRounds, hall.objection(set(Setting::Rounds(0))));
    let ssa = set(Setting::Acceleration("SSA".to_owned()));
    assert_eq!(Objection::FideMode { what: "acceleration" }, hall.objection(ssa));
    assert!(hall.tries(set(Setting::Acceleration("BAKU".to_owned()))).is_ok());
    let tie_breaks = set(Setting::TieBreaks("BH, NONSENSE".to_owned()));
    assert!(matches!(hall.objection(tie_breaks), Objection::TieBreaks { .. }));
    let offered = |purses: &str| {
        let purses = purses.to_owned();
        set(Setting::Prizes(Prizes { purses, sharing: SharingCode::Hort, several: false }))
    };
    assert_eq!(Objection::Prizes { line: 2 }, hall.objection(offered("all: 500, 300\nwomen 100")));
    assert!(hall.tries(offered("all: 500, 300\nwomen: 100")).is_ok());
    let alone = Prohibited {
        members: vec![EntrantId(1)],
        first: 1,
        last: 5,
        soft: false,
        reason: String::new(),
    };
    assert_eq!(Objection::TooFewProhibited, hall.objection(set(Setting::Prohibited(vec![alone]))));
}

#[test]
fn settings_after_round_1_is_paired() {
    let mut hall = Hall::new(5);
    hall.played();
    let dubov = set(Setting::System(SystemCode::Swiss("FIDE_DUBOV".to_owned())));
    assert_eq!(Objection::AfterTheStart { what: "system" }, hall.objection(dubov));
    let points = set(Setting::Points(Points::default()));
    assert_eq!(Objection::AfterTheStart { what: "points" }, hall.objection(points));
    let colour = set(Setting::InitialColour(Some(ColourCode::Black)));
    assert_eq!(Objection::AfterTheStart { what: "initial_colour" }, hall.objection(colour));
    let apart = Prohibited {
        members: vec![EntrantId(1), EntrantId(2)],
        first: 2,
        last: 5,
        soft: false,
        reason: String::new(),
    };
    // Q194: prohibited pairings only before round 1.
    let apart = set(Setting::Prohibited(vec![apart]));
    assert_eq!(Objection::FideMode { what: "prohibited" }, hall.objection(apart));
    // Q57 and Q197: confirmed twice.
    let rounds = hall.cautions(set(Setting::Rounds(4)));
    assert_eq!(vec![Caution::RoundsChange { from: Some(5), to: 4 }], rounds);
    assert_eq!(Level::ConfirmTwice, rounds[0].level());
    let list = set(Setting::TieBreaks("SB".to_owned()));
    assert_eq!(vec![Caution::TieBreaksChange], hall.cautions(list));
    hall.played();
    assert_eq!(Objection::RoundsPaired { paired: 2 }, hall.objection(set(Setting::Rounds(1))));
}

/// C.04.4.2:1.6: of nine rounds four are seeding rounds, of five two. Round 3 is paired by C.04.3
/// and would now be paired by its own book.
#[test]
fn fewer_rounds_make_fewer_seeding_rounds() {
    let mut hall = Hall::under("FIDE_BURSTEIN", 9);
    let players = (8..20).map(|place| player(place, 2200 - 50 * place)).collect();
    hall.does(Act::Register { first: EntrantId(8), players, from: 1 });
    for _ in 0..2 {
        hall.played();
    }
    hall.paired();
    let cautions = hall.cautions(set(Setting::Rounds(5)));
    assert_eq!(Caution::RoundsChange { from: Some(9), to: 5 }, cautions[0]);
    assert!(matches!(cautions.get(1), Some(Caution::NotTheEngines { boards }) if *boards > 0));
    let cautions = hall.cautions(set(Setting::Rounds(8)));
    assert_eq!(vec![Caution::RoundsChange { from: Some(9), to: 8 }], cautions, "four stay four");
}

#[test]
fn confirming_twice_means_twice() {
    let mut hall = Hall::new(5);
    hall.played();
    let mut request = Request::new(owner(), set(Setting::Rounds(4)));
    let caution = Caution::RoundsChange { from: Some(5), to: 4 };
    request.accepts.insert(caution.key(), 1);
    assert!(matches!(hall.asks(request.clone()), Err(Refusal::Cautions(_))));
    let other = Caution::RoundsChange { from: Some(5), to: 3 };
    request.accepts.insert(other.key(), 2);
    assert!(matches!(hall.asks(request.clone()), Err(Refusal::Cautions(_))), "not this one");
    request.accepts.insert(caution.key(), 2);
    let decided = hall.asks(request).unwrap();
    assert_eq!(vec!["rounds_change".to_owned()], decided.entry.accepted);
}

#[test]
fn leaving_fide_mode_is_an_act_without_way_back() {
    let mut hall = Hall::new(5);
    let leave = Act::LeaveFideMode { reason: "blitz for the youngest".to_owned() };
    assert_eq!(vec![Caution::LeavesFideMode], hall.cautions(leave.clone()));
    hall.does(leave.clone());
    let seq = hall.state.head.seq;
    assert_eq!(Objection::NotInFideMode, hall.objection(leave));
    assert_eq!(Objection::CannotBeUndone { seq }, hall.objection(Act::Undo { of: seq }));
    let snapshot = hall.state.snapshot();
    let comments: Vec<&str> = snapshot.verbatim.iter().map(|line| line.text.as_str()).collect();
    assert_eq!(vec!["### Not in FIDE mode: blitz for the youngest"], comments);
}

#[test]
fn settings_of_one_act_are_judged_together() {
    let hall = Hall::new(7);
    let recipe = Recipe::from(Kind::RoundRobin(RoundRobin::single(8))).to_string();
    let system = Setting::System(SystemCode::Schedule(recipe));
    let buchholz = Setting::TieBreaks("BH".to_owned());
    for set in [vec![system.clone(), buchholz.clone()], vec![buchholz, system]] {
        assert_eq!(Objection::BuchholzInRoundRobin, hall.objection(Act::Configure { set }));
    }
    let table = |id| Setting::FixedTable(EntrantId(id), Some(5));
    let both = Act::Configure { set: vec![table(1), table(2)] };
    let player = EntrantId(1);
    assert_eq!(Objection::TableTaken { table: 5, player }, hall.objection(both));
}

#[test]
fn rounds_that_exist_are_not_too_many() {
    let mut hall = Hall::new(1);
    hall.played();
    hall.does(set(Setting::Rounds(2)));
    let rounds = hall.state.head.seq;
    hall.does(Act::OpenManual { round: 2, case: None, reason: String::new() });
    let rests = hall.tries(Act::Undo { of: rounds });
    assert!(matches!(rests, Err(Refusal::Rests { .. })));
    let recipe = Recipe::from(Kind::RoundRobin(RoundRobin::single(8))).to_string();
    let mut table = Hall::new(7);
    table.does(set(Setting::System(SystemCode::Schedule(recipe))));
    for _ in 0..7 {
        table.played();
    }
    let beyond = Act::OpenManual { round: 8, case: None, reason: String::new() };
    assert_eq!(Objection::BeyondLastRound { round: 8, rounds: 7 }, table.objection(beyond));
}

#[test]
fn points_that_cannot_be() {
    let hall = Hall::new(5);
    for draw in [i32::MAX, -5] {
        let points = Points { white_draw: draw, black_draw: draw, ..Points::default() };
        assert_eq!(Objection::Points, hall.objection(set(Setting::Points(points))));
    }
}
