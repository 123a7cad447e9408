//! A round as it was made.

use serde::{Deserialize, Serialize};

use super::player::EntrantId;
use super::result::UnpairedCode;
use super::settings::SystemCode;
use crate::entry::Hash;

/// Two players at a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Pair(
    /// Has White.
    pub EntrantId,
    /// Has Black.
    pub EntrantId,
);

impl Pair {
    /// Whether somebody sits there.
    pub fn has(self, who: EntrantId) -> bool {
        self.0 == who || self.1 == who
    }
}

/// Who meets whom, and who meets nobody.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Arrangement {
    /// Pairs in the order of the boards.
    pub pairs: Vec<Pair>,
    /// The table of each, where somebody has a fixed one; otherwise they are 1, 2, 3 …
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tables: Vec<u32>,
    /// Those without an opponent, by their numbers in the journal.
    #[serde(default)]
    pub unpaired: Vec<(EntrantId, UnpairedCode)>,
}

impl Arrangement {
    /// Everybody who is in it.
    pub fn people(&self) -> impl Iterator<Item = EntrantId> {
        let seated = self.pairs.iter().flat_map(|pair| [pair.0, pair.1]);
        seated.chain(self.unpaired.iter().map(|(id, _)| *id))
    }
}

/// Who made a round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Origin {
    /// The engine, in this version.
    Engine(String),
    /// The arbiter, by hand.
    Hand,
    /// A file that another program wrote.
    File,
}

/// A round that was paired, frozen with everything that made it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pairing {
    /// By which system and edition.
    pub system: SystemCode,
    /// By whom.
    pub origin: Origin,
    /// The round.
    #[serde(flatten)]
    pub arrangement: Arrangement,
    /// The starting list at that moment, from number 1.
    pub numbers: Vec<EntrantId>,
    /// Who met a higher score; kept because the rules of 1992 never revise a float.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub up: Vec<EntrantId>,
    /// Who met a lower score, or had the bye.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub down: Vec<EntrantId>,
    /// Hash of the reasons, which are kept beside the journal.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reasons: Option<Hash>,
    /// Soft prohibitions that had to be dropped, by their places in the list.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub dropped: Vec<u32>,
}

/// How a round made by hand differs from the engine's.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Departure {
    /// Boards of the engine that the arbiter has not.
    pub only_engine: Vec<Pair>,
    /// Boards of the arbiter that the engine has not.
    pub only_hand: Vec<Pair>,
    /// Pairs that are the same with other colours, as the arbiter has them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub colours: Vec<Pair>,
    /// Those without an opponent for one of the two and not, or otherwise, for the other.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub unpaired: Vec<EntrantId>,
    /// What the engine could not say, where it had no pairing.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub no_engine: String,
}

impl Departure {
    /// Whether the arbiter has made what the engine makes.
    pub fn is_none(&self) -> bool {
        *self == Departure::default()
    }
}
