//! C.07:15 and 16: what an opponent's score counts, and what stands in the place of an opponent
//! who was not met. The rules of 1998 (ssb-course:1) have their own answer to both.

use std::sync::OnceLock;

use ronde_model::{Participant, Score};

use super::{Record, Sheet, What};
use crate::edition::{Edition, Form};
use crate::exact::Ratio;
use crate::grammar::{Basis, Modifiers};
use crate::tie_breaks::Ground;
use crate::working::{Cap, Source, Term, Unplayed};

/// One round as Buchholz and Sonneborn-Berger see it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Contribution {
    pub(crate) round: usize,
    pub(crate) opponent: Option<usize>,
    pub(crate) unplayed: Option<Unplayed>,
    pub(crate) source: Source,
    /// The score that counts: the opponent's, the dummy's or one's own.
    pub(crate) score: Score,
    /// Points of the round, match and game.
    pub(crate) points: [Score; 2],
}

impl Contribution {
    /// As an addend of a working.
    pub(crate) fn term(&self, record: &Record, times: Option<Score>, amount: Ratio) -> Term {
        let against = |opponent: usize| -> Participant { record.participants[opponent] };
        Term {
            round: record.number(self.round),
            against: self.opponent.map(against),
            unplayed: self.unplayed,
            source: self.source,
            times,
            amount,
            cut: None,
        }
    }
}

/// What many tie-breaks ask for, computed when the first of them does; columns are computed side by
/// side.
#[derive(Debug, Default)]
pub(crate) struct Shared {
    /// The tournament with its final round drawn (C.07:8.3).
    fore: OnceLock<Record>,
    /// What scores count for others, by kind of points: as played, and in the fore mode.
    counted: [[OnceLock<Vec<Score>>; 2]; 2],
}

/// The opponents' scores under the rules of an edition, for one kind of points.
pub(crate) struct Opponents<'a> {
    record: &'a Record,
    edition: Edition,
    form: Form,
    basis: Basis,
    as_played: bool,
    counted: &'a [Score],
}

impl<'a> Opponents<'a> {
    pub(crate) fn new(ground: &Ground<'a>, basis: Basis, modifiers: Modifiers) -> Opponents<'a> {
        let record = if modifiers.fore {
            ground.shared.fore.get_or_init(|| ground.record.fore())
        } else {
            ground.record
        };
        let (edition, form) = (ground.edition, ground.form);
        let counted = &ground.shared.counted[usize::from(modifiers.fore)][basis.index()];
        let counted = counted.get_or_init(|| {
            (0..record.len()).map(|who| counted_for(record, edition, form, basis, who)).collect()
        });
        Opponents { record, edition, form, basis, as_played: modifiers.as_played, counted }
    }

    /// The record they are taken from: that of the fore mode where it was asked for.
    pub(crate) fn record(&self) -> &'a Record {
        self.record
    }

    /// Every round of the participant that contributes.
    pub(crate) fn of(&self, who: usize) -> impl Iterator<Item = Contribution> {
        let rounds = self.record.row(who).iter().enumerate();
        rounds.filter_map(move |(round, sheet)| self.contribution(who, round, *sheet))
    }

    fn contribution(&self, who: usize, round: usize, sheet: Sheet) -> Option<Contribution> {
        let (opponent, unplayed) = (sheet.what.opponent(), sheet.what.unplayed());
        let (source, score, points) = match sheet.what {
            What::Played { opponent, .. } | What::Unfinished { opponent, .. } => {
                self.met(opponent, sheet)
            }
            _ if !self.edition.is_c07() => self.oneself(who),
            What::Forfeited { opponent: Some(opponent), .. } if self.counts_forfeits() => {
                self.met(opponent, sheet)
            }
            _ if self.form == Form::Predetermined => return None,
            _ => self.dummy(who, sheet),
        };
        Some(Contribution { round, opponent, unplayed, source, score, points })
    }

    /// C.07:15.2, or the modifier `/P`.
    fn counts_forfeits(&self) -> bool {
        self.as_played || self.form == Form::Predetermined
    }

    fn met(&self, opponent: usize, sheet: Sheet) -> (Source, Score, [Score; 2]) {
        let counted = self.counted[opponent];
        let real = self.record.score(opponent, self.basis);
        (Source::OpponentScore { real, counted }, counted, sheet.points)
    }

    /// ssb-course:1: a draw against oneself, with one's own adjusted score.
    fn oneself(&self, who: usize) -> (Source, Score, [Score; 2]) {
        let draw = [self.record.worth[0].draw, self.record.worth[1].draw];
        (Source::Oneself { counted: self.counted[who] }, self.counted[who], draw)
    }

    /// C.07:16.4: a game against a dummy with the participant's own score. Since 2026 that score
    /// is at most the scheduled opponent's (16.4.1), or draws in all rounds (16.4.2).
    fn dummy(&self, who: usize, sheet: Sheet) -> (Source, Score, [Score; 2]) {
        let own = self.record.score(who, self.basis);
        let cap = match sheet.what.opponent() {
            Some(opponent) => Cap::ScheduledOpponent(self.counted[opponent]),
            None => Cap::AllDraws(self.all_draws()),
        };
        let (Cap::ScheduledOpponent(most) | Cap::AllDraws(most)) = cap;
        let capped = self.edition == Edition::E2026 && most < own;
        let score = if capped { most } else { own };
        (Source::Dummy { own, cap: capped.then_some(cap) }, score, sheet.points)
    }

    /// Rounds played so far count, not those announced.
    fn all_draws(&self) -> Score {
        let rounds = i32::try_from(self.record.rounds).unwrap_or(i32::MAX);
        Score::from_tenths(self.record.worth(self.basis).draw.tenths().saturating_mul(rounds))
    }
}

/// What the score of a participant counts for the tie-breaks of others.
pub(crate) fn counted_for(
    record: &Record,
    edition: Edition,
    form: Form,
    basis: Basis,
    who: usize,
) -> Score {
    let row = record.row(who);
    let draw = record.worth(basis).draw;
    let extra = record.extra(who, record.rounds, basis);
    let rounds: Score = if !edition.is_c07() {
        let worth = |sheet: &Sheet| sheet.what.unplayed().map_or(sheet.points(basis), |_| draw);
        row.iter().map(worth).sum()
    } else if form == Form::Predetermined {
        row.iter().map(|sheet| sheet.points(basis)).sum()
    } else {
        adjusted(row, basis, draw)
    };
    rounds + extra
}

/// C.07:16.3: requested byes after which the participant never came back are draws (category 5 of
/// 16.2); everything else counts what it gave.
fn adjusted(row: &[Sheet], basis: Basis, draw: Score) -> Score {
    let last_willing = row.iter().rposition(|sheet| !sheet.what.is_voluntary());
    let worth = |(round, sheet): (usize, &Sheet)| {
        let gone = last_willing.is_none_or(|last| round > last);
        let requested = sheet.what.unplayed().is_some_and(Unplayed::is_requested);
        if gone && requested { draw } else { sheet.points(basis) }
    };
    row.iter().enumerate().map(worth).sum()
}
