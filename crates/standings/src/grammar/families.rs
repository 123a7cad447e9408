//! ssb-course:3: tie-breaks of one family only, and the six lists that FIDE recommended in 1998.

use super::{Basis, Code, TieBreak};

/// The three families of 1998.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Family {
    /// ssb-course:2.1: the player's own results.
    OwnResults,
    /// ssb-course:2.2: the opponents' results.
    OpponentsResults,
    /// ssb-course:2.3: ratings.
    Ratings,
}

impl Family {
    /// The family of a tie-break of 1998.
    pub fn of(code: Code) -> Option<Family> {
        match code {
            Code::Pts
            | Code::De
            | Code::Win
            | Code::Won
            | Code::Ps
            | Code::Ks
            | Code::MpVGp
            | Code::Ber
            | Code::Gwon => Some(Family::OwnResults),
            Code::Bh | Code::Sob | Code::Sb => Some(Family::OpponentsResults),
            Code::Aro | Code::Tpr => Some(Family::Ratings),
            _ => None,
        }
    }
}

const fn plain(code: Code) -> TieBreak {
    TieBreak::plain(code)
}

const MATCH_POINTS: TieBreak = TieBreak { basis: Some(Basis::Match), ..plain(Code::Pts) };
const GAME_POINTS: TieBreak = TieBreak { basis: Some(Basis::Game), ..plain(Code::Pts) };

/// The recommended list for each type of tournament, as the document has them. They are exempt
/// from the warning, although some mix families: the same page recommends them.
pub const RECOMMENDED_1998: &[(&str, &[TieBreak])] = &[
    (
        "individual round robin",
        &[plain(Code::De), plain(Code::Ks), plain(Code::Sb), plain(Code::Won)],
    ),
    ("team round robin", &[GAME_POINTS, MATCH_POINTS, plain(Code::De), plain(Code::Sb)]),
    ("individual Swiss, consistent ratings", &[plain(Code::Aro), plain(Code::Tpr)]),
    (
        "individual Swiss, most players rated",
        &[plain(Code::De), plain(Code::Ps), plain(Code::Bh), plain(Code::Sb), plain(Code::Won)],
    ),
    (
        "individual Swiss, most players unrated",
        &[plain(Code::De), plain(Code::Bh), plain(Code::Sb), plain(Code::Won)],
    ),
    ("team Swiss", &[GAME_POINTS, MATCH_POINTS, plain(Code::De), plain(Code::Bh), plain(Code::Sb)]),
];

/// The families that a list mixes: empty if it keeps to one, or is recommended as it is.
pub fn mixed_families(list: &[TieBreak]) -> Vec<Family> {
    if RECOMMENDED_1998.iter().any(|(_, recommended)| *recommended == list) {
        return Vec::new();
    }
    // The direct encounter and the points are in every list.
    let own = |tie_break: &&TieBreak| !matches!(tie_break.code, Code::Pts | Code::De);
    let mut found: Vec<Family> =
        list.iter().filter(own).filter_map(|tie_break| Family::of(tie_break.code)).collect();
    found.sort_unstable();
    found.dedup();
    if found.len() > 1 { found } else { Vec::new() }
}
