//! The stupid way: the best over all matchings, by the set of vertices used.

use ronde_matching::{Counted, Graph, Weight};

/// The greatest weight of any matching.
pub(crate) fn greatest<W: Weight>(graph: &Graph<W>) -> W {
    let vertices = graph.vertices();
    let mut best = vec![W::ZERO; 1 << vertices];
    for set in 1..1_usize << vertices {
        let first = set.trailing_zeros() as usize;
        let rest = set & (set - 1);
        best[set] = best[rest];
        for other in (first + 1..vertices).filter(|other| rest >> other & 1 == 1) {
            if let Some(weight) = graph.weight(first, other) {
                best[set] = best[set].max(best[rest & !(1 << other)] + weight);
            }
        }
    }
    best[best.len() - 1]
}

/// The greatest number of pairs, and the greatest weight with so many.
pub(crate) fn greatest_of_most<W: Weight>(graph: &Graph<W>) -> (i64, W) {
    let vertices = graph.vertices();
    let mut best = vec![(0, W::ZERO); 1 << vertices];
    for set in 1..1_usize << vertices {
        let first = set.trailing_zeros() as usize;
        let rest = set & (set - 1);
        best[set] = best[rest];
        for other in (first + 1..vertices).filter(|other| rest >> other & 1 == 1) {
            if let Some(weight) = graph.weight(first, other) {
                let (pairs, sum) = best[rest & !(1 << other)];
                best[set] = best[set].max((pairs + 1, sum + weight));
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
