//! Sources of ratings, and what a list says of a player.

use std::fmt;
use std::str::FromStr;

use ronde_formats::fide_list::{Listed, Listing, Tempo};
use ronde_model::{Sex, Title};

/// Where ratings come from: `fide`, `fide-rapid`, `SUI`.
///
/// Invariant: letters, digits and hyphens only, so that it is a name of a file everywhere.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Source(String);

/// Why a name cannot be that of a source.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("bad-source {0:?}")]
pub struct BadSource(
    /// The name.
    pub String,
);

impl Source {
    /// FIDE's combined list.
    pub fn fide() -> Source {
        Source("fide".to_owned())
    }

    /// FIDE's list of one tempo.
    pub fn fide_single(tempo: Tempo) -> Source {
        Source(format!("fide-{}", tempo_name(tempo)))
    }

    /// Its name.
    pub fn name(&self) -> &str {
        &self.0
    }

    /// Whether it is one of FIDE's lists.
    pub fn is_fide(&self) -> bool {
        self.0 == "fide" || self.0.starts_with("fide-")
    }

    /// The file that keeps it.
    pub fn file_name(&self) -> String {
        let kind = if self.is_fide() { "" } else { "national-" };
        format!("{kind}{}.sqlite", self.0)
    }

    /// The source that a file keeps.
    pub fn of_file(name: &str) -> Option<Source> {
        let stem = name.strip_suffix(".sqlite")?;
        let source: Source = stem.strip_prefix("national-").unwrap_or(stem).parse().ok()?;
        (source.file_name() == name).then_some(source)
    }
}

impl FromStr for Source {
    type Err = BadSource;

    fn from_str(text: &str) -> Result<Source, BadSource> {
        let fits = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-';
        let good = (1..=40).contains(&text.len()) && text.bytes().all(fits);
        let name = if text.eq_ignore_ascii_case("fide") { "fide" } else { text };
        if good { Ok(Source(name.to_owned())) } else { Err(BadSource(text.to_owned())) }
    }
}

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.0)
    }
}

/// `standard`, `rapid`, `blitz`.
pub(crate) fn tempo_name(tempo: Tempo) -> &'static str {
    match tempo {
        Tempo::Standard => "standard",
        Tempo::Rapid => "rapid",
        Tempo::Blitz => "blitz",
    }
}

/// What is known of a list as a whole.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListInfo {
    /// Where it comes from.
    pub source: Source,
    /// Its date, as the user or the file gave it.
    pub dated: String,
    /// Players in it.
    pub players: u64,
    /// Of them with a rating: standard, rapid, blitz.
    pub rated: [u64; 3],
    /// Lines that could not be understood.
    pub broken: u64,
}

/// A player in one list. Text fields are empty where nothing is known.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Entry {
    /// Number in this list: the FIDE number in FIDE's, the national one in others.
    pub number: String,
    /// FIDE number.
    pub fide: Option<u32>,
    /// Family name, first names.
    pub name: String,
    /// Federation.
    pub federation: String,
    /// Sex.
    pub sex: Option<Sex>,
    /// Title.
    pub title: Option<Title>,
    /// Women's title, where the list has one besides.
    pub women_title: Option<Title>,
    /// Other titles (arbiter, trainer, organiser), as written.
    pub other_titles: String,
    /// Arena title, as written.
    pub arena_title: String,
    /// Club, as written.
    pub club: String,
    /// Standard, rapid, blitz.
    pub listings: [Listing; 3],
    /// Year of birth.
    pub birth_year: Option<u16>,
    /// Whether the list calls the player inactive.
    pub inactive: bool,
}

impl Entry {
    /// The rating for that tempo.
    pub fn rating(&self, tempo: Tempo) -> Option<u16> {
        self.listings[tempo as usize].rating
    }

    /// The highest rating there is.
    pub fn best_rating(&self) -> Option<u16> {
        self.listings.iter().filter_map(|listing| listing.rating).max()
    }
}

/// A player of FIDE's list.
impl From<Listed> for Entry {
    fn from(listed: Listed) -> Entry {
        Entry {
            number: listed.id.to_string(),
            fide: Some(listed.id),
            name: listed.name,
            federation: listed.federation,
            sex: listed.sex,
            title: listed.title,
            women_title: listed.women_title,
            other_titles: listed.other_titles,
            arena_title: listed.arena_title,
            club: String::new(),
            listings: listed.listings,
            birth_year: listed.birth_year,
            inactive: listed.inactive,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sources_and_their_files() {
        for (name, file) in [
            ("fide", "fide.sqlite"),
            ("FIDE", "fide.sqlite"),
            ("fide-rapid", "fide-rapid.sqlite"),
            ("SUI", "national-SUI.sqlite"),
        ] {
            let source: Source = name.parse().unwrap();
            assert_eq!(file, source.file_name());
            assert_eq!(Some(source), Source::of_file(file));
        }
        for name in ["", "../etc", "a b", "é"] {
            assert!(name.parse::<Source>().is_err(), "{name}");
        }
        assert_eq!(None, Source::of_file(".ronde-x.sqlite"));
        assert_eq!(None, Source::of_file("national-fide.sqlite"));
    }
}
