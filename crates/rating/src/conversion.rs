//! Seed-001:A1: ratings of other lists as Elo.

/// The German INGO, where less is better: 2840 − 8 × INGO.
pub const fn from_ingo(ingo: i32) -> i32 {
    2840 - 8 * ingo
}

/// The British BCR: 600 + 8 × BCR.
pub const fn from_bcr(bcr: i32) -> i32 {
    600 + 8 * bcr
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seed_001_a1() {
        assert_eq!(2040, from_ingo(100));
        assert_eq!(2040, from_bcr(180));
        assert_eq!(2840, from_ingo(0));
        assert_eq!(600, from_bcr(0));
    }
}
