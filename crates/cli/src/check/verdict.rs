//! The verdict on one round in words.

use std::fmt::Write;

use ronde_model::PairingNumber;
use ronde_report::{articles, systems};
use ronde_swiss::check::{Decider, Departure, RoundCheck, Verdict};
use ronde_swiss::dutch::{Criterion, Quality};
use ronde_swiss::legality::Violation;
use ronde_swiss::{Board, PairingError};
use ronde_words::{CheckWords, Lang, PaperWords, fill};
use unicode_width::UnicodeWidthStr;

use crate::pair::refusal;
use crate::pair::scene::Scene;
use crate::pair::words;

/// The verdict and what it rests on, indented; nothing for a round that agrees.
pub(super) fn words(scene: &Scene<'_>, name: &str, check: &RoundCheck) -> String {
    let (w, round) = (CheckWords::of(scene.lang()), check.round);
    let mut text = match &check.verdict {
        Verdict::Agrees => return String::new(),
        Verdict::Illegal(broken) => {
            let mut text = format!("  {}\n", fill!(w.illegal, round = round));
            for violation in broken {
                writeln!(text, "    {}", violation_words(scene, *violation)).ok();
            }
            text
        }
        Verdict::NotPrescribed(departure) => {
            let head = format!("  {}\n", fill!(w.not_prescribed, round = round));
            head + &departure_words(scene, departure)
        }
        Verdict::ColoursDiffer(_) => format!("  {}\n", fill!(w.colours, round = round)),
        Verdict::CannotBePaired(error) => return not_checked(scene, name, check, error),
    };
    text += &side_by_side(scene, check);
    text
}

fn not_checked(scene: &Scene<'_>, name: &str, check: &RoundCheck, error: &PairingError) -> String {
    let why = refusal::stop(scene, name, error).words();
    let w = CheckWords::of(scene.lang());
    let mut text = format!("  {}\n", fill!(w.cannot, round = check.round));
    for line in why.lines() {
        writeln!(text, "    {line}").ok();
    }
    text
}

/// What a round breaks, with names and the article in the edition's numbering.
pub(crate) fn violation_words(scene: &Scene<'_>, violation: Violation) -> String {
    let w = CheckWords::of(scene.lang());
    // An old book is cited with its name, which is a word.
    let book = systems::in_head(scene.system, scene.lang());
    let article = article(scene, violation).replace(&scene.system.to_string(), &book);
    let name = |number: PairingNumber| scene.named(number);
    match violation {
        Violation::Rematch(one, other, round) => {
            fill!(w.met, a = name(one), b = name(other), n = round, article = article)
        }
        Violation::Prohibited(one, other) => {
            fill!(w.prohibited, a = name(one), b = name(other), article = article)
        }
        Violation::ByeBarred(who, round) => {
            fill!(w.bye_barred, a = name(who), n = round, article = article)
        }
        Violation::SameAbsolutePreference(one, other, colour) => {
            let (a, b, colour) = (name(one), name(other), scene.colour(colour));
            fill!(w.same_colour, a = a, b = b, colour = colour, article = article)
        }
        Violation::ColourDenied(who, colour) => {
            let colour = scene.colour(colour);
            fill!(w.colour_denied, a = name(who), colour = colour, article = article)
        }
        Violation::ByeTooMany(who) => fill!(w.bye_too_many, a = name(who), article = article),
    }
}

/// The article, under its number in the edition: C1 was C.1, and B1a long before.
pub(crate) fn article(scene: &Scene<'_>, violation: Violation) -> String {
    scene.book().broken(violation)
}

fn departure_words(scene: &Scene<'_>, departure: &Departure) -> String {
    let (w, lang, points) = (CheckWords::of(scene.lang()), scene.lang(), departure.bracket);
    let text = match departure.decided_by {
        Decider::Criterion(criterion) => {
            let values = values(departure, criterion, lang);
            let criterion = words::criterion_in_full(criterion, lang);
            fill!(w.worse, points = points, criterion = criterion, values = values)
        }
        Decider::Order => {
            fill!(w.later, points = points, order = scene.book().order)
        }
        Decider::Procedure | Decider::Step { .. } => {
            let system = systems::in_head(scene.system, lang);
            fill!(w.procedure, points = points, system = system, round = scene.round)
        }
        Decider::EngineFault(criterion) => {
            let values = values(departure, criterion, lang);
            let criterion = words::criterion_in_full(criterion, lang);
            fill!(w.own_mistake, points = points, criterion = criterion, values = values)
        }
    };
    format!("    {text}\n")
}

