//! When an act may be done, and what must be said before.
//!
//! Four levels, as FIDE's checklist for programs has them (VCL4THP, draft of August 2026):
//! acknowledge, confirm, confirm twice with the consequences shown, and refuse. No warning can be
//! switched off. In FIDE mode, which is the default, more is refused; leaving it is an act.

pub(crate) mod facts;
mod players;
mod results;
mod rounds;
mod settings;

use std::collections::BTreeMap;

use ronde_swiss::PairingError;
use serde::Serialize;

use crate::state::State;
use crate::stored::{Act, Case, EntrantId};

pub(crate) use rounds::ready;

use results::Correction;

/// How loudly something must be said.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Level {
    /// Seen (level 2 of the checklist).
    Acknowledge,
    /// Yes or no (level 3).
    Confirm,
    /// Yes, and yes again, with the consequences on the screen (level 4).
    ConfirmTwice,
}

impl Level {
    /// How often it must be accepted.
    pub const fn times(self) -> u8 {
        match self {
            Level::Acknowledge | Level::Confirm => 1,
            Level::ConfirmTwice => 2,
        }
    }
}

/// What must be accepted before an act is done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the words stand in `report::refusals`")]
pub enum Caution {
    LeavesFideMode,
    RoundsChange { from: Option<u16>, to: u16 },
    TieBreaksChange,
    SystemDeprecated,
    SameName { name: String },
    NumbersChange,
    NumbersStay,
    NumbersByHand,
    Expels,
    SecondHalfBye { allowed: u16 },
    ByeInLastRounds,
    FullByeDeprecated,
    PointsByDecision,
    MissingBecomeAdjourned { boards: Vec<(u16, u32)> },
    ChangesPublished { case: Case },
    BreaksRule { article: String, players: Vec<EntrantId> },
    LeftOut { players: Vec<EntrantId> },
    NotTheEngines { boards: usize },
    Unusual,
    NotRated,
    Adjourns,
    AdjournedNotDrawn,
    ReplacesConfirmed,
    CountsFromRound { round: u16 },
    RatingOnly,
    PairsAgain { round: u16 },
    Resumes,
    SoftDropped { count: usize },
    UndoesAnothers { seq: u64 },
    TakesBackPublished { round: u16 },
    ReinstatesExpelled,
    Reopens { round: u16 },
    Absent { players: Vec<EntrantId> },
    LosesResults { boards: Vec<u32> },
    BothColoursWrong { boards: Vec<crate::stored::Pair> },
    ImportBreaks { rules: Vec<String> },
    AbsencesCarried { round: u16, players: Vec<EntrantId> },
    AbsentWithoutAWord { article: String, players: Vec<EntrantId> },
    AbsenceWithPoints { article: String, players: Vec<EntrantId> },
    ByeNotByTheBook { article: String, tenths: i32 },
    AdjournedIsNoForfeit { article: String },
}

impl Caution {
    /// How loudly.
    pub const fn level(&self) -> Level {
        match self {
            Caution::LeavesFideMode
            | Caution::RoundsChange { .. }
            | Caution::TieBreaksChange
            | Caution::ChangesPublished { .. }
            | Caution::TakesBackPublished { .. }
            | Caution::PairsAgain { .. } => Level::ConfirmTwice,
            Caution::NumbersByHand
            | Caution::Expels
            | Caution::SecondHalfBye { .. }
            | Caution::ByeInLastRounds
            | Caution::PointsByDecision
            | Caution::BreaksRule { .. }
            | Caution::LeftOut { .. }
            | Caution::NotTheEngines { .. }
            | Caution::Unusual
            | Caution::AdjournedNotDrawn
            | Caution::CountsFromRound { .. }
            | Caution::RatingOnly
            | Caution::UndoesAnothers { .. }
            | Caution::ReinstatesExpelled
            | Caution::Reopens { .. }
            | Caution::Absent { .. }
            | Caution::LosesResults { .. }
            | Caution::ImportBreaks { .. }
            | Caution::MissingBecomeAdjourned { .. }
            | Caution::AbsencesCarried { .. }
            | Caution::AbsentWithoutAWord { .. }
            | Caution::AbsenceWithPoints { .. }
            | Caution::ByeNotByTheBook { .. }
            | Caution::AdjournedIsNoForfeit { .. }
            | Caution::Resumes => Level::Confirm,
            Caution::SystemDeprecated
            | Caution::SameName { .. }
            | Caution::NumbersChange
            | Caution::NumbersStay
            | Caution::FullByeDeprecated
            | Caution::NotRated
            | Caution::Adjourns
            | Caution::ReplacesConfirmed
            | Caution::BothColoursWrong { .. }
            | Caution::SoftDropped { .. } => Level::Acknowledge,
        }
    }

