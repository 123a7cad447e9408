//! One tournament: every round that it holds, compared with the prescribed one.

use std::collections::BTreeMap;

use ronde_model::{Round, RoundNumber, Snapshot};
use ronde_swiss::PairingError;
use ronde_swiss::check::{RoundCheck, Verdict, check_round};
use ronde_swiss::hindsight::{Circumstance, circumstances};

use super::ranks::Ranks;
use super::tally::Tally;
use crate::load::Loaded;
use crate::outcome::Stop;
use crate::pair::choice::{self, Choice, Initial, Rulebook};
use crate::pair::refusal;
use crate::pair::rounds::upright;
use crate::pair::scene::Scene;

/// A tournament and what was found in it.
pub(crate) struct Checked {
    /// The tournament.
    pub(crate) snapshot: Snapshot,
    /// The system, and what decided it.
    pub(crate) choice: Choice,
    /// The initial colour, and what decided it.
    pub(crate) initial: Initial,
    /// Every round that was paired.
    pub(crate) rounds: Vec<RoundCheck>,
    /// The ranks that the file states; empty until somebody compares them.
    pub(crate) ranks: Ranks,
    /// What would make a round the prescribed one; empty until somebody asks.
    pub(crate) hindsight: BTreeMap<RoundNumber, Vec<Circumstance>>,
}

impl Checked {
    /// Compares every round.
    pub(crate) fn of(loaded: &Loaded, rulebook: &Rulebook) -> Result<Checked, Stop> {
        let (snapshot, name) = (upright(loaded.snapshot.clone()), &loaded.name);
        let snapshot = choice::declare_rounds(snapshot, rulebook.rounds, name)?;
        let choice = choice::system(&snapshot, rulebook).map_err(|stop| stop.about(name))?;
        let initial = choice::initial(&snapshot, choice.system, None);
        if snapshot.rules.declared_rounds.is_none() {
            let scene = Scene::new(&snapshot, RoundNumber::FIRST, choice.system);
            return Err(refusal::stop(&scene, name, &PairingError::RoundsNotDeclared));
        }
        let numbers = (0..snapshot.rounds.len()).filter_map(RoundNumber::from_index);
        // Where everybody has a bye, nothing was paired and nothing is prescribed.
        let paired = numbers.filter(|round| Round::is_paired(&snapshot.rounds[round.index()]));
        let rounds = paired
            .map(|round| check_round(&snapshot, round, choice.system, initial.colour))
            .collect();
        let (ranks, hindsight) = (Ranks::default(), BTreeMap::new());
        Ok(Checked { snapshot, choice, initial, rounds, ranks, hindsight })
    }

    /// For every round that differs: what would make it the prescribed one.
    pub(crate) fn suppose(&mut self) {
        let (system, colour) = (self.choice.system, self.initial.colour);
        let differs = |check: &&RoundCheck| {
            !matches!(check.verdict, Verdict::Agrees | Verdict::CannotBePaired(_))
        };
        let rounds = self.rounds.iter().filter(differs).map(|check| check.round);
        let found =
            rounds.map(|round| (round, circumstances(&self.snapshot, round, system, colour)));
        self.hindsight = found.collect();
    }

    /// What words about a round are made from.
    pub(crate) fn scene(&self, round: RoundNumber) -> Scene<'_> {
        Scene::new(&self.snapshot, round, self.choice.system)
    }

    /// Counts; `errors` is whether the file has errors of its own.
    pub(crate) fn tally(&self, errors: bool) -> Tally {
        let ranks = self.ranks.wrong.len();
        let mut tally = Tally { files: 1, with_errors: errors.into(), ranks, ..Tally::default() };
        for round in &self.rounds {
            tally.round(&round.verdict);
        }
        tally
    }
}
