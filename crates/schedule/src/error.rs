//! What cannot be had, and what can.

use std::fmt;

use crate::table::Seat;

/// Why there is no such schedule. Each message says what is possible instead.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Error {
    /// A number lies outside its range.
    OutOfRange {
        /// What the number counts.
        what: &'static str,
        /// The number.
        given: usize,
        /// The least that is possible.
        least: usize,
        /// The most.
        most: usize,
    },
    /// A Molter team with an odd number of players.
    OddTeam {
        /// Players of a team.
        players: usize,
    },
    /// As many rounds of Molter as there are teams, or more.
    MolterRounds {
        /// Rounds asked for.
        rounds: usize,
        /// Teams.
        teams: usize,
        /// The most that is possible.
        most: usize,
    },
    /// The exchange of two rounds is defined for two cycles only.
    NotDouble {
        /// Cycles asked for.
        cycles: usize,
    },
    /// A Schiller table as printed exists for four groups of three only.
    NotPrinted {
        /// Groups asked for.
        groups: usize,
        /// Players of a group.
        size: usize,
    },
    /// A name that is empty, by its place from 1.
    NoName(usize),
    /// Two entrants have the same name.
    NameTwice(String),
    /// The number of entrants is not that of the schedule.
    WrongNumber {
        /// What is counted: players or teams.
        what: &'static str,
        /// Those there are.
        given: usize,
        /// Those there should be.
        needed: usize,
    },
    /// More of one federation (club, town …) than the largest envelope holds.
    ContingentTooLarge {
        /// Federation.
        group: String,
        /// Its players.
        members: usize,
        /// What the envelopes hold, largest first.
        envelopes: Vec<usize>,
    },
    /// Every contingent fits an envelope, but not all of them together.
    ContingentsDoNotFit {
        /// Players of each federation, largest first.
        contingents: Vec<usize>,
        /// What the envelopes hold, largest first.
        envelopes: Vec<usize>,
    },
    /// A number that nobody has.
    NoSuchSeat {
        /// The number.
        seat: usize,
        /// The highest one.
        seats: usize,
    },
    /// A question about a player and himself.
    OneSeat(Seat),
    /// A dispensation from as many rounds as the cup has, or more.
    DispensedTooLong {
        /// Who.
        seat: Seat,
        /// From how many rounds.
        rounds: usize,
        /// The most that is possible.
        most: usize,
    },
    /// Dispensations that leave a round without a match.
    NobodyPlays {
        /// The round.
        round: usize,
    },
    /// A preliminary round that is not needed, or for which too few could play.
    NoPreliminary {
        /// The places that the entrants take (2^k for a player dispensed from k rounds).
        places: usize,
        /// The power of two below.
        below: usize,
        /// Those who are dispensed from nothing.
        undispensed: usize,
    },
    /// A comment of a file that should be a recipe.
    NotARecipe(String),
    /// A file without a recipe, whose type of tournament does not tell the schedule.
    NoRecipe,
    /// A file that declares fewer rounds than its schedule has.
    TooFewRounds {
        /// Rounds that it declares.
        declared: u16,
        /// Rounds of the schedule.
        needed: usize,
    },
    /// Games without a result, before the next round can be known.
    ResultsMissing {
        /// The round.
        round: usize,
        /// How many.
        games: usize,
    },
    /// A round of a file that holds other games than the schedule.
    Differs {
        /// The round.
        round: usize,
    },
    /// A match that is level where nobody may play on.
    Level {
        /// The match.
        number: usize,
    },
    /// A decision for somebody who is not in the match.
    NotInMatch {
        /// The match.
        number: usize,
        /// Who was named.
        seat: Seat,
    },
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::OutOfRange { .. }
            | Error::OddTeam { .. }
            | Error::MolterRounds { .. }
            | Error::NotDouble { .. }
            | Error::NotPrinted { .. } => self.size(f),
            Error::NoName(_) | Error::NameTwice(_) | Error::WrongNumber { .. } => self.entrants(f),
            Error::ContingentTooLarge { .. } | Error::ContingentsDoNotFit { .. } => self.draw(f),
            Error::NoSuchSeat { .. }
            | Error::OneSeat(_)
            | Error::DispensedTooLong { .. }
            | Error::NobodyPlays { .. }
            | Error::NoPreliminary { .. } => self.seats(f),
            _ => self.progress(f),
        }
    }
}

impl std::error::Error for Error {}

