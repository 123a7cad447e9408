//! The candidates of the old books one by one, in the order of permutations and exchanges, as an
//! arbiter with the cards would take them up. The engines do not need it: the walk is for telling,
//! and ends at the engine's answer.

use ronde_model::PairingNumber;

use crate::field::Field;
use crate::steps::{Act, Fall, Refusal};

/// Rows that are written out before the rest is only counted.
const MOST_ROWS: usize = 60;

/// Up to so many permutations of S2 each of them is a row; beyond, those that fall by the same pair
/// after the same pairs share one.
const MOST_PERMUTATIONS: u64 = 24;

/// Exchanges that are put in order before the walk is given up.
const MOST_EXCHANGES: u64 = 20_000;

/// Something seen on the way. Players are places of the field.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Sight {
    /// D2: from here on S1 and S2 are these.
    Exchange { down: Vec<usize>, up: Vec<usize> },
    Candidate {
        pairs: Vec<(usize, usize)>,
        left: Vec<usize>,
        falls: Option<(usize, Option<usize>, Refusal)>,
    },
    /// So many more fall.
    More(u64),
}

/// What is asked of pairs, one after the other, and of those left over.
pub(crate) trait Asks {
    /// What is left of x and the like after some pairs.
    type Purse: Copy;

    fn purse(&self) -> Self::Purse;

    /// What is left after this pair too, or why it is refused.
    fn pair(&self, one: usize, other: usize, purse: Self::Purse) -> Result<Self::Purse, Refusal>;

    /// Why one of these may not be left over, after all pairs.
    fn leaves(&self, left: &[usize], purse: Self::Purse) -> Option<(usize, Refusal)>;
}

/// Two columns of which a row falls only if its two may not meet.
pub(crate) struct Across<'a>(pub(crate) &'a Field);

impl Asks for Across<'_> {
    type Purse = ();

    fn purse(&self) {}

    fn pair(&self, one: usize, other: usize, (): ()) -> Result<(), Refusal> {
        self.0.bar(one, other).map_or(Ok(()), |bar| Err(Refusal::Barred(bar)))
    }

    fn leaves(&self, _: &[usize], (): ()) -> Option<(usize, Refusal)> {
        None
    }
}

/// Who may be exchanged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Exchangeable {
    /// dutch-1992:D2 with BAF 80: never the last player; the first only if somebody is left over.
    Useful,
    /// dutch-2010:D2: everybody.
    Everybody,
}

/// Players laid out, of whom the first are S1, and what was found.
#[derive(Clone, Copy)]
pub(crate) struct Layout<'a> {
    /// In the order of the book.
    pub(crate) players: &'a [usize],
    /// In the order of S1 after the exchange, its member first.
    pub(crate) pairs: &'a [(usize, usize)],
    /// How many players are exchanged.
    pub(crate) exchanged: usize,
    pub(crate) exchangeable: Exchangeable,
}

/// Exchanges and permutations up to what was found; nothing if the way there cannot be counted.
pub(crate) fn with_exchanges(layout: Layout<'_>, asks: &impl Asks) -> Option<Vec<Sight>> {
    let Layout { players, pairs, exchanged, exchangeable } = layout;
    let p = pairs.len();
    let permutations = arrangements(players.len() - p, p)?;
    let mut walk = Walk::new(asks, permutations, pairs);
    let mut before: u64 = 0;
    let (upper, lower) = exchangeable.sides(players.len(), p);
    for (down, up) in exchanges_up_to(&upper, &lower, exchanged)? {
        let side = |is_first: bool| -> Vec<usize> {
            let is_upper = |at: &usize| *at < p && !down.contains(at) || up.contains(at);
            let places = (0..players.len()).filter(|at| is_upper(at) == is_first);
            places.map(|at| players[at]).collect()
        };
        let (s1, s2) = (side(true), side(false));
        let places = |side: &[usize]| side.iter().map(|&at| players[at]).collect::<Vec<_>>();
        let exchange = (!down.is_empty())
            .then(|| Sight::Exchange { down: sorted(places(&down)), up: sorted(places(&up)) });
        let is_last = s1.iter().copied().eq(pairs.iter().map(|pair| pair.0));
        if is_last {
            let rank = before.checked_add(rank_of(&s2, pairs)?)?;
            walk.finish(&s1, &s2, exchange, rank);
            return Some(walk.seen);
        }
        walk.side_by_side(&s1, &s2, exchange);
        before = before.checked_add(permutations)?;
    }
    None
}

