//! Whether the players left over by a large bracket leave the rest as well off as any could.
//!
//! The kinds pair a bracket without looking below it. Their answer holds for the round if nobody
//! else left over would serve the rest better: plainly so when the next bracket is then paired as
//! completely as can be, when nobody is left over, or when a bound that holds for everybody is met.
//! A single player left over is compared with the best of all; if he falls short, he and those like
//! him are set aside and the bracket is asked again.

use std::collections::BTreeSet;

use ronde_model::Score;

use super::bracket::Bracket;
use crate::field::Field;
use crate::kernel::first::Answer;
use crate::kernel::typed::Aside;

/// How the next bracket fares: players unpaired (weighted), then their scores. `None` if the round
/// cannot go on at all.
pub(crate) type Fare = Option<(usize, Vec<Score>)>;

/// What is asked about players left over.
pub(crate) struct Handover<'a> {
    pub(crate) field: &'a Field,
    pub(crate) bracket: &'a Bracket,
    /// Whether the round can go on with nobody left over.
    pub(crate) without: &'a dyn Fn() -> bool,
    /// Whether it is plain that the next bracket fares as well as it ever could.
    pub(crate) ideal: &'a dyn Fn(&[usize]) -> bool,
    /// How it fares exactly.
    pub(crate) fare: &'a dyn Fn(&[usize]) -> Fare,
    /// Whether it matters to the next bracket who may take the bye (2017: C.7).
    pub(crate) weighs_bye: bool,
    /// No other so many left over let the next bracket leave fewer unpaired.
    pub(crate) fewest_unpaired: &'a dyn Fn(usize) -> usize,
}

/// How often a bracket is asked again, and how many players below are still looked at one by one.
const TRIES: usize = 24;
const MOST_BELOW: usize = 1_500;

enum Verdict {
    Holds,
    /// Somebody else serves the rest better than this single player.
    SetAside,
    Unknown,
}

impl Handover<'_> {
    /// Asks `pair`, with a list of players who may not be left over, until its answer holds.
    pub(crate) fn settle(
        &self,
        pair: &dyn Fn(&[bool]) -> Result<Answer, Aside>,
    ) -> Result<Answer, Aside> {
        let first = self.bracket.residents[0];
        let mut set_aside = vec![false; self.bracket.residents.len()];
        for _ in 0..TRIES {
            let answer = pair(&set_aside)?;
            match self.judge(&answer.left) {
                Verdict::Holds => return Ok(answer),
                Verdict::Unknown => return Err(Aside::Below),
                Verdict::SetAside => {
                    let like = self.bars(answer.left[0]);
                    for &place in &self.bracket.residents {
                        set_aside[place - first] |= self.bars(place) == like;
                    }
                }
            }
        }
        Err(Aside::Below)
    }

    fn judge(&self, left: &[usize]) -> Verdict {
        if left.is_empty() {
            return if (self.without)() { Verdict::Holds } else { Verdict::Unknown };
        }
        if (self.ideal)(left) {
            return Verdict::Holds;
        }
        if self.bracket.next.len() + self.bracket.below.len() > MOST_BELOW {
            return Verdict::Unknown;
        }
        let fare = (self.fare)(left);
        let bound = (self.fewest_unpaired)(left.len());
        if fare.as_ref().is_some_and(|fare| self.meets_bound(fare, bound)) {
            return Verdict::Holds;
        }
        match (left, self.best_single()) {
            ([_], Some(best)) if is_as_good(fare.as_ref(), &best) => Verdict::Holds,
            ([_], Some(_)) => Verdict::SetAside,
            _ => Verdict::Unknown,
        }
    }

    /// As few unpaired as possible, all of them residents of the next bracket.
    fn meets_bound(&self, (unpaired, scores): &(usize, Vec<Score>), bound: usize) -> bool {
        let score = self.field.at(self.bracket.next.start).score;
        *unpaired == bound && scores.iter().all(|it| *it == score)
    }

    /// The best fare that any single resident left over can give: of each side, that of somebody
    /// who may meet everybody below whom his side lets him meet. `None` if a side has nobody such.
    fn best_single(&self) -> Option<(usize, Vec<Score>)> {
        let residents = &self.bracket.residents;
        let sides: BTreeSet<(u8, bool)> = residents.iter().map(|&place| self.side(place)).collect();
        let mut best: Fare = None;
        for side in sides {
            let is_free = |&&place: &&usize| self.bars(place) == (side, Vec::new());
            let free = residents.iter().find(is_free)?;
            best = match (best, (self.fare)(&[*free])) {
                (Some(one), Some(other)) => Some(one.min(other)),
                (one, other) => one.or(other),
            };
        }
        best
    }

    /// What those below see in everybody like this player: his camp, and whether he may take the
    /// bye where that matters.
    fn side(&self, place: usize) -> (u8, bool) {
        let barred = self.weighs_bye && self.field.at(place).bye_barred.is_some();
        (self.field.camp(place), barred)
    }

    /// All that those below see in a player: his side, and whom he may not meet.
    fn bars(&self, place: usize) -> ((u8, bool), Vec<u32>) {
        let from = self.bracket.next.start;
        (self.side(place), self.field.bars_from(place, from))
    }
}

fn is_as_good(fare: Option<&(usize, Vec<Score>)>, best: &(usize, Vec<Score>)) -> bool {
    fare.is_some_and(|fare| fare <= best)
}

/// What the players below need from above, because too many of them have one absolute wish.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Need {
    /// At least so many must come down, none of them of that camp.
    pub(crate) players: usize,
    /// The camp that is too large.
    pub(crate) camp: u8,
}

/// The need of these places, with so many byes among them. Members of a camp meet only others.
pub(crate) fn need(field: &Field, places: std::ops::Range<usize>, byes: usize) -> Need {
    let size = places.len() + byes;
    let camp_size = |camp: u8| places.clone().filter(|&place| field.camp(place) == camp).count();
    let of = |camp: u8| Need { players: (2 * camp_size(camp)).saturating_sub(size), camp };
    let (one, two) = (of(1), of(2));
    if one.players >= two.players { one } else { two }
}
