//! In which order the book takes players: 4, 6.2, 7.1 to 7.4, 8.1, 8.2.

use std::cmp::Ordering;

use ronde_model::Colour;

use super::people::{People, Person, alphabetical, compare_averages};

impl People {
    fn sorted(&self, places: &[usize], by: impl Fn(&Person, &Person) -> Ordering) -> Vec<usize> {
        let mut places = places.to_vec();
        places.sort_by(|&one, &other| by(&self.list[one], &self.list[other]));
        places
    }

    fn due(&self, places: &[usize], colour: Colour) -> Vec<usize> {
        places.iter().copied().filter(|&place| self.list[place].due == colour).collect()
    }

    /// 6.2: increasing ARO, then lower R, then alphabetically.
    pub(super) fn white_column(&self, places: &[usize]) -> Vec<usize> {
        self.sorted(places, |one, other| {
            compare_averages(one.average, other.average)
                .then(one.rating.cmp(&other.rating))
                .then(alphabetical(one, other))
        })
    }

    /// 6.2: decreasing R, then higher ARO, then alphabetically.
    pub(super) fn black_column(&self, places: &[usize]) -> Vec<usize> {
        self.sorted(places, |one, other| {
            other
                .rating
                .cmp(&one.rating)
                .then(compare_averages(other.average, one.average))
                .then(alphabetical(one, other))
        })
    }

    /// 8.1: the highest White, the highest Black, the next White … to the lowest. In round 1, when
    /// nothing is due, the list.
    pub(super) fn alternating(&self, places: &[usize]) -> Vec<usize> {
        if self.first_round {
            return list_order(places);
        }
        let whites = self.white_column(&self.due(places, Colour::White));
        let blacks = self.black_column(&self.due(places, Colour::Black));
        let mut order = Vec::new();
        for row in 0..whites.len().max(blacks.len()) {
            order.extend(whites.get(row));
            order.extend(blacks.get(row));
        }
        order
    }

    /// 7.1, 7.2, 8.2: due to this colour if possible, highest R, lowest ARO. In round 1 the list.
    pub(super) fn wanted(&self, places: &[usize], colour: Colour) -> Vec<usize> {
        if self.first_round {
            return list_order(places);
        }
        self.sorted(places, |one, other| {
            (one.due != colour)
                .cmp(&(other.due != colour))
                .then(other.rating.cmp(&one.rating))
                .then(compare_averages(one.average, other.average))
                .then(alphabetical(one, other))
        })
    }

    /// 4: lowest R; of those the dominating colour; of those the higher ARO. In round 1 (5) the
    /// last of the list.
    pub(super) fn for_the_bye(&self, group: &[usize]) -> Vec<usize> {
        if self.first_round {
            return list_order(group).into_iter().rev().collect();
        }
        let dominating = self.dominating(group);
        let others = |person: &Person| dominating.is_some_and(|colour| person.due != colour);
        self.sorted(group, |one, other| {
            one.rating
                .cmp(&other.rating)
                .then(others(one).cmp(&others(other)))
                .then(compare_averages(other.average, one.average))
                .then(alphabetical(one, other))
        })
    }

    /// The due colour of more than half of them.
    pub(super) fn dominating(&self, group: &[usize]) -> Option<Colour> {
        let whites = self.due(group, Colour::White).len();
        match whites.cmp(&(group.len() - whites)) {
            Ordering::Greater => Some(Colour::White),
            Ordering::Less => Some(Colour::Black),
            Ordering::Equal => None,
        }
    }

    /// 6.2 after 7.3 and 7.4: the two columns, and who changed from one to the other. In round 1
    /// (5) the upper and the lower half of the list.
    pub(super) fn columns(&self, group: &[usize]) -> (Vec<usize>, Vec<usize>) {
        if self.first_round {
            let list = list_order(group);
            let (upper, lower) = list.split_at(list.len() / 2);
            return (upper.to_vec(), lower.to_vec());
        }
        let mut whites = self.due(group, Colour::White);
        let mut blacks = self.due(group, Colour::Black);
        if whites.len() > blacks.len() {
            let n = (whites.len() - blacks.len()) / 2;
            let movers = self.first_movable(&whites, n, |one, other| {
                compare_averages(one.average, other.average)
                    .then(other.rating.cmp(&one.rating))
                    .then(alphabetical(one, other))
            });
            whites.retain(|place| !movers.contains(place));
            blacks.extend(movers);
        } else {
            let n = (blacks.len() - whites.len()) / 2;
            let movers = self.first_movable(&blacks, n, |one, other| {
                compare_averages(other.average, one.average)
                    .then(one.rating.cmp(&other.rating))
                    .then(alphabetical(one, other))
            });
            blacks.retain(|place| !movers.contains(place));
            whites.extend(movers);
        }
        (self.white_column(&whites), self.black_column(&blacks))
    }

    /// The first n of this order whom 2.6 lets change their colour.
    fn first_movable(
        &self,
        column: &[usize],
        n: usize,
        by: impl Fn(&Person, &Person) -> Ordering,
    ) -> Vec<usize> {
        let order = self.sorted(column, by);
        order.into_iter().filter(|&place| self.list[place].must.is_none()).take(n).collect()
    }
}

fn list_order(places: &[usize]) -> Vec<usize> {
    let mut places = places.to_vec();
    places.sort_unstable();
    places
}
