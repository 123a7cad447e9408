//! 1.7 and 1.8: the Index, which says how strong the opponents were, and the order that it gives.

use std::cmp::Reverse;

use ronde_model::{Bye, Histories, RoundEntry, RoundNumber, Score, Snapshot, Unpaired, scores};

use crate::field::Field;

/// What the opponents of a player have scored (1.7.1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Index {
    /// The sum of the opponents' scores, in tenths.
    pub(super) buchholz: i64,
    /// The sum of the opponents' scores, each times what was scored against them, in hundredths.
    pub(super) sonneborn_berger: i64,
}

/// The Index of everybody to be paired, by place in the field.
pub(super) fn indexes(snapshot: &Snapshot, field: &Field) -> Vec<Index> {
    let histories = Histories::of_first(snapshot, field.round.index());
    let totals = scores::totals(snapshot, &histories);
    let records = Records { snapshot, round: field.round, histories, totals };
    let lent: Vec<Score> = (0..snapshot.players.len()).map(|it| records.lent(it)).collect();
    field.entrants().iter().map(|entrant| records.index(entrant.index, &lent)).collect()
}

/// 1.8: places in ranking order: Buchholz, Sonneborn-Berger, number. Scores do not count.
pub(super) fn ranked(field: &Field, indexes: &[Index]) -> Vec<usize> {
    let mut order: Vec<usize> = (0..field.len()).collect();
    order.sort_by_key(|&place| (Reverse(indexes[place]), field.at(place).seed));
    order
}

/// What was scored before the round; virtual points are no part of it (1.7.2).
struct Records<'a> {
    snapshot: &'a Snapshot,
    round: RoundNumber,
    histories: Histories,
    /// By place in the list.
    totals: Vec<Score>,
}

impl Records<'_> {
    /// 1.7.2: what the opponents of a player count for him: his score; but if he has taken no part
    /// since some round, this one included, each of those rounds before this one as a draw.
    fn lent(&self, player: usize) -> Score {
        let own = self.totals[player];
        let last = self.histories.row(player).last();
        if !last.is_some_and(|entry| is_zero_point_bye(*entry))
            || !self.is_zero_point_bye_now(player)
        {
            return own;
        }
        let draw = self.snapshot.rules.points.white_draw;
        let rounds = self.histories.row(player).iter().enumerate().rev();
        let series = rounds.take_while(|(_, entry)| is_zero_point_bye(**entry));
        own + series.map(|(round, _)| draw - self.points(player, round)).sum()
    }

    /// Whether the player has a zero-point bye in the round being paired: asked for, entered, or
    /// because he has left.
    fn is_zero_point_bye_now(&self, player: usize) -> bool {
        let (number, round) = (self.snapshot.players[player].number, self.round);
        if let Some(held) = self.snapshot.rounds.get(round.index()) {
            let sits = held.games().iter().any(|game| [game.white, game.black].contains(&number));
            let mut entered = held.unpaired().iter().filter(|(who, _)| *who == number);
            return !sits && entered.all(|(_, why)| *why == Unpaired::Bye(Bye::Zero));
        }
        if self.snapshot.given_byes.iter().any(|bye| bye.round == round && bye.who == number) {
            return false;
        }
        let mut requests = self.snapshot.requests.iter().filter(|request| request.round == round);
        match requests.find(|request| request.who.player() == Some(number)) {
            Some(request) => request.bye == Bye::Zero,
            None => !self.snapshot.players[player].participation.covers(round),
        }
    }

    /// 1.7.1 with 1.7.2: a round that was not played is a game against oneself.
    fn index(&self, player: usize, lent: &[Score]) -> Index {
        let rounds = self.histories.row(player).iter().enumerate();
        let games = rounds.map(|(round, entry)| {
            let opponent = entry.met().and_then(|(number, _)| self.snapshot.index_of(number));
            let score = opponent.map_or(self.totals[player], |opponent| lent[opponent]);
            (i64::from(score.tenths()), i64::from(self.points(player, round).tenths()))
        });
        games.fold(Index::default(), |sum, (score, points)| Index {
            buchholz: sum.buchholz + score,
            sonneborn_berger: sum.sonneborn_berger + score * points,
        })
    }

    /// What the result of the round was worth.
    fn points(&self, player: usize, round: usize) -> Score {
        let entry = self.histories.row(player)[round];
        match RoundNumber::from_index(round).filter(|_| !self.snapshot.abnormal.is_empty()) {
            Some(round) => scores::for_result(
                self.snapshot,
                self.snapshot.players[player].number,
                round,
                entry,
            ),
            None => self.snapshot.rules.points.entry(entry),
        }
    }
}

fn is_zero_point_bye(entry: RoundEntry) -> bool {
    matches!(entry, RoundEntry::Absent | RoundEntry::Unpaired(Unpaired::Bye(Bye::Zero)))
}
