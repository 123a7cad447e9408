//! C1, C2, C12, C13 and C14: from bracket to bracket, and back.

use super::level::{Candidate, Kept, Level};
use super::people::People;

type Paired = (Vec<(usize, usize)>, Option<usize>);

/// The pairs of the round and who is exempt; none if there is no complete pairing.
pub(super) fn pair(people: &People, trace: &mut Vec<String>) -> Option<Paired> {
    let levels = levels(people, trace)?;
    let pairs = levels.iter().flat_map(|level| level.pairs.iter().copied()).collect();
    let bye = levels.last().and_then(|level| level.left.first().copied());
    Some((pairs, bye))
}

/// Every bracket as it stands at the end.
pub(super) fn levels(people: &People, trace: &mut Vec<String>) -> Option<Vec<Level>> {
    let groups = people.groups().into_iter();
    let levels = groups.map(|residents| Level { residents, ..Level::default() }).collect();
    let mut round = Procedure { people, levels, trace };
    let mut here = 0;
    while here + 1 < round.levels.len() {
        round.pair_level(here);
        here += 1;
    }
    round.pair_lowest()?;
    Some(round.levels)
}

/// What a bracket is asked for when C12 looks for another set of downfloaters.
#[derive(Clone, Copy, Debug)]
enum Wanted {
    /// P = M1: only the moved-down players must find opponents.
    First { m1: usize },
    /// P1 pairs, M1 of them with moved-down players.
    All { m1: usize, p1: usize },
}

struct Procedure<'a> {
    people: &'a People,
    levels: Vec<Level>,
    trace: &'a mut Vec<String>,
}

