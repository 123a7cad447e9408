//! Whether those left over can still be paired.
//!
//! In a large crowd everybody may meet nearly everybody, and a glance proves that all can be
//! paired: by Dirac's theorem when nobody is barred from half of the others, else by pairing them
//! greedily. Only where neither succeeds is a largest matching computed.

use ronde_matching::{Adjacency, Completion};

/// Who may meet whom, and what a glance needs to know of it.
#[derive(Clone, Copy)]
pub(crate) struct Crowd<'a> {
    /// Whether two places may meet.
    pub(crate) may_meet: &'a dyn Fn(usize, usize) -> bool,
    /// Members of camp 1 never meet each other, nor do members of camp 2; camp 0 is open.
    pub(crate) camp: &'a dyn Fn(usize) -> u8,
    /// The most others that anybody may not meet, camps and those who are bound apart.
    pub(crate) most_bars: usize,
    /// Two who may meet each other only.
    pub(crate) bound: Option<(usize, usize)>,
}

/// Who must be left without an opponent.
#[derive(Clone, Copy)]
pub(crate) enum Spare<'a> {
    /// Nobody: everybody meets somebody.
    Nobody,
    /// One of those for whom this is true.
    One(&'a dyn Fn(usize) -> bool),
}

impl Crowd<'_> {
    /// Whether these places can all be paired, but for the one that may be spared.
    pub(crate) fn completes(&self, places: &[usize], spare: Spare<'_>) -> bool {
        self.clearly_completes(places, spare)
            || is_complete(&mut self.completion(places), places, spare)
    }

    /// Whether that is plain to see; a "no" means nothing.
    pub(crate) fn clearly_completes(&self, places: &[usize], spare: Spare<'_>) -> bool {
        if let Some(two) = self.bound {
            return match members(two, places) {
                0 => self.unbound().clearly_completes(places, spare),
                1 => false,
                _ => self.unbound().clearly_completes(&without(two, places), spare),
            };
        }
        match spare {
            Spare::Nobody => self.clearly_pairs(places, &[]),
            Spare::One(may_be_spared) => {
                let candidates = places.iter().rev().filter(|&&place| may_be_spared(place));
                candidates.take(GUESSES).any(|&place| self.clearly_pairs(places, &[place]))
            }
        }
    }

    /// Who can be spared so that all others are paired; nobody if there is no way.
    pub(crate) fn spareable(&self, places: &[usize]) -> Vec<usize> {
        let mut completion = self.completion(places);
        if completion.left_over() != 1 {
            return Vec::new();
        }
        completion.decomposition().avoidable().map(|vertex| places[vertex]).collect()
    }

    /// How many of these places stay without a mate, however they are paired among themselves.
    pub(crate) fn left_over(&self, places: &[usize]) -> usize {
        self.completion(places).left_over()
    }

    /// Whether `left` can be paired with members of `next` and the rest of `next` among itself, one
    /// member of `next` excepted if they are odd, who must then complete `below`. Of two who are
    /// bound, one who stands above the other's part waits for him.
    pub(crate) fn hands_over(
        &self,
        left: &[usize],
        next: &[usize],
        below: &[usize],
        spare: Spare<'_>,
    ) -> bool {
        if let Some(two) = self.bound {
            let everywhere = members(two, left) + members(two, next) + members(two, below);
            return everywhere.is_multiple_of(2) && members(two, left) < 2 && {
                let [left, next, below] = [left, next, below].map(|it| without(two, it));
                self.unbound().hands_over(&left, &next, &below, spare)
            };
        }
        if (left.len() + next.len()).is_multiple_of(2) {
            return self.pairs_with(left, next) && self.completes(below, spare);
        }
        let guests = next.iter().rev().take(GUESSES).copied();
        let clearly = |guest: usize| {
            let others: Vec<usize> = next.iter().copied().filter(|&it| it != guest).collect();
            let mut rest = vec![guest];
            rest.extend(below);
            self.greedily(left, &others) && self.clearly_completes(&rest, spare)
        };
        guests.into_iter().any(clearly) || self.finds_guest(left, next, below, spare)
    }

    /// Whether everybody in `left` and `next` can be paired, nobody of `left` with another of it.
    pub(crate) fn pairs_with(&self, left: &[usize], next: &[usize]) -> bool {
        self.greedily(left, next) || self.next_completion(left, next).left_over() == 0
    }

    /// The same with one member of `next` excepted for whom `may_stay` is true.
    pub(crate) fn pairs_but_one(
        &self,
        left: &[usize],
        next: &[usize],
        may_stay: &dyn Fn(usize) -> bool,
    ) -> bool {
        let guesses = next.iter().rev().copied().filter(|&it| may_stay(it)).take(GUESSES);
        let clearly = |guest: usize| {
            let others: Vec<usize> = next.iter().copied().filter(|&it| it != guest).collect();
            self.greedily(left, &others)
        };
        let members: Vec<usize> = left.iter().chain(next).copied().collect();
        let may_stay = |vertex: usize| vertex >= left.len() && may_stay(members[vertex]);
        guesses.into_iter().any(clearly) || {
            let mut completion = self.next_completion(left, next);
            completion.left_over() == 1 && completion.decomposition().avoidable().any(may_stay)
        }
    }

    fn finds_guest(
        &self,
        left: &[usize],
        next: &[usize],
        below: &[usize],
        spare: Spare<'_>,
    ) -> bool {
        let mut completion = self.next_completion(left, next);
        if completion.left_over() != 1 {
            return false;
        }
        let avoidable = completion.decomposition();
        let guests = avoidable.avoidable().filter_map(|vertex| vertex.checked_sub(left.len()));
        let guests: Vec<usize> = guests.map(|index| next[index]).collect();
        self.completing_guest(below, &guests, spare)
    }

    /// Whether one of the guests completes `places` when it joins them.
    fn completing_guest(&self, places: &[usize], guests: &[usize], spare: Spare<'_>) -> bool {
        let all: Vec<usize> = places.iter().chain(guests).copied().collect();
        let mut completion = Completion::new(Adjacency::from_fn(all.len(), |u, v| {
            u < places.len() && (self.may_meet)(all[u], all[v])
        }));
        for guest in places.len()..all.len() {
            completion.remove(guest);
        }
        (places.len()..all.len()).any(|guest| {
            completion.restore(guest);
            let complete = is_complete(&mut completion, &all, spare);
            completion.remove(guest);
            complete
        })
    }

    /// The same crowd, where nobody is bound or nobody of those is there.
    fn unbound(&self) -> Crowd<'_> {
        Crowd { bound: None, ..*self }
    }

    fn completion(&self, places: &[usize]) -> Completion {
        let may_meet = |u: usize, v: usize| (self.may_meet)(places[u], places[v]);
        Completion::new(Adjacency::from_fn(places.len(), may_meet))
    }

    fn next_completion(&self, left: &[usize], next: &[usize]) -> Completion {
        let members: Vec<usize> = left.iter().chain(next).copied().collect();
        let may_meet =
            |u: usize, v: usize| u.max(v) >= left.len() && (self.may_meet)(members[u], members[v]);
        Completion::new(Adjacency::from_fn(members.len(), may_meet))
    }
}

