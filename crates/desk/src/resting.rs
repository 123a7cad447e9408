//! What stands in the way of an undo.

use std::collections::BTreeSet;

use crate::entry::Entry;
use crate::fold;
use crate::stored::{Act, EntrantId};
use crate::thing::Thing;

/// The act that a chain of undos is about.
pub(crate) fn end_of_chain<'a>(
    entries: &'a [Entry<Act>],
    target: &'a Entry<Act>,
) -> &'a Entry<Act> {
    let mut end = target;
    while let Act::Undo { of } = end.what {
        match entries.binary_search_by_key(&of, |entry| entry.seq) {
            Ok(place) => end = &entries[place],
            Err(_) => break,
        }
    }
    end
}

/// Whether the act at the end counts again once the target counts no longer.
pub(crate) fn comes_back(entries: &[Entry<Act>], target: &Entry<Act>, end: &Entry<Act>) -> bool {
    target.seq != end.seq && fold::cancelled(entries).contains(&end.seq)
}

/// Acts that stand in the way of an undo. Of an act that is taken away: those after it that rest on
/// what it changed. Of one that comes back: those since it went that changed, by doing or by
/// undoing, something that it changes or rests on, or that rest on what it changes. When the act
/// that is taken away had thrown a round away, the round comes back, and with it the acts that made
/// it.
pub(crate) fn resting(entries: &[Entry<Act>], of: u64) -> Vec<u64> {
    let Ok(place) = entries.binary_search_by_key(&of, |entry| entry.seq) else { return Vec::new() };
    let target = &entries[place];
    let end = end_of_chain(entries, target);
    let back = comes_back(entries, target, end);
    let cancelled = fold::cancelled(entries);
    let since = if back { target.seq } else { end.seq };
    let writes: Things = end.what.writes().into_iter().collect();
    let needs: Things = if back {
        end.what.writes().into_iter().chain(end.what.rests_on()).collect()
    } else {
        round_again(entries, &cancelled, end)
    };
    let ends = ends(entries);
    let later = entries.iter().zip(ends).filter(|(it, _)| it.seq > since && it.seq != of);
    later
        .filter(|(entry, end)| {
            let act = &entry.what;
            if matches!(act, Act::Undo { .. }) {
                return needs.any(&entries[*end].what.writes());
            }
            if cancelled.contains(&entry.seq) {
                return false;
            }
            let changed = act.writes();
            writes.any(&changed) || writes.any(&act.rests_on()) || needs.any(&changed)
        })
        .map(|(entry, _)| entry.seq)
        .collect()
}

/// What the round was made from that an act has thrown away: if that changed since, the round
/// cannot come back as it was.
fn round_again(entries: &[Entry<Act>], cancelled: &BTreeSet<u64>, end: &Entry<Act>) -> Things {
    let Some(thrown) = end.what.takes_back() else { return Things::default() };
    let made = entries.iter().filter(|entry| {
        matches!(
            entry.what,
            Act::Pair { round, .. } | Act::OpenManual { round, .. } if round == thrown
        )
    });
    let made = made.filter(|entry| entry.seq < end.seq && !cancelled.contains(&entry.seq));
    made.flat_map(|entry| entry.what.rests_on()).collect()
}

/// For each act its place, and for an undo that of the act at the end of its chain.
fn ends(entries: &[Entry<Act>]) -> Vec<usize> {
    let mut ends: Vec<usize> = Vec::with_capacity(entries.len());
    for (place, entry) in entries.iter().enumerate() {
        let undone = entry.what.undoes();
        let undone =
            undone.and_then(|of| entries[..place].binary_search_by_key(&of, |it| it.seq).ok());
        ends.push(undone.map_or(place, |undone| ends[undone]));
    }
    ends
}

/// Things in which others are looked up, however many there are.
#[derive(Debug, Default)]
struct Things(BTreeSet<Thing>);

impl FromIterator<Thing> for Things {
    fn from_iter<I: IntoIterator<Item = Thing>>(things: I) -> Things {
        Things(things.into_iter().collect())
    }
}

impl Things {
    fn any(&self, others: &[Thing]) -> bool {
        others.iter().any(|other| self.has(*other))
    }

    /// Whether one of them touches the other, as [`Thing::touches`] says.
    fn has(&self, other: Thing) -> bool {
        use Thing::{Board, Boards, Player, Players};
        let within = |first, last| self.0.range(first..=last).next().is_some();
        self.0.contains(&other)
            || match other {
                Player(_) => self.0.contains(&Players),
                Players => within(Player(EntrantId(0)), Player(EntrantId(u32::MAX))),
                Board(round, _) => self.0.contains(&Boards(round)),
                Boards(round) => within(Board(round, 0), Board(round, u32::MAX)),
                _ => false,
            }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn looked_up_as_they_touch() {
        use Thing::{Board, Boards, Card, Papers, Player, Players, Round, Settings, Tournament};
        let id = EntrantId;
        let all = [
            Tournament,
            Settings,
            Papers,
            Players,
            Player(id(1)),
            Player(id(2)),
            Card(id(1)),
            Round(1),
            Boards(1),
            Boards(2),
            Board(1, 3),
            Board(1, u32::MAX),
            Board(2, 3),
        ];
        for one in all {
            let things: Things = [one].into_iter().collect();
            for other in all {
                assert_eq!(one.touches(other), things.has(other), "{one:?} {other:?}");
            }
        }
    }
}