impl Procedure<'_> {
    /// A bracket that is not the lowest.
    fn pair_level(&mut self, here: usize) {
        self.enter(here);
        self.c1(here);
        // C2.
        let level = &mut self.levels[here];
        let (players, m0) = (level.players().len(), level.downfloaters().len());
        level.heterogeneous = m0 > 0 && 2 * m0 < players;
        level.p1 = players / 2;
        level.m1 = if level.heterogeneous { m0 } else { 0 };
        let (mut reached, mut reduced) = (false, false);
        loop {
            let level = &self.levels[here];
            self.trace.push(format!("C3: {level:?}"));
            if level.p1 == 0 {
                // C14.a: the whole bracket moves down.
                let mut everybody = [level.players(), level.out.clone()].concat();
                everybody.sort_unstable();
                return self.accept(here, Candidate::without_pairs(everybody));
            }
            let candidates = level.candidates(self.people);
            if let Some(found) = level.clone().loosen(self.people, &candidates, self.trace) {
                return self.accept(here, found);
            }
            reached |= self.reaches_the_rest(here);
            // C12.
            if self.go_back(here, self.wanted(here, reached)) {
                let out = self.incompatible(here);
                let level = &mut self.levels[here];
                level.out = out;
                if !reduced {
                    // P0 of the players who are here now.
                    level.p1 = level.players().len() / 2;
                }
                continue;
            }
            // C14.
            let level = &mut self.levels[here];
            if !level.heterogeneous || reached {
                level.p1 -= 1;
                reduced = true;
            } else if level.m1 > 1 {
                level.m1 -= 1;
            } else {
                (level.m1, level.heterogeneous) = (0, false);
                level.p1 = level.players().len() / 2;
            }
        }
    }

    /// Who comes from above.
    fn enter(&mut self, here: usize) {
        let moved = here.checked_sub(1).map_or(Vec::new(), |above| self.levels[above].left.clone());
        self.levels[here].moved = moved;
        self.levels[here].out = Vec::new();
    }

    /// C1: incompatible players float down, after C12 has been tried for those from above.
    fn c1(&mut self, here: usize) {
        loop {
            let lonely = self.incompatible(here);
            let level = &mut self.levels[here];
            let from_above = lonely.iter().any(|place| level.moved.contains(place));
            level.out.clear();
            // What C2 and C3.a would ask for.
            let (players, m0) = (level.players().len(), level.moved.len());
            level.heterogeneous = m0 > 0 && 2 * m0 < players;
            let wanted = if level.heterogeneous {
                Wanted::First { m1: m0 }
            } else {
                Wanted::All { m1: 0, p1: players / 2 }
            };
            if from_above && !self.can_be_had(here, wanted) && self.go_back(here, wanted) {
                continue;
            }
            self.levels[here].out = lonely;
            return;
        }
    }

    /// Everybody of the bracket who may meet nobody else of it.
    fn incompatible(&self, here: usize) -> Vec<usize> {
        let mut level = self.levels[here].clone();
        level.out.clear();
        let players = level.players();
        let lonely =
            |one: &&usize| !players.iter().any(|other| self.people.may_meet(**one, *other));
        players.iter().filter(lonely).copied().collect()
    }

    fn wanted(&self, here: usize, reached: bool) -> Wanted {
        let level = &self.levels[here];
        if level.heterogeneous && !reached {
            Wanted::First { m1: level.m1 }
        } else {
            Wanted::All { m1: if level.heterogeneous { level.m1 } else { 0 }, p1: level.p1 }
        }
    }

    fn accept(&mut self, here: usize, found: Candidate) {
        self.levels[here].pairs = found.pairs;
        self.levels[here].left = found.left;
    }

    /// Whether the moved-down players can be paired, so that the rest is reached (C14.b).
    fn reaches_the_rest(&self, here: usize) -> bool {
        let level = &self.levels[here];
        level.heterogeneous && self.can_be_had(here, Wanted::First { m1: level.m1 })
    }

    /// C12: another set of downfloaters, of the same size, with which the wanted can be had.
    fn go_back(&mut self, here: usize, wanted: Wanted) -> bool {
        if here == 0 || self.levels[here].moved.is_empty() {
            return false;
        }
        let above = self.levels[here - 1].clone();
        let mut candidates = above.candidates(self.people);
        candidates.retain(|it| self.with_moved(here, &it.left).can_be_had(self.people, wanted));
        self.trace.push(format!("C12: {wanted:?}, {} pairings above", candidates.len()));
        self.take_from_above(here, &above, &candidates)
    }

    /// Accepts the first of these pairings of the bracket above, if there is any.
    fn take_from_above(&mut self, here: usize, above: &Level, from: &[Candidate]) -> bool {
        let Some(found) = above.loosen(self.people, from, self.trace) else { return false };
        let (m1, p1) = (above.m1, above.p1);
        (self.levels[here - 1].m1, self.levels[here - 1].p1) = (m1, p1);
        self.levels[here - 1].kept = Kept(Some(from.to_vec()));
        self.levels[here].moved.clone_from(&found.left);
        self.accept(here - 1, found);
        true
    }

    /// The bracket with other players from above.
    fn with_moved(&self, here: usize, moved: &[usize]) -> Level {
        let level = self.levels[here].clone();
        Level { moved: moved.to_vec(), out: Vec::new(), ..level }
    }

    fn can_be_had(&self, here: usize, wanted: Wanted) -> bool {
        self.levels[here].can_be_had(self.people, wanted)
    }

    /// The lowest bracket; C13 joins others to it until it can be paired.
    fn pair_lowest(&mut self) -> Option<()> {
        let mut settled = false;
        if self.levels.is_empty() {
            return Some(());
        }
        loop {
            let here = self.levels.len() - 1;
            if !settled {
                self.enter(here);
            }
            if self.try_lowest(here, settled) {
                return Some(());
            }
            if here == 0 {
                return None;
            }
            settled = self.c13_goes_back(here);
            if !settled {
                self.c13_joins();
            }
        }
    }

    /// C2 to C12 in the lowest bracket, M1 falling to nothing (C13, first sentence).
    fn try_lowest(&mut self, here: usize, settled: bool) -> bool {
        let level = &mut self.levels[here];
        level.is_lowest = true;
        let (players, m0) = (level.players().len(), level.downfloaters().len());
        level.heterogeneous = m0 > 0 && 2 * m0 < players;
        level.p1 = players / 2;
        level.m1 = if level.heterogeneous { m0 } else { 0 };
        let mut reached = false;
        loop {
            let level = self.levels[here].clone();
            self.trace.push(format!("C3, lowest: {level:?}"));
            let candidates = level.candidates(self.people);
            if let Some(found) = level.loosen(self.people, &candidates, self.trace) {
                self.accept(here, found);
                return true;
            }
            reached |= self.reaches_the_rest(here);
            if !settled && self.go_back(here, self.wanted(here, reached)) {
                continue;
            }
            let level = &mut self.levels[here];
            if !level.heterogeneous {
                return false;
            } else if level.m1 > 1 {
                level.m1 -= 1;
            } else {
                (level.m1, level.heterogeneous) = (0, false);
            }
        }
    }

    /// C13: another pairing of the last but one bracket, with fewer and fewer pairs, that allows
    /// one in the lowest; P is zero when nothing of the rest is left to give up.
    fn c13_goes_back(&mut self, here: usize) -> bool {
        let mut above = self.levels[here - 1].clone();
        while above.p1 > 0 && above.p1 >= above.m1 {
            let mut candidates = above.candidates(self.people);
            candidates.retain(|it| {
                let lowest = self.with_moved(here, &it.left);
                let p1 = lowest.players().len() / 2;
                lowest.can_be_had(self.people, Wanted::All { m1: 0, p1 })
            });
            self.trace.push(format!("C13: P1 = {}, {} pairings", above.p1, candidates.len()));
            if self.take_from_above(here, &above, &candidates) {
                return true;
            }
            above.p1 -= 1;
        }
        false
    }

    /// C13: the two lowest brackets become one, the upper of them as S1.
    fn c13_joins(&mut self) {
        let lowest = self.levels.pop().unwrap_or_default();
        let upper = self.levels.pop().unwrap_or_default();
        let mut residents = [lowest.joined, lowest.residents].concat();
        residents.sort_unstable();
        self.trace.push(format!("C13: {:?} join {residents:?}", upper.residents));
        let joined = upper.residents;
        self.levels.push(Level { residents, joined, is_merged: true, ..Level::default() });
    }
}

