//! Prizes: who gets how much, and why.
//!
//! | Question | Answer |
//! |---|---|
//! | how do equal points share? | [`Sharing`] |
//! | may a player take two prizes? | [`Rules::one_each`] |
//! | what becomes of odd amounts? | [`Rules::unit`]; what does not divide goes to the best placed |
//!
//! Amounts are integers of the smallest coin. The sum of the awards and of what nobody could win
//! always equals the fund.
//!
//! With one prize for each player everybody takes the largest that is open to him: of all purses
//! that one is paid next whose share for its next group is the largest, and of equal ones the one
//! that is listed first. Whoever has been paid is passed over by the others.

mod split;
#[cfg(test)]
mod tests;

use ronde_model::{Participant, Score, Snapshot};

use crate::category::Category;
use crate::table::{Row, Standings};

/// An amount in the smallest coin.
pub type Money = i64;

/// Where amounts are written with a decimal point, they are kept in hundredths.
pub const CENTS: Money = 100;

/// An amount as people write it, `100` or `99.50`, in hundredths.
pub fn amount(text: &str) -> Option<Money> {
    let (whole, cents) = text.split_once('.').unwrap_or((text, ""));
    let digits = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    if whole.is_empty() || whole.len() > 12 || cents.len() > 2 || !digits(whole) || !digits(cents) {
        return None;
    }
    let cents = format!("{cents:0<2}").parse::<Money>().ok()?;
    Some(whole.parse::<Money>().ok()? * CENTS + cents)
}

/// Lists of prizes as people write them, a line for each: `women: 200, 100.50`.
///
/// # Errors
/// The number of the first line that cannot be read, from 1.
pub fn purses(text: &str, sharing: Sharing) -> Result<Vec<Purse>, usize> {
    let lines = text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty());
    lines.map(|(place, line)| purse(line, sharing).ok_or(place + 1)).collect()
}

/// One list: who may win, a colon, and the amounts.
pub fn purse(line: &str, sharing: Sharing) -> Option<Purse> {
    let (category, amounts) = line.rsplit_once(':')?;
    let amounts = amounts.split([',', ';']).map(|text| amount(text.trim()));
    Some(Purse {
        category: Category::read(category.trim())?,
        amounts: amounts.collect::<Option<_>>()?,
        sharing,
    })
}

/// How prizes are paid to players with equal points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Sharing {
    /// By rank; those who share a rank share the prizes of their places.
    ByRank,
    /// dutch-1992:F10: equal points share the prizes of their places.
    Shared,
    /// Hort: half of each prize by rank, the other halves shared by equal points.
    Hort,
}

/// A list of prizes, the first one first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Purse {
    /// Who may win them.
    pub category: Category,
    /// The amounts, by place.
    pub amounts: Vec<Money>,
    /// How they are shared.
    pub sharing: Sharing,
}

/// How the whole fund is paid out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rules {
    /// The purses, in the order in which equal offers are taken.
    pub purses: Vec<Purse>,
    /// Whether a player may win one prize only; several are added up otherwise.
    pub one_each: bool,
    /// The smallest amount that is paid out, such as 100 for whole francs.
    pub unit: Money,
}

/// Why an award is what it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// The prize of the place, for one alone.
    Place,
    /// A share of the prizes of these places among so many.
    Share {
        /// The sum of the prizes of the places.
        pot: Money,
        /// Players who share it.
        among: u32,
    },
    /// Hort: half of the own place's prize, and a share of the other halves.
    Hort {
        /// Half of the own prize.
        own_half: Money,
        /// The other halves of the group.
        pot: Money,
        /// Players who share them.
        among: u32,
    },
}

/// What somebody gets.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Award {
    /// Who.
    pub who: Participant,
    /// The purse, by its place in the list.
    pub purse: usize,
    /// The first place of the group in that purse, and the last.
    pub places: (u32, u32),
    /// How much.
    pub amount: Money,
    /// Why.
    pub reason: Reason,
}

