//! A bracket as C2 sets it up, and its pairing under the requirements (C3 to C10).

use ronde_model::Score;

use crate::field::Field;
use crate::kernel::fields::Fields;
use crate::kernel::first::{Task, first_of_best};

use super::below::Below;
use super::criteria::{Offences, Requirements};
use super::definitions::Definitions;

/// The most sets of downfloaters (D3) that are looked at in one bracket.
pub(super) const MOST_SETS: usize = 5_000;

/// A bracket: who is in it, what is asked of it, how it was paired.
#[derive(Clone, Debug, Default)]
pub(super) struct Bracket {
    /// Players of its own score; after C13, also of the lower brackets joined in it.
    pub(super) residents: Vec<usize>,
    /// C13: residents of the bracket that was joined last; they count as moved down.
    pub(super) joined: Vec<usize>,
    /// Who was left over by the bracket above.
    pub(super) moved: Vec<usize>,
    /// C1: who finds no opponent here.
    pub(super) out: Vec<usize>,
    /// A3: whether moved-down players are paired first.
    pub(super) heterogeneous: bool,
    /// M1: how many of them; zero in a homogeneous bracket.
    pub(super) m1: usize,
    /// P1: how many pairs.
    pub(super) p1: usize,
    /// Nobody may be left but one who may be exempt.
    pub(super) lowest: bool,
    /// How many pairs C13 gave up.
    pub(super) given_up: usize,
    /// C13 made it of several.
    pub(super) merged: bool,
    /// How it was paired.
    pub(super) paired: Paired,
    /// C12, C13: what was asked for the bracket below when this one was paired again.
    pub(super) below: Option<Below>,
}

/// The pairing of a bracket.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Paired {
    /// Pairs, those of S1 in a heterogeneous bracket first; the higher-ranked first in each.
    pub(super) pairs: Vec<(usize, usize)>,
    /// How many are of S1.
    pub(super) of_s1: usize,
    /// S1 of a heterogeneous bracket (D3).
    pub(super) s1: Vec<usize>,
    /// Who leaves the bracket, in order, those of C1 included.
    pub(super) left: Vec<usize>,
    /// Exchanged from S1 to S2 and back (D2).
    pub(super) exchanged: (Vec<usize>, Vec<usize>),
    /// What it offends.
    pub(super) offences: Offences,
}

/// Something that a pairing is made to have, to see what it would offend.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Forced {
    /// These two meet.
    Pair(usize, usize),
    /// This one leaves the bracket.
    Leaves(usize),
}

impl Forced {
    fn allows(self, a: usize, b: usize) -> bool {
        match self {
            Forced::Pair(one, other) => {
                let touches = |place: usize| place == one || place == other;
                touches(a) == touches(b)
            }
            Forced::Leaves(place) => a != place && b != place,
        }
    }
}

/// A bracket has more sets of downfloaters than are looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct TooManySets;

impl Bracket {
    /// Everybody to be paired here, in the order of A2.
    pub(super) fn players(&self) -> Vec<usize> {
        let mut players = self.everybody();
        players.retain(|place| self.out.binary_search(place).is_err());
        players
    }

    /// Everybody who comes into it, those of C1 included.
    pub(super) fn everybody(&self) -> Vec<usize> {
        let mut all = [self.moved.as_slice(), &self.joined, &self.residents].concat();
        all.sort_unstable();
        all
    }

    /// Those to be paired who come from above.
    pub(super) fn downfloaters(&self) -> Vec<usize> {
        let mut above: Vec<usize> = self.moved.iter().chain(&self.joined).copied().collect();
        above.retain(|place| self.out.binary_search(place).is_err());
        above.sort_unstable();
        above
    }

    /// Score of its residents; after C13, of the lowest of them.
    pub(super) fn score(&self, field: &Field) -> Score {
        let place = self.residents.last();
        place.map_or(Score::ZERO, |&place| field.at(place).score)
    }

    /// A3, C2: P1, M1 and whether the bracket is treated as heterogeneous: fewer than half of its
    /// players come from above.
    pub(super) fn set_up(&mut self) {
        let (players, m0) = (self.players().len(), self.downfloaters().len());
        self.heterogeneous = m0 > 0 && 2 * m0 < players;
        self.m1 = if self.heterogeneous { m0 } else { 0 };
        self.p1 = players / 2;
    }