    /// By what it is accepted: its name, and a few letters of everything it says. Whoever accepts
    /// one warning has not accepted another that happens to have the same name.
    pub fn key(&self) -> String {
        let text = serde_json::to_string(self).expect("a caution is texts and numbers");
        format!("{}-{}", self.code(), crate::entry::Hash::of(text.as_bytes()).short())
    }

    /// The name under which it is kept in the journal.
    pub fn code(&self) -> String {
        code(self)
    }
}

/// The name of a variant, as it is serialised.
fn code(variant: &impl Serialize) -> String {
    match serde_json::to_value(variant).expect("a caution or objection is texts and numbers") {
        serde_json::Value::String(code) => code,
        serde_json::Value::Object(map) => map.keys().next().cloned().unwrap_or_default(),
        _ => String::new(),
    }
}

impl Objection {
    /// What it is called.
    pub fn code(&self) -> String {
        code(self)
    }
}

/// Why what calls itself the engine's pairing is not taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum NotThisPairing {
    /// Another system made it.
    OtherSystem,
    /// It adjourns games that have a result.
    AdjournsPlayed,
    /// It names somebody who has no number.
    NamesStranger,
    /// It leaves somebody out.
    LeavesOut,
}

/// Why an act cannot be done at all.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the words stand in `report::refusals`")]
pub enum Objection {
    Finished,
    NotFinished,
    NotAtTheBeginning,
    AfterTheStart {
        what: &'static str,
    },
    FideMode {
        what: &'static str,
    },
    NotInFideMode,
    UnknownSystem {
        code: String,
    },
    UnknownAcceleration {
        code: String,
    },
    NoRounds,
    RoundsPaired {
        paired: u16,
    },
    TwoDrawsBeatAWin,
    ByeAboveWin,
    ByeValue,
    /// The first of the list that cannot be used.
    TieBreaks {
        #[serde(skip)]
        why: Box<ronde_standings::Unusable>,
    },
    UnknownTieBreakRules {
        year: u16,
    },
    Prizes {
        line: usize,
    },
    BuchholzInRoundRobin,
    TooFewProhibited,
    SpanReversed,
    TableTaken {
        table: u32,
        player: EntrantId,
    },
    NoTable,
    NoName {
        place: usize,
    },
    Rating {
        rating: u16,
    },
    SourceOfEstimate {
        longest: usize,
    },
    SameFideId {
        fide_id: String,
        player: Option<EntrantId>,
    },
    UnknownPlayer {
        player: EntrantId,
    },
    UnknownRound {
        round: u16,
    },
    UnknownBoard {
        round: u16,
        board: u32,
    },
    LateInSchedule,
    RoundPaired {
        round: u16,
    },
    BeyondLastRound {
        round: u16,
        rounds: u16,
    },
    InRound {
        player: EntrantId,
        round: u16,
    },
    NotWithdrawn {
        player: EntrantId,
    },
    Withdrawn {
        player: EntrantId,
    },
    TwiceInList {
        player: EntrantId,
    },
    NoBye {
        player: EntrantId,
        round: u16,
    },
    RoundsNotDeclared,
    DraftOpen {
        round: u16,
    },
    SessionOpen {
        round: u16,
    },
    NoSession {
        round: u16,
    },
    NotDraft {
        round: u16,
    },
    NotPublished {
        round: u16,
    },
    Closed {
        round: u16,
    },
    Open {
        round: u16,
    },
    NotLast {
        round: u16,
    },
    ResultsMissing {
        round: u16,
        boards: Vec<u32>,
    },
    StillAdjourned {
        boards: Vec<(u16, u32)>,
    },
    NoPairing {
        #[serde(skip)]
        why: Box<NoPairing>,
    },
    /// The book pairs by ratings, and these have neither one nor an estimate.
    RatingsMissing {
        players: Vec<EntrantId>,
    },
    NeedsCase {
        round: u16,
    },
    CaseOfAnotherEdition {
        case: Case,
    },
    Seated {
        player: EntrantId,
        board: u32,
    },
    ResultKnown {
        round: u16,
        board: u32,
    },
    NoResult {
        round: u16,
        board: u32,
    },
    TooLate {
        round: u16,
    },
    DraftRestsOnIt {
        round: u16,
    },
    RoundBegun {
        round: u16,
    },
    PublishedStands {
        round: u16,
    },
    NothingToDecide {
        number: u32,
    },
    NothingToDraw,
    NotInMatch {
        number: u32,
        player: EntrantId,
    },
    RoundsOfSchedule,
    /// Numbers are drawn for a round robin.
    NoDraw,
    /// Those who are here do not fill the schedule.
    SchedulePlayers {
        needed: usize,
        here: usize,
    },
    /// Varma's tables are for so many players.
    DrawTable {
        least: usize,
        most: usize,
    },
    /// Two have the same name, so that nobody knows who drew which number.
    DrawNames,
    /// A contingent does not fit into an envelope.
    DrawTooLarge,
    RoundsLeft {
        paired: u16,
        declared: u16,
    },
    Points,
    TooManyPoints {
        most: i32,
    },
    NumbersOfFile,
    NoByesInSchedule,
    NobodyNamed,
    BeyondEnd {
        after: u16,
    },
    NotThisPairing {
        why: NotThisPairing,
    },
    CaseNotForThis {
        case: Case,
    },
    NothingToUndo {
        seq: u64,
    },
    AlreadyUndone {
        seq: u64,
    },
    CannotBeUndone {
        seq: u64,
    },
    NeedsReason,
    /// Whose it is, and what was written. Both days, where it can be read two ways.
    Birth {
        name: String,
        text: String,
        either: Option<(String, String)>,
    },
    /// Whose it is, what was written, and the codes that are nearest to it.
    Federation {
        name: String,
        text: String,
        nearest: Vec<&'static str>,
    },
}

