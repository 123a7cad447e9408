//! The steps of a round, as an arbiter with the articles in hand would have taken them.

use ronde_matching::{Adjacency, Completion};
use ronde_model::{Colour, PairingNumber};

use super::articles::{O7, O9, O10, O11, O13, O14};
use super::colours::allocate;
use super::draw::{Drawn, DrawnLevel};
use super::exempt::passed_over;
use super::floaters;
use super::levels::Side;
use super::pairs::{self, Pair};
use super::standings::Standings;
use crate::pairing::Detail;
use crate::reasons::FloatersNeeded;
use crate::steps::{Act, Refusal, Step};

/// Everything that was done, in order.
pub(super) fn explain(
    standings: &Standings,
    drawn: &Drawn,
    initial: Colour,
    detail: Detail,
) -> Vec<Step> {
    let scribe = Scribe { standings, initial, all: detail == Detail::Alternatives };
    let mut steps = Vec::new();
    steps.extend(drawn.exempt.map(|rank| scribe.exempt(rank)));
    for level in &drawn.levels {
        scribe.level(level, &mut steps);
    }
    steps
}

struct Scribe<'a> {
    standings: &'a Standings<'a>,
    initial: Colour,
    /// Whether refusals are told too.
    all: bool,
}

impl Scribe<'_> {
    fn number(&self, rank: usize) -> PairingNumber {
        self.standings.at(rank).number
    }

    fn numbers(&self, ranks: &[usize]) -> Vec<PairingNumber> {
        ranks.iter().map(|&rank| self.number(rank)).collect()
    }

    fn exempt(&self, rank: usize) -> Step {
        let passed_over = if self.all { passed_over(self.standings, rank) } else { Vec::new() };
        Step::new(O7, Act::Byes { player: self.number(rank), passed_over })
    }

    fn level(&self, drawn: &DrawnLevel, steps: &mut Vec<Step>) {
        let level = &drawn.level;
        if level.came.is_empty() && level.residents.is_empty() {
            return;
        }
        let (moved, residents) = (self.numbers(&level.came), self.numbers(&level.residents));
        steps.push(Step::new(O9, Act::Takes { score: level.score, moved, residents }));
        if !drawn.floats.is_empty() {
            steps.push(self.need(drawn));
        }
        if self.all {
            self.spared(drawn, steps);
        }
        let article = if drawn.paired.pairs.is_empty() { O11 } else { O10 };
        for &rank in &drawn.floats {
            steps.push(Step::new(article, Act::Floats { player: self.number(rank) }));
        }
        if !drawn.paired.upper.is_empty() {
            let (left, right) =
                (self.numbers(&drawn.paired.upper), self.numbers(&drawn.paired.lower));
            steps.push(Step::new(O13, Act::LaysOut { left, right }));
        }
        let pairs = &drawn.paired.pairs;
        let refusals = if self.all { pairs::refusals(self.standings, pairs) } else { Vec::new() };
        for (at, pair) in pairs.iter().enumerate() {
            let why = refusals.get(at).map_or(&[][..], Vec::as_slice);
            self.pair(pair, why, level.side, steps);
        }
    }

    /// Why so many go on towards the centre.
    fn need(&self, drawn: &DrawnLevel) -> Step {
        let all = drawn.level.everybody();
        let joined = |a: usize, b: usize| self.standings.may_meet(all[a], all[b]);
        let left_over = Completion::new(Adjacency::from_fn(all.len(), joined)).left_over();
        let floaters = drawn.floats.len();
        let why = match floaters {
            _ if floaters == all.len() % 2 => FloatersNeeded::Odd,
            _ if floaters == left_over => FloatersNeeded::Opponents,
            _ => FloatersNeeded::Completion,
        };
        Step::new(O10, Act::Needs { floaters, why, of: Vec::new() })
    }

    /// Those nearer to the centre than a floater who stay all the same, and why.
    fn spared(&self, drawn: &DrawnLevel, steps: &mut Vec<Step>) {
        let high = drawn.level.side == Side::High;
        let farthest = if high { drawn.floats.first() } else { drawn.floats.last() };
        let Some(&farthest) = farthest else { return };
        let nearer = |rank: &usize| if high { *rank > farthest } else { *rank < farthest };
        let stays = |rank: &usize| !drawn.floats.contains(rank);
        let spared: Vec<usize> =
            drawn.level.everybody().into_iter().filter(nearer).filter(stays).collect();
        let refusals = floaters::refusals(self.standings, &drawn.level, &drawn.elsewhere, &spared);
        for (rank, why) in spared.into_iter().zip(refusals) {
            let act = Act::Refuses { player: self.number(rank), opponent: None, why };
            steps.push(Step::new(O10, act));
        }
    }

    fn pair(&self, pair: &Pair, refusals: &[Refusal], side: Side, steps: &mut Vec<Step>) {
        for (&refused, &why) in pair.refused.iter().zip(refusals) {
            let (player, opponent) = (self.number(pair.one), Some(self.number(refused)));
            steps.push(Step::new(O14, Act::Refuses { player, opponent, why }));
        }
        let (stronger, weaker) = (pair.one.min(pair.other), pair.one.max(pair.other));
        let (one, other) = (self.standings.at(stronger), self.standings.at(weaker));
        let given = allocate(one, other, side, self.initial);
        let act = Act::pair([one.seat(), other.seat()], given);
        steps.push(Step::new(O13, act));
    }
}