/// Permutations of S2 alone up to what was found. Whoever gets nobody of S1 is not left over.
pub(crate) fn without_exchanges(
    s1: &[usize],
    s2: &[usize],
    found: &[(usize, usize)],
    asks: &impl Asks,
) -> Option<Vec<Sight>> {
    let mut walk = Walk::new(asks, arrangements(s2.len(), s1.len())?, found);
    let rank = rank_of(s2, found)?;
    walk.finish(s1, s2, None, rank);
    for sight in &mut walk.seen {
        if let Sight::Candidate { left, .. } = sight {
            left.clear();
        }
    }
    Some(walk.seen)
}

impl Sight {
    /// As an act, with the players' numbers.
    pub(crate) fn act(&self, field: &Field) -> Act {
        let number = |place: usize| field.at(place).number;
        let numbers = |places: &[usize]| -> Vec<PairingNumber> {
            places.iter().map(|&place| number(place)).collect()
        };
        match self {
            Sight::Exchange { down, up } => Act::Exchanges { down: numbers(down), up: numbers(up) },
            Sight::Candidate { pairs, left, falls } => Act::Tries {
                candidate: pairs.iter().map(|&(one, other)| (number(one), number(other))).collect(),
                left: numbers(left),
                falls: falls.map(|(player, opponent, why)| Fall {
                    player: number(player),
                    opponent: opponent.map(number),
                    why,
                }),
            },
            Sight::More(count) => Act::Skips { count: *count },
        }
    }
}

struct Walk<'a, A: Asks> {
    asks: &'a A,
    found: &'a [(usize, usize)],
    each: bool,
    seen: Vec<Sight>,
    rows: usize,
    /// Candidates passed, written out or not.
    passed: u64,
}

impl<'a, A: Asks> Walk<'a, A> {
    fn new(asks: &'a A, permutations: u64, found: &'a [(usize, usize)]) -> Walk<'a, A> {
        let each = permutations <= MOST_PERMUTATIONS;
        Walk { asks, found, each, seen: Vec::new(), rows: 0, passed: 0 }
    }

    /// All permutations after one exchange, as long as there are rows left.
    fn side_by_side(&mut self, s1: &[usize], s2: &[usize], exchange: Option<Sight>) {
        if self.rows < MOST_ROWS {
            self.seen.extend(exchange);
            self.permute(s1, s2, &mut Vec::new(), Ok(self.asks.purse()));
        }
    }

    /// Those of the last exchange, up to what was found, which `rank` candidates come before.
    fn finish(&mut self, s1: &[usize], s2: &[usize], exchange: Option<Sight>, rank: u64) {
        let in_time = self.rows < MOST_ROWS;
        self.side_by_side(s1, s2, exchange.clone());
        let is_found = |sight: &Sight| matches!(sight, Sight::Candidate { falls: None, .. });
        if self.seen.last().is_some_and(is_found) {
            debug_assert_eq!(rank, self.passed, "the walk counts as the book does");
            return;
        }
        if rank > self.passed {
            self.seen.push(Sight::More(rank - self.passed));
        }
        self.seen.extend(exchange.filter(|_| !in_time));
        let left = s2.iter().copied().filter(|it| self.found.iter().all(|pair| pair.1 != *it));
        let (pairs, left) = (self.found.to_vec(), left.collect());
        self.seen.push(Sight::Candidate { pairs, left, falls: None });
    }

    /// Every way to go on from these pairs. Says whether to stop.
    fn permute(
        &mut self,
        s1: &[usize],
        s2: &[usize],
        made: &mut Vec<(usize, usize)>,
        so_far: Result<A::Purse, (usize, Option<usize>, Refusal)>,
    ) -> bool {
        let Some((&one, others)) = s1.split_first() else {
            let fall = match so_far {
                Ok(purse) => self.asks.leaves(s2, purse).map(|(who, why)| (who, None, why)),
                Err(fall) => Some(fall),
            };
            return self.row(made, s2, fall);
        };
        for &mate in s2 {
            let after = so_far.and_then(|purse| {
                let after = self.asks.pair(one, mate, purse);
                after.map_err(|why| (one, Some(mate), why))
            });
            let rest: Vec<usize> = s2.iter().copied().filter(|&it| it != mate).collect();
            made.push((one, mate));
            let stops = if let (Err(fall), false) = (after, self.each) {
                self.bundle(others, &rest, made, fall)
            } else {
                self.permute(others, &rest, made, after)
            };
            made.pop();
            if stops {
                return true;
            }
        }
        false
    }

    /// All that begin with these pairs fall by the last of them: one row, and how many more.
    fn bundle(
        &mut self,
        s1: &[usize],
        s2: &[usize],
        made: &[(usize, usize)],
        fall: (usize, Option<usize>, Refusal),
    ) -> bool {
        let naturally = s1.iter().copied().zip(s2.iter().copied());
        let pairs: Vec<(usize, usize)> = made.iter().copied().chain(naturally).collect();
        if self.row(&pairs, &s2[s1.len()..], Some(fall)) {
            return true;
        }
        let more = arrangements(s2.len(), s1.len()).map_or(0, |all| all - 1);
        if more > 0 {
            self.seen.push(Sight::More(more));
            self.passed += more;
        }
        false
    }

    fn row(
        &mut self,
        pairs: &[(usize, usize)],
        left: &[usize],
        fall: Option<(usize, Option<usize>, Refusal)>,
    ) -> bool {
        let is_found = pairs == self.found;
        if !is_found && self.rows == MOST_ROWS {
            return true;
        }
        let falls = match fall {
            Some(fall) => {
                debug_assert!(!is_found, "what was found satisfies what is asked");
                Some(fall)
            }
            None if is_found => None,
            None => pairs.first().map(|pair| (pair.0, None, Refusal::Rest)),
        };
        self.seen.push(Sight::Candidate { pairs: pairs.to_vec(), left: left.to_vec(), falls });
        self.rows += 1;
        self.passed += u64::from(!is_found);
        is_found
    }
}

