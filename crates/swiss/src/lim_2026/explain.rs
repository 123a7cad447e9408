//! The steps of a round, as an arbiter with the articles in hand would have taken them.

use ronde_model::{Colour, PairingNumber};

use super::articles::{
    AT_1_1, AT_2_2, AT_2_3, AT_2_3_4, AT_2_4, AT_2_6, AT_3_2_4, AT_3_8, AT_3_10, AT_4_2, AT_4_4,
    AT_7_1,
};
use super::bye::passed_over;
use super::colours::allocate;
use super::draw::{Cracked, Drawn, DrawnGroup};
use super::groups::Side;
use super::players::Players;
use super::scrutiny::Pair;
use crate::reasons::FloatersNeeded;
use crate::steps::{Act, Refusal, Step};

/// Everything that was done, in order.
pub(super) fn explain(players: &Players<'_>, drawn: &Drawn, initial: Colour) -> Vec<Step> {
    let scribe = Scribe { players, initial };
    let mut steps = Vec::new();
    steps.extend(drawn.bye.map(|place| scribe.bye(place)));
    for group in &drawn.groups {
        if group.group.side == Side::Median {
            drawn.cracked.iter().for_each(|cracked| scribe.cracked(cracked, &mut steps));
        }
        scribe.group(group, &mut steps);
    }
    steps
}

struct Scribe<'a> {
    players: &'a Players<'a>,
    initial: Colour,
}

impl Scribe<'_> {
    fn number(&self, place: usize) -> PairingNumber {
        self.players.at(place).number
    }

    fn numbers(&self, places: &[usize]) -> Vec<PairingNumber> {
        places.iter().map(|&place| self.number(place)).collect()
    }

    fn bye(&self, place: usize) -> Step {
        let told = self.players.tells;
        let passed_over = if told { passed_over(self.players, place) } else { Vec::new() };
        let is_first = self.players.field.round.index() == 0;
        let article = if is_first { AT_7_1 } else { AT_1_1 };
        Step::new(article, Act::Byes { player: self.number(place), passed_over })
    }

    /// 2.6: the two leave their group for the median.
    fn cracked(&self, cracked: &Cracked, steps: &mut Vec<Step>) {
        let (one, other) = (self.number(cracked.pair.one), self.number(cracked.pair.other));
        steps.push(Step::new(AT_2_6, Act::Cracks { score: cracked.score, one, other }));
    }

    fn group(&self, drawn: &DrawnGroup, steps: &mut Vec<Step>) {
        let group = &drawn.group;
        let moved = [group.from_above.as_slice(), &group.from_below].concat();
        if moved.is_empty() && group.residents.is_empty() {
            return;
        }
        let (moved, residents) = (self.numbers(&moved), self.numbers(&group.residents));
        steps.push(Step::new(AT_2_2, Act::Takes { score: group.score, moved, residents }));
        self.floaters(drawn, steps);
        let is_of_residents = |pair: &Pair| pair.article != AT_3_8;
        let of_residents = drawn.paired.pairs.iter().position(is_of_residents);
        for (at, pair) in drawn.paired.pairs.iter().enumerate() {
            if Some(at) == of_residents {
                let (left, right) =
                    (self.numbers(&drawn.paired.top), self.numbers(&drawn.paired.bottom));
                steps.push(Step::new(AT_2_4, Act::LaysOut { left, right }));
            }
            self.pair(pair, group.side, steps);
        }
    }

    /// Why so many leave, who was passed over, and who leaves.
    fn floaters(&self, drawn: &DrawnGroup, steps: &mut Vec<Step>) {
        let floaters = drawn.floaters.len();
        if floaters == 0 {
            return;
        }
        let is_chosen = |article: &str| matches!(article, AT_2_3_4 | AT_4_4);
        let stranded = drawn.floaters.iter().filter(|it| !is_chosen(it.article));
        let of: Vec<PairingNumber> = stranded.map(|it| self.number(it.place)).collect();
        let is_odd = !drawn.group.everybody().len().is_multiple_of(2);
        let why = match (floaters, of.len()) {
            (1, 0) if is_odd => FloatersNeeded::Odd,
            _ => FloatersNeeded::Opponents,
        };
        steps.push(Step::new(AT_2_3, Act::Needs { floaters, why, of }));
        for floater in &drawn.floaters {
            for &(place, why) in &floater.refused {
                let floated = matches!(why, Refusal::Float(..));
                let article = if floated { AT_3_10 } else { AT_3_2_4 };
                let act = Act::Refuses { player: self.number(place), opponent: None, why };
                steps.push(Step::new(article, act));
            }
            let player = self.number(floater.place);
            steps.push(Step::new(floater.article, Act::Floats { player }));
        }
    }

    fn pair(&self, pair: &Pair, side: Side, steps: &mut Vec<Step>) {
        let refused_by = if pair.article == AT_3_8 { pair.article } else { AT_4_2 };
        for &(refused, why) in &pair.refused {
            let (player, opponent) = (self.number(pair.one), Some(self.number(refused)));
            steps.push(Step::new(refused_by, Act::Refuses { player, opponent, why }));
        }
        let (higher, lower) = (pair.one.min(pair.other), pair.one.max(pair.other));
        let (one, other) = (self.players.at(higher), self.players.at(lower));
        let given = allocate(one, other, side, self.initial);
        let act = Act::pair([one.seat(), other.seat()], given);
        steps.push(Step::new(pair.article, act));
    }
}
