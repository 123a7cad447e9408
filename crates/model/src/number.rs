//! Numbers with a meaning: of a player, of a team, of a round.

use std::fmt;
use std::num::{NonZeroU16, NonZeroU32};

/// A player's number in the tournament: his place in the initial order, 1 for the top seed
/// (C.04.2:2.3, the TPN; the "starting rank" of a TRF).
///
/// Never zero: TRF writes `0000` for "no opponent", which is `None` here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PairingNumber(NonZeroU32);

impl PairingNumber {
    /// The number, unless it is zero.
    pub const fn new(number: u32) -> Option<PairingNumber> {
        match NonZeroU32::new(number) {
            Some(number) => Some(PairingNumber(number)),
            None => None,
        }
    }

    /// The number as an integer, from 1.
    pub const fn get(self) -> u32 {
        self.0.get()
    }
}

impl fmt::Display for PairingNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A team's number, 1 for the top seed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TeamNumber(NonZeroU32);

impl TeamNumber {
    /// The number, unless it is zero.
    pub const fn new(number: u32) -> Option<TeamNumber> {
        match NonZeroU32::new(number) {
            Some(number) => Some(TeamNumber(number)),
            None => None,
        }
    }

    /// The number as an integer, from 1.
    pub const fn get(self) -> u32 {
        self.0.get()
    }
}

impl fmt::Display for TeamNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// Whom a record about "participants" means: players in an individual event, teams in a team event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Participant {
    /// A player, by pairing number.
    Player(PairingNumber),
    /// A team, by team number.
    Team(TeamNumber),
}

impl Participant {
    /// The bare number, without what it counts.
    pub const fn number(self) -> u32 {
        match self {
            Participant::Player(number) => number.get(),
            Participant::Team(number) => number.get(),
        }
    }

    /// The player, where it is one.
    pub const fn player(self) -> Option<PairingNumber> {
        match self {
            Participant::Player(number) => Some(number),
            Participant::Team(_) => None,
        }
    }
}

/// Number of a round, 1 for the first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RoundNumber(NonZeroU16);

impl RoundNumber {
    /// The first round.
    pub const FIRST: RoundNumber = RoundNumber(NonZeroU16::MIN);
    /// The highest round number a TRF can hold in its three columns.
    pub const MAX: RoundNumber = match NonZeroU16::new(999) {
        Some(number) => RoundNumber(number),
        None => RoundNumber::FIRST,
    };

    /// The number, unless it is zero or above 999.
    pub fn new(number: u16) -> Option<RoundNumber> {
        NonZeroU16::new(number).map(RoundNumber).filter(|round| *round <= RoundNumber::MAX)
    }

    /// The round at this place in a list of rounds that starts with round 1.
    pub fn from_index(index: usize) -> Option<RoundNumber> {
        u16::try_from(index + 1).ok().and_then(RoundNumber::new)
    }

    /// The number as an integer, from 1.
    pub const fn get(self) -> u16 {
        self.0.get()
    }

    /// Place in a list of rounds that starts with round 1.
    pub const fn index(self) -> usize {
        self.0.get() as usize - 1
    }
}

impl fmt::Display for RoundNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// Rounds from `first` to `last`, both included.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RoundSpan {
    /// First round it applies to.
    pub first: RoundNumber,
    /// Last round it applies to.
    pub last: RoundNumber,
}

impl RoundSpan {
    /// Every round there can be.
    pub const ALWAYS: RoundSpan = RoundSpan { first: RoundNumber::FIRST, last: RoundNumber::MAX };

    /// Whether the round lies in the span.
    pub fn contains(self, round: RoundNumber) -> bool {
        self.first <= round && round <= self.last
    }
}
