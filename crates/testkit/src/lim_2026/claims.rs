//! Whether what is said about a round of the Lim system is true: every choice is made again.

use std::cmp::Ordering;

use ronde_model::PairingNumber;

use super::group::{Claim, Side, Turn};
use super::people::{People, without};
use super::{Stage, bye, can_have_the_bye, in_order_of_the_bye, stages};
use crate::reasons::{
    Checked, Claims, Facts, Group, Need, Refused, Said, Told, Verdict, Why, groups,
};

/// Everything that is said about a round.
pub(crate) fn check(claims: &Claims, facts: &Facts<'_>, checked: &mut Checked) -> Verdict {
    let people = People::new(facts.snapshot, facts.round);
    let everybody: Vec<usize> = (0..people.all.len()).collect();
    let bye = if everybody.len() % 2 == 1 { bye(&people) } else { None };
    let all = stages(&people, &without(&everybody, bye.as_slice()));
    let taken: Vec<&Stage<'_>> =
        all.iter().filter(|stage| !stage.group.everybody().is_empty()).collect();
    let (before, told) = groups(&claims.told);
    if taken.len() != told.len() {
        return Err(format!("{} groups, told {}", taken.len(), told.len()));
    }
    let mut work = Work { people: &people, facts, checked };
    for it in before {
        if let Said::Byes { player, passed_over } = &it.act {
            work.bye(bye, &it.article, *player, passed_over)?;
        }
    }
    work.cracked(&all, &claims.told)?;
    for (stage, group) in taken.into_iter().zip(&told) {
        work.group(stage, group).map_err(|what| format!("{what}, in {group:?}"))?;
    }
    Ok(())
}

struct Work<'a, 'b> {
    people: &'a People,
    facts: &'a Facts<'a>,
    checked: &'b mut Checked,
}

/// The top half and the bottom half.
type Halves = (Vec<usize>, Vec<usize>);

impl Work<'_, '_> {
    fn place(&self, number: PairingNumber) -> usize {
        let mut people = self.people.all.iter();
        people.position(|person| person.number == number).expect("only the present are spoken of")
    }

    fn places(&self, numbers: &[PairingNumber]) -> Vec<usize> {
        numbers.iter().map(|number| self.place(*number)).collect()
    }

    /// 1.1, 7.1: everybody to whom it was offered before.
    fn bye(
        &mut self,
        bye: Option<usize>,
        article: &str,
        player: PairingNumber,
        passed_over: &[(PairingNumber, Why)],
    ) -> Verdict {
        let expected = if self.people.first_round { "C.04.4.3:7.1" } else { "C.04.4.3:1.1" };
        let is_true = bye == Some(self.place(player)) && article == expected;
        self.checked.claim("bye", is_true, || format!("{player} by {article}"))?;
        let before: Vec<usize> = in_order_of_the_bye(self.people)
            .into_iter()
            .take_while(|it| Some(*it) != bye)
            .collect();
        let named: Vec<usize> = passed_over.iter().map(|it| self.place(it.0)).collect();
        if before != named {
            return Err(format!("{before:?} come before, told {passed_over:?}"));
        }
        for (other, (player, why)) in before.into_iter().zip(passed_over) {
            let refused = Refused { player: *player, opponent: None, why: why.clone() };
            let is_true = match why {
                Why::ByeBarred(_) => self.facts.plainly(&refused) == Some(true),
                Why::Rest => {
                    self.people.all[other].may_take_bye && !can_have_the_bye(self.people, other)
                }
                _ => false,
            };
            self.checked.refusal(&refused, is_true)?;
        }
        Ok(())
    }

