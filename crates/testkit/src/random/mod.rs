//! Small random tournaments in mid-flow, to compare engines on.
//!
//! A case is a [`Kind`] of trouble and a seed; the same two give the same tournament for ever.

use std::fmt;

use rand::seq::{IndexedRandom, SliceRandom};
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64;
use ronde_model::{Parts, RoundNumber, Snapshot};

mod rounds;
mod setting;

/// What a random tournament is to be rich in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    /// Games that are won, drawn and lost, and nothing else.
    Plain,
    /// Games forfeited by one side or both.
    Forfeits,
    /// Byes of every sort, and absences without a word.
    Byes,
    /// Late entries and withdrawals.
    Arrivals,
    /// Groups of players who may not meet.
    Prohibited,
    /// Three points for a win, one for a draw.
    ThreeOneZero,
    /// Other point systems, byes worth anything, penalties.
    OddPoints,
    /// The pairing-allocated bye is worth a draw.
    HalfBye,
    /// Baku acceleration.
    Baku,
    /// Virtual points row by row.
    Accelerated,
    /// Every game is drawn.
    AllDraws,
    /// No game is drawn.
    NoDraws,
    /// White wins nearly always.
    ColourBias,
    /// Nearly as many rounds as players.
    ManyRounds,
    /// The last declared round is paired.
    LastRound,
    /// Results by an arbiter's decision, adjourned and unrated games.
    Unusual,
    /// Earlier rounds were paired by hand, without regard to colours.
    ByHand,
    /// A little of everything but the one-sided kinds.
    Everything,
}

impl Kind {
    /// Every kind there is.
    pub const ALL: [Kind; 18] = [
        Kind::Plain,
        Kind::Forfeits,
        Kind::Byes,
        Kind::Arrivals,
        Kind::Prohibited,
        Kind::ThreeOneZero,
        Kind::OddPoints,
        Kind::HalfBye,
        Kind::Baku,
        Kind::Accelerated,
        Kind::AllDraws,
        Kind::NoDraws,
        Kind::ColourBias,
        Kind::ManyRounds,
        Kind::LastRound,
        Kind::Unusual,
        Kind::ByHand,
        Kind::Everything,
    ];

    /// Whether tournaments of this kind have that trouble.
    fn has(self, trouble: Kind) -> bool {
        self == trouble || self == Kind::Everything
    }
}

/// A tournament, and the round that is to be paired in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Case {
    /// What it is rich in.
    pub kind: Kind,
    /// The seed it grew from.
    pub seed: u64,
    /// The tournament: all rounds before the one to pair, and the requests for that one.
    pub snapshot: Snapshot,
    /// The round to pair. It happens that it has no complete pairing.
    pub round: RoundNumber,
}

impl fmt::Display for Case {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} seed {}, round {}", self.kind, self.seed, self.round)
    }
}

/// The case of this kind and seed, with 2 to 10 players.
pub fn case(kind: Kind, seed: u64) -> Case {
    sized_case(kind, seed, 2, 10)
}

/// The case of this kind and seed, with a number of players between these two.
pub fn sized_case(kind: Kind, seed: u64, fewest: u32, most: u32) -> Case {
    let mut dice = Dice::new(kind, seed);
    // Larger fields have more to decide: take the larger of two throws.
    let players = dice.between(fewest, most).max(dice.between(fewest, most));
    let parts = setting::tournament(kind, players, &mut dice);
    let declared = parts.rules.declared_rounds.unwrap_or(1);
    let last = kind == Kind::LastRound || dice.one_in(4);
    let wanted = if last { u32::from(declared) } else { dice.between(1, u32::from(declared)) };
    let (mut parts, round) = rounds::play_up_to(kind, parts, wanted, &mut dice);
    rounds::state_initial_colour(&mut parts);
    rate(&mut parts, &mut Dice::new(kind, !seed));
    let snapshot = snapshot(parts);
    Case { kind, seed, snapshot, round }
}

/// Ratings, often equal, for the systems that ask for them. In half of the seeds they fall with the
/// number and the names follow it; in the other half neither does, as where ratings change after
/// the list is made. They come from chance of their own, so that they change nothing else.
fn rate(parts: &mut Parts, dice: &mut Dice) {
    let mut rating = 2400;
    for player in &mut parts.players {
        rating -= dice.pick(&[0, 0, 1, 10, 35, 60]);
        player.rating = Some(rating);
    }
    if dice.one_in(2) {
        let mut ratings: Vec<_> = parts.players.iter().map(|player| player.rating).collect();
        let mut names: Vec<_> = parts.players.iter().map(|player| player.name.clone()).collect();
        dice.shuffle(&mut ratings);
        dice.shuffle(&mut names);
        for (player, (rating, name)) in parts.players.iter_mut().zip(ratings.into_iter().zip(names))
        {
            (player.rating, player.name) = (rating, name);
        }
    }
}

fn snapshot(parts: Parts) -> Snapshot {
    Snapshot::new(parts).expect("whoever is named was made before")
}

/// The source of chance: one seed, one sequence.
struct Dice(Pcg64);

impl Dice {
    fn new(kind: Kind, seed: u64) -> Dice {
        let place = Kind::ALL.iter().position(|one| *one == kind).unwrap_or(0) as u64;
        Dice(Pcg64::seed_from_u64(seed ^ place.rotate_right(8)))
    }

    /// A number between these two, both included.
    fn between(&mut self, least: u32, most: u32) -> u32 {
        self.0.random_range(least..=most.max(least))
    }

    /// True once in so many throws.
    fn one_in(&mut self, throws: u32) -> bool {
        self.0.random_ratio(1, throws)
    }

    /// One of these.
    fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        *from.choose(&mut self.0).expect("there is something to pick from")
    }

    fn shuffle<T>(&mut self, list: &mut [T]) {
        list.shuffle(&mut self.0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_means_the_same_twice_and_the_kinds_differ() {
        for kind in Kind::ALL {
            assert_eq!(case(kind, 7), case(kind, 7));
            assert_ne!(case(kind, 7).snapshot, case(kind, 8).snapshot, "{kind:?}");
        }
        assert_ne!(case(Kind::Plain, 7).snapshot, case(Kind::Unusual, 7).snapshot);
    }

    #[test]
    fn the_rounds_before_are_there_and_no_others() {
        for kind in Kind::ALL {
            for seed in 0..50 {
                let case = case(kind, seed);
                assert_eq!(case.round.index(), case.snapshot.rounds.len(), "{case}");
                let declared = case.snapshot.rules.declared_rounds;
                assert!(declared.is_some_and(|declared| case.round.get() <= declared), "{case}");
            }
        }
    }
}
