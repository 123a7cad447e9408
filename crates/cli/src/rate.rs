//! `ronde rate`: what a tournament does to ratings, with the working.

pub(crate) mod options;

use ronde_model::{PairingNumber, Snapshot};
use ronde_rating::event::{federation, fide};
use ronde_report::{View, rating as views};
use ronde_words::Lang;

use crate::form::{Form, Target};
use crate::help;
use crate::load::{self, Input};
use crate::outcome::{Outcome, Stop};
use options::{Federation, Options};

/// The arguments of `ronde rate`.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    input: Input,
    #[arg(long, value_name = "WHOSE", default_value = "fide", ignore_case = true)]
    #[arg(value_parser = help::offered::<Federation>("federation"))]
    federation: Federation,
    #[command(flatten)]
    options: Options,
    #[arg(long, value_name = "NUMBER")]
    why: Option<u32>,
    #[arg(long, conflicts_with = "why")]
    working: bool,
    #[command(flatten)]
    target: Target,
}

/// Rates and prints.
pub(crate) fn run(args: &Args) -> Result<Outcome, Stop> {
    let loaded = load::load(&args.input)?;
    let snapshot = &loaded.snapshot;
    options::possible(snapshot, &loaded.name)?;
    let who = args.why.map(|number| options::player(snapshot, number, "--why")).transpose()?;
    let lang = args.target.lang(Form::Text);
    let (changes, working) = match args.federation {
        Federation::Fide => by_fide(args, snapshot, who, lang)?,
        Federation::Sui => by_federation(args, snapshot, who, lang)?,
    };
    let both = [("changes", &changes), ("games", &working)];
    let event = snapshot.event.name.trim();
    match args.target.form(Form::Text) {
        Form::Json => args.target.tables(Form::Text, "rate", event, &both),
        _ if args.working || who.is_some() => {
            args.target.tables(Form::Text, "rate", event, &both[1..])
        }
        Form::Text => {
            let narrow = changes.without(views::OTHER_PERFORMANCES);
            args.target.tables(Form::Text, "rate", event, &[("changes", &narrow)])
        }
        _ => args.target.tables(Form::Text, "rate", event, &both[..1]),
    }
}

/// Changes and games.
type Pages = (View, View);

fn by_fide(
    args: &Args,
    snapshot: &Snapshot,
    who: Option<PairingNumber>,
    lang: Lang,
) -> Result<Pages, Stop> {
    args.options.without_earlier()?;
    let lines = fide::lines(snapshot, &args.options.fide(snapshot)?);
    let chosen: Vec<_> = lines.iter().filter(|it| who.is_none_or(|who| it.number == who)).collect();
    let mut changes = views::fide::changes(snapshot, &lines, lang);
    changes.notes.extend(args.options.notes(snapshot, args.federation, lang));
    Ok((changes, views::fide::working(snapshot, &chosen, lang)))
}

fn by_federation(
    args: &Args,
    snapshot: &Snapshot,
    who: Option<PairingNumber>,
    lang: Lang,
) -> Result<Pages, Stop> {
    let earlier = args.options.earlier(snapshot)?;
    let lines = federation::lines(snapshot, &args.options.federation(snapshot)?, &earlier);
    let chosen: Vec<_> = lines.iter().filter(|it| who.is_none_or(|who| it.number == who)).collect();
    let mut changes = views::federation::changes(snapshot, &lines, lang);
    changes.notes.extend(args.options.notes(snapshot, args.federation, lang));
    Ok((changes, views::federation::working(snapshot, &chosen, lang)))
}
