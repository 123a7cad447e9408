//! B.02:8.3.3: the development coefficient K.

/// Which list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum List {
    /// Standard.
    Standard,
    /// Rapid and blitz.
    Quick,
}

/// What K depends on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Career {
    /// Published rating.
    pub rating: u16,
    /// Rated games played so far in events that count.
    pub games: u32,
    /// Whether a published rating ever reached 2400.
    pub reached_2400: bool,
    /// Year of birth, if known.
    pub birth_year: Option<u16>,
}

/// Games after which a player is no longer new.
pub const NEW_UNTIL: u32 = 30;

/// The most that K times the games of a period may be.
const MOST: u32 = 700;

/// K of a player in a period of that year, before the limit of the period.
///
/// A player who once reached 2400 keeps 10 even as a junior: the junior's 40 asks that the rating
/// *remains* below 2300.
pub fn coefficient(list: List, career: Career, year: u16) -> u32 {
    let junior = career.birth_year.is_some_and(|born| year <= born.saturating_add(18));
    match list {
        List::Standard if career.games < NEW_UNTIL => 40,
        List::Standard if career.reached_2400 || career.rating >= 2400 => 10,
        List::Standard if junior && career.rating < 2300 => 40,
        List::Standard | List::Quick => 20,
    }
}

/// K with so many games in the period: the product stays at 700 or less.
pub fn in_period(coefficient: u32, games: u32) -> u32 {
    if coefficient * games > MOST { MOST / games } else { coefficient }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_k_of_b_02_8_3_3() {
        check((2100, 12, false, None), 40, "new");
        check((2100, 29, false, None), 40, "new until thirty games");
        check((2100, 30, false, None), 20, "below 2400");
        check((2399, 500, false, None), 20, "below 2400");
        check((2400, 500, false, None), 10, "2400");
        check((2380, 500, true, None), 10, "once reached 2400");
        check((2299, 500, false, Some(2008)), 40, "until the end of the year of the 18th birthday");
        check((2299, 500, false, Some(2007)), 20, "nineteen this year");
        check((2300, 500, false, Some(2010)), 20, "a junior at 2300");
        check((2290, 500, true, Some(2010)), 10, "a junior who once reached 2400");
        assert_eq!(20, coefficient(List::Quick, career((2600, 3, true, None)), 2026));
    }

    #[test]
    fn the_limit_of_a_period() {
        for (k, games, limited) in
            [(40, 17, 40), (40, 18, 38), (20, 35, 20), (20, 36, 19), (10, 71, 9)]
        {
            assert_eq!(limited, in_period(k, games), "K {k}, {games} games");
        }
    }

    fn career((rating, games, reached_2400, birth_year): (u16, u32, bool, Option<u16>)) -> Career {
        Career { rating, games, reached_2400, birth_year }
    }

    #[track_caller]
    fn check(player: (u16, u32, bool, Option<u16>), expected: u32, why: &str) {
        assert_eq!(expected, coefficient(List::Standard, career(player), 2026), "{why}");
    }
}
