//! `ronde what-if`: changes that nobody makes, and what they would do.

use clap::builder::TypedValueParser;
use ronde_desk::State;
use ronde_desk::stored::{EntrantId, Setting};
use ronde_desk::what_if::notation::{Kind, Unreadable};
use ronde_desk::what_if::{Change, Fault, WhatIf, notation, state_of, what_if};
use ronde_model::Snapshot;
use ronde_report::journals::misfit;
use ronde_report::refusals::Teller;
use ronde_report::{names, systems, text, what_if as report};
use ronde_server::what_if::{places, rounds};
use ronde_swiss::{Family, System};
use ronde_words::{Lang, WhatIfCommandWords, fill};
use serde_json::{Value, json};

use crate::load::{self, Input};
use crate::outcome::{self, Outcome, Stop};
use crate::{language, output};

/// The arguments of `ronde what-if`.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    input: Input,
    #[arg(long, value_name = "R:B=RESULT", value_parser = change(Kind::Result))]
    result: Vec<Change>,
    #[arg(long, value_name = "N@R=BYE", value_parser = change(Kind::Bye))]
    bye: Vec<Change>,
    #[arg(long, value_name = "N@R", value_parser = change(Kind::Withdraw))]
    withdraw: Vec<Change>,
    #[arg(long, value_name = "N@R", value_parser = change(Kind::Enter))]
    enter: Vec<Change>,
    #[arg(long, value_name = "SYSTEM", value_parser = change(Kind::System))]
    system: Option<Change>,
    #[arg(long, value_name = "N", value_parser = change(Kind::Rounds))]
    rounds: Option<Change>,
    #[arg(long, value_name = "LIST", value_parser = change(Kind::TieBreaks))]
    tie_breaks: Option<Change>,
    #[arg(long, value_name = "NAME", value_parser = change(Kind::Acceleration))]
    acceleration: Option<Change>,
    #[arg(long, value_name = "N")]
    round: Option<u16>,
    #[arg(long, value_name = "LANGUAGE")]
    #[arg(default_value = language::current().code(), value_parser = language::LangParser)]
    lang: Lang,
    #[arg(long)]
    json: bool,
}

fn change(kind: Kind) -> impl TypedValueParser<Value = Change> {
    let read =
        move |text: String| notation::read(kind, &text).map_err(|not| unreadable(kind, &not));
    clap::builder::StringValueParser::new().try_map(read)
}

/// What a change should look like.
fn unreadable(kind: Kind, not: &Unreadable) -> String {
    let w = WhatIfCommandWords::of(language::current());
    let form = match kind {
        Kind::Result => w.form_result,
        Kind::Bye => w.form_bye,
        Kind::Withdraw => w.form_withdraw,
        Kind::Enter => w.form_enter,
        Kind::System => w.form_system,
        Kind::Rounds => w.form_rounds,
        Kind::TieBreaks => w.form_tie_breaks,
        Kind::Acceleration => w.form_acceleration,
    };
    fill!(w.unreadable, text = not.text, form = form)
}

impl Args {
    /// What is declared first, then results, then who is there.
    fn changes(&self) -> Vec<Change> {
        let declared = [&self.system, &self.rounds, &self.tie_breaks, &self.acceleration];
        let declared = declared.into_iter().flatten();
        let others = self.result.iter().chain(&self.bye).chain(&self.withdraw).chain(&self.enter);
        declared.chain(others).cloned().collect()
    }
}

/// Computes and prints.
pub(crate) fn run(args: &Args) -> Result<Outcome, Stop> {
    let loaded = load::load_scored(&args.input, args.lang)?;
    let (snapshot, name) = (&loaded.snapshot, &loaded.name);
    let w = WhatIfCommandWords::of(language::current());
    let mut state = state_of(snapshot).map_err(|why| {
        Stop::bad_input(fill!(w.not_held, name = name, why = misfit(&why, language::current())))
    })?;
    let mut changes = args.changes();
    declare_rounds(&mut state, &mut changes, name)?;
    if changes.is_empty() {
        return Err(Stop::bad_input(w.no_change));
    }
    let answer = what_if(&state, &changes).map_err(|fault| refused(&fault, snapshot, name))?;
    if let Some(system) = state.settings.swiss() {
        let code = systems::in_head(system, language::current());
        outcome::complain(&format!("{}\n", fill!(w.as_it_stands, code = code)));
    }
    output::print(&page(args, snapshot, &changes, &answer))?;
    Ok(Outcome::Done)
}

