//! What the articles print as examples.

use super::order::{Pairing, each};

/// 4.3: the list of six players and two pairs, from the first to the last; one line of the printed
/// list stands there twice.
#[test]
fn pairings_in_the_order_of_article_4_3() {
    let mut all: Vec<String> = Vec::new();
    each(&[1, 2, 3, 4, 5, 6], 2, &|_, _| true, &mut |pairing: &Pairing| {
        let pairs = pairing.iter().map(|(one, other)| format!("{one}-{}", other.unwrap_or(0)));
        all.push(pairs.collect::<Vec<_>>().join(" "));
    });
    let first = ["1-6 2-5 3-0 4-0", "1-6 2-4 3-0 5-0", "1-6 2-3 4-0 5-0", "1-6 2-0 3-5 4-0"];
    assert_eq!(first.as_slice(), &all[..4]);
    assert_eq!(Some("1-0 2-0 3-4 5-6"), all.last().map(String::as_str));
    let mut distinct = all.clone();
    distinct.sort();
    distinct.dedup();
    assert_eq!((45, 45), (all.len(), distinct.len()));
}
