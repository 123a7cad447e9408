//! The steps of a round, for the arbiter with the book in hand.

use ronde_model::Colour;

use super::criteria::Shortfall;
use super::identifier::{best_with, hurts, in_order};
use super::sets::Scoregroup;
use super::{Bracket, Drawn, Pair, Round, without};
use crate::pairing::Detail;
use crate::reasons::FloatersNeeded;
use crate::steps::{Act, Refusal, Step};

/// Participants unpaired beyond this number are not asked one by one why they were not raised.
const MOST_ASKED: usize = 150;

/// Brackets beyond this number are not asked pair by pair why an earlier one was refused.
const MOST_WEIGHED: usize = 80;

/// Every step, from the bye to the last pair.
pub(super) fn steps(
    round: &Round<'_>,
    drawn: &Drawn,
    initial: Colour,
    detail: Detail,
) -> Vec<Step> {
    let mut steps = Vec::new();
    steps.extend(drawn.bye.iter().map(|bye| bye.step(round.chapter.articles.bye, round.field)));
    // What two who are bound to each other change is no matter of C6.
    let field = round.field.unbound();
    let unbound = Round { field: &field, chapter: round.chapter, floated: round.floated.clone() };
    let mut left: Vec<usize> = (0..round.field.len()).collect();
    left.retain(|&place| drawn.bye.as_ref().is_none_or(|bye| bye.receiver != place));
    for bracket in &drawn.brackets {
        left = without(&left, &bracket.residents);
        let account = Account { round, unbound: &unbound, bracket, lower: &left };
        account.tell(initial, detail, &mut steps);
        left = without(&left, &bracket.upfloaters);
    }
    steps
}

struct Account<'a> {
    round: &'a Round<'a>,
    unbound: &'a Round<'a>,
    bracket: &'a Bracket,
    /// Everybody unpaired below the residents, upfloaters included.
    lower: &'a [usize],
}

