//! D1, D2 and D3: permutations, exchanges and sets come in the printed order.

use super::bracket::Sets;
use crate::kernel::first::{Task, first_of_best};

/// D1.1 and D1.2: the rows as printed, each the first that is not one of those before.
#[test]
fn d1_permutations_in_order() {
    let printed = [
        "6 7 8 9 10",
        "6 7 8 9 11",
        "6 7 8 10 9",
        "6 7 8 10 11",
        "6 7 8 11 9",
        "6 7 8 11 10",
        "6 7 9 8 10",
        "6 7 9 8 11",
        "6 7 9 10 8",
        "6 7 9 10 11",
        "6 7 9 11 8",
        "6 7 9 11 10",
        "6 7 10 8 9",
        "6 7 10 8 11",
        "6 7 10 9 8",
        "6 7 10 9 11",
        "6 7 10 11 8",
        "6 7 10 11 9",
        "6 7 11 8 9",
        "6 7 11 8 10",
        "6 7 11 9 8",
        "6 7 11 9 10",
        "6 7 11 10 8",
        "6 7 11 10 9",
        "6 8 7 9 10",
    ];
    assert_eq!(printed.as_slice(), rows(5, 11, 25), "D1.1, the players of S1 against S2");
    let attempts = rows(2, 8, 31).join("|").replace(' ', "").replace('|', " ");
    let printed = "34 35 36 37 38 43 45 46 47 48 53 54 56 57 58 \
        63 64 65 67 68 73 74 75 76 78 83 84 85 86 87";
    assert_eq!(printed, attempts, "D1.2");
}

/// The opponents of S1, row after row, as far as there are any.
fn rows(half: usize, players: usize, most: usize) -> Vec<String> {
    let mut found: Vec<Vec<usize>> = Vec::new();
    while found.len() < most {
        let Some(next) = next_row(half, players, found.last()) else { break };
        found.push(next);
    }
    let words = |row: &Vec<usize>| row.iter().map(ToString::to_string).collect::<Vec<_>>();
    found.iter().map(|row| words(row).join(" ")).collect()
}

/// The first row after this one: equal up to some place, higher there, free after it.
fn next_row(half: usize, players: usize, last: Option<&Vec<usize>>) -> Option<Vec<usize>> {
    let may_meet = |changes: Option<usize>, a: usize, b: usize| {
        let row = a - 1;
        let fits = match (changes, last) {
            (Some(at), Some(last)) if row < at => last[row] == b,
            (Some(at), Some(last)) if row == at => last[row] < b,
            _ => true,
        };
        a <= half && b > half && fits
    };
    let changes: Vec<Option<usize>> = match last {
        None => vec![None],
        Some(_) => (0..half).rev().map(Some).collect(),
    };
    changes.into_iter().find_map(|changes| {
        let pairs = chosen(players, &|a, b| may_meet(changes, a, b));
        (pairs.len() == half).then(|| pairs.iter().map(|pair| pair.1).collect())
    })
}

/// D2: of two exchanges, the one that comes first by size, DIFFERENZ and the two lists is taken.
#[test]
fn d2_exchanges_in_order() {
    let order = [
        "",
        "5-6",
        "5-7",
        "4-6",
        "5-8",
        "4-7",
        "3-6",
        "5-9",
        "4-8",
        "3-7",
        "2-6",
        "5-10",
        "4-9",
        "5 4-6 7",
        "5 4-6 8",
        "5 3-6 7",
        "5 4-6 9",
        "5 4-7 8",
        "5 3-6 8",
        "5 2-6 7",
        "4 3-6 7",
        "5 4-6 10",
        "5 4-7 9",
        "5 3-6 9",
        "5 3-7 8",
        "5 4 3-6 7 8",
        "5 4 3-6 7 9",
        "5 4 2-6 7 8",
        "5 4 3-6 7 10",
        "5 4 3-6 8 9",
        "5 4 2-6 7 9",
        "5 4 1-6 7 8",
        "5 3 2-6 7 8",
        "5 4 3-6 7 11",
        "5 4 3-6 8 10",
        "5 4 3-7 8 9",
        "5 4 2-6 7 10",
    ];
    let pairings: Vec<Vec<Pairing>> =
        order.iter().map(|exchange| led_by(&upper_after(exchange))).collect();
    let mut compared = 0;
    for (index, first) in pairings.iter().enumerate() {
        for (later, second) in pairings.iter().enumerate().skip(index + 1) {
            let Some((one, other)) = alternatives(first, second) else { continue };
            let picked = chosen(11, &|a, b| one.contains(&(a, b)) || other.contains(&(a, b)));
            assert_eq!(*one, picked, "D2: {:?} before {:?}", order[index], order[later]);
            compared += 1;
        }
    }
    assert!(compared > 250, "only {compared} pairs of exchanges were compared");
}

