//! The first of the cheapest pairings between two halves, player by player.
//!
//! A complete pairing over allowed cells is kept at all times. For each upper player in turn the
//! earliest lower player is tried; if the pairing can be re-routed around the two, they are
//! settled. Kinds decide nearly everything; single players who may not meet are handled one by one,
//! in the last resort by a search over everybody, so a "no" is always a proof.

/// Kinds of players are numbered from 0; more than fit into a mask are not taken.
pub(crate) const MOST_KINDS: usize = 64;

/// The upper players are numbered in order from 0, then come the blanks: whoever is paired with a
/// blank is left over. The lower players are numbered in order from 0.
pub(crate) struct Halves<'a> {
    /// Kind of each upper player and blank.
    pub(crate) upper: Vec<usize>,
    /// Kind of each lower player.
    pub(crate) lower: Vec<usize>,
    /// How many of `upper` are players; the rest are blanks.
    pub(crate) players: usize,
    /// Lower kinds that each upper kind may be paired with, as masks.
    pub(crate) allowed: Vec<u64>,
    /// How many pairs of each two kinds a complete pairing has, row after row.
    pub(crate) flow: Vec<i64>,
    /// Whether an upper and a lower player may not meet although their kinds may.
    pub(crate) barred: &'a dyn Fn(usize, usize) -> bool,
}

/// The lower player of each upper player, in order; `None` if not even one complete pairing exists.
pub(crate) fn first_pairing(halves: Halves<'_>) -> Option<Vec<usize>> {
    let mut walk = Walk::new(halves)?;
    let players = walk.halves.players;
    (0..players).map(|upper| walk.settle(upper)).collect()
}

const NOBODY: u32 = u32::MAX;

struct Walk<'a> {
    halves: Halves<'a>,
    /// Mates by number.
    mate_of_upper: Vec<u32>,
    mate_of_lower: Vec<u32>,
    /// Upper players by (own kind, mate's kind), not settled, and where each stands.
    cells: Vec<Vec<Vec<u32>>>,
    place: Vec<u32>,
    /// Lower players not settled, by kind, in order, as linked lists.
    heads: Vec<u32>,
    next: Vec<u32>,
    previous: Vec<u32>,
    /// Where the search for a detour goes on, so that it does not always begin with the same.
    turn: usize,
}

