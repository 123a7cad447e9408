//! Every pair, colour, downfloat and bye of a round has its reasons.

use ronde_model::{Colour, Score};
use ronde_swiss::dutch::Edition;
use ronde_swiss::reasons::{BracketReasons, Exclusion, FloatersNeeded, PassedOver, Reasons};
use ronde_swiss::{Board, Detail, RoundPairing, pair};
use ronde_testkit::random::{Case, Kind, case};

/// Fields to look at; each is asked about every alternative, and the engine asserts for itself that
/// none is better than what it chose.
const SEEDS: u64 = 12;

#[test]
fn nothing_is_without_a_reason() {
    let mut excluded = 0;
    for seed in 0..SEEDS {
        for kind in Kind::ALL {
            for edition in [Edition::E2017, Edition::E2026] {
                let case = case(kind, seed);
                if let Some(round) = explained(&case, edition) {
                    excluded += check(&round, &format!("{kind:?} {seed} {edition}"));
                }
            }
        }
    }
    assert!(excluded > 500, "alternatives were asked about: {excluded}");
}

fn explained(case: &Case, edition: Edition) -> Option<RoundPairing> {
    let system = edition.system();
    pair(&case.snapshot, case.round, system, Colour::White, Detail::Alternatives).ok()
}

/// Checks one round and says how many alternatives it excludes.
fn check(round: &RoundPairing, name: &str) -> usize {
    let Reasons { brackets, bye, .. } = &round.reasons;
    let mut boards: Vec<Board> = brackets.iter().flat_map(boards).collect();
    let mut given = round.boards.clone();
    boards.sort_unstable();
    given.sort_unstable();
    assert_eq!(given, boards, "{name}: every board with its colours");
    assert_eq!(round.bye, bye.as_ref().map(|reasons| reasons.player), "{name}: the bye");
    for (bracket, next) in brackets.iter().zip(brackets.iter().skip(1)) {
        let left: Vec<_> = bracket.downfloats.iter().map(|float| float.player).collect();
        assert_eq!(left, next.moved_down, "{name}: who floats is moved down");
        let whole = bracket.floaters_needed == FloatersNeeded::Nobody;
        assert_eq!(whole, left.is_empty(), "{name}: {:?}", bracket.floaters_needed);
    }
    if let Some(reasons) = bye {
        check_bye(reasons.score, &reasons.passed_over, brackets, name);
    }
    brackets.iter().map(exclusions).sum()
}

fn boards(bracket: &BracketReasons) -> impl Iterator<Item = Board> {
    bracket.pairs.iter().map(|pair| match pair.colour.higher {
        Colour::White => Board { white: pair.higher, black: pair.lower },
        Colour::Black => Board { white: pair.lower, black: pair.higher },
    })
}

/// Whoever was passed over without being barred is paired, or could not be spared.
fn check_bye(
    score: Score,
    passed_over: &[(ronde_model::PairingNumber, PassedOver)],
    brackets: &[BracketReasons],
    name: &str,
) {
    let last = brackets.last().expect("somebody was paired");
    assert!(score >= last.score, "{name}: nobody is below the last bracket");
    for (number, why) in passed_over {
        let paired =
            brackets.iter().flat_map(boards).any(|it| [it.white, it.black].contains(number));
        assert!(paired, "{name}: {number} was passed over ({why:?}) and has an opponent");
    }
}

fn exclusions(bracket: &BracketReasons) -> usize {
    let pairs: usize = bracket.pairs.iter().map(|pair| pair.excluded.len()).sum();
    let floats: usize = bracket.downfloats.iter().map(|float| float.excluded.len()).sum();
    let exchanged = !bracket.exchanged_down.is_empty();
    assert_eq!(exchanged, bracket.without_exchange.is_some(), "an exchange has its reason");
    assert_ne!(Some(Exclusion::Later), bracket.without_exchange, "any transposition comes first");
    pairs + floats
}
