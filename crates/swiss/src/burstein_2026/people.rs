//! Everybody to be paired, with what article 1 says of them.

use ronde_model::{Colour, PairingNumber, Snapshot};

use super::index::{self, Index};
use crate::crowd::with_crowd;
use crate::field::Field;
use crate::kernel::rest::{Crowd, Spare};

/// Everybody to be paired, by place in the field.
pub(super) struct People<'a> {
    pub(super) field: &'a Field,
    indexes: Vec<Index>,
    /// 1.8: the rank of every place, from 0.
    ranks: Vec<usize>,
}

impl<'a> People<'a> {
    pub(super) fn new(snapshot: &Snapshot, field: &'a Field) -> People<'a> {
        People::with_indexes(field, index::indexes(snapshot, field))
    }

    /// With an Index for every place.
    pub(super) fn with_indexes(field: &'a Field, indexes: Vec<Index>) -> People<'a> {
        let mut ranks = vec![0; field.len()];
        for (rank, place) in index::ranked(field, &indexes).into_iter().enumerate() {
            ranks[place] = rank;
        }
        People { field, indexes, ranks }
    }

    /// 1.7.
    pub(super) fn index(&self, place: usize) -> Index {
        self.indexes[place]
    }

    /// 1.8: places among everybody, the strongest Index first.
    pub(super) fn rank(&self, place: usize) -> usize {
        self.ranks[place]
    }

    /// The two with the higher-ranked first.
    pub(super) fn by_rank(&self, one: usize, other: usize) -> (usize, usize) {
        if self.rank(one) < self.rank(other) { (one, other) } else { (other, one) }
    }

    /// 1.5: the colour that is preferred; none before the first game.
    pub(super) fn preferred(&self, place: usize) -> Option<Colour> {
        self.field.at(place).preference.map(|due| due.colour)
    }

    pub(super) fn number(&self, place: usize) -> PairingNumber {
        self.field.at(place).number
    }

    pub(super) fn numbers(&self, places: &[usize]) -> Vec<PairingNumber> {
        places.iter().map(|&place| self.number(place)).collect()
    }

    /// C1 and C3.
    pub(super) fn may_meet(&self, a: usize, b: usize) -> bool {
        self.field.may_meet(a, b)
    }

    /// C4: whether these can all be paired with each other.
    pub(super) fn complete(&self, places: &[usize]) -> bool {
        self.with_crowd(|crowd| crowd.completes(places, Spare::Nobody))
    }

    /// How many of these find no opponent among themselves.
    pub(super) fn left_over(&self, places: &[usize]) -> usize {
        self.with_crowd(|crowd| {
            let odd = places.len() % 2;
            let spare = if odd == 1 { Spare::One(&|_| true) } else { Spare::Nobody };
            if crowd.clearly_completes(places, spare) { odd } else { crowd.left_over(places) }
        })
    }

    /// Asks the kernel about complete pairings.
    pub(super) fn with_crowd<T>(&self, ask: impl FnOnce(&Crowd<'_>) -> T) -> T {
        with_crowd(self.field, |crowd| ask(crowd))
    }
}
