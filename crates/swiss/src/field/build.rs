//! From a snapshot to the field of a round: scores, floats, byes, who has met whom.

use ronde_model::{
    Bye, Histories, PairingNumber, RoundEntry, RoundFloats, RoundNumber, Score, Snapshot, Unpaired,
    scores,
};

use super::lists::Lists;
use super::{ByeRule, Entrant, Field, Float, HistoryRules, UnplayedFloats};
use crate::acceleration::{Acceleration, was_paired};
use crate::colours::ColourHistory;

/// How many rounds back floats are remembered, and the round being paired.
const SCORES_KEPT: usize = 3;

/// The field of a round, from the rounds before it and the byes announced for it; with one more of
/// the list, if somebody is named.
pub(super) fn field(
    snapshot: &Snapshot,
    round: RoundNumber,
    rules: HistoryRules,
    one_more: Option<usize>,
) -> Field {
    let histories = Histories::of_first(snapshot, round.index());
    let mut available = available(snapshot, round);
    if let Some(index) = one_more {
        available[index] = true;
    }
    let acceleration = Acceleration::of(snapshot, &histories, &available);
    let mut builder =
        Builder { snapshot, histories, acceleration, round, rules, scores: Vec::new() };
    builder.scores = builder.pairing_scores();
    let order = builder.ranking(&available);
    let arrivals = builder.arrivals(&available);
    let entrants = order.iter().map(|&index| builder.entrant(index, arrivals[index])).collect();
    let places = places(&order, snapshot.players.len());
    Field::from_entrants(
        entrants,
        builder.met(&order, &places),
        builder.apart(&order),
        &builder.group_sizes(),
        round,
        builder.is_last(),
    )
}

/// How every player of the list floated in a round that is there (C.04.3:1.4), also whoever is not
/// paired afterwards.
pub fn floats(snapshot: &Snapshot, round: RoundNumber, rules: HistoryRules) -> Vec<Option<Float>> {
    let after = RoundNumber::from_index(round.index() + 1);
    let Some(after) = after.filter(|_| round.index() < snapshot.rounds.len()) else {
        return vec![None; snapshot.players.len()];
    };
    let histories = Histories::of_first(snapshot, after.index());
    let acceleration = Acceleration::of(snapshot, &histories, &available(snapshot, after));
    let mut builder =
        Builder { snapshot, histories, acceleration, round: after, rules, scores: Vec::new() };
    builder.scores = builder.pairing_scores();
    (0..snapshot.players.len()).map(|index| builder.float(index, 1)).collect()
}

/// Place in the ranking of every player of the list.
fn places(order: &[usize], players: usize) -> Vec<u32> {
    let mut places = vec![u32::MAX; players];
    for (place, &index) in (0..).zip(order) {
        places[index] = place;
    }
    places
}

/// Who is to be paired in the round. A round that the file already holds is taken at its word
/// about who was absent; otherwise everybody comes who did not ask for a bye.
pub fn available(snapshot: &Snapshot, round: RoundNumber) -> Vec<bool> {
    let players = &snapshot.players;
    if let Some(held) = snapshot.rounds.get(round.index()) {
        let mut available = vec![false; players.len()];
        let byes = held.unpaired().iter().filter(|(_, why)| !matches!(why, Unpaired::Bye(_)));
        let at_boards = held.games().iter().flat_map(|game| [game.white, game.black]);
        for number in at_boards.chain(byes.map(|(number, _)| *number)) {
            if let Some(index) = snapshot.index_of(number) {
                available[index] = true;
            }
        }
        return available;
    }
    let mut available: Vec<bool> =
        players.iter().map(|player| player.participation.covers(round)).collect();
    let requests = snapshot.requests.iter().filter(|request| request.round == round);
    for number in requests.filter_map(|request| request.who.player()) {
        if let Some(index) = snapshot.index_of(number) {
            available[index] = false;
        }
    }
    let given = snapshot.given_byes.iter().filter(|bye| bye.round == round);
    for index in given.filter_map(|bye| snapshot.index_of(bye.who)) {
        available[index] = false;
    }
    available
}

struct Builder<'a> {
    snapshot: &'a Snapshot,
    histories: Histories,
    acceleration: Acceleration,
    round: RoundNumber,
    rules: HistoryRules,
    /// Pairing scores of every player before the round, and before the two rounds before it.
    scores: Vec<[Score; SCORES_KEPT]>,
}