/// How many of the two are among these places.
fn members((one, other): (usize, usize), places: &[usize]) -> usize {
    places.iter().filter(|&&place| place == one || place == other).count()
}

/// These places without the two.
fn without((one, other): (usize, usize), places: &[usize]) -> Vec<usize> {
    places.iter().copied().filter(|&place| place != one && place != other).collect()
}

/// How many candidates are tried at a glance before a matching is computed.
const GUESSES: usize = 6;

/// How far the greedy pairing looks for somebody who may be met.
const LOOKS: usize = 48;

impl Crowd<'_> {
    /// Dirac, then greedily. `without` are left out.
    fn clearly_pairs(&self, places: &[usize], without: &[usize]) -> bool {
        let count = places.len() - without.len();
        if !count.is_multiple_of(2) {
            return false;
        }
        let mut camps = [0usize; 3];
        for &place in places {
            camps[usize::from((self.camp)(place))] += 1;
        }
        // Nobody meets himself, so everybody has a camp of one at least.
        let never_met = camps[1].max(camps[2]).max(1).saturating_add(self.most_bars);
        if count >= 4 && never_met.saturating_mul(2) <= count {
            return true;
        }
        let others: Vec<usize> =
            places.iter().copied().filter(|place| !without.contains(place)).collect();
        self.greedily(&[], &others)
    }

    /// Pairs `left` with `next`, then camp with camp, camps with the open, the open among
    /// themselves. Succeeds only if nobody stays over.
    fn greedily(&self, left: &[usize], next: &[usize]) -> bool {
        if let Some(two) = self.bound {
            let everywhere = members(two, left) + members(two, next);
            return everywhere.is_multiple_of(2)
                && members(two, left) < 2
                && self.unbound().greedily(&without(two, left), &without(two, next));
        }
        let mut camps: [Vec<usize>; 3] = Default::default();
        for &place in next {
            camps[usize::from((self.camp)(place))].push(place);
        }
        let mut greedy = Greedy { crowd: self, left, camps, pairs: Vec::new(), over: Vec::new() };
        for &place in left {
            greedy.place_first(place);
        }
        greedy.pair_camps();
        greedy.mend()
    }
}

