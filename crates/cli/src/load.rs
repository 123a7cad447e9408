//! Reading a tournament from any file, and saying clearly why it cannot be.

mod foreign;
mod table;

use std::fs::File;
use std::io::{self, BufRead, BufReader, Read, Seek};
use std::path::{Path, PathBuf};

use indicatif::{ProgressBar, ProgressStyle};
use ronde_formats::json::{self, JsonFault};
use ronde_formats::trf::{self, Encoding, Flavour, LineEnding, NotTrf, Unlisted};
use ronde_formats::{Kind, Problem, Severity};
use ronde_model::Snapshot;
use ronde_report::problems;
use ronde_report::problems::{complaint, json_misfit, json_spot};
use ronde_words::{CliFileWords, Lang, fill};

use crate::format::{self, Extension};
use crate::help;
use crate::outcome::{self, Stop};
use crate::{language, size, snippet};

/// Largest file in JSON that is read unless the user allows more.
const JSON_MAX: u64 = 2 << 30;
/// Reading less than this takes less than a second.
const WORTH_A_BAR: u64 = 64 << 20;

/// Options of every command that reads a tournament.
#[derive(Clone, Debug, clap::Args)]
pub(crate) struct Input {
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,
    #[arg(long, value_name = "FORMAT")]
    #[arg(value_parser = help::offered::<format::From>("from"))]
    pub(crate) from: Option<format::From>,
    #[arg(long, value_name = "SIZE", value_parser = size::parse)]
    pub(crate) max_size: Option<u64>,
}

/// A tournament, and what is known of the file it came from.
#[derive(Debug)]
pub(crate) struct Loaded {
    /// The tournament.
    pub(crate) snapshot: Snapshot,
    /// What the file is called in messages.
    pub(crate) name: String,
    /// What kind of file it was.
    pub(crate) origin: Origin,
    /// What was wrong with it.
    pub(crate) problems: Vec<Problem>,
    /// Problems that are too many to list.
    pub(crate) unlisted: Unlisted,
}

/// What kind of file a tournament came from.
#[derive(Debug)]
pub(crate) enum Origin {
    /// Ronde's JSON form.
    Json,
    /// A tournament report file.
    Trf {
        /// Which of the formats.
        flavour: Flavour,
        /// How its lines end.
        line_ending: LineEnding,
        /// How its characters were written.
        encoding: Encoding,
        /// The file itself, to show lines of it.
        bytes: Vec<u8>,
    },
    /// A file of another program, or in an archive.
    Foreign {
        /// What it is.
        kind: Kind,
        /// Its name in an archive.
        member: Option<String>,
        /// Bytes whose meaning is not known.
        not_understood: usize,
        /// The file itself.
        bytes: Vec<u8>,
    },
}

impl Origin {
    /// The file itself, where it is kept.
    pub(crate) fn bytes(&self) -> Option<&[u8]> {
        match self {
            Origin::Json => None,
            Origin::Trf { bytes, .. } | Origin::Foreign { bytes, .. } => Some(bytes),
        }
    }

    /// How lines of a report file end, or are to end.
    pub(crate) fn line_ending(&self) -> LineEnding {
        match self {
            Origin::Trf { line_ending, .. } => *line_ending,
            Origin::Json | Origin::Foreign { .. } => LineEnding::Lf,
        }
    }

    /// The kind of report file it is, if it is one.
    pub(crate) fn flavour(&self) -> Option<Flavour> {
        match self {
            Origin::Trf { flavour, .. } => Some(*flavour),
            Origin::Json | Origin::Foreign { .. } => None,
        }
    }
}

impl Loaded {
    /// How many problems of this severity there are.
    pub(crate) fn count(&self, severity: Severity) -> usize {
        let listed = self.problems.iter().filter(|problem| problem.severity() == severity);
        listed.count() + self.unlisted.of(severity)
    }

    /// Whether there is nothing that `--strict` would refuse; remarks are no problem.
    pub(crate) fn is_clean(&self) -> bool {
        self.count(Severity::Error) + self.count(Severity::Warning) == 0
    }

    /// `3 errors, 2 warnings`.
    pub(crate) fn tally(&self) -> String {
        let w = words();
        let kinds = [
            (Severity::Error, w.tally_errors),
            (Severity::Warning, w.tally_warnings),
            (Severity::Note, w.tally_notes),
        ];
        let counted = kinds.map(|(severity, words)| (self.count(severity), words));
        let there = counted.into_iter().filter(|(n, _)| *n > 0);
        let said: Vec<String> = there.map(|(n, words)| fill!(words, n = n)).collect();
        if said.is_empty() { w.tally_none.to_owned() } else { said.join(", ") }
    }
}

fn words() -> &'static CliFileWords {
    CliFileWords::of(language::current())
}

