//! The steps of a round, for the arbiter with the book in hand.

use ronde_model::Colour;

use super::bracket::{self, Bracket};
use super::colours::allocate;
use super::criteria::Shortfall;
use super::people::People;
use super::{Drawn, Paired};
use crate::book::PairingTask;
use crate::pairing::Detail;
use crate::reasons::FloatersNeeded;
use crate::steps::{Act, Refusal, Step};
use crate::trace::count;

/// Players of a bracket beyond this number are not asked one by one why they do not meet.
const MOST_ASKED: usize = 150;

/// Every step, from the bye to the last pair.
pub(super) fn steps(
    people: &People<'_>,
    drawn: &Drawn,
    &PairingTask { initial_colour: initial, detail, .. }: &PairingTask<'_>,
) -> Vec<Step> {
    let mut steps = Vec::new();
    steps.extend(drawn.bye.iter().map(|bye| bye.step("C.04.4.2:3.1", people.field)));
    for paired in &drawn.brackets {
        Explainer { people, bracket: &paired.bracket, paired, initial, detail, steps: &mut steps }
            .explain();
    }
    steps
}

struct Explainer<'a> {
    people: &'a People<'a>,
    bracket: &'a Bracket,
    paired: &'a Paired,
    initial: Colour,
    detail: Detail,
    steps: &'a mut Vec<Step>,
}

impl Explainer<'_> {
    fn tell(&mut self, article: &'static str, act: Act) {
        self.steps.push(Step::new(article, act));
    }

    fn explain(&mut self) {
        let (people, bracket) = (self.people, self.bracket);
        let act = Act::Takes {
            score: bracket.score(people),
            moved: people.numbers(&bracket.incoming),
            residents: people.numbers(&bracket.residents),
        };
        self.tell("C.04.4.2:3.2", act);
        self.need();
        for &place in &bracket.ranked {
            let index = people.index(place);
            let act = Act::Indexes {
                player: people.number(place),
                buchholz: index.buchholz,
                sonneborn_berger: index.sonneborn_berger,
            };
            self.tell("C.04.4.2:1.8", act);
        }
        let (upper, lower) = bracket.ranked.split_at(bracket.ranked.len().div_ceil(2));
        let mut right = people.numbers(lower);
        right.reverse();
        self.tell("C.04.4.2:4.1", Act::LaysOut { left: people.numbers(upper), right });
        let Some(shortfall) = bracket::shortfall(people, bracket, &self.paired.folded) else {
            unreachable!("what was drawn leaves the rest complete")
        };
        let value = count(shortfall.disturbed);
        self.tell("C.04.4.2:C8", Act::Sets { name: "preferences", value });
        self.walk(&shortfall);
    }

    /// Why so many leave the bracket.
    fn need(&mut self) {
        let (floaters, ranked) = (self.paired.folded.left.len(), &self.bracket.ranked);
        let why = match floaters {
            0 => return,
            _ if floaters == ranked.len() % 2 => FloatersNeeded::Odd,
            _ if floaters == self.people.left_over(ranked) => FloatersNeeded::Opponents,
            _ => FloatersNeeded::Completion,
        };
        self.tell("C.04.4.2:C5", Act::Needs { floaters, why, of: Vec::new() });
    }

    /// 4.3: each in turn, with the opponents who come before the one he got.
    fn walk(&mut self, shortfall: &Shortfall) {
        let mut open = self.bracket.ranked.clone();
        let mut settled: Vec<(usize, usize)> = Vec::new();
        while !open.is_empty() {
            let one = open.remove(0);
            let pair = self.paired.folded.pairs.iter().find(|pair| pair.0 == one);
            let at = pair.and_then(|pair| open.iter().position(|&it| it == pair.1));
            let before = &open[at.map_or(0, |at| at + 1)..];
            if self.detail == Detail::Alternatives && self.bracket.ranked.len() <= MOST_ASKED {
                for &other in before.iter().rev() {
                    let why = self.against(&settled, (one, other), shortfall);
                    let (player, opponent) =
                        (self.people.number(one), Some(self.people.number(other)));
                    self.tell("C.04.4.2:4.3", Act::Refuses { player, opponent, why });
                }
            }
            match at {
                Some(at) => {
                    let other = open.remove(at);
                    settled.push((one, other));
                    let act = self.pair(one, other);
                    self.tell("C.04.4.2:3.2.2", act);
                }
                None => {
                    self.tell("C.04.4.2:3.2.2", Act::Floats { player: self.people.number(one) });
                }
            }
        }
    }

    /// What speaks against a pair that comes before the one that was made, with the pairs before it
    /// as they are.
    fn against(
        &self,
        settled: &[(usize, usize)],
        pair: (usize, usize),
        shortfall: &Shortfall,
    ) -> Refusal {
        if let Some(bar) = self.people.field.bar(pair.0, pair.1) {
            return Refusal::Barred(bar);
        }
        let has = |(one, other): (usize, usize), place: usize| one == place || other == place;
        let allowed = |a: usize, b: usize| {
            let splits = |&two: &(usize, usize)| has(two, a) != has(two, b);
            !settled.iter().chain([&pair]).any(splits)
        };
        match bracket::best_under(self.people, self.bracket, &allowed) {
            None => Refusal::Rest,
            Some(with) => shortfall.first_worse(&with).map_or(Refusal::Later, Refusal::Criterion),
        }
    }

    fn pair(&self, higher: usize, lower: usize) -> Act {
        let seats = [higher, lower].map(|place| self.people.field.at(place).seat());
        Act::pair(seats, allocate(self.people, (higher, lower), self.initial))
    }
}
