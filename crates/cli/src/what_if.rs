//! `ronde what-if`: changes that nobody makes, and what they would do.

use clap::builder::TypedValueParser;
use ronde_desk::State;
use ronde_desk::stored::{EntrantId, Setting};
use ronde_desk::what_if::{Change, Fault, WhatIf, notation, state_of, what_if};
use ronde_model::{Snapshot, System};
use ronde_report::refusals::Teller;
use ronde_report::{names, text, what_if as report};
use ronde_server::what_if::{places, rounds};
use ronde_words::Lang;
use serde_json::{Value, json};

use crate::load::{self, Input};
use crate::outcome::{self, Outcome, Stop};
use crate::{language, output};

/// Change results, byes, withdrawals or the system, and see what would be different
///
/// All changes count together. Rounds that the file has are paired again from the changed past, and
/// stand beside those that were paired; the rounds between stay as they were played. Whoever is
/// taken out of a round that was played leaves his opponent a win without play. Games of the last
/// round without a result count as drawn. Nothing is written.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    input: Input,
    /// A result: round, board, result, such as 3:5=1-0, 3:5=1/2, 3:5=+- or 3:5=none
    #[arg(long, value_name = "R:B=RESULT", value_parser = change("result"))]
    result: Vec<Change>,
    /// A bye: number, round, and full, half, zero or none, such as 12@4=half
    #[arg(long, value_name = "N@R=BYE", value_parser = change("bye"))]
    bye: Vec<Change>,
    /// A withdrawal: number, and the last round that the player plays, such as 7@3
    #[arg(long, value_name = "N@R", value_parser = change("withdraw"))]
    withdraw: Vec<Change>,
    /// A late entry: number, and the first round that the player plays, such as 9@2
    #[arg(long, value_name = "N@R", value_parser = change("enter"))]
    enter: Vec<Change>,
    /// Another system, such as dutch-2017, dubov-2026 or original
    #[arg(long, value_name = "SYSTEM", value_parser = change("system"))]
    system: Option<Change>,
    /// Another number of rounds
    #[arg(long, value_name = "N", value_parser = change("rounds"))]
    rounds: Option<Change>,
    /// Other tie-breaks, such as BH/C1,BH,SB
    #[arg(long, value_name = "LIST", value_parser = change("tie-breaks"))]
    tie_breaks: Option<Change>,
    /// Another acceleration: baku, ssa, ssa_halves, ssa_kept or none
    #[arg(long, value_name = "NAME", value_parser = change("acceleration"))]
    acceleration: Option<Change>,
    /// Only this round; all when left out
    #[arg(long, value_name = "N")]
    round: Option<u16>,
    /// Language of the tables
    #[arg(long, value_name = "LANGUAGE", default_value = "en", value_parser = language::LangParser)]
    lang: Lang,
    /// Print JSON, for programs (docs/what-if-json.md)
    #[arg(long)]
    json: bool,
}

fn change(kind: &'static str) -> impl TypedValueParser<Value = Change> {
    let read = move |text: String| notation::read(kind, &text);
    clap::builder::StringValueParser::new().try_map(read)
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
    let mut state = state_of(snapshot).map_err(|misfit| {
        Stop::bad_input(format!("{name} cannot be held by the desk: {misfit}."))
    })?;
    let mut changes = args.changes();
    declare_rounds(&mut state, &mut changes, name)?;
    if changes.is_empty() {
        return Err(Stop::bad_input(
            "No change is named. Say what would be different, such as --result 3:5=1-0, --bye \
             12@4=half, --withdraw 7@3, --enter 9@2, --system dubov-2026 or --rounds 9.",
        ));
    }
    let answer = what_if(&state, &changes).map_err(|fault| refused(&fault, snapshot, name))?;
    if let Some(code) = state.settings.swiss() {
        outcome::complain(&format!("as it stands: {code}\n"));
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
        Stop::bad_input(format!(
            "{name} does not declare the number of rounds, on which the pairing of the last rounds \
             depends. Add --rounds N."
        ))
    })?;
    state.settings.rounds = Some(said);
    changes.retain(|change| rounds(change).is_none());
    Ok(())
}

fn refused(fault: &Fault, snapshot: &Snapshot, name: &str) -> Stop {
    let more = match fault {
        Fault::UnknownPlayer { .. } => {
            format!(
                " Numbers are those of the starting list, of which there are {}.",
                snapshot.players.len()
            )
        }
        Fault::UnknownSystem { .. } => {
            let keys: Vec<&str> = System::ALL.into_iter().map(System::key).collect();
            format!(" There are {}.", keys.join(", "))
        }
        _ => String::new(),
    };
    Stop::bad_input(format!("{name}: {fault}.{more}"))
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
