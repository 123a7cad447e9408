//! Which point system the points column follows, where no record declares one (162, `XXS`, `BBW`
//! …).
//!
//! The usual 1-½-0 needs no record. Where it does not explain the points that the lines state, the
//! system that does is looked for, in this order:
//! 1. the usual systems ([`USUAL`]), the bye worth a win;
//! 2. the same with the bye worth what the lines of those who had it say;
//! 3. any system, if the results of the players determine what a win, a draw, a loss and the bye
//!    are worth, and at least as many further players confirm it.
//!
//! A system counts only if it explains the points of everybody. If several of one step do, nobody
//! knows which is meant.

use ronde_model::{Bye, Histories, Outcome, PointSystem, RoundEntry, Score, Snapshot, Unpaired};

use super::finish::Stated;

/// Tenths for a win, a draw and a loss.
const USUAL: [(i32, i32, i32); 3] = [(10, 5, 0), (20, 10, 0), (30, 10, 0)];

/// What the points column says.
pub(super) enum Finding {
    /// The usual system explains it, or nothing does.
    Nothing,
    /// This one explains it.
    Explained(PointSystem),
    /// Each of these explains it.
    Ambiguous(Vec<PointSystem>),
}

/// Looks for the system; `explains` says whether one gives everybody the points that are stated.
pub(super) fn find(
    snapshot: &Snapshot,
    histories: &Histories,
    stated: &[Stated],
    explains: impl Fn(PointSystem) -> bool,
) -> Finding {
    if explains(PointSystem::STANDARD) {
        return Finding::Nothing;
    }
    let equations = equations(snapshot, histories, stated);
    let plain = USUAL.map(|(win, draw, loss)| PointSystem::of(win, draw, loss));
    let with_bye = plain.iter().filter_map(|&system| with_bye(system, &equations)).collect();
    for candidates in [plain.to_vec(), with_bye, solved(&equations).into_iter().collect()] {
        let mut found: Vec<PointSystem> =
            candidates.into_iter().filter(|system| explains(*system)).collect();
        match found.len() {
            0 => {}
            1 => return Finding::Explained(found.remove(0)),
            _ => return Finding::Ambiguous(found),
        }
    }
    Finding::Nothing
}

/// Kinds of results whose worth is not known: wins, draws, losses, pairing-allocated byes.
const UNKNOWNS: usize = 4;
const BYE: usize = 3;

/// How many results of each kind a player has, and the tenths that they are worth together.
struct Equation {
    counts: [i128; UNKNOWNS],
    tenths: i128,
}

/// One for each player whose points are stated and whose results are all known.
fn equations(snapshot: &Snapshot, histories: &Histories, stated: &[Stated]) -> Vec<Equation> {
    let known = stated.iter().filter(|it| {
        let who = ronde_model::Participant::Player(it.number);
        let mut requests = snapshot.requests.iter();
        let mut given = snapshot.given_byes.iter();
        !requests.any(|request| request.who == who && request.bye != Bye::Zero)
            && !given.any(|bye| bye.who == it.number)
            && !snapshot.abnormal.iter().any(|record| record.who.contains(&who))
    });
    let equation = |it: &Stated| {
        let mut counts = [0; UNKNOWNS];
        for &entry in histories.row(snapshot.index_of(it.number)?) {
            match worth(entry) {
                Worth::Kind(kind) => counts[kind] += 1,
                Worth::Nothing => {}
                Worth::Open => return None,
            }
        }
        Some(Equation { counts, tenths: it.points.tenths().into() })
    };
    known.filter_map(equation).collect()
}

/// What a result adds to the equation of a player.
enum Worth {
    /// One of the unknowns.
    Kind(usize),
    Nothing,
    /// The result is not known yet.
    Open,
}

