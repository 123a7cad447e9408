//! Problems of the records beside the games: byes, virtual points, forbidden pairs, teams.

use ronde_model::{Participant, RoundNumber};

use super::Severity;

/// What a field of a record says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Column {
    /// A round.
    Round,
    /// A player.
    Player,
    /// A team.
    Team,
    /// A player or a team.
    Participant,
    /// An opponent.
    Opponent,
    /// A member of a team.
    Member,
    /// The number of a team itself.
    TeamNumber,
    /// The first number of a range.
    FirstNumber,
    /// The last number of a range.
    LastNumber,
    /// The strength of a team.
    Strength,
    /// A rank.
    Rank,
    /// Points.
    Points,
    /// Match points.
    MatchPoints,
    /// Game points.
    GamePoints,
    /// A result.
    Result,
    /// What kind of result.
    ResultKind,
    /// What kind of bye.
    ByeKind,
    /// A colour.
    Colour,
    /// The mark of a forfeit.
    ForfeitMark,
}

/// What a range goes over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Range {
    /// Rounds.
    Rounds,
    /// Numbers of players or teams.
    Numbers,
}

/// What can be wrong with a record beside the games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordProblem {
    /// A field that cannot be read.
    Unreadable {
        /// Which one.
        what: Column,
        /// What stands there.
        text: String,
    },
    /// There is text in columns that must be blank, as if the line were shifted.
    Misaligned {
        /// What stands there.
        text: String,
    },
    /// Somebody who does not exist.
    NoSuch {
        /// Who is named.
        who: Participant,
    },
    /// A range whose end comes before its beginning.
    RangeReversed {
        /// Of what.
        what: Range,
        /// Where it begins.
        first: u32,
        /// Where it ends.
        last: u32,
    },
    /// The record is about nobody.
    Nobody,
    /// A pair needs two.
    OnlyOne,
    /// A bye for a round for which the player's line says something else.
    ByeContradicted {
        /// Whose bye.
        who: Participant,
        /// Of which round.
        round: RoundNumber,
    },
    /// A bye for a round that was paired, about which the player's line says nothing.
    ByeOnlyHere {
        /// Whose bye.
        who: Participant,
        /// Of which round.
        round: RoundNumber,
    },
    /// Two different byes of the same participant for the same round.
    ByeTwice {
        /// Whose.
        who: Participant,
        /// Of which round.
        round: RoundNumber,
    },
    /// Another team has this number.
    TeamTwice {
        /// The number.
        number: u32,
        /// Line of the first one.
        first: usize,
    },
    /// A player who is a member of another team already.
    MemberTwice {
        /// The player's number.
        player: u32,
    },
    /// Records 013 and 310 give a team different members.
    RostersDiffer {
        /// Name of the team.
        team: String,
    },
}

impl RecordProblem {
    pub(super) fn severity(&self) -> Severity {
        match self {
            RecordProblem::RangeReversed { .. }
            | RecordProblem::Nobody
            | RecordProblem::ByeContradicted { .. }
            | RecordProblem::ByeOnlyHere { .. } => Severity::Warning,
            _ => Severity::Error,
        }
    }

    pub(super) const fn code(&self) -> &'static str {
        match self {
            RecordProblem::Unreadable { .. } => "unreadable-field",
            RecordProblem::Misaligned { .. } => "misaligned-record",
            RecordProblem::NoSuch { .. } => "no-such-participant",
            RecordProblem::RangeReversed { .. } => "range-reversed",
            RecordProblem::Nobody => "nobody-named",
            RecordProblem::OnlyOne => "only-one",
            RecordProblem::ByeContradicted { .. } => "bye-contradicted",
            RecordProblem::ByeOnlyHere { .. } => "bye-only-here",
            RecordProblem::ByeTwice { .. } => "bye-twice",
            RecordProblem::TeamTwice { .. } => "team-twice",
            RecordProblem::MemberTwice { .. } => "member-twice",
            RecordProblem::RostersDiffer { .. } => "rosters-differ",
        }
    }
}
