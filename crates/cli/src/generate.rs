//! `ronde generate`: random tournaments, the same for the same seed.

mod options;

use std::collections::BTreeSet;
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

use clap::ValueEnum;
use indicatif::{ProgressBar, ProgressStyle};
use rayon::prelude::*;
use ronde_formats::json;
use ronde_formats::trf::{self, Flavour, WriteOptions};
use ronde_model::{Prohibition, RoundSpan, Snapshot, Verbatim};
use ronde_report::explain::words::unpaired;
use ronde_report::{losses, systems};
use ronde_simulate::generate::{GenerateError, Warning};
use ronde_simulate::{Generated, Recipe};
use ronde_swiss::acceleration;
use ronde_words::{GenerateWords, Lang, ProgressWords, fill};

pub(crate) use options::AccelerationName;

use crate::outcome::{self, Outcome, Stop};
use crate::save::save;
use crate::{help, language};

/// The arguments of `ronde generate`.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    recipe: options::Options,
    #[arg(long, value_name = "SEED")]
    seed: Option<u64>,
    #[arg(short, long, value_name = "FILE", conflicts_with_all = ["count", "into"])]
    output: Option<PathBuf>,
    #[arg(long, value_name = "K", requires = "into")]
    #[arg(value_parser = clap::value_parser!(u64).range(1..))]
    count: Option<u64>,
    #[arg(long, value_name = "DIR", requires = "count")]
    into: Option<PathBuf>,
    #[arg(long, value_name = "FORMAT")]
    #[arg(value_parser = help::offered::<Kind>("generate"))]
    to: Option<Kind>,
}

/// A format that holds everything a pairing needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Kind {
    Trf26,
    #[value(alias = "trfx")]
    Trf16,
    Bbp,
    Json,
}

impl Kind {
    fn of_name(path: &Path) -> Option<Kind> {
        let extension = path.extension()?.to_str()?.to_ascii_lowercase();
        match extension.as_str() {
            "json" => Some(Kind::Json),
            "trfx" => Some(Kind::Trf16),
            _ => None,
        }
    }

    fn extension(self) -> &'static str {
        if self == Kind::Json { "json" } else { "trf" }
    }

    fn flavour(self) -> Option<Flavour> {
        match self {
            Kind::Trf26 => Some(Flavour::Trf26),
            Kind::Trf16 => Some(Flavour::TrfX),
            Kind::Bbp => Some(Flavour::Bbp),
            Kind::Json => None,
        }
    }
}

/// Draws and writes.
pub(crate) fn run(args: &Args) -> Result<Outcome, Stop> {
    let recipe = args.recipe.recipe()?;
    let seed = args.seed.map_or_else(fresh_seed, Ok)?;
    if let (Some(count), Some(directory)) = (args.count, &args.into) {
        return many(args, &recipe, seed, count, directory);
    }
    tell_seed(seed);
    let made = draw(&recipe, seed)?;
    outcome::complain(&warnings(&made));
    let target = args.output.as_deref().unwrap_or(Path::new("-"));
    let kind = args.to.or_else(|| Kind::of_name(target)).unwrap_or(Kind::Trf26);
    let losses = write(target, &made.snapshot, kind)?;
    outcome::complain(&losses.concat());
    Ok(Outcome::Done)
}

/// Says from which seed everything follows.
pub(crate) fn tell_seed(seed: u64) {
    let w = GenerateWords::of(language::current());
    outcome::complain(&format!("{}\n", fill!(w.seed, seed = seed)));
}

/// Nine digits from the operating system: enough for chance, short enough to be typed again.
pub(crate) fn fresh_seed() -> Result<u64, Stop> {
    let drawn = getrandom::u64().map_err(|error| {
        Stop::internal(fill!(GenerateWords::of(language::current()).no_seed, error = error))
    })?;
    Ok(drawn % 1_000_000_000)
}

/// A tournament, or why there is none.
pub(crate) fn draw(recipe: &Recipe, seed: u64) -> Result<Generated, Stop> {
    ronde_simulate::generate(recipe, seed).map_err(|error| refused(&error))
}

/// A recipe that cannot be followed.
pub(crate) fn refused(error: &GenerateError) -> Stop {
    Stop::bad_input(format!("{}.", not_followed(error, language::current())))
}

fn not_followed(error: &GenerateError, lang: Lang) -> String {
    let w = GenerateWords::of(lang);
    match error {
        GenerateError::TooFewPlayers => w.too_few_players.to_owned(),
        GenerateError::RatingsAndPlayers { players, ratings } => {
            fill!(w.ratings_and_players, players = players, ratings = ratings)
        }
        GenerateError::RatingsReversed { lowest, highest } => {
            fill!(w.ratings_reversed, lowest = lowest, highest = highest)
        }
        GenerateError::NumberOfRounds { most } => fill!(w.number_of_rounds, most = most),
        GenerateError::DrawPercentage => w.draw_percentage.to_owned(),
        GenerateError::RatingsNeeded(system) => {
            fill!(w.ratings_needed, system = systems::in_head(*system, lang))
        }
        GenerateError::NoFirstRound(why) => {
            fill!(w.no_first_round, why = unpaired(why, lang))
        }
    }
}

