//! What each player did in each round, read off the games.

use crate::colour::Colour;
use crate::number::{PairingNumber, RoundNumber};
use crate::round::{Forfeit, Game, GameResult, Outcome, Round, Unpaired};
use crate::snapshot::Snapshot;

/// What one player's sheet says about one round.
///
/// Only `Played` counts for colours: a forfeited game keeps the colour that was *scheduled*, under
/// a name nobody can mistake for one that was played (C.04.2:3.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RoundEntry {
    /// A game that was played.
    Played {
        /// Against whom.
        opponent: PairingNumber,
        /// With which colour.
        colour: Colour,
        /// How it ended for this player.
        outcome: Outcome,
        /// Less than one move a side is not rated.
        rated: bool,
    },
    /// A game without a result.
    Unfinished {
        /// Against whom.
        opponent: PairingNumber,
        /// With which colour.
        colour: Colour,
        /// Adjourned, or simply not entered.
        adjourned: bool,
    },
    /// A game that was paired and not played.
    Forfeited {
        /// Against whom.
        opponent: PairingNumber,
        /// Colour that was drawn.
        scheduled: Colour,
        /// Whether this player was there.
        won: bool,
    },
    /// No opponent, and why.
    Unpaired(Unpaired),
    /// Nothing is written.
    Absent,
}

impl RoundEntry {
    /// The opponent across the board, played or not.
    pub const fn paired_with(self) -> Option<PairingNumber> {
        match self {
            RoundEntry::Played { opponent, .. }
            | RoundEntry::Unfinished { opponent, .. }
            | RoundEntry::Forfeited { opponent, .. } => Some(opponent),
            RoundEntry::Unpaired(_) | RoundEntry::Absent => None,
        }
    }

    /// Opponent and colour of a game that was played or is being played: what counts for meeting
    /// again and for colours. A forfeited game counts for neither (C.04.2:3.4, 3.5).
    pub const fn met(self) -> Option<(PairingNumber, Colour)> {
        match self {
            RoundEntry::Played { opponent, colour, .. }
            | RoundEntry::Unfinished { opponent, colour, .. } => Some((opponent, colour)),
            RoundEntry::Forfeited { .. } | RoundEntry::Unpaired(_) | RoundEntry::Absent => None,
        }
    }
}

/// The entries of every player in every round, in one flat table.
#[derive(Clone, Debug)]
pub struct Histories {
    rounds: usize,
    entries: Vec<RoundEntry>,
}

impl Histories {
    /// Reads all rounds of the snapshot. Rows follow the order of
    /// [`Parts::players`](crate::Parts::players).
    pub fn of(snapshot: &Snapshot) -> Histories {
        Histories::of_first(snapshot, snapshot.rounds.len())
    }

    /// Reads only the first so many rounds.
    pub fn of_first(snapshot: &Snapshot, rounds: usize) -> Histories {
        let rounds = rounds.min(snapshot.rounds.len());
        let entries = vec![RoundEntry::Absent; rounds * snapshot.players.len()];
        let mut histories = Histories { rounds, entries };
        for (index, round) in snapshot.rounds.iter().take(rounds).enumerate() {
            enter(snapshot, round, |row, entry| histories.entries[row * rounds + index] = entry);
        }
        histories
    }

    /// Number of rounds read.
    pub fn rounds(&self) -> usize {
        self.rounds
    }

    /// The entries of the player at this place of [`Parts::players`](crate::Parts::players), from
    /// round 1.
    pub fn row(&self, index: usize) -> &[RoundEntry] {
        &self.entries[index * self.rounds..(index + 1) * self.rounds]
    }

    /// One entry; `Absent` for a round that is not there.
    pub fn entry(&self, index: usize, round: RoundNumber) -> RoundEntry {
        self.row(index).get(round.index()).copied().unwrap_or(RoundEntry::Absent)
    }
}

/// Tells the entry of everybody who is in the round, with the place in the list of players.
pub(crate) fn enter(snapshot: &Snapshot, round: &Round, mut set: impl FnMut(usize, RoundEntry)) {
    let mut set = |number: PairingNumber, entry: RoundEntry| {
        if let Some(row) = snapshot.index_of(number) {
            set(row, entry);
        }
    };
    for &game in round.games() {
        set(game.white, side(game, Colour::White));
        set(game.black, side(game, Colour::Black));
    }
    for &(number, why) in round.unpaired() {
        set(number, RoundEntry::Unpaired(why));
    }
}

/// A game as one of its sides sees it.
fn side(game: Game, colour: Colour) -> RoundEntry {
    let opponent = match colour {
        Colour::White => game.black,
        Colour::Black => game.white,
    };
    match game.result {
        GameResult::Played { score, rated } => {
            let outcome = match colour {
                Colour::White => score.white(),
                Colour::Black => score.black(),
            };
            RoundEntry::Played { opponent, colour, outcome, rated }
        }
        GameResult::Forfeited(forfeit) => {
            let won = match forfeit {
                Forfeit::WhiteWins => colour == Colour::White,
                Forfeit::BlackWins => colour == Colour::Black,
                Forfeit::BothLose => false,
            };
            RoundEntry::Forfeited { opponent, scheduled: colour, won }
        }
        GameResult::Adjourned => RoundEntry::Unfinished { opponent, colour, adjourned: true },
        GameResult::Pending => RoundEntry::Unfinished { opponent, colour, adjourned: false },
    }
}
