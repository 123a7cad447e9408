//! The steps of a round as data, in the order of the levels.
//!
//! What was undone is told by the article that undid it, then the level as it stands at the end:
//! so every pair is there exactly once.

use ronde_model::{Colour, PairingNumber, RoundNumber, Snapshot};

use super::colours::allocate;
use super::criteria::{Demands, Floats, Sieve};
use super::floaters::{Disturbs, Floaters};
use super::level::Paired;
use super::preliminaries::{Cards, Palette};
use super::procedure::{Done, Drawn};
use crate::pairing::Detail;
use crate::steps::{Act, Refusal, Step};

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
        let left = level.paired.left.iter().copied();
        if at == last {
            left.for_each(|place| account.bye(level, place));
        } else {
            left.for_each(|place| account.float("seed-001:C6", place));
        }
    }
    account.steps
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

    /// BAF-78: floats are final when a round is paired. Where they are not recorded they follow from
    /// the scores of today, which need not be those of that day.
    fn derived_floats(&mut self, snapshot: &Snapshot) {
        let before = self.cards.field.round.index().min(snapshot.rounds.len());
        let is_recorded = |round: RoundNumber| {
            snapshot.recorded_floats.iter().any(|floats| floats.round == round)
        };
        let rounds = (before.saturating_sub(2)..before).filter_map(RoundNumber::from_index);
        for round in rounds.filter(|&round| !is_recorded(round)) {
            self.say("seed-001:A4", Act::DerivesFloats { round });
        }
    }

    fn level(&mut self, level: &Done, joined: &[ronde_model::Score]) {
        for &score in joined {
            self.say("seed-001:C13", Act::Joins { score });
        }
        for &article in &level.again {
            self.say(article, Act::GoesBack { score: level.score });
        }
        let (moved, residents) = (self.numbers(&level.movers), self.numbers(&level.residents));
        self.say("seed-001:A3", Act::Takes { score: level.score, moved, residents });
        for &place in &level.alone {
            self.float("seed-001:C1", place);
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
        self.say("seed-001:A6", Act::LaysOut { left, right });
        self.drops(asked, asked.forced > 0);
        if self.detail == Detail::Alternatives {
            self.refused_to_floaters(paired, palette, asked);
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
        self.say("seed-001:A6", Act::LaysOut { left, right });
        let weak = Palette::of(self.cards, &paired.players).weak;
        self.drops(asked, asked.forced > asked.x.saturating_sub(weak));
        let (down, up) = &paired.found.exchanged;
        if !down.is_empty() {
            let (down, up) = (self.numbers(down), self.numbers(up));
            self.say("seed-001:C8", Act::Exchanges { down, up });
        }
        if self.detail == Detail::Alternatives {
            self.refused_in_group(paired, asked);
        }
        for &(one, other) in &paired.found.pairs {
            self.pair(one, other);
        }
    }

    /// A8, C11, A6, C14.
    fn quantities(&mut self, x: usize, asked: Demands, p: usize, lowered: usize) {
        self.set("seed-001:C2", "x", x);
        self.set("seed-001:C3", "p", p + lowered);
        if lowered > 0 {
            self.set("seed-001:C14", "p", p);
        }
        if asked.x != x {
            let article = if asked.x > x { "seed-001:C11" } else { "seed-001:C14" };
            self.set(article, "x", asked.x);
        }
    }

    /// What had to be given up. BAF-77 is, if more players with a strong preference than need be
    /// are forced.
    fn drops(&mut self, asked: Demands, drops_degrees: bool) {
        if drops_degrees {
            self.say("seed-001:B4", Act::Drops { requirement: "seed-001:B4 (BAF 77)" });
        }
        for (article, floats, names) in [
            ("seed-001:C9", asked.down, ["seed-001:B6 (down)", "seed-001:B5 (down)"]),
            ("seed-001:C10", asked.up, ["seed-001:B6 (up)", "seed-001:B5 (up)"]),
        ] {
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
        let (colour, colours) = allocate(self.cards, stronger, weaker, self.drawn_colour);
        let (white, black) = match colour {
            Colour::White => (stronger, weaker),
            Colour::Black => (weaker, stronger),
        };
        let act = Act::Pairs {
            white: self.number(white),
            black: self.number(black),
            colours,
            white_due: self.cards.due(white),
            black_due: self.cards.due(black),
        };
        self.say("seed-001:C6", act);
    }

    /// Opponents before the one who was taken, in the order of S2.
    fn refused_to_floaters(&mut self, paired: &Paired, palette: Palette, demands: Demands) {
        let lowered = paired.lowered.floaters + paired.lowered.others;
        let disturbs = Disturbs::with(demands.x, palette.x.saturating_sub(lowered));
        let floaters = Floaters { cards: self.cards, palette, demands, disturbs };
        let mut purse = floaters.purse();
        let mut open = paired.floaters.1.clone();
        for &(floater, mate) in &paired.floated {
            for &other in open.iter().take_while(|&&other| other != mate) {
                let why = floaters.spend(floater, other, purse).err().unwrap_or(Refusal::Rest);
                self.refuse(floater, Some(other), why);
            }
            open.retain(|&other| other != mate);
            purse = floaters.spend(floater, mate, purse).unwrap_or(purse);
        }
    }

    fn refused_in_group(&mut self, paired: &Paired, demands: Demands) {
        let sieve = Sieve { cards: self.cards, demands };
        let upper: Vec<usize> = paired.found.pairs.iter().map(|pair| pair.0).collect();
        let mut open: Vec<usize> =
            paired.players.iter().copied().filter(|place| !upper.contains(place)).collect();
        for &(one, mate) in &paired.found.pairs {
            for &other in open.iter().take_while(|&&other| other != mate) {
                let why = sieve.refuses(one, other).unwrap_or(Refusal::Rest);
                self.refuse(one, Some(other), why);
            }
            open.retain(|&other| other != mate);
        }
        for &place in &paired.players {
            let is_weaker = paired.found.left.last().is_some_and(|&left| place > left);
            if let Some(why) = sieve.keeps(place).filter(|_| is_weaker) {
                self.refuse(place, None, why);
            }
        }
    }

    fn refuse(&mut self, player: usize, opponent: Option<usize>, why: Refusal) {
        let player = self.number(player);
        let opponent = opponent.map(|place| self.number(place));
        self.say("seed-001:C7", Act::Refuses { player, opponent, why });
    }

    /// A5, B1b.
    fn bye(&mut self, level: &Done, place: usize) {
        let everybody = level.movers.iter().chain(&level.residents).copied();
        let passed_over = everybody.filter(|&other| other > place).filter_map(|other| {
            let barred = self.cards.field.at(other).bye_barred?;
            Some((self.number(other), Refusal::ByeBarred(barred)))
        });
        let passed_over = passed_over.collect();
        let player = self.number(place);
        self.say("seed-001:A5", Act::Byes { player, passed_over });
    }
}
