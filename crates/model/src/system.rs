//! Pairing systems, their editions and their codes: the one place that names them.
//!
//! What the book of a system says is asked of the room `swiss`; here is only what a file, a page or
//! a command calls it. To add a system: a variant and a row.

use std::fmt;

use crate::team::TeamForm;

/// A pairing system with its edition.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum System {
    /// Groups by colour and by the standings of the round before, from the extremes to the centre.
    Original,
    /// The Swiss on ratings as it stood in the 1990s.
    Dutch1992,
    /// The same in its form of 2010.
    Dutch2010,
    /// C.04.3 of 2017: candidates judged by criteria.
    Dutch2017,
    /// C.04.3 in force from 2026.
    Dutch2026,
    /// Dubov as approved in 1997.
    Dubov1997,
    /// C.04.4.1: Dubov in force from 2026.
    Dubov2026,
    /// C.04.4.2: Burstein in force from 2026.
    Burstein2026,
    /// C.04.4.3: Lim in force from 2026.
    Lim2026,
    /// C.04.5: matches of two games, in force from 2026.
    DoubleSwiss2026,
    /// C.04.6: matches of teams, in force from 2026.
    Team2026,
    /// The upper half meets the lower. It exists in tests alone, to prove what adding a system
    /// takes.
    #[cfg(feature = "toy")]
    Toy,
}

/// A pairing system whatever its edition.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Family {
    /// The Swiss on ratings, since 1992.
    Dutch,
    /// Equal average ratings of opponents, since 1997.
    Dubov,
    /// What came before; it has one form only.
    Original,
    /// Equal tie-breaks of those with the same score.
    Burstein,
    /// From the extremes to the median, by scrutiny and exchange, since 1987.
    Lim,
    /// Matches of two games, since 2026.
    DoubleSwiss,
    /// Matches of teams, since 2026.
    Team,
    /// That of the toy.
    #[cfg(feature = "toy")]
    Toy,
}

/// What files, pages and commands call a system.
struct SystemRow {
    system: System,
    family: Family,
    /// The name with the edition, as commands name it.
    key: &'static str,
    /// The year of its edition; none where there is one form only.
    year: Option<u16>,
    /// TRF26:192, without acceleration.
    code: &'static str,
    /// What the same was called before.
    former_codes: &'static [&'static str],
}

/// Oldest first within each family. ETT26 has codes for some; those of the old books, which it does
/// not know, begin with `CUSTOM_`.
const SYSTEMS: &[SystemRow] = &[
    SystemRow {
        system: System::Original,
        family: Family::Original,
        key: "original",
        year: None,
        code: "CUSTOM_ORIGINAL",
        former_codes: &[],
    },
    SystemRow {
        system: System::Dutch1992,
        family: Family::Dutch,
        key: "dutch-1992",
        year: Some(1992),
        code: "CUSTOM_DUTCH_1992",
        former_codes: &[],
    },
    SystemRow {
        system: System::Dutch2010,
        family: Family::Dutch,
        key: "dutch-2010",
        year: Some(2010),
        code: "CUSTOM_DUTCH_2010",
        former_codes: &[],
    },
    SystemRow {
        system: System::Dutch2017,
        family: Family::Dutch,
        key: "dutch-2017",
        year: Some(2017),
        code: "FIDE_DUTCH_2017",
        former_codes: &[],
    },
    SystemRow {
        system: System::Dutch2026,
        family: Family::Dutch,
        key: "dutch-2026",
        year: Some(2026),
        code: "FIDE_DUTCH_2026",
        // The first copies of ETT26 said so.
        former_codes: &["FIDE_DUTCH_2025"],
    },
    SystemRow {
        system: System::Dubov1997,
        family: Family::Dubov,
        key: "dubov-1997",
        year: Some(1997),
        code: "CUSTOM_DUBOV_1997",
        former_codes: &[],
    },
    SystemRow {
        system: System::Dubov2026,
        family: Family::Dubov,
        key: "dubov-2026",
        year: Some(2026),
        code: "FIDE_DUBOV",
        former_codes: &[],
    },
    SystemRow {
        system: System::Burstein2026,
        family: Family::Burstein,
        key: "burstein-2026",
        year: Some(2026),
        code: "FIDE_BURSTEIN",
        former_codes: &[],
    },
    SystemRow {
        system: System::Lim2026,
        family: Family::Lim,
        key: "lim-2026",
        year: Some(2026),
        // Provisional: ETT26 has none.
        code: "FIDE_LIM",
        former_codes: &[],
    },
    SystemRow {
        system: System::DoubleSwiss2026,
        family: Family::DoubleSwiss,
        key: "double-swiss-2026",
        year: Some(2026),
        code: "FIDE_DOUBLESWISS",
        former_codes: &[],
    },
    SystemRow {
        system: System::Team2026,
        family: Family::Team,
        key: "team-2026",
        year: Some(2026),
        // Its other forms are settings of the tournament: `TeamForm`.
        code: TeamForm::SHORT_CODE,
        former_codes: &[],
    },
    #[cfg(feature = "toy")]
    SystemRow {
        system: System::Toy,
        family: Family::Toy,
        key: "toy",
        year: None,
        code: "CUSTOM_TOY",
        former_codes: &[],
    },
];

