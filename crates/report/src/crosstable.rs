//! The crosstable and the progress table as views.

use ronde_model::{Colour, Outcome, Participant, Snapshot};
use ronde_standings::tables::{Cell, CrossRow, Meeting};
use ronde_standings::working::Unplayed;
use ronde_standings::{Contest, Standings};

use crate::names;
use crate::standings::heading;
use crate::view::{Column, View};

/// Every round of everybody: `12w1` is a win with White against number 12, `12+` a win because
/// number 12 did not come; `U`, `F`, `H` and `Z` are byes, as in report files.
pub fn view(snapshot: &Snapshot, standings: &Standings) -> View {
    let teams = standings.settings().contest == Contest::Teams;
    rounds(snapshot, standings, |cell| cross_cell(cell, teams))
}

/// The score of everybody after every round.
pub fn progress(snapshot: &Snapshot, standings: &Standings) -> View {
    rounds(snapshot, standings, |cell| cell.running.to_string())
}

fn rounds(snapshot: &Snapshot, standings: &Standings, cell: impl Fn(&Cell) -> String) -> View {
    let mut columns = vec![
        Column::numbers("rank", "Rank"),
        Column::numbers("number", "No."),
        Column::words("name", "Name"),
    ];
    for round in 1..=standings.settings().rounds {
        columns.push(Column::numbers(&format!("round_{round}"), &format!("R{round}")));
    }
    columns.push(Column::numbers("points", "Points"));
    let line = |row: &CrossRow| {
        let first = [
            row.rank.to_string(),
            row.who.number().to_string(),
            names::participant(snapshot, row.who),
        ];
        let cells = row.cells.iter().map(&cell);
        first.into_iter().chain(cells).chain([row.score.to_string()]).collect()
    };
    View {
        title: heading(snapshot, standings),
        columns,
        rows: standings.crosstable().iter().map(line).collect(),
        notes: Vec::new(),
    }
}

fn cross_cell(cell: &Cell, teams: bool) -> String {
    let result =
        |letter: &str| if teams { cell.game_points.to_string() } else { letter.to_owned() };
    match cell.meeting {
        Meeting::Played { opponent, colour, outcome } => {
            format!("{}{}{}", opponent.number(), letter(colour), result(points(outcome)))
        }
        Meeting::Unfinished { opponent, colour } => {
            format!("{}{}*", opponent.number(), letter(colour))
        }
        Meeting::Forfeited { opponent, won } => {
            let sign = if won { "+" } else { "-" };
            format!("{}{sign}", opponent.map_or(0, Participant::number))
        }
        Meeting::Bye(why) => bye(why).to_owned(),
    }
}

const fn letter(colour: Colour) -> char {
    match colour {
        Colour::White => 'w',
        Colour::Black => 'b',
    }
}

const fn points(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Win => "1",
        Outcome::Draw => "½",
        Outcome::Loss => "0",
    }
}

/// The letters of a report file.
const fn bye(why: Unplayed) -> &'static str {
    match why {
        Unplayed::PairingBye => "U",
        Unplayed::FullBye => "F",
        Unplayed::HalfBye => "H",
        Unplayed::ZeroBye => "Z",
        Unplayed::ForfeitWin => "+",
        Unplayed::ForfeitLoss => "-",
    }
}
