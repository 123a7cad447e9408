//! The options of each kind, and the recipe that they mean.

use ronde_model::Colour;
use ronde_schedule::berger::{self, Order};
use ronde_schedule::cup::{self, Places, Preliminary, Seeding};
use ronde_schedule::scheveningen::{self, Way};
use ronde_schedule::{Kind, Recipe, Seat, berlin, molter, schiller};
use ronde_words::{ScheduleCommandWords, fill};

use super::names::Names;
use super::{Common, make, stop};
use crate::outcome::{Outcome, Stop};
use crate::{generate, language, output};

fn words() -> &'static ScheduleCommandWords {
    ScheduleCommandWords::of(language::current())
}

/// The number given, or the one that the list of names has.
fn number(given: Option<usize>, names: Option<&Names>, option: &str) -> Result<usize, Stop> {
    given
        .or_else(|| names.map(Names::seats))
        .ok_or_else(|| Stop::bad_input(fill!(words().how_many, option = option)))
}

/// The recipe, with teams as seats where the option or the list of names says so.
fn seated(kind: Kind, boards: Option<usize>, names: Option<&Names>) -> Result<Recipe, Stop> {
    let listed = names.map(Names::team_size).transpose()?.flatten();
    Ok(Recipe { kind, boards: boards.or(listed) })
}

/// The arguments of `ronde schedule round-robin`.
#[derive(Debug, clap::Args)]
pub(super) struct RoundRobin {
    #[arg(long, short = 'n', value_name = "N")]
    players: Option<usize>,
    #[arg(long, value_name = "N", default_value_t = 1)]
    cycles: usize,
    #[arg(long, conflicts_with = "cycles")]
    double: bool,
    #[arg(long, alias = "rütsch", conflicts_with = "double")]
    rutsch: bool,
    #[arg(long, value_name = "BOARDS")]
    teams_of: Option<usize>,
    #[arg(long, value_name = "NUMBER")]
    who: Option<usize>,
    #[arg(long, value_name = "N", requires = "who")]
    round: Option<usize>,
    #[arg(long, value_name = "A,B", value_parser = two_numbers, conflicts_with = "who")]
    meet: Option<(usize, usize)>,
    #[command(flatten)]
    common: Common,
}

fn two_numbers(text: &str) -> Result<(usize, usize), String> {
    let parts = text.split_once([',', '-']);
    let parts = parts.and_then(|(one, other)| Some((one.parse().ok()?, other.parse().ok()?)));
    parts.ok_or_else(|| words().two_numbers.to_owned())
}

impl RoundRobin {
    pub(super) fn run(&self) -> Result<Outcome, Stop> {
        if self.who.is_some() || self.meet.is_some() {
            return self.answer();
        }
        make(&self.common, |names| {
            seated(Kind::RoundRobin(self.kind(names)?), self.teams_of, names)
        })
    }

    fn kind(&self, names: Option<&Names>) -> Result<berger::RoundRobin, Stop> {
        let (cycles, order) = match (self.double, self.rutsch) {
            (true, _) => (2, Order::ReversedEnd),
            (_, true) => (self.cycles, Order::Rutsch),
            _ => (self.cycles, Order::Berger),
        };
        Ok(berger::RoundRobin { players: number(self.players, names, "--players")?, cycles, order })
    }

    /// By the formulas, without making the table.
    fn answer(&self) -> Result<Outcome, Stop> {
        let robin = self.kind(None)?;
        let mut text = String::new();
        if let Some((one, other)) = self.meet {
            let meetings =
                robin.meetings(seat(one)?, seat(other)?).map_err(|error| stop(&error))?;
            for (round, colour) in meetings {
                let (white, black) =
                    if colour == Colour::White { (one, other) } else { (other, one) };
                let line = fill!(words().meeting, round = round, white = white, black = black);
                text += &format!("{line}\n");
            }
        }
        if let Some(who) = self.who {
            text += &self.opponents(&robin, seat(who)?)?;
        }
        output::print(&text)?;
        Ok(Outcome::Done)
    }

    /// Whom somebody meets, a line for each round.
    fn opponents(&self, robin: &berger::RoundRobin, who: Seat) -> Result<String, Stop> {
        let (w, mut text) = (words(), String::new());
        robin.checked().map_err(|error| stop(&error))?;
        for round in self.round.map_or(1..=robin.rounds(), |round| round..=round) {
            let met = robin.opponent(who, round).map_err(|error| stop(&error))?;
            let line = match met {
                Some((other, Colour::White)) => {
                    fill!(w.white_against, round = round, other = other)
                }
                Some((other, Colour::Black)) => {
                    fill!(w.black_against, round = round, other = other)
                }
                None => fill!(w.rests_in, round = round),
            };
            text += &format!("{line}\n");
        }
        Ok(text)
    }
}

fn seat(number: usize) -> Result<Seat, Stop> {
    Seat::new(number).ok_or_else(|| Stop::bad_input(words().from_one))
}

/// The arguments of `ronde schedule scheveningen`.
#[derive(Debug, clap::Args)]
pub(super) struct Scheveningen {
    #[arg(long, value_name = "N")]
    boards: Option<usize>,
    #[arg(long)]
    double: bool,
    #[arg(long)]
    sitting: bool,
    #[command(flatten)]
    pub(super) common: Common,
}

