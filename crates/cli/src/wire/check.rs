//! `ronde check --json`.

use ronde_formats::{Problem, Severity};
use ronde_model::PairingNumber;
use ronde_report::problems;
use ronde_schedule::{Difference, Seat};
use ronde_swiss::check::{Decider, Departure, RoundCheck, Verdict};
use ronde_words::CheckWords;
use serde::Serialize;

use super::criteria::Criteria;
use super::{InitialColour, System, VERSION, points, printed};
use crate::check::hindsight;
use crate::check::ranks::Ranks;
use crate::check::report;
use crate::check::tally::Tally;
use crate::check::tournament::Checked;
use crate::check::verdict::{Differing, article, violation_words};
use crate::language;
use crate::load::Loaded;
use crate::outcome::Stop;
use crate::pair::refusal;
use crate::pair::scene::Scene;
use crate::pair::words;
use crate::schedule::Compared;

#[derive(Serialize)]
struct Page<'a> {
    ronde_check: u32,
    files: &'a [Entry],
    summary: Summary,
}

/// One file.
#[derive(Serialize)]
#[serde(untagged)]
pub(crate) enum Entry {
    /// It was compared.
    Checked(CheckedFile),
    /// It was compared with its schedule.
    Scheduled(ScheduledFile),
    /// It could not be compared.
    Unreadable(Unreadable),
}

#[derive(Serialize)]
struct Summary {
    files: usize,
    rounds: usize,
    differences: usize,
    illegal: usize,
    not_prescribed: usize,
    colours_differ: usize,
    points_differ: usize,
    ranks_differ: usize,
    not_checked: usize,
    files_with_errors: usize,
    files_not_checked: usize,
}

#[derive(Serialize)]
pub(crate) struct CheckedFile {
    file: String,
    system: System,
    initial_colour: InitialColour,
    errors: Vec<FileError>,
    /// How the file was read, where it matters; left out where there is nothing to say.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    notes: Vec<String>,
    rounds: Vec<Row>,
    ranks: RanksPage,
}

/// What a schedule prescribes needs no system and no initial colour.
#[derive(Serialize)]
pub(crate) struct ScheduledFile {
    file: String,
    schedule: String,
    errors: Vec<FileError>,
    rounds: Vec<Row>,
    ranks: RanksPage,
}

/// The ranks that the file states, and those that are wrong.
#[derive(Serialize)]
struct RanksPage {
    tie_breaks: Vec<String>,
    stated: usize,
    wrong: Vec<RankRow>,
}

#[derive(Serialize)]
struct RankRow {
    number: u32,
    in_file: u32,
    /// The best rank that the list allows, and the worst.
    computed: [u32; 2],
}

#[derive(Serialize)]
pub(crate) struct Unreadable {
    file: String,
    exit_code: u8,
    message: String,
}

#[derive(Serialize)]
struct FileError {
    code: &'static str,
    line: usize,
    column: usize,
    message: String,
}

#[derive(Serialize)]
struct Row {
    round: u16,
    verdict: &'static str,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    broken: Vec<Broken>,
    #[serde(skip_serializing_if = "Option::is_none")]
    departure: Option<Departs>,
    #[serde(skip_serializing_if = "Option::is_none")]
    message: Option<String>,
    /// Boards as `[white, black]`, the bye as `[number, 0]`.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    only_prescribed: Vec<[u32; 2]>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    only_in_file: Vec<[u32; 2]>,
    /// Suppositions in words, if they were asked for and any was found.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    hindsight: Vec<String>,
}

#[derive(Serialize)]
struct Broken {
    article: String,
    message: String,
}

#[derive(Serialize)]
struct Departs {
    bracket: String,
    decided_by: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    criterion: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    prescribed: Option<Criteria>,
    #[serde(skip_serializing_if = "Option::is_none")]
    in_file: Option<Criteria>,
}

/// All files and the counts.
pub(crate) fn page(files: &[Entry], tally: &Tally) -> String {
    printed(&Page {
        ronde_check: VERSION,
        files,
        summary: Summary {
            files: tally.files,
            rounds: tally.rounds,
            differences: tally.differences(),
            illegal: tally.illegal,
            not_prescribed: tally.not_prescribed,
            colours_differ: tally.colours,
            points_differ: tally.points,
            ranks_differ: tally.ranks,
            not_checked: tally.not_checked,
            files_with_errors: tally.with_errors,
            files_not_checked: tally.unreadable,
        },
    })
}

/// A file that was compared.
pub(crate) fn file(loaded: &Loaded, checked: &Checked) -> Entry {
    let rounds = checked.rounds.iter();
    Entry::Checked(CheckedFile {
        file: loaded.name.clone(),
        system: System::from(&checked.choice),
        initial_colour: InitialColour::from(checked.initial),
        errors: errors(loaded),
        notes: report::notes(loaded, checked, language::for_programs()),
        rounds: rounds.map(|check| round(loaded, checked, check)).collect(),
        ranks: RanksPage::from(&checked.ranks),
    })
}

/// A file that was compared with its schedule.
pub(crate) fn scheduled(loaded: &Loaded, compared: &Compared, ranks: &Ranks) -> Entry {
    let rounds = (1..).zip(&compared.rounds);
    Entry::Scheduled(ScheduledFile {
        file: loaded.name.clone(),
        schedule: compared.recipe.clone(),
        errors: errors(loaded),
        rounds: rounds.map(|(number, found)| Row::scheduled(number, found.as_ref())).collect(),
        ranks: RanksPage::from(ranks),
    })
}

