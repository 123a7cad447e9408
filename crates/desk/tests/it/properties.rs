//! Random acts, allowed and not: what must hold of every journal.

use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64;
use ronde_desk::fold::{self, fold};
use ronde_desk::stored::{
    ByeCode, Case, ColourCode, Decision, Entrant, EntrantId, PlayerChange, ResultCode, Scope,
    Setting,
};
use ronde_desk::{
    Act, Decided, Line, Refusal, Request, Role, Stamp, State, decide_accepting, engine,
};

const JOURNAL: &str = "random";

/// A journal that grows, and the state that is kept up with it.
struct Kept {
    lines: Vec<Line>,
    state: State,
}

impl Kept {
    fn new() -> Kept {
        Kept { lines: Vec::new(), state: State::new(JOURNAL) }
    }

    /// Does the act with every warning accepted, or says why not.
    fn submit(&mut self, act: Act) -> Result<(), Refusal> {
        let stamp = Stamp { at: 0, by: "owner".to_owned(), role: Role::Owner };
        let journal = || Ok::<_, Refusal>(fold::entries(JOURNAL, &self.lines).unwrap().0);
        let decided = decide_accepting(&self.state, Request::new(stamp, act), journal);
        let (Decided { line, state, .. }, _) = decided?;
        self.lines.push(line);
        self.state = state;
        Ok(())
    }
}

/// What is the same after undo and redo: everything but the end of the journal and the marks of who
/// changed what last.
fn essence(state: &State) -> State {
    let mut state = state.clone();
    state.head = ronde_desk::Head::default();
    state.changed.clear();
    for round in &mut state.rounds {
        std::sync::Arc::make_mut(round).boards.iter_mut().for_each(|board| board.changed = 0);
    }
    for player in state.players.values_mut() {
        let player = std::sync::Arc::make_mut(player);
        (player.changed, player.card_changed) = (0, 0);
    }
    for remark in &mut state.remarks {
        remark.seq = 0;
    }
    state
}

fn any_id(state: &State, dice: &mut Pcg64) -> EntrantId {
    let highest = state.next_id().0 + 1;
    EntrantId(dice.random_range(0..=highest))
}

fn any_result(dice: &mut Pcg64) -> ResultCode {
    ResultCode::ALL[dice.random_range(0..ResultCode::ALL.len())]
}

/// An act of any kind, more often one that fits.
fn any_act(state: &State, dice: &mut Pcg64) -> Act {
    let round = u16::try_from(state.rounds.len()).unwrap_or(0);
    let around = (round + 1).saturating_sub(dice.random_range(0..3));
    let boards = state.rounds.last().map_or(0, |held| held.boards.len());
    let board = u32::try_from(dice.random_range(0..boards + 2)).unwrap_or(0);
    let player = any_id(state, dice);
    match dice.random_range(0..40) {
        0 => Act::Register {
            first: EntrantId(0),
            players: vec![Entrant {
                name: format!("Late, {}", dice.random_range(0..50)),
                rating: Some(dice.random_range(1000..2600)),
                ..Entrant::default()
            }],
            from: around.max(1),
        },
        1 => {
            Act::Amend { player, set: vec![PlayerChange::Rating(Some(dice.random_range(0..4000)))] }
        }
        2 => Act::CheckIn { players: vec![player], present: dice.random_range(0..4) > 0 },
        3 => Act::Withdraw { player, after: round },
        4 => Act::Reinstate { player, from: round + 1 },
        5 => Act::RequestBye {
            player,
            round: around,
            bye: [ByeCode::Full, ByeCode::Half, ByeCode::Zero][dice.random_range(0..3)],
        },
        6 => Act::CancelBye { player, round: around },
        7..=9 => match engine::pair(state, dice.random_range(0..2) == 0) {
            Ok(made) => made.act,
            Err(_) => Act::CloseRound { round },
        },
        10 | 11 => Act::Publish { round: around },
        12 => Act::Unpair { round: around },
        13..=19 => Act::EnterResult { round: around, board, result: any_result(dice) },
        20..=24 => about_a_result(dice, around, board),
        25 | 26 => Act::CloseRound { round: around },
        27 => Act::ReopenRound { round: around },
        28 => by_hand(state, dice, around),
        29 => Act::Configure {
            set: vec![match dice.random_range(0..4) {
                0 => Setting::Rounds(dice.random_range(0..9)),
                1 => Setting::TieBreaks("BH, SB".to_owned()),
                2 => Setting::FixedTable(player, Some(dice.random_range(0..6))),
                _ => Setting::City("Bern".to_owned()),
            }],
        },
        30 => Act::AddPair {
            round: around,
            white: player,
            black: any_id(state, dice),
            case: Case::LateEntry,
        },
        31 => Act::Expel { player, after: round, reason: "rude".to_owned() },
        32 => Act::AdjustPoints { player, tenths: -5, round: None, reason: "late".to_owned() },
        33 => Act::Finish,
        34 => Act::Resume { reason: "a result was wrong".to_owned() },
        // Numbers that no hall has.
        35 => absurd(dice),
        _ => Act::Undo { of: (state.head.seq + 2).saturating_sub(dice.random_range(0..9)) },
    }
}

