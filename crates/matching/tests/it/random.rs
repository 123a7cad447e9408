//! Seeded graphs: the same seed, the same graph, on every machine.

use ronde_matching::{Adjacency, Graph, Weight};

/// SplitMix64, which is enough to make graphs.
pub(crate) struct Random(u64);

impl Random {
    pub(crate) fn new(seed: u64) -> Random {
        Random(seed)
    }

    pub(crate) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }

    pub(crate) fn below(&mut self, bound: usize) -> usize {
        usize::try_from(self.next() % bound as u64).expect("below a usize")
    }

    /// Both ends included.
    pub(crate) fn between(&mut self, low: i64, high: i64) -> i64 {
        low + i64::try_from(self.below(usize::try_from(high - low + 1).unwrap())).unwrap()
    }

    pub(crate) fn percent(&mut self, chance: usize) -> bool {
        self.below(100) < chance
    }
}

/// Each edge is there with a chance of `density` in a hundred.
pub(crate) fn graph<W: Weight>(
    random: &mut Random,
    vertices: usize,
    density: usize,
    mut weight: impl FnMut(&mut Random) -> W,
) -> Graph<W> {
    Graph::from_fn(vertices, |_, _| random.percent(density).then(|| weight(random)))
}

pub(crate) fn adjacency(random: &mut Random, vertices: usize, density: usize) -> Adjacency {
    Adjacency::from_fn(vertices, |_, _| random.percent(density))
}
