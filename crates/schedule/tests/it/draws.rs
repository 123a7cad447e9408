//! Drawing by envelopes.

use std::collections::BTreeMap;

use ronde_schedule::draw::{Drawer, Split, draw};
use ronde_schedule::{Error, berger, varma};

use crate::Lot;

fn drawers(sizes: &[usize]) -> Vec<Drawer> {
    let mut list = Vec::new();
    for (federation, size) in sizes.iter().enumerate() {
        for member in 0..*size {
            let group = format!("F{federation:02}");
            list.push(Drawer { name: format!("{group} player {member:02}"), group });
        }
    }
    list
}

/// 10,000 draws of all sizes with contingents by lot. The protocol is read line by line: order of
/// the contingents, one envelope each, large enough when it was chosen, every number once.
#[test]
fn ten_thousand_draws_obey_the_envelopes() {
    let mut lot = Lot(20_260_201);
    let (mut drawn, mut refused, mut seed) = (0, 0, 0);
    while drawn < 10_000 {
        let players = varma::LEAST + lot.below(varma::MOST - varma::LEAST + 1);
        let mut sizes = Vec::new();
        while sizes.iter().sum::<usize>() < players {
            let left = players - sizes.iter().sum::<usize>();
            sizes.push(1 + lot.below(5.min(left)));
        }
        let list = drawers(&sizes);
        seed += 1;
        match draw(&list, seed, Split::Refuse) {
            Ok(result) => {
                drawn += 1;
                obeys(&list, &result);
            }
            Err(Error::ContingentTooLarge { .. } | Error::ContingentsDoNotFit { .. }) => {
                refused += 1;
            }
            Err(other) => panic!("{other:?}"),
        }
    }
    assert!(refused < drawn, "{refused} refused");
}

fn obeys(list: &[Drawer], result: &ronde_schedule::draw::Draw) {
    let mut left = varma::groups(list.len()).unwrap();
    let mut sizes: BTreeMap<&str, usize> = BTreeMap::new();
    for drawer in list {
        *sizes.entry(&drawer.group).or_default() += 1;
    }
    let mut envelope_of: BTreeMap<&str, usize> = BTreeMap::new();
    let mut before: Option<(std::cmp::Reverse<usize>, &str, &str)> = None;
    for line in &result.protocol {
        let drawer = &list[line.player];
        let turn = (std::cmp::Reverse(sizes[drawer.group.as_str()]), &*drawer.group, &*drawer.name);
        assert!(
            before.is_none_or(|before| before < turn),
            "larger first, then by code, then by name"
        );
        before = Some(turn);
        if let Some(envelope) = envelope_of.get(&*drawer.group) {
            assert_eq!(*envelope, line.envelope, "one envelope a contingent");
        } else {
            assert!(line.chose && left[line.envelope].len() >= sizes[&*drawer.group], "enough");
            envelope_of.insert(&drawer.group, line.envelope);
        }
        let place = left[line.envelope].iter().position(|number| *number == line.number);
        left[line.envelope].remove(place.expect("the number is in the envelope"));
    }
    assert!(left.iter().all(Vec::is_empty), "everybody has a number");
    assert!(result.late.is_empty());
    let numbers = result.numbers();
    let n = list.len() + list.len() % 2;
    for one in 0..list.len() {
        for other in 0..one {
            let round = berger::round_of(n, numbers[one], numbers[other]);
            assert!(
                list[one].group != list[other].group || round < n - 3,
                "round {round} of {}",
                n - 1
            );
        }
    }
}

#[test]
fn the_same_seed_is_the_same_draw() {
    let list = drawers(&[3, 3, 2, 1, 1]);
    let one = draw(&list, 7, Split::Refuse).unwrap();
    assert_eq!(one, draw(&list, 7, Split::Refuse).unwrap());
    assert!((8..30).any(|seed| draw(&list, seed, Split::Refuse).unwrap() != one));
}

#[test]
fn chance_reaches_every_envelope_that_fits() {
    let list = drawers(&[2, 1, 1, 1, 1, 1, 1, 1, 1]);
    let chosen: std::collections::BTreeSet<usize> = (0..200)
        .map(|seed| draw(&list, seed, Split::Refuse).unwrap().protocol[0].envelope)
        .collect();
    assert_eq!(4, chosen.len());
}

/// Equal contingents by code: FRA before PRC.
#[test]
fn the_code_orders_equal_contingents() {
    let mut list = drawers(&[1, 1, 1, 1, 1]);
    for (name, group) in [("Wang", "PRC"), ("Li", "PRC"), ("Petit", "FRA"), ("Blanc", "FRA")] {
        list.push(Drawer { name: name.to_owned(), group: group.to_owned() });
    }
    let protocol = draw(&list, 1, Split::Refuse).unwrap().protocol;
    let names: Vec<&str> = protocol.iter().take(4).map(|it| &*list[it.player].name).collect();
    assert_eq!(vec!["Blanc", "Petit", "Li", "Wang"], names);
}

#[test]
fn what_does_not_fit_is_refused_or_split() {
    let four = drawers(&[4, 1, 1, 1, 1, 1, 1]);
    let error = draw(&four, 1, Split::Refuse).unwrap_err();
    let Error::ContingentTooLarge { envelopes, members: 4, .. } = error else {
        panic!("{error:?}")
    };
    assert_eq!(Some(&3), envelopes.first(), "the most of one federation");
    let split = draw(&four, 1, Split::Allow).unwrap();
    assert_eq!(10, split.numbers().len());
    let pairs = drawers(&[2, 2, 2, 2, 2]);
    let error = draw(&pairs, 1, Split::Refuse).unwrap_err();
    assert!(matches!(error, Error::ContingentsDoNotFit { .. }), "{error:?}");
    // Split contingents are told who may meet late; often somebody does.
    let late = (0..50).filter(|seed| !draw(&pairs, *seed, Split::Allow).unwrap().late.is_empty());
    assert!(late.count() > 0);
}
