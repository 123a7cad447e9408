//! The rows that the improvements of dubov-1997:6.3 end with, without walking through them.
//!
//! The book changes row after row, the last first: it ends with the first way, in the order of the
//! rows, to give everybody an opponent. Instead of trying them one after another, every row takes
//! the first Black with whom the rows below can still be filled.

/// For every row its Black, or nothing if the rows cannot all be filled.
pub(super) fn first_rows(rows: usize, legal: impl Fn(usize, usize) -> bool) -> Option<Vec<usize>> {
    let mut filling = Filling { legal, black_of: vec![None; rows], row_of: vec![None; rows] };
    for row in 0..rows {
        filling.fill(row, 0, &mut vec![false; rows]).then_some(())?;
    }
    for row in 0..rows {
        filling.improve(row);
    }
    filling.black_of.into_iter().collect()
}

struct Filling<L> {
    legal: L,
    black_of: Vec<Option<usize>>,
    row_of: Vec<Option<usize>>,
}

impl<L: Fn(usize, usize) -> bool> Filling<L> {
    /// Gives the row a Black, moving others of the rows from `open` on; changes nothing if that is
    /// not possible.
    fn fill(&mut self, row: usize, open: usize, seen: &mut [bool]) -> bool {
        for black in 0..seen.len() {
            if seen[black] || !(self.legal)(row, black) {
                continue;
            }
            let owner = self.row_of[black];
            if owner.is_some_and(|owner| owner < open) {
                continue;
            }
            seen[black] = true;
            if owner.is_none_or(|owner| self.fill(owner, open, seen)) {
                self.row_of[black] = Some(row);
                self.black_of[row] = Some(black);
                return true;
            }
        }
        false
    }

    /// Gives the row the first Black possible; rows above stay, rows below make room.
    fn improve(&mut self, row: usize) {
        let Some(current) = self.black_of[row] else { return };
        for black in 0..current {
            let Some(owner) = self.row_of[black] else { continue };
            if owner < row || !(self.legal)(row, black) {
                continue;
            }
            self.row_of[current] = None;
            self.row_of[black] = Some(row);
            self.black_of[row] = Some(black);
            if self.fill(owner, row + 1, &mut vec![false; self.row_of.len()]) {
                return;
            }
            self.row_of[current] = Some(row);
            self.row_of[black] = Some(owner);
            self.black_of[row] = Some(current);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Rows of dubov-1997:6.3: who has met whom, and the Black of each row.
    #[test]
    fn rows_are_improved_from_the_last_on() {
        check(3, &[], Some(&[0, 1, 2]));
        check(3, &[(0, 0)], Some(&[1, 0, 2])); // the first Black of the lower rows
        check(3, &[(2, 2)], Some(&[0, 2, 1])); // the last row: the last but one is changed
        check(3, &[(1, 1), (1, 2)], Some(&[1, 0, 2])); // row k - 1
        check(3, &[(2, 1), (2, 2)], Some(&[1, 2, 0])); // row k - 2
        check(3, &[(0, 0), (0, 1), (0, 2)], None);
        check(2, &[(0, 1), (1, 1)], None); // two Whites for one Black
        check(0, &[], Some(&[]));
    }

    #[track_caller]
    fn check(rows: usize, met: &[(usize, usize)], expected: Option<&[usize]>) {
        let found = first_rows(rows, |row, black| !met.contains(&(row, black)));
        assert_eq!(expected, found.as_deref(), "{met:?}");
    }

    /// The same as writing out all ways in order, on every graph of four rows.
    #[test]
    fn the_first_way_of_all() {
        for graph in 0_u32..1 << 16 {
            let legal = |row: usize, black: usize| graph >> (4 * row + black) & 1 == 1;
            let mut filled = Vec::new();
            let first = written_out(&mut filled, &legal).then_some(filled);
            assert_eq!(first, first_rows(4, legal), "{graph:016b}");
        }
    }

    fn written_out(filled: &mut Vec<usize>, legal: &impl Fn(usize, usize) -> bool) -> bool {
        let row = filled.len();
        row == 4
            || (0..4).any(|black| {
                if filled.contains(&black) || !legal(row, black) {
                    return false;
                }
                filled.push(black);
                let fits = written_out(filled, legal);
                if !fits {
                    filled.pop();
                }
                fits
            })
    }
}
