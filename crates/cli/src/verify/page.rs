//! What was found, in words: a line for each round, and a last line with the verdict.

use std::collections::BTreeMap;

use ronde_desk::engine;
use ronde_desk::stored::{Departure, EntrantId, Pair, UnpairedCode};
use ronde_desk::verify::{
    Difference, Expected, Finding, JournalReport, Kind, Part, Report, RoundReport,
};
use ronde_report::journals;

use super::Verified;
use crate::language;
use crate::pair::words::{count, plain};

type Names = BTreeMap<EntrantId, String>;

/// The whole page.
pub(super) fn page(name: &str, verified: &[Verified], heads: &[Expected]) -> String {
    let mut text = String::new();
    for one in verified {
        for fault in &one.faults {
            text += &format!("{name}: {}\n", journals::fault(fault, language::current()));
        }
        for journal in one.report.journals() {
            text += &journal_page(journal);
        }
        for trouble in &one.report.troubles {
            text += &format!("  WRONG: {}\n", journals::trouble(trouble, language::current()));
        }
    }
    for head in heads {
        text += &format!("  WRONG: {}\n", missing_head(head));
    }
    text + &verdict(name, verified, heads)
}

/// A head that was written down and is not there.
pub(super) fn missing_head(head: &Expected) -> String {
    ronde_desk::verify::Trouble::HeadNotFound { expected: head.clone() }.to_string()
}

fn journal_page(journal: &JournalReport) -> String {
    let what = match journal.kind {
        Kind::Event => "event",
        Kind::Tournament if journal.shown => "tournament",
        Kind::Tournament => "tournament, hidden",
    };
    let undone = match journal.undone {
        0 => String::new(),
        undone => format!(", {undone} undone"),
    };
    let acts = count(journal.acts, "act");
    let title = if journal.name.is_empty() { &journal.journal } else { &journal.name };
    let mut text = format!("{} ({what}): {acts}{undone}\n", plain(title));
    text += &format!("  head {}\n", journal.head);
    text += &from_file(journal);
    for round in &journal.rounds {
        text += &line(round, &journal.names);
    }
    for trouble in &journal.troubles {
        text += &format!("  WRONG: {}\n", journals::trouble(trouble, language::current()));
    }
    text
}

/// Rounds that another program has paired are one line.
fn from_file(journal: &JournalReport) -> String {
    let came = |round: &&RoundReport| round.finding == Finding::FromFile;
    let rounds: Vec<u16> = journal.rounds.iter().filter(came).map(|round| round.round).collect();
    let Some(file) = &journal.imported else { return String::new() };
    let which = match rounds[..] {
        [] => return format!("  began with the file {}, which has no rounds\n", plain(file)),
        [only] => format!("round {only}"),
        [first, .., last] => format!("rounds {first} to {last}"),
    };
    format!("  {which}: from the file {}, not paired here (ronde check compares it)\n", plain(file))
}

fn line(round: &RoundReport, names: &Names) -> String {
    let back = if round.taken_back { ", taken back later" } else { "" };
    let act = format!("act {}{back}", round.act);
    let number = round.round;
    let this = engine::version();
    let by = |engine: &String| {
        if *engine == this { this.clone() } else { format!("paired by {engine}, this is {this}") }
    };
    match &round.finding {
        Finding::FromFile => String::new(),
        Finding::Agrees { engine } => format!("  round {number}: agrees ({act}, {})\n", by(engine)),
        Finding::Differs { engine, difference } => {
            let which = by(engine);
            let details = details(difference, names);
            format!("  round {number}: DIFFERS ({act}, {which})\n{details}")
        }
        Finding::NoAnswer { engine, why } => {
            let (which, why) = (by(engine), super::no_answer(why, language::current()));
            format!("  round {number}: CANNOT BE PAIRED AGAIN ({act}, {which}): {why}\n")
        }
        Finding::ByHand { departure, confirmed } => {
            let words = by_hand(departure);
            let doubt = if *confirmed { "" } else { "; NOT what was written down then" };
            format!("  round {number}: made by hand, {words}{doubt} ({act})\n")
        }
        Finding::Added { white, black } => {
            let pair = pair(Pair(*white, *black), names);
            format!("  round {number}: {pair} was added by hand ({act})\n")
        }
    }
}

