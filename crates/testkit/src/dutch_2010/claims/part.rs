//! The candidates of the downfloaters, or of the rest of a bracket.

use ronde_model::PairingNumber;

use super::{Work, ranked};
use crate::dutch_2010::level::Demands;
use crate::reasons::walk::{Candidates, Fall};
use crate::reasons::{Refused, Why};

/// One of the two.
pub(super) struct Part<'a, 'b, 'c> {
    pub(super) work: &'a Work<'b, 'c>,
    /// Pairs that were made before.
    pub(super) before: &'a [(usize, usize)],
    pub(super) of_downfloaters: bool,
}

impl Part<'_, '_, '_> {
    fn offences(&self, pairs: &[(usize, usize)], left: &[usize]) -> Demands {
        let all = [self.before, pairs].concat();
        self.work.level.offences(self.work.people, &all, left)
    }

    /// Whether the rest, and the bracket below, can be paired after these with no more offences.
    fn goes_on(&self, pairs: &[(usize, usize)]) -> bool {
        let first = ranked(&[self.before, pairs].concat());
        let begins = |all: &[(usize, usize)]| ranked(&all[..first.len()]) == first;
        let mut candidates = self.work.candidates.iter();
        candidates.any(|it| begins(&it.pairs) && it.demands.meets(&self.work.chosen))
    }

    fn must_stay(&self, place: usize) -> bool {
        self.work.level.is_lowest && !self.work.people.all[place].may_be_exempt
    }
}

impl Candidates for Part<'_, '_, '_> {
    fn place(&self, number: PairingNumber) -> usize {
        self.work.place(number)
    }

    fn falls(&self, pairs: &[(usize, usize)], left: &[usize]) -> Option<Fall> {
        let (people, limit) = (self.work.people, &self.work.chosen);
        for (at, &(one, other)) in pairs.iter().enumerate() {
            let is_beyond = || !self.offences(&pairs[..=at], &[]).meets(limit);
            if !people.may_meet(one, other) || is_beyond() {
                return Some((one, Some(other)));
            }
        }
        let may_leave = || {
            !left.iter().any(|&it| self.must_stay(it)) && self.offences(pairs, left).meets(limit)
        };
        let settled = (self.of_downfloaters || may_leave()) && self.goes_on(pairs);
        (!settled).then(|| (pairs[0].0, None))
    }

    fn is_true(
        &self,
        told: &Refused,
        pairs: &[(usize, usize)],
        left: &[usize],
        fall: Fall,
    ) -> bool {
        let work = self.work;
        let named = (work.place(told.player), told.opponent.map(|it| work.place(it)));
        let limit = &work.chosen;
        let (Some(other), Some(_)) = (named.1, fall.1) else {
            let offences = self.offences(pairs, left);
            let person = &work.people.all[named.0];
            let is_left = named.1.is_none() && fall.1.is_none() && left.contains(&named.0);
            return match &told.why {
                Why::Rest if self.of_downfloaters => !self.goes_on(pairs),
                Why::Rest => {
                    let may_leave = !left.iter().any(|&it| self.must_stay(it));
                    may_leave && offences.meets(limit) && !self.goes_on(pairs)
                }
                Why::ByeBarred(_) => {
                    is_left && self.must_stay(named.0) && work.facts.plainly(told) == Some(true)
                }
                Why::Down(1) => is_left && person.down[0] && offences.b5_down > limit.b5_down,
                Why::Down(2) => is_left && person.down[1] && offences.b6_down > limit.b6_down,
                Why::Criterion(article) => {
                    is_left && article == "dutch-2010:D4" && offences.b3 > limit.b3
                }
                _ => false,
            };
        };
        let at = pairs.iter().position(|pair| pair.0 == named.0).unwrap_or(0);
        let offences = self.offences(&pairs[..=at], &[]);
        let lower = &work.people.all[named.0.max(other)];
        named == fall
            && work.facts.plainly(told).unwrap_or_else(|| match &told.why {
                Why::Colours => offences.x > limit.x,
                Why::ColourDegree => offences.z > limit.z || offences.a7d > limit.a7d,
                Why::Up(1) => lower.up[0] && offences.b5_up > limit.b5_up,
                Why::Up(2) => lower.up[1] && offences.b6_up > limit.b6_up,
                Why::Criterion(article) => {
                    article == "dutch-2010:D4" && offences.b3 > limit.b3
                        || article == "dutch-2010:C10.g" && offences.b2 > limit.b2
                }
                _ => false,
            })
    }

    fn tells_left(&self) -> bool {
        !self.of_downfloaters
    }
}
