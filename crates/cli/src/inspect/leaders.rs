//! The top of the table: points alone, tie-breaks are another matter.

use ronde_model::{Histories, PairingNumber, Score, Snapshot, scores};

/// More work than this is not done for a summary: a file may declare a million players and a
/// thousand empty rounds.
const MOST_WORK: usize = 100_000_000;

/// So many players with the most points, equal ones in the order of their numbers; and how many
/// more have as many points as the last of them. `None` where nobody has played, or where counting
/// would take too long.
pub(super) fn leaders(snapshot: &Snapshot, paired: usize, top: usize) -> Option<Leaders> {
    if paired == 0 || snapshot.players.is_empty() || work(snapshot, paired) > MOST_WORK {
        return None;
    }
    let histories = Histories::of_first(snapshot, paired);
    let totals = scores::totals(snapshot, &histories);
    let numbers = snapshot.players.iter().map(|player| player.number);
    let mut table: Vec<(Score, PairingNumber)> = totals.into_iter().zip(numbers).collect();
    table.sort_by_key(|(points, number)| (std::cmp::Reverse(*points), *number));
    let last = table[top.min(table.len()) - 1].0;
    let level = table.iter().skip(top).take_while(|(points, _)| *points == last).count();
    table.truncate(top);
    Some(Leaders { table, level })
}

pub(super) struct Leaders {
    /// Points and numbers, best first.
    pub(super) table: Vec<(Score, PairingNumber)>,
    /// How many more are level with the last one.
    pub(super) level: usize,
}

fn work(snapshot: &Snapshot, paired: usize) -> usize {
    let abnormal: usize = snapshot.abnormal.iter().map(|record| 1 + record.who.len()).sum();
    snapshot.players.len().saturating_mul(paired).saturating_mul(1 + abnormal)
}
