//! `ronde simulate`: chances, comparisons and fairness from many seeded plays.

mod asked;
mod options;
mod wire;

use std::path::{Path, PathBuf};

use indicatif::{ProgressBar, ProgressStyle};
use ronde_report::explain::words::unpaired;
use ronde_report::study::chances::Chances;
use ronde_report::study::{comparison, fairness as fairness_report, plot};
use ronde_report::{View, text};
use ronde_simulate::compare::{Comparison, compare};
use ronde_simulate::crew::cores;
use ronde_simulate::fairness::{Inquiry, enough, fairness};
use ronde_simulate::study::{Question, StudyError, study};
use ronde_words::{PairWords, ProgressWords, SimulateWords, fill};

use crate::generate::{fresh_seed, make_folder, tell_seed};
use crate::language;
use crate::outcome::{self, Outcome, Stop};
use crate::output;
use crate::save::save;
use asked::Asked;
use options::Options;

/// Plays, where nothing is said.
const USUAL: u64 = 10_000;
/// Lines of a table on the terminal, unless all are asked for.
const SHOWN: usize = 25;

/// The arguments of `ronde simulate`.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    options: Options,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=10_000_000))]
    plays: Option<u64>,
    #[arg(long, value_name = "SEED")]
    seed: Option<u64>,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=512))]
    threads: Option<u16>,
    #[arg(long, requires = "file", conflicts_with_all = ["compare", "accelerate"])]
    fairness: bool,
    #[arg(long, conflicts_with = "json")]
    all: bool,
    #[arg(long)]
    json: bool,
    #[arg(long, value_name = "DIR")]
    svg: Option<PathBuf>,
}

/// Plays and prints.
pub(crate) fn run(args: &Args) -> Result<Outcome, Stop> {
    let seed = args.seed.map_or_else(fresh_seed, Ok)?;
    let asked = args.options.read(seed)?;
    let least = if args.fairness { enough(asked.event.players.len()) } else { 0 };
    let plays = args.plays.unwrap_or(least.max(USUAL));
    tell_seed(seed);
    outcome::complain(&asked.notes());
    let variants = args.options.variants(&asked)?;
    if args.fairness {
        fair(args, &asked, Luck { seed, plays })
    } else if variants.len() > 1 {
        compared(args, &asked, &variants, Luck { seed, plays })
    } else {
        chances(args, &asked, Luck { seed, plays })
    }
}

/// How often, and from which seed.
#[derive(Clone, Copy)]
struct Luck {
    seed: u64,
    plays: u64,
}

impl Args {
    fn threads(&self) -> usize {
        self.threads.map_or_else(cores, usize::from)
    }

    /// Does the work with a bar on the terminal.
    fn watched<T>(
        plays: u64,
        work: impl FnOnce(&(dyn Fn(u64) -> bool + Sync)) -> Result<T, StudyError>,
    ) -> Result<T, Stop> {
        let bar = ProgressBar::new(plays);
        let w = ProgressWords::of(language::current());
        let (bar_of, done, time) = ("{bar:40}", "{pos}/{len}", "{eta}");
        let words = fill!(w.playing, bar = bar_of, done = done, time = time);
        let style = ProgressStyle::with_template(&words);
        let bar = style.map_or(bar.clone(), |style| bar.with_style(style));
        // A bar that is asked too often costs more than the plays.
        let every = (plays / 500).max(1);
        let watch = |done: u64| {
            if done.is_multiple_of(every) {
                bar.set_position(done);
            }
            true
        };
        let found = work(&watch);
        bar.finish_and_clear();
        found.map_err(|error| refused(&error))
    }

    /// Tables for the terminal, cut where they are long.
    fn print(&self, views: &[View], words: &[String]) -> Result<Outcome, Stop> {
        let mut pages: Vec<String> = Vec::new();
        if !words.is_empty() {
            pages.push(words.join("\n") + "\n");
        }
        for view in views {
            let mut view = view.clone();
            if view.rows.len() > SHOWN && !self.all {
                let all = view.rows.len();
                view.rows.truncate(SHOWN);
                view.notes.insert(0, format!("… {SHOWN} / {all} (--all)"));
            }
            pages.push(text::table(&view));
        }
        output::print(&pages.join("\n"))?;
        Ok(Outcome::Done)
    }

