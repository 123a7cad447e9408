//! When a round cannot be paired: facts that suffice to forbid it, and what an arbiter can do.
//!
//! The facts are irreducible: if nothing but they held, the field could not be paired, and without
//! any one of them it could. They follow from the heart of the round. Its islands, and everybody
//! else but the saviours as one more, are odd in number each, and there are two more of them than
//! saviours; so two stay without, unless somebody of two different islands may meet. Each pair
//! across islands is kept apart by some fact, and the set holds one for each: drop one, the two
//! meet, the rest of their islands pair among themselves, and the saviours serve the others.
//!
//! The bye counts as one more to be met, when the number of players is odd; that fact is told where
//! the bye stands on an island. Repairs are those of the real round, with all of its facts. Nothing
//! is done by itself: C.04.3:1.9.3 leaves it to the chief arbiter.

use ronde_matching::{Adjacency, Completion};
use ronde_model::{Histories, PairingNumber, RoundNumber, Snapshot, System};

use crate::contest;
use crate::field::{Bar, Field, available};
use crate::unpairable::{Heart, byes, graph, heart, islands};

/// Why a round cannot be paired, and what would make it so that it can.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deadlock {
    /// Facts that together forbid every pairing, none of them superfluous; those of one player of
    /// the heart of the matter after the other, and of two players always that one first.
    pub facts: Vec<Fact>,
    /// Single acts after which the round can be paired, the gentlest first.
    pub repairs: Vec<Repair>,
}

/// Something that keeps two players apart, or one from the bye.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Fact {
    /// C.04.1:2: the two have met.
    Met {
        /// One of them.
        one: PairingNumber,
        /// The other.
        other: PairingNumber,
        /// The first time.
        round: RoundNumber,
    },
    /// TRF26:260: the organiser keeps the two apart.
    Prohibited {
        /// One of them.
        one: PairingNumber,
        /// The other.
        other: PairingNumber,
    },
    /// C.04.1:6 and 7: both must have the same colour.
    SameAbsoluteColour {
        /// One of them.
        one: PairingNumber,
        /// The other.
        other: PairingNumber,
    },
    /// C.04.1:4: the player may not have the bye.
    ByeBarred {
        /// Who.
        player: PairingNumber,
        /// The round that bars it.
        round: RoundNumber,
    },
    /// C.04.1:3: the number of players is odd, so one of them must have the bye.
    Odd {
        /// How many there are.
        players: usize,
    },
}

/// One act of the arbiter after which the round can be paired.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Repair {
    /// The fact is set aside: a prohibition is lifted, the bye is given all the same, two meet
    /// although somebody gets a colour he should not, two meet again.
    Lift(Fact),
    /// Somebody who is away plays after all.
    BringBack {
        /// Who.
        player: PairingNumber,
    },
    /// Somebody who has met nobody enters the round.
    Newcomer,
    /// Somebody sits out, without being given the bye of the pairing.
    LeaveOut {
        /// Who.
        player: PairingNumber,
    },
}

/// No more of those who are away are asked after, so that the answer comes in time.
const MOST_AWAY: usize = 100;

/// Why the round cannot be paired; `None` if it can, or if nobody is there.
pub fn deadlock(snapshot: &Snapshot, round: RoundNumber, system: System) -> Option<Deadlock> {
    let snapshot = &*contest::view(snapshot, system);
    let field = Field::of(snapshot, round, system);
    let histories = Histories::of_first(snapshot, round.index());
    let everybody = (0..field.len()).collect();
    let scene = Scene { snapshot, system, field: &field, histories, everybody };
    let heart = heart(scene.graph(), byes(field.len()))?;
    Some(Deadlock { facts: scene.facts(&heart), repairs: scene.repairs() })
}

struct Scene<'a> {
    snapshot: &'a Snapshot,
    system: System,
    field: &'a Field,
    histories: Histories,
    everybody: Vec<usize>,
}