fn worth(entry: RoundEntry) -> Worth {
    match entry {
        RoundEntry::Played { outcome: Outcome::Win, .. }
        | RoundEntry::Forfeited { won: true, .. }
        | RoundEntry::Unpaired(Unpaired::Bye(Bye::Full) | Unpaired::ForfeitWin) => Worth::Kind(0),
        RoundEntry::Played { outcome: Outcome::Draw, .. }
        | RoundEntry::Unpaired(Unpaired::Bye(Bye::Half)) => Worth::Kind(1),
        RoundEntry::Played { outcome: Outcome::Loss, .. } => Worth::Kind(2),
        RoundEntry::Unpaired(Unpaired::PairingBye) => Worth::Kind(BYE),
        RoundEntry::Forfeited { won: false, .. }
        | RoundEntry::Unpaired(Unpaired::Bye(Bye::Zero) | Unpaired::ForfeitLoss)
        | RoundEntry::Absent => Worth::Nothing,
        RoundEntry::Unfinished { .. } => Worth::Open,
    }
}

/// The system with the bye worth what the first player says who had one.
fn with_bye(system: PointSystem, equations: &[Equation]) -> Option<PointSystem> {
    let first = equations.iter().find(|it| it.counts[BYE] > 0)?;
    let values = [system.white_win, system.white_draw, system.white_loss].map(Score::tenths);
    let others: i128 =
        first.counts.iter().zip(values).map(|(count, tenths)| count * i128::from(tenths)).sum();
    let (left, count) = (first.tenths - others, first.counts[BYE]);
    let bye = i32::try_from(left / count).ok()?;
    let fits = left % count == 0 && (0..system.white_win.tenths()).contains(&bye);
    fits.then_some(PointSystem { pairing_bye: Score::from_tenths(bye), ..system })
}

/// The only solution of the equations, if there is one that can be a point system.
fn solved(equations: &[Equation]) -> Option<PointSystem> {
    let occurs = |kind: &usize| equations.iter().any(|it| it.counts[*kind] > 0);
    let kinds: Vec<usize> = (0..UNKNOWNS).filter(occurs).collect();
    // Wins, draws and losses must be determined; without a bye it is worth a win, as in 162.
    if !kinds.starts_with(&[0, 1, 2]) || equations.len() < 2 * kinds.len() {
        return None;
    }
    let mut values = eliminate(equations, &kinds)?.into_iter();
    let (win, draw, loss) = (values.next()?, values.next()?, values.next()?);
    let bye = values.next().unwrap_or(win);
    let is_system = win > loss && win >= draw && draw >= loss && loss >= 0;
    let fits = is_system && (0..=win).contains(&bye);
    fits.then(|| PointSystem {
        pairing_bye: Score::from_tenths(bye),
        ..PointSystem::of(win, draw, loss)
    })
}

/// Gauss and Jordan in whole numbers: the value of each kind, if each is determined and whole.
fn eliminate(equations: &[Equation], kinds: &[usize]) -> Option<Vec<i32>> {
    let row = |it: &Equation| -> Vec<i128> {
        kinds.iter().map(|kind| it.counts[*kind]).chain([it.tenths]).collect()
    };
    let mut rows: Vec<Vec<i128>> = equations.iter().map(row).collect();
    for place in 0..kinds.len() {
        let pivot = (place..rows.len()).find(|index| rows[*index][place] != 0)?;
        rows.swap(place, pivot);
        let chosen = rows[place].clone();
        for (index, row) in rows.iter_mut().enumerate() {
            if index != place && row[place] != 0 {
                reduce(row, &chosen, place);
            }
        }
    }
    let value = |(place, row): (usize, &Vec<i128>)| {
        let (sum, count) = (row[kinds.len()], row[place]);
        (sum % count == 0).then(|| i32::try_from(sum / count).ok()).flatten()
    };
    rows.iter().take(kinds.len()).enumerate().map(value).collect()
}

/// Makes the entry of the row at this place zero, and its numbers as small as they can be.
fn reduce(row: &mut [i128], chosen: &[i128], place: usize) {
    let (own, other) = (row[place], chosen[place]);
    for (value, chosen) in row.iter_mut().zip(chosen) {
        *value = *value * other - chosen * own;
    }
    let divisor = row.iter().fold(0, |one, other| divisor(one, other.abs())).max(1);
    for value in row {
        *value /= divisor;
    }
}

/// The greatest common divisor.
fn divisor(one: i128, other: i128) -> i128 {
    if other == 0 { one } else { divisor(other, one % other) }
}
