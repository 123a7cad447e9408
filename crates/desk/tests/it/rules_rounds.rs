//! Rounds by the engine and by hand, and the end.

use ronde_desk::judge::{Caution, Objection};
use ronde_desk::stored::{
    Case, Decision, Departure, EntrantId, Pair, Prohibited, ResultCode, Scope, Setting, SystemCode,
};
use ronde_desk::{Act, Refusal, engine};
use ronde_schedule::berger::RoundRobin;
use ronde_schedule::{Kind, Recipe};

use crate::hall::{Hall, correct, player, set};

#[test]
fn pairing_with_missing_results_adjourns_them() {
    // C.04.2:3.1, Q157.
    let mut hall = Hall::new(5);
    hall.paired();
    hall.does(Act::EnterResult { round: 1, board: 1, result: ResultCode::Draw });
    assert!(matches!(engine::pair(&hall.state, false), Err(Objection::ResultsMissing { .. })));
    let made = engine::pair(&hall.state, true).unwrap();
    let boards = vec![(1, 2), (1, 3), (1, 4)];
    let cautions = hall.cautions(made.act.clone());
    assert_eq!(vec![Caution::MissingBecomeAdjourned { boards }], cautions);
    hall.does(made.act);
    assert_eq!(3, hall.state.round(1).unwrap().adjourned().count());
}

#[test]
fn a_pairing_rests_on_what_it_was_made_from() {
    let mut hall = Hall::new(5);
    let made = engine::pair(&hall.state, false).unwrap();
    hall.does(Act::Withdraw { player: EntrantId(3), after: 0 });
    assert!(matches!(hall.tries(made.act), Err(Refusal::Conflict { .. })));
    let made = engine::pair(&hall.state, false).unwrap();
    hall.does(set(Setting::City("Bern".to_owned())));
    assert!(hall.tries(made.act).is_ok(), "the name of the city pairs nobody");
}

#[test]
fn a_session_by_hand() {
    let mut hall = Hall::new(5);
    hall.played();
    let round = hall.draft();
    let arrangement = hall.state.round(round).unwrap().arrangement();
    let arrange = Act::Arrange { round, arrangement: arrangement.clone() };
    assert_eq!(Objection::NoSession { round }, hall.objection(arrange.clone()));
    hall.does(Act::OpenManual { round, case: None, reason: String::new() });
    assert_eq!(Objection::SessionOpen { round }, hall.objection(Act::Publish { round }));
    assert_eq!(Vec::<Caution>::new(), hall.cautions(arrange));
    // C.04.1:2: those who met are paired again; and two are left out.
    let met = hall.state.round(1).unwrap().boards[0].pair();
    let mut wrong = arrangement.clone();
    wrong.pairs = vec![met];
    let cautions = hall.cautions(Act::Arrange { round, arrangement: wrong });
    assert!(cautions.iter().any(|it| matches!(it, Caution::BreaksRule { article, .. }
        if article.contains("C.04.1:2"))));
    assert!(cautions.iter().any(|it| matches!(it, Caution::LeftOut { players }
        if players.len() == 6)));
    let mut reversed = arrangement;
    reversed.pairs[0] = Pair(reversed.pairs[0].1, reversed.pairs[0].0);
    hall.does(Act::Arrange { round, arrangement: reversed });
    let departure = engine::departure(&hall.state, round);
    assert_eq!(1, departure.colours.len());
    let close = Act::CloseManual { round, departure };
    assert_eq!(vec![Caution::NotTheEngines { boards: 1 }], hall.cautions(close.clone()));
    hall.does(close);
    assert_eq!("MPA @ Round 2", hall.state.remarks[0].text);
    hall.does(Act::Publish { round });
}

#[test]
fn a_published_round_is_changed_only_in_the_cases_of_the_edition() {
    // C.04.2:4.4; dutch-1992:F6.
    let open = |case| Act::OpenManual { round: 1, case, reason: "said so".to_owned() };
    let mut hall = Hall::new(5);
    hall.paired();
    assert_eq!(Objection::NeedsCase { round: 1 }, hall.objection(open(None)));
    let rematch = Some(Case::Rematch);
    let changes = vec![Caution::ChangesPublished { case: Case::Rematch }];
    assert_eq!(changes, hall.cautions(open(rematch)));
    let case = Case::AbsoluteRule;
    assert_eq!(Objection::CaseOfAnotherEdition { case }, hall.objection(open(Some(case))));
    let mut old = Hall::under("CUSTOM_DUTCH_1992", 5);
    old.paired();
    let case = Case::LateEntry;
    assert_eq!(Objection::CaseOfAnotherEdition { case }, old.objection(open(Some(case))));
    assert_eq!(1, old.cautions(open(Some(Case::AbsoluteRule))).len());
}

