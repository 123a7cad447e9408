//! The steps of a round, as an arbiter with the articles in hand would have taken them.

use ronde_model::{Colour, PairingNumber};

use super::colours::allocate;
use super::draw::{Drawn, DrawnLevel};
use super::exempt::passed_over;
use super::levels::Side;
use super::pairs::Pair;
use super::standings::Standings;
use crate::pairing::Detail;
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

fn step(article: &'static str, act: Act) -> Step {
    Step { article, act }
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
        step("original:O7", Act::Byes { player: self.number(rank), passed_over })
    }

    fn level(&self, drawn: &DrawnLevel, steps: &mut Vec<Step>) {
        let level = &drawn.level;
        if level.came.is_empty() && level.residents.is_empty() {
            return;
        }
        let (moved, residents) = (self.numbers(&level.came), self.numbers(&level.residents));
        steps.push(step("original:O9", Act::Takes { score: level.score, moved, residents }));
        if self.all {
            self.spared(drawn, steps);
        }
        let article = if drawn.paired.pairs.is_empty() { "original:O11" } else { "original:O10" };
        for &rank in &drawn.floats {
            steps.push(step(article, Act::Floats { player: self.number(rank) }));
        }
        if !drawn.paired.upper.is_empty() {
            let (left, right) =
                (self.numbers(&drawn.paired.upper), self.numbers(&drawn.paired.lower));
            steps.push(step("original:O13", Act::LaysOut { left, right }));
        }
        for pair in &drawn.paired.pairs {
            self.pair(pair, level.side, steps);
        }
    }

    /// Those nearer to the centre than a floater who stay all the same, and why.
    fn spared(&self, drawn: &DrawnLevel, steps: &mut Vec<Step>) {
        let high = drawn.level.side == Side::High;
        let farthest = if high { drawn.floats.first() } else { drawn.floats.last() };
        let Some(&farthest) = farthest else { return };
        let nearer = |rank: &usize| if high { *rank > farthest } else { *rank < farthest };
        let stays = |rank: &usize| !drawn.floats.contains(rank);
        for rank in drawn.level.everybody().into_iter().filter(nearer).filter(stays) {
            let float = self.standings.at(rank).floats[0];
            let why = match float {
                _ if drawn.level.came_first() && drawn.level.came.contains(&rank) => {
                    Refusal::Criterion("original:O12")
                }
                Some(float) => Refusal::Float(float, 1),
                None => Refusal::Rest,
            };
            let act = Act::Refuses { player: self.number(rank), opponent: None, why };
            steps.push(step("original:O10", act));
        }
    }

    fn pair(&self, pair: &Pair, side: Side, steps: &mut Vec<Step>) {
        for &refused in pair.refused.iter().filter(|_| self.all) {
            let place = |rank: usize| self.standings.place(rank);
            let bar = self.standings.field.bar(place(pair.one), place(refused));
            let why = bar.map_or(self.shortcoming(pair.one, refused), Refusal::Barred);
            let (player, opponent) = (self.number(pair.one), Some(self.number(refused)));
            steps.push(step("original:O14", Act::Refuses { player, opponent, why }));
        }
        let (stronger, weaker) = (pair.one.min(pair.other), pair.one.max(pair.other));
        let (one, other) = (self.standings.at(stronger), self.standings.at(weaker));
        let (colour, colours) = allocate(one, other, side, self.initial);
        let (white, black) = if colour == Colour::White { (one, other) } else { (other, one) };
        let act = Act::Pairs {
            white: white.number,
            black: black.number,
            colours,
            white_due: white.preference,
            black_due: black.preference,
        };
        steps.push(step("original:O13", act));
    }

    /// What a legal pair itself suffers from; else it is the others who would suffer.
    fn shortcoming(&self, one: usize, refused: usize) -> Refusal {
        if self.standings.expect_the_same(one, refused) {
            Refusal::Colours
        } else if self.standings.floats_again(one, refused) > 0 {
            Refusal::Criterion("original:O6")
        } else {
            Refusal::Criterion("original:O14")
        }
    }
}
