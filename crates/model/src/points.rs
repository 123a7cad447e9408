//! What each kind of result is worth.

use crate::colour::Colour;
use crate::history::RoundEntry;
use crate::round::{Bye, Outcome, Unpaired};
use crate::score::Score;

/// Points for every kind of result. Colours apart, because events exist that pay more for a win
/// with Black (JaVaFo's `XXS`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PointSystem {
    /// A game won with White.
    pub white_win: Score,
    /// A game won with Black.
    pub black_win: Score,
    /// A game drawn with White.
    pub white_draw: Score,
    /// A game drawn with Black.
    pub black_draw: Score,
    /// A game lost with White.
    pub white_loss: Score,
    /// A game lost with Black.
    pub black_loss: Score,
    /// The opponent did not come.
    pub forfeit_win: Score,
    /// The player did not come.
    pub forfeit_loss: Score,
    /// The pairing-allocated bye (C.04.1:3): the same value for every one of the event.
    pub pairing_bye: Score,
    /// A full-point bye.
    pub full_bye: Score,
    /// A half-point bye.
    pub half_bye: Score,
    /// A zero-point bye, and a round about which nothing is written.
    pub zero_bye: Score,
    /// A game whose result is not known yet; for the pairing only (C.04.2:3.1).
    pub unknown: Score,
}

impl PointSystem {
    /// 1, ½, 0, and a point for the bye.
    pub const STANDARD: PointSystem = PointSystem::of(10, 5, 0);

    /// So many tenths for a win, a draw and a loss; everything else follows as in TRF26 (162):
    /// forfeit win, full-point bye and pairing-allocated bye as a win, half-point bye and unknown
    /// results as a draw, absence nothing.
    pub const fn of(win: i32, draw: i32, loss: i32) -> PointSystem {
        let (win, draw, loss) =
            (Score::from_tenths(win), Score::from_tenths(draw), Score::from_tenths(loss));
        PointSystem {
            white_win: win,
            black_win: win,
            white_draw: draw,
            black_draw: draw,
            white_loss: loss,
            black_loss: loss,
            forfeit_win: win,
            forfeit_loss: Score::ZERO,
            pairing_bye: win,
            full_bye: win,
            half_bye: draw,
            zero_bye: Score::ZERO,
            unknown: draw,
        }
    }

    /// The most that one round can give by playing.
    pub fn win(&self) -> Score {
        self.white_win.max(self.black_win)
    }

    /// Points for a game that was played.
    pub const fn played(&self, colour: Colour, outcome: Outcome) -> Score {
        match (outcome, colour) {
            (Outcome::Win, Colour::White) => self.white_win,
            (Outcome::Win, Colour::Black) => self.black_win,
            (Outcome::Draw, Colour::White) => self.white_draw,
            (Outcome::Draw, Colour::Black) => self.black_draw,
            (Outcome::Loss, Colour::White) => self.white_loss,
            (Outcome::Loss, Colour::Black) => self.black_loss,
        }
    }

    /// Points for one round of one player, before abnormal points. A game without a result counts
    /// as [`PointSystem::unknown`] when it is adjourned and as nothing while it is being played.
    pub const fn entry(&self, entry: RoundEntry) -> Score {
        match entry {
            RoundEntry::Played { colour, outcome, .. } => self.played(colour, outcome),
            RoundEntry::Unfinished { adjourned: true, .. } => self.unknown,
            RoundEntry::Unfinished { adjourned: false, .. } => Score::ZERO,
            RoundEntry::Forfeited { won: true, .. } => self.forfeit_win,
            RoundEntry::Forfeited { won: false, .. } => self.forfeit_loss,
            RoundEntry::Unpaired(unpaired) => self.unpaired(unpaired),
            RoundEntry::Absent => self.zero_bye,
        }
    }

    /// Points for a round without an opponent.
    pub const fn unpaired(&self, unpaired: Unpaired) -> Score {
        match unpaired {
            Unpaired::PairingBye => self.pairing_bye,
            Unpaired::Bye(Bye::Full) => self.full_bye,
            Unpaired::Bye(Bye::Half) => self.half_bye,
            Unpaired::Bye(Bye::Zero) => self.zero_bye,
            Unpaired::ForfeitWin => self.forfeit_win,
            Unpaired::ForfeitLoss => self.forfeit_loss,
        }
    }
}

impl Default for PointSystem {
    fn default() -> PointSystem {
        PointSystem::STANDARD
    }
}
