//! The steps of a round as data, in the order of the levels.
//!
//! What was undone is told by the article that undid it, then the level as it stands at the end:
//! so every pair is there exactly once.

use ronde_model::{Colour, PairingNumber, RoundNumber, Snapshot};

use super::articles::{
    A3, A4, A5, A6, B4, B4_BAF_77, B5_DOWN, B5_UP, B6_DOWN, B6_UP, C1, C2, C3, C6, C7, C8, C9, C10,
    C11, C13, C14,
};
use super::colours::allocate;
use super::criteria::{Demands, Floats, Sieve};
use super::floaters::{Disturbs, Floaters, Purse};
use super::level::Paired;
use super::preliminaries::{Cards, Palette};
use super::procedure::{Done, Drawn};
use crate::candidates::{Asks, Exchangeable, Layout, Sight, with_exchanges, without_exchanges};
use crate::pairing::Detail;
use crate::reasons::FloatersNeeded;
use crate::steps::{Act, Refusal, Step};

/// Players weaker than one who leaves of whom it is told why they stay.
const MOST_ASKED: usize = 40;

/// The steps of the round.
pub(super) fn steps(
    snapshot: &Snapshot,
    cards: &Cards<'_>,
    drawn: &Drawn,
    drawn_colour: Colour,
    detail: Detail,
) -> Vec<Step> {
    let mut account = Account { cards, drawn_colour, detail, steps: Vec::new() };
    account.derived_floats(snapshot);
    let last = drawn.levels.len() - 1;
    for (at, level) in drawn.levels.iter().enumerate() {
        account.level(level, if at == last { drawn.joined.as_slice() } else { &[] });
        if at == last {
            let left = level.paired.left.iter().copied();
            left.for_each(|place| account.bye(level, place));
        } else {
            account.leavers(level);
        }
    }
    account.steps
}

/// What is asked of a homogeneous level or a remainder.
struct OfGroup<'a> {
    sieve: Sieve<'a>,
    is_last: bool,
}

impl Asks for OfGroup<'_> {
    type Purse = (usize, usize);

    fn purse(&self) -> (usize, usize) {
        (self.sieve.demands.x, self.sieve.demands.forced)
    }

    fn pair(
        &self,
        one: usize,
        other: usize,
        purse: (usize, usize),
    ) -> Result<(usize, usize), Refusal> {
        self.sieve.spend(one, other, purse)
    }

    fn leaves(&self, left: &[usize], _: (usize, usize)) -> Option<(usize, Refusal)> {
        left.iter().find_map(|&place| Some((place, self.stays(place)?)))
    }
}

impl OfGroup<'_> {
    /// Why the player may not be left over, by himself.
    fn stays(&self, place: usize) -> Option<Refusal> {
        let barred = self.sieve.cards.field.at(place).bye_barred.filter(|_| self.is_last);
        barred.map(Refusal::ByeBarred).or_else(|| self.sieve.keeps(place))
    }
}

impl Asks for Floaters<'_> {
    type Purse = Purse;

    fn purse(&self) -> Purse {
        Floaters::purse(self)
    }

    fn pair(&self, one: usize, other: usize, purse: Purse) -> Result<Purse, Refusal> {
        self.spend(one, other, purse)
    }

    /// They are the remainder.
    fn leaves(&self, _: &[usize], _: Purse) -> Option<(usize, Refusal)> {
        None
    }
}

struct Account<'a> {
    cards: &'a Cards<'a>,
    drawn_colour: Colour,
    detail: Detail,
    steps: Vec<Step>,
}

