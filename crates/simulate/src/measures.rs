//! What a tournament did: how well it ranked, whom it let meet, which colours and floats it gave.
//!
//! | Measure | asks | wanted |
//! |---|---|---|
//! | [`Measure::RankByStrength`] | do the final ranks follow the ratings? Kendall's tau over all pairs of unequal rating | high |
//! | [`Measure::StrongestFirst`] | is the highest-rated first? A shared first place counts for its share | high |
//! | [`Measure::TopAmongTop`] | how many of the strongest tenth (three at least) are among as many first ranks? | high |
//! | [`Measure::LeadersByPoints`] | how many share the most points? | low |
//! | [`Measure::OpponentsApart`] | how far, inside a scoregroup, is the average rating of a player's opponents from that of the group? Dubov's own aim | low |
//! | [`Measure::PointsByPerformance`] | has the higher performance more points? Share of the pairs with unequal points | high |
//! | [`Measure::ColoursApart`] | players with two or more games more of one colour | low |
//! | [`Measure::SameColourThrice`] | players who had one colour three times running | low |
//! | [`Measure::Floats`] | games between unequal pairing scores, of a hundred games | low |
//! | [`Measure::RepeatedFloats`] | players who floated the same way in two rounds running, summed over the rounds | low |
//! | [`Measure::Mismatches`] | games with more than 400 points between the two, of a hundred games | low |
//! | [`Measure::RatingGap`] | points between the two, on average | low |
//!
//! All of it is counted in whole numbers, from the games alone.

use std::cmp::Ordering;

use ronde_model::{Colour, Histories, Outcome, RoundEntry, RoundNumber, Score, Snapshot};
use ronde_rating::fide::tables::difference;
use ronde_standings::Standings;
use ronde_swiss::acceleration::Acceleration;
use ronde_swiss::field::available;

/// Beyond this a game is between unequal players; the rating rules go by the same number
/// (B.02:8.3.1).
pub const UNEQUAL: u16 = 400;

/// Something that a tournament can be measured by. See the table of this module.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Measure {
    /// Kendall's tau between ratings and final ranks.
    RankByStrength,
    /// The highest-rated player is first.
    StrongestFirst,
    /// The strongest are among the first.
    TopAmongTop,
    /// Players with the most points.
    LeadersByPoints,
    /// Averages of opponents apart inside scoregroups, in rating points.
    OpponentsApart,
    /// More points for a higher performance.
    PointsByPerformance,
    /// Players with a colour difference of two or more.
    ColoursApart,
    /// Players with three times the same colour running.
    SameColourThrice,
    /// Games between unequal pairing scores.
    Floats,
    /// The same float twice running.
    RepeatedFloats,
    /// Games with more than 400 points between the two.
    Mismatches,
    /// Points between the two of a game.
    RatingGap,
}

impl Measure {
    /// Every one.
    pub const ALL: [Measure; 12] = [
        Measure::RankByStrength,
        Measure::StrongestFirst,
        Measure::TopAmongTop,
        Measure::LeadersByPoints,
        Measure::OpponentsApart,
        Measure::PointsByPerformance,
        Measure::ColoursApart,
        Measure::SameColourThrice,
        Measure::Floats,
        Measure::RepeatedFloats,
        Measure::Mismatches,
        Measure::RatingGap,
    ];

    /// The name that programs know it by.
    pub const fn key(self) -> &'static str {
        match self {
            Measure::RankByStrength => "rank_by_strength",
            Measure::StrongestFirst => "strongest_first",
            Measure::TopAmongTop => "top_among_top",
            Measure::LeadersByPoints => "leaders_by_points",
            Measure::OpponentsApart => "opponents_apart",
            Measure::PointsByPerformance => "points_by_performance",
            Measure::ColoursApart => "colours_apart",
            Measure::SameColourThrice => "same_colour_thrice",
            Measure::Floats => "floats",
            Measure::RepeatedFloats => "repeated_floats",
            Measure::Mismatches => "mismatches",
            Measure::RatingGap => "rating_gap",
        }
    }

    /// Whether it is a share, to be told in per cent.
    pub const fn is_share(self) -> bool {
        matches!(
            self,
            Measure::StrongestFirst
                | Measure::TopAmongTop
                | Measure::PointsByPerformance
                | Measure::Floats
                | Measure::Mismatches
        )
    }

    /// What counts for one: a value of 1,000,000 is everything for a share.
    pub const fn scale(self) -> i64 {
        match self {
            Measure::RankByStrength => SHARE,
            _ if self.is_share() => SHARE,
            Measure::OpponentsApart | Measure::RatingGap => 100,
            _ => 1,
        }
    }

    /// Whether more of it is better.
    pub const fn more_is_better(self) -> bool {
        matches!(
            self,
            Measure::RankByStrength
                | Measure::StrongestFirst
                | Measure::TopAmongTop
                | Measure::PointsByPerformance
        )
    }
}