    fn pictures(&self, pictures: &[(&str, String)]) -> Result<(), Stop> {
        let Some(folder) = &self.svg else { return Ok(()) };
        make_folder(folder)?;
        let w = SimulateWords::of(language::current());
        for (name, svg) in pictures {
            let path: &Path = &folder.join(format!("{name}.svg"));
            save(path, |target| target.write_all(plot::alone(svg).as_bytes()))?;
            outcome::complain(&format!("{}\n", fill!(w.written, name = path.display())));
        }
        Ok(())
    }
}

/// Why there is no answer; a round without a pairing is a "no" of the rules.
fn refused(error: &StudyError) -> Stop {
    let w = SimulateWords::of(language::current());
    match error {
        StudyError::NoPairing(round, why) => {
            let why = unpaired(why, language::current());
            let cannot = PairWords::of(language::current()).cannot;
            Stop::negative(fill!(cannot, round = round, why = why))
        }
        StudyError::RoundsNotDeclared => Stop::bad_input(w.not_declared),
        StudyError::TooFewPlayers => Stop::bad_input(w.too_few_players),
        StudyError::NothingPlayed => Stop::bad_input(w.nothing_played),
        StudyError::FixedBeforehand => Stop::bad_input(w.fixed),
        StudyError::Stopped => Stop::bad_input(w.stopped),
    }
}

fn chances(args: &Args, asked: &Asked, luck: Luck) -> Result<Outcome, Stop> {
    let question = Question {
        event: &asked.event,
        way: asked.way.clone(),
        settings: asked.settings.clone(),
        prizes: asked.prizes.as_ref(),
        norms: Some(args.options.exempt()),
        draw_percentage: args.options.draws(),
        plays: luck.plays,
        seed: luck.seed,
        threads: args.threads(),
    };
    let found = Args::watched(luck.plays, |watch| study(&question, watch))?;
    let chances = Chances {
        event: &asked.event,
        study: &found,
        prizes: asked.prizes.as_ref(),
        tie_breaks: !asked.settings.tie_breaks().is_empty(),
    };
    let lang = args.options.lang();
    args.pictures(&chances.pictures(lang))?;
    if args.json {
        output::print(&wire::chances(&chances))?;
        return Ok(Outcome::Done);
    }
    let views: Vec<View> =
        std::iter::once(chances.view(lang)).chain(chances.opponents(lang)).collect();
    args.print(&views, &[])
}

fn compared(
    args: &Args,
    asked: &Asked,
    variants: &[ronde_simulate::compare::Variant],
    luck: Luck,
) -> Result<Outcome, Stop> {
    let comparison_asked = Comparison {
        field: &asked.event,
        variants,
        initial_colour: asked.initial_colour,
        settings: asked.settings.clone(),
        draw_percentage: args.options.draws(),
        plays: luck.plays,
        seed: luck.seed,
        threads: args.threads(),
    };
    let found = Args::watched(luck.plays, |watch| compare(&comparison_asked, watch))?;
    let lang = args.options.lang();
    args.pictures(&[("comparison", comparison::picture(&found, lang))])?;
    if args.json {
        output::print(&wire::comparison(&asked.event, &found, luck.seed, luck.plays))?;
        return Ok(Outcome::Done);
    }
    args.print(&[comparison::view(&found, luck.seed, luck.plays, lang)], &[])
}

fn fair(args: &Args, asked: &Asked, luck: Luck) -> Result<Outcome, Stop> {
    let inquiry = Inquiry {
        event: &asked.event,
        way: asked.way.clone(),
        draw_percentage: args.options.draws(),
        plays: luck.plays,
        seed: luck.seed,
        threads: args.threads(),
    };
    let found = Args::watched(luck.plays, |watch| fairness(&inquiry, watch))?;
    let lang = args.options.lang();
    args.pictures(&[("fairness", fairness_report::picture(&found, lang))])?;
    if args.json {
        output::print(&wire::fairness(&asked.event, &found))?;
        return Ok(Outcome::Done);
    }
    let words = fairness_report::words(&asked.event, &found, lang);
    args.print(&[fairness_report::view(&asked.event, &found, lang)], &words)
}