/// What a family is called.
struct FamilyRow {
    family: Family,
    /// As commands name it.
    name: &'static str,
    /// As a title, before a year.
    title: &'static str,
    /// In a sentence, after *the*.
    words: &'static str,
    /// In a list of systems, after *the*.
    help: &'static str,
    /// The code that leaves the edition open (ETT26).
    code: Option<&'static str>,
}

const FAMILIES: &[FamilyRow] = &[
    FamilyRow {
        family: Family::Dutch,
        name: "dutch",
        title: "Dutch",
        words: "Dutch system",
        help: "FIDE (Dutch) system",
        code: Some("FIDE_DUTCH"),
    },
    FamilyRow {
        family: Family::Dubov,
        name: "dubov",
        title: "Dubov",
        words: "Dubov system",
        help: "Dubov system",
        code: None,
    },
    FamilyRow {
        family: Family::Original,
        name: "original",
        title: "Original Swiss",
        words: "original Swiss system",
        help: "original Swiss, before the Dutch system",
        code: None,
    },
    FamilyRow {
        family: Family::Burstein,
        name: "burstein",
        title: "Burstein",
        words: "Burstein system",
        help: "Burstein system",
        code: None,
    },
    FamilyRow {
        family: Family::Lim,
        name: "lim",
        title: "Lim",
        words: "Lim system",
        help: "Lim system",
        code: None,
    },
    FamilyRow {
        family: Family::DoubleSwiss,
        name: "double-swiss",
        title: "Double-Swiss",
        words: "Double-Swiss system",
        help: "Double-Swiss system, matches of two games",
        code: None,
    },
    FamilyRow {
        family: Family::Team,
        name: "team",
        title: "Swiss Team",
        words: "Swiss Team system",
        help: "Swiss Team system, matches of teams",
        code: None,
    },
    #[cfg(feature = "toy")]
    FamilyRow {
        family: Family::Toy,
        name: "toy",
        title: "Toy",
        words: "toy system",
        help: "toy system",
        code: None,
    },
];

// A row is found by the number of its variant.
const _: () = {
    let mut place = 0;
    while place < SYSTEMS.len() {
        assert!(SYSTEMS[place].system as usize == place, "rows stand in the order of the variants");
        place += 1;
    }
    let mut place = 0;
    while place < FAMILIES.len() {
        assert!(
            FAMILIES[place].family as usize == place,
            "rows stand in the order of the variants"
        );
        place += 1;
    }
};

impl Family {
    /// Every family that is offered.
    pub const ALL: [Family; 7] = [
        Family::Dutch,
        Family::Dubov,
        Family::Original,
        Family::Burstein,
        Family::Lim,
        Family::DoubleSwiss,
        Family::Team,
    ];

