//! Title norms (B.01, edition of 1 January 2024): whether a tournament gives one, what is missing,
//! and what the rounds to come must bring.
//!
//! | Rule | code |
//! |---|---|
//! | performance, opponents' average, raised floor (1.4.6 to 1.4.8) | [`assess`] |
//! | 9 games, 8 where a round of nine was won without play (1.4.1) | [`Rule::Games`], [`EventKind::fewest_games`] |
//! | 35 per cent (1.4.8), rounded like every percentage (1.4.9) | [`Rule::Percentage`] |
//! | titles of the opponents (1.4.5) | [`Rule::Titled`], [`Rule::TitledForNorm`], [`Rule::Players`] |
//! | federations (1.4.3, 1.4.4) | [`Rule::Federations`], [`Rule::OwnFederation`], [`Rule::OneFederation`] |
//! | won games dropped, later games ignored (1.4.1, 1.4.2) | [`best`] |
//! | what is needed in the rounds to come | [`forecast`], [`outlook`] |
//!
//! What a single file cannot show (27 games over several norms, one norm from a large Swiss, the
//! arbiter's title, registration, playing times) is not judged here.

mod assess;
mod forecast;
mod level;
mod outlook;
#[cfg(test)]
mod tests;

pub use assess::{Assessment, Check, Rule, assess, best};
pub use forecast::{Forecast, forecast};
pub use level::Level;
pub use outlook::{Outlook, outlook};

use ronde_model::Title;

use crate::fide::GameScore;

/// An opponent, as far as a norm is concerned.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opponent {
    /// Who: the same number is the same person, in double round robins.
    pub number: u32,
    /// FIDE rating; none counts as 1400.
    pub rating: Option<u16>,
    /// FIDE title.
    pub title: Option<Title>,
    /// Federation; FID and those without one count for no federation.
    pub federation: String,
}

/// A game that counts: played over the board, the opponent of a FIDE federation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NormGame {
    /// Against whom.
    pub opponent: Opponent,
    /// How it ended.
    pub score: GameScore,
}

/// What kind of event it is, as far as norms differ.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct EventKind {
    /// Pairings known before the first round (round robins): all games count, none may be dropped.
    pub predetermined: bool,
    /// B.01:1.4.3: national championships, zonals and Swiss events with enough foreigners are
    /// exempt from the rules on federations.
    pub exempt_from_federations: bool,
    /// B.01:1.4.1: of the nine rounds of the event the player won one without play, by forfeit or
    /// by the bye of the pairing; eight games are then enough, once in an application.
    pub one_of_nine_won_unplayed: bool,
}

impl EventKind {
    /// The fewest games of a norm (1.4.1).
    pub const fn fewest_games(self) -> usize {
        if self.one_of_nine_won_unplayed { 8 } else { 9 }
    }
}
