//! Tables as outlets write them, read back: columns by their heads, cells by their columns.

use std::io::{Cursor, Read};

/// One line of a ranking, numbers in one writing.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Line {
    pub(super) rank: String,
    pub(super) name: String,
    pub(super) points: String,
    pub(super) values: Vec<String>,
}

/// A number in one writing: `3½`, `3.50` and `3.5` are the same.
pub(super) fn number(text: &str) -> String {
    let part = |text: &str| -> String {
        let text = text.trim().replace('½', ".5").replace('¼', ".25").replace('¾', ".75");
        match text.parse::<f64>() {
            Ok(value) => value.to_string(),
            Err(_) => text.trim_matches('-').to_owned(),
        }
    };
    text.split('|').map(part).collect::<Vec<_>>().join("|")
}

/// A table: heads, then rows.
pub(super) type Grid = Vec<Vec<String>>;

const RANKS: [&str; 3] = ["rank", "Rank", "Rk"];
const NAMES: [&str; 4] = ["name", "Name", "team", "Team"];
const POINTS: [&str; 3] = ["points", "Points", "Pts"];

/// The ranking in a grid. Tie-breaks are the columns behind the points that are named in capitals.
pub(super) fn lines(grid: &Grid) -> Vec<Line> {
    let heads = &grid[0];
    let at = |names: &[&str]| heads.iter().position(|head| names.contains(&head.trim()));
    let (rank, name) = (at(&RANKS).expect("a rank"), at(&NAMES).expect("a name"));
    let points = at(&POINTS).expect("points");
    let is_code =
        |head: &str| head.len() > 1 && head.starts_with(|it: char| it.is_ascii_uppercase());
    let codes: Vec<usize> = (points + 1..heads.len())
        .filter(|at| is_code(&heads[*at]) && !["Progress", "Colours"].contains(&&*heads[*at]))
        .collect();
    let line = |row: &Vec<String>| Line {
        rank: row[rank].trim().to_owned(),
        name: row[name].trim().to_owned(),
        points: number(&row[points]),
        values: codes.iter().map(|at| number(row.get(*at).map_or("", |it| it))).collect(),
    };
    grid[1..].iter().map(line).collect()
}

/// Comma-separated values, with quotes.
pub(super) fn csv(text: &str) -> Grid {
    let text = text.trim_start_matches('\u{feff}');
    let (mut grid, mut row, mut cell, mut quoted) = (Vec::new(), Vec::new(), String::new(), false);
    let mut letters = text.chars().peekable();
    while let Some(letter) = letters.next() {
        match letter {
            '"' if quoted && letters.peek() == Some(&'"') => cell.extend(letters.next()),
            '"' => quoted = !quoted,
            ',' if !quoted => row.push(std::mem::take(&mut cell)),
            '\n' if !quoted => {
                row.push(std::mem::take(&mut cell).trim_end_matches('\r').to_owned());
                grid.push(std::mem::take(&mut row));
            }
            letter => cell.push(letter),
        }
    }
    grid
}

/// A table of text: cells are told apart by two blanks, and belong to the head that they stand
/// under.
pub(super) fn text(text: &str) -> Grid {
    let mut lines = text.lines().skip_while(|line| !line.trim_start().starts_with("Rank"));
    let heads = cells(lines.next().expect("a line of heads"));
    let mut grid = vec![heads.iter().map(|(_, _, head)| head.clone()).collect::<Vec<_>>()];
    // Notes stand below the table.
    for line in lines.take_while(|line| cells(line).len() > 2) {
        let mut row = vec![String::new(); heads.len()];
        for (start, end, cell) in cells(line) {
            let under = heads.iter().position(|(from, to, _)| start < *to && *from < end);
            row[under.expect("a cell stands under a head")] = cell;
        }
        grid.push(row);
    }
    grid
}

