//! C3 to C10: the pairing of one bracket under requirements that are lowered step by step.

use std::collections::BTreeSet;

use super::order::{exchanges, permutations, subsets};
use super::people::{Degree, People};

/// A bracket as C2 has set it up.
#[derive(Clone, Debug, Default)]
pub(super) struct Level {
    /// Players with this bracket's own score, or with those of the brackets joined in it (C13).
    pub(super) residents: Vec<usize>,
    /// Residents of a bracket that C13 joined to this one: they count as moved down.
    pub(super) joined: Vec<usize>,
    /// Who was left over by the bracket above.
    pub(super) moved: Vec<usize>,
    /// Who found no opponent here at all (C1).
    pub(super) out: Vec<usize>,
    /// Whether moved-down players are paired first; a bracket half of moved-down players is not
    /// treated so (A3).
    pub(super) heterogeneous: bool,
    pub(super) m1: usize,
    pub(super) p1: usize,
    pub(super) is_lowest: bool,
    /// C13 made it of several brackets, so the factor B3 counts (D4).
    pub(super) is_merged: bool,
    pub(super) pairs: Vec<(usize, usize)>,
    /// Who leaves it, `out` included.
    pub(super) left: Vec<usize>,
    /// C12, C13: the pairings that let the bracket below have what is asked for it.
    pub(super) kept: Kept,
}

/// Candidates that are kept, if not all are. They are not shown in a trace.
#[derive(Clone, Default)]
pub(super) struct Kept(pub(super) Option<Vec<Candidate>>);

impl std::fmt::Debug for Kept {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:?}", self.0.as_ref().map(Vec::len))
    }
}

/// One pairing of a bracket, and what it asks to be dropped.
#[derive(Clone, Debug)]
pub(super) struct Candidate {
    pub(super) pairs: Vec<(usize, usize)>,
    pub(super) left: Vec<usize>,
    pub(super) demands: Demands,
}

impl Candidate {
    /// Everybody leaves.
    pub(super) fn without_pairs(left: Vec<usize>) -> Candidate {
        Candidate { pairs: Vec::new(), left, demands: Demands::default() }
    }
}

/// How many pairs or players offend each requirement.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Demands {
    pub(super) b2: usize,
    /// D4, in squares of tenths.
    pub(super) b3: i64,
    pub(super) a7d: usize,
    pub(super) x: usize,
    pub(super) z: usize,
    pub(super) b5_down: usize,
    pub(super) b6_down: usize,
    pub(super) b5_up: usize,
    pub(super) b6_up: usize,
}

impl Demands {
    /// Where C10 gives in to the first requirement in which the two differ.
    pub(super) fn first_difference(&self, other: &Demands) -> Option<&'static str> {
        let rows = [
            (self.b2 != other.b2, "dutch-2010:C10.g"),
            (self.b3 != other.b3, "dutch-2010:D4"),
            (self.a7d != other.a7d, "dutch-2010:C10.f"),
            (self.x != other.x, "dutch-2010:C10.e"),
            (self.z != other.z, "dutch-2010:C10.e"),
            (self.b5_down != other.b5_down, "dutch-2010:C10.d"),
            (self.b6_down != other.b6_down, "dutch-2010:C10.c"),
            (self.b5_up != other.b5_up, "dutch-2010:C10.b"),
            (self.b6_up != other.b6_up, "dutch-2010:C10.a"),
        ];
        rows.into_iter().find(|(differs, _)| *differs).map(|(_, article)| article)
    }

    pub(super) fn meets(&self, limit: &Demands) -> bool {
        self.b2 <= limit.b2
            && self.b3 <= limit.b3
            && self.a7d <= limit.a7d
            && self.x <= limit.x
            && self.z <= limit.z
            && self.b5_down <= limit.b5_down
            && self.b6_down <= limit.b6_down
            && self.b5_up <= limit.b5_up
            && self.b6_up <= limit.b6_up
    }
}

impl Level {
    /// Everybody to be paired here, in the order of A2.
    pub(super) fn players(&self) -> Vec<usize> {
        let all = self.moved.iter().chain(&self.joined).chain(&self.residents);
        let mut all: Vec<usize> = all.filter(|place| !self.out.contains(place)).copied().collect();
        all.sort_unstable();
        all
    }

    /// Those of them who come from above.
    pub(super) fn downfloaters(&self) -> Vec<usize> {
        let is_above = |place: &usize| self.moved.contains(place) || self.joined.contains(place);
        self.players().into_iter().filter(is_above).collect()
    }

