//! The crosstable and the progress table as views.

use ronde_model::{Colour, Outcome, Participant, Snapshot};
use ronde_standings::tables::{Cell, CrossRow, Meeting};
use ronde_standings::working::Unplayed;
use ronde_standings::{Contest, Standings};
use ronde_words::{HeadWords, Lang, fill};

use crate::names;
use crate::standings::heading_in;
use crate::view::{Column, View};

/// Every round of everybody: `12w1` is a win with White against number 12, `12+` a win because
/// number 12 did not come; `U`, `F`, `H` and `Z` are byes. The letters are those of report files.
pub fn view(snapshot: &Snapshot, standings: &Standings, lang: Lang) -> View {
    rounds(snapshot, standings, lang, |cell, teams| written(cell, teams, letter))
}

/// The same with signs instead of letters: `12○1` is a win with White.
pub fn view_in(snapshot: &Snapshot, standings: &Standings, lang: Lang) -> View {
    rounds(snapshot, standings, lang, |cell, teams| written(cell, teams, sign))
}

/// The score of everybody after every round.
pub fn progress(snapshot: &Snapshot, standings: &Standings, lang: Lang) -> View {
    rounds(snapshot, standings, lang, |cell, _| cell.running.to_string())
}

/// Everybody against everybody, in the order of the standings: the results of one's row against
/// those at the top. For events whose pairings were fixed beforehand.
pub fn square(snapshot: &Snapshot, standings: &Standings, lang: Lang) -> View {
    let words = HeadWords::of(lang);
    let table = standings.crosstable();
    let teams = standings.settings().contest() == Contest::Teams;
    let mut columns = first_columns(words);
    let against = |row: &CrossRow| {
        let number = row.who.number();
        Column::between(&format!("against_{number}"), &number.to_string())
    };
    columns.extend(table.iter().map(against));
    columns.push(Column::numbers("points", words.points));
    let line = |row: &CrossRow| {
        let mut cells = first_cells(snapshot, row, lang);
        cells.extend(table.iter().map(|other| meetings(row, other.who, teams)));
        cells.push(row.score.to_string());
        cells
    };
    let title = heading_in(snapshot, standings, lang);
    View { title, columns, rows: table.iter().map(line).collect(), notes: Vec::new() }
}

/// All results of one against another, in the order of the rounds; a cross against oneself.
fn meetings(row: &CrossRow, other: Participant, teams: bool) -> String {
    if row.who == other {
        return "×".to_owned();
    }
    let result = |cell: &Cell| match cell.meeting {
        Meeting::Played { opponent, outcome, .. } if opponent == other => {
            Some(if teams { cell.game_points.to_string() } else { points(outcome).to_owned() })
        }
        Meeting::Unfinished { opponent, .. } if opponent == other => Some("*".to_owned()),
        Meeting::Forfeited { opponent, won } if opponent == Some(other) => {
            Some(if won { "+" } else { "-" }.to_owned())
        }
        _ => None,
    };
    let results: Vec<String> = row.cells.iter().filter_map(result).collect();
    results.join(" ")
}

fn first_columns(words: &HeadWords) -> Vec<Column> {
    vec![
        Column::numbers("rank", words.rank),
        Column::numbers("number", words.number),
        Column::words("name", words.name),
    ]
}

fn first_cells(snapshot: &Snapshot, row: &CrossRow, lang: Lang) -> Vec<String> {
    let name = names::participant_in(snapshot, row.who, lang);
    vec![row.rank.to_string(), row.who.number().to_string(), name]
}

fn rounds(
    snapshot: &Snapshot,
    standings: &Standings,
    lang: Lang,
    cell: impl Fn(&Cell, bool) -> String,
) -> View {
    let words = HeadWords::of(lang);
    let teams = standings.settings().contest() == Contest::Teams;
    let mut columns = first_columns(words);
    for round in 1..=standings.rounds() {
        let heading = fill!(words.round, n = round);
        columns.push(Column::numbers(&format!("round_{round}"), &heading));
    }
    columns.push(Column::numbers("points", words.points));
    let line = |row: &CrossRow| {
        let mut cells = first_cells(snapshot, row, lang);
        cells.extend(row.cells.iter().map(|it| cell(it, teams)));
        cells.push(row.score.to_string());
        cells
    };
    View {
        title: heading_in(snapshot, standings, lang),
        columns,
        rows: standings.crosstable().iter().map(line).collect(),
        notes: Vec::new(),
    }
}

/// A cell, with the caller's mark of a colour.
pub(crate) fn written(cell: &Cell, teams: bool, mark: impl Fn(Colour) -> char) -> String {
    let result =
        |letter: &str| if teams { cell.game_points.to_string() } else { letter.to_owned() };
    match cell.meeting {
        Meeting::Played { opponent, colour, outcome } => {
            format!("{}{}{}", opponent.number(), mark(colour), result(points(outcome)))
        }
        Meeting::Unfinished { opponent, colour } => {
            format!("{}{}*", opponent.number(), mark(colour))
        }
        Meeting::Forfeited { opponent, won } => {
            let sign = if won { "+" } else { "-" };
            format!("{}{sign}", opponent.map_or(0, Participant::number))
        }
        Meeting::Mixed => cell.game_points.to_string(),
        Meeting::Bye(why) => bye(why).to_owned(),
    }
}

/// A colour as people of every language read it: an empty disc is White, a full one Black.
pub(crate) const fn sign(colour: Colour) -> char {
    match colour {
        Colour::White => '○',
        Colour::Black => '●',
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
