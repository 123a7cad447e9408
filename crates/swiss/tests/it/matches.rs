//! The Double-Swiss and the Swiss Team system of 2026 against the enumerator that follows their
//! articles word for word.
//!
//! `RONDE_SOAK_FROM` and `RONDE_SOAK_COUNT` choose the seeds; without them a sample runs.

use ronde_model::{Colour, PairingNumber, Snapshot, System};
use ronde_swiss::legality::violations;
use ronde_swiss::steps::{Act, Refusal, Step};
use ronde_swiss::why_not::{WhyNot, why_not};
use ronde_swiss::{Board, Detail, PairingError, RoundPairing, contest, facts, pair};
use ronde_testkit::matches::claims::{Claim, Fault};
use ronde_testkit::matches::random::{MatchCase, Trouble, of_teams, of_two_games};
use ronde_testkit::matches::{MatchBracket, MatchRound, Reading};
use ronde_testkit::{LiteralError, double_swiss_2026, team_2026};

use crate::witness::seeds;

const MOST: usize = 12;

#[test]
fn double_swiss_2026_engine_and_literal_enumerator_agree() {
    compare(System::DoubleSwiss2026, |trouble, seed| of_two_games(trouble, seed, MOST));
}

#[test]
fn team_2026_engine_and_literal_enumerator_agree() {
    compare(System::Team2026, |trouble, seed| of_teams(trouble, seed, MOST));
}

fn compare(system: System, field: impl Fn(Trouble, u64) -> MatchCase) {
    let (from, count) = seeds(45);
    let (mut compared, mut unpairable, mut failing) = (0, 0, 0);
    for seed in from..from + count {
        for trouble in Trouble::ALL {
            let case = field(trouble, seed);
            compared += 1;
            match agree(&case, system) {
                Some(brackets) => failing += usize::from(brackets.iter().any(|it| it.fails_c6)),
                None => unpairable += 1,
            }
        }
    }
    eprintln!(
        "{system}, seeds {from} to {}: {compared} fields, {unpairable} unpairable, C6 fails in \
         {failing}",
        from + count
    );
    assert!(compared > unpairable, "most fields can be paired");
}

fn literal(case: &MatchCase, system: System) -> Result<MatchRound, LiteralError> {
    read_by(case, system, Reading::Named)
}

fn read_by(case: &MatchCase, system: System, reading: Reading) -> Result<MatchRound, LiteralError> {
    match system {
        System::DoubleSwiss2026 => double_swiss_2026::pair_by(&case.snapshot, case.round, reading),
        _ => team_2026::pair_by(&case.snapshot, case.round, reading),
    }
}

/// Rounds that turn on how C6 is read, both sides: ours is that of the article's words, by which a
/// group that was emptied before asks for nothing; passed on to the next group the criterion would
/// lead elsewhere.
#[test]
fn c6_is_read_by_its_words() {
    let of_two_games = |trouble, seed| (System::DoubleSwiss2026, of_two_games(trouble, seed, MOST));
    for (system, case) in [
        of_two_games(Trouble::Forfeits, 766),
        of_two_games(Trouble::LastRounds, 1341),
        of_two_games(Trouble::Byes, 2264),
        (System::Team2026, of_teams(Trouble::Byes, 1004, MOST)),
    ] {
        let colour = case.snapshot.rules.initial_colour.unwrap_or(Colour::White);
        let ours = pair(&case.snapshot, case.round, system, colour, Detail::Nothing);
        let boards: Vec<_> = ours
            .expect("it can be paired")
            .boards
            .iter()
            .map(|board| (board.white, board.black))
            .collect();
        let words = read_by(&case, system, Reading::Named).expect("it can be paired");
        let passed_on = read_by(&case, system, Reading::PassedOn).expect("it can be paired");
        assert_eq!(words.pairs, boards, "{case}: the words");
        assert_ne!(passed_on.pairs, boards, "{case}: the other reading");
    }
}

/// What happened in the brackets; nothing if no pairing exists.
fn agree(case: &MatchCase, system: System) -> Option<Vec<MatchBracket>> {
    let snapshot = &case.snapshot;
    let colour = snapshot.rules.initial_colour.unwrap_or(Colour::White);
    let ours = pair(snapshot, case.round, system, colour, Detail::Alternatives);
    match (ours, literal(case, system)) {
        (Ok(ours), Ok(theirs)) => {
            let boards: Vec<_> = ours.boards.iter().map(|it| (it.white, it.black)).collect();
            assert_eq!((&theirs.pairs, theirs.bye), (&boards, ours.bye), "{case}: {theirs:#?}");
            let byes: Vec<_> = ours.bye.into_iter().collect();
            let broken = violations(snapshot, case.round, system, &ours.boards, &byes);
            assert!(broken.is_empty(), "{case}: {broken:?}");
            check_steps(case, &ours, &theirs);
            Some(theirs.brackets)
        }
        (Err(PairingError::NoCompletePairing(_)), Err(LiteralError::NoCompletePairing)) => {
            let deadlock = facts::deadlock(snapshot, case.round, system);
            assert!(deadlock.is_some_and(|it| !it.facts.is_empty()), "{case}: it has its facts");
            None
        }
        (Err(PairingError::NobodyToPair), _) => None,
        (ours, theirs) => panic!("{case}: {ours:?} against {theirs:?}"),
    }
}

