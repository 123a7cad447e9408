//! The field in the order of the standings of the round before (O2).

use ronde_model::{Histories, RoundNumber, Snapshot, scores};

use crate::acceleration::Acceleration;
use crate::field::{Entrant, Field, available};

/// Everybody of the round, strongest first. A player's rank here is his name in this system.
pub(super) struct Standings<'a> {
    pub(super) field: &'a Field,
    /// Place in the field of every rank.
    places: Vec<usize>,
}

impl<'a> Standings<'a> {
    pub(super) fn new(snapshot: &Snapshot, round: RoundNumber, field: &'a Field) -> Standings<'a> {
        let order = order(snapshot, round);
        let mut places: Vec<usize> = (0..field.len()).collect();
        places.sort_by_key(|&place| order[field.at(place).index]);
        Standings { field, places }
    }

    /// The field as it is ranked, by points and number.
    #[cfg(test)]
    pub(super) fn as_ranked(field: &'a Field) -> Standings<'a> {
        Standings { field, places: (0..field.len()).collect() }
    }

    pub(super) fn len(&self) -> usize {
        self.places.len()
    }

    /// Place in the field.
    pub(super) fn place(&self, rank: usize) -> usize {
        self.places[rank]
    }

    pub(super) fn at(&self, rank: usize) -> &'a Entrant {
        self.field.at(self.places[rank])
    }

    /// O3 and O4.
    pub(super) fn may_meet(&self, a: usize, b: usize) -> bool {
        self.field.may_meet(self.places[a], self.places[b])
    }

    /// O6: whether the player met other points in the round before, above or below.
    pub(super) fn floated(&self, rank: usize) -> bool {
        self.at(rank).floats[0].is_some()
    }

    /// O14: how often a pair makes somebody float twice running.
    pub(super) fn floats_again(&self, a: usize, b: usize) -> i64 {
        let unequal = self.at(a).score != self.at(b).score;
        if unequal { i64::from(self.floated(a)) + i64::from(self.floated(b)) } else { 0 }
    }

    /// O14: whether both expect the same colour.
    pub(super) fn expect_the_same(&self, a: usize, b: usize) -> bool {
        let expects = |rank: usize| self.at(rank).preference.map(|due| due.colour);
        expects(a).is_some() && expects(a) == expects(b)
    }
}

/// Place of every player of the list when the round is paired: points, then cumulative, then the
/// place one round earlier, and before the first round the number.
fn order(snapshot: &Snapshot, round: RoundNumber) -> Vec<usize> {
    let histories = Histories::of_first(snapshot, round.index());
    let acceleration = Acceleration::of(snapshot, &histories, &available(snapshot, round));
    let players = snapshot.players.len();
    let mut points = vec![ronde_model::Score::ZERO; players];
    let mut cumulative = vec![0_i64; players];
    let mut standing = by_number(snapshot);
    for here in (0..=round.index()).filter_map(RoundNumber::from_index) {
        let total = |index: usize| points[index] + acceleration.points(snapshot, index, here);
        let keys: Vec<(i32, i64)> =
            (0..players).map(|index| (-total(index).tenths(), -cumulative[index])).collect();
        // A stable sort keeps the order of the round before among equals.
        standing.sort_by_key(|&index| keys[index]);
        for index in 0..players {
            let entry = histories.entry(index, here);
            if here < round {
                let number = snapshot.players[index].number;
                points[index] += scores::in_round(snapshot, number, here, entry);
                cumulative[index] += i64::from(points[index].tenths());
            }
        }
    }
    let mut places = vec![0; players];
    for (place, index) in standing.into_iter().enumerate() {
        places[index] = place;
    }
    places
}

fn by_number(snapshot: &Snapshot) -> Vec<usize> {
    let mut order: Vec<usize> = (0..snapshot.players.len()).collect();
    order.sort_by_key(|&index| {
        let player = &snapshot.players[index];
        let rank = player.rank.filter(|_| snapshot.rules.order_by_rank);
        (rank.unwrap_or(player.number.get()), player.number)
    });
    order
}
