//! Chance from a seed (the generator known as SplitMix64), the same everywhere and for ever.

/// Dice with a seed.
#[derive(Clone, Debug)]
pub struct Dice(pub u64);

impl Dice {
    /// A number below this one.
    pub fn below(&mut self, limit: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        (mixed ^ (mixed >> 31)) % limit.max(1)
    }

    /// One of these.
    pub fn one_of<'a, T>(&mut self, list: &'a [T]) -> &'a T {
        let place = self.below(list.len() as u64);
        &list[usize::try_from(place).expect("a list in memory is short")]
    }
}
