//! What acts change and what they rest on: the grain in which two arbiters can get in each other's
//! way.

use serde::{Deserialize, Serialize};

use crate::stored::{Act, Decision, EntrantId, Lot, PlayerChange, Setting};

/// Something of a tournament that an act changes or rests on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Thing {
    /// That there is a tournament at all.
    Tournament,
    /// What is declared.
    Settings,
    /// Name, place, officials: nothing that is computed from.
    Papers,
    /// The list of players as a whole.
    Players,
    /// One player, as far as pairings depend on it.
    Player(EntrantId),
    /// What is written on a player's card beside that: club, birth, numbers.
    Card(EntrantId),
    /// A round: whether it is paired, published, closed.
    Round(u16),
    /// All boards of a round.
    Boards(u16),
    /// One board.
    Board(u16, u32),
}

impl Thing {
    /// Whether a change of one touches the other.
    pub fn touches(self, other: Thing) -> bool {
        use Thing::{Board, Boards, Player, Players};
        match (self, other) {
            (Players, Player(_)) | (Player(_), Players) => true,
            (Boards(one), Board(two, _)) | (Board(one, _), Boards(two)) => one == two,
            (one, two) => one == two,
        }
    }
}

impl Act {
    /// What it changes.
    pub fn writes(&self) -> Vec<Thing> {
        use Thing::{Board, Boards, Card, Papers, Player, Players, Round, Settings, Tournament};
        match self {
            Act::Create { .. } | Act::Finish | Act::Resume { .. } => vec![Tournament],
            Act::Import(_) => vec![Settings, Papers, Players, Tournament],
            Act::Configure { set } => {
                let steers = set.iter().any(Setting::steers_pairing);
                let tables = set.iter().filter_map(|setting| match setting {
                    Setting::FixedTable(id, _) => Some(Player(*id)),
                    _ => None,
                });
                tables.chain([if steers { Settings } else { Papers }]).collect()
            }
            Act::Decide { .. } | Act::DrawColour { .. } => vec![Settings],
            Act::Register { first, players, .. } => {
                let count = u32::try_from(players.len()).unwrap_or(u32::MAX);
                let ids = first.0..first.0.saturating_add(count);
                ids.map(|id| Player(EntrantId(id))).collect()
            }
            Act::Amend { player, set } if !set.iter().any(PlayerChange::reorders) => {
                vec![Card(*player)]
            }
            Act::Amend { player, .. } => vec![Player(*player), Card(*player)],
            Act::Withdraw { player, .. }
            | Act::Reinstate { player, .. }
            | Act::Expel { player, .. }
            | Act::RequestBye { player, .. }
            | Act::CancelBye { player, .. }
            | Act::AdjustPoints { player, .. } => vec![Player(*player)],
            Act::CheckIn { players, .. } => players.iter().map(|id| Player(*id)).collect(),
            Act::Number { .. } => vec![Players],
            Act::Pair { round, adjourned, .. } => {
                let held = adjourned.iter().map(|game| Board(game.round, game.board));
                held.chain([Round(*round), Boards(*round)]).collect()
            }
            Act::Unpair { round }
            | Act::OpenManual { round, .. }
            | Act::Arrange { round, .. }
            | Act::CloseManual { round, .. } => vec![Round(*round), Boards(*round)],
            Act::AddPair { round, white, black, .. } => {
                // Some board of the round, whatever number it gets.
                vec![Board(*round, u32::MAX), Player(*white), Player(*black)]
            }
            Act::Publish { round } | Act::CloseRound { round } | Act::ReopenRound { round } => {
                vec![Round(*round)]
            }
            Act::EnterResult { round, board, .. }
            | Act::ClearResult { round, board }
            | Act::ConfirmResult { round, board }
            | Act::ReportResult { round, board, .. } => vec![Board(*round, *board)],
            Act::CorrectResult { round, board, decision, .. }
            | Act::CorrectColours { round, board, decision } => {
                let again = *decision == Decision::PairAgain;
                let next = round.saturating_add(1);
                let next = again.then_some([Round(next), Boards(next)]);
                next.into_iter().flatten().chain([Board(*round, *board)]).collect()
            }
            Act::LeaveFideMode { .. } | Act::Remark { .. } | Act::Undo { .. } => Vec::new(),
        }
    }