/// The steps lead to the boards: every pair once, the bye, upfloaters and C6 as they were.
fn check_steps(case: &MatchCase, ours: &RoundPairing, theirs: &MatchRound) {
    let steps = &ours.reasons.steps;
    let mut pairs: Vec<Board> = Vec::new();
    let mut brackets = Vec::new();
    let mut fails = Vec::new();
    for step in steps {
        match &step.act {
            Act::Pairs { white, black, .. } => pairs.push(Board { white: *white, black: *black }),
            Act::Takes { moved, .. } => {
                brackets.push(moved.clone());
                fails.push(false);
            }
            Act::Sets { name: "C6", value: 1 } => *fails.last_mut().expect("a bracket") = true,
            Act::Byes { player, .. } => assert_eq!(Some(*player), ours.bye, "{case}"),
            _ => {}
        }
    }
    let mut boards = ours.boards.clone();
    boards.sort_unstable();
    pairs.sort_unstable();
    assert_eq!(boards, pairs, "{case}: every pair has its step");
    let upfloaters: Vec<Vec<PairingNumber>> =
        theirs.brackets.iter().map(|it| it.upfloaters.clone()).collect();
    assert_eq!(upfloaters, brackets, "{case}: upfloaters");
    let fails_c6 = |it: &MatchBracket| it.fails_c6 && !it.upfloaters.is_empty();
    let brackets = &theirs.brackets;
    let theirs: Vec<bool> = brackets.iter().map(fails_c6).collect();
    assert_eq!(theirs, fails, "{case}: C6");
    let claims: Vec<Claim> = steps.iter().filter_map(claim).collect();
    let expected: Vec<Claim> = brackets.iter().flat_map(|it| it.refused.clone()).collect();
    assert_eq!(expected, claims, "{case}: what was refused, and why");
}

/// What a step says of something refused.
fn claim(step: &Step) -> Option<Claim> {
    let Act::Refuses { player, opponent, why } = step.act else { return None };
    let fault = match why {
        Refusal::Barred(_) => Fault::Barred,
        Refusal::Rest => Fault::Rest,
        Refusal::Later => Fault::Later,
        Refusal::Criterion(article) => {
            let (_, number) = article.rsplit_once('C').expect("a criterion");
            Fault::Criterion(number.parse().expect("its number"))
        }
        other => panic!("{other:?} is not said of matches"),
    };
    Some((player, opponent, fault))
}

#[test]
fn every_pair_of_matches_can_be_asked_after() {
    for seed in 0..25 {
        ask_every_pair(&of_two_games(Trouble::Plain, seed, 40), System::DoubleSwiss2026);
        ask_every_pair(&of_teams(Trouble::Plain, seed, 40), System::Team2026);
    }
}

fn ask_every_pair(case: &MatchCase, system: System) {
    let snapshot = contest::view(&case.snapshot, system);
    let colour = snapshot.rules.initial_colour.unwrap_or(Colour::White);
    let prescribed = pair(&snapshot, case.round, system, colour, Detail::Nothing);
    let Ok(prescribed) = prescribed else { return };
    let numbers: Vec<PairingNumber> = snapshot.players.iter().map(|it| it.number).collect();
    for (place, &one) in numbers.iter().enumerate() {
        for &other in &numbers[place + 1..] {
            let answer = why_not(&snapshot, case.round, system, colour, one, other);
            let answer = answer.unwrap_or_else(|error| panic!("{case}: {error}"));
            check_answer(case, &snapshot, &prescribed, &answer, (one, other));
        }
    }
}

fn check_answer(
    case: &MatchCase,
    snapshot: &Snapshot,
    prescribed: &RoundPairing,
    answer: &WhyNot,
    (one, other): (PairingNumber, PairingNumber),
) {
    let two = [Board { white: one, black: other }, Board { white: other, black: one }];
    let (round, system) = (case.round, prescribed.system);
    match answer {
        WhyNot::Meet(board) => assert!(prescribed.boards.contains(board), "{case}"),
        WhyNot::Worse(forced) => {
            assert!(forced.boards.iter().any(|it| two.contains(it)), "{case}: they meet");
            let byes: Vec<_> = forced.bye.into_iter().collect();
            assert_eq!(violations(snapshot, round, system, &forced.boards, &byes), [], "{case}");
            check_decider(case, forced.departure.decided_by, (one, other));
        }
        WhyNot::Forbidden(_) => {
            assert_ne!(violations(snapshot, round, system, &two[..1], &[]), [], "{case}");
        }
        WhyNot::NoCompletion(heart) => assert!(!heart.players.is_empty(), "{case}"),
        WhyNot::NotThere { .. } => {}
    }
}

/// The forced round is worse in what is said to decide.
fn check_decider(
    case: &MatchCase,
    decider: ronde_swiss::check::Decider,
    two: (PairingNumber, PairingNumber),
) {
    use ronde_swiss::check::Decider;
    let Decider::Step { article, name, prescribed, given } = decider else { return };
    let worse = match name {
        "bye" => prescribed != given,
        "upfloater score" => given < prescribed,
        _ => given.unwrap_or(0) > prescribed.unwrap_or(0),
    };
    assert!(worse, "{case}, {two:?}: {article} {name} {prescribed:?} {given:?}");
}
