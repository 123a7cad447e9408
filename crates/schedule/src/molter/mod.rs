//! Molter (ssb-course): many teams in few rounds. In a round the boards of a team meet players of
//! different teams, and teams are ranked by the points of their players.
//!
//! Hard rules of a table (N teams of P players, R rounds; N ≥ 3, P even, R < N), all proved by
//! [`check::molter`](crate::check::molter()):
//! 1. everybody plays in every round; team-mates never meet; nobody meets two players of one team;
//! 2. the boards of a team are never all against one team in a round;
//! 3. a team's Whites and Blacks differ by 2 at most and are level after every second round and at
//!    the end; a player's are level at the end (or differ by one, if R is odd), never differ by
//!    more than 2, and no colour comes three times running;
//! 4. with an even number of teams only equal boards meet. With an odd number one player of each
//!    odd board goes down to the board below in each round, nobody goes down twice, nobody of the
//!    board below comes up twice.
//!
//! How the tables are made: two boards, i and i+1, are a *cell*. In a cell the two players of a
//! team have opposite colours, so half of every team has White in *every* round, and every round
//! can stand alone, as the "autonomous" table of the seed does. In the second round of a pair every
//! player has the other colour. (One kind of table is an exception, see `plain`.) `plain` builds
//! cells from the one-factors of Berger's table; that always works. `spread` looks for tables in
//! which the teams meet as many different teams as possible. The better one by [`Quality`] is
//! taken.
//!
//! Reading: "3, 5, 7 rounds" beside "1, 3 or 5" in the seed: there are fewer rounds than teams, so
//! seven teams have six rounds at most.

mod assign;
mod plain;
mod plan;
mod spread;

pub use plan::Quality;

use crate::dice::Dice;
use crate::error::{Counted, Error, within};
use crate::table::{Labels, Round, Schedule};
use plan::Plan;

/// The most rounds.
pub const MOST_ROUNDS: usize = 13;
/// Attempts of each way of building, of which the best is taken.
const ATTEMPTS: usize = 24;

/// What is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Molter {
    /// Teams, 3 to 25.
    pub teams: usize,
    /// Players of a team, an even number from 2 to 12.
    pub players: usize,
    /// Rounds, fewer than teams and 13 at most.
    pub rounds: usize,
    /// Another seed is another table.
    pub seed: u64,
}

impl Molter {
    /// Looks at the numbers.
    ///
    /// # Errors
    /// A number outside its range, or an odd number of players.
    pub fn checked(self) -> Result<Molter, Error> {
        within(Counted::MolterTeams, self.teams, 3, 25)?;
        if self.players % 2 == 1 {
            return Err(Error::OddTeam { players: self.players });
        }
        within(Counted::MolterPlayers, self.players, 2, 12)?;
        let most = (self.teams - 1).min(MOST_ROUNDS);
        if !(1..=most).contains(&self.rounds) {
            return Err(Error::MolterRounds { rounds: self.rounds, teams: self.teams, most });
        }
        Ok(self)
    }

    /// Boards that are needed: 17 teams of 8 need 68.
    pub const fn boards(self) -> usize {
        self.teams * self.players / 2
    }

    /// The whole schedule.
    ///
    /// # Errors
    /// See [`Molter::checked`].
    pub fn schedule(self) -> Result<Schedule, Error> {
        let plan = self.checked()?.best();
        let seat = |player: plan::Player| player.team * self.players + player.board + 1;
        let round = |games: &Vec<plan::Game>| {
            let pairs: Vec<(usize, usize)> =
                games.iter().map(|game| (seat(game.white), seat(game.black))).collect();
            Round::of(&pairs, None)
        };
        let rounds = plan.in_order().iter().map(round).collect();
        let labels = Labels::Teams { size: self.players };
        Ok(Schedule { seats: self.teams * self.players, labels, rounds })
    }

    /// How well the table spreads what the hard rules leave open.
    ///
    /// # Errors
    /// See [`Molter::checked`].
    pub fn quality(self) -> Result<Quality, Error> {
        Ok(self.checked()?.best().quality())
    }

    fn best(self) -> Plan {
        let mut dice = Dice::new(self.seed, "molter");
        let plain = (0..ATTEMPTS).filter_map(|_| plain::build(self, &mut dice)).collect::<Vec<_>>();
        let spread = (0..ATTEMPTS).filter_map(|_| spread::build(self, &mut dice));
        let all = plain.into_iter().chain(spread);
        let best = all.min_by_key(Plan::quality);
        best.unwrap_or_else(|| plain::sure(self))
    }
}
