//! `ronde export`: a tournament out of its event, for other programs; an event as a file.

pub(crate) mod choose;

use std::path::{Path, PathBuf};

use clap::ValueEnum;
use ronde_desk::portable::{self, Packing, Purpose};
use ronde_desk::state::Phase;
use ronde_desk::{State, fold};
use ronde_formats::json;
use ronde_formats::trf::{self, Flavour, LineEnding, WriteOptions};
use ronde_model::{Snapshot, Verbatim};
use ronde_report::{crosstable, csv, journals, losses};
use ronde_standings::Standings;
use ronde_words::{CliEventWords, fill};

use crate::format::{self, Ending, Extension, extension};
use crate::journal::{self, Found, Source};
use crate::outcome::{self, Outcome, Stop};
use crate::save::save;
use crate::standings::choice::Rules;
use crate::{help, language, load, size};

/// The arguments of `ronde export`.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[arg(value_name = "EVENT")]
    source: String,
    #[arg(short, long, value_name = "OUT")]
    output: PathBuf,
    #[arg(long, value_name = "FORMAT")]
    #[arg(value_parser = help::offered::<Format>("export"))]
    to: Option<Format>,
    #[arg(long, value_name = "TOURNAMENT")]
    tournament: Option<String>,
    #[arg(long)]
    for_rating: bool,
    #[arg(long)]
    with_head: bool,
    #[arg(long, value_name = "ENDING", default_value = "lf")]
    #[arg(value_parser = help::offered::<Ending>("ending"))]
    line_ending: Ending,
    #[arg(long, value_name = "SIZE", value_parser = size::parse)]
    max_size: Option<u64>,
}

/// A format to write.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Format {
    Trf06,
    Trf16,
    Trfx,
    Bbp,
    Trf26,
    Json,
    Csv,
    Ronde,
}

fn words() -> &'static CliEventWords {
    CliEventWords::of(language::current())
}

/// Reads the event, writes what is wanted.
pub(crate) fn run(args: &Args) -> Result<Outcome, Stop> {
    let format = format(args)?;
    let source = Source::new(&args.source);
    let name = source.name();
    let found = source.read(args.max_size.unwrap_or(portable::LIMIT))?;
    if format == Format::Ronde {
        return whole(args, &name, &found);
    }
    let chosen = choose::tournament(&found, args.tournament.as_deref(), &name)?;
    intact(&name, chosen.found)?;
    let state = fold::fold(chosen.journal, chosen.lines)
        .map_err(|error| damaged(&name, &journals::unfoldable(&error, language::current())))?;
    let snapshot = snapshot(args, &state);
    if let Some(round) = draft(&state) {
        outcome::complain(&format!("{}\n", fill!(words().draft_left_out, n = round)));
    }
    match flavour(format) {
        Some(flavour) => write_trf(args, &snapshot, flavour)?,
        None if format == Format::Csv => write_csv(args, &snapshot, &name)?,
        None => save(&args.output, |target| json::write(&snapshot, target))?,
    }
    outcome::complain(&format!("{}\n", fill!(words().head, head = state.head)));
    Ok(Outcome::Done)
}

fn flavour(format: Format) -> Option<Flavour> {
    match format {
        Format::Trf06 => Some(Flavour::Trf06),
        Format::Trf16 => Some(Flavour::Trf16),
        Format::Trfx => Some(Flavour::TrfX),
        Format::Bbp => Some(Flavour::Bbp),
        Format::Trf26 => Some(Flavour::Trf26),
        Format::Json | Format::Csv | Format::Ronde => None,
    }
}

/// What the command line says of the format to write.
fn format(args: &Args) -> Result<Format, Stop> {
    if let Some(to) = args.to {
        return Ok(to);
    }
    match extension(&args.output) {
        Some(Extension::Trf) => Ok(Format::Trf26),
        Some(Extension::Trfx) => Ok(Format::Trfx),
        Some(Extension::Json) => Ok(Format::Json),
        _ if journal::is_event(&args.output) => Ok(Format::Ronde),
        _ if has_extension(&args.output, "csv") => Ok(Format::Csv),
        _ if load::is_standard(&args.output) => Err(Stop::bad_input(words().no_name_for_format)),
        _ => {
            let name = args.output.display();
            Err(Stop::bad_input(fill!(words().which_format, name = name)))
        }
    }
}

fn has_extension(path: &Path, wanted: &str) -> bool {
    path.extension().is_some_and(|it| it.eq_ignore_ascii_case(wanted))
}

/// The event itself: a file out of a database, or a file packed anew.
fn whole(args: &Args, name: &str, found: &[Found]) -> Result<Outcome, Stop> {
    let event = choose::event(found, args.tournament.as_deref(), name)?;
    intact(name, event)?;
    let by = journal::written_by();
    save(&args.output, |target| portable::write(&event.content, &by, Packing::Gzip, target))?;
    for (journal, head) in event.content.heads() {
        let told = fill!(words().head_of, journal = journal, head = head);
        outcome::complain(&format!("{told}\n"));
    }
    Ok(Outcome::Done)
}

/// Nothing is taken out of a file that is not what was written.
fn intact(name: &str, found: &Found) -> Result<(), Stop> {
    match found.faults.first() {
        None => Ok(()),
        Some(fault) => Err(damaged(name, &journals::fault(fault, language::current()))),
    }
}

fn damaged(name: &str, why: &str) -> Stop {
    Stop::bad_input(fill!(words().damaged, name = name, why = why))
}

/// The round that nobody but arbiters has seen.
fn draft(state: &State) -> Option<u16> {
    let rounds = state.rounds.iter().zip(1..);
    rounds.filter(|(round, _)| round.phase == Phase::Draft).map(|(_, number)| number).next()
}

fn snapshot(args: &Args, state: &State) -> Snapshot {
    let purpose = if args.for_rating { Purpose::Rating } else { Purpose::Tournament };
    let snapshot = portable::exported(state, purpose);
    if !args.with_head {
        return snapshot;
    }
    let mut parts = snapshot.into_parts();
    let text = format!("### Journal {} ends with {}", state.journal, state.head);
    parts.verbatim.push(Verbatim { text, before: String::new() });
    Snapshot::new(parts).expect("a comment fits into every tournament")
}

fn write_trf(args: &Args, snapshot: &Snapshot, flavour: Flavour) -> Result<(), Stop> {
    let line_ending = LineEnding::from(args.line_ending);
    let snapshot = format::for_dialect(snapshot, None, flavour);
    let written = trf::write(&snapshot, flavour, WriteOptions { line_ending });
    outcome::complain(&losses::lines(&written.losses, language::current()).concat());
    save(&args.output, |target| target.write_all(written.text.as_bytes()))
}

fn write_csv(args: &Args, snapshot: &Snapshot, name: &str) -> Result<(), Stop> {
    let chosen = Rules::default().choose(snapshot, name)?;
    outcome::complain(&chosen.words());
    let standings = Standings::of(snapshot, chosen.settings);
    let table = csv::table(&crosstable::view(snapshot, &standings, language::for_programs()));
    save(&args.output, |target| target.write_all(table.as_bytes()))
}
