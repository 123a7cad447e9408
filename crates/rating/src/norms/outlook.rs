//! Before opponents are known: what they must average for each score that is still possible.

use super::{EventKind, Level, NormGame, assess};
use crate::fide::tables::difference;

/// A score from the rounds to come, and the average that it asks of their opponents.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outlook {
    /// Half points from the rounds to come.
    pub halves: i64,
    /// The least average of those opponents: performance and opponents' average (1.4.7, 1.4.8) then
    /// hold. Titles and federations are another matter.
    pub average: i64,
}

/// For every score from so many more games, best last, what their opponents must average. Nothing
/// where too few games or less than 35 per cent of the points would be reached.
pub fn outlook(level: Level, kind: EventKind, played: &[NormGame], more: usize) -> Vec<Outlook> {
    let all = played.len() + more;
    let number = i64::try_from(all).unwrap_or(i64::MAX);
    let more = i64::try_from(more).unwrap_or(0);
    if more == 0 || all < kind.fewest_games() {
        return Vec::new();
    }
    let ratings: Vec<i64> =
        played.iter().map(|game| i64::from(game.opponent.rating.unwrap_or(1400))).collect();
    let sum = raised(&ratings, i64::from(level.floor()));
    let scored: i64 = played.iter().map(|game| game.score.halves()).sum();
    (0..=2 * more)
        .filter_map(|halves| {
            let percent = assess::percent(scored + halves, number);
            let average = level.average().max(level.performance() - i64::from(difference(percent)));
            // An average of A after rounding halves up is a sum of (2A − 1) · n / 2 or more.
            let least = (2 * average - 1) * number - 2 * sum;
            let average = (least + 2 * more - 1).div_euclid(2 * more).max(0);
            (percent >= 35).then_some(Outlook { halves, average })
        })
        .collect()
}

/// The sum with the weakest raised to the floor (1.4.6).
fn raised(ratings: &[i64], floor: i64) -> i64 {
    let weakest = ratings.iter().min().copied();
    ratings.iter().sum::<i64>() + weakest.map_or(0, |weakest| (floor - weakest).max(0))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fide::GameScore;
    use crate::norms::{EventKind, Opponent, Rule};

    fn game(rating: u16, score: GameScore) -> NormGame {
        let opponent = Opponent {
            number: u32::from(rating),
            rating: Some(rating),
            title: None,
            federation: String::new(),
        };
        NormGame { opponent, score }
    }

    /// The average that is named is enough, and one point less of each opponent is not.
    #[test]
    fn the_average_named_is_the_least() {
        let played: Vec<NormGame> =
            [2450, 2500, 2380, 2210, 2600].map(|rating| game(rating, GameScore::Draw)).to_vec();
        let found = outlook(Level::Im, EventKind::default(), &played, 4);
        assert_eq!(vec![2, 3, 4, 5, 6, 7, 8], found.iter().map(|it| it.halves).collect::<Vec<_>>());
        for Outlook { halves, average } in found {
            let with = |rating: i64| {
                let mut games = played.clone();
                let score = |place: i64| match halves - 2 * place {
                    ..=0 => GameScore::Loss,
                    1 => GameScore::Draw,
                    2.. => GameScore::Win,
                };
                let rating = u16::try_from(rating).unwrap();
                games.extend((0..4).map(|place| game(rating, score(place))));
                let judged = assess(Level::Im, "", EventKind::default(), &games);
                let met = |rule| judged.checks.iter().any(|check| check.rule == rule && check.met);
                met(Rule::Average) && met(Rule::Performance)
            };
            assert!(with(average), "{halves} half points, {average}");
            // Below the floor the weakest is raised again, so the bound is no longer the least.
            if average > i64::from(Level::Im.floor()) {
                assert!(!with(average - 1), "{halves} half points, {average}");
            }
        }
    }

    #[test]
    fn too_few_games_have_no_outlook() {
        let eight = EventKind { one_of_nine_won_unplayed: true, ..EventKind::default() };
        for (kind, more, some) in [
            (EventKind::default(), 8, false),
            (EventKind::default(), 9, true),
            (eight, 8, true),
            (eight, 0, false),
        ] {
            assert_eq!(some, !outlook(Level::Gm, kind, &[], more).is_empty(), "{kind:?}, {more}");
        }
    }
}
