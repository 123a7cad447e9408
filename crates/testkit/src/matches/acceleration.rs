//! C.04.7 for matches: virtual points by records, or by the ending of the code.

use ronde_model::{RoundNumber, Snapshot, VirtualPoints};

/// Tenths that a participant has in a round of the book. `win` is what a match won is worth,
/// `rounds` how many are declared, `started` the numbers of those who were taken into account for
/// round 1, in order; `by_record` reads a record for this kind of event.
pub(crate) fn virtual_points(
    snapshot: &Snapshot,
    number: u32,
    round: u16,
    win: i32,
    rounds: u16,
    started: &[u32],
    by_record: &dyn Fn(&VirtualPoints, RoundNumber, u32) -> Option<i32>,
) -> i32 {
    if !snapshot.accelerations.is_empty() {
        let round = RoundNumber::new(round).expect("rounds begin with one");
        let rows = snapshot.accelerations.iter();
        return rows.filter_map(|row| by_record(row, round, number)).sum();
    }
    if !snapshot.event.kind_code.to_uppercase().ends_with("_BAKU") {
        return 0;
    }
    // 1.2: the first 2·⌈N/4⌉ are GA; 1.4: half of the rounds are accelerated, half of those wholly.
    let upper = (2 * started.len().div_ceil(4)).min(started.len());
    let last = upper.checked_sub(1).map_or(0, |place| started[place]);
    let accelerated = rounds.div_ceil(2);
    match round {
        _ if number > last => 0,
        _ if round <= accelerated.div_ceil(2) => win,
        _ if round <= accelerated => win / 2,
        _ => 0,
    }
}
