//! What was found, in words: a line for each round, and a last line with the verdict.

use std::collections::BTreeMap;

use ronde_desk::engine;
use ronde_desk::stored::{Departure, EntrantId, Pair, UnpairedCode};
use ronde_desk::verify::{
    Difference, Expected, Finding, JournalReport, Kind, Part, Report, RoundReport,
};
use ronde_report::journals;
use ronde_words::{CliVerifyWords, fill};

use super::Verified;
use crate::language;
use crate::pair::words::plain;

type Names = BTreeMap<EntrantId, String>;

fn words() -> &'static CliVerifyWords {
    CliVerifyWords::of(language::current())
}

/// A line that says that something is wrong.
fn wrong(what: &dyn std::fmt::Display) -> String {
    format!("  {}\n", fill!(words().wrong, what = what))
}

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
            text += &wrong(&journals::trouble(trouble, language::current()));
        }
    }
    for head in heads {
        text += &wrong(&missing_head(head));
    }
    text + &verdict(name, verified, heads)
}

/// A head that was written down and is not there.
pub(super) fn missing_head(head: &Expected) -> String {
    let missing = ronde_desk::verify::Trouble::HeadNotFound { expected: head.clone() };
    journals::trouble(&missing, language::current())
}

fn journal_page(journal: &JournalReport) -> String {
    let w = words();
    let what = match journal.kind {
        Kind::Event => w.event,
        Kind::Tournament if journal.shown => w.tournament,
        Kind::Tournament => w.tournament_hidden,
    };
    let undone = match journal.undone {
        0 => String::new(),
        undone => format!(", {}", fill!(w.undone, n = undone)),
    };
    let acts = fill!(w.acts, n = journal.acts);
    let title = if journal.name.is_empty() { &journal.journal } else { &journal.name };
    let mut text = format!("{} ({what}): {acts}{undone}\n", plain(title));
    text += &format!("  {}\n", fill!(w.head, head = journal.head));
    text += &from_file(journal);
    for round in &journal.rounds {
        text += &line(round, &journal.names);
    }
    for trouble in &journal.troubles {
        text += &wrong(&journals::trouble(trouble, language::current()));
    }
    text
}

/// Rounds that another program has paired are one line.
fn from_file(journal: &JournalReport) -> String {
    let came = |round: &&RoundReport| round.finding == Finding::FromFile;
    let rounds: Vec<u16> = journal.rounds.iter().filter(came).map(|round| round.round).collect();
    let Some(file) = &journal.imported else { return String::new() };
    let (w, file) = (words(), plain(file));
    let told = match rounds[..] {
        [] => fill!(w.began_with_file, file = file),
        [only] => fill!(w.round_from_file, n = only, file = file),
        [first, .., last] => fill!(w.rounds_from_file, first = first, last = last, file = file),
    };
    format!("  {told}\n")
}

fn line(round: &RoundReport, names: &Names) -> String {
    let (w, n) = (words(), round.round);
    let act = if round.taken_back {
        fill!(w.act_taken_back, n = round.act)
    } else {
        fill!(w.act, n = round.act)
    };
    let mut more = String::new();
    let told = match &round.finding {
        Finding::FromFile => return String::new(),
        Finding::Agrees { engine } => {
            fill!(w.agrees, n = n, act = act, engine = paired_by(engine))
        }
        Finding::Differs { engine, difference } => {
            more = details(difference, names);
            fill!(w.differs, n = n, act = act, engine = paired_by(engine))
        }
        Finding::NoAnswer { engine, why } => {
            let why = super::no_answer(why, language::current());
            fill!(w.no_answer, n = n, act = act, engine = paired_by(engine), why = why)
        }
        Finding::ByHand { departure, confirmed: true } => {
            fill!(w.by_hand, n = n, how = by_hand(departure), act = act)
        }
        Finding::ByHand { departure, confirmed: false } => {
            fill!(w.by_hand_otherwise, n = n, how = by_hand(departure), act = act)
        }
        Finding::Added { white, black } => {
            fill!(w.pair_added, n = n, pair = pair(Pair(*white, *black), names), act = act)
        }
    };
    format!("  {told}\n{more}")
}

