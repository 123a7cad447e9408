//! A bracket (C.04.3:1.3.2): the residents of one scoregroup and those who came down to it.

use std::ops::Range;

use ronde_model::Score;

use crate::field::Field;

/// The players of a bracket and those below it.
#[derive(Clone, Debug)]
pub(crate) struct Bracket {
    /// Moved-down players (MDPs), in ranking order.
    pub(crate) moved_down: Vec<usize>,
    /// Residents, in ranking order.
    pub(crate) residents: Vec<usize>,
    /// The next scoregroup.
    pub(crate) next: Range<usize>,
    /// Everybody below that.
    pub(crate) below: Range<usize>,
}

impl Bracket {
    /// The bracket of the scoregroup with this number, with those who came down to it.
    pub(crate) fn of_group(
        field: &Field,
        groups: &[Range<usize>],
        group: usize,
        moved_down: Vec<usize>,
    ) -> Bracket {
        let next = groups.get(group + 1).cloned().unwrap_or(field.len()..field.len());
        Bracket {
            moved_down,
            residents: groups[group].clone().collect(),
            below: next.end..field.len(),
            next,
        }
    }

    /// The same bracket with nobody below it.
    pub(crate) fn alone(&self) -> Bracket {
        Bracket { next: 0..0, below: 0..0, ..self.clone() }
    }

    /// The next scoregroup as a list.
    pub(crate) fn next_places(&self) -> Vec<usize> {
        self.next.clone().collect()
    }

    /// Everybody below the next scoregroup as a list.
    pub(crate) fn below_places(&self) -> Vec<usize> {
        self.below.clone().collect()
    }

    /// The same bracket without these two.
    pub(crate) fn without(&self, a: usize, b: usize) -> Bracket {
        let keep = |places: &[usize]| {
            places.iter().copied().filter(|&place| place != a && place != b).collect()
        };
        Bracket {
            moved_down: keep(&self.moved_down),
            residents: keep(&self.residents),
            ..self.clone()
        }
    }

    /// Everybody in it, in ranking order: the n-th has the bracket sequence number n
    /// (C.04.3:4.1).
    pub(crate) fn players(&self) -> Vec<usize> {
        let mut players = self.moved_down.clone();
        players.extend(&self.residents);
        players
    }

    /// Everybody below it, in ranking order.
    pub(crate) fn tail(&self) -> Vec<usize> {
        self.next.clone().chain(self.below.clone()).collect()
    }

    /// Whether it is the last one.
    pub(crate) fn is_last(&self) -> bool {
        self.next.is_empty()
    }

    pub(crate) fn is_moved_down(&self, place: usize) -> bool {
        self.moved_down.binary_search(&place).is_ok()
    }

    /// Criteria ask this of every two players: where nobody was taken out, both ends tell.
    pub(crate) fn is_resident(&self, place: usize) -> bool {
        let [first, .., last] = self.residents[..] else { return self.residents.contains(&place) };
        let is_between = first <= place && place <= last;
        let is_whole = last - first + 1 == self.residents.len();
        is_between && (is_whole || self.residents.binary_search(&place).is_ok())
    }

    pub(crate) fn contains(&self, place: usize) -> bool {
        self.is_resident(place) || self.is_moved_down(place)
    }

    pub(crate) fn is_next(&self, place: usize) -> bool {
        self.next.contains(&place)
    }

    /// The score of the residents; of the lowest where there are several.
    pub(crate) fn score(&self, field: &Field) -> Score {
        let lowest = self.residents.last().or(self.moved_down.last());
        lowest.map_or(Score::ZERO, |&place| field.at(place).score)
    }

    /// The different scores of its players, highest first.
    pub(crate) fn scores(&self, field: &Field) -> Vec<Score> {
        let mut scores: Vec<Score> =
            self.players().iter().map(|&place| field.at(place).score).collect();
        scores.dedup();
        scores
    }

    /// The different scores of its moved-down players, highest first.
    pub(crate) fn moved_down_scores(&self, field: &Field) -> Vec<Score> {
        let mut scores: Vec<Score> =
            self.moved_down.iter().map(|&place| field.at(place).score).collect();
        scores.dedup();
        scores
    }
}
