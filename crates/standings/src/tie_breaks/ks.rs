//! KS (C.07:9.2): points scored against participants who have at least half of the maximum
//! possible score; `/L±n` moves the limit by half points. The same in 1998 (ssb-course:2.1.3, and
//! 2.1.3.1 for limits below 50 %).
//!
//! Readings: outside round robins final scores count as they are; in a round robin the maximum is
//! that of the games scheduled, not of the rounds, since somebody always rests when the number is
//! odd. Points by forfeit against a scheduled opponent count: they were scored against him.

use super::{Ground, Rule, round_term};
use crate::edition::Form;
use crate::exact::Ratio;
use crate::grammar::{Basis, TieBreak};
use crate::record::Record;
use crate::working::{Cut, Source, Working};

pub(super) struct Koya<'a> {
    ground: Ground<'a>,
    basis: Basis,
    /// Twice the score that opponents must have, in tenths.
    twice_limit: i64,
}

impl<'a> Koya<'a> {
    pub(super) fn new(ground: Ground<'a>, tie_break: TieBreak) -> Koya<'a> {
        let basis = ground.basis(tie_break);
        let games = match ground.form {
            Form::Swiss => ground.record.rounds,
            Form::Predetermined => most_games(ground.record),
        };
        let games = i64::try_from(games).unwrap_or(i64::MAX);
        let maximum = games * i64::from(ground.record.worth(basis).win.tenths());
        let twice_limit = maximum + 10 * i64::from(tie_break.modifiers.limit);
        Koya { ground, basis, twice_limit }
    }
}

/// Games that the schedule gives a participant.
fn most_games(record: &Record) -> usize {
    let games =
        |who: usize| record.row(who).iter().filter(|sheet| sheet.what.opponent().is_some()).count();
    (0..record.len()).map(games).max().unwrap_or(0)
}

impl Rule for Koya<'_> {
    fn work(&self, who: usize, working: &mut Working) {
        let record = self.ground.record;
        for (round, sheet) in record.row(who).iter().enumerate() {
            let Some(opponent) = sheet.what.opponent() else { continue };
            let theirs = i64::from(record.score(opponent, self.basis).tenths());
            let amount = Ratio::tenths(sheet.points(self.basis).tenths().into());
            let mut term = round_term(record, round, sheet, Source::OwnRound, amount);
            term.cut = (2 * theirs < self.twice_limit).then_some(Cut::BelowLimit);
            working.terms.push(term);
        }
        working.value_is_sum(Ratio::tenths(0));
    }
}
