//! Many short lists in one piece of memory.

/// A list of numbers for every row.
#[derive(Clone, Debug, Default)]
pub(super) struct Lists {
    ends: Vec<u32>,
    items: Vec<u32>,
}

impl Lists {
    /// One row after another.
    pub(super) fn new<R: Iterator<Item = u32>>(rows: impl Iterator<Item = R>) -> Lists {
        let mut lists = Lists::default();
        for row in rows {
            lists.items.extend(row);
            lists.ends.push(u32::try_from(lists.items.len()).expect("fewer than four billion"));
        }
        lists
    }

    /// The list of a row; empty beyond the last.
    pub(super) fn row(&self, row: usize) -> &[u32] {
        let Some(&end) = self.ends.get(row) else { return &[] };
        let start = row.checked_sub(1).map_or(0, |before| self.ends[before]);
        &self.items[start as usize..end as usize]
    }
}
