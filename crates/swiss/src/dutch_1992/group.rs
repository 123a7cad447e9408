//! C4 to C8 for a homogeneous level or a remainder: the first candidate of D1 and D2.
//!
//! Exchanges and permutations reach every set of `p` pairs (dutch-1992, BAF-80: whom one never
//! exchanges would bring nothing), and a set comes up first with the stronger of every pair in S1.
//! So whether a candidate exists is one matching, and the first in order is the work of
//! [`kernel::first`](crate::kernel::first).

use super::below::{Below, Fit};
use super::budget::Budget;
use super::criteria::{Demands, Floats, Sieve, raised_too_often};
use super::preliminaries::{Cards, Palette};
use crate::kernel::fields::{Best, Fields};
use crate::kernel::first::{Task, first_of_best};
use crate::pairing::PairingError;

/// Where those left over go.
#[derive(Clone, Copy)]
pub(super) enum Exit<'a> {
    /// Down, whoever they are.
    Down,
    /// Nowhere: one is exempt if they are odd.
    Bye,
    /// Down, where they must fit.
    Below(&'a Below),
}

/// Players to be paired among themselves.
#[derive(Clone, Copy)]
pub(super) struct Group<'a> {
    pub(super) cards: &'a Cards<'a>,
    /// In the order of A2.
    pub(super) players: &'a [usize],
    pub(super) palette: Palette,
    pub(super) exit: Exit<'a>,
}

/// A candidate that was accepted.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Found {
    /// In the order of S1, its member first.
    pub(super) pairs: Vec<(usize, usize)>,
    pub(super) left: Vec<usize>,
    /// From S1 to S2, and back (D2).
    pub(super) exchanged: (Vec<usize>, Vec<usize>),
}

/// What the matching sees beside the players.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Vertex {
    Player(usize),
    /// Somebody who gets one of the players before they are paired among themselves.
    Floater(usize),
    /// A way out for one player.
    Door,
    Fixed(usize),
    Resident(usize),
    Bye,
}

/// The players, those who come before them, and what those left over are matched with.
struct Frame {
    vertices: Vec<Vertex>,
    /// Whether the players must be matched. Without doors, those left over simply stay.
    holds_players: bool,
}

/// How good a matching is.
struct Worth {
    pairs: usize,
    disturbed: usize,
    forced: usize,
    /// Whether everybody who must be is matched.
    complete: bool,
}

impl Worth {
    /// Whether it has `p` pairs and no more of the others than is allowed.
    fn serves(&self, p: usize, demands: Demands) -> bool {
        self.complete
            && self.pairs == p
            && self.disturbed <= demands.x
            && self.forced <= demands.forced
    }
}