/// Start, end and text of what two blanks separate.
fn cells(line: &str) -> Vec<(usize, usize, String)> {
    let letters: Vec<char> = line.chars().collect();
    let (mut found, mut start) = (Vec::new(), None);
    for at in 0..=letters.len() {
        let blank = |at: usize| letters.get(at).is_none_or(|it| *it == ' ');
        match start {
            None if !blank(at) => start = Some(at),
            Some(from) if blank(at) && blank(at + 1) => {
                found.push((from, at, letters[from..at].iter().collect()));
                start = None;
            }
            _ => {}
        }
    }
    found
}

/// The table of a page whose heads have a rank.
pub(super) fn html(page: &str) -> Grid {
    html_with(page, &RANKS)
}

/// The table of a page that has one of these heads.
pub(super) fn html_with(page: &str, wanted: &[&str]) -> Grid {
    let tables = page.split("<table").skip(1).map(|it| it.split("</table>").next().unwrap());
    let grids = tables.map(|table| -> Grid {
        let rows = table.split("<tr").skip(1).map(|row| row.split("</tr>").next().unwrap());
        rows.map(|row| {
            let cells = row.split("<t").skip(1).filter(|it| it.starts_with(['h', 'd']));
            cells.map(|cell| plain(cell.split_once('>').unwrap().1)).collect()
        })
        .collect()
    });
    let ranked = |grid: &Grid| {
        grid.first().is_some_and(|heads| heads.iter().any(|head| wanted.contains(&head.as_str())))
    };
    grids.into_iter().find(ranked).unwrap_or_else(|| panic!("no table with {wanted:?}: {page}"))
}

/// Text without marks, up to the end of the cell.
pub(super) fn plain(cell: &str) -> String {
    let cell = cell.split("</td>").next().unwrap().split("</th>").next().unwrap();
    let mut text = String::new();
    for part in cell.split('<') {
        let part = part.split_once('>').map_or(part, |(_, rest)| rest);
        text.push_str(part);
    }
    text.replace("&amp;", "&").replace("&#39;", "'").replace("&quot;", "\"").trim().to_owned()
}

/// The first sheet of a workbook whose first row with several cells are the heads.
pub(super) fn xlsx(bytes: &[u8]) -> Grid {
    let mut archive = zip::ZipArchive::new(Cursor::new(bytes)).unwrap();
    let mut part = |name: &str| {
        let mut text = String::new();
        archive.by_name(name).unwrap().read_to_string(&mut text).unwrap();
        text
    };
    let strings = part("xl/sharedStrings.xml");
    let shared: Vec<String> =
        strings.split("<si>").skip(1).map(|it| plain(it.split("</si>").next().unwrap())).collect();
    let sheet = part("xl/worksheets/sheet1.xml");
    let rows = sheet.split("<row ").skip(1).map(|row| cells_of(row, &shared));
    let rows: Grid = rows.collect();
    let heads = rows.iter().position(|row| row.iter().any(|cell| RANKS.contains(&cell.as_str())));
    let rows = rows[heads.expect("heads with a rank")..].to_vec();
    let until = rows.iter().position(|row| row.iter().filter(|it| !it.is_empty()).count() < 2);
    rows[..until.unwrap_or(rows.len())].to_vec()
}

fn cells_of(row: &str, shared: &[String]) -> Vec<String> {
    let mut cells = Vec::new();
    for cell in row.split("<c ").skip(1) {
        let place = cell.split("r=\"").nth(1).unwrap();
        let column = place.bytes().take_while(u8::is_ascii_uppercase);
        let column = column.fold(0, |sum, it| sum * 26 + usize::from(it - b'A') + 1);
        let value = cell.split("<v>").nth(1).and_then(|it| it.split("</v>").next());
        let value = value.unwrap_or_default();
        let is_text = cell.split('>').next().unwrap().contains("t=\"s\"");
        cells.resize(cells.len().max(column), String::new());
        cells[column - 1] = match value.parse::<usize>() {
            Ok(at) if is_text => shared[at].clone(),
            _ => value.to_owned(),
        };
    }
    cells
}
