//! Why a round cannot be paired: on random small fields the facts are irreducible and the repairs
//! are all there are, by trying everything on what [`legality`](ronde_swiss::legality) reads off
//! the games.
//!
//! `RONDE_SOAK_FROM` and `RONDE_SOAK_COUNT` choose the seeds; without them a sample runs.

use std::collections::{BTreeMap, BTreeSet};

use ronde_model::{
    Histories, PairingNumber, Participant, Parts, Player, Prohibition, RoundNumber, RoundSpan,
    Snapshot,
};
use ronde_swiss::facts::{Deadlock, Fact, Repair, deadlock};
use ronde_swiss::field::available;
use ronde_swiss::legality::{Violation, violations};
use ronde_swiss::{Board, System};
use ronde_testkit::random::{Kind, case};

use ronde_testkit::Dice;

/// How many fields that cannot be paired are looked at.
const FIELDS: u32 = 2_000;

#[test]
fn facts_are_irreducible_and_repairs_complete() {
    let number = |name: &str| std::env::var(name).ok().and_then(|text| text.parse().ok());
    let from = number("RONDE_SOAK_FROM").unwrap_or(0);
    let soak = number("RONDE_SOAK_COUNT");
    let count = soak.unwrap_or(u64::MAX - from);
    let mut seen = [0u32; 10];
    for seed in from..from.saturating_add(count) {
        if seen[0] >= FIELDS && soak.is_none() {
            break;
        }
        for kind in Kind::ALL {
            let case = case(kind, seed);
            let snapshot = with_prohibitions(&case.snapshot, seed);
            for system in System::ALL {
                let world = World::new(&snapshot, case.round, system);
                let name = format!("{case}, {system}");
                check(&world, deadlock(&snapshot, case.round, system), &name, &mut seen);
            }
        }
    }
    eprintln!("{} fields; facts and repairs by kind: {:?}", seen[0], &seen[1..]);
    assert!(soak.is_some() || seen.iter().all(|&it| it > 0), "every kind was seen: {seen:?}");
}

/// A club of 501 among 1,000 players: whatever is done, two of it stay over. Everything is told.
#[test]
fn a_large_field_is_answered_too() {
    let number = |it: u32| PairingNumber::new(it).unwrap();
    let player = |it: u32| Player::new(number(it), format!("Player {it}"));
    let mut parts = Parts { players: (1..=1_000).map(player).collect(), ..Parts::default() };
    parts.rules.declared_rounds = Some(9);
    let members = (1..=501).map(|it| Participant::Player(number(it))).collect();
    parts.prohibitions = vec![Prohibition { rounds: RoundSpan::ALWAYS, members }];
    let snapshot = Snapshot::new(parts).unwrap();
    let found = deadlock(&snapshot, RoundNumber::FIRST, System::Dutch2026).unwrap();
    assert_eq!(501 * 500 / 2, found.facts.len(), "every two of the club");
    let lifted = found.repairs.iter().filter(|it| matches!(it, Repair::Lift(_))).count();
    assert_eq!(501 * 500 / 2, lifted, "any two of it may meet");
    let spared = found.repairs.iter().filter(|it| matches!(it, Repair::LeaveOut { .. })).count();
    assert_eq!(501, spared, "any one of it sits out, and another has the bye");
    assert!(found.repairs.contains(&Repair::Newcomer), "or somebody comes, and one has the bye");
}

/// The field with some pairs more forbidden, so that many cannot be paired.
fn with_prohibitions(snapshot: &Snapshot, seed: u64) -> Snapshot {
    let mut dice = Dice(seed ^ 0xFAC7);
    let mut parts = snapshot.clone().into_parts();
    let share = 20 + dice.below(60);
    let numbers: Vec<PairingNumber> = parts.players.iter().map(|player| player.number).collect();
    for (index, &one) in numbers.iter().enumerate() {
        for &other in &numbers[index + 1..] {
            if dice.below(100) < share {
                let members = [one, other].map(Participant::Player).to_vec();
                parts.prohibitions.push(Prohibition { rounds: RoundSpan::ALWAYS, members });
            }
        }
    }
    Snapshot::new(parts).expect("everybody exists")
}

/// The last vertex where the number of players is odd.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Vertex {
    Player(PairingNumber),
    Bye,
    Newcomer,
}

/// What keeps two apart, read off the games.
struct World {
    facts: BTreeMap<(Vertex, Vertex), Vec<Fact>>,
    present: Vec<PairingNumber>,
    away: Vec<PairingNumber>,
}

