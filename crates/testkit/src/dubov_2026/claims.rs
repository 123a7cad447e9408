//! Whether what is said about a round of C.04.4.1 is true: sets, shifters and transpositions are
//! listed again.

use std::cmp::Reverse;

use ronde_model::PairingNumber;

use super::bracket::{Paired, Work as Subgroups, members, pair};
use super::facts::Facts as Persons;
use super::order;
use super::procedure::Round;
use crate::reasons::walk::{Across, walk};
use crate::reasons::{
    Checked, Claims, Facts, Group, Need, Refused, Said, Told, Verdict, Why, groups,
};

/// Everything that is said about a round.
pub(crate) fn check(claims: &Claims, facts: &Facts<'_>, checked: &mut Checked) -> Verdict {
    let persons = Persons::new(facts.snapshot, facts.round);
    let mut left: Vec<usize> = (0..persons.people.len()).collect();
    let (before, told) = groups(&claims.told);
    let mut work = Work { persons: &persons, facts, round: Round::new(&persons), checked };
    for it in &before {
        if let Said::Byes { player, passed_over } = &it.act {
            work.bye(*player, passed_over)?;
            let receiver = work.place(*player);
            left.retain(|place| *place != receiver);
        }
    }
    let mut ahead: &[&Told] = &before;
    for group in &told {
        let score = left.first().map(|&top| persons.people[top].score);
        let of_score = |place: &usize| Some(persons.people[*place].score) == score;
        let (residents, lower): (Vec<usize>, Vec<usize>) = left.iter().partition(|it| of_score(it));
        let upfloaters = work.round.choose_upfloaters(&residents, &lower);
        let is_same =
            work.places(group.moved) == upfloaters && work.places(group.residents) == residents;
        let verdict = work.checked.claim("group", is_same, || "other players".to_owned());
        verdict
            .and_then(|()| work.upfloaters(ahead, &residents, &lower, &upfloaters))
            .and_then(|()| work.bracket(group, &residents, &upfloaters))
            .map_err(|what| format!("{what}, in {group:?}"))?;
        left = lower.into_iter().filter(|place| !upfloaters.contains(place)).collect();
        ahead = &group.acts;
    }
    if left.is_empty() { Ok(()) } else { Err(format!("nothing is told of {left:?}")) }
}

struct Work<'a, 'b> {
    persons: &'a Persons,
    facts: &'a Facts<'a>,
    round: Round<'a>,
    checked: &'b mut Checked,
}

impl Work<'_, '_> {
    fn place(&self, number: PairingNumber) -> usize {
        let mut people = self.persons.people.iter();
        people.position(|person| person.number == number).expect("only the present are spoken of")
    }

    fn places(&self, numbers: &[PairingNumber]) -> Vec<usize> {
        numbers.iter().map(|number| self.place(*number)).collect()
    }

    /// 3.1: everybody before the receiver, in order.
    fn bye(&mut self, player: PairingNumber, passed_over: &[(PairingNumber, Why)]) -> Verdict {
        let all: Vec<usize> = (0..self.persons.people.len()).collect();
        let receiver = self.place(player);
        let is_true = self.round.assign_bye(&all) == Some(receiver);
        self.checked.claim("bye", is_true, || format!("{player}"))?;
        let mut order = all.clone();
        order.sort_by_key(|&place| {
            let person = &self.persons.people[place];
            (person.score, Reverse(person.played.len()), Reverse(person.number))
        });
        let before = order.into_iter().take_while(|place| *place != receiver);
        let named: Vec<usize> = passed_over.iter().map(|it| self.place(it.0)).collect();
        if !before.eq(named.iter().copied()) {
            return Err(format!("others come before, told {passed_over:?}"));
        }
        for (place, (player, why)) in named.into_iter().zip(passed_over) {
            let refused = Refused { player: *player, opponent: None, why: why.clone() };
            let others: Vec<usize> = all.iter().copied().filter(|it| *it != place).collect();
            let is_true = match why {
                Why::ByeBarred(_) => self.facts.plainly(&refused) == Some(true),
                Why::Rest => {
                    self.persons.people[place].may_take_bye && !self.round.completes(&others)
                }
                _ => false,
            };
            self.checked.refusal(&refused, is_true)?;
        }
        Ok(())
    }

