//! Who may do what.

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

use crate::stored::{Act, ColourCode};

/// As what somebody acts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Role {
    /// Whoever sits at the machine on which the event lives.
    Owner,
    /// The chief arbiter: everything but giving the event away.
    Chief,
    /// A deputy: everything of an ordinary day.
    Deputy,
    /// Enters results, and checks players in, at these boards (both ends included).
    Helper {
        /// First board.
        first: u32,
        /// Last board.
        last: u32,
    },
    /// One of the two players at a board, on his own telephone.
    Player {
        /// The round.
        round: u16,
        /// The board.
        board: u32,
        /// His colour; none for a telephone that both use.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        side: Option<ColourCode>,
    },
    /// Looks.
    Viewer,
}

impl Role {
    /// Whether this role may do this act, whatever the state.
    pub fn may(self, act: &Act) -> bool {
        match self {
            Role::Owner | Role::Chief => true,
            Role::Deputy => !reserved(act),
            Role::Helper { first, last } => helps(act, first..=last),
            Role::Player { round, board, side } => matches!(
                act,
                Act::ReportResult { round: at, board: seat, side: told, .. }
                    if (*at, *seat) == (round, board) && side.is_none_or(|side| side == *told)
            ),
            Role::Viewer => false,
        }
    }

    /// Whether this role may undo what somebody else did.
    pub const fn may_undo_others(self) -> bool {
        matches!(self, Role::Owner | Role::Chief | Role::Deputy)
    }
}

/// What a helper does: results at these boards, and welcoming players.
fn helps(act: &Act, boards: RangeInclusive<u32>) -> bool {
    if let Act::EnterResult { board, .. }
    | Act::ClearResult { board, .. }
    | Act::ConfirmResult { board, .. }
    | Act::ReportResult { board, .. } = act
    {
        return boards.contains(board);
    }
    matches!(act, Act::CheckIn { present: true, .. })
}

/// What the chief arbiter answers for in person.
fn reserved(act: &Act) -> bool {
    matches!(
        act,
        Act::LeaveFideMode { .. }
            | Act::Expel { .. }
            | Act::Finish
            | Act::Resume { .. }
            | Act::AdjustPoints { .. }
    )
}
