//! Scoregroups, and the order in which they are paired (C.04.4.3:2.2).

use ronde_model::Score;

use super::players::Players;

/// Where a scoregroup lies. The order of the variants is the order of pairing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Side {
    /// Above the median: paired downward; floaters go down.
    Above,
    /// Below the median: paired upward, every rule mirrored; floaters go up.
    Below,
    /// Paired last and downward; takes the floaters of both sides.
    Median,
}

/// A scoregroup with those who came to it, everybody by place and in ascending order.
pub(super) struct Group {
    pub(super) side: Side,
    pub(super) score: Score,
    pub(super) from_above: Vec<usize>,
    pub(super) from_below: Vec<usize>,
    pub(super) residents: Vec<usize>,
}

impl Group {
    /// Everybody, in ranking order.
    pub(super) fn everybody(&self) -> Vec<usize> {
        let lists = [&self.from_above, &self.from_below, &self.residents];
        let mut all: Vec<usize> = lists.into_iter().flatten().copied().collect();
        all.sort_unstable();
        all
    }

    pub(super) fn has_come(&self, place: usize) -> bool {
        [&self.from_above, &self.from_below].iter().any(|list| list.binary_search(&place).is_ok())
    }
}

/// The scoregroups in the order of C.04.4.3:2.2, nobody having come to them yet. The median is
/// there even if nobody has its score.
pub(super) fn in_order(players: &Players<'_>, bye: Option<usize>) -> Vec<Group> {
    let group = |side, score| Group {
        side,
        score,
        from_above: Vec::new(),
        from_below: Vec::new(),
        residents: Vec::new(),
    };
    let mut groups: Vec<Group> = Vec::new();
    for place in (0..players.field.len()).filter(|&place| Some(place) != bye) {
        let score = players.at(place).score;
        if groups.last().is_none_or(|last| last.score != score) {
            groups.push(group(players.side(score), score));
        }
        if let Some(last) = groups.last_mut() {
            last.residents.push(place);
        }
    }
    if groups.iter().all(|it| it.side != Side::Median) {
        groups.push(group(Side::Median, players.median()));
    }
    groups.sort_by_key(|it| match it.side {
        Side::Below => (it.side, it.score.tenths()),
        Side::Above | Side::Median => (it.side, -it.score.tenths()),
    });
    groups
}
