//! The cheapest way to carry supplies to demands, for a few dozen kinds of each.
//!
//! Successive shortest paths with potentials: each path carries as much as it can, so the number of
//! paths depends on the kinds, not on the amounts. The potentials prove that nothing is cheaper.

/// What it costs to carry one unit; `None` where it may not be carried.
pub(crate) type Cost = Option<i128>;

/// A cheapest transport.
#[derive(Clone, Debug)]
pub(crate) struct Transport {
    /// Units carried from each supply to each demand.
    pub(crate) flow: Vec<Vec<i64>>,
    /// What they cost together.
    pub(crate) cost: i128,
    /// Prices of the supplies.
    from: Vec<i128>,
    /// Prices of the demands: no way costs less than the difference of its two prices.
    to: Vec<i128>,
}

impl Transport {
    /// The cheapest transport that uses up all supplies and meets all demands, if there is one.
    pub(crate) fn solve(supply: &[i64], demand: &[i64], cost: &[Vec<Cost>]) -> Option<Transport> {
        if supply.iter().sum::<i64>() != demand.iter().sum::<i64>() {
            return None;
        }
        let mut work = Work {
            cost,
            supply: supply.to_vec(),
            demand: demand.to_vec(),
            transport: Transport {
                flow: vec![vec![0; demand.len()]; supply.len()],
                cost: 0,
                from: vec![0; supply.len()],
                to: cheapest_ways(demand.len(), cost),
            },
        };
        while work.supply.iter().any(|&units| units > 0) {
            work.carry()?;
        }
        work.transport.cost = total(&work.transport.flow, cost);
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

/// Prices under which every way costs at least the difference: the cheapest way into each demand.
fn cheapest_ways(demands: usize, cost: &[Vec<Cost>]) -> Vec<i128> {
    (0..demands).map(|to| cost.iter().filter_map(|row| row[to]).min().unwrap_or(0)).collect()
}

fn total(flow: &[Vec<i64>], cost: &[Vec<Cost>]) -> i128 {
    let rows = flow.iter().zip(cost);
    let cells = rows.flat_map(|(units, costs)| units.iter().zip(costs));
    cells.map(|(&units, cost)| i128::from(units) * cost.unwrap_or(0)).sum()
}

struct Work<'a> {
    cost: &'a [Vec<Cost>],
    supply: Vec<i64>,
    demand: Vec<i64>,
    transport: Transport,
}

/// Where a shortest path stands: distances in reduced costs, and the step before.
struct Paths {
    to_supply: Vec<Option<i128>>,
    to_demand: Vec<Option<i128>>,
    before_supply: Vec<Option<usize>>,
    before_demand: Vec<usize>,
}

impl Work<'_> {
    /// Carries as much as one shortest path can take; `None` if nothing more can be carried.
    fn carry(&mut self) -> Option<()> {
        let paths = self.shortest();
        let reached = |to: &usize| self.demand[*to] > 0 && paths.to_demand[*to].is_some();
        let end = (0..self.demand.len())
            .filter(reached)
            .min_by_key(|&to| paths.to_demand[to].map(|distance| (distance, to)))?;
        self.reprice(&paths, paths.to_demand[end]?);
        self.push(&paths, end);
        Some(())
    }

    fn reduced(&self, from: usize, to: usize) -> Option<i128> {
        let way = self.cost[from][to]?;
        Some(way + self.transport.from[from] - self.transport.to[to])
    }

    /// Dijkstra from all supplies that are left, over ways and back over flows.
    fn shortest(&self) -> Paths {
        let (supplies, demands) = (self.supply.len(), self.demand.len());
        let start = |&units: &i64| (units > 0).then_some(0);
        let mut paths = Paths {
            to_supply: self.supply.iter().map(start).collect(),
            to_demand: vec![None; demands],
            before_supply: vec![None; supplies],
            before_demand: vec![usize::MAX; demands],
        };
        let mut done = vec![false; supplies + demands];
        while let Some((distance, node)) = nearest(&paths, &done) {
            done[node] = true;
            if node < supplies {
                self.spread(&mut paths, node, distance);
            } else {
                self.return_from(&mut paths, node - supplies, distance);
            }
        }
        paths
    }

    fn spread(&self, paths: &mut Paths, from: usize, distance: i128) {
        for to in 0..self.demand.len() {
            let Some(step) = self.reduced(from, to) else { continue };
            if paths.to_demand[to].is_none_or(|known| distance + step < known) {
                paths.to_demand[to] = Some(distance + step);
                paths.before_demand[to] = from;
            }
        }
    }

    /// Flows run on ways whose reduced cost is zero, so going back costs nothing.
    fn return_from(&self, paths: &mut Paths, to: usize, distance: i128) {
        for from in 0..self.supply.len() {
            let carries = self.transport.flow[from][to] > 0;
            if carries && paths.to_supply[from].is_none_or(|known| distance < known) {
                paths.to_supply[from] = Some(distance);
                paths.before_supply[from] = Some(to);
            }
        }
    }

    /// Raises prices so that the path found costs nothing and no way less than nothing.
    fn reprice(&mut self, paths: &Paths, limit: i128) {
        let within = |distance: Option<i128>| distance.map_or(limit, |it| it.min(limit));
        for (price, &distance) in self.transport.from.iter_mut().zip(&paths.to_supply) {
            *price += within(distance);
        }
        for (price, &distance) in self.transport.to.iter_mut().zip(&paths.to_demand) {
            *price += within(distance);
        }
    }

    fn push(&mut self, paths: &Paths, end: usize) {
        let (start, units) = self.bottleneck(paths, end);
        self.supply[start] -= units;
        self.demand[end] -= units;
        let mut to = end;
        loop {
            let from = paths.before_demand[to];
            self.transport.flow[from][to] += units;
            let Some(before) = paths.before_supply[from] else { return };
            self.transport.flow[from][before] -= units;
            to = before;
        }
    }

    /// Where the path starts, and how much it can take.
    fn bottleneck(&self, paths: &Paths, end: usize) -> (usize, i64) {
        let mut units = self.demand[end];
        let mut to = end;
        loop {
            let from = paths.before_demand[to];
            let Some(before) = paths.before_supply[from] else {
                return (from, units.min(self.supply[from]));
            };
            units = units.min(self.transport.flow[from][before]);
            to = before;
        }
    }
}

/// The nearest node not done yet; supplies are numbered before demands.
fn nearest(paths: &Paths, done: &[bool]) -> Option<(i128, usize)> {
    let nodes = paths.to_supply.iter().chain(&paths.to_demand).enumerate();
    nodes
        .filter(|(node, _)| !done[*node])
        .filter_map(|(node, distance)| Some(((*distance)?, node)))
        .min()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn small_transports_by_hand() {
        let cost = vec![vec![Some(1), Some(4)], vec![Some(2), Some(3)]];
        let found = Transport::solve(&[3, 2], &[2, 3], &cost).unwrap();
        assert_eq!(2 + 4 + 6, found.cost);
        assert!(Transport::solve(&[3, 2], &[2, 2], &cost).is_none(), "sums differ");
        let closed = vec![vec![Some(1), None], vec![Some(2), None]];
        assert!(Transport::solve(&[1, 1], &[1, 1], &closed).is_none(), "no way to the second");
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
            let found = Transport::solve(&count(&units), &count(&wants), &cost);
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
                let used = found.flow[from][to] > 0;
                assert!(!used || found.is_tight(from, to, cell), "what is used is tight");
            }
        }
    }
}
