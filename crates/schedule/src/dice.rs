//! Throws from a seed that the caller gives; the same seed means the same for ever.

/// SplitMix64: a counter whose every value is mixed. Written here, because a library may change its
/// numbers between versions, and a draw must be repeatable years later.
#[derive(Clone, Debug)]
pub(crate) struct Dice(u64);

impl Dice {
    /// The sequence of a seed for a purpose. Purposes do not disturb each other.
    pub(crate) fn new(seed: u64, purpose: &str) -> Dice {
        let stream = purpose.bytes().fold(0xcbf2_9ce4_8422_2325, |hash: u64, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
        });
        let mut dice = Dice(seed);
        Dice(dice.next() ^ stream)
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut bits = self.0;
        bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        bits ^ (bits >> 31)
    }

    /// A place in a list of this length. The bias is below one in 2^32.
    pub(crate) fn place(&mut self, length: usize) -> usize {
        let product = u128::from(self.next()) * (length.max(1) as u128);
        usize::try_from(product >> 64).expect("a throw lies within the list")
    }

    /// Brings a list into a random order.
    pub(crate) fn shuffle<T>(&mut self, list: &mut [T]) {
        for last in (1..list.len()).rev() {
            list.swap(last, self.place(last + 1));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_generator_is_the_published_one() {
        // The first values of SplitMix64 for the state 1234567, as its author prints them.
        let mut dice = Dice(1_234_567);
        assert_eq!(6_457_827_717_110_365_317, dice.next());
        assert_eq!(3_203_168_211_198_807_973, dice.next());
    }

    #[test]
    fn throws_are_within_bounds_and_differ_by_purpose() {
        let mut dice = Dice::new(1, "a");
        assert!((0..1000).all(|_| dice.place(6) < 6));
        assert_ne!(Dice::new(1, "a").place(1 << 30), Dice::new(1, "b").place(1 << 30));
        let mut list: Vec<usize> = (0..20).collect();
        dice.shuffle(&mut list);
        let mut sorted = list.clone();
        sorted.sort_unstable();
        assert_eq!((0..20).collect::<Vec<_>>(), sorted);
        assert_ne!(sorted, list);
    }
}
