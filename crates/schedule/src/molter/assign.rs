//! The cheapest assignment of n people to n chairs, by shortest augmenting paths.

/// The chair of each person, and the whole price. `prices` has a row for each person.
pub(super) fn cheapest(n: usize, prices: &[i64]) -> (Vec<usize>, i64) {
    let mut state =
        State { n, prices, people: vec![0; n + 1], chairs: vec![0; n + 1], holder: vec![0; n + 1] };
    for person in 1..=n {
        state.seat(person);
    }
    let mut assigned = vec![0; n];
    for chair in 1..=n {
        assigned[state.holder[chair] - 1] = chair - 1;
    }
    let total = assigned.iter().enumerate().map(|(person, chair)| prices[person * n + chair]).sum();
    (assigned, total)
}

/// Potentials of people and chairs, and who holds each chair. Index 0 is "nobody yet".
struct State<'a> {
    n: usize,
    prices: &'a [i64],
    people: Vec<i64>,
    chairs: Vec<i64>,
    holder: Vec<usize>,
}

impl State<'_> {
    /// Gives this person a chair; those already seated may have to move.
    fn seat(&mut self, person: usize) {
        self.holder[0] = person;
        let mut least = vec![i64::MAX; self.n + 1];
        let mut from = vec![0; self.n + 1];
        let mut done = vec![false; self.n + 1];
        let mut chair = 0;
        while self.holder[chair] != 0 {
            done[chair] = true;
            chair = self.step(chair, &mut least, &mut from, &done);
        }
        while chair != 0 {
            self.holder[chair] = self.holder[from[chair]];
            chair = from[chair];
        }
    }

    /// Looks from one chair further, moves the potentials, and gives the next chair.
    fn step(
        &mut self,
        chair: usize,
        least: &mut [i64],
        from: &mut [usize],
        done: &[bool],
    ) -> usize {
        let person = self.holder[chair];
        let (mut best, mut next) = (i64::MAX, 0);
        for other in (1..=self.n).filter(|other| !done[*other]) {
            let price = self.prices[(person - 1) * self.n + other - 1];
            let reduced = price - self.people[person] - self.chairs[other];
            if reduced < least[other] {
                least[other] = reduced;
                from[other] = chair;
            }
            if least[other] < best {
                (best, next) = (least[other], other);
            }
        }
        for other in 0..=self.n {
            if done[other] {
                self.people[self.holder[other]] += best;
                self.chairs[other] -= best;
            } else if least[other] != i64::MAX {
                least[other] -= best;
            }
        }
        next
    }
}

#[cfg(test)]
mod tests {
    use super::cheapest;

    #[test]
    fn every_assignment_of_four_is_dearer() {
        let prices: Vec<i64> = vec![9, 2, 7, 8, 6, 4, 3, 7, 5, 8, 1, 8, 7, 6, 9, 4];
        let (assigned, total) = cheapest(4, &prices);
        assert_eq!(13, total, "{assigned:?}");
        assert_eq!(vec![1, 0, 2, 3], assigned);
    }
}
