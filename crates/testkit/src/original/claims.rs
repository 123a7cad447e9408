//! Whether what is said about a round of the original Swiss is true: every choice is listed again.

use ronde_model::PairingNumber;

use super::facts::Facts as Persons;
use super::level::{Kind, Pairs};
use super::{Stage, can_all_be_paired, exempt, fewest_left_over, stages};
use crate::literal::set::Set;
use crate::reasons::{Checked, Claims, Facts, Group, Need, Refused, Said, Verdict, Why, groups};

/// Everything that is said about a round.
pub(crate) fn check(claims: &Claims, facts: &Facts<'_>, checked: &mut Checked) -> Verdict {
    let persons = Persons::new(facts.snapshot, facts.round);
    let count = persons.people.len();
    let everybody = Set::first_places(count);
    let exempt = if count % 2 == 1 { exempt(&persons, everybody) } else { None };
    let to_pair = exempt.map_or(everybody, |one| everybody.without(one));
    let all = stages(&persons, to_pair, persons.people[count / 2].points);
    let taken: Vec<&Stage<'_>> =
        all.iter().filter(|stage| stage.level.everybody().len() > 0).collect();
    let (before, told) = groups(&claims.told);
    if taken.len() != told.len() {
        return Err(format!("{} levels, told {}", taken.len(), told.len()));
    }
    let mut work = Work { persons: &persons, facts, checked };
    for it in before {
        if let Said::Byes { player, passed_over } = &it.act {
            work.exempt(exempt, *player, passed_over)?;
        }
    }
    for (stage, group) in taken.into_iter().zip(&told) {
        work.level(stage, group).map_err(|what| format!("{what}, in {group:?}"))?;
    }
    Ok(())
}

struct Work<'a, 'b> {
    persons: &'a Persons,
    facts: &'a Facts<'a>,
    checked: &'b mut Checked,
}

impl Work<'_, '_> {
    fn place(&self, number: PairingNumber) -> usize {
        let mut people = self.persons.people.iter();
        people.position(|person| person.number == number).expect("only the present are spoken of")
    }

    fn set(&self, numbers: &[PairingNumber]) -> Set {
        numbers.iter().map(|number| self.place(*number)).collect()
    }

    /// O7: everybody behind the exempt.
    fn exempt(
        &mut self,
        exempt: Option<usize>,
        player: PairingNumber,
        passed_over: &[(PairingNumber, Why)],
    ) -> Verdict {
        let place = self.place(player);
        self.checked.claim("bye", exempt == Some(place), || format!("{player}"))?;
        let behind: Vec<usize> = (place + 1..self.persons.people.len()).rev().collect();
        let named: Vec<usize> = passed_over.iter().map(|it| self.place(it.0)).collect();
        if behind != named {
            return Err(format!("{behind:?} stand behind, told {passed_over:?}"));
        }
        let everybody = Set::first_places(self.persons.people.len());
        let points = |place: usize| self.persons.people[place].points;
        let level = everybody.places().filter(|it| points(*it) == points(place));
        let level = level.fold(Set::EMPTY, Set::with);
        let floaters = |place: usize| fewest_left_over(self.persons, level.without(place));
        for (other, (player, why)) in behind.into_iter().zip(passed_over) {
            let refused = Refused { player: *player, opponent: None, why: why.clone() };
            let may = self.persons.people[other].may_be_exempt;
            let can = can_all_be_paired(self.persons, everybody.without(other));
            let is_true = match why {
                Why::ByeBarred(_) => self.facts.plainly(&refused) == Some(true),
                Why::Rest => may && !can,
                Why::Criterion(article) => {
                    let more = level.contains(other) && floaters(other) > floaters(place);
                    article == "original:O7" && may && can && more
                }
                _ => false,
            };
            self.checked.refusal(&refused, is_true)?;
        }
        Ok(())
    }

    fn level(&mut self, stage: &Stage<'_>, group: &Group<'_>) -> Verdict {
        let is_same = self.set(group.moved) == stage.level.came
            && self.set(group.residents) == stage.level.residents;
        self.checked.claim("group", is_same, || "other players".to_owned())?;
        let leaving = self.set(&group.leaving());
        let floats = stage.floats;
        self.checked.claim("float", leaving == floats, || format!("{leaving:?} {floats:?}"))?;
        let mut needs = 0;
        for told in &group.acts {
            match &told.act {
                Said::Pairs(seat) => {
                    let (white, black) = (self.place(seat.white), self.place(seat.black));
                    let stronger = if white < black { seat.white } else { seat.black };
                    let directs = stage.level.kind != Kind::Low;
                    self.facts.seat(seat, stronger, directs, self.checked)?;
                }
                Said::Needs { count, why, .. } => {
                    needs += count;
                    let is_true = self.is_needed(stage, *count, *why);
                    self.checked.claim("floaters needed", is_true, || format!("{told:?}"))?;
                }
                _ => {}
            }
        }
        if needs != floats.len() {
            return Err(format!("{needs} are needed, {} leave", floats.len()));
        }
        let refusals: Vec<&Refused> = group
            .acts
            .iter()
            .filter_map(|it| match &it.act {
                Said::Refuses(refused) => Some(refused),
                _ => None,
            })
            .collect();
        let (opponents, leavers): (Vec<&Refused>, Vec<&Refused>) =
            refusals.into_iter().partition(|it| it.opponent.is_some());
        self.spared(stage, &leavers)?;
        self.opponents(stage, &opponents)
    }

