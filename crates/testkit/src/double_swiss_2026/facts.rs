//! What is read off a tournament with two rounds for each match.

use std::cmp::Reverse;

use ronde_model::{
    Bye, Colour, Histories, Participant, RoundEntry, RoundNumber, Snapshot, Unpaired, scores,
};

use super::Colours;
use crate::matches::{Contestant, Field, virtual_points};

/// What a match was for one player.
struct Meeting {
    opponent: usize,
    /// The colour in the first game.
    first: Colour,
    /// Neither player forfeited both games.
    counts: bool,
    /// One game at the least was played.
    played: bool,
    /// The opponent forfeited both games, and this player did not.
    won_by_forfeit: bool,
}

struct Facts<'a> {
    snapshot: &'a Snapshot,
    histories: Histories,
    /// Matches before the one to be paired.
    matches: usize,
    here: Vec<bool>,
    started: Vec<u32>,
}

/// The field of a round of the book.
pub(super) fn field(snapshot: &Snapshot, round: RoundNumber) -> Field<Colours> {
    let mut facts = Facts {
        snapshot,
        histories: Histories::of_first(snapshot, 2 * round.index()),
        matches: round.index(),
        here: Vec::new(),
        started: Vec::new(),
    };
    facts.here = (0..snapshot.players.len()).map(|index| facts.is_here(index, round)).collect();
    facts.started = facts.started();
    let all: Vec<usize> = (0..snapshot.players.len()).collect();
    let mut order: Vec<usize> = all.iter().copied().filter(|&it| facts.here[it]).collect();
    order.sort_by_key(|&index| (Reverse(facts.score(index, facts.matches)), facts.number(index)));
    let legal = |one: usize, other: usize| one != other && facts.may_meet(one, other, round);
    Field {
        people: order.iter().map(|&index| facts.contestant(index)).collect(),
        legal: order
            .iter()
            .map(|&one| order.iter().map(|&other| legal(one, other)).collect())
            .collect(),
        rules: Colours {
            had: order.iter().map(|&index| facts.colours(index)).collect(),
            odd: order.iter().map(|&index| facts.is_odd(index)).collect(),
            initial: snapshot.rules.initial_colour.unwrap_or(Colour::White),
            is_last: snapshot.rules.declared_rounds.map(|it| it.div_ceil(2)) == Some(round.get()),
        },
    }
}

