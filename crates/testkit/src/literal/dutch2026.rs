//! C.04.3 as in force from 1 February 2026: brackets from the top, every candidate of each.
//!
//! | Article | Item |
//! |---|---|
//! | 1.2, 1.3, 1.8, C1 to C3 | `field` |
//! | 1.4 | `record` |
//! | C4, C5 | `completion` |
//! | C6 to C21 | [`Shortfall`] |
//! | 3, 4 | `order`, `search` |
//! | 1.7, 5.2 | `colours` |

use std::collections::BTreeMap;

use super::completion::Completion;
use super::field::{Field, Person};
use super::order::{self, Pairs};
use super::search::{self, Bracket, Judge};
use super::set::Set;
use super::trace::{BracketTrace, Criteria};

/// How far a candidate falls short, most important criterion first. The derived order is
/// C.04.3:3.8.1: the first field that differs decides. Scores are in tenths.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Shortfall {
    /// C6 to C9.
    pub floaters: FloaterShortfall,
    /// Topscorers or their opponents with a colour difference beyond two.
    pub c10_colour_difference: u32,
    /// Topscorers or their opponents with the same colour three times running.
    pub c11_three_in_a_row: u32,
    /// Players without the colour they prefer.
    pub c12_preference: u32,
    /// Players without the colour they strongly prefer.
    pub c13_strong_preference: u32,
    /// Resident downfloaters who had a downfloat in the previous round.
    pub c14_down_again: usize,
    /// Opponents of MDPs who had an upfloat in the previous round.
    pub c15_up_again: usize,
    /// Resident downfloaters who had a downfloat two rounds before.
    pub c16_down_before: usize,
    /// Opponents of MDPs who had an upfloat two rounds before.
    pub c17_up_before: usize,
    /// Score differences of MDPs who had a downfloat in the previous round.
    pub c18_down_again: Vec<i32>,
    /// Score differences of MDP opponents who had an upfloat in the previous round.
    pub c19_up_again: Vec<i32>,
    /// Score differences of MDPs who had a downfloat two rounds before.
    pub c20_down_before: Vec<i32>,
    /// Score differences of MDP opponents who had an upfloat two rounds before.
    pub c21_up_before: Vec<i32>,
}

/// C6 to C9: what depends only on who leaves the bracket.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct FloaterShortfall {
    /// Number of downfloaters.
    pub c6_number: usize,
    /// Their scores, descending.
    pub c7_scores: Vec<i32>,
    /// Number of players whom the next bracket then cannot pair.
    pub c8_next_number: usize,
    /// Their scores, descending.
    pub c8_next_scores: Vec<i32>,
    /// Unplayed games of the only downfloater, where he takes the bye.
    pub c9_unplayed: usize,
}

/// Difference of an MDP who is not paired here: larger than any real one (tenths).
const UNPAIRED: i32 = 1_000_000;

/// All brackets of the round; the floater of the last one has the bye. `None` if there is no
/// complete pairing (C.04.3:1.9.3).
pub(crate) fn pair(field: &Field) -> Option<(Vec<BracketTrace>, Option<usize>)> {
    let mut completion = Completion::new(field);
    let bye_score = completion.fix_bye_score();
    if !completion.completes(Set::EMPTY, field.all()) {
        return None;
    }
    let mut brackets = Vec::new();
    let mut floaters = Set::EMPTY;
    for (index, group) in field.groups.iter().enumerate() {
        let bracket = Bracket { moved_down: floaters, residents: *group };
        let below = field.groups[index + 1..].iter().fold(Set::EMPTY, |all, group| all.and(*group));
        let next = field.groups.get(index + 1).copied();
        let completion = &mut completion;
        let known = BTreeMap::new();
        let mut judge = Criteria2026 { field, completion, bracket, next, below, bye_score, known };
        let chosen = search::best(field, bracket, &mut judge)
            .expect("C4 held in the bracket before, so this one has a candidate");
        floaters = chosen.floaters;
        brackets.push(BracketTrace::new(field, bracket, chosen, Criteria::Dutch2026));
    }
    Some((brackets, floaters.first()))
}

pub(super) struct Criteria2026<'a, 'b> {
    pub(super) field: &'a Field,
    pub(super) completion: &'b mut Completion<'a>,
    pub(super) bracket: Bracket,
    /// The scoregroup that comes after this bracket.
    pub(super) next: Option<Set>,
    /// Everybody below this bracket.
    pub(super) below: Set,
    /// The score that C5 fixed for the whole round.
    pub(super) bye_score: Option<i32>,
    /// What is already known of each set of floaters.
    pub(super) known: BTreeMap<Set, Option<FloaterShortfall>>,
}

impl Judge for Criteria2026<'_, '_> {
    type Shortfall = Shortfall;

    fn judge(
        &mut self,
        pairs: &Pairs,
        floaters: Set,
        best: Option<&Shortfall>,
    ) -> Option<Shortfall> {
        self.look_up(floaters);
        let known = self.known[&floaters].as_ref()?;
        if best.is_some_and(|best| *known > best.floaters) {
            return None;
        }
        Some(self.shortfall(pairs, floaters, known.clone()))
    }

    fn is_perfect(shortfall: &Shortfall) -> bool {
        let perfect = Shortfall { floaters: shortfall.floaters.clone(), ..Shortfall::default() };
        shortfall.floaters.c6_number == 0 && *shortfall == perfect
    }