impl World {
    fn new(snapshot: &Snapshot, round: RoundNumber, system: System) -> World {
        let here = available(snapshot, round);
        let numbers = |wanted: bool| {
            let all = snapshot.players.iter().zip(&here);
            all.filter(|(_, is)| **is == wanted).map(|(player, _)| player.number).collect()
        };
        let ledger = Ledger { snapshot, round, system };
        let players = snapshot.players.iter().map(|player| Vertex::Player(player.number));
        let all: Vec<Vertex> = players.chain([Vertex::Bye, Vertex::Newcomer]).collect();
        let pairs = all.iter().flat_map(|&u| all.iter().map(move |&v| (u, v)));
        let facts = pairs.filter(|(u, v)| u < v).map(|(u, v)| ((u, v), ledger.facts(u, v)));
        World { facts: facts.collect(), present: numbers(true), away: numbers(false) }
    }

    fn facts(&self, one: Vertex, other: Vertex) -> &[Fact] {
        self.facts.get(&(one.min(other), one.max(other))).map_or(&[], Vec::as_slice)
    }

    /// Whether everybody finds a mate if only `held` facts hold.
    fn pairs(&self, vertices: &[Vertex], held: &dyn Fn(Fact) -> bool) -> bool {
        let apart: Vec<Vec<bool>> = vertices
            .iter()
            .map(|&u| {
                vertices.iter().map(|&v| self.facts(u, v).iter().any(|&it| held(it))).collect()
            })
            .collect();
        pairs(&apart, &(0..vertices.len()).collect::<Vec<_>>())
    }
}

/// These players, and the bye if they are odd.
fn vertices(players: &[PairingNumber]) -> Vec<Vertex> {
    let mut all: Vec<Vertex> = players.iter().copied().map(Vertex::Player).collect();
    if all.len() % 2 == 1 {
        all.push(Vertex::Bye);
    }
    all
}

struct Ledger<'a> {
    snapshot: &'a Snapshot,
    round: RoundNumber,
    system: System,
}

impl Ledger<'_> {
    fn facts(&self, one: Vertex, other: Vertex) -> Vec<Fact> {
        match (one, other) {
            (Vertex::Player(one), Vertex::Player(other)) => self.of_pair(one, other),
            (Vertex::Player(player), Vertex::Bye) | (Vertex::Bye, Vertex::Player(player)) => {
                let broken = violations(self.snapshot, self.round, self.system, &[], &[player]);
                let barred = broken.into_iter().filter_map(|it| match it {
                    Violation::ByeBarred(player, round) => Some(Fact::ByeBarred { player, round }),
                    _ => None,
                });
                barred.collect()
            }
            _ => Vec::new(),
        }
    }

    fn of_pair(&self, one: PairingNumber, other: PairingNumber) -> Vec<Fact> {
        let board = Board { white: one, black: other };
        let mut facts = Vec::new();
        for it in violations(self.snapshot, self.round, self.system, &[board], &[]) {
            match it {
                Violation::Prohibited(..) => facts.push(Fact::Prohibited { one, other }),
                Violation::SameAbsolutePreference(..) => {
                    facts.push(Fact::SameAbsoluteColour { one, other });
                }
                _ => {}
            }
        }
        let histories = Histories::of_first(self.snapshot, self.round.index());
        let index = self.snapshot.index_of(one).unwrap();
        for (round, entry) in histories.row(index).iter().enumerate() {
            if entry.met().is_some_and(|met| met.0 == other) {
                let round = RoundNumber::from_index(round).unwrap();
                facts.push(Fact::Met { one, other, round });
            }
        }
        facts
    }
}

fn pairs(apart: &[Vec<bool>], open: &[usize]) -> bool {
    let Some((&first, rest)) = open.split_first() else { return true };
    rest.iter().any(|&mate| {
        let others: Vec<usize> = rest.iter().copied().filter(|&it| it != mate).collect();
        !apart[first][mate] && pairs(apart, &others)
    })
}

/// The same fact, whoever of the two is named first.
fn sorted(fact: Fact) -> Fact {
    match fact {
        Fact::Met { one, other, round } => {
            Fact::Met { one: one.min(other), other: one.max(other), round }
        }
        Fact::Prohibited { one, other } => {
            Fact::Prohibited { one: one.min(other), other: one.max(other) }
        }
        Fact::SameAbsoluteColour { one, other } => {
            Fact::SameAbsoluteColour { one: one.min(other), other: one.max(other) }
        }
        fact => fact,
    }
}