impl Error {
    fn size(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::OutOfRange { what, given, least, most } => {
                write!(f, "{what}: {given} is not possible, {least} to {most} are")
            }
            Error::OddTeam { players } => write!(
                f,
                "teams of {players} are not possible in the Molter system: half of a team has \
                 White \
                 in every round, and with an odd number of teams two boards exchange a player, so \
                 a \
                 team needs an even number of players; take {} or {}",
                players.saturating_sub(1).max(2),
                players + 1
            ),
            Error::MolterRounds { rounds, teams, most } => write!(
                f,
                "{rounds} rounds are not possible for {teams} teams: nobody meets two players of \
                 the \
                 same team, so there are fewer rounds than teams; 1 to {most} are possible"
            ),
            Error::NotDouble { cycles } => write!(
                f,
                "the last two rounds of the first cycle are exchanged in a double round robin \
                 only, \
                 not with cycles: {cycles}; take 2 cycles, or leave the exchange out"
            ),
            Error::NotPrinted { groups, size } => write!(
                f,
                "the printed Schiller table is for 4 groups of 3, not for {groups} groups of \
                 {size}; \
                 leave out that it should be as printed"
            ),
            _ => Ok(()),
        }
    }

    fn entrants(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::NoName(place) => write!(f, "entry {place} of the list has no name"),
            Error::NameTwice(name) => write!(
                f,
                "{name} is in the list twice; if these are two people, write something that tells \
                 them apart, such as a club or a year, after the name"
            ),
            Error::WrongNumber { what, given, needed } => {
                write!(f, "the list has {given} {what}, the schedule is for {needed}")
            }
            _ => Ok(()),
        }
    }

    fn draw(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let list =
            |sizes: &[usize]| sizes.iter().map(usize::to_string).collect::<Vec<_>>().join(", ");
        match self {
            Error::ContingentTooLarge { group, members, envelopes } => write!(
                f,
                "{members} players are from {group}, and the largest envelope of this size of \
                 tournament has {} numbers (the envelopes hold {}); {} is the most of one \
                 federation, unless contingents may be split",
                envelopes.first().copied().unwrap_or(0),
                list(envelopes),
                envelopes.first().copied().unwrap_or(0),
            ),
            Error::ContingentsDoNotFit { contingents, envelopes } => write!(
                f,
                "contingents of {} players cannot be shared out among envelopes of {} numbers \
                 without taking one apart; let contingents be split, and the protocol says who may \
                 meet in the last three rounds",
                list(contingents),
                list(envelopes)
            ),
            _ => Ok(()),
        }
    }

    fn seats(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::NoSuchSeat { seat, seats } => {
                write!(f, "nobody has number {seat}; the numbers are 1 to {seats}")
            }
            Error::OneSeat(seat) => {
                write!(f, "number {seat} does not meet himself; name two numbers")
            }
            Error::DispensedTooLong { seat, rounds, most } => write!(
                f,
                "number {seat} cannot be dispensed from {rounds} rounds: {most} is the most in \
                 this cup, \
                 since the last rounds must be played"
            ),
            Error::NobodyPlays { round } => write!(
                f,
                "with these dispensations nobody plays in round {round}; dispense fewer players, \
                 or \
                 from fewer rounds"
            ),
            Error::NoPreliminary { places, below, undispensed } => write!(
                f,
                "a preliminary round is for numbers just above a power of two: here {places} \
                 places are \
                 taken, {} more than {below}, and {undispensed} players are dispensed from \
                 nothing; \
                 every preliminary game needs two of them",
                places - below
            ),
            _ => Ok(()),
        }
    }

    fn progress(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::NotARecipe(text) => write!(f, "\"{text}\" is not the recipe of a schedule"),
            Error::NoRecipe => f.write_str(
                "nothing says by which schedule the tournament is played: it has no recipe (a \
                 comment \
                 that begins with ### ronde schedule), and its type of tournament is not one whose \
                 table is known",
            ),
            Error::TooFewRounds { declared, needed } => write!(
                f,
                "{declared} rounds are declared, but its schedule has {needed}; correct the \
                 number of \
                 rounds (record 142, XXR), or the type of tournament"
            ),
            Error::ResultsMissing { round, games } => {
                let verb = if *games == 1 { "game has" } else { "games have" };
                write!(f, "{games} {verb} no result in round {round}; enter the results first")
            }
            Error::Differs { round } => {
                write!(f, "round {round} holds other games than the schedule; check the file first")
            }
            Error::Level { number } => {
                write!(f, "match {number} is level after its games; play off, or say who advances")
            }
            Error::NotInMatch { number, seat } => {
                write!(f, "number {seat} does not play in match {number}, so he cannot win it")
            }
            _ => Ok(()),
        }
    }
}

/// The number, if it lies in the range.
pub(crate) fn within(
    what: &'static str,
    given: usize,
    least: usize,
    most: usize,
) -> Result<usize, Error> {
    if (least..=most).contains(&given) {
        Ok(given)
    } else {
        Err(Error::OutOfRange { what, given, least, most })
    }
}
