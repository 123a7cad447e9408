//! Entries, numbers, byes, and who may do what.

use ronde_desk::judge::{Caution, Objection};
use ronde_desk::stored::{
    ByeCode, ColourCode, Entrant, EntrantId, PlayerChange, ResultCode, Setting,
};
use ronde_desk::{Act, Refusal, Request, Role, Stamp};

use crate::hall::{Hall, owner, player, set};

#[test]
fn entries() {
    let mut hall = Hall::new(5);
    let register = |entrant: Entrant, from| Act::Register {
        first: EntrantId(0),
        players: vec![entrant],
        from,
    };
    let unnamed = Entrant { name: " ".to_owned(), ..player(9, 1900) };
    assert_eq!(Objection::NoName { place: 1 }, hall.objection(register(unnamed, 1)));
    let rating = hall.objection(register(player(9, 9999), 1));
    assert_eq!(Objection::Rating { rating: 9999 }, rating);
    let twin = Entrant { name: "Other".to_owned(), ..player(0, 1900) };
    let same = Objection::SameFideId { fide_id: "100".to_owned(), player: Some(EntrantId(1)) };
    assert_eq!(same, hall.objection(register(twin, 1)));
    let namesake = Entrant { fide_id: String::new(), ..player(0, 1900) };
    let name = "Player, 0".to_owned();
    assert_eq!(vec![Caution::SameName { name }], hall.cautions(register(namesake, 1)));
    hall.played();
    // C.04.2:2.4: a late entry begins with a round that is still to be paired.
    let late = player(20, 2400);
    assert_eq!(Objection::RoundPaired { round: 1 }, hall.objection(register(late.clone(), 1)));
    let beyond = Objection::BeyondLastRound { round: 6, rounds: 5 };
    assert_eq!(beyond, hall.objection(register(late.clone(), 6)));
    hall.does(register(late, 2));
    assert_eq!(Some(&EntrantId(9)), hall.state.numbers(2).first(), "the strongest is number 1");
    assert_eq!(8, hall.state.numbers(1).len(), "nobody has a number before he arrives");
}

#[test]
fn births_and_federations_are_read_or_refused() {
    let mut hall = Hall::new(5);
    let entrant = |birth: &str, federation: &str| Entrant {
        birth: birth.to_owned(),
        federation: federation.to_owned(),
        ..player(9, 1900)
    };
    let register =
        |entrant: Entrant| Act::Register { first: EntrantId(0), players: vec![entrant], from: 1 };
    let name = || "Player, 9".to_owned();
    let born = |text: &str, either| Objection::Birth { name: name(), text: text.into(), either };
    let nearest = vec!["GER"];
    for (birth, federation, told) in [
        ("31.12.99", "SUI", born("31.12.99", None)),
        ("5/4/1999", "", born("5/4/1999", Some(("1999-04-05".into(), "1999-05-04".into())))),
        ("1999", "DEU", Objection::Federation { name: name(), text: "DEU".into(), nearest }),
    ] {
        let objection = hall.objection(register(entrant(birth, federation)));
        assert_eq!(told, objection);
        let amend = vec![
            PlayerChange::Birth(birth.to_owned()),
            PlayerChange::Federation(federation.to_owned()),
        ];
        hall.objection(Act::Amend { player: EntrantId(1), set: amend });
    }
    hall.objection(set(Setting::Federation("XYZ".to_owned())));
    hall.does(register(entrant(" 31.12.1999 ", "sui")));
    let kept = hall.state.players.values().last().map(|it| it.entrant.clone()).unwrap();
    assert_eq!(("1999-12-31", "SUI"), (&*kept.birth, &*kept.federation));
    let born = vec![PlayerChange::Birth("31/12/1998".to_owned())];
    hall.does(Act::Amend { player: EntrantId(9), set: born });
    assert_eq!("1998-12-31", hall.state.players[&EntrantId(9)].entrant.birth);
    assert_eq!(
        Some("1998/12/31".to_owned()),
        hall.state
            .snapshot()
            .players
            .iter()
            .find_map(|it| it.birth.as_ref().map(ToString::to_string))
    );
}

/// Whoever asks once more, as typed, is told that it is done.
#[test]
fn a_request_sent_twice_is_the_same_however_its_birth_is_written() {
    let hall = Hall::new(5);
    let birth =
        Entrant { birth: "31.12.1999".to_owned(), federation: "sui".to_owned(), ..player(9, 1900) };
    let act = Act::Register { first: EntrantId(0), players: vec![birth], from: 1 };
    let request = Request::new(owner(), act);
    let decided = hall.asks(request.clone()).unwrap();
    assert!(ronde_desk::came_of(&decided.entry, &request));
}

#[test]
fn numbers_follow_corrections_until_round_4_is_paired() {
    // C.04.2:2.3.
    let mut hall = Hall::new(7);
    let amend =
        |rating| Act::Amend { player: EntrantId(8), set: vec![PlayerChange::Rating(Some(rating))] };
    for _ in 0..3 {
        hall.played();
    }
    assert_eq!(vec![Caution::NumbersChange], hall.cautions(amend(2500)));
    hall.does(amend(2500));
    assert_eq!(EntrantId(8), hall.state.numbers(4)[0]);
    hall.played();
    assert_eq!(vec![Caution::NumbersStay], hall.cautions(amend(1000)));
    hall.does(amend(1000));
    assert_eq!(EntrantId(8), hall.state.numbers(5)[0], "the order is closed");
    assert_eq!(Some(1000), hall.state.snapshot().players[0].rating, "the data is not");
    // Somebody who comes later still gets the place of his strength.
    let late = vec![player(30, 2199)];
    hall.does(Act::Register { first: EntrantId(0), players: late, from: 5 });
    assert_eq!(EntrantId(9), hall.state.numbers(5)[2]);
}