impl Facts<'_> {
    fn number(&self, index: usize) -> u32 {
        self.snapshot.players[index].number.get()
    }

    /// Nobody who asked for a bye in either game.
    fn is_here(&self, index: usize, round: RoundNumber) -> bool {
        let who = Participant::Player(self.snapshot.players[index].number);
        let mut requests = self.snapshot.requests.iter();
        !requests.any(|it| it.who == who && it.round.get().div_ceil(2) == round.get())
    }

    /// Both games of a match, by its place from 0.
    fn games(&self, index: usize, of: usize) -> [RoundEntry; 2] {
        let row = self.histories.row(index);
        [2 * of, 2 * of + 1].map(|column| row.get(column).copied().unwrap_or(RoundEntry::Absent))
    }

    fn meeting(&self, index: usize, of: usize) -> Option<Meeting> {
        let games = self.games(index, of);
        let opponent = self.snapshot.index_of(games[0].paired_with()?)?;
        let theirs = self.games(opponent, of);
        let forfeits = |games: &[RoundEntry; 2]| {
            games.iter().all(|game| matches!(game, RoundEntry::Forfeited { won: false, .. }))
        };
        let first = match games[0] {
            RoundEntry::Played { colour, .. } | RoundEntry::Unfinished { colour, .. } => colour,
            RoundEntry::Forfeited { scheduled, .. } => scheduled,
            RoundEntry::Unpaired(_) | RoundEntry::Absent => return None,
        };
        let played = games
            .iter()
            .any(|game| matches!(game, RoundEntry::Played { .. } | RoundEntry::Unfinished { .. }));
        Some(Meeting {
            opponent,
            first,
            counts: !forfeits(&games) && !forfeits(&theirs),
            played,
            won_by_forfeit: forfeits(&theirs) && !forfeits(&games),
        })
    }

    fn meetings(&self, index: usize) -> impl Iterator<Item = Meeting> + '_ {
        (0..self.matches).filter_map(move |of| self.meeting(index, of))
    }

    /// Points after so many matches and the virtual points of the next, in tenths.
    fn score(&self, index: usize, matches: usize) -> i32 {
        let number = self.snapshot.players[index].number;
        let row = self.histories.row(index).iter().take(2 * matches).enumerate();
        let points = row.filter_map(|(column, entry)| {
            let column = RoundNumber::from_index(column)?;
            Some(scores::in_round(self.snapshot, number, column, *entry).tenths())
        });
        let points: i32 = points.sum();
        let round = u16::try_from(matches + 1).expect("rounds are few");
        let rounds = self.snapshot.rules.declared_rounds.unwrap_or(0).div_ceil(2);
        let win = 2 * self.snapshot.rules.points.win().tenths();
        let by_record = |row: &ronde_model::VirtualPoints, round: RoundNumber, number: u32| {
            let (from, to) =
                (row.rounds.first.get().div_ceil(2), row.rounds.last.get().div_ceil(2));
            let who = (row.first.number()..=row.last.number()).contains(&number);
            (who && (from..=to).contains(&round.get())).then_some(row.points.tenths())
        };
        let number = number.get();
        points
            + virtual_points(self.snapshot, number, round, win, rounds, &self.started, &by_record)
    }

    /// Taken into account for a match: with an opponent, or with the bye of the pairing.
    fn took_part(&self, index: usize, of: usize) -> bool {
        let bye = RoundEntry::Unpaired(Unpaired::PairingBye);
        let games = self.games(index, of);
        games.iter().any(|game| game.paired_with().is_some() || *game == bye)
    }

    fn started(&self) -> Vec<u32> {
        let all = 0..self.snapshot.players.len();
        let there =
            all.filter(
                |&index| {
                    if self.matches == 0 { self.here[index] } else { self.took_part(index, 0) }
                },
            );
        there.map(|index| self.number(index)).collect()
    }

    fn is_odd(&self, index: usize) -> bool {
        let arrived =
            |it: &usize| self.here[*it] || (0..self.matches).any(|of| self.took_part(*it, of));
        (0..=index).filter(arrived).count() % 2 == 1
    }

    fn colours(&self, index: usize) -> Vec<Colour> {
        let played = self.meetings(index).filter(|it| it.played && it.counts);
        played.map(|meeting| meeting.first).collect()
    }

    /// C1, and what the organiser forbids.
    fn may_meet(&self, one: usize, other: usize, round: RoundNumber) -> bool {
        let met = self.meetings(one).any(|it| it.counts && it.opponent == other);
        let two = [one, other].map(|it| Participant::Player(self.snapshot.players[it].number));
        let forbidden = self.snapshot.prohibitions.iter().any(|rule| {
            let (from, to) =
                (rule.rounds.first.get().div_ceil(2), rule.rounds.last.get().div_ceil(2));
            (from..=to).contains(&round.get()) && two.iter().all(|it| rule.members.contains(it))
        });
        !met && !forbidden
    }

    /// C2: a bye, a match won by forfeit, a full-point bye.
    fn may_take_bye(&self, index: usize) -> bool {
        let barred = |of: usize| {
            let games = self.games(index, of);
            games.contains(&RoundEntry::Unpaired(Unpaired::PairingBye))
                || games == [RoundEntry::Unpaired(Unpaired::Bye(Bye::Full)); 2]
                || self.meeting(index, of).is_some_and(|it| it.won_by_forfeit)
        };
        !(0..self.matches).any(barred)
    }

    /// 1.5: in the match before, against another score.
    fn floated(&self, index: usize) -> bool {
        let Some(last) = self.matches.checked_sub(1) else { return false };
        let meeting = self.meeting(index, last).filter(|it| it.counts);
        meeting.is_some_and(|it| self.score(index, last) != self.score(it.opponent, last))
    }

    fn contestant(&self, index: usize) -> Contestant {
        Contestant {
            number: self.number(index),
            score: self.score(index, self.matches),
            matches: self.meetings(index).filter(|it| it.counts).count(),
            may_take_bye: self.may_take_bye(index),
            floated: self.floated(index),
        }
    }
}
