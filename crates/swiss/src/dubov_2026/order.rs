//! Article 4: the orders in which sets are tried. How the first set is found without trying them
//! all is the kernel's (`first_set`).

/// 4.3.3: sequence numbers of a sorted list of so many: #1 for the middle (the earlier of two), #2
/// for the middle of those that remain, and so on. Gives the positions in order of their numbers.
pub(super) fn from_the_middle(count: usize) -> Vec<usize> {
    let Some(last) = count.checked_sub(1) else { return Vec::new() };
    let middle = last / 2;
    // With an odd count the next is the earlier neighbour, with an even one the later.
    let sign = |step: usize| (step % 2 == 1) == (count % 2 == 1);
    let mut positions = Vec::with_capacity(count);
    let (mut low, mut high) = (middle, middle + 1);
    positions.push(middle);
    for step in 1..count {
        if sign(step) {
            low -= 1;
            positions.push(low);
        } else {
            positions.push(high);
            high += 1;
        }
    }
    positions
}

#[cfg(test)]
mod tests {
    use super::*;

    /// C.04.4.1:4.3.3 with its example of seven: D, C, E, B, F, A, G.
    #[test]
    fn shifters_are_numbered_from_the_middle() {
        for (count, expected) in [
            (0, vec![]),
            (1, vec![0]),
            (2, vec![0, 1]),
            (3, vec![1, 0, 2]),
            (4, vec![1, 2, 0, 3]),
            (5, vec![2, 1, 3, 0, 4]),
            (7, vec![3, 2, 4, 1, 5, 0, 6]),
        ] {
            assert_eq!(expected, from_the_middle(count), "a list of {count}");
        }
    }
}
