//! Drawing the numbers by envelopes, federation by federation (ssb-course, C.05 annex 2).
//!
//! The largest contingent draws first, equal ones by the code of the federation, inside by name.
//! Its first player takes one of the large envelopes that hold enough numbers for all of them, and
//! all draw from it. What remains stays for the others.
//!
//! Readings: an envelope is "large enough" only if the contingents after it can be served too;
//! otherwise the draw would get stuck. A player without a federation is a contingent of one. If the
//! contingents do not fit the envelopes at all, the draw is refused, or, where splitting is
//! allowed, the contingent goes on from a second envelope and the draw lists who may meet.

use std::collections::BTreeSet;

use crate::berger;
use crate::dice::Dice;
use crate::error::Error;
use crate::varma;

/// Somebody who is to draw a number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Drawer {
    /// Name; it decides the order inside a contingent.
    pub name: String,
    /// Code of the federation (or club, town, league); empty for none.
    pub group: String,
}

/// What may be done when a contingent does not fit into an envelope.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Split {
    /// The draw is refused.
    Refuse,
    /// The rest of the contingent draws from another envelope.
    Allow,
}

/// One line of the protocol.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Drawn {
    /// Who drew, by the place in the list from 0.
    pub player: usize,
    /// From which envelope: 0 for Varma's group A, to 3 for D.
    pub envelope: usize,
    /// Whether the envelope was chosen with this draw.
    pub chose: bool,
    /// The number.
    pub number: usize,
}

/// What came out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draw {
    /// The lines of the protocol, in the order of the draw.
    pub protocol: Vec<Drawn>,
    /// Two of the same federation who meet in the last three rounds, by their numbers, and when.
    /// Empty unless contingents were split.
    pub late: Vec<(usize, usize, usize)>,
}

impl Draw {
    /// The number of each player, in the order of the list.
    pub fn numbers(&self) -> Vec<usize> {
        let mut numbers = vec![0; self.protocol.len()];
        for drawn in &self.protocol {
            numbers[drawn.player] = drawn.number;
        }
        numbers
    }
}

/// Draws from a seed.
///
/// # Errors
/// A number of players without a table, a name twice, or contingents that do not fit.
pub fn draw(drawers: &[Drawer], seed: u64, split: Split) -> Result<Draw, Error> {
    let groups = varma::groups(drawers.len())?;
    distinct(drawers)?;
    let contingents = contingents(drawers);
    let sizes: Vec<usize> = contingents.iter().map(Vec::len).collect();
    if split == Split::Refuse {
        refuse(drawers, &contingents, &sizes, &groups)?;
    }
    let mut table = Envelopes { left: groups.to_vec(), dice: Dice::new(seed, "varma") };
    let mut protocol = Vec::with_capacity(drawers.len());
    for (turn, contingent) in contingents.iter().enumerate() {
        table.serve(contingent, &sizes[turn + 1..], &mut protocol);
    }
    let mut draw = Draw { protocol, late: Vec::new() };
    draw.late = late(drawers, &draw.numbers());
    Ok(draw)
}

/// Numbers by lots alone: the number of each, every order as likely as any other.
pub fn lots(entrants: usize, seed: u64) -> Vec<usize> {
    let mut dice = Dice::new(seed, "lots");
    let mut left: Vec<usize> = (1..=entrants).collect();
    (0..entrants).map(|_| left.remove(dice.place(left.len()))).collect()
}

fn distinct(drawers: &[Drawer]) -> Result<(), Error> {
    let mut names = BTreeSet::new();
    for (index, drawer) in drawers.iter().enumerate() {
        if drawer.name.trim().is_empty() {
            return Err(Error::NoName(index + 1));
        }
        if !names.insert(drawer.name.trim().to_lowercase()) {
            return Err(Error::NameTwice(drawer.name.trim().to_owned()));
        }
    }
    Ok(())
}

