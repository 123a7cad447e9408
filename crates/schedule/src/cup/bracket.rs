//! The matches of a cup, before anybody has played.

use super::{Cup, Places, Preliminary, Seeding};
use crate::dice::Dice;
use crate::error::Error;
use crate::table::{Board, Labels, Round, Schedule, Seat, Side, Stage};

/// A match, stronger side first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Match {
    /// In which round of the cup, from 0.
    pub stage: usize,
    /// Who plays.
    pub sides: [Side; 2],
    /// The best and the worst place that the two can still reach.
    pub places: (usize, usize),
}

/// All matches of a cup. Match m is the one at place m−1 of the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bracket {
    /// Entrants.
    pub entrants: usize,
    /// Whether the first round is a preliminary one.
    pub preliminary: bool,
    /// Matches by round, then by the places they are about.
    pub matches: Vec<Match>,
    /// Those who have no match in a round although they are still in, by round.
    pub resting: Vec<Vec<Side>>,
    /// Place by place, who comes there; equal places are shared.
    pub ranking: Vec<(usize, Side)>,
}

impl Bracket {
    pub(super) fn of(cup: &Cup) -> Result<Bracket, Error> {
        let dispensed = cup.dispensations();
        let preliminary = wants_preliminary(cup, &dispensed)?;
        let strengths = strengths(cup);
        let mut entering: Vec<Vec<Unit>> = Vec::new();
        for (index, &rounds) in dispensed.iter().enumerate() {
            let stage = rounds + usize::from(preliminary && rounds > 0);
            entering.resize(entering.len().max(stage + 1), Vec::new());
            let (side, strength) = (Side::Seat(Seat::at(index)), strengths[index]);
            entering[stage].push(Unit { side, strength });
        }
        let mut builder = Builder {
            places: cup.places,
            matches: Vec::new(),
            resting: Vec::new(),
            ranking: Vec::new(),
        };
        builder.play(entering, 0, 1)?;
        Ok(builder.finish(cup.players, preliminary))
    }

    /// Number of rounds.
    pub fn rounds(&self) -> usize {
        self.resting.len()
    }

    /// Matches of a round, with their numbers.
    pub fn of_stage(&self, stage: usize) -> impl Iterator<Item = (usize, &Match)> {
        (1..).zip(&self.matches).filter(move |(_, one)| one.stage == stage)
    }

    /// Those who can still win the cup before a round.
    pub fn left(&self, stage: usize) -> usize {
        let lost = self.matches.iter().filter(|one| one.stage < stage && one.places.0 == 1);
        self.entrants - lost.count()
    }

    /// What a round is called.
    pub fn stage(&self, stage: usize) -> Stage {
        if self.preliminary && stage == 0 {
            Stage::Preliminary
        } else {
            Stage::Cup { left: self.left(stage) }
        }
    }

    /// The rounds as boards; the stronger side has White on odd boards of the first game.
    pub fn schedule(&self, legs: usize) -> Schedule {
        let mut rounds = Vec::new();
        for stage in 0..self.rounds() {
            let board = |(index, (_, one)): (usize, (usize, &Match))| {
                let board = Board { white: one.sides[0], black: one.sides[1] };
                if index % 2 == 0 { board } else { board.reversed() }
            };
            let boards = self.of_stage(stage).enumerate().map(board).collect();
            let resting = self.resting[stage].clone();
            let first = Round { stage: self.stage(stage), boards, resting };
            let leg =
                |leg: usize| if leg.is_multiple_of(2) { first.clone() } else { first.reversed() };
            rounds.extend((0..legs).map(leg));
        }
        Schedule { seats: self.entrants, labels: Labels::Numbers, rounds }
    }
}

/// The numbers decide, or the lot for those who are not protected.
fn strengths(cup: &Cup) -> Vec<usize> {
    let mut strengths: Vec<usize> = (0..cup.players).collect();
    if let Seeding::Lot { protected, seed } = cup.seeding {
        Dice::new(seed, "cup").shuffle(&mut strengths[protected..]);
    }
    strengths
}

fn wants_preliminary(cup: &Cup, dispensed: &[usize]) -> Result<bool, Error> {
    let (weight, free) = (cup.weight(), dispensed.iter().filter(|rounds| **rounds == 0).count());
    let above = weight.next_power_of_two();
    let excess = weight.saturating_sub(above / 2);
    let possible = weight < above && 2 * excess <= free;
    match cup.preliminary {
        Preliminary::No => Ok(false),
        // The first round can take all the byes, as long as two play.
        Preliminary::WhereNeeded => Ok(possible && above - weight + 2 > free),
        Preliminary::Yes if possible => Ok(true),
        Preliminary::Yes => {
            let below = if weight == above { above } else { above / 2 };
            Err(Error::NoPreliminary { places: weight, below, undispensed: free })
        }
    }
}

