//! Whether what is said about a round of dubov-1997 is true: the acts are done again at the table,
//! and before each of them what was refused is tried.

use std::cmp::Ordering;

use ronde_model::{Colour, PairingNumber};

use super::groups::{FloatersWay, Role, Table};
use super::people::{People, alphabetical, balance, compare_averages, first_difference};
use super::rows::{Columns, Cost, Way};
use crate::reasons::walk::{Across, walk};
use crate::reasons::{Checked, Claims, Facts, Need, Refused, Said, Seat, Told, Verdict, Why};

/// Everything that is said about a round.
pub(crate) fn check(claims: &Claims, facts: &Facts<'_>, checked: &mut Checked) -> Verdict {
    let drawn = facts.snapshot.rules.initial_colour.unwrap_or(Colour::White);
    let people = People::new(facts.snapshot, facts.round, drawn);
    let columns = Columns { whites: Vec::new(), blacks: Vec::new() };
    let mut work = Work { people: &people, facts, table: Table::new(&people), columns, checked };
    for (at, told) in claims.told.iter().enumerate() {
        work.act(told, &claims.told[at + 1..]).map_err(|what| format!("{what}, at {told:?}"))?;
    }
    let open = work.table.roles.iter().filter(|role| **role != Role::Done).count();
    if open == 0 { Ok(()) } else { Err(format!("{open} players are not spoken of")) }
}

struct Work<'a, 'b> {
    people: &'a People,
    facts: &'a Facts<'a>,
    table: Table<'a>,
    /// As they were laid out last.
    columns: Columns,
    checked: &'b mut Checked,
}

impl Work<'_, '_> {
    fn place(&self, number: PairingNumber) -> usize {
        let mut people = self.people.list.iter();
        people.position(|person| person.number == number).expect("only the present are spoken of")
    }

    fn places(&self, numbers: &[PairingNumber]) -> Vec<usize> {
        numbers.iter().map(|number| self.place(*number)).collect()
    }

    fn group(&self) -> Vec<usize> {
        self.table.having(&[Role::Member, Role::Raised])
    }

    fn act(&mut self, told: &Told, after: &[Told]) -> Verdict {
        match &told.act {
            Said::Byes { player, passed_over } => return self.bye(*player, passed_over),
            Said::Takes { moved, residents, .. } => return self.take_up(moved, residents),
            Said::Needs { count, why, of } => {
                let is_true = self.is_needed(&told.article, *count, *why, of, after);
                self.checked.claim("floaters needed", is_true, || format!("{told:?}"))?;
            }
            Said::Transfers { player } => {
                let place = self.place(*player);
                let meets = |it: &usize| self.people.legal(*it, place);
                let is_true = self.people.list[place].may_rise
                    && self.group().iter().any(meets)
                    && self.can_rise(place);
                self.checked.claim("transfer", is_true, || format!("{player}"))?;
                self.table.roles[place] = Role::Raised;
            }
            Said::LaysOut { left, right } => {
                let (whites, blacks) = (self.places(left), self.places(right));
                let expected = self.people.columns(&self.group());
                let is_true = expected == (whites.clone(), blacks.clone());
                self.checked.claim("sides", is_true, || format!("in truth {expected:?}"))?;
                self.columns = Columns { whites, blacks };
                self.rows(after)?;
            }
            Said::Refuses(refused) => {
                let is_true = self.is_refused(&told.article, refused);
                self.checked.refusal(refused, is_true)?;
            }
            Said::Pairs(seat) => return self.seat(seat),
            Said::Floats(player) => {
                let place = self.place(*player);
                self.table.roles[place] = Role::Leaving;
                let is_true = self.table.all_can_be_paired();
                self.checked.claim("float", is_true, || format!("{player}"))?;
            }
            _ => {}
        }
        Ok(())
    }

    /// 6.3: the rows that were tried, where everybody is paired across.
    fn rows(&mut self, after: &[Told]) -> Verdict {
        let is_row = |it: &&Told| matches!(it.act, Said::Tries { .. } | Said::Skips(_));
        let rows: Vec<&Told> = after.iter().take_while(is_row).collect();
        let across = self.table.rows(&self.columns);
        let Some(way) = across.filter(|way| self.table.leaves_all_pairable(way)) else {
            let is_silent = rows.is_empty();
            return self.checked.claim("rows", is_silent, || format!("{rows:?}"));
        };
        let sides = [(self.columns.whites.clone(), self.columns.blacks.clone())];
        let mut checked = std::mem::take(&mut *self.checked);
        let across = Across {
            place: &|number| self.place(number),
            legal: &|one, other| self.people.legal(one, other),
            facts: self.facts,
        };
        let verdict = walk(&across, &rows, &sides, &way.pairs, &mut checked);
        *self.checked = checked;
        verdict
    }