/// Reads the file, whatever it is.
pub(crate) fn load(input: &Input) -> Result<Loaded, Stop> {
    let name = name(&input.file);
    let (source, length) = open(&input.file, &name)?;
    let mut source = BufReader::new(source);
    if is_json(input, &mut source).map_err(|error| unreadable(&name, &error))? {
        load_json(input, name, source, length)
    } else {
        let bytes = read_bytes(input, &name, source, length)?;
        foreign::load(input, name, bytes)
    }
}

/// The same for what is computed from points: the point system must be known. Says how the file was
/// read, where that matters.
pub(crate) fn load_scored(input: &Input, lang: Lang) -> Result<Loaded, Stop> {
    let loaded = load(input)?;
    let unknown: Vec<&Problem> =
        loaded.problems.iter().filter(|problem| problem.leaves_points_unknown()).collect();
    if let Some(first) = unknown.first() {
        let more = match unknown.len() - 1 {
            0 => String::new(),
            n => format!(" {}", fill!(words().more_like_it, n = n)),
        };
        let message = fill!(words().points_unknown, name = loaded.name) + &more;
        return Err(Stop::bad_input(message).showing(snippet::problem(&loaded, first, lang)));
    }
    outcome::complain(&crate::pair::concern::notes(&loaded, lang));
    Ok(loaded)
}

/// The end of a file's name, in small letters.
fn extension_of(path: &Path) -> Option<String> {
    Some(path.extension()?.to_str()?.to_ascii_lowercase())
}

/// What a file is called in messages.
pub(crate) fn name(path: &Path) -> String {
    if is_standard(path) { words().standard_input.to_owned() } else { path.display().to_string() }
}

/// Whether the name means standard input or output.
pub(crate) fn is_standard(path: &Path) -> bool {
    path.as_os_str() == "-"
}

/// The file and, where it has one, its length.
fn open(path: &Path, name: &str) -> Result<(Box<dyn Read>, Option<u64>), Stop> {
    if is_standard(path) {
        return Ok((Box::new(io::stdin().lock()), None));
    }
    let file = File::open(path).map_err(|error| unreadable(name, &error))?;
    let data = file.metadata().map_err(|error| unreadable(name, &error))?;
    if data.is_dir() {
        return Err(Stop::file_access(fill!(words().is_directory, name = name)));
    }
    Ok((Box::new(file), data.is_file().then_some(data.len())))
}

/// Why a file cannot be read, and what to do.
pub(crate) fn unreadable(name: &str, error: &io::Error) -> Stop {
    let w = words();
    Stop::file_access(match error.kind() {
        io::ErrorKind::NotFound => fill!(w.no_file, name = name),
        io::ErrorKind::PermissionDenied => fill!(w.may_not_read, name = name),
        _ => fill!(w.not_read, name = name, why = error),
    })
}

/// By the option, else by the name, else by the first character: JSON begins with a brace.
fn is_json(input: &Input, source: &mut BufReader<Box<dyn Read>>) -> io::Result<bool> {
    let start = source.fill_buf()?;
    // serde takes no byte order mark.
    let marked = start.starts_with("\u{feff}".as_bytes());
    let text = if marked { &start[3..] } else { start };
    let brace = text.iter().find(|byte| !byte.is_ascii_whitespace()) == Some(&b'{');
    let json = match input.from {
        Some(from) => from == format::From::Json,
        None => brace || format::extension(&input.file) == Some(Extension::Json),
    };
    if marked && json {
        source.consume(3);
    }
    Ok(json)
}

/// The whole file, which is not larger than it may be.
fn read_bytes(
    input: &Input,
    name: &str,
    source: impl Read,
    length: Option<u64>,
) -> Result<Vec<u8>, Stop> {
    let most = input.max_size.unwrap_or(u64::MAX).min(trf::MAX_BYTES as u64);
    let too_large =
        || Stop::too_large(fill!(words().report_too_large, name = name, size = size::show(most)));
    if length.is_some_and(|length| length > most) {
        return Err(too_large());
    }
    let mut bytes = Vec::new();
    let read = source.take(most + 1).read_to_end(&mut bytes);
    read.map_err(|error| unreadable(name, &error))?;
    if bytes.len() as u64 > most {
        return Err(too_large());
    }
    Ok(bytes)
}

fn load_trf(name: String, bytes: Vec<u8>) -> Result<Loaded, Stop> {
    let reading = trf::read(&bytes).map_err(|not| not_trf(&name, &not))?;
    Ok(Loaded {
        snapshot: reading.snapshot,
        name,
        origin: Origin::Trf {
            flavour: reading.flavour,
            line_ending: reading.line_ending,
            encoding: reading.encoding,
            bytes,
        },
        problems: reading.problems,
        unlisted: reading.unlisted,
    })
}

