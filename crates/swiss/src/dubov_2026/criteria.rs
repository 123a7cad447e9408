//! Article 2: the criteria. C1 and C3 are in the field, C2 and C4 are asked where they are needed;
//! here is what makes one bracket better than another (2.3).

use std::cmp::Reverse;

use ronde_model::Score;

use super::people::People;
use crate::kernel::fields::{Fields, Occurs};

/// How far a bracket falls short, most important criterion first: the derived order is the note
/// to 3.2.2.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Shortfall {
    /// C5: number of upfloaters.
    pub(super) c5_number: usize,
    /// C6: their scores in ascending order, the higher the better.
    pub(super) c6_scores: Reverse<Vec<Score>>,
    /// C7: players who do not get their colour preference.
    pub(super) c7_preference: usize,
    /// C8: upfloaters who are maximum upfloaters; not in the last round.
    pub(super) c8_maximum: usize,
    /// C9: how often those were upfloated; not in the last round.
    pub(super) c9_times: i64,
    /// C10: upfloaters who upfloated in the previous round; not in the last.
    pub(super) c10_again: usize,
}

impl Shortfall {
    /// Of the pairs of a bracket, given with the higher-ranked first, whose residents are the
    /// players of this score.
    pub(super) fn of(people: &People<'_>, score: Score, pairs: &[(usize, usize)]) -> Shortfall {
        let is_upfloater = |place: usize| people.field.at(place).score != score;
        let upfloaters: Vec<usize> =
            pairs.iter().map(|&(_, lower)| lower).filter(|&it| is_upfloater(it)).collect();
        let mut scores: Vec<Score> =
            upfloaters.iter().map(|&place| people.field.at(place).score).collect();
        scores.sort_unstable();
        let burdens = || upfloaters.iter().map(|&place| Burden::of(people, place));
        let count = |of: fn(&Burden) -> i64| burdens().map(|it| of(&it)).sum::<i64>();
        let counted = |sum: i64| usize::try_from(sum).unwrap_or(usize::MAX);
        Shortfall {
            c5_number: upfloaters.len(),
            c6_scores: Reverse(scores),
            c7_preference: pairs.iter().filter(|&&(a, b)| is_disturbed(people, a, b)).count(),
            c8_maximum: counted(count(|it| it.c8)),
            c9_times: count(|it| it.c9),
            c10_again: counted(count(|it| it.c10)),
        }
    }

    /// The first criterion in which another falls shorter than this one.
    pub(super) fn first_worse(&self, other: &Shortfall) -> Option<&'static str> {
        let rows = [
            (other.c5_number > self.c5_number, "C.04.4.1:C5"),
            (other.c6_scores > self.c6_scores, "C.04.4.1:C6"),
            (other.c7_preference > self.c7_preference, "C.04.4.1:C7"),
            (other.c8_maximum > self.c8_maximum, "C.04.4.1:C8"),
            (other.c9_times > self.c9_times, "C.04.4.1:C9"),
            (other.c10_again > self.c10_again, "C.04.4.1:C10"),
        ];
        let worse = rows.into_iter().find(|(is_worse, _)| *is_worse).map(|(_, article)| article);
        worse.filter(|_| other > self)
    }
}

/// What an upfloater costs under C8, C9 and C10.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Burden {
    c8: i64,
    c9: i64,
    c10: i64,
}

impl Burden {
    pub(super) fn of(people: &People<'_>, place: usize) -> Burden {
        if people.field.last_round {
            return Burden { c8: 0, c9: 0, c10: 0 };
        }
        let times = people.maximum_upfloats(place);
        Burden {
            c8: i64::from(times.is_some()),
            c9: times.unwrap_or(0),
            c10: i64::from(people.upfloated_last(place)),
        }
    }
}

/// C7: of two who prefer the same colour exactly one does not get it; of others nobody.
pub(super) fn is_disturbed(people: &People<'_>, a: usize, b: usize) -> bool {
    people.due(a).colour == people.due(b).colour
}

/// The criteria do not fit into the numbers a solver takes.
pub(super) struct TooWide;

/// Adds C5 to C10 for a graph in which the first `residents` places are residents and `levels` are
/// the scores of those below, descending. A pair of two lower players costs nothing.
pub(super) fn add(
    fields: &mut Fields<'_>,
    people: &People<'_>,
    last_resident: usize,
    levels: &[Score],
) -> Result<(), TooWide> {
    let is_lower = |place: usize| place > last_resident;
    let raises = |a: usize, b: usize| !is_lower(a) && is_lower(b);
    let mut add = |gain: &dyn Fn(usize, usize) -> i64| {
        if fields.try_add(Occurs::OnEveryPair, usize::MAX, gain) { Ok(()) } else { Err(TooWide) }
    };
    add(&|a, b| -i64::from(raises(a, b)))?;
    // C6: fewest of the lowest score, then of the one above it; how many are left for the highest
    // follows.
    for &level in levels.iter().skip(1).rev() {
        add(&|a, b| -i64::from(raises(a, b) && people.field.at(b).score == level))?;
    }
    add(&|a, b| -i64::from(!is_lower(a) && is_disturbed(people, a, b)))?;
    let burden = |a: usize, b: usize| raises(a, b).then(|| Burden::of(people, b));
    add(&|a, b| -burden(a, b).map_or(0, |it| it.c8))?;
    add(&|a, b| -burden(a, b).map_or(0, |it| it.c9))?;
    add(&|a, b| -burden(a, b).map_or(0, |it| it.c10))
}
