//! Tables that show the tournament and not only its end: crosstable, progress, categories, medals.

mod crosstable;
mod medals;
mod ranks;
mod selection;

pub use crosstable::{Cell, CrossRow, Meeting};
pub use medals::{MedalRow, Podium, medal_table};
pub use selection::Selected;
