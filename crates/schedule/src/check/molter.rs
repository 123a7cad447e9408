//! The hard rules of Molter, counted on the finished table.

use super::{Cell, Fault, Sheet, seat};
use crate::table::Schedule;

/// Every rule of the module [`molter`](mod@crate::molter), for teams of `size`.
pub fn molter(schedule: &Schedule, size: usize) -> Vec<Fault> {
    let sheet = Sheet::of(schedule).complete();
    let mut faults = sheet.faults;
    let table = Table { size, teams: schedule.seats / size, rows: sheet.rows };
    for player in 0..table.rows.len() {
        table.opponents(player, &mut faults);
        table.colours(player, &mut faults);
        table.floats(player, &mut faults);
    }
    for round in 0..schedule.rounds.len() {
        table.descents(round, &mut faults);
        for team in 0..table.teams {
            table.not_all_against_one(team, round, &mut faults);
        }
    }
    for team in 0..table.teams {
        table.team_colours(team, &mut faults);
    }
    faults
}

struct Table {
    size: usize,
    teams: usize,
    rows: Vec<Vec<Cell>>,
}

fn rule(faults: &mut Vec<Fault>, holds: bool, words: impl FnOnce() -> String) {
    if !holds {
        faults.push(Fault::Rule(words()));
    }
}

fn opponent(cell: Cell) -> Option<usize> {
    match cell {
        Cell::White(other) | Cell::Black(other) => Some(other),
        Cell::Nothing | Cell::Rests => None,
    }
}

impl Table {
    /// Nobody rests, nobody meets a team-mate, nobody meets two of a team.
    fn opponents(&self, player: usize, faults: &mut Vec<Fault>) {
        let mut met = vec![0; self.teams];
        for &cell in &self.rows[player] {
            match opponent(cell) {
                Some(other) => met[other / self.size] += 1,
                None => faults.push(Fault::Rule(format!("{} does not play", seat(player)))),
            }
        }
        rule(faults, met[player / self.size] == 0, || format!("{} meets his team", seat(player)));
        let most = met.iter().max().copied().unwrap_or(0);
        rule(faults, most <= 1, || format!("{} meets {most} of one team", seat(player)));
    }

    /// Level at the end (or one apart), never more than two apart, never three running.
    fn colours(&self, player: usize, faults: &mut Vec<Fault>) {
        let row = &self.rows[player];
        let sign = |cell: &Cell| if matches!(cell, Cell::White(_)) { 1_i32 } else { -1 };
        let colours: Vec<i32> = row.iter().map(sign).collect();
        let mut drift = 0_i32;
        for colour in &colours {
            drift += colour;
            rule(faults, drift.abs() <= 2, || format!("{} drifts by {drift}", seat(player)));
        }
        let odd = i32::from(row.len() % 2 == 1);
        rule(faults, drift.abs() == odd, || format!("{} ends with {drift}", seat(player)));
        let three = colours.windows(3).any(|three| three[0] == three[1] && three[1] == three[2]);
        rule(faults, !three, || format!("{} has a colour three times running", seat(player)));
    }

    /// N even: equal boards only. N odd: from an odd board to the next, once down, once up.
    fn floats(&self, player: usize, faults: &mut Vec<Fault>) {
        let board = player % self.size;
        let mut floats = 0;
        for other in self.rows[player].iter().copied().filter_map(opponent) {
            let against = other % self.size;
            if against == board {
                continue;
            }
            floats += 1;
            let neighbours = board / 2 == against / 2;
            rule(faults, self.teams % 2 == 1 && neighbours, || {
                format!("{} meets board {}", seat(player), against + 1)
            });
        }
        rule(faults, floats <= 1, || format!("{} leaves his board {floats} times", seat(player)));
    }

    /// At most one goes down from each odd board in a round.
    fn descents(&self, round: usize, faults: &mut Vec<Fault>) {
        for board in (0..self.size).step_by(2) {
            let goes = |player: &usize| {
                player % self.size == board
                    && opponent(self.rows[*player][round]).is_some_and(|it| it % self.size != board)
            };
            let down = (0..self.rows.len()).filter(goes).count();
            rule(faults, down <= 1, || {
                format!("{down} go down from board {} in round {}", board + 1, round + 1)
            });
        }
    }

    fn not_all_against_one(&self, team: usize, round: usize, faults: &mut Vec<Fault>) {
        let players = team * self.size..(team + 1) * self.size;
        let against: Vec<Option<usize>> =
            players.map(|it| opponent(self.rows[it][round]).map(|it| it / self.size)).collect();
        let one = against.windows(2).all(|two| two[0] == two[1]);
        rule(faults, !one || self.teams == 2, || {
            format!("all of team {} meet one team in round {}", team + 1, round + 1)
        });
    }

    /// Two apart at most; level after every second round and at the end.
    fn team_colours(&self, team: usize, faults: &mut Vec<Fault>) {
        let rounds = self.rows.first().map_or(0, Vec::len);
        let mut drift = 0_i32;
        for round in 0..rounds {
            for player in team * self.size..(team + 1) * self.size {
                drift += if matches!(self.rows[player][round], Cell::White(_)) { 1 } else { -1 };
            }
            let level = round % 2 == 1 || round + 1 == rounds;
            let fine = if level { drift == 0 } else { drift.abs() <= 2 };
            rule(faults, fine, || {
                format!("team {} drifts by {drift} after round {}", team + 1, round + 1)
            });
        }
    }
}