impl Builder<'_> {
    /// Number among those who have arrived, for every player of the list.
    fn arrivals(&self, available: &[bool]) -> Vec<u32> {
        let mut count = 0;
        let arrived = |index: usize| {
            available[index] || self.histories.row(index).iter().copied().any(was_paired)
        };
        let mut order: Vec<usize> = (0..available.len()).collect();
        order.sort_by_key(|&index| self.seed(index));
        let mut arrivals = vec![0; available.len()];
        for index in order {
            count += u32::from(arrived(index));
            arrivals[index] = count;
        }
        arrivals
    }

    /// Everybody available, in ranking order (C.04.3:1.2).
    fn ranking(&self, available: &[bool]) -> Vec<usize> {
        let mut order: Vec<(i32, u32, usize)> = (0..available.len())
            .filter(|&index| available[index])
            .map(|index| (-self.scores[index][0].tenths(), self.seed(index), index))
            .collect();
        order.sort_unstable();
        order.into_iter().map(|(_, _, index)| index).collect()
    }

    fn seed(&self, index: usize) -> u32 {
        let player = &self.snapshot.players[index];
        let rank = player.rank.filter(|_| self.snapshot.rules.order_by_rank);
        rank.unwrap_or(player.number.get())
    }

    fn is_last(&self) -> bool {
        self.snapshot.rules.declared_rounds == Some(self.round.get())
    }

    fn entrant(&self, index: usize, arrival: u32) -> Entrant {
        let row = self.histories.row(index);
        let mut colours = ColourHistory::default();
        let mut unplayed = 0;
        for (round, entry) in row.iter().enumerate() {
            match entry.met() {
                None => unplayed += 1,
                Some((_, colour)) if self.has_colour(index, round) => colours.push(colour),
                Some(_) => {}
            }
        }
        let score = self.scores[index][0];
        let matches = self.snapshot.match_scores.as_ref();
        Entrant {
            index,
            number: self.snapshot.players[index].number,
            seed: self.seed(index),
            score,
            points: score - self.acceleration.points(self.snapshot, index, self.round),
            secondary: matches.map_or(Score::ZERO, |it| it.secondary(index, row.len())),
            colours,
            preference: colours.preference(),
            floats: [self.float(index, 1), self.float(index, 2)],
            bye_barred: self.bye_barred(index),
            unplayed,
            topscorer: self.is_last() && self.is_above_half(score),
            arrival,
        }
    }

    /// A match of which no game was played has no colours.
    fn has_colour(&self, index: usize, round: usize) -> bool {
        let matches = self.snapshot.match_scores.as_ref();
        matches.is_none_or(|it| it.has_colour(index, round))
    }

    /// Points before the round being paired and before the two before it, each with the virtual
    /// points of that round.
    fn pairing_scores(&self) -> Vec<[Score; SCORES_KEPT]> {
        (0..self.snapshot.players.len()).map(|index| self.pairing_scores_of(index)).collect()
    }

    fn pairing_scores_of(&self, index: usize) -> [Score; SCORES_KEPT] {
        let rounds = self.histories.rounds();
        let mut points = Score::ZERO;
        let mut scores = [Score::ZERO; SCORES_KEPT];
        for round in 0..=rounds {
            if let Some(kept) = scores.get_mut(rounds - round) {
                let next = RoundNumber::from_index(round).unwrap_or(RoundNumber::MAX);
                *kept = points + self.acceleration.points(self.snapshot, index, next);
            }
            if round < rounds {
                points += self.points(index, round);
            }
        }
        scores
    }

    fn points(&self, index: usize, round: usize) -> Score {
        self.points_by(scores::in_round, index, round)
    }

    /// Points that the result itself is worth, without bonus or penalty.
    fn points_for_result(&self, index: usize, round: usize) -> Score {
        self.points_by(scores::for_result, index, round)
    }

    fn points_by(
        &self,
        count: impl Fn(&Snapshot, PairingNumber, RoundNumber, RoundEntry) -> Score,
        index: usize,
        round: usize,
    ) -> Score {
        let entry = self.histories.row(index)[round];
        let abnormal = !self.snapshot.abnormal.is_empty() || self.snapshot.match_scores.is_some();
        match abnormal.then(|| RoundNumber::from_index(round)).flatten() {
            Some(round) => count(self.snapshot, self.snapshot.players[index].number, round, entry),
            None => self.snapshot.rules.points.entry(entry),
        }
    }

    /// C.04.3:1.8: strictly more than half of the most that the rounds so far could give.
    fn is_above_half(&self, score: Score) -> bool {
        let played = i32::from(self.round.get()) - 1;
        2 * score.tenths() > played * self.snapshot.rules.points.win().tenths()
    }

    /// The float of the round so many rounds ago (C.04.3:1.4).
    fn float(&self, index: usize, ago: usize) -> Option<Float> {
        let round = self.round.index().checked_sub(ago)?;
        let entry = self.histories.row(index)[round];
        let Some((opponent, _)) = entry.met() else {
            return self.unplayed_float(index, round, entry);
        };
        if let Some(recorded) = self.recorded(round) {
            let number = self.snapshot.players[index].number;
            let up = recorded.up.contains(&number).then_some(Float::Up);
            return up.or(recorded.down.contains(&number).then_some(Float::Down));
        }
        let opponent = self.snapshot.index_of(opponent)?;
        let mine = self.scores[index][ago];
        let theirs = self.scores[opponent][ago];
        match mine.cmp(&theirs) {
            std::cmp::Ordering::Greater => Some(Float::Down),
            std::cmp::Ordering::Less => Some(Float::Up),
            std::cmp::Ordering::Equal => None,
        }
    }

    /// What was written down when that round was paired, where the book goes by it. A game that was
    /// not played overrides it: the winner floats down, the loser not at all (dutch-1992:A4).
    fn recorded(&self, round: usize) -> Option<&RoundFloats> {
        let mut records = self.snapshot.recorded_floats.iter();
        records.find(|it| self.rules.recorded_floats && it.round.index() == round)
    }

    fn loss(&self) -> Score {
        self.snapshot.rules.points.white_loss.min(self.snapshot.rules.points.black_loss)
    }

    fn unplayed_float(&self, index: usize, round: usize, entry: RoundEntry) -> Option<Float> {
        let loss = self.loss();
        let floats = match self.rules.floats {
            UnplayedFloats::Always => true,
            UnplayedFloats::Never => false,
            UnplayedFloats::IfItScored => {
                entry == RoundEntry::Unpaired(Unpaired::PairingBye)
                    || self.points_for_result(index, round) > loss
            }
            UnplayedFloats::IfItWon => {
                entry == RoundEntry::Unpaired(Unpaired::PairingBye)
                    || self.points_for_result(index, round) >= self.snapshot.rules.points.win()
            }
        };
        floats.then_some(Float::Down)
    }

    /// The first round that bars the bye.
    fn bye_barred(&self, index: usize) -> Option<RoundNumber> {
        let row = self.histories.row(index);
        let barring = row.iter().enumerate().find(|&(round, &entry)| match self.rules.bye {
            _ if entry == RoundEntry::Unpaired(Unpaired::PairingBye) => true,
            ByeRule::ByeOrForfeitWin => {
                matches!(
                    entry,
                    RoundEntry::Forfeited { won: true, .. }
                        | RoundEntry::Unpaired(Unpaired::ForfeitWin)
                )
            }
            ByeRule::WinWithoutPlaying => {
                entry.met().is_none()
                    && self.points_for_result(index, round) >= self.snapshot.rules.points.win()
            }
            ByeRule::NamedWins => matches!(
                entry,
                RoundEntry::Forfeited { won: true, .. }
                    | RoundEntry::Unpaired(Unpaired::ForfeitWin | Unpaired::Bye(Bye::Full))
            ),
            ByeRule::PointsWithoutPlaying => {
                entry.met().is_none() && self.points_for_result(index, round) > self.loss()
            }
        });
        barring.and_then(|(round, _)| RoundNumber::from_index(round))
    }

    /// Members of each prohibition that holds in this round, in order.
    fn group_sizes(&self) -> Vec<usize> {
        let rules = self.snapshot.prohibitions.iter();
        let rules = rules.filter(|rule| rule.rounds.contains(self.round));
        rules.map(|rule| rule.members.len()).collect()
    }

    /// Whom each has met, by place in the ranking.
    fn met(&self, order: &[usize], places: &[u32]) -> Lists {
        Lists::new(order.iter().map(|&index| {
            let met = self.histories.row(index).iter().filter_map(|entry| entry.met());
            let met = met.filter_map(|(opponent, _)| self.snapshot.index_of(opponent));
            met.map(|index| places[index]).filter(|&place| place != u32::MAX)
        }))
    }

    /// The prohibitions that concern each, by number.
    fn apart(&self, order: &[usize]) -> Lists {
        let rules = self.snapshot.prohibitions.iter();
        let mut members: Vec<(usize, u32)> = (0..)
            .zip(rules.filter(|rule| rule.rounds.contains(self.round)))
            .flat_map(|(group, rule)| rule.members.iter().map(move |who| (who, group)))
            .filter_map(|(who, group)| Some((self.snapshot.index_of(who.player()?)?, group)))
            .collect();
        if members.is_empty() {
            return Lists::default();
        }
        members.sort_unstable();
        Lists::new(order.iter().map(|&index| {
            let from = members.partition_point(|&(member, _)| member < index);
            let mine = members[from..].iter().take_while(move |&&(member, _)| member == index);
            mine.map(|&(_, group)| group)
        }))
    }
}
