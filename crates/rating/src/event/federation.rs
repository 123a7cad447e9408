//! What a tournament does to the Swiss federation's ratings (seed-002, "Application pratique FSE").

use std::collections::{BTreeMap, BTreeSet};

use ronde_model::{Histories, PairingNumber, Player, Snapshot};

use super::{Counted, Performances, bare, counted, decisive_day};
use crate::federation::{Change, Member, NoRating, change, coefficient, first_rating};

/// The code of the federation's records in a file.
pub const CODE: &str = "SUI";

/// Where the ratings come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ratings {
    /// The file's national records. Opponents without one count with FIDE's rating, which is a list
    /// that the federation recognises (3.2).
    National,
    /// The file has no national records, so those of the starting list.
    StartingList,
}

/// What a tournament file does not say of its players.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Settings {
    /// Members on the list for less than two years, or with fewer than twenty games.
    pub newcomers: BTreeSet<PairingNumber>,
    /// The coefficient, where it is known.
    pub k: BTreeMap<PairingNumber, u32>,
    /// The coefficient of everybody whose own is not given.
    pub k_of_all: Option<u32>,
}

/// What happens to a player.
#[derive(Clone, Debug, PartialEq)]
pub enum Verdict {
    /// The rating changes.
    Changed(Change),
    /// A first rating, or why there is none.
    First(Result<f64, NoRating>),
    /// A rated player without a game that counts.
    NoGames,
}

/// A player of the tournament.
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    /// Who.
    pub number: PairingNumber,
    /// The rating before.
    pub rating: Option<u16>,
    /// The games that count.
    pub games: Vec<Counted>,
    /// What they do.
    pub verdict: Verdict,
    /// What they are worth.
    pub performances: Performances,
}

/// Where the ratings of this file come from.
pub fn ratings(snapshot: &Snapshot) -> Ratings {
    let known =
        |record: &ronde_model::NationalRecord| record.federation == CODE && record.rating.is_some();
    if snapshot.national.iter().any(known) { Ratings::National } else { Ratings::StartingList }
}

/// Every player of the tournament, in the order of the starting list.
pub fn lines(snapshot: &Snapshot, settings: &Settings) -> Vec<Line> {
    let histories = Histories::of(snapshot);
    let source = ratings(snapshot);
    let national = national(snapshot);
    let own = |player: &Player| match source {
        Ratings::National => national.get(&player.number).copied(),
        Ratings::StartingList => player.rating,
    };
    let year = decisive_day(snapshot).map(ronde_model::Date::year);
    let line = |(index, player): (usize, &Player)| {
        let games = counted(snapshot, &histories, index, &|one| own(one).or(one.rating));
        let plain = bare(&games);
        let rating = own(player);
        let verdict = match rating {
            None => Verdict::First(first_rating(&plain)),
            Some(_) if games.is_empty() => Verdict::NoGames,
            Some(rating) => {
                let k = k_of(settings, player, rating, year);
                Verdict::Changed(change(f64::from(rating), k, &plain))
            }
        };
        let performances = Performances::of(rating, &plain);
        Line { number: player.number, rating, games, verdict, performances }
    };
    snapshot.players.iter().enumerate().map(line).collect()
}

fn national(snapshot: &Snapshot) -> BTreeMap<PairingNumber, u16> {
    let records = snapshot.national.iter().filter(|record| record.federation == CODE);
    records.filter_map(|record| Some((record.number, record.rating?))).collect()
}

fn k_of(settings: &Settings, player: &Player, rating: u16, year: Option<u16>) -> u32 {
    let given = settings.k.get(&player.number).copied().or(settings.k_of_all);
    let born =
        player.birth.as_ref().and_then(ronde_model::DateText::date).map(ronde_model::Date::year);
    let age = year.zip(born).and_then(|(year, born)| u8::try_from(year.checked_sub(born)?).ok());
    let new = settings.newcomers.contains(&player.number);
    let (months_listed, games) = if new { (0, 0) } else { (24, 20) };
    given.unwrap_or_else(|| coefficient(Member { age, rating, months_listed, games }))
}
