//! Checking a certificate without asking the solver.

use crate::certificate::{Certificate, OddSet};
use crate::graph::Graph;
use crate::matching::{Matching, Vertex};
use crate::weight::Weight;

/// What is wrong with a matching or its certificate.
///
/// Odd sets are named by their place in the certificate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// Graph, matching and certificate speak of different numbers of vertices.
    Size,
    /// A pair of the matching is no edge.
    NoEdge(Vertex, Vertex),
    /// A vertex has a price below zero.
    NegativeVertex(Vertex),
    /// An odd set has a price below zero.
    NegativeSet(usize),
    /// A set names a vertex twice, out of order, or out of range.
    Members(usize),
    /// A set is not odd, or has fewer than three members.
    NotOdd(usize),
    /// A set overlaps a smaller one without holding all of it.
    Crossing(usize),
    /// An edge weighs more than is paid for it.
    Underpaid(Vertex, Vertex),
    /// A pair of the matching is paid more than it weighs.
    Overpaid(Vertex, Vertex),
    /// An unmatched vertex has a price above zero.
    PaidForNothing(Vertex),
    /// A set with a price has fewer pairs inside than it could.
    NotFull(usize),
}

/// Whether the certificate proves the matching heaviest in the graph.
///
/// For "most pairs first" give it the [counted](Graph::counted) graph.
///
/// # Errors
///
/// The first [`Fault`] found.
pub fn verify<W: Weight>(
    graph: &Graph<W>,
    matching: &Matching,
    certificate: &Certificate<W>,
) -> Result<(), Fault> {
    sizes_agree(graph, matching, certificate)?;
    for (place, set) in certificate.odd_sets.iter().enumerate() {
        set_is_sound(graph.vertices(), set, place)?;
    }
    sets_are_nested(graph.vertices(), &certificate.odd_sets)?;
    prices_are_not_negative(certificate)?;
    every_edge_is_paid(graph, matching, certificate)?;
    nothing_is_wasted(matching, certificate)
}

fn sizes_agree<W: Weight>(
    graph: &Graph<W>,
    matching: &Matching,
    certificate: &Certificate<W>,
) -> Result<(), Fault> {
    let vertices = graph.vertices();
    let agree = matching.vertices() == vertices && certificate.vertices.len() == vertices;
    agree.then_some(()).ok_or(Fault::Size)
}

fn set_is_sound<W>(vertices: usize, set: &OddSet<W>, place: usize) -> Result<(), Fault> {
    let ascending = set.members.windows(2).all(|pair| pair[0] < pair[1]);
    if !ascending || set.members.last().is_some_and(|&last| last >= vertices) {
        return Err(Fault::Members(place));
    }
    if set.members.len() < 3 || set.members.len().is_multiple_of(2) {
        return Err(Fault::NotOdd(place));
    }
    Ok(())
}

/// From the smallest set up, each must swallow whole sets or leave them alone.
fn sets_are_nested<W>(vertices: usize, sets: &[OddSet<W>]) -> Result<(), Fault> {
    let mut order: Vec<usize> = (0..sets.len()).collect();
    order.sort_by_key(|&place| sets[place].members.len());
    let mut largest_so_far: Vec<Option<usize>> = vec![None; vertices];
    for place in order {
        let members = &sets[place].members;
        let mut swallowed: Vec<usize> = members.iter().filter_map(|&v| largest_so_far[v]).collect();
        swallowed.sort_unstable();
        if swallowed.chunk_by(|a, b| a == b).any(|part| part.len() != sets[part[0]].members.len()) {
            return Err(Fault::Crossing(place));
        }
        for &v in members {
            largest_so_far[v] = Some(place);
        }
    }
    Ok(())
}

fn prices_are_not_negative<W: Weight>(certificate: &Certificate<W>) -> Result<(), Fault> {
    if let Some(v) = certificate.vertices.iter().position(|price| *price < W::ZERO) {
        return Err(Fault::NegativeVertex(v));
    }
    match certificate.odd_sets.iter().position(|set| set.price < W::ZERO) {
        Some(place) => Err(Fault::NegativeSet(place)),
        None => Ok(()),
    }
}

fn every_edge_is_paid<W: Weight>(
    graph: &Graph<W>,
    matching: &Matching,
    certificate: &Certificate<W>,
) -> Result<(), Fault> {
    let by_sets = paid_by_sets(graph.vertices(), &certificate.odd_sets);
    for (u, v, weight) in graph.edges() {
        let paid =
            certificate.vertices[u] + certificate.vertices[v] + by_sets[u * graph.vertices() + v];
        if paid < weight.doubled() {
            return Err(Fault::Underpaid(u, v));
        }
        if paid > weight.doubled() && matching.mate(u) == Some(v) {
            return Err(Fault::Overpaid(u, v));
        }
    }
    match matching.pairs().find(|&(u, v)| graph.weight(u, v).is_none()) {
        Some((u, v)) => Err(Fault::NoEdge(u, v)),
        None => Ok(()),
    }
}

/// For each pair of vertices, the sum of the prices of the sets that hold both.
fn paid_by_sets<W: Weight>(vertices: usize, sets: &[OddSet<W>]) -> Vec<W> {
    let mut paid = vec![W::ZERO; vertices * vertices];
    for set in sets {
        for &u in &set.members {
            for &v in &set.members {
                paid[u * vertices + v] = paid[u * vertices + v] + set.price;
            }
        }
    }
    paid
}

/// Complementary slackness: whatever has a price is used to the full.
fn nothing_is_wasted<W: Weight>(
    matching: &Matching,
    certificate: &Certificate<W>,
) -> Result<(), Fault> {
    if let Some(v) = matching.unmatched().find(|&v| certificate.vertices[v] > W::ZERO) {
        return Err(Fault::PaidForNothing(v));
    }
    for (place, set) in certificate.odd_sets.iter().enumerate() {
        if set.price > W::ZERO && paired_inside(matching, &set.members) + 1 != set.members.len() {
            return Err(Fault::NotFull(place));
        }
    }
    Ok(())
}

fn paired_inside(matching: &Matching, members: &[Vertex]) -> usize {
    let inside = |v: Vertex| members.binary_search(&v).is_ok();
    members.iter().filter(|&&v| matching.mate(v).is_some_and(inside)).count()
}
