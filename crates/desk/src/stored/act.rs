//! What an arbiter does.

use serde::{Deserialize, Serialize};

use super::drawn::{DecidedBy, NumberDraw};
use super::pairing::{Arrangement, Departure, Pairing};
use super::player::{Entrant, EntrantId, PlayerChange};
use super::result::{ByeCode, ColourCode, ResultCode};
use super::settings::{Setting, SystemCode};
use crate::entry::Hash;

/// A game that had no result when the next round was paired, and counts as adjourned since
/// (C.04.2:3.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Adjourned {
    /// Its round.
    pub round: u16,
    /// Its board.
    pub board: u32,
}

/// How far a correction reaches (C.04.2:4.3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Scope {
    /// It counts for everything that is still to be paired.
    #[default]
    Pairings,
    /// It came too late: it counts for the rating report alone.
    RatingOnly,
}

/// What the arbiter decided of a round that is published and not played (dutch-1992:F7,
/// dutch-2010:F7).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Decision {
    /// It stays.
    #[default]
    Keep,
    /// It is taken back, and paired again.
    PairAgain,
}

/// Why a published round may be changed (C.04.2:4.4; under the old books dutch-1992:F6,
/// dutch-2010:F6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Case {
    /// Two were paired who had met.
    Rematch,
    /// The rules of the event ask for it.
    RulesOfTheEvent,
    /// Two close players, both left without an opponent, agree to play.
    BothWithoutOpponent,
    /// A late entry is admitted, with the fewest changes, agreed by those concerned.
    LateEntry,
    /// Something unforeseeable at the top boards of the last round.
    LastRoundTopBoards,
    /// The pairing breaks a rule that admits no exception (B1 or B2 of the old books).
    AbsoluteRule,
}

impl Case {
    /// As the remarks of a report spell it. A journal folds to the same remarks for ever, so that
    /// these never change.
    pub(crate) const fn in_remarks(self) -> &'static str {
        match self {
            Case::Rematch => "Rematch",
            Case::RulesOfTheEvent => "RulesOfTheEvent",
            Case::BothWithoutOpponent => "BothWithoutOpponent",
            Case::LateEntry => "LateEntry",
            Case::LastRoundTopBoards => "LastRoundTopBoards",
            Case::AbsoluteRule => "AbsoluteRule",
        }
    }
}

/// A tournament that another program wrote, as it was read.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Imported {
    /// Name of the file.
    pub file: String,
    /// Its hash. The file itself is kept beside the journal.
    pub hash: Hash,
    /// What the file does not say, or says twice, in words.
    #[serde(default)]
    pub doubts: Vec<String>,
    /// The tournament in Ronde's own JSON form.
    pub tournament: String,
    /// The system that the program of that day understood; the desk fills it in.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub system: Option<SystemCode>,
    /// Articles that rounds of the file break, as `round 3: C.04.1:2`; the desk fills it in.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub breaks: Vec<String>,
    /// How many rounds of the file are held here; the desk fills it in. Rounds of a schedule that
    /// nobody has begun are made again when their turn comes. Journals of before hold them all.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rounds: Option<u16>,
}

