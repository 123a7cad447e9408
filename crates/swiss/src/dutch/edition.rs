//! The editions of C.04.3 and what they say about histories.

use std::fmt;

use crate::field::{ByeRule, HistoryRules, UnplayedFloats};

/// An edition of the Dutch system.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Edition {
    /// In force from 2017 to 31 January 2026.
    E2017,
    /// In force from 1 February 2026.
    E2026,
}

impl Edition {
    /// Floats of unplayed rounds (2017: A.4.b; 2026: 1.4.3) and the bye (C.04.1:4 of each year).
    pub const fn history_rules(self) -> HistoryRules {
        let (floats, bye) = match self {
            Edition::E2017 => (UnplayedFloats::Always, ByeRule::ByeOrForfeitWin),
            Edition::E2026 => (UnplayedFloats::IfItScored, ByeRule::WinWithoutPlaying),
        };
        HistoryRules { floats, bye, recorded_floats: false }
    }
}

impl fmt::Display for Edition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Edition::E2017 => "2017",
            Edition::E2026 => "2026",
        })
    }
}
