//! The steps of a round, for the arbiter with the book in hand.

use ronde_model::Colour;

use super::colours::allocate;
use super::criteria::{DubovCriterion, Shortfall};
use super::people::People;
use super::upfloaters::{Scoregroup, without};
use super::{Bracket, Drawn};
use crate::candidates::{Across, without_exchanges};
use crate::pairing::Detail;
use crate::reasons::FloatersNeeded;
use crate::steps::{Act, Refusal, Step};

/// Players unpaired beyond this number are not asked one by one why they were not raised.
const MOST_ASKED: usize = 150;

/// Every step, from the bye to the last pair.
pub(super) fn steps(
    people: &People<'_>,
    drawn: &Drawn,
    initial: Colour,
    detail: Detail,
) -> Vec<Step> {
    let mut steps =
        vec![Step::new("C.04.4.1:1.8", Act::Sets { name: "MaxT", value: people.max_t() })];
    steps.extend(drawn.bye.iter().map(|bye| bye.step("C.04.4.1:3.1", people.field)));
    let mut left: Vec<usize> = (0..people.field.len()).collect();
    left.retain(|&place| drawn.bye.as_ref().is_none_or(|bye| bye.receiver != place));
    for bracket in &drawn.brackets {
        left = without(&left, &bracket.residents);
        need(people, bracket, &left, &mut steps);
        if detail == Detail::Alternatives {
            passed_over(people, bracket, &left, &mut steps);
        }
        explain(people, bracket, (initial, detail), &mut steps);
        left = without(&left, &bracket.upfloaters);
    }
    steps
}

fn explain(
    people: &People<'_>,
    bracket: &Bracket,
    (initial, detail): (Colour, Detail),
    steps: &mut Vec<Step>,
) {
    let score = people.field.at(bracket.residents[0]).score;
    let count = |count: usize| i64::try_from(count).unwrap_or(i64::MAX);
    let upfloaters = count(bracket.upfloaters.len());
    steps.push(Step::new("C.04.4.1:3.2.1", Act::Sets { name: "upfloaters", value: upfloaters }));
    for &place in &bracket.upfloaters {
        steps.push(Step::new(
            "C.04.4.1:3.2.2",
            Act::Transfers { player: people.number(place), to: score },
        ));
    }
    let moved = people.numbers(&bracket.upfloaters);
    let residents = people.numbers(&bracket.residents);
    steps.push(Step::new("C.04.4.1:3.2.2", Act::Takes { score, moved, residents }));
    let shortfall = Shortfall::of(people, score, &bracket.ranked_pairs());
    for (article, name, value) in shortfall.quantities_of(DubovCriterion::Preference) {
        steps.push(Step::new(article, Act::Sets { name, value }));
    }
    let sides = |left: &[usize], right: &[usize]| Act::LaysOut {
        left: people.numbers(left),
        right: people.numbers(right),
    };
    steps.push(Step::new("C.04.4.1:3.2.3", sides(&bracket.initial.g1, &bracket.initial.g2)));
    shifts(people, bracket, steps);
    for &place in &bracket.rows.s1 {
        let tenths = (!people.is_new(place)).then(|| 10 * people.average(place));
        let act = Act::Averages { player: people.number(place), tenths };
        steps.push(Step::new("C.04.4.1:1.7", act));
    }
    steps.push(Step::new("C.04.4.1:3.2.6", sides(&bracket.rows.s1, &bracket.rows.t2)));
    if detail == Detail::Alternatives {
        transpositions(people, bracket, steps);
    }
    for &(place, other, bar) in &bracket.rows.refused {
        let why = bar.map_or(Refusal::Rest, Refusal::Barred);
        let (player, opponent) = (people.number(place), Some(people.number(other)));
        steps.push(Step::new("C.04.4.1:4.4", Act::Refuses { player, opponent, why }));
    }
    for (higher, lower) in bracket.ranked_pairs() {
        steps.push(Step::new("C.04.4.1:3.2.6", pair(people, higher, lower, initial)));
    }
}

/// 3.2.4, both steps, as far as they were taken.
fn shifts(people: &People<'_>, bracket: &Bracket, steps: &mut Vec<Step>) {
    let recomposed = &bracket.recomposed;
    for &place in &recomposed.refused {
        let (player, why) = (people.number(place), Refusal::Rest);
        steps.push(Step::new("C.04.4.1:4.3", Act::Refuses { player, opponent: None, why }));
    }
    let rows = [
        (&recomposed.first, recomposed.from_g1_first, "C.04.4.1:3.2.4.1"),
        (&recomposed.second, !recomposed.from_g1_first, "C.04.4.1:3.2.4.2"),
    ];
    for (set, from_g1, article) in rows {
        let (numbers, none) = (people.numbers(set), Vec::new());
        if numbers.is_empty() {
            continue;
        }
        let (down, up) = if from_g1 { (numbers, none) } else { (none, numbers) };
        steps.push(Step::new(article, Act::Exchanges { down, up }));
    }
}

fn pair(people: &People<'_>, higher: usize, lower: usize, initial: Colour) -> Act {
    let seats = [higher, lower].map(|place| (people.number(place), Some(people.due(place))));
    Act::pair(seats, allocate(people, (higher, lower), initial))
}

/// 4.4: the transpositions of G2 one by one, up to T2.
fn transpositions(people: &People<'_>, bracket: &Bracket, steps: &mut Vec<Step>) {
    let rows = &bracket.rows;
    let mut g2 = rows.t2.clone();
    g2.sort_by_key(|&place| people.tpn(place));
    let found: Vec<(usize, usize)> = rows.s1.iter().copied().zip(rows.t2.iter().copied()).collect();
    let walked = without_exchanges(&rows.s1, &g2, &found, &Across(people.field));
    let seen = walked.unwrap_or_default();
    steps.extend(seen.iter().map(|sight| Step::new("C.04.4.1:4.4", sight.act(people.field))));
}

/// Why so many are raised.
fn need(people: &People<'_>, bracket: &Bracket, lower: &[usize], steps: &mut Vec<Step>) {
    let (residents, floaters) = (&bracket.residents, bracket.upfloaters.len());
    let group = Scoregroup { people, residents, lower };
    let why = match floaters {
        0 => return,
        _ if floaters == residents.len() % 2 => FloatersNeeded::Odd,
        _ if floaters == group.left_over(residents) => FloatersNeeded::Opponents,
        _ => FloatersNeeded::Completion,
    };
    steps.push(Step::new("C.04.4.1:3.2.1", Act::Needs { floaters, why, of: Vec::new() }));
}

/// Why players who come before the last upfloater in the pool were not raised.
fn passed_over(people: &People<'_>, bracket: &Bracket, lower: &[usize], steps: &mut Vec<Step>) {
    let Some(&last) = bracket.upfloaters.last() else { return };
    if bracket.residents.len() + lower.len() > MOST_ASKED {
        return;
    }
    let group = Scoregroup { people, residents: &bracket.residents, lower };
    let score = people.field.at(bracket.residents[0]).score;
    let chosen = Shortfall::of(people, score, &bracket.ranked_pairs());
    let earlier = lower.iter().copied().take_while(|&place| place < last);
    for place in earlier.filter(|place| !bracket.upfloaters.contains(place)) {
        let why = match group.shortfall_with(place) {
            None => Refusal::Rest,
            Some(with) => chosen.first_worse(&with).map_or(Refusal::Later, Refusal::Criterion),
        };
        let player = people.number(place);
        steps.push(Step::new("C.04.4.1:4.2", Act::Refuses { player, opponent: None, why }));
    }
}
