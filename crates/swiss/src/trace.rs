//! Two accounts of one round by the same book: where they part, and in what.

use std::cmp::Reverse;
use std::collections::BTreeSet;

use ronde_model::{PairingNumber, Score, Snapshot};

use crate::book::StepRules;
use crate::check::{Decider, Departure};
use crate::field::Field;
use crate::steps::{Act, Step};

/// Two accounts of a round: the field as it is, and what the book counts beside its steps.
pub(crate) struct Accounts<'a> {
    pub(crate) snapshot: &'a Snapshot,
    pub(crate) field: &'a Field,
    pub(crate) rules: StepRules,
}

impl Accounts<'_> {
    /// The first group whose outcome differs, and the first quantity or requirement in which its
    /// steps do. `None` where the groups of the two accounts say nothing of it.
    pub(crate) fn departure(&self, prescribed: &[Step], given: &[Step]) -> Option<Departure> {
        let (ours, theirs) = (groups(prescribed), groups(given));
        let differ = |(one, other): &(&[Step], &[Step])| outcome(one) != outcome(other);
        let (one, other) = ours.into_iter().zip(theirs).find(differ)?;
        let decided_by = self.decider(one, other);
        Some(Departure { bracket: self.score(one)?, decided_by, qualities: None })
    }

    /// What the steps count; where they count nothing, the order of the book decides, unless more
    /// may have been weighed than the steps tell.
    fn decider(&self, one: &[Step], other: &[Step]) -> Decider {
        let before_pairs = |steps| (self.rules.before_pairs)(self, steps, quantities(steps));
        let first = parting(&before_pairs(one), &before_pairs(other));
        let by_columns = self.rules.by_columns;
        let same_players =
            floaters(one) == floaters(other) && (!by_columns || columns(one) == columns(other));
        let found = first.or_else(|| {
            let pairs =
                |steps| if same_players { (self.rules.of_pairs)(self, steps) } else { Vec::new() };
            parting(&pairs(one), &pairs(other))
        });
        let weighs_more = |step: &Step| matches!(step.act, Act::Drops { .. } | Act::Joins { .. });
        match found {
            Some((article, name, prescribed, given)) => {
                Decider::Step { article, name, prescribed, given }
            }
            None if by_columns && !same_players => self.rules.unlike_columns,
            None if one.iter().any(weighs_more) => Decider::Procedure,
            None => Decider::Order,
        }
    }

    pub(crate) fn place(&self, number: PairingNumber) -> Option<usize> {
        self.field.entrants().iter().position(|entrant| entrant.number == number)
    }

    pub(crate) fn pairs(&self, steps: &[Step]) -> Vec<(usize, usize)> {
        let pair = |step: &Step| {
            let Act::Pairs { white, black, .. } = step.act else { return None };
            Some((self.place(white)?, self.place(black)?))
        };
        steps.iter().filter_map(pair).collect()
    }

    /// The score of the group; of whoever has the bye, where that is all it tells of.
    pub(crate) fn score(&self, steps: &[Step]) -> Option<Score> {
        let taken = |step: &Step| {
            let Act::Takes { score, .. } = step.act else { return None };
            Some(score)
        };
        let exempt = |step: &Step| {
            let Act::Byes { player, .. } = step.act else { return None };
            Some(self.field.at(self.place(player)?).score)
        };
        steps.iter().find_map(taken).or_else(|| steps.iter().find_map(exempt))
    }
}

/// The steps of each group, with what is done beforehand for the sake of it. What comes before the
/// first group is one of its own.
fn groups(steps: &[Step]) -> Vec<&[Step]> {
    let ends = |step: &Step| {
        matches!(
            step.act,
            Act::Pairs { .. } | Act::Floats { .. } | Act::Byes { .. } | Act::Averages { .. }
        )
    };
    let taken = (0..steps.len()).filter(|&at| matches!(steps[at].act, Act::Takes { .. }));
    let starts = taken.map(|at| steps[..at].iter().rposition(ends).map_or(0, |last| last + 1));
    let starts: Vec<usize> = std::iter::once(0).chain(starts).collect();
    let ends = starts[1..].iter().copied().chain([steps.len()]);
    starts.iter().zip(ends).map(|(&start, end)| &steps[start..end]).collect()
}

/// The columns that were laid out last.
pub(crate) fn columns(steps: &[Step]) -> Option<[&Vec<PairingNumber>; 2]> {
    steps.iter().rev().find_map(|step| {
        let Act::LaysOut { left, right } = &step.act else { return None };
        Some([left, right])
    })
}

pub(crate) fn floaters(steps: &[Step]) -> BTreeSet<PairingNumber> {
    let floats = |step: &Step| {
        let Act::Floats { player } = step.act else { return None };
        Some(player)
    };
    steps.iter().filter_map(floats).collect()
}

pub(crate) fn count(number: usize) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

/// So much of a criterion; less is better.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Amount {
    /// A number.
    Number(i64),
    /// Scores in ascending order, of which the higher are better.
    Scores(Reverse<Vec<Score>>),
}

impl Amount {
    /// Of scores each one in tenths.
    pub(crate) fn numbers(&self) -> Vec<i64> {
        match self {
            Amount::Number(number) => vec![*number],
            Amount::Scores(Reverse(scores)) => {
                scores.iter().map(|score| i64::from(score.tenths())).collect()
            }
        }
    }
}

