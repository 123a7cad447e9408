//! What has been decided in a cup, and what is to be played next.

use std::cmp::Ordering;
use std::collections::BTreeMap;

use ronde_model::{Colour, Score};

use super::bracket::Bracket;
use crate::error::Error;
use crate::field::Meeting;
use crate::table::{Board, Round, Seat, Side};

/// A match whose two sides are known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tie {
    /// Number of the match, from 1.
    pub number: usize,
    /// Who plays, the stronger one first.
    pub seats: [Seat; 2],
    /// Points of each.
    pub score: [Score; 2],
    /// Games (or matches of teams) played.
    pub games: usize,
    /// Who goes on.
    pub winner: Option<Seat>,
    /// What breaks a level match of teams, seen from the first: Berlin, then the best board won.
    berlin: i32,
    boards: Ordering,
    /// Colour of the first one in the last game.
    last: Option<Colour>,
}

/// Where a cup stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Progress {
    /// Every match whose sides are known.
    pub ties: Vec<Tie>,
    /// The next round to be played; `None` when the cup is over.
    pub next: Option<Round>,
    /// Rounds still to be played, that one among them, if no further match ends level.
    pub left: usize,
    /// Places that are decided; equal ones are shared.
    pub places: Vec<(usize, Seat)>,
}

struct Walk<'a> {
    bracket: &'a Bracket,
    legs: usize,
    decisions: &'a BTreeMap<usize, Seat>,
    ties: BTreeMap<usize, Tie>,
    /// White minus Black, and the last colour, of each seat.
    balance: Vec<(i32, Option<Colour>)>,
}

impl Bracket {
    /// Follows the rounds that were played. `decisions` says who goes on from a level match without
    /// playing, by the number of the match.
    ///
    /// # Errors
    /// A round with other games than those that were due, results that are missing, or a decision
    /// for somebody who does not play in the match.
    pub fn progress(
        &self,
        legs: usize,
        rounds: &[Vec<Meeting>],
        decisions: &BTreeMap<usize, Seat>,
    ) -> Result<Progress, Error> {
        self.progress_before(rounds.len(), legs, rounds, decisions)
    }

    /// Where the cup stood before the round at this place. A decision that was made later does not
    /// count: whoever is seen to play on had not been decided about.
    ///
    /// # Errors
    /// See [`Bracket::progress`].
    pub(crate) fn progress_before(
        &self,
        stop: usize,
        legs: usize,
        rounds: &[Vec<Meeting>],
        decisions: &BTreeMap<usize, Seat>,
    ) -> Result<Progress, Error> {
        let balance = vec![(0, None); self.entrants];
        let mut walk = Walk { bracket: self, legs, decisions, ties: BTreeMap::new(), balance };
        let (mut played, mut next, mut left) = (0, None, 0);
        'stages: for stage in 0..self.rounds() {
            walk.open(stage);
            loop {
                walk.decide(stage, rounds.get(played))?;
                let due = walk.due(stage);
                if due.is_empty() {
                    continue 'stages;
                }
                let Some(meetings) = rounds.get(played).filter(|_| played < stop) else {
                    next = Some(walk.round(stage, &due));
                    left = walk.left(stage, &due);
                    break 'stages;
                };
                played += 1;
                walk.enter(played, &due, meetings)?;
            }
        }
        if played < rounds.len().min(stop) {
            return Err(Error::Differs { round: played + 1 });
        }
        let places = walk.places();
        Ok(Progress { ties: walk.ties.into_values().collect(), next, left, places })
    }
}