    /// 3.2.1, 3.2.2, 4.2: why so many, why these.
    fn upfloaters(
        &mut self,
        ahead: &[&Told],
        residents: &[usize],
        lower: &[usize],
        upfloaters: &[usize],
    ) -> Verdict {
        let raised = ahead.iter().filter_map(|it| match &it.act {
            Said::Transfers { player } => Some(self.place(*player)),
            _ => None,
        });
        let raised: Vec<usize> = raised.collect();
        let mut needs = 0;
        for told in ahead.iter().filter(|it| it.article == "C.04.4.1:3.2.1") {
            let Said::Needs { count, why, .. } = &told.act else { continue };
            needs += count;
            let fewest = self.fewest_left(residents);
            let is_true = match why {
                Need::Odd => *count == 1 && residents.len() % 2 == 1,
                Need::Opponents => *count == fewest,
                Need::Completion => *count > fewest,
                Need::Nobody | Need::ByeScore => false,
            };
            self.checked.claim("floaters needed", is_true, || format!("{told:?}"))?;
        }
        let is_true = needs == upfloaters.len() && (raised == upfloaters || upfloaters.is_empty());
        self.checked.claim("float", is_true, || format!("{raised:?}, {upfloaters:?}, {needs}"))?;
        let refused: Vec<&Refused> = ahead
            .iter()
            .filter(|it| it.article == "C.04.4.1:4.2")
            .filter_map(|it| match &it.act {
                Said::Refuses(refused) => Some(refused),
                _ => None,
            })
            .collect();
        let last = upfloaters.last().copied().unwrap_or(0);
        let earlier = lower.iter().copied().filter(|it| *it < last && !upfloaters.contains(it));
        let earlier: Vec<usize> = earlier.collect();
        let named: Vec<usize> = refused.iter().map(|it| self.place(it.player)).collect();
        if earlier != named {
            return Err(format!("{earlier:?} come before, told {refused:?}"));
        }
        for (place, refused) in earlier.into_iter().zip(refused) {
            self.not_raised(place, refused, (residents, lower, upfloaters))?;
        }
        Ok(())
    }

    /// C5 to C10: the best bracket in which this player meets a resident.
    fn not_raised(
        &mut self,
        place: usize,
        refused: &Refused,
        (residents, lower, upfloaters): (&[usize], &[usize], &[usize]),
    ) -> Verdict {
        let own = self.round.shortfall(residents, lower, upfloaters, &|_| true);
        let own = own.ok_or("the bracket has no pairing")?;
        let meets = |pairs: &[(usize, usize)]| {
            pairs.iter().any(|&(one, other)| {
                one == place && residents.contains(&other)
                    || other == place && residents.contains(&one)
            })
        };
        let best = (1..=lower.len()).find_map(|size| {
            let sets = order::sets(lower, size).into_iter().filter(|set| set.contains(&place));
            sets.filter_map(|set| self.round.shortfall(residents, lower, &set, &meets)).min()
        });
        let is_true = match (&refused.why, &best) {
            (Why::Rest, best) => best.is_none(),
            (Why::Later, Some(best)) => *best == own,
            (Why::Criterion(article), Some(best)) => {
                *best > own && own.first_difference(best) == Some(article)
            }
            _ => false,
        };
        self.checked.claim("worse or later", is_true, || {
            format!("{refused:?}: {best:?} against {own:?}")
        })?;
        self.checked.refusal(refused, true)
    }

    /// How many of these stay over when as many pairs as possible are made of them.
    fn fewest_left(&self, players: &[usize]) -> usize {
        let Some((&one, others)) = players.split_first() else { return 0 };
        let mates = others.iter().filter(|other| self.persons.legal(one, **other));
        let with = mates.map(|&mate| {
            let rest: Vec<usize> = others.iter().copied().filter(|it| *it != mate).collect();
            self.fewest_left(&rest)
        });
        with.min().unwrap_or(usize::MAX).min(1 + self.fewest_left(others))
    }

