//! Which problems of a file put a pairing in doubt.

use ronde_formats::problem::{CellProblem, LineProblem, PlayerProblem, ProblemKind, RecordProblem};
use ronde_formats::{Problem, Severity};
use ronde_model::RoundNumber;
use ronde_report::problems;
use ronde_words::{Lang, PairWords, ProblemWords, fill};

use crate::load::Loaded;
use crate::outcome::Stop;
use crate::snippet;

/// Problems shown in full; the rest are counted.
const SHOWN: usize = 10;

/// What is to be said about the problems of a file before a round of it is paired.
pub(crate) struct Concern {
    /// For standard error.
    pub(crate) text: String,
    /// How many of them put the pairing in doubt.
    pub(crate) in_doubt: usize,
}

impl Concern {
    /// Looks at every problem of the file.
    pub(crate) fn of(loaded: &Loaded, round: RoundNumber, lang: Lang) -> Concern {
        let is_told = |problem: &&Problem| {
            problem.severity() != Severity::Note && !problem.tells_how_it_was_read()
        };
        let serious = loaded.problems.iter().filter(is_told);
        let (mut grave, light): (Vec<&Problem>, Vec<&Problem>) =
            serious.partition(|problem| concerns(problem, round));
        // What is too much to be listed is not known to be harmless.
        let in_doubt = grave.len() + loaded.unlisted.errors;
        grave.extend(light);
        let shown = grave.iter().take(SHOWN);
        let mut text: String =
            shown.map(|problem| snippet::problem(loaded, problem, lang)).collect();
        let notes = notes(loaded, lang);
        let all = loaded.problems.iter().filter(is_told).count()
            + loaded.unlisted.errors
            + loaded.unlisted.warnings;
        let w = PairWords::of(lang);
        if all > SHOWN {
            text += &format!("{}\n", fill!(w.more_problems, n = all - SHOWN));
        }
        if all > 0 && in_doubt == 0 {
            text += &format!("{}\n", w.harmless);
        }
        Concern { text: text + &notes, in_doubt }
    }

    /// The refusal, where the pairing would rest on something assumed.
    pub(crate) fn refusal(&self, loaded: &Loaded, round: RoundNumber, lang: Lang) -> Option<Stop> {
        let (name, count) = (&loaded.name, self.in_doubt);
        let in_doubt = PairWords::of(lang).in_doubt;
        (count > 0).then(|| Stop::bad_input(fill!(in_doubt, round = round, name = name, n = count)))
    }
}

/// How the file was read, a line each.
pub(crate) fn notes(loaded: &Loaded, lang: Lang) -> String {
    let note = ProblemWords::of(lang).note;
    let line = |told: &String| format!("{note}: {told}\n");
    read_as(loaded, lang).iter().map(line).collect()
}

/// The same without the word before it.
pub(crate) fn read_as(loaded: &Loaded, lang: Lang) -> Vec<String> {
    let told = loaded.problems.iter().filter(|problem| problem.tells_how_it_was_read());
    told.map(|problem| how_read(problem, lang)).collect()
}

/// What was found and what was made of it.
fn how_read(problem: &Problem, lang: Lang) -> String {
    let told = problems::told(problem, lang);
    match told.assumed {
        Some(assumed) => {
            fill!(ProblemWords::of(lang).taken, what = told.message, assumed = assumed)
        }
        None => told.message,
    }
}

/// Whether the pairing of a round rests on what was assumed because of the problem. Points that do
/// not add up are none of its business while the point system is declared: it counts the results.
fn concerns(problem: &Problem, round: RoundNumber) -> bool {
    problem.severity() == Severity::Error
        && match &problem.kind {
            _ if problem.leaves_points_unknown() => true,
            ProblemKind::Rules(_) => true,
            ProblemKind::Player { problem, .. } => concerns_numbers(problem),
            ProblemKind::Cell { round: at, problem, .. } => {
                *at <= round && !matches!(problem, CellProblem::SecondPairingBye { .. })
            }
            ProblemKind::Record { code, problem } => {
                is_of_players(code) && !matches!(problem, RecordProblem::MemberTwice { .. })
            }
            ProblemKind::Line(problem) => concerns_record(problem),
            ProblemKind::Foreign(problem) => problem.concerns_pairing(),
            _ => false,
        }
}

fn concerns_numbers(problem: &PlayerProblem) -> bool {
    matches!(
        problem,
        PlayerProblem::UnreadableNumber { .. }
            | PlayerProblem::NumberZero
            | PlayerProblem::NumberTwice { .. }
            | PlayerProblem::UnreadableRank { .. }
    )
}

fn concerns_record(problem: &LineProblem) -> bool {
    match problem {
        LineProblem::TooShort { code, .. } | LineProblem::Repeated { code, .. } => {
            matches!(code.as_str(), "001" | "142" | "152" | "162" | "192") || is_of_players(code)
        }
        LineProblem::TooLong { .. } => true,
        _ => false,
    }
}

/// Records of byes, virtual points, forbidden pairs and abnormal points.
fn is_of_players(code: &str) -> bool {
    matches!(code, "240" | "250" | "260" | "299")
        || code.starts_with("XX")
        || (code.starts_with("BB") && code != "BBB")
}
