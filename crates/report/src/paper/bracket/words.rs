//! Words of the explanation sheet.

use ronde_swiss::field::Bar;
use ronde_words::BracketWords;

/// Why two may not meet.
pub(super) fn bar(bar: Bar, w: &BracketWords) -> &'static str {
    match bar {
        Bar::Met => w.met,
        Bar::Prohibited => w.prohibited,
        Bar::SameAbsolutePreference => w.same_colour,
    }
}
