//! All play all by Berger: FIDE's table (C.05 annex 1) and, apart from it, the formulas of
//! ssb-course, which answer "who meets whom, when, with which colour" without the table.
//!
//! Readings: "A even, B odd" is printed twice in the rule of colours; the second is "A odd, B
//! even". An odd number N of players needs N rounds, not N−1: number N+1 is the bye.

use ronde_model::Colour;

use crate::error::{Counted, Error, within};
use crate::rutsch;
use crate::table::{Labels, Round, Schedule, Seat, cycles};

/// The most players of a round robin: a file numbers rounds to 999.
pub const MOST: usize = 999;

/// In which order a cycle goes through its rounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Order {
    /// As in the table.
    Berger,
    /// Two cycles; the last two rounds of the first are exchanged, so that nobody has the same
    /// colour three times running (C.05 annex 1).
    ReversedEnd,
    /// As the pivot of Rütsch turns.
    Rutsch,
}

/// What is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RoundRobin {
    /// Players or teams.
    pub players: usize,
    /// How often everybody meets everybody.
    pub cycles: usize,
    /// Order of the rounds, and colours.
    pub order: Order,
}

impl RoundRobin {
    /// Everybody meets everybody once, by the table.
    pub const fn single(players: usize) -> RoundRobin {
        RoundRobin { players, cycles: 1, order: Order::Berger }
    }

    /// Looks at the numbers.
    ///
    /// # Errors
    /// A number outside its range, or an exchange of rounds without two cycles.
    pub fn checked(self) -> Result<RoundRobin, Error> {
        within(Counted::RobinPlayers, self.players, 2, MOST)?;
        let most = MOST / self.rounds_of_a_cycle();
        within(Counted::RobinCycles, self.cycles, 1, most)?;
        if self.order == Order::ReversedEnd && self.cycles != 2 {
            return Err(Error::NotDouble { cycles: self.cycles });
        }
        Ok(self)
    }

    /// The players rounded up to an even number: the highest one is the bye when it is not there.
    pub const fn even(self) -> usize {
        self.players + self.players % 2
    }

    /// N−1 rounds, N for an odd number.
    pub const fn rounds_of_a_cycle(self) -> usize {
        self.even() - 1
    }

    /// All rounds.
    pub const fn rounds(self) -> usize {
        self.rounds_of_a_cycle() * self.cycles
    }

    /// The whole schedule.
    ///
    /// # Errors
    /// See [`RoundRobin::checked`].
    pub fn schedule(self) -> Result<Schedule, Error> {
        self.checked()?;
        let bye = (self.players % 2 == 1).then_some(self.even());
        let pairs = match self.order {
            Order::Berger | Order::ReversedEnd => table(self.even()),
            Order::Rutsch => rutsch::table(self.even()),
        };
        let first: Vec<Round> = pairs.iter().map(|round| Round::of(round, bye)).collect();
        let mut rounds = cycles(&first, self.cycles);
        if self.order == Order::ReversedEnd && first.len() >= 2 {
            rounds.swap(first.len() - 2, first.len() - 1);
        }
        Ok(Schedule { seats: self.players, labels: Labels::Numbers, rounds })
    }

    /// The opponent of a player in a round and the player's colour; `None` when he rests.
    ///
    /// # Errors
    /// A player or a round that is not there.
    pub fn opponent(self, who: Seat, round: usize) -> Result<Option<(Seat, Colour)>, Error> {
        self.checked()?;
        self.seat(who)?;
        within(Counted::Round, round, 1, self.rounds())?;
        let cycle = (round - 1) / self.rounds_of_a_cycle();
        let inside = self.unexchanged(round) - cycle * self.rounds_of_a_cycle();
        let (n, number) = (self.even(), who.get());
        let met = match self.order {
            Order::Rutsch => opponent(n, number, rutsch::as_berger_round(n, inside)),
            _ => opponent(n, number, inside),
        };
        let first = match self.order {
            Order::Rutsch => rutsch::colour(n, number, inside),
            _ => colour(n, number, met),
        };
        let colour = if cycle.is_multiple_of(2) { first } else { first.other() };
        Ok((met <= self.players).then(|| (Seat::at(met - 1), colour)))
    }

