//! `ronde pair`: the next round of a tournament, or any round again.

pub(crate) mod account;
pub(crate) mod choice;
pub(crate) mod concern;
pub(crate) mod list;
mod notes;
mod procedure;
pub(crate) mod refusal;
pub(crate) mod rounds;
pub(crate) mod scene;
mod target;
pub(crate) mod words;

use std::borrow::Cow;
use std::path::PathBuf;

use ronde_model::{RoundNumber, Snapshot};
use ronde_swiss::acceleration::{Acceleration, SsaForm};
use ronde_swiss::{Detail, PairingError, RoundPairing, contest};
use ronde_words::{Lang, PairWords, fill};

use crate::help;
use crate::load::{self, Input, Loaded};
use crate::outcome::{self, Outcome, Stop};
use crate::{language, output, schedule, wire};
use choice::{Caller, Choice, ColourName, Initial, Rulebook};
use concern::Concern;
use scene::Scene;

/// The arguments of `ronde pair`.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    input: Input,
    #[command(flatten)]
    rulebook: Rulebook,
    #[arg(long, value_name = "COLOUR", alias = "initial-color")]
    #[arg(value_parser = help::offered::<ColourName>("colour"))]
    initial_colour: Option<ColourName>,
    #[arg(long, value_name = "N", value_parser = round_number)]
    round: Option<RoundNumber>,
    #[arg(short, long, value_name = "OUT")]
    output: Option<PathBuf>,
    #[arg(long)]
    json: bool,
    #[arg(long)]
    reasons: bool,
}

pub(crate) fn round_number(text: &str) -> Result<RoundNumber, String> {
    let number = text.parse().ok().and_then(RoundNumber::new);
    number.ok_or_else(|| PairWords::of(language::current()).round_number.to_owned())
}

/// A tournament with everything that its pairing depends on.
pub(crate) struct Ready {
    /// The tournament; match by match where its rounds are matches.
    pub(crate) snapshot: Snapshot,
    /// The tournament as it is written, where that is another.
    written: Option<Snapshot>,
    /// The round to pair.
    pub(crate) round: RoundNumber,
    /// The system, and what decided it.
    pub(crate) choice: Choice,
    /// The initial colour, and what decided it.
    pub(crate) initial: Initial,
    /// Whose command line it is.
    pub(crate) caller: Caller,
}

/// Settles the rules and the round.
pub(crate) fn ready(
    snapshot: Snapshot,
    name: &str,
    rulebook: &Rulebook,
    round: Option<RoundNumber>,
    colour: Option<ColourName>,
) -> Result<Ready, Stop> {
    let snapshot = choice::declare_rounds(rounds::upright(snapshot), rulebook.rounds, name)?;
    let choice = choice::system(&snapshot, rulebook)?;
    let initial = choice::initial(&snapshot, choice.system, colour);
    let (snapshot, written) = match contest::view(&snapshot, choice.system) {
        Cow::Borrowed(_) => (snapshot, None),
        Cow::Owned(view) => (view, Some(snapshot)),
    };
    let round = round.or_else(|| rounds::next(&snapshot));
    let round = round.ok_or_else(|| {
        Stop::bad_input(fill!(PairWords::of(language::current()).no_number_left, name = name))
    })?;
    let ready = Ready { snapshot, written, round, choice, initial, caller: rulebook.caller };
    // Nobody has anything in a round before: its place may hold what another column should.
    let mut before = ready.snapshot.rounds.iter().take(round.index());
    match before.position(|held| held.present().next().is_none()) {
        Some(gap) => {
            let first = RoundNumber::from_index(gap).unwrap_or(RoundNumber::FIRST);
            let error = PairingError::RoundsMissing { first };
            Err(refusal::stop_for(ready.caller, &ready.scene(), name, &error))
        }
        None => Ok(ready),
    }
}

impl Ready {
    /// The tournament as it is written.
    fn written(&self) -> &Snapshot {
        self.written.as_ref().unwrap_or(&self.snapshot)
    }

    /// Asks the engine.
    pub(crate) fn pair(&self, name: &str, detail: Detail) -> Result<RoundPairing, Stop> {
        let (system, colour) = (self.choice.system, self.initial.colour);
        ronde_swiss::pair(&self.snapshot, self.round, system, colour, detail)
            .map_err(|error| refusal::stop_for(self.caller, &self.scene(), name, &error))
    }