impl Account<'_> {
    fn tell(&self, initial: Colour, detail: Detail, steps: &mut Vec<Step>) {
        let (round, bracket) = (self.round, self.bracket);
        let articles = &round.chapter.articles;
        self.need(steps);
        let fails = self.fails_following();
        if detail == Detail::Alternatives {
            self.passed_over(fails, steps);
        }
        let taken = Act::Takes {
            score: round.score(bracket.residents[0]),
            moved: round.numbers(&bracket.upfloaters),
            residents: round.numbers(&bracket.residents),
        };
        steps.push(Step::new(articles.set, taken));
        if fails {
            steps.push(Step::new(articles.following, Act::Sets { name: "C6", value: 1 }));
        }
        self.members(detail, steps);
        for pair in bracket.ranked_pairs() {
            steps.push(Step::new(articles.bracket, self.pair(pair, initial)));
        }
    }

    fn group<'g>(&'g self, round: &'g Round<'g>) -> Scoregroup<'g> {
        Scoregroup { round, residents: &self.bracket.residents, lower: self.lower }
    }

    /// Why so many are raised.
    fn need(&self, steps: &mut Vec<Step>) {
        let (residents, floaters) = (&self.bracket.residents, self.bracket.upfloaters.len());
        let why = match floaters {
            0 => return,
            _ if floaters == residents.len() % 2 => FloatersNeeded::Odd,
            _ if floaters == self.group(self.round).left_over(residents) => {
                FloatersNeeded::Opponents
            }
            _ => FloatersNeeded::Completion,
        };
        let act = Act::Needs { floaters, why, of: Vec::new() };
        steps.push(Step::new(self.round.chapter.articles.fewest, act));
    }

    /// Whether the upfloaters leave the following scoregroup so that C6 fails.
    fn fails_following(&self) -> bool {
        let rest = without(self.lower, &self.bracket.upfloaters);
        let following = self.group(self.unbound).following();
        !self.bracket.upfloaters.is_empty() && !self.unbound.leaves_following(following, &rest)
    }

    /// Why those who come before the last upfloater were not raised.
    fn passed_over(&self, fails: bool, steps: &mut Vec<Step>) {
        let (round, bracket) = (self.round, self.bracket);
        let Some(&last) = bracket.upfloaters.last() else { return };
        if bracket.residents.len() + self.lower.len() > MOST_ASKED {
            return;
        }
        let group = self.group(round);
        let chosen = group.shortfall_of_set(&bracket.ranked_pairs(), fails);
        let earlier = self.lower.iter().copied().take_while(|&place| place < last);
        for place in earlier.filter(|place| !bracket.upfloaters.contains(place)) {
            let why = self.why_not_raised(&chosen, group.shortfall_with(place));
            let act = Act::Refuses { player: round.number(place), opponent: None, why };
            steps.push(Step::new(round.chapter.articles.set_order, act));
        }
    }

    fn why_not_raised(&self, chosen: &Shortfall, with: Option<Shortfall>) -> Refusal {
        let Some(with) = with else { return Refusal::Rest };
        let worse = chosen.first_worse(&with, self.round.chapter);
        worse.map_or(Refusal::Later, Refusal::Criterion)
    }

    /// 3.6: the halves by number, who changes sides, and what was refused.
    fn members(&self, detail: Detail, steps: &mut Vec<Step>) {
        let (round, bracket) = (self.round, self.bracket);
        let articles = &round.chapter.articles;
        let mut members = [bracket.residents.as_slice(), &bracket.upfloaters].concat();
        members.sort_by_key(|&place| round.tpn(place));
        let (upper, lower) = members.split_at(members.len() / 2);
        let laid_out = Act::LaysOut { left: round.numbers(upper), right: round.numbers(lower) };
        steps.push(Step::new(articles.members, laid_out));
        let tops: Vec<usize> = bracket.pairs.iter().map(|pair| pair.0).collect();
        let down = upper.iter().copied().filter(|place| !tops.contains(place));
        let up = lower.iter().copied().filter(|place| tops.contains(place));
        let (down, up) = (down.collect::<Vec<_>>(), up.collect::<Vec<_>>());
        let asked = detail == Detail::Alternatives && members.len() <= MOST_WEIGHED;
        if asked {
            self.refused_tops(&members, &down, steps);
        }
        if !down.is_empty() {
            let act = Act::Exchanges { down: round.numbers(&down), up: round.numbers(&up) };
            steps.push(Step::new(articles.identifiers, act));
        }
        if asked {
            self.refused_pairs(&members, steps);
        }
    }

    /// Why those of the upper half are no top members.
    fn refused_tops(&self, members: &[usize], down: &[usize], steps: &mut Vec<Step>) {
        let round = self.round;
        let tops: Vec<usize> = self.bracket.pairs.iter().map(|pair| pair.0).collect();
        let chosen = hurts(round, &self.bracket.ranked_pairs());
        for &place in down {
            let settled: Vec<usize> =
                members.iter().copied().take_while(|&it| it != place).collect();
            let agrees = |a: usize, b: usize| {
                let (top, bottom) = in_order(round, a, b);
                let is_off = |it: usize, as_top: bool| {
                    let known = settled.contains(&it) || it == place;
                    known && as_top != (tops.contains(&it) || it == place)
                };
                !is_off(top, true) && !is_off(bottom, false)
            };
            let with = best_with(round, members, &agrees);
            let why = self.why_refused(&chosen, with.as_deref());
            let act = Act::Refuses { player: round.number(place), opponent: None, why };
            steps.push(Step::new(round.chapter.articles.identifiers, act));
        }
    }

    /// Why top members did not get an earlier bottom member.
    fn refused_pairs(&self, members: &[usize], steps: &mut Vec<Step>) {
        let round = self.round;
        let tops: Vec<usize> = self.bracket.pairs.iter().map(|pair| pair.0).collect();
        let mut left = members.to_vec();
        for (index, &(top, bottom)) in self.bracket.pairs.iter().enumerate() {
            let earlier = left.iter().copied().filter(|&it| {
                !tops.contains(&it)
                    && round.tpn(top) < round.tpn(it)
                    && round.tpn(it) < round.tpn(bottom)
            });
            let ranked: Vec<Pair> = self.bracket.ranked_pairs()[index..].to_vec();
            for other in earlier.collect::<Vec<_>>() {
                let why = if let Some(bar) = round.field.bar(top, other) {
                    Refusal::Barred(bar)
                } else {
                    let only = |a: usize, b: usize| {
                        let has = |it: usize| a == it || b == it;
                        has(top) == has(other)
                    };
                    let with = best_with(round, &left, &only);
                    self.why_refused(&hurts(round, &ranked), with.as_deref())
                };
                let (player, opponent) = (round.number(top), Some(round.number(other)));
                let act = Act::Refuses { player, opponent, why };
                steps.push(Step::new(round.chapter.articles.identifiers, act));
            }
            left.retain(|&it| it != top && it != bottom);
        }
    }

    /// What speaks against the best pairing with what was refused.
    fn why_refused(&self, chosen: &[usize], with: Option<&[Pair]>) -> Refusal {
        let Some(with) = with else { return Refusal::Rest };
        let with = hurts(self.round, with);
        let rows = self.round.chapter.criteria.iter().filter(|row| row.criterion.is_of_pairs());
        let mut rows = rows.zip(chosen.iter().zip(&with));
        let worse = rows.find(|(_, (own, others))| own != others);
        match worse {
            Some((row, (own, others))) if others > own => Refusal::Criterion(row.article),
            _ => Refusal::Later,
        }
    }

    fn pair(&self, (higher, lower): Pair, initial: Colour) -> Act {
        let seats = [higher, lower].map(|place| self.round.field.at(place).seat());
        Act::pair(seats, self.round.colour((higher, lower), initial))
    }
}
