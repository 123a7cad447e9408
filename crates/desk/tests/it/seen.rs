//! What a page must have seen of what it changes, and which request an act came of.

use ronde_desk::stored::{EntrantId, ResultCode, Setting};
use ronde_desk::{Act, Entry, Refusal, Request, Role, Stamp, Thing, came_of, engine};

use crate::hall::{Hall, owner, player, set};

/// Asks with what the page showed last, and with everything accepted.
fn asks(hall: &Hall, act: Act, seen: u64) -> Result<(), Refusal> {
    let mut request = Request { seen: Some(seen), ..Request::new(owner(), act) };
    if let Err(Refusal::Cautions(open)) = hall.asks(request.clone()) {
        request.accepts.extend(open.iter().map(|it| (it.key(), it.level().times())));
    }
    hall.asks(request).map(drop)
}

#[track_caller]
fn meets(hall: &Hall, act: Act, seen: u64, expected: Thing) {
    match asks(hall, act, seen) {
        Err(Refusal::Conflict { thing, by }) => {
            assert_eq!(expected, thing);
            assert!(by > seen, "act {by}");
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn nobody_closes_over_a_result_that_he_has_not_seen() {
    let mut hall = Hall::new(5);
    let round = hall.paired();
    hall.all_white(round);
    let seen = hall.state.head.seq;
    let close = Act::CloseRound { round };
    assert_eq!(Ok(()), asks(&hall, close.clone(), seen));
    hall.does(Act::EnterResult { round, board: 2, result: ResultCode::Draw });
    meets(&hall, close.clone(), seen, Thing::Boards(round));
    assert_eq!(Ok(()), asks(&hall, close, seen + 1), "looked at again");
}

#[test]
fn nobody_publishes_a_draft_that_he_has_not_seen() {
    let mut hall = Hall::new(5);
    let round = hall.draft();
    let seen = hall.state.head.seq;
    let publish = Act::Publish { round };
    hall.does(Act::CheckIn { players: vec![EntrantId(3)], present: true });
    assert_eq!(Ok(()), asks(&hall, publish.clone(), seen), "the boards are the same");
    hall.does(Act::Unpair { round });
    hall.draft();
    meets(&hall, publish, seen, Thing::Round(round));
}

#[test]
fn nobody_ends_a_tournament_that_he_has_not_seen() {
    let mut hall = Hall::new(1);
    let round = hall.played();
    let seen = hall.state.head.seq;
    assert_eq!(Ok(()), asks(&hall, Act::Finish, seen));
    hall.does(Act::ReopenRound { round });
    hall.does(Act::EnterResult { round, board: 1, result: ResultCode::BlackWins });
    hall.does(Act::CloseRound { round });
    meets(&hall, Act::Finish, seen, Thing::Round(round));
    let seen = hall.state.head.seq;
    hall.does(Act::Remark { text: "rain".to_owned() });
    assert_eq!(Ok(()), asks(&hall, Act::Finish, seen), "words change no ranking");
    hall.does(set(Setting::TieBreaks("BH, SB".to_owned())));
    meets(&hall, Act::Finish, seen, Thing::Papers);
    let seen = hall.state.head.seq;
    let change = ronde_desk::stored::PlayerChange::Rating(Some(2100));
    hall.does(Act::Amend { player: EntrantId(1), set: vec![change] });
    meets(&hall, Act::Finish, seen, Thing::Players);
}

#[test]
fn which_acts_need_to_be_seen() {
    let result = ResultCode::Draw;
    let side = ronde_desk::stored::ColourCode::White;
    for (act, needs) in [
        (Act::EnterResult { round: 1, board: 1, result }, true),
        (Act::CloseRound { round: 1 }, true),
        (Act::Publish { round: 1 }, true),
        (Act::Finish, true),
        (set(Setting::Rounds(9)), true),
        (Act::Withdraw { player: EntrantId(1), after: 2 }, true),
        (Act::ReportResult { round: 1, board: 1, side, result, alone: false }, false),
        (Act::Register { first: EntrantId(0), players: Vec::new(), from: 1 }, false),
        (Act::Remark { text: "rain".to_owned() }, false),
        (Act::Undo { of: 3 }, false),
    ] {
        assert_eq!(needs, act.needs_seen(), "{act:?}");
    }
}

#[test]
fn a_request_is_the_same_by_its_act_and_its_person() {
    let mut hall = Hall::new(5);
    let late = |place| vec![player(place, 1500)];
    let register = |place| Act::Register { first: EntrantId(0), players: late(place), from: 1 };
    hall.does(register(40));
    let entry: Entry<Act> = serde_json::from_str(&hall.lines.last().unwrap().text).unwrap();
    // The desk has given a number to the player since.
    assert!(came_of(&entry, &Request::new(owner(), register(40))));
    assert!(!came_of(&entry, &Request::new(owner(), register(41))), "another player");
    let anna = Stamp { at: 0, by: "anna".to_owned(), role: Role::Chief };
    assert!(!came_of(&entry, &Request::new(anna, register(40))), "another person");
    let later = Stamp { at: 9_000, ..owner() };
    assert!(came_of(&entry, &Request::new(later, register(40))), "a repeated request is later");
    let made = engine::pair(&hall.state, false).unwrap().act;
    assert!(!came_of(&entry, &Request::new(owner(), made.clone())));
    hall.does(made.clone());
    let entry: Entry<Act> = serde_json::from_str(&hall.lines.last().unwrap().text).unwrap();
    assert!(came_of(&entry, &Request::new(owner(), made)));
    let unpair = Act::Unpair { round: 1 };
    assert!(!came_of(&entry, &Request::new(owner(), unpair)), "paired is not thrown away");
}

#[test]
fn a_pairing_of_acts_that_are_not_there_is_none() {
    let mut hall = Hall::new(5);
    let Act::Pair { round, basis, adjourned, pairing } =
        engine::pair(&hall.state, false).unwrap().act
    else {
        panic!("a round was paired")
    };
    assert_eq!(hall.state.head.seq, basis);
    // A standby took over that has not heard of the last three acts.
    let ahead = Act::Pair { round, basis: basis + 3, adjourned, pairing };
    match hall.tries(ahead) {
        Err(Refusal::Conflict { thing: Thing::Tournament, by }) => assert_eq!(basis, by),
        other => panic!("{other:?}"),
    }
    hall.draft();
}
