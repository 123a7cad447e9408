//! The steps of a round as data: what an arbiter with the book in hand would have done.

use ronde_model::{Colour, PairingNumber};

use crate::field::Field;
use crate::pairing::Detail;
use crate::reasons::Reasons;
use crate::steps::{Act, Refusal, Step};

use super::bracket::{Bracket, Forced};
use super::colours::allocate;
use super::criteria::{A7D, B2, B5_DOWN, B5_UP, B6_DOWN, B6_UP, X, Z};
use super::definitions::Book;
use super::procedure::Drawn;

/// In larger brackets only those alternatives are explained that B1 or B2 refuses.
const MOST_EXPLAINED: usize = 40;

/// Where a bracket's quantities come from, if nothing lowered them.
const SET_UP: &str = "seed-004:C2";

/// Where C10 gives in, by what is offended.
const GIVES_IN: [&str; 9] = [
    "seed-004:C10.g",
    "seed-004:D4",
    "seed-004:C10.f",
    "seed-004:C10.e",
    "seed-004:C10.e",
    "seed-004:C10.d",
    "seed-004:C10.c",
    "seed-004:C10.b",
    "seed-004:C10.a",
];

/// The steps of the whole round.
pub(super) fn explain(book: Book<'_>, drawn: &Drawn, initial: Colour, detail: Detail) -> Reasons {
    let mut steps = Vec::new();
    for (bracket, story) in drawn.brackets.iter().zip(&drawn.stories) {
        steps.extend(story.iter().cloned());
        let teller = Teller { book, field: book.field, bracket, initial, detail };
        steps.extend(teller.steps());
    }
    Reasons { steps, ..Reasons::default() }
}

struct Teller<'a> {
    book: Book<'a>,
    field: &'a Field,
    bracket: &'a Bracket,
    initial: Colour,
    detail: Detail,
}

