//! Points of every player after any round, abnormal points (TRF26 record 299) included.

use crate::arrangement::{AbnormalKind, AbnormalPoints};
use crate::history::{self, Histories, RoundEntry};
use crate::number::{PairingNumber, Participant, RoundNumber};
use crate::round::{Bye, Outcome, Unpaired};
use crate::score::Score;
use crate::snapshot::Snapshot;

/// Points after all rounds, in the order of [`Parts::players`](crate::Parts::players): the same as
/// [`totals`] of all histories, round by round and without a table of them.
pub fn all_totals(snapshot: &Snapshot) -> Vec<Score> {
    if !snapshot.abnormal.is_empty() || snapshot.match_scores.is_some() {
        return totals(snapshot, &Histories::of(snapshot));
    }
    let points = snapshot.rules.points;
    let mut sums = vec![Score::ZERO; snapshot.players.len()];
    let mut worths = vec![Score::ZERO; snapshot.players.len()];
    for round in &snapshot.rounds {
        worths.fill(points.entry(RoundEntry::Absent));
        history::enter(snapshot, round, |row, entry| worths[row] = points.entry(entry));
        for (sum, worth) in sums.iter_mut().zip(&worths) {
            *sum += *worth;
        }
    }
    sums
}

/// Points after the rounds that `histories` holds, in the order of
/// [`Parts::players`](crate::Parts::players).
pub fn totals(snapshot: &Snapshot, histories: &Histories) -> Vec<Score> {
    let plain = snapshot.abnormal.is_empty() && snapshot.match_scores.is_none();
    let total = |index: usize| -> Score {
        let entries = histories.row(index).iter().copied();
        if plain {
            return entries.map(|entry| snapshot.rules.points.entry(entry)).sum();
        }
        let number = snapshot.players[index].number;
        entries
            .enumerate()
            .filter_map(|(round, entry)| Some((RoundNumber::from_index(round)?, entry)))
            .map(|(round, entry)| in_round(snapshot, number, round, entry))
            .sum()
    };
    (0..snapshot.players.len()).map(total).collect()
}

/// Points of one player for one round, with every record that touches them.
pub fn in_round(
    snapshot: &Snapshot,
    number: PairingNumber,
    round: RoundNumber,
    entry: RoundEntry,
) -> Score {
    let adjustment: Score = concerning(snapshot, number, round)
        .filter(|record| record.kind == AbnormalKind::Adjustment)
        .filter_map(|record| record.points)
        .sum();
    for_result(snapshot, number, round, entry) + adjustment
}

/// Points that the result of the round itself is worth. A bonus or penalty is not among them: it
/// makes nobody a winner without playing.
pub fn for_result(
    snapshot: &Snapshot,
    number: PairingNumber,
    round: RoundNumber,
    entry: RoundEntry,
) -> Score {
    if let Some(given) = by_match(snapshot, number, round) {
        return given;
    }
    concerning(snapshot, number, round)
        .filter(|record| kind_of(entry) == Some(record.kind))
        .filter_map(|record| record.points)
        .next_back()
        .unwrap_or_else(|| snapshot.rules.points.entry(entry))
}

/// What the match of the round gave, where the tournament is looked at match by match.
fn by_match(snapshot: &Snapshot, number: PairingNumber, round: RoundNumber) -> Option<Score> {
    let scores = snapshot.match_scores.as_ref()?;
    Some(scores.of(snapshot.index_of(number)?, round).primary)
}

fn concerning(
    snapshot: &Snapshot,
    number: PairingNumber,
    round: RoundNumber,
) -> impl DoubleEndedIterator<Item = &AbnormalPoints> {
    snapshot.abnormal.iter().filter(move |record| concerns(record, number, round))
}

/// An adjustment for "all rounds" (000) is one bonus or penalty, not one a round: it is counted
/// with the first. A changed value holds wherever such a result occurs.
fn concerns(record: &AbnormalPoints, number: PairingNumber, round: RoundNumber) -> bool {
    let when = match (record.round, record.kind) {
        (None, AbnormalKind::Adjustment) => round == RoundNumber::FIRST,
        (None, _) => true,
        (Some(only), _) => only == round,
    };
    when && record.who.contains(&Participant::Player(number))
}

fn kind_of(entry: RoundEntry) -> Option<AbnormalKind> {
    match entry {
        RoundEntry::Played { outcome: Outcome::Win, .. } => Some(AbnormalKind::Win),
        RoundEntry::Played { outcome: Outcome::Draw, .. } => Some(AbnormalKind::Draw),
        RoundEntry::Played { outcome: Outcome::Loss, .. } => Some(AbnormalKind::Loss),
        RoundEntry::Forfeited { won: true, .. } | RoundEntry::Unpaired(Unpaired::ForfeitWin) => {
            Some(AbnormalKind::ForfeitWin)
        }
        RoundEntry::Forfeited { won: false, .. } | RoundEntry::Unpaired(Unpaired::ForfeitLoss) => {
            Some(AbnormalKind::ForfeitLoss)
        }
        RoundEntry::Unpaired(Unpaired::Bye(Bye::Full)) => Some(AbnormalKind::FullBye),
        RoundEntry::Unpaired(Unpaired::Bye(Bye::Half)) => Some(AbnormalKind::HalfBye),
        RoundEntry::Unpaired(Unpaired::Bye(Bye::Zero)) | RoundEntry::Absent => {
            Some(AbnormalKind::ZeroBye)
        }
        RoundEntry::Unpaired(Unpaired::PairingBye) | RoundEntry::Unfinished { .. } => None,
    }
}
