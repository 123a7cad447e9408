//! The mini-table of C.07:6: points of the tied against each other.

use ronde_model::{Participant, Score};

use super::Ground;
use crate::edition::Form;
use crate::exact::{Ratio, divisor};
use crate::grammar::Basis;
use crate::record::{Sheet, What};

/// What a mini-table counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Measure {
    /// Match points, or the points of a player.
    MatchPoints,
    /// Game points.
    GamePoints,
    /// C.07:12.1, the lower the better.
    BoardCount,
    /// C.07:12.2: points on this board, from 1.
    TopBoard(u32),
    /// C.07:12.3: points without so many bottom boards.
    WithoutBottom(u32),
}

/// One row of a mini-table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EncounterRow {
    /// Whose row.
    pub who: Participant,
    /// Points against the others of the table; several meetings count their average.
    pub points: Ratio,
    /// Others of the table that were not met.
    pub missing: u32,
    /// The least and the most that the missing games could make of it.
    pub range: (Ratio, Ratio),
}

/// A mini-table, and into which groups it split its members.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Encounter {
    /// What was compared.
    pub measure: Measure,
    /// The rows, the best first.
    pub rows: Vec<EncounterRow>,
    /// The sizes of the groups, in order; one group if nobody was separated.
    pub groups: Vec<u32>,
}

/// How to fill a mini-table.
pub(super) struct Table<'a> {
    pub(super) ground: Ground<'a>,
    /// Forfeits count as games (`/P`, C.07:15.2).
    pub(super) with_forfeits: bool,
}

/// A row while it is computed: everything in units of a tenth divided by the common multiple.
struct Row {
    who: usize,
    points: i64,
    missing: i64,
}