    fn mdp_sets(&self, mdps: &[usize], many: usize) -> Vec<Vec<usize>> {
        let choices = order::choices(mdps.len(), many).into_iter();
        choices.map(|choice| choice.into_iter().map(|bsn| mdps[bsn]).collect()).collect()
    }
}

impl Criteria2026<'_, '_> {
    fn look_up(&mut self, floaters: Set) {
        if !self.known.contains_key(&floaters) {
            let shortfall = self.floater_shortfall(floaters);
            self.known.insert(floaters, shortfall);
        }
    }

    /// C6 to C9, or `None` where C4 or C5 forbids these floaters.
    fn floater_shortfall(&mut self, floaters: Set) -> Option<FloaterShortfall> {
        if !self.completion.completes(floaters, self.below) {
            return None;
        }
        let (c8_next_number, c8_next_scores) = self.next_bracket(floaters);
        Some(FloaterShortfall {
            c6_number: floaters.len(),
            c7_scores: self.field.scores(floaters),
            c8_next_number,
            c8_next_scores,
            c9_unplayed: self.unplayed_of_bye(floaters),
        })
    }

    /// C8: what the next bracket must send down at least, and with which scores, when it gets these
    /// floaters and the round can still be completed with the bye at its score.
    fn next_bracket(&mut self, floaters: Set) -> (usize, Vec<i32>) {
        let Some(next) = self.next else { return (0, Vec::new()) };
        let after = self.below.minus(next);
        let players = floaters.and(next);
        let mut best: Option<(usize, Vec<i32>)> = None;
        for left in players.subsets() {
            if best.as_ref().is_some_and(|(number, _)| left.len() > *number) {
                continue;
            }
            let possible = self.completion.pairs_all(floaters.minus(left), next.minus(left))
                && self.completion.completes(left, after);
            if possible {
                let here = (left.len(), self.field.scores(left));
                best = Some(best.map_or(here.clone(), |best| best.min(here)));
            }
        }
        best.expect("C4 holds, so the next bracket can be paired")
    }

    /// C9, for a bracket that sends down nobody but the player who takes the bye. All below have a
    /// lower score than C5 fixed, so he does if he has that score.
    fn unplayed_of_bye(&self, floaters: Set) -> usize {
        match (floaters.len(), floaters.first()) {
            (1, Some(only)) if self.bye_score == Some(self.field.score(only)) => {
                self.field.people[only].unplayed
            }
            _ => 0,
        }
    }

    fn shortfall(&self, pairs: &Pairs, floaters: Set, known: FloaterShortfall) -> Shortfall {
        let (field, bracket) = (self.field, self.bracket);
        let wrongs = pairs
            .iter()
            .map(|(one, other)| field.board(*one, *other).wrongs)
            .fold(super::colours::Wrongs::default(), std::ops::Add::add);
        let residents_down = floaters.common(bracket.residents);
        let mdp_pairs = pairs.iter().filter(|(one, _)| bracket.moved_down.contains(*one));
        let opponents: Set = mdp_pairs.map(|(_, resident)| *resident).collect();
        Shortfall {
            floaters: known,
            c10_colour_difference: wrongs.difference,
            c11_three_in_a_row: wrongs.thrice,
            c12_preference: wrongs.preference,
            c13_strong_preference: wrongs.strong,
            c14_down_again: field.count(residents_down, |person| person.previous.down),
            c15_up_again: field.count(opponents, |person| person.previous.up),
            c16_down_before: field.count(residents_down, |person| person.before.down),
            c17_up_before: field.count(opponents, |person| person.before.up),
            c18_down_again: self.mdp_differences(pairs, floaters, |mdp| mdp.previous.down),
            c19_up_again: self.opponent_differences(pairs, |resident| resident.previous.up),
            c20_down_before: self.mdp_differences(pairs, floaters, |mdp| mdp.before.down),
            c21_up_before: self.opponent_differences(pairs, |resident| resident.before.up),
        }
    }

    /// C18, C20. The text is silent on an MDP who is not paired here; his opponent will be further
    /// down, so his difference counts as larger than any here.
    fn mdp_differences(
        &self,
        pairs: &Pairs,
        floaters: Set,
        floated: impl Fn(&Person) -> bool,
    ) -> Vec<i32> {
        let field = self.field;
        let paired = pairs.iter().filter(|(mdp, _)| self.bracket.moved_down.contains(*mdp));
        let paired = paired
            .filter(|(mdp, _)| floated(&field.people[*mdp]))
            .map(|(mdp, resident)| field.score(*mdp) - field.score(*resident));
        let limbo = field.filter(floaters.common(self.bracket.moved_down), &floated);
        let limbo = limbo.places().map(|mdp| UNPAIRED + field.score(mdp));
        descending(paired.chain(limbo))
    }

    /// C19, C21.
    fn opponent_differences(&self, pairs: &Pairs, floated: impl Fn(&Person) -> bool) -> Vec<i32> {
        let field = self.field;
        let of_mdps = pairs.iter().filter(|(mdp, _)| self.bracket.moved_down.contains(*mdp));
        let floated = of_mdps.filter(|(_, resident)| floated(&field.people[*resident]));
        descending(floated.map(|(mdp, resident)| field.score(*mdp) - field.score(*resident)))
    }
}

fn descending(values: impl Iterator<Item = i32>) -> Vec<i32> {
    let mut values: Vec<i32> = values.collect();
    values.sort_unstable_by(|a, b| b.cmp(a));
    values
}
