//! What must be said of everything that was refused, found by trying everything: upfloaters who
//! come before the last of the set, top members, and earlier bottom members.

use ronde_model::PairingNumber;

use super::Rules;
use super::procedure::{Paired, Procedure};

/// Why something comes to nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// The two may not meet.
    Barred,
    /// Nothing legal has it.
    Rest,
    /// The best that has it is worse, first in the criterion of this number.
    Criterion(usize),
    /// The best that has it is as good, and comes later.
    Later,
}

/// Who was refused, with whom if it is a pair, and why.
pub type Claim = (PairingNumber, Option<PairingNumber>, Fault);

impl<R: Rules> Procedure<'_, R> {
    /// Everything refused in a bracket of these residents, with everybody below.
    pub(super) fn refused(
        &self,
        residents: &[usize],
        lower: &[usize],
        paired: &Paired,
    ) -> Vec<Claim> {
        let mut claims = self.refused_upfloaters(residents, lower, paired);
        let mut members = [residents, &paired.upfloaters].concat();
        members.sort_by_key(|&place| self.tpn(place));
        let all = self.all_pairings(&members);
        claims.extend(self.refused_tops(&members, &all, paired));
        claims.extend(self.refused_pairs(&members, paired));
        claims
    }

    fn named(&self, place: usize) -> PairingNumber {
        PairingNumber::new(self.tpn(place)).expect("numbers begin with one")
    }

    fn refused_upfloaters(
        &self,
        residents: &[usize],
        lower: &[usize],
        paired: &Paired,
    ) -> Vec<Claim> {
        let Some(&last) = paired.upfloaters.iter().max() else { return Vec::new() };
        let chosen = self.worth(residents, lower, &paired.upfloaters);
        let earlier = lower.iter().copied().filter(|&place| place < last);
        earlier
            .filter(|place| !paired.upfloaters.contains(place))
            .map(|place| {
                let legal = self.legal_sets(residents, lower).into_iter();
                let with = legal.filter(|set| set.contains(&place) && self.meet(residents, set));
                let best = with.map(|set| self.worth(residents, lower, &set)).min();
                let fault = best.map_or(Fault::Rest, |best| {
                    let worse = (0..4).find(|&at| best.differs(&chosen, at));
                    worse.map_or(Fault::Later, |at| Fault::Criterion(4 + at))
                });
                (self.named(place), None, fault)
            })
            .collect()
    }

    /// Whether a bracket can be paired so that every upfloater meets a resident.
    fn meet(&self, residents: &[usize], set: &[usize]) -> bool {
        let apart = |pairs: &Vec<(usize, usize)>| {
            pairs.iter().all(|(one, other)| !set.contains(one) || !set.contains(other))
        };
        set.len() <= residents.len()
            && self.all_pairings(&[residents, set].concat()).iter().any(apart)
    }

    /// Why those of the upper half are no top members, given those before them.
    fn refused_tops(
        &self,
        members: &[usize],
        all: &[Vec<(usize, usize)>],
        paired: &Paired,
    ) -> Vec<Claim> {
        let tops_of = |pairs: &[(usize, usize)]| -> Vec<usize> {
            let top = |&(one, other): &(usize, usize)| {
                if self.tpn(one) < self.tpn(other) { one } else { other }
            };
            pairs.iter().map(top).collect()
        };
        let tops = tops_of(&paired.pairs);
        let upper = &members[..members.len() / 2];
        let down = upper.iter().copied().filter(|place| !tops.contains(place));
        down.map(|place| {
            let before: Vec<usize> =
                members.iter().copied().take_while(|&it| it != place).collect();
            let agrees = |pairs: &&Vec<(usize, usize)>| {
                let theirs = tops_of(pairs);
                theirs.contains(&place)
                    && before.iter().all(|it| tops.contains(it) == theirs.contains(it))
            };
            let best = all.iter().filter(agrees).map(|pairs| self.hurt(pairs)).min();
            (self.named(place), None, fault_of(&paired.hurt, best))
        })
        .collect()
    }

    /// Why top members did not get an earlier bottom member, given the pairs before them.
    fn refused_pairs(&self, members: &[usize], paired: &Paired) -> Vec<Claim> {
        let in_order = |&(one, other): &(usize, usize)| {
            if self.tpn(one) < self.tpn(other) { (one, other) } else { (other, one) }
        };
        let mut pairs: Vec<(usize, usize)> = paired.pairs.iter().map(in_order).collect();
        pairs.sort_by_key(|&(top, _)| self.tpn(top));
        let tops: Vec<usize> = pairs.iter().map(|pair| pair.0).collect();
        let mut left = members.to_vec();
        let mut claims = Vec::new();
        for (index, &(top, bottom)) in pairs.iter().enumerate() {
            let chosen = self.hurt(&pairs[index..]);
            let earlier: Vec<usize> = left
                .iter()
                .copied()
                .filter(|it| !tops.contains(it))
                .filter(|&it| self.tpn(top) < self.tpn(it) && self.tpn(it) < self.tpn(bottom))
                .collect();
            let all = self.all_pairings(&left);
            for other in earlier {
                let has = |pairs: &&Vec<(usize, usize)>| {
                    pairs.contains(&(top, other)) || pairs.contains(&(other, top))
                };
                let best = all.iter().filter(has).map(|pairs| self.hurt(pairs)).min();
                let fault =
                    if self.may_meet(top, other) { fault_of(&chosen, best) } else { Fault::Barred };
                claims.push((self.named(top), Some(self.named(other)), fault));
            }
            left.retain(|&it| it != top && it != bottom);
        }
        claims
    }
}

fn fault_of(chosen: &[usize], best: Option<Vec<usize>>) -> Fault {
    let Some(best) = best else { return Fault::Rest };
    let differs = chosen.iter().zip(&best).position(|(own, other)| own != other);
    match differs {
        Some(at) if best[at] > chosen[at] => Fault::Criterion(8 + at),
        _ => Fault::Later,
    }
}