const SHARE: i64 = 1_000_000;

/// One value for each of [`Measure::ALL`]; nothing where there was nothing to count.
pub type Values = [Option<i64>; Measure::ALL.len()];

/// Measures a tournament. `strengths` are what its players really are, in the order of the list.
pub fn measure(played: &Snapshot, standings: &Standings, strengths: &[u16]) -> Values {
    let sheets = Sheets::of(played, strengths);
    let ranks: Vec<u32> = played
        .players
        .iter()
        .map(|it| standings.row_of(ronde_model::Participant::Player(it.number)))
        .map(|row| row.map_or(u32::MAX, |row| row.rank))
        .collect();
    let games = sheets.games();
    Measure::ALL.map(|one| match one {
        Measure::RankByStrength => tau(strengths, &ranks),
        Measure::StrongestFirst => strongest_first(strengths, &ranks),
        Measure::TopAmongTop => top_among_top(strengths, &ranks),
        Measure::LeadersByPoints => leaders(&sheets.totals),
        Measure::OpponentsApart => opponents_apart(&sheets),
        Measure::PointsByPerformance => points_by_performance(&sheets),
        Measure::ColoursApart => {
            Some(sheets.count(|index| sheets.colour_difference(index).abs() >= 2))
        }
        Measure::SameColourThrice => Some(sheets.count(|index| sheets.longest_run(index) >= 3)),
        Measure::Floats => share(games.iter().filter(|game| game.floats).count(), games.len()),
        Measure::RepeatedFloats => Some(sheets.repeated_floats()),
        Measure::Mismatches => {
            share(games.iter().filter(|game| game.gap > UNEQUAL).count(), games.len())
        }
        Measure::RatingGap => {
            let sum: i64 = games.iter().map(|game| i64::from(game.gap)).sum();
            (100 * sum).checked_div(whole(games.len()))
        }
    })
}

fn whole(count: usize) -> i64 {
    i64::try_from(count).unwrap_or(i64::MAX)
}

fn share(some: usize, all: usize) -> Option<i64> {
    (SHARE * whole(some)).checked_div(whole(all))
}

/// Kendall's tau: pairs that agree less pairs that do not, of all pairs with unequal strengths. A
/// shared rank agrees with nothing and contradicts nothing.
fn tau(strengths: &[u16], ranks: &[u32]) -> Option<i64> {
    let (mut agree, mut all) = (0_i64, 0_i64);
    for (place, (strength, rank)) in strengths.iter().zip(ranks).enumerate() {
        for (other, other_rank) in strengths[place + 1..].iter().zip(&ranks[place + 1..]) {
            all += i64::from(strength != other);
            agree += match (strength.cmp(other), other_rank.cmp(rank)) {
                (Ordering::Equal, _) | (_, Ordering::Equal) => 0,
                (one, two) if one == two => 1,
                _ => -1,
            };
        }
    }
    (SHARE * agree).checked_div(all)
}

fn strongest_first(strengths: &[u16], ranks: &[u32]) -> Option<i64> {
    let most = strengths.iter().max()?;
    let first = ranks.iter().filter(|rank| **rank == 1).count();
    let strongest = strengths.iter().filter(|strength| *strength == most).count();
    // Several equally strong: the chance that one drawn among them is first alone, or shares it.
    let both = strengths.iter().zip(ranks).filter(|(it, rank)| *it == most && **rank == 1).count();
    share(both, first * strongest)
}

