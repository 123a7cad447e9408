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
use ronde_report::journals;
use ronde_report::{crosstable, csv};
use ronde_standings::Standings;

use crate::format::{self, Ending, Extension, extension};
use crate::journal::{self, Found, Source};
use crate::outcome::{self, Outcome, Stop};
use crate::save::save;
use crate::standings::choice::Rules;
use crate::{language, load, size};

/// Write a tournament of an event in another format, or the whole event as a file
///
/// Events are .ronde files, SQLite files and PostgreSQL databases. The format follows from the name
/// of the target (.trf is TRF26, .trfx, .json, .csv for the crosstable, .ronde for the whole event)
/// or from --to. Drafts are left out. Whatever the format cannot hold is said on standard error,
/// and so is the head of the journal: write it down, and ronde verify --head can tell later whether
/// anything was cut off.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// Event: a .ronde file, an SQLite file, or postgres://…; - is standard input
    #[arg(value_name = "EVENT")]
    source: String,
    /// File to write; - is standard output
    #[arg(short, long, value_name = "OUT")]
    output: PathBuf,
    /// Format to write
    #[arg(long, value_name = "FORMAT")]
    to: Option<Format>,
    /// Which tournament, by its place in the event or its name; needed where there are several
    #[arg(long, value_name = "TOURNAMENT")]
    tournament: Option<String>,
    /// With corrections that came too late for the pairings and count for the rating (C.04.2:4.3)
    #[arg(long)]
    for_rating: bool,
    /// Write the head of the journal into the file, as a comment
    #[arg(long)]
    with_head: bool,
    /// How lines of a TRF end
    #[arg(long, value_name = "ENDING", default_value = "lf")]
    line_ending: Ending,
    /// Most bytes of an unpacked event to read: 1GB when left out
    #[arg(long, value_name = "SIZE", value_parser = size::parse)]
    max_size: Option<u64>,
}

/// A format to write.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Format {
    /// FIDE's format of 2006
    Trf06,
    /// FIDE's format of 2016
    Trf16,
    /// TRF16 with the records of JaVaFo (XXR …)
    Trfx,
    /// TRF16 with the records of bbpPairings (BBW …)
    Bbp,
    /// FIDE's format of 2026
    Trf26,
    /// Ronde's JSON form
    Json,
    /// The crosstable, for spreadsheets
    Csv,
    /// The whole event with its journals
    Ronde,
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
        outcome::complain(&format!("round {round} is a draft and was left out\n"));
    }
    match flavour(format) {
        Some(flavour) => write_trf(args, &snapshot, flavour)?,
        None if format == Format::Csv => write_csv(args, &snapshot, &name)?,
        None => save(&args.output, |target| json::write(&snapshot, target))?,
    }
    outcome::complain(&format!("head: {}\n", state.head));
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
        _ if load::is_standard(&args.output) => Err(Stop::bad_input(
            "standard output has no name to tell the format by. Say it with --to, for example \
             --to trf26 or --to json.",
        )),
        _ => Err(Stop::bad_input(format!(
            "the name {} does not tell which format to write. End it with .trf, .json, .csv or \
             .ronde, or say it with --to.",
            args.output.display()
        ))),
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
        outcome::complain(&format!("head of {journal}: {head}\n"));
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
    Stop::bad_input(format!(
        "{name} is damaged, and nothing was written: {why}. `ronde verify {name}` says everything \
         that is wrong; go back to the last copy that is right."
    ))
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
    for loss in &written.losses {
        outcome::complain(&format!("lost: {loss}\n"));
    }
    save(&args.output, |target| target.write_all(written.text.as_bytes()))
}

fn write_csv(args: &Args, snapshot: &Snapshot, name: &str) -> Result<(), Stop> {
    let chosen = Rules::default().choose(snapshot, name)?;
    outcome::complain(&chosen.words());
    let standings = Standings::of(snapshot, chosen.settings);
    let table = csv::table(&crosstable::view(snapshot, &standings, language::for_programs()));
    save(&args.output, |target| target.write_all(table.as_bytes()))
}