impl Scheveningen {
    pub(super) fn kind(&self, names: Option<&Names>) -> Kind {
        let listed = names.map(|names| names.players.len() / 2);
        Kind::Scheveningen(scheveningen::Scheveningen {
            boards: self.boards.or(listed).unwrap_or(0),
            cycles: if self.double { 2 } else { 1 },
            way: if self.sitting { Way::Sitting } else { Way::Balanced },
        })
    }
}

/// The arguments of `ronde schedule schiller`.
#[derive(Debug, clap::Args)]
pub(super) struct Schiller {
    #[arg(long, value_name = "N", default_value_t = 4)]
    groups: usize,
    #[arg(long, value_name = "N", default_value_t = 3)]
    size: usize,
    #[arg(long)]
    as_printed: bool,
    #[command(flatten)]
    pub(super) common: Common,
}

impl Schiller {
    pub(super) fn kind(&self) -> Kind {
        let (groups, size, as_printed) = (self.groups, self.size, self.as_printed);
        Kind::Schiller(schiller::Schiller { groups, size, as_printed })
    }
}

/// The arguments of `ronde schedule berlin`.
#[derive(Debug, clap::Args)]
pub(super) struct Berlin {
    #[arg(long, short = 'n', value_name = "N")]
    players: Option<usize>,
    #[arg(long, value_name = "N", default_value_t = 2)]
    groups: usize,
    #[arg(long)]
    placement: bool,
    #[arg(long, value_name = "BOARDS")]
    teams_of: Option<usize>,
    #[command(flatten)]
    pub(super) common: Common,
}

impl Berlin {
    pub(super) fn recipe(&self, names: Option<&Names>) -> Result<Recipe, Stop> {
        let players = number(self.players, names, "--players")?;
        let finals =
            if self.placement { berlin::Finals::Placement } else { berlin::Finals::Halves };
        let kind = Kind::Berlin(berlin::Berlin { players, groups: self.groups, finals });
        seated(kind, self.teams_of, names)
    }
}

/// The arguments of `ronde schedule molter`.
#[derive(Debug, clap::Args)]
pub(super) struct Molter {
    #[arg(long, value_name = "N")]
    teams: Option<usize>,
    #[arg(long, value_name = "P")]
    players: Option<usize>,
    #[arg(long, value_name = "R")]
    rounds: usize,
    #[arg(long, value_name = "SEED", default_value_t = 1)]
    seed: u64,
    #[command(flatten)]
    pub(super) common: Common,
}

impl Molter {
    pub(super) fn recipe(&self, names: Option<&Names>) -> Result<Recipe, Stop> {
        let teams = number(self.teams, names, words().teams_and_players)?;
        let listed = names.map(Names::team_size).transpose()?.flatten();
        let players = self.players.or(listed);
        let players = players.ok_or_else(|| Stop::bad_input(words().team_size))?;
        let (rounds, seed) = (self.rounds, self.seed);
        Ok(Kind::Molter(molter::Molter { teams, players, rounds, seed }).into())
    }
}

/// The arguments of `ronde schedule cup`.
#[derive(Debug, clap::Args)]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of the command line")]
pub(super) struct Cup {
    #[arg(long, short = 'n', value_name = "N")]
    players: Option<usize>,
    #[arg(long)]
    lot: bool,
    #[arg(long, value_name = "N")]
    protect: Option<usize>,
    #[arg(long, value_name = "SEED")]
    seed: Option<u64>,
    #[arg(long, value_name = "NUMBER=ROUNDS", value_delimiter = ',', value_parser = dispensation)]
    dispense: Vec<(usize, usize)>,
    #[arg(long, conflicts_with = "no_preliminary")]
    preliminary: bool,
    #[arg(long)]
    no_preliminary: bool,
    #[arg(long, conflicts_with = "all_places")]
    third: bool,
    #[arg(long)]
    all_places: bool,
    #[arg(long, value_name = "N", default_value_t = 1)]
    legs: usize,
    #[arg(long, value_name = "BOARDS")]
    teams_of: Option<usize>,
    #[command(flatten)]
    pub(super) common: Common,
}

fn dispensation(text: &str) -> Result<(usize, usize), String> {
    let parts = text.split_once(['=', ':']);
    let parts = parts.and_then(|(who, rounds)| Some((who.parse().ok()?, rounds.parse().ok()?)));
    parts.ok_or_else(|| words().dispensation.to_owned())
}

impl Cup {
    pub(super) fn recipe(&self, names: Option<&Names>) -> Result<Recipe, Stop> {
        let dispensed: Result<Vec<(Seat, usize)>, Stop> =
            self.dispense.iter().map(|(number, rounds)| Ok((seat(*number)?, *rounds))).collect();
        let cup = cup::Cup {
            players: number(self.players, names, "--players")?,
            dispensed: dispensed?,
            seeding: self.seeding()?,
            preliminary: match (self.preliminary, self.no_preliminary) {
                (true, _) => Preliminary::Yes,
                (_, true) => Preliminary::No,
                _ => Preliminary::WhereNeeded,
            },
            places: match (self.third, self.all_places) {
                (_, true) => Places::All,
                (true, _) => Places::Third,
                _ => Places::First,
            },
            legs: self.legs,
        };
        seated(Kind::Cup(cup), self.teams_of, names)
    }

    fn seeding(&self) -> Result<Seeding, Stop> {
        if !self.lot && self.protect.is_none() {
            return Ok(Seeding::Strength);
        }
        let seed = self.seed.map_or_else(generate::fresh_seed, Ok)?;
        generate::tell_seed(seed);
        Ok(Seeding::Lot { protected: self.protect.unwrap_or(0), seed })
    }
}