impl Group<'_> {
    /// The fewest disturbed pairs that `p` pairs can have under these demands but for x, and the
    /// fewest without a weak player among so many, if there are as many pairs.
    pub(super) fn fewest_disturbed(
        &self,
        p: usize,
        demands: Demands,
        budget: &mut Budget,
    ) -> Result<Option<(usize, usize)>, PairingError> {
        let Demands { up, down, .. } = demands;
        let demands = Demands { up, down, ..Demands::loosest(self.players.len()) };
        let worth = self.worth(&self.frame(p), demands, budget)?;
        Ok((worth.complete && worth.pairs == p).then_some((worth.disturbed, worth.forced)))
    }

    /// The most pairs that leave only those over who may be, by B1 and B2 and what is asked of
    /// those raised, after each of the floaters got one of the players.
    pub(super) fn most_pairs(
        &self,
        floaters: &[usize],
        up: Floats,
        budget: &mut Budget,
    ) -> Result<Option<usize>, PairingError> {
        let frame = self.frame_of(None, floaters);
        let demands = Demands { up, ..Demands::loosest(self.players.len() + floaters.len()) };
        let worth = self.worth(&frame, demands, budget)?;
        Ok(worth.complete.then_some(worth.pairs))
    }

    /// The first candidate with `p` pairs under these demands. Fewer disturbed pairs than x, or
    /// fewer without a weak player than are allowed, must not be possible.
    pub(super) fn first(
        &self,
        p: usize,
        demands: Demands,
        budget: &mut Budget,
    ) -> Result<Option<Found>, PairingError> {
        let worth = self.worth(&self.frame(p), demands, budget)?;
        Ok(worth.serves(p, demands).then(|| self.solve(p, demands)))
    }

    /// Whether some candidate with `p` pairs under these demands leaves this player over.
    pub(super) fn could_leave(&self, place: usize, p: usize, demands: Demands) -> bool {
        let frame = self.frame(p);
        let vertices = &frame.vertices;
        let sieve = self.sieve(demands);
        let keeps = |one: Vertex, other: Vertex| {
            one == Vertex::Player(place) && matches!(other, Vertex::Player(_))
        };
        let places: Vec<usize> = (0..vertices.len()).collect();
        let mut fields = Fields::new(&places, |a, b| {
            let (one, other) = (vertices[a], vertices[b]);
            !keeps(one, other) && !keeps(other, one) && self.joined(&sieve, one, other)
        });
        self.add_criteria(&frame, &mut fields);
        self.weigh(&frame, &fields.solve()).serves(p, demands)
    }

    fn sieve(&self, demands: Demands) -> Sieve<'_> {
        Sieve { cards: self.cards, demands }
    }

    fn frame(&self, p: usize) -> Frame {
        self.frame_of(Some(self.players.len().saturating_sub(2 * p)), &[])
    }

    fn frame_of(&self, doors: Option<usize>, floaters: &[usize]) -> Frame {
        let players = self.players.iter().copied().map(Vertex::Player);
        let mut vertices: Vec<Vertex> =
            players.chain(floaters.iter().copied().map(Vertex::Floater)).collect();
        if let Exit::Below(below) = self.exit {
            vertices.extend(below.fixed.iter().copied().map(Vertex::Fixed));
            vertices.extend(below.residents.iter().copied().map(Vertex::Resident));
        }
        let is_odd = !vertices.len().is_multiple_of(2);
        match self.exit {
            Exit::Down => {
                vertices.extend(std::iter::repeat_n(Vertex::Door, doors.unwrap_or(0)));
                return Frame { vertices, holds_players: doors.is_some() };
            }
            Exit::Bye if is_odd => vertices.push(Vertex::Bye),
            Exit::Below(below) if is_odd => match below.fit {
                Fit::Everybody | Fit::EverybodyAcross => vertices.push(Vertex::Bye),
                Fit::MostPairs => vertices.push(Vertex::Door),
                Fit::Floaters => {}
            },
            Exit::Bye | Exit::Below(_) => {}
        }
        Frame { vertices, holds_players: true }
    }

    /// Whether two vertices may be matched; the earlier one first.
    fn joined(&self, sieve: &Sieve<'_>, one: Vertex, other: Vertex) -> bool {
        let field = self.cards.field;
        let fit = match self.exit {
            Exit::Below(below) => below.fit,
            _ => Fit::Everybody,
        };
        let may_leave = |place: usize| sieve.keeps(place).is_none();
        let may_rest = |place: usize| field.at(place).bye_barred.is_none();
        match (one, other) {
            (Vertex::Player(a), Vertex::Player(b)) => sieve.admits(a, b),
            (Vertex::Player(a), Vertex::Door) => may_leave(a),
            (Vertex::Player(a), Vertex::Bye) => {
                fit != Fit::EverybodyAcross && may_rest(a) && may_leave(a)
            }
            (Vertex::Player(a), Vertex::Resident(b)) => field.may_meet(a, b) && may_leave(a),
            (Vertex::Player(a), Vertex::Fixed(b)) => {
                matches!(fit, Fit::Everybody | Fit::MostPairs)
                    && field.may_meet(a, b)
                    && may_leave(a)
            }
            (Vertex::Fixed(a), Vertex::Fixed(b)) => {
                matches!(fit, Fit::Everybody | Fit::MostPairs) && field.may_meet(a, b)
            }
            (Vertex::Player(a), Vertex::Floater(b)) => {
                let up = sieve.demands.up;
                field.may_meet(a, b) && raised_too_often(self.cards, a, b, up).is_none()
            }
            (Vertex::Fixed(a), Vertex::Resident(b)) => field.may_meet(a, b),
            (Vertex::Resident(a), Vertex::Resident(b)) => {
                fit != Fit::Floaters && field.may_meet(a, b)
            }
            // Below, one of an odd number is left over again.
            (Vertex::Fixed(_) | Vertex::Resident(_), Vertex::Door) => true,
            (Vertex::Fixed(a), Vertex::Bye) => fit == Fit::Everybody && may_rest(a),
            (Vertex::Resident(a), Vertex::Bye) => may_rest(a),
            _ => false,
        }
    }

    /// Whether the matching must have this vertex.
    fn is_required(&self, vertex: Vertex, frame: &Frame) -> bool {
        match (self.exit, vertex) {
            (Exit::Below(below), Vertex::Resident(_)) => below.fit != Fit::Floaters,
            (_, Vertex::Player(_)) => frame.holds_players,
            _ => true,
        }
    }

    /// Most important first: whoever must be matched is; then most pairs in the group, where that
    /// is open; then fewest disturbed; then fewest of these without a weak player.
    fn add_criteria(&self, frame: &Frame, fields: &mut Fields<'_>) {
        let required = |at: usize| i64::from(self.is_required(frame.vertices[at], frame));
        let inside = |a: usize, b: usize| a.max(b) < self.players.len();
        fields.add(|a, b| required(a) + required(b));
        fields.add(|a, b| i64::from(inside(a, b)));
        let disturbed =
            |a: usize, b: usize| self.cards.is_disturbed(self.players[a], self.players[b]);
        fields.add(|a, b| -i64::from(inside(a, b) && disturbed(a, b)));
        let forced = |a: usize, b: usize| self.cards.is_forced(self.players[a], self.players[b]);
        fields.add(|a, b| -i64::from(inside(a, b) && forced(a, b)));
    }

    fn worth(
        &self,
        frame: &Frame,
        demands: Demands,
        budget: &mut Budget,
    ) -> Result<Worth, PairingError> {
        let vertices = &frame.vertices;
        budget.spend_on(vertices.len())?;
        let sieve = self.sieve(demands);
        let places: Vec<usize> = (0..vertices.len()).collect();
        let mut fields = Fields::new(&places, |a, b| self.joined(&sieve, vertices[a], vertices[b]));
        self.add_criteria(frame, &mut fields);
        Ok(self.weigh(frame, &fields.solve()))
    }

    fn weigh(&self, frame: &Frame, best: &Best<'_>) -> Worth {
        let count = self.players.len();
        let mates = (0..count).filter_map(|at| Some((at, best.of(at)?)));
        let pairs: Vec<(usize, usize)> =
            mates.filter(|&(at, mate)| at < mate && mate < count).collect();
        let is_disturbed =
            |&&(a, b): &&(usize, usize)| self.cards.is_disturbed(self.players[a], self.players[b]);
        let is_forced =
            |&&(a, b): &&(usize, usize)| self.cards.is_forced(self.players[a], self.players[b]);
        let is_missed =
            |at: usize| self.is_required(frame.vertices[at], frame) && best.of(at).is_none();
        Worth {
            disturbed: pairs.iter().filter(is_disturbed).count(),
            forced: pairs.iter().filter(is_forced).count(),
            pairs: pairs.len(),
            complete: !(0..frame.vertices.len()).any(is_missed),
        }
    }

    /// The first candidate in order, where there is one.
    fn solve(&self, p: usize, demands: Demands) -> Found {
        let frame = self.frame(p);
        let vertices = &frame.vertices;
        let sieve = self.sieve(demands);
        let places: Vec<usize> = (0..vertices.len()).collect();
        let (players, tail) = places.split_at(self.players.len());
        let answer = first_of_best(&Task {
            movers: &[],
            residents: players,
            tail,
            admissible: &|a, b| self.joined(&sieve, vertices[a], vertices[b]),
            criteria: &|fields| self.add_criteria(&frame, fields),
        });
        let place = |at: &usize| self.players[*at];
        let (down, up) = &answer.exchanged;
        Found {
            pairs: answer.pairs.iter().map(|(a, b)| (place(a), place(b))).collect(),
            left: answer.left.iter().map(place).collect(),
            exchanged: (down.iter().map(place).collect(), up.iter().map(place).collect()),
        }
    }
}
