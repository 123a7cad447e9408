//! What a tournament is: people, rounds, results and the rules it declared. No files, no clock,
//! no floats, nothing computed cleverly.
//!
//! Everything that was *entered* is a [`Snapshot`]; everything that *follows* from it (scores,
//! colours, histories) is computed anew by the functions of [`history`] and [`scores`], so the two
//! can never disagree. A snapshot holds each game once, as a [`Game`] with a White and a Black, and
//! its constructor refuses rounds in which somebody sits at two boards: an engine that takes a
//! snapshot need not ask.
//!
//! ```
//! use ronde_model::{
//!     Game, GameResult, Histories, PairingNumber, Parts, PlayedScore, Player, Round, Score,
//!     Snapshot,
//!     scores,
//! };
//!
//! let number = |it| PairingNumber::new(it).expect("numbers start at 1");
//! let score = PlayedScore::WhiteWins;
//! let result = GameResult::Played { score, rated: true };
//! let game = Game { white: number(1), black: number(2), result };
//! let tournament = Snapshot::new(Parts {
//!     players: vec![
//!         Player::new(number(1), "Alder, Anton"),
//!         Player::new(number(2), "Birch, Berta"),
//!     ],
//!     rounds: vec![Round::new(vec![game], vec![]).expect("nobody sits at two boards")],
//!     ..Parts::default()
//! })
//! .expect("everybody named is listed");
//!
//! let totals = scores::totals(&tournament, &Histories::of(&tournament));
//! assert_eq!(totals, [Score::from_points(1), Score::from_points(0)]);
//! ```
//!
//! | To find | look in |
//! |---|---|
//! | points as exact integers, point systems | [`score`], [`points`] |
//! | games, byes, forfeits, adjourned games | [`round`] |
//! | players, titles, national records | [`player`] |
//! | which rounds were held | [`held`] |
//! | pairing systems, their editions and codes | [`system`] |
//! | late entries, withdrawals, byes asked for, forbidden pairs, virtual points | [`arrangement`] |
//! | the same tournament under other numbers | [`NewNumbers`] |
//! | what one player did in each round | [`history`] |
//! | points after any round, abnormal points included | [`scores`] |
//! | what matches gave, where a tournament is looked at match by match | [`match_scores`] |
#![deny(clippy::float_arithmetic, clippy::disallowed_types, clippy::too_many_lines)]

pub mod arrangement;
pub mod birth;
pub mod colour;
pub mod date;
pub mod event;
pub mod federation;
pub mod held;
pub mod history;
pub mod match_scores;
mod new_numbers;
pub mod number;
pub mod player;
pub mod points;
pub mod round;
pub mod score;
pub mod scores;
pub mod snapshot;
pub mod system;
pub mod team;

pub use arrangement::{
    AbnormalKind, AbnormalPoints, ByeRequest, GivenBye, Prohibition, RoundFloats, VirtualPoints,
};
pub use colour::Colour;
pub use date::{Date, DateText};
pub use event::{Event, PrimaryPoints, RankingRules, Rules};
pub use history::{Histories, RoundEntry};
pub use match_scores::{MatchScore, MatchScores};
pub use new_numbers::NewNumbers;
pub use number::{PairingNumber, Participant, RoundNumber, RoundSpan, TeamNumber};
pub use player::{Estimate, NationalRecord, Participation, Player, Sex, Title};
pub use points::PointSystem;
pub use round::{Bye, Forfeit, Game, GameResult, Outcome, PlayedScore, Round, Unpaired};
pub use score::Score;
pub use snapshot::{Inconsistency, Parts, Snapshot, Verbatim};
pub use system::{AccelerationCode, Family, System};
pub use team::{
    LineUp, MatchForfeit, Team, TeamBye, TeamForm, TeamPoints, TeamPreferences, TeamRow,
};
