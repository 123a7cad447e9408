//! What matches gave, in a tournament that is looked at match by match.
//!
//! A match of two games (C.04.5) or of two teams (C.04.6) is one game of such a view, and a team is
//! one of its players. What it gave is no matter of a point system, so the view says it for each
//! participant and round. A tournament as it was entered has none of this, and no file holds it.

use std::collections::BTreeSet;

use crate::number::RoundNumber;
use crate::score::Score;

/// The points of every participant in every round, and the matches that have no colours.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MatchScores {
    rounds: usize,
    /// By participant, then by round.
    scores: Vec<MatchScore>,
    colourless: BTreeSet<(usize, usize)>,
}

/// What one round gave one participant.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct MatchScore {
    /// The score that pairs.
    pub primary: Score,
    /// The other one; nothing where there is none.
    pub secondary: Score,
}

impl MatchScores {
    /// So many participants and rounds, and nobody has anything.
    pub fn new(participants: usize, rounds: usize) -> MatchScores {
        MatchScores {
            rounds,
            scores: vec![MatchScore::default(); participants * rounds],
            colourless: BTreeSet::new(),
        }
    }

    /// Adds to what the participant at this place has from the round at that place.
    pub fn add(&mut self, participant: usize, round: usize, score: MatchScore) {
        if let Some(sum) = self.scores.get_mut(participant * self.rounds + round) {
            sum.primary += score.primary;
            sum.secondary += score.secondary;
        }
    }

    /// Says that no game of the participant's match was played, so that nobody had a colour.
    pub fn take_colour(&mut self, participant: usize, round: usize) {
        self.colourless.insert((participant, round));
    }

    /// What the round gave the participant at this place.
    pub fn of(&self, participant: usize, round: RoundNumber) -> MatchScore {
        let place = participant * self.rounds + round.index();
        let known = self.scores.get(place).filter(|_| round.index() < self.rounds);
        known.copied().unwrap_or_default()
    }

    /// Whether the participant's match of the round at that place counts for a colour.
    pub fn has_colour(&self, participant: usize, round: usize) -> bool {
        !self.colourless.contains(&(participant, round))
    }

    /// The secondary points of the first so many rounds.
    pub fn secondary(&self, participant: usize, rounds: usize) -> Score {
        let row = self.scores.get(participant * self.rounds..(participant + 1) * self.rounds);
        row.unwrap_or_default().iter().take(rounds).map(|score| score.secondary).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_are_kept_by_participant_and_round() {
        let score = |primary, secondary| MatchScore {
            primary: Score::from_tenths(primary),
            secondary: Score::from_tenths(secondary),
        };
        let mut scores = MatchScores::new(2, 3);
        scores.add(1, 0, score(20, 25));
        scores.add(1, 2, score(10, 20));
        scores.add(1, 2, score(-5, 0));
        scores.take_colour(0, 1);
        assert_eq!(score(5, 20), scores.of(1, RoundNumber::new(3).unwrap()));
        assert_eq!(score(0, 0), scores.of(0, RoundNumber::new(4).unwrap()), "no such round");
        assert_eq!(Score::from_tenths(25), scores.secondary(1, 2));
        assert_eq!(Score::from_tenths(45), scores.secondary(1, 3));
        assert!(!scores.has_colour(0, 1) && scores.has_colour(1, 1));
    }
}