/// The strongest tenth, three at least, but not more than half of the field.
fn top(players: usize) -> usize {
    players.div_ceil(10).max(3).min(players / 2)
}

fn top_among_top(strengths: &[u16], ranks: &[u32]) -> Option<i64> {
    let top = top(strengths.len());
    let mut order: Vec<usize> = (0..strengths.len()).collect();
    order.sort_by_key(|&index| std::cmp::Reverse(strengths[index]));
    let among = order.iter().take(top).filter(|&&index| ranks[index] as usize <= top);
    share(among.count(), top)
}

fn leaders(totals: &[Score]) -> Option<i64> {
    let most = totals.iter().max()?;
    Some(whole(totals.iter().filter(|total| *total == most).count()))
}

/// The mean distance, over all players who share their points with somebody, between the average
/// rating of their opponents and the average of those averages in their scoregroup.
fn opponents_apart(sheets: &Sheets<'_>) -> Option<i64> {
    let mut rows: Vec<(Score, i64)> = (0..sheets.len())
        .filter_map(|index| Some((sheets.totals[index], sheets.opponents(index)?)))
        .collect();
    rows.sort_unstable();
    let (mut sum, mut count) = (0, 0);
    for group in rows.chunk_by(|one, other| one.0 == other.0).filter(|group| group.len() > 1) {
        let size = whole(group.len());
        let middle = group.iter().map(|(_, average)| average).sum::<i64>() / size;
        sum += group.iter().map(|(_, average)| (average - middle).abs()).sum::<i64>();
        count += size;
    }
    sum.checked_div(count)
}

/// Of all pairs with unequal points and unequal performances: the share in which more points went
/// with the higher performance.
fn points_by_performance(sheets: &Sheets<'_>) -> Option<i64> {
    let rows: Vec<(Score, i64)> = (0..sheets.len())
        .filter_map(|index| Some((sheets.totals[index], sheets.performance(index)?)))
        .collect();
    let (mut agree, mut all) = (0, 0);
    for (place, one) in rows.iter().enumerate() {
        for other in &rows[place + 1..] {
            let orders = (one.0.cmp(&other.0), one.1.cmp(&other.1));
            if orders.0 != Ordering::Equal && orders.1 != Ordering::Equal {
                all += 1;
                agree += usize::from(orders.0 == orders.1);
            }
        }
    }
    share(agree, all)
}

/// A game as the measures see it.
struct Seen {
    gap: u16,
    floats: bool,
}

/// Every player's rounds, with the scores that they were paired by.
pub(crate) struct Sheets<'a> {
    played: &'a Snapshot,
    strengths: &'a [u16],
    histories: Histories,
    /// Pairing scores before each round, by player and round.
    before: Vec<Score>,
    totals: Vec<Score>,
}

/// Which way somebody floated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Float {
    Up,
    Down,
}

