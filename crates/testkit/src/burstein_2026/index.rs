//! 1.7: Buchholz and Sonneborn-Berger of the tournament so far.

use ronde_model::{
    Bye, Histories, PairingNumber, RoundEntry, RoundNumber, Snapshot, Unpaired, scores,
};

/// What a player's opponents have scored: Buchholz in tenths, Sonneborn-Berger in hundredths.
pub(super) fn index(snapshot: &Snapshot, round: RoundNumber, player: usize) -> (i64, i64) {
    let histories = Histories::of_first(snapshot, round.index());
    let current = scores::totals(snapshot, &histories);
    let (mut buchholz, mut sonneborn_berger) = (0, 0);
    for then in (0..round.index()).filter_map(RoundNumber::from_index) {
        let entry = histories.entry(player, then);
        let points = worth(snapshot, snapshot.players[player].number, then, entry);
        let theirs = match entry {
            RoundEntry::Played { opponent, .. } | RoundEntry::Unfinished { opponent, .. } => {
                let opponent = snapshot.index_of(opponent).expect("opponents are in the list");
                i64::from(current[opponent].tenths())
                    + benefit(snapshot, round, &histories, opponent)
            }
            // 1.7.2: a game against oneself that gives the points that were registered.
            RoundEntry::Forfeited { .. } | RoundEntry::Unpaired(_) | RoundEntry::Absent => {
                i64::from(current[player].tenths())
            }
        };
        buchholz += theirs;
        sonneborn_berger += theirs * points;
    }
    (buchholz, sonneborn_berger)
}

fn worth(snapshot: &Snapshot, who: PairingNumber, then: RoundNumber, entry: RoundEntry) -> i64 {
    i64::from(scores::for_result(snapshot, who, then, entry).tenths())
}

fn is_zero_point_bye(entry: RoundEntry) -> bool {
    entry == RoundEntry::Absent || entry == RoundEntry::Unpaired(Unpaired::Bye(Bye::Zero))
}

/// 1.7.2, the exception: in a series of consecutive zero-point byes up to the current round, those
/// of earlier rounds are draws for the benefit of the actual opponents: what that adds.
fn benefit(snapshot: &Snapshot, round: RoundNumber, histories: &Histories, player: usize) -> i64 {
    if !is_away_for_nothing(snapshot, round, player) {
        return 0;
    }
    let draw = i64::from(snapshot.rules.points.white_draw.tenths());
    let mut added = 0;
    for then in (0..round.index()).rev().filter_map(RoundNumber::from_index) {
        let entry = histories.entry(player, then);
        if !is_zero_point_bye(entry) {
            break;
        }
        added += draw - worth(snapshot, snapshot.players[player].number, then, entry);
    }
    added
}

/// Whether the player has a zero-point bye in the round that is paired.
fn is_away_for_nothing(snapshot: &Snapshot, round: RoundNumber, player: usize) -> bool {
    if snapshot.rounds.len() > round.index() {
        let entries = Histories::of_first(snapshot, round.index() + 1);
        return is_zero_point_bye(entries.entry(player, round));
    }
    let who = &snapshot.players[player];
    let asked = snapshot
        .requests
        .iter()
        .find(|request| request.round == round && request.who.player() == Some(who.number));
    let is_given = snapshot.given_byes.iter().any(|it| it.round == round && it.who == who.number);
    match asked {
        _ if is_given => false,
        Some(request) => request.bye == Bye::Zero,
        None => !who.participation.covers(round),
    }
}
