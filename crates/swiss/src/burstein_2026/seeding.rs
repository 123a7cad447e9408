//! 1.6: the first rounds are paired by the FIDE (Dutch) system.

use ronde_model::RoundNumber;

use crate::book::Book;
use crate::dutch;

/// 1.6: how many seeding rounds there are: half of the rounds, rounded downwards, but four at the
/// most.
pub(super) fn seeding_rounds(declared: u16) -> u16 {
    (declared / 2).min(4)
}

/// The book by which a seeding round is paired.
pub(super) fn book(declared: u16, round: RoundNumber) -> Option<&'static Book> {
    (round.get() <= seeding_rounds(declared)).then_some(&dutch::BOOK_OF_2026)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn article_1_6_half_of_the_rounds_and_four_at_the_most() {
        for (declared, seeding) in [(1, 0), (2, 1), (5, 2), (7, 3), (8, 4), (9, 4), (13, 4)] {
            assert_eq!(seeding, seeding_rounds(declared), "{declared} rounds");
        }
    }
}
