//! What is asked of a tournament, and why it may not be answered.

use ronde_desk::State;
use ronde_model::Snapshot;
use ronde_schedule::Kind as ScheduleKind;
use ronde_simulate::Acceleration;
use ronde_simulate::compare::{Comparison, Measured, Variant, compare};
use ronde_simulate::course::Way;
use ronde_simulate::crew::{Watch, cores};
use ronde_simulate::fairness::{Fairness, Inquiry, enough, fairness};
use ronde_simulate::study::{Question as StudyQuestion, Study, StudyError, study};
use ronde_standings::prizes::Rules;
use ronde_standings::{Contest, Settings};
use ronde_words::{Lang, OddsWords, fill};
use serde::Deserialize;

/// Plays, if nothing is said, and at most.
pub(crate) const USUAL: u64 = 2_000;
const MOST: u64 = 20_000;
/// Players times rounds times plays that one study may have: a hall must not wait for it.
const MOST_WORK: u64 = 40_000_000;

/// What is asked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Kind {
    /// Chances, and next opponents.
    #[default]
    Chances,
    /// Other systems.
    Systems,
    /// Other numbers of rounds.
    Rounds,
    /// Accelerations.
    Accelerations,
    /// Colours, floats and opponents against chance.
    Fairness,
}

impl Kind {
    /// All of them, as the page and programs name them.
    pub(crate) const ALL: [(Kind, &'static str); 5] = [
        (Kind::Chances, "chances"),
        (Kind::Systems, "systems"),
        (Kind::Rounds, "rounds"),
        (Kind::Accelerations, "accelerations"),
        (Kind::Fairness, "fairness"),
    ];

    /// The question in words.
    pub(crate) const fn words(self, p: &'static OddsWords) -> &'static str {
        match self {
            Kind::Chances => p.chances,
            Kind::Systems => p.systems,
            Kind::Rounds => p.rounds,
            Kind::Accelerations => p.accelerations,
            Kind::Fairness => p.fairness,
        }
    }
}

/// What somebody wants to know.
#[derive(Deserialize)]
pub(crate) struct Wanted {
    #[serde(default)]
    kind: Kind,
    #[serde(default)]
    plays: Option<u64>,
    #[serde(default)]
    seed: Option<u64>,
}

/// Why there is nothing to ask.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Refused {
    Cup,
    Teams,
    OnlySwiss,
    NoRounds,
    Study(StudyError),
}

impl From<StudyError> for Refused {
    fn from(error: StudyError) -> Refused {
        Refused::Study(error)
    }
}

impl Refused {
    /// In the reader's language; what an engine says of a round is left out, the round is named.
    pub(crate) fn words(&self, lang: Lang) -> String {
        let p = OddsWords::of(lang);
        match self {
            Refused::Cup => p.no_cup.to_owned(),
            Refused::Teams => p.no_teams.to_owned(),
            Refused::OnlySwiss => p.only_swiss.to_owned(),
            Refused::NoRounds | Refused::Study(StudyError::RoundsNotDeclared) => {
                p.no_rounds.to_owned()
            }
            Refused::Study(StudyError::TooFewPlayers) => p.too_few.to_owned(),
            Refused::Study(StudyError::NoPairing(round, _)) => fill!(p.no_pairing, n = round),
            Refused::Study(StudyError::NothingPlayed) => p.nothing_played.to_owned(),
            Refused::Study(StudyError::FixedBeforehand) => p.fixed.to_owned(),
            Refused::Study(_) => p.stopped.to_owned(),
        }
    }
}

/// A question with everything that its answer needs.
pub(crate) struct Question {
    pub(crate) kind: Kind,
    pub(crate) plays: u64,
    pub(crate) seed: u64,
    pub(crate) event: Snapshot,
    pub(crate) prizes: Option<Rules>,
    pub(crate) settings: Settings,
    way: Way,
    variants: Vec<Variant>,
}

/// What came out.
pub(crate) enum Found {
    Chances(Study),
    Comparison(Vec<Measured>),
    Fairness(Fairness),
}

impl Wanted {
    /// The question, asked of the tournament as it stands, drafts included.
    pub(crate) fn of(self, state: &State) -> Result<Question, Refused> {
        let (event, standings, _) = state.standings_after(state.rounds.len());
        let settings = standings.settings().clone();
        let way = way(state, &event)?;
        if matches!(way, Way::Swiss { .. }) && settings.contest() == Contest::Teams {
            return Err(Refused::Teams);
        }
        let rounds = event.rules.declared_rounds.ok_or(Refused::NoRounds)?;
        let variants = variants(self.kind, &event, &way, rounds)?;
        let each = event.players.len() as u64 * u64::from(rounds) * variants.len().max(1) as u64;
        let most = (MOST_WORK / each.max(1)).clamp(100, MOST);
        let least = if self.kind == Kind::Fairness { enough(event.players.len()) } else { 0 };
        let plays = self.plays.unwrap_or(USUAL.max(least)).max(1);
        let rules = state.settings.prizes.rules().ok();
        Ok(Question {
            kind: self.kind,
            plays: plays.min(most),
            seed: self.seed.unwrap_or_else(fresh_seed),
            prizes: rules.filter(|rules| !rules.purses.is_empty()),
            event,
            settings,
            way,
            variants,
        })
    }
}

/// Nine digits: enough for chance, short enough to be typed again.
pub(crate) fn fresh_seed() -> u64 {
    getrandom::u64().map_or(1, |drawn| drawn % 1_000_000_000)
}

fn way(state: &State, event: &Snapshot) -> Result<Way, Refused> {
    let system = &state.settings.system;
    if let Ok(Some(system)) = system.swiss() {
        return Ok(Way::swiss(event, system));
    }
    let recipe = system.recipe().ok().flatten().ok_or(Refused::OnlySwiss)?;
    match recipe.kind {
        ScheduleKind::Cup(_) => Err(Refused::Cup),
        _ => Ok(Way::Schedule(Box::new(recipe))),
    }
}

/// What is compared; nothing where nothing is.
fn variants(kind: Kind, event: &Snapshot, way: &Way, rounds: u16) -> Result<Vec<Variant>, Refused> {
    if matches!(kind, Kind::Chances | Kind::Fairness) {
        return Ok(Vec::new());
    }
    let Way::Swiss { system, .. } = way else { return Err(Refused::OnlySwiss) };
    let acceleration = if event.accelerations.is_empty() {
        Acceleration::of_code(event.event.kind_code.trim())
    } else {
        Acceleration::Explicit
    };
    let own = Variant { system: *system, rounds, acceleration };
    let mut all = vec![own];
    let mut and = |variant: Variant| {
        if !all.contains(&variant) {
            all.push(variant);
        }
    };
    match kind {
        Kind::Systems => {
            for name in ["dutch-2026", "dubov-2026", "dutch-2017", "dubov-1997"] {
                let system = ronde_model::System::of_name(name).unwrap_or(own.system);
                and(Variant { system, ..own });
            }
        }
        Kind::Rounds => {
            let most = u16::try_from(event.players.len().saturating_sub(1)).unwrap_or(u16::MAX);
            for rounds in [rounds.saturating_sub(2), rounds + 2, rounds + 4] {
                if (1..=most).contains(&rounds) {
                    and(Variant { rounds, ..own });
                }
            }
        }
        _ => {
            for acceleration in [Acceleration::None, Acceleration::Baku, Acceleration::Ssa] {
                and(Variant { acceleration, ..own });
            }
        }
    }
    Ok(all)
}

impl Question {
    /// Threads: half of the machine is left to the hall.
    fn threads() -> usize {
        (cores() / 2).max(1)
    }

