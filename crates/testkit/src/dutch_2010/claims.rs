//! Whether what is said about a round of dutch-2010 is true: every alternative is looked for among
//! all candidates of its bracket.

mod part;

use ronde_model::PairingNumber;

use self::part::Part;
use super::level::{Candidate, Demands, Level};
use super::order::exchanges;
use super::people::People;
use super::procedure::levels;
use crate::reasons::walk::walk;
use crate::reasons::{
    Checked, Claims, Facts, Group, Need, Refused, Said, Told, Verdict, Why, groups,
};

/// Everything that is said about a round.
pub(crate) fn check(claims: &Claims, facts: &Facts<'_>, checked: &mut Checked) -> Verdict {
    let people = People::new(facts.snapshot, facts.round);
    let levels = levels(&people, &mut Vec::new()).ok_or("there is no pairing")?;
    let (_, told) = groups(&claims.told);
    if levels.len() != told.len() {
        return Err(format!("{} brackets, told {}", levels.len(), told.len()));
    }
    for (level, group) in levels.iter().zip(&told) {
        let kept = level.kept.0.clone();
        let candidates = kept.unwrap_or_else(|| level.candidates(&people));
        let pairs = ranked(&level.pairs);
        let chosen = candidates.iter().find(|it| ranked(&it.pairs) == pairs);
        let chosen = chosen.map(|it| it.demands).unwrap_or_default();
        let mut work = Work { people: &people, facts, level, candidates, chosen, checked };
        work.level(group).map_err(|what| format!("{what}, in {group:?}"))?;
    }
    Ok(())
}

fn ranked(pairs: &[(usize, usize)]) -> Vec<(usize, usize)> {
    let mut pairs: Vec<(usize, usize)> =
        pairs.iter().map(|&(one, other)| (one.min(other), one.max(other))).collect();
    pairs.sort_unstable();
    pairs
}

struct Work<'a, 'b> {
    people: &'a People,
    facts: &'a Facts<'a>,
    level: &'a Level,
    /// All with this M1 and P1, in order.
    candidates: Vec<Candidate>,
    chosen: Demands,
    checked: &'b mut Checked,
}

impl Work<'_, '_> {
    fn place(&self, number: PairingNumber) -> usize {
        let mut people = self.people.all.iter();
        people.position(|person| person.number == number).expect("only the present are spoken of")
    }

    fn places(&self, numbers: &[PairingNumber]) -> Vec<usize> {
        let mut places: Vec<usize> = numbers.iter().map(|number| self.place(*number)).collect();
        places.sort_unstable();
        places
    }

    fn level(&mut self, group: &Group<'_>) -> Verdict {
        let mut moved = [self.level.moved.as_slice(), &self.level.joined].concat();
        moved.sort_unstable();
        let is_same = self.places(group.moved) == moved
            && self.places(group.residents) == self.level.residents;
        self.checked.claim("group", is_same, || "other players".to_owned())?;
        self.parts(group)?;
        self.opponents(group)?;
        for told in &group.acts {
            match &told.act {
                Said::Pairs(seat) => {
                    self.facts.seat(seat, self.facts.higher(seat), true, self.checked)?;
                }
                Said::Needs { count, why, of } => {
                    let is_true = self.is_needed(*count, *why, of);
                    self.checked.claim("floaters needed", is_true, || format!("{told:?}"))?;
                }
                Said::Byes { player, passed_over } => {
                    let is_true = self.level.left == [self.place(*player)];
                    self.checked.claim("bye", is_true, || format!("{told:?}"))?;
                    let refused = passed_over.iter().map(|(player, why)| Refused {
                        player: *player,
                        opponent: None,
                        why: why.clone(),
                    });
                    self.staying(self.place(*player), refused.collect())?;
                }
                _ => {}
            }
        }
        if self.level.is_lowest { Ok(()) } else { self.leavers(group) }
    }

    /// C4 to C8: the downfloaters first, then the rest, candidate by candidate.
    fn parts(&mut self, group: &Group<'_>) -> Verdict {
        let level = self.level;
        let m1 = if level.heterogeneous { level.m1 } else { 0 };
        let is_sides = |it: &&Told| matches!(it.act, Said::LaysOut { .. });
        let mut acts = group.acts.as_slice();
        let mut made_before = 0;
        while let Some(at) = acts.iter().position(is_sides) {
            let Said::LaysOut { left, right } = &acts[at].act else { break };
            let rest = &acts[at + 1..];
            let end = rest.iter().position(is_sides).unwrap_or(rest.len());
            let (s1, s2) = (self.places(left), self.places(right));
            let of_downfloaters = made_before < m1;
            let orders = if of_downfloaters {
                vec![(s1.clone(), s2)]
            } else {
                exchanges(&[s1.as_slice(), &s2].concat(), s1.len())
            };
            let (before, made) = level.pairs.split_at(made_before);
            let made = &made[..s1.len()];
            let mut checked = std::mem::take(self.checked);
            let part = Part { work: self, before, of_downfloaters };
            let verdict = walk(&part, &rest[..end], &orders, made, &mut checked);
            *self.checked = checked;
            verdict?;
            made_before += s1.len();
            acts = rest;
        }
        let is_all = made_before == level.pairs.len();
        self.checked.claim("sides", is_all, || format!("{:?}", level.pairs))
    }