fn sorted(mut places: Vec<usize>) -> Vec<usize> {
    places.sort_unstable();
    places
}

/// Ways to put some of so many in order.
fn arrangements(of: usize, some: usize) -> Option<u64> {
    let first = (of.checked_sub(some)? + 1) as u64;
    (first..=of as u64).try_fold(1u64, u64::checked_mul)
}

fn choose(of: u64, some: u64) -> Option<u64> {
    (1..=some).try_fold(1u64, |ways, at| Some(ways.checked_mul(of - some + at)? / at))
}

/// How many permutations of S2 come before these opponents (D1).
fn rank_of(s2: &[usize], pairs: &[(usize, usize)]) -> Option<u64> {
    let mut open = s2.to_vec();
    let mut rank: u64 = 0;
    for (made, &(_, mate)) in (1..).zip(pairs) {
        let at = open.iter().position(|&it| it == mate)?;
        open.remove(at);
        let below = arrangements(open.len(), pairs.len() - made)?;
        rank = rank.checked_add(below.checked_mul(at as u64)?)?;
    }
    Some(rank)
}

impl Exchangeable {
    /// Who may leave S1, the weakest first, and who may leave S2, the strongest first, by place
    /// among the players.
    fn sides(self, players: usize, p: usize) -> (Vec<usize>, Vec<usize>) {
        let (first, end) = match self {
            Exchangeable::Useful => {
                (usize::from(players == 2 * p).min(p), players.saturating_sub(1))
            }
            Exchangeable::Everybody => (0, players),
        };
        ((first..p).rev().collect(), (p..end.max(p)).collect())
    }
}

/// The exchanges of up to so many players in order, none first.
fn exchanges_up_to(
    upper: &[usize],
    lower: &[usize],
    size: usize,
) -> Option<Vec<(Vec<usize>, Vec<usize>)>> {
    let mut all = Vec::new();
    for size in 0..=size.min(upper.len()).min(lower.len()) {
        let ways = choose(upper.len() as u64, size as u64)?;
        let ways = ways.checked_mul(choose(lower.len() as u64, size as u64)?)?;
        if ways > MOST_EXCHANGES {
            return None;
        }
        let (downs, ups) = (subsets(upper, size), subsets(lower, size));
        let both = downs.iter().flat_map(|down| ups.iter().map(|up| (down.clone(), up.clone())));
        let mut of_size: Vec<(Vec<usize>, Vec<usize>)> = both.collect();
        of_size.sort_by_cached_key(|(down, up)| {
            let difference = up.iter().sum::<usize>() - down.iter().sum::<usize>();
            let weakest: Vec<_> = down.iter().copied().map(std::cmp::Reverse).collect();
            (difference, weakest, up.clone())
        });
        all.extend(of_size);
    }
    Some(all)
}

/// Every choice of so many, in order.
fn subsets(of: &[usize], size: usize) -> Vec<Vec<usize>> {
    if size == 0 {
        return vec![Vec::new()];
    }
    let with = |at: usize| {
        subsets(&of[at + 1..], size - 1).into_iter().map(move |mut rest| {
            rest.insert(0, of[at]);
            rest
        })
    };
    (0..of.len()).flat_map(with).collect()
}
