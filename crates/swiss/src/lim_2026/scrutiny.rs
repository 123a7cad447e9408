//! The pairs of a scoregroup once its floaters have left: those who came first (C.04.4.3:3.6 to
//! 3.8), then the halves, scrutinised and exchanged (2.4, 2.5, 4, 5.2, 5.7).

use super::articles::{AT_2_4, AT_3_8, AT_4_2, AT_5_2, AT_5_7};
use super::groups::{Group, Side};
use super::players::Players;
use super::rest::Rest;
use crate::steps::Refusal;

/// A pair in the order in which it was made.
pub(super) struct Pair {
    /// Whose turn it was.
    pub(super) one: usize,
    pub(super) other: usize,
    pub(super) article: &'static str,
    /// Opponents that come earlier in the order, and why not. Only if refusals are told.
    pub(super) refused: Vec<(usize, Refusal)>,
}

/// A paired group: its halves before the first resident's turn, and the pairs.
pub(super) struct Paired {
    pub(super) top: Vec<usize>,
    pub(super) bottom: Vec<usize>,
    pub(super) pairs: Vec<Pair>,
}

/// Pairs all of `staying`, who can all be paired with each other and are in ranking order.
pub(super) fn pair(players: &Players<'_>, group: &Group, staying: Vec<usize>) -> Paired {
    let pairs = Vec::with_capacity(staying.len() / 2);
    let mut work = Work { players, group, rest: Rest::new(players.field, staying), pairs };
    work.pair_those_who_came();
    let (top, bottom) = work.rest.open().split_at(work.rest.open().len() / 2);
    let (top, bottom) = (top.to_vec(), bottom.to_vec());
    work.pair_halves();
    Paired { top, bottom, pairs: work.pairs }
}

struct Work<'a> {
    players: &'a Players<'a>,
    group: &'a Group,
    rest: Rest<'a>,
    pairs: Vec<Pair>,
}

impl Work<'_> {
    /// 3.6, 3.7: from above the highest ranked first, then from below the lowest ranked first.
    fn pair_those_who_came(&mut self) {
        let (group, is_open) =
            (self.group, |rest: &Rest<'_>, place| rest.open().binary_search(&place).is_ok());
        for &one in &group.from_above {
            if is_open(&self.rest, one) {
                let lists = self.residents_and_others(one);
                self.pair_with_first(one, &lists.concat(), lists[0].len(), AT_3_8);
            }
        }
        for &one in group.from_below.iter().rev() {
            if is_open(&self.rest, one) {
                let mut lists = self.residents_and_others(one);
                lists[0].reverse();
                lists[1].reverse();
                self.pair_with_first(one, &lists.concat(), lists[0].len(), AT_3_8);
            }
        }
    }

    /// Residents, then others who came, in ranking order.
    fn residents_and_others(&self, one: usize) -> [Vec<usize>; 2] {
        let open = self.rest.open().iter().copied().filter(|&it| it != one);
        let (others, residents) = open.partition(|&it| self.group.has_come(it));
        [residents, others]
    }

    /// 4: player after player, the halves laid out afresh each time.
    fn pair_halves(&mut self) {
        while !self.rest.open().is_empty() {
            let mut list = self.rest.open().to_vec();
            if self.group.side == Side::Below {
                list.reverse();
            }
            let (top, bottom) = list.split_at(list.len() / 2);
            let proposed = bottom[0];
            let opponents: Vec<usize> =
                bottom.iter().chain(top[1..].iter().rev()).copied().collect();
            let first_list = opponents.len();
            self.pair_with_first(list[0], &opponents, first_list, AT_4_2);
            if let Some(pair) = self.pairs.last_mut().filter(|pair| pair.other == proposed) {
                pair.article = AT_2_4;
            }
        }
    }

    /// The first available, or rather the first available due the other colour. Those after the
    /// first so many are looked at only if nobody before is available.
    fn pair_with_first(
        &mut self,
        one: usize,
        opponents: &[usize],
        first_list: usize,
        article: &'static str,
    ) {
        let (first, second) = opponents.split_at(first_list);
        let found = self.find(one, first).map(|at| (at, 0)).or_else(|| {
            let at = self.find(one, second)?;
            Some((first_list + at, first_list))
        });
        let (at, from) = found.expect("those who stay can all be paired");
        let other = opponents[at];
        let refused = if self.players.tells {
            self.refused(one, &opponents[..at], from, article)
        } else {
            Vec::new()
        };
        self.rest.take_out(one, other);
        self.pairs.push(Pair { one, other, article, refused });
    }

    /// Where in the list the opponent stands.
    fn find(&mut self, one: usize, opponents: &[usize]) -> Option<usize> {
        let first = opponents.iter().position(|&other| self.is_available(one, other))?;
        let suits = |work: &mut Self, other: usize| {
            work.players.colours_suit(one, other)
                && work.players.colours_may_choose(other, opponents[first])
                && work.is_available(one, other)
        };
        let suiting = (first..opponents.len()).find(|&at| suits(self, opponents[at]));
        Some(suiting.unwrap_or(first))
    }

    /// Compatible, and the others can all be paired then.
    fn is_available(&mut self, one: usize, other: usize) -> bool {
        self.players.compatible(one, other) && self.rest.completes_without(one, other)
    }

    /// Why those before the opponent were not taken: `from` on they were looked at for colours too.
    fn refused(
        &mut self,
        one: usize,
        before: &[usize],
        from: usize,
        article: &'static str,
    ) -> Vec<(usize, Refusal)> {
        let mut refused = Vec::with_capacity(before.len());
        for (at, &other) in before.iter().enumerate() {
            let why = match self.players.field.bar(one, other) {
                Some(bar) => Refusal::Barred(bar),
                None if at < from || !self.is_available(one, other) => Refusal::Rest,
                None if self.players.colours_suit(one, other) => Refusal::Criterion(near(article)),
                None => Refusal::Criterion(AT_5_2),
            };
            refused.push((other, why));
        }
        refused
    }
}

/// Where a Maxi-tournament limits what colours may choose.
fn near(article: &'static str) -> &'static str {
    if article == AT_3_8 { AT_3_8 } else { AT_5_7 }
}
