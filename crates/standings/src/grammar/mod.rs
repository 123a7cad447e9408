//! The names of tie-breaks, as the records 202 and 212 of TRF26 write them (MTB26).
//!
//! `NAME[:MP|:GP][/Cn][/Mn][/L±n][/Kx][/P][/F][/R]`, separated by commas, in any case. The
//! Handbook's hyphen (`BH-C1`) is read as well.

mod code;
mod families;
mod parse;

use std::fmt;

pub use code::{Code, Type};
pub use families::{Family, RECOMMENDED_1998, mixed_families};
pub use parse::{Unreadable, read_list};

use crate::edition::Edition;

/// Which points a tie-break of a team event is about. Players have one kind only.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Basis {
    /// Match points; the points of a player.
    Match,
    /// Game points.
    Game,
}

impl Basis {
    /// The other one.
    #[must_use]
    pub const fn other(self) -> Basis {
        match self {
            Basis::Match => Basis::Game,
            Basis::Game => Basis::Match,
        }
    }

    pub(crate) const fn index(self) -> usize {
        match self {
            Basis::Match => 0,
            Basis::Game => 1,
        }
    }
}

/// What stands behind the name (C.07:14).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Modifiers {
    /// `/Cn`, and the lower half of `/Mn`: least significant values to cut.
    pub low: u8,
    /// The upper half of `/Mn`: most significant values to cut.
    pub high: u8,
    /// `/L±n`: Koya's limit, in half points above 50 %.
    pub limit: i16,
    /// `/Kx`: the divisor of SSSC.
    pub divisor: Option<u16>,
    /// `/P`: forfeits count as games against the scheduled opponent. In the rules of 1998 `ARO/P`
    /// is the average over the games played.
    pub as_played: bool,
    /// `/F`: as if every game of the final round were drawn.
    pub fore: bool,
    /// `/R`: the other way round.
    pub reversed: bool,
}

/// A tie-break with everything that belongs to its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TieBreak {
    /// Its code.
    pub code: Code,
    /// Match or game points, where the name says it; the primary score otherwise.
    pub basis: Option<Basis>,
    /// Cuts and other changes.
    pub modifiers: Modifiers,
}

impl TieBreak {
    /// The tie-break as it stands in the book, without changes.
    pub const fn plain(code: Code) -> TieBreak {
        let modifiers = Modifiers {
            low: 0,
            high: 0,
            limit: 0,
            divisor: None,
            as_played: false,
            fore: false,
            reversed: false,
        };
        TieBreak { code, basis: None, modifiers }
    }

    /// Whether the lower value is the better one.
    pub fn lower_is_better(self) -> bool {
        self.code.lower_is_better() != self.modifiers.reversed
    }

    /// Decimals that tables show. The order never depends on them.
    pub fn decimals(self, edition: Edition) -> u32 {
        match self.code {
            Code::Aro if !edition.is_c07() => 2,
            code => code.decimals(),
        }
    }
}

/// `BH:GP/C1/P`, the form of TRF26.
impl fmt::Display for TieBreak {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut parts = vec![self.code.name().to_owned()];
        parts[0].push_str(match self.basis {
            None => "",
            Some(Basis::Match) => ":MP",
            Some(Basis::Game) => ":GP",
        });
        let modifiers = self.modifiers;
        match (modifiers.low, modifiers.high) {
            (0, 0) => {}
            (low, 0) => parts.push(format!("C{low}")),
            (low, _) => parts.push(format!("M{low}")),
        }
        if modifiers.limit != 0 {
            parts.push(format!("L{:+}", modifiers.limit));
        }
        parts.extend(modifiers.divisor.map(|divisor| format!("K{divisor}")));
        let flags = [(modifiers.as_played, "P"), (modifiers.fore, "F"), (modifiers.reversed, "R")];
        let set = flags.into_iter().filter(|(set, _)| *set);
        parts.extend(set.map(|(_, flag)| flag.to_owned()));
        f.pad(&parts.join("/"))
    }
}

#[cfg(test)]
mod tests;
