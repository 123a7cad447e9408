//! `ronde norms`: who made which norm, what is missing, what the rounds to come must bring.

use ronde_model::Snapshot;
use ronde_rating::event::{Candidate, candidates, is_large_international_swiss};
use ronde_rating::norms::EventKind;
use ronde_report::norms::{self as views, Listed};
use ronde_standings::Settings;
use ronde_standings::edition::Form as EventForm;

use crate::form::{Form, Target};
use crate::load::{self, Input};
use crate::outcome::{Outcome, Stop};
use crate::rate::options;

/// The arguments of `ronde norms`.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    input: Input,
    #[command(flatten)]
    kind: Kind,
    #[arg(long, value_name = "NUMBER")]
    player: Option<u32>,
    #[arg(long, conflicts_with = "player")]
    all: bool,
    #[command(flatten)]
    target: Target,
}

/// What kind of event it is, where the file does not say it.
#[derive(Clone, Debug, clap::Args)]
pub(crate) struct Kind {
    #[arg(long)]
    exempt: bool,
}

impl Kind {
    /// Every player judged for every norm.
    pub(crate) fn candidates(&self, snapshot: &Snapshot) -> Vec<Candidate> {
        let predetermined = Settings::of(snapshot).form() == EventForm::Predetermined;
        let large = !predetermined && is_large_international_swiss(snapshot);
        let exempt_from_federations = self.exempt || large;
        let kind = EventKind { predetermined, exempt_from_federations, ..EventKind::default() };
        candidates(snapshot, kind)
    }
}

/// Judges and prints.
pub(crate) fn run(args: &Args) -> Result<Outcome, Stop> {
    let loaded = load::load(&args.input)?;
    let snapshot = &loaded.snapshot;
    options::possible(snapshot, &loaded.name)?;
    let found = args.kind.candidates(snapshot);
    let lang = args.target.lang(Form::Text);
    let view = if let Some(number) = args.player {
        let number = options::player(snapshot, number, "--player")?;
        views::of_player(snapshot, &found, number, lang)
    } else {
        let listed = if args.all { Listed::All } else { Listed::Near };
        views::view(snapshot, &found, listed, lang)
    };
    args.target.tables(Form::Text, "norms", snapshot.event.name.trim(), &[("norms", &view)])
}
