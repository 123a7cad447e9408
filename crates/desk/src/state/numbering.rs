//! The starting list: who has which number, by edition.
//!
//! Numbers are places in the list as it stands at the moment of pairing (C.04.2:2.3, 2.5): somebody
//! who has not arrived has none (2.4), and a correction moves everybody who comes after. Under the
//! rules of today (and of 2017) the order of those who are in the list may not be changed "for this
//! reason" once round 4 is paired; from then on what ordered them is kept beside their data.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use ronde_model::{PairingNumber, Player};
use ronde_swiss::Book;
use ronde_swiss::initial_list::{self, LastCriterion};

use super::{Rank, Registered, State};
use crate::stored::EntrantId;

/// The round whose pairing closes the list to corrections (C.04.2:2.3).
const CLOSES_THE_LIST: usize = 4;

impl State {
    /// Whether the edition closes the list to corrections at all. The old books let a corrected Elo
    /// count for all pairings to come (dutch-1992:F7, dutch-2010:F7).
    pub fn list_closes(&self) -> bool {
        self.settings.swiss().is_some_and(|system| !Book::of(system).is_historical())
    }

    /// Whether corrections no longer move anybody.
    pub fn list_closed(&self) -> bool {
        self.list_closes() && self.rounds.len() >= CLOSES_THE_LIST
    }

    /// Keeps what orders the list, once round 4 is paired; and opens it again if that round is
    /// taken back.
    pub(crate) fn keep_order(&mut self) {
        let closed = self.list_closed();
        // Who has not arrived has no number to keep.
        let round = u16::try_from(self.rounds.len()).unwrap_or(u16::MAX);
        let listed: BTreeSet<EntrantId> = self.numbers(round).into_iter().collect();
        for (id, player) in &mut self.players {
            let keeps = closed && listed.contains(id);
            if player.frozen.is_some() != keeps {
                let rank = keeps.then(|| player.rank());
                Arc::make_mut(player).frozen = rank;
            }
        }
    }

    /// Everybody who has a number before that round is paired, from number 1.
    pub fn numbers(&self, round: u16) -> Vec<EntrantId> {
        let played = self.played();
        // C.04.2:2.4 and 4.1: whoever was in a round, or is there for this one.
        let listed = |id: &EntrantId, player: &Registered| {
            played.contains(id) || (player.in_time_for(round) && self.confirmed(player))
        };
        let there: Vec<(EntrantId, &Registered)> = self
            .players
            .iter()
            .filter(|(id, player)| listed(id, player))
            .map(|(id, player)| (*id, player.as_ref()))
            .collect();
        let given = self.given();
        let (mut first, rest): (Vec<_>, Vec<_>) =
            there.into_iter().partition(|(id, _)| given.contains_key(id));
        first.sort_by_key(|(id, _)| given[id]);
        first.iter().map(|(id, _)| *id).chain(self.by_strength(&rest)).collect()
    }

    /// Numbers given by hand, by lot, or by a file.
    fn given(&self) -> BTreeMap<EntrantId, usize> {
        self.order.iter().enumerate().map(|(place, id)| (*id, place)).collect()
    }

    fn by_strength(&self, players: &[(EntrantId, &Registered)]) -> Vec<EntrantId> {
        let Some(system) = self.settings.swiss() else { return by_team(players) };
        let listed: Vec<Player> = players.iter().map(|(id, player)| listed(*id, player)).collect();
        let order = initial_list::order(&listed, system, LastCriterion::Alphabet);
        order.into_iter().map(|place| players[place].0).collect()
    }

    /// Everybody of whom a round says something.
    fn played(&self) -> BTreeSet<EntrantId> {
        let boards = self.rounds.iter().flat_map(|round| &round.boards);
        let unpaired = self.rounds.iter().flat_map(|round| &round.unpaired);
        boards
            .flat_map(|board| [board.white, board.black])
            .chain(unpaired.map(|(id, _)| *id))
            .collect()
    }

    fn confirmed(&self, player: &Registered) -> bool {
        player.present.unwrap_or(!self.check_in)
    }
}

impl Registered {
    /// Whether he plays from that round at the latest, and has not left before he began.
    pub(crate) fn in_time_for(&self, round: u16) -> bool {
        self.from <= round && self.until.is_none_or(|last| last >= self.from)
    }

    fn rank(&self) -> Rank {
        let Registered { entrant, .. } = self;
        Rank { rating: entrant.strength(), title: entrant.title, name: entrant.name.clone() }
    }
}

/// A player with what orders him.
fn listed(id: EntrantId, player: &Registered) -> Player {
    let rank = player.frozen.clone().unwrap_or_else(|| player.rank());
    let number =
        PairingNumber::new(id.0).unwrap_or(PairingNumber::new(1).expect("one is not zero"));
    Player {
        rating: rank.rating,
        title: rank.title.map(Into::into),
        ..Player::new(number, rank.name)
    }
}

/// In a schedule players of a team sit together, in the order in which they were entered; numbers
/// are drawn or given by hand.
fn by_team(players: &[(EntrantId, &Registered)]) -> Vec<EntrantId> {
    let mut teams: Vec<&str> = Vec::new();
    for (_, player) in players {
        let team = player.entrant.team.as_str();
        if !teams.contains(&team) {
            teams.push(team);
        }
    }
    let mut order: Vec<(usize, EntrantId)> = players
        .iter()
        .map(|(id, player)| {
            let team = teams.iter().position(|team| *team == player.entrant.team);
            (team.unwrap_or(0), *id)
        })
        .collect();
    order.sort_unstable();
    order.into_iter().map(|(_, id)| id).collect()
}