impl<'a> Table<'a> {
    pub(super) fn new(ground: Ground<'a>, as_played: bool) -> Table<'a> {
        let with_forfeits =
            ground.edition.is_c07() && (as_played || ground.form == Form::Predetermined);
        Table { ground, with_forfeits }
    }

    /// The tied, in groups, the best first. Whoever is in one group is still tied.
    pub(super) fn split(
        &self,
        tied: &[usize],
        measure: Measure,
        log: &mut Vec<Encounter>,
    ) -> Vec<Vec<usize>> {
        let (mut rows, unit) = self.rows(tied, measure);
        let complete = rows.iter().all(|row| row.missing == 0);
        let (least, most) = self.bounds(measure, unit);
        rows.sort_by_key(|row| (-(row.points + row.missing * least), row.who));
        let sizes = match (complete, self.ground.edition.is_c07()) {
            (true, _) => equal_points(&rows),
            (false, true) => certain_leaders(&rows, least, most),
            // ssb-course:2.1.4: only if all of them have met.
            (false, false) => vec![rows.len()],
        };
        log.push(self.logged(measure, &rows, unit, (least, most), &sizes));
        let mut members = rows.into_iter().map(|row| row.who);
        sizes.into_iter().map(|size| members.by_ref().take(size).collect()).collect()
    }

    /// Points and missing games of each, and the unit of the points: so many to a tenth.
    fn rows(&self, tied: &[usize], measure: Measure) -> (Vec<Row>, i64) {
        let mut sorted = tied.to_vec();
        sorted.sort_unstable();
        let meetings: Vec<Vec<(usize, i64, i64)>> =
            sorted.iter().map(|who| self.meetings(*who, &sorted, measure)).collect();
        let counts = meetings.iter().flatten().map(|(_, _, count)| *count);
        let unit = counts.fold(1, |unit, count| unit / divisor(unit, count) * count);
        let others = i64::try_from(sorted.len()).unwrap_or(i64::MAX) - 1;
        let rows = sorted.iter().zip(meetings).map(|(who, met)| Row {
            who: *who,
            points: met.iter().map(|(_, points, count)| points * (unit / count)).sum(),
            missing: others - i64::try_from(met.len()).unwrap_or(0),
        });
        (rows.collect(), unit)
    }

    /// For each other of the table that was met: his place, the points made in all, the meetings.
    fn meetings(&self, who: usize, sorted: &[usize], measure: Measure) -> Vec<(usize, i64, i64)> {
        let mut met: Vec<(usize, i64, i64)> = Vec::new();
        if let Some(mixed) = self.ground.record.mixed(who) {
            // Players of several teams were met in a round: everything against a team is one sum.
            let tied = mixed.iter().filter(|(other, _)| sorted.binary_search(other).is_ok());
            return tied.map(|(other, points)| (*other, i64::from(points.tenths()), 1)).collect();
        }
        for (round, sheet) in self.ground.record.row(who).iter().enumerate() {
            let Some(opponent) = self.met(sheet) else { continue };
            if sorted.binary_search(&opponent).is_err() {
                continue;
            }
            let points = self.points(who, round, sheet, measure);
            match met.iter_mut().find(|(other, _, _)| *other == opponent) {
                Some((_, sum, count)) => (*sum, *count) = (*sum + points, *count + 1),
                None => met.push((opponent, points, 1)),
            }
        }
        met
    }

    fn met(&self, sheet: &Sheet) -> Option<usize> {
        match sheet.what {
            What::Played { opponent, .. } => Some(opponent),
            What::Forfeited { opponent, .. } if self.with_forfeits => opponent,
            _ => None,
        }
    }

    /// Points of one meeting, in tenths, the higher the better.
    fn points(&self, who: usize, round: usize, sheet: &Sheet, measure: Measure) -> i64 {
        let boards = || self.ground.record.on_boards(who, round);
        let tenths = |score: &Score| i64::from(score.tenths());
        match measure {
            Measure::MatchPoints => tenths(&sheet.points(Basis::Match)),
            Measure::GamePoints => tenths(&sheet.points(Basis::Game)),
            Measure::BoardCount => {
                -(1..).zip(boards()).map(|(board, points)| board * tenths(points)).sum::<i64>()
            }
            Measure::TopBoard(board) => boards().get(board as usize - 1).map_or(0, tenths),
            Measure::WithoutBottom(without) => {
                let counted = self.ground.record.boards.saturating_sub(without as usize);
                boards().iter().take(counted).map(tenths).sum()
            }
        }
    }

    /// What a missing game can give, in the unit of the points.
    fn bounds(&self, measure: Measure, unit: i64) -> (i64, i64) {
        let basis = match measure {
            Measure::MatchPoints => Basis::Match,
            _ => Basis::Game,
        };
        let worth = self.ground.record.worth(basis);
        (i64::from(worth.loss.tenths()) * unit, i64::from(worth.win.tenths()) * unit)
    }

    fn logged(
        &self,
        measure: Measure,
        rows: &[Row],
        unit: i64,
        (least, most): (i64, i64),
        sizes: &[usize],
    ) -> Encounter {
        let ratio = |points: i64| Ratio::new(points, 10 * unit).unwrap_or(Ratio::whole(0));
        let count = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
        let row = |row: &Row| EncounterRow {
            who: self.ground.record.participants[row.who],
            points: ratio(row.points),
            missing: u32::try_from(row.missing).unwrap_or(0),
            range: (
                ratio(row.points + row.missing * least),
                ratio(row.points + row.missing * most),
            ),
        };
        Encounter {
            measure,
            rows: rows.iter().map(row).collect(),
            groups: sizes.iter().copied().map(count).collect(),
        }
    }
}

/// C.07:6.2: all have met, so points decide.
fn equal_points(rows: &[Row]) -> Vec<usize> {
    rows.chunk_by(|left, right| left.points == right.points).map(<[Row]>::len).collect()
}

/// C.07:6.3: who is alone on top whatever the missing games bring is first; then the second, and
/// so on. The others stay together.
fn certain_leaders(rows: &[Row], least: i64, most: i64) -> Vec<usize> {
    let mut best_after = vec![i64::MIN; rows.len() + 1];
    for (place, row) in rows.iter().enumerate().rev() {
        best_after[place] = best_after[place + 1].max(row.points + row.missing * most);
    }
    let certain =
        |(place, row): &(usize, &Row)| row.points + row.missing * least > best_after[*place + 1];
    let leaders = rows.iter().enumerate().take_while(certain).count();
    let mut sizes = vec![1; leaders];
    if leaders < rows.len() {
        sizes.push(rows.len() - leaders);
    }
    sizes
}
