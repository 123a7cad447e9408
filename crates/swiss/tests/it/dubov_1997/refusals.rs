//! What the steps say of pairs that were not made is true: they are followed from the first to the
//! last, and at every refusal all ways to pair the others are tried.

use std::collections::{BTreeMap, BTreeSet};

use ronde_model::PairingNumber;
use ronde_swiss::legality::violations;
use ronde_swiss::steps::{Act, Refusal, Step};
use ronde_swiss::{Board, Detail, pair};
use ronde_testkit::random::{Case, Kind, case};

use super::{SYSTEM, initial_colour};

/// Where a player stands, as the steps tell it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    Floater,
    Leaving,
    Member,
    Raised,
    Below,
}

type Places = BTreeMap<PairingNumber, Place>;
type Legal = BTreeSet<(PairingNumber, PairingNumber)>;

#[test]
fn refusals_say_what_is_so() {
    let (mut rest, mut worse) = (0, 0);
    for seed in 0..100 {
        for kind in Kind::ALL {
            let (more_rest, more_worse) = check(&case(kind, seed));
            rest += more_rest;
            worse += more_worse;
        }
    }
    assert!(rest > 20 && worse > 10, "{rest} for the sake of the others, {worse} by an article");
}

/// How many pairs were refused because of the others, and how many by an article.
fn check(case: &Case) -> (usize, usize) {
    let colour = initial_colour(&case.snapshot);
    let Ok(made) = pair(&case.snapshot, case.round, SYSTEM, colour, Detail::Alternatives) else {
        return (0, 0);
    };
    let mut places = Places::new();
    let mut legal = None;
    let (mut rest, mut worse) = (0, 0);
    for step in &made.reasons.steps {
        follow(&mut places, step);
        let Act::Refuses { player, opponent: Some(opponent), why } = step.act else { continue };
        let mut others = places.clone();
        match step.article {
            "dubov-1997:7.1" | "dubov-1997:7.2" => {
                others.insert(opponent, Place::Raised);
            }
            _ => others.retain(|number, _| *number != player && *number != opponent),
        }
        let legal = legal.get_or_insert_with(|| legal_pairs(case, &places));
        match why {
            Refusal::Rest => {
                assert!(!can_pair(&others, legal), "{case}: {step:?}");
                rest += 1;
            }
            Refusal::Criterion(_) => {
                assert!(can_pair(&others, legal), "{case}: {step:?}");
                worse += 1;
            }
            _ => {}
        }
    }
    (rest, worse)
}

fn follow(places: &mut Places, step: &Step) {
    let mut stands = |who: &[PairingNumber], place| {
        places.extend(who.iter().map(|&number| (number, place)));
    };
    match &step.act {
        Act::Averages { player, .. } => stands(&[*player], Place::Below),
        Act::Takes { moved, residents, .. } => {
            stands(moved, Place::Floater);
            stands(residents, Place::Member);
        }
        Act::Transfers { player, .. } => stands(&[*player], Place::Raised),
        Act::Floats { player } => stands(&[*player], Place::Leaving),
        Act::Byes { player, .. } => places.retain(|number, _| number != player),
        Act::Pairs { white, black, .. } => {
            places.retain(|number, _| number != white && number != black);
        }
        _ => {}
    }
}

/// Pairs that are legal with one colour or the other; of those who are still open.
fn legal_pairs(case: &Case, open: &Places) -> Legal {
    let is_legal = |white, black| {
        let board = [Board { white, black }];
        violations(&case.snapshot, case.round, SYSTEM, &board, &[]).is_empty()
    };
    let pairs = open.keys().flat_map(|&one| open.keys().map(move |&other| (one, other)));
    pairs
        .filter(|&(one, other)| one < other && (is_legal(one, other) || is_legal(other, one)))
        .collect()
}

fn can_pair(open: &Places, legal: &Legal) -> bool {
    let mut rest = open.clone();
    let Some((one, place)) = rest.pop_first() else { return true };
    open.iter().any(|(&other, &their_place)| {
        let mut rest = rest.clone();
        legal.contains(&(one, other))
            && may_be_joined(place, their_place)
            && rest.remove(&other).is_some()
            && can_pair(&rest, legal)
    })
}

fn may_be_joined(one: Place, other: Place) -> bool {
    use Place::{Below, Floater, Leaving, Member, Raised};
    match (one, other) {
        (Leaving, it) | (it, Leaving) => it == Below,
        (Floater, it) | (it, Floater) => matches!(it, Member | Below),
        (Raised, it) | (it, Raised) => matches!(it, Member | Raised),
        (Member | Below, Member | Below) => true,
    }
}