impl Account<'_> {
    fn number(&self, place: usize) -> PairingNumber {
        self.cards.field.at(place).number
    }

    fn numbers(&self, places: &[usize]) -> Vec<PairingNumber> {
        places.iter().map(|&place| self.number(place)).collect()
    }

    fn say(&mut self, article: &'static str, act: Act) {
        self.steps.push(Step { article, act });
    }

    fn set(&mut self, article: &'static str, name: &'static str, value: usize) {
        self.say(article, Act::Sets { name, value: i64::try_from(value).unwrap_or(i64::MAX) });
    }

    /// BAF-78: floats are final when a round is paired. Where they are not recorded they follow
    /// from the scores of today, which need not be those of that day.
    fn derived_floats(&mut self, snapshot: &Snapshot) {
        let before = self.cards.field.round.index().min(snapshot.rounds.len());
        let is_recorded = |round: RoundNumber| {
            snapshot.recorded_floats.iter().any(|floats| floats.round == round)
        };
        let rounds = (before.saturating_sub(2)..before).filter_map(RoundNumber::from_index);
        for round in rounds.filter(|&round| !is_recorded(round)) {
            self.say(A4, Act::DerivesFloats { round });
        }
    }

    fn level(&mut self, level: &Done, joined: &[ronde_model::Score]) {
        for &score in joined {
            self.say(C13, Act::Joins { score });
        }
        for &article in &level.again {
            self.say(article, Act::GoesBack { score: level.score });
        }
        let (moved, residents) = (self.numbers(&level.movers), self.numbers(&level.residents));
        self.say(A3, Act::Takes { score: level.score, moved, residents });
        if !level.alone.is_empty() {
            let (floaters, of) = (level.alone.len(), self.numbers(&level.alone));
            self.say(C1, Act::Needs { floaters, why: FloatersNeeded::Opponents, of });
        }
        for &place in &level.alone {
            self.float(C1, place);
        }
        self.floaters(&level.paired);
        self.group(&level.paired);
    }

    fn float(&mut self, article: &'static str, place: usize) {
        let player = self.number(place);
        self.say(article, Act::Floats { player });
    }

    /// C2 to C7 for the floaters of a heterogeneous level.
    fn floaters(&mut self, paired: &Paired) {
        let Some(asked) = paired.asked_of_floaters else { return };
        let (s1, s2) = &paired.floaters;
        let palette = Palette::of(self.cards, &[s1.as_slice(), s2].concat());
        self.quantities(palette.x, asked, s1.len(), paired.lowered.floaters);
        let (left, right) = (self.numbers(s1), self.numbers(s2));
        self.say(A6, Act::LaysOut { left, right });
        self.drops(asked, asked.forced > 0);
        if self.detail == Detail::Alternatives {
            let lowered = paired.lowered.floaters + paired.lowered.others;
            let disturbs = Disturbs::with(asked.x, palette.x.saturating_sub(lowered));
            let floaters = Floaters { cards: self.cards, palette, demands: asked, disturbs };
            let seen = without_exchanges(s1, s2, &paired.floated, &floaters);
            self.sights(&seen.unwrap_or_default());
            self.refused(&floaters, s2, &paired.floated);
        }
        for &(one, other) in &paired.floated {
            self.pair(one, other);
        }
    }

    /// C2 to C9 for a homogeneous level or a remainder.
    fn group(&mut self, paired: &Paired) {
        let Some(asked) = paired.asked.filter(|_| !paired.players.is_empty()) else { return };
        let p = paired.found.pairs.len();
        self.quantities(paired.x, asked, p, paired.lowered.others);
        let (s1, s2) = paired.players.split_at(p);
        let (left, right) = (self.numbers(s1), self.numbers(s2));
        self.say(A6, Act::LaysOut { left, right });
        let weak = Palette::of(self.cards, &paired.players).weak;
        self.drops(asked, asked.forced > asked.x.saturating_sub(weak));
        let sieve = Sieve { cards: self.cards, demands: asked };
        let asks = OfGroup { sieve, is_last: paired.is_last };
        let all = self.detail == Detail::Alternatives;
        let layout = Layout {
            players: &paired.players,
            pairs: &paired.found.pairs,
            exchanged: paired.found.exchanged.0.len(),
            exchangeable: Exchangeable::Useful,
        };
        let walked = all.then(|| with_exchanges(layout, &asks)).flatten();
        if let Some(seen) = walked.filter(|_| p > 0) {
            self.sights(&seen);
        } else if !paired.found.exchanged.0.is_empty() {
            let (down, up) = &paired.found.exchanged;
            self.exchange(down, up);
        }
        if all {
            let is_upper = |place: usize| paired.found.pairs.iter().any(|pair| pair.0 == place);
            let lower = paired.players.iter().copied().filter(|&place| !is_upper(place));
            self.refused(&asks, &lower.collect::<Vec<_>>(), &paired.found.pairs);
        }
        for &(one, other) in &paired.found.pairs {
            self.pair(one, other);
        }
    }

    /// A8, C11, A6, C14.
    fn quantities(&mut self, x: usize, asked: Demands, p: usize, lowered: usize) {
        self.set(C2, "x", x);
        self.set(C3, "p", p + lowered);
        if lowered > 0 {
            self.set(C14, "p", p);
        }
        if asked.x != x {
            let article = if asked.x > x { C11 } else { C14 };
            self.set(article, "x", asked.x);
        }
    }

    /// What had to be given up. BAF-77 is, if more players with a strong preference than need be
    /// are forced.
    fn drops(&mut self, asked: Demands, drops_degrees: bool) {
        if drops_degrees {
            self.say(B4, Act::Drops { requirement: B4_BAF_77 });
        }
        for (article, floats, names) in
            [(C9, asked.down, [B6_DOWN, B5_DOWN]), (C10, asked.up, [B6_UP, B5_UP])]
        {
            let dropped = match floats {
                Floats::B5AndB6 => 0,
                Floats::B5 => 1,
                Floats::Neither => 2,
            };
            for requirement in names.into_iter().take(dropped) {
                self.say(article, Act::Drops { requirement });
            }
        }
    }

    fn pair(&mut self, one: usize, other: usize) {
        let (stronger, weaker) = (one.min(other), one.max(other));
        let seats = [stronger, weaker].map(|place| (self.number(place), self.cards.due(place)));
        let given = allocate(self.cards, stronger, weaker, self.drawn_colour);
        self.say(C6, Act::pair(seats, given));
    }

    fn exchange(&mut self, down: &[usize], up: &[usize]) {
        let (down, up) = (self.numbers(down), self.numbers(up));
        self.say(C8, Act::Exchanges { down, up });
    }

    /// C6 to C8, candidate by candidate.
    fn sights(&mut self, seen: &[Sight]) {
        for sight in seen {
            let article = match sight {
                Sight::Exchange { .. } => C8,
                Sight::Candidate { .. } => C6,
                Sight::More(_) => C7,
            };
            let act = sight.act(self.cards.field);
            self.say(article, act);
        }
    }

    /// Opponents before the one who was taken, in the order of S2, after the pairs before.
    fn refused<A: Asks>(&mut self, asks: &A, s2: &[usize], pairs: &[(usize, usize)]) {
        let mut purse = asks.purse();
        let mut open = s2.to_vec();
        for &(one, mate) in pairs {
            for &other in open.iter().take_while(|&&other| other != mate) {
                let why = asks.pair(one, other, purse).err().unwrap_or(Refusal::Rest);
                self.refuse(C7, one, Some(other), why);
            }
            open.retain(|&other| other != mate);
            purse = asks.pair(one, mate, purse).unwrap_or(purse);
        }
    }

    fn refuse(
        &mut self,
        article: &'static str,
        player: usize,
        opponent: Option<usize>,
        why: Refusal,
    ) {
        let player = self.number(player);
        let opponent = opponent.map(|place| self.number(place));
        self.say(article, Act::Refuses { player, opponent, why });
    }

    /// Why so many leave the level, why these and not weaker ones.
    fn leavers(&mut self, level: &Done) {
        let left = &level.paired.left;
        let Some(&strongest) = left.first() else { return };
        let here = level.movers.len() + level.residents.len() - level.alone.len();
        let (article, why) = if left.len() == here % 2 {
            (A6, FloatersNeeded::Odd)
        } else if level.again.contains(&C13) {
            (C13, FloatersNeeded::Completion)
        } else {
            (C14, FloatersNeeded::Opponents)
        };
        self.say(article, Act::Needs { floaters: left.len(), why, of: Vec::new() });
        for (place, why) in self.staying(level, strongest) {
            self.refuse(C6, place, None, why);
        }
        for &place in left {
            self.float(C6, place);
        }
    }

    /// Players of the level weaker than this one who are not left over, and why.
    fn staying(&self, level: &Done, than: usize) -> Vec<(usize, Refusal)> {
        let paired = &level.paired;
        let Some(demands) = paired.asked else { return Vec::new() };
        let everybody = level.movers.iter().chain(&level.residents).copied();
        let is_gone = |place: &usize| paired.left.contains(place) || level.alone.contains(place);
        let weaker = everybody.filter(|place| *place > than && !is_gone(place));
        let sieve = Sieve { cards: self.cards, demands };
        let asks = OfGroup { sieve, is_last: paired.is_last };
        let group = paired.group(self.cards);
        let p = paired.found.pairs.len();
        let asked = self.detail == Detail::Alternatives;
        let why = |(at, place): (usize, usize)| {
            let barred = asks.stays(place).filter(|_| asked || paired.is_last);
            let why = match barred {
                None if !asked || at >= MOST_ASKED => None,
                None if !paired.players.contains(&place) => Some(Refusal::Criterion(C6)),
                None if group.could_leave(place, p, demands) => Some(Refusal::Later),
                None => Some(Refusal::Rest),
                barred => barred,
            };
            Some((place, why?))
        };
        weaker.enumerate().filter_map(why).collect()
    }

    /// A5, B1b.
    fn bye(&mut self, level: &Done, place: usize) {
        let passed_over = self.staying(level, place).into_iter();
        let passed_over = passed_over.map(|(other, why)| (self.number(other), why)).collect();
        let player = self.number(place);
        self.say(A5, Act::Byes { player, passed_over });
    }
}
