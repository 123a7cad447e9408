//! From the top bracket to the bye: C.04.3:1.9 and 3 of 2026.

use ronde_model::Score;

use super::bracket::Bracket;
use super::criteria_2026::{self, Outlook};
use super::crowd::with_crowd;
use super::drawn::{Drawn, Paired, SolvedBy, Solvers, left_by};
use super::kinds::{self, ByeHere};
use crate::field::Field;
use crate::kernel::fields::Fields;
use crate::kernel::first::{Answer, Task, first_of_best, left_in_best};
use crate::kernel::rest::Spare;
use crate::reasons::BracketKind;

/// Pairs the field; `None` when no complete round-pairing exists (C.04.3:1.9.3).
pub(crate) fn draw(outlook: &Outlook<'_>, by: Solvers) -> Drawn {
    let mut brackets = Vec::new();
    for index in 0..outlook.field.scoregroups().len() {
        let bracket = Bracket::of_group(outlook.field, index, left_by(&brackets));
        let fast = (by == Solvers::All).then(|| by_kinds(outlook, &bracket)).flatten();
        let solved_by = if fast.is_some() { SolvedBy::Kinds } else { SolvedBy::Matching };
        let answer = fast.unwrap_or_else(|| pair_bracket(outlook, &bracket, &|_, _| true));
        let kind = if bracket.is_last() { BracketKind::Last } else { BracketKind::Ordinary };
        brackets.push(Paired { bracket, answer, kind, solved_by });
    }
    Drawn::of(brackets)
}

/// What is known before the first bracket; `None` when no complete round-pairing exists
/// (C.04.3:1.9.3).
pub(crate) fn outlook(field: &Field) -> Option<Outlook<'_>> {
    let everybody: Vec<usize> = (0..field.len()).collect();
    if everybody.len().is_multiple_of(2) {
        let completes = with_crowd(field, |crowd| crowd.completes(&everybody, Spare::Nobody));
        return completes.then_some(Outlook { field, bye_score: None });
    }
    let bye_score = lowest_bye_score(field, &everybody)?;
    Some(Outlook { field, bye_score: Some(bye_score) })
}

/// C5: the lowest score at which somebody can take the bye while all others are paired.
fn lowest_bye_score(field: &Field, everybody: &[usize]) -> Option<Score> {
    let eligible = |place: usize| field.at(place).bye_barred.is_none();
    let lowest = everybody.iter().rev().copied().find(|&place| eligible(place))?;
    let score = field.at(lowest).score;
    let at_lowest = |place: usize| eligible(place) && field.at(place).score == score;
    with_crowd(field, |crowd| {
        if crowd.clearly_completes(everybody, Spare::One(&at_lowest)) {
            return Some(score);
        }
        let spareable = crowd.spareable(everybody).into_iter();
        spareable.filter(|&place| eligible(place)).map(|place| field.at(place).score).min()
    })
}

/// Looks at the bracket alone first. If what comes out leaves the rest as well off as can be, no
/// look at the rest could have changed it; otherwise everybody below is looked at too.
pub(crate) fn pair_bracket(
    outlook: &Outlook<'_>,
    bracket: &Bracket,
    allowed: &dyn Fn(usize, usize) -> bool,
) -> Answer {
    if !bracket.is_last() && !outlook.bye_is_here(bracket) {
        let alone = Outlook { field: outlook.field, bye_score: None };
        let narrow = bracket.alone();
        let answer = solve(&alone, &narrow, allowed, &|fields| {
            criteria_2026::add(fields, &alone, &narrow, false);
        });
        if leaves_the_best(outlook, bracket, &answer.left) {
            return answer;
        }
    }
    let single = outlook.bye_is_here(bracket) && floaters(outlook, bracket, allowed) == 1;
    solve(outlook, bracket, allowed, &|fields| {
        criteria_2026::add(fields, outlook, bracket, single);
    })
}

/// The answer of the kinds, where they have one that holds for the whole round.
fn by_kinds(outlook: &Outlook<'_>, bracket: &Bracket) -> Option<Answer> {
    let may_take = |place: usize| outlook.may_take_bye(place);
    let here = outlook.bye_is_here(bracket);
    if here && !bracket.is_last() {
        return None;
    }
    let bye = ByeHere { may_take: &may_take, counts_unplayed: true };
    let answer = kinds::pair(outlook.field, bracket, here.then_some(bye))?;
    let holds = if bracket.is_last() {
        answer.left.len() == usize::from(here)
    } else {
        leaves_the_best(outlook, bracket, &answer.left)
    };
    holds.then_some(answer)
}

fn solve(
    outlook: &Outlook<'_>,
    bracket: &Bracket,
    allowed: &dyn Fn(usize, usize) -> bool,
    criteria: &dyn Fn(&mut Fields<'_>),
) -> Answer {
    with_task(outlook, bracket, allowed, criteria, first_of_best)
}

fn with_task<T>(
    outlook: &Outlook<'_>,
    bracket: &Bracket,
    allowed: &dyn Fn(usize, usize) -> bool,
    criteria: &dyn Fn(&mut Fields<'_>),
    run: impl Fn(&Task<'_>) -> T,
) -> T {
    run(&Task {
        movers: &bracket.moved_down,
        residents: &bracket.residents,
        tail: &bracket.tail(),
        admissible: &|a, b| allowed(a, b) && outlook.field.may_meet(a, b),
        criteria,
    })
}

/// C6 for the bracket under C4 and C5: how many stay without an opponent.
fn floaters(
    outlook: &Outlook<'_>,
    bracket: &Bracket,
    allowed: &dyn Fn(usize, usize) -> bool,
) -> usize {
    let criteria = |fields: &mut Fields<'_>| criteria_2026::add_pairs(fields, outlook, bracket);
    with_task(outlook, bracket, allowed, &criteria, left_in_best)
}

/// C6 for the bracket under C4 alone: what it would be without C5.
pub(crate) fn floaters_with_any_bye(outlook: &Outlook<'_>, bracket: &Bracket) -> usize {
    let criteria = |fields: &mut Fields<'_>| {
        let is_odd = outlook.bye_score.is_some();
        let barred = |place: usize| outlook.field.at(place).bye_barred.is_some();
        let must_play = |place: usize| i64::from(is_odd && barred(place));
        fields.add(|a, b| 1 + must_play(a) + must_play(b));
        fields.add(|a, b| i64::from(bracket.contains(a) && bracket.contains(b)));
    };
    with_task(outlook, bracket, &|_, _| true, &criteria, left_in_best)
}

/// Whether the rest can be completed (C4, C5) with the next bracket as well off as it could ever
/// be (C8): everybody in it paired, or all but one resident if they are odd.
fn leaves_the_best(outlook: &Outlook<'_>, bracket: &Bracket, left: &[usize]) -> bool {
    let may_take_bye = |place: usize| outlook.may_take_bye(place);
    let spare = match outlook.bye_score {
        Some(_) => Spare::One(&may_take_bye),
        None => Spare::Nobody,
    };
    with_crowd(outlook.field, |crowd| {
        crowd.hands_over(left, &bracket.next_places(), &bracket.below_places(), spare)
    })
}