#[test]
fn what_everybody_sees_changes_when_the_session_is_closed() {
    // C.04.2:4.4: a published pairing is changed as a whole.
    let mut hall = Hall::new(5);
    let round = hall.paired();
    let seen = hall.state.snapshot();
    let case = Some(Case::RulesOfTheEvent);
    hall.does(Act::OpenManual { round, case, reason: "guests".to_owned() });
    let mut other = hall.state.round(round).unwrap().arrangement();
    (other.pairs[2].1, other.pairs[3].1) = (other.pairs[3].1, other.pairs[2].1);
    hall.does(Act::Arrange { round, arrangement: other.clone() });
    assert_eq!(seen, hall.state.snapshot(), "nobody sees the session");
    assert_eq!(Some(other.clone()), hall.state.worked_on(round), "save for the arbiter");
    assert!(hall.state.remarks.is_empty(), "{:?}", hall.state.remarks);
    // Play goes on meanwhile.
    for board in [1, 3] {
        hall.does(Act::EnterResult { round, board, result: ResultCode::Draw });
    }
    let departure = engine::departure(&hall.state, round);
    let close = Act::CloseManual { round, departure };
    let cautions = hall.cautions(close.clone());
    assert!(cautions.contains(&Caution::LosesResults { boards: vec![3] }), "{cautions:?}");
    hall.does(close);
    let held = hall.state.round(round).unwrap();
    assert_eq!(other.pairs, held.arrangement().pairs);
    let results: Vec<bool> = held.boards.iter().map(|board| board.result.is_some()).collect();
    assert_eq!(vec![true, false, false, false], results, "the board that stayed has its result");
    let remark = "Published pairing changed @ Round 1: RulesOfTheEvent, guests";
    assert_eq!(remark, hall.state.remarks[0].text);
    assert_eq!(hall.state, ronde_desk::fold::fold("rules", &hall.lines).unwrap());
}

#[test]
fn one_more_pair_gets_a_new_last_board() {
    let mut hall = Hall::new(5);
    hall.paired();
    let tables = |hall: &Hall| -> Vec<(u32, Pair)> {
        let held = hall.state.round(1).unwrap();
        held.boards.iter().map(|board| (board.table, board.pair())).collect()
    };
    let before = tables(&hall);
    let late = vec![player(40, 1500), player(41, 1400)];
    hall.does(Act::Register { first: EntrantId(0), players: late, from: 2 });
    let (white, black) = (EntrantId(9), EntrantId(10));
    let add = Act::AddPair { round: 1, white, black, case: Case::LateEntry };
    hall.does(add);
    assert_eq!(before, tables(&hall)[..4], "no board is renumbered");
    assert_eq!((5, Pair(white, black)), tables(&hall)[4]);
    let seated = Act::AddPair { round: 1, white: EntrantId(1), black, case: Case::LateEntry };
    assert!(matches!(hall.objection(seated), Objection::Seated { .. }));
}

#[test]
fn a_wish_is_kept_where_it_can_be() {
    let mut hall = Hall::new(5);
    let apart = |members: Vec<u32>| Prohibited {
        members: members.into_iter().map(EntrantId).collect(),
        first: 1,
        last: 5,
        soft: true,
        reason: "one club".to_owned(),
    };
    hall.does(set(Setting::Prohibited(vec![apart(vec![1, 5]), apart((1..=8).collect())])));
    let made = engine::pair(&hall.state, false).unwrap();
    assert_eq!(vec![Caution::SoftDropped { count: 1 }], hall.cautions(made.act.clone()));
    let Act::Pair { pairing, .. } = made.act else { panic!("a pairing") };
    assert_eq!(vec![1], pairing.dropped);
    let kept = |pair: &Pair| !(pair.has(EntrantId(1)) && pair.has(EntrantId(5)));
    assert!(pairing.arrangement.pairs.iter().all(kept));
}

