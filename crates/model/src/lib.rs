//! What a tournament is: people, rounds, results and the rules it declared. No files, no clock,
//! no floats, nothing computed cleverly.
//!
//! Everything that was *entered* is a [`Snapshot`]; everything that *follows* from it (scores,
//! colours, histories) is computed anew by the functions of [`history`] and [`scores`], so the two
//! can never disagree. A snapshot holds each game once, as a [`Game`] with a White and a Black, and
//! its constructor refuses rounds in which somebody sits at two boards: an engine that takes a
//! snapshot need not ask.
//!
//! | To find | look in |
//! |---|---|
//! | points as exact integers, point systems | [`score`], [`points`] |
//! | games, byes, forfeits, adjourned games | [`round`] |
//! | players, titles, national records | [`player`] |
//! | which rounds were held | [`held`] |
//! | late entries, withdrawals, byes asked for, forbidden pairs, virtual points | [`arrangement`] |
//! | the same tournament under other numbers | [`NewNumbers`] |
//! | what one player did in each round | [`history`] |
//! | points after any round, abnormal points included | [`scores`] |
#![deny(clippy::float_arithmetic, clippy::disallowed_types, clippy::too_many_lines)]

pub mod arrangement;
pub mod birth;
pub mod colour;
pub mod date;
pub mod event;
pub mod federation;
pub mod held;
pub mod history;
mod new_numbers;
pub mod number;
pub mod player;
pub mod points;
pub mod round;
pub mod score;
pub mod scores;
pub mod snapshot;
pub mod team;

pub use arrangement::{
    AbnormalKind, AbnormalPoints, ByeRequest, GivenBye, Prohibition, RoundFloats, VirtualPoints,
};
pub use colour::Colour;
pub use date::{Date, DateText};
pub use event::{Event, PrimaryPoints, RankingRules, Rules};
pub use history::{Histories, RoundEntry};
pub use new_numbers::NewNumbers;
pub use number::{PairingNumber, Participant, RoundNumber, RoundSpan, TeamNumber};
pub use player::{Estimate, NationalRecord, Participation, Player, Sex, Title};
pub use points::PointSystem;
pub use round::{Bye, Forfeit, Game, GameResult, Outcome, PlayedScore, Round, Unpaired};
pub use score::Score;
pub use snapshot::{Inconsistency, Parts, Snapshot, Verbatim};
pub use team::{LineUp, MatchForfeit, Team, TeamBye, TeamPoints, TeamRow};
