//! Both editions behind one face: pair a bracket under a condition, and say how good a candidate
//! is. What explains a pairing and what judges a foreign one need no more.

use super::aftermath;
use super::bracket::Bracket;
use super::criteria_2026::Outlook;
use super::drawn::{Drawn, Solvers};
use super::edition::Edition;
use super::quality::{Candidate, Quality};
use super::{procedure_2017, procedure_2026};
use crate::field::Field;
use crate::kernel::first::Answer;
use crate::reasons::BracketKind;

/// An edition at work on a field that can be paired.
pub(crate) enum Judge<'a> {
    E2026(Outlook<'a>),
    E2017(&'a Field),
}

impl<'a> Judge<'a> {
    /// `None` when no complete pairing exists.
    pub(crate) fn new(edition: Edition, field: &'a Field) -> Option<Judge<'a>> {
        match edition {
            Edition::E2026 => procedure_2026::outlook(field).map(Judge::E2026),
            Edition::E2017 => {
                let everybody: Vec<usize> = (0..field.len()).collect();
                procedure_2017::completes(field, &everybody).then_some(Judge::E2017(field))
            }
        }
    }

    pub(crate) fn field(&self) -> &'a Field {
        match self {
            Judge::E2026(outlook) => outlook.field,
            Judge::E2017(field) => field,
        }
    }

    /// Whether this player may take the bye of the round.
    #[cfg(feature = "testing")]
    pub(crate) fn may_take_bye(&self, place: usize) -> bool {
        match self {
            Judge::E2026(outlook) => outlook.may_take_bye(place),
            Judge::E2017(field) => field.at(place).bye_barred.is_none(),
        }
    }

    /// The whole round.
    pub(crate) fn draw(&self) -> Drawn {
        self.draw_by(Solvers::All)
    }

    /// The whole round by these solvers.
    pub(crate) fn draw_by(&self, solvers: Solvers) -> Drawn {
        match self {
            Judge::E2026(outlook) => procedure_2026::draw(outlook, solvers),
            Judge::E2017(field) => procedure_2017::draw(field, solvers),
        }
    }

    /// One bracket, with only these pairs allowed.
    pub(crate) fn pair_bracket(
        &self,
        bracket: &Bracket,
        kind: BracketKind,
        allowed: &dyn Fn(usize, usize) -> bool,
    ) -> Answer {
        match self {
            Judge::E2026(outlook) => procedure_2026::pair_bracket(outlook, bracket, allowed),
            Judge::E2017(field) => procedure_2017::pair_bracket(field, bracket, kind, allowed),
        }
    }

    /// How good a candidate of the bracket is.
    pub(crate) fn quality(
        &self,
        bracket: &Bracket,
        kind: BracketKind,
        pairs: &[(usize, usize)],
        left: &[usize],
    ) -> Quality {
        let field = self.field();
        let candidate = Candidate { field, bracket, pairs, left };
        match self {
            Judge::E2026(_) => {
                let after = aftermath::of_2026(field, bracket, left);
                candidate.quality(Edition::E2026, &after)
            }
            Judge::E2017(_) => {
                let must_complete = kind != BracketKind::Ordinary;
                let after = aftermath::of_2017(field, bracket, left, must_complete);
                candidate.quality(Edition::E2017, &after)
            }
        }
    }

    /// Whether fewer than so many would be left over if the bye could go to any score.
    pub(crate) fn fewer_with_any_bye(&self, bracket: &Bracket, left: usize) -> bool {
        match self {
            Judge::E2026(outlook) => procedure_2026::floaters_with_any_bye(outlook, bracket) < left,
            Judge::E2017(_) => false,
        }
    }

    /// The best that a bracket can be with this pair in it.
    pub(crate) fn quality_with(
        &self,
        bracket: &Bracket,
        kind: BracketKind,
        pair: (usize, usize),
    ) -> Quality {
        let pair = (pair.0.min(pair.1), pair.0.max(pair.1));
        let part = bracket.without(pair.0, pair.1);
        self.best_of(&part, kind, &|_, _| true, &|mut answer| {
            answer.pairs.push(pair);
            self.quality(bracket, kind, &answer.pairs, &answer.left)
        })
    }

    /// The best that this bracket can be with only these pairs allowed, as `judge` sees it. Where
    /// the bye cannot go to its score (C5), it is looked for whether the rest could be completed
    /// with the bye anywhere (C4).
    fn best_of(
        &self,
        bracket: &Bracket,
        kind: BracketKind,
        allowed: &dyn Fn(usize, usize) -> bool,
        judge: &dyn Fn(Answer) -> Quality,
    ) -> Quality {
        let quality = judge(self.pair_bracket(bracket, kind, allowed));
        match self {
            Judge::E2026(outlook) if quality.is_incomplete() => {
                let other = judge(procedure_2026::pair_with_any_bye(outlook, bracket, allowed));
                if other.is_incomplete() { quality } else { other }
            }
            Judge::E2026(_) | Judge::E2017(_) => quality,
        }
    }

    /// The best that a bracket can be with this player left over.
    pub(crate) fn quality_without(
        &self,
        bracket: &Bracket,
        kind: BracketKind,
        player: usize,
    ) -> Quality {
        let leaves = |a: usize, b: usize| {
            !((a == player && bracket.contains(b)) || (b == player && bracket.contains(a)))
        };
        self.quality_under(bracket, kind, &leaves)
    }

    /// The best that a bracket can be with only these pairs allowed in it.
    pub(crate) fn quality_under(
        &self,
        bracket: &Bracket,
        kind: BracketKind,
        allowed: &dyn Fn(usize, usize) -> bool,
    ) -> Quality {
        self.best_of(bracket, kind, allowed, &|answer| {
            self.quality(bracket, kind, &answer.pairs, &answer.left)
        })
    }
}
