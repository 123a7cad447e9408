//! The proofs of large rounds, checked by code that shares nothing with the engine: it counts the
//! criteria from the players' data for itself.
//!
//! `RONDE_SOAK_FROM` and `RONDE_SOAK_COUNT` choose the seeds, `RONDE_SOAK_PLAYERS` (such as
//! `10000`) the size. Without them a sample runs.

use std::collections::BTreeMap;

use ronde_model::{Colour, PairingNumber, RoundNumber, Snapshot};
use ronde_swiss::colours::Strength;
use ronde_swiss::dutch::{Certificate, Edition, certificates};
use ronde_swiss::field::{Entrant, Field, Float};

use crate::stress::{self, STRESSES};
use crate::witness::seeds;

#[test]
fn prices_prove_large_rounds() {
    let (from, count) = seeds(1);
    let players = std::env::var("RONDE_SOAK_PLAYERS").map_or(600, |text| text.parse().unwrap());
    let (mut rounds, mut proved, mut brackets) = (0, 0, 0);
    for seed in from..from + count {
        for stress in &STRESSES {
            for edition in [Edition::E2017, Edition::E2026] {
                stress::play(stress, players, edition, seed, |snapshot, round| {
                    let name = format!("{}, seed {seed}, {edition}, {round}", stress.name);
                    let (found, all) = certificates(snapshot, round, edition).unwrap();
                    proved += check_all(snapshot, round, edition, &found, &name);
                    brackets += all;
                    rounds += 1;
                });
            }
        }
    }
    eprintln!("{rounds} rounds of {players}: {proved} of {brackets} brackets proved by prices");
    assert!(2 * proved > brackets, "most brackets are proved: {proved} of {brackets}");
}

/// Checks every certificate; says how many prove their bracket. A bracket whose single floater had
/// to suit those below may cost more than the prices of a free choice.
fn check_all(
    snapshot: &Snapshot,
    round: RoundNumber,
    edition: Edition,
    found: &[Certificate],
    name: &str,
) -> usize {
    let field = Field::new(snapshot, round, edition.history_rules());
    let by_number: BTreeMap<PairingNumber, &Entrant> =
        field.entrants().iter().map(|entrant| (entrant.number, entrant)).collect();
    let checks = found.iter().map(|certificate| {
        let checker = Checker { certificate, by_number: &by_number, last: field.last_round, name };
        checker.check()
    });
    checks.filter(|proved| *proved).count()
}

struct Checker<'a> {
    certificate: &'a Certificate,
    by_number: &'a BTreeMap<PairingNumber, &'a Entrant>,
    last: bool,
    name: &'a str,
}

