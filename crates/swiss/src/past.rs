//! What Dubov needs of the rounds before: ratings met over the board, and who was raised when.

use ronde_model::{Histories, PairingNumber, RoundEntry, RoundNumber, Score, Snapshot};

use crate::acceleration::Acceleration;
use crate::field::{Field, available};

/// The past of one player.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Past {
    /// The player's own rating; zero where the file has none (C.04.4.1:1.1 asks for one).
    pub rating: i64,
    /// Sum of the ratings of the opponents met over the board.
    pub met_sum: i64,
    /// How many they are.
    pub met_count: i64,
    /// Rounds in which the player was paired with somebody of a higher pairing score, played or
    /// not.
    pub raised: Vec<RoundNumber>,
}

impl Past {
    /// C.04.4.1:1.7: the average rating of opponents, rounded, halves upwards; zero without games.
    pub fn rounded_average(&self) -> i64 {
        match self.met_count {
            0 => 0,
            count => (2 * self.met_sum + count).div_euclid(2 * count),
        }
    }

    /// Whether the player was raised in that round.
    pub fn was_raised_in(&self, round: RoundNumber) -> bool {
        self.raised.contains(&round)
    }
}

/// The past of every player of the list, before that round.
pub fn pasts(snapshot: &Snapshot, round: RoundNumber) -> Vec<Past> {
    let histories = Histories::of_first(snapshot, round.index());
    let acceleration = Acceleration::of(snapshot, &histories, &available(snapshot, round));
    let scores = pairing_scores(snapshot, &histories, acceleration);
    (0..snapshot.players.len()).map(|index| past(snapshot, &histories, &scores, index)).collect()
}

/// Whoever is to be paired, or was met by one of them, and has neither a rating
/// nor an estimate (C.04.4.1:1.1, dubov-1997:1).
pub fn without_rating(snapshot: &Snapshot, field: &Field) -> Vec<PairingNumber> {
    let histories = Histories::of_first(snapshot, field.round.index());
    let mut needed = vec![false; snapshot.players.len()];
    for entrant in field.entrants() {
        needed[entrant.index] = true;
        let met = histories.row(entrant.index).iter().filter_map(|entry| entry.met());
        for index in met.filter_map(|(opponent, _)| snapshot.index_of(opponent)) {
            needed[index] = true;
        }
    }
    let players = snapshot.players.iter().zip(needed);
    let unrated = players.filter(|(player, needed)| *needed && player.strength().is_none());
    unrated.map(|(player, _)| player.number).collect()
}

/// Pairing scores of every player before each of the rounds that are there.
fn pairing_scores(
    snapshot: &Snapshot,
    histories: &Histories,
    acceleration: Acceleration,
) -> Vec<Vec<Score>> {
    let of = |index: usize| {
        let number = snapshot.players[index].number;
        let mut points = Score::ZERO;
        let rounds = (0..).filter_map(RoundNumber::from_index).zip(histories.row(index));
        let before = rounds.map(|(round, &entry)| {
            let score = points + acceleration.points(snapshot, index, round);
            points += ronde_model::scores::in_round(snapshot, number, round, entry);
            score
        });
        before.collect()
    };
    (0..snapshot.players.len()).map(of).collect()
}

fn past(snapshot: &Snapshot, histories: &Histories, scores: &[Vec<Score>], index: usize) -> Past {
    let mut past = Past { rating: rating(snapshot, index), ..Past::default() };
    for (place, &entry) in histories.row(index).iter().enumerate() {
        if let Some(met) = entry.met().and_then(|(opponent, _)| snapshot.index_of(opponent)) {
            past.met_sum += rating(snapshot, met);
            past.met_count += 1;
        }
        let opponent = paired_with(entry).and_then(|number| snapshot.index_of(number));
        let raised =
            opponent.is_some_and(|opponent| scores[opponent][place] > scores[index][place]);
        past.raised.extend(RoundNumber::from_index(place).filter(|_| raised));
    }
    past
}

fn rating(snapshot: &Snapshot, index: usize) -> i64 {
    snapshot.players[index].strength().map_or(0, i64::from)
}

fn paired_with(entry: RoundEntry) -> Option<ronde_model::PairingNumber> {
    match entry {
        RoundEntry::Played { opponent, .. }
        | RoundEntry::Unfinished { opponent, .. }
        | RoundEntry::Forfeited { opponent, .. } => Some(opponent),
        RoundEntry::Unpaired(_) | RoundEntry::Absent => None,
    }
}