    /// Every family that can be asked for by its name.
    pub fn known() -> impl Iterator<Item = Family> {
        FAMILIES.iter().map(|row| row.family)
    }

    const fn row(self) -> &'static FamilyRow {
        &FAMILIES[self as usize]
    }

    /// As commands name it: `dutch`.
    pub const fn name(self) -> &'static str {
        self.row().name
    }

    /// As a title, before a year: `Dutch`.
    pub const fn title(self) -> &'static str {
        self.row().title
    }

    /// In a sentence, after *the*: `Dutch system`.
    pub const fn words(self) -> &'static str {
        self.row().words
    }

    /// In a list of systems, after *the*: `FIDE (Dutch) system`.
    pub const fn in_help(self) -> &'static str {
        self.row().help
    }

    /// The code that leaves the edition open, where there is one (ETT26).
    pub const fn code(self) -> Option<&'static str> {
        self.row().code
    }

    /// Its systems, oldest first.
    pub fn members(self) -> impl DoubleEndedIterator<Item = System> {
        SYSTEMS.iter().map(|row| row.system).filter(move |system| system.family() == self)
    }

    /// Its editions, oldest first; none where there is one form only.
    pub fn editions(self) -> Vec<u16> {
        self.members().filter_map(System::year).collect()
    }

    /// Its edition of that year.
    pub fn edition(self, year: u16) -> Option<System> {
        self.members().find(|system| system.year() == Some(year))
    }
}

impl System {
    /// Every system and edition whose rounds are games and that is offered, oldest first within
    /// each.
    pub const ALL: [System; 9] = [
        System::Original,
        System::Dutch1992,
        System::Dutch2010,
        System::Dutch2017,
        System::Dutch2026,
        System::Dubov1997,
        System::Dubov2026,
        System::Burstein2026,
        System::Lim2026,
    ];

    /// Those whose rounds are matches: of two games, or of two teams.
    pub const OF_MATCHES: [System; 2] = [System::DoubleSwiss2026, System::Team2026];

    /// What a tournament is paired by where nothing else is said.
    pub const DEFAULT: System = System::Dutch2026;

    const fn row(self) -> &'static SystemRow {
        &SYSTEMS[self as usize]
    }

    /// The system without its edition.
    pub const fn family(self) -> Family {
        self.row().family
    }

    /// The name without the edition: `dutch`.
    pub const fn name(self) -> &'static str {
        self.family().name()
    }

    /// The year of the edition; none where there is one form only.
    pub const fn year(self) -> Option<u16> {
        self.row().year
    }

    /// The name with the edition: `dutch-2026`, `original`.
    pub const fn key(self) -> &'static str {
        self.row().key
    }

    /// The code that a file names it by (TRF26:192), without acceleration.
    pub const fn code(self) -> &'static str {
        self.row().code
    }

    /// Whether ETT26 has a code for it: it is a system of FIDE's Handbook.
    pub fn is_of_fide(self) -> bool {
        self.code().starts_with("FIDE_")
    }

    /// The system that a code names, if it names one with its edition.
    pub fn of_code(code: &str) -> Option<System> {
        let named = |row: &&SystemRow| row.code == code || row.former_codes.contains(&code);
        let found = SYSTEMS.iter().find(named).map(|row| row.system);
        found.or_else(|| TeamForm::of_code(code).map(|_| System::Team2026))
    }

    /// The system of a name such as `dubov-1997`, or `dubov` for its newest edition.
    pub fn of_name(name: &str) -> Option<System> {
        let name = name.trim();
        let whole = |row: &&SystemRow| row.key.eq_ignore_ascii_case(name);
        let family = |family: &Family| family.name().eq_ignore_ascii_case(name);
        let newest = || Family::known().find(family)?.members().next_back();
        SYSTEMS.iter().find(whole).map(|row| row.system).or_else(newest)
    }
}

/// `Dutch 2026`, `Original Swiss`.
impl fmt::Display for System {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.family().title())?;
        self.year().map_or(Ok(()), |year| write!(f, " {year}"))
    }
}