/// `2 in the file, 0 prescribed`.
fn values(departure: &Departure, criterion: Criterion, lang: Lang) -> String {
    let value = |quality: &Quality| {
        let all = articles::values(quality, lang);
        let found = all.into_iter().find(|(which, _)| *which == criterion);
        found.and_then(|(_, value)| value).unwrap_or_else(|| "0".to_owned())
    };
    let Some((prescribed, given)) = &departure.qualities else { return String::new() };
    let w = CheckWords::of(lang);
    fill!(w.values, given = value(given), prescribed = value(prescribed))
}

/// A line of one of the two columns: a board, or the bye.
type Row = (PairingNumber, Option<PairingNumber>);

/// Boards of the prescribed round that the file does not have, and the other way round.
pub(crate) struct Differing {
    /// Only in the prescribed round.
    pub(crate) prescribed: Vec<Row>,
    /// Only in the file.
    pub(crate) given: Vec<Row>,
}

impl Differing {
    /// Compares; both sides in board order.
    pub(crate) fn of(scene: &Scene<'_>, check: &RoundCheck) -> Differing {
        let prescribed = check.prescribed.as_ref();
        let ours = rows(
            prescribed.map_or(&[][..], |pairing| &pairing.boards),
            prescribed.map_or(&[][..], |pairing| pairing.bye.as_slice()),
        );
        let mut theirs = rows(&check.given, &check.given_byes);
        theirs.sort_by_key(|&(white, black)| board_order(scene, white, black));
        let only = |rows: &[Row], others: &[Row]| {
            rows.iter().copied().filter(|row| !others.contains(row)).collect()
        };
        Differing { prescribed: only(&ours, &theirs), given: only(&theirs, &ours) }
    }
}

fn rows(boards: &[Board], byes: &[PairingNumber]) -> Vec<Row> {
    let boards = boards.iter().map(|board| (board.white, Some(board.black)));
    boards.chain(byes.iter().map(|&number| (number, None))).collect()
}

/// C.04.2:3.6, the bye after all boards.
fn board_order(
    scene: &Scene<'_>,
    white: PairingNumber,
    black: Option<PairingNumber>,
) -> (bool, i32, i32, u32) {
    let rank = |number: PairingNumber| {
        let seed = scene.entrant(number).map_or(number.get(), |entrant| entrant.seed);
        (-scene.score(number).tenths(), seed)
    };
    let (first, second) = (rank(white), rank(black.unwrap_or(white)));
    (black.is_none(), first.0.min(second.0), first.0 + second.0, first.min(second).1)
}

fn side_by_side(scene: &Scene<'_>, check: &RoundCheck) -> String {
    let differing = Differing::of(scene, check);
    let w = CheckWords::of(scene.lang());
    let line = |ours: &str, theirs: &str| {
        let blanks = " ".repeat(COLUMN.saturating_sub(ours.width()));
        format!("      {ours}{blanks}    {theirs}").trim_end().to_owned() + "\n"
    };
    let mut text = line(w.prescribed, w.in_file);
    let bye = PaperWords::of(scene.lang()).bye;
    for index in 0..differing.prescribed.len().max(differing.given.len()) {
        let (ours, theirs) = (differing.prescribed.get(index), differing.given.get(index));
        text += &line(&cell(ours, bye), &cell(theirs, bye));
    }
    text
}

/// Cells of the terminal for the boards of one side.
const COLUMN: usize = 16;

fn cell(row: Option<&Row>, bye: &str) -> String {
    match row {
        None => String::new(),
        Some((white, Some(black))) => format!("{white:>5} – {black}"),
        Some((number, None)) => format!("{number:>5} {bye}"),
    }
}
