//! Chapter C: from bracket to bracket (C1, C2, C14), and back (C12, C13).

use ronde_matching::{Adjacency, Completion};
use ronde_model::Score;

use super::articles::{C12, C13};
use crate::pairing::PairingError;
use crate::steps::{Act, Step};

use super::below::{Below, Wanted};
use super::bracket::{Bracket, MOST_SETS, Paired, TooManySets};
use super::definitions::Definitions;

/// The brackets of a round, from the top, and what happened before they came out so.
pub(super) struct Drawn {
    pub(super) brackets: Vec<Bracket>,
    /// Steps that led to each bracket as it is: going back, joining.
    pub(super) stories: Vec<Vec<Step>>,
}

/// Pairs all brackets; `None` if there is no complete pairing.
pub(super) fn draw(book: Definitions<'_>) -> Result<Option<Drawn>, PairingError> {
    let groups = book.field.scoregroups().into_iter();
    let brackets: Vec<Bracket> =
        groups.map(|group| Bracket { residents: group.collect(), ..Bracket::default() }).collect();
    let stories = vec![Vec::new(); brackets.len()];
    let mut procedure = Procedure { book, brackets, stories };
    for here in 0..procedure.brackets.len().saturating_sub(1) {
        procedure.pair_bracket(here).map_err(|error| procedure.spent(here, error))?;
    }
    let last = procedure.brackets.len() - 1;
    let done = procedure.pair_lowest().map_err(|error| procedure.spent(last, error))?;
    let Procedure { brackets, stories, .. } = procedure;
    Ok(done.then_some(Drawn { brackets, stories }))
}

struct Procedure<'a> {
    book: Definitions<'a>,
    brackets: Vec<Bracket>,
    stories: Vec<Vec<Step>>,
}

