//! The cheapest way to carry supplies to demands, for a few dozen kinds of each.
//!
//! First prices under which each supply and each demand has a way that costs nothing more, and all
//! that can be carried on such ways at once. Then successive shortest paths with potentials: each
//! path carries as much as it can, so the number of paths depends on the kinds, not on the amounts.
//! The potentials prove that nothing is cheaper.

/// What it costs to carry one unit; `None` where it may not be carried.
pub(crate) type Cost = Option<i128>;

/// A cheapest transport.
#[derive(Clone, Debug)]
pub(crate) struct Transport {
    /// Units carried from each supply to each demand, row after row.
    pub(crate) flow: Vec<i64>,
    /// What they cost together.
    pub(crate) cost: i128,
    /// Prices of the supplies.
    from: Vec<i128>,
    /// Prices of the demands: no way costs less than the difference of its two prices.
    to: Vec<i128>,
}

/// Farther than any way can lead: what cannot be reached, or may not be carried.
const FAR: i128 = i128::MAX;

/// No step before.
const NOWHERE: usize = usize::MAX;

impl Transport {
    /// The cheapest transport that uses up all supplies and meets all demands, if there is one. The
    /// kinds in the mask are never carried to themselves, whatever the costs say.
    pub(crate) fn solve(
        supply: &[i64],
        demand: &[i64],
        cost: &[Vec<Cost>],
        single: u64,
    ) -> Option<Transport> {
        if supply.iter().sum::<i64>() != demand.iter().sum::<i64>() {
            return None;
        }
        let mut work = Work::new(supply, demand, ways(demand.len(), cost, single));
        work.carry_at_once();
        while work.supply.iter().any(|&units| units > 0) {
            work.carry()?;
        }
        work.transport.cost = total(&work.transport.flow, &work.ways);
        Some(work.transport)
    }

    /// For each kind that is both supply and demand, the sum of its two prices: what two kinds cost
    /// together, both ways, is never less than the sum of theirs.
    #[cfg(feature = "testing")]
    pub(crate) fn symmetric_prices(&self) -> Vec<i128> {
        self.to.iter().zip(&self.from).map(|(to, from)| to - from).collect()
    }

    /// Whether a way costs no more than its prices say: only such ways occur in a cheapest
    /// transport.
    pub(crate) fn is_tight(&self, from: usize, to: usize, cost: Cost) -> bool {
        cost.is_some_and(|cost| cost == self.to[to] - self.from[from])
    }
}

/// The costs in one list, row after row: rounds of small brackets ask for little else, and spend
/// their time where lists are made and read.
fn ways(demands: usize, cost: &[Vec<Cost>], single: u64) -> Vec<i128> {
    let mut ways = Vec::with_capacity(demands * cost.len());
    for (from, row) in cost.iter().enumerate() {
        ways.extend(row.iter().map(|way| way.unwrap_or(FAR)));
        if single >> from & 1 == 1 {
            ways[from * demands + from] = FAR;
        }
    }
    ways
}

/// Prices under which every way costs at least the difference: the cheapest way into each demand.
fn cheapest_ways(demands: usize, ways: &[i128]) -> Vec<i128> {
    let mut cheapest = vec![FAR; demands];
    for row in ways.chunks_exact(demands.max(1)) {
        for (least, way) in cheapest.iter_mut().zip(row) {
            *least = (*least).min(*way);
        }
    }
    cheapest.into_iter().map(|least| if least == FAR { 0 } else { least }).collect()
}

/// The same for the supplies: what the cheapest way out of each costs beyond the price at its end.
fn cheapest_rest(ways: &[i128], to: &[i128]) -> Vec<i128> {
    let rest = |row: &[i128]| {
        let known = row.iter().zip(to).filter(|(way, _)| **way != FAR);
        -known.map(|(way, price)| way - price).min().unwrap_or(0)
    };
    ways.chunks_exact(to.len().max(1)).map(rest).collect()
}

fn total(flow: &[i64], ways: &[i128]) -> i128 {
    let used = flow.iter().zip(ways).filter(|(units, _)| **units > 0);
    used.map(|(&units, way)| i128::from(units) * way).sum()
}

struct Work {
    /// What each way costs, row after row; [`FAR`] where there is none.
    ways: Vec<i128>,
    supply: Vec<i64>,
    demand: Vec<i64>,
    transport: Transport,
    paths: Paths,
}

