//! Who plays.

use ronde_model::{Sex, Title};
use serde::{Deserialize, Serialize};

/// Who somebody is in a journal, from 1 in the order of registration. It stays; the number in the
/// starting list does not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct EntrantId(pub u32);

impl std::fmt::Display for EntrantId {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.fmt(f)
    }
}

/// A FIDE title by its abbreviation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "UPPERCASE")]
#[expect(missing_docs, reason = "FIDE's abbreviations")]
pub enum TitleCode {
    Gm,
    Im,
    Wgm,
    Fm,
    Wim,
    Cm,
    Wfm,
    Wcm,
}

impl From<TitleCode> for Title {
    fn from(code: TitleCode) -> Title {
        match code {
            TitleCode::Gm => Title::Gm,
            TitleCode::Im => Title::Im,
            TitleCode::Wgm => Title::Wgm,
            TitleCode::Fm => Title::Fm,
            TitleCode::Wim => Title::Wim,
            TitleCode::Cm => Title::Cm,
            TitleCode::Wfm => Title::Wfm,
            TitleCode::Wcm => Title::Wcm,
        }
    }
}

impl From<Title> for TitleCode {
    fn from(title: Title) -> TitleCode {
        match title {
            Title::Gm => TitleCode::Gm,
            Title::Im => TitleCode::Im,
            Title::Wgm => TitleCode::Wgm,
            Title::Fm => TitleCode::Fm,
            Title::Wim => TitleCode::Wim,
            Title::Cm => TitleCode::Cm,
            Title::Wfm => TitleCode::Wfm,
            Title::Wcm => TitleCode::Wcm,
        }
    }
}

/// A rating with where it comes from: several are kept, one orders the list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Strength {
    /// `FIDE`, a federation's code, or `arbiter` for an estimate.
    pub source: String,
    /// The rating.
    pub rating: u16,
    /// Day of the list, where it is known.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub list: String,
}

/// What the arbiter holds a player without a rating to be worth (C.04.2:2.1, dutch-1992:A1).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Estimate {
    /// On the scale of ratings.
    pub rating: u16,
    /// Where it comes from, such as `INGO 120`.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub source: String,
}

impl From<&ronde_model::Estimate> for Estimate {
    fn from(estimate: &ronde_model::Estimate) -> Estimate {
        Estimate { rating: estimate.rating, source: estimate.source.clone() }
    }
}

impl From<&Estimate> for ronde_model::Estimate {
    fn from(estimate: &Estimate) -> ronde_model::Estimate {
        ronde_model::Estimate { rating: estimate.rating, source: estimate.source.clone() }
    }
}

/// What is entered about a player. Text is empty where nothing is known.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Entrant {
    /// `Last, First`.
    pub name: String,
    /// `m` or `w`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sex: Option<char>,
    /// FIDE title.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub title: Option<TitleCode>,
    /// The rating that orders the list; none for the unrated.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rating: Option<u16>,
    /// What orders the list where there is no rating.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub estimate: Option<Estimate>,
    /// Other ratings, with their sources.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub ratings: Vec<Strength>,
    /// Federation, three letters.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub federation: String,
    /// FIDE number.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub fide_id: String,
    /// National number.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub national_id: String,
    /// National rating, of the list of the federation.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub national_rating: Option<u16>,
    /// League or region of the federation.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub league: String,
    /// Date of birth as written: `1990-05-17`, `1990`.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub birth: String,
    /// Club.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub club: String,
    /// Team, in an event of teams; players of one team name the same.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub team: String,
    /// Category for prizes, as the event calls it.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub category: String,
}

/// Sources of ratings that are no federation's own list.
const INTERNATIONAL: [&str; 2] = ["FIDE", "arbiter"];

impl Entrant {
    /// The national rating, and whose: what was entered is of the player's own federation; else the
    /// first of another federation's list.
    pub fn national_rating(&self) -> Option<(&str, u16)> {
        let national = |it: &&Strength| !INTERNATIONAL.contains(&it.source.as_str());
        let listed = || self.ratings.iter().find(national);
        let entered = self.national_rating.map(|rating| (self.federation.as_str(), rating));
        entered.or_else(|| listed().map(|it| (it.source.as_str(), it.rating)))
    }

    /// What orders the list: the rating, else the estimate.
    pub fn strength(&self) -> Option<u16> {
        self.rating.or(self.estimated())
    }

    /// The estimate without its source.
    pub fn estimated(&self) -> Option<u16> {
        self.estimate.as_ref().map(|estimate| estimate.rating)
    }

    /// Sex as the model has it.
    pub fn sex(&self) -> Option<Sex> {
        match self.sex {
            Some('m') => Some(Sex::Male),
            Some('w' | 'f') => Some(Sex::Female),
            _ => None,
        }
    }
}

/// One thing that is amended; the value is the new one, and replaces the old.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "named as the fields of an entrant")]
pub enum PlayerChange {
    Name(String),
    Sex(Option<char>),
    Title(Option<TitleCode>),
    Rating(Option<u16>),
    Ratings(Vec<Strength>),
    Federation(String),
    FideId(String),
    NationalId(String),
    Birth(String),
    Club(String),
    Team(String),
    Category(String),
    NationalRating(Option<u16>),
    League(String),
    Estimate(Option<Estimate>),
}

impl PlayerChange {
    /// Whether it can change the order of the starting list (C.04.2:2.2).
    pub const fn reorders(&self) -> bool {
        matches!(
            self,
            PlayerChange::Name(_)
                | PlayerChange::Title(_)
                | PlayerChange::Rating(_)
                | PlayerChange::Estimate(_)
        )
    }

    /// Puts the new value into its place.
    pub fn put(self, entrant: &mut Entrant) {
        match self {
            PlayerChange::Name(value) => entrant.name = value,
            PlayerChange::Sex(value) => entrant.sex = value,
            PlayerChange::Title(value) => entrant.title = value,
            PlayerChange::Rating(value) => entrant.rating = value,
            PlayerChange::Ratings(value) => entrant.ratings = value,
            PlayerChange::Federation(value) => entrant.federation = value,
            PlayerChange::FideId(value) => entrant.fide_id = value,
            PlayerChange::NationalId(value) => entrant.national_id = value,
            PlayerChange::Birth(value) => entrant.birth = value,
            PlayerChange::Club(value) => entrant.club = value,
            PlayerChange::Team(value) => entrant.team = value,
            PlayerChange::Category(value) => entrant.category = value,
            PlayerChange::NationalRating(value) => entrant.national_rating = value,
            PlayerChange::League(value) => entrant.league = value,
            PlayerChange::Estimate(value) => entrant.estimate = value,
        }
    }
}
