//! `ronde convert`: a tournament from one file into another.

mod estimates;
mod initial_list;
pub(crate) mod lists;

use std::path::PathBuf;

use ronde_formats::trf::{self, Flavour, LineEnding, WriteOptions};
use ronde_formats::{Severity, json};
use ronde_report::losses;
use ronde_words::{ConvertWords, fill};

use crate::format::{self, Ending, Extension, To, extension};
use crate::help;
use crate::language;
use crate::load::{self, Input, Loaded};
use crate::outcome::{self, Outcome, Stop};
use crate::save::save;
use crate::snippet;

/// Problems shown in full; the rest are counted.
const SHOWN: usize = 20;

/// The arguments of `ronde convert`.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    input: Input,
    #[arg(value_name = "OUT")]
    output: PathBuf,
    #[arg(long, value_name = "FORMAT")]
    #[arg(value_parser = help::offered::<To>("to"))]
    to: Option<To>,
    #[arg(long)]
    strict: bool,
    #[arg(long, value_name = "NUMBER=RATING")]
    estimate: Vec<estimates::Estimated>,
    #[arg(long, value_name = "YEAR")]
    #[arg(value_parser = help::offered::<initial_list::ListBook>("initial-list"))]
    initial_list: Option<initial_list::ListBook>,
    #[arg(long, value_name = "ENDING")]
    #[arg(value_parser = help::offered::<Ending>("ending"))]
    line_ending: Option<Ending>,
}

/// Reads, says what is wrong, writes.
pub(crate) fn run(args: &Args) -> Result<Outcome, Stop> {
    // The target's format is settled first: a slip there should not cost the reading.
    let promised = promised(args)?;
    let mut loaded = load::load(&args.input)?;
    outcome::complain(&problems(&loaded));
    if args.strict && !loaded.is_clean() {
        let why = fill!(words().problems_in, tally = loaded.tally(), name = loaded.name);
        return Err(refused(args, &why));
    }
    if !args.estimate.is_empty() {
        loaded.snapshot = estimates::put(&loaded.snapshot, &args.estimate)?;
    }
    if let Some(book) = args.initial_list {
        loaded.snapshot = initial_list::renumbered(loaded.snapshot, book, &loaded.name)?;
    }
    match (promised.flavour(&loaded), &promised) {
        (Some(flavour), _) => write_trf(args, &loaded, flavour)?,
        (None, Promised::This(To::Pgn)) => lists::games(&args.output, &loaded.snapshot)?,
        (None, Promised::This(To::Players)) => lists::players(&args.output, &loaded.snapshot)?,
        (None, Promised::This(To::Results)) => lists::results(&args.output, &loaded.snapshot)?,
        (None, _) => save(&args.output, |target| json::write(&loaded.snapshot, target))?,
    }
    Ok(Outcome::Done)
}

/// What the command line says of the format to write.
enum Promised {
    This(To),
    /// Some kind of TRF: that of the file read, or else the newest.
    SameTrf,
}

impl Promised {
    fn flavour(&self, loaded: &Loaded) -> Option<Flavour> {
        match self {
            Promised::This(to) => to.flavour(),
            Promised::SameTrf => Some(loaded.origin.flavour().unwrap_or(Flavour::Trf26)),
        }
    }
}

fn promised(args: &Args) -> Result<Promised, Stop> {
    if let Some(to) = args.to {
        return Ok(Promised::This(to));
    }
    match extension(&args.output) {
        Some(Extension::Json) => Ok(Promised::This(To::Json)),
        Some(Extension::Trfx) => Ok(Promised::This(To::Trfx)),
        Some(Extension::Trf) => Ok(Promised::SameTrf),
        Some(Extension::Pgn) => Ok(Promised::This(To::Pgn)),
        Some(Extension::Table) => Ok(Promised::This(To::Players)),
        None if load::is_standard(&args.output) => Err(Stop::bad_input(words().no_name)),
        None => Err(Stop::bad_input(fill!(words().form_unknown, name = args.output.display()))),
    }
}

fn write_trf(args: &Args, loaded: &Loaded, flavour: Flavour) -> Result<(), Stop> {
    let asked = args.line_ending.map(LineEnding::from);
    let line_ending = asked.unwrap_or_else(|| loaded.origin.line_ending());
    let snapshot = format::for_dialect(&loaded.snapshot, loaded.origin.flavour(), flavour);
    let written = trf::write(&snapshot, flavour, WriteOptions { line_ending });
    outcome::complain(&losses::lines(&written.losses, language::current()).concat());
    if args.strict && !written.losses.is_empty() {
        let (n, form) = (written.losses.len(), format::name(flavour));
        return Err(refused(args, &fill!(words().cannot_hold, n = n, form = form)));
    }
    save(&args.output, |target| target.write_all(written.text.as_bytes()))
}

fn refused(args: &Args, why: &str) -> Stop {
    Stop::bad_input(fill!(words().strict, target = args.output.display(), why = why))
}

fn words() -> &'static ConvertWords {
    ConvertWords::of(language::current())
}

/// What was wrong with the file, for standard error.
fn problems(loaded: &Loaded) -> String {
    let serious = |problem: &&ronde_formats::Problem| problem.severity() != Severity::Note;
    let shown = loaded.problems.iter().filter(serious).take(SHOWN);
    let mut text: String =
        shown.map(|problem| snippet::problem(loaded, problem, language::current())).collect();
    if !loaded.is_clean() {
        text += &format!("{}: {}\n", loaded.name, loaded.tally());
    }
    let all = loaded.count(Severity::Error) + loaded.count(Severity::Warning);
    if all > SHOWN {
        text += &format!("{}\n", fill!(words().first_shown, n = SHOWN));
    }
    text
}
