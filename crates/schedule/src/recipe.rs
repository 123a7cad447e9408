//! What is wanted, in one line that a file can carry.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use crate::berger::{Order, RoundRobin};
use crate::berlin::{Berlin, Finals};
use crate::cup::{Cup, Places, Preliminary, Seeding};
use crate::error::{Counted, Error, within};
use crate::molter::Molter;
use crate::scheveningen::{Scheveningen, Way};
use crate::schiller::Schiller;
use crate::table::{Schedule, Seat};

/// A kind of tournament with its numbers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Kind {
    /// All play all.
    RoundRobin(RoundRobin),
    /// Two teams, everybody against everybody.
    Scheveningen(Scheveningen),
    /// Several groups, everybody against everybody of the others.
    Schiller(Schiller),
    /// Groups, then finals.
    Berlin(Berlin),
    /// Many teams, few rounds.
    Molter(Molter),
    /// Knock-out.
    Cup(Cup),
}

/// Everything that decides a schedule. Its text form is `cup players=54 places=third …`; what is
/// not said is as usual.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Recipe {
    /// The kind and its numbers.
    pub kind: Kind,
    /// Where the seats of a round robin, a Berlin tournament or a cup are teams: their boards.
    pub boards: Option<usize>,
}

impl From<Kind> for Recipe {
    fn from(kind: Kind) -> Recipe {
        Recipe { kind, boards: None }
    }
}

impl Recipe {
    /// The schedule.
    ///
    /// # Errors
    /// Whatever is not possible.
    pub fn schedule(&self) -> Result<Schedule, Error> {
        if let Some(boards) = self.boards {
            within(Counted::TeamBoards, boards, 1, 40)?;
        }
        match &self.kind {
            Kind::RoundRobin(one) => one.schedule(),
            Kind::Scheveningen(one) => one.schedule(),
            Kind::Schiller(one) => one.schedule(),
            Kind::Berlin(one) => one.schedule(),
            Kind::Molter(one) => one.schedule(),
            Kind::Cup(one) => Ok(one.bracket()?.schedule(one.legs)),
        }
    }

    /// How many rounds the schedule has. A cup has so many if no match ends level.
    ///
    /// # Errors
    /// Whatever is not possible.
    pub fn fixed_rounds(&self) -> Result<usize, Error> {
        if let Some(boards) = self.boards {
            within(Counted::TeamBoards, boards, 1, 40)?;
        }
        match &self.kind {
            // Its table is searched for, and the number is known without it.
            Kind::Molter(one) => Ok(one.checked()?.rounds),
            _ => Ok(self.schedule()?.rounds.len()),
        }
    }

    /// How many seats the schedule has.
    pub fn seats(&self) -> usize {
        match &self.kind {
            Kind::RoundRobin(one) => one.players,
            Kind::Scheveningen(one) => 2 * one.boards,
            Kind::Schiller(one) => one.groups * one.size,
            Kind::Berlin(one) => one.players,
            Kind::Molter(one) => one.teams * one.players,
            Kind::Cup(one) => one.players,
        }
    }

    /// How many people play.
    pub fn players(&self) -> usize {
        self.seats() * self.boards.unwrap_or(1)
    }

    /// Players of a team, where there are teams.
    pub fn team_size(&self) -> Option<usize> {
        match &self.kind {
            Kind::Scheveningen(one) => Some(one.boards),
            Kind::Schiller(one) => Some(one.size),
            Kind::Molter(one) => Some(one.players),
            _ => self.boards,
        }
    }

    /// How many teams there are.
    pub fn teams(&self) -> usize {
        self.team_size().map_or(0, |size| self.players() / size.max(1))
    }

    /// The code of ETT26 (TRF26:192).
    pub fn code(&self) -> String {
        let team = if self.boards.is_some() { "TEAM_" } else { "" };
        match &self.kind {
            Kind::RoundRobin(one) => match (one.order, one.cycles) {
                (Order::Rutsch, _) => format!("CUSTOM_{team}ROUNDROBIN"),
                (Order::ReversedEnd, _) => format!("FIDE_{team}DOUBLEROUNDROBIN"),
                (Order::Berger, 1) => format!("FIDE_{team}ROUNDROBIN"),
                (Order::Berger, 2) => format!("BERGER_{team}DOUBLEROUNDROBIN"),
                (Order::Berger, cycles) => format!("BERGER_{team}ROUNDROBIN_G{cycles}"),
            },
            Kind::Scheveningen(one) => match one.way {
                Way::Balanced => format!("FIDE_SCHEVENINGEN_G{}", one.cycles),
                Way::Sitting => "CUSTOM_SCHEVENINGEN".to_owned(),
            },
            Kind::Schiller(one) if one.as_printed => "CUSTOM_SCHILLER".to_owned(),
            Kind::Schiller(one) => format!("FIDE_SCHILLER_{}x{}", one.groups, one.size),
            Kind::Berlin(_) => format!("CUSTOM_{team}ROUNDROBIN"),
            Kind::Molter(_) => "CUSTOM_TEAM_ROUNDROBIN".to_owned(),
            Kind::Cup(_) => format!("CUSTOM_{team}KNOCKOUT"),
        }
    }

