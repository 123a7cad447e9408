//! `-c` and `-check`: every round again.

use std::fmt::Write;
use std::path::Path;

use ronde_formats::Severity;
use ronde_model::{PairingNumber, RoundNumber};
use ronde_report::problems;
use ronde_swiss::PairingError;
use ronde_swiss::check::{RoundCheck, Verdict};
use ronde_words::Lang;

use super::request::{Checklist, Request};
use super::{Streams, checklist, load};
use crate::check::tournament::Checked;
use crate::check::verdict::Differing;
use crate::load::Loaded;
use crate::outcome::{Outcome, Stop};
use crate::pair::choice::Caller;
use crate::pair::words::count;
use crate::pair::{concern, refusal};
use crate::save::save;

pub(super) fn run(
    request: &Request,
    only: Option<RoundNumber>,
    streams: &mut Streams<'_>,
) -> Result<Outcome, Stop> {
    let mut loaded = load(request)?;
    loaded.snapshot = checklist::accelerated(loaded.snapshot, request.baku);
    let mut checked = Checked::of(&loaded, &request.rulebook())?;
    if let Some(only) = only {
        checked.rounds.retain(|check| check.round == only);
        if checked.rounds.is_empty() {
            let name = &loaded.name;
            return Err(Stop::bad_input(format!("{name} holds no pairing of round {only}.")));
        }
    }
    errors(&loaded, streams);
    streams.complain(&concern::notes(&loaded, Lang::En));
    let assumed = checked.assumed_rounds(Lang::En);
    streams.complain(&assumed.map_or(String::new(), |it| format!("note: {it}\n")));
    let mut text = String::new();
    let mut list = String::new();
    for check in &checked.rounds {
        text += &round(&stem(request), &checked, check);
        if request.checklist != Checklist::None {
            writeln!(list, "Round #{}", check.round).ok();
            list += &checklist::page(&checked.scene(check.round), check.prescribed.as_ref());
        }
    }
    streams.print(&(text + "\n"))?;
    if let Some(path) = request.checklist_path(request.input.as_deref()) {
        save(&path, |target| target.write_all((list + checklist::LEGEND).as_bytes()))?;
    }
    Ok(finish(&loaded, &checked, streams))
}

/// The name of the file without its ending, as both programs print it.
fn stem(request: &Request) -> String {
    let stem = request.input.as_deref().and_then(Path::file_stem);
    stem.map_or("(stdin)".to_owned(), |stem| stem.to_string_lossy().into_owned())
}

fn errors(loaded: &Loaded, streams: &mut Streams<'_>) {
    let errors = loaded.problems.iter().filter(|it| it.severity() == Severity::Error);
    for problem in errors {
        let (name, line) = (&loaded.name, problem.line);
        let message = problems::told(problem, Lang::En).message;
        streams.complain(&format!("{name}, line {line}: {message}\n"));
    }
}

fn finish(loaded: &Loaded, checked: &Checked, streams: &mut Streams<'_>) -> Outcome {
    let tally = checked.tally(loaded.count(Severity::Error) > 0);
    let (differences, name) = (tally.differing_rounds(), &loaded.name);
    if differences > 0 {
        let rounds = count(differences, "round");
        let verb = if differences == 1 { "differs" } else { "differ" };
        streams.complain(&format!("{rounds} {verb}; `ronde check {name}` says why\n"));
    }
    let unpairable = checked.rounds.iter().any(|check| is_unpairable(&check.verdict));
    if unpairable { Outcome::Negative } else { tally.outcome() }
}

fn is_unpairable(verdict: &Verdict) -> bool {
    matches!(verdict, Verdict::CannotBePaired(PairingError::NoCompletePairing(_)))
}

/// The heading of a round, and what differs in it, checker's boards first.
fn round(name: &str, checked: &Checked, check: &RoundCheck) -> String {
    let number = check.round;
    let mut text = format!("{name}: Round #{number}\n");
    match &check.verdict {
        Verdict::Agrees => return text,
        verdict if check.prescribed.is_none() && !matches!(verdict, Verdict::CannotBePaired(_)) => {
            writeln!(text, "No valid pairing exists for round {number}.\n").ok();
            return text;
        }
        verdict if is_unpairable(verdict) => {
            writeln!(text, "No valid pairing exists for round {number}.\n").ok();
            return text;
        }
        Verdict::CannotBePaired(error) => {
            let scene = checked.scene(number);
            writeln!(text, "{}\n", refusal::stop_for(Caller::DropIn, &scene, name, error).words())
                .ok();
            return text;
        }
        _ => {}
    }
    let differing = Differing::of(&checked.scene(number), check);
    text += "  Checker pairings        Tournament pairings\n";
    for index in 0..differing.prescribed.len().max(differing.given.len()) {
        let (ours, theirs) = (differing.prescribed.get(index), differing.given.get(index));
        let line = format!("    {}                {}", cell(ours), cell(theirs));
        text += line.trim_end();
        text.push('\n');
    }
    text + "\n"
}

fn cell(row: Option<&(PairingNumber, Option<PairingNumber>)>) -> String {
    row.map_or(" ".repeat(9), |(white, black)| {
        format!("{:>3} - {:>3}", white.get(), black.map_or(0, PairingNumber::get))
    })
}
