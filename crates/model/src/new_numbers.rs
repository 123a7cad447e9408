//! Players under other numbers: the same tournament, with a new order in its list.

use std::collections::BTreeMap;

use crate::{Game, PairingNumber, Participant, Parts, Player, Prohibition, Round, VirtualPoints};

/// New numbers by old ones. Whoever is named in another record is named by the new number there.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct NewNumbers(BTreeMap<PairingNumber, PairingNumber>);

impl NewNumbers {
    /// New numbers by old ones; no two may get the same.
    pub fn new(by_old: BTreeMap<PairingNumber, PairingNumber>) -> NewNumbers {
        NewNumbers(by_old)
    }

    /// The parts with everybody under his new number.
    ///
    /// # Panics
    /// If two players get the same number.
    pub fn apply(&self, mut parts: Parts) -> Parts {
        let is_new = parts.rounds.is_empty();
        for player in &mut parts.players {
            self.player(player, is_new);
        }
        parts.rounds = parts.rounds.iter().map(|round| self.round(round)).collect();
        parts.rules.order_by_rank = false;
        for record in &mut parts.national {
            record.number = self.of(record.number);
        }
        parts.teams.iter_mut().for_each(|team| self.all(&mut team.members));
        parts.requests.iter_mut().for_each(|it| it.who = self.who(it.who));
        parts.given_byes.iter_mut().for_each(|it| it.who = self.of(it.who));
        parts.prohibitions.iter_mut().for_each(|it| self.members(it));
        parts.rules.ranking.lots.iter_mut().for_each(|it| *it = self.who(*it));
        parts.abnormal.iter_mut().flat_map(|it| &mut it.who).for_each(|it| *it = self.who(*it));
        for floats in &mut parts.recorded_floats {
            self.all(&mut floats.up);
            self.all(&mut floats.down);
        }
        let seats = parts.line_ups.iter_mut().flat_map(|it| &mut it.boards).flatten();
        seats.for_each(|number| *number = self.of(*number));
        parts.accelerations = parts.accelerations.iter().flat_map(|it| self.range(it)).collect();
        parts.verbatim.iter_mut().for_each(|it| self.anchor(&mut it.before));
        parts
    }

    /// The new number of somebody; whoever has none keeps his.
    pub fn of(&self, old: PairingNumber) -> PairingNumber {
        self.0.get(&old).copied().unwrap_or(old)
    }

    fn who(&self, who: Participant) -> Participant {
        match who {
            Participant::Player(number) => Participant::Player(self.of(number)),
            team @ Participant::Team(_) => team,
        }
    }

    /// Before round 1 the place in the standings is the number.
    fn player(&self, player: &mut Player, is_new: bool) {
        player.number = self.of(player.number);
        if is_new {
            player.rank = player.rank.map(|_| player.number.get());
        }
    }

    fn round(&self, round: &Round) -> Round {
        let game = |it: &Game| Game { white: self.of(it.white), black: self.of(it.black), ..*it };
        let games = round.games().iter().map(game).collect();
        let unpaired = round.unpaired().iter().map(|&(number, why)| (self.of(number), why));
        Round::new(games, unpaired.collect()).expect("everybody has a number of his own")
    }

    fn all(&self, numbers: &mut [PairingNumber]) {
        for number in numbers {
            *number = self.of(*number);
        }
    }

    fn members(&self, rule: &mut Prohibition) {
        rule.members.iter_mut().for_each(|it| *it = self.who(*it));
        rule.members.sort_unstable();
    }

    /// Virtual points were given to players, not to places in the list: those of a range may now be
    /// anywhere, so each has a row of his own, and neighbours share one again.
    fn range(&self, row: &VirtualPoints) -> Vec<VirtualPoints> {
        let (Participant::Player(first), Participant::Player(last)) = (row.first, row.last) else {
            return vec![*row];
        };
        if first > last {
            return Vec::new();
        }
        let mut numbers: Vec<PairingNumber> =
            self.0.range(first..=last).map(|(_, new)| *new).collect();
        numbers.sort_unstable();
        let runs = numbers.chunk_by(|one, next| one.get() + 1 == next.get());
        let ends = runs.filter_map(|run| run.first().copied().zip(run.last().copied()));
        ends.map(|(first, last)| VirtualPoints {
            first: Participant::Player(first),
            last: Participant::Player(last),
            ..*row
        })
        .collect()
    }

    /// A kept line stands before the record of the same player as before.
    fn anchor(&self, before: &mut String) {
        let number = before.strip_prefix("001 ").and_then(|number| number.trim().parse().ok());
        if let Some(number) = number.and_then(PairingNumber::new) {
            *before = format!("001 {:>4}", self.of(number));
        }
    }
}