    /// 4: everybody before the receiver, in order.
    fn bye(&mut self, player: PairingNumber, passed_over: &[(PairingNumber, Why)]) -> Verdict {
        let receiver = self.place(player);
        let mut scores: Vec<i32> = self.people.list.iter().map(|person| person.score).collect();
        scores.dedup();
        let order = scores
            .into_iter()
            .rev()
            .flat_map(|score| self.people.for_the_bye(&self.table.with_score(score)));
        let before: Vec<usize> = order.take_while(|place| *place != receiver).collect();
        let named: Vec<usize> = passed_over.iter().map(|it| self.place(it.0)).collect();
        if before != named {
            return Err(format!("{before:?} come before, told {passed_over:?}"));
        }
        for (place, (player, why)) in before.into_iter().zip(passed_over) {
            let refused = Refused { player: *player, opponent: None, why: why.clone() };
            let may = self.people.list[place].may_take_bye;
            let is_true = match why {
                Why::ByeBarred(_) => self.facts.plainly(&refused) == Some(true) && !may,
                Why::Rest => may && !self.can_with(&[(place, Role::Done)]),
                _ => false,
            };
            self.checked.refusal(&refused, is_true)?;
        }
        self.table.roles[receiver] = Role::Done;
        let is_true = self.people.list[receiver].may_take_bye && self.table.all_can_be_paired();
        self.checked.claim("bye", is_true, || format!("{player}"))
    }

    fn take_up(&mut self, moved: &[PairingNumber], residents: &[PairingNumber]) -> Verdict {
        let (moved, residents) = (self.places(moved), self.places(residents));
        let is_true = moved == self.table.having(&[Role::Leaving]);
        self.checked.claim("group", is_true, || format!("{moved:?}"))?;
        for place in moved {
            self.table.roles[place] = Role::Floater;
        }
        for place in residents {
            self.table.roles[place] = Role::Member;
        }
        Ok(())
    }

    /// Whether all can be paired if these stood so.
    fn can_with(&mut self, changes: &[(usize, Role)]) -> bool {
        let before = self.table.roles.clone();
        for &(place, role) in changes {
            self.table.roles[place] = role;
        }
        let answer = self.table.all_can_be_paired();
        self.table.roles = before;
        answer
    }

    fn can_rise(&mut self, place: usize) -> bool {
        self.can_with(&[(place, Role::Raised)])
    }

    fn is_needed(
        &mut self,
        article: &str,
        count: usize,
        why: Need,
        of: &[PairingNumber],
        after: &[Told],
    ) -> bool {
        let group = self.group();
        match article {
            "dubov-1997:7.1" => {
                let alone = self.places(of);
                let meets = |it: &usize| group.iter().any(|&other| self.people.legal(*it, other));
                why == Need::Opponents && count == 1 && !alone.iter().any(meets)
            }
            "dubov-1997:7.2" => why == Need::Odd && count == 1 && group.len() % 2 == 1,
            _ => {
                let next = after.iter().take_while(|it| !matches!(it.act, Said::Takes { .. }));
                let floaters = self.table.having(&[Role::Floater]);
                let (mut leaving, mut fewest) = (0, self.fewest_left(&group));
                for it in next {
                    match &it.act {
                        Said::Needs { .. } | Said::LaysOut { .. } if !floaters.is_empty() => break,
                        Said::Floats(_) => leaving += 1,
                        _ => {}
                    }
                }
                if !floaters.is_empty() {
                    fewest = floaters.len() - self.most_met(&floaters, &group);
                }
                leaving == count
                    && match why {
                        Need::Odd => floaters.is_empty() && count == 1 && group.len() % 2 == 1,
                        Need::Opponents => count == fewest,
                        Need::Completion => count > fewest,
                        Need::Nobody | Need::ByeScore => false,
                    }
            }
        }
    }