/// What the user should know of it.
pub(crate) fn warnings(made: &Generated) -> String {
    let (lang, mut text) = (language::current(), String::new());
    let w = GenerateWords::of(lang);
    for warning in &made.warnings {
        let what = warned(warning, lang);
        writeln!(text, "{}", fill!(w.of_seed, seed = made.seed, what = what)).ok();
    }
    text
}

fn warned(warning: &Warning, lang: Lang) -> String {
    let w = GenerateWords::of(lang);
    match warning {
        Warning::EndedEarly { round, why } => {
            fill!(w.ended_early, round = round, why = unpaired(why, lang))
        }
        Warning::DrawnAgain { times } => fill!(w.drawn_again, times = times),
        Warning::BakuWithOtherPoints => w.baku_with_other_points.to_owned(),
    }
}

/// Writes a tournament; what the format could not hold comes back as lines.
pub(crate) fn write(path: &Path, snapshot: &Snapshot, kind: Kind) -> Result<Vec<String>, Stop> {
    let Some(flavour) = kind.flavour() else {
        save(path, |target| json::write(snapshot, target))?;
        return Ok(Vec::new());
    };
    let snapshot = if flavour == Flavour::Trf26 { snapshot.clone() } else { older(snapshot) };
    let written = trf::write(&snapshot, flavour, WriteOptions::default());
    save(path, |target| target.write_all(written.text.as_bytes()))?;
    Ok(losses::lines(&written.losses, language::current()))
}

/// For the older formats: forbidden pairs of some rounds as the record of TRF26, since JaVaFo's
/// `XXP` knows only those of every round, and without them the file would not be paired as it was.
///
/// Virtual points are records for every player who has some (`XXA`): old programs do not know the
/// ending of the code that declares them, and bbpPairings 6.0.0 takes another half of the list.
fn older(snapshot: &Snapshot) -> Snapshot {
    let mut parts = acceleration::written_out(snapshot).into_parts();
    let (always, spanned): (Vec<Prohibition>, Vec<Prohibition>) =
        parts.prohibitions.drain(..).partition(|rule| rule.rounds == RoundSpan::ALWAYS);
    // They have no place for the list of tie-breaks.
    parts.event.tie_breaks.clear();
    let mut only = parts.clone();
    only.prohibitions = spanned;
    parts.prohibitions = always;
    let lines = Snapshot::new(only)
        .map(|only| trf::write(&only, Flavour::Trf26, WriteOptions::default()).text);
    let lines = lines.unwrap_or_default();
    let records = lines.lines().filter(|line| line.starts_with("260"));
    let records = records.map(|line| Verbatim { text: line.to_owned(), before: String::new() });
    parts.verbatim.extend(records);
    Snapshot::new(parts).expect("nobody new is named")
}

fn many(
    args: &Args,
    recipe: &Recipe,
    seed: u64,
    count: u64,
    directory: &Path,
) -> Result<Outcome, Stop> {
    let w = GenerateWords::of(language::current());
    let last = seed.checked_add(count - 1).ok_or_else(|| Stop::bad_input(w.seeds_too_high))?;
    outcome::complain(&format!("{}\n", fill!(w.seeds, first = seed, last = last)));
    make_folder(directory)?;
    let kind = args.to.unwrap_or(Kind::Trf26);
    let width = last.to_string().len();
    let bar = progress(count);
    let said: Vec<(String, Vec<String>)> = (seed..=last)
        .into_par_iter()
        .map(|seed| {
            let made =
                draw(recipe, seed).map_err(|stop| stop.about(&fill!(w.seed, seed = seed)))?;
            let name = format!("{seed:0width$}.{}", kind.extension());
            let losses = write(&directory.join(name), &made.snapshot, kind)?;
            bar.inc(1);
            Ok((warnings(&made), losses))
        })
        .collect::<Result<_, Stop>>()?;
    bar.finish_and_clear();
    let losses: BTreeSet<&String> = said.iter().flat_map(|(_, losses)| losses).collect();
    let warnings = said.iter().map(|(warnings, _)| warnings.as_str());
    let losses = losses.into_iter().map(String::as_str);
    outcome::complain(&warnings.chain(losses).collect::<String>());
    Ok(Outcome::Done)
}

/// A folder for files to come, unless it is there.
pub(crate) fn make_folder(folder: &Path) -> Result<(), Stop> {
    fs::create_dir_all(folder).map_err(|error| {
        let w = GenerateWords::of(language::current());
        Stop::file_access(fill!(w.no_folder, name = folder.display(), error = error))
    })
}

/// A bar on the terminal; nothing anywhere else.
fn progress(count: u64) -> ProgressBar {
    if count < 20 {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::new(count);
    let w = ProgressWords::of(language::current());
    let (bar_of, done, time) = ("{bar:40}", "{pos}/{len}", "{eta}");
    let words = fill!(w.generating, bar = bar_of, done = done, time = time);
    let style = ProgressStyle::with_template(&words);
    style.map_or(bar.clone(), |style| bar.with_style(style))
}