/// Places in the list: larger contingents first, then by code, inside by name.
fn contingents(drawers: &[Drawer]) -> Vec<Vec<usize>> {
    let mut order: Vec<usize> = (0..drawers.len()).collect();
    let key = |index: &usize| (&drawers[*index].group, drawers[*index].name.to_lowercase());
    order.sort_by(|one, other| key(one).cmp(&key(other)));
    let same = |one: &usize, other: &usize| {
        !drawers[*one].group.is_empty() && drawers[*one].group == drawers[*other].group
    };
    let mut contingents: Vec<Vec<usize>> = order.chunk_by(same).map(<[usize]>::to_vec).collect();
    contingents.sort_by_key(|contingent| std::cmp::Reverse(contingent.len()));
    contingents
}

fn refuse(
    drawers: &[Drawer],
    contingents: &[Vec<usize>],
    sizes: &[usize],
    groups: &[Vec<usize>; 4],
) -> Result<(), Error> {
    let capacities = groups.each_ref().map(Vec::len);
    let mut envelopes = capacities.to_vec();
    envelopes.sort_unstable_by_key(|size| std::cmp::Reverse(*size));
    if sizes[0] > envelopes[0] {
        let group = drawers[contingents[0][0]].group.clone();
        return Err(Error::ContingentTooLarge { group, members: sizes[0], envelopes });
    }
    if fits(sizes, capacities.to_vec()) {
        return Ok(());
    }
    Err(Error::ContingentsDoNotFit { contingents: sizes.to_vec(), envelopes })
}

/// Whether contingents of these sizes fit into envelopes with so many numbers left, none split.
fn fits(sizes: &[usize], left: Vec<usize>) -> bool {
    let mut states = BTreeSet::from([left]);
    for &size in sizes {
        let mut next = BTreeSet::new();
        for state in &states {
            for place in (0..state.len()).filter(|place| state[*place] >= size) {
                let mut state = state.clone();
                state[place] -= size;
                // Which envelope has how many does not matter here.
                state.sort_unstable();
                next.insert(state);
            }
        }
        states = next;
    }
    !states.is_empty()
}

struct Envelopes {
    left: Vec<Vec<usize>>,
    dice: Dice,
}

impl Envelopes {
    /// All of one contingent draw.
    fn serve(&mut self, contingent: &[usize], after: &[usize], protocol: &mut Vec<Drawn>) {
        let mut envelope = self.choose(contingent.len(), after);
        for (turn, &player) in contingent.iter().enumerate() {
            let empty = self.left[envelope].is_empty();
            if empty {
                envelope = self.fullest();
            }
            let place = self.dice.place(self.left[envelope].len());
            let number = self.left[envelope].remove(place);
            protocol.push(Drawn { player, envelope, chose: turn == 0 || empty, number });
        }
    }

    /// One of those that hold enough and leave enough; the fullest where there is none.
    fn choose(&mut self, size: usize, after: &[usize]) -> usize {
        let left: Vec<usize> = self.left.iter().map(Vec::len).collect();
        let leaves_enough = |place: &usize| {
            let mut left = left.clone();
            left[*place] -= size;
            fits(after, left)
        };
        let enough: Vec<usize> = (0..left.len()).filter(|place| left[*place] >= size).collect();
        let mut good = enough.clone();
        good.retain(leaves_enough);
        let choice = if good.is_empty() { enough } else { good };
        if choice.is_empty() { self.fullest() } else { choice[self.dice.place(choice.len())] }
    }

    fn fullest(&self) -> usize {
        let fullest = (0..self.left.len()).max_by_key(|place| self.left[*place].len());
        fullest.expect("there are four envelopes")
    }
}

fn late(drawers: &[Drawer], numbers: &[usize]) -> Vec<(usize, usize, usize)> {
    let n = drawers.len() + drawers.len() % 2;
    let mut found = Vec::new();
    for (one, first) in drawers.iter().enumerate() {
        for (other, second) in drawers.iter().enumerate().skip(one + 1) {
            let round = berger::round_of(n, numbers[one], numbers[other]);
            if !first.group.is_empty() && first.group == second.group && round + 3 >= n {
                let (low, high) =
                    (numbers[one].min(numbers[other]), numbers[one].max(numbers[other]));
                found.push((low, high, round));
            }
        }
    }
    found.sort_unstable();
    found
}