    /// The requirements of C3.
    pub(super) fn requirements<'a>(&self, book: Definitions<'a>) -> Requirements<'a> {
        let score = |place: &usize| i64::from(book.field.at(*place).score.tenths());
        let lowest = self.players().iter().map(score).min();
        Requirements {
            book,
            upfloaters: self.heterogeneous,
            factor: lowest.filter(|_| self.merged),
        }
    }

    /// C3 to C10: the first pairing with M1 and P1 that offends least and lets the bracket below
    /// have what is asked for it.
    pub(super) fn pair(
        &self,
        book: Definitions<'_>,
        below: &Below,
    ) -> Result<Option<Paired>, TooManySets> {
        let players = self.players();
        if 2 * self.p1 > players.len() {
            return Ok(None);
        }
        let above = self.downfloaters();
        let sets = Sets::new(&above, self.m1);
        if sets.how_many() > MOST_SETS {
            return Err(TooManySets);
        }
        let is_only = sets.how_many() == 1 && matches!(below, Below::Nothing);
        let mut best: Option<(Offences, Vec<usize>)> = None;
        for s1 in sets {
            let search = self.search(book, below, &players, &s1);
            if is_only {
                return Ok(search.first());
            }
            if let Some(offences) = search.least()
                && best.as_ref().is_none_or(|(least, _)| offences < *least)
            {
                best = Some((offences, s1));
            }
        }
        Ok(best.and_then(|(_, s1)| self.search(book, below, &players, &s1).first()))
    }

    /// The least that a pairing with M1 and P1 offends when it is made to have this, and lets the
    /// bracket below have what was asked for it.
    pub(super) fn offends_with(&self, book: Definitions<'_>, forced: Forced) -> Option<Offences> {
        let (players, above) = (self.players(), self.downfloaters());
        let below = self.below.as_ref().unwrap_or(&Below::Nothing);
        let least = |s1: Vec<usize>| {
            let search = self.search(book, below, &players, &s1);
            Search { forced: Some(forced), ..search }.least()
        };
        Sets::new(&above, self.m1).filter_map(least).min()
    }

    fn search<'a>(
        &'a self,
        book: Definitions<'a>,
        below: &'a Below,
        players: &'a [usize],
        s1: &'a [usize],
    ) -> Search<'a> {
        Search { bracket: self, book, below, players, s1, forced: None }
    }
}

/// The search for one set S1 of downfloaters; empty in a homogeneous bracket.
struct Search<'a> {
    bracket: &'a Bracket,
    book: Definitions<'a>,
    below: &'a Below,
    players: &'a [usize],
    s1: &'a [usize],
    forced: Option<Forced>,
}