    /// 2.6: who was taken apart, in order.
    fn cracked(&mut self, all: &[Stage<'_>], told: &[Told]) -> Verdict {
        let expected = all.iter().flat_map(|stage| &stage.took).flat_map(|pair| [pair.0, pair.1]);
        let expected: Vec<usize> = expected.collect();
        let left = told.iter().filter_map(|it| match &it.act {
            Said::Cracks(one, other) => Some([self.place(*one), self.place(*other)]),
            _ => None,
        });
        let left: Vec<usize> = left.flatten().collect();
        self.checked.claim("cracked", left == expected, || format!("{left:?} {expected:?}"))
    }

    fn group(&mut self, stage: &Stage<'_>, group: &Group<'_>) -> Verdict {
        let mut moved = self.places(group.moved);
        moved.sort_unstable();
        let mut came = stage.group.came();
        came.sort_unstable();
        let is_same = moved == came && self.places(group.residents) == stage.group.residents;
        self.checked.claim("group", is_same, || "other players".to_owned())?;
        let mut needs = Vec::new();
        let mut said = Vec::new();
        let mut laid_out = None;
        for &told in &group.acts {
            match &told.act {
                Said::Needs { count, why, of } => needs.push((*count, *why, of)),
                Said::LaysOut { left, right } => laid_out = Some((left, right)),
                Said::Refuses(_) | Said::Floats(_) | Said::Pairs(_) => said.push(told),
                _ => {}
            }
        }
        self.needs(stage, &needs)?;
        let mut said = said.into_iter();
        self.floaters(stage, &mut said)?;
        let halves = self.pairs(stage, &mut said)?;
        if let Some(extra) = said.next() {
            return Err(format!("more is told than was done: {extra:?}"));
        }
        let told = laid_out.map(|(left, right)| (self.places(left), self.places(right)));
        self.checked.claim("halves", halves == told, || format!("{halves:?} {told:?}"))
    }

    /// 2.3: so many leave, because of those or because they are odd.
    fn needs(&mut self, stage: &Stage<'_>, told: &[(usize, Need, &Vec<PairingNumber>)]) -> Verdict {
        let (floats, mut stranded) = (stage.floats.len(), stage.group.stranded());
        let is_odd = stage.group.everybody().len() % 2 == 1;
        // 2.3.4: one who is alone lacks no opponent by 2.3.1 to 2.3.3, the number is odd.
        if stage.group.everybody().len() == 1 {
            stranded.clear();
        }
        let why =
            if floats == 1 && stranded.is_empty() && is_odd { Need::Odd } else { Need::Opponents };
        let is_true = match told {
            [] => floats == 0 || stage.group.side == Side::Median,
            [(count, said, of)] => *count == floats && *said == why && self.places(of) == stranded,
            _ => false,
        };
        self.checked.claim("floaters needed", is_true, || format!("{told:?}"))
    }

    /// 2.3, 3.2, 3.9, 3.10: who leaves, and who comes before by number and does not.
    fn floaters<'t>(
        &mut self,
        stage: &Stage<'_>,
        said: &mut impl Iterator<Item = &'t Told>,
    ) -> Verdict {
        let stranded = stage.group.stranded();
        for (at, &one) in stage.floats.iter().enumerate() {
            let chosen = &stage.floats[..at];
            let by_choice = at >= stranded.len();
            let expected = if by_choice { self.spared(stage, one, chosen) } else { Vec::new() };
            for (place, why) in expected {
                let refused = refusal(said.next())?;
                let is_true = self.place(refused.player) == place
                    && refused.opponent.is_none()
                    && why == refused.why;
                self.checked.refusal(refused, is_true)?;
            }
            let article = match by_choice {
                false => self.stranded_by(stage, one),
                true if at == stranded.len()
                    && (stage.group.everybody().len() - stranded.len()) % 2 == 1 =>
                {
                    "C.04.4.3:2.3.4"
                }
                true => "C.04.4.3:4.4",
            };
            let is_true = said.next().is_some_and(|told| {
                told.article == article
                    && matches!(told.act, Said::Floats(who) if self.place(who) == one)
            });
            self.checked.claim("float", is_true, || format!("{one} by {article}"))?;
        }
        Ok(())
    }

