//! A player, as the starting list has him.

use crate::date::DateText;
use crate::number::{PairingNumber, RoundNumber};

/// As FIDE's files have it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Sex {
    /// `m`.
    Male,
    /// `w`.
    Female,
}

/// FIDE titles, in the order that breaks equal ratings (C.04.2:2.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Title {
    /// Grandmaster.
    Gm,
    /// International master.
    Im,
    /// Woman grandmaster.
    Wgm,
    /// FIDE master.
    Fm,
    /// Woman international master.
    Wim,
    /// Candidate master.
    Cm,
    /// Woman FIDE master.
    Wfm,
    /// Woman candidate master.
    Wcm,
}

impl Title {
    /// Every title, highest first.
    pub const ALL: [Title; 8] = [
        Title::Gm,
        Title::Im,
        Title::Wgm,
        Title::Fm,
        Title::Wim,
        Title::Cm,
        Title::Wfm,
        Title::Wcm,
    ];

    /// FIDE's abbreviation.
    pub const fn code(self) -> &'static str {
        match self {
            Title::Gm => "GM",
            Title::Im => "IM",
            Title::Wgm => "WGM",
            Title::Fm => "FM",
            Title::Wim => "WIM",
            Title::Cm => "CM",
            Title::Wfm => "WFM",
            Title::Wcm => "WCM",
        }
    }
}

/// From which round to which a player takes part. A late entry starts after round 1; a withdrawal
/// ends before the last.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Participation {
    /// The first round in which the player may be paired.
    pub from: RoundNumber,
    /// The last one; `None` while the player stays to the end.
    pub until: Option<RoundNumber>,
}

impl Participation {
    /// From the first round to the end.
    pub const WHOLE: Participation = Participation { from: RoundNumber::FIRST, until: None };

    /// Whether the player may be paired in that round.
    pub fn covers(self, round: RoundNumber) -> bool {
        self.from <= round && self.until.is_none_or(|last| round <= last)
    }
}

/// What the arbiter holds a player without a rating to be worth, before the tournament and as
/// exactly as possible (C.04.2:2.1, dutch-1992:A1).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Estimate {
    /// On the scale of ratings.
    pub rating: u16,
    /// Where it comes from, such as `INGO 120`; empty where nobody says.
    pub source: String,
}

/// A player as entered. Text fields are empty where nothing is known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    /// Number in the starting list.
    pub number: PairingNumber,
    /// `Last, First` in FIDE's files.
    pub name: String,
    /// Sex, where it is given.
    pub sex: Option<Sex>,
    /// FIDE title.
    pub title: Option<Title>,
    /// Rating as a list has it; `None` for the unrated.
    pub rating: Option<u16>,
    /// What a player without a rating is held to be worth. It orders, pairs and breaks ties, but it
    /// is nobody's rating: none is computed from it, and none reported.
    pub estimate: Option<Estimate>,
    /// Federation code, three letters.
    pub federation: String,
    /// League or region of that federation (dutch-1992, the player's card).
    pub league: String,
    /// FIDE number.
    pub fide_id: String,
    /// Date of birth, often only the year.
    pub birth: Option<DateText>,
    /// Place in the standings as the file's author computed it. It depends on tie-breaks, so it is
    /// entered, not derived.
    pub rank: Option<u32>,
    /// Late entry and withdrawal.
    pub participation: Participation,
}

impl Player {
    /// A player of whom only number and name are known.
    pub fn new(number: PairingNumber, name: impl Into<String>) -> Player {
        Player {
            number,
            name: name.into(),
            sex: None,
            title: None,
            rating: None,
            estimate: None,
            federation: String::new(),
            league: String::new(),
            fide_id: String::new(),
            birth: None,
            rank: None,
            participation: Participation::WHOLE,
        }
    }

    /// The measure of strength that orders the list (C.04.2:2.1): the rating, else the estimate.
    pub fn strength(&self) -> Option<u16> {
        self.rating.or(self.estimate.as_ref().map(|estimate| estimate.rating))
    }
}

/// What a national federation knows of a player (the NRS records of TRF26): the same static fields
/// with national values.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NationalRecord {
    /// Federation whose record it is.
    pub federation: String,
    /// Whom it is about.
    pub number: PairingNumber,
    /// Sex, where it is given.
    pub sex: Option<Sex>,
    /// National title or category, as written.
    pub title: String,
    /// Name in the national list.
    pub name: String,
    /// National rating.
    pub rating: Option<u16>,
    /// Club, region or federation, as written in the federation's columns.
    pub origin: String,
    /// National number.
    pub id: String,
    /// Date of birth.
    pub birth: Option<DateText>,
    /// Whatever the line holds beyond the static columns, as written.
    pub rest: String,
}
