//! What is read off a tournament before a round is paired: who is there, pairing scores, floats,
//! who may take the bye, whose number counts as odd, which colour was drawn.

use ronde_model::scores;
use ronde_model::{
    Colour, Histories, PairingNumber, Participant, RoundEntry, RoundNumber, Score, Snapshot,
    Unpaired,
};

use super::Edition;

/// The rounds before the one that is paired, with every player's entries.
pub(crate) struct Record<'a> {
    pub(crate) snapshot: &'a Snapshot,
    pub(crate) round: RoundNumber,
    pub(crate) edition: Edition,
    histories: Histories,
    present: Vec<bool>,
}

impl<'a> Record<'a> {
    pub(crate) fn new(snapshot: &'a Snapshot, round: RoundNumber, edition: Edition) -> Record<'a> {
        let histories = Histories::of_first(snapshot, round.index());
        let present = snapshot.players.iter().map(|player| {
            player.participation.covers(round) && !has_bye(snapshot, round, player.number)
        });
        let present = present.collect();
        Record { snapshot, round, edition, histories, present }
    }

    /// Places in the list of players of those who are to be paired.
    pub(crate) fn present(&self) -> impl Iterator<Item = usize> {
        (0..self.present.len()).filter(|index| self.present[*index])
    }

    /// Rounds that lie before.
    pub(crate) fn rounds_before(&self) -> usize {
        self.round.index()
    }

    fn entries(&self, index: usize) -> impl Iterator<Item = RoundEntry> {
        let before = (0..self.rounds_before()).filter_map(RoundNumber::from_index);
        before.map(move |round| self.histories.entry(index, round))
    }

    /// Colours of the games that were played, unplayed rounds left out (C.04.2:3.4).
    pub(crate) fn colours(&self, index: usize) -> Vec<Colour> {
        self.entries(index).filter_map(RoundEntry::met).map(|(_, colour)| colour).collect()
    }

    /// C1: a game that was played counts, a forfeited one does not (C.04.2:3.5).
    pub(crate) fn have_met(&self, index: usize, other: PairingNumber) -> bool {
        self.entries(index).filter_map(RoundEntry::met).any(|(opponent, _)| opponent == other)
    }

    /// Whom the player met in that round, by place in the list.
    pub(crate) fn opponent_in(&self, index: usize, round: RoundNumber) -> Option<usize> {
        let (opponent, _) = self.histories.entry(index, round).met()?;
        self.snapshot.index_of(opponent)
    }

    /// An arbiter's prohibition for this round, which counts like C1.
    pub(crate) fn prohibited(&self, one: PairingNumber, other: PairingNumber) -> bool {
        let (one, other) = (Participant::Player(one), Participant::Player(other));
        self.snapshot.prohibitions.iter().any(|prohibition| {
            prohibition.rounds.contains(self.round)
                && prohibition.members.contains(&one)
                && prohibition.members.contains(&other)
        })
    }

    /// C2 (C.04.1:4): 2026 bars whoever had the bye, or made a win's points without playing; 2017
    /// only the bye and the win by forfeit.
    pub(crate) fn may_take_bye(&self, index: usize) -> bool {
        let points = &self.snapshot.rules.points;
        !self.entries(index).any(|entry| match (self.edition, entry) {
            (_, RoundEntry::Unpaired(Unpaired::PairingBye)) => true,
            (_, RoundEntry::Played { .. } | RoundEntry::Unfinished { .. }) => false,
            (Edition::Dutch2026, unplayed) => points.entry(unplayed) >= points.win(),
            (Edition::Dutch2017, unplayed) => matches!(
                unplayed,
                RoundEntry::Forfeited { won: true, .. }
                    | RoundEntry::Unpaired(Unpaired::ForfeitWin)
            ),
        })
    }

    /// Standings score and virtual points of every player when that round was paired.
    pub(crate) fn pairing_scores(&self, round: RoundNumber) -> Vec<Score> {
        let before = Histories::of_first(self.snapshot, round.index());
        let totals = scores::totals(self.snapshot, &before);
        let players = self.snapshot.players.iter().zip(totals);
        players
            .map(|(player, total)| total + virtual_points(self.snapshot, player.number, round))
            .collect()
    }

    /// Downfloat and upfloat of every player, so many rounds before the one that is paired.
    pub(crate) fn floats(&self, rounds_back: usize) -> Vec<Floats> {
        let then = self.rounds_before().checked_sub(rounds_back);
        let Some(then) = then.and_then(RoundNumber::from_index) else {
            return vec![Floats::default(); self.present.len()];
        };
        let scores = self.pairing_scores(then);
        (0..scores.len()).map(|index| self.floats_of(index, then, &scores)).collect()
    }

    /// C.04.3:1.4 (A.4 of 2017): unequal opponents float; of those who did not play, 2026 lets
    /// float the bye and whoever got more than a loss gives, 2017 everybody.
    fn floats_of(&self, index: usize, then: RoundNumber, scores: &[Score]) -> Floats {
        let entry = self.histories.entry(index, then);
        if let Some((opponent, _)) = entry.met() {
            let theirs = self.snapshot.index_of(opponent).map_or(scores[index], |at| scores[at]);
            return Floats { down: scores[index] > theirs, up: scores[index] < theirs };
        }
        let points = &self.snapshot.rules.points;
        let loss = points.white_loss.max(points.black_loss);
        let down = match (self.edition, entry) {
            (Edition::Dutch2017, _) | (_, RoundEntry::Unpaired(Unpaired::PairingBye)) => true,
            (Edition::Dutch2026, unplayed) => points.entry(unplayed) > loss,
        };
        Floats { down, up: false }
    }

    /// For every player, whether his number is odd among those who have been taken into account
    /// for a pairing, this one included: whoever never was has no number yet (ruling on
    /// C.04.2:2.4).
    pub(crate) fn odd_numbers(&self) -> Vec<bool> {
        let mut count = 0;
        let odd = (0..self.present.len()).map(|index| {
            let arrived = self.present[index] || self.entries(index).any(in_a_pairing);
            count += usize::from(arrived);
            count % 2 == 1
        });
        odd.collect()
    }

    /// The colour drawn before round 1; where nobody says it, the colour of the first player who
    /// had an opponent in round 1 tells it.
    pub(crate) fn initial_colour(&self) -> Colour {
        self.snapshot
            .rules
            .initial_colour
            .or_else(|| self.colour_of_round_one())
            .unwrap_or(Colour::White)
    }

    fn colour_of_round_one(&self) -> Option<Colour> {
        let mut number = 0;
        for index in 0..self.present.len() {
            let entry = self.entries(index).next()?;
            number += usize::from(in_a_pairing(entry));
            if let Some(colour) = colour_drawn(entry) {
                return Some(if number % 2 == 1 { colour } else { colour.other() });
            }
        }
        None
    }
}

/// What a player got in a round (C.04.3:1.4).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Floats {
    pub(crate) down: bool,
    pub(crate) up: bool,
}

