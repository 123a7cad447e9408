//! What the articles ask of two players: colours due, ratings of a Maxi-tournament, the side of the
//! median (C.04.4.3:2.1, 2.2, 3.2.3, 3.8, 5.2, 5.7).

use ronde_model::{Colour, Score, Snapshot};

use super::groups::Side;
use crate::field::{Entrant, Field};

/// The field of a round in the eyes of the Lim system. Players are named by their place in it.
pub(super) struct Players<'a> {
    pub(super) field: &'a Field,
    /// Rating or estimate by place; 0 for whoever has neither.
    ratings: Vec<u16>,
    /// Whether the organiser declared a Maxi-tournament.
    maxi: bool,
    /// C.04.4.3:2.2: twice the score of the median scoregroup, in tenths; a half may fall between.
    twice_the_median: i32,
    /// Whether refusals are told too.
    pub(super) tells: bool,
}

/// C.04.4.3:3.2.3, 3.8, 5.7: how far a rating may be from another in a Maxi-tournament.
const NEAR: u16 = 100;

impl<'a> Players<'a> {
    pub(super) fn new(snapshot: &Snapshot, field: &'a Field, tells: bool) -> Players<'a> {
        let rating = |entrant: &Entrant| snapshot.players[entrant.index].strength().unwrap_or(0);
        let rounds_played = i32::from(field.round.get()) - 1;
        Players {
            field,
            ratings: field.entrants().iter().map(rating).collect(),
            maxi: snapshot.rules.maxi_tournament,
            twice_the_median: rounds_played * snapshot.rules.points.win().tenths(),
            tells,
        }
    }

    /// A field of a test; a Maxi-tournament if ratings are given.
    #[cfg(test)]
    pub(super) fn of_field(field: &'a Field, ratings: Vec<u16>) -> Players<'a> {
        let maxi = !ratings.is_empty();
        let ratings = if maxi { ratings } else { vec![0; field.len()] };
        let twice_the_median = (i32::from(field.round.get()) - 1) * 10;
        Players { field, ratings, maxi, twice_the_median, tells: true }
    }

    pub(super) fn at(&self, place: usize) -> &'a Entrant {
        self.field.at(place)
    }

    /// C.04.4.3:2.1, with 6 in the last round.
    pub(super) fn compatible(&self, one: usize, other: usize) -> bool {
        one != other && self.field.may_meet(one, other)
    }

    pub(super) fn due(&self, place: usize) -> Option<Colour> {
        self.at(place).preference.map(|due| due.colour)
    }

    /// C.04.4.3:5.2: whether both can have the colour due to them.
    pub(super) fn colours_suit(&self, one: usize, other: usize) -> bool {
        let (mine, theirs) = (self.due(one), self.due(other));
        mine.is_none() || theirs.is_none() || mine != theirs
    }

    /// C.04.4.3:3.2.3, 3.8, 5.7: whether one of the two may be taken rather than the other because
    /// of a colour.
    pub(super) fn colours_may_choose(&self, one: usize, other: usize) -> bool {
        !self.maxi || self.ratings[one].abs_diff(self.ratings[other]) <= NEAR
    }

    /// C.04.4.3:7.1.
    pub(super) fn rating(&self, place: usize) -> u16 {
        self.ratings[place]
    }

    /// C.04.4.3:2.2.
    pub(super) fn side(&self, score: Score) -> Side {
        match (2 * score.tenths()).cmp(&self.twice_the_median) {
            std::cmp::Ordering::Greater => Side::Above,
            std::cmp::Ordering::Less => Side::Below,
            std::cmp::Ordering::Equal => Side::Median,
        }
    }

    pub(super) fn median(&self) -> Score {
        Score::from_tenths(self.twice_the_median / 2)
    }
}
