//! D1 and D2: permutations of S2 and exchanges between S1 and S2, written down in order.

use std::cmp::Reverse;

/// Who changes sides, by place in the level from 0: out of S1, and out of S2.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Exchange {
    /// From S1, the weakest first.
    pub down: Vec<usize>,
    /// From S2, the strongest first.
    pub up: Vec<usize>,
}

/// D2 with BAF-80, for a level of so many players of whom the first `p` are S1: no exchange, then
/// those of one player, of two, and so on; each by the difference of the numbers, then by the
/// weakest players of S1, then by the strongest of S2. The last player is never exchanged, the
/// first only where somebody is left over.
pub fn exchanges(players: usize, p: usize) -> Vec<Exchange> {
    let first = usize::from(players == 2 * p);
    let upper: Vec<usize> = (first.min(p)..p).rev().collect();
    let lower: Vec<usize> = (p..players.saturating_sub(1).max(p)).collect();
    let mut all = Vec::new();
    for size in 0..=upper.len().min(lower.len()) {
        let ups = subsets(&lower, size);
        for down in subsets(&upper, size) {
            all.extend(ups.iter().map(|up| Exchange { down: down.clone(), up: up.clone() }));
        }
    }
    all.sort_by_cached_key(|exchange| {
        let difference = exchange.up.iter().sum::<usize>() - exchange.down.iter().sum::<usize>();
        let weakest: Vec<Reverse<usize>> = exchange.down.iter().copied().map(Reverse).collect();
        (exchange.down.len(), difference, weakest, exchange.up.clone())
    });
    all
}

fn subsets(of: &[usize], size: usize) -> Vec<Vec<usize>> {
    if size == 0 {
        return vec![Vec::new()];
    }
    let mut all = Vec::new();
    for (at, &first) in of.iter().enumerate() {
        for mut rest in subsets(&of[at + 1..], size - 1) {
            rest.insert(0, first);
            all.push(rest);
        }
    }
    all
}

/// D1: every order of S2, as numbers written in increasing order.
pub fn permutations(s2: &[usize]) -> Vec<Vec<usize>> {
    if s2.is_empty() {
        return vec![Vec::new()];
    }
    let mut all = Vec::new();
    for (at, &first) in s2.iter().enumerate() {
        let rest: Vec<usize> = [&s2[..at], &s2[at + 1..]].concat();
        for mut tail in permutations(&rest) {
            tail.insert(0, first);
            all.push(tail);
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(players: usize, p: usize) -> Vec<String> {
        let digits = |places: &[usize]| {
            let mut places = places.to_vec();
            places.sort_unstable();
            places.iter().map(|place| (place + 1).to_string()).collect::<String>()
        };
        let all = exchanges(players, p).into_iter().skip(1);
        all.map(|it| format!("{}-{}", digits(&it.down), digits(&it.up))).collect()
    }

    /// dutch-1992:D2, the lettered tables a to r.
    #[test]
    fn the_tables_of_d2() {
        let even = "4-5 4-6 3-5 4-7 3-6 2-5 3-7 2-6 2-7 34-56 34-57 24-56 34-67 24-57 23-56 24-67 \
                    23-57 23-67 234-567";
        assert_eq!(even.split(' ').collect::<Vec<_>>(), shown(8, 4));
        let odd = "3-4 3-5 2-4 3-6 2-5 1-4 2-6 1-5 1-6 23-45 23-46 13-45 23-56 13-46 12-45 13-56 \
                   12-46 12-56 123-456";
        assert_eq!(odd.split(' ').collect::<Vec<_>>(), shown(7, 3));
    }

    /// BAF 80: the numbers are places in the level, whatever the pairing numbers are.
    #[test]
    fn the_tables_of_baf_80() {
        let even = [4, 6, 8, 9, 10, 20, 21, 23];
        let odd = [4, 6, 8, 10, 20, 21, 23];
        for (numbers, p, expected) in [
            (&even[..], 4, "9-10 9-20 8-10 9-21 8-20 6-10 8-21 6-20 6-21"),
            (&odd[..], 3, "8-10 8-20 6-10 8-21 6-20 4-10 6-21 4-20 4-21"),
        ] {
            let all = exchanges(numbers.len(), p);
            let single = all.iter().filter(|it| it.down.len() == 1);
            let text: Vec<String> =
                single.map(|it| format!("{}-{}", numbers[it.down[0]], numbers[it.up[0]])).collect();
            assert_eq!(expected, text.join(" "));
        }
    }

    /// dutch-1992:D1.
    #[test]
    fn the_list_of_d1() {
        let all = permutations(&[5, 6, 7, 8]);
        let text: Vec<String> =
            all.iter().map(|it| it.iter().map(ToString::to_string).collect()).collect();
        let first = ["5678", "5687", "5768", "5786", "5867", "5876", "6578", "6587"];
        assert_eq!(first, text[..8]);
        assert_eq!((24, "8765"), (text.len(), text[23].as_str()));
    }
}
