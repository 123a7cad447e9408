//! The candidates of a part of a level.

use ronde_model::PairingNumber;

use super::Work;
use crate::dutch_1992::candidate::{Asked, Side, Tally};
use crate::dutch_1992::moves::{Exchange, exchanges};
use crate::reasons::walk::{Candidates, Fall, Sides};
use crate::reasons::{Refused, Why};

/// Part of a level with what is asked of it.
pub(super) struct Part<'a, 'b, 'c> {
    pub(super) work: &'a Work<'b, 'c>,
    pub(super) asked: &'a Asked,
}

/// S1 and S2 after each exchange.
pub(super) fn orders(asked: &Asked) -> Vec<Sides> {
    let orders = match asked.side {
        Side::Level => exchanges(asked.players.len(), asked.p),
        Side::Floaters { .. } => vec![Exchange::default()],
    };
    let sides = |exchange: Exchange| {
        let is_upper =
            |at: &usize| *at < asked.p && !exchange.down.contains(at) || exchange.up.contains(at);
        let (s1, s2): (Vec<usize>, Vec<usize>) = (0..asked.players.len()).partition(is_upper);
        let named = |side: Vec<usize>| side.into_iter().map(|at| asked.players[at]).collect();
        (named(s1), named(s2))
    };
    orders.into_iter().map(sides).collect()
}

impl Part<'_, '_, '_> {
    /// Where a candidate falls first, and what was left then of x and the like.
    fn falls_with(&self, pairs: &[(usize, usize)], left: &[usize]) -> Option<(Fall, Tally)> {
        let (work, asked) = (self.work, self.asked);
        let table = work.table(asked);
        let mut tally = table.tally();
        for &(one, other) in pairs {
            let Some(after) = table.pair(one, other, tally) else {
                return Some(((one, Some(other)), tally));
            };
            tally = after;
        }
        let is_level = asked.side == Side::Level;
        if let Some(&place) = left.iter().find(|it| is_level && !table.may_leave(**it)) {
            return Some(((place, None), tally));
        }
        let accepted = if is_level {
            work.accepts(asked, left)
        } else {
            work.with_floating(asked, |floating| floating.remainder(&table, left, tally).is_some())
        };
        (!accepted).then(|| ((pairs[0].0, None), tally))
    }
}

impl Candidates for Part<'_, '_, '_> {
    fn place(&self, number: PairingNumber) -> usize {
        self.work.place(number)
    }

    fn falls(&self, pairs: &[(usize, usize)], left: &[usize]) -> Option<Fall> {
        self.falls_with(pairs, left).map(|(fall, _)| fall)
    }

    fn is_true(
        &self,
        told: &Refused,
        pairs: &[(usize, usize)],
        left: &[usize],
        fall: Fall,
    ) -> bool {
        let (work, asked) = (self.work, self.asked);
        let named = (work.place(told.player), told.opponent.map(|it| work.place(it)));
        match (named, fall) {
            ((_, Some(_)), (_, Some(_))) => {
                let tally = self.falls_with(pairs, left).map(|(_, tally)| tally);
                named == fall && tally.is_some_and(|tally| work.is_refused(asked, told, tally))
            }
            ((_, None), (_, None)) if told.why == Why::Rest => {
                let table = work.table(asked);
                !left.iter().any(|&it| asked.side == Side::Level && !table.may_leave(it))
            }
            ((place, None), (_, None)) => left.contains(&place) && work.must_stay(asked, told),
            _ => false,
        }
    }

    fn tells_left(&self) -> bool {
        self.asked.side == Side::Level
    }
}
