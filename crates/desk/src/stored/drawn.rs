//! What is decided away from the board: numbers that are drawn, matches that somebody goes on from.

use serde::{Deserialize, Serialize};

/// How the numbers of a round robin are drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NumberDraw {
    /// By lots, or directed.
    pub way: DrawWay,
    /// From what the draw was made, so that everybody can make it again. None only while it is
    /// asked for: whoever takes the request in draws one.
    pub seed: Option<u64>,
    /// Who is kept apart by a directed draw.
    #[serde(default)]
    pub apart: Affinity,
    /// Whether a contingent that is too large for one envelope goes on from another.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub split: bool,
}

/// A way to draw numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DrawWay {
    /// Every order is as likely as any other.
    Lots,
    /// By Varma's tables: two of the same federation do not meet in the last three rounds (C.05
    /// annex 2, ssb-course).
    Varma,
}

/// What two have in common who should not meet at the end (ssb-course: federation, club, town …).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Affinity {
    /// The federation.
    #[default]
    Federation,
    /// The club.
    Club,
}

/// What decided a level match of a cup that was not played on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DecidedBy {
    /// Games with less time, such as blitz or armageddon, which do not count for anything else.
    TieBreakGames,
    /// A lot was drawn.
    Lots,
    /// The rules of the event.
    RulesOfTheEvent,
}
