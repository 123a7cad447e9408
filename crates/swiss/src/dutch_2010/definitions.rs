//! Chapter A: what a pair shares of colours (A7), and how many pairs must disregard them (A8).

use ronde_model::Colour;

use crate::colours::{Preference, Strength};
use crate::field::Field;

/// The field with what the parity of the round says about it.
#[derive(Clone, Copy)]
pub(super) struct Definitions<'a> {
    pub(super) field: &'a Field,
    /// A7.d holds in odd rounds, A7.e in even ones.
    pub(super) odd_round: bool,
}

impl<'a> Definitions<'a> {
    pub(super) fn new(field: &'a Field) -> Definitions<'a> {
        Definitions { field, odd_round: !field.round.get().is_multiple_of(2) }
    }

    /// A7: the weaker of two preferences for the same colour; none where they do not collide.
    pub(super) fn clash(&self, a: usize, b: usize) -> Option<Strength> {
        let (one, other) = (self.field.at(a).preference?, self.field.at(b).preference?);
        (one.colour == other.colour).then(|| one.strength.min(other.strength))
    }

    /// A7.d: both strong or more, not both absolute: in odd rounds as good as forbidden.
    pub(super) fn breaks_a7d(&self, a: usize, b: usize) -> bool {
        self.odd_round && self.clash(a, b) == Some(Strength::Strong)
    }

    /// A8.b, in even rounds: two equal strong preferences, or more.
    pub(super) fn breaks_z(&self, a: usize, b: usize) -> bool {
        !self.odd_round && self.clash(a, b) >= Some(Strength::Strong)
    }

    /// B2: the same absolute preference; possible only with a topscorer.
    pub(super) fn breaks_b2(&self, a: usize, b: usize) -> bool {
        self.clash(a, b) == Some(Strength::Absolute)
    }

    /// A8: X1 and Z1 when so many pairs are made of these players. C14 lowers both with the number
    /// of pairs, which is the same formula with fewer pairs.
    pub(super) fn x1_z1(&self, players: &[usize], pairs: usize) -> (usize, usize) {
        let census = players.iter().fold(Census::default(), |mut census, &place| {
            census.count(self.field.at(place).preference, self.odd_round);
            census
        });
        let (x1, z1) = census.x1_z1(pairs);
        (x1, if self.odd_round { 0 } else { z1 })
    }
}

/// The letters of A8.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Census {
    /// W: a preference for White, in even rounds without the weak ones.
    pub(super) white: usize,
    /// B: a preference for Black, likewise.
    pub(super) black: usize,
    /// w: in even rounds, a weak preference for White.
    pub(super) weak_white: usize,
    /// b: in even rounds, a weak preference for Black.
    pub(super) weak_black: usize,
    /// a: no game yet.
    pub(super) none: usize,
}

impl Census {
    fn count(&mut self, preference: Option<Preference>, odd_round: bool) {
        let letter = match preference {
            None => &mut self.none,
            Some(Preference { colour, strength }) => {
                match (colour, !odd_round && strength == Strength::Mild) {
                    (Colour::White, false) => &mut self.white,
                    (Colour::Black, false) => &mut self.black,
                    (Colour::White, true) => &mut self.weak_white,
                    (Colour::Black, true) => &mut self.weak_black,
                }
            }
        };
        *letter += 1;
    }

    /// The two formulas of A8, never below zero.
    pub(super) fn x1_z1(self, pairs: usize) -> (usize, usize) {
        let Census { white, black, weak_white: w, weak_black: b, none: a } = self;
        let minority = (white + w).min(black + b);
        let strong = white.min(black);
        (pairs.saturating_sub(minority + a), pairs.saturating_sub(strong + b + w + a))
    }
}
