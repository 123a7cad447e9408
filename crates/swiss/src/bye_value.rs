//! What the pairing-allocated bye may be worth: the books differ.
//!
//! | Rule | Value |
//! |---|---|
//! | dutch-1992:A5 | 1 point, that is a win |
//! | dutch-2010:A5 | 1 point or half a point, as the tournament declares |
//! | C.04.1:3 of 2017 and 2026 | a win, unless the tournament declares another value; one for all |
//!
//! dubov-1997:2.2 (Dubov 1997) speaks of the bye as a point received without playing; the original
//! Swiss has the value of dutch-1992, whose comments report no change.

use ronde_model::{PointSystem, Score};

/// What a book lets the bye be worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ByeValue {
    /// A win.
    Win,
    /// A win or a draw, as declared.
    WinOrDraw,
    /// A win where nothing is declared; else what is declared.
    Declared,
}

impl ByeValue {
    /// The value when the tournament declares none.
    pub fn usual(self, points: &PointSystem) -> Score {
        points.win()
    }

    /// Whether the value that the tournament declares is one that the book allows.
    pub fn allows(self, points: &PointSystem) -> bool {
        let draw = points.white_draw.max(points.black_draw);
        match self {
            ByeValue::Win => points.pairing_bye == points.win(),
            ByeValue::WinOrDraw => [points.win(), draw].contains(&points.pairing_bye),
            ByeValue::Declared => true,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::Book;
    use ronde_model::System;

    #[test]
    fn the_bye_is_worth_what_the_book_allows() {
        for (system, tenths, allowed) in [
            (System::Dutch1992, 10, true), // dutch-1992:A5
            (System::Dutch1992, 5, false),
            (System::Original, 5, false),
            (System::Dubov1997, 10, true), // dubov-1997:2.2
            (System::Dutch2010, 10, true), // dutch-2010:A5
            (System::Dutch2010, 5, true),  // dutch-2010:A5, half a point
            (System::Dutch2010, 0, false),
            (System::Dutch2026, 0, true), // C.04.1:3
        ] {
            let mut points = PointSystem::STANDARD;
            points.pairing_bye = Score::from_tenths(tenths);
            let value = Book::of(system).bye_value;
            assert_eq!(allowed, value.allows(&points), "{system}, {tenths} tenths");
            assert_eq!(Score::from_points(1), value.usual(&points), "{system}");
        }
    }
}
