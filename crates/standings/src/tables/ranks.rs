//! The ranks as report files hold them: beside every player and team.

use ronde_model::{Participant, Parts};

use crate::table::{Row, Standings};

impl Standings {
    /// Writes the ranks into the list of players or teams, as report files hold them; of teams the
    /// points too. Ranks that are there already stay where they only break a tie.
    pub fn put_ranks(&self, parts: &mut Parts) {
        if self.rounds() == 0 {
            return;
        }
        let tied = |one: &Row, other: &Row| one.rank == other.rank && one.group == other.group;
        for group in self.rows().chunk_by(tied) {
            let is_broken = breaks_tie(parts, group);
            for row in group {
                self.put_rank(parts, row, is_broken);
            }
        }
    }

    fn put_rank(&self, parts: &mut Parts, row: &Row, is_broken: bool) {
        let stated = |rank: Option<u32>| rank.filter(|_| is_broken).or(Some(row.rank));
        match row.who {
            Participant::Player(number) => {
                if let Ok(place) = parts.players.binary_search_by_key(&number, |it| it.number) {
                    let player = &mut parts.players[place];
                    player.rank = stated(player.rank);
                }
            }
            Participant::Team(number) => {
                let points = self.points(row.who);
                if let Some(team) = parts.teams.iter_mut().find(|it| it.number == number) {
                    team.rank = stated(team.rank);
                    team.match_points = points.map(|it| it.0);
                    team.game_points = points.map(|it| it.1);
                }
            }
        }
    }
}

/// Whether the ranks that are stated put those who share a rank in an order, and nowhere else:
/// lots, or a tie-break that the list does not name.
fn breaks_tie(parts: &Parts, tied: &[Row]) -> bool {
    let stated = |row: &Row| match row.who {
        Participant::Player(number) => {
            let place = parts.players.binary_search_by_key(&number, |it| it.number).ok()?;
            parts.players[place].rank
        }
        Participant::Team(number) => parts.teams.iter().find(|it| it.number == number)?.rank,
    };
    let mut ranks: Vec<Option<u32>> = tied.iter().map(stated).collect();
    ranks.sort_unstable();
    let first = tied.first().map_or(1, |row| row.rank);
    ranks.into_iter().zip(first..).all(|(stated, rank)| stated == Some(rank))
}