fn in_a_pairing(entry: RoundEntry) -> bool {
    !matches!(entry, RoundEntry::Absent | RoundEntry::Unpaired(Unpaired::Bye(_)))
}

fn colour_drawn(entry: RoundEntry) -> Option<Colour> {
    match entry {
        RoundEntry::Played { colour, .. } | RoundEntry::Unfinished { colour, .. } => Some(colour),
        RoundEntry::Forfeited { scheduled, .. } => Some(scheduled),
        RoundEntry::Unpaired(_) | RoundEntry::Absent => None,
    }
}

fn has_bye(snapshot: &Snapshot, round: RoundNumber, number: PairingNumber) -> bool {
    let asked = snapshot
        .requests
        .iter()
        .any(|request| request.round == round && request.who == Participant::Player(number));
    let entered = snapshot.rounds.get(round.index()).is_some_and(|round| {
        let mut unpaired = round.unpaired().iter();
        unpaired.any(|(who, why)| *who == number && matches!(why, Unpaired::Bye(_)))
    });
    asked || entered
}

/// Points that count for the pairing of this round alone (C.04.7:1.5). Rows override the code.
pub(crate) fn virtual_points(
    snapshot: &Snapshot,
    number: PairingNumber,
    round: RoundNumber,
) -> Score {
    if snapshot.accelerations.is_empty() {
        return baku(snapshot, number, round);
    }
    let who = Participant::Player(number);
    let rows = snapshot.accelerations.iter().filter(|row| row.applies(who, round));
    rows.map(|row| row.points).sum()
}

/// C.04.7:1.2 to 1.4. Who is not taken into account in round 1 is not counted; late entries join
/// group A when they rank above its last member.
fn baku(snapshot: &Snapshot, number: PairingNumber, round: RoundNumber) -> Score {
    let event = &snapshot.event;
    let is_baku = [&event.kind_code, &event.kind].iter().any(|code| code.ends_with("_BAKU"));
    let Some(declared) = snapshot.rules.declared_rounds.filter(|_| is_baku) else {
        return Score::ZERO;
    };
    let at_the_start = snapshot
        .players
        .iter()
        .filter(|player| player.participation.from == RoundNumber::FIRST)
        .map(|player| player.number)
        .filter(|number| !has_bye(snapshot, RoundNumber::FIRST, *number))
        .filter(|number| {
            snapshot.rounds.first().is_none_or(|it| it.present().any(|who| who == *number))
        })
        .collect::<Vec<_>>();
    let group_a = (2 * at_the_start.len().div_ceil(4)).min(at_the_start.len());
    let in_group_a = group_a > 0 && number <= at_the_start[group_a - 1];
    let accelerated = declared.div_ceil(2);
    let win = snapshot.rules.points.win();
    match round.get() {
        _ if !in_group_a => Score::ZERO,
        round if round <= accelerated.div_ceil(2) => win,
        round if round <= accelerated => Score::from_tenths(win.tenths() / 2),
        _ => Score::ZERO,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ronde_model::{Parts, Player};

    /// Group A of 161 ends with 82; nine rounds give a point three times and half a point twice.
    #[test]
    fn virtual_points_of_baku() {
        let number = |number| PairingNumber::new(number).expect("not zero");
        let round = |round| RoundNumber::new(round).expect("not zero");
        let players = (1..=162).map(|n| Player::new(number(n), "")).collect();
        let mut parts = Parts { players, ..Parts::default() };
        parts.rules.declared_rounds = Some(9);
        parts.event.kind_code.push_str("FIDE_DUTCH_2026_BAKU");
        // A late entry above the last of group A joins it and pushes nobody out (C.04.7:1.3).
        parts.players[9].participation.from = round(3);
        let snapshot = Snapshot::new(parts).expect("nobody is named twice");
        for (who, then, tenths) in [
            (1, 1, 10),
            (83, 1, 10), // the 82nd of those who were there, number 83
            (84, 1, 0),
            (83, 3, 10),
            (10, 3, 10),
            (83, 4, 5),
            (83, 5, 5),
            (83, 6, 0),
            (162, 1, 0),
        ] {
            let found = virtual_points(&snapshot, number(who), round(then));
            assert_eq!(tenths, found.tenths(), "player {who} in round {then}, C.04.7:1.2 to 1.4");
        }
    }
}
