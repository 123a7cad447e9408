//! The norms of a tournament (B.01:1.4): who could earn which, and what the games say.

use ronde_model::{Histories, PairingNumber, Player, RoundEntry, RoundNumber, Sex, Snapshot};

use super::score;
use crate::norms::{
    Assessment, EventKind, Forecast, Level, NormGame, Opponent, Outlook, best, forecast, outlook,
};

/// A player judged for a norm.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Candidate {
    /// Who.
    pub number: PairingNumber,
    /// Rounds of the games that count, in the order of the games.
    pub rounds: Vec<RoundNumber>,
    /// The games that count: played over the board.
    pub games: Vec<NormGame>,
    /// The games judged as favourably as the rules allow.
    pub assessment: Assessment,
    /// Games still to come: paired without a result, and of rounds not yet paired.
    pub to_come: usize,
    /// What the games to come must bring, where all their opponents are known.
    pub forecast: Option<Forecast>,
    /// Otherwise what their opponents must average, for each score.
    pub outlook: Vec<Outlook>,
    /// The most that opponents to come can average: the strongest who were not met yet.
    pub strongest: i64,
}

impl Candidate {
    /// Whether the games to come can still make it a norm, as far as scores and averages go.
    pub fn is_within_reach(&self) -> bool {
        match &self.forecast {
            Some(forecast) => forecast.halves_needed.is_some(),
            None => self.least().is_some(),
        }
    }

    /// The least score from the games to come that the field still allows.
    pub fn least(&self) -> Option<Outlook> {
        self.outlook.iter().copied().find(|one| one.average <= self.strongest)
    }
}

/// Every player for every norm above the title held; women's norms for women.
pub fn candidates(snapshot: &Snapshot, kind: EventKind) -> Vec<Candidate> {
    let histories = Histories::of(snapshot);
    let players = snapshot.players.iter().enumerate();
    let levels = players.flat_map(|(index, player)| {
        let open = move |level: &Level| {
            let above = player.title.is_none_or(|title| level.title() < title);
            above && (!level.for_women() || player.sex == Some(Sex::Female))
        };
        Level::ALL.into_iter().filter(open).map(move |level| (index, player, level))
    });
    levels
        .map(|(index, player, level)| judge(snapshot, &histories, index, player, level, kind))
        .collect()
}

fn judge(
    snapshot: &Snapshot,
    histories: &Histories,
    index: usize,
    player: &Player,
    level: Level,
    kind: EventKind,
) -> Candidate {
    let (rounds, games): (Vec<RoundNumber>, Vec<NormGame>) =
        norm_games(snapshot, histories, index).into_iter().unzip();
    let own = player.federation.trim();
    let known = to_come(snapshot, histories, index);
    let declared = usize::from(snapshot.rules.declared_rounds.unwrap_or(0));
    let unpaired = declared.saturating_sub(snapshot.rounds.len());
    let all_known = unpaired == 0 && !known.is_empty();
    let more = known.len() + unpaired;
    Candidate {
        number: player.number,
        assessment: best(level, own, kind, &games),
        to_come: more,
        forecast: all_known.then(|| forecast(level, own, kind, &games, &known)),
        outlook: if all_known { Vec::new() } else { outlook(level, &games, more) },
        strongest: strongest(snapshot, player.number, &games, more),
        rounds,
        games,
    }
}

/// The average of so many of the strongest whom the player has not met.
fn strongest(snapshot: &Snapshot, own: PairingNumber, games: &[NormGame], more: usize) -> i64 {
    let met = |one: &&Player| {
        one.number == own || games.iter().any(|game| game.opponent.number == one.number.get())
    };
    let mut ratings: Vec<i64> = snapshot
        .players
        .iter()
        .filter(|one| !met(one))
        .filter_map(|one| one.rating.map(i64::from))
        .collect();
    ratings.sort_unstable_by_key(|rating| -rating);
    ratings.truncate(more);
    let number = i64::try_from(ratings.len()).unwrap_or(0).max(1);
    ratings.iter().sum::<i64>() / number
}

/// The games that count for a norm, with their rounds: played over the board.
pub fn norm_games(
    snapshot: &Snapshot,
    histories: &Histories,
    index: usize,
) -> Vec<(RoundNumber, NormGame)> {
    let rounds = histories.row(index).iter().enumerate();
    rounds
        .filter_map(|(round, entry)| {
            let RoundEntry::Played { opponent, outcome, rated: true, .. } = *entry else {
                return None;
            };
            let opponent = of_player(snapshot.player(opponent)?);
            let game = NormGame { opponent, score: score(outcome) };
            Some((RoundNumber::from_index(round)?, game))
        })
        .collect()
}

/// Opponents of games that are paired and have no result yet.
pub fn to_come(snapshot: &Snapshot, histories: &Histories, index: usize) -> Vec<Opponent> {
    let open = histories.row(index).iter().filter_map(|entry| match *entry {
        RoundEntry::Unfinished { opponent, .. } => Some(opponent),
        _ => None,
    });
    open.filter_map(|number: PairingNumber| snapshot.player(number)).map(of_player).collect()
}

fn of_player(player: &Player) -> Opponent {
    Opponent {
        number: player.number.get(),
        rating: player.rating,
        title: player.title,
        federation: player.federation.trim().to_owned(),
    }
}
