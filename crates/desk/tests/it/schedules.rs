//! Tournaments whose rounds follow from a schedule: cups, Berlin, files, numbers that are drawn.

use ronde_desk::entry::{Entry, Hash, Head, VERSION};
use ronde_desk::judge::{self, Caution, Objection};
use ronde_desk::state::Phase;
use ronde_desk::stored::{
    Affinity, DecidedBy, DrawWay, EntrantId, Imported, NumberDraw, PlayerChange, ResultCode,
    Setting, SystemCode,
};
use ronde_desk::{Act, State, engine, fold, scheduled};
use ronde_model::{GameResult, Parts, PlayedScore, Round, Snapshot};
use ronde_schedule::{Field, Recipe, tournament};

use crate::hall::{Hall, owner, player, set};

fn recipe(text: &str) -> Setting {
    Setting::System(SystemCode::Schedule(text.to_owned()))
}

/// Eight players, and a wrong number of rounds announced.
fn scheduled_hall(text: &str) -> Hall {
    let mut hall = Hall::new(5);
    hall.does(set(recipe(text)));
    hall
}

/// As many players as are asked for.
fn hall_of(players: u16, text: &str) -> Hall {
    let mut hall = Hall { lines: Vec::new(), state: State::new("rules") };
    hall.does(Act::Create { name: "Hall".to_owned() });
    let players = (0..players).map(|place| player(place, 2200 - 10 * place)).collect();
    hall.does(Act::Register { first: EntrantId(0), players, from: 1 });
    hall.does(set(recipe(text)));
    hall
}

/// The round is played like this, and closed.
fn ends(hall: &mut Hall, round: u16, result: ResultCode) {
    let boards: Vec<u32> = hall.state.round(round).unwrap().missing().collect();
    for board in boards {
        hall.does(Act::EnterResult { round, board, result });
    }
    hall.does(Act::CloseRound { round });
}

#[test]
fn berlin_goes_to_its_end_whatever_was_announced() {
    let mut hall = scheduled_hall("berlin players=8 groups=2 finals=halves");
    assert_eq!(Some(5), hall.state.settings.rounds);
    assert_eq!(Some(6), hall.state.last_round());
    for round in 1..=6 {
        let left = Objection::RoundsLeft { paired: round - 1, declared: 6 };
        assert_eq!(left, hall.objection(Act::Finish), "before round {round}");
        hall.played();
    }
    let seventh = Objection::BeyondLastRound { round: 7, rounds: 6 };
    assert_eq!(Err(seventh), engine::pair(&hall.state, false).map(|_| ()));
    hall.does(Act::Finish);
}

#[test]
fn a_drawn_match_of_a_cup_is_decided_or_played_again() {
    let mut hall = hall_of(4, "cup players=4 places=third");
    let round = hall.paired();
    ends(&mut hall, round, ResultCode::Draw);
    let level = hall.state.level_matches();
    assert_eq!([1, 2], [level[0].number, level[1].number]);
    // Two replays would come before the final: three rounds in all, if nothing more is drawn.
    assert_eq!(Some(3), hall.state.last_round());
    assert_eq!(Objection::RoundsLeft { paired: 1, declared: 3 }, hall.objection(Act::Finish));
    let by = Some(DecidedBy::Lots);
    let stranger = Act::Decide { number: 1, winner: level[1].sides[0][0], by };
    let not = Objection::NotInMatch { number: 1, player: level[1].sides[0][0] };
    assert_eq!(not, hall.objection(stranger));
    hall.does(Act::Decide { number: 1, winner: level[0].sides[1][0], by });
    let twice = Act::Decide { number: 1, winner: level[0].sides[0][0], by };
    assert_eq!(Objection::NothingToDecide { number: 1 }, hall.objection(twice));
    // Only the other match is played again.
    let replay = hall.paired();
    assert_eq!(1, hall.state.round(replay).unwrap().boards.len());
    ends(&mut hall, replay, ResultCode::Draw);
    assert_eq!(Some(4), hall.state.last_round(), "the cup grows by a round");
    let winner = level[1].sides[0][0];
    hall.does(Act::Decide { number: 2, winner, by: Some(DecidedBy::TieBreakGames) });
    assert_eq!(Some(3), hall.state.last_round());
    let last = hall.paired();
    let boards = &hall.state.round(last).unwrap().boards;
    assert_eq!(2, boards.len(), "the final, and the match for the third place");
    let final_pair = boards.iter().find(|board| board.pair().has(winner)).unwrap();
    assert!(final_pair.pair().has(level[0].sides[1][0]), "those who were named go on");
    ends(&mut hall, last, ResultCode::WhiteWins);
    hall.does(Act::Finish);
    let places = hall.state.standings().0.rows().iter().map(|row| row.rank).collect::<Vec<_>>();
    assert_eq!(vec![1, 2, 3, 4], places, "nobody shares a place that was played for");
    let said: Vec<&str> = hall.state.remarks.iter().map(|it| it.text.as_str()).collect();
    assert_eq!(2, said.iter().filter(|text| text.contains("was level")).count(), "{said:?}");
}