fn check(world: &World, deadlock: Option<Deadlock>, name: &str, seen: &mut [u32; 10]) {
    let all = vertices(&world.present);
    let Some(deadlock) = deadlock else {
        assert!(world.pairs(&all, &|_| true), "{name}: it cannot be paired");
        return;
    };
    seen[0] += 1;
    let facts: BTreeSet<Fact> = deadlock.facts.iter().copied().map(sorted).collect();
    assert_eq!(facts.len(), deadlock.facts.len(), "{name}: no fact twice");
    check_facts(world, &all, &facts, name);
    let repairs: BTreeSet<Repair> = deadlock.repairs.iter().copied().map(normal).collect();
    assert_eq!(repairs.len(), deadlock.repairs.len(), "{name}: no repair twice");
    assert_eq!(expected(world, &all), repairs, "{name}");
    for fact in facts {
        seen[1 + kind_of(fact)] += 1;
    }
    for repair in repairs {
        match repair {
            Repair::Lift(_) => seen[6] += 1,
            Repair::BringBack { .. } => seen[7] += 1,
            Repair::Newcomer => seen[8] += 1,
            Repair::LeaveOut { .. } => seen[9] += 1,
        }
    }
    let order: Vec<usize> = deadlock.repairs.iter().filter_map(gentleness).collect();
    assert!(order.is_sorted(), "{name}: the gentlest first: {:?}", deadlock.repairs);
}

fn normal(repair: Repair) -> Repair {
    match repair {
        Repair::Lift(fact) => Repair::Lift(sorted(fact)),
        other => other,
    }
}

fn kind_of(fact: Fact) -> usize {
    match fact {
        Fact::Met { .. } => 0,
        Fact::Prohibited { .. } => 1,
        Fact::SameAbsoluteColour { .. } => 2,
        Fact::ByeBarred { .. } => 3,
        Fact::Odd { .. } => 4,
    }
}

fn gentleness(repair: &Repair) -> Option<usize> {
    match repair {
        Repair::Lift(fact) => Some([3, 0, 2, 1, 1][kind_of(*fact)]),
        _ => None,
    }
}

/// Only these facts: no pairing. Without any one of them: a pairing.
fn check_facts(world: &World, vertices: &[Vertex], facts: &BTreeSet<Fact>, name: &str) {
    let true_facts: BTreeSet<Fact> = vertices
        .iter()
        .flat_map(|&u| vertices.iter().flat_map(move |&v| world.facts(u, v).iter().copied()))
        .map(sorted)
        .collect();
    let odd = Fact::Odd { players: world.present.len() };
    for fact in facts.iter().filter(|fact| **fact != odd) {
        assert!(true_facts.contains(fact), "{name}: {fact:?} is not so");
    }
    let holds = |kept: &dyn Fn(Fact) -> bool, fact: Fact| {
        let fact = sorted(fact);
        let of_bye = matches!(fact, Fact::ByeBarred { .. });
        facts.contains(&fact) && kept(fact) && (!of_bye || (facts.contains(&odd) && kept(odd)))
    };
    assert!(!world.pairs(vertices, &|fact| holds(&|_| true, fact)), "{name}: {facts:?}");
    for &without in facts {
        let kept = |fact: Fact| fact != without;
        assert!(
            world.pairs(vertices, &|fact| holds(&kept, fact)),
            "{name}: {without:?} is superfluous in {facts:?}"
        );
    }
}

/// Every repair, by trying everything.
fn expected(world: &World, all: &[Vertex]) -> BTreeSet<Repair> {
    let mut found = BTreeSet::new();
    let pairs = |players: &[PairingNumber]| world.pairs(&vertices(players), &|_| true);
    for (index, &one) in all.iter().enumerate() {
        for &other in &all[index + 1..] {
            if let [fact] = world.facts(one, other)
                && world.pairs(all, &|it| sorted(it) != sorted(*fact))
            {
                found.insert(Repair::Lift(sorted(*fact)));
            }
        }
    }
    for &player in &world.present {
        let others: Vec<_> = world.present.iter().copied().filter(|&it| it != player).collect();
        if pairs(&others) {
            found.insert(Repair::LeaveOut { player });
        }
    }
    for &player in &world.away {
        if pairs(&[world.present.as_slice(), &[player]].concat()) {
            found.insert(Repair::BringBack { player });
        }
    }
    let mut more: Vec<Vertex> = world.present.iter().copied().map(Vertex::Player).collect();
    more.push(Vertex::Newcomer);
    if more.len() % 2 == 1 {
        more.push(Vertex::Bye);
    }
    if world.pairs(&more, &|_| true) {
        found.insert(Repair::Newcomer);
    }
    found
}