/// How a fund was paid out.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Payout {
    /// Awards, in the order in which they were made.
    pub awards: Vec<Award>,
    /// Prizes that nobody was left to win: the purse, the place, the amount.
    pub left: Vec<(usize, u32, Money)>,
}

impl Payout {
    /// Everything that one participant gets.
    pub fn total_of(&self, who: Participant) -> Money {
        self.awards.iter().filter(|award| award.who == who).map(|award| award.amount).sum()
    }
}

/// What a purse can still give.
struct Open<'a> {
    purse: &'a Purse,
    /// Those of the category, in order, who are not paid yet.
    waiting: Vec<&'a Row>,
    /// Places given.
    given: usize,
}

/// Pays out the fund.
pub fn pay(snapshot: &Snapshot, standings: &Standings, rules: &Rules) -> Payout {
    let unit = rules.unit.max(1);
    let mut open: Vec<Open<'_>> = rules
        .purses
        .iter()
        .map(|purse| {
            let selected = standings.of_category(snapshot, &purse.category);
            Open { purse, waiting: selected.iter().map(|it| it.row).collect(), given: 0 }
        })
        .collect();
    let mut payout = Payout::default();
    while let Some(next) = most_generous(&open) {
        let awards = open[next].award(next, unit);
        if rules.one_each {
            for purse in &mut open {
                purse.waiting.retain(|row| !awards.iter().any(|award| award.who == row.who));
            }
        }
        payout.awards.extend(awards);
    }
    payout.left = open.iter().enumerate().flat_map(|(at, purse)| purse.left(at)).collect();
    payout
}

/// The purse whose next group would get the most each; of equal ones the first.
fn most_generous(open: &[Open<'_>]) -> Option<usize> {
    let offers = open.iter().enumerate().filter_map(|(at, purse)| Some((at, purse.offer()?)));
    offers.max_by_key(|(at, offer)| (*offer, std::cmp::Reverse(*at))).map(|(at, _)| at)
}

impl<'a> Open<'a> {
    /// The size of the next group: those with equal points, or with an equal rank.
    fn group(&self) -> usize {
        let key = |row: &Row| -> (Score, u32) {
            match self.purse.sharing {
                Sharing::ByRank => (row.score, row.rank),
                Sharing::Shared | Sharing::Hort => (row.score, 0),
            }
        };
        let first = self.waiting.first().map(|row| key(row));
        self.waiting.iter().take_while(|row| Some(key(row)) == first).count()
    }

    /// Prizes of the places that the next group takes.
    fn prizes(&self) -> &'a [Money] {
        let end = (self.given + self.group()).min(self.purse.amounts.len());
        self.purse.amounts.get(self.given..end).unwrap_or(&[])
    }

    /// The largest amount that one of the next group would get.
    fn offer(&self) -> Option<Money> {
        let prizes = self.prizes();
        if prizes.is_empty() || self.waiting.is_empty() {
            return None;
        }
        split::amounts(prizes, self.group(), self.purse.sharing, 1).into_iter().max()
    }

    /// Pays the next group.
    fn award(&mut self, purse: usize, unit: Money) -> Vec<Award> {
        let (size, prizes) = (self.group(), self.prizes());
        let amounts = split::amounts(prizes, size, self.purse.sharing, unit);
        let count = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
        let places = (count(self.given + 1), count(self.given + size));
        let reasons = (0..size).map(|at| split::reason(prizes, size, self.purse.sharing, at));
        self.given += size;
        let group: Vec<&Row> = self.waiting.drain(..size).collect();
        let awards = group.iter().zip(amounts).zip(reasons);
        awards
            .map(|((row, amount), reason)| Award { who: row.who, purse, places, amount, reason })
            .filter(|award| award.amount != 0)
            .collect()
    }

    fn left(&self, purse: usize) -> impl Iterator<Item = (usize, u32, Money)> {
        let places = (1_u32..).zip(&self.purse.amounts).skip(self.given);
        places.map(move |(place, amount)| (purse, place, *amount))
    }
}
