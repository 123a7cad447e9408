//! What is declared about a tournament.

use std::fmt;

use ronde_model::{PointSystem, PrimaryPoints, Score};
use ronde_schedule::Recipe;
use ronde_standings::prizes::{self, Rules, Sharing};
use ronde_swiss::contest::Play;
use ronde_swiss::{Book, System};
use serde::{Deserialize, Serialize};

use super::player::EntrantId;
use super::result::ColourCode;

/// The system that makes the rounds, by its code: `FIDE_DUTCH_2026` and its like (TRF26:192), or a
/// recipe of a schedule, `round-robin players=10 …`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SystemCode {
    /// A Swiss system with its edition.
    Swiss(String),
    /// A schedule.
    Schedule(String),
}

/// A code that names no system of this program.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("unknown-system {0}")]
pub struct UnknownSystem(pub String);

impl SystemCode {
    /// The Swiss system, where it is one.
    ///
    /// # Errors
    /// An unknown code.
    pub fn swiss(&self) -> Result<Option<System>, UnknownSystem> {
        match self {
            SystemCode::Swiss(code) => {
                // The desk keeps rounds of games; matches are paired on the command line.
                let system = System::of_code(code).filter(|it| Book::of(*it).play == Play::Games);
                system.map(Some).ok_or_else(|| UnknownSystem(code.clone()))
            }
            SystemCode::Schedule(_) => Ok(None),
        }
    }

    /// The recipe, where it is a schedule.
    ///
    /// # Errors
    /// A recipe that cannot be read.
    pub fn recipe(&self) -> Result<Option<Recipe>, UnknownSystem> {
        match self {
            SystemCode::Swiss(_) => Ok(None),
            SystemCode::Schedule(text) => {
                text.parse().map(Some).map_err(|_| UnknownSystem(text.clone()))
            }
        }
    }
}

impl From<System> for SystemCode {
    fn from(system: System) -> SystemCode {
        SystemCode::Swiss(system.code().to_owned())
    }
}

impl fmt::Display for SystemCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SystemCode::Swiss(code) => f.write_str(code),
            SystemCode::Schedule(recipe) => f.write_str(recipe),
        }
    }
}

/// What results are worth, in tenths of a point, so that every reader is exact.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
#[expect(missing_docs, reason = "named as in the model's point system")]
pub struct Points {
    pub white_win: i32,
    pub black_win: i32,
    pub white_draw: i32,
    pub black_draw: i32,
    pub white_loss: i32,
    pub black_loss: i32,
    pub forfeit_win: i32,
    pub forfeit_loss: i32,
    pub pairing_bye: i32,
    pub full_bye: i32,
    pub half_bye: i32,
    pub zero_bye: i32,
    pub unknown: i32,
}

impl Default for Points {
    fn default() -> Points {
        Points::from(PointSystem::default())
    }
}

impl From<PointSystem> for Points {
    fn from(points: PointSystem) -> Points {
        Points {
            white_win: points.white_win.tenths(),
            black_win: points.black_win.tenths(),
            white_draw: points.white_draw.tenths(),
            black_draw: points.black_draw.tenths(),
            white_loss: points.white_loss.tenths(),
            black_loss: points.black_loss.tenths(),
            forfeit_win: points.forfeit_win.tenths(),
            forfeit_loss: points.forfeit_loss.tenths(),
            pairing_bye: points.pairing_bye.tenths(),
            full_bye: points.full_bye.tenths(),
            half_bye: points.half_bye.tenths(),
            zero_bye: points.zero_bye.tenths(),
            unknown: points.unknown.tenths(),
        }
    }
}

impl From<Points> for PointSystem {
    fn from(points: Points) -> PointSystem {
        let score = Score::from_tenths;
        PointSystem {
            white_win: score(points.white_win),
            black_win: score(points.black_win),
            white_draw: score(points.white_draw),
            black_draw: score(points.black_draw),
            white_loss: score(points.white_loss),
            black_loss: score(points.black_loss),
            forfeit_win: score(points.forfeit_win),
            forfeit_loss: score(points.forfeit_loss),
            pairing_bye: score(points.pairing_bye),
            full_bye: score(points.full_bye),
            half_bye: score(points.half_bye),
            zero_bye: score(points.zero_bye),
            unknown: score(points.unknown),
        }
    }
}

/// What the tournament's own rules say of byes that players ask for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct ByeRules {
    /// Half-point byes each player may have.
    pub half_byes: u16,
    /// In so many last rounds there is none.
    pub none_in_last: u16,
}

impl Default for ByeRules {
    fn default() -> ByeRules {
        ByeRules { half_byes: 1, none_in_last: 1 }
    }
}

/// A set of players of whom no two may meet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Prohibited {
    /// Who.
    pub members: Vec<EntrantId>,
    /// From this round on.
    pub first: u16,
    /// To this one.
    pub last: u16,
    /// A soft one is a wish: the round is paired with it, and without it where it cannot be.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub soft: bool,
    /// Why, in the arbiter's words.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub reason: String,
}