    /// How many of these stay over when as many pairs as possible are made; who was raised may not.
    fn fewest_left(&self, players: &[usize]) -> usize {
        let Some((&one, others)) = players.split_first() else { return 0 };
        let mates = others.iter().filter(|other| self.people.legal(one, **other));
        let with = mates.map(|&mate| {
            let rest: Vec<usize> = others.iter().copied().filter(|it| *it != mate).collect();
            self.fewest_left(&rest)
        });
        let with = with.min().unwrap_or(99);
        let may_leave = self.table.roles[one] == Role::Member;
        if may_leave { with.min(1 + self.fewest_left(others)) } else { with }
    }

    fn most_met(&self, floaters: &[usize], members: &[usize]) -> usize {
        let Some((&one, others)) = floaters.split_first() else { return 0 };
        let mates = members.iter().filter(|mate| self.people.legal(one, **mate));
        let with = mates.map(|&mate| {
            let rest: Vec<usize> = members.iter().copied().filter(|it| *it != mate).collect();
            1 + self.most_met(others, &rest)
        });
        with.max().unwrap_or(0).max(self.most_met(others, members))
    }

    fn is_refused(&mut self, article: &str, refused: &Refused) -> bool {
        if let Some(is_true) = self.facts.plainly(refused) {
            return is_true;
        }
        let player = self.place(refused.player);
        let opponent = refused.opponent.map(|it| self.place(it));
        match (article, opponent) {
            ("dubov-1997:7.1", Some(candidate)) => {
                self.people.legal(player, candidate) && self.is_kept_down(candidate, &refused.why)
            }
            ("dubov-1997:7.2", None) => {
                let group = self.group();
                let meets = group.iter().any(|&it| self.people.legal(it, player));
                match &refused.why {
                    Why::Criterion(article) => article == "dubov-1997:7.2" && !meets,
                    why => meets && self.is_kept_down(player, why),
                }
            }
            ("dubov-1997:8.2" | "dubov-1997:6.3", Some(other)) => {
                let both = [(player, Role::Done), (other, Role::Done)];
                let can = self.can_with(&both);
                match &refused.why {
                    Why::Rest => self.people.legal(player, other) && !can,
                    Why::Criterion(worse) if article == "dubov-1997:8.2" => {
                        worse == "dubov-1997:6.4"
                            && self.people.legal(player, other)
                            && can
                            && self.cost_of_floaters(&both) > self.cost_of_floaters(&[])
                    }
                    Why::Criterion(worse) => {
                        matches!(worse.as_str(), "dubov-1997:6.3" | "dubov-1997:6.4")
                            && self.people.legal(player, other)
                            && can
                            && self.is_worse_row(player, other)
                    }
                    _ => false,
                }
            }
            _ => false,
        }
    }

    fn is_kept_down(&mut self, candidate: usize, why: &Why) -> bool {
        let may = self.people.list[candidate].may_rise;
        match why {
            Why::Raised => !may,
            Why::Rest => may && !self.can_rise(candidate),
            _ => false,
        }
    }

    /// The least cost of the floaters who are left, if these stood so; none is the worst.
    fn cost_of_floaters(&mut self, changes: &[(usize, Role)]) -> (bool, (usize, usize)) {
        let before = self.table.roles.clone();
        for &(place, role) in changes {
            self.table.roles[place] = role;
        }
        let floaters = self.people.alternating(&self.table.having(&[Role::Floater]));
        let mut best: Option<FloatersWay> = None;
        self.table.try_floaters(&floaters, &mut Vec::new(), &mut best);
        self.table.roles = before;
        best.map_or((true, (0, 0)), |(cost, _)| (false, cost))
    }