/// Somebody in the cup: a seat, or the winner of a match, as strong as its stronger side.
#[derive(Clone, Copy, Debug)]
struct Unit {
    side: Side,
    strength: usize,
}

struct Builder {
    places: Places,
    matches: Vec<Match>,
    resting: Vec<Vec<Side>>,
    ranking: Vec<(usize, Side)>,
}

impl Builder {
    /// A cup among those who enter in each round, for the places from `place` on.
    fn play(&mut self, entering: Vec<Vec<Unit>>, start: usize, place: usize) -> Result<(), Error> {
        let weighted = entering.iter().enumerate().map(|(stage, units)| units.len() << stage);
        let weight: usize = weighted.sum();
        let mut missing = weight.next_power_of_two() - weight;
        let mut alive: usize = entering.iter().map(Vec::len).sum();
        let mut later = entering.into_iter();
        let mut units: Vec<Unit> = Vec::new();
        let mut stage = 0;
        while alive > 1 {
            // Those who come in now were dispensed as long as they asked; byes go to others first.
            units.sort_by_key(|unit| unit.strength);
            let mut fresh = later.next().unwrap_or_default();
            fresh.sort_by_key(|unit| unit.strength);
            units.extend(fresh);
            if units.len() < 2 {
                return Err(Error::NobodyPlays { round: start + stage + 1 });
            }
            let byes = (missing >> stage).min(units.len() - 2);
            missing -= byes << stage;
            let mut playing = units.split_off(byes);
            playing.sort_by_key(|unit| unit.strength);
            self.rest(start + stage, units.iter().map(|unit| unit.side));
            self.rest(start + stage, later.as_slice().iter().flatten().map(|unit| unit.side));
            let (winners, losers) = self.round(&playing, start + stage, (place, place + alive - 1));
            units.extend(winners);
            alive -= losers.len();
            self.losers(losers, start + stage + 1, place, alive)?;
            stage += 1;
        }
        self.ranking.extend(units.first().map(|unit| (place, unit.side)));
        Ok(())
    }

    fn rest(&mut self, stage: usize, sides: impl Iterator<Item = Side>) {
        self.resting.resize(self.resting.len().max(stage + 1), Vec::new());
        self.resting[stage].extend(sides);
    }

    /// First against last, second against last but one …
    fn round(
        &mut self,
        playing: &[Unit],
        stage: usize,
        places: (usize, usize),
    ) -> (Vec<Unit>, Vec<Unit>) {
        let half = playing.len() / 2;
        let mut ends = (Vec::new(), Vec::new());
        for (strong, weak) in playing[..half].iter().zip(playing[half..].iter().rev()) {
            self.matches.push(Match { stage, sides: [strong.side, weak.side], places });
            let number = self.matches.len();
            ends.0.push(Unit { side: Side::Winner(number), strength: strong.strength });
            ends.1.push(Unit { side: Side::Loser(number), strength: strong.strength });
        }
        ends
    }

    /// Those who lost play on, or share a place.
    fn losers(
        &mut self,
        losers: Vec<Unit>,
        stage: usize,
        place: usize,
        alive: usize,
    ) -> Result<(), Error> {
        let plays_on = match self.places {
            Places::First => false,
            Places::Third => place == 1 && alive == 2,
            Places::All => true,
        };
        if plays_on && losers.len() > 1 {
            return self.play(vec![losers], stage, place + alive);
        }
        self.ranking.extend(losers.iter().map(|unit| (place + alive, unit.side)));
        Ok(())
    }

    /// Numbers the matches by round and by what they are about.
    fn finish(self, entrants: usize, preliminary: bool) -> Bracket {
        let mut order: Vec<usize> = (0..self.matches.len()).collect();
        order.sort_by_key(|index| {
            (self.matches[*index].stage, self.matches[*index].places.0, *index)
        });
        let mut numbers = vec![0; order.len()];
        for (place, index) in order.iter().enumerate() {
            numbers[*index] = place + 1;
        }
        let renamed = |side: Side| match side {
            Side::Winner(number) => Side::Winner(numbers[number - 1]),
            Side::Loser(number) => Side::Loser(numbers[number - 1]),
            other => other,
        };
        let matches = order.iter().map(|index| self.matches[*index]);
        let matches = matches.map(|one| Match { sides: one.sides.map(renamed), ..one }).collect();
        let resting = self.resting.iter().map(|round| round.iter().copied().map(renamed).collect());
        let mut ranking: Vec<(usize, Side)> =
            self.ranking.iter().map(|(place, side)| (*place, renamed(*side))).collect();
        ranking.sort_unstable();
        Bracket { entrants, preliminary, matches, resting: resting.collect(), ranking }
    }
}
