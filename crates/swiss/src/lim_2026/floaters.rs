//! Who leaves a scoregroup towards the median (C.04.4.3:2.3, 3.2 to 3.5, 3.9, 3.10, 4.4).

use std::cmp::Reverse;

use ronde_matching::Completion;
use ronde_model::Colour;

use super::articles::{AT_2_3_1, AT_2_3_2, AT_2_3_3, AT_2_3_4, AT_3_2_2, AT_3_9, AT_4_4};
use super::groups::{Group, Side};
use super::players::Players;
use super::rest;
use crate::colours::ColourHistory;
use crate::steps::Refusal;

/// A floater, the article that makes them one, and who was passed over.
pub(super) struct Floater {
    pub(super) place: usize,
    pub(super) article: &'static str,
    /// Who comes before by number (3.2.4) and stays, and why. Only if refusals are told.
    pub(super) refused: Vec<(usize, Refusal)>,
}

/// The floaters of a group in the order of choice; `next_door` are the players of the next one.
pub(super) fn choose(players: &Players<'_>, group: &Group, next_door: &[usize]) -> Vec<Floater> {
    let all = group.everybody();
    let stranded = |place: &usize| !all.iter().any(|&other| players.compatible(*place, other));
    let (stranded, staying): (Vec<usize>, Vec<usize>) = all.iter().partition(|it| stranded(it));
    let mut served = Served::new(players, next_door);
    let mut floaters = Vec::with_capacity(stranded.len() + 1);
    for place in stranded {
        served.add(place);
        let article = no_opponent(players, place, &all);
        floaters.push(Floater { place, article, refused: Vec::new() });
    }
    if rest::can_all_be_paired(players.field, &staying) {
        return floaters;
    }
    // One makes the number even; whoever goes after that finds nobody.
    let mut article = if staying.len().is_multiple_of(2) { AT_4_4 } else { AT_2_3_4 };
    let mut choice =
        Choice { players, group, pairs: Pairs::new(players, &staying), staying, served };
    while let Some((place, refused)) = choice.next() {
        floaters.push(Floater { place, article, refused });
        article = AT_4_4;
    }
    floaters
}

/// C.04.4.3:2.3.1 to 2.3.3: which of them leaves the player without an opponent. One who is alone
/// leaves because the number is odd (2.3.4).
fn no_opponent(players: &Players<'_>, place: usize, all: &[usize]) -> &'static str {
    let others = all.iter().filter(|&&other| other != place);
    if all.len() == 1 {
        return AT_2_3_4;
    }
    let mut for_colours = others.filter(|&&other| !players.field.are_barred(place, other));
    match for_colours.next() {
        None => AT_2_3_1,
        Some(_) if difference(&players.at(place).colours) >= 2 => AT_2_3_2,
        Some(_) => AT_2_3_3,
    }
}

fn difference(colours: &ColourHistory) -> u16 {
    colours.difference().unsigned_abs()
}

/// Whether the group keeps as many pairs as it can have when somebody leaves (3.10, 4.4).
enum Pairs {
    /// An odd number, and anybody may leave.
    AllButAnyone,
    /// A largest matching and whom its vertices stand for.
    Counted(Box<Completion>, Vec<usize>),
}

impl Pairs {
    fn new(players: &Players<'_>, staying: &[usize]) -> Pairs {
        if rest::plainly_lacks_only_one(players.field, staying) {
            return Pairs::AllButAnyone;
        }
        Pairs::Counted(Box::new(rest::completion(players.field, staying)), staying.to_vec())
    }

    /// How many more must leave, when so many have stayed.
    fn left_over(&self, staying: usize) -> usize {
        match self {
            Pairs::AllButAnyone => staying % 2,
            Pairs::Counted(completion, _) => completion.left_over(),
        }
    }

    fn are_kept_without(&mut self, place: usize) -> bool {
        match self {
            Pairs::AllButAnyone => true,
            Pairs::Counted(completion, places) => {
                let vertex = places.partition_point(|&it| it < place);
                completion.left_over_without(&[vertex]) < completion.left_over()
            }
        }
    }

    fn take_out(&mut self, place: usize) {
        if let Pairs::Counted(completion, places) = self {
            completion.remove(places.partition_point(|&it| it < place));
        }
    }
}

/// Which of the floaters have opponents of their own next door (3.3, 3.4): a matching that grows.
struct Served<'a> {
    players: &'a Players<'a>,
    next_door: &'a [usize],
    /// The floater whom each of them would meet.
    floaters: Vec<Option<usize>>,
}

