//! `ronde report`: what federations and publishers are sent, and every paper of a tournament.

mod dbase;
pub(crate) mod kind;
pub(crate) mod open;
pub(crate) mod papers;
pub(crate) mod pdf;

use std::io::IsTerminal;

use clap::ValueEnum;
use ronde_formats::pgn;
use ronde_model::{RoundNumber, Snapshot};
use ronde_rating::event::{federation, fide};
use ronde_report::submission::{self, Weight};
use ronde_report::{certificate, rating};
use ronde_words::{ProblemWords, ReportCommandWords, fill};

use crate::form::{Form, Target};
use crate::help;
use crate::language;
use crate::load::Input;
use crate::norms;
use crate::outcome::{self, Outcome, Stop};
use crate::rate::options::{self, Options};
use kind::Kind;

/// The arguments of `ronde report`.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    input: Input,
    #[arg(value_name = "KIND", hide_possible_values = false)]
    kind: Kind,
    #[arg(long, value_name = "FORM", default_value = "trf26")]
    #[arg(value_parser = help::offered::<Submit>("submit"))]
    submit: Submit,
    #[arg(long, value_name = "TOURNAMENT")]
    tournament: Option<String>,
    #[arg(long, value_name = "ROUND")]
    round: Option<u16>,
    #[command(flatten)]
    norms: norms::Kind,
    #[command(flatten)]
    rating: Options,
    #[command(flatten)]
    target: Target,
    #[command(flatten)]
    papers: papers::PaperOptions,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Submit {
    Trf16,
    Trf26,
}

/// Makes the report.
pub(crate) fn run(args: &Args) -> Result<Outcome, Stop> {
    let lang = args.papers.language();
    let opened = open::tournament(&args.input, args.tournament.as_deref(), args.kind, lang)?;
    let (snapshot, name) = (&opened.snapshot, opened.name.as_str());
    match args.kind {
        Kind::Submission => submission(args, snapshot, name),
        Kind::Dbase => dbase(args, snapshot, name),
        Kind::National => national(args, snapshot, name),
        Kind::Certificates => certificates(args, snapshot, name),
        Kind::Pgn => headers(args, snapshot),
        Kind::Site => args.papers.site(&opened, args.target.path()),
        Kind::Paper(kind) => args.papers.paper(kind, args.round, &opened, &args.target),
    }
}

fn submission(args: &Args, snapshot: &Snapshot, name: &str) -> Result<Outcome, Stop> {
    let (form, to) = match args.submit {
        Submit::Trf16 => (submission::Form::Trf16, "trf16"),
        Submit::Trf26 => (submission::Form::Trf26, "trf26"),
    };
    let findings = submission::findings(snapshot, form);
    let refused = findings.iter().any(|finding| finding.weight == Weight::Refused);
    let lang = args.target.lang(Form::Text);
    let mut view = submission::view(snapshot, &findings, lang);
    if !refused {
        let w = ReportCommandWords::of(lang);
        view.notes.push(fill!(w.to_write, name = name, form = to));
    }
    let event = snapshot.event.name.trim();
    args.target.tables(Form::Text, "submission", event, &[("findings", &view)])?;
    Ok(if refused { Outcome::Negative } else { Outcome::Done })
}

fn dbase(args: &Args, snapshot: &Snapshot, name: &str) -> Result<Outcome, Stop> {
    options::possible(snapshot, name)?;
    if !args.target.is_file() && std::io::stdout().is_terminal() {
        return Err(Stop::bad_input(ReportCommandWords::of(language::current()).not_for_screen));
    }
    let written = dbase::write(snapshot, name)?;
    let word = ProblemWords::of(language::current()).note;
    for note in &written.notes {
        outcome::complain(&format!("{word}: {note}\n"));
    }
    args.target.write(&written.bytes)
}

fn national(args: &Args, snapshot: &Snapshot, name: &str) -> Result<Outcome, Stop> {
    options::possible(snapshot, name)?;
    let fide = fide::lines(snapshot, &args.rating.fide(snapshot)?);
    let earlier = args.rating.earlier(snapshot)?;
    let national = federation::lines(snapshot, &args.rating.federation(snapshot)?, &earlier);
    let view = rating::both(snapshot, &fide, &national, args.target.lang(Form::Csv));
    args.target.tables(Form::Csv, "national", snapshot.event.name.trim(), &[("players", &view)])
}

fn certificates(args: &Args, snapshot: &Snapshot, name: &str) -> Result<Outcome, Stop> {
    options::possible(snapshot, name)?;
    let found = args.norms.candidates(snapshot);
    let lang = args.target.lang(Form::Json);
    let heads = certificate::heads(snapshot, &found, lang);
    let games = certificate::games(snapshot, &found, lang);
    let both = [("certificates", &heads), ("games", &games)];
    args.target.tables(Form::Json, "certificates", snapshot.event.name.trim(), &both)
}

fn headers(args: &Args, snapshot: &Snapshot) -> Result<Outcome, Stop> {
    let there = |round: &RoundNumber| round.index() < snapshot.rounds.len();
    let rounds: Vec<RoundNumber> = match args.round {
        None => (0..snapshot.rounds.len()).filter_map(RoundNumber::from_index).collect(),
        Some(round) => {
            let number = RoundNumber::new(round).filter(there).ok_or_else(|| {
                let (w, n) = (ReportCommandWords::of(language::current()), snapshot.rounds.len());
                Stop::bad_input(fill!(w.no_round, round = round, n = n))
            })?;
            vec![number]
        }
    };
    let pages: Vec<String> =
        rounds.into_iter().filter_map(|round| pgn::round(snapshot, round)).collect();
    args.target.write(pages.join("\n").as_bytes())
}
