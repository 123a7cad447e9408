//! The verdict on one round in words.

use std::fmt::Write;

use ronde_model::PairingNumber;
use ronde_swiss::check::{Decider, Departure, RoundCheck, Verdict};
use ronde_swiss::dutch::{Criterion, Quality};
use ronde_swiss::legality::Violation;
use ronde_swiss::{Board, Book, PairingError};

use crate::pair::refusal;
use crate::pair::scene::Scene;
use crate::pair::words;

/// The verdict and what it rests on, indented; nothing for a round that agrees.
pub(super) fn words(scene: &Scene<'_>, name: &str, check: &RoundCheck) -> String {
    let round = check.round;
    let mut text = match &check.verdict {
        Verdict::Agrees => return String::new(),
        Verdict::Illegal(broken) => {
            let mut text = format!("  round {round}: illegal\n");
            for violation in broken {
                writeln!(text, "    {}", violation_words(scene, *violation)).ok();
            }
            text
        }
        Verdict::NotPrescribed(departure) => {
            let head = format!("  round {round}: legal, but not the prescribed pairing\n");
            head + &departure_words(scene, departure)
        }
        Verdict::ColoursDiffer(_) => {
            format!("  round {round}: the prescribed pairs, but not the prescribed colours\n")
        }
        Verdict::CannotBePaired(error) => return not_checked(scene, name, check, error),
    };
    text += &side_by_side(scene, check);
    text
}

fn not_checked(scene: &Scene<'_>, name: &str, check: &RoundCheck, error: &PairingError) -> String {
    let why = refusal::stop(scene, name, error).words();
    let mut text = format!("  round {}: cannot be checked\n", check.round);
    for line in why.lines() {
        writeln!(text, "    {line}").ok();
    }
    text
}

/// What a round breaks, with names and the article in the edition's numbering.
pub(crate) fn violation_words(scene: &Scene<'_>, violation: Violation) -> String {
    let name = |number: PairingNumber| scene.named(number);
    let what = match violation {
        Violation::Rematch(one, other, round) => {
            format!("{} and {} have met in round {round}", name(one), name(other))
        }
        Violation::Prohibited(one, other) => {
            format!("the organiser forbids {} and {} to meet", name(one), name(other))
        }
        Violation::ByeBarred(who, round) => {
            format!("{} has the bye, which round {round} bars", name(who))
        }
        Violation::SameAbsolutePreference(one, other, colour) => {
            let colour = words::colour(colour);
            format!("{} and {} must both have {colour}", name(one), name(other))
        }
        Violation::ColourDenied(who, colour) => {
            format!("{} has {}, which may not be", name(who), words::colour(colour))
        }
        Violation::ByeTooMany(who) => format!("the bye of {} is one too many", name(who)),
    };
    format!("{what}: {}", article(scene, violation))
}

/// The article, under its number in the edition: C1 was C.1, and B1a long before.
pub(crate) fn article(scene: &Scene<'_>, violation: Violation) -> String {
    Book::of(scene.system).broken(violation)
}

fn departure_words(scene: &Scene<'_>, departure: &Departure) -> String {
    let bracket = format!("in the bracket of {} points", departure.bracket);
    let order = Book::of(scene.system).order;
    let text = match departure.decided_by {
        Decider::Criterion(criterion) => {
            let values = values(departure, criterion);
            format!("{bracket} it is worse in {}: {values}", words::criterion_in_full(criterion))
        }
        Decider::Order => {
            format!("{bracket} it is as good, but comes later in the order of {order}")
        }
        Decider::Procedure | Decider::Step { .. } => format!(
            "{bracket} the procedure of the book ({}) ends with other pairs; `ronde pair --round \
             {} --reasons` shows its steps",
            scene.system, scene.round
        ),
        Decider::EngineFault(criterion) => {
            let values = values(departure, criterion);
            let criterion = words::criterion_in_full(criterion);
            format!(
                "{bracket} it is better in {criterion}: {values}. That cannot be: please report \
                 this file"
            )
        }
    };
    format!("    {text}\n")
}

/// `2 in the file, 0 prescribed`.
fn values(departure: &Departure, criterion: Criterion) -> String {
    let value = |quality: &Quality| {
        let all = words::criteria(quality);
        let found = all.into_iter().find(|(which, _)| *which == criterion);
        found.and_then(|(_, value)| value).unwrap_or_else(|| "0".to_owned())
    };
    let Some((prescribed, given)) = &departure.qualities else { return String::new() };
    format!("{} in the file, {} prescribed", value(given), value(prescribed))
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
    let mut text = format!("      {:<16}    {}\n", "prescribed", "in the file");
    for index in 0..differing.prescribed.len().max(differing.given.len()) {
        let (ours, theirs) = (differing.prescribed.get(index), differing.given.get(index));
        let line = format!("      {:<16}    {}", cell(ours), cell(theirs));
        text += line.trim_end();
        text.push('\n');
    }
    text
}

fn cell(row: Option<&Row>) -> String {
    match row {
        None => String::new(),
        Some((white, Some(black))) => format!("{white:>5} – {black}"),
        Some((number, None)) => format!("{number:>5} bye"),
    }
}
