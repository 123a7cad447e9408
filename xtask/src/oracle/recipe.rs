//! Which tournaments are asked for: sizes and kinds by lot, the same for the same seed.

/// Splitmix64: a generator of a few lines is enough to draw sizes.
pub(super) struct Dice(u64);

impl Dice {
    pub(super) fn new(seed: u64) -> Dice {
        Dice(seed)
    }

    /// A number from 0 up to `below`, which is left out.
    fn below(&mut self, below: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (mixed ^ (mixed >> 31)) % below
    }

    fn one_of<T: Copy>(&mut self, choices: &[T]) -> T {
        let last = u64::try_from(choices.len()).unwrap_or(1);
        choices[usize::try_from(self.below(last)).unwrap_or(0)]
    }

    /// Players and rounds: 5 to 60 players, the small fields more often, since the witness needs
    /// seconds for a large one; from 3 rounds to nearly as many as the players allow.
    fn size(&mut self) -> Size {
        let least = (0..3).map(|_| self.below(56)).min().unwrap_or(0);
        let players = 5 + least;
        let most = (players - 1).min(11);
        Size { players, rounds: 3 + self.below(most - 2) }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Size {
    pub(super) players: u64,
    pub(super) rounds: u64,
}

/// Options of `ronde generate`; what a row does not say is drawn by lot there, too.
const OURS: &[&str] = &[
    "",
    "--plain",
    "--acceleration none --half-byes 1/10 --zero-byes 1/15 --full-byes 1/40",
    "--acceleration none --forfeits 1/6 --double-forfeits 1/4 --unusual 1/10",
    "--acceleration none --late-entries 1/5 --withdrawals 1/20",
    "--acceleration none --forbidden 1x3",
    "--acceleration none --points 3/1/0",
    "--acceleration none --pairing-bye 0.5",
    "--acceleration baku --late-entries 1/8 --half-byes 1/20",
    "--acceleration explicit --zero-byes 1/20",
    "--draws 90",
    "--draws 0 --quick-games 1/10",
];

/// Tournaments that `ronde generate` is asked for in one go.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Batch {
    pub(super) seed: u64,
    pub(super) count: u64,
    pub(super) words: Vec<String>,
}

/// Batches of few, so that there are many sizes; their seeds follow each other.
pub(super) fn batches(seed: u64, count: u64) -> Vec<Batch> {
    const SIZE: u64 = 4;
    let mut dice = Dice::new(seed);
    let rows = OURS.iter().cycle();
    let starts = (0..count).step_by(4);
    let batch = |(from, row): (u64, &&str)| {
        let Size { players, rounds } = dice.size();
        let size = format!("--players {players} --rounds {rounds} {row}");
        Batch {
            seed: seed.wrapping_add(from),
            count: SIZE.min(count - from),
            words: size.split_whitespace().map(str::to_owned).collect(),
        }
    };
    starts.zip(rows).map(batch).collect()
}

/// Options of the witness's generator: shares of zero-point byes, half-point byes and forfeits, and
/// anything else.
const THEIRS: &[&str] = &[
    "-S 0 0 0",
    "-S 0.05 0.05 0.05",
    "-S 0.15 0.02 0",
    "-S 0.02 0.15 0",
    "-S 0 0 0.2",
    "-S 0.01 0.02 0.02 -G W:3.0,D:1.0,L:0.0",
    "-S 0.05 0.05 0.05 -R 2400 5 200",
];

/// A tournament that the witness's generator is asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Order {
    pub(super) seed: u64,
    pub(super) words: Vec<String>,
}

/// The order with this number. Every third has Baku acceleration.
pub(super) fn order(seed: u64, number: u64) -> Order {
    let seed = seed.wrapping_add(number);
    let mut dice = Dice::new(seed);
    let Size { players, rounds } = dice.size();
    let row = dice.one_of(THEIRS);
    let baku = dice.one_of(&["-a", "", ""]);
    let words = format!("-g 1 -p {players} -n {rounds} {row} {baku} -x seed={seed}");
    Order { seed, words: words.split_whitespace().map(str::to_owned).collect() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_fit() {
        let mut dice = Dice::new(1);
        let sizes: Vec<Size> = (0..2000).map(|_| dice.size()).collect();
        for size in &sizes {
            assert!((5..=60).contains(&size.players), "{size:?}");
            assert!(size.rounds >= 3 && size.rounds < size.players, "{size:?}");
        }
        assert!(sizes.iter().any(|size| size.players == 5 && size.rounds == 4));
        assert!(sizes.iter().any(|size| size.players > 40 && size.rounds > 9));
        let small = sizes.iter().filter(|size| size.players <= 20).count();
        assert!(small > 1000, "{small} of 2000 are small");
    }

    #[test]
    fn batches_add_up_and_repeat() {
        let made = batches(50, 30);
        assert_eq!(30, made.iter().map(|batch| batch.count).sum::<u64>());
        assert_eq!((50, 54), (made[0].seed, made[1].seed));
        assert_eq!(made, batches(50, 30));
        assert_ne!(made, batches(51, 30));
        assert_eq!(order(9, 4), order(9, 4));
        assert_eq!(13, order(9, 4).seed);
    }
}
