//! `ronde schedule`: tournaments whose pairings are known beforehand, printed or ready to be
//! played.

mod draw;
mod follow;
mod listing;
mod names;
mod numbers;
mod options;
mod target;

use std::path::PathBuf;

use clap::Subcommand;
use ronde_report::no_schedule;
use ronde_schedule::{Error, Kind, Recipe, picture, tournament};
use ronde_words::ScheduleCommandWords;

use crate::language;
use crate::outcome::{Outcome, Stop};
pub(crate) use follow::{Compared, Found, of_schedule, pairs};
use listing::Listing;
use names::Names;
use target::{Form, Target};

/// The arguments of `ronde schedule`.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[command(subcommand)]
    kind: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    #[command(visible_alias = "berger")]
    RoundRobin(options::RoundRobin),
    Draw(draw::Args),
    Scheveningen(options::Scheveningen),
    Schiller(options::Schiller),
    Berlin(options::Berlin),
    Molter(options::Molter),
    #[command(visible_alias = "knockout")]
    Cup(Box<options::Cup>),
    Numbers(numbers::Args),
    Next(follow::Next),
    Check(follow::Check),
}

/// Who plays, and where it goes.
#[derive(Debug, clap::Args)]
struct Common {
    #[arg(long, value_name = "FILE")]
    names: Option<PathBuf>,
    #[arg(long, value_name = "NAME", default_value = "")]
    event: String,
    #[command(flatten)]
    target: Target,
}

/// Does what is asked.
pub(crate) fn run(args: &Args) -> Result<Outcome, Stop> {
    match &args.kind {
        Command::RoundRobin(options) => options.run(),
        Command::Draw(args) => draw::run(args),
        Command::Scheveningen(options) => {
            make(&options.common, |names| Ok(options.kind(names).into()))
        }
        Command::Schiller(options) => make(&options.common, |_| Ok(options.kind().into())),
        Command::Berlin(options) => make(&options.common, |names| options.recipe(names)),
        Command::Molter(options) => make(&options.common, |names| options.recipe(names)),
        Command::Cup(options) => make(&options.common, |names| options.recipe(names)),
        Command::Numbers(args) => numbers::run(args),
        Command::Next(args) => follow::next(args),
        Command::Check(args) => follow::check(args),
    }
}

/// What a schedule's refusal says to the caller: bad input, and what is possible.
fn stop(error: &Error) -> Stop {
    Stop::bad_input(format!("{}.", no_schedule(error, language::current())))
}

/// Makes a schedule and prints it in the form that was asked for.
fn make(
    common: &Common,
    recipe: impl FnOnce(Option<&Names>) -> Result<Recipe, Stop>,
) -> Result<Outcome, Stop> {
    let names = common.names.as_deref().map(names::read).transpose()?;
    let recipe = recipe(names.as_ref())?;
    let schedule = recipe.schedule().map_err(|error| stop(&error))?;
    let field = match &names {
        Some(names) => names.field(&recipe),
        None => ronde_schedule::Field::numbered(&recipe),
    };
    let form = common.target.form();
    let lang = if form == Form::Json { language::for_programs() } else { language::current() };
    let title = if common.event.is_empty() { listing::kind(&recipe, lang) } else { &common.event };
    if form.is_tournament() {
        let snapshot = tournament(&recipe, &field, title).map_err(|error| stop(&error))?;
        return common.target.tournament(&snapshot);
    }
    if names.is_some() {
        field.checked(&recipe).map_err(|error| stop(&error))?;
    }
    let seated = names.as_ref().map(|_| &field);
    let listing = Listing::of(&recipe, &schedule, seated, title, lang);
    let text = match form {
        Form::Text => listing.text(),
        Form::Csv => listing.csv(),
        Form::Json => listing.json(&recipe),
        Form::Svg | Form::Trf | Form::Snapshot => drawn(&recipe, &listing)?,
    };
    common.target.write(&text)
}

fn drawn(recipe: &Recipe, listing: &Listing) -> Result<String, Stop> {
    let Kind::Cup(cup) = &recipe.kind else {
        return Err(Stop::bad_input(ScheduleCommandWords::of(language::current()).no_picture));
    };
    let bracket = cup.bracket().map_err(|error| stop(&error))?;
    Ok(picture::bracket(&bracket, &listing.title, &|side| listing.side(side)))
}
