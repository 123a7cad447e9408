//! Whether what is said about a round of C.04.4.2 is true: every bracket is paired again, with each
//! pair that was refused.

use std::cmp::Reverse;

use ronde_model::PairingNumber;

use super::facts::Facts as Persons;
use super::order::Pairing;
use super::procedure::{Below, Round, Shortfall, floaters, together};
use crate::reasons::{
    Checked, Claims, Facts, Group, Need, Refused, Said, Told, Verdict, Why, groups,
};

/// Everything that is said about a round after the seeding rounds.
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
    let mut incoming: Vec<usize> = Vec::new();
    for group in &told {
        let Some((_, residents, below)) = work.round.highest(&left) else {
            return Err(format!("nobody is left for {group:?}"));
        };
        let is_same =
            work.places(group.moved) == incoming && work.places(group.residents) == residents;
        work.checked.claim("group", is_same, || "other players".to_owned())?;
        let players = together(&incoming, &residents);
        incoming = work
            .bracket(group, &players, &below)
            .map_err(|what| format!("{what}, in {group:?}"))?;
        left = together(&below.next, &below.rest);
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

    /// In the order of 1.8.
    fn places(&self, numbers: &[PairingNumber]) -> Vec<usize> {
        let mut places: Vec<usize> = numbers.iter().map(|number| self.place(*number)).collect();
        places.sort_unstable();
        places
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
            (person.score, Reverse(person.played.len()), Reverse(place))
        });
        let before = order.into_iter().take_while(|place| *place != receiver);
        let named: Vec<usize> = passed_over.iter().map(|it| self.place(it.0)).collect();
        if !before.eq(named.iter().copied()) {
            return Err(format!("others come before, told {passed_over:?}"));
        }
        for (place, (player, why)) in named.into_iter().zip(passed_over) {
            let refused = Refused { player: *player, opponent: None, why: why.clone() };
            let others = all.iter().filter(|it| **it != place).fold(0, |set, it| set | 1 << it);
            let is_true = match why {
                Why::ByeBarred(_) => self.facts.plainly(&refused) == Some(true),
                Why::Rest => {
                    self.persons.people[place].may_take_bye && !self.round.completes(others)
                }
                _ => false,
            };
            self.checked.refusal(&refused, is_true)?;
        }
        Ok(())
    }

    /// Everything that is told of a bracket; gives its floaters.
    fn bracket(
        &mut self,
        group: &Group<'_>,
        players: &[usize],
        below: &Below,
    ) -> Result<Vec<usize>, String> {
        let chosen = self.round.choose(players, below, &|_| true);
        let (own, pairing) = chosen.ok_or("the bracket has no pairing")?;
        let number = |place: &usize| self.persons.people[*place].number;
        let ranked: Vec<PairingNumber> = players.iter().map(number).collect();
        let mut indexes = Vec::new();
        for told in &group.acts {
            match &told.act {
                Said::Indexes { player, buchholz, sonneborn_berger } => {
                    indexes.push(*player);
                    let index = self.persons.people[self.place(*player)].index;
                    let is_true = index == (*buchholz, *sonneborn_berger);
                    self.checked.claim("index", is_true, || format!("{player}: {index:?}"))?;
                }
                Said::LaysOut { left, right } => {
                    let folded = left.iter().chain(right.iter().rev()).copied();
                    let is_true =
                        folded.eq(ranked.iter().copied()) && left.len() == ranked.len().div_ceil(2);
                    self.checked.claim("sides", is_true, || format!("{ranked:?}"))?;
                }
                _ => {}
            }
        }
        self.checked.claim("ranking", indexes == ranked, || format!("{indexes:?}"))?;
        self.needs(group, players, &own)?;
        self.walk(group, players, below, (&own, &pairing))?;
        Ok(floaters(&pairing))
    }

    /// C5: why so many leave.
    fn needs(&mut self, group: &Group<'_>, players: &[usize], own: &Shortfall) -> Verdict {
        let mut count = 0;
        for told in &group.acts {
            let Said::Needs { count: so_many, why, .. } = &told.act else { continue };
            count += so_many;
            let fewest = self.fewest_left(players);
            let is_true = match why {
                Need::Odd => count == 1 && players.len() % 2 == 1,
                Need::Opponents => count == fewest,
                Need::Completion => count > fewest,
                Need::Nobody | Need::ByeScore => false,
            };
            self.checked.claim("floaters needed", is_true, || format!("{told:?}"))?;
        }
        let is_true = count == own.c5_floaters;
        self.checked.claim("float", is_true, || format!("{count} of {own:?}"))
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

    /// 4.3: each in turn, every opponent who comes before the one that was found, and that one.
    fn walk(
        &mut self,
        group: &Group<'_>,
        players: &[usize],
        below: &Below,
        (own, pairing): (&Shortfall, &Pairing),
    ) -> Verdict {
        let is_step =
            |it: &&&Told| matches!(it.act, Said::Refuses(_) | Said::Pairs(_) | Said::Floats(_));
        let mut steps = group.acts.iter().filter(is_step);
        let mut open = players.to_vec();
        let mut settled: Pairing = Vec::new();
        for &(one, chosen) in pairing {
            open.retain(|&it| it != one);
            let before = open.iter().rev().copied().take_while(|it| Some(*it) != chosen);
            for other in before.collect::<Vec<_>>() {
                let Some(Said::Refuses(refused)) = steps.next().map(|it| &it.act) else {
                    return Err(format!("nothing speaks against {one} and {other}"));
                };
                let named = (self.place(refused.player), refused.opponent.map(|it| self.place(it)));
                if named != (one, Some(other)) {
                    return Err(format!("{one} and {other} come before {refused:?}"));
                }
                self.refused(refused, players, below, (own, &settled))?;
            }
            self.made(steps.next().map(|it| &it.act), one, chosen)?;
            open.retain(|&it| Some(it) != chosen);
            settled.push((one, chosen));
        }
        steps.next().map_or(Ok(()), |more| Err(format!("more is told: {more:?}")))
    }

    /// The pair, with its colours, or the floater.
    fn made(&mut self, said: Option<&Said>, one: usize, chosen: Option<usize>) -> Verdict {
        let number = |place: usize| self.persons.people[place].number;
        match (said, chosen) {
            (Some(Said::Floats(player)), None) if *player == number(one) => {
                self.checked.count("floater");
                Ok(())
            }
            (Some(Said::Pairs(seat)), Some(other))
                if [seat.white, seat.black] == [number(one), number(other)]
                    || [seat.black, seat.white] == [number(one), number(other)] =>
            {
                self.facts.seat(seat, number(one), true, self.checked)
            }
            (said, chosen) => Err(format!("{one} has {chosen:?}, told {said:?}")),
        }
    }

    /// With the pairs before it as they are, the best pairing with this pair is worse, first in the
    /// criterion that is named; or there is none.
    fn refused(
        &mut self,
        refused: &Refused,
        players: &[usize],
        below: &Below,
        (own, settled): (&Shortfall, &Pairing),
    ) -> Verdict {
        if let Some(is_true) = self.facts.plainly(refused) {
            return self.checked.refusal(refused, is_true);
        }
        let one = self.place(refused.player);
        let other = refused.opponent.map(|it| self.place(it));
        let keep = |pairing: &Pairing| {
            let has = |pair: &(usize, Option<usize>)| pairing.contains(pair);
            settled.iter().filter(|pair| pair.1.is_some()).all(has) && has(&(one, other))
        };
        let best = self.round.choose(players, below, &keep).map(|(best, _)| best);
        let is_true = match (&refused.why, &best) {
            (Why::Rest, best) => best.is_none(),
            (Why::Criterion(article), Some(best)) => {
                best > own && own.first_difference(best) == Some(article)
            }
            _ => false,
        };
        self.checked
            .claim("worse", is_true, || format!("{refused:?}: {best:?} against {own:?}"))?;
        self.checked.refusal(refused, true)
    }
}
