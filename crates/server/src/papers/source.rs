//! The tournament as papers read it: the rounds that this reader may see, with clubs and tables.

use ronde_desk::State;
use ronde_desk::portable::{self, Purpose};
use ronde_desk::state::Phase;
use ronde_model::Snapshot;
use ronde_report::paper::catalogue::Kind;

use crate::site;

/// What a paper is made from.
pub(super) struct Known {
    pub(super) snapshot: Snapshot,
    /// The table of each game, by round.
    pub(super) tables: Vec<Vec<u32>>,
    /// Whether it shows a round that is not published.
    pub(super) draft: bool,
}

/// The tournament for a paper. A draft is in it for arbiters, where the paper is about rounds to be
/// played, and where they did not ask for an earlier one.
pub(super) fn known(state: &State, kind: Kind, round: Option<u16>, arbiter: bool) -> Known {
    let last = u16::try_from(state.rounds.len()).unwrap_or(u16::MAX);
    let drafted = state.rounds.last().is_some_and(|it| it.phase == Phase::Draft);
    let draft = drafted && arbiter && kind.shows_drafts() && round.is_none_or(|it| it == last);
    let snapshot = if draft {
        state.snapshot_of(state.rounds.len())
    } else {
        portable::exported(state, Purpose::Tournament)
    };
    let snapshot = portable::with_clubs(state, snapshot);
    let snapshot = if arbiter { snapshot } else { site::public(&snapshot) };
    Known { snapshot, tables: portable::tables(state), draft }
}