impl Procedure<'_> {
    fn spent(&self, here: usize, TooManySets: TooManySets) -> PairingError {
        let bracket = &self.brackets[here.min(self.brackets.len() - 1)];
        PairingError::BudgetSpent {
            bracket: bracket.score(self.book.field),
            players: bracket.players().len(),
            steps: MOST_SETS as u64,
        }
    }

    fn score(&self, here: usize) -> Score {
        self.brackets[here].score(self.book.field)
    }

    fn tell(&mut self, here: usize, article: &'static str, act: Act) {
        self.stories[here].push(Step { article, act });
    }

    /// A bracket that is not the lowest.
    fn pair_bracket(&mut self, here: usize) -> Result<(), TooManySets> {
        self.enter(here);
        self.c1(here)?;
        self.brackets[here].set_up();
        let (mut reached, mut reduced) = (false, false);
        while self.brackets[here].p1 > 0 {
            if let Some(paired) = self.attempt(here)? {
                self.brackets[here].paired = paired;
                return Ok(());
            }
            reached |= self.reaches_the_rest(here);
            if self.c12(here, self.wanted(here, reached))? {
                self.brackets[here].out = self.incompatible(here);
                if !reduced {
                    // P0 of those who are here now.
                    self.brackets[here].p1 = self.brackets[here].players().len() / 2;
                }
                continue;
            }
            reduced |= self.c14(here, reached);
        }
        // C14.a: the whole bracket moves down.
        let bracket = &mut self.brackets[here];
        bracket.paired = Paired { left: bracket.everybody(), ..Paired::default() };
        Ok(())
    }

    /// Who comes from above.
    fn enter(&mut self, here: usize) {
        let above = here.checked_sub(1).map(|above| self.brackets[above].paired.left.clone());
        self.brackets[here].moved = above.unwrap_or_default();
        self.brackets[here].out.clear();
    }

    /// C3 to C10, after a glance at whether so many pairs are possible.
    fn attempt(&self, here: usize) -> Result<Option<Paired>, TooManySets> {
        let bracket = &self.brackets[here];
        let wanted = Wanted::All { m1: 0, p1: bracket.p1 };
        if !self.can_be_had(here, wanted) || bracket.heterogeneous && !self.reaches_the_rest(here) {
            return Ok(None);
        }
        bracket.pair(self.book, &Below::Nothing)
    }

    /// C14: one pair less, or one moved-down player less; says whether it was a pair.
    fn c14(&mut self, here: usize, reached: bool) -> bool {
        let bracket = &mut self.brackets[here];
        if !bracket.heterogeneous || reached {
            bracket.p1 -= 1;
            return true;
        }
        bracket.fewer_downfloaters();
        false
    }

    /// C1: players without any opponent float down, after C12 was tried for those from above.
    fn c1(&mut self, here: usize) -> Result<(), TooManySets> {
        loop {
            let lonely = self.incompatible(here);
            let bracket = &mut self.brackets[here];
            let is_moved = |place: &usize| bracket.moved.binary_search(place).is_ok();
            let has_moved = lonely.iter().any(is_moved);
            bracket.out.clear();
            bracket.set_up();
            let wanted = self.wanted(here, false);
            if has_moved && !self.can_be_had(here, wanted) && self.c12(here, wanted)? {
                continue;
            }
            self.brackets[here].out = lonely;
            return Ok(());
        }
    }

    /// Everybody who may meet nobody else of the bracket.
    fn incompatible(&self, here: usize) -> Vec<usize> {
        let players = self.brackets[here].everybody();
        let may_meet =
            |one: usize, other: usize| one != other && self.book.field.may_meet(one, other);
        let lonely = |one: &&usize| !players.iter().any(|&other| may_meet(**one, other));
        players.iter().filter(lonely).copied().collect()
    }

    /// P of C12: M1 while the rest was never reached, else all that the bracket is asked for.
    fn wanted(&self, here: usize, reached: bool) -> Wanted {
        let bracket = &self.brackets[here];
        if bracket.heterogeneous && !reached {
            Wanted::First { m1: bracket.m1 }
        } else {
            Wanted::All { m1: bracket.m1, p1: bracket.p1 }
        }
    }

    /// C14.b: whether M1 moved-down players can be paired.
    fn reaches_the_rest(&self, here: usize) -> bool {
        let bracket = &self.brackets[here];
        bracket.heterogeneous && self.can_be_had(here, Wanted::First { m1: bracket.m1 })
    }

    /// Whether the bracket, as it stands, has so many possible pairs.
    fn can_be_had(&self, here: usize, wanted: Wanted) -> bool {
        let bracket = &self.brackets[here];
        let (players, above) = (bracket.players(), bracket.downfloaters());
        let is_above = |place: usize| above.binary_search(&place).is_ok();
        let (least, among_all) = match wanted {
            Wanted::First { m1 } => (m1, false),
            Wanted::All { p1, .. } => (p1, true),
            Wanted::Completion => (players.len() / 2, true),
        };
        let adjacency = Adjacency::from_fn(players.len(), |u, v| {
            let (one, other) = (players[u], players[v]);
            (among_all || is_above(one) || is_above(other)) && self.book.field.may_meet(one, other)
        });
        (players.len() - Completion::new(adjacency).left_over()) / 2 >= least
    }

    /// C12: another set of downfloaters of the same size with which the wanted can be had.
    fn c12(&mut self, here: usize, wanted: Wanted) -> Result<bool, TooManySets> {
        if here == 0 || self.brackets[here].moved.is_empty() || self.brackets[here - 1].p1 == 0 {
            return Ok(false);
        }
        let above = self.brackets[here - 1].clone();
        self.pair_again(here, above, wanted, C12)
    }

    /// Pairs the bracket above again, as it is set up here, if what is wanted below can be had.
    fn pair_again(
        &mut self,
        here: usize,
        above: Bracket,
        wanted: Wanted,
        article: &'static str,
    ) -> Result<bool, TooManySets> {
        let below = Below::new(self.book.field, &above, &self.brackets[here], wanted);
        let Some(below) = below else { return Ok(false) };
        let Some(paired) = above.pair(self.book, &below)? else { return Ok(false) };
        self.brackets[here].moved.clone_from(&paired.left);
        self.brackets[here - 1] = Bracket { paired, below: Some(below), ..above };
        let score = self.score(here - 1);
        self.tell(here - 1, article, Act::GoesBack { score });
        Ok(true)
    }

    /// The lowest bracket; C13 joins others to it until it can be paired.
    fn pair_lowest(&mut self) -> Result<bool, TooManySets> {
        let mut settled = false;
        loop {
            let here = self.brackets.len() - 1;
            self.enter(here);
            if self.try_lowest(here, settled)? {
                return Ok(true);
            }
            if here == 0 || settled {
                return Ok(false);
            }
            settled = self.c13_goes_back(here)?;
            if !settled {
                self.c13_joins(here);
            }
        }
    }

    /// C2 to C12 in the lowest bracket, M1 falling to nothing (C13, first sentence).
    fn try_lowest(&mut self, here: usize, settled: bool) -> Result<bool, TooManySets> {
        self.brackets[here].lowest = true;
        self.brackets[here].set_up();
        let mut reached = false;
        loop {
            if let Some(paired) = self.attempt(here)? {
                self.brackets[here].paired = paired;
                return Ok(true);
            }
            reached |= self.reaches_the_rest(here);
            if !settled && self.c12(here, self.wanted(here, reached))? {
                continue;
            }
            if !self.brackets[here].heterogeneous {
                return Ok(false);
            }
            self.brackets[here].fewer_downfloaters();
        }
    }

    /// C13: another pairing of the last but one bracket, with fewer and fewer pairs, that allows
    /// one in the lowest. P is zero when nothing of the rest is left to give up.
    fn c13_goes_back(&mut self, here: usize) -> Result<bool, TooManySets> {
        let mut above = self.brackets[here - 1].clone();
        while above.p1 > 0 && above.p1 >= above.m1 {
            if self.pair_again(here, above.clone(), Wanted::Completion, C13)? {
                return Ok(true);
            }
            above.p1 -= 1;
            above.given_up += 1;
        }
        Ok(false)
    }

    /// C13: the two lowest brackets become one, the upper of them as S1.
    fn c13_joins(&mut self, here: usize) {
        let score = self.score(here - 1);
        let lowest = self.brackets.pop().unwrap_or_default();
        let upper = self.brackets.pop().unwrap_or_default();
        let mut residents = [lowest.joined, lowest.residents].concat();
        residents.sort_unstable();
        let joined = upper.residents;
        self.brackets.push(Bracket { residents, joined, merged: true, ..Bracket::default() });
        let story = self.stories.pop().unwrap_or_default();
        self.stories[here - 1].extend(story);
        self.tell(here - 1, C13, Act::Joins { score });
    }
}

impl Bracket {
    /// C14.b.2: one moved-down player less; without any, the bracket is homogeneous.
    fn fewer_downfloaters(&mut self) {
        self.m1 -= 1;
        if self.m1 == 0 {
            self.heterogeneous = false;
            self.p1 = self.players().len() / 2;
        }
    }
}