    /// The answer. It takes its time.
    pub(crate) fn answer(&self, watch: Watch<'_>) -> Result<Found, Refused> {
        let (plays, seed, threads) = (self.plays, self.seed, Question::threads());
        let draw_percentage = None;
        let (event, way, settings) = (&self.event, self.way.clone(), self.settings.clone());
        match self.kind {
            Kind::Chances => {
                let prizes = self.prizes.as_ref();
                let norms = Some(false);
                let asked = StudyQuestion {
                    event,
                    way,
                    settings,
                    prizes,
                    norms,
                    draw_percentage,
                    plays,
                    seed,
                    threads,
                };
                Ok(Found::Chances(study(&asked, watch)?))
            }
            Kind::Fairness => {
                let asked = Inquiry { event, way, draw_percentage, plays, seed, threads };
                Ok(Found::Fairness(fairness(&asked, watch)?))
            }
            _ => {
                let Way::Swiss { initial_colour, .. } = way else {
                    return Err(Refused::OnlySwiss);
                };
                let asked = Comparison {
                    field: event,
                    variants: &self.variants,
                    initial_colour,
                    settings,
                    draw_percentage,
                    plays,
                    seed,
                    threads,
                };
                Ok(Found::Comparison(compare(&asked, watch)?))
            }
        }
    }
}