/// Where the file declares no number of rounds, --rounds says it; it is no change then.
fn declare_rounds(state: &mut State, changes: &mut Vec<Change>, name: &str) -> Result<(), Stop> {
    if state.settings.rounds.is_some() || state.settings.swiss().is_none() {
        return Ok(());
    }
    let rounds = |change: &Change| match change {
        Change::Set { setting: Setting::Rounds(rounds) } => Some(*rounds),
        _ => None,
    };
    let said = changes.iter().find_map(rounds).ok_or_else(|| {
        let w = WhatIfCommandWords::of(language::current());
        Stop::bad_input(fill!(w.rounds_needed, name = name))
    })?;
    state.settings.rounds = Some(said);
    changes.retain(|change| rounds(change).is_none());
    Ok(())
}

fn refused(fault: &Fault, snapshot: &Snapshot, name: &str) -> Stop {
    let w = WhatIfCommandWords::of(language::current());
    let more = match fault {
        Fault::UnknownPlayer { .. } => {
            format!(" {}", fill!(w.numbers, n = snapshot.players.len()))
        }
        Fault::UnknownSystem { .. } => format!(" {}", every_system(w)),
        _ => String::new(),
    };
    Stop::bad_input(format!("{name}: {}.{more}", told(fault, w)))
}

/// Every system by its name on the command line.
fn every_system(w: &WhatIfCommandWords) -> String {
    let all = Family::ALL.into_iter().flat_map(Family::members);
    let mut names: Vec<&str> = all.map(System::key).collect();
    let last = names.pop().unwrap_or_default();
    fill!(w.systems, list = names.join(", "), last = last)
}

/// Why a change cannot be made.
fn told(fault: &Fault, w: &WhatIfCommandWords) -> String {
    match fault {
        Fault::Nothing => w.nothing.to_owned(),
        Fault::UnknownPlayer { player } => fill!(w.unknown_player, player = player),
        Fault::UnknownRound { round, paired } => {
            fill!(w.unknown_round, round = round, paired = paired)
        }
        Fault::UnknownBoard { round, board, boards } => {
            fill!(w.unknown_board, round = round, board = board, boards = boards)
        }
        Fault::BeyondLastRound { round, rounds } => {
            fill!(w.beyond, round = round, rounds = rounds)
        }
        Fault::UnknownSystem { code } => fill!(w.unknown_system, code = code),
        Fault::FewerRounds { rounds, paired } => {
            fill!(w.fewer_rounds, paired = paired, rounds = rounds)
        }
        Fault::UnknownTieBreak { name } => fill!(w.unknown_tie_break, name = name),
        Fault::Paper => w.paper.to_owned(),
    }
}

fn page(args: &Args, snapshot: &Snapshot, changes: &[Change], answer: &WhatIf) -> String {
    let named = |id: EntrantId| name_of(snapshot, id, args.lang);
    let wanted = |round: u16| args.round.is_none_or(|only| only == round);
    if args.json {
        return json_page(changes, answer, &wanted);
    }
    let teller = Teller { lang: args.lang, state: None };
    let mut told = rounds(answer, teller, &named);
    told.retain(|it| wanted(it.round));
    let mut page = String::new();
    for change in &told {
        page += &text::table(&report::round(change, args.lang));
        page += "\n";
    }
    page += report::note(&told, args.lang);
    page += "\n\n";
    page + &text::table(&report::standings(&places(answer, &named), args.lang))
}

fn name_of(snapshot: &Snapshot, id: EntrantId, lang: Lang) -> String {
    let number = ronde_model::PairingNumber::new(id.0).map(ronde_model::Participant::Player);
    number.map_or_else(String::new, |who| names::numbered_in(snapshot, who, lang))
}

/// The version of the form. It is raised when a field goes or changes its meaning.
const VERSION: u32 = 1;

fn json_page(changes: &[Change], answer: &WhatIf, wanted: &dyn Fn(u16) -> bool) -> String {
    let changes: Vec<String> = changes.iter().map(ToString::to_string).collect();
    let rounds: Vec<_> = answer.rounds.iter().filter(|it| wanted(it.round)).collect();
    let page: Value = json!({
        "ronde_what_if": VERSION,
        "changes": changes,
        "rounds": rounds,
        "difference": answer.difference,
    });
    serde_json::to_string_pretty(&page).expect("numbers and texts can always be written") + "\n"
}
