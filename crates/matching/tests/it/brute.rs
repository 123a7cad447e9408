//! The stupid way: the best over all matchings, by the set of vertices used.

use ronde_matching::{Counted, Graph, Weight};

/// The greatest weight of any matching.
pub(crate) fn greatest<W: Weight>(graph: &Graph<W>) -> W {
    best(graph, W::ZERO, |sum, weight| sum + weight)
}

/// The greatest number of pairs, and the greatest weight with so many.
pub(crate) fn greatest_of_most<W: Weight>(graph: &Graph<W>) -> (i64, W) {
    best(graph, (0, W::ZERO), |(pairs, sum), weight| (pairs + 1, sum + weight))
}

/// The best that any matching comes to, when it starts with `nothing` and each pair is added to it.
fn best<W: Weight, T: Copy + Ord>(graph: &Graph<W>, nothing: T, add: impl Fn(T, W) -> T) -> T {
    let vertices = graph.vertices();
    let mut best = vec![nothing; 1 << vertices];
    for set in 1..1_usize << vertices {
        let first = set.trailing_zeros() as usize;
        let rest = set & (set - 1);
        best[set] = best[rest];
        for other in (first + 1..vertices).filter(|other| rest >> other & 1 == 1) {
            if let Some(weight) = graph.weight(first, other) {
                best[set] = best[set].max(add(best[rest & !(1 << other)], weight));
            }
        }
    }
    best[best.len() - 1]
}

/// The same as one value.
pub(crate) fn counted<W: Weight>(graph: &Graph<W>) -> Counted<W> {
    let (pairs, weight) = greatest_of_most(graph);
    Counted { pairs, weight }
}
