//! The record of teams in a Molter tournament (ssb-course): the players of a team meet those of
//! several others in a round, each always at the board of the own place in the team.

use ronde_model::{RoundNumber, Score, Snapshot};

use super::teams::{Reader, sat_at_a_board};
use super::{Record, Sheet, What, number};
use crate::working::Unplayed;

impl Record {
    /// Teams after so many rounds, by the games of their players.
    pub(crate) fn of_molter(snapshot: &Snapshot, rounds: usize) -> Record {
        let rounds = rounds.min(snapshot.rounds.len());
        let reader = Reader::new(snapshot, rounds);
        let mut record = reader.empty_record(rounds);
        let sizes = snapshot.teams.iter().map(|team| team.members.len());
        record.boards = sizes.max().unwrap_or(1).max(1);
        for team in 0..snapshot.teams.len() {
            let mut against = vec![None; snapshot.teams.len()];
            for round in (0..rounds).filter_map(number) {
                let boards = points_on_boards(&reader, team, round, &mut against);
                let played = boards.iter().any(Option::is_some);
                let what = if played { What::Mixed } else { What::Bye(Unplayed::ZeroBye) };
                let boards: Vec<Score> =
                    boards.into_iter().map(Option::unwrap_or_default).collect();
                let sum = boards.iter().copied().sum();
                record.sheets.push(Sheet { what, points: [Score::ZERO, sum] });
                record.board_points.push(boards);
                record.games_won.push(reader.games_won(team, round));
            }
            let met = against.into_iter().enumerate();
            record.mixed.push(met.filter_map(|(other, points)| Some((other, points?))).collect());
        }
        record.add_up();
        record
    }
}

/// Points of each member in a round, `None` for one who did not sit at a board; what they made
/// against each team is added up in `against`.
fn points_on_boards(
    reader: &Reader<'_>,
    team: usize,
    round: RoundNumber,
    against: &mut [Option<Score>],
) -> Vec<Option<Score>> {
    let snapshot = reader.snapshot;
    let mut boards = Vec::new();
    for member in &snapshot.teams[team].members {
        let entry = snapshot.index_of(*member).map(|it| reader.histories.entry(it, round));
        let entry = entry.filter(|it| sat_at_a_board(*it));
        let points = entry.map(|it| snapshot.rules.points.entry(it));
        if let Some((other, points)) = entry.and_then(|it| reader.team_across(it)).zip(points) {
            *against[other].get_or_insert_default() += points;
        }
        boards.push(points);
    }
    boards
}