    /// Whether a page that asks for it must say which act it showed last. What somebody adds, says
    /// or reports of himself stands whatever the page showed; a pairing names the state that it was
    /// computed from, and an undo the act that it undoes.
    pub const fn needs_seen(&self) -> bool {
        !matches!(
            self,
            Act::Create { .. }
                | Act::Import(_)
                | Act::Register { .. }
                | Act::DrawColour { .. }
                | Act::Pair { .. }
                | Act::ReportResult { .. }
                | Act::LeaveFideMode { .. }
                | Act::Remark { .. }
                | Act::Undo { .. }
        )
    }

    /// The act that it undoes, if it does.
    pub const fn undoes(&self) -> Option<u64> {
        let Act::Undo { of } = self else { return None };
        Some(*of)
    }

    /// The round that it throws away, if it does: it is not paired any more.
    pub(crate) fn takes_back(&self) -> Option<u16> {
        if let Act::CorrectResult { round, decision: Decision::PairAgain, .. }
        | Act::CorrectColours { round, decision: Decision::PairAgain, .. } = self
        {
            return round.checked_add(1);
        }
        let Act::Unpair { round } = self else { return None };
        Some(*round)
    }

    /// What it rests on, beside what it changes.
    pub fn rests_on(&self) -> Vec<Thing> {
        let whole = self.needs_tournament().then_some(Thing::Tournament);
        whole.into_iter().chain(self.rests_on_parts()).collect()
    }

    /// Whatever changes a tournament needs one that is not finished.
    fn needs_tournament(&self) -> bool {
        if let Act::Configure { set } = self {
            return !set.iter().all(Setting::is_paper);
        }
        !matches!(self, Act::Create { .. } | Act::Remark { .. } | Act::Undo { .. })
    }

    fn rests_on_parts(&self) -> Vec<Thing> {
        use Thing::{Boards, Player, Players, Round, Settings};
        match self {
            // Everything before it went into the pairing.
            Act::Pair { round, .. } => {
                let before = (1..*round).flat_map(|round| [Round(round), Boards(round)]);
                before.chain([Settings, Players]).collect()
            }
            Act::OpenManual { round, .. } | Act::Arrange { round, .. } => {
                let before = round.saturating_sub(1);
                vec![Settings, Players, Round(before), Boards(before)]
            }
            Act::CloseManual { .. } => vec![Players, Settings],
            Act::AddPair { round, .. } => vec![Settings, Round(*round)],
            Act::EnterResult { round, .. }
            | Act::ClearResult { round, .. }
            | Act::ConfirmResult { round, .. }
            | Act::ReportResult { round, .. }
            | Act::CorrectResult { round, .. }
            | Act::CorrectColours { round, .. }
            | Act::RequestBye { round, .. }
            | Act::CancelBye { round, .. } => vec![Round(*round)],
            Act::CloseRound { round } | Act::Publish { round } => vec![Boards(*round)],
            Act::Finish => vec![Settings, Players],
            Act::Number { order, .. } => order.iter().map(|id| Player(*id)).collect(),
            Act::Decide { winner, .. } => vec![Player(*winner)],
            Act::Configure { set } => set.iter().flat_map(named).map(Player).collect(),
            Act::Create { .. }
            | Act::Import(_)
            | Act::LeaveFideMode { .. }
            | Act::Register { .. }
            | Act::Amend { .. }
            | Act::CheckIn { .. }
            | Act::Withdraw { .. }
            | Act::Reinstate { .. }
            | Act::Expel { .. }
            | Act::AdjustPoints { .. }
            | Act::DrawColour { .. }
            | Act::Unpair { .. }
            | Act::ReopenRound { .. }
            | Act::Resume { .. }
            | Act::Remark { .. }
            | Act::Undo { .. } => Vec::new(),
        }
    }
}

/// Whom a setting names.
fn named(setting: &Setting) -> Vec<EntrantId> {
    match setting {
        Setting::FixedTable(id, _) => vec![*id],
        Setting::Prohibited(list) => list.iter().flat_map(|it| it.members.clone()).collect(),
        Setting::Lots(lots) => {
            let player = |lot: &Lot| match lot {
                Lot::Player(id) => Some(*id),
                Lot::Team(_) => None,
            };
            lots.iter().filter_map(player).collect()
        }
        _ => Vec::new(),
    }
}
