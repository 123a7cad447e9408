//! How a case ended for somebody himself.

use ronde_model::{GameResult, Outcome, PairingNumber, Participant, RoundNumber, Snapshot};

use super::{Open, Own};

/// The own result in a round that has ended; of a team, that of its match.
pub(super) fn own_result(
    snapshot: &Snapshot,
    round: RoundNumber,
    who: Participant,
    open: &[Open],
) -> Own {
    match who {
        Participant::Player(number) => of_player(snapshot, round, number, open),
        Participant::Team(team) => {
            let members = snapshot.teams.iter().find(|it| it.number == team);
            let members = members.map_or(&[][..], |it| &it.members);
            of_team(snapshot, round, members, open)
        }
    }
}

fn of_player(snapshot: &Snapshot, round: RoundNumber, number: PairingNumber, open: &[Open]) -> Own {
    let Some(own) = open.iter().find(|it| it.white == number || it.black == number) else {
        return Own::Done;
    };
    match snapshot.rounds[round.index()].games()[own.place].result {
        GameResult::Played { score, .. } => {
            let outcome = if own.white == number { score.white() } else { score.black() };
            match outcome {
                Outcome::Win => Own::Win,
                Outcome::Draw => Own::Draw,
                Outcome::Loss => Own::Loss,
            }
        }
        _ => Own::Done,
    }
}

/// By the half points of both sides; done where none of its games was open.
fn of_team(
    snapshot: &Snapshot,
    round: RoundNumber,
    members: &[PairingNumber],
    open: &[Open],
) -> Own {
    let has = |number: &PairingNumber| members.contains(number);
    if !open.iter().any(|game| has(&game.white) || has(&game.black)) {
        return Own::Done;
    }
    let halves = |outcome: Outcome| match outcome {
        Outcome::Win => 2,
        Outcome::Draw => 1,
        Outcome::Loss => 0,
    };
    let lead: i32 = snapshot.rounds[round.index()]
        .games()
        .iter()
        .filter_map(|game| {
            let lead = match game.result {
                GameResult::Played { score, .. } => halves(score.white()) - halves(score.black()),
                GameResult::Forfeited(ronde_model::Forfeit::WhiteWins) => 2,
                GameResult::Forfeited(ronde_model::Forfeit::BlackWins) => -2,
                _ => 0,
            };
            if has(&game.white) { Some(lead) } else { has(&game.black).then_some(-lead) }
        })
        .sum();
    match lead {
        1.. => Own::Win,
        0 => Own::Draw,
        _ => Own::Loss,
    }
}