/// What became of the players of a group.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
enum Fate {
    Meet(PairingNumber, PairingNumber),
    Float(PairingNumber),
    Move(PairingNumber, Score),
    Bye(PairingNumber),
    Part(PairingNumber, PairingNumber),
}

fn outcome(steps: &[Step]) -> BTreeSet<Fate> {
    let fate = |step: &Step| match step.act {
        Act::Pairs { white, black, .. } => Some(Fate::Meet(white.min(black), white.max(black))),
        Act::Floats { player } => Some(Fate::Float(player)),
        Act::Transfers { player, to } => Some(Fate::Move(player, to)),
        Act::Byes { player, .. } => Some(Fate::Bye(player)),
        Act::Cracks { one, other, .. } => Some(Fate::Part(one.min(other), one.max(other))),
        Act::Takes { .. }
        | Act::Sets { .. }
        | Act::LaysOut { .. }
        | Act::Exchanges { .. }
        | Act::Drops { .. }
        | Act::Refuses { .. }
        | Act::Tries { .. }
        | Act::Skips { .. }
        | Act::Needs { .. }
        | Act::GoesBack { .. }
        | Act::Joins { .. }
        | Act::DerivesFloats { .. }
        | Act::Averages { .. }
        | Act::Indexes { .. } => None,
    };
    steps.iter().filter_map(fate).collect()
}

/// An article, what it speaks of, and how much of it.
pub(crate) type Quantity = (&'static str, &'static str, i64);

/// What is counted in a group, in the order of its steps. Players who float or are moved, and
/// exchanges, are counted where the first of them stands.
fn quantities(steps: &[Step]) -> Vec<Quantity> {
    let mut found: Vec<Quantity> = Vec::new();
    for step in steps {
        let (name, value, adds) = match step.act {
            Act::Sets { name, value } => (name, value, false),
            Act::Drops { requirement } => (requirement, 1, false),
            Act::GoesBack { .. } => ("goes back", 1, true),
            Act::Cracks { .. } => ("cracks", 1, true),
            Act::Joins { .. } => ("joins", 1, true),
            Act::Transfers { .. } => ("transfers", 1, true),
            Act::Floats { .. } => ("floaters", 1, true),
            Act::Exchanges { ref down, ref up } => {
                ("exchanges", count(down.len().max(up.len())), true)
            }
            Act::Byes { player, .. } => ("bye", i64::from(player.get()), false),
            Act::Takes { .. }
            | Act::LaysOut { .. }
            | Act::Pairs { .. }
            | Act::Refuses { .. }
            | Act::Tries { .. }
            | Act::Skips { .. }
            | Act::Needs { .. }
            | Act::DerivesFloats { .. }
            | Act::Averages { .. }
            | Act::Indexes { .. } => continue,
        };
        let same = |it: &&mut Quantity| adds && (it.0, it.1) == (step.article, name);
        match found.iter_mut().find(same) {
            Some(before) => before.2 += value,
            None => found.push((step.article, name, value)),
        }
    }
    found
}

/// The first of the quantities that differs: its article and name, and both values.
fn parting(
    ours: &[Quantity],
    theirs: &[Quantity],
) -> Option<(&'static str, &'static str, Option<i64>, Option<i64>)> {
    let same = ours.iter().zip(theirs).take_while(|(one, other)| one == other).count();
    let (ours, theirs) = (&ours[same..], &theirs[same..]);
    let named = |it: &Quantity| (it.0, it.1);
    let has = |list: &[Quantity], it: &Quantity| list.iter().any(|its| named(its) == named(it));
    match (ours.first(), theirs.first()) {
        (None, None) => None,
        (Some(one), Some(other)) if named(one) == named(other) => {
            Some((one.0, one.1, Some(one.2), Some(other.2)))
        }
        (_, Some(other)) if !has(ours, other) => Some((other.0, other.1, None, Some(other.2))),
        (Some(one), _) if !has(theirs, one) => Some((one.0, one.1, Some(one.2), None)),
        (_, Some(other)) => Some((other.0, other.1, None, Some(other.2))),
        (Some(one), None) => Some((one.0, one.1, Some(one.2), None)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_quantity_that_differs_decides() {
        const X: Quantity = ("C2", "x", 0);
        const P: Quantity = ("C3", "p", 3);
        check(&[X, P], &[X, P], None);
        check(&[X, P], &[("C2", "x", 1), P], Some(("C2", "x", Some(0), Some(1))));
        check(&[X, P], &[X, P, ("C11", "x", 1)], Some(("C11", "x", None, Some(1))));
        check(&[X, ("C9", "B6", 1), P], &[X, P], Some(("C9", "B6", Some(1), None)));
        check(
            &[X, P, ("C8", "exchanges", 1)],
            &[X, ("C9", "B6", 1), P],
            Some(("C9", "B6", None, Some(1))),
        );
    }

    #[track_caller]
    fn check(
        ours: &[Quantity],
        theirs: &[Quantity],
        expected: Option<(&'static str, &'static str, Option<i64>, Option<i64>)>,
    ) {
        assert_eq!(expected, parting(ours, theirs));
    }
}
