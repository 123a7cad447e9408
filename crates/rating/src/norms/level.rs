//! The four norms and their figures.

use ronde_model::Title;

/// A title that norms lead to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// Grandmaster.
    Gm,
    /// International master.
    Im,
    /// Woman grandmaster.
    Wgm,
    /// Woman international master.
    Wim,
}

impl Level {
    /// All four.
    pub const ALL: [Level; 4] = [Level::Gm, Level::Im, Level::Wgm, Level::Wim];

    /// The title.
    pub const fn title(self) -> Title {
        match self {
            Level::Gm => Title::Gm,
            Level::Im => Title::Im,
            Level::Wgm => Title::Wgm,
            Level::Wim => Title::Wim,
        }
    }

    /// Whether only women can earn it.
    pub const fn for_women(self) -> bool {
        matches!(self, Level::Wgm | Level::Wim)
    }

    /// The performance needed.
    pub const fn performance(self) -> i64 {
        match self {
            Level::Gm => 2600,
            Level::Im => 2450,
            Level::Wgm => 2400,
            Level::Wim => 2250,
        }
    }

    /// The least average of the opponents.
    pub const fn average(self) -> i64 {
        match self {
            Level::Gm => 2380,
            Level::Im => 2230,
            Level::Wgm => 2180,
            Level::Wim => 2030,
        }
    }

    /// What the weakest opponent is raised to.
    pub const fn floor(self) -> u16 {
        match self {
            Level::Gm => 2200,
            Level::Im => 2050,
            Level::Wgm => 2000,
            Level::Wim => 1850,
        }
    }

    /// The rating that the title itself asks for, at some time.
    pub const fn rating_for_title(self) -> u16 {
        match self {
            Level::Gm => 2500,
            Level::Im => 2400,
            Level::Wgm => 2300,
            Level::Wim => 2200,
        }
    }

    /// Titles of which a third of the opponents must hold one.
    pub const fn counted_titles(self) -> &'static [Title] {
        match self {
            Level::Gm => &[Title::Gm],
            Level::Im => &[Title::Gm, Title::Im],
            Level::Wgm => &[Title::Gm, Title::Im, Title::Wgm],
            Level::Wim => &[Title::Gm, Title::Im, Title::Wgm, Title::Wim],
        }
    }
}