fn errors(loaded: &Loaded) -> Vec<FileError> {
    let errors = loaded.problems.iter().filter(|it| it.severity() == Severity::Error);
    errors.map(FileError::from).collect()
}

impl From<&Ranks> for RanksPage {
    fn from(ranks: &Ranks) -> RanksPage {
        let wrong = ranks.wrong.iter().map(|it| RankRow {
            number: it.who.number(),
            in_file: it.stated,
            computed: [it.best, it.worst],
        });
        RanksPage {
            tie_breaks: ranks.tie_breaks.clone(),
            stated: ranks.stated,
            wrong: wrong.collect(),
        }
    }
}

/// A file that could not be compared.
pub(crate) fn unreadable(name: &str, stop: &Stop) -> Entry {
    let (exit_code, message) = (stop.outcome() as u8, stop.words());
    Entry::Unreadable(Unreadable { file: name.to_owned(), exit_code, message })
}

impl From<&Problem> for FileError {
    fn from(problem: &Problem) -> FileError {
        let (line, column) = (problem.line, problem.column);
        let message = problems::told(problem, language::for_programs()).message;
        FileError { code: problem.code(), line, column, message }
    }
}

impl Row {
    fn new(round: u16, verdict: &'static str) -> Row {
        Row {
            round,
            verdict,
            broken: Vec::new(),
            departure: None,
            message: None,
            only_prescribed: Vec::new(),
            only_in_file: Vec::new(),
            hindsight: Vec::new(),
        }
    }

    /// A round against its schedule.
    fn scheduled(round: u16, found: Option<&Difference>) -> Row {
        let (prescribed, in_file) = match found {
            None => return Row::new(round, "agrees"),
            Some(Difference::NoSuchRound) => {
                let w = CheckWords::of(language::for_programs());
                let message = Some(w.no_such_round.to_owned());
                return Row { message, ..Row::new(round, "not-prescribed") };
            }
            Some(Difference::Colours(turned)) => {
                let right: Vec<(Seat, Seat)> = turned.iter().map(|it| (it.1, it.0)).collect();
                return Row {
                    only_prescribed: seats(&right),
                    only_in_file: seats(turned),
                    ..Row::new(round, "colours-differ")
                };
            }
            Some(Difference::Pairs { missing, added }) => (missing, added),
        };
        let (only_prescribed, only_in_file) = (seats(prescribed), seats(in_file));
        Row { only_prescribed, only_in_file, ..Row::new(round, "not-prescribed") }
    }
}

fn seats(pairs: &[(Seat, Seat)]) -> Vec<[u32; 2]> {
    let number = |seat: Seat| u32::try_from(seat.index() + 1).unwrap_or(u32::MAX);
    pairs.iter().map(|&(white, black)| [number(white), number(black)]).collect()
}

fn round(loaded: &Loaded, checked: &Checked, check: &RoundCheck) -> Row {
    let mut row = Row::new(check.round.get(), verdict(&check.verdict));
    if check.verdict == Verdict::Agrees {
        return row;
    }
    let scene = checked.scene(check.round).said_in(language::for_programs());
    let supposed = checked.hindsight.get(&check.round).into_iter().flatten();
    row.hindsight = supposed.map(|it| hindsight::told(&scene, it)).collect();
    match &check.verdict {
        Verdict::Illegal(broken) => {
            row.broken = broken.iter().map(|it| break_of(&scene, *it)).collect();
        }
        Verdict::NotPrescribed(departure) => row.departure = Some(Departs::from(&**departure)),
        Verdict::CannotBePaired(error) => {
            row.message = Some(refusal::stop(&scene, &loaded.name, error).words());
            return row;
        }
        Verdict::Agrees | Verdict::ColoursDiffer(_) => {}
    }
    let differing = Differing::of(&scene, check);
    row.only_prescribed = boards(&differing.prescribed);
    row.only_in_file = boards(&differing.given);
    row
}

fn break_of(scene: &Scene<'_>, violation: ronde_swiss::legality::Violation) -> Broken {
    Broken { article: article(scene, violation), message: violation_words(scene, violation) }
}

fn boards(rows: &[(PairingNumber, Option<PairingNumber>)]) -> Vec<[u32; 2]> {
    rows.iter().map(|(white, black)| [white.get(), black.map_or(0, PairingNumber::get)]).collect()
}

fn verdict(verdict: &Verdict) -> &'static str {
    match verdict {
        Verdict::Agrees => "agrees",
        Verdict::Illegal(_) => "illegal",
        Verdict::NotPrescribed(_) => "not-prescribed",
        Verdict::ColoursDiffer(_) => "colours-differ",
        Verdict::CannotBePaired(_) => "not-checked",
    }
}

impl From<&Departure> for Departs {
    fn from(departure: &Departure) -> Departs {
        let (decided_by, criterion) = match departure.decided_by {
            Decider::Criterion(criterion) => ("criterion", Some(words::criterion(criterion))),
            Decider::Order => ("order", None),
            Decider::Procedure | Decider::Step { .. } => ("procedure", None),
            Decider::EngineFault(criterion) => ("engine-fault", Some(words::criterion(criterion))),
        };
        let (prescribed, in_file) = match &departure.qualities {
            Some((prescribed, given)) => (Some(prescribed.into()), Some(given.into())),
            None => (None, None),
        };
        let bracket = points(departure.bracket);
        Departs { bracket, decided_by, criterion, prescribed, in_file }
    }
}
