//! Chapter B and C10: what a pairing of a bracket offends, in the order in which C10 gives in.
//!
//! C10 drops one requirement after another, each for one pair more, and takes all later ones back
//! up (C3.c to C3.h) whenever an earlier one gives in. Its last sentence says why: a criterion may
//! be dropped only for the fewest pairs. So the pairing it ends with offends the outermost
//! requirement least, among those the next one least, and so on: the order of [`Offences`].

use crate::field::{Entrant, Float};
use crate::kernel::fields::Fields;

use super::definitions::Definitions;

/// How often a pairing offends each requirement, the outermost of C10 first:
/// B2 (C10.g), the factor B3 (D4), A7.d (C10.f), X and Z (C10.e), B5 and B6 for downfloaters
/// (C10.d, c), B5 and B6 for upfloaters (C10.b, a).
pub(super) type Offences = [i64; 9];

pub(super) const B2: usize = 0;
pub(super) const B3: usize = 1;
pub(super) const A7D: usize = 2;
pub(super) const X: usize = 3;
pub(super) const Z: usize = 4;
pub(super) const B5_DOWN: usize = 5;
pub(super) const B6_DOWN: usize = 6;
pub(super) const B5_UP: usize = 7;
pub(super) const B6_UP: usize = 8;

/// Differences of scores beyond this many tenths count as this many: their squares stay exact.
const WIDEST: i64 = 20_000;

/// Which requirements a bracket has.
#[derive(Clone, Copy)]
pub(super) struct Requirements<'a> {
    pub(super) book: Definitions<'a>,
    /// C3.g, C3.h: a heterogeneous bracket looks at upfloaters.
    pub(super) upfloaters: bool,
    /// D4: the lowest score of a bracket that C13 has joined.
    pub(super) factor: Option<i64>,
}

impl Requirements<'_> {
    /// What a pair offends.
    pub(super) fn of_pair(&self, a: usize, b: usize) -> Offences {
        let book = &self.book;
        let (higher, lower) = (book.field.at(a.min(b)), book.field.at(a.max(b)));
        let rises = self.upfloaters && higher.score > lower.score;
        let up = |ago: usize| i64::from(rises && lower.floated(Float::Up, ago));
        let apart = i64::from(higher.score.tenths()) - i64::from(lower.score.tenths());
        let mut offences = [0; 9];
        offences[B2] = i64::from(book.breaks_b2(a, b));
        offences[B3] = self.factor.map_or(0, |_| square(apart));
        offences[A7D] = i64::from(book.breaks_a7d(a, b));
        offences[X] = i64::from(book.clash(a, b).is_some());
        offences[Z] = i64::from(book.breaks_z(a, b));
        offences[B5_UP] = up(0);
        offences[B6_UP] = up(1);
        offences
    }

    /// What a player offends who leaves the bracket without an opponent.
    pub(super) fn of_leaving(&self, place: usize) -> Offences {
        let entrant: &Entrant = self.book.field.at(place);
        let down = |ago: usize| i64::from(entrant.floated(Float::Down, ago));
        let mut offences = [0; 9];
        // D4: the exempt player meets somebody with one point less than the lowest.
        offences[B3] = self
            .factor
            .map_or(0, |lowest| square(i64::from(entrant.score.tenths()) - (lowest - 10)));
        offences[B5_DOWN] = down(0);
        offences[B6_DOWN] = down(1);
        offences
    }

    /// All that these pairs and those who leave offend.
    pub(super) fn count(&self, pairs: &[(usize, usize)], left: &[usize]) -> Offences {
        let of_pairs = pairs.iter().map(|&(a, b)| self.of_pair(a, b));
        let all = of_pairs.chain(left.iter().map(|&place| self.of_leaving(place)));
        all.fold([0; 9], |mut sum, offences| {
            sum.iter_mut().zip(offences).for_each(|(total, more)| *total += more);
            sum
        })
    }

    /// The first requirement that this pair, or this leaving, offends beyond what is left.
    pub(super) fn beyond(offences: &Offences, left: &Offences) -> Option<usize> {
        (0..9).find(|&at| offences[at] > left[at])
    }

    /// Adds them as criteria, outermost first. `is_pair` tells of an edge whether it is a pair of
    /// the bracket.
    pub(super) fn add(&self, fields: &mut Fields<'_>, is_pair: &dyn Fn(usize, usize) -> bool) {
        for which in 0..9 {
            if !self.asks(which) {
                continue;
            }
            fields.add(|a, b| {
                if !is_pair(a, b) {
                    return 0;
                }
                let leaving = self.of_leaving(a)[which] + self.of_leaving(b)[which];
                leaving - self.of_pair(a, b)[which]
            });
        }
    }

    fn asks(&self, which: usize) -> bool {
        match which {
            B3 => self.factor.is_some(),
            A7D => self.book.odd_round,
            Z => !self.book.odd_round,
            B5_UP | B6_UP => self.upfloaters,
            B2 => self.book.field.last_round,
            _ => true,
        }
    }
}

fn square(difference: i64) -> i64 {
    difference.clamp(-WIDEST, WIDEST).pow(2)
}
