//! The printed lists of chapter D.

use super::level::course_of_x_and_z;
use super::order::{exchanges, permutations, subsets};

#[test]
fn permutations_of_d1() {
    let mut rows: Vec<Vec<usize>> = Vec::new();
    let s2 = [6, 7, 8, 9, 10, 11];
    permutations(&[0, 1, 2, 3, 4, 5], &s2, &|_, _| true, &mut |pairs| {
        rows.push(pairs.iter().map(|(_, other)| *other).collect());
    });
    assert_eq!(720, rows.len());
    for (row, expected) in [
        (0, [6, 7, 8, 9, 10, 11]),
        (1, [6, 7, 8, 9, 11, 10]),
        (4, [6, 7, 8, 11, 9, 10]),
        (18, [6, 7, 11, 8, 9, 10]),
        (24, [6, 8, 7, 9, 10, 11]),
        (719, [11, 10, 9, 8, 7, 6]),
    ] {
        assert_eq!(expected.as_slice(), rows[row], "D1.1, row {row}");
    }
}

#[test]
fn exchanges_of_d2() {
    let players: Vec<usize> = (1..=11).collect();
    let all = exchanges(&players, 5);
    assert_eq!(1 + 30 + 150 + 200 + 75 + 6, all.len());
    for (row, s1) in [
        (0, [1, 2, 3, 4, 5]),
        (1, [1, 2, 3, 4, 6]),
        (2, [1, 2, 3, 4, 7]),
        (3, [1, 2, 3, 5, 6]),
        (31, [1, 2, 3, 6, 7]),
        (32, [1, 2, 3, 6, 8]),
        (33, [1, 2, 4, 6, 7]),
        (181, [1, 2, 6, 7, 8]),
        (183, [1, 3, 6, 7, 8]),
    ] {
        assert_eq!(s1.as_slice(), all[row].0, "D2, S1 after exchange {row}");
    }
}

#[test]
fn sets_of_d3() {
    let words = |size| {
        let sets = subsets(&[1, 2, 3, 4, 5], size);
        let word = |set: Vec<usize>| set.iter().map(ToString::to_string).collect::<String>();
        sets.into_iter().map(word).collect::<Vec<_>>().join(" ")
    };
    assert_eq!("12345", words(5));
    assert_eq!("1234 1235 1245 1345 2345", words(4));
    assert_eq!("123 124 125 134 135 145 234 235 245 345", words(3));
    assert_eq!("12 13 14 15 23 24 25 34 35 45", words(2));
    assert_eq!("1 2 3 4 5", words(1));
}

/// P1 = 3, X1 = 1, Z1 = 0, nobody floats: then C10.g, or C12 to C14.
#[test]
fn the_course_of_c10_e_in_an_even_round() {
    let course = [(1, 0), (1, 1), (2, 0), (2, 1), (2, 2), (3, 0), (3, 1), (3, 2), (3, 3)];
    assert_eq!(course.as_slice(), course_of_x_and_z(3, 1, 0));
}