#[test]
fn what_is_decided_is_undone_and_done_otherwise() {
    let mut hall = hall_of(4, "cup players=4");
    let round = hall.paired();
    ends(&mut hall, round, ResultCode::Draw);
    let level = hall.state.level_matches();
    let decide = |side: usize| Act::Decide { number: 1, winner: level[0].sides[side][0], by: None };
    hall.does(decide(0));
    let of = hall.state.head.seq;
    hall.does(Act::Undo { of });
    assert_eq!(2, hall.state.level_matches().len());
    hall.does(decide(1));
    assert_eq!(vec![(1, level[0].sides[1][0])], hall.state.decisions);
}

#[test]
fn rounds_of_a_schedule_are_not_announced() {
    let mut hall = scheduled_hall("round-robin players=8");
    assert_eq!(Some(7), hall.state.last_round());
    assert_eq!(Objection::RoundsOfSchedule, hall.objection(set(Setting::Rounds(9))));
    hall.does(set(Setting::Rounds(7)));
    assert_eq!(Some(7), hall.state.snapshot().rules.declared_rounds);
}

#[test]
fn a_schedule_waits_for_its_players() {
    let hall = hall_of(5, "round-robin players=6");
    let why = Objection::SchedulePlayers { needed: 6, here: 5 };
    assert_eq!(Err(why), engine::pair(&hall.state, false).map(|_| ()));
}

// ---- Files
// ----------------------------------------------------------------------------------------

fn made(text: &str) -> Snapshot {
    let recipe: Recipe = text.parse().unwrap();
    tournament(&recipe, &Field::numbered(&recipe), "Made").unwrap()
}

fn import(snapshot: &Snapshot) -> Imported {
    let mut text = Vec::new();
    ronde_formats::json::write(snapshot, &mut text).unwrap();
    let tournament = String::from_utf8(text).unwrap();
    Imported { file: "made.json".to_owned(), tournament, ..Imported::default() }
}

fn opened(snapshot: &Snapshot) -> Hall {
    let mut hall = Hall { lines: Vec::new(), state: State::new("rules") };
    hall.does(Act::Create { name: "Hall".to_owned() });
    hall.does(Act::Import(Box::new(import(snapshot))));
    hall
}

/// The tournament with so many games of a round won by White, from the first.
fn with_results(snapshot: &Snapshot, round: usize, games: usize) -> Snapshot {
    let mut parts: Parts = (**snapshot).clone();
    let held = &parts.rounds[round - 1];
    let mut list = held.games().to_vec();
    for game in list.iter_mut().take(games) {
        game.result = GameResult::Played { score: PlayedScore::WhiteWins, rated: true };
    }
    parts.rounds[round - 1] = Round::new(list, held.unpaired().to_vec()).unwrap();
    Snapshot::new(parts).unwrap()
}

#[test]
fn a_schedule_opens_at_its_first_round_without_results() {
    for text in [
        "round-robin players=6",
        "round-robin players=4 team=2",
        "scheveningen boards=3",
        "schiller",
        "berlin players=8",
        "molter teams=4 players=4 rounds=3",
        "cup players=6",
    ] {
        let all = made(text);
        let mut hall = opened(&all);
        assert_eq!(1, hall.state.rounds.len(), "{text}");
        assert_eq!(Phase::Published, hall.state.round(1).unwrap().phase, "{text}");
        assert_eq!(Some(text.parse::<Recipe>().unwrap()), hall.state.recipe(), "{text}");
        hall.all_white(1);
        hall.does(Act::CloseRound { round: 1 });
        // It is a round like any other: it can be reopened, and a result corrected.
        hall.does(Act::ReopenRound { round: 1 });
        let result = ResultCode::BlackWins;
        hall.does(Act::EnterResult { round: 1, board: 1, result });
        assert_eq!(Some(result), hall.state.round(1).unwrap().boards[0].result, "{text}");
        hall.does(Act::EnterResult { round: 1, board: 1, result: ResultCode::WhiteWins });
        hall.does(Act::CloseRound { round: 1 });
        while hall.state.last_round() != Some(hall.state.next_round() - 1) {
            let round = hall.played();
            // What the file had is what the schedule makes.
            if let Some(in_file) = all.rounds.get(usize::from(round) - 1) {
                let held = hall.state.round(round).unwrap();
                let pairs: Vec<(u32, u32)> =
                    held.boards.iter().map(|it| (it.white.0, it.black.0)).collect();
                let wanted = in_file.games().iter().map(|it| (it.white.get(), it.black.get()));
                assert_eq!(wanted.collect::<Vec<_>>(), pairs, "{text}, round {round}");
            }
        }
        hall.does(Act::Finish);
    }
}