impl<'a> Served<'a> {
    fn new(players: &'a Players<'a>, next_door: &'a [usize]) -> Served<'a> {
        Served { players, next_door, floaters: vec![None; next_door.len()] }
    }

    /// Whether one more has an opponent with this floater.
    fn could_add(&self, place: usize) -> bool {
        let free = |at: usize| self.floaters[at].is_none();
        let meets = |at: usize| self.players.compatible(place, self.next_door[at]);
        (0..self.next_door.len()).any(|at| free(at) && meets(at))
            || self.path(place, &mut vec![false; self.next_door.len()]).is_some()
    }

    fn add(&mut self, place: usize) {
        let path = self.path(place, &mut vec![false; self.next_door.len()]);
        for (at, floater) in path.into_iter().flatten() {
            self.floaters[at] = Some(floater);
        }
    }

    /// Who is to meet whom so that this floater, and everybody before, has an opponent.
    fn path(&self, place: usize, seen: &mut [bool]) -> Option<Vec<(usize, usize)>> {
        for at in 0..self.next_door.len() {
            if seen[at] || !self.players.compatible(place, self.next_door[at]) {
                continue;
            }
            seen[at] = true;
            let moved = match self.floaters[at] {
                None => Some(Vec::new()),
                Some(other) => self.path(other, seen),
            };
            if let Some(mut path) = moved {
                path.push((at, place));
                return Some(path);
            }
        }
        None
    }
}

/// The choice of one floater after another.
struct Choice<'a> {
    players: &'a Players<'a>,
    group: &'a Group,
    /// Who has not left, in ranking order.
    staying: Vec<usize>,
    pairs: Pairs,
    served: Served<'a>,
}

/// What speaks for a floater, the least first: the type of 3.9 (d, c, b, a), 3.10, 3.2.2, 3.2.4.
type Claim = (u8, bool, bool, usize);

impl Choice<'_> {
    /// The next floater and who was passed over for them; `None` when all others can be paired.
    fn next(&mut self) -> Option<(usize, Vec<(usize, Refusal)>)> {
        if self.pairs.left_over(self.staying.len()) == 0 {
            return None;
        }
        let by_number = self.by_number();
        let surplus = self.surplus();
        let claim = |(at, &place): (usize, &usize)| self.claim(place, at, surplus, by_number[0]);
        let mut claims: Vec<Claim> = by_number.iter().enumerate().map(claim).collect();
        claims.sort_unstable();
        let found = claims.iter().find(|it| self.pairs.are_kept_without(by_number[it.3]));
        let taken = *found.expect("a largest matching leaves somebody over");
        let place = by_number[taken.3];
        let refused =
            if self.players.tells { self.refused(&claims, taken, &by_number) } else { Vec::new() };
        self.staying.retain(|&it| it != place);
        self.pairs.take_out(place);
        self.served.add(place);
        Some((place, refused))
    }

    /// 3.2.4: the lowest number first where floaters go down, the highest where they go up.
    fn by_number(&self) -> Vec<usize> {
        let mut list = self.staying.clone();
        match self.group.side {
            Side::Below => list.sort_by_key(|&place| self.players.at(place).seed),
            Side::Above | Side::Median => {
                list.sort_by_key(|&place| Reverse(self.players.at(place).seed));
            }
        }
        list
    }

    /// 3.2.2: the colour that more of them are due.
    fn surplus(&self) -> Option<Colour> {
        let due = |colour| {
            self.staying.iter().filter(|&&place| self.players.due(place) == Some(colour)).count()
        };
        match due(Colour::White).cmp(&due(Colour::Black)) {
            std::cmp::Ordering::Greater => Some(Colour::White),
            std::cmp::Ordering::Less => Some(Colour::Black),
            std::cmp::Ordering::Equal => None,
        }
    }

    fn claim(&self, place: usize, at: usize, surplus: Option<Colour>, first: usize) -> Claim {
        let kind = match (self.group.has_come(place), self.served.could_add(place)) {
            (false, true) => 0,
            (false, false) => 1,
            (true, true) => 2,
            (true, false) => 3,
        };
        let equalises = surplus.is_some()
            && self.players.due(place) == surplus
            && self.players.colours_may_choose(place, first);
        (kind, self.players.at(place).floats[0].is_some(), !equalises, at)
    }

    /// Everybody before the floater by number, and the first thing that speaks against them.
    fn refused(
        &mut self,
        claims: &[Claim],
        taken: Claim,
        by_number: &[usize],
    ) -> Vec<(usize, Refusal)> {
        let mut before: Vec<&Claim> = claims.iter().filter(|claim| claim.3 < taken.3).collect();
        before.sort_unstable_by_key(|claim| claim.3);
        let mut refused = Vec::with_capacity(before.len());
        for claim in before {
            let place = by_number[claim.3];
            let why = match self.players.at(place).floats[0] {
                _ if !self.pairs.are_kept_without(place) => Refusal::Rest,
                _ if claim.0 != taken.0 => Refusal::Criterion(AT_3_9),
                Some(float) if claim.1 != taken.1 => Refusal::Float(float, 1),
                _ => Refusal::Criterion(AT_3_2_2),
            };
            refused.push((place, why));
        }
        refused
    }
}