    /// What words about the round are made from.
    pub(crate) fn scene(&self) -> Scene<'_> {
        let scene = Scene::new(&self.snapshot, self.round, self.choice.system);
        scene.said_in(language::current())
    }

    /// Which round, by which rules, and who says so: one line.
    pub(crate) fn heading(&self) -> String {
        let w = PairWords::of(language::current());
        let (rules, colour) = (self.rules(), self.initial.words());
        let line = match self.snapshot.rules.declared_rounds {
            Some(all) if self.round.get() <= all => {
                fill!(w.heading_of, round = self.round, all = all, rules = rules, colour = colour)
            }
            _ => fill!(w.heading, round = self.round, rules = rules, colour = colour),
        };
        line + "\n"
    }

    /// The rules, and the virtual points where there are some.
    fn rules(&self) -> String {
        let (w, rules) = (PairWords::of(language::current()), self.choice.words());
        let everybody = vec![true; self.snapshot.players.len()];
        let histories = ronde_model::Histories::of_first(&self.snapshot, 1);
        match Acceleration::of(&self.snapshot, &histories, &everybody) {
            Acceleration::None => rules,
            Acceleration::Explicit => fill!(w.with_virtual_points, rules = rules),
            Acceleration::Baku(_) => fill!(w.with_baku, rules = rules),
            Acceleration::Ssa(ssa) => match ssa.form {
                SsaForm::Whole => fill!(w.with_ssa, rules = rules),
                SsaForm::Halves => fill!(w.with_ssa_halves, rules = rules),
                SsaForm::Kept(_) => fill!(w.with_ssa_kept, rules = rules),
            },
        }
    }
}

/// Reads, pairs, writes.
pub(crate) fn run(args: &Args) -> Result<Outcome, Stop> {
    let loaded = load::load(&args.input)?;
    if args.rulebook.system.is_none()
        && let Some(found) = schedule::pairs(&loaded, args.round)
    {
        return scheduled(args, &loaded, &found?);
    }
    let colour = args.initial_colour;
    let ready = ready(loaded.snapshot.clone(), &loaded.name, &args.rulebook, args.round, colour)?;
    outcome::complain(&ready.heading());
    if ready.initial.overrules(colour) {
        let said = PairWords::of(language::current()).colour_does_not_count;
        outcome::complain(&format!("{said}\n"));
    }
    look(&loaded, &ready, language::current())?;
    outcome::complain(&notes::notes(&ready));
    // The plain list needs no reasons, and finding them takes longer than the pairing.
    let detail = match (args.reasons, args.json) {
        (true, _) => Detail::Alternatives,
        (false, true) => Detail::Outcome,
        (false, false) => Detail::Nothing,
    };
    let pairing = ready.pair(&loaded.name, detail)?;
    if let Some(path) = &args.output {
        target::write(path, &loaded, &ready, &pairing)?;
    }
    output::print(&printed(args, &ready, &pairing))?;
    Ok(Outcome::Done)
}

/// A round that a schedule has: nothing is chosen, so there are no reasons.
fn scheduled(args: &Args, loaded: &Loaded, found: &schedule::Found) -> Result<Outcome, Stop> {
    if args.json || args.reasons {
        let (name, recipe) = (&loaded.name, &found.recipe);
        let w = PairWords::of(language::current());
        return Err(Stop::bad_input(fill!(w.scheduled, name = name, recipe = recipe)));
    }
    match &args.output {
        Some(path) => target::write_scheduled(path, loaded, found)?,
        None => output::print(&found.list)?,
    }
    Ok(Outcome::Done)
}

/// Says what is wrong with the file, and stops where the pairing would rest on it.
pub(crate) fn look(loaded: &Loaded, ready: &Ready, lang: Lang) -> Result<(), Stop> {
    let concern = Concern::of(loaded, ready.round, lang);
    outcome::complain(&concern.text);
    concern.refusal(loaded, ready.round, lang).map_or(Ok(()), Err)
}

/// What goes to standard output: the list unless it went into a file, and what was asked for.
fn printed(args: &Args, ready: &Ready, pairing: &RoundPairing) -> String {
    if args.json {
        return wire::pairing::page(ready, pairing, args.reasons);
    }
    let mut text = String::new();
    if args.output.is_none() {
        text += &list::plain(pairing);
    }
    if args.reasons {
        if !text.is_empty() {
            text.push('\n');
        }
        text += &account::account(&ready.scene(), pairing);
    }
    text
}