    /// The type of tournament in words (TRF26:092).
    pub fn words(&self) -> &'static str {
        match (&self.kind, self.boards.is_some()) {
            (Kind::RoundRobin(one), teams) => match (one.order, teams) {
                (Order::Rutsch, false) => "Round robin (Rütsch)",
                (Order::Rutsch, true) => "Team round robin (Rütsch)",
                (_, false) => "Round robin (Berger)",
                (_, true) => "Team round robin (Berger)",
            },
            (Kind::Scheveningen(_), _) => "Scheveningen",
            (Kind::Schiller(_), _) => "Schiller",
            (Kind::Berlin(_), false) => "Berlin",
            (Kind::Berlin(_), true) => "Berlin for teams",
            (Kind::Molter(_), _) => "Molter",
            (Kind::Cup(_), false) => "Cup",
            (Kind::Cup(_), true) => "Team cup",
        }
    }
}

impl fmt::Display for Recipe {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.kind {
            Kind::RoundRobin(one) => {
                let order = pick(ORDERS, one.order);
                write!(f, "round-robin players={} cycles={} order={order}", one.players, one.cycles)
            }
            Kind::Scheveningen(one) => {
                let way = pick(WAYS, one.way);
                write!(f, "scheveningen boards={} cycles={} way={way}", one.boards, one.cycles)
            }
            Kind::Schiller(one) => {
                let printed = usize::from(one.as_printed);
                write!(f, "schiller groups={} size={} printed={printed}", one.groups, one.size)
            }
            Kind::Berlin(one) => {
                let finals = pick(FINALS, one.finals);
                write!(f, "berlin players={} groups={} finals={finals}", one.players, one.groups)
            }
            Kind::Molter(one) => write!(
                f,
                "molter teams={} players={} rounds={} seed={}",
                one.teams, one.players, one.rounds, one.seed
            ),
            Kind::Cup(one) => write_cup(f, one),
        }?;
        self.boards.map_or(Ok(()), |boards| write!(f, " team={boards}"))
    }
}

const ORDERS: &[(&str, Order)] =
    &[("berger", Order::Berger), ("exchanged", Order::ReversedEnd), ("rutsch", Order::Rutsch)];
const WAYS: &[(&str, Way)] = &[("sitting", Way::Sitting), ("balanced", Way::Balanced)];
const FINALS: &[(&str, Finals)] = &[("halves", Finals::Halves), ("placement", Finals::Placement)];
const PLACES: &[(&str, Places)] =
    &[("first", Places::First), ("third", Places::Third), ("all", Places::All)];
const PRELIMINARY: &[(&str, Preliminary)] =
    &[("needed", Preliminary::WhereNeeded), ("yes", Preliminary::Yes), ("no", Preliminary::No)];