fn by_hand(departure: &Departure) -> String {
    if departure.is_none() {
        return "as the engine would have".to_owned();
    }
    if !departure.no_engine.is_empty() {
        return "where the engine had no pairing".to_owned();
    }
    let (pairs, colours) = (departure.only_hand.len(), departure.colours.len());
    let parts = [
        (pairs > 0).then(|| format!("{} not the engine's", count(pairs, "board"))),
        (colours > 0).then(|| format!("{} with other colours", count(colours, "board"))),
        (pairs + colours == 0).then(|| "with fewer boards than the engine's".to_owned()),
    ];
    parts.into_iter().flatten().collect::<Vec<_>>().join(", ")
}

fn details(difference: &Difference, names: &Names) -> String {
    let mut text = String::new();
    let mut say = |words: String| text += &format!("    {words}\n");
    for it in &difference.pairs.only_hand {
        say(format!("only in the journal: {}", pair(*it, names)));
    }
    for it in &difference.pairs.only_engine {
        say(format!("only the engine's: {}", pair(*it, names)));
    }
    for it in &difference.pairs.colours {
        say(format!("the engine has the colours exchanged: {}", pair(*it, names)));
    }
    for it in &difference.unpaired_stored {
        say(format!("only in the journal: {}", unpaired(*it, names)));
    }
    for it in &difference.unpaired_engine {
        say(format!("only the engine's: {}", unpaired(*it, names)));
    }
    for part in &difference.also {
        say(other(*part).to_owned());
    }
    text
}

const fn other(part: Part) -> &'static str {
    match part {
        Part::Tables => "the same pairs sit at other tables",
        Part::Numbers => "the starting list of that moment is another",
        Part::Floats => "the floats are others",
        Part::Dropped => "other wishes not to meet had to be dropped",
    }
}

fn name(id: EntrantId, names: &Names) -> String {
    names.get(&id).map_or_else(|| format!("player {id}"), |name| plain(name))
}

fn pair(pair: Pair, names: &Names) -> String {
    format!("{} – {}", name(pair.0, names), name(pair.1, names))
}

fn unpaired((id, why): (EntrantId, UnpairedCode), names: &Names) -> String {
    let why = match why {
        UnpairedCode::PairingBye => "has the pairing-allocated bye",
        UnpairedCode::Full => "has a full-point bye",
        UnpairedCode::Half => "has a half-point bye",
        UnpairedCode::Zero => "is absent",
        UnpairedCode::ForfeitWin => "wins without an opponent",
        UnpairedCode::ForfeitLoss => "loses without an opponent",
    };
    format!("{} {why}", name(id, names))
}

/// The last line.
fn verdict(name: &str, verified: &[Verified], heads: &[Expected]) -> String {
    let reports = || verified.iter().map(|one| &one.report);
    let rounds = || reports().flat_map(Report::rounds);
    let number = |of: fn(&Finding) -> bool| rounds().filter(|round| of(&round.finding)).count();
    let wrong = verified.iter().map(|one| one.faults.len()).sum::<usize>()
        + reports().map(|report| report.troubles().count()).sum::<usize>()
        + heads.len();
    let differing = number(Finding::is_difference);
    let agreeing = number(|it| matches!(it, Finding::Agrees { .. }));
    let by_hand = number(|it| matches!(it, Finding::ByHand { .. } | Finding::Added { .. }));
    let acts = reports().flat_map(Report::journals).map(|it| it.acts).sum();
    let mut said = vec![count(acts, "act"), format!("{} paired again", count(agreeing, "round"))];
    if by_hand > 0 {
        said.push(format!("{by_hand} made by hand"));
    }
    let said = said.join(", ");
    match (wrong, differing) {
        (0, 0) => format!("{name} is good: {said}\n"),
        (0, rounds) => format!("{name} is intact, but {}: {said}\n", differ(rounds)),
        (faults, 0) => format!("{name} is NOT good: {} wrong; {said}\n", count(faults, "thing")),
        (faults, rounds) => {
            let things = count(faults, "thing");
            format!("{name} is NOT good: {things} wrong, {}; {said}\n", differ(rounds))
        }
    }
}

fn differ(rounds: usize) -> String {
    if rounds == 1 { "1 round differs".to_owned() } else { format!("{rounds} rounds differ") }
}