impl<'a> Sheets<'a> {
    pub(crate) fn of(played: &'a Snapshot, strengths: &'a [u16]) -> Sheets<'a> {
        let histories = Histories::of(played);
        let there = available(played, RoundNumber::FIRST);
        let acceleration = Acceleration::of(played, &histories, &there);
        let rounds = histories.rounds();
        let mut before = Vec::with_capacity(rounds * played.players.len());
        let mut totals = Vec::with_capacity(played.players.len());
        for (index, player) in played.players.iter().enumerate() {
            let mut score = Score::ZERO;
            for (place, entry) in histories.row(index).iter().enumerate() {
                let round = RoundNumber::from_index(place).expect("rounds can be numbered");
                before.push(score + acceleration.points(played, index, round));
                score += if played.abnormal.is_empty() {
                    played.rules.points.entry(*entry)
                } else {
                    ronde_model::scores::in_round(played, player.number, round, *entry)
                };
            }
            totals.push(score);
        }
        Sheets { played, strengths, histories, before, totals }
    }

    pub(crate) fn len(&self) -> usize {
        self.totals.len()
    }

    pub(crate) fn rounds(&self) -> usize {
        self.histories.rounds()
    }

    /// Pairing score before a round.
    pub(crate) fn before(&self, index: usize, round: usize) -> Score {
        self.before[index * self.rounds() + round]
    }

    /// The opponent of a round over the board, his colour not counted.
    pub(crate) fn opponent(&self, index: usize, round: usize) -> Option<usize> {
        let (number, _) = self.histories.row(index)[round].met()?;
        self.played.index_of(number)
    }

    pub(crate) fn strength(&self, index: usize) -> u16 {
        self.strengths[index]
    }

    fn count(&self, holds: impl Fn(usize) -> bool) -> i64 {
        whole((0..self.len()).filter(|index| holds(*index)).count())
    }

    fn colours(&self, index: usize) -> impl Iterator<Item = Colour> {
        self.histories.row(index).iter().filter_map(|entry| entry.met()).map(|(_, colour)| colour)
    }

    /// Games with White less games with Black.
    pub(crate) fn colour_difference(&self, index: usize) -> i64 {
        self.colours(index).map(|colour| if colour == Colour::White { 1 } else { -1 }).sum()
    }

    /// The most games running with one colour; rounds without a game do not end a run.
    pub(crate) fn longest_run(&self, index: usize) -> i64 {
        let (mut last, mut run, mut longest) = (None, 0, 0);
        for colour in self.colours(index) {
            run = if last == Some(colour) { run + 1 } else { 1 };
            last = Some(colour);
            longest = longest.max(run);
        }
        longest
    }

    /// Paired with somebody of another pairing score, whether the game was played or not.
    pub(crate) fn float(&self, index: usize, round: usize) -> Option<Float> {
        let number = self.histories.row(index)[round].paired_with()?;
        let other = self.played.index_of(number)?;
        match self.before(index, round).cmp(&self.before(other, round)) {
            Ordering::Less => Some(Float::Up),
            Ordering::Equal => None,
            Ordering::Greater => Some(Float::Down),
        }
    }

    /// How often a player floated that way.
    pub(crate) fn floats(&self, index: usize, way: Float) -> i64 {
        whole((0..self.rounds()).filter(|round| self.float(index, *round) == Some(way)).count())
    }

    fn repeated_floats(&self) -> i64 {
        let twice = |index: usize| {
            let floats = (0..self.rounds()).map(|round| self.float(index, round));
            let floats: Vec<Option<Float>> = floats.collect();
            floats.windows(2).filter(|two| two[0].is_some() && two[0] == two[1]).count()
        };
        whole((0..self.len()).map(twice).sum())
    }

    /// The average rating of the opponents met over the board, in hundredths.
    pub(crate) fn opponents(&self, index: usize) -> Option<i64> {
        let met = (0..self.rounds()).filter_map(|round| self.opponent(index, round));
        let (mut sum, mut count) = (0, 0);
        for opponent in met {
            sum += i64::from(self.strengths[opponent]);
            count += 1;
        }
        (100 * sum).checked_div(count)
    }

    /// Average of the opponents and the difference of B.02:8.1.1, over the games that were played.
    fn performance(&self, index: usize) -> Option<i64> {
        let (mut halves, mut games, mut sum) = (0_i64, 0_i64, 0_i64);
        for (round, entry) in self.histories.row(index).iter().enumerate() {
            let RoundEntry::Played { outcome, .. } = entry else { continue };
            halves += match outcome {
                Outcome::Win => 2,
                Outcome::Draw => 1,
                Outcome::Loss => 0,
            };
            games += 1;
            sum += self.opponent(index, round).map_or(0, |it| i64::from(self.strengths[it]));
        }
        let percent = (100 * halves + games).checked_div(2 * games)?;
        let percent = u8::try_from(percent).unwrap_or(100);
        Some(100 * sum / games + 100 * i64::from(difference(percent)))
    }

    fn games(&self) -> Vec<Seen> {
        let mut games = Vec::with_capacity(self.rounds() * self.len() / 2);
        for (place, round) in self.played.rounds.iter().enumerate() {
            for game in round.games() {
                let index = |number| self.played.index_of(number);
                let (Some(white), Some(black)) = (index(game.white), index(game.black)) else {
                    continue;
                };
                games.push(Seen {
                    gap: self.strengths[white].abs_diff(self.strengths[black]),
                    floats: self.before(white, place) != self.before(black, place),
                });
            }
        }
        games
    }
}

#[cfg(test)]
mod tests;