impl Level {
    /// Whether so many pairs can be made at all, so many of them with players from above.
    fn can_be_had(&self, people: &People, wanted: Wanted) -> bool {
        let players = self.players();
        let above = self.downfloaters();
        let (m1, p1, among_all) = match wanted {
            Wanted::First { m1 } => (m1, m1, false),
            Wanted::All { m1, p1 } => (m1, p1, true),
        };
        let attempt = Attempt { level: self, people, above, among_all };
        attempt.possible(&players, m1, p1)
    }
}

struct Attempt<'a> {
    level: &'a Level,
    people: &'a People,
    above: Vec<usize>,
    /// Whether pairs without anybody from above may be made too.
    among_all: bool,
}

impl Attempt<'_> {
    /// Whether these players give `p1` more pairs, `m1` of them with somebody from above. In the
    /// lowest bracket nobody may be left over but one who may be exempt.
    fn possible(&self, players: &[usize], m1: usize, p1: usize) -> bool {
        let Some((&one, rest)) = players.split_first() else { return m1 == 0 && p1 == 0 };
        if players.len() < 2 * p1 {
            return false;
        }
        let from_above = |place: usize| self.above.contains(&place);
        for (index, &other) in rest.iter().enumerate() {
            let counts = from_above(one) || from_above(other);
            if p1 == 0 || !self.people.may_meet(one, other) || !(counts || self.among_all) {
                continue;
            }
            let mut others = rest.to_vec();
            others.remove(index);
            if self.possible(&others, m1.saturating_sub(usize::from(counts)), p1 - 1) {
                return true;
            }
        }
        let must_stay =
            self.level.is_lowest && self.among_all && !self.people.all[one].may_be_exempt;
        !must_stay && self.possible(rest, m1, p1)
    }
}