impl Teller<'_> {
    fn number(&self, place: usize) -> PairingNumber {
        self.field.at(place).number
    }

    fn numbers(&self, places: &[usize]) -> Vec<PairingNumber> {
        places.iter().map(|&place| self.number(place)).collect()
    }

    fn steps(&self) -> Vec<Step> {
        let mut steps = vec![self.takes()];
        steps.extend(self.bracket.out.iter().map(|&place| {
            let player = self.number(place);
            Step { article: "seed-004:C1", act: Act::Floats { player } }
        }));
        if self.bracket.p1 > 0 {
            steps.extend(self.quantities());
            steps.extend(self.drops());
            steps.extend(self.first_part());
            steps.extend(self.rest());
        }
        steps.extend(self.leavers());
        steps.extend(self.bracket.paired.pairs.iter().map(|&(a, b)| self.pair(a, b)));
        steps
    }

    fn takes(&self) -> Step {
        let mut moved = [self.bracket.moved.as_slice(), &self.bracket.joined].concat();
        moved.sort_unstable();
        let act = Act::Takes {
            score: self.bracket.score(self.field),
            moved: self.numbers(&moved),
            residents: self.numbers(&self.bracket.residents),
        };
        Step { article: "seed-004:A3", act }
    }

    /// C2 and C14: P1, M1, X1, Z1 as they were in the end.
    fn quantities(&self) -> Vec<Step> {
        let bracket = self.bracket;
        let (x1, z1) = self.book.x1_z1(&bracket.players(), bracket.p1);
        let (of_pairs, of_downfloaters) = self.who_set_them();
        let mut quantities = vec![("P1", bracket.p1, of_pairs)];
        if bracket.heterogeneous || of_downfloaters != SET_UP {
            quantities.push(("M1", bracket.m1, of_downfloaters));
        }
        quantities.push(("X1", x1, of_pairs));
        if !self.book.odd_round {
            quantities.push(("Z1", z1, of_pairs));
        }
        let set = |(name, value, article): (&'static str, usize, &'static str)| Step {
            article,
            act: Act::Sets { name, value: i64::try_from(value).unwrap_or(i64::MAX) },
        };
        let mut steps: Vec<Step> = quantities.into_iter().map(set).collect();
        let offences = &bracket.paired.offences;
        let raised = |at: usize, name: &'static str, least: usize| {
            let value = offences[at];
            let is_more = usize::try_from(value).is_ok_and(|value| value > least);
            is_more.then_some(Step { article: "seed-004:C10.e", act: Act::Sets { name, value } })
        };
        steps.extend(raised(X, "X", x1));
        steps.extend(raised(Z, "Z", z1).filter(|_| !self.book.odd_round));
        steps
    }

    /// The rules that gave P1 and M1: C2, or what lowered them.
    fn who_set_them(&self) -> (&'static str, &'static str) {
        let mut first = self.bracket.clone();
        first.set_up();
        let of_pairs = match self.bracket.p1 < first.p1 {
            true if self.bracket.given_up > 0 => "seed-004:C13",
            true => "seed-004:C14",
            false => SET_UP,
        };
        let of_downfloaters = match self.bracket.m1 < first.m1 {
            true if self.bracket.lowest => "seed-004:C13",
            true => "seed-004:C14",
            false => SET_UP,
        };
        (of_pairs, of_downfloaters)
    }

    /// C10: what had to be dropped.
    fn drops(&self) -> Vec<Step> {
        let requirements = [
            (B6_UP, "seed-004:B6"),
            (B5_UP, "seed-004:B5"),
            (B6_DOWN, "seed-004:B6"),
            (B5_DOWN, "seed-004:B5"),
            (A7D, "seed-004:A7.d"),
            (B2, "seed-004:B2"),
        ];
        let offences = &self.bracket.paired.offences;
        let dropped = requirements.into_iter().filter(|(at, _)| offences[*at] > 0);
        dropped
            .map(|(at, requirement)| Step {
                article: GIVES_IN[at],
                act: Act::Drops { requirement },
            })
            .collect()
    }

    /// C4 to C7 with the moved-down players in S1.
    fn first_part(&self) -> Vec<Step> {
        let paired = &self.bracket.paired;
        if paired.s1.is_empty() {
            return Vec::new();
        }
        let is_other = |place: &usize| !paired.s1.contains(place);
        let others: Vec<usize> = self.bracket.players().into_iter().filter(is_other).collect();
        let mut steps = vec![self.lays_out("seed-004:C4", &paired.s1, &others)];
        steps.extend(self.refusals(&paired.s1, &others));
        steps
    }

    /// C4 to C8 in a homogeneous bracket, or with the rest of a heterogeneous one.
    fn rest(&self) -> Vec<Step> {
        let paired = &self.bracket.paired;
        let first = &paired.pairs[..paired.of_s1];
        let is_rest = |place: &usize| first.iter().all(|&(a, b)| *place != a && *place != b);
        let rest: Vec<usize> = self.bracket.players().into_iter().filter(is_rest).collect();
        let half = paired.pairs.len() - paired.of_s1;
        if half == 0 {
            return Vec::new();
        }
        let (upper, lower) = rest.split_at(half);
        let mut steps = vec![self.lays_out("seed-004:C4", upper, lower)];
        let (down, up) = &paired.exchanged;
        if !down.is_empty() {
            let act = Act::Exchanges { down: self.numbers(down), up: self.numbers(up) };
            steps.push(Step { article: "seed-004:D2", act });
        }
        let swapped = |side: &[usize], out: &[usize], coming: &[usize]| {
            let kept = side.iter().filter(|place| !out.contains(place));
            let mut side: Vec<usize> = kept.chain(coming).copied().collect();
            side.sort_unstable();
            side
        };
        steps.extend(self.refusals(&swapped(upper, down, up), &swapped(lower, up, down)));
        steps
    }

    fn lays_out(&self, article: &'static str, left: &[usize], right: &[usize]) -> Step {
        let act = Act::LaysOut { left: self.numbers(left), right: self.numbers(right) };
        Step { article, act }
    }

    /// D1: for every player of S1 the free ones of S2 who come before the opponent, and why not.
    fn refusals(&self, s1: &[usize], s2: &[usize]) -> Vec<Step> {
        if self.detail != Detail::Alternatives {
            return Vec::new();
        }
        let mate = |place: usize| {
            let pairs = self.bracket.paired.pairs.iter();
            let mut mates = pairs.filter_map(|&(a, b)| match place {
                _ if place == a => Some(b),
                _ if place == b => Some(a),
                _ => None,
            });
            mates.next()
        };
        let mut free = s2.to_vec();
        let mut steps = Vec::new();
        for &one in s1 {
            let Some(chosen) = mate(one) else { continue };
            for &other in free.iter().take_while(|place| **place != chosen) {
                let why = match self.field.bar(one, other) {
                    Some(bar) => Some(Refusal::Barred(bar)),
                    None => self.verdict(Forced::Pair(one, other)),
                };
                steps.extend(why.map(|why| self.refuses(one, Some(other), why)));
            }
            free.retain(|place| *place != chosen);
        }
        steps
    }

    fn refuses(&self, one: usize, other: Option<usize>, why: Refusal) -> Step {
        let opponent = other.map(|place| self.number(place));
        let act = Act::Refuses { player: self.number(one), opponent, why };
        Step { article: "seed-004:D1", act }
    }

    /// What a pairing with this would have offended more; nothing is said of large brackets.
    fn verdict(&self, forced: Forced) -> Option<Refusal> {
        if self.bracket.players().len() > MOST_EXPLAINED {
            return None;
        }
        let chosen = self.bracket.paired.offences;
        let Some(other) = self.bracket.offends_with(self.book, forced) else {
            return Some(Refusal::Rest);
        };
        let first = (0..chosen.len()).find(|&at| other[at] != chosen[at]);
        Some(match first {
            None => Refusal::Later,
            Some(at) if other[at] > chosen[at] => Refusal::Criterion(GIVES_IN[at]),
            // Better in itself, but the bracket below could not be paired (C12, C13).
            Some(_) => Refusal::Rest,
        })
    }

    /// Who floats, or is exempt.
    fn leavers(&self) -> Vec<Step> {
        let left = self.bracket.paired.left.iter().copied();
        let left = left.filter(|place| self.bracket.out.binary_search(place).is_err());
        left.map(|place| {
            let player = self.number(place);
            if self.bracket.lowest {
                let act = Act::Byes { player, passed_over: self.passed_over(place) };
                Step { article: "seed-004:A5", act }
            } else if self.bracket.p1 == 0 {
                Step { article: "seed-004:C14", act: Act::Floats { player } }
            } else {
                Step { article: "seed-004:C6", act: Act::Floats { player } }
            }
        })
        .collect()
    }

    /// Lower-ranked players of the lowest bracket who are not exempt, and why.
    fn passed_over(&self, exempt: usize) -> Vec<(PairingNumber, Refusal)> {
        let players = self.bracket.players().into_iter().filter(|&place| place > exempt);
        let why = |place: usize| match self.field.at(place).bye_barred {
            Some(round) => Some(Refusal::ByeBarred(round)),
            None if self.detail == Detail::Alternatives => self.verdict(Forced::Leaves(place)),
            None => None,
        };
        players.filter_map(|place| Some((self.number(place), why(place)?))).collect()
    }

    fn pair(&self, higher: usize, lower: usize) -> Step {
        let (colour, colours) = allocate(self.field, higher, lower, self.initial);
        let (white, black) = match colour {
            Colour::White => (higher, lower),
            Colour::Black => (lower, higher),
        };
        let act = Act::Pairs {
            white: self.number(white),
            black: self.number(black),
            colours,
            white_due: self.field.at(white).preference,
            black_due: self.field.at(black).preference,
        };
        Step { article: "seed-004:C6", act }
    }
}
