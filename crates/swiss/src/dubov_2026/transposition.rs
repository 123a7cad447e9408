//! 3.2.5 and 3.2.6 with 4.4: S1, and T2 as the first transposition of G2 with legal pairs only.
//!
//! Transpositions are ordered by their first difference, so each of S1 in turn gets the first of G2
//! with whom the rest can still be paired. A complete pairing is kept all the while; to give one
//! another opponent, the one who loses him is paired anew along an alternating path.

use super::people::People;
use super::subgroups::Subgroups;
use crate::field::Bar;

/// S1 and T2, row by row.
pub(super) struct Rows {
    pub(super) s1: Vec<usize>,
    pub(super) t2: Vec<usize>,
    /// Earlier members of G2 that a member of S1 could not get, and what barred the pair; nothing
    /// where the others could not have been paired. Only if asked for.
    pub(super) refused: Vec<(usize, usize, Option<Bar>)>,
}

/// The pairing of a bracket whose subgroups can be paired across.
pub(super) fn first(people: &People<'_>, groups: &Subgroups, with_refusals: bool) -> Rows {
    let mut s1 = groups.g1.clone();
    s1.sort_by_key(|&place| (people.average(place), people.tpn(place)));
    let mut g2 = groups.g2.clone();
    g2.sort_by_key(|&place| people.tpn(place));
    let mut table = Table::new(people, &s1, &g2);
    let mut t2 = Vec::with_capacity(s1.len());
    let mut refused = Vec::new();
    for (row, &place) in s1.iter().enumerate() {
        for (column, &other) in g2.iter().enumerate() {
            if table.fixed[column] {
                continue;
            }
            if table.gives(row, column) {
                table.fixed[column] = true;
                t2.push(other);
                break;
            }
            if with_refusals {
                refused.push((place, other, people.field.bar(place, other)));
            }
        }
    }
    assert_eq!(s1.len(), t2.len(), "the subgroups can be paired across");
    Rows { s1, t2, refused }
}

/// Who of S1 may meet whom of G2, and a complete pairing of the two.
struct Table {
    legal: Vec<Vec<bool>>,
    /// Column of every row, row of every column.
    column: Vec<Option<usize>>,
    row: Vec<Option<usize>>,
    /// Columns that are given for good.
    fixed: Vec<bool>,
}

impl Table {
    fn new(people: &People<'_>, s1: &[usize], g2: &[usize]) -> Table {
        let legal = s1.iter().map(|&a| g2.iter().map(|&b| people.may_meet(a, b)).collect());
        let mut table = Table {
            legal: legal.collect(),
            column: vec![None; s1.len()],
            row: vec![None; g2.len()],
            fixed: vec![false; g2.len()],
        };
        for row in 0..s1.len() {
            let free = |&column: &usize| table.row[column].is_none() && table.legal[row][column];
            if let Some(column) = (0..g2.len()).find(free) {
                table.marry(row, column);
            }
        }
        for row in 0..s1.len() {
            if table.column[row].is_none() {
                let found = table.reroute(row, |table, column| table.row[column].is_none());
                assert!(found, "the subgroups can be paired across");
            }
        }
        table
    }

    fn marry(&mut self, row: usize, column: usize) {
        self.column[row] = Some(column);
        self.row[column] = Some(row);
    }

    /// Pairs the two if the rest can still be paired; else changes nothing.
    fn gives(&mut self, row: usize, column: usize) -> bool {
        if self.column[row] == Some(column) {
            return true;
        }
        let (Some(freed), Some(deprived)) = (self.column[row], self.row[column]) else {
            return false;
        };
        if !self.legal[row][column] {
            return false;
        }
        self.fixed[column] = true;
        self.column[deprived] = None;
        self.row[freed] = None;
        let possible = self.reroute(deprived, |_, it| it == freed);
        self.fixed[column] = false;
        if possible {
            self.marry(row, column);
        } else {
            self.marry(row, freed);
            self.marry(deprived, column);
        }
        possible
    }

    /// Finds a row a column by an alternating path that ends in a column of this kind; never
    /// touches fixed columns.
    fn reroute(&mut self, start: usize, ends: impl Fn(&Table, usize) -> bool) -> bool {
        let mut reached_from: Vec<Option<usize>> = vec![None; self.row.len()];
        let mut queue = vec![start];
        let mut next = 0;
        while let Some(&row) = queue.get(next) {
            next += 1;
            for column in 0..self.row.len() {
                let open = !self.fixed[column] && reached_from[column].is_none();
                if !open || !self.legal[row][column] {
                    continue;
                }
                reached_from[column] = Some(row);
                if ends(self, column) {
                    self.turn(start, column, &reached_from);
                    return true;
                }
                queue.extend(self.row[column]);
            }
        }
        false
    }

    /// Exchanges the pairs along the path back to its start.
    fn turn(&mut self, start: usize, mut column: usize, reached_from: &[Option<usize>]) {
        while let Some(row) = reached_from[column] {
            let before = self.column[row];
            self.marry(row, column);
            match before {
                Some(before) if row != start => column = before,
                _ => return,
            }
        }
    }
}
