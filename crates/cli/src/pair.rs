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
use ronde_words::Lang;

use crate::load::{self, Input, Loaded};
use crate::outcome::{self, Outcome, Stop};
use crate::{output, schedule, wire};
use choice::{Caller, Choice, ColourName, Initial, Rulebook};
use concern::Concern;
use scene::Scene;

/// Pair the next round of a tournament, by the rules of FIDE and with its reasons
///
/// Prints the number of pairs, then a line `white black` for each board in order, and the bye as
/// `number 0`, as the known engines do. Which rules were taken is said on standard error. A round
/// that the file holds already can be paired again with --round; it is then paired from the rounds
/// before it, with the byes that were asked for.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    input: Input,
    #[command(flatten)]
    rulebook: Rulebook,
    /// Colour drawn for the first player, where neither the file nor its round 1 shows it
    #[arg(long, value_name = "COLOUR", alias = "initial-color")]
    initial_colour: Option<ColourName>,
    /// Round to pair; the one after the last that is paired when left out
    #[arg(long, value_name = "N", value_parser = round_number)]
    round: Option<RoundNumber>,
    /// Write the tournament with the round added (.trf, .trfx, .json), or under any other name the
    /// plain list of pairs
    #[arg(short, long, value_name = "OUT")]
    output: Option<PathBuf>,
    /// Print boards and reasons as JSON, for programs (docs/pairing-json.md)
    #[arg(long)]
    json: bool,
    /// Say why: for every bracket what decided, and what excluded the alternatives. Takes longer
    #[arg(long)]
    reasons: bool,
}

pub(crate) fn round_number(text: &str) -> Result<RoundNumber, String> {
    let number = text.parse().ok().and_then(RoundNumber::new);
    number.ok_or_else(|| "write the number of a round, from 1 to 999".to_owned())
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
    let round = round.ok_or_else(|| Stop::bad_input(format!("{name} has 999 rounds already.")))?;
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
        Scene::new(&self.snapshot, self.round, self.choice.system)
    }

    /// Which round, by which rules, and who says so: one line.
    pub(crate) fn heading(&self) -> String {
        let of = match self.snapshot.rules.declared_rounds {
            Some(declared) if self.round.get() <= declared => format!(" of {declared}"),
            _ => String::new(),
        };
        let (rules, colour) = (self.choice.words(), self.initial.words());
        let virtual_points = self.acceleration();
        format!("round {}{of}: {rules}{virtual_points}; {colour}\n", self.round)
    }

    fn acceleration(&self) -> &'static str {
        let everybody = vec![true; self.snapshot.players.len()];
        let histories = ronde_model::Histories::of_first(&self.snapshot, 1);
        match Acceleration::of(&self.snapshot, &histories, &everybody) {
            Acceleration::None => "",
            Acceleration::Explicit => ", with the virtual points of the file",
            Acceleration::Baku(_) => ", with Baku acceleration",
            Acceleration::Ssa(ssa) => match ssa.form {
                SsaForm::Whole => ", accelerated in rounds 1 and 2",
                SsaForm::Halves => ", accelerated in rounds 1 to 3",
                SsaForm::Kept(_) => ", accelerated throughout",
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
        outcome::complain("--initial-colour does not count: the tournament says otherwise\n");
    }
    look(&loaded, &ready, Lang::En)?;
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
        return Err(Stop::bad_input(format!(
            "{name} is played by a schedule ({recipe}), so its pairs have no reasons. Leave --json \
             and --reasons out; `ronde schedule` prints a whole schedule, as JSON too."
        )));
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
    concern.refusal(loaded, ready.round).map_or(Ok(()), Err)
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
