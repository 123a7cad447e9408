//! `ronde verify`: is an event what was written, and were its rounds paired as the rules say?

mod page;
mod wire;

use indicatif::{ProgressBar, ProgressStyle};
use rayon::prelude::*;
use ronde_desk::judge::Objection;
use ronde_desk::portable::{self, Fault};
use ronde_desk::verify::{self, Done, Expected, NoAnswer, Report};
use ronde_report::journals;
use ronde_report::refusals::{Teller, no_pairing};
use ronde_words::{CliVerifyWords, Lang, fill};

use crate::journal::{Found, Source};
use crate::outcome::{Outcome, Stop};
use crate::{language, output, size};

/// Players times rounds that are paired again within a moment.
const QUICK: usize = 5000;

/// The arguments of `ronde verify`.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[arg(value_name = "EVENT")]
    source: String,
    #[arg(long, value_name = "SEQ-HASH")]
    head: Vec<Expected>,
    #[arg(long)]
    json: bool,
    #[arg(long, value_name = "SIZE", value_parser = size::parse)]
    max_size: Option<u64>,
}

/// What was found of one event.
struct Verified {
    faults: Vec<Fault>,
    report: Report,
}

impl Verified {
    fn is_good(&self) -> bool {
        self.faults.is_empty() && self.report.is_good()
    }
}

/// Why a round could not be paired again, in words.
fn no_answer(why: &NoAnswer, lang: Lang) -> String {
    match why {
        NoAnswer::Refused(Objection::NoPairing { why }) => no_pairing(why, lang),
        NoAnswer::Refused(objection) => Teller { lang, state: None }.objection(objection),
        NoAnswer::Unreadable(why) => journals::unfoldable(why, lang),
    }
}

/// Verifies everything that is there.
pub(crate) fn run(args: &Args) -> Result<Outcome, Stop> {
    let source = Source::new(&args.source);
    let found = source.read(args.max_size.unwrap_or(portable::LIMIT))?;
    let heads = missing_heads(&found, &args.head);
    let verified: Vec<Verified> = found.into_iter().map(verified).collect();
    let name = source.name();
    output::print(&if args.json {
        wire::page(&name, &verified, &heads)
    } else {
        page::page(&name, &verified, &heads)
    })?;
    let good = heads.is_empty() && verified.iter().all(Verified::is_good);
    Ok(if good { Outcome::Done } else { Outcome::Negative })
}

/// Heads that no journal has. A database may hold many events, so they are looked for in all.
fn missing_heads(found: &[Found], heads: &[Expected]) -> Vec<Expected> {
    let journals = || found.iter().flat_map(|found| found.content.journals.values());
    let absent = heads.iter().filter(|head| !journals().any(|lines| head.is_in(lines)));
    absent.cloned().collect()
}

fn verified(found: Found) -> Verified {
    let opened = verify::open(&found.content, &[]);
    let tasks = opened.tasks();
    let bar = progress(tasks.len(), found.content.journals.values().map(Vec::len).sum());
    let done: Vec<Done> = tasks
        .par_iter()
        .map(|task| {
            let done = task.run();
            bar.inc(1);
            done
        })
        .collect();
    bar.finish_and_clear();
    Verified { faults: found.faults, report: opened.report(done) }
}

/// A bar on the terminal for what takes longer than a moment; nothing anywhere else. An act is
/// about one game, so acts tell how much there is to pair.
fn progress(rounds: usize, acts: usize) -> ProgressBar {
    if acts < QUICK {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::new(rounds as u64);
    let w = CliVerifyWords::of(language::current());
    let left = fill!(w.to_go, left = "{eta}");
    let style = format!("{} {{bar:40}} {{pos}}/{{len}}, {left}", w.pairing_again);
    let style = ProgressStyle::with_template(&style);
    style.map_or(bar.clone(), |style| bar.with_style(style))
}