    fn is_needed(&self, stage: &Stage<'_>, count: usize, why: Need) -> bool {
        let everybody = stage.level.everybody();
        let fewest = fewest_left_over(self.persons, everybody);
        count == stage.floats.len()
            && match why {
                Need::Odd => count == 1 && everybody.len() % 2 == 1,
                Need::Opponents => count > everybody.len() % 2 && fewest == count,
                Need::Completion => fewest < count,
                Need::Nobody | Need::ByeScore => false,
            }
    }

    /// O10: nearer to the centre than somebody who floats, and why not he.
    fn spared(&mut self, stage: &Stage<'_>, refused: &[&Refused]) -> Verdict {
        let everybody = stage.level.everybody();
        let high = stage.level.kind == Kind::High;
        let farthest = if high { stage.floats.first() } else { stage.floats.places().last() };
        let nearer =
            |place: &usize| farthest.is_some_and(|it| if high { *place > it } else { *place < it });
        let stays = |place: &usize| !stage.floats.contains(*place);
        let expected: Vec<usize> = everybody.places().filter(nearer).filter(stays).collect();
        let named: Vec<usize> = refused.iter().map(|it| self.place(it.player)).collect();
        if expected != named {
            return Err(format!("{expected:?} are nearer, told {refused:?}"));
        }
        let elsewhere = stage.unpaired.minus(everybody);
        let own = stage.level.judge(stage.floats);
        for (place, refused) in expected.into_iter().zip(refused) {
            let best = everybody
                .subsets()
                .filter(|floats| floats.contains(place))
                .filter(|floats| can_all_be_paired(self.persons, everybody.minus(*floats)))
                .filter(|floats| can_all_be_paired(self.persons, elsewhere.and(*floats)))
                .map(|floats| stage.level.judge(floats))
                .min();
            let floated = self.persons.people[place].floated;
            let is_true = match (&refused.why, &best) {
                (Why::Rest, None) => true,
                (why, Some(best)) if best.0 > own.0 => *why == criterion("original:O10"),
                (why, Some(best)) if best.1 > own.1 => *why == criterion("original:O12"),
                (Why::Up(1) | Why::Down(1), Some(best)) => best.2 > own.2 && floated,
                (why, Some(best)) if best.2 > own.2 => *why == criterion("original:O6") && !floated,
                (Why::Later, Some(best)) => best.3 > own.3,
                _ => false,
            };
            self.checked.claim("worse or later", is_true, || {
                format!("{refused:?}: {best:?} against {own:?}")
            })?;
            self.checked.refusal(refused, true)?;
        }
        Ok(())
    }

    /// O12 to O14: who was tried before each opponent, and what the level would have more of.
    fn opponents(&mut self, stage: &Stage<'_>, refused: &[&Refused]) -> Verdict {
        let mut open = stage.level.everybody().minus(stage.floats);
        let mut told = refused.iter();
        let mut halves = None;
        let mut made: Pairs = Vec::new();
        for &(one, other) in &stage.pairs {
            let scrutiny = stage.level.scrutiny(open, halves.as_ref());
            let (first, order, laid_out) = scrutiny.ok_or("nobody is left")?;
            if first != one {
                return Err(format!("{first} comes before {one}"));
            }
            let with = |mate: usize| {
                let mut made = made.clone();
                made.push((one, mate));
                let mut best = None;
                let rest = open.without(one).without(mate);
                stage.level.walk(rest, laid_out.as_ref(), &mut made, &mut best);
                best.map(|found| found.0)
            };
            let own = with(other).ok_or("the pair that was made is impossible")?;
            for mate in order.into_iter().take_while(|mate| *mate != other) {
                let refused = told.next().ok_or("a refusal is missing")?;
                let named = (self.place(refused.player), refused.opponent.map(|it| self.place(it)));
                let found = with(mate);
                let is_true = named == (one, Some(mate))
                    && match (self.facts.plainly(refused), &refused.why, found) {
                        (Some(is_true), _, _) => is_true,
                        (None, Why::Rest, found) => found.is_none(),
                        (None, why, Some(found)) if found.0 > own.0 => {
                            *why == criterion("original:O6")
                        }
                        (None, Why::Colours, Some(found)) => found > own,
                        _ => false,
                    };
                self.checked.claim("worse or later", is_true, || {
                    format!("{refused:?}: {found:?} against {own:?}")
                })?;
                self.checked.refusal(refused, true)?;
            }
            made.push((one, other));
            open = open.without(one).without(other);
            halves = laid_out;
        }
        if told.next().is_some() { Err("more refusals than opponents".to_owned()) } else { Ok(()) }
    }
}

fn criterion(article: &str) -> Why {
    Why::Criterion(article.to_owned())
}
