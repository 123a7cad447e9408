//! What a bracket's leftovers mean for the rest of the round: completion (C4, C5) and the next
//! bracket (C8; 2017: C.7). Asked of finished candidates, one at a time.

use ronde_model::Score;

use super::bracket::Bracket;
use super::quality::Aftermath;
use crate::field::Field;
use crate::kernel::fields::Fields;
use crate::kernel::rest::{Crowd, Spare};

/// C.04.3 of 2026: the rest must be completed with the bye at the lowest score possible, and the
/// next bracket fares as well as it then can.
pub(crate) fn of_2026(field: &Field, bracket: &Bracket, left: &[usize]) -> Aftermath {
    let (incomplete, bye_score) = completion(field, bracket, left);
    let here = bracket.score(field);
    let next = next_bracket(field, bracket, left, |fields| {
        let may_take_bye = |place: usize| {
            field.at(place).bye_barred.is_none() && Some(field.at(place).score) == bye_score
        };
        let must_play = |place: usize| i64::from(bye_score.is_some() && !may_take_bye(place));
        fields.add(|a, b| 1 + must_play(a) + must_play(b));
    });
    Aftermath {
        incomplete,
        bye_score,
        next_unpaired: next.len(),
        next_scores: next,
        single_takes_bye: left.len() == 1 && bye_score.is_some_and(|score| score >= here),
    }
}

/// 2017: only the penultimate and the last bracket look at completion, all others at the following
/// bracket.
pub(crate) fn of_2017(
    field: &Field,
    bracket: &Bracket,
    left: &[usize],
    must_complete: bool,
) -> Aftermath {
    if must_complete {
        let (incomplete, _) = completion(field, bracket, left);
        return Aftermath { incomplete, ..Aftermath::default() };
    }
    let is_last = bracket.below.is_empty();
    let barred = |place: usize| is_last && field.at(place).bye_barred.is_some();
    let weight = |place: usize| if barred(place) { 3 } else { 1 };
    let narrow = Bracket { below: 0..0, ..bracket.clone() };
    let unpaired = unpaired_in_next(field, &narrow, left, |fields| {
        fields.add(|a, b| weight(a) + weight(b));
    });
    Aftermath {
        next_unpaired: unpaired.iter().map(|&place| if barred(place) { 3 } else { 1 }).sum(),
        next_scores: scores(field, &unpaired),
        ..Aftermath::default()
    }
}

/// Whether those left over and everybody below cannot be completed, and the lowest possible score
/// of the bye. Those left over never meet each other further down.
fn completion(field: &Field, bracket: &Bracket, left: &[usize]) -> (bool, Option<Score>) {
    let open: Vec<usize> = left.iter().copied().chain(bracket.tail()).collect();
    let is_left = |place: usize| left.binary_search(&place).is_ok();
    // Two who are bound are apart from nearly everybody, so a glance shows nothing.
    let most_bars = field.bound().map_or(field.most_bars() + left.len(), |_| usize::MAX);
    let crowd = Crowd {
        may_meet: &|a, b| !(is_left(a) && is_left(b)) && field.may_meet(a, b),
        camp: &|place| field.camp(place),
        most_bars,
        bound: None,
    };
    if open.len().is_multiple_of(2) {
        return (!crowd.completes(&open, Spare::Nobody), None);
    }
    let scores = crowd.spareable(&open).into_iter().map(|place| field.at(place));
    let lowest =
        scores.filter(|entrant| entrant.bye_barred.is_none()).map(|entrant| entrant.score).min();
    (lowest.is_none(), lowest)
}

fn next_bracket(
    field: &Field,
    bracket: &Bracket,
    left: &[usize],
    first: impl Fn(&mut Fields<'_>),
) -> Vec<Score> {
    scores(field, &unpaired_in_next(field, bracket, left, first))
}

fn scores(field: &Field, places: &[usize]) -> Vec<Score> {
    let mut scores: Vec<Score> = places.iter().map(|&place| field.at(place).score).collect();
    scores.sort_unstable_by(|one, other| other.cmp(one));
    scores
}

/// Who stays unpaired in the next bracket when it is paired as well as possible: those left over
/// with its own residents, but not with each other.
fn unpaired_in_next(
    field: &Field,
    bracket: &Bracket,
    left: &[usize],
    first: impl Fn(&mut Fields<'_>),
) -> Vec<usize> {
    let members: Vec<usize> = left.iter().copied().chain(bracket.next.clone()).collect();
    let is_member = |place: usize| members.binary_search(&place).is_ok();
    let inside = |a: usize, b: usize| is_member(a) && is_member(b);
    let open: Vec<usize> = members.iter().copied().chain(bracket.below.clone()).collect();
    let is_left = |place: usize| left.binary_search(&place).is_ok();
    let mut fields = Fields::new(&open, |a, b| !(is_left(a) && is_left(b)) && field.may_meet(a, b));
    first(&mut fields);
    fields.add(|a, b| i64::from(inside(a, b)));
    let mut levels = scores(field, &members);
    levels.dedup();
    for score in levels {
        let has = |place: usize| i64::from(field.at(place).score == score);
        fields.add(|a, b| if inside(a, b) { has(a) + has(b) } else { 0 });
    }
    let mates = fields.solve();
    let paired = |place: usize| mates.of(place).is_some_and(is_member);
    members.iter().copied().filter(|&place| !paired(place)).collect()
}