impl Walk<'_> {
    fn seat(&self, side: Side) -> Option<Seat> {
        let tie = |number: usize| self.ties.get(&number);
        match side {
            Side::Seat(seat) => Some(seat),
            Side::Winner(number) => tie(number)?.winner,
            Side::Loser(number) => {
                let tie = tie(number)?;
                let winner = tie.winner?;
                tie.seats.into_iter().find(|seat| *seat != winner)
            }
            Side::Placed { .. } => None,
        }
    }

    /// Seats the matches of a round.
    fn open(&mut self, stage: usize) {
        let bracket = self.bracket;
        for (number, one) in bracket.of_stage(stage) {
            let seats = one.sides.map(|side| self.seat(side));
            if let [Some(strong), Some(weak)] = seats {
                let score = [Score::ZERO; 2];
                let (games, winner, berlin, boards, last) = (0, None, 0, Ordering::Equal, None);
                let seats = [strong, weak];
                let tie = Tie { number, seats, score, games, winner, berlin, boards, last };
                self.ties.insert(number, tie);
            }
        }
    }

    /// Matches of a round that are not over.
    fn due(&self, stage: usize) -> Vec<usize> {
        let numbers = self.bracket.of_stage(stage).map(|(number, _)| number);
        let open = |number: &usize| self.ties.get(number).is_some_and(|tie| tie.winner.is_none());
        numbers.filter(open).collect()
    }

    /// Matches that have a winner: by their games, or by a decision where nobody plays on.
    fn decide(&mut self, stage: usize, upcoming: Option<&Vec<Meeting>>) -> Result<(), Error> {
        for number in self.due(stage) {
            let tie = self.ties.get_mut(&number).expect("what is due has its two sides");
            if tie.games < self.legs {
                continue;
            }
            tie.winner = tie.leader();
            let plays_on = upcoming.is_some_and(|round| tie.find(round).is_some());
            if let (None, false, Some(&seat)) = (tie.winner, plays_on, self.decisions.get(&number))
            {
                let inside = tie.seats.contains(&seat);
                tie.winner =
                    Some(inside.then_some(seat).ok_or(Error::NotInMatch { number, seat })?);
            }
        }
        Ok(())
    }

    /// The boards of the next round.
    fn round(&self, stage: usize, due: &[usize]) -> Round {
        let boards = due.iter().enumerate().map(|(place, number)| {
            let tie = &self.ties[number];
            let [strong, weak] = tie.seats.map(Side::Seat);
            match self.colour(tie, place) {
                Colour::White => Board { white: strong, black: weak },
                Colour::Black => Board { white: weak, black: strong },
            }
        });
        let first_leg = due.iter().all(|number| self.ties[number].games == 0);
        let resting = self.bracket.resting[stage].iter().filter(|_| first_leg);
        let resting = resting.filter_map(|side| self.seat(*side)).map(Side::Seat);
        Round {
            stage: self.bracket.stage(stage),
            boards: boards.collect(),
            resting: resting.collect(),
        }
    }

    /// Rounds from this one to the final: a match that was level takes one more.
    fn left(&self, stage: usize, due: &[usize]) -> usize {
        let games = due.iter().map(|number| self.ties[number].games);
        let here = games.map(|games| self.legs.saturating_sub(games).max(1)).max();
        here.unwrap_or(0) + self.legs * (self.bracket.rounds() - stage - 1)
    }

    /// The colour of the stronger one: the other one than in the last game of the match; else White
    /// for whoever had it less often, or not in his last game; else by turns from the first board.
    fn colour(&self, tie: &Tie, place: usize) -> Colour {
        if let Some(last) = tie.last {
            return last.other();
        }
        let [strong, weak] = tie.seats.map(|seat| self.balance[seat.index()]);
        let last_was_white = |one: (i32, Option<Colour>)| i32::from(one.1 == Some(Colour::White));
        let key = |one: (i32, Option<Colour>)| (one.0, last_was_white(one));
        let by_turns = if place.is_multiple_of(2) { Colour::White } else { Colour::Black };
        match key(strong).cmp(&key(weak)) {
            Ordering::Less => Colour::White,
            Ordering::Greater => Colour::Black,
            Ordering::Equal => by_turns,
        }
    }

    fn enter(&mut self, round: usize, due: &[usize], meetings: &[Meeting]) -> Result<(), Error> {
        if meetings.len() != due.len() {
            return Err(Error::Differs { round });
        }
        let open = meetings.iter().filter(|meeting| meeting.points.is_none()).count();
        for &number in due {
            let tie = self.ties.get_mut(&number).expect("what is due has its two sides");
            let meeting = tie.find(meetings).ok_or(Error::Differs { round })?;
            let missing = Error::ResultsMissing { round, games: open };
            tie.enter(meeting, missing)?;
            for (seat, colour, step) in
                [(meeting.white, Colour::White, 1), (meeting.black, Colour::Black, -1)]
            {
                let balance = &mut self.balance[seat.index()];
                *balance = (balance.0 + step, Some(colour));
            }
        }
        Ok(())
    }

    fn places(&self) -> Vec<(usize, Seat)> {
        let ranking = self.bracket.ranking.iter();
        ranking.filter_map(|(place, side)| Some((*place, self.seat(*side)?))).collect()
    }
}

impl Tie {
    /// Whether all its games are played and nobody is ahead: it is played on, or decided.
    pub const fn is_level(&self, legs: usize) -> bool {
        self.winner.is_none() && self.games >= legs
    }

    /// The game of these two, if the round has it.
    fn find(self, meetings: &[Meeting]) -> Option<&Meeting> {
        let [strong, weak] = self.seats;
        let pairs = [(strong, weak), (weak, strong)];
        meetings.iter().find(|one| pairs.contains(&(one.white, one.black)))
    }

    fn enter(&mut self, meeting: &Meeting, missing: Error) -> Result<(), Error> {
        let points = meeting.points.ok_or(missing)?;
        let strong_is_white = meeting.white == self.seats[0];
        let points = if strong_is_white { points } else { points.reversed() };
        self.score[0] += points.white;
        self.score[1] += points.black;
        self.berlin += points.berlin;
        self.boards = self.boards.then(points.boards);
        self.last = Some(if strong_is_white { Colour::White } else { Colour::Black });
        self.games += 1;
        Ok(())
    }

    /// Who is ahead; in a level match of teams the better boards decide.
    fn leader(&self) -> Option<Seat> {
        let berlin = self.berlin.cmp(&0);
        match self.score[0].cmp(&self.score[1]).then(berlin).then(self.boards) {
            Ordering::Greater => Some(self.seats[0]),
            Ordering::Less => Some(self.seats[1]),
            Ordering::Equal => None,
        }
    }
}
