//! Whether those who are left of a group can all be paired, asked again after every pair.
//!
//! While they are many, a glance proves it. Let nobody have met more than *b* others, and let *c*
//! be the larger and *d* the smaller of the two camps of players who must have the same colour,
//! among *m* in all.
//!
//! - If *2(c + b) ≤ m*, everybody may meet half of the others (Dirac).
//! - Else let *c ≥ 2b*, *r = m − 2c ≥ 0*, and set *r* of those in no camp aside: there are *r + c −
//!   d* of them. They can be paired among themselves if *r ≥ 2(b + 1)* (Dirac) or *c − d ≥ b* (each
//!   finds somebody until the last). The larger camp then faces as many others, and all of them can
//!   be paired across, since everybody may meet half of the other side (Hall).
//!
//! Only where a glance does not prove it is a largest matching kept up.

use ronde_matching::{Adjacency, Completion};

use crate::field::Field;

/// The players of a group who have no opponent yet; all of them can be paired.
pub(super) struct Rest<'a> {
    field: &'a Field,
    /// In ranking order.
    open: Vec<usize>,
    camps: [usize; 3],
    /// A largest matching and whom its vertices stand for, once a glance did not suffice.
    exact: Option<(Completion, Vec<usize>)>,
}

impl<'a> Rest<'a> {
    /// `open` in ranking order.
    pub(super) fn new(field: &'a Field, open: Vec<usize>) -> Rest<'a> {
        let camps = camps(field, &open);
        Rest { field, open, camps, exact: None }
    }

    pub(super) fn open(&self) -> &[usize] {
        &self.open
    }

    /// Whether the others can all be paired when these two are.
    pub(super) fn completes_without(&mut self, one: usize, other: usize) -> bool {
        let mut camps = self.camps;
        for place in [one, other] {
            camps[usize::from(self.field.camp(place))] -= 1;
        }
        if is_plain(self.field, &self.open, self.open.len() - 2, camps) {
            return true;
        }
        let (completion, places) = self
            .exact
            .get_or_insert_with(|| (completion(self.field, &self.open), self.open.clone()));
        let vertices = [one, other].map(|place| vertex(places, place));
        completion.left_over_without(&vertices) == 0
    }

    /// The two are paired.
    pub(super) fn take_out(&mut self, one: usize, other: usize) {
        for place in [one, other] {
            self.camps[usize::from(self.field.camp(place))] -= 1;
            if let Ok(at) = self.open.binary_search(&place) {
                self.open.remove(at);
            }
            if let Some((completion, places)) = &mut self.exact {
                completion.remove(vertex(places, place));
            }
        }
    }
}

/// Whether all of these can be paired.
pub(super) fn can_all_be_paired(field: &Field, places: &[usize]) -> bool {
    places.len().is_multiple_of(2)
        && (is_plain(field, places, places.len(), camps(field, places))
            || completion(field, places).left_over() == 0)
}

/// Whether all of these but any one can be paired, at a glance; a "no" means nothing.
pub(super) fn plainly_lacks_only_one(field: &Field, places: &[usize]) -> bool {
    let mut all_stay = camps(field, places);
    // Whoever leaves may be of any camp: none is taken to shrink, and the open ones make room.
    all_stay[0] = all_stay[0].saturating_sub(1);
    !places.len().is_multiple_of(2) && is_plain(field, places, places.len() - 1, all_stay)
}

/// A largest matching of these; vertices are their indices.
pub(super) fn completion(field: &Field, places: &[usize]) -> Completion {
    let joined = |a: usize, b: usize| field.may_meet(places[a], places[b]);
    Completion::new(Adjacency::from_fn(places.len(), joined))
}

#[cfg(test)]
pub(super) fn is_plain_of(field: &Field, places: &[usize]) -> bool {
    is_plain(field, places, places.len(), camps(field, places))
}

fn vertex(places: &[usize], place: usize) -> usize {
    places.partition_point(|&it| it < place)
}

fn camps(field: &Field, places: &[usize]) -> [usize; 3] {
    let mut camps = [0; 3];
    for &place in places {
        camps[usize::from(field.camp(place))] += 1;
    }
    camps
}

/// The glance, for so many of these places with camps of these sizes.
fn is_plain(field: &Field, places: &[usize], count: usize, camps: [usize; 3]) -> bool {
    if count == 0 {
        return true;
    }
    if let Some((one, other)) = field.bound()
        && [one, other].iter().any(|place| places.binary_search(place).is_ok())
    {
        return false;
    }
    let bars = field.most_bars();
    let (larger, smaller) = (camps[1].max(camps[2]), camps[1].min(camps[2]));
    if 2 * (larger.max(1) + bars) <= count {
        return true;
    }
    let Some(aside) = count.checked_sub(2 * larger) else { return false };
    larger >= 2 * bars && larger > 0 && (aside >= 2 * (bars + 1) || larger - smaller >= bars)
}
