//! EDE (C.07:13.3): the direct encounter by the primary score; where that separates nobody, by the
//! secondary one; each group that stays tied starts anew. EDEBT, EDEBB, EDET and EDEB (13.3.2) go
//! on for exactly two teams with the boards of their own matches.

use super::de::{measure, places};
use super::encounter::{Encounter, Measure, Table};
use super::{Ground, Resolver};
use crate::grammar::{Basis, Code, TieBreak};

pub(super) struct Extended<'a> {
    table: Table<'a>,
    primary: Basis,
    /// What is asked of exactly two, in order.
    boards: Vec<Measure>,
}

impl<'a> Extended<'a> {
    pub(super) fn new(ground: Ground<'a>, tie_break: TieBreak) -> Extended<'a> {
        let count = u32::try_from(ground.record.boards).unwrap_or(u32::MAX);
        let top = (1..=count).map(Measure::TopBoard);
        let bottom = (1..count).map(Measure::WithoutBottom);
        let first = [Measure::BoardCount].into_iter();
        let boards = match tie_break.code {
            Code::Edebt => first.chain(top).collect(),
            Code::Edebb => first.chain(bottom).collect(),
            Code::Edet => top.collect(),
            Code::Edeb => bottom.collect(),
            _ => Vec::new(),
        };
        let table = Table::new(ground, tie_break.modifiers.as_played);
        Extended { table, primary: ground.basis(tie_break), boards }
    }

    fn resolve(&self, tied: Vec<usize>, log: &mut Vec<Encounter>) -> Vec<Vec<usize>> {
        if tied.len() < 2 {
            return vec![tied];
        }
        let points = [measure(self.primary), measure(self.primary.other())];
        let boards = if tied.len() == 2 { self.boards.as_slice() } else { &[] };
        for measure in points.iter().chain(boards) {
            let groups = self.table.split(&tied, *measure, log);
            if groups.len() > 1 {
                return groups.into_iter().flat_map(|group| self.resolve(group, log)).collect();
            }
        }
        vec![tied]
    }
}

impl Resolver for Extended<'_> {
    fn places(&self, tied: &[usize], log: &mut Vec<Encounter>) -> Vec<u32> {
        places(tied, &self.resolve(tied.to_vec(), log))
    }
}