fn pick<T: PartialEq + Copy>(names: &[(&'static str, T)], value: T) -> &'static str {
    names.iter().find(|(_, named)| *named == value).map_or("", |(name, _)| name)
}

fn write_cup(f: &mut fmt::Formatter<'_>, cup: &Cup) -> fmt::Result {
    let (places, preliminary) = (pick(PLACES, cup.places), pick(PRELIMINARY, cup.preliminary));
    write!(f, "cup players={} legs={} places={places}", cup.players, cup.legs)?;
    write!(f, " preliminary={preliminary}")?;
    if let Seeding::Lot { protected, seed } = cup.seeding {
        write!(f, " protected={protected} seed={seed}")?;
    }
    if !cup.dispensed.is_empty() {
        let list = cup.dispensed.iter().map(|(seat, rounds)| format!("{seat}:{rounds}"));
        write!(f, " dispensed={}", list.collect::<Vec<_>>().join(","))?;
    }
    Ok(())
}

/// The words after the kind.
struct Values<'a> {
    words: BTreeMap<&'a str, &'a str>,
    /// Whether what is not said is as usual.
    usual: bool,
}

/// What may be said of each kind, and what is usual; nothing is usual where it must be said.
const WORDS: &[(&str, &[(&str, &str)])] = &[
    ("round-robin", &[("players", ""), ("cycles", "1"), ("order", "berger"), ("team", "")]),
    ("scheveningen", &[("boards", ""), ("cycles", "1"), ("way", "balanced")]),
    ("schiller", &[("groups", "4"), ("size", "3"), ("printed", "0")]),
    ("berlin", &[("players", ""), ("groups", "2"), ("finals", "halves"), ("team", "")]),
    ("molter", &[("teams", ""), ("players", ""), ("rounds", ""), ("seed", "1")]),
    (
        "cup",
        &[
            ("players", ""),
            ("legs", "1"),
            ("places", "first"),
            ("preliminary", "needed"),
            ("protected", ""),
            ("seed", "1"),
            ("dispensed", ""),
            ("team", ""),
        ],
    ),
];

impl<'a> Values<'a> {
    /// The words; the usual ones added where that is asked for and no other word is there.
    fn of(kind: &str, words: &BTreeMap<&'a str, &'a str>, usual: bool) -> Option<Values<'a>> {
        let mut words = words.clone();
        if usual {
            let (_, known) = WORDS.iter().find(|(name, _)| *name == kind)?;
            if !words.keys().all(|word| known.iter().any(|(name, _)| name == word)) {
                return None;
            }
            for (name, value) in known.iter().filter(|(_, value)| !value.is_empty()) {
                words.entry(name).or_insert(value);
            }
        }
        Some(Values { words, usual })
    }

    fn recipe(&self, kind: &str) -> Option<Recipe> {
        // A number of boards that is none must not become a tournament without teams.
        let boards = self.number("team");
        if self.usual && boards.is_none() && self.words.contains_key("team") {
            return None;
        }
        Some(Recipe { kind: self.kind(kind)?, boards })
    }

    fn number(&self, name: &str) -> Option<usize> {
        self.words.get(name)?.parse().ok()
    }

    fn choice<T: Copy>(&self, name: &str, names: &[(&str, T)]) -> Option<T> {
        let value = self.words.get(name)?;
        names.iter().find(|(known, _)| known == value).map(|(_, value)| *value)
    }

    fn seed(&self) -> Option<u64> {
        self.words.get("seed")?.parse().ok()
    }

    fn kind(&self, kind: &str) -> Option<Kind> {
        let number = |name| self.number(name);
        Some(match kind {
            "round-robin" => Kind::RoundRobin(RoundRobin {
                players: number("players")?,
                cycles: number("cycles")?,
                order: self.choice("order", ORDERS)?,
            }),
            "scheveningen" => Kind::Scheveningen(Scheveningen {
                boards: number("boards")?,
                cycles: number("cycles")?,
                way: self.choice("way", WAYS)?,
            }),
            "schiller" => Kind::Schiller(Schiller {
                groups: number("groups")?,
                size: number("size")?,
                as_printed: number("printed")? == 1,
            }),
            "berlin" => Kind::Berlin(Berlin {
                players: number("players")?,
                groups: number("groups")?,
                finals: self.choice("finals", FINALS)?,
            }),
            "molter" => Kind::Molter(Molter {
                teams: number("teams")?,
                players: number("players")?,
                rounds: number("rounds")?,
                seed: self.seed()?,
            }),
            "cup" => Kind::Cup(self.cup()?),
            _ => return None,
        })
    }

    fn cup(&self) -> Option<Cup> {
        let seeding = match self.number("protected") {
            Some(protected) => Seeding::Lot { protected, seed: self.seed()? },
            None => Seeding::Strength,
        };
        let dispensed = self.words.get("dispensed").copied().unwrap_or_default();
        let dispensed = dispensed.split(',').filter(|part| !part.is_empty());
        let dispensed = dispensed.map(|part| {
            let (seat, rounds) = part.split_once(':')?;
            Some((Seat::new(seat.parse().ok()?)?, rounds.parse().ok()?))
        });
        Some(Cup {
            players: self.number("players")?,
            dispensed: dispensed.collect::<Option<_>>()?,
            seeding,
            preliminary: self.choice("preliminary", PRELIMINARY)?,
            places: self.choice("places", PLACES)?,
            legs: self.number("legs")?,
        })
    }
}

impl FromStr for Recipe {
    type Err = Error;

    fn from_str(text: &str) -> Result<Recipe, Error> {
        let mut words = text.split_whitespace();
        let kind = words.next().unwrap_or_default();
        let values: Option<BTreeMap<&str, &str>> = words.map(|word| word.split_once('=')).collect();
        let not = || Error::NotARecipe(text.trim().to_owned());
        let values = values.ok_or_else(not)?;
        let read = |usual| Values::of(kind, &values, usual).and_then(|it| it.recipe(kind));
        let recipe = read(false).or_else(|| read(true)).ok_or_else(not)?;
        // A line that somebody changed must not become a table that cannot be.
        recipe.fixed_rounds()?;
        Ok(recipe)
    }
}