struct Greedy<'a> {
    crowd: &'a Crowd<'a>,
    left: &'a [usize],
    camps: [Vec<usize>; 3],
    pairs: Vec<(usize, usize)>,
    over: Vec<usize>,
}

impl Greedy<'_> {
    /// Somebody of this camp whom `place` may meet, from the end of the list.
    fn draw(&mut self, place: usize, camp: usize) -> Option<usize> {
        let list = &mut self.camps[camp];
        let from = list.len().saturating_sub(LOOKS);
        let found = list[from..]
            .iter()
            .rposition(|&it| (self.crowd.may_meet)(place.min(it), place.max(it)))?;
        Some(list.remove(from + found))
    }

    fn pair_with(&mut self, place: usize, camps: &[usize]) {
        match camps.iter().find_map(|&camp| self.draw(place, camp)) {
            Some(mate) => self.pairs.push((place, mate)),
            None => self.over.push(place),
        }
    }

    fn place_first(&mut self, place: usize) {
        let fuller = if self.camps[1].len() >= self.camps[2].len() { 1 } else { 2 };
        match (self.crowd.camp)(place) {
            0 => self.pair_with(place, &[fuller, 3 - fuller, 0]),
            camp => self.pair_with(place, &[3 - usize::from(camp), 0]),
        }
    }

    fn pair_camps(&mut self) {
        while let Some(place) = self.camps[1].pop() {
            self.pair_with(place, &[2, 0]);
        }
        while let Some(place) = self.camps[2].pop() {
            self.pair_with(place, &[0]);
        }
        while let Some(place) = self.camps[0].pop() {
            self.pair_with(place, &[0]);
        }
    }

    fn may_pair(&self, a: usize, b: usize) -> bool {
        let both_left = self.left.contains(&a) && self.left.contains(&b);
        !both_left && (self.crowd.may_meet)(a.min(b), a.max(b))
    }

    /// Two who stay over take a pair apart between them.
    fn mend(&mut self) -> bool {
        while let Some(one) = self.over.pop() {
            let Some(two) = self.over.pop() else { return false };
            let suits = |a: usize, b: usize| self.may_pair(one, a) && self.may_pair(two, b);
            let found = self.pairs.iter().position(|&(a, b)| suits(a, b) || suits(b, a));
            let Some(index) = found else { return false };
            let (a, b) = self.pairs[index];
            let (a, b) = if suits(a, b) { (a, b) } else { (b, a) };
            self.pairs[index] = (one, a);
            self.pairs.push((two, b));
        }
        true
    }
}

fn is_complete(completion: &mut Completion, places: &[usize], spare: Spare<'_>) -> bool {
    match spare {
        Spare::Nobody => completion.left_over() == 0,
        Spare::One(may_be_spared) => {
            completion.left_over() == 1
                && completion
                    .decomposition()
                    .avoidable()
                    .any(|vertex| may_be_spared(places[vertex]))
        }
    }
}

/// Whether all of these find opponents among themselves and the candidates: whoever of the
/// candidates is not needed may pair with anybody of them, or with a vertex that makes their number
/// even.
pub(crate) fn covers(
    residents: &[usize],
    candidates: &[usize],
    may_meet: impl Fn(usize, usize) -> bool,
) -> bool {
    let places = [residents, candidates].concat();
    let joined = |u: usize, v: usize| match (u < residents.len(), places.get(v)) {
        (true, Some(&other)) => may_meet(places[u], other),
        (is_resident, _) => !is_resident,
    };
    let vertices = places.len().next_multiple_of(2);
    Completion::new(Adjacency::from_fn(vertices, joined)).left_over() == 0
}
