//! Checking that a matching has the most pairs, without asking the search.

use super::adjacency::Adjacency;
use crate::matching::{Matching, Vertex};
use std::collections::BTreeSet;

/// What is wrong with a matching or its witness.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BarrierFault {
    /// Graph and matching speak of different numbers of vertices, or the
    /// witness of a vertex that does not exist.
    Size,
    /// A pair of the matching is not allowed.
    NoEdge(Vertex, Vertex),
    /// The witness explains fewer leftovers than there are.
    TooWeak {
        /// How many the matching leaves over.
        left_over: usize,
        /// How many the witness says must be.
        explained: usize,
    },
}

/// Whether the barrier proves that no matching has more pairs.
///
/// An odd island, once the barrier is taken away, leaves one of its own over
/// unless a barrier vertex takes it in; so at least (odd islands − barrier)
/// are left over in any matching (Tutte and Berge). Vertices that have left a
/// [`Completion`](crate::Completion) must be cut off from the graph first.
///
/// # Errors
///
/// The first fault found.
pub fn verify_barrier(
    adjacency: &Adjacency,
    matching: &Matching,
    barrier: &BTreeSet<Vertex>,
) -> Result<(), BarrierFault> {
    let vertices = adjacency.vertices();
    if matching.vertices() != vertices || barrier.last().is_some_and(|&last| last >= vertices) {
        return Err(BarrierFault::Size);
    }
    if let Some((u, v)) = matching.pairs().find(|&(u, v)| !adjacency.joins(u, v)) {
        return Err(BarrierFault::NoEdge(u, v));
    }
    let left_over = matching.unmatched().count();
    let explained = odd_islands(adjacency, barrier).saturating_sub(barrier.len());
    if left_over > explained {
        return Err(BarrierFault::TooWeak { left_over, explained });
    }
    Ok(())
}

fn odd_islands(adjacency: &Adjacency, barrier: &BTreeSet<Vertex>) -> usize {
    let mut seen: Vec<bool> = (0..adjacency.vertices()).map(|v| barrier.contains(&v)).collect();
    let mut odd = 0;
    for start in 0..adjacency.vertices() {
        if !seen[start] {
            odd += island(adjacency, start, &mut seen) % 2;
        }
    }
    odd
}

/// How many vertices hang together with this one; marks them as seen.
fn island(adjacency: &Adjacency, start: Vertex, seen: &mut [bool]) -> usize {
    seen[start] = true;
    let mut found = vec![start];
    let mut next = 0;
    while let Some(&v) = found.get(next) {
        next += 1;
        for u in adjacency.neighbours(v) {
            if !std::mem::replace(&mut seen[u], true) {
                found.push(u);
            }
        }
    }
    found.len()
}