    /// Whether a pair of the rows leads to something worse: while everybody can be paired across,
    /// to that being impossible; else to a higher cost.
    fn is_worse_row(&mut self, one: usize, other: usize) -> bool {
        let is_open = |table: &Table<'_>, place: &usize| {
            matches!(table.roles[*place], Role::Member | Role::Raised)
        };
        let open = |side: &[usize], table: &Table<'_>| -> Vec<usize> {
            side.iter().copied().filter(|place| is_open(table, place)).collect()
        };
        let whites = open(&self.columns.whites, &self.table);
        let blacks = open(&self.columns.blacks, &self.table);
        let without = |side: &[usize]| -> Vec<usize> {
            side.iter().copied().filter(|it| *it != one && *it != other).collect()
        };
        let group_away: Vec<(usize, Role)> =
            whites.iter().chain(&blacks).map(|&it| (it, Role::Done)).collect();
        if self.crosses(&whites, &blacks) && self.can_with(&group_away) {
            return !self.crosses(&without(&whites), &without(&blacks));
        }
        let all = [whites, blacks].concat();
        let forced = self.cost_of_rows(&without(&all), &[(one, Role::Done), (other, Role::Done)]);
        let beside = |table: &Table<'_>, place: usize| {
            self.columns.whites.contains(&place) && !table.has_played_with_all(&self.columns, place)
        };
        let own = u8::from(beside(&self.table, one) && beside(&self.table, other));
        let forced = forced.map(|cost| (cost.0, cost.1, cost.2 + usize::from(own)));
        let best = self.cost_of_rows(&all, &[]);
        match (forced, best) {
            (None, Some(_)) => true,
            (Some(forced), Some(best)) => forced > best,
            _ => false,
        }
    }

    /// Whether every White can have a Black and the reverse.
    fn crosses(&self, whites: &[usize], blacks: &[usize]) -> bool {
        let Some((&one, others)) = whites.split_first() else { return blacks.is_empty() };
        blacks.iter().any(|&mate| {
            let rest: Vec<usize> = blacks.iter().copied().filter(|it| *it != mate).collect();
            self.people.legal(one, mate) && self.crosses(others, &rest)
        })
    }

    /// The least cost of pairing these, if those stood so.
    fn cost_of_rows(&mut self, open: &[usize], changes: &[(usize, Role)]) -> Option<Cost> {
        let before = self.table.roles.clone();
        for &(place, role) in changes {
            self.table.roles[place] = role;
        }
        let columns = self.columns.clone();
        let mut turns: Vec<usize> = open.to_vec();
        turns.sort_by_key(|&it| {
            let is_white = columns.whites.contains(&it);
            (!is_white, is_white && !self.table.has_played_with_all(&columns, it))
        });
        let mut best: Option<(Cost, Way)> = None;
        self.table.try_turns(&columns, &turns, &mut Way::default(), &mut best);
        self.table.roles = before;
        best.map(|(cost, _)| cost)
    }

    /// 3 and 5.
    fn seat(&mut self, seat: &Seat) -> Verdict {
        let (white, black) = (self.place(seat.white), self.place(seat.black));
        let number = self.table.pairs.len() + 1;
        let (higher, lower) = (white.min(black), white.max(black));
        let expected = self.people.colours(number, higher, lower);
        let rule = self.rule(higher, lower);
        let is_true = expected == (white, black) && rule == seat.rule;
        self.checked.claim("colour", is_true, || format!("{seat:?}: {expected:?} by {rule}"))?;
        self.facts.dues(seat, self.checked)?;
        self.table.pairs.push((higher, lower));
        (self.table.roles[white], self.table.roles[black]) = (Role::Done, Role::Done);
        let is_true = self.table.all_can_be_paired();
        self.checked.claim("wise pair", is_true, || format!("{seat:?}"))
    }

    /// The first rule that decides.
    fn rule(&self, one: usize, other: usize) -> &'static str {
        let (mine, theirs) = (&self.people.list[one], &self.people.list[other]);
        if self.people.first_round || mine.colours.is_empty() && theirs.colours.is_empty() {
            "dubov-1997:5"
        } else if mine.colours.is_empty() || theirs.colours.is_empty() || mine.due != theirs.due {
            "dubov-1997:3, due colours"
        } else if mine.must.is_some() != theirs.must.is_some() {
            "dubov-1997:2.3, 2.4"
        } else if balance(&mine.colours) != balance(&theirs.colours) {
            "dubov-1997:3, numbers of games"
        } else if first_difference(&mine.colours, &theirs.colours) != Ordering::Equal {
            "dubov-1997:3, colour history"
        } else if compare_averages(mine.average, theirs.average) != Ordering::Equal {
            "dubov-1997:3, higher ARO"
        } else if mine.rating != theirs.rating {
            "dubov-1997:3, lower R"
        } else {
            debug_assert_ne!(Ordering::Equal, alphabetical(mine, theirs), "numbers differ");
            "dubov-1997:3, alphabet"
        }
    }
}