impl Scene<'_> {
    fn graph(&self) -> Adjacency {
        graph(self.field, &self.everybody)
    }

    fn number(&self, place: usize) -> PairingNumber {
        self.field.at(place).number
    }

    /// One fact for every pair across islands.
    fn facts(&self, heart: &Heart) -> Vec<Fact> {
        let count = self.field.len();
        let mut island_of = vec![0; count + count % 2];
        for (number, island) in (1..).zip(&heart.islands) {
            for &vertex in island {
                island_of[vertex] = number;
            }
        }
        let players = heart.players();
        let outside = |vertex: &usize| island_of[*vertex] == 0 && !heart.saviours.contains(vertex);
        let outside: Vec<usize> = (0..island_of.len()).filter(outside).collect();
        let mut facts = Vec::new();
        for (index, &one) in players.iter().enumerate() {
            let inside = players[index + 1..].iter();
            let inside = inside.filter(|&&other| island_of[other] != island_of[one]);
            facts.extend(inside.chain(&outside).filter_map(|&other| self.first(one, other)));
        }
        if facts.iter().any(|fact| matches!(fact, Fact::ByeBarred { .. })) {
            facts.push(Fact::Odd { players: count });
        }
        facts
    }

    /// What keeps two vertices apart, if anything does.
    fn first(&self, one: usize, other: usize) -> Option<Fact> {
        if one.max(other) == self.field.len() {
            return self.bye_barred(one.min(other));
        }
        self.field.bar(one, other).map(|bar| self.fact(bar, one, other))
    }

    fn bye_barred(&self, place: usize) -> Option<Fact> {
        let round = self.field.at(place).bye_barred?;
        Some(Fact::ByeBarred { player: self.number(place), round })
    }

    fn fact(&self, bar: Bar, one: usize, other: usize) -> Fact {
        let round = self.meetings(one, other).next().unwrap_or(RoundNumber::FIRST);
        let (one, other) = (self.number(one), self.number(other));
        match bar {
            Bar::Met => Fact::Met { one, other, round },
            Bar::Prohibited => Fact::Prohibited { one, other },
            Bar::SameAbsolutePreference => Fact::SameAbsoluteColour { one, other },
        }
    }

    /// The rounds in which the two have met.
    fn meetings(&self, one: usize, other: usize) -> impl Iterator<Item = RoundNumber> {
        let number = self.number(other);
        let row = self.histories.row(self.field.at(one).index).iter().enumerate();
        let met = row.filter(move |(_, entry)| entry.met().is_some_and(|met| met.0 == number));
        met.filter_map(|(round, _)| RoundNumber::from_index(round))
    }

    /// The one fact that keeps two vertices apart, if there is only one.
    fn only(&self, one: usize, other: usize) -> Option<Fact> {
        if one.max(other) == self.field.len() {
            return self.bye_barred(one.min(other));
        }
        let meetings = self.meetings(one, other).count();
        let prohibited = self.field.are_prohibited(one, other);
        let same_colour = !self.field.kinds_may_meet(one, other);
        match (meetings, prohibited, same_colour) {
            (1, false, false) => Some(self.fact(Bar::Met, one, other)),
            (0, true, false) => Some(self.fact(Bar::Prohibited, one, other)),
            (0, false, true) => Some(self.fact(Bar::SameAbsolutePreference, one, other)),
            _ => None,
        }
    }

    /// Gentlest first: what the organiser can lift, the bye, colours, a second meeting, the older
    /// the better; then changes of who plays.
    fn repairs(&self) -> Vec<Repair> {
        let mut lifted = self.liftable();
        lifted.sort_by_key(|fact| match fact {
            Fact::Prohibited { .. } => (0, 0),
            Fact::ByeBarred { .. } | Fact::Odd { .. } => (1, 0),
            Fact::SameAbsoluteColour { .. } => (2, 0),
            Fact::Met { round, .. } => (3, round.get()),
        });
        let mut repairs: Vec<Repair> = lifted.into_iter().map(Repair::Lift).collect();
        repairs.extend(self.returning());
        repairs.extend(self.takes_newcomer().then_some(Repair::Newcomer));
        let leaving = self.spare().into_iter();
        repairs.extend(leaving.map(|place| Repair::LeaveOut { player: self.number(place) }));
        repairs
    }

    /// Facts without which everybody finds a mate: two stay over, and these two can be they.
    fn liftable(&self) -> Vec<Fact> {
        let mut completion = Completion::new(self.graph());
        if completion.left_over() != 2 {
            return Vec::new();
        }
        let open = completion.decomposition().avoidable().collect();
        let islands = islands(completion.adjacency(), open);
        let mut facts = Vec::new();
        for island in &islands {
            // On an island anybody can be the one who stays over.
            completion.remove(island[0]);
            let others: Vec<usize> = completion.decomposition().avoidable().collect();
            completion.restore(island[0]);
            for &one in island {
                let later = others.iter().filter(|&&other| other > one && !island.contains(&other));
                facts.extend(later.filter_map(|&other| self.only(one, other)));
            }
        }
        facts
    }

    /// Whoever is away and with whom the round can be paired; those with a bye first, then those
    /// who have not come yet, then those who have left.
    fn returning(&self) -> Vec<Repair> {
        let round = self.field.round;
        let here = available(self.snapshot, round);
        let players = &self.snapshot.players;
        let mut away: Vec<usize> = (0..players.len()).filter(|&index| !here[index]).collect();
        away.sort_by_key(|&index| {
            let stay = players[index].participation;
            (!stay.covers(round), stay.from <= round)
        });
        away.truncate(MOST_AWAY);
        let can = |&index: &usize| {
            let field = Field::with_one_more(self.snapshot, round, self.system, index);
            let everybody: Vec<usize> = (0..field.len()).collect();
            Completion::new(graph(&field, &everybody)).left_over() == 0
        };
        let back = away.into_iter().filter(can);
        back.map(|index| Repair::BringBack { player: players[index].number }).collect()
    }

    /// Whether it helps if somebody comes whom everybody may meet.
    fn takes_newcomer(&self) -> bool {
        let count = self.field.len();
        let newcomer = count;
        let vertices = (count + 1).next_multiple_of(2);
        let joined = |u: usize, v: usize| match u.max(v) {
            v if v == newcomer => true,
            v if v > newcomer => {
                let other = u.min(v);
                other == newcomer || self.field.at(other).bye_barred.is_none()
            }
            _ => self.field.may_meet(u, v),
        };
        Completion::new(Adjacency::from_fn(vertices, joined)).left_over() == 0
    }

    /// Whoever can be spared: without him all others find an opponent, or one of them the bye.
    fn spare(&self) -> Vec<usize> {
        let count = self.field.len();
        // Without one of an even number there is a bye to be given; without one of an odd, none.
        let vertices = if count.is_multiple_of(2) { count + 1 } else { count };
        let joined = |u: usize, v: usize| {
            let (u, v) = (u.min(v), u.max(v));
            if v == count {
                self.field.at(u).bye_barred.is_none()
            } else {
                self.field.may_meet(u, v)
            }
        };
        let mut completion = Completion::new(Adjacency::from_fn(vertices, joined));
        if completion.left_over() != 1 {
            return Vec::new();
        }
        completion.decomposition().avoidable().filter(|&vertex| vertex < count).collect()
    }
}