type Pairing = Vec<(usize, usize)>;

/// S1 of 1 to 5 after an exchange with S2 of 6 to 11, written `5 4-6 7`.
fn upper_after(exchange: &str) -> Vec<usize> {
    let list = |text: &str| -> Vec<usize> {
        text.split_whitespace().map(|word| word.parse().unwrap()).collect()
    };
    let (down, up) = exchange.split_once('-').unwrap_or(("", ""));
    let down = list(down);
    let mut upper: Vec<usize> = (1..=5).filter(|it| !down.contains(it)).collect();
    upper.extend(list(up));
    upper.sort_unstable();
    upper
}

/// Pairings of eleven players in which exactly these are the higher-ranked of a pair: only those
/// are not seen earlier with other halves.
fn led_by(upper: &[usize]) -> Vec<Pairing> {
    let mut found = vec![Vec::new()];
    for &leader in upper.iter().rev() {
        let free = |pairs: &Pairing, it: usize| {
            !upper.contains(&it) && pairs.iter().all(|pair| pair.1 != it)
        };
        let with = |pairs: Pairing| {
            let followers = (leader + 1..=11).filter(|&it| free(&pairs, it)).collect::<Vec<_>>();
            followers.into_iter().map(move |it| [vec![(leader, it)], pairs.clone()].concat())
        };
        found = found.into_iter().flat_map(with).collect();
    }
    found
}

/// Two pairings of which no third one can be mixed.
fn alternatives<'a>(
    first: &'a [Pairing],
    second: &'a [Pairing],
) -> Option<(&'a Pairing, &'a Pairing)> {
    let one = first.first()?;
    second.iter().find_map(|other| {
        let mut edges = [one.as_slice(), other].concat();
        edges.sort_unstable();
        edges.dedup();
        (ways(&edges, 5) == 2).then_some((one, other))
    })
}

/// How many sets of so many of these pairs have no player twice.
fn ways(edges: &[(usize, usize)], pairs: usize) -> usize {
    let Some((&(a, b), rest)) = edges.split_first() else { return usize::from(pairs == 0) };
    if pairs == 0 {
        return 1;
    }
    let apart = |&&(c, d): &&(usize, usize)| ![c, d].contains(&a) && ![c, d].contains(&b);
    let others: Vec<(usize, usize)> = rest.iter().filter(apart).copied().collect();
    ways(&others, pairs - 1) + ways(rest, pairs)
}

/// What is chosen of players 1 and on where only these pairs may be made.
fn chosen(players: usize, may_meet: &dyn Fn(usize, usize) -> bool) -> Pairing {
    let players: Vec<usize> = (1..=players).collect();
    let answer = first_of_best(&Task {
        movers: &[],
        residents: &players,
        tail: &[],
        admissible: may_meet,
        criteria: &|fields| fields.add(|_, _| 1),
    });
    let mut pairs = answer.pairs;
    pairs.sort_unstable();
    pairs
}

#[test]
fn d3_sets_of_downfloaters_in_order() {
    let words = |size| {
        let word = |set: Vec<usize>| set.iter().map(ToString::to_string).collect::<String>();
        Sets::new(&[1, 2, 3, 4, 5], size).map(word).collect::<Vec<_>>().join(" ")
    };
    assert_eq!("12345", words(5));
    assert_eq!("1234 1235 1245 1345 2345", words(4));
    assert_eq!("123 124 125 134 135 145 234 235 245 345", words(3));
    assert_eq!("12 13 14 15 23 24 25 34 35 45", words(2));
    assert_eq!("1 2 3 4 5", words(1));
    for size in 0..=5 {
        let list = [1, 2, 3, 4, 5];
        assert_eq!(Sets::new(&list, size).how_many(), Sets::new(&list, size).count());
    }
}
