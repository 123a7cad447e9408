//! The heart of a round that cannot be paired.
//!
//! Gallai and Edmonds: whoever is left over by some largest matching stands on islands, odd groups
//! that can pair all but one of their own, and only a few others, the saviours, may meet anybody
//! there. A smallest-by-inclusion choice of islands with one saviour too few is the heart: each
//! island needs a saviour, whatever is done, and without any one player of it all others are
//! served.

use ronde_matching::{Adjacency, Completion, Part, most_pairs};

use crate::field::Field;
use crate::pairing::Unpairable;

/// Islands and the few whom their players may meet outside, one fewer than islands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Heart {
    /// Players by place, ascending on each island.
    pub(crate) islands: Vec<Vec<usize>>,
    /// Vertices of the graph: places, and the number of players for the bye.
    pub(crate) saviours: Vec<usize>,
}

impl Heart {
    /// Everybody on the islands, in ranking order.
    pub(crate) fn players(&self) -> Vec<usize> {
        let mut players = self.islands.concat();
        players.sort_unstable();
        players
    }
}

/// A smallest-by-inclusion set of players of whom, in every legal pairing of any part of the field,
/// one has neither an opponent nor the bye. The field must be one that cannot be paired.
pub(crate) fn unpairable(field: &Field) -> Unpairable {
    let everybody: Vec<usize> = (0..field.len()).collect();
    unpairable_among(field, &everybody)
}

/// The same for some of the field, in ranking order.
pub(crate) fn unpairable_among(field: &Field, places: &[usize]) -> Unpairable {
    let core: Vec<usize> = heart(graph(field, places), byes(places.len()))
        .map(|heart| heart.players().into_iter().map(|vertex| places[vertex]).collect())
        .unwrap_or_default();
    describe(field, places, &core)
}

/// The vertex that is the bye, when so many players are odd.
pub(crate) fn byes(players: usize) -> Option<usize> {
    (!players.is_multiple_of(2)).then_some(players)
}

/// These players, and the bye as one more vertex when they are odd.
pub(crate) fn graph(field: &Field, places: &[usize]) -> Adjacency {
    let count = places.len();
    Adjacency::from_fn(count + count % 2, |u, v| {
        let (u, v) = (u.min(v), u.max(v));
        if v == count {
            field.at(places[u]).bye_barred.is_none()
        } else {
            field.may_meet(places[u], places[v])
        }
    })
}

/// The heart of a graph, the one with the fewest players that is at hand; `None` if everybody finds
/// a mate. The bye is the one vertex that needs none.
pub(crate) fn heart(graph: Adjacency, bye: Option<usize>) -> Option<Heart> {
    let mut completion = Completion::new(graph);
    if completion.left_over() == 0 {
        return None;
    }
    let parts = completion.decomposition();
    let graph = completion.adjacency();
    let mut islands = islands(graph, parts.avoidable().collect());
    islands.retain(|island| bye.is_none_or(|bye| !island.contains(&bye)));
    let is_saviour = |&vertex: &usize| parts.part(vertex) == Some(Part::Barrier);
    let saviours: Vec<usize> = (0..graph.vertices()).filter(is_saviour).collect();
    let reach = |island: &[usize], saviour: usize| {
        island.iter().any(|&vertex| graph.joins(vertex, saviour))
    };
    let bipartite = Adjacency::from_fn(islands.len() + saviours.len(), |u, v| {
        u < islands.len() && v >= islands.len() && reach(&islands[u], saviours[v - islands.len()])
    });
    let served = most_pairs(&bipartite);
    let alone = (0..islands.len()).filter(|&island| served.mate(island).is_none());
    let hearts = alone.map(|island| {
        let (mine, theirs) = hungry(&bipartite, islands.len(), island, |it| served.mate(it));
        Heart {
            islands: mine.into_iter().map(|it| islands[it].clone()).collect(),
            saviours: theirs.into_iter().map(|it| saviours[it - islands.len()]).collect(),
        }
    });
    hearts.min_by_key(|heart| heart.islands.iter().map(Vec::len).sum::<usize>())
}

/// The parts of these vertices that hang together.
pub(crate) fn islands(graph: &Adjacency, mut open: Vec<usize>) -> Vec<Vec<usize>> {
    let mut islands = Vec::new();
    while let Some(&first) = open.first() {
        let mut island = vec![first];
        open.remove(0);
        let mut seen = 0;
        while let Some(&vertex) = island.get(seen) {
            seen += 1;
            let (joined, apart): (Vec<usize>, Vec<usize>) =
                open.into_iter().partition(|&other| graph.joins(vertex, other));
            island.extend(joined);
            open = apart;
        }
        island.sort_unstable();
        islands.push(island);
    }
    islands
}

/// Everybody whom the want of this island reaches: its saviours serve others, whose saviours serve
/// others again. There is one island more than saviours.
fn hungry(
    bipartite: &Adjacency,
    count: usize,
    alone: usize,
    mate: impl Fn(usize) -> Option<usize>,
) -> (Vec<usize>, Vec<usize>) {
    let mut reached = vec![alone];
    let mut theirs = Vec::new();
    let mut taken = vec![false; bipartite.vertices() - count];
    let mut seen = 0;
    while let Some(&island) = reached.get(seen) {
        seen += 1;
        for saviour in bipartite.neighbours(island) {
            if !std::mem::replace(&mut taken[saviour - count], true) {
                theirs.push(saviour);
                reached.extend(mate(saviour));
            }
        }
    }
    reached.sort_unstable();
    theirs.sort_unstable();
    (reached, theirs)
}

fn describe(field: &Field, places: &[usize], core: &[usize]) -> Unpairable {
    let number = |place: usize| field.at(place).number;
    let opponents = |&place: &usize| {
        let others = places.iter().filter(|&&other| other != place);
        others.filter(|&&other| field.may_meet(place, other)).map(|&it| number(it)).collect()
    };
    let pairs = core
        .iter()
        .enumerate()
        .flat_map(|(index, &a)| core[index + 1..].iter().map(move |&b| (a, b)));
    let barred =
        core.iter().filter_map(|&place| Some((number(place), field.at(place).bye_barred?)));
    Unpairable {
        players: core.iter().map(|&place| number(place)).collect(),
        opponents: core.iter().map(opponents).collect(),
        bars: pairs.filter_map(|(a, b)| Some((number(a), number(b), field.bar(a, b)?))).collect(),
        bye_barred: barred.collect(),
    }
}
