//! What cannot be had, and what can.

use crate::table::Seat;

/// Why there is no such schedule, with what is possible instead. The words stand in
/// `report::no_schedule`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Error {
    /// A number lies outside its range.
    OutOfRange {
        /// What the number counts.
        what: Counted,
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
        /// Who is counted.
        what: Entered,
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

/// What a number counts that lies outside its range.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Counted {
    /// Players of a cup.
    CupPlayers,
    /// Games of a match.
    MatchGames,
    /// Protected players of a cup.
    Protected,
    /// Players of a round robin.
    RobinPlayers,
    /// Cycles of a round robin of the size that is asked for.
    RobinCycles,
    /// The number of a round.
    Round,
    /// Players of any tournament.
    Players,
    /// Players of a directed draw.
    VarmaPlayers,
    /// Groups of a Schiller tournament.
    SchillerGroups,
    /// Players of one of these groups.
    GroupPlayers,
    /// Groups of a Berlin tournament: 2 or 4.
    BerlinGroups,
    /// Players of a Berlin tournament.
    BerlinPlayers,
    /// Boards of a team.
    TeamBoards,
    /// Boards of a Scheveningen match.
    ScheveningenBoards,
    /// Cycles of a Scheveningen match.
    ScheveningenCycles,
    /// Teams of a Molter tournament.
    MolterTeams,
    /// Players of a Molter team.
    MolterPlayers,
}

/// Who stands in a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Entered {
    /// Players, each for himself.
    Players,
    /// Teams.
    Teams,
}

/// The number, if it lies in the range.
pub(crate) fn within(
    what: Counted,
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