#[test]
fn a_round_that_was_begun_is_gone_on_with() {
    let all = with_results(&with_results(&made("round-robin players=6"), 1, 3), 2, 1);
    let mut hall = opened(&all);
    let phases: Vec<Phase> = hall.state.rounds.iter().map(|held| held.phase).collect();
    assert_eq!(vec![Phase::Closed, Phase::Published, Phase::Published], phases);
    assert_eq!(2, hall.state.round_in_play());
    hall.all_white(2);
    hall.does(Act::ClearResult { round: 2, board: 1 });
    hall.all_white(2);
    hall.does(Act::CloseRound { round: 2 });
    assert_eq!(3, hall.state.round_in_play());
}

#[test]
fn rounds_that_the_schedule_would_not_make_are_held() {
    let mut parts = (*made("round-robin players=6")).clone();
    parts.rounds.swap(1, 3);
    let hall = opened(&Snapshot::new(parts).unwrap());
    assert_eq!(5, hall.state.rounds.len(), "the file alone knows of them");
    assert!(hall.state.rounds.iter().all(|held| held.phase == Phase::Published));
    assert_eq!(1, hall.state.round_in_play());
}

#[test]
fn a_swiss_file_is_gone_on_with_where_results_are_missing() {
    let mut swiss = Hall::new(5);
    swiss.played();
    swiss.paired();
    swiss.does(Act::EnterResult { round: 2, board: 2, result: ResultCode::Draw });
    let mut hall = opened(&swiss.state.snapshot());
    assert_eq!(2, hall.state.rounds.len());
    assert_eq!(2, hall.state.round_in_play());
    hall.all_white(2);
    hall.does(Act::CloseRound { round: 2 });
    hall.played();
}

#[test]
fn a_missing_result_of_an_earlier_round_can_be_entered() {
    let mut swiss = Hall::new(5);
    swiss.played();
    swiss.played();
    let mut parts = (*swiss.state.snapshot()).clone();
    let mut games = parts.rounds[0].games().to_vec();
    games[1].result = GameResult::Pending;
    parts.rounds[0] = Round::new(games, Vec::new()).unwrap();
    let mut hall = opened(&Snapshot::new(parts).unwrap());
    assert_eq!(1, hall.state.round_in_play());
    hall.does(Act::EnterResult { round: 1, board: 2, result: ResultCode::WhiteWins });
    hall.does(Act::CloseRound { round: 1 });
    hall.played();
}

/// A journal of before held every round of the file, and closed all but the last.
#[test]
fn a_journal_of_before_is_read_as_it_was_and_goes_on() {
    let acts = [
        Act::Create { name: "Before".to_owned() },
        Act::Import(Box::new(import(&made("scheveningen boards=3")))),
    ];
    let entry = |(what, seq): (Act, u64)| {
        let (journal, key, accepted) = ("before".to_owned(), String::new(), Vec::new());
        let previous = Hash::NONE;
        Entry { version: VERSION, journal, seq, previous, stamp: owner(), key, accepted, what }
    };
    let entries: Vec<Entry<Act>> = acts.into_iter().zip(1..).map(entry).collect();
    let head = Head { seq: 2, ..Head::default() };
    let state = fold::fold_entries("before", &entries, head).unwrap();
    let phases: Vec<Phase> = state.rounds.iter().map(|held| held.phase).collect();
    assert_eq!(vec![Phase::Closed, Phase::Closed, Phase::Published], phases);
    assert_eq!(1, state.round_in_play());
    let act = Act::EnterResult { round: 1, board: 1, result: ResultCode::Draw };
    assert_eq!(Ok(Vec::new()), judge::judge(&state, &act));
}

#[test]
fn decisions_of_a_file_are_those_of_the_desk() {
    let mut hall = hall_of(4, "cup players=4");
    let round = hall.paired();
    ends(&mut hall, round, ResultCode::Draw);
    let winner = hall.state.level_matches()[0].sides[1][0];
    hall.does(Act::Decide { number: 1, winner, by: None });
    let mut again = opened(&hall.state.snapshot());
    assert_eq!(hall.state.decisions, again.state.decisions);
    assert_eq!(1, again.state.level_matches().len());
    let winner = again.state.level_matches()[0].sides[0][0];
    again.does(Act::Decide { number: 2, winner, by: None });
    let third = opened(&again.state.snapshot());
    assert_eq!(again.state.decisions, third.state.decisions);
    assert_eq!(Some(2), third.state.last_round());
}

