//! What was arranged beside the games: byes asked for, pairs forbidden, virtual points, penalties.

use crate::number::{PairingNumber, Participant, RoundNumber, RoundSpan};
use crate::round::Bye;
use crate::score::Score;

/// A bye announced for a round (TRF26 record 240, JaVaFo's `XXZ`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct ByeRequest {
    /// For which round.
    pub round: RoundNumber,
    /// Which bye.
    pub bye: Bye,
    /// Whose.
    pub who: Participant,
}

/// A pairing-allocated bye that was given before the round was paired: the column of the round to
/// come has its letter (`U`), and the others are still to be paired.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct GivenBye {
    /// In which round.
    pub round: RoundNumber,
    /// To whom.
    pub who: PairingNumber,
}

/// None of these may meet another of them in these rounds (TRF26 record 260, `XXP`).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Prohibition {
    /// When it holds.
    pub rounds: RoundSpan,
    /// Who may not meet; two at least.
    pub members: Vec<Participant>,
}

/// Points that count for the pairing alone (TRF26 record 250, `XXA`; C.04.7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct VirtualPoints {
    /// First participant of the range.
    pub first: Participant,
    /// Last one, included.
    pub last: Participant,
    /// When it holds.
    pub rounds: RoundSpan,
    /// Points for the pairing (game points in a team event).
    pub points: Score,
    /// Match points for the pairing, in a team event.
    pub match_points: Score,
}

impl VirtualPoints {
    /// Whether it gives this participant points in that round.
    pub fn applies(&self, who: Participant, round: RoundNumber) -> bool {
        (self.first..=self.last).contains(&who) && self.rounds.contains(round)
    }
}

/// Who floated in a round, as it was written down when the round was paired.
///
/// Under the rules of the 1990s a float is final then: neither the end of an adjourned game nor a
/// corrected result changes it (dutch-1992:A4, BAF-78). Whoever is named in neither list was no
/// floater. A round without such a record has its floats derived from the scores.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoundFloats {
    /// The round.
    pub round: RoundNumber,
    /// Who met a higher score.
    pub up: Vec<PairingNumber>,
    /// Who met a lower score, or was exempt.
    pub down: Vec<PairingNumber>,
}

/// What an [`AbnormalPoints`] record is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum AbnormalKind {
    /// `W`: wins by play.
    Win,
    /// `D`: draws.
    Draw,
    /// `L`: losses by play.
    Loss,
    /// `F`: full-point byes.
    FullBye,
    /// `H`: half-point byes.
    HalfBye,
    /// `Z`: zero-point byes and absences.
    ZeroBye,
    /// `+`: wins by forfeit.
    ForfeitWin,
    /// `-`: losses by forfeit.
    ForfeitLoss,
    /// Blank: a bonus or a penalty, whatever the result.
    Adjustment,
}

/// Points other than the point system gives (TRF26 record 299).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AbnormalPoints {
    /// Which results it replaces the value of; or an adjustment that is added.
    pub kind: AbnormalKind,
    /// Match points, in a team event.
    pub match_points: Option<Score>,
    /// Points (game points in a team event).
    pub points: Option<Score>,
    /// In which round; `None` for every round (`000`).
    pub round: Option<RoundNumber>,
    /// Whose.
    pub who: Vec<Participant>,
}
