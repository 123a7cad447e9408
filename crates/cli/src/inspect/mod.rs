//! `ronde inspect`: a tournament in a page of words, and everything that is wrong with its file.

mod count;
mod leaders;
mod missing;
mod system;
mod text;
mod wire;

use ronde_formats::Severity;
use ronde_model::{RoundNumber, Snapshot};
use ronde_words::{InspectWords, fill};

use crate::load::{self, Input, Loaded};
use crate::outcome::{Outcome, Stop};
use crate::{language, output, snippet};

/// Problems shown in full unless all are asked for.
const SHOWN: usize = 20;

/// The arguments of `ronde inspect`.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    input: Input,
    #[arg(long)]
    json: bool,
    #[arg(long)]
    strict: bool,
    #[arg(long)]
    all: bool,
}

/// Reads and shows.
pub(crate) fn run(args: &Args) -> Result<Outcome, Stop> {
    let loaded = load::load(&args.input)?;
    let page = if args.json {
        wire::page(&loaded)
    } else {
        text::page(&loaded) + &problems(&loaded, args.all)
    };
    output::print(&page)?;
    if args.strict && !loaded.is_clean() {
        let (w, name) = (InspectWords::of(language::current()), &loaded.name);
        let said = fill!(w.strict, name = name, tally = loaded.tally());
        return Err(Stop::bad_input(said));
    }
    Ok(Outcome::Done)
}

/// The worst first, each in full, then how many there are.
fn problems(loaded: &Loaded, all: bool) -> String {
    let mut text = String::new();
    let most = if all { usize::MAX } else { SHOWN };
    let severities = [Severity::Error, Severity::Warning, Severity::Note];
    let sorted = severities.into_iter().flat_map(|severity| {
        loaded.problems.iter().filter(move |problem| problem.severity() == severity)
    });
    for problem in sorted.take(most) {
        text += "\n";
        text += &snippet::problem(loaded, problem, language::current());
    }
    let hidden = loaded.problems.len().saturating_sub(most);
    if hidden > 0 {
        let more = InspectWords::of(language::current()).more;
        text += &format!("\n{}\n", fill!(more, n = hidden));
    }
    text + &format!("\n{}: {}\n", loaded.name, loaded.tally())
}

/// How far a tournament is.
struct Progress {
    /// Rounds that were held.
    paired: usize,
    /// The round to be paired next; `None` when all declared ones are.
    next: Option<RoundNumber>,
}

impl Progress {
    fn of(snapshot: &Snapshot) -> Progress {
        let paired = snapshot.held_rounds();
        let declared = snapshot.rules.declared_rounds.map(usize::from);
        let next = RoundNumber::from_index(paired);
        Progress { paired, next: next.filter(|_| declared.is_none_or(|all| paired < all)) }
    }
}
