//! Problems of one round of one player.

use super::{Severity, Who};

/// What is made of a game about whose result two lines disagree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Taken {
    /// It has no result yet.
    NoResult,
    /// It was forfeited.
    Forfeited,
    /// It is not to be rated.
    NotRated,
    /// It was adjourned and has ended since.
    Ended,
}

/// What can be wrong with what a player's line says about a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CellProblem {
    /// The opponent is no number.
    UnreadableOpponent {
        /// What stands there.
        text: String,
    },
    /// No player has the opponent's number.
    NoSuchOpponent {
        /// The number.
        opponent: u32,
    },
    /// The opponent is the player himself.
    PlaysHimself,
    /// The opponent's line says something else.
    OpponentsDisagree {
        /// Who is named.
        opponent: Who,
        /// Whom that player's line names, if anybody.
        instead: Option<u32>,
    },
    /// The opponent's line says nothing.
    OneSided {
        /// Who is named.
        opponent: Who,
    },
    /// No colour.
    UnknownColour {
        /// What stands there.
        text: String,
    },
    /// Both lines give the same colour.
    SameColour {
        /// Against whom.
        opponent: Who,
    },
    /// Only one of the two lines gives a colour.
    ColourOneSided {
        /// Against whom.
        opponent: Who,
    },
    /// Neither line gives a colour.
    ColourMissing {
        /// Against whom.
        opponent: Who,
        /// Whether the game was forfeited, so that it matters little.
        forfeited: bool,
    },
    /// A colour without an opponent.
    ColourWithoutOpponent,
    /// No result.
    UnknownResult {
        /// What stands there.
        text: String,
    },
    /// The two lines give results that do not fit together.
    ResultsDisagree {
        /// Against whom.
        opponent: Who,
        /// What this line says.
        own: char,
        /// What the opponent's line says.
        other: char,
        /// What is taken, for this player.
        taken: Taken,
    },
    /// Only one of the two lines gives a result.
    ResultOneSided {
        /// Against whom.
        opponent: Who,
    },
    /// The result of a game without an opponent.
    ResultWithoutOpponent {
        /// The result.
        letter: char,
    },
    /// The letter of a bye, and an opponent.
    ByeWithOpponent {
        /// The letter.
        letter: char,
        /// The opponent's number.
        opponent: u32,
    },
    /// A second pairing-allocated bye in the same round.
    SecondPairingBye {
        /// Who has the first.
        first: Who,
    },
    /// A pairing-allocated bye in a round that is not paired yet.
    ByeGivenBeforehand,
    /// A win by forfeit without an opponent, where a bye is meant.
    ByeAsForfeit,
    /// The round comes after the last declared one.
    BeyondDeclared {
        /// Number of rounds declared.
        declared: u16,
    },
    /// There are columns for more rounds than can be numbered.
    BeyondFormat,
}

impl CellProblem {
    pub(super) fn severity(&self) -> Severity {
        match self {
            CellProblem::ColourOneSided { .. }
            | CellProblem::ColourMissing { forfeited: true, .. }
            | CellProblem::ColourWithoutOpponent
            | CellProblem::ResultOneSided { .. }
            | CellProblem::ResultWithoutOpponent { .. } => Severity::Warning,
            CellProblem::ByeGivenBeforehand | CellProblem::ByeAsForfeit => Severity::Note,
            _ => Severity::Error,
        }
    }

    pub(super) const fn code(&self) -> &'static str {
        match self {
            CellProblem::UnreadableOpponent { .. } => "unreadable-opponent",
            CellProblem::NoSuchOpponent { .. } => "no-such-opponent",
            CellProblem::PlaysHimself => "plays-himself",
            CellProblem::OpponentsDisagree { .. } => "opponents-disagree",
            CellProblem::OneSided { .. } => "one-sided-game",
            CellProblem::UnknownColour { .. } => "unknown-colour",
            CellProblem::SameColour { .. } => "same-colour",
            CellProblem::ColourOneSided { .. } => "colour-one-sided",
            CellProblem::ColourMissing { .. } => "colour-missing",
            CellProblem::ColourWithoutOpponent => "colour-without-opponent",
            CellProblem::UnknownResult { .. } => "unknown-result",
            CellProblem::ResultsDisagree { .. } => "results-disagree",
            CellProblem::ResultOneSided { .. } => "result-one-sided",
            CellProblem::ResultWithoutOpponent { .. } => "result-without-opponent",
            CellProblem::ByeWithOpponent { .. } => "bye-with-opponent",
            CellProblem::SecondPairingBye { .. } => "second-pairing-bye",
            CellProblem::ByeGivenBeforehand => "bye-given-beforehand",
            CellProblem::ByeAsForfeit => "bye-as-forfeit",
            CellProblem::BeyondDeclared { .. } => "round-beyond-declared",
            CellProblem::BeyondFormat => "round-beyond-format",
        }
    }
}
