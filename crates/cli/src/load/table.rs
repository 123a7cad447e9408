//! Tables of players: CSV and workbooks, their columns known by their heads.

use std::panic::{self, AssertUnwindSafe};

use ronde_formats::Kind;
use ronde_formats::problem::{BadRow, ForeignProblem, Gap, Problem, ProblemKind};
use ronde_formats::trf::Unlisted;
use ronde_lists::Entry;
use ronde_lists::national::{self, Mapped};
use ronde_lists::sheet::{self, SheetError, SheetRow};
use ronde_model::{
    Date, DateText, NationalRecord, PairingNumber, Parts, Player, Snapshot, federation,
};
use ronde_report::lists::{row_told, sheet_told};
use ronde_words::fill;

use super::{Loaded, Origin, words};
use crate::language;
use crate::outcome::Stop;

const MOST_PLAYERS: usize = 20_000;
/// Problems that are listed.
const LISTED: usize = 500;

/// The heads of a text, if it is a table of players.
pub(super) fn heads(bytes: &[u8]) -> Option<Mapped> {
    let rows = rows(Kind::Table, bytes).ok()?;
    start(&rows).map(|(_, mapped)| mapped)
}

/// A tournament of nothing but its players, in the order of the table.
pub(super) fn load(
    name: String,
    kind: Kind,
    member: Option<String>,
    table: &[u8],
    bytes: Vec<u8>,
) -> Result<Loaded, Stop> {
    let rows = rows(kind, table)
        .map_err(|why| Stop::bad_input(fill!(words().is_not, name = name, why = why)))?;
    let Some((first, mapped)) = start(&rows) else {
        return Err(Stop::bad_input(fill!(words().no_heads, name = name)));
    };
    let mut parts = Parts::default();
    let mut problems = vec![gap()];
    let mut unlisted = Unlisted::default();
    for (line, cells) in rows.iter().skip(first + 1) {
        if cells.iter().all(String::is_empty) || parts.players.len() >= MOST_PLAYERS {
            continue;
        }
        match national::entry(cells, &mapped) {
            Ok(entry) => {
                problems.extend(federation_in(*line, &entry));
                add(&mut parts, entry, national::born(cells, &mapped));
            }
            Err(why) if problems.len() < LISTED => {
                problems.push(broken(*line, row_told(&why, language::current())));
            }
            Err(_) => unlisted.errors += 1,
        }
    }
    let snapshot = Snapshot::new(parts).expect("players are counted from 1");
    let origin = Origin::Foreign { kind, member, not_understood: 0, bytes };
    Ok(Loaded { snapshot, name, origin, problems, unlisted })
}

/// The rows of a table. The library that reads workbooks may panic on a damaged one.
fn rows(kind: Kind, mut bytes: &[u8]) -> Result<Vec<SheetRow>, String> {
    let told = |error: SheetError| sheet_told(&error, language::current());
    let read = || {
        let rows = match kind {
            Kind::Workbook => sheet::xlsx(&mut bytes),
            _ => sheet::csv(&mut bytes),
        };
        let rows = rows.map_err(told)?;
        let rows = rows.take(MOST_PLAYERS + national::PREFACE + 1);
        rows.collect::<Result<Vec<SheetRow>, _>>().map_err(told)
    };
    let caught = panic::catch_unwind(AssertUnwindSafe(read));
    caught.unwrap_or_else(|_| Err(words().damaged_table.to_owned()))
}

/// The row of the heads, and which column is what. A single column is a list, and no table.
fn start(rows: &[SheetRow]) -> Option<(usize, Mapped)> {
    national::start(rows, Mapped::new).filter(|(first, _)| rows[*first].1.len() > 1)
}

/// A federation that FIDE does not have is left out, and named.
fn federation_in(line: u64, entry: &Entry) -> Option<Problem> {
    let unknown = !entry.federation.is_empty() && federation::code(&entry.federation).is_none();
    unknown.then(|| {
        let line = usize::try_from(line).unwrap_or(0);
        let text = entry.federation.clone();
        found(line, ForeignProblem::Row(BadRow::Federation { text }))
    })
}

fn add(parts: &mut Parts, entry: Entry, born: Option<Date>) {
    let number = u32::try_from(parts.players.len() + 1).ok().and_then(PairingNumber::new);
    let Some(number) = number else { return };
    let mut player = Player::new(number, entry.name);
    player.sex = entry.sex;
    player.title = entry.title;
    player.rating = entry.listings[0].rating;
    let code = federation::code(&entry.federation).unwrap_or_default();
    code.clone_into(&mut player.federation);
    player.fide_id = entry.fide.map_or(String::new(), |fide| fide.to_string());
    let year = entry.birth_year.and_then(|year| Date::new(year, 0, 0));
    player.birth = born.or(year).map(DateText::Date);
    if !entry.club.is_empty() || !entry.number.is_empty() {
        parts.national.push(NationalRecord {
            federation: player.federation.clone(),
            number,
            sex: player.sex,
            title: String::new(),
            name: player.name.clone(),
            rating: None,
            origin: entry.club,
            id: entry.number,
            birth: player.birth.clone(),
            rest: String::new(),
        });
    }
    parts.players.push(player);
}

fn gap() -> Problem {
    found(0, ForeignProblem::NotSaid(Gap::Order))
}

fn broken(line: u64, why: String) -> Problem {
    let line = usize::try_from(line).unwrap_or(0);
    found(line, ForeignProblem::Row(BadRow::Table { why }))
}

fn found(line: usize, problem: ForeignProblem) -> Problem {
    Problem { line, column: 0, width: 0, kind: ProblemKind::Foreign(problem) }
}
