//! Dubov of 1997 against the text followed word for word, on random small fields of every kind.
//!
//! `RONDE_SOAK_FROM` and `RONDE_SOAK_COUNT` choose the seeds; without them a sample runs. Every
//! tenth seed has fields of 9 to 12 players, the others of 2 to 10.

mod events;
mod golden;
mod position;
mod refusals;
mod rules;

use std::collections::{BTreeMap, BTreeSet};

use ronde_model::{Colour, Snapshot};
use ronde_swiss::initial_colour::shown_by_round_1;
use ronde_swiss::steps::Act;
use ronde_swiss::{Detail, System, pair};
use ronde_testkit::dubov_1997;
use ronde_testkit::random::{Case, Kind, case, sized_case};

use crate::witness::{Witnessed, agree, answered, compare_every};

const SYSTEM: System = System::Dubov1997;

#[test]
fn engine_and_text_agree_on_dubov_1997() {
    let field = |kind, seed| {
        let larger = seed % 10 == 9;
        if larger { sized_case(kind, seed, 9, 12) } else { case(kind, seed) }
    };
    compare_every(60, field, |case| {
        agree(case, SYSTEM, |snapshot, colour| {
            answered(dubov_1997::pair(snapshot, case.round, colour), |it| Witnessed {
                pairs: it.pairs,
                bye: it.bye,
                working: it.log,
            })
        })
    });
}

fn initial_colour(snapshot: &Snapshot) -> Colour {
    let shown = shown_by_round_1(snapshot, SYSTEM);
    snapshot.rules.initial_colour.or(shown).unwrap_or(Colour::White)
}

/// With reasons asked for, the same round comes out, and the steps lead to it: every pair in
/// exactly one step, the bye in one, an average for everybody. Every article of the procedure is
/// met with.
#[test]
fn steps_lead_to_the_boards() {
    let mut articles: BTreeMap<&'static str, usize> = BTreeMap::new();
    for seed in 0..40 {
        for kind in Kind::ALL {
            for article in check_steps(&case(kind, seed)) {
                *articles.entry(article).or_default() += 1;
            }
        }
    }
    let met: Vec<&str> = articles.keys().copied().collect();
    let expected =
        ["2.6", "4", "5", "6.1", "6.2", "6.3", "6.4", "7.1", "7.2", "7.3", "7.4", "8.2", "9"];
    assert_eq!(expected.map(|article| format!("dubov-1997:{article}")), *met, "{articles:?}");
}

fn check_steps(case: &Case) -> BTreeSet<&'static str> {
    let colour = initial_colour(&case.snapshot);
    let with = |detail| pair(&case.snapshot, case.round, SYSTEM, colour, detail);
    let Ok(plain) = with(Detail::Nothing) else { return BTreeSet::new() };
    assert_eq!(plain.reasons.steps, [], "{case}");
    let full = with(Detail::Alternatives).expect("reasons change nothing");
    assert_eq!((&plain.boards, plain.bye), (&full.boards, full.bye), "{case}");
    let outcome = with(Detail::Outcome).expect("reasons change nothing").reasons.steps;
    let is_alternative =
        |act: &Act| matches!(act, Act::Refuses { .. } | Act::Tries { .. } | Act::Skips { .. });
    let said: Vec<_> = full.reasons.steps.iter().filter(|it| !is_alternative(&it.act)).collect();
    assert_eq!(outcome.iter().collect::<Vec<_>>(), said, "{case}");
    let mut boards: Vec<_> = plain.boards.iter().map(|it| (it.white, it.black)).collect();
    let mut byes: Vec<_> = plain.bye.into_iter().collect();
    let mut averages = 0;
    for step in &outcome {
        match &step.act {
            Act::Pairs { white, black, .. } => {
                let place = boards.iter().position(|it| it == &(*white, *black));
                boards.swap_remove(place.unwrap_or_else(|| panic!("{case}: {step:?}")));
            }
            Act::Byes { player, .. } => byes.retain(|it| it != player),
            Act::Averages { .. } => averages += 1,
            _ => {}
        }
    }
    assert_eq!((0, 0), (boards.len(), byes.len()), "{case}");
    assert_eq!(averages, 2 * plain.boards.len() + usize::from(plain.bye.is_some()), "{case}");
    full.reasons.steps.iter().map(|step| step.article).collect()
}