/// What the organiser offers, as it was announced.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Prizes {
    /// A line for each list of prizes: `all: 1000, 600, 400`, `women: 200`.
    pub purses: String,
    /// How equal points share them.
    #[serde(default, skip_serializing_if = "SharingCode::is_usual")]
    pub sharing: SharingCode,
    /// Whether a player may win several.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub several: bool,
}

/// How prizes are paid to players with equal points.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SharingCode {
    /// By rank.
    #[default]
    ByRank,
    /// Equal points share.
    Shared,
    /// Half by rank, half shared.
    Hort,
}

impl SharingCode {
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks with a reference")]
    fn is_usual(&self) -> bool {
        *self == SharingCode::ByRank
    }
}

impl From<SharingCode> for Sharing {
    fn from(code: SharingCode) -> Sharing {
        match code {
            SharingCode::ByRank => Sharing::ByRank,
            SharingCode::Shared => Sharing::Shared,
            SharingCode::Hort => Sharing::Hort,
        }
    }
}

impl Prizes {
    /// The rules by which they are paid.
    ///
    /// # Errors
    /// The number of the first line that cannot be read.
    pub fn rules(&self) -> Result<Rules, usize> {
        let purses = prizes::purses(&self.purses, self.sharing.into())?;
        Ok(Rules { purses, one_each: !self.several, unit: 1 })
    }
}

/// One thing that is set; the value replaces the old one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Setting {
    /// Name of the tournament.
    Name(String),
    /// City or venue.
    City(String),
    /// Federation.
    Federation(String),
    /// First day, `2026-11-16`.
    Start(String),
    /// Last day.
    End(String),
    /// Chief arbiter.
    ChiefArbiter(String),
    /// Deputies.
    Deputies(Vec<String>),
    /// Time control in words.
    TimeControl(String),
    /// Time control as a code.
    TimeControlCode(String),
    /// Day (and hour) of each round.
    RoundDates(Vec<String>),
    /// The system.
    System(SystemCode),
    /// How many rounds.
    Rounds(u16),
    /// What results are worth.
    Points(Points),
    /// Tie-breaks, as codes of MTB26 with commas.
    TieBreaks(String),
    /// `BAKU`, `SSA`, `SSA_HALVES`, `SSA_KEPT`, or empty.
    Acceleration(String),
    /// The colour drawn for the first player.
    InitialColour(Option<ColourCode>),
    /// Byes asked for.
    ByeRules(ByeRules),
    /// Pairs that must not, or should not, meet.
    Prohibited(Vec<Prohibited>),
    /// The table of a player who cannot change places; none sets him free.
    FixedTable(EntrantId, Option<u32>),
    /// What the organiser offers.
    Prizes(Prizes),
    /// Tie-break rules, by the year of their edition; none goes by the date of the event.
    TieBreakRules(Option<u16>),
    /// The points that rank first in a team event; none goes by the list and the form.
    PrimaryPoints(Option<PrimaryCode>),
    /// What unrated players count in tie-breaks on ratings; none drops such tie-breaks.
    UnratedAs(Option<u16>),
    /// A draw of lots that was held, the winner first.
    Lots(Vec<Lot>),
    /// Who directs the event for the organiser.
    Director(String),
}

/// The points that rank first in a team event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PrimaryCode {
    /// Match points.
    Match,
    /// Game points.
    Game,
}

impl From<PrimaryPoints> for PrimaryCode {
    fn from(points: PrimaryPoints) -> PrimaryCode {
        match points {
            PrimaryPoints::Match => PrimaryCode::Match,
            PrimaryPoints::Game => PrimaryCode::Game,
        }
    }
}

impl From<PrimaryCode> for PrimaryPoints {
    fn from(code: PrimaryCode) -> PrimaryPoints {
        match code {
            PrimaryCode::Match => PrimaryPoints::Match,
            PrimaryCode::Game => PrimaryPoints::Game,
        }
    }
}

/// Whose lot was drawn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Lot {
    /// A player's.
    Player(EntrantId),
    /// A team's, by its name.
    Team(String),
}

impl Setting {
    /// Whether it only says who, where, when and for how much: nobody is paired or ranked by it.
    pub const fn is_paper(&self) -> bool {
        matches!(
            self,
            Setting::Name(_)
                | Setting::City(_)
                | Setting::Federation(_)
                | Setting::Start(_)
                | Setting::End(_)
                | Setting::ChiefArbiter(_)
                | Setting::Deputies(_)
                | Setting::TimeControl(_)
                | Setting::TimeControlCode(_)
                | Setting::RoundDates(_)
                | Setting::Prizes(_)
                | Setting::Director(_)
        )
    }

    /// Whether pairings depend on it.
    pub const fn steers_pairing(&self) -> bool {
        matches!(
            self,
            Setting::System(_)
                | Setting::Rounds(_)
                | Setting::Points(_)
                | Setting::Acceleration(_)
                | Setting::InitialColour(_)
                | Setting::Prohibited(_)
        )
    }
}
