//! The orders of article 4: sets by their smallest differing number, shifters from the middle,
//! transpositions.

/// 4.1: every set of so many of these, in order: `{#1,#2}`, `{#1,#3}` … `{#1,#P}`, `{#2,#3}` …
pub(super) fn sets(pool: &[usize], size: usize) -> Vec<Vec<usize>> {
    if size == 0 {
        return vec![Vec::new()];
    }
    let mut all = Vec::new();
    for (index, &first) in pool.iter().enumerate() {
        for mut rest in sets(&pool[index + 1..], size - 1) {
            rest.insert(0, first);
            all.push(rest);
        }
    }
    all
}

/// 4.3.3: #1 is the one in the middle, the earlier of two; #2 the middle of those that remain …
pub(super) fn from_the_middle(sorted: &[usize]) -> Vec<usize> {
    let mut remaining = sorted.to_vec();
    let mut numbered = Vec::new();
    while !remaining.is_empty() {
        let middle = (remaining.len() - 1) / 2;
        numbered.push(remaining.remove(middle));
    }
    numbered
}

/// 4.4: every order of these: ABC, ACB, BAC, BCA, CAB, CBA.
pub(super) fn transpositions(pool: &[usize]) -> Vec<Vec<usize>> {
    if pool.is_empty() {
        return vec![Vec::new()];
    }
    let mut all = Vec::new();
    for index in 0..pool.len() {
        let mut others = pool.to_vec();
        let first = others.remove(index);
        for mut rest in transpositions(&others) {
            rest.insert(0, first);
            all.push(rest);
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_examples_of_article_4() {
        let expected = [[1, 2], [1, 3], [1, 4], [2, 3], [2, 4], [3, 4]];
        assert_eq!(expected.map(|set| set.to_vec()).to_vec(), sets(&[1, 2, 3, 4], 2), "4.1");
        // A to G are 0 to 6: D, C, E, B, F, A, G.
        assert_eq!(vec![3, 2, 4, 1, 5, 0, 6], from_the_middle(&[0, 1, 2, 3, 4, 5, 6]), "4.3.3");
        assert_eq!(vec![1, 2, 0, 3], from_the_middle(&[0, 1, 2, 3]), "4.3.3");
        let expected = [[1, 2, 3], [1, 3, 2], [2, 1, 3], [2, 3, 1], [3, 1, 2], [3, 2, 1]];
        assert_eq!(expected.map(|it| it.to_vec()).to_vec(), transpositions(&[1, 2, 3]), "4.4");
    }
}