impl Checker<'_> {
    fn check(&self) -> bool {
        self.members_of_a_kind_are_alike();
        self.prices_are_low_enough();
        let all = || self.certificate.moved_down.iter().chain(&self.certificate.residents);
        let paired = 2 * self.certificate.pairs.len() + self.certificate.left.len();
        assert_eq!(all().count(), paired, "{}: everybody is paired or left over", self.name);
        let prices: i128 = all().map(|&(_, kind)| self.certificate.prices[kind]).sum();
        let blanks = self.certificate.blank * self.certificate.left.len() as i128;
        let pairs = self.certificate.pairs.iter();
        let costs: i128 = pairs.map(|&(a, b)| self.cost(a, b)).sum();
        assert!(2 * costs >= prices + blanks, "{}: weak duality holds", self.name);
        2 * costs == prices + blanks
    }

    fn entrant(&self, number: PairingNumber) -> &Entrant {
        self.by_number[&number]
    }

    fn is_moved_down(&self, number: PairingNumber) -> bool {
        self.certificate.moved_down.iter().any(|(other, _)| *other == number)
    }

    fn counts(&self, labels: &[u32]) -> bool {
        self.certificate.digits.iter().any(|(label, _)| labels.contains(&(label % 256)))
    }

    /// Everything that C3 or a criterion in use asks of a player, written out as words.
    fn description(&self, number: PairingNumber, above: bool) -> String {
        let entrant = self.entrant(number);
        let colours = &entrant.colours;
        let history = (colours.difference(), colours.repeated(), entrant.topscorer);
        let history = self.last.then_some(history);
        let floated = |float: Float| entrant.floats.map(|it| it == Some(float));
        let down = (!above && self.counts(&[14, 16])).then(|| floated(Float::Down));
        let up = (!above && self.counts(&[15, 17, 19, 21])).then(|| floated(Float::Up));
        let score = above.then_some(entrant.score);
        let unplayed = self.counts(&[9]).then_some(entrant.unplayed);
        let bye = self.certificate.bye_is_here.then(|| entrant.bye_barred.is_none());
        let due = entrant.preference;
        format!("{above} {due:?} {history:?} {down:?} {up:?} {score:?} {unplayed:?} {bye:?}")
    }

    fn members_of_a_kind_are_alike(&self) {
        let mut known: BTreeMap<usize, String> = BTreeMap::new();
        let parts = [(true, &self.certificate.moved_down), (false, &self.certificate.residents)];
        for (above, players) in parts {
            for &(number, kind) in players {
                let words = self.description(number, above);
                let first = known.entry(kind).or_insert_with(|| words.clone());
                assert_eq!(*first, words, "{}: members of a kind are alike", self.name);
            }
        }
    }

    /// No pair of players costs less than half of its prices, nor does being left over. Kinds are
    /// alike inside, so two members of each stand for all.
    fn prices_are_low_enough(&self) {
        let mut examples: BTreeMap<usize, Vec<(PairingNumber, bool)>> = BTreeMap::new();
        let above = self.certificate.moved_down.iter().map(|it| (it, true));
        for (&(number, kind), above) in
            above.chain(self.certificate.residents.iter().map(|it| (it, false)))
        {
            examples.entry(kind).or_default().push((number, above));
        }
        for (&kind, members) in &examples {
            self.leaving_is_paid(kind, members);
            for (&other, others) in examples.range(kind..) {
                let second = if kind == other { members.get(1) } else { others.first() };
                let Some(&(b, b_above)) = second else { continue };
                let (a, a_above) = members[0];
                if (a_above && b_above) || self.both_must_have_the_same(a, b) {
                    continue;
                }
                let prices = self.certificate.prices[kind] + self.certificate.prices[other];
                assert!(2 * self.cost(a, b) >= prices, "{}: {a} and {b} are paid", self.name);
            }
        }
    }

    fn leaving_is_paid(&self, kind: usize, members: &[(PairingNumber, bool)]) {
        let (number, above) = members[0];
        let barred = self.certificate.bye_is_here
            && !self.certificate.left.iter().any(|it| {
                let kind_of = |wanted: PairingNumber| {
                    self.certificate.residents.iter().find(|it| it.0 == wanted).map(|it| it.1)
                };
                kind_of(*it) == Some(kind)
            });
        if above || barred || self.certificate.left.is_empty() {
            return;
        }
        let prices = self.certificate.prices[kind] + self.certificate.blank;
        assert!(prices <= 0, "{}: leaving {number} over is paid", self.name);
    }

    /// C3.
    fn both_must_have_the_same(&self, a: PairingNumber, b: PairingNumber) -> bool {
        let must = |number| {
            let entrant = self.entrant(number);
            let due = entrant.preference.filter(|due| due.strength == Strength::Absolute);
            due.map(|due| due.colour).filter(|_| !entrant.topscorer)
        };
        must(a).is_some() && must(a) == must(b)
    }

    fn cost(&self, a: PairingNumber, b: PairingNumber) -> i128 {
        let digits = self.certificate.digits.iter();
        let gain = digits
            .fold(0_i128, |sum, &(label, bits)| (sum << bits) + i128::from(self.gain(label, a, b)));
        self.certificate.most - gain
    }

    /// What a pair gains in one criterion, by its number in the edition of 2026.
    fn gain(&self, label: u32, a: PairingNumber, b: PairingNumber) -> i64 {
        let (one, two) = (self.entrant(a), self.entrant(b));
        let same = wish(one).is_some() && wish(one) == wish(two);
        let down = |ago: usize| {
            let counts = |number, entrant: &Entrant| {
                !self.is_moved_down(number) && entrant.floats[ago] == Some(Float::Down)
            };
            i64::from(counts(a, one)) + i64::from(counts(b, two))
        };
        let up = |ago: usize| self.is_moved_down(a) && two.floats[ago] == Some(Float::Up);
        match label % 256 {
            9 => i64::from(one.unplayed) + i64::from(two.unplayed),
            10 => i64::from(!(same && wide(one) && wide(two))),
            11 => i64::from(!(same && is_third(one, two))),
            12 => i64::from(!same),
            13 => i64::from(!(same && is_strong_denied(one, two))),
            14 => down(0),
            15 => i64::from(!up(0)),
            16 => down(1),
            17 => i64::from(!up(1)),
            19 => i64::from(!(up(0) && self.has_score(a, label / 256))),
            21 => i64::from(!(up(1) && self.has_score(a, label / 256))),
            _ => panic!("{}: no such criterion: {label}", self.name),
        }
    }

    /// Whether the moved-down player has the n-th highest of their scores.
    fn has_score(&self, number: PairingNumber, rank: u32) -> bool {
        let players = self.certificate.moved_down.iter();
        let mut scores: Vec<_> = players.map(|&(it, _)| self.entrant(it).score).collect();
        scores.sort_unstable_by(|one, other| other.cmp(one));
        scores.dedup();
        scores.get(rank as usize) == Some(&self.entrant(number).score)
    }
}

fn wish(entrant: &Entrant) -> Option<Colour> {
    entrant.preference.map(|due| due.colour)
}

fn wide(entrant: &Entrant) -> bool {
    entrant.colours.difference().abs() >= 2
}

/// C11: who gives way had the colour twice running. The smaller difference gives way.
fn is_third(one: &Entrant, two: &Entrant) -> bool {
    let absolute =
        |it: &Entrant| it.preference.is_some_and(|due| due.strength == Strength::Absolute);
    let size = |it: &Entrant| it.colours.difference().abs();
    let twice = |it: &Entrant| it.colours.repeated().is_some();
    let gives_way = if size(one) == size(two) {
        twice(one) && twice(two)
    } else {
        twice(if size(one) < size(two) { one } else { two })
    };
    absolute(one) && absolute(two) && gives_way
}

/// C13: somebody whose preference is strong gives way.
fn is_strong_denied(one: &Entrant, two: &Entrant) -> bool {
    let strength = |it: &Entrant| it.preference.map(|due| due.strength);
    let weaker = strength(one).min(strength(two));
    weaker == Some(Strength::Strong)
}
