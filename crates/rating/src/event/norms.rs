//! The norms of a tournament (B.01:1.4): who could earn which, and what the games say.

use ronde_model::{
    Histories, Outcome, PairingNumber, Player, RoundEntry, RoundNumber, Sex, Snapshot, Title,
    Unpaired,
};

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
    let declared = usize::from(snapshot.rules.declared_rounds.unwrap_or(0));
    let won_unplayed = histories.row(index).iter().any(|entry| is_won_unplayed(*entry));
    let nine = declared.max(snapshot.rounds.len()) == 9;
    let kind = EventKind { one_of_nine_won_unplayed: nine && won_unplayed, ..kind };
    let (rounds, games): (Vec<RoundNumber>, Vec<NormGame>) =
        norm_games(snapshot, histories, index, kind).into_iter().unzip();
    let own = player.federation.trim();
    let known = to_come(snapshot, histories, index);
    let unpaired = declared.saturating_sub(snapshot.rounds.len());
    let all_known = unpaired == 0 && !known.is_empty();
    let more = known.len() + unpaired;
    Candidate {
        number: player.number,
        assessment: best(level, own, kind, &games),
        to_come: more,
        forecast: all_known.then(|| forecast(level, own, kind, &games, &known)),
        outlook: if all_known { Vec::new() } else { outlook(level, kind, &games, more) },
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

/// 1.4.1: a point without a game, through no doing of one's own.
fn is_won_unplayed(entry: RoundEntry) -> bool {
    matches!(
        entry,
        RoundEntry::Forfeited { won: true, .. }
            | RoundEntry::Unpaired(Unpaired::PairingBye | Unpaired::ForfeitWin)
    )
}

/// The games that count for a norm, with their rounds (1.4.2): played over the board, against
/// somebody of a federation of FIDE's; in a round robin not against an unrated player without a
/// point.
pub fn norm_games(
    snapshot: &Snapshot,
    histories: &Histories,
    index: usize,
    kind: EventKind,
) -> Vec<(RoundNumber, NormGame)> {
    let rounds = histories.row(index).iter().enumerate();
    rounds
        .filter_map(|(round, entry)| {
            let RoundEntry::Played { opponent, outcome, rated: true, .. } = *entry else {
                return None;
            };
            let player = snapshot.player(opponent)?;
            let counts = player.federation.trim() != NO_FEDERATION
                && !(kind.predetermined && is_unrated_without_a_point(snapshot, histories, player));
            let game = NormGame { opponent: of_player(player), score: score(outcome) };
            counts.then_some((RoundNumber::from_index(round)?, game))
        })
        .collect()
}

/// How files write that a player belongs to no federation of FIDE's.
const NO_FEDERATION: &str = "NON";

fn is_unrated_without_a_point(snapshot: &Snapshot, all: &Histories, player: &Player) -> bool {
    let index = snapshot.players.iter().position(|one| one.number == player.number);
    let lost = |entry: &RoundEntry| match entry {
        RoundEntry::Played { outcome, .. } => *outcome == Outcome::Loss,
        RoundEntry::Forfeited { won, .. } => !won,
        _ => true,
    };
    player.rating.is_none() && index.is_some_and(|index| all.row(index).iter().all(lost))
}

/// 1.4.3: whether a Swiss is exempt from the rules on federations. In every round so far there were
/// at least twenty rated players from other federations than the host's, of three federations, and
/// ten of them hold the title of GM, IM, WGM or WIM.
pub fn is_large_international_swiss(snapshot: &Snapshot) -> bool {
    let histories = Histories::of(snapshot);
    let host = snapshot.event.federation.trim();
    let rounds = 0..snapshot.rounds.len();
    !host.is_empty()
        && !rounds.is_empty()
        && rounds.into_iter().all(|round| {
            let there = snapshot.players.iter().enumerate().filter(|(index, _)| {
                histories.row(*index).get(round).is_some_and(|entry| entry.paired_with().is_some())
            });
            let foreign: Vec<&Player> =
                there.map(|(_, player)| player).filter(|player| is_foreign(player, host)).collect();
            let titled =
                foreign.iter().filter(|player| player.title.is_some_and(has_norms)).count();
            let mut federations: Vec<&str> =
                foreign.iter().map(|it| it.federation.trim()).collect();
            federations.sort_unstable();
            federations.dedup();
            foreign.len() >= 20 && federations.len() >= 3 && titled >= 10
        })
}

/// Rated, and of a federation that is not the host's; FID is none.
fn is_foreign(player: &Player, host: &str) -> bool {
    let federation = player.federation.trim();
    player.rating.is_some() && !["", "FID", NO_FEDERATION, host].contains(&federation)
}

fn has_norms(title: Title) -> bool {
    Level::ALL.into_iter().any(|level| level.title() == title)
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
