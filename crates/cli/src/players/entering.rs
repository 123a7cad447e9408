//! `ronde players match`.

use std::fs::File;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use ronde_formats::trf;
use ronde_lists::entering::{self, Matched, Verdict, Wanted};
use ronde_lists::national::{Mapped, Mapping};
use ronde_lists::sheet;
use ronde_report::lists::{doubt_told, map_told, sheet_told};
use ronde_report::text;
use ronde_words::{CliFileWords, fill};

use super::{listing, lookup, open, wire, words};
use crate::load::{is_standard, name};
use crate::outcome::{Outcome, Stop};
use crate::{language, output};

/// The arguments of `ronde players match`.
#[derive(Debug, clap::Args)]
pub(super) struct Args {
    #[arg(value_name = "FILE")]
    file: PathBuf,
    #[arg(long, value_name = "FIELD=HEAD,…", default_value = "", hide_default_value = true)]
    map: Mapping,
    #[arg(long)]
    json: bool,
}

/// No list of entries is larger.
const LARGEST: u64 = 64 << 20;

pub(super) async fn run(args: &Args, folder: &Path) -> Result<Outcome, Stop> {
    let lists = open(folder).await?;
    let rows = rows(args)?;
    let matches = lists.match_rows(rows).await.map_err(lookup)?;
    output::print(&if args.json { wire::matches(&matches) } else { page(&matches) })?;
    let open = matches.iter().any(|row| !matches!(row.verdict, Verdict::Found { .. }));
    Ok(if open { Outcome::Negative } else { Outcome::Done })
}

fn rows(args: &Args) -> Result<Vec<Wanted>, Stop> {
    let (files, called) = (CliFileWords::of(language::current()), name(&args.file));
    let bytes = bytes(&args.file)
        .map_err(|error| Stop::file_access(fill!(files.not_read, name = called, why = error)))?;
    if bytes.len() as u64 > LARGEST {
        return Err(Stop::too_large(fill!(words().entries_too_large, name = called)));
    }
    let lang = language::current();
    let bad = |why: String| Stop::bad_input(fill!(files.is_not, name = called, why = why));
    let of_table = |error: &entering::TableError| match error {
        entering::TableError::Sheet(error) => bad(sheet_told(error, lang)),
        entering::TableError::Map(error) => bad(map_told(error, lang)),
    };
    if bytes.starts_with(b"PK\x03\x04") {
        let mut rows = sheet::xlsx(&mut &*bytes).map_err(|error| bad(sheet_told(&error, lang)))?;
        return entering::of_table(&mut rows, &args.map).map_err(|error| of_table(&error));
    }
    if let Some(rows) = tournament(&bytes) {
        return Ok(rows);
    }
    if has_heads(&bytes, &args.map) {
        let mut input = &*bytes;
        let mut rows = sheet::csv(&mut input).map_err(|error| bad(sheet_told(&error, lang)))?;
        return entering::of_table(&mut rows, &args.map).map_err(|error| of_table(&error));
    }
    Ok(entering::of_text(&String::from_utf8_lossy(&bytes)))
}

fn bytes(path: &Path) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    if is_standard(path) {
        io::stdin().lock().take(LARGEST + 1).read_to_end(&mut bytes)?;
    } else {
        File::open(path)?.take(LARGEST + 1).read_to_end(&mut bytes)?;
    }
    Ok(bytes)
}

/// A tournament has lines of players, `001`.
fn tournament(bytes: &[u8]) -> Option<Vec<Wanted>> {
    let mut lines = bytes.split(|byte| matches!(byte, b'\n' | b'\r'));
    if !lines.any(|line| line.starts_with(b"001 ") && line.len() > 40) {
        return None;
    }
    let reading = trf::read(bytes).ok()?;
    Some(entering::of_players(&reading.snapshot.players))
}

/// A table is one whose first line says which column holds names or FIDE numbers; all else are
/// pasted lines.
fn has_heads(bytes: &[u8], mapping: &Mapping) -> bool {
    let mut input = bytes;
    let Ok(mut rows) = sheet::csv(&mut input) else { return false };
    matches!(rows.next(), Some(Ok((_, heads))) if Mapped::of_entries(&heads, mapping).is_ok())
}

fn page(matches: &[Matched]) -> String {
    let found = matches.iter().filter_map(|row| match &row.verdict {
        Verdict::Found { person, .. } => Some(person.clone()),
        _ => None,
    });
    let found: Vec<_> = found.collect();
    let (w, mut page) = (words(), String::new());
    if !found.is_empty() {
        page += &listing::people(&found);
    }
    for row in matches {
        let (line, written) = (row.wanted.line, &row.wanted.text);
        match &row.verdict {
            Verdict::Found { .. } => {}
            Verdict::Ambiguous { candidates, why } => {
                let why = doubt_told(*why, language::current());
                let open = fill!(w.line_ambiguous, line = line, written = written, why = why);
                page += &format!("\n{open}\n");
                let table = text::table(&listing::table(candidates));
                page.extend(table.lines().map(|line| format!("  {line}\n")));
            }
            Verdict::Unknown => {
                let unknown = fill!(w.line_unknown, line = line, written = written);
                page += &format!("\n{unknown}\n");
            }
            Verdict::Empty => {
                let empty = fill!(w.line_empty, line = line, written = written);
                page += &format!("\n{empty}\n");
            }
        }
    }
    let told = fill!(w.matched, n = found.len(), all = matches.len());
    page + &format!("\n{told}\n")
}
