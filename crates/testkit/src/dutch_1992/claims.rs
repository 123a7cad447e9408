//! Whether what is said about a round of dutch-1992 is true: the candidates are walked through
//! again with the cards in hand, and every refusal is looked at under the demands of its step.

mod part;

use ronde_model::PairingNumber;

use self::part::{Part, orders};
use super::candidate::{Asked, Side, Table, Tally};
use super::moves::exchanges;
use super::sheet::Sheet;
use super::steps::{Done, Floating, Last, levels};
use super::whole::is_homogeneous;
use crate::reasons::walk::walk;
use crate::reasons::{
    Checked, Claims, Facts, Group, Need, Refused, Said, Told, Verdict, Why, groups,
};

/// Everything that is said about a round.
pub(crate) fn check(claims: &Claims, facts: &Facts<'_>, checked: &mut Checked) -> Verdict {
    let sheet = Sheet::new(facts.snapshot, facts.round);
    let done = levels(&sheet).ok_or("there is no pairing")?;
    let (_, told) = groups(&claims.told);
    if done.len() != told.len() {
        return Err(format!("{} levels, told {}", done.len(), told.len()));
    }
    for (at, (level, group)) in done.iter().zip(&told).enumerate() {
        let is_last = at + 1 == done.len();
        let mut work = Work { sheet: &sheet, facts, level, checked };
        work.level(group, is_last).map_err(|what| format!("{what}, in {group:?}"))?;
    }
    Ok(())
}

struct Work<'a, 'b> {
    sheet: &'a Sheet,
    facts: &'a Facts<'a>,
    level: &'a Done,
    checked: &'b mut Checked,
}