impl Search<'_> {
    fn others(&self) -> Vec<usize> {
        let is_other = |place: &&usize| self.s1.binary_search(place).is_err();
        self.players.iter().filter(is_other).copied().collect()
    }

    fn is_here(&self, place: usize) -> bool {
        self.players.binary_search(&place).is_ok()
    }

    fn in_s1(&self, place: usize) -> bool {
        self.s1.binary_search(&place).is_ok()
    }

    /// Whether an edge is a pair of this bracket.
    fn is_pair(&self, a: usize, b: usize) -> bool {
        self.is_here(a) && self.is_here(b)
    }

    fn admissible(&self, a: usize, b: usize) -> bool {
        let field = self.book.field;
        match (self.is_here(a), self.is_here(b)) {
            (true, true) => {
                !(self.in_s1(a) && self.in_s1(b))
                    && self.forced.is_none_or(|forced| forced.allows(a, b))
                    && field.may_meet(a, b)
            }
            _ => self.below.joins(field, a, b),
        }
    }

    /// Everybody of S1, as many pairs as asked, what is wanted below, and then C10.
    fn criteria(&self, fields: &mut Fields<'_>) {
        if let Some(Forced::Pair(one, other)) = self.forced {
            fields.add(|a, b| i64::from((a, b) == (one.min(other), one.max(other))));
        }
        if !self.s1.is_empty() {
            let is_of_s1 = |a: usize, b: usize| self.in_s1(a) || self.in_s1(b);
            fields.add(|a, b| i64::from(self.is_pair(a, b) && is_of_s1(a, b)));
        }
        let is_pair = |a: usize, b: usize| i64::from(self.is_pair(a, b));
        if !self.below.comes_first() {
            fields.add(is_pair);
        }
        self.below.add(fields);
        if self.below.comes_first() {
            fields.add(is_pair);
        }
        if self.bracket.lowest {
            let stays = |place: usize| i64::from(self.book.field.at(place).bye_barred.is_some());
            fields.add(|a, b| if self.is_pair(a, b) { stays(a) + stays(b) } else { 0 });
        }
        let requirements = self.bracket.requirements(self.book);
        requirements.add(fields, &|a, b| self.is_pair(a, b));
    }

    /// What the best pairing offends, if there is one that is asked for.
    fn least(&self) -> Option<Offences> {
        let tail = self.below.places();
        let mut places = [self.players, &tail].concat();
        places.sort_unstable();
        let mut fields = Fields::new(&places, |a, b| self.admissible(a, b));
        self.criteria(&mut fields);
        let best = fields.solve();
        let mate = |place: usize| best.of(place);
        if !self.below.is_had(&mate) {
            return None;
        }
        let pairs: Vec<(usize, usize)> = self
            .players
            .iter()
            .filter_map(|&place| Some((place, mate(place)?)))
            .filter(|&(one, other)| one < other && self.is_pair(one, other))
            .collect();
        if let Some(Forced::Pair(one, other)) = self.forced
            && !pairs.contains(&(one.min(other), one.max(other)))
        {
            return None;
        }
        self.judge(pairs, (Vec::new(), Vec::new())).map(|paired| paired.offences)
    }

    /// The first pairing of those that offend least, if it is as asked.
    fn first(&self) -> Option<Paired> {
        let others = self.others();
        let tail = self.below.places();
        let answer = first_of_best(&Task {
            movers: self.s1,
            residents: &others,
            tail: &tail,
            admissible: &|a, b| self.admissible(a, b),
            criteria: &|fields| self.criteria(fields),
        });
        let pairs = answer.pairs.iter().map(|&(a, b)| (a.min(b), a.max(b)));
        let pairs = pairs.filter(|&(a, b)| self.is_pair(a, b)).collect();
        self.judge(pairs, answer.exchanged)
    }

    /// Whether these pairs are what M1 and P1 ask for, and what they offend.
    fn judge(
        &self,
        mut pairs: Vec<(usize, usize)>,
        exchanged: (Vec<usize>, Vec<usize>),
    ) -> Option<Paired> {
        let is_of_s1 = |&(a, b): &(usize, usize)| self.in_s1(a) || self.in_s1(b);
        let of_s1 = pairs.iter().filter(|pair| is_of_s1(pair)).count();
        if of_s1 < self.s1.len() || pairs.len() != self.bracket.p1 {
            return None;
        }
        pairs.sort_by_key(|pair| !is_of_s1(pair));
        let paired = |place: usize| pairs.iter().any(|&(a, b)| a == place || b == place);
        let mut left: Vec<usize> =
            self.players.iter().copied().filter(|&place| !paired(place)).collect();
        let barred = |&place: &usize| self.book.field.at(place).bye_barred.is_some();
        if self.bracket.lowest && left.iter().any(barred) {
            return None;
        }
        let offences = self.bracket.requirements(self.book).count(&pairs, &left);
        left.extend(&self.bracket.out);
        left.sort_unstable();
        let s1 = self.s1.to_vec();
        Some(Paired { pairs, of_s1, s1, left, exchanged, offences })
    }
}

/// D3: the sets of so many downfloaters, in lexicographic order.
pub(super) struct Sets<'a> {
    from: &'a [usize],
    next: Option<Vec<usize>>,
}

impl<'a> Sets<'a> {
    pub(super) fn new(from: &'a [usize], size: usize) -> Sets<'a> {
        Sets { from, next: (size <= from.len()).then(|| (0..size).collect()) }
    }

    /// How many sets there are, at least where there are more than are looked at.
    pub(super) fn how_many(&self) -> usize {
        let Some(places) = &self.next else { return 0 };
        let (all, size) = (self.from.len(), places.len());
        (0..size.min(all - size))
            .fold(1usize, |ways, taken| ways.saturating_mul(all - taken).min(1 << 40) / (taken + 1))
    }
}

impl Iterator for Sets<'_> {
    type Item = Vec<usize>;

    fn next(&mut self) -> Option<Vec<usize>> {
        let places = self.next.take()?;
        let set = places.iter().map(|&place| self.from[place]).collect();
        let (all, size) = (self.from.len(), places.len());
        let moves = (0..size).rev().find(|&at| places[at] < all - size + at);
        self.next = moves.map(|at| {
            let mut following = places;
            let start = following[at] + 1;
            (at..size).for_each(|it| following[it] = start + it - at);
            following
        });
        Some(set)
    }
}
