//! What the rating tie-breaks (C.07:10) share: games over the board, and the two tables of B.02.

use ronde_model::Outcome;
use ronde_rating::fide::tables;

use super::{Ground, Rule, round_term};
use crate::edition::{Edition, Form};
use crate::exact::Ratio;
use crate::record::{Sheet, What};
use crate::value::Value;
use crate::working::{Source, Step, Working};

/// The rating difference of a fractional score in hundredths (B.02:8.1.1).
pub(super) fn difference(hundredths: i64) -> i64 {
    let percent = u8::try_from(hundredths.clamp(0, 100)).unwrap_or(100);
    i64::from(tables::difference(percent))
}

/// The expected score, in hundredths, of somebody rated so much above the opponent (B.02:8.1.2).
/// The full scale: nothing is cut at 400 points (C.07:10.3).
pub(super) fn expected(difference: i64) -> i64 {
    let difference = i32::try_from(difference.clamp(-9999, 9999)).unwrap_or(0);
    i64::from(tables::expected(difference))
}

/// A game that counts for ratings.
struct Rated {
    round: usize,
    opponent: usize,
    rating: u16,
    /// 2 for a win, 1 for a draw: the usual scale, whatever the point system.
    half_points: i64,
}

/// The games of a participant that count for ratings.
fn games<'a>(ground: &Ground<'a>, who: usize) -> impl Iterator<Item = Rated> + 'a {
    let ground = *ground;
    let rounds = ground.record.row(who).iter().enumerate();
    rounds.filter_map(move |(round, sheet)| {
        let (opponent, half_points) = over_the_board(&ground, sheet)?;
        let rating = ground.rating(opponent)?;
        Some(Rated { round, opponent, rating, half_points })
    })
}

/// A term for each opponent met over the board, by the rating as it is counted; the half points
/// that were scored against them. None, and a step that says why, where somebody without a rating
/// took part.
pub(super) fn add_ratings(
    ground: &Ground<'_>,
    everybody_is_rated: bool,
    who: usize,
    counted: impl Fn(u16) -> i64,
    working: &mut Working,
) -> Option<i64> {
    if !everybody_is_rated {
        working.steps.push(Step::UnratedTookPart);
        return None;
    }
    let record = ground.record;
    let mut half_points = 0;
    for game in games(ground, who) {
        let sheet = &record.row(who)[game.round];
        let amount = Ratio::whole(counted(game.rating));
        working.terms.push(round_term(record, game.round, sheet, Source::Rating, amount));
        half_points += game.half_points;
    }
    Some(half_points)
}

/// C.07:15.2: with pairings fixed beforehand forfeits were games for everything until 2026.
fn over_the_board(ground: &Ground<'_>, sheet: &Sheet) -> Option<(usize, i64)> {
    match sheet.what {
        What::Played { opponent, outcome: Outcome::Win, .. } => Some((opponent, 2)),
        What::Played { opponent, outcome: Outcome::Draw, .. } => Some((opponent, 1)),
        What::Played { opponent, outcome: Outcome::Loss, .. } => Some((opponent, 0)),
        What::Forfeited { opponent: Some(opponent), won, .. }
            if ground.form == Form::Predetermined && ground.edition == Edition::E2024 =>
        {
            Some((opponent, if won { 2 } else { 0 }))
        }
        _ => None,
    }
}

/// The mean of a rating value over the opponents met over the board, a half up.
pub(super) struct OpponentsAverage<'a> {
    ground: Ground<'a>,
    /// The value of each participant; `None` for who has none.
    values: Vec<Option<i64>>,
    valid: bool,
}

impl<'a> OpponentsAverage<'a> {
    pub(super) fn new(ground: Ground<'a>, rule: &impl Rule) -> OpponentsAverage<'a> {
        let mut working = Working::default();
        let mut value = |who: usize| {
            working.clear();
            rule.work(who, &mut working);
            working.value.number().map(Ratio::rounded_half_up)
        };
        let values = (0..ground.record.len()).map(&mut value).collect();
        OpponentsAverage { ground, values, valid: ground.everybody_is_rated() }
    }
}

impl Rule for OpponentsAverage<'_> {
    fn work(&self, who: usize, working: &mut Working) {
        if !self.valid {
            working.steps.push(Step::UnratedTookPart);
            return;
        }
        let record = self.ground.record;
        for game in games(&self.ground, who) {
            let Some(value) = self.values[game.opponent] else { continue };
            let sheet = &record.row(who)[game.round];
            let amount = Ratio::whole(value);
            working.terms.push(round_term(
                record,
                game.round,
                sheet,
                Source::OpponentValue,
                amount,
            ));
        }
        finish_rounded(working);
    }
}

/// The mean of the terms, rounded (C.07:10.1); no value without terms.
pub(super) fn finish_rounded(working: &mut Working) {
    if let Some(mean) = working.mean(Ratio::whole(0)) {
        let rounded = mean.rounded_half_up();
        working.steps.push(Step::Rounded(rounded));
        working.value = Value::Number(Ratio::whole(rounded));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_tables_of_b02() {
        for (hundredths, dp) in
            [(100, 800), (99, 677), (75, 193), (67, 125), (50, 0), (49, -7), (1, -677), (0, -800)]
        {
            assert_eq!(dp, difference(hundredths), "{hundredths}");
        }
        for (rating, hundredths) in [
            (0, 50),
            (3, 50),
            (4, 51),
            (-4, 49),
            (391, 91),
            (392, 92),
            (735, 99),
            (736, 100),
            (-736, 0),
            (2000, 100),
        ] {
            assert_eq!(hundredths, expected(rating), "{rating}");
        }
    }
}