    /// The pairings of C4 to C9 in their order: sets of S1 (D3), permutations (D1), exchanges (D2)
    /// and permutations of the rest. Repetitions are left out, they are harmless.
    pub(super) fn candidates(&self, people: &People) -> Vec<Candidate> {
        let may_meet = |one: usize, other: usize| people.may_meet(one, other);
        let players = self.players();
        let mut list = Listing { level: self, people, seen: BTreeSet::new(), found: Vec::new() };
        if 2 * self.p1 > players.len() {
            return list.found;
        }
        if !self.heterogeneous {
            for (s1, s2) in exchanges(&players, self.p1) {
                permutations(&s1, &s2, &may_meet, &mut |pairs| list.add(&[], pairs, &players));
            }
            return list.found;
        }
        for s1 in subsets(&self.downfloaters(), self.m1) {
            let s2: Vec<usize> =
                players.iter().filter(|place| !s1.contains(place)).copied().collect();
            permutations(&s1, &s2, &may_meet, &mut |first| {
                let taken = |place: &&usize| first.iter().all(|(_, other)| other != *place);
                let rest: Vec<usize> = s2.iter().filter(taken).copied().collect();
                for (r1, r2) in exchanges(&rest, self.p1 - self.m1) {
                    permutations(&r1, &r2, &may_meet, &mut |second| {
                        list.add(first, second, &players);
                    });
                }
            });
        }
        list.found
    }

    /// What these pairs and those left over offend.
    pub(super) fn offences(
        &self,
        people: &People,
        pairs: &[(usize, usize)],
        left: &[usize],
    ) -> Demands {
        let (seen, found) = (BTreeSet::new(), Vec::new());
        Listing { level: self, people, seen, found }.demands(pairs, left, &self.players())
    }

    /// C3 to C10 on those candidates that are acceptable below. Each time a requirement is dropped
    /// it is dropped for one pair more, because C10 ends: only for the fewest pairs.
    pub(super) fn loosen(
        &self,
        people: &People,
        candidates: &[Candidate],
        trace: &mut Vec<String>,
    ) -> Option<Candidate> {
        let worst = worst(candidates)?;
        let factors: BTreeSet<i64> = candidates.iter().map(|it| it.demands.b3).collect();
        let (x1, z1) = people.x1_z1(&self.players(), self.p1);
        let mut now = Demands::default();
        let mut step = "C3.b";
        loop {
            step = match step {
                "C3.b" => {
                    now.b2 = 0;
                    "D4"
                }
                "D4" => {
                    now.b3 = *factors.first()?;
                    "C3.c"
                }
                "C3.c" => {
                    now.a7d = 0;
                    "C3.d"
                }
                "C3.d" => {
                    (now.x, now.z) = (x1, z1);
                    "C3.e"
                }
                "C3.e" => {
                    now.b5_down = 0;
                    "C3.f"
                }
                "C3.f" => {
                    now.b6_down = 0;
                    "C3.g"
                }
                "C3.g" => {
                    now.b5_up = 0;
                    "C3.h"
                }
                "C3.h" => {
                    now.b6_up = 0;
                    "C4"
                }
                _ => {
                    if let Some(found) = candidates.iter().find(|it| it.demands.meets(&now)) {
                        trace.push(format!("C6: {:?} left {:?}", found.pairs, found.left));
                        return Some(found.clone());
                    }
                    let next = self.lower(people.odd_round, &mut now, &worst, &factors, z1)?;
                    trace.push(format!("C10, then {next}: {now:?}"));
                    next
                }
            };
        }
    }

    /// C10: what is dropped next, and the step to go on with.
    fn lower(
        &self,
        odd_round: bool,
        now: &mut Demands,
        worst: &Demands,
        factors: &BTreeSet<i64>,
        z1: usize,
    ) -> Option<&'static str> {
        if self.heterogeneous && now.b6_up < worst.b6_up {
            now.b6_up += 1;
            return Some("C4");
        }
        if self.heterogeneous && now.b5_up < worst.b5_up {
            now.b5_up += 1;
            return Some("C3.h");
        }
        if now.b6_down < worst.b6_down {
            now.b6_down += 1;
            return Some("C3.g");
        }
        if now.b5_down < worst.b5_down {
            now.b5_down += 1;
            return Some("C3.f");
        }
        if !odd_round && now.z < now.x {
            now.z += 1;
            return Some("C3.e");
        }
        if now.x < self.p1 {
            now.x += 1;
            now.z = z1;
            return Some("C3.e");
        }
        if odd_round && now.a7d < worst.a7d {
            now.a7d += 1;
            return Some("C3.d");
        }
        if let Some(next) = factors.range(now.b3 + 1..).next() {
            now.b3 = *next;
            return Some("C3.c");
        }
        if now.b2 < worst.b2 {
            now.b2 += 1;
            return Some("D4");
        }
        None
    }
}

/// The most of each that any candidate asks for: dropping more changes nothing.
fn worst(candidates: &[Candidate]) -> Option<Demands> {
    let most = |of: &dyn Fn(&Demands) -> usize| candidates.iter().map(|it| of(&it.demands)).max();
    Some(Demands {
        b2: most(&|it| it.b2)?,
        b3: 0,
        a7d: most(&|it| it.a7d)?,
        x: 0,
        z: 0,
        b5_down: most(&|it| it.b5_down)?,
        b6_down: most(&|it| it.b6_down)?,
        b5_up: most(&|it| it.b5_up)?,
        b6_up: most(&|it| it.b6_up)?,
    })
}

