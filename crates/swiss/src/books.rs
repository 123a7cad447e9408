//! Where each book says what an arbiter is told or asked beside the pairing itself: one table.
//!
//! | Question | Function |
//! |---|---|
//! | who has which colour in round 1 | [`initial_colour`] |
//! | what an absence that was announced is worth | [`announced_absence`] |
//! | what the bye is worth | [`bye_value`] |
//! | what becomes of whoever stays away without a word | [`without_a_word`] |
//! | what a game without a result counts | [`adjourned`] |
//! | what the end of an adjourned game is | [`end_of_adjourned`] |

use crate::dutch::Edition;
use crate::system::System;

/// The colour drawn before round 1.
pub const fn initial_colour(system: System) -> &'static str {
    match system {
        System::Dutch(Edition::E2026) => "C.04.3:5.2.5",
        System::Dutch(Edition::E2017) => "C.04.3:E.5",
        System::Dubov2026 => "C.04.4.1:5.2.1",
        System::Dutch2010 => "seed-004:A7",
        System::Dutch1992 => "seed-001:A7",
        System::Dubov1997 => "seed-003:5",
        System::Original => "original:O19",
    }
}

/// That an announced absence is worth nothing; none where the tournament's own rules may grant half a
/// point. The original Swiss has what the comments of seed-001 report no change of.
pub const fn announced_absence(system: System) -> Option<&'static str> {
    match system {
        System::Dutch1992 | System::Original => Some("seed-001:F5"),
        System::Dutch2010 => Some("seed-004:F5"),
        System::Dutch(_) | System::Dubov1997 | System::Dubov2026 => None,
    }
}

/// What the bye is worth.
pub const fn bye_value(system: System) -> &'static str {
    match system {
        System::Dutch1992 => "seed-001:A5",
        System::Dutch2010 => "seed-004:A5",
        System::Dubov1997 => "seed-003:2.2",
        System::Original => "original:O7",
        System::Dutch(_) | System::Dubov2026 => "C.04.1:3",
    }
}

/// That whoever stays away without a word is withdrawn; none where the arbiter decides.
pub const fn without_a_word(system: System) -> Option<&'static str> {
    match system {
        System::Dutch1992 => Some("seed-001:F8"),
        System::Dutch2010 => Some("seed-004:F8"),
        System::Original => Some("original:O18"),
        System::Dutch(_) | System::Dubov1997 | System::Dubov2026 => None,
    }
}

/// That a game without a result is a draw for the pairing.
pub const fn adjourned(system: System) -> &'static str {
    match system {
        System::Dutch1992 => "seed-001:F9",
        System::Dutch2010 => "seed-004:F9",
        System::Original => "original:O17",
        System::Dutch(_) | System::Dubov1997 | System::Dubov2026 => "C.04.2:3.1",
    }
}

/// That an adjourned game is won and lost as a game that was played, and never by forfeit, even if one
/// of the two does not come back to it.
pub const fn end_of_adjourned(system: System) -> Option<&'static str> {
    match system {
        System::Dutch1992 => Some("seed-001, BAF 78"),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_book_that_withdraws_names_its_article() {
        for system in [
            System::Dutch(Edition::E2017),
            System::Dutch(Edition::E2026),
            System::Dubov2026,
            System::Dubov1997,
            System::Dutch2010,
            System::Dutch1992,
            System::Original,
        ] {
            let withdraws = crate::absent::patience(system).is_some();
            assert_eq!(withdraws, without_a_word(system).is_some(), "{system}");
        }
    }
}