    /// Which of 2.3.1 to 2.3.3 it is.
    fn stranded_by(&self, stage: &Stage<'_>, one: usize) -> &'static str {
        let all = stage.group.everybody();
        let person = &self.people.all[one];
        let whites = person.colours.iter().filter(|it| **it == ronde_model::Colour::White).count();
        if all.len() == 1 {
            "C.04.4.3:2.3.4"
        } else if all.iter().all(|other| *other == one || self.people.are_barred(one, *other)) {
            "C.04.4.3:2.3.1"
        } else if (2 * whites).abs_diff(person.colours.len()) >= 2 {
            "C.04.4.3:2.3.2"
        } else {
            "C.04.4.3:2.3.3"
        }
    }

    /// Everybody who comes before this floater by number, and the first thing against them.
    fn spared(&self, stage: &Stage<'_>, one: usize, chosen: &[usize]) -> Vec<(usize, Why)> {
        let group = &stage.group;
        let staying = without(&group.everybody(), chosen);
        let claim = |it: usize| group.claim(it, chosen, &stage.next_door);
        let own = claim(one);
        let mut before: Vec<(Claim, usize)> = staying.iter().map(|it| (claim(*it), *it)).collect();
        before.retain(|it| it.0.place < own.place);
        before.sort_by_key(|it| it.0.place);
        let most = self.people.most_pairs(&group.everybody());
        let why = |(theirs, place): (Claim, usize)| {
            let why = if self.people.most_pairs(&without(&staying, &[place])) < most {
                Why::Rest
            } else if theirs.kind > own.kind {
                Why::Criterion("C.04.4.3:3.9".to_owned())
            } else if theirs.again && !own.again {
                self.floated(place)
            } else {
                Why::Criterion("C.04.4.3:3.2.2".to_owned())
            };
            (place, why)
        };
        before.into_iter().map(why).collect()
    }

    fn floated(&self, place: usize) -> Why {
        match self.people.all[place].opposite {
            Some(Ordering::Greater) => Why::Up(1),
            _ => Why::Down(1),
        }
    }

    /// 2.4, 3.8, 4, 5: the pairs that stand, and who was tried before each opponent. Returns the
    /// halves at the first turn of a resident.
    fn pairs<'t>(
        &mut self,
        stage: &Stage<'_>,
        said: &mut impl Iterator<Item = &'t Told>,
    ) -> Result<Option<Halves>, String> {
        let mut open = without(&stage.group.everybody(), &stage.floats);
        let mut halves = None;
        for &(one, other) in stage.standing() {
            let turn = stage.group.turn(&open).ok_or("nobody is left")?;
            if turn.one != one {
                return Err(format!("{} comes before {one}", turn.one));
            }
            if !turn.came && halves.is_none() {
                let (top, bottom) = open.split_at(open.len() / 2);
                halves = Some((top.to_vec(), bottom.to_vec()));
            }
            for (place, why) in self.tried_before(stage, &turn, other, &open) {
                let refused = refusal(said.next())?;
                let named = refused.opponent.map(|it| self.place(it));
                let is_true = (self.place(refused.player), named) == (one, Some(place))
                    && match why {
                        Some(why) => why == refused.why,
                        None => self.facts.plainly(refused) == Some(true),
                    };
                self.checked.refusal(refused, is_true)?;
            }
            let article = match turn.came {
                true => "C.04.4.3:3.8",
                false if turn.lists[0][0] == other => "C.04.4.3:2.4",
                false => "C.04.4.3:4.2",
            };
            self.seat(stage, (one, other), article, said.next())?;
            open = without(&open, &[one, other]);
        }
        Ok(halves)
    }

    /// Everybody before this opponent, and why not; nothing where the two may not meet at all.
    fn tried_before(
        &self,
        stage: &Stage<'_>,
        turn: &Turn,
        other: usize,
        open: &[usize],
    ) -> Vec<(usize, Option<Why>)> {
        let near = if turn.came { "C.04.4.3:3.8" } else { "C.04.4.3:5.7" };
        let why = |it: usize| {
            if !self.people.compatible(turn.one, it) {
                None
            } else if !stage.group.is_available(turn.one, it, open) {
                Some(Why::Rest)
            } else if self.people.colours_suit(turn.one, it) {
                Some(Why::Criterion(near.to_owned()))
            } else {
                Some(Why::Criterion("C.04.4.3:5.2".to_owned()))
            }
        };
        let before = turn.lists.iter().flatten().copied().take_while(|it| *it != other);
        before.map(|it| (it, why(it))).collect()
    }

    fn seat(
        &mut self,
        stage: &Stage<'_>,
        (one, other): (usize, usize),
        article: &str,
        told: Option<&Told>,
    ) -> Verdict {
        let told = told.filter(|it| it.article == article);
        let Some(Said::Pairs(seat)) = told.map(|it| &it.act) else {
            return Err(format!("{one} and {other} by {article}, told {told:?}"));
        };
        let (white, black) = (self.place(seat.white), self.place(seat.black));
        if (white.min(black), white.max(black)) != (one.min(other), one.max(other)) {
            return Err(format!("{one} and {other}, told {seat:?}"));
        }
        let higher = if white < black { seat.white } else { seat.black };
        self.facts.seat(seat, higher, stage.group.side != Side::Below, self.checked)
    }
}

fn refusal(told: Option<&Told>) -> Result<&Refused, String> {
    match told.map(|it| &it.act) {
        Some(Said::Refuses(refused)) => Ok(refused),
        _ => Err(format!("a refusal is missing before {told:?}")),
    }
}
