//! From the top bracket to the bye: C.04.3:1.9 and 3 of 2026.

use ronde_model::Score;

use super::aftermath;
use super::bracket::Bracket;
use super::criteria_2026::{self, Outlook};
use super::drawn::{Drawn, Paired, Solvers, left_by, settled};
use super::handover::{Fare, Handover, need};
use super::kinds::{self, ByeHere, Leaving};
use crate::crowd::with_crowd;
use crate::field::Field;
use crate::kernel::fields::Fields;
use crate::kernel::first::{Answer, Task, first_of_best, left_in_best};
use crate::kernel::rest::Spare;
use crate::kernel::typed::Aside;
use crate::reasons::BracketKind;

/// Pairs the field, of which [`outlook`] knows that it can be paired.
pub(crate) fn draw(outlook: &Outlook<'_>, by: Solvers) -> Drawn {
    let mut brackets = Vec::new();
    let groups = outlook.field.scoregroups();
    for index in 0..groups.len() {
        let bracket = Bracket::of_group(outlook.field, &groups, index, left_by(&brackets));
        let fast = (by == Solvers::All).then(|| by_kinds(outlook, &bracket));
        let (answer, solved_by) = settled(fast, || pair_bracket(outlook, &bracket, &|_, _| true));
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
        if below_is_free(outlook, bracket) {
            let narrow = Bracket { below: 0..0, ..bracket.clone() };
            return solve(&alone, &narrow, allowed, &|fields| {
                criteria_2026::add_without_completion(fields, &alone, &narrow);
            });
        }
    }
    let single = outlook.bye_is_here(bracket) && floaters(outlook, bracket, allowed) == 1;
    solve(outlook, bracket, allowed, &|fields| {
        criteria_2026::add(fields, outlook, bracket, single);
    })
}

/// The answer of the kinds, where they have one that holds for the whole round.
fn by_kinds(outlook: &Outlook<'_>, bracket: &Bracket) -> Result<Answer, Aside> {
    if bracket.is_last() {
        return last_by_kinds(outlook, bracket);
    }
    if outlook.bye_is_here(bracket) {
        return Err(Aside::Bye);
    }
    let field = outlook.field;
    let byes = usize::from(outlook.bye_score.is_some());
    let need = need(field, bracket.next.start..field.len(), byes);
    let wanted = |place: usize| need.players == 0 || field.camp(place) != need.camp;
    let first = bracket.residents[0];
    let pair = |set_aside: &[bool]| {
        let may = |place: usize| wanted(place) && !set_aside[place - first];
        let answer =
            kinds::pair(field, bracket, Leaving { at_least: need.players, may: &may }, None)?;
        // With more left over than the rest needs, its camp was set aside without a proof.
        let proved = need.players == 0 || answer.left.len() == need.players;
        if proved { Ok(answer) } else { Err(Aside::Below) }
    };
    Handover {
        field,
        bracket,
        without: &|| completes_below(outlook, bracket),
        ideal: &|left| leaves_the_best(outlook, bracket, left),
        fare: &|left| fare(outlook, bracket, left),
        weighs_bye: false,
        fewest_unpaired: &|left| fewest_unpaired(outlook, bracket, left),
    }
    .settle(&pair)
}

fn last_by_kinds(outlook: &Outlook<'_>, bracket: &Bracket) -> Result<Answer, Aside> {
    let may_take = |place: usize| outlook.may_take_bye(place);
    let here = outlook.bye_score.is_some();
    let bye = ByeHere { may_take: &may_take, counts_unplayed: true };
    let leaving = Leaving { at_least: 0, may: &|_| true };
    let answer = kinds::pair(outlook.field, bracket, leaving, here.then_some(bye))?;
    if answer.left.len() == usize::from(here) { Ok(answer) } else { Err(Aside::Bound) }
}

