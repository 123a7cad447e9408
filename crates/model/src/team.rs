//! Teams, their line-ups and what is known of their matches.

use crate::colour::Colour;
use crate::number::{PairingNumber, RoundNumber, TeamNumber};
use crate::round::{Bye, Forfeit};
use crate::score::Score;

/// A team and its members in board order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Team {
    /// Number in the starting list of teams.
    pub number: TeamNumber,
    /// Full name.
    pub name: String,
    /// Up to five letters.
    pub nickname: String,
    /// What orders the teams before round 1, in tenths (an average rating may have a decimal).
    pub strength: Option<Score>,
    /// Match points as the file's author computed them.
    pub match_points: Option<Score>,
    /// Game points as the file's author computed them.
    pub game_points: Option<Score>,
    /// Place in the standings as the file's author computed it.
    pub rank: Option<u32>,
    /// Members, first board first.
    pub members: Vec<PairingNumber>,
}

/// Match points (TRF26 record 362).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TeamPoints {
    /// A match won.
    pub win: Score,
    /// A match drawn.
    pub draw: Score,
    /// A match lost.
    pub loss: Score,
}

impl Default for TeamPoints {
    fn default() -> TeamPoints {
        TeamPoints { win: Score::from_points(2), draw: Score::from_points(1), loss: Score::ZERO }
    }
}

/// A line-up that is not in the order of the members (TRF26 record 300).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LineUp {
    /// In which round.
    pub round: RoundNumber,
    /// Whose.
    pub team: TeamNumber,
    /// Against whom, where it is said.
    pub opponent: Option<TeamNumber>,
    /// Who sat at each board; `None` for an empty one.
    pub boards: Vec<Option<PairingNumber>>,
}

/// Which team had the pairing-allocated bye in each round (TRF26 record 320).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TeamBye {
    /// Match points it gave.
    pub match_points: Score,
    /// Game points it gave.
    pub game_points: Score,
    /// The team of each round, from round 1.
    pub teams: Vec<Option<TeamNumber>>,
}

/// A match that was not played (TRF26 record 330).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MatchForfeit {
    /// In which round.
    pub round: RoundNumber,
    /// Team with White on the first board.
    pub white: TeamNumber,
    /// The other team.
    pub black: TeamNumber,
    /// Who won it.
    pub result: Forfeit,
}

/// One team's row of results (TRF26 record 802), as the file's author computed it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TeamRow {
    /// Whose row.
    pub team: TeamNumber,
    /// Up to five letters.
    pub nickname: String,
    /// Match points.
    pub match_points: Option<Score>,
    /// Game points.
    pub game_points: Option<Score>,
    /// What happened in each round, from round 1.
    pub rounds: Vec<TeamRound>,
}

/// One round of one team.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TeamRound {
    /// A match.
    Match {
        /// Against whom.
        opponent: TeamNumber,
        /// Colour on the first board, where it is given.
        colour: Option<Colour>,
        /// Game points made.
        game_points: Option<Score>,
        /// Whether it was forfeited.
        forfeited: bool,
    },
    /// The pairing-allocated bye.
    PairingBye {
        /// Game points given.
        game_points: Option<Score>,
    },
    /// A bye that was asked for.
    Bye {
        /// Which one.
        bye: Bye,
        /// Game points given.
        game_points: Option<Score>,
    },
    /// Nothing is written.
    None,
}
