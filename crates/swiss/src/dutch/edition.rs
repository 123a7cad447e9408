//! The editions of C.04.3 and what they say about histories.

use std::fmt;

use ronde_model::System;

use crate::book::Book;
use crate::field::HistoryRules;

/// An edition of the Dutch system.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Edition {
    /// In force from 2017 to 31 January 2026.
    E2017,
    /// In force from 1 February 2026.
    E2026,
}

impl Edition {
    /// The edition of a system that is one of C.04.3.
    pub fn of(system: System) -> Option<Edition> {
        [Edition::E2017, Edition::E2026].into_iter().find(|edition| edition.system() == system)
    }

    /// The system of this edition.
    pub const fn system(self) -> System {
        match self {
            Edition::E2017 => System::Dutch2017,
            Edition::E2026 => System::Dutch2026,
        }
    }

    /// What its book says about floats and byes.
    pub fn history_rules(self) -> HistoryRules {
        Book::of(self.system()).history
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