/// The values of X and Z that C10.e goes through in an even round (golden case 2.7).
#[cfg(test)]
pub(super) fn course_of_x_and_z(p1: usize, x1: usize, z1: usize) -> Vec<(usize, usize)> {
    let level = Level { p1, ..Level::default() };
    let mut now = Demands { x: x1, z: z1, ..Demands::default() };
    let mut course = vec![(x1, z1)];
    let none = Demands::default();
    while level.lower(false, &mut now, &none, &BTreeSet::new(), z1).is_some() {
        course.push((now.x, now.z));
    }
    course
}

/// Where C10 goes on after each thing that an odd round drops, everything once (golden case 2.7).
#[cfg(test)]
pub(super) fn restarts() -> Vec<&'static str> {
    let level = Level { p1: 1, heterogeneous: true, ..Level::default() };
    let once =
        Demands { b2: 1, a7d: 1, b5_down: 1, b6_down: 1, b5_up: 1, b6_up: 1, ..Demands::default() };
    let mut now = Demands::default();
    std::iter::from_fn(|| level.lower(true, &mut now, &once, &BTreeSet::from([0, 25]), 0)).collect()
}

type Pairs = Vec<(usize, usize)>;

struct Listing<'a> {
    level: &'a Level,
    people: &'a People,
    seen: BTreeSet<(Pairs, Pairs)>,
    found: Vec<Candidate>,
}

impl Listing<'_> {
    fn add(&mut self, first: &[(usize, usize)], rest: &[(usize, usize)], players: &[usize]) {
        if !self.seen.insert((sorted(first), sorted(rest))) {
            return;
        }
        let pairs = [first, rest].concat();
        let paired = |place: &usize| pairs.iter().any(|&(a, b)| a == *place || b == *place);
        let left: Vec<usize> = players.iter().filter(|place| !paired(place)).copied().collect();
        let exempt = |place: &usize| self.people.all[*place].may_be_exempt;
        if self.level.is_lowest && !left.iter().all(exempt) {
            return;
        }
        let demands = self.demands(&pairs, &left, players);
        let mut left = left;
        left.extend(&self.level.out);
        left.sort_unstable();
        self.found.push(Candidate { pairs, left, demands });
    }

    fn demands(&self, pairs: &[(usize, usize)], left: &[usize], players: &[usize]) -> Demands {
        let people = self.people;
        let shared = |wanted: &dyn Fn(Degree, Degree) -> bool| {
            let share = |&&(a, b): &&(usize, usize)| {
                people.share(a, b).is_some_and(|(one, other)| wanted(one, other))
            };
            pairs.iter().filter(share).count()
        };
        let strong = |one: Degree, other: Degree| one.min(other) >= Degree::Strong;
        let absolute = |one: Degree, other: Degree| one.min(other) == Degree::Absolute;
        let down = |ago: usize| left.iter().filter(|&&it| people.all[it].down[ago]).count();
        let up = |ago: usize| {
            let rises = |&&(a, b): &&(usize, usize)| {
                let (higher, lower) = (a.min(b), a.max(b));
                people.score(higher) > people.score(lower) && people.all[lower].up[ago]
            };
            let counts = self.level.heterogeneous;
            pairs.iter().filter(|_| counts).filter(rises).count()
        };
        let odd = people.odd_round;
        Demands {
            b2: shared(&absolute),
            b3: if self.level.is_merged { self.factor(pairs, left, players) } else { 0 },
            a7d: if odd { shared(&|a, b| strong(a, b) && !absolute(a, b)) } else { 0 },
            x: shared(&|_, _| true),
            z: if odd { 0 } else { shared(&strong) },
            b5_down: down(0),
            b6_down: down(1),
            b5_up: up(0),
            b6_up: up(1),
        }
    }

    /// D4: squares of the differences; the exempt player meets one point less than the lowest has.
    fn factor(&self, pairs: &[(usize, usize)], left: &[usize], players: &[usize]) -> i64 {
        let score = |place: usize| i64::from(self.people.score(place));
        let lowest = players.iter().map(|&place| score(place)).min().unwrap_or(0);
        let met: i64 = pairs.iter().map(|&(a, b)| (score(a) - score(b)).pow(2)).sum();
        met + left.iter().map(|&it| (score(it) - (lowest - 10)).pow(2)).sum::<i64>()
    }
}

fn sorted(pairs: &[(usize, usize)]) -> Vec<(usize, usize)> {
    let mut pairs: Vec<(usize, usize)> = pairs.iter().map(|&(a, b)| (a.min(b), a.max(b))).collect();
    pairs.sort_unstable();
    pairs
}
