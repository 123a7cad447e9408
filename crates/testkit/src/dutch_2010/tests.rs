//! The printed lists of chapter D.

use super::level::{course_of_x_and_z, restarts};
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

/// Golden case 2.4: every exchange as `5;4-6;7 (4)`, those of one size together.
fn exchanges_of_size(size: usize) -> Vec<String> {
    let players: Vec<usize> = (1..=11).collect();
    let words = |list: &[usize]| list.iter().map(ToString::to_string).collect::<Vec<_>>().join(";");
    let exchange = |(s1, _): (Vec<usize>, Vec<usize>)| {
        let down: Vec<usize> = (1..=5).rev().filter(|it| !s1.contains(it)).collect();
        let up: Vec<usize> = s1.into_iter().filter(|it| *it > 5).collect();
        let difference = up.iter().sum::<usize>() - down.iter().sum::<usize>();
        let is_meant = down.len() == size;
        is_meant.then(|| format!("{}-{} ({difference})", words(&down), words(&up)))
    };
    exchanges(&players, 5).into_iter().filter_map(exchange).collect()
}

#[test]
fn exchanges_of_d2_as_tabulated() {
    let rank = |down: usize, up: usize| {
        let word = format!("{down}-{up} ({})", up - down);
        1 + exchanges_of_size(1).iter().position(|it| *it == word).unwrap()
    };
    for (up, ranks) in [
        (6, [1, 3, 6, 10, 15]),
        (7, [2, 5, 9, 14, 20]),
        (8, [4, 8, 13, 19, 24]),
        (9, [7, 12, 18, 23, 27]),
        (10, [11, 17, 22, 26, 29]),
        (11, [16, 21, 25, 28, 30]),
    ] {
        assert_eq!(ranks, [5, 4, 3, 2, 1].map(|down| rank(down, up)), "D2, one player, {up}");
    }
    let two = "5;4-6;7 (4)|5;4-6;8 (5)|5;3-6;7 (5)|5;4-6;9 (6)|5;4-7;8 (6)|5;3-6;8 (6)|\
        5;2-6;7 (6)|4;3-6;7 (6)|5;4-6;10 (7)|5;4-7;9 (7)|5;3-6;9 (7)|5;3-7;8 (7)";
    assert_eq!(two, exchanges_of_size(2)[..12].join("|"), "D2, two players");
    let three = "5;4;3-6;7;8 (9)|5;4;3-6;7;9 (10)|5;4;2-6;7;8 (10)|5;4;3-6;7;10 (11)|\
        5;4;3-6;8;9 (11)|5;4;2-6;7;9 (11)|5;4;1-6;7;8 (11)|5;3;2-6;7;8 (11)|\
        5;4;3-6;7;11 (12)|5;4;3-6;8;10 (12)|5;4;3-7;8;9 (12)|5;4;2-6;7;10 (12)";
    assert_eq!(three, exchanges_of_size(3)[..12].join("|"), "D2, three players");
    for (size, count, first, last) in [
        (1, 30, "5-6 (1)", "1-11 (10)"),
        (2, 150, "5;4-6;7 (4)", "2;1-10;11 (18)"),
        (3, 200, "5;4;3-6;7;8 (9)", "3;2;1-9;10;11 (24)"),
        (4, 75, "5;4;3;2-6;7;8;9 (16)", "4;3;2;1-8;9;10;11 (28)"),
        (5, 6, "5;4;3;2;1-6;7;8;9;10 (25)", "5;4;3;2;1-7;8;9;10;11 (30)"),
    ] {
        let all = exchanges_of_size(size);
        assert_eq!((count, first, last), (all.len(), all[0].as_str(), all[count - 1].as_str()));
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

/// C10.a to C10.e, C10.f, then the factor B3, then C10.g, which takes the factor (D4) back up
/// before C3.c.
#[test]
fn where_c10_goes_on() {
    let labels = ["C4", "C3.h", "C3.g", "C3.f", "C3.e", "C3.d", "C3.c", "D4"];
    assert_eq!(labels.as_slice(), restarts());
}

/// P1 = 3, X1 = 1, Z1 = 0, nobody floats: then C10.g, or C12 to C14.
#[test]
fn the_course_of_c10_e_in_an_even_round() {
    let course = [(1, 0), (1, 1), (2, 0), (2, 1), (2, 2), (3, 0), (3, 1), (3, 2), (3, 3)];
    assert_eq!(course.as_slice(), course_of_x_and_z(3, 1, 0));
}
