//! DE (C.07:6): the direct encounter. Each group that stays tied starts anew with a table of its
//! own, until nothing changes. In 1998 (ssb-course:2.1.4) one table decides, if all have met.

use super::encounter::{Encounter, Measure, Table};
use super::{Ground, Resolver};
use crate::grammar::{Basis, TieBreak};

pub(super) struct DirectEncounter<'a> {
    table: Table<'a>,
    measure: Measure,
}

impl<'a> DirectEncounter<'a> {
    pub(super) fn new(ground: Ground<'a>, tie_break: TieBreak) -> DirectEncounter<'a> {
        let measure = measure(ground.basis(tie_break));
        DirectEncounter { table: Table::new(ground, tie_break.modifiers.as_played), measure }
    }

    fn resolve(&self, tied: &[usize], log: &mut Vec<Encounter>) -> Vec<Vec<usize>> {
        let groups = self.table.split(tied, self.measure, log);
        if groups.len() == 1 || !self.table.ground.edition.is_c07() {
            return groups;
        }
        let anew = |group: Vec<usize>| match group.len() {
            1 => vec![group],
            _ => self.resolve(&group, log),
        };
        groups.into_iter().flat_map(anew).collect()
    }
}

/// What a mini-table of these points counts.
pub(super) const fn measure(basis: Basis) -> Measure {
    match basis {
        Basis::Match => Measure::MatchPoints,
        Basis::Game => Measure::GamePoints,
    }
}

impl Resolver for DirectEncounter<'_> {
    fn places(&self, tied: &[usize], log: &mut Vec<Encounter>) -> Vec<u32> {
        places(tied, &self.resolve(tied, log))
    }
}

/// The place of each of the tied, from the groups in their order.
pub(super) fn places(tied: &[usize], groups: &[Vec<usize>]) -> Vec<u32> {
    let mut found: Vec<(usize, u32)> = Vec::with_capacity(tied.len());
    let mut place = 1;
    for group in groups {
        found.extend(group.iter().map(|who| (*who, place)));
        place += u32::try_from(group.len()).unwrap_or(0);
    }
    found.sort_unstable();
    let place_of = |who: &usize| found.binary_search_by_key(who, |(member, _)| *member);
    tied.iter().map(|who| place_of(who).map_or(1, |at| found[at].1)).collect()
}
