//! The table of routes is one that a router and a reader can take.

use std::collections::BTreeSet;

use super::*;

#[test]
fn no_route_stands_twice_and_the_router_takes_them_all() {
    let all = routes();
    let unlike: BTreeSet<_> = all.iter().collect();
    assert_eq!(all.len(), unlike.len(), "a route stands twice");
    assert!(all.contains(&("GET", "/t/{t}/standings")));
    assert!(all.contains(&("POST", "/api/t/{t}/acts")));
    // It panics where two paths are in each other's way.
    let _ = router();
}

#[test]
fn calls_are_below_api_and_pages_are_not() {
    assert!(calls().all(|call| call.path.starts_with("/api/")));
    assert!(pages::PAGES.iter().all(|page| !page.path.starts_with("/api/")));
}

#[test]
fn every_call_says_what_it_does() {
    for call in calls() {
        assert!(!call.what.is_empty() && !call.answer.0.is_empty(), "{}", call.path);
        assert!(call.method == Method::Post || call.body.is_none(), "{} reads a body", call.path);
    }
}