/// Virtual points that the ending of a code declares.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum AccelerationCode {
    /// Baku (C.04.7).
    Baku,
    /// The accelerated Swiss, with its points taken back at once.
    Ssa,
    /// The same, taken back by halves.
    SsaHalves,
    /// The same, never taken back.
    SsaKept,
}

impl AccelerationCode {
    /// Every one.
    pub const ALL: [AccelerationCode; 4] = [
        AccelerationCode::Baku,
        AccelerationCode::Ssa,
        AccelerationCode::SsaHalves,
        AccelerationCode::SsaKept,
    ];

    /// The ending of a code that declares it (`_BAKU` of ETT26, and ours).
    pub const fn ending(self) -> &'static str {
        match self {
            AccelerationCode::Baku => "_BAKU",
            AccelerationCode::Ssa => "_SSA",
            AccelerationCode::SsaHalves => "_SSA_HALVES",
            AccelerationCode::SsaKept => "_SSA_KEPT",
        }
    }

    /// The setting that declares it: the ending without its line.
    pub fn code(self) -> &'static str {
        self.ending().trim_start_matches('_')
    }

    /// The one that a code in capitals declares.
    pub fn of_code(code: &str) -> Option<AccelerationCode> {
        AccelerationCode::ALL.into_iter().find(|it| code.ends_with(it.ending()))
    }
}

/// A code in capitals without the ending that declares virtual points.
pub fn without_acceleration(code: &str) -> &str {
    let ending = AccelerationCode::of_code(code).map_or("", AccelerationCode::ending);
    code.strip_suffix(ending).unwrap_or(code)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_system_is_found_by_its_code_its_name_and_its_year() {
        for system in System::ALL.into_iter().chain(System::OF_MATCHES) {
            assert_eq!(Some(system), System::of_code(system.code()));
            assert_eq!(Some(system), System::of_name(system.key()));
            let year = system.year().map_or_else(String::new, |year| format!("-{year}"));
            assert_eq!(format!("{}{year}", system.name()), system.key());
            let found = system.year().and_then(|year| system.family().edition(year));
            assert_eq!(Some(system).filter(|it| *it != System::Original), found);
        }
        assert_eq!([1992, 2010, 2017, 2026].as_slice(), Family::Dutch.editions());
        assert_eq!([1997, 2026].as_slice(), Family::Dubov.editions());
        assert!(Family::Original.editions().is_empty());
        assert_eq!(Some(System::Dubov2026), System::of_name("Dubov"));
        assert_eq!(Some(System::Dutch2026), System::of_code("FIDE_DUTCH_2025"));
        for name in ["dutch-1993", "burstein-2017", "original-2026", "dutch-x", ""] {
            assert_eq!(None, System::of_name(name), "{name}");
        }
    }

    #[test]
    fn systems_are_called_by_title_and_year() {
        let titles: Vec<String> = System::ALL.iter().map(ToString::to_string).collect();
        let expected = "Original Swiss, Dutch 1992, Dutch 2010, Dutch 2017, Dutch 2026, Dubov \
                        1997, Dubov 2026, Burstein 2026, Lim 2026";
        assert_eq!(expected, titles.join(", "));
        let titles = System::OF_MATCHES.map(|system| system.to_string());
        assert_eq!(["Double-Swiss 2026", "Swiss Team 2026"].as_slice(), titles);
    }

    #[test]
    fn endings_declare_virtual_points() {
        for (code, plain) in [
            ("FIDE_DUTCH_2026_BAKU", "FIDE_DUTCH_2026"),
            ("CUSTOM_DUTCH_1992_SSA_HALVES", "CUSTOM_DUTCH_1992"),
            ("FIDE_DUBOV_SSA_KEPT", "FIDE_DUBOV"),
            ("FIDE_DUBOV", "FIDE_DUBOV"),
        ] {
            assert_eq!(plain, without_acceleration(code));
            assert_eq!(plain != code, AccelerationCode::of_code(code).is_some(), "{code}");
        }
    }
}