/// C4 and C5 with nobody left over by the bracket.
fn completes_below(outlook: &Outlook<'_>, bracket: &Bracket) -> bool {
    with_spare(outlook, |spare| {
        with_crowd(outlook.field, |crowd| crowd.completes(&bracket.tail(), spare))
    })
}

/// C8, exactly; nothing if C4 or C5 fails.
fn fare(outlook: &Outlook<'_>, bracket: &Bracket, left: &[usize]) -> Fare {
    let after = aftermath::of_2026(outlook.field, bracket, left);
    let possible = !after.incomplete && after.bye_score == outlook.bye_score;
    possible.then_some((after.next_unpaired, after.next_scores))
}

/// No choice of so many left over lets the next bracket leave fewer unpaired: their parity, the
/// camps in it, and the need of those below it.
fn fewest_unpaired(outlook: &Outlook<'_>, bracket: &Bracket, left: usize) -> usize {
    let field = outlook.field;
    let byes = usize::from(outlook.bye_score.is_some());
    let parity = (left + bracket.next.len()) % 2;
    let camps = need(field, bracket.next.clone(), left).players;
    let below = need(field, bracket.below.clone(), byes).players;
    parity.max(camps).max(below)
}

fn with_spare<T>(outlook: &Outlook<'_>, ask: impl FnOnce(Spare<'_>) -> T) -> T {
    let may_take_bye = |place: usize| outlook.may_take_bye(place);
    match outlook.bye_score {
        Some(_) => ask(Spare::One(&may_take_bye)),
        None => ask(Spare::Nobody),
    }
}

/// Whether everybody below the next bracket can be paired whoever comes down to them: there are so
/// many that each newcomer finds an opponent, and nobody is barred from half of those who remain.
fn below_is_free(outlook: &Outlook<'_>, bracket: &Bracket) -> bool {
    let field = outlook.field;
    let newcomers = bracket.players().len() + bracket.next.len();
    let camp_size = |camp: u8| bracket.below.clone().filter(|&it| field.camp(it) == camp).count();
    let never_met = camp_size(1).max(camp_size(2)) + field.most_bars() + 1;
    let takes_bye = |place: usize| outlook.may_take_bye(place);
    let bye_is_below = outlook.bye_score.is_none() || bracket.below.clone().any(takes_bye);
    // Whoever is bound to somebody meets nobody else.
    let bound = bracket.below.clone().filter(|&place| field.bound_to(place).is_some()).count();
    bye_is_below && 2 * (never_met + newcomers + 1) + bound <= bracket.below.len()
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
    let criteria = |fields: &mut Fields<'_>| add_any_bye(fields, outlook, bracket);
    with_task(outlook, bracket, &|_, _| true, &criteria, left_in_best)
}

/// The bracket under C4 alone, with only these pairs allowed.
pub(crate) fn pair_with_any_bye(
    outlook: &Outlook<'_>,
    bracket: &Bracket,
    allowed: &dyn Fn(usize, usize) -> bool,
) -> Answer {
    solve(outlook, bracket, allowed, &|fields| add_any_bye(fields, outlook, bracket))
}

fn add_any_bye(fields: &mut Fields<'_>, outlook: &Outlook<'_>, bracket: &Bracket) {
    let is_odd = outlook.bye_score.is_some();
    let barred = |place: usize| outlook.field.at(place).bye_barred.is_some();
    let must_play = |place: usize| i64::from(is_odd && barred(place));
    fields.add(|a, b| 1 + must_play(a) + must_play(b));
    fields.add(|a, b| i64::from(bracket.contains(a) && bracket.contains(b)));
}

/// Whether the rest can be completed (C4, C5) with the next bracket as well off as it could ever
/// be (C8): everybody in it paired, or all but one resident if they are odd.
fn leaves_the_best(outlook: &Outlook<'_>, bracket: &Bracket, left: &[usize]) -> bool {
    with_spare(outlook, |spare| {
        with_crowd(outlook.field, |crowd| {
            crowd.hands_over(left, &bracket.next_places(), &bracket.below_places(), spare)
        })
    })
}
