//! The criteria of 2026 as gains of pairs (C.04.3:C4 to C21), most important first.
//!
//! Every criterion is turned so that more is better. The number of pairs in the bracket is settled
//! before the criteria on pairs (C6), so "fewest bad pairs" is "most good pairs"; it is settled,
//! per score, which players of the bracket are paired (C7), so "fewest of those left over" is "most
//! of those paired".

use ronde_model::Score;

use super::bracket::Bracket;
use super::pair_costs::{denies_strong, repeats_colour, wants_same_colour, widens_difference};
use crate::field::{Field, Float};
use crate::kernel::fields::Fields;

/// What is known of the whole round while a bracket is paired.
pub(crate) struct Outlook<'a> {
    /// The players.
    pub(crate) field: &'a Field,
    /// C5: the score of whoever gets the bye; `None` when nobody does.
    pub(crate) bye_score: Option<Score>,
}

impl Outlook<'_> {
    /// Whether this player may take the bye of this round (C2, C5).
    pub(crate) fn may_take_bye(&self, place: usize) -> bool {
        let entrant = self.field.at(place);
        entrant.bye_barred.is_none() && Some(entrant.score) == self.bye_score
    }

    /// Whether the bye must go to somebody of this bracket: nobody below has the score for it.
    pub(crate) fn bye_is_here(&self, bracket: &Bracket) -> bool {
        self.bye_score.is_some_and(|score| score >= bracket.score(self.field))
    }
}

/// Adds C4 to C21 for the bracket. With a tail, the pairs below show that the rest can be completed
/// (C4, C5) and how the next bracket fares (C8).
pub(crate) fn add(
    fields: &mut Fields<'_>,
    outlook: &Outlook<'_>,
    bracket: &Bracket,
    single_floater_takes_bye: bool,
) {
    add_completion(fields, outlook);
    add_quality(fields, outlook.field, bracket, single_floater_takes_bye);
}

/// Adds C6 to C21 where the rest can be completed whatever happens; the pairs below are those of
/// the next bracket (C8).
pub(crate) fn add_without_completion(
    fields: &mut Fields<'_>,
    outlook: &Outlook<'_>,
    bracket: &Bracket,
) {
    add_quality(fields, outlook.field, bracket, false);
}

fn add_quality(
    fields: &mut Fields<'_>,
    field: &Field,
    bracket: &Bracket,
    single_floater_takes_bye: bool,
) {
    let inside = |a: usize, b: usize| bracket.contains(a) && bracket.contains(b);
    fields.add(|a, b| i64::from(inside(a, b))); // C6
    add_floater_scores(fields, field, bracket); // C7
    add_next_bracket(fields, field, bracket); // C8
    if single_floater_takes_bye {
        let unplayed = |place: usize| i64::from(field.at(place).unplayed);
        fields.add(|a, b| if inside(a, b) { unplayed(a) + unplayed(b) } else { 0 }); // C9
    }
    add_colours(fields, field, bracket); // C10 to C13
    for ago in [0, 1] {
        add_repeated_floats(fields, field, bracket, ago); // C14 to C17
    }
    for ago in [0, 1] {
        add_float_differences(fields, field, bracket, ago); // C18 to C21
    }
}

/// Adds only C4 to C6: enough to count the floaters.
pub(crate) fn add_pairs(fields: &mut Fields<'_>, outlook: &Outlook<'_>, bracket: &Bracket) {
    add_completion(fields, outlook);
    fields.add(|a, b| i64::from(bracket.contains(a) && bracket.contains(b)));
}

/// C4 and C5: everybody is paired but one who may take the bye. Whoever may not counts more.
fn add_completion(fields: &mut Fields<'_>, outlook: &Outlook<'_>) {
    let must_play =
        |place: usize| i64::from(outlook.bye_score.is_some() && !outlook.may_take_bye(place));
    fields.add(|a, b| 1 + must_play(a) + must_play(b));
}

/// C7: from the highest score down, as many as possible are paired.
fn add_floater_scores(fields: &mut Fields<'_>, field: &Field, bracket: &Bracket) {
    for score in bracket.scores(field) {
        let has = |place: usize| i64::from(field.at(place).score == score);
        fields.add(
            |a, b| {
                if bracket.contains(a) && bracket.contains(b) { has(a) + has(b) } else { 0 }
            },
        );
    }
}

/// C8: pairs in the next bracket, then the scores of those left over there.
fn add_next_bracket(fields: &mut Fields<'_>, field: &Field, bracket: &Bracket) {
    let Some(first) = bracket.next.clone().next() else { return };
    let member = |place: usize| bracket.contains(place) || bracket.is_next(place);
    let inside =
        |a: usize, b: usize| member(a) && member(b) && (bracket.is_next(a) || bracket.is_next(b));
    fields.add(|a, b| i64::from(inside(a, b)));
    let scores = bracket.scores(field).into_iter().chain([field.at(first).score]);
    for score in scores {
        let has = |place: usize| i64::from(field.at(place).score == score);
        fields.add(|a, b| if inside(a, b) { has(a) + has(b) } else { 0 });
    }
}

/// C10 to C13.
fn add_colours(fields: &mut Fields<'_>, field: &Field, bracket: &Bracket) {
    for is_bad in [widens_difference, repeats_colour, wants_same_colour, denies_strong] {
        fields.add(|a, b| {
            let inside = bracket.contains(a) && bracket.contains(b);
            i64::from(inside && !is_bad(field.at(a), field.at(b)))
        });
    }
}

/// C14 (C16 one round further back): residents left over who floated down; C15 (C17): opponents of
/// moved-down players who floated up.
fn add_repeated_floats(fields: &mut Fields<'_>, field: &Field, bracket: &Bracket, ago: usize) {
    let floated_down =
        |place: usize| bracket.is_resident(place) && field.at(place).floated(Float::Down, ago);
    fields.add(|a, b| {
        let inside = bracket.contains(a) && bracket.contains(b);
        if inside { i64::from(floated_down(a)) + i64::from(floated_down(b)) } else { 0 }
    });
    fields.add(|a, b| {
        let inside = bracket.contains(a) && bracket.contains(b);
        i64::from(inside && !(bracket.is_moved_down(a) && field.at(b).floated(Float::Up, ago)))
    });
}

/// C18 (C20): differences of moved-down players who floated down. One who stays unpaired has a
/// larger difference than any, so from the highest score down as many as possible are paired.
/// C19 (C21): differences of opponents who floated up, from the highest score down.
fn add_float_differences(fields: &mut Fields<'_>, field: &Field, bracket: &Bracket, ago: usize) {
    let scores = bracket.moved_down_scores(field);
    for &score in &scores {
        let counts = |place: usize| {
            bracket.is_moved_down(place)
                && field.at(place).score == score
                && field.at(place).floated(Float::Down, ago)
        };
        fields.add(|a, b| i64::from(counts(a) && bracket.is_resident(b)));
    }
    for &score in &scores {
        fields.add(|a, b| {
            let inside = bracket.contains(a) && bracket.contains(b);
            let repeats = bracket.is_moved_down(a)
                && field.at(a).score == score
                && field.at(b).floated(Float::Up, ago);
            i64::from(inside && !repeats)
        });
    }
}
