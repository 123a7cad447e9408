//! What must be known before the next round can be paired, and is not.

use ronde_model::{Game, GameResult, RoundNumber, Snapshot};
use ronde_words::{InspectWords, Lang, fill};

use super::Progress;
use super::system::System;

/// Something an engine would have to guess, or cannot do without.
pub(super) enum Missing {
    /// Fewer than two players.
    Players,
    /// The number of rounds was not declared (C.04.1:1).
    DeclaredRounds,
    /// Which system, and which edition of it.
    System,
    /// The colour drawn before round 1 (C.04.3:5.1).
    InitialColour,
    /// A round before the last paired one has no games.
    Pairing(RoundNumber),
    /// Games without a result.
    Results(RoundNumber, Vec<Game>),
}

impl Missing {
    /// A short name for programs.
    pub(super) fn code(&self) -> &'static str {
        match self {
            Missing::Players => "players",
            Missing::DeclaredRounds => "declared-rounds",
            Missing::System => "system",
            Missing::InitialColour => "initial-colour",
            Missing::Pairing(_) => "pairing",
            Missing::Results(..) => "results",
        }
    }

    /// What is missing, and where to write it.
    pub(super) fn words(&self, snapshot: &Snapshot, lang: Lang) -> String {
        let w = InspectWords::of(lang);
        match self {
            Missing::Players => w.missing_players.to_owned(),
            Missing::DeclaredRounds => w.missing_rounds.to_owned(),
            Missing::System => w.missing_system.to_owned(),
            Missing::InitialColour => w.missing_colour.to_owned(),
            Missing::Pairing(round) => fill!(w.missing_pairing, n = round),
            Missing::Results(round, games) => results(snapshot, *round, games, w),
        }
    }
}

/// The first few games by name; boards are not numbered in a TRF.
fn results(snapshot: &Snapshot, round: RoundNumber, games: &[Game], w: &InspectWords) -> String {
    let name = |number| match snapshot.player(number) {
        Some(player) if !player.name.is_empty() => format!("{number} {}", player.name),
        _ => format!("{number}"),
    };
    let shown =
        games.iter().take(5).map(|game| format!("{} – {}", name(game.white), name(game.black)));
    let mut list = shown.collect::<Vec<_>>().join("; ");
    if games.len() > 5 {
        list = fill!(w.more_games, list = list, n = games.len() - 5);
    }
    fill!(w.missing_results, n = games.len(), round = round, list = list)
}

/// Everything that is missing for the next round; after the last one, results alone.
pub(super) fn missing(snapshot: &Snapshot, progress: &Progress, system: &System) -> Vec<Missing> {
    let mut found = Vec::new();
    let mut when = |absent: bool, what: Missing| {
        if absent {
            found.push(what);
        }
    };
    let more = progress.next.is_some();
    when(more && snapshot.players.len() < 2, Missing::Players);
    when(snapshot.rules.declared_rounds.is_none(), Missing::DeclaredRounds);
    when(more && system.code.is_empty(), Missing::System);
    let undrawn = snapshot.rules.initial_colour.is_none() && progress.paired == 0;
    when(more && undrawn, Missing::InitialColour);
    for (index, round) in snapshot.rounds.iter().take(progress.paired).enumerate() {
        let Some(number) = RoundNumber::from_index(index) else { break };
        when(round.present().next().is_none(), Missing::Pairing(number));
        let pending = round.games().iter().filter(|game| game.result == GameResult::Pending);
        let pending: Vec<Game> = pending.copied().collect();
        when(!pending.is_empty(), Missing::Results(number, pending));
    }
    found
}
