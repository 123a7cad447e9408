//! Virtual points in the form of JaVaFo: a line for each player, a value for each round.

use ronde_model::{Participant, RoundNumber, RoundSpan, Score, VirtualPoints};

use super::row::Row;
use super::{MOST_PLAYERS, Sheet};
use crate::trf::Flavour;
use crate::trf::columns::LIST_STRIDE;
use crate::trf::columns::acceleration::{PLAYER, POINTS};

/// Writes `XXA` lines for the players who have virtual points. Ranges that overlap add up.
pub(super) fn write(sheet: &mut Sheet<'_>) {
    let all = &sheet.snapshot.accelerations;
    if !matches!(sheet.flavour, Flavour::TrfX | Flavour::Bbp) {
        return sheet.no_place("virtual points", all.len());
    }
    let of_teams = all.iter().filter(|points| points.first.player().is_none()).count();
    sheet.no_place("virtual points of teams", of_teams);
    if all.is_empty() {
        return;
    }
    let table = Table::of(sheet);
    for (player, values) in sheet.snapshot.players.iter().zip(table.rows()) {
        let used = values.iter().rposition(|points| *points != 0).map_or(0, |last| last + 1);
        if used == 0 || player.number.get() > MOST_PLAYERS {
            continue;
        }
        let mut row = Row::new("XXA", Some(player.number.get()));
        row.number(PLAYER, "number", player.number);
        for (round, points) in values[..used].iter().enumerate() {
            let points = Score::from_tenths(i32::try_from(*points).unwrap_or(i32::MAX));
            row.number(POINTS.nth(round, LIST_STRIDE), "virtual points", points);
        }
        sheet.row(row);
    }
}

/// Tenths of points of every player in every round.
///
/// Each range is entered at its four corners only and the sums are made once at the end: a file may
/// have a hundred thousand ranges over everybody and every round.
struct Table {
    rounds: usize,
    tenths: Vec<i64>,
}

impl Table {
    fn of(sheet: &Sheet<'_>) -> Table {
        let players = sheet.snapshot.players.len();
        let last = |points: &VirtualPoints| last_round(sheet, points.rounds) + 1;
        let rounds = sheet.snapshot.accelerations.iter().map(last).max().unwrap_or(0) + 1;
        let mut table = Table { rounds, tenths: vec![0; (players + 1) * rounds] };
        for points in &sheet.snapshot.accelerations {
            table.enter(sheet, points);
        }
        table.sum_up();
        table
    }

    fn enter(&mut self, sheet: &Sheet<'_>, points: &VirtualPoints) {
        let (Participant::Player(first), Participant::Player(last)) = (points.first, points.last)
        else {
            return;
        };
        let players = &sheet.snapshot.players;
        let from = players.partition_point(|player| player.number < first);
        let to = players.partition_point(|player| player.number <= last);
        let (start, end) = (points.rounds.first.index(), last_round(sheet, points.rounds) + 1);
        if from >= to || start >= end {
            return;
        }
        let tenths = i64::from(points.points.tenths());
        self.tenths[from * self.rounds + start] += tenths;
        self.tenths[from * self.rounds + end] -= tenths;
        self.tenths[to * self.rounds + start] -= tenths;
        self.tenths[to * self.rounds + end] += tenths;
    }

    fn sum_up(&mut self) {
        for place in 1..self.tenths.len() {
            if place % self.rounds > 0 {
                self.tenths[place] += self.tenths[place - 1];
            }
        }
        for place in self.rounds..self.tenths.len() {
            self.tenths[place] += self.tenths[place - self.rounds];
        }
    }

    fn rows(&self) -> impl Iterator<Item = &[i64]> {
        self.tenths.chunks(self.rounds)
    }
}

/// Index of the last round of the span that can be played. A span without an end, in an event whose
/// number of rounds is not declared, reaches to the round that is paired next.
fn last_round(sheet: &Sheet<'_>, rounds: RoundSpan) -> usize {
    let next = sheet.snapshot.rounds.len();
    match sheet.snapshot.rules.declared_rounds.map(usize::from) {
        Some(declared) => rounds.last.index().min(declared.max(1) - 1),
        None if rounds.last == RoundNumber::MAX => next.max(rounds.first.index()),
        None => rounds.last.index(),
    }
}