// ---- Numbers
// --------------------------------------------------------------------------------------

fn draw(way: DrawWay, seed: Option<u64>) -> Act {
    let draw = NumberDraw { way, seed, apart: Affinity::Federation, split: false };
    Act::Number { order: Vec::new(), reason: String::new(), draw: Some(draw) }
}

#[test]
fn numbers_are_drawn_by_lots_and_can_be_drawn_again() {
    let mut hall = hall_of(8, "round-robin players=8");
    hall.does(draw(DrawWay::Lots, Some(42)));
    let drawn = hall.state.numbers(1);
    assert_ne!((1..=8).map(EntrantId).collect::<Vec<_>>(), drawn);
    // Whatever was drawn before, the seed says it all.
    hall.does(draw(DrawWay::Lots, Some(43)));
    assert_ne!(drawn, hall.state.numbers(1));
    hall.does(draw(DrawWay::Lots, Some(42)));
    assert_eq!(drawn, hall.state.numbers(1));
    assert!(hall.state.remarks.iter().any(|it| it.text == "Numbers drawn by lots, seed 42"));
    hall.played();
    let late = hall.objection(draw(DrawWay::Lots, Some(1)));
    assert_eq!(Objection::AfterTheStart { what: "numbers" }, late);
}

/// C.05 annex 2, ssb-course: two of a federation do not meet in the last three rounds.
#[test]
fn compatriots_do_not_meet_at_the_end_after_a_directed_draw() {
    let mut hall = hall_of(10, "round-robin players=10");
    for id in 1..=10 {
        let federation = ["SUI", "FRA", "ITA", "GER"][id as usize % 4].to_owned();
        let set = vec![PlayerChange::Federation(federation)];
        hall.does(Act::Amend { player: EntrantId(id), set });
    }
    for seed in 0..20 {
        hall.does(draw(DrawWay::Varma, Some(seed)));
        let mut played = Hall { lines: hall.lines.clone(), state: hall.state.clone() };
        for _ in 0..9 {
            played.played();
        }
        let nation = |id: EntrantId| played.state.players[&id].entrant.federation.clone();
        let last = played.state.rounds.iter().skip(6).flat_map(|held| &held.boards);
        for board in last {
            assert_ne!(nation(board.white), nation(board.black), "seed {seed}");
        }
    }
}

#[test]
fn a_draw_that_is_not_possible_says_why() {
    let small = hall_of(8, "round-robin players=8");
    let table = Objection::DrawTable { least: 9, most: 24 };
    assert_eq!(table, small.objection(draw(DrawWay::Varma, Some(1))));
    assert_eq!(Objection::NoDraw, small.objection(draw(DrawWay::Lots, None)), "without a seed");
    let cup = hall_of(8, "cup players=8");
    assert_eq!(Objection::NoDraw, cup.objection(draw(DrawWay::Lots, Some(1))));
    let few = hall_of(8, "round-robin players=9");
    let missing = Objection::SchedulePlayers { needed: 9, here: 8 };
    assert_eq!(missing, few.objection(draw(DrawWay::Lots, Some(1))));
    let mut one_nation = hall_of(10, "round-robin players=10");
    for id in 1..=10 {
        let set = vec![PlayerChange::Federation("SUI".to_owned())];
        one_nation.does(Act::Amend { player: EntrantId(id), set });
    }
    assert_eq!(Objection::DrawTooLarge, one_nation.objection(draw(DrawWay::Varma, Some(1))));
    let split =
        NumberDraw { way: DrawWay::Varma, seed: Some(1), apart: Affinity::Federation, split: true };
    assert_eq!(10, scheduled::drawn(&one_nation.state, &split).unwrap().len());
}

#[test]
fn teams_draw_their_numbers_together() {
    let mut hall = hall_of(6, "round-robin players=3 team=2");
    for id in 1..=6 {
        let set = vec![PlayerChange::Team(format!("Team {}", (id - 1) / 2))];
        hall.does(Act::Amend { player: EntrantId(id), set });
    }
    hall.does(draw(DrawWay::Lots, Some(5)));
    let numbers = hall.state.numbers(1);
    for pair in numbers.chunks(2) {
        assert_eq!(pair[0].0 + 1, pair[1].0, "{numbers:?}");
    }
    assert_eq!(Vec::<Caution>::new(), hall.cautions(draw(DrawWay::Lots, Some(6))));
}
