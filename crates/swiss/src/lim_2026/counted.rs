//! What two rounds are compared by. Floaters are as few as can be, and of these as few as can be
//! who had come (C.04.4.3:3.9, 4.4); after that the order decides.

use super::articles::{AT_3_9, AT_4_4};
use crate::steps::{Act, Step};
use crate::trace::{Accounts, Quantity, count, floaters};

/// Pairs that are taken apart, the bye, floaters, and those of them who go on.
pub(super) fn before_pairs(_: &Accounts<'_>, steps: &[Step], told: Vec<Quantity>) -> Vec<Quantity> {
    let came = steps.iter().find_map(|step| {
        let Act::Takes { moved, .. } = &step.act else { return None };
        Some(moved.as_slice())
    });
    let leave = floaters(steps);
    let again = leave.iter().filter(|it| came.unwrap_or_default().contains(it)).count();
    let named = |name: &str| matches!(name, "bye" | "cracks");
    let mut counted: Vec<Quantity> = told.into_iter().filter(|it| named(it.1)).collect();
    counted.extend([
        (AT_4_4, "floaters", count(leave.len())),
        (AT_3_9, "floaters again", count(again)),
    ]);
    counted
}
