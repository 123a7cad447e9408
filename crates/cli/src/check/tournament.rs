//! One tournament: every round that it holds, compared with the prescribed one.

use std::collections::BTreeMap;

use ronde_model::{Histories, Round, RoundNumber, Snapshot};
use ronde_swiss::acceleration::Acceleration;
use ronde_swiss::check::{RoundCheck, Verdict, check_round};
use ronde_swiss::hindsight::{Circumstance, circumstances};
use ronde_swiss::{Book, PairingError, System, contest};
use ronde_words::{CheckWords, Lang, fill};

use super::ranks::Ranks;
use super::tally::Tally;
use crate::language;
use crate::load::Loaded;
use crate::outcome::Stop;
use crate::pair::choice::{self, Caller, Choice, Initial, Rulebook};
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
    /// Whether the number of rounds is that of the rounds in the file, because none is declared.
    assumed: bool,
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
        let snapshot = contest::view(&snapshot, choice.system).into_owned();
        let assumed = snapshot.rules.declared_rounds.is_none();
        let snapshot = if assumed {
            with_rounds_of_file(&snapshot, &choice, rulebook.caller, name)?
        } else {
            snapshot
        };
        let numbers = (0..snapshot.rounds.len()).filter_map(RoundNumber::from_index);
        // Where everybody has a bye, nothing was paired and nothing is prescribed.
        let paired = numbers.filter(|round| Round::is_paired(&snapshot.rounds[round.index()]));
        let mut rounds: Vec<RoundCheck> = paired
            .map(|round| check_round(&snapshot, round, choice.system, initial.colour))
            .collect();
        if let Some(last) = rounds.last_mut().filter(|_| assumed) {
            *last = perhaps_not_last(&snapshot, &choice, initial, last);
        }
        let (ranks, hindsight) = (Ranks::default(), BTreeMap::new());
        Ok(Checked { snapshot, choice, initial, rounds, assumed, ranks, hindsight })
    }

    /// Says that the number of rounds was not declared, where it was not.
    pub(crate) fn assumed_rounds(&self, lang: Lang) -> Option<String> {
        let w = CheckWords::of(lang);
        self.assumed.then(|| fill!(w.rounds_assumed, n = self.snapshot.rounds.len()))
    }

    /// For every round that differs: what would make it the prescribed one.
    ///
    /// Of matches nothing is supposed: what they gave is not read off their results.
    pub(crate) fn suppose(&mut self) {
        if self.snapshot.match_scores.is_some() {
            return;
        }
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
        Scene::new(&self.snapshot, round, self.choice.system).said_in(language::current())
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

/// The tournament with as many rounds as it holds. Where virtual points (C.04.7:1.4) or the book of
/// a round (C.04.4.2:1.6) depend on their number, nothing can be checked without it.
fn with_rounds_of_file(
    snapshot: &Snapshot,
    choice: &Choice,
    caller: Caller,
    name: &str,
) -> Result<Snapshot, Stop> {
    let histories = Histories::of_first(snapshot, 1);
    let everybody = vec![true; snapshot.players.len()];
    let is_accelerated = match Acceleration::of(snapshot, &histories, &everybody) {
        Acceleration::None | Acceleration::Explicit => false,
        Acceleration::Baku(_) | Acceleration::Ssa(_) => true,
    };
    if is_accelerated || books_turn_on_rounds(choice.system, snapshot.rounds.len()) {
        let scene = Scene::new(snapshot, RoundNumber::FIRST, choice.system);
        let scene = scene.said_in(language::current());
        let error = PairingError::RoundsNotDeclared;
        return Err(refusal::stop_for(caller, &scene, name, &error));
    }
    Ok(with_rounds(snapshot, snapshot.rounds.len().max(1)))
}

/// Whether a longer tournament would have paired one of the rounds held by another book.
fn books_turn_on_rounds(system: System, held: usize) -> bool {
    let so_many = u16::try_from(held).unwrap_or(u16::MAX);
    let book = |declared, round| Book::among(system, declared, round).system;
    (0..held)
        .filter_map(RoundNumber::from_index)
        .any(|round| book(so_many, round) != book(u16::MAX, round))
}

fn with_rounds(snapshot: &Snapshot, rounds: usize) -> Snapshot {
    let mut parts = (**snapshot).clone();
    parts.rules.declared_rounds = u16::try_from(rounds).ok();
    Snapshot::new(parts).expect("there are as many rounds as it holds")
}

/// Nobody knows whether the last round of the file is the last of the tournament, in which other
/// rules hold for topscorers: it agrees if it is right in either case.
fn perhaps_not_last(
    snapshot: &Snapshot,
    choice: &Choice,
    initial: Initial,
    last: &RoundCheck,
) -> RoundCheck {
    if last.verdict == Verdict::Agrees {
        return last.clone();
    }
    let longer = with_rounds(snapshot, snapshot.rounds.len() + 1);
    let other = check_round(&longer, last.round, choice.system, initial.colour);
    if other.verdict == Verdict::Agrees { other } else { last.clone() }
}
