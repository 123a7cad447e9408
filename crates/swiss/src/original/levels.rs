//! High, median and low levels, and the order in which they are paired (O8, O9).

use ronde_model::Score;

use super::standings::Standings;

/// Where a level lies. The order of the variants is the order of pairing (O9).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Side {
    /// Above the median: paired from the top; floaters go down.
    High,
    /// Below the median: paired from the bottom, everything the other way round; floaters go up.
    Low,
    /// Paired last, from the top; takes the floaters of both sides.
    Median,
}

/// A level with those who came to it from farther outside.
pub(super) struct Level {
    pub(super) side: Side,
    pub(super) score: Score,
    /// Who came, by rank, ascending.
    pub(super) came: Vec<usize>,
    /// Who belongs there, by rank, ascending.
    pub(super) residents: Vec<usize>,
}

impl Level {
    /// Everybody, by rank, ascending.
    pub(super) fn everybody(&self) -> Vec<usize> {
        let mut all: Vec<usize> = self.came.iter().chain(&self.residents).copied().collect();
        all.sort_unstable();
        all
    }

    /// O12: those who came are paired first, unless they are half of the level or more.
    pub(super) fn came_first(&self) -> bool {
        2 * self.came.len() < self.came.len() + self.residents.len()
    }
}

/// The levels in the order in which they are paired, nobody having come to them yet.
pub(super) fn in_order(standings: &Standings, exempt: Option<usize>) -> Vec<Level> {
    let median = standings.at(standings.len() / 2).score;
    let mut levels: Vec<Level> = Vec::new();
    for rank in 0..standings.len() {
        let score = standings.at(rank).score;
        if levels.last().is_none_or(|level| level.score != score) {
            let side = side(score, median);
            levels.push(Level { side, score, came: Vec::new(), residents: Vec::new() });
        }
        if let Some(level) = levels.last_mut().filter(|_| Some(rank) != exempt) {
            level.residents.push(rank);
        }
    }
    levels.sort_by_key(|level| match level.side {
        Side::Low => (level.side, level.score.tenths()),
        Side::High | Side::Median => (level.side, -level.score.tenths()),
    });
    levels
}

fn side(score: Score, median: Score) -> Side {
    match score.cmp(&median) {
        std::cmp::Ordering::Greater => Side::High,
        std::cmp::Ordering::Less => Side::Low,
        std::cmp::Ordering::Equal => Side::Median,
    }
}