/// What is done with a result that is there, or is not.
fn about_a_result(dice: &mut Pcg64, round: u16, board: u32) -> Act {
    match dice.random_range(0..5) {
        0 => Act::ClearResult { round, board },
        1 => Act::ConfirmResult { round, board },
        2 => Act::ReportResult {
            round,
            board,
            side: if dice.random_range(0..2) == 0 { ColourCode::White } else { ColourCode::Black },
            result: any_result(dice),
            alone: dice.random_range(0..4) == 0,
        },
        3 => Act::CorrectResult {
            round,
            board,
            result: any_result(dice),
            scope: if dice.random_range(0..3) == 0 { Scope::RatingOnly } else { Scope::Pairings },
            decision: if dice.random_range(0..3) == 0 {
                Decision::PairAgain
            } else {
                Decision::Keep
            },
            reason: "found later".to_owned(),
        },
        _ => Act::CorrectColours { round, board, decision: Decision::Keep },
    }
}

/// Whatever a program could send.
fn absurd(dice: &mut Pcg64) -> Act {
    let (round, board) =
        ([0, u16::MAX][dice.random_range(0..2)], [0, u32::MAX][dice.random_range(0..2)]);
    let player = EntrantId(board);
    let reason = "absurd".to_owned();
    match dice.random_range(0..12) {
        0 => Act::EnterResult { round, board, result: ResultCode::Draw },
        1 => Act::Withdraw { player: EntrantId(1), after: round },
        2 => Act::CorrectColours { round, board, decision: Decision::PairAgain },
        3 => Act::Register { first: player, players: Vec::new(), from: round },
        4 => Act::CheckIn { players: Vec::new(), present: true },
        5 => {
            Act::AdjustPoints { player: EntrantId(1), tenths: i32::MIN, round: Some(round), reason }
        }
        6 => Act::OpenManual { round, case: None, reason },
        7 => Act::Reinstate { player: EntrantId(2), from: round },
        8 => Act::RequestBye { player: EntrantId(2), round, bye: ByeCode::Half },
        9 => Act::Configure { set: vec![Setting::FixedTable(EntrantId(1), Some(board))] },
        10 => Act::AddPair { round, white: player, black: player, case: Case::LateEntry },
        _ => Act::Unpair { round },
    }
}

/// A step of a session in which pairs are made by hand.
fn by_hand(state: &State, dice: &mut Pcg64, round: u16) -> Act {
    let Some(manual) = &state.manual else {
        let (case, reason) = (Some(Case::RulesOfTheEvent), "random".to_owned());
        return Act::OpenManual { round, case, reason };
    };
    let round = manual.round;
    if dice.random_range(0..2) == 0 {
        return Act::CloseManual { round, departure: engine::departure(state, round) };
    }
    let mut arrangement = state.round(round).unwrap().arrangement();
    arrangement.pairs.reverse();
    arrangement.tables.clear();
    Act::Arrange { round, arrangement }
}

/// Twelve players and six rounds, and then whatever the dice say.
fn grown(seed: u64, acts: usize) -> (Kept, usize) {
    let mut dice = Pcg64::seed_from_u64(seed);
    let mut kept = Kept::new();
    kept.submit(Act::Create { name: "Random".to_owned() }).unwrap();
    kept.submit(Act::Configure { set: vec![Setting::Rounds(6)] }).unwrap();
    let player = |rating: u16| Entrant {
        name: format!("Player, {rating}"),
        rating: Some(rating),
        ..Entrant::default()
    };
    let players = (0..12).map(|place| player(2200 - 37 * place)).collect();
    kept.submit(Act::Register { first: EntrantId(0), players, from: 1 }).unwrap();
    let mut refused = 0;
    for _ in 0..acts {
        let (count, before) = (kept.lines.len(), kept.state.clone());
        let act = any_act(&kept.state, &mut dice);
        let done = kept.submit(act);
        // Whatever was done, it can be shown, ranked and reported.
        let _ = kept.state.rating_snapshot();
        if kept.state.finished {
            let open = kept.state.rounds.iter().any(|round| round.missing().next().is_some());
            assert!(!open, "seed {seed}: finished with an open game");
        }
        if done.is_err() {
            refused += 1;
            assert_eq!(count, kept.lines.len(), "a refusal leaves the journal untouched");
            assert_eq!(before, kept.state);
        }
    }
    (kept, refused)
}

#[test]
fn folding_the_journal_gives_the_state_that_was_kept_up() {
    let (mut acts, mut refusals, mut rounds) = (0, 0, 0);
    for seed in 0..60 {
        let (kept, refused) = grown(seed, 150);
        let folded = fold(JOURNAL, &kept.lines).unwrap();
        assert_eq!(kept.state.text(), folded.text(), "seed {seed}");
        // Whatever was done, the tournament can be shown.
        let snapshot = kept.state.snapshot_of(kept.state.rounds.len());
        assert_eq!(kept.state.rounds.len(), snapshot.rounds.len());
        acts += kept.lines.len();
        refusals += refused;
        rounds += kept.state.rounds.len();
    }
    assert!(acts > 1500 && refusals > 1500 && rounds > 60, "{acts} {refusals} {rounds}");
}

#[test]
fn undo_and_redo_together_do_nothing() {
    let mut undone = 0;
    for seed in 100..140 {
        let (mut kept, _) = grown(seed, 80);
        let before = essence(&kept.state);
        for of in (2..=kept.state.head.seq).rev().take(12) {
            if kept.submit(Act::Undo { of }).is_err() {
                continue;
            }
            let taken_back = kept.state.head.seq;
            undone += 1;
            let redone = kept.submit(Act::Undo { of: taken_back });
            assert_eq!(Ok(()), redone, "seed {seed}: act {of} cannot be done again");
            assert_eq!(before, essence(&kept.state), "seed {seed}, act {of}");
        }
    }
    assert!(undone > 80, "only {undone} acts could be undone");
}