    fn leavers(&mut self, group: &Group<'_>) -> Verdict {
        let told = self.places(&group.leaving());
        let left = &self.level.left;
        self.checked.claim("float", told == *left, || format!("{told:?}, in truth {left:?}"))?;
        let refused = group.acts.iter().filter_map(|it| match &it.act {
            Said::Refuses(refused) if refused.opponent.is_none() => Some(refused.clone()),
            _ => None,
        });
        let refused: Vec<Refused> = refused.collect();
        let strongest = left.iter().find(|place| !self.level.out.contains(place));
        match strongest {
            Some(&strongest) if self.level.p1 > 0 => self.staying(strongest, refused),
            _ => Ok(()),
        }
    }

    fn is_needed(&self, count: usize, why: Need, of: &[PairingNumber]) -> bool {
        if !of.is_empty() {
            return why == Need::Opponents && self.places(of) == self.level.out;
        }
        let players = self.level.players().len();
        let more = Level { p1: self.level.p1 + 1, ..self.level.clone() };
        let has_more = || !more.candidates(self.people).is_empty();
        let is_count = count == self.level.left.len() - self.level.out.len();
        is_count
            && match why {
                Need::Odd => count == 1 && players % 2 == 1,
                Need::Opponents => count > players % 2 && !has_more(),
                Need::Completion => count > players % 2 && has_more(),
                Need::Nobody | Need::ByeScore => false,
            }
    }

    /// D1: for every player of S1 the free ones of S2 before the opponent.
    fn opponents(&mut self, group: &Group<'_>) -> Verdict {
        let mate = |place: usize| {
            let pairs = self.level.pairs.iter();
            pairs.clone().find_map(|&(a, b)| match place {
                _ if place == a => Some(b),
                _ if place == b => Some(a),
                _ => None,
            })
        };
        let (mut s1, mut s2): (Vec<usize>, Vec<usize>) = (Vec::new(), Vec::new());
        let mut laid_out = (s1.clone(), s2.clone());
        let mut expected: Vec<(usize, usize)> = Vec::new();
        let mut named: Vec<(usize, usize)> = Vec::new();
        let mut refused: Vec<&Refused> = Vec::new();
        let list = |s1: &[usize], s2: &[usize], expected: &mut Vec<(usize, usize)>| {
            let mut free = s2.to_vec();
            for &one in s1 {
                let Some(chosen) = mate(one) else { continue };
                expected.extend(free.iter().take_while(|it| **it != chosen).map(|it| (one, *it)));
                free.retain(|it| *it != chosen);
            }
        };
        for told in &group.acts {
            match &told.act {
                Said::LaysOut { left, right } => {
                    list(&s1, &s2, &mut expected);
                    laid_out = (self.places(left), self.places(right));
                    (s1, s2) = laid_out.clone();
                }
                Said::Exchanges { down, up } => {
                    let (down, up) = (self.places(down), self.places(up));
                    let stay = |side: &[usize], out: &[usize]| -> Vec<usize> {
                        side.iter().copied().filter(|it| !out.contains(it)).collect()
                    };
                    s1 = [stay(&laid_out.0, &down), up.clone()].concat();
                    s2 = [stay(&laid_out.1, &up), down].concat();
                    s1.sort_unstable();
                    s2.sort_unstable();
                }
                Said::Refuses(it) => {
                    let Some(opponent) = it.opponent else { continue };
                    named.push((self.place(it.player), self.place(opponent)));
                    refused.push(it);
                }
                _ => {}
            }
        }
        list(&s1, &s2, &mut expected);
        if expected != named {
            return Err(format!("{expected:?} come before, told {named:?}"));
        }
        for (it, &(one, other)) in refused.into_iter().zip(&named) {
            let pair = (one.min(other), one.max(other));
            let has = |candidate: &Candidate| ranked(&candidate.pairs).contains(&pair);
            self.verdict(it, &has)?;
        }
        Ok(())
    }

    /// Everybody lower-ranked who is not left over, and why not.
    fn staying(&mut self, than: usize, refused: Vec<Refused>) -> Verdict {
        let lower = self.level.players().into_iter();
        let lower = lower.filter(|it| *it > than && !self.level.left.contains(it));
        let lower: Vec<usize> = lower.collect();
        let named: Vec<usize> = refused.iter().map(|it| self.place(it.player)).collect();
        if lower != named {
            return Err(format!("{lower:?} stay, told {refused:?}"));
        }
        for (place, it) in lower.into_iter().zip(refused) {
            self.verdict(&it, &|candidate| candidate.left.contains(&place))?;
        }
        Ok(())
    }

    fn verdict(&mut self, refused: &Refused, has: &dyn Fn(&Candidate) -> bool) -> Verdict {
        if let Some(is_true) = self.facts.plainly(refused) {
            return self.checked.refusal(refused, is_true);
        }
        let with = self.candidates.iter().filter(|it| has(it)).map(|it| it.demands).min();
        let is_true = match (&refused.why, with) {
            (Why::Rest, None) => true,
            (Why::Later, Some(with)) => with == self.chosen,
            (Why::Criterion(article), Some(with)) => {
                with > self.chosen && self.chosen.first_difference(&with) == Some(article)
            }
            _ => false,
        };
        let chosen = self.chosen;
        self.checked.claim("worse or later", is_true, || {
            format!("{refused:?}: {with:?} against {chosen:?}")
        })?;
        self.checked.refusal(refused, true)
    }
}