fn not_trf(name: &str, not: &NotTrf) -> Stop {
    let (w, why) = (words(), problems::not_trf(not, language::current()));
    match not {
        NotTrf::Empty => Stop::bad_input(fill!(w.empty, name = name)),
        NotTrf::TooLarge { .. } => Stop::too_large(fill!(w.is_not, name = name, why = why)),
        _ => Stop::bad_input(fill!(w.no_tournament_file, name = name, why = why)),
    }
}

fn load_json(
    input: &Input,
    name: String,
    source: impl Read,
    length: Option<u64>,
) -> Result<Loaded, Stop> {
    let limit = input.max_size.unwrap_or(JSON_MAX);
    if length.is_some_and(|length| length > limit) {
        return Err(json_too_large(&name, limit));
    }
    let bar = progress(length, &name);
    let read = json::read(bar.wrap_read(source), limit);
    bar.finish_and_clear();
    let reading = read.map_err(|fault| json_fault(&input.file, &name, fault))?;
    Ok(Loaded {
        snapshot: reading.snapshot,
        name,
        origin: Origin::Json,
        problems: reading.problems,
        unlisted: Unlisted::default(),
    })
}

fn json_too_large(name: &str, limit: u64) -> Stop {
    Stop::too_large(fill!(words().json_too_large, name = name, size = size::show(limit)))
}

/// A bar on the terminal for what takes longer than a second; nothing anywhere else.
fn progress(length: Option<u64>, name: &str) -> ProgressBar {
    match length {
        Some(length) if length >= WORTH_A_BAR => {
            let style = ProgressStyle::with_template("{msg} {bar:30} {bytes}/{total_bytes}");
            let bar = ProgressBar::new(length).with_message(format!("{} {name}", words().reading));
            style.map_or(bar.clone(), |style| bar.with_style(style))
        }
        _ => ProgressBar::hidden(),
    }
}

fn json_fault(path: &Path, name: &str, mut fault: JsonFault) -> Stop {
    if !is_standard(path) {
        fault.locate(|| File::open(path).map(|file| Box::new(file) as Box<dyn Read>));
    }
    let lang = language::current();
    match fault {
        JsonFault::TooLarge { limit } => json_too_large(name, limit),
        JsonFault::Unreadable { kind, said } => unreadable(name, &io::Error::new(kind, said)),
        JsonFault::Malformed { spot, what } => {
            let (spot, excerpt) = json_excerpt(path, spot);
            let (spot, what) = (json_spot(&spot, lang), complaint(&what, lang));
            let told = fill!(words().at_spot, name = name, spot = spot, why = what);
            Stop::bad_input(told).showing(excerpt)
        }
        JsonFault::Inconsistent(misfits) => {
            let shown = misfits.iter().take(10).map(|it| format!("{}.", json_misfit(it, lang)));
            let mut sentences: Vec<String> = shown.collect();
            if misfits.len() > 10 {
                sentences.push(fill!(words().and_more, n = misfits.len() - 10));
            }
            Stop::bad_input(fill!(words().contradicts, name = name, why = sentences.join(" ")))
        }
    }
}

/// Bytes of a line of JSON that are looked at before and after the spot: programs write files in
/// one line of any length.
const AROUND: u64 = 200;

/// The line of a file in JSON, with a caret; nothing where the file cannot be read again. The spot
/// then counts characters, as an editor does, unless the line is too long to be counted.
fn json_excerpt(path: &Path, spot: json::Spot) -> (json::Spot, String) {
    if is_standard(path) {
        return (spot, String::new());
    }
    let Ok((text, column)) = part_of_line(path, &spot) else { return (spot, String::new()) };
    let excerpt = snippet::show(spot.line, &text, column, 1);
    let whole = (spot.column as u64) <= AROUND;
    (json::Spot { column: if whole { column } else { spot.column }, ..spot }, excerpt)
}

/// What stands around the spot, and its column in characters there.
fn part_of_line(path: &Path, spot: &json::Spot) -> io::Result<(String, usize)> {
    let mut file = BufReader::new(File::open(path)?);
    let mut start = 0;
    for _ in 1..spot.line {
        start += file.skip_until(b'\n')? as u64;
    }
    let before = (spot.column as u64).saturating_sub(1);
    let skipped = before.saturating_sub(AROUND);
    file.seek(io::SeekFrom::Start(start + skipped))?;
    let mut bytes = Vec::new();
    file.take(before - skipped + AROUND).read_to_end(&mut bytes)?;
    let split = usize::try_from(before - skipped).unwrap_or(0).min(bytes.len());
    let (left, right) = bytes.split_at(split);
    let left = String::from_utf8_lossy(left);
    let right = String::from_utf8_lossy(right);
    let right = right.split('\n').next().unwrap_or("");
    let lead = if skipped > 0 { "…" } else { "" };
    let column = lead.chars().count() + left.chars().count() + 1;
    Ok((format!("{lead}{left}{right}"), column))
}
