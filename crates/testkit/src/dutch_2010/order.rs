//! Chapter D: permutations, exchanges and sets of downfloaters in the printed order.

/// Is shown one pairing after another.
type Visit<'a> = dyn FnMut(&[(usize, usize)]) + 'a;

/// D1: every way to give the players of S1 different opponents from S2, by increasing
/// lexicographic order of S2; pairs that may not be made are passed over. Only as many places of a
/// permutation as S1 has players count (D1.2).
pub(super) fn permutations(
    s1: &[usize],
    s2: &[usize],
    may_meet: &dyn Fn(usize, usize) -> bool,
    visit: &mut Visit<'_>,
) {
    let mut made = Vec::new();
    permute(s1, s2, may_meet, &mut made, visit);
}

fn permute(
    s1: &[usize],
    s2: &[usize],
    may_meet: &dyn Fn(usize, usize) -> bool,
    made: &mut Vec<(usize, usize)>,
    visit: &mut Visit<'_>,
) {
    let Some((&first, rest)) = s1.split_first() else { return visit(made) };
    for &opponent in s2 {
        let used = made.iter().any(|&(_, taken)| taken == opponent);
        if !used && may_meet(first, opponent) {
            made.push((first, opponent));
            permute(rest, s2, may_meet, made, visit);
            made.pop();
        }
    }
}

/// D2, the exact procedure: all pairs of S1 and S2, first without an exchange, then with one
/// player exchanged, with two, and so on; each side sorted again.
pub(super) fn exchanges(players: &[usize], pairs: usize) -> Vec<(Vec<usize>, Vec<usize>)> {
    let (s1, s2) = players.split_at(pairs);
    let mut all = vec![(s1.to_vec(), s2.to_vec())];
    for size in 1..=s1.len().min(s2.len()) {
        let numbers1: Vec<usize> = (0..s1.len()).rev().collect();
        let numbers2: Vec<usize> = (s1.len()..players.len()).collect();
        let s1_list = subsets(&numbers1, size);
        let s2_list = subsets(&numbers2, size);
        for (one, other) in in_order_of_difference(&s1_list, &s2_list) {
            let stays = |place: &&usize| !one.contains(place) && !other.contains(place);
            let keep = |numbers: &[usize], coming: &[usize]| {
                let mut side: Vec<usize> = numbers.iter().filter(stays).copied().collect();
                side.extend(coming);
                side.sort_unstable();
                side.into_iter().map(|number| players[number]).collect::<Vec<_>>()
            };
            all.push((keep(&numbers1, &other), keep(&numbers2, &one)));
        }
    }
    all
}

/// Steps 1 to 9 of the exact procedure.
fn in_order_of_difference(
    s1_list: &[Vec<usize>],
    s2_list: &[Vec<usize>],
) -> Vec<(Vec<usize>, Vec<usize>)> {
    let sum = |set: &Vec<usize>| set.iter().sum::<usize>();
    let differenz = |i: usize, j: usize| sum(&s2_list[j]) - sum(&s1_list[i]);
    let (diffmin, diffmax) = (differenz(0, 0), differenz(s1_list.len() - 1, s2_list.len() - 1));
    let mut order = Vec::new();
    for delta in diffmin..=diffmax {
        for (i, one) in s1_list.iter().enumerate() {
            for (j, other) in s2_list.iter().enumerate() {
                if delta == differenz(i, j) {
                    order.push((one.clone(), other.clone()));
                }
            }
        }
    }
    order
}

/// D3, and the lists of D2: all subsets of this size, in the order of the list.
pub(super) fn subsets(list: &[usize], size: usize) -> Vec<Vec<usize>> {
    if size == 0 {
        return vec![Vec::new()];
    }
    let mut all = Vec::new();
    for first in 0..list.len() {
        for rest in subsets(&list[first + 1..], size - 1) {
            let mut set = vec![list[first]];
            set.extend(rest);
            all.push(set);
        }
    }
    all
}
