//! What the pages "What if" and "What I need" say.

use ronde_desk::what_if::Fault;
use ronde_words::{WhatIfPageWords, fill};

/// Why a change cannot be made.
pub(crate) fn fault_told(w: &WhatIfPageWords, fault: &Fault) -> String {
    match fault {
        Fault::Nothing => w.nothing.to_owned(),
        Fault::UnknownPlayer { player } => fill!(w.unknown_player, n = player),
        Fault::UnknownRound { round, .. } => fill!(w.unknown_round, n = round),
        Fault::UnknownBoard { round, board, boards } => {
            fill!(w.unknown_board, n = round, board = board, boards = boards)
        }
        Fault::BeyondLastRound { round, rounds } => {
            fill!(w.beyond, n = round, rounds = rounds)
        }
        Fault::UnknownSystem { code } => fill!(w.unknown_system, text = code),
        Fault::FewerRounds { paired, .. } => fill!(w.fewer_rounds, n = paired),
        Fault::UnknownTieBreak { name } => fill!(w.unknown_tie_break, text = name),
        Fault::Paper => w.paper.to_owned(),
    }
}
