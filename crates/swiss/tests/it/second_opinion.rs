//! The fast way for large brackets and the dense matching give the same round, on fields of 20 to
//! 80 players under every kind of stress.
//!
//! `RONDE_SOAK_FROM` and `RONDE_SOAK_COUNT` choose the seeds; `RONDE_SOAK_PLAYERS` (such as
//! `80-300`) other sizes. Without them a sample runs.

use std::collections::BTreeMap;

use ronde_model::Colour;
use ronde_swiss::dutch::{Edition, SolvedBy, second_opinion};
use ronde_testkit::Dice;

use crate::stress::{self, STRESSES, Stress};
use crate::witness::seeds;

#[test]
fn kinds_and_matching_agree() {
    let (from, count) = seeds(2);
    let mut counters = BTreeMap::new();
    for seed in from..from + count {
        for stress in &STRESSES {
            for edition in [Edition::E2017, Edition::E2026] {
                play(stress, edition, seed, &mut counters);
            }
        }
    }
    for ((players, by), brackets) in &counters {
        eprintln!("brackets of {players} and more, by {by:?}: {brackets}");
    }
    let by_kinds =
        |((players, by), _): &(&(usize, SolvedBy), &u64)| *players >= 20 && *by == SolvedBy::Kinds;
    assert!(counters.iter().any(|entry| by_kinds(&entry)), "the kinds answer for large brackets");
}

type Counters = BTreeMap<(usize, SolvedBy), u64>;

fn play(stress: &Stress, edition: Edition, seed: u64, counters: &mut Counters) {
    let (fewest, most) = sizes();
    let spread = Dice(seed).below(u64::from(most - fewest + 1));
    let players = fewest + u32::try_from(spread).unwrap();
    stress::play(stress, players, edition, seed, |snapshot, round| {
        let name = format!("{}, seed {seed}, {players} players, {edition}, {round}", stress.name);
        let opinion = second_opinion(snapshot, round, edition, Colour::White).unwrap();
        assert_eq!(opinion.boards, opinion.usual_boards, "{name}");
        assert_eq!(opinion.bye, opinion.usual_bye, "{name}");
        for (size, by) in opinion.solved {
            let class = [100, 41, 20, 10, 6, 1].into_iter().find(|&least| size >= least).unwrap();
            *counters.entry((class, by)).or_default() += 1;
        }
    });
}

fn sizes() -> (u32, u32) {
    let text = std::env::var("RONDE_SOAK_PLAYERS").unwrap_or_else(|_| "20-80".to_owned());
    let (fewest, most) = text.split_once('-').expect("two numbers");
    (fewest.parse().expect("a number"), most.parse().expect("a number"))
}
