//! The steps of a round as data: what an arbiter with the book in hand would have done.

use ronde_model::{Colour, PairingNumber};

use super::articles::{A3, A5, C1, C2, C4, C6, C7, C10_E, C13, C14, D1, D2};
use crate::candidates::{Asks, Exchangeable, Layout, Sight, with_exchanges, without_exchanges};
use crate::field::{Field, Float};
use crate::pairing::Detail;
use crate::reasons::{FloatersNeeded, Reasons};
use crate::steps::{Act, Refusal, Step};

use super::bracket::{Bracket, Forced};
use super::colours::allocate;
use super::criteria::{CRITERIA, Dutch2010Criterion, Offences, Requirements};
use super::definitions::Definitions;
use super::procedure::Drawn;

/// In larger brackets only those alternatives are explained that B1 or B2 refuses.
const MOST_EXPLAINED: usize = 40;

/// Where a bracket's quantities come from, if nothing lowered them.
const SET_UP: &str = C2;

/// The steps of the whole round.
pub(super) fn explain(
    book: Definitions<'_>,
    drawn: &Drawn,
    initial: Colour,
    detail: Detail,
) -> Reasons {
    let mut steps = Vec::new();
    for (bracket, story) in drawn.brackets.iter().zip(&drawn.stories) {
        steps.extend(story.iter().cloned());
        let teller = Teller { book, field: book.field, bracket, initial, detail };
        steps.extend(teller.steps());
    }
    Reasons { steps, ..Reasons::default() }
}

/// What C10 allows in the end: no more of each offence than the pairing that was taken has.
struct Limits<'a> {
    requirements: Requirements<'a>,
    most: Offences,
    /// The exempt is one of those left over.
    lowest: bool,
}

/// What is left after these offences too, or the first requirement for which it does not suffice.
fn less(left: Offences, offences: &Offences) -> Result<Offences, Dutch2010Criterion> {
    match Requirements::beyond(offences, &left) {
        Some(at) => Err(at),
        None => Ok(std::array::from_fn(|at| left[at] - offences[at])),
    }
}

impl Asks for Limits<'_> {
    type Purse = Offences;

    fn purse(&self) -> Offences {
        self.most
    }

    fn pair(&self, one: usize, other: usize, purse: Offences) -> Result<Offences, Refusal> {
        if let Some(bar) = self.requirements.book.field.bar(one, other) {
            return Err(Refusal::Barred(bar));
        }
        let offences = self.requirements.of_pair(one, other);
        less(purse, &offences).map_err(|which| match which {
            Dutch2010Criterion::Preference => Refusal::Colours,
            Dutch2010Criterion::StrongInEvenRounds | Dutch2010Criterion::StrongPreference => {
                Refusal::ColourDegree
            }
            Dutch2010Criterion::UpLast => Refusal::Float(Float::Up, 1),
            Dutch2010Criterion::UpBefore => Refusal::Float(Float::Up, 2),
            Dutch2010Criterion::AbsoluteColour
            | Dutch2010Criterion::ScoreDifferences
            | Dutch2010Criterion::DownLast
            | Dutch2010Criterion::DownBefore => Refusal::Criterion(which.article()),
        })
    }

    fn leaves(&self, left: &[usize], purse: Offences) -> Option<(usize, Refusal)> {
        let mut purse = purse;
        for &place in left {
            let barred = self.requirements.book.field.at(place).bye_barred;
            if let Some(round) = barred.filter(|_| self.lowest) {
                return Some((place, Refusal::ByeBarred(round)));
            }
            match less(purse, &self.requirements.of_leaving(place)) {
                Ok(rest) => purse = rest,
                Err(Dutch2010Criterion::DownLast) => {
                    return Some((place, Refusal::Float(Float::Down, 1)));
                }
                Err(Dutch2010Criterion::DownBefore) => {
                    return Some((place, Refusal::Float(Float::Down, 2)));
                }
                Err(which) => return Some((place, Refusal::Criterion(which.article()))),
            }
        }
        None
    }
}

/// Those who get nobody of S1 are not left over.
struct OfDownfloaters<'a>(Limits<'a>);

