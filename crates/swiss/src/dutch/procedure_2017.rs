//! From the top bracket to the bye: C.04.3:A.9 and B of 2017.
//!
//! Brackets are paired from the top with an eye on the following one only. When those left over
//! and everybody below cannot be completed, the bracket is the penultimate pairing bracket (PPB):
//! it is paired again under C.4, and all the rest is one collapsed last bracket (CLB).

use ronde_model::Score;

use super::aftermath;
use super::bracket::Bracket;
use super::criteria_2017::{self, Look};
use super::drawn::{Drawn, Paired, SolvedBy, Solvers, left_by, settled};
use super::handover::Handover;
use super::kinds::{self, ByeHere, Leaving};
use crate::crowd::with_crowd;
use crate::field::Field;
use crate::kernel::first::{Answer, Task, first_of_best};
use crate::kernel::rest::Spare;
use crate::kernel::typed::Aside;
use crate::reasons::BracketKind;

/// Pairs a field that can be completed.
pub(crate) fn draw(field: &Field, by: Solvers) -> Drawn {
    let mut brackets = Vec::new();
    let groups = field.scoregroups();
    for index in 0..groups.len() {
        let bracket = Bracket::of_group(field, &groups, index, left_by(&brackets));
        let kind = if bracket.is_last() { BracketKind::Last } else { BracketKind::Ordinary };
        let fast = (by == Solvers::All).then(|| by_kinds(field, &bracket));
        let (answer, solved_by) =
            settled(fast, || pair_bracket(field, &bracket, kind, &|_, _| true));
        let rest: Vec<usize> = answer.left.iter().copied().chain(bracket.tail()).collect();
        if !completes(field, &rest) {
            brackets.extend(collapse(field, bracket));
            break;
        }
        brackets.push(Paired { bracket, answer, kind, solved_by });
    }
    Drawn::of(brackets)
}

/// A.9: the penultimate pairing bracket again, then the collapsed last bracket.
fn collapse(field: &Field, bracket: Bracket) -> [Paired; 2] {
    let penultimate = BracketKind::Penultimate;
    let answer = pair_bracket(field, &bracket, penultimate, &|_, _| true);
    let last = Bracket {
        moved_down: answer.left.clone(),
        residents: bracket.tail(),
        next: 0..0,
        below: 0..0,
    };
    let collapsed = BracketKind::CollapsedLast;
    let rest = pair_bracket(field, &last, collapsed, &|_, _| true);
    [
        Paired { bracket, answer, kind: penultimate, solved_by: SolvedBy::Matching(None) },
        Paired {
            bracket: last,
            answer: rest,
            kind: collapsed,
            solved_by: SolvedBy::Matching(None),
        },
    ]
}

/// Whether these can all be paired, but for one who may take the bye if they are odd.
pub(crate) fn completes(field: &Field, places: &[usize]) -> bool {
    let may_take_bye = |place: usize| field.at(place).bye_barred.is_none();
    let is_even = places.len().is_multiple_of(2);
    let spare = if is_even { Spare::Nobody } else { Spare::One(&may_take_bye) };
    with_crowd(field, |crowd| crowd.completes(places, spare))
}

/// An ordinary bracket is looked at alone first; if the following bracket is then as well off as
/// can be, C.7 could not have changed anything. All others must let the round be completed (C.4).
pub(crate) fn pair_bracket(
    field: &Field,
    bracket: &Bracket,
    kind: BracketKind,
    allowed: &dyn Fn(usize, usize) -> bool,
) -> Answer {
    if kind != BracketKind::Ordinary {
        return solve(field, bracket, &bracket.tail(), Look::AtCompletion, allowed);
    }
    let answer = solve(field, bracket, &[], Look::Inside, allowed);
    if leaves_next_at_best(field, bracket, &answer.left) {
        return answer;
    }
    solve(field, bracket, &bracket.next_places(), Look::AtNext, allowed)
}

/// The answer of the kinds, where they have one that holds under C.7.
fn by_kinds(field: &Field, bracket: &Bracket) -> Result<Answer, Aside> {
    if bracket.is_last() {
        return last_by_kinds(field, bracket);
    }
    let first = bracket.residents[0];
    let pair = |set_aside: &[bool]| {
        let may = |place: usize| !set_aside[place - first];
        kinds::pair(field, bracket, Leaving { at_least: 0, may: &may }, None)
    };
    Handover {
        field,
        bracket,
        without: &|| true,
        ideal: &|left| leaves_next_at_best(field, bracket, left),
        fare: &|left| Some(fare(field, bracket, left)),
        weighs_bye: true,
        fewest_unpaired: &|left| (left + bracket.next.len()) % 2,
    }
    .settle(&pair)
}

fn last_by_kinds(field: &Field, bracket: &Bracket) -> Result<Answer, Aside> {
    let may_take = |place: usize| field.at(place).bye_barred.is_none();
    let here = !(bracket.moved_down.len() + bracket.residents.len()).is_multiple_of(2);
    let bye = ByeHere { may_take: &may_take, counts_unplayed: false };
    let leaving = Leaving { at_least: 0, may: &|_| true };
    let answer = kinds::pair(field, bracket, leaving, here.then_some(bye))?;
    if answer.left.len() == usize::from(here) { Ok(answer) } else { Err(Aside::Bound) }
}

/// C.7, exactly.
fn fare(field: &Field, bracket: &Bracket, left: &[usize]) -> (usize, Vec<Score>) {
    let after = aftermath::of_2017(field, bracket, left, false);
    (after.next_unpaired, after.next_scores)
}

fn solve(
    field: &Field,
    bracket: &Bracket,
    tail: &[usize],
    look: Look,
    allowed: &dyn Fn(usize, usize) -> bool,
) -> Answer {
    first_of_best(&Task {
        movers: &bracket.moved_down,
        residents: &bracket.residents,
        tail,
        admissible: &|a, b| allowed(a, b) && field.may_meet(a, b),
        criteria: &|fields| criteria_2017::add(fields, field, bracket, look),
    })
}

/// Whether everybody in the following bracket can be paired, or all but one resident; in the last
/// one, all but one who may take the bye.
fn leaves_next_at_best(field: &Field, bracket: &Bracket, left: &[usize]) -> bool {
    let next = bracket.next_places();
    // Whoever is bound to somebody farther down stays over there in any case.
    let here = |place: &usize| {
        field.bound_to(*place).is_none_or(|mate| left.contains(&mate) || bracket.is_next(mate))
    };
    let left: Vec<usize> = left.iter().copied().filter(here).collect();
    let next: Vec<usize> = next.into_iter().filter(here).collect();
    let is_last = bracket.below.is_empty();
    let may_stay = |place: usize| !(is_last && field.at(place).bye_barred.is_some());
    with_crowd(field, |crowd| {
        if (left.len() + next.len()).is_multiple_of(2) {
            crowd.pairs_with(&left, &next)
        } else {
            crowd.pairs_but_one(&left, &next, &may_stay)
        }
    })
}