/// This engine, or another and this.
fn paired_by(engine: &str) -> String {
    let this = engine::version();
    if engine == this { this } else { fill!(words().paired_by, engine = engine, this = this) }
}

fn by_hand(departure: &Departure) -> String {
    let w = words();
    if departure.is_none() {
        return w.as_engine.to_owned();
    }
    if !departure.no_engine.is_empty() {
        return w.engine_had_none.to_owned();
    }
    let (pairs, colours) = (departure.only_hand.len(), departure.colours.len());
    let parts = [
        (pairs > 0).then(|| fill!(w.boards_not_engine, n = pairs)),
        (colours > 0).then(|| fill!(w.boards_other_colours, n = colours)),
        (pairs + colours == 0).then(|| w.fewer_boards.to_owned()),
    ];
    parts.into_iter().flatten().collect::<Vec<_>>().join(", ")
}

fn details(difference: &Difference, names: &Names) -> String {
    let (w, mut text) = (words(), String::new());
    let mut say = |words: String| text += &format!("    {words}\n");
    for it in &difference.pairs.only_hand {
        say(fill!(w.only_journal, what = pair(*it, names)));
    }
    for it in &difference.pairs.only_engine {
        say(fill!(w.only_engine, what = pair(*it, names)));
    }
    for it in &difference.pairs.colours {
        say(fill!(w.colours_exchanged, what = pair(*it, names)));
    }
    for it in &difference.unpaired_stored {
        say(fill!(w.only_journal, what = unpaired(*it, names)));
    }
    for it in &difference.unpaired_engine {
        say(fill!(w.only_engine, what = unpaired(*it, names)));
    }
    for part in &difference.also {
        say(other(*part).to_owned());
    }
    text
}

fn other(part: Part) -> &'static str {
    let w = words();
    match part {
        Part::Tables => w.other_tables,
        Part::Numbers => w.other_numbers,
        Part::Floats => w.other_floats,
        Part::Dropped => w.other_dropped,
    }
}

fn name(id: EntrantId, names: &Names) -> String {
    names.get(&id).map_or_else(|| fill!(words().player, id = id), |name| plain(name))
}

fn pair(pair: Pair, names: &Names) -> String {
    format!("{} – {}", name(pair.0, names), name(pair.1, names))
}

fn unpaired((id, why): (EntrantId, UnpairedCode), names: &Names) -> String {
    let (w, who) = (words(), name(id, names));
    match why {
        UnpairedCode::PairingBye => fill!(w.has_pairing_bye, who = who),
        UnpairedCode::Full => fill!(w.has_full_bye, who = who),
        UnpairedCode::Half => fill!(w.has_half_bye, who = who),
        UnpairedCode::Zero => fill!(w.is_absent, who = who),
        UnpairedCode::ForfeitWin => fill!(w.wins_alone, who = who),
        UnpairedCode::ForfeitLoss => fill!(w.loses_alone, who = who),
    }
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
    let acts: usize = reports().flat_map(Report::journals).map(|it| it.acts).sum();
    let w = words();
    let mut said = vec![fill!(w.acts, n = acts), fill!(w.paired_again, n = agreeing)];
    if by_hand > 0 {
        said.push(fill!(w.made_by_hand, n = by_hand));
    }
    let said = said.join(", ");
    let (things, differ) =
        (fill!(w.things_wrong, n = wrong), fill!(w.rounds_differ, n = differing));
    let verdict = match (wrong, differing) {
        (0, 0) => fill!(w.good, name = name, said = said),
        (0, _) => fill!(w.intact, name = name, differ = differ, said = said),
        (_, 0) => fill!(w.not_good, name = name, things = things, said = said),
        _ => fill!(w.not_good_differs, name = name, things = things, differ = differ, said = said),
    };
    verdict + "\n"
}