/// Where shortest paths stand: distances in reduced costs, and the step before. Supplies are
/// numbered before demands.
struct Paths {
    distance: Vec<i128>,
    /// The same for nodes that are not done yet; [`FAR`] for the others.
    open: Vec<i128>,
    before: Vec<usize>,
}

impl Paths {
    fn new(nodes: usize) -> Paths {
        Paths { distance: vec![FAR; nodes], open: vec![FAR; nodes], before: vec![NOWHERE; nodes] }
    }

    /// Begins at all supplies that are left.
    fn begin(&mut self, supply: &[i64]) {
        self.distance.fill(FAR);
        self.before.fill(NOWHERE);
        for (distance, &units) in self.distance.iter_mut().zip(supply) {
            *distance = if units > 0 { 0 } else { FAR };
        }
        self.open.copy_from_slice(&self.distance);
    }

    /// The nearest node not done yet, which is done now.
    fn next(&mut self) -> Option<(i128, usize)> {
        let (mut least, mut nearest) = (FAR, NOWHERE);
        for (node, &distance) in self.open.iter().enumerate() {
            if distance < least {
                (least, nearest) = (distance, node);
            }
        }
        *self.open.get_mut(nearest)? = FAR;
        Some((least, nearest))
    }

    fn reach(&mut self, node: usize, distance: i128, before: usize) {
        if distance < self.distance[node] {
            self.distance[node] = distance;
            self.open[node] = distance;
            self.before[node] = before;
        }
    }
}

impl Work {
    fn new(supply: &[i64], demand: &[i64], ways: Vec<i128>) -> Work {
        let to = cheapest_ways(demand.len(), &ways);
        let from = cheapest_rest(&ways, &to);
        let transport = Transport { flow: vec![0; ways.len()], cost: 0, from, to };
        Work {
            ways,
            supply: supply.to_vec(),
            demand: demand.to_vec(),
            transport,
            paths: Paths::new(supply.len() + demand.len()),
        }
    }

    /// Carries what can be carried on ways that cost no more than their prices say.
    fn carry_at_once(&mut self) {
        let demands = self.demand.len();
        for from in 0..self.supply.len() {
            for to in 0..demands {
                let units = self.supply[from].min(self.demand[to]);
                let way = self.ways[from * demands + to];
                let price = self.transport.to[to] - self.transport.from[from];
                if units > 0 && way == price {
                    self.transport.flow[from * demands + to] += units;
                    self.supply[from] -= units;
                    self.demand[to] -= units;
                }
            }
        }
    }

    /// Carries as much as one shortest path can take; `None` if nothing more can be carried.
    fn carry(&mut self) -> Option<()> {
        let limit = self.find_paths()?;
        let ends = &self.paths.distance[self.supply.len()..];
        let mut open = ends.iter().zip(&self.demand);
        let end = open.position(|(&distance, &units)| units > 0 && distance == limit)?;
        self.reprice(limit);
        self.push(end);
        Some(())
    }

    /// Dijkstra from all supplies that are left, over ways and back over flows; how far it is to
    /// the nearest demand. Whatever lies farther need not be known.
    fn find_paths(&mut self) -> Option<i128> {
        let supplies = self.supply.len();
        self.paths.begin(&self.supply);
        let mut limit = None;
        while let Some((distance, node)) = self.paths.next() {
            if limit.is_some_and(|limit| distance > limit) {
                break;
            }
            if node < supplies {
                self.spread(node, distance);
            } else {
                if self.demand[node - supplies] > 0 {
                    limit = Some(distance);
                }
                self.return_from(node - supplies, distance);
            }
        }
        limit
    }

    fn spread(&mut self, from: usize, distance: i128) {
        let (supplies, demands) = (self.supply.len(), self.demand.len());
        let reached = distance + self.transport.from[from];
        let row = &self.ways[from * demands..][..demands];
        for (to, (&way, &price)) in row.iter().zip(&self.transport.to).enumerate() {
            if way != FAR {
                self.paths.reach(supplies + to, reached + way - price, from);
            }
        }
    }

    /// Flows run on ways whose reduced cost is zero, so going back costs nothing.
    fn return_from(&mut self, to: usize, distance: i128) {
        let demands = self.demand.len();
        for from in 0..self.supply.len() {
            if self.transport.flow[from * demands + to] > 0 {
                self.paths.reach(from, distance, to);
            }
        }
    }