#[test]
fn the_old_books_never_close_the_list() {
    // dutch-1992:F7: a corrected Elo counts for all pairings to come.
    let mut hall = Hall::under("CUSTOM_DUTCH_1992", 7);
    for _ in 0..4 {
        hall.played();
    }
    let set = vec![PlayerChange::Rating(Some(2500))];
    hall.does(Act::Amend { player: EntrantId(8), set });
    assert_eq!(EntrantId(8), hall.state.numbers(5)[0]);
}

#[test]
fn byes_asked_for() {
    let mut hall = Hall::new(5);
    let bye = |round, bye| Act::RequestBye { player: EntrantId(2), round, bye };
    assert_eq!(Vec::<Caution>::new(), hall.cautions(bye(2, ByeCode::Half)));
    hall.does(bye(2, ByeCode::Half));
    // Q170: a second half-point bye, and one in the last round, are confirmed.
    let second = vec![Caution::SecondHalfBye { allowed: 1 }];
    assert_eq!(second, hall.cautions(bye(3, ByeCode::Half)));
    assert_eq!(
        vec![Caution::ByeInLastRounds],
        hall.cautions(Act::RequestBye { player: EntrantId(3), round: 5, bye: ByeCode::Half })
    );
    assert_eq!(vec![Caution::FullByeDeprecated], hall.cautions(bye(3, ByeCode::Full)));
    hall.played();
    assert_eq!(Objection::RoundPaired { round: 1 }, hall.objection(bye(1, ByeCode::Zero)));
    hall.paired();
    let held = hall.state.round(2).unwrap();
    assert!(held.unpaired.iter().any(|(id, _)| *id == EntrantId(2)));
}

#[test]
fn a_fixed_table_stays_where_it_is() {
    let mut hall = Hall::new(5);
    hall.does(set(Setting::FixedTable(EntrantId(8), Some(1))));
    let taken = set(Setting::FixedTable(EntrantId(7), Some(1)));
    let player = EntrantId(8);
    assert_eq!(Objection::TableTaken { table: 1, player }, hall.objection(taken));
    for _ in 0..3 {
        let round = hall.played();
        let held = hall.state.round(round).unwrap();
        assert_eq!(1, held.board_of(EntrantId(8)).unwrap().table);
        let mut tables: Vec<u32> = held.boards.iter().map(|board| board.table).collect();
        tables.sort_unstable();
        assert_eq!(vec![1, 2, 3, 4], tables);
    }
}

#[test]
fn roles() {
    let mut hall = Hall::new(5);
    hall.paired();
    let result = |board| Act::EnterResult { round: 1, board, result: ResultCode::Draw };
    let report = Act::ReportResult {
        round: 1,
        board: 2,
        side: ColourCode::White,
        result: ResultCode::Draw,
        alone: false,
    };
    let helper = Role::Helper { first: 1, last: 2 };
    let at_board = Role::Player { round: 1, board: 2, side: None };
    let black = Some(ColourCode::Black);
    let expel = Act::Expel { player: EntrantId(1), after: 1, reason: "rude".to_owned() };
    for (role, act, may) in [
        (Role::Viewer, result(1), false),
        (helper, result(2), true),
        (helper, result(3), false),
        (helper, Act::CloseRound { round: 1 }, false),
        (at_board, report.clone(), true),
        (at_board, result(2), false),
        (Role::Player { round: 1, board: 3, side: None }, report.clone(), false),
        (Role::Player { round: 1, board: 2, side: black }, report, false),
        (Role::Deputy, result(4), true),
        (Role::Deputy, expel.clone(), false),
        (Role::Chief, expel, true),
    ] {
        let stamp = Stamp { at: 0, by: "somebody".to_owned(), role };
        let decided = hall.asks(Request::new(stamp, act.clone()));
        let refused = matches!(decided, Err(Refusal::Role { .. }));
        assert_eq!(may, !refused, "{role:?}: {act:?}");
    }
}

#[test]
fn whoever_had_a_bye_has_not_left_before_it() {
    // C.04.2:3.2.
    let mut hall = Hall::new(5);
    let player = EntrantId(1);
    hall.does(Act::RequestBye { player, round: 1, bye: ByeCode::Half });
    hall.played();
    let before = Act::Withdraw { player, after: 0 };
    assert_eq!(Objection::InRound { player, round: 1 }, hall.objection(before));
    let never = Act::Withdraw { player, after: u16::MAX };
    assert_eq!(Objection::BeyondEnd { after: u16::MAX }, hall.objection(never));
    hall.does(Act::Withdraw { player, after: 1 });
    let round = hall.paired();
    assert!(!hall.state.round(round).unwrap().has(player));
}

#[test]
fn only_the_chief_arbiter_takes_back_what_only_he_may_do() {
    let mut hall = Hall::new(5);
    hall.played();
    hall.does(Act::Expel { player: EntrantId(1), after: 1, reason: "rude".to_owned() });
    let of = hall.state.head.seq;
    let deputy = Stamp { role: Role::Deputy, ..owner() };
    let refused = hall.asks(Request::new(deputy, Act::Undo { of }));
    assert!(matches!(refused, Err(Refusal::Role { .. })));
    let back = Act::Reinstate { player: EntrantId(1), from: 2 };
    assert_eq!(vec![Caution::ReinstatesExpelled], hall.cautions(back));
}
