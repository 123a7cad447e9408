//! What a tournament does to the Swiss federation's ratings (seed-002, "Application pratique FSE").

use std::collections::{BTreeMap, BTreeSet};

use ronde_model::{
    Date, DateText, Histories, NationalRecord, PairingNumber, Player, Snapshot,
};

use super::{Counted, Performances, bare, counted, decisive_day};
use crate::federation::{Change, Member, NoRating, change, coefficient, first_rating};
use crate::fide::RatedGame;

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
    /// Games of earlier events that count for a first rating, too.
    pub earlier: Vec<Earlier>,
    /// What they do.
    pub verdict: Verdict,
    /// What they are worth.
    pub performances: Performances,
}

/// Games that an unrated player has from an earlier event: 3.1 asks for seven, and does not say that
/// they are of one tournament.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Earlier {
    /// What the event was called.
    pub event: String,
    /// The games that count.
    pub games: Vec<RatedGame>,
}

/// Where the ratings of this file come from.
pub fn ratings(snapshot: &Snapshot) -> Ratings {
    let known = |record: &NationalRecord| record.federation == CODE && record.rating.is_some();
    if snapshot.national.iter().any(known) { Ratings::National } else { Ratings::StartingList }
}

/// Every player of the tournament, in the order of the starting list. Whoever has no rating brings
/// the games of earlier events along, in their order.
pub fn lines(snapshot: &Snapshot, settings: &Settings, earlier: &[Snapshot]) -> Vec<Line> {
    let list = List::of(snapshot);
    let before: Vec<List<'_>> = earlier.iter().map(List::of).collect();
    let year = decisive_day(snapshot).map(Date::year);
    let line = |(index, player): (usize, &Player)| {
        let games = list.games(index);
        let plain = bare(&games);
        let rating = list.own(player);
        let earlier = match rating {
            None => before.iter().filter_map(|event| event.earlier(&list, player)).collect(),
            Some(_) => Vec::new(),
        };
        let verdict = match rating {
            None => Verdict::First(first_rating(&all_games(&earlier, &plain))),
            Some(_) if games.is_empty() => Verdict::NoGames,
            Some(rating) => {
                let k = k_of(settings, player, rating, year);
                Verdict::Changed(change(f64::from(rating), k, &plain))
            }
        };
        let performances = Performances::of(rating, &plain);
        Line { number: player.number, rating, games, earlier, verdict, performances }
    };
    snapshot.players.iter().enumerate().map(line).collect()
}

fn all_games(earlier: &[Earlier], now: &[RatedGame]) -> Vec<RatedGame> {
    earlier.iter().flat_map(|event| &event.games).chain(now).copied().collect()
}

/// A tournament with what the federation's list says of its players.
struct List<'a> {
    snapshot: &'a Snapshot,
    histories: Histories,
    source: Ratings,
    records: BTreeMap<PairingNumber, &'a NationalRecord>,
}

impl<'a> List<'a> {
    fn of(snapshot: &'a Snapshot) -> List<'a> {
        let records = snapshot.national.iter().filter(|record| record.federation == CODE);
        List {
            snapshot,
            histories: Histories::of(snapshot),
            source: ratings(snapshot),
            records: records.map(|record| (record.number, record)).collect(),
        }
    }

    fn own(&self, player: &Player) -> Option<u16> {
        match self.source {
            Ratings::National => self.records.get(&player.number).and_then(|record| record.rating),
            Ratings::StartingList => player.rating,
        }
    }

    /// 3.2: against opponents on a list that the federation recognises; an arbiter's estimate is none.
    fn games(&self, index: usize) -> Vec<Counted> {
        let rating = |one: &Player| self.own(one).or(one.rating);
        counted(self.snapshot, &self.histories, index, &rating)
    }

    /// What this event adds to the first rating of a player of another. Games that were played with a
    /// rating have changed that one, and are not counted again.
    fn earlier(&self, other: &List<'_>, player: &Player) -> Option<Earlier> {
        let same = |one: &Player| self.identity(one).is_same(&other.identity(player));
        let index = self.snapshot.players.iter().position(same)?;
        let games = bare(&self.games(index));
        let counts = self.own(&self.snapshot.players[index]).is_none() && !games.is_empty();
        counts.then(|| Earlier { event: self.snapshot.event.name.trim().to_owned(), games })
    }

    fn identity(&self, player: &'a Player) -> Identity<'a> {
        let record = self.records.get(&player.number);
        Identity {
            national: record.map_or("", |record| record.id.trim()),
            fide: player.fide_id.trim(),
            name: player.name.trim(),
            born: player.birth.as_ref().and_then(DateText::date).map(Date::year),
        }
    }
}

/// By what a player of one event is known again in another.
struct Identity<'a> {
    national: &'a str,
    fide: &'a str,
    name: &'a str,
    born: Option<u16>,
}

impl Identity<'_> {
    /// By the national number, else by FIDE's, else by the name, if the years of birth do not differ.
    fn is_same(&self, other: &Identity<'_>) -> bool {
        let both = |one: &str, other: &str| !one.is_empty() && !other.is_empty();
        if both(self.national, other.national) {
            return self.national == other.national;
        }
        if both(self.fide, other.fide) {
            return self.fide == other.fide;
        }
        let years_differ = self.born.zip(other.born).is_some_and(|(one, other)| one != other);
        both(self.name, other.name) && self.name == other.name && !years_differ
    }
}

fn k_of(settings: &Settings, player: &Player, rating: u16, year: Option<u16>) -> u32 {
    let given = settings.k.get(&player.number).copied().or(settings.k_of_all);
    let born = player.birth.as_ref().and_then(DateText::date).map(Date::year);
    let age = year.zip(born).and_then(|(year, born)| u8::try_from(year.checked_sub(born)?).ok());
    let new = settings.newcomers.contains(&player.number);
    let (months_listed, games) = if new { (0, 0) } else { (24, 20) };
    given.unwrap_or_else(|| coefficient(Member { age, rating, months_listed, games }))
}
