//! One round: its games and those who had none.

use crate::number::PairingNumber;

/// How a game ended for one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Outcome {
    /// A win.
    Win,
    /// A draw.
    Draw,
    /// A loss.
    Loss,
}

/// The score of a game that was played. `1-1` and `1-½` cannot be written: no rule knows them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum PlayedScore {
    /// 1-0.
    WhiteWins,
    /// ½-½.
    Draw,
    /// 0-1.
    BlackWins,
    /// ½-0, by an arbiter's decision.
    HalfToWhite,
    /// 0-½, by an arbiter's decision.
    HalfToBlack,
    /// 0-0, by an arbiter's decision.
    BothLose,
}

impl PlayedScore {
    /// Every score there is.
    pub const ALL: [PlayedScore; 6] = [
        PlayedScore::WhiteWins,
        PlayedScore::Draw,
        PlayedScore::BlackWins,
        PlayedScore::HalfToWhite,
        PlayedScore::HalfToBlack,
        PlayedScore::BothLose,
    ];

    /// How it ended for White.
    pub const fn white(self) -> Outcome {
        match self {
            PlayedScore::WhiteWins => Outcome::Win,
            PlayedScore::Draw | PlayedScore::HalfToWhite => Outcome::Draw,
            PlayedScore::BlackWins | PlayedScore::HalfToBlack | PlayedScore::BothLose => {
                Outcome::Loss
            }
        }
    }

    /// How it ended for Black.
    pub const fn black(self) -> Outcome {
        match self {
            PlayedScore::BlackWins => Outcome::Win,
            PlayedScore::Draw | PlayedScore::HalfToBlack => Outcome::Draw,
            PlayedScore::WhiteWins | PlayedScore::HalfToWhite | PlayedScore::BothLose => {
                Outcome::Loss
            }
        }
    }

    /// The score with these two ends, if a game can end so.
    pub fn from_outcomes(white: Outcome, black: Outcome) -> Option<PlayedScore> {
        use Outcome::{Draw, Loss, Win};
        match (white, black) {
            (Win, Loss) => Some(PlayedScore::WhiteWins),
            (Draw, Draw) => Some(PlayedScore::Draw),
            (Loss, Win) => Some(PlayedScore::BlackWins),
            (Draw, Loss) => Some(PlayedScore::HalfToWhite),
            (Loss, Draw) => Some(PlayedScore::HalfToBlack),
            (Loss, Loss) => Some(PlayedScore::BothLose),
            (Win, Win | Draw) | (Draw, Win) => None,
        }
    }
}

/// Who won a game that was not played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Forfeit {
    /// Black did not come.
    WhiteWins,
    /// White did not come.
    BlackWins,
    /// Neither came.
    BothLose,
}

/// What became of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum GameResult {
    /// It was played.
    Played {
        /// The score.
        score: PlayedScore,
        /// Less than one move a side is not rated (`W D L` in a TRF).
        rated: bool,
    },
    /// It was not played. It counts for no colour and may be paired again (C.04.2:3.4, 3.5).
    Forfeited(Forfeit),
    /// It goes on later; for pairings a draw (C.04.2:3.1).
    Adjourned,
    /// It is being played, or nobody entered the result.
    Pending,
}

/// Two players at one board. Colours of a forfeited game are those that were drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Game {
    /// Has White.
    pub white: PairingNumber,
    /// Has Black.
    pub black: PairingNumber,
    /// What became of it.
    pub result: GameResult,
}

/// A bye that was asked for, or given, beforehand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Bye {
    /// Worth a win.
    Full,
    /// Worth a draw.
    Half,
    /// Worth nothing: an announced absence.
    Zero,
}

/// Why somebody has no opponent in a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Unpaired {
    /// The pairing-allocated bye: odd number of players (C.04.1:3).
    PairingBye,
    /// A bye that was asked for.
    Bye(Bye),
    /// Won without an opponent being named, as in team matches.
    ForfeitWin,
    /// Lost without an opponent being named.
    ForfeitLoss,
}

/// A round: games in board order, and those without one, by number. Who is in neither list is
/// absent without a word.
///
/// Invariant: nobody is in it twice.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Round {
    games: Vec<Game>,
    unpaired: Vec<(PairingNumber, Unpaired)>,
}

impl Round {
    /// The round, or somebody who would be in it twice.
    ///
    /// # Errors
    /// The lowest number that occurs more than once.
    pub fn new(
        games: Vec<Game>,
        mut unpaired: Vec<(PairingNumber, Unpaired)>,
    ) -> Result<Round, PairingNumber> {
        unpaired.sort_unstable();
        let round = Round { games, unpaired };
        if round.has_plainly_nobody_twice() {
            return Ok(round);
        }
        let mut present: Vec<PairingNumber> = round.present().collect();
        present.sort_unstable();
        match present.windows(2).find(|pair| pair[0] == pair[1]) {
            Some(pair) => Err(pair[0]),
            None => Ok(round),
        }
    }

    /// A bit for each number says it without sorting, unless numbers lie far apart; a "no" means
    /// nothing.
    fn has_plainly_nobody_twice(&self) -> bool {
        let count = 2 * self.games.len() + self.unpaired.len();
        let highest = self.present().fold(0, |highest, number| number.get().max(highest));
        let words = highest as usize / 64 + 1;
        if words > count {
            return false;
        }
        let mut seen = vec![0_u64; words];
        let mut once = true;
        self.present().for_each(|number| {
            let (word, bit) = (number.get() as usize / 64, 1 << (number.get() % 64));
            once &= seen[word] & bit == 0;
            seen[word] |= bit;
        });
        once
    }

    /// The games, in board order.
    pub fn games(&self) -> &[Game] {
        &self.games
    }

    /// Those without an opponent, by number.
    pub fn unpaired(&self) -> &[(PairingNumber, Unpaired)] {
        &self.unpaired
    }

    /// Everybody about whom the round says something, in no particular order.
    pub fn present(&self) -> impl Iterator<Item = PairingNumber> {
        let at_boards = self.games.iter().flat_map(|game| [game.white, game.black]);
        at_boards.chain(self.unpaired.iter().map(|(number, _)| *number))
    }

    /// Whether a pairing was made: byes alone can be known long before.
    pub fn is_paired(&self) -> bool {
        !self.games.is_empty()
            || self.unpaired.iter().any(|(_, why)| !matches!(why, Unpaired::Bye(_)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn number(number: u32) -> PairingNumber {
        PairingNumber::new(number).unwrap()
    }

    #[test]
    fn nobody_is_in_a_round_twice() {
        let game = Game { white: number(1), black: number(2), result: GameResult::Pending };
        assert!(Round::new(vec![game], vec![(number(3), Unpaired::PairingBye)]).is_ok());
        assert_eq!(Err(number(2)), Round::new(vec![game], vec![(number(2), Unpaired::PairingBye)]));
        assert_eq!(Err(number(1)), Round::new(vec![game, game], vec![]));
    }

    #[test]
    fn a_score_is_what_both_sides_say() {
        use Outcome::{Draw, Loss, Win};
        assert_eq!(Some(PlayedScore::HalfToWhite), PlayedScore::from_outcomes(Draw, Loss));
        assert_eq!(None, PlayedScore::from_outcomes(Win, Win));
        assert_eq!(None, PlayedScore::from_outcomes(Win, Draw));
        for score in PlayedScore::ALL {
            assert_eq!(Some(score), PlayedScore::from_outcomes(score.white(), score.black()));
        }
    }
}
