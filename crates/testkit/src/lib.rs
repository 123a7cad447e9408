//! What the tests of the other rooms stand on: the rules followed word for word, and random
//! tournaments to follow them on. Shares no code with the engines it checks.
#![deny(clippy::float_arithmetic, clippy::disallowed_types, clippy::too_many_lines)]

pub mod burstein_2026;
mod clubs;
mod dice;
pub mod double_swiss_2026;
pub mod dubov_1997;
pub mod dubov_2026;
pub mod dutch_1992;
pub mod dutch_2010;
pub mod lim_2026;
pub mod literal;
pub mod literal_standings;
pub mod matches;
pub mod measure;
pub mod notation;
pub mod original;
pub mod random;
pub mod rating_list;
pub mod reasons;
pub mod team_2026;
pub mod toy;

pub use clubs::clubs;
pub use dice::Dice;
pub use literal::{Edition, LiteralError, LiteralRound, pair};
