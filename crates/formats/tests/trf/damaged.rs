//! Damaged files: one good file, one change, the problems with line and column, and what was
//! assumed.

mod games;
mod header;
mod players;
mod records;

use std::fmt::Write as _;

use ronde_formats::trf::{self, TrfReading};
use ronde_model::{
    Bye, Colour, Histories, Outcome, PairingNumber, RoundEntry, RoundNumber, Unpaired,
};

/// Three rounds of eight players, without a mistake.
const GOOD: &str = r"012 Good Event
042 2026/05/01
052 2026/05/03
062 8
072 7
132                                                                                        26/05/01  26/05/02  26/05/03
142 5
152 W
162  W 1.0    D 0.5
192 FIDE_DUTCH_2026
222 5400+30
001    1 m GM Acacia, Ada                       2400 AUT      100001 1990/01/01  2.5    1     5 w 1     2 b =     3 w 1
001    2 w    Bamboo, Bo                        2300 BEL      100002 1991/01/01  2.0    2     6 b 1     1 w =     4 b =
001    3 m    Cypress, Cy                       2200 CZE      100003 1992/01/01  1.5    3     7 w =     4 w 1     1 b 0
001    4 m    Dahlia, Di                        2100 DEN      100004 1993/01/01  1.5    4     8 b 1     3 b 0     2 w =
001    5 m    Ebony, Ed                         2000 ESP      100005 1994/01/01  1.5    5     1 b 0     6 w +  0000 - H
001    6 m    Fennel, Fay                       1900 FIN      100006 1995/01/01  0.5    8     2 w 0     5 b -
001    7 m    Ginkgo, Gus                       1800 GER      100007 1996/01/01  1.5    6     3 b =  0000 - U     8 w 0
001    8 m    Hazel, Hal                             HUN      100008 1997/01/01  1.0    7     4 w 0  0000 - Z     7 b 1
240 H   4    3
250       1.0   1   2    1    4
260   1   5    1    8
299           0.5    1    6
";

/// One change of the good file.
#[derive(Clone, Copy, Debug)]
enum Change {
    /// These characters from this line and column on.
    At(usize, usize, &'static str),
    /// Another line instead.
    Line(usize, &'static str),
    /// The line ends before this column.
    Cut(usize, usize),
    /// More lines at the end.
    Add(&'static str),
}
use Change::{Add, At, Cut, Line};

/// A damaged file: its name, the change, every problem with line and column, and what became of a
/// player in a round.
type Row = (&'static str, Change, &'static [(&'static str, usize, usize)], &'static [After]);
type After = (u32, u16, &'static str);

#[test]
fn the_good_file_is_good() {
    assert_eq!(trf::read(GOOD.as_bytes()).unwrap().problems, []);
}

#[test]
fn every_damage_is_found_where_it_is() {
    let tables = [games::ROWS, players::ROWS, header::ROWS, records::ROWS];
    let rows: Vec<&Row> = tables.into_iter().flatten().collect();
    assert!(rows.len() >= 60, "{} rows", rows.len());
    let mut wrong = String::new();
    for (name, change, expected, after) in rows {
        let text = damaged(*change);
        let reading = trf::read(text.as_bytes()).unwrap();
        let place =
            |problem: &ronde_formats::Problem| (problem.code(), problem.line, problem.column);
        let mut found: Vec<(&str, usize, usize)> = reading.problems.iter().map(place).collect();
        let mut expected = expected.to_vec();
        found.sort_unstable();
        expected.sort_unstable();
        if found != expected {
            let _ = writeln!(wrong, "{name}:\n  expected {expected:?}\n  found    {found:?}");
        }
        for &(player, round, entry) in *after {
            let found = entry_of(&reading, player, round);
            if found != entry {
                let _ = writeln!(
                    wrong,
                    "{name}: player {player}, round {round}: {entry:?}, found {found:?}"
                );
            }
        }
        check_places(name, &reading);
    }
    assert!(wrong.is_empty(), "{wrong}");
}

/// Every problem has a column that exists.
fn check_places(name: &str, reading: &TrfReading) {
    for problem in &reading.problems {
        assert!(problem.width > 0, "{name}: {}", problem.code());
    }
}

fn damaged(change: Change) -> String {
    let mut lines: Vec<String> = GOOD.lines().map(str::to_owned).collect();
    match change {
        At(line, column, text) => {
            let mut characters: Vec<char> = lines[line - 1].chars().collect();
            let end = column - 1 + text.chars().count();
            characters.resize(characters.len().max(end), ' ');
            characters.splice(column - 1..end, text.chars());
            lines[line - 1] = characters.into_iter().collect();
        }
        Line(line, text) => text.clone_into(&mut lines[line - 1]),
        Cut(line, column) => lines[line - 1].truncate(column - 1),
        Add(text) => lines.push(text.to_owned()),
    }
    lines.join("\n") + "\n"
}

/// What a player did in a round, in the letters of a report: `5w1`, `bye H`, or nothing.
fn entry_of(reading: &TrfReading, player: u32, round: u16) -> String {
    let snapshot = &reading.snapshot;
    let index = snapshot.index_of(PairingNumber::new(player).unwrap()).expect("a player");
    let entry = Histories::of(snapshot).entry(index, RoundNumber::new(round).unwrap());
    let letter = |colour: Colour| if colour == Colour::White { 'w' } else { 'b' };
    match entry {
        RoundEntry::Played { opponent, colour, outcome, rated } => {
            let result = match (outcome, rated) {
                (Outcome::Win, true) => '1',
                (Outcome::Draw, true) => '=',
                (Outcome::Loss, true) => '0',
                (Outcome::Win, false) => 'W',
                (Outcome::Draw, false) => 'D',
                (Outcome::Loss, false) => 'L',
            };
            format!("{opponent}{}{result}", letter(colour))
        }
        RoundEntry::Unfinished { opponent, colour, adjourned } => {
            format!("{opponent}{}{}", letter(colour), if adjourned { '?' } else { ' ' })
        }
        RoundEntry::Forfeited { opponent, scheduled, won } => {
            format!("{opponent}{}{}", letter(scheduled), if won { '+' } else { '-' })
        }
        RoundEntry::Unpaired(Unpaired::PairingBye) => "bye U".to_owned(),
        RoundEntry::Unpaired(Unpaired::Bye(Bye::Full)) => "bye F".to_owned(),
        RoundEntry::Unpaired(Unpaired::Bye(Bye::Half)) => "bye H".to_owned(),
        RoundEntry::Unpaired(Unpaired::Bye(Bye::Zero)) => "bye Z".to_owned(),
        RoundEntry::Unpaired(Unpaired::ForfeitWin) => "+".to_owned(),
        RoundEntry::Unpaired(Unpaired::ForfeitLoss) => "-".to_owned(),
        RoundEntry::Absent => String::new(),
    }
}