    /// Raises prices so that the path found costs nothing and no way less than nothing.
    fn reprice(&mut self, limit: i128) {
        let (to_supply, to_demand) = self.paths.distance.split_at(self.supply.len());
        for (price, distance) in self.transport.from.iter_mut().zip(to_supply) {
            *price += limit.min(*distance);
        }
        for (price, distance) in self.transport.to.iter_mut().zip(to_demand) {
            *price += limit.min(*distance);
        }
    }

    fn push(&mut self, end: usize) {
        let (start, units) = self.bottleneck(end);
        let (supplies, demands) = (self.supply.len(), self.demand.len());
        self.supply[start] -= units;
        self.demand[end] -= units;
        let mut to = end;
        loop {
            let from = self.paths.before[supplies + to];
            self.transport.flow[from * demands + to] += units;
            let before = self.paths.before[from];
            if before == NOWHERE {
                return;
            }
            self.transport.flow[from * demands + before] -= units;
            to = before;
        }
    }

    /// Where the path starts, and how much it can take.
    fn bottleneck(&self, end: usize) -> (usize, i64) {
        let (supplies, demands) = (self.supply.len(), self.demand.len());
        let mut units = self.demand[end];
        let mut to = end;
        loop {
            let from = self.paths.before[supplies + to];
            let before = self.paths.before[from];
            if before == NOWHERE {
                return (from, units.min(self.supply[from]));
            }
            units = units.min(self.transport.flow[from * demands + before]);
            to = before;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn small_transports_by_hand() {
        let cost = vec![vec![Some(1), Some(4)], vec![Some(2), Some(3)]];
        let found = Transport::solve(&[3, 2], &[2, 3], &cost, 0).unwrap();
        assert_eq!(2 + 4 + 6, found.cost);
        assert!(Transport::solve(&[3, 2], &[2, 2], &cost, 0).is_none(), "sums differ");
        let closed = vec![vec![Some(1), None], vec![Some(2), None]];
        assert!(Transport::solve(&[1, 1], &[1, 1], &closed, 0).is_none(), "no way to the second");
    }

    /// Against all ways to carry units one by one, on many small tables.
    #[test]
    fn random_transports_by_brute_force() {
        let mut state = 12_345_u64;
        let mut next = |below: u64| {
            state = state
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            (state >> 33) % below
        };
        for _ in 0..2_000 {
            let units: Vec<usize> = (0..5).map(|_| usize::try_from(next(3)).unwrap()).collect();
            let wants: Vec<usize> = (0..5).map(|_| usize::try_from(next(3)).unwrap()).collect();
            let mut cell = || (next(5) > 0).then(|| i128::from(next(6)));
            let cost: Vec<Vec<Cost>> = (0..3).map(|_| (0..3).map(|_| cell()).collect()).collect();
            let count = |list: &[usize]| -> Vec<i64> {
                (0..3)
                    .map(|kind| {
                        i64::try_from(list.iter().filter(|&&it| it == kind).count()).unwrap()
                    })
                    .collect()
            };
            let found = Transport::solve(&count(&units), &count(&wants), &cost, 0);
            let best = cheapest(&units, &mut wants.clone(), &cost);
            assert_eq!(best, found.as_ref().map(|found| found.cost));
            if let Some(found) = found {
                check_proof(&found, &cost);
            }
        }
    }

    fn cheapest(units: &[usize], wants: &mut Vec<usize>, cost: &[Vec<Cost>]) -> Option<i128> {
        let Some((&unit, rest)) = units.split_first() else { return Some(0) };
        let mut best = None;
        for index in 0..wants.len() {
            let want = wants.swap_remove(index);
            let way = cost[unit][want];
            let sum = way.and_then(|way| Some(way + cheapest(rest, wants, cost)?));
            best = match (best, sum) {
                (Some(known), Some(found)) => Some(std::cmp::min::<i128>(known, found)),
                (known, found) => known.or(found),
            };
            wants.push(want);
            let last = wants.len() - 1;
            wants.swap(index, last);
        }
        best
    }

    fn check_proof(found: &Transport, cost: &[Vec<Cost>]) {
        for (from, row) in cost.iter().enumerate() {
            for (to, &cell) in row.iter().enumerate() {
                let Some(way) = cell else { continue };
                assert!(
                    way >= found.to[to] - found.from[from],
                    "no way is cheaper than its prices"
                );
                let used = found.flow[from * row.len() + to] > 0;
                assert!(!used || found.is_tight(from, to, cell), "what is used is tight");
            }
        }
    }
}