impl<'a> Walk<'a> {
    fn new(halves: Halves<'a>) -> Option<Walk<'a>> {
        let kinds = halves.allowed.len();
        let lowers = halves.lower.len();
        let mut walk = Walk {
            mate_of_upper: vec![NOBODY; halves.upper.len()],
            mate_of_lower: vec![NOBODY; lowers],
            cells: vec![vec![Vec::new(); kinds]; kinds],
            place: vec![0; halves.upper.len()],
            heads: vec![NOBODY; kinds],
            next: vec![NOBODY; lowers],
            previous: vec![NOBODY; lowers],
            turn: 0,
            halves,
        };
        walk.link();
        walk.fill();
        walk.repair()?;
        Some(walk)
    }

    fn link(&mut self) {
        let mut last = vec![NOBODY; self.heads.len()];
        for (lower, &kind) in (0u32..).zip(&self.halves.lower) {
            if last[kind] == NOBODY {
                self.heads[kind] = lower;
            } else {
                self.next[last[kind] as usize] = lower;
                self.previous[lower as usize] = last[kind];
            }
            last[kind] = lower;
        }
    }

    /// Pairs as the flow says, each kind in order.
    fn fill(&mut self) {
        let mut cursor = self.heads.clone();
        let mut open = self.halves.flow.clone();
        for upper in 0..self.halves.upper.len() {
            let kind = self.halves.upper[upper];
            let row = &mut open[kind * cursor.len()..][..cursor.len()];
            let waiting = |to: &usize| row[*to] > 0;
            let to = (0..cursor.len()).filter(waiting).min_by_key(|&to| cursor[to]);
            let Some(to) = to else { continue };
            row[to] -= 1;
            let lower = cursor[to];
            cursor[to] = self.next[lower as usize];
            self.marry(as_number(upper), lower);
        }
    }

    fn kind_of_upper(&self, upper: u32) -> usize {
        self.halves.upper[upper as usize]
    }

    fn kind_of_lower(&self, lower: u32) -> usize {
        self.halves.lower[lower as usize]
    }

    fn is_blank(&self, upper: u32) -> bool {
        upper as usize >= self.halves.players
    }

    /// Whether the two may be paired: their kinds and they themselves.
    fn may_pair(&self, upper: u32, lower: u32) -> bool {
        let kinds = self.halves.allowed[self.kind_of_upper(upper)];
        kinds >> self.kind_of_lower(lower) & 1 == 1 && !self.is_barred(upper, lower)
    }

    fn is_barred(&self, upper: u32, lower: u32) -> bool {
        !self.is_blank(upper) && (self.halves.barred)(upper as usize, lower as usize)
    }

    fn marry(&mut self, upper: u32, lower: u32) {
        self.mate_of_upper[upper as usize] = lower;
        self.mate_of_lower[lower as usize] = upper;
        let (from, to) = (self.kind_of_upper(upper), self.kind_of_lower(lower));
        let cell = &mut self.cells[from][to];
        self.place[upper as usize] = as_number(cell.len());
        cell.push(upper);
    }

    /// Takes the pair of an upper player apart; returns who was the mate.
    fn part(&mut self, upper: u32) -> u32 {
        let lower = self.mate_of_upper[upper as usize];
        let (from, to) = (self.kind_of_upper(upper), self.kind_of_lower(lower));
        let place = self.place[upper as usize] as usize;
        let cell = &mut self.cells[from][to];
        cell.swap_remove(place);
        if let Some(&moved) = cell.get(place) {
            self.place[moved as usize] = as_number(place);
        }
        self.mate_of_upper[upper as usize] = NOBODY;
        self.mate_of_lower[lower as usize] = NOBODY;
        lower
    }

    /// Re-routes until no pair is barred.
    fn repair(&mut self) -> Option<()> {
        for upper in 0..as_number(self.halves.upper.len()) {
            let lower = self.mate_of_upper[upper as usize];
            if lower == NOBODY {
                return None;
            }
            if self.is_barred(upper, lower) {
                self.part(upper);
                if !self.connect(upper, lower) {
                    return None;
                }
            }
        }
        Some(())
    }

    /// Finds the earliest lower player that this upper player can have, and settles the two.
    fn settle(&mut self, upper: usize) -> Option<usize> {
        let upper = as_number(upper);
        let mut candidates = self.first_candidates(upper);
        while let Some(best) = (0..candidates.len()).min_by_key(|&it| candidates[it]) {
            let lower = candidates[best];
            match self.force(upper, lower) {
                Forced::Done => {
                    self.remove(upper, lower);
                    return Some(lower as usize);
                }
                Forced::KindsForbid => {
                    let (from, to) = (self.kind_of_upper(upper), self.kind_of_lower(lower));
                    self.halves.allowed[from] &= !(1 << to);
                    candidates.swap_remove(best);
                }
                Forced::PlayersForbid => match self.after(upper, self.next[lower as usize]) {
                    Some(later) => candidates[best] = later,
                    None => {
                        candidates.swap_remove(best);
                    }
                },
            }
        }
        None
    }

    /// The earliest lower player of each allowed kind.
    fn first_candidates(&self, upper: u32) -> Vec<u32> {
        let mut mask = self.halves.allowed[self.kind_of_upper(upper)];
        let mut candidates = Vec::with_capacity(8);
        while mask != 0 {
            let kind = mask.trailing_zeros() as usize;
            mask &= mask - 1;
            candidates.extend(self.after(upper, self.heads[kind]));
        }
        candidates
    }

    /// From this lower player on, the first of its kind that the upper player may meet.
    fn after(&self, upper: u32, mut lower: u32) -> Option<u32> {
        while lower != NOBODY && self.is_barred(upper, lower) {
            lower = self.next[lower as usize];
        }
        (lower != NOBODY).then_some(lower)
    }

    /// Pairs the two if everybody else can still be paired; otherwise changes nothing.
    fn force(&mut self, upper: u32, lower: u32) -> Forced {
        if self.mate_of_upper[upper as usize] == lower {
            return Forced::Done;
        }
        let left = self.part(upper);
        let other = self.mate_of_lower[lower as usize];
        self.part(other);
        let kinds = self.kinds_path(self.kind_of_upper(other), self.kind_of_lower(left));
        let connected = kinds.is_some() && self.connect_along(other, left, kinds.as_deref());
        if connected {
            self.marry(upper, lower);
            return Forced::Done;
        }
        self.marry(other, lower);
        self.marry(upper, left);
        if kinds.is_none() { Forced::KindsForbid } else { Forced::PlayersForbid }
    }

    fn connect(&mut self, upper: u32, lower: u32) -> bool {
        let kinds = self.kinds_path(self.kind_of_upper(upper), self.kind_of_lower(lower));
        kinds.is_some() && self.connect_along(upper, lower, kinds.as_deref())
    }

    /// Finds a mate for `upper` so that in the end `lower` is taken: directly, along a path of
    /// kinds, by a detour, or by looking at everybody.
    fn connect_along(&mut self, upper: u32, lower: u32, kinds: Option<&[usize]>) -> bool {
        if self.may_pair(upper, lower) {
            self.marry(upper, lower);
            return true;
        }
        kinds.is_some_and(|kinds| !kinds.is_empty() && self.along(upper, lower, kinds))
            || self.detour(upper, lower)
            || self.search(upper, lower)
    }

    /// Upper kinds to pass through from one upper kind to a lower kind, in alternating steps:
    /// empty if the two may be paired directly, `None` if there is no way.
    fn kinds_path(&self, from: usize, to: usize) -> Option<Vec<usize>> {
        let allowed = &self.halves.allowed;
        if allowed[from] >> to & 1 == 1 {
            return Some(Vec::new());
        }
        let mut before = vec![usize::MAX; allowed.len()];
        let mut queue = vec![from];
        before[from] = from;
        let mut index = 0;
        while index < queue.len() {
            let kind = queue[index];
            index += 1;
            if allowed[kind] >> to & 1 == 1 {
                return Some(trace(&before, from, kind));
            }
            for (step, row) in self.cells.iter().enumerate() {
                if before[step] == usize::MAX && reaches(allowed[kind], row) {
                    before[step] = kind;
                    queue.push(step);
                }
            }
        }
        None
    }

    /// Takes one pair of each kind along the path; gives up, changing nothing, when the players
    /// at hand may not meet.
    fn along(&mut self, upper: u32, lower: u32, kinds: &[usize]) -> bool {
        let mut changes: Vec<(u32, u32)> = Vec::new();
        let mut free = upper;
        for (position, &kind) in kinds.iter().enumerate() {
            let last = position + 1 == kinds.len();
            let Some(next) = self.pick(free, kind, |it| !last || self.may_pair(it, lower)) else {
                self.undo(changes);
                return false;
            };
            let taken = self.part(next);
            self.marry(free, taken);
            changes.push((free, next));
            free = next;
        }
        self.marry(free, lower);
        true
    }

    /// Somebody of this kind whose mate `free` could take.
    fn pick(&self, free: u32, kind: usize, suits: impl Fn(u32) -> bool) -> Option<u32> {
        const TRIES: usize = 12;
        let mask = self.halves.allowed[self.kind_of_upper(free)];
        let cells = self.cells[kind].iter().enumerate().filter(|(to, _)| mask >> to & 1 == 1);
        cells
            .flat_map(|(_, cell)| {
                let start = if cell.is_empty() { 0 } else { self.turn % cell.len() };
                cell[start..].iter().chain(&cell[..start]).take(TRIES)
            })
            .copied()
            .find(|&it| suits(it) && self.may_pair(free, self.mate_of_upper[it as usize]))
    }

    fn undo(&mut self, changes: Vec<(u32, u32)>) {
        for (free, next) in changes.into_iter().rev() {
            let taken = self.part(free);
            self.marry(next, taken);
        }
    }

    /// `upper` takes somebody's mate, who takes `lower`.
    fn detour(&mut self, upper: u32, lower: u32) -> bool {
        self.turn = self.turn.wrapping_add(7);
        let to = self.kind_of_lower(lower);
        let mut kinds =
            (0..self.cells.len()).filter(|&kind| self.halves.allowed[kind] >> to & 1 == 1);
        let found = kinds.find_map(|kind| self.pick(upper, kind, |it| self.may_pair(it, lower)));
        let Some(other) = found else { return false };
        let taken = self.part(other);
        self.marry(upper, taken);
        self.marry(other, lower);
        true
    }

    /// Breadth first over everybody not settled. Exact: if it finds nothing, there is no way.
    fn search(&mut self, upper: u32, lower: u32) -> bool {
        let mut unseen: Vec<Vec<u32>> = self.unsettled();
        unseen[self.kind_of_lower(lower)].push(lower);
        let mut before = vec![NOBODY; self.halves.lower.len()];
        let mut queue = vec![upper];
        let mut index = 0;
        while index < queue.len() {
            let free = queue[index];
            index += 1;
            let mask = self.halves.allowed[self.kind_of_upper(free)];
            for (kind, list) in unseen.iter_mut().enumerate() {
                if mask >> kind & 1 == 0 {
                    continue;
                }
                list.retain(|&it| {
                    if self.is_barred(free, it) {
                        return true;
                    }
                    before[it as usize] = free;
                    queue.extend(Some(self.mate_of_lower[it as usize]).filter(|&it| it != NOBODY));
                    false
                });
            }
            if before[lower as usize] != NOBODY {
                self.flip(&before, upper, lower);
                return true;
            }
        }
        false
    }

    /// Lower players that have a mate and are not settled, by kind.
    fn unsettled(&self) -> Vec<Vec<u32>> {
        let mut lists = vec![Vec::new(); self.heads.len()];
        for row in &self.cells {
            for (kind, cell) in row.iter().enumerate() {
                lists[kind].extend(cell.iter().map(|&it| self.mate_of_upper[it as usize]));
            }
        }
        lists
    }

    fn flip(&mut self, before: &[u32], upper: u32, mut lower: u32) {
        loop {
            let free = before[lower as usize];
            if free == upper {
                self.marry(free, lower);
                return;
            }
            let taken = self.part(free);
            self.marry(free, lower);
            lower = taken;
        }
    }

    /// The two are settled: nobody will re-route them.
    fn remove(&mut self, upper: u32, lower: u32) {
        self.part(upper);
        let (before, after) = (self.previous[lower as usize], self.next[lower as usize]);
        if before == NOBODY {
            let kind = self.kind_of_lower(lower);
            self.heads[kind] = after;
        } else {
            self.next[before as usize] = after;
        }
        if after != NOBODY {
            self.previous[after as usize] = before;
        }
    }
}

enum Forced {
    Done,
    /// No way between the kinds: true for all players of the two kinds, for good.
    KindsForbid,
    PlayersForbid,
}

/// Whether somebody of this row has a mate whose kind is in the mask.
fn reaches(mask: u64, row: &[Vec<u32>]) -> bool {
    row.iter().enumerate().any(|(to, cell)| mask >> to & 1 == 1 && !cell.is_empty())
}

fn trace(before: &[usize], from: usize, mut kind: usize) -> Vec<usize> {
    let mut path = Vec::new();
    while kind != from {
        path.push(kind);
        kind = before[kind];
    }
    path.reverse();
    path
}

fn as_number(index: usize) -> u32 {
    u32::try_from(index).expect("players are counted in 32 bits")
}
