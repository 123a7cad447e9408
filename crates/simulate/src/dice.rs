//! The source of chance: one seed and one purpose, one sequence.

use rand_pcg::Pcg64;
use rand_pcg::rand_core::Rng;

use crate::rate::Rate;

/// A sequence of throws.
///
/// Only the generator itself comes from a library, because its numbers are fixed by its definition.
/// How they become throws is written here: libraries change that between versions, and a seed must
/// mean the same tournament for ever.
pub(crate) struct Dice(Pcg64);

impl Dice {
    /// The sequence of this seed for this purpose. Purposes do not disturb each other.
    pub(crate) fn new(seed: u64, purpose: &str) -> Dice {
        Dice(Pcg64::new(u128::from(mix(seed)), u128::from(stream(purpose))))
    }

    /// A number from 0 to one below this. The bias of the method is below one in 2^32 for any
    /// number that occurs here.
    pub(crate) fn below(&mut self, limit: u64) -> u64 {
        let product = u128::from(self.0.next_u64()) * u128::from(limit.max(1));
        u64::try_from(product >> 64).expect("the upper half of a product of two words is a word")
    }

    /// A number between these two, both included; the lower one if they are the wrong way round.
    pub(crate) fn between(&mut self, least: u32, most: u32) -> u32 {
        let span = u64::from(most.saturating_sub(least)) + 1;
        least + u32::try_from(self.below(span)).expect("a throw lies within its span")
    }

    /// The same for smaller numbers.
    pub(crate) fn between_small(&mut self, least: u16, most: u16) -> u16 {
        let thrown = self.between(u32::from(least), u32::from(most));
        u16::try_from(thrown).expect("a throw lies within its span")
    }

    /// A place in a list of this length.
    pub(crate) fn place(&mut self, length: usize) -> usize {
        usize::try_from(self.below(length as u64)).expect("a throw lies within the list")
    }

    /// True once in so many throws.
    pub(crate) fn one_in(&mut self, throws: u64) -> bool {
        self.below(throws) == 0
    }

    /// True as often as the rate says.
    pub(crate) fn hits(&mut self, rate: Rate) -> bool {
        self.below(u64::from(rate.of())) < u64::from(rate.times())
    }

    /// One of these.
    pub(crate) fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.place(from.len())]
    }

    /// Brings a list into a random order.
    pub(crate) fn shuffle<T>(&mut self, list: &mut [T]) {
        for last in (1..list.len()).rev() {
            list.swap(last, self.place(last + 1));
        }
    }

    /// A throw around zero, with a standard deviation of 1,000 and never beyond 6,000: the sum of
    /// twelve even throws, which is as good as the bell curve for ratings and needs no fractions.
    pub(crate) fn bell(&mut self) -> i32 {
        let sum: u32 = (0..12).map(|_| self.between(0, 1000)).sum();
        i32::try_from(sum).expect("twelve thousand at most") - 6000
    }
}

/// The seed of a further attempt, far from the seeds a person would try next.
pub(crate) fn derived(seed: u64, attempt: u64) -> u64 {
    if attempt == 0 { seed } else { mix(seed ^ attempt.rotate_right(8)) }
}

/// The throw of a meeting of two players, below a million: the same whenever and wherever they
/// meet.
pub(crate) fn meeting(seed: u64, low: u64, high: u64, place: u64) -> u64 {
    let bits = mix(mix(mix(seed).wrapping_add(low)).wrapping_add(high << 20).wrapping_add(place));
    let product = u128::from(bits) * u128::from(crate::odds::WHOLE);
    u64::try_from(product >> 64).expect("the upper half of a product of two words is a word")
}

/// Spreads neighbouring seeds over all the bits (the finaliser of SplitMix64).
fn mix(seed: u64) -> u64 {
    let mut bits = seed.wrapping_add(0x9e37_79b9_7f4a_7c15);
    bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    bits ^ (bits >> 31)
}

/// A number for a purpose (FNV-1a).
fn stream(purpose: &str) -> u64 {
    purpose.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_throws_of_a_seed_are_these_for_ever() {
        let mut dice = Dice::new(1, "test");
        let throws: Vec<u64> = (0..8).map(|_| dice.below(1000)).collect();
        // Computed apart, from the definition of PCG XSL RR 128/64.
        assert_eq!([125, 426, 768, 433, 549, 570, 558, 157].as_slice(), throws);
    }

    #[test]
    fn throws_are_even_and_within_bounds() {
        let mut dice = Dice::new(2, "even");
        let mut counts = [0; 6];
        for _ in 0..6000 {
            counts[dice.place(6)] += 1;
        }
        assert!(counts.iter().all(|count| (850..1150).contains(count)), "{counts:?}");
        assert!((0..1000).all(|_| (3..=5).contains(&dice.between(3, 5))));
        let bells: Vec<i32> = (0..4000).map(|_| dice.bell()).collect();
        let inside = bells.iter().filter(|bell| bell.abs() < 1000).count();
        assert!((2560..2900).contains(&inside), "{inside} of 4000 within one deviation");
    }

    #[test]
    fn purposes_and_neighbouring_seeds_have_sequences_of_their_own() {
        let first = |seed, purpose| Dice::new(seed, purpose).below(u64::MAX);
        assert_ne!(first(1, "a"), first(1, "b"));
        assert_ne!(first(1, "a"), first(2, "a"));
        assert_eq!(first(7, "a"), first(derived(7, 0), "a"));
        assert_ne!(first(7, "a"), first(derived(7, 1), "a"));
    }
}