/// Why a round has no pairing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoPairing {
    /// What the engine of a Swiss system said.
    Swiss(PairingError),
    /// What the schedule said.
    Schedule(ronde_schedule::Error),
    /// The tournament is played by no schedule that can be read.
    NoSchedule,
    /// A number is missing between those of the players, and a schedule needs them all.
    Gaps,
}

/// What a judge says: what must be accepted, or why not.
pub type Judgement = Result<Vec<Caution>, Objection>;

/// Judges an act, but for undo, which needs the whole journal.
///
/// # Errors
/// Why it cannot be done.
pub fn judge(state: &State, act: &Act) -> Judgement {
    if state.finished && !allowed_at_the_end(act) {
        return Err(Objection::Finished);
    }
    match act {
        Act::Create { .. } if state.head.seq == 0 => Ok(Vec::new()),
        Act::Import(imported) if state.head.seq == 1 => {
            let rules = imported.breaks.clone();
            Ok(if rules.is_empty() { Vec::new() } else { vec![Caution::ImportBreaks { rules }] })
        }
        Act::Create { .. } | Act::Import(_) => Err(Objection::NotAtTheBeginning),
        Act::Configure { set } => settings::configure(state, set),
        Act::LeaveFideMode { reason } => settings::leave_fide_mode(state, reason),
        Act::Register { players, from, .. } => players::register(state, players, *from),
        Act::Amend { player, set } => players::amend(state, *player, set),
        Act::CheckIn { players, .. } => players::check_in(state, players),
        Act::Withdraw { player, after } => players::withdraw(state, *player, *after),
        Act::Reinstate { player, from } => players::reinstate(state, *player, *from),
        Act::Expel { player, after, reason } => players::expel(state, *player, *after, reason),
        Act::Number { order, .. } => players::number(state, order),
        Act::RequestBye { player, round, bye } => {
            players::request_bye(state, *player, *round, *bye)
        }
        Act::CancelBye { player, round } => players::cancel_bye(state, *player, *round),
        Act::AdjustPoints { player, tenths, round, reason } => {
            players::adjust_points(state, *player, *tenths, *round, reason)
        }
        Act::DrawColour { .. } => rounds::draw_colour(state),
        Act::Pair { round, adjourned, pairing, .. } => {
            rounds::pair(state, *round, adjourned, pairing)
        }
        Act::Unpair { round } | Act::Publish { round } => rounds::end_draft(state, *round),
        Act::OpenManual { round, case, reason } => {
            rounds::open_manual(state, *round, *case, reason)
        }
        Act::Arrange { round, arrangement } => rounds::arrange(state, *round, arrangement),
        Act::CloseManual { round, departure } => rounds::close_manual(state, *round, departure),
        Act::AddPair { round, white, black, case } => {
            rounds::add_pair(state, *round, [*white, *black], *case)
        }
        Act::EnterResult { round, board, result } => results::enter(state, *round, *board, *result),
        Act::ClearResult { round, board } => results::clear(state, *round, *board),
        Act::ConfirmResult { round, board } => results::confirm(state, *round, *board),
        Act::ReportResult { round, board, result, .. } => {
            results::report(state, *round, *board, *result)
        }
        Act::CorrectResult { round, board, result, scope, decision, reason } => {
            let correction = Correction { result: *result, scope: *scope, reason };
            results::correct(state, (*round, *board), &correction, *decision)
        }
        Act::CorrectColours { round, board, decision } => {
            results::correct_colours(state, *round, *board, *decision)
        }
        Act::CloseRound { round } => rounds::close(state, *round),
        Act::ReopenRound { round } => rounds::reopen(state, *round),
        Act::Decide { number, winner, .. } => rounds::decide(state, *number, *winner),
        Act::Finish => rounds::finish(state),
        Act::Resume { reason } => rounds::resume(state, reason),
        Act::Remark { text } => remark(text),
        Act::Undo { of } => Err(Objection::NothingToUndo { seq: *of }),
    }
}

fn remark(text: &str) -> Judgement {
    if text.trim().is_empty() { Err(Objection::NeedsReason) } else { Ok(Vec::new()) }
}

/// After the end only papers, remarks and corrections for the rating report are made, unless the
/// tournament is resumed.
fn allowed_at_the_end(act: &Act) -> bool {
    if let Act::Configure { set } = act {
        return set.iter().all(crate::stored::Setting::is_paper);
    }
    matches!(
        act,
        Act::Resume { .. }
            | Act::Remark { .. }
            | Act::Undo { .. }
            | Act::CorrectResult { scope: crate::stored::Scope::RatingOnly, .. }
    )
}

/// What of these was not accepted, or not often enough.
pub fn unaccepted(cautions: Vec<Caution>, accepted: &BTreeMap<String, u8>) -> Vec<Caution> {
    let enough = |caution: &Caution| {
        accepted.get(&caution.key()).is_some_and(|times| *times >= caution.level().times())
    };
    cautions.into_iter().filter(|caution| !enough(caution)).collect()
}