    fn bracket(&mut self, group: &Group<'_>, residents: &[usize], upfloaters: &[usize]) -> Verdict {
        let paired = pair(self.persons, residents, upfloaters);
        let subgroups = Subgroups::new(self.persons, &members(residents, upfloaters));
        let mut opponents = Vec::new();
        for told in &group.acts {
            match &told.act {
                Said::Pairs(seat) => {
                    self.facts.seat(seat, self.facts.higher(seat), true, self.checked)?;
                }
                Said::Refuses(refused) if told.article == "C.04.4.1:4.3" => {
                    let is_true = refused.why == Why::Rest
                        && is_no_shifter(&subgroups, &paired, self.place(refused.player));
                    self.checked.refusal(refused, is_true)?;
                }
                Said::Refuses(refused) if told.article == "C.04.4.1:4.4" => opponents.push(refused),
                _ => {}
            }
        }
        self.transpositions(group, &paired)?;
        self.opponents(&paired, &opponents)
    }

    /// 4.4: the transpositions that were tried, in order.
    fn transpositions(&mut self, group: &Group<'_>, paired: &Paired) -> Verdict {
        let is_row = |it: &&&Told| matches!(it.act, Said::Tries { .. } | Said::Skips(_));
        let rows: Vec<&Told> = group.acts.iter().filter(is_row).copied().collect();
        let (s1, mut g2): (Vec<usize>, Vec<usize>) = paired.pairs.iter().copied().unzip();
        g2.sort_by_key(|&place| self.persons.people[place].number);
        let mut checked = std::mem::take(&mut *self.checked);
        let across = Across {
            place: &|number| self.place(number),
            legal: &|one, other| self.persons.legal(one, other),
            facts: self.facts,
        };
        let verdict = walk(&across, &rows, &[(s1, g2)], &paired.pairs, &mut checked);
        *self.checked = checked;
        verdict
    }

    /// 4.4: who of G2 was tried before the opponent of each of S1.
    fn opponents(&mut self, paired: &Paired, refused: &[&Refused]) -> Verdict {
        let mut open: Vec<usize> = paired.pairs.iter().map(|pair| pair.1).collect();
        open.sort_by_key(|&place| self.persons.people[place].number);
        let mut told = refused.iter();
        for (row, &(one, mate)) in paired.pairs.iter().enumerate() {
            let below: Vec<usize> = paired.pairs[row + 1..].iter().map(|pair| pair.0).collect();
            for &other in open.iter().take_while(|it| **it != mate) {
                let refused = told.next().ok_or("a refusal is missing")?;
                let named = (self.place(refused.player), refused.opponent.map(|it| self.place(it)));
                let rest: Vec<usize> = open.iter().copied().filter(|it| *it != other).collect();
                let is_true = named == (one, Some(other))
                    && self.facts.plainly(refused).unwrap_or_else(|| {
                        let legal = self.persons.legal(one, other);
                        refused.why == Why::Rest && legal && !self.fills(&below, &rest)
                    });
                self.checked.refusal(refused, is_true)?;
            }
            open.retain(|it| *it != mate);
        }
        if told.next().is_some() { Err("more refusals than opponents".to_owned()) } else { Ok(()) }
    }

    /// Whether each of S1 can still have one of G2.
    fn fills(&self, s1: &[usize], g2: &[usize]) -> bool {
        let Some((&one, others)) = s1.split_first() else { return true };
        g2.iter().any(|&mate| {
            let rest: Vec<usize> = g2.iter().copied().filter(|it| *it != mate).collect();
            self.persons.legal(one, mate) && self.fills(others, &rest)
        })
    }
}

/// 4.1, 4.3: no set of the second step goes on like the chosen one and then has this player.
fn is_no_shifter(subgroups: &Subgroups<'_>, paired: &Paired, place: usize) -> bool {
    let (smaller, larger) = subgroups.initial.smaller_and_larger();
    let after = subgroups.initial.shifted(smaller, &paired.first_shift);
    let numbered = subgroups.shifters(larger);
    let Some(at) = numbered.iter().position(|it| *it == place) else { return false };
    let before: Vec<usize> =
        numbered[..at].iter().copied().filter(|it| paired.second_shift.contains(it)).collect();
    let sets = order::sets(&numbered, paired.second_shift.len());
    let goes_on = |set: &Vec<usize>| {
        let same = numbered[..at].iter().all(|it| set.contains(it) == before.contains(it));
        same && set.contains(&place)
    };
    at < numbered.iter().rposition(|it| paired.second_shift.contains(it)).unwrap_or(0)
        && !sets
            .into_iter()
            .filter(goes_on)
            .any(|set| subgroups.yields_the_best(&after.shifted(larger, &set)))
}
