//! The best candidate of a bracket: all of them in order, the first of the best is taken.

use std::ops::ControlFlow;

use super::field::Field;
use super::order::{self, Pairs, Shape};
use super::set::Set;

/// Those who are paired together: moved-down players and residents (C.04.3:1.3.2).
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bracket {
    pub(crate) moved_down: Set,
    pub(crate) residents: Set,
}

impl Bracket {
    pub(crate) fn players(self) -> Set {
        self.moved_down.and(self.residents)
    }
}

/// The criteria of an edition, for one bracket.
pub(crate) trait Judge {
    /// How far a candidate falls short: less is better.
    type Shortfall: Ord;

    /// The shortfall of a candidate, or `None` if an absolute criterion forbids it or if it is
    /// plainly not better than `best`.
    fn judge(
        &mut self,
        pairs: &Pairs,
        floaters: Set,
        best: Option<&Self::Shortfall>,
    ) -> Option<Self::Shortfall>;

    /// Whether no candidate can be better: it is taken at once (C.04.3:3.8).
    fn is_perfect(shortfall: &Self::Shortfall) -> bool;

    /// Sets of so many MDPs to pair, in order. `mdps` are in ranking order.
    fn mdp_sets(&self, mdps: &[usize], many: usize) -> Vec<Vec<usize>>;
}

/// The candidate that was chosen.
pub(crate) struct Chosen<S> {
    pub(crate) pairs: Pairs,
    pub(crate) floaters: Set,
    pub(crate) shortfall: S,
    /// How many candidates were looked at.
    pub(crate) looked_at: usize,
}

/// The best candidate. The most pairs come first, because fewest floaters is the first criterion of
/// quality in both editions; then the most MDPs paired, and the order of generation.
pub(crate) fn best<J: Judge>(
    field: &Field,
    bracket: Bracket,
    judge: &mut J,
) -> Option<Chosen<J::Shortfall>> {
    let most = bracket.players().len() / 2;
    (0..=most).rev().find_map(|pairs| best_with_pairs(field, bracket, judge, pairs))
}

fn best_with_pairs<J: Judge>(
    field: &Field,
    bracket: Bracket,
    judge: &mut J,
    pairs: usize,
) -> Option<Chosen<J::Shortfall>> {
    let mdps: Vec<usize> = bracket.moved_down.places().collect();
    let residents: Vec<usize> = bracket.residents.places().collect();
    let mut chosen = None;
    for paired_mdps in (0..=pairs.min(mdps.len())).rev() {
        let among_residents = pairs - paired_mdps;
        if paired_mdps + 2 * among_residents > residents.len() {
            continue;
        }
        let shape = Shape {
            mdp_sets: &judge.mdp_sets(&mdps, paired_mdps),
            residents: &residents,
            exchanges: &order::exchanges(residents.len() - paired_mdps, among_residents),
        };
        let flow = order::candidates(field, &shape, &mut |pairs| {
            consider(bracket, judge, pairs, &mut chosen)
        });
        if flow.is_break() {
            break;
        }
    }
    chosen
}

fn consider<J: Judge>(
    bracket: Bracket,
    judge: &mut J,
    pairs: &Pairs,
    chosen: &mut Option<Chosen<J::Shortfall>>,
) -> ControlFlow<()> {
    let paired: Set = pairs.iter().flat_map(|(one, other)| [*one, *other]).collect();
    let floaters = bracket.players().minus(paired);
    let best = chosen.as_ref().map(|chosen| &chosen.shortfall);
    let looked_at = 1 + chosen.as_ref().map_or(0, |chosen| chosen.looked_at);
    let shortfall = judge.judge(pairs, floaters, best);
    match (shortfall, chosen) {
        (Some(new), Some(old)) if new >= old.shortfall => old.looked_at = looked_at,
        (None, Some(old)) => old.looked_at = looked_at,
        (None, None) => {}
        (Some(shortfall), chosen) => {
            let perfect = J::is_perfect(&shortfall);
            *chosen = Some(Chosen { pairs: pairs.clone(), floaters, shortfall, looked_at });
            if perfect {
                return ControlFlow::Break(());
            }
        }
    }
    ControlFlow::Continue(())
}
