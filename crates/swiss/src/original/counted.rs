//! What two rounds are compared by, beside what their steps tell.

use super::articles::{O6, O12, O14};
use crate::steps::{Act, Step};
use crate::trace::{Accounts, Quantity, count, floaters};

/// O12 and O6: of as few floaters as possible, as few who came or floated in the round before.
pub(super) fn before_pairs(
    accounts: &Accounts<'_>,
    steps: &[Step],
    mut told: Vec<Quantity>,
) -> Vec<Quantity> {
    let leave = floaters(steps);
    let came = steps.iter().find_map(|step| {
        let Act::Takes { moved, residents, .. } = &step.act else { return None };
        (moved.len() < residents.len()).then_some(moved)
    });
    let came = came.map_or(0, |came| leave.iter().filter(|it| came.contains(it)).count());
    let again = leave.iter().filter_map(|&it| accounts.place(it));
    let again = again.filter(|&it| floated(accounts, it)).count();
    told.extend([(O12, "floaters again", count(came)), (O6, "floaters again", count(again))]);
    told
}

/// O14: repeated floats, then pairs that expect the same colour.
pub(super) fn of_pairs(accounts: &Accounts<'_>, steps: &[Step]) -> Vec<Quantity> {
    let (mut again, mut same) = (0, 0);
    for (a, b) in accounts.pairs(steps) {
        if accounts.field.at(a).score != accounts.field.at(b).score {
            again += usize::from(floated(accounts, a)) + usize::from(floated(accounts, b));
        }
        same += usize::from(expect_the_same(accounts, a, b));
    }
    vec![(O14, "floaters again", count(again)), (O14, "same colour", count(same))]
}

fn floated(accounts: &Accounts<'_>, place: usize) -> bool {
    accounts.field.at(place).floats[0].is_some()
}

fn expect_the_same(accounts: &Accounts<'_>, a: usize, b: usize) -> bool {
    let expects = |place: usize| accounts.field.at(place).preference.map(|due| due.colour);
    expects(a).is_some() && expects(a) == expects(b)
}
