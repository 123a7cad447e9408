//! Article 1: what a player brings to a round: the colour due, the average rating of the
//! opponents, the upfloats so far.

use ronde_model::{Colour, PairingNumber, RoundNumber, Snapshot};

use crate::colours::{Preference, Strength};
use crate::crowd::with_crowd;
use crate::field::Field;
use crate::kernel::rest::{Crowd, Spare};
use crate::past::pasts;

/// 1.6.4: whoever has not played yet is due Black, mildly.
const BEFORE_THE_FIRST_GAME: Preference =
    Preference { colour: Colour::Black, strength: Strength::Mild };

/// Everybody to be paired, by place in the field.
pub(super) struct People<'a> {
    pub(super) field: &'a Field,
    due: Vec<Preference>,
    averages: Vec<i64>,
    upfloats: Vec<i64>,
    upfloated_last: Vec<bool>,
    max_t: i64,
}

impl<'a> People<'a> {
    pub(super) fn new(snapshot: &Snapshot, field: &'a Field) -> People<'a> {
        let pasts = pasts(snapshot, field.round);
        let past = |place: usize| &pasts[field.at(place).index];
        let before = field.round.index().checked_sub(1).and_then(RoundNumber::from_index);
        let places = || 0..field.len();
        let count = |place: usize| i64::try_from(past(place).raised.len()).unwrap_or(i64::MAX);
        People {
            field,
            due: places()
                .map(|place| field.at(place).preference.unwrap_or(BEFORE_THE_FIRST_GAME))
                .collect(),
            averages: places().map(|place| past(place).rounded_average()).collect(),
            upfloats: places().map(count).collect(),
            upfloated_last: places()
                .map(|place| before.is_some_and(|before| past(place).was_raised_in(before)))
                .collect(),
            max_t: max_t(snapshot.rules.declared_rounds.unwrap_or(0)),
        }
    }

    /// 1.6: the colour preference; everybody has one.
    pub(super) fn due(&self, place: usize) -> Preference {
        self.due[place]
    }

    /// Whether the player prefers White (3.2.3).
    pub(super) fn seeks_white(&self, place: usize) -> bool {
        self.due[place].colour == Colour::White
    }

    /// Whether the player has yet to play a game.
    pub(super) fn is_new(&self, place: usize) -> bool {
        self.field.at(place).colours.games() == 0
    }

    /// 1.7: the average rating of the opponents (ARO).
    pub(super) fn average(&self, place: usize) -> i64 {
        self.averages[place]
    }

    /// The tournament pairing number (TPN), or the rank where the file orders by it.
    pub(super) fn tpn(&self, place: usize) -> u32 {
        self.field.at(place).seed
    }

    pub(super) fn number(&self, place: usize) -> PairingNumber {
        self.field.at(place).number
    }

    pub(super) fn numbers(&self, places: &[usize]) -> Vec<PairingNumber> {
        places.iter().map(|&place| self.number(place)).collect()
    }

    /// 1.8: how often a maximum upfloater was upfloated; nothing for the others.
    pub(super) fn maximum_upfloats(&self, place: usize) -> Option<i64> {
        Some(self.upfloats[place]).filter(|&times| times >= self.max_t)
    }

    /// Whether the player upfloated in the previous round (C10).
    pub(super) fn upfloated_last(&self, place: usize) -> bool {
        self.upfloated_last[place]
    }

    /// 1.8: MaxT.
    pub(super) fn max_t(&self) -> i64 {
        self.max_t
    }

    /// C1 and C3.
    pub(super) fn may_meet(&self, a: usize, b: usize) -> bool {
        self.field.may_meet(a, b)
    }

    /// C4: whether these can all be paired with each other.
    pub(super) fn complete(&self, places: &[usize]) -> bool {
        self.with_crowd(|crowd| crowd.completes(places, Spare::Nobody))
    }

    /// Asks the kernel about complete pairings.
    pub(super) fn with_crowd<T>(&self, ask: impl FnOnce(&Crowd<'_>) -> T) -> T {
        with_crowd(self.field, |crowd| ask(crowd))
    }
}

/// 1.8: MaxT = 2 + rounds / 5, rounded downwards.
pub(super) fn max_t(rounds: u16) -> i64 {
    2 + i64::from(rounds / 5)
}

#[cfg(test)]
impl<'a> People<'a> {
    /// For tests: of some players the number, the average, the upfloats, and whether the last of
    /// them was in the round before; the others have none of it. Nine rounds are declared.
    pub(super) fn of_rows(field: &'a Field, rows: &[(u32, i64, i64, bool)]) -> People<'a> {
        let row = |place: usize| rows.iter().find(|row| row.0 == field.at(place).seed);
        let places = || 0..field.len();
        People {
            field,
            due: places()
                .map(|place| field.at(place).preference.unwrap_or(BEFORE_THE_FIRST_GAME))
                .collect(),
            averages: places().map(|place| row(place).map_or(0, |row| row.1)).collect(),
            upfloats: places().map(|place| row(place).map_or(0, |row| row.2)).collect(),
            upfloated_last: places().map(|place| row(place).is_some_and(|row| row.3)).collect(),
            max_t: max_t(9),
        }
    }
}