impl Asks for OfDownfloaters<'_> {
    type Purse = Offences;

    fn purse(&self) -> Offences {
        self.0.purse()
    }

    fn pair(&self, one: usize, other: usize, purse: Offences) -> Result<Offences, Refusal> {
        self.0.pair(one, other, purse)
    }

    fn leaves(&self, _: &[usize], _: Offences) -> Option<(usize, Refusal)> {
        None
    }
}

struct Teller<'a> {
    book: Definitions<'a>,
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
        if !self.bracket.out.is_empty() {
            let (floaters, of) = (self.bracket.out.len(), self.numbers(&self.bracket.out));
            let act = Act::Needs { floaters, why: FloatersNeeded::Opponents, of };
            steps.push(Step { article: C1, act });
        }
        steps.extend(self.bracket.out.iter().map(|&place| {
            let player = self.number(place);
            Step { article: C1, act: Act::Floats { player } }
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
        Step { article: A3, act }
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
        let raised = |which: Dutch2010Criterion, name: &'static str, least: usize| {
            let value = offences[which.place()];
            let is_more = usize::try_from(value).is_ok_and(|value| value > least);
            is_more.then_some(Step { article: C10_E, act: Act::Sets { name, value } })
        };
        steps.extend(raised(Dutch2010Criterion::Preference, "X", x1));
        steps.extend(
            raised(Dutch2010Criterion::StrongInEvenRounds, "Z", z1)
                .filter(|_| !self.book.odd_round),
        );
        steps
    }

    /// The rules that gave P1 and M1: C2, or what lowered them.
    fn who_set_them(&self) -> (&'static str, &'static str) {
        let mut first = self.bracket.clone();
        first.set_up();
        let of_pairs = match self.bracket.p1 < first.p1 {
            true if self.bracket.given_up > 0 => C13,
            true => C14,
            false => SET_UP,
        };
        let of_downfloaters = match self.bracket.m1 < first.m1 {
            true if self.bracket.lowest => C13,
            true => C14,
            false => SET_UP,
        };
        (of_pairs, of_downfloaters)
    }

    /// C10: what had to be dropped.
    fn drops(&self) -> Vec<Step> {
        let offended = CRITERIA.iter().zip(self.bracket.paired.offences);
        let dropped = offended.rev().filter(|(_, times)| *times > 0);
        dropped
            .filter_map(|(row, _)| {
                let act = Act::Drops { requirement: row.requirement? };
                Some(Step { article: row.article, act })
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
        let mut steps = vec![self.lays_out(C4, &paired.s1, &others)];
        let pairs = self.in_order_of(&paired.s1);
        let asks = OfDownfloaters(self.limits(&[]));
        let walked = (self.detail == Detail::Alternatives)
            .then(|| without_exchanges(&paired.s1, &others, &pairs, &asks));
        steps.extend(self.sights(&walked.flatten().unwrap_or_default()));
        steps.extend(self.refusals(&paired.s1, &others));
        steps
    }

    /// What may still be offended after these pairs.
    fn limits(&self, made: &[(usize, usize)]) -> Limits<'_> {
        let requirements = self.bracket.requirements(self.book);
        let spent = requirements.count(made, &[]);
        let offences = &self.bracket.paired.offences;
        let most = std::array::from_fn(|at| offences[at] - spent[at]);
        Limits { requirements, most, lowest: self.bracket.lowest }
    }

    /// The pairs of these players, each of them first.
    fn in_order_of(&self, s1: &[usize]) -> Vec<(usize, usize)> {
        s1.iter().filter_map(|&one| Some((one, self.mate(one)?))).collect()
    }

    fn mate(&self, place: usize) -> Option<usize> {
        let pairs = self.bracket.paired.pairs.iter();
        let mut mates = pairs.filter_map(|&(a, b)| match place {
            _ if place == a => Some(b),
            _ if place == b => Some(a),
            _ => None,
        });
        mates.next()
    }

    /// C6 to C8, candidate by candidate.
    fn sights(&self, seen: &[Sight]) -> Vec<Step> {
        let article = |sight: &Sight| match sight {
            Sight::Exchange { .. } => D2,
            Sight::Candidate { .. } => C6,
            Sight::More(_) => C7,
        };
        let step = |it: &Sight| Step { article: article(it), act: it.act(self.field) };
        seen.iter().map(step).collect()
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
        let mut steps = vec![self.lays_out(C4, upper, lower)];
        let (down, up) = &paired.exchanged;
        let swapped = |side: &[usize], out: &[usize], coming: &[usize]| {
            let kept = side.iter().filter(|place| !out.contains(place));
            let mut side: Vec<usize> = kept.chain(coming).copied().collect();
            side.sort_unstable();
            side
        };
        let (s1, s2) = (swapped(upper, down, up), swapped(lower, up, down));
        let layout = Layout {
            players: &rest,
            pairs: &self.in_order_of(&s1),
            exchanged: down.len(),
            exchangeable: Exchangeable::Everybody,
        };
        let asks = self.limits(first);
        let walked =
            (self.detail == Detail::Alternatives).then(|| with_exchanges(layout, &asks)).flatten();
        if let Some(seen) = walked {
            steps.extend(self.sights(&seen));
        } else if !down.is_empty() {
            let act = Act::Exchanges { down: self.numbers(down), up: self.numbers(up) };
            steps.push(Step { article: D2, act });
        }
        steps.extend(self.refusals(&s1, &s2));
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
        let mut free = s2.to_vec();
        let mut steps = Vec::new();
        for &one in s1 {
            let Some(chosen) = self.mate(one) else { continue };
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
        Step { article: D1, act }
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
        let mut rows = CRITERIA.iter().zip(chosen.into_iter().zip(other));
        let first = rows.find(|(_, (ours, theirs))| ours != theirs);
        Some(first.map_or(Refusal::Later, |(row, _)| Refusal::Criterion(row.article)))
    }

    /// Who floats and why, or is exempt.
    fn leavers(&self) -> Vec<Step> {
        let left = self.bracket.paired.left.iter().copied();
        let left: Vec<usize> =
            left.filter(|place| self.bracket.out.binary_search(place).is_err()).collect();
        let Some(&strongest) = left.first() else { return Vec::new() };
        if self.bracket.lowest {
            let byes = left.iter().map(|&place| {
                let (player, passed_over) = (self.number(place), self.passed_over(place));
                Step { article: A5, act: Act::Byes { player, passed_over } }
            });
            return byes.collect();
        }
        let moves_down = self.bracket.p1 == 0;
        let article = if moves_down { C14 } else { C6 };
        let mut steps = vec![self.need(left.len())];
        for (place, why) in self.staying(strongest).into_iter().filter(|_| !moves_down) {
            let act = Act::Refuses { player: self.number(place), opponent: None, why };
            steps.push(Step { article, act });
        }
        let floats = left
            .iter()
            .map(|&place| Step { article, act: Act::Floats { player: self.number(place) } });
        steps.extend(floats);
        steps
    }

    /// Why so many leave.
    fn need(&self, floaters: usize) -> Step {
        let (article, why) = match self.who_set_them().0 {
            _ if floaters == self.bracket.players().len() % 2 => (C2, FloatersNeeded::Odd),
            C13 => (C13, FloatersNeeded::Completion),
            _ => (C14, FloatersNeeded::Opponents),
        };
        Step { article, act: Act::Needs { floaters, why, of: Vec::new() } }
    }

    /// Lower-ranked players who have an opponent, and why they are not left over.
    fn staying(&self, than: usize) -> Vec<(usize, Refusal)> {
        if self.detail != Detail::Alternatives {
            return Vec::new();
        }
        let left = &self.bracket.paired.left;
        let lower = self.bracket.players().into_iter();
        let lower = lower.filter(|&place| place > than && left.binary_search(&place).is_err());
        lower.filter_map(|place| Some((place, self.verdict(Forced::Leaves(place))?))).collect()
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
        let seats = [higher, lower].map(|place| self.field.at(place).seat());
        let given = allocate(self.field, higher, lower, self.initial);
        Step::new(C6, Act::pair(seats, given))
    }
}
