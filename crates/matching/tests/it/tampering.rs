//! A certificate that has been tampered with is refused, for the right reason.

use ronde_matching::{Certificate, Fault, Graph, Matching, OddSet, heaviest_of_most_pairs, verify};

type Tamper = fn(&mut Proof);

/// What `verify` is given.
struct Proof {
    graph: Graph<i64>,
    pairs: Vec<(usize, usize)>,
    certificate: Certificate<i64>,
}

/// A triangle with weight 4 on each edge and a bridge of weight 1 to a second
/// triangle; vertex 6 has no edge.
fn proof() -> Proof {
    let mut graph = Graph::new(7);
    for (u, v) in [(0, 1), (0, 2), (1, 2), (3, 4), (3, 5), (4, 5)] {
        graph.set(u, v, Some(4));
    }
    graph.set(2, 3, Some(1));
    let odd_sets = vec![
        OddSet { members: vec![0, 1, 2], price: 6 },
        OddSet { members: vec![3, 4, 5], price: 6 },
    ];
    let vertices = vec![1, 1, 1, 1, 1, 1, 0];
    let pairs = vec![(0, 1), (2, 3), (4, 5)];
    Proof { graph, pairs, certificate: Certificate { vertices, odd_sets } }
}

#[test]
fn every_kind_of_fault_is_seen() {
    check(|_| (), Ok(()));
    check(|proof| proof.graph = Graph::new(6), Err(Fault::Size));
    check(|proof| proof.certificate.vertices.push(0), Err(Fault::Size));
    check(|proof| proof.graph.set(0, 1, None), Err(Fault::NoEdge(0, 1)));
    check(|proof| proof.certificate.vertices[6] = -1, Err(Fault::NegativeVertex(6)));
    check(|proof| proof.certificate.odd_sets[1].price = -6, Err(Fault::NegativeSet(1)));
    check(|proof| proof.certificate.odd_sets[0].members[2] = 1, Err(Fault::Members(0)));
    check(|proof| proof.certificate.odd_sets[1].members[2] = 7, Err(Fault::Members(1)));
    check(|proof| proof.certificate.odd_sets[0].members.push(3), Err(Fault::NotOdd(0)));
    check(|proof| proof.certificate.odd_sets[0].members.truncate(1), Err(Fault::NotOdd(0)));
    check(|proof| proof.certificate.odd_sets[1].members[0] = 2, Err(Fault::Crossing(1)));
    check(|proof| proof.certificate.vertices[0] = 0, Err(Fault::Underpaid(0, 1)));
    check(|proof| proof.certificate.odd_sets[0].price = 5, Err(Fault::Underpaid(0, 1)));
    check(|proof| proof.certificate.vertices[5] = 2, Err(Fault::Overpaid(4, 5)));
    check(|proof| proof.certificate.vertices[6] = 1, Err(Fault::PaidForNothing(6)));
    check(|proof| proof.pairs = vec![(0, 1), (4, 5)], Err(Fault::PaidForNothing(2)));
    check(add_empty_handed_set, Err(Fault::NotFull(2)));
}

/// Two isolated vertices more, and a priced set that nobody is matched in.
fn add_empty_handed_set(proof: &mut Proof) {
    let old = proof.graph.clone();
    proof.graph = Graph::from_fn(9, |u, v| (v < 7).then(|| old.weight(u, v)).flatten());
    proof.certificate.vertices.extend([0, 0]);
    proof.certificate.odd_sets.push(OddSet { members: vec![6, 7, 8], price: 2 });
}

#[track_caller]
fn check(tamper: Tamper, expected: Result<(), Fault>) {
    let mut proof = proof();
    tamper(&mut proof);
    let vertices = proof.graph.vertices();
    let matching = Matching::from_pairs(vertices, proof.pairs).expect("disjoint pairs");
    assert_eq!(verify(&proof.graph, &matching, &proof.certificate), expected);
}

#[test]
fn a_worse_matching_is_refused() {
    let graph = Graph::from_fn(6, |u, v| Some(i64::try_from(u * v).unwrap()));
    let solution = heaviest_of_most_pairs(&graph);
    let worse = Matching::from_pairs(6, [(0, 5), (1, 4), (2, 3)]).expect("disjoint pairs");
    assert_ne!(worse, solution.matching);
    assert!(verify(&graph.counted(), &worse, &solution.certificate).is_err());
}

#[test]
fn pairs_that_overlap_are_no_matching() {
    assert_eq!(Matching::from_pairs(3, [(0, 1), (1, 2)]), None);
    assert_eq!(Matching::from_pairs(3, [(1, 1)]), None);
    assert_eq!(Matching::from_pairs(3, [(2, 3)]), None);
}
