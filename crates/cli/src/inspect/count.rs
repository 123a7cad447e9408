//! Counting what is in a tournament.

use std::collections::BTreeMap;

use ronde_model::{
    Bye, Forfeit, GameResult, Participation, RoundNumber, Snapshot, Title, Unpaired,
};
use ronde_words::{InspectWords, fill};

/// Players by what is known of them.
pub(super) struct Players {
    pub(super) all: usize,
    pub(super) rated: usize,
    /// Highest title first.
    pub(super) titles: Vec<(Title, usize)>,
    /// Most players first; those without a federation are not counted.
    pub(super) federations: Vec<(String, usize)>,
    /// Who start after round 1.
    pub(super) late: usize,
    /// Who stop before the end.
    pub(super) withdrawn: usize,
}

impl Players {
    pub(super) fn of(snapshot: &Snapshot) -> Players {
        let players = &snapshot.players;
        let titles = Title::ALL.map(|title| {
            (title, players.iter().filter(|player| player.title == Some(title)).count())
        });
        let mut federations: BTreeMap<&str, usize> = BTreeMap::new();
        for player in players.iter().filter(|player| !player.federation.is_empty()) {
            *federations.entry(&player.federation).or_default() += 1;
        }
        let mut federations: Vec<(String, usize)> =
            federations.into_iter().map(|(code, count)| (code.to_owned(), count)).collect();
        federations.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
        let count = |test: fn(Participation) -> bool| {
            players.iter().filter(|player| test(player.participation)).count()
        };
        Players {
            all: players.len(),
            rated: players.iter().filter(|player| player.rating.is_some()).count(),
            titles: titles.into_iter().filter(|(_, count)| *count > 0).collect(),
            federations,
            late: count(|participation| participation.from > RoundNumber::FIRST),
            withdrawn: count(|participation| participation.until.is_some()),
        }
    }
}

/// What happened instead of games.
#[derive(Default)]
pub(super) struct Unplayed {
    pub(super) pairing_byes: usize,
    pub(super) full_byes: usize,
    pub(super) half_byes: usize,
    pub(super) zero_byes: usize,
    /// Games that one side forfeited, also where no opponent is named.
    pub(super) forfeits: usize,
    pub(super) double_forfeits: usize,
    pub(super) adjourned: usize,
}

impl Unplayed {
    pub(super) fn of(snapshot: &Snapshot) -> Unplayed {
        let mut counts = Unplayed::default();
        for round in &snapshot.rounds {
            round.games().iter().for_each(|game| counts.add_game(game.result));
            round.unpaired().iter().for_each(|(_, why)| counts.add_absence(*why));
        }
        counts
    }

    fn add_game(&mut self, result: GameResult) {
        match result {
            GameResult::Forfeited(Forfeit::BothLose) => self.double_forfeits += 1,
            GameResult::Forfeited(_) => self.forfeits += 1,
            GameResult::Adjourned => self.adjourned += 1,
            GameResult::Played { .. } | GameResult::Pending => {}
        }
    }

    fn add_absence(&mut self, why: Unpaired) {
        match why {
            Unpaired::PairingBye => self.pairing_byes += 1,
            Unpaired::Bye(Bye::Full) => self.full_byes += 1,
            Unpaired::Bye(Bye::Half) => self.half_byes += 1,
            Unpaired::Bye(Bye::Zero) => self.zero_byes += 1,
            Unpaired::ForfeitWin | Unpaired::ForfeitLoss => self.forfeits += 1,
        }
    }

    /// Those that there are, in words.
    pub(super) fn named(&self, w: &InspectWords) -> Vec<String> {
        let all = [
            (self.pairing_byes, fill!(w.pairing_byes, n = self.pairing_byes)),
            (self.full_byes, fill!(w.full_byes, n = self.full_byes)),
            (self.half_byes, fill!(w.half_byes, n = self.half_byes)),
            (self.zero_byes, fill!(w.zero_byes, n = self.zero_byes)),
            (self.forfeits, fill!(w.forfeits, n = self.forfeits)),
            (self.double_forfeits, fill!(w.double_forfeits, n = self.double_forfeits)),
            (self.adjourned, fill!(w.adjourned, n = self.adjourned)),
        ];
        all.into_iter().filter(|(count, _)| *count > 0).map(|(_, words)| words).collect()
    }
}