impl<'a> Work<'a, '_> {
    fn place(&self, number: PairingNumber) -> usize {
        let mut cards = self.sheet.cards.iter();
        cards.position(|card| card.number == number).expect("only the present are spoken of")
    }

    fn places(&self, numbers: &[PairingNumber]) -> Vec<usize> {
        numbers.iter().map(|number| self.place(*number)).collect()
    }

    fn level(&mut self, group: &Group<'_>, is_last: bool) -> Verdict {
        let level = self.level;
        let is_same = self.places(group.moved) == level.movers
            && self.places(group.residents) == level.residents;
        self.checked.claim("group", is_same, || "other players".to_owned())?;
        let sides = group.acts.iter().filter(|it| matches!(it.act, Said::LaysOut { .. })).count();
        let asked: Vec<&Asked> = [&level.level.of_floaters, &level.level.of_others]
            .into_iter()
            .flatten()
            .filter(|asked| !asked.players.is_empty())
            .collect();
        if sides != asked.len() {
            return Err(format!("{} sides to lay out, told {sides}", asked.len()));
        }
        let mut acts = group.acts.as_slice();
        for asked in asked {
            let start = acts.iter().position(|it| matches!(it.act, Said::LaysOut { .. }));
            acts = &acts[start.unwrap_or(0)..];
            let rest = &acts[1..];
            let end = rest.iter().position(|it| matches!(it.act, Said::LaysOut { .. }));
            self.part(asked, acts[0], &rest[..end.unwrap_or(rest.len())])?;
            acts = rest;
        }
        self.seats(group)?;
        if is_last { self.bye(group) } else { self.leavers(group) }
    }

    fn seats(&mut self, group: &Group<'_>) -> Verdict {
        for told in &group.acts {
            if let Said::Pairs(seat) = &told.act {
                self.facts.seat(seat, self.facts.higher(seat), true, self.checked)?;
            }
        }
        Ok(())
    }

    fn table(&self, asked: &Asked) -> Table<'a> {
        let Asked { palette, demands, side, .. } = *asked;
        Table { sheet: self.sheet, palette, demands, side }
    }

    /// The pairs of this part, its S1 first.
    fn made(&self, asked: &Asked) -> &'a [(usize, usize)] {
        let pairs = &self.level.level.pairs;
        let floaters = self.level.level.of_floaters.as_ref().map_or(0, |it| it.p);
        match asked.side {
            Side::Floaters { .. } => &pairs[..floaters],
            Side::Level => &pairs[floaters..],
        }
    }

    /// S1 and S2, the candidates in order, the opponents before each.
    fn part(&mut self, asked: &Asked, sides: &Told, acts: &[&Told]) -> Verdict {
        if let Said::LaysOut { left, right } = &sides.act {
            let both = [self.places(left), self.places(right)].concat();
            let is_same = both == asked.players && left.len() == asked.p;
            self.checked.claim("sides", is_same, || format!("{sides:?}, in truth {asked:?}"))?;
        }
        if asked.p > 0 {
            let mut checked = std::mem::take(self.checked);
            let part = Part { work: self, asked };
            let verdict = walk(&part, acts, &orders(asked), self.made(asked), &mut checked);
            *self.checked = checked;
            verdict?;
        }
        let refused: Vec<&Refused> = acts
            .iter()
            .filter_map(|it| match &it.act {
                Said::Refuses(refused) if refused.opponent.is_some() => Some(refused),
                _ => None,
            })
            .collect();
        self.opponents(asked, &refused)
    }

    /// Whether these may be left over by the level, B5 and B6 apart.
    fn accepts(&self, asked: &Asked, left: &[usize]) -> bool {
        let level = self.level;
        let is_paired = |place: &usize| {
            level.level.pairs.iter().any(|pair| pair.0 == *place || pair.1 == *place)
        };
        let everybody = level.movers.iter().chain(&level.residents).copied();
        let down = everybody.filter(|it| {
            !asked.players.contains(it) && !is_paired(it) && !level.alone.contains(it)
        });
        let mut all: Vec<usize> = down.chain(left.iter().copied()).collect();
        all.sort_unstable();
        let pairs = level.level.pairs.len();
        level.with_errand(self.sheet, |errand| errand.accepts(self.sheet, &all, pairs))
    }

    fn with_floating<T>(&self, asked: &Asked, use_it: impl Fn(&Floating<'_>) -> T) -> T {
        let (s1, s2) = asked.players.split_at(asked.p);
        let others = self.level.lowered.others;
        self.level.with_errand(self.sheet, |errand| {
            let (sheet, palette) = (self.sheet, asked.palette);
            use_it(&Floating { sheet, palette, s1, s2, others, errand })
        })
    }

    /// Whether the pair is refused for this reason, with so much left.
    fn is_refused(&self, asked: &Asked, told: &Refused, tally: Tally) -> bool {
        if let Some(is_true) = self.facts.plainly(told) {
            return is_true;
        }
        let Some(opponent) = told.opponent else { return false };
        let (one, other) = (self.place(told.player), self.place(opponent));
        let table = self.table(asked);
        let cards = &self.sheet.cards;
        let lower = if cards[one].score < cards[other].score { one } else { other };
        let excused = cards[one].above_half || cards[other].above_half;
        let up = |ago: u8| {
            let mut only = [false; 2];
            only[usize::from(ago) - 1] = cards[lower].up[usize::from(ago) - 1];
            cards[one].score != cards[other].score && !excused && asked.demands.up.forbid(only)
        };
        let due = |place: usize| cards[place].wish.map(|wish| wish.colour);
        let disturbed = due(one).is_some() && due(one) == due(other);
        let only_majority = asked.side == Side::Floaters { x_was_raised: false };
        let colours =
            disturbed && (tally.x == 0 || only_majority && due(one) != asked.palette.majority);
        match told.why {
            Why::Up(ago) => up(ago),
            Why::Colours => colours,
            Why::ColourDegree => {
                let is_raised = up(1) || up(2);
                let may = self.sheet.meet[one][other] && !is_raised && !colours;
                may && table.pair(one, other, tally).is_none()
            }
            _ => false,
        }
    }

    /// Whether this player may not be left over for this reason.
    fn must_stay(&self, asked: &Asked, told: &Refused) -> bool {
        let card = &self.sheet.cards[self.place(told.player)];
        match told.why {
            Why::Down(ago) => {
                let mut only = [false; 2];
                only[usize::from(ago) - 1] = card.down[usize::from(ago) - 1];
                !card.above_half && asked.demands.down.forbid(only)
            }
            Why::ByeBarred(_) => {
                self.level.last == Last::Turn { last: true }
                    && self.facts.plainly(told) == Some(true)
            }
            _ => false,
        }
    }

    /// Every free player of S2 before the opponent is there, and refused for what is said.
    fn opponents(&mut self, asked: &Asked, refused: &[&Refused]) -> Verdict {
        let table = self.table(asked);
        let made = self.made(asked);
        let s1: Vec<usize> = made.iter().map(|pair| pair.0).collect();
        let mut open: Vec<usize> =
            asked.players.iter().copied().filter(|it| !s1.contains(it)).collect();
        let mut tally = table.tally();
        let mut told = refused.iter();
        for (at, &(one, mate)) in made.iter().enumerate() {
            for &other in open.iter().take_while(|&&it| it != mate) {
                let Some(refused) = told.next() else { return Err("a refusal is missing".into()) };
                let named = (self.place(refused.player), refused.opponent.map(|it| self.place(it)));
                let rest: Vec<usize> = open.iter().copied().filter(|&it| it != other).collect();
                let is_true = named == (one, Some(other))
                    && match (&refused.why, table.pair(one, other, tally)) {
                        (Why::Rest, Some(after)) => {
                            !self.goes_on(asked, &s1[at + 1..], &rest, after)
                        }
                        (Why::Rest, None) | (_, Some(_)) => false,
                        (_, None) => self.is_refused(asked, refused, tally),
                    };
                self.checked.refusal(refused, is_true)?;
            }
            open.retain(|&it| it != mate);
            tally = table.pair(one, mate, tally).ok_or("a pair that was made is refused")?;
        }
        if told.next().is_some() { Err(format!("more refusals: {refused:?}")) } else { Ok(()) }
    }

    /// Whether those left can be paired as is asked.
    fn goes_on(&self, asked: &Asked, s1: &[usize], s2: &[usize], tally: Tally) -> bool {
        let table = self.table(asked);
        if asked.side == Side::Level {
            let accept = |left: &[usize]| {
                left.iter().all(|&it| table.may_leave(it)) && self.accepts(asked, left)
            };
            return table.halves(s1, s2, tally, &accept).is_some();
        }
        self.with_floating(asked, |floating| {
            let accept = |rest: &[usize], after: Tally| floating.remainder(&table, rest, after);
            table.floaters(s1, s2, tally, &accept).is_some()
        })
    }

    /// Why so many leave, and why these.
    fn leavers(&mut self, group: &Group<'_>) -> Verdict {
        let level = self.level;
        let mut gone = [level.alone.as_slice(), &level.level.left].concat();
        let mut told = self.places(&group.leaving());
        gone.sort_unstable();
        told.sort_unstable();
        self.checked.claim("float", gone == told, || format!("{told:?}, in truth {gone:?}"))?;
        let mut needs = 0;
        for told in &group.acts {
            let Said::Needs { count, why, of } = &told.act else { continue };
            needs += count;
            let is_true = if of.is_empty() {
                *count == level.level.left.len() && self.needs(*why)
            } else {
                *why == Need::Opponents && self.places(of) == level.alone
            };
            self.checked.claim("floaters needed", is_true, || format!("{told:?}"))?;
        }
        if needs != gone.len() {
            return Err(format!("{} leave, {needs} are needed", gone.len()));
        }
        let refused = group.acts.iter().filter_map(|it| match &it.act {
            Said::Refuses(refused) if refused.opponent.is_none() => Some(refused.clone()),
            _ => None,
        });
        match level.level.left.first() {
            Some(&strongest) => self.staying(strongest, &refused.collect::<Vec<_>>()),
            None => Ok(()),
        }
    }

    fn needs(&self, why: Need) -> bool {
        let level = self.level;
        let here = level.movers.len() + level.residents.len() - level.alone.len();
        let left = level.level.left.len();
        match why {
            Need::Odd => left == 1 && here % 2 == 1,
            Need::Opponents => left > here % 2 && self.most_pairs() <= level.level.pairs.len(),
            Need::Completion => left > here % 2 && matches!(level.last, Last::C13 { .. }),
            Need::Nobody | Need::ByeScore => false,
        }
    }

    /// By B1 and B2 alone; floaters meet residents only, unless they are half of the level.
    fn most_pairs(&self) -> usize {
        let level = self.level;
        let stays = |place: &usize| !level.alone.contains(place);
        let movers: Vec<usize> = level.movers.iter().copied().filter(stays).collect();
        let residents: Vec<usize> = level.residents.iter().copied().filter(stays).collect();
        let apart = !is_homogeneous(movers.len(), residents.len());
        let may_meet = |a: usize, b: usize| {
            self.sheet.meet[a][b] && !(apart && movers.contains(&a) && movers.contains(&b))
        };
        most(&[movers.as_slice(), &residents].concat(), &may_meet)
    }

    fn bye(&mut self, group: &Group<'_>) -> Verdict {
        for told in &group.acts {
            let Said::Byes { player, passed_over } = &told.act else { continue };
            let exempt = self.place(*player);
            let is_true = self.level.level.left == [exempt];
            self.checked.claim("bye", is_true, || format!("{told:?}"))?;
            let refused = passed_over.iter().map(|(player, why)| Refused {
                player: *player,
                opponent: None,
                why: why.clone(),
            });
            self.staying(exempt, &refused.collect::<Vec<_>>())?;
        }
        Ok(())
    }

    /// Everybody weaker who is not left over, and why not.
    fn staying(&mut self, than: usize, refused: &[Refused]) -> Verdict {
        let level = self.level;
        let Some(asked) = &level.level.of_others else {
            return if refused.is_empty() { Ok(()) } else { Err("nobody is asked".to_owned()) };
        };
        let is_gone =
            |place: &usize| level.level.left.contains(place) || level.alone.contains(place);
        let everybody = level.movers.iter().chain(&level.residents).copied();
        let weaker: Vec<usize> = everybody.filter(|it| *it > than && !is_gone(it)).collect();
        let named: Vec<usize> = refused.iter().map(|it| self.place(it.player)).collect();
        if weaker != named {
            return Err(format!("{weaker:?} are weaker and stay, told {refused:?}"));
        }
        let table = self.table(asked);
        let orders = exchanges(asked.players.len(), asked.p);
        for (place, refused) in weaker.into_iter().zip(refused) {
            let accept = |left: &[usize]| left.contains(&place) && self.accepts(asked, left);
            let could = || table.homogeneous(&asked.players, asked.p, &orders, &accept).is_some();
            let is_here = asked.players.contains(&place);
            let is_true = match &refused.why {
                Why::Down(_) | Why::ByeBarred(_) => self.must_stay(asked, refused),
                Why::Criterion(article) => article == "dutch-1992:C6" && !is_here,
                Why::Later => is_here && could(),
                Why::Rest => is_here && !could(),
                _ => false,
            };
            self.checked.refusal(refused, is_true)?;
        }
        Ok(())
    }
}

/// Most pairs that are possible.
fn most(players: &[usize], may_meet: &dyn Fn(usize, usize) -> bool) -> usize {
    let Some((&first, others)) = players.split_first() else { return 0 };
    let mates = others.iter().filter(|&&other| may_meet(first, other));
    let with = mates.map(|&other| {
        let left: Vec<usize> = others.iter().copied().filter(|&it| it != other).collect();
        1 + most(&left, may_meet)
    });
    with.max().unwrap_or(0).max(most(others, may_meet))
}