    /// The rounds in which two players meet, with the colour of the first.
    ///
    /// # Errors
    /// A player who is not there, or the same one twice.
    pub fn meetings(self, one: Seat, other: Seat) -> Result<Vec<(usize, Colour)>, Error> {
        self.checked()?;
        self.seat(one)?;
        self.seat(other)?;
        if one == other {
            return Err(Error::OneSeat(one));
        }
        let (n, length) = (self.even(), self.rounds_of_a_cycle());
        let berger = round_of(n, one.get(), other.get());
        let (inside, first) = match self.order {
            Order::Rutsch => {
                let inside = rutsch::from_berger_round(n, berger);
                (inside, rutsch::colour(n, one.get(), inside))
            }
            _ => (berger, colour(n, one.get(), other.get())),
        };
        let meet = |cycle: usize| {
            let colour = if cycle.is_multiple_of(2) { first } else { first.other() };
            (self.unexchanged(cycle * length + inside), colour)
        };
        Ok((0..self.cycles).map(meet).collect())
    }

    /// Undoes (and does) the exchange of the last two rounds of the first cycle.
    fn unexchanged(self, round: usize) -> usize {
        let length = self.rounds_of_a_cycle();
        match self.order {
            Order::ReversedEnd if length >= 2 && round == length => length - 1,
            Order::ReversedEnd if length >= 2 && round == length - 1 => length,
            _ => round,
        }
    }

    fn seat(self, seat: Seat) -> Result<(), Error> {
        let there = seat.get() <= self.players;
        let missing = Error::NoSuchSeat { seat: seat.get(), seats: self.players };
        there.then_some(()).ok_or(missing)
    }
}

/// C.05 annex 1, for an even number: pairs of each round, White first, boards in order. Round 1
/// folds the list; then every number but the last goes up by half of them, round and round, and
/// the last one changes sides.
pub fn table(n: usize) -> Vec<Vec<(usize, usize)>> {
    let mut round: Vec<(usize, usize)> = (1..=n / 2).map(|left| (left, n + 1 - left)).collect();
    let mut rounds = Vec::with_capacity(n - 1);
    for number in 1..n {
        rounds.push(round.clone());
        for pair in &mut round {
            *pair = (turned(n, pair.0), turned(n, pair.1));
        }
        let (one, other) = round[0];
        let low = one.min(other);
        round[0] = if number % 2 == 0 { (low, n) } else { (n, low) };
    }
    rounds
}

fn turned(n: usize, number: usize) -> usize {
    match number + n / 2 {
        _ if number == n => n,
        moved if moved > n - 1 => moved - (n - 1),
        moved => moved,
    }
}

/// ssb-course: A = R − B + 1 or R − B + N; where that is B himself, the opponent is N.
pub fn opponent(n: usize, player: usize, round: usize) -> usize {
    if player == n {
        // N meets (R+1)/2 in odd rounds and (R+N)/2 in even ones.
        return if round % 2 == 1 { round.div_ceil(2) } else { usize::midpoint(round, n) };
    }
    let opponent = if round + 1 > player { round + 1 - player } else { round + n - player };
    if opponent == player { n } else { opponent }
}

/// ssb-course: R = A + B − 1 or A + B − N; against N: R = 2A − 1 or 2A − N.
pub fn round_of(n: usize, one: usize, other: usize) -> usize {
    let sum = match (one == n, other == n) {
        (true, _) => 2 * other,
        (_, true) => 2 * one,
        _ => one + other,
    };
    if sum < n + 1 { sum - 1 } else { sum - n }
}

/// ssb-course: equal parity, the larger number has White; different parity, the smaller one; N has
/// Black in odd rounds and White in even ones. The colour of the first named.
pub fn colour(n: usize, one: usize, other: usize) -> Colour {
    let last_is_white = |player: usize| round_of(n, player, n).is_multiple_of(2);
    let white = if one == n {
        last_is_white(other)
    } else if other == n {
        !last_is_white(one)
    } else if one % 2 == other % 2 {
        one > other
    } else {
        one < other
    };
    if white { Colour::White } else { Colour::Black }
}