/// One act.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "act")]
#[expect(missing_docs, reason = "fields are named by what they are")]
pub enum Act {
    /// The first act of every journal.
    Create { name: String },
    /// Everything that a file of another program says, right after `create`.
    Import(Box<Imported>),
    /// Settings.
    Configure { set: Vec<Setting> },
    /// FIDE's rules no longer bind this tournament; there is no way back.
    LeaveFideMode { reason: String },
    /// Players; `first` is the number of the first of them in the journal. `from` is the first
    /// round that they play: later than the first for a late entry.
    Register { first: EntrantId, players: Vec<Entrant>, from: u16 },
    /// Data of one player.
    Amend { player: EntrantId, set: Vec<PlayerChange> },
    /// Who is there, or is not there after all.
    CheckIn { players: Vec<EntrantId>, present: bool },
    /// He plays no more after that round (0: never began).
    Withdraw { player: EntrantId, after: u16 },
    /// He plays again, from that round on.
    Reinstate { player: EntrantId, from: u16 },
    /// He is sent away after that round.
    Expel { player: EntrantId, after: u16, reason: String },
    /// The starting list by hand or by lot, from number 1.
    Number {
        order: Vec<EntrantId>,
        reason: String,
        /// How they were drawn; the desk then fills in the order.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        draw: Option<NumberDraw>,
    },
    /// A bye in a round that is not paired yet.
    RequestBye { player: EntrantId, round: u16, bye: ByeCode },
    /// No bye after all.
    CancelBye { player: EntrantId, round: u16 },
    /// Points added or taken away, by decision.
    AdjustPoints { player: EntrantId, tenths: i32, round: Option<u16>, reason: String },
    /// The colour of the first player in round 1 is drawn (C.04.3:5.2.5). Whoever asks brings the
    /// seed, and the desk says which colour it gives; it is drawn once, and for good.
    DrawColour {
        seed: u32,
        #[serde(default = "white")]
        colour: ColourCode,
    },
    /// A round as a draft. `basis` is the last act that it was computed from.
    Pair {
        round: u16,
        basis: u64,
        #[serde(default)]
        adjourned: Vec<Adjourned>,
        pairing: Box<Pairing>,
    },
    /// The draft is thrown away.
    Unpair { round: u16 },
    /// A session in which pairs are made by hand begins. On a published round it needs a case.
    OpenManual {
        round: u16,
        #[serde(default)]
        case: Option<Case>,
        #[serde(default)]
        reason: String,
    },
    /// The whole round as the arbiter has it now.
    Arrange { round: u16, arrangement: Arrangement },
    /// The session ends; the engine's round is compared.
    CloseManual { round: u16, departure: Departure },
    /// Two who have no opponent in a published round meet at a new last board.
    AddPair { round: u16, white: EntrantId, black: EntrantId, case: Case },
    /// Everybody may see the round.
    Publish { round: u16 },
    /// A result; it replaces the one before while the round is open.
    EnterResult { round: u16, board: u32, result: ResultCode },
    /// A result is taken back: the game has none.
    ClearResult { round: u16, board: u32 },
    /// Read again and found right.
    ConfirmResult { round: u16, board: u32 },
    /// What one of the players says. When both say the same, it is the result; confirmed by both,
    /// unless one telephone has spoken for both.
    ReportResult {
        round: u16,
        board: u32,
        side: ColourCode,
        result: ResultCode,
        /// The same telephone reported for the other side.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        alone: bool,
    },
    /// A result of a round that is closed was wrong.
    CorrectResult {
        round: u16,
        board: u32,
        result: ResultCode,
        scope: Scope,
        decision: Decision,
        reason: String,
    },
    /// The game was played with the colours exchanged; the result is as the players had it, each
    /// with his own.
    CorrectColours { round: u16, board: u32, decision: Decision },
    /// All results are in.
    CloseRound { round: u16 },
    /// They were not.
    ReopenRound { round: u16 },
    /// Who goes on from a level match of a cup, by its number.
    Decide {
        number: u32,
        winner: EntrantId,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<DecidedBy>,
    },
    /// Everything is played; the ranking is final.
    Finish,
    /// It was not.
    Resume { reason: String },
    /// Something to be remembered in the report.
    Remark { text: String },
    /// The act with that number counts no longer. Undoing an undo does it again.
    Undo { of: u64 },
}

/// What is in the place of the colour until the desk puts the one there that was drawn.
const fn white() -> ColourCode {
    ColourCode::White
}

impl Act {
    /// The name under which it is stored.
    pub const fn name(&self) -> &'static str {
        match self {
            Act::Create { .. } => "create",
            Act::Import(_) => "import",
            Act::Configure { .. } => "configure",
            Act::LeaveFideMode { .. } => "leave_fide_mode",
            Act::Register { .. } => "register",
            Act::Amend { .. } => "amend",
            Act::CheckIn { .. } => "check_in",
            Act::Withdraw { .. } => "withdraw",
            Act::Reinstate { .. } => "reinstate",
            Act::Expel { .. } => "expel",
            Act::Number { .. } => "number",
            Act::RequestBye { .. } => "request_bye",
            Act::CancelBye { .. } => "cancel_bye",
            Act::AdjustPoints { .. } => "adjust_points",
            Act::DrawColour { .. } => "draw_colour",
            Act::Pair { .. } => "pair",
            Act::Unpair { .. } => "unpair",
            Act::OpenManual { .. } => "open_manual",
            Act::Arrange { .. } => "arrange",
            Act::CloseManual { .. } => "close_manual",
            Act::AddPair { .. } => "add_pair",
            Act::Publish { .. } => "publish",
            Act::EnterResult { .. } => "enter_result",
            Act::ClearResult { .. } => "clear_result",
            Act::ConfirmResult { .. } => "confirm_result",
            Act::ReportResult { .. } => "report_result",
            Act::CorrectResult { .. } => "correct_result",
            Act::CorrectColours { .. } => "correct_colours",
            Act::CloseRound { .. } => "close_round",
            Act::ReopenRound { .. } => "reopen_round",
            Act::Decide { .. } => "decide",
            Act::Finish => "finish",
            Act::Resume { .. } => "resume",
            Act::Remark { .. } => "remark",
            Act::Undo { .. } => "undo",
        }
    }
}