#[test]
fn the_end() {
    let mut hall = Hall::new(2);
    hall.played();
    let left = Objection::RoundsLeft { paired: 1, declared: 2 };
    assert_eq!(left, hall.objection(Act::Finish));
    hall.paired();
    hall.does(Act::EnterResult { round: 2, board: 1, result: ResultCode::Adjourned });
    hall.all_white(2);
    hall.does(Act::CloseRound { round: 2 });
    // Q157: no final standings while a game is open.
    let boards = vec![(2, 1)];
    assert_eq!(Objection::StillAdjourned { boards }, hall.objection(Act::Finish));
    hall.does(Act::EnterResult { round: 2, board: 1, result: ResultCode::Draw });
    hall.does(Act::Finish);
    let late = Act::Withdraw { player: EntrantId(1), after: 2 };
    assert_eq!(Objection::Finished, hall.objection(late));
    let resume = Act::Resume { reason: "a result was wrong".to_owned() };
    assert_eq!(vec![Caution::Resumes], hall.cautions(resume));
}

#[test]
fn a_round_robin_from_its_schedule() {
    let mut hall = Hall::new(7);
    let recipe = Recipe::from(Kind::RoundRobin(RoundRobin::single(8)));
    hall.does(set(Setting::System(SystemCode::Schedule(recipe.to_string()))));
    // C.07: no Buchholz in a round robin.
    let buchholz = set(Setting::TieBreaks("BH".to_owned()));
    assert_eq!(Objection::BuchholzInRoundRobin, hall.objection(buchholz));
    let order = [3, 1, 4, 8, 5, 2, 6, 7].map(EntrantId).to_vec();
    hall.does(Act::Number { order, reason: "drawn".to_owned(), draw: None });
    for _ in 0..7 {
        hall.played();
    }
    // Berger: in round 1 number 1 has White against number 8.
    let first = &hall.state.round(1).unwrap().boards;
    assert!(first.iter().any(|board| board.pair() == Pair(EntrantId(3), EntrantId(7))));
    let mut met: Vec<(EntrantId, EntrantId)> = Vec::new();
    for board in hall.state.rounds.iter().flat_map(|round| &round.boards) {
        met.push((board.white.min(board.black), board.white.max(board.black)));
    }
    met.sort_unstable();
    met.dedup();
    assert_eq!(28, met.len());
    hall.does(Act::Finish);
}

#[test]
fn the_desk_itself_compares_a_round_made_by_hand() {
    let mut hall = Hall::new(5);
    let round = hall.draft();
    hall.does(Act::OpenManual { round, case: None, reason: String::new() });
    let mut arrangement = hall.state.round(round).unwrap().arrangement();
    let pair = arrangement.pairs[0];
    arrangement.pairs[0] = Pair(pair.1, pair.0);
    hall.does(Act::Arrange { round, arrangement });
    // Whoever closes the session cannot say that nothing differs.
    let close = Act::CloseManual { round, departure: Departure::default() };
    assert_eq!(vec![Caution::NotTheEngines { boards: 1 }], hall.cautions(close));
}

#[test]
fn a_pairing_of_the_engine_has_everybody() {
    let hall = Hall::new(5);
    let made = engine::pair(&hall.state, false).unwrap();
    let changed = |change: fn(&mut ronde_desk::stored::Pairing)| {
        let Act::Pair { round, basis, adjourned, mut pairing } = made.act.clone() else {
            panic!("a pairing")
        };
        change(&mut pairing);
        Act::Pair { round, basis, adjourned, pairing }
    };
    let fewer = changed(|pairing| pairing.arrangement.pairs.truncate(3));
    assert!(matches!(hall.objection(fewer), Objection::NotThisPairing { .. }));
    let hand = changed(|pairing| pairing.origin = ronde_desk::stored::Origin::Hand);
    assert!(matches!(hall.objection(hand), Objection::NotThisPairing { .. }));
    let table = changed(|pairing| pairing.arrangement.tables = vec![0, 1, 2, 3]);
    assert_eq!(Objection::NoTable, hall.objection(table));
}

#[test]
fn a_session_ends_with_its_round() {
    let mut hall = Hall::under("CUSTOM_DUTCH_1992", 5);
    hall.played();
    let round = hall.draft();
    hall.does(Act::OpenManual { round, case: None, reason: String::new() });
    let again = correct(1, Scope::Pairings, Decision::PairAgain);
    assert_eq!(Objection::SessionOpen { round }, hall.objection(again));
}
